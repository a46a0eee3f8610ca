#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a small font with a fixed family name from an installed one.

usage: makefont.py SOURCE TARGET FAMILY latin|chinese

The Latin fonts get tabular figures under the ordinary digits, since Qt before 6.7 cannot ask for them, and quadratic
outlines, which draw several times as fast as PostScript ones.
"""
import sys

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

LARGEST_ERROR = 0.0005  # of an outline, in ems: a hundredth of a pixel at 20


def wanted(kind):
    if kind == "latin":
        ranges = [(0x20, 0x7F), (0xA0, 0x180), (0x391, 0x3CA), (0x2010, 0x2028), (0x2030, 0x203B), (0x2070, 0x2090),
                  (0x20A0, 0x20C0), (0x2100, 0x2123), (0x2190, 0x21A0), (0x2200, 0x2270), (0x25A0, 0x2608),
                  (0x2713, 0x2718)]
        return {code for first, last in ranges for code in range(first, last)}
    codes = set(range(0x3000, 0x3020)) | set(range(0xFF00, 0xFFF0))
    for high in range(0xA1, 0xF8):
        for low in range(0xA1, 0xFF):
            try:
                codes.add(ord(bytes([high, low]).decode("gb2312")))
            except UnicodeDecodeError:
                pass
    return codes


def use_tabular_figures(font):
    table = font["GSUB"].table
    features = [f.Feature for f in table.FeatureList.FeatureRecord if f.FeatureTag == "tnum"]
    swap = {}
    for feature in features:
        for index in feature.LookupListIndex:
            for sub in table.LookupList.Lookup[index].SubTable:
                swap.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    for cmap in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in cmap.cmap:
                cmap.cmap[code] = swap.get(cmap.cmap[code], cmap.cmap[code])


def use_quadratic_outlines(font):
    glyphs = font.getGlyphSet()
    drawn = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, LARGEST_ERROR * font["head"].unitsPerEm, reverse_direction=True))
        drawn[name] = pen.glyph()
    font["loca"] = newTable("loca")
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder = font.getGlyphOrder()
    glyf.glyphs = drawn
    for name, (width, _) in list(font["hmtx"].metrics.items()):
        drawn[name].recalcBounds(glyf)
        font["hmtx"].metrics[name] = (width, getattr(drawn[name], "xMin", 0))
    font["maxp"].tableVersion = 0x00010000
    for field in ("maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs",
                  "maxStackElements", "maxSizeOfInstructions", "maxComponentElements", "maxPoints", "maxContours",
                  "maxCompositePoints", "maxCompositeContours", "maxComponentDepth"):
        setattr(font["maxp"], field, 1 if field == "maxZones" else 0)
    font["post"].formatType = 3.0
    for table in ("CFF ", "VORG"):
        if table in font:
            del font[table]
    font.sfntVersion = "\000\001\000\000"


def rename(font, family):
    name = font["name"]
    style = name.getDebugName(17) or name.getDebugName(2)
    name.names = [n for n in name.names if n.nameID in (0, 7, 13, 14)]
    plain = style in ("Regular", "Bold")
    name.setName(family if plain else f"{family} {style}", 1, 3, 1, 0x409)
    name.setName(style if plain else "Regular", 2, 3, 1, 0x409)
    name.setName(f"{family} {style}", 4, 3, 1, 0x409)
    name.setName(f"{family}-{style}".replace(" ", ""), 6, 3, 1, 0x409)
    name.setName(family, 16, 3, 1, 0x409)
    name.setName(style, 17, 3, 1, 0x409)


def main():
    source, target, family, kind = sys.argv[1:5]
    font = TTFont(source, recalcTimestamp=False)
    if kind == "latin":
        use_tabular_figures(font)
    options = subset.Options(layout_features=["kern", "mark", "ccmp"], notdef_outline=True, name_IDs=["*"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted(kind))
    subsetter.subset(font)
    if kind == "latin":
        use_quadratic_outlines(font)
    rename(font, family)
    font.save(target)


main()
