# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later

# octoplan_test(NAME SOURCES … LINK …): one Qt Test program for a folder of tests, run offscreen in any locale.
function(octoplan_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
    add_executable(test_${name} ${arg_SOURCES})
    set_target_properties(test_${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(test_${name} PRIVATE octoplan_flags octoplan_testsupport ${arg_LINK})
    target_compile_definitions(test_${name} PRIVATE OCTOPLAN_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND test_${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;XDG_RUNTIME_DIR=/tmp" TIMEOUT 120)
endfunction()
