#!/bin/bash
# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds one preset of its own and runs in it what it is for. usage: build.sh noqt|asan|tsan|fuzz SOURCE WORK
set -eu
kind=$1 source=$2 work=$3
cmake -S "$source" --preset "$kind" -B "$work" -DOCTOPLAN_BENCHMARKS=OFF >/dev/null
case $kind in
tsan) cmake --build "$work" --target test_search test_session ;;
*) cmake --build "$work" ;;
esac
case $kind in
noqt | asan) ctest --test-dir "$work" --output-on-failure --label-exclude slow --no-tests=error ;;
tsan)
    export TSAN_OPTIONS="suppressions=$source/tests/sanitizers/tsan.supp halt_on_error=1"
    ctest --test-dir "$work" --output-on-failure --tests-regex '^(search|session)$' --no-tests=error
    ;;
fuzz)
    for fuzzer in "$work"/tests/fuzz/fuzz_*; do
        [ -x "$fuzzer" ] && [ -f "$fuzzer" ] || continue
        name=$(basename "$fuzzer")
        mkdir -p "$work/corpus/$name"
        echo "fuzzing: $name"
        "$fuzzer" "$work/corpus/$name" "$source/tests/data/fuzz/$name" -max_total_time=40 -rss_limit_mb=4096 -timeout=10 \
            -artifact_prefix="$work/" -verbosity=0 -print_final_stats=1 2>&1 | tail -n 7
    done
    ;;
esac
