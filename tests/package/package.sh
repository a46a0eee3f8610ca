#!/bin/bash
# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the Debian package and checks it: metadata, policy, contents, and that the packed program answers.
# usage: package.sh SOURCE WORK
set -eu
source=$1 work=$2
mkdir -p "$work"
cmake -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF >/dev/null
cmake --build "$work/build"
rm -f "$work"/build/*.deb
(cd "$work/build" && cpack -G DEB)
deb=$(echo "$work"/build/octoplan_*.deb)
lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$deb"

rm -rf "$work/root"
dpkg-deb -x "$deb" "$work/root"
share="$work/root/usr/share"
desktop-file-validate "$share/applications/org.octoplan.Octoplan.desktop"
appstreamcli validate --no-net "$share/metainfo/org.octoplan.Octoplan.metainfo.xml"
xmllint --noout "$share/mime/packages/org.octoplan.Octoplan.xml" "$share/icons/hicolor/scalable/apps/org.octoplan.Octoplan.svg"
grep -q "application/vnd.octoplan+json" "$share/mime/packages/org.octoplan.Octoplan.xml"

octoplan="$work/root/usr/bin/octoplan"
"$octoplan" --version
for example in "$share"/doc/octoplan/examples/*.octoplan; do
    "$octoplan" compare "$example" --format json | grep -q '"octoplan-comparison"'
done
echo "package: $(basename "$deb"), $(stat -c %s "$deb") bytes"
