#!/bin/bash
# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds one preset of its own and runs in it what it is for. usage: build.sh noqt|asan|tsan|fuzz SOURCE WORK
set -euo pipefail
kind=$1 source=$2 work=$3
cmake -S "$source" --preset "$kind" -B "$work" -DOCTOPLAN_BENCHMARKS=OFF >/dev/null

run_tests() {
    ctest --test-dir "$work" --output-on-failure --label-exclude slow --no-tests=error "$@"
}

# Each fuzzer, FUZZ_SECONDS long, from the first inputs that are kept for it.
run_fuzzers() {
    local fuzzer name first
    for fuzzer in "$work"/tests/fuzz/fuzz_*; do
        [ -f "$fuzzer" ] && [ -x "$fuzzer" ] || continue
        name=$(basename "$fuzzer")
        first="$source/tests/data/fuzz/$name"
        [ "$name" = fuzz_huggingface ] && first="$source/tests/data/configs"
        mkdir -p "$work/corpus/$name"
        echo "fuzzing: $name"
        "$fuzzer" "$work/corpus/$name" "$first" -max_total_time="${FUZZ_SECONDS:-40}" -rss_limit_mb=4096 -timeout=10 \
            -artifact_prefix="$work/" -verbosity=0 -print_final_stats=1 >"$work/$name.log" 2>&1 ||
            { tail -n 60 "$work/$name.log" && return 1; }
        grep "^stat::" "$work/$name.log"
    done
}

case $kind in
noqt | asan)
    cmake --build "$work"
    run_tests
    ;;
tsan) # estimator and jobs: the rest of the program runs in one thread
    cmake --build "$work" --target test_search test_decision test_session
    export TSAN_OPTIONS="suppressions=$source/tests/sanitizers/tsan.supp halt_on_error=1"
    run_tests --tests-regex '^(search|decision|session)$'
    ;;
fuzz)
    cmake --build "$work"
    run_fuzzers
    ;;
esac
