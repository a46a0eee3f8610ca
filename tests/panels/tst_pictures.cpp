// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartmenu.h"
#include "charts/costchart.h"
#include "charts/memorychart.h"
#include "charts/timecostscene.h"
#include "charts/xychart.h"
#include "items/partsmodel.h"
#include "items/timecostmodel.h"
#include "panels/topologycard.h"
#include "support/registry.h"
#include "support/samplecomparison.h"
#include "theme/palettes.h"

#include <QMenu>
#include <QMimeData>
#include <QTest>

using namespace octoplan;

namespace {

constexpr QSize shownSize(400, 320);

// Everything that can be copied and saved, with where it comes from.
struct Drawn {
    MemoryPartsModel parts{Wording()};
    CostLinesModel lines{Wording()};
    TimeCostModel times{Wording()};
    MemoryChart memory;
    CostChart cost;
    XyChart timeCost;
    TopologyCard topology;

    Drawn()
    {
        const Comparison comparison = test::sampleComparison();
        for (ComparisonModel* model : std::initializer_list<ComparisonModel*>{&parts, &lines, &times})
            model->setComparison(comparison);
        memory.setModel(&parts);
        cost.setModel(&lines);
        timeCost.setScene(timeCostScene(times, Wording(), {}));
        Topology links;
        links.link = LinkKind::NvSwitch;
        links.groups = {{8, {400.0, 475.0, 500.0}, {400.0, 475.0, 500.0}, true, "a test"}};
        topology.setTopology(links, comparison.offerings[3], Wording());
        for (QWidget* widget : std::initializer_list<QWidget*>{&memory, &cost, &timeCost, &topology}) {
            widget->setPalette(darkPalette());
            widget->resize(shownSize);
            widget->show();
        }
        QCoreApplication::processEvents();
    }

    [[nodiscard]] std::vector<std::pair<const char*, ChartPicture>> pictures()
    {
        return {{"memory", memory.picture()},
                {"cost", cost.picture()},
                {"time against cost", timeCost.picture()},
                {"topology", topology.picture()}};
    }
};

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void pixelsGrowWithTheScale()
    {
        Drawn drawn;
        for (const auto& [name, picture] : drawn.pictures())
            for (const int scale : {1, 2, 4}) {
                const QImage image = picture.image(scale);
                QVERIFY2(std::abs(image.width() - scale * picture.size.width()) <= scale, name);
                QVERIFY2(std::abs(image.height() - scale * picture.size.height()) <= scale, name);
            }
    }

    // Paper is light, whatever the window is; afterwards the window is as it was.
    void picturesAreLight()
    {
        Drawn drawn;
        const QImage before = drawn.memory.grab().toImage();
        for (const auto& [name, picture] : drawn.pictures()) {
            const QImage image = picture.image(1);
            const QColor corner = image.pixelColor(image.width() / 2, image.height() - 4);
            QVERIFY2(corner.lightness() > 200, name);
        }
        QCOMPARE(drawn.memory.grab().toImage(), before);
    }

    void oneCopyHoldsPixelsAndVectors()
    {
        Drawn drawn;
        for (const auto& [name, picture] : drawn.pictures()) {
            const std::unique_ptr<QMimeData> data(pictureMimeData(picture));
            QVERIFY2(data->hasImage(), name);
            QVERIFY2(data->data(QStringLiteral("image/svg+xml")).contains("<svg"), name);
            const QByteArray pdf = data->data(QStringLiteral("application/pdf"));
            QVERIFY2(pdf.startsWith("%PDF") && pdf.size() > 1000, name);
            QVERIFY2(!pdf.contains("/Subtype /Image"), name);
        }
    }

    void theMenuOffersEverySizeAndFormat()
    {
        Drawn drawn;
        const std::unique_ptr<QMenu> menu(chartMenu({&drawn.cost, drawn.cost.picture(), "Cost", drawn.cost.csv()}));
        QStringList texts;
        for (const QAction* action : menu->actions()) {
            texts << action->text();
            if (action->menu())
                QCOMPARE(action->menu()->actions().size(), 3);
        }
        QCOMPARE(texts, QStringList({"Copy picture", "Copy values", "", "Save as PNG", "Save as SVG…", "Save as PDF…",
                                     "Save values as CSV…"}));
    }

    void cellsAreNoFormulas()
    {
        QCOMPARE(csvLine({"=1+1", "-5", "@x", "a,b", "+1e3", "-x", "q\"q"}),
                 QStringLiteral("'=1+1,-5,'@x,\"a,b\",+1e3,'-x,\"q\"\"q\"\n"));
    }
};

OCTOPLAN_TEST(TestPictures);
#include "tst_pictures.moc"
