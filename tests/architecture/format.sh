#!/bin/bash
# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Every source is as clang-format writes it. usage: format.sh SOURCE
set -euo pipefail
cd "$1"
find app models tests ui \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 clang-format --dry-run -Werror
