# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A home of their own, so that tests neither read nor change the user's settings.
set(OCTOPLAN_TEST_HOME "${PROJECT_BINARY_DIR}/test-home")
file(MAKE_DIRECTORY "${OCTOPLAN_TEST_HOME}")
file(CHMOD "${OCTOPLAN_TEST_HOME}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
set(OCTOPLAN_TEST_ENVIRONMENT "QT_QPA_PLATFORM=offscreen" "XDG_RUNTIME_DIR=${OCTOPLAN_TEST_HOME}"
    "HOME=${OCTOPLAN_TEST_HOME}" "XDG_CONFIG_HOME=${OCTOPLAN_TEST_HOME}/config"
    "XDG_DATA_HOME=${OCTOPLAN_TEST_HOME}/data")

# octoplan_test(NAME SOURCES … LINK …): one Qt Test program for a folder of tests, run offscreen in any locale.
function(octoplan_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
    add_executable(test_${name} ${arg_SOURCES})
    set_target_properties(test_${name} PROPERTIES AUTOMOC ON)
    octoplan_unity(test_${name})
    target_link_libraries(test_${name} PRIVATE octoplan_flags octoplan_testsupport ${arg_LINK})
    target_compile_definitions(test_${name} PRIVATE OCTOPLAN_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND test_${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "${OCTOPLAN_TEST_ENVIRONMENT}" TIMEOUT 120)
endfunction()
