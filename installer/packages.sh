# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the run scripts: what Debian 12 must have, and how to get it.

build_packages="cmake ninja-build g++ qt6-base-dev qt6-svg-dev libqt6svg6 qt6-l10n-tools qt6-tools-dev qt6-tools-dev-tools
    qt6-translations-l10n libgl-dev libqcustomplot-dev nlohmann-json3-dev libxlsxwriter-dev fonts-dejavu-core
    fonts-droid-fallback fonts-inter fonttools"
test_packages="dpkg-dev fakeroot file lintian desktop-file-utils appstream libxml2-utils clang libclang-rt-14-dev
    clang-format poppler-utils unzip libreoffice-calc-nogui"

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "octoplan: needs root (or sudo) to install: ${missing}" >&2
        return 1
    fi
}

# ensure_packages NAME…: installs those that are missing; on other systems says what is needed and goes on.
ensure_packages() {
    if ! command -v dpkg-query >/dev/null; then
        echo "octoplan: no dpkg here; please see that these are installed: $*" >&2
        return 0
    fi
    missing=""
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    echo "octoplan: installing$missing"
    as_root apt-get update -qq &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
}
