#!/bin/bash
# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian package of a build and checks it: metadata, policy, contents, and that the packed program answers and
# opens its window. usage: package.sh BUILD WORK
set -euo pipefail
build=$1 work=$2
rm -rf "$work"
mkdir -p "$work"
cpack -G DEB --config "$build/CPackConfig.cmake" -B "$work" >/dev/null
deb=$(echo "$work"/octoplan_*.deb)
lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$deb"

dpkg-deb -x "$deb" "$work/root"
share="$work/root/usr/share"
desktop-file-validate "$share/applications/org.octoplan.Octoplan.desktop"
appstreamcli validate --no-net "$share/metainfo/org.octoplan.Octoplan.metainfo.xml"
xmllint --noout "$share/mime/packages/org.octoplan.Octoplan.xml" "$share/icons/hicolor/scalable/apps/org.octoplan.Octoplan.svg"
grep -q "application/vnd.octoplan+json" "$share/mime/packages/org.octoplan.Octoplan.xml"

octoplan="$work/root/usr/bin/octoplan"
"$octoplan" --version
for example in "$share"/doc/octoplan/examples/*.octoplan; do
    "$octoplan" compare "$example" --format json | grep '"octoplan-comparison"' >/dev/null
done
# The window stands until it is told to go.
status=0
timeout --preserve-status 5 "$octoplan" "$share/doc/octoplan/examples/customer-service-13b.octoplan" || status=$?
[ "$status" -eq 143 ] || { echo "package: the window ended by itself, status $status" >&2; exit 1; }
echo "package: $(basename "$deb"), $(stat -c %s "$deb") bytes"
