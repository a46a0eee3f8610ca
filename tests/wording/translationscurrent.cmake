# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -DLUPDATE=… -DSOURCE=… -DWORK=… -P translationscurrent.cmake
# Fails where the sources hold a text that the committed translation lacks: then build update_translations, translate.
file(COPY ${SOURCE}/resources/translations/octoplan_zh_CN.ts DESTINATION ${WORK})
execute_process(COMMAND ${LUPDATE} models ui app -extensions cpp,h -no-obsolete -locations none
                        -ts ${WORK}/octoplan_zh_CN.ts
                WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE said ERROR_VARIABLE complained RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "lupdate failed:\n${said}${complained}")
endif()
if(NOT said MATCHES "Found [0-9]+ source text\\(s\\) \\(([0-9]+) new")
    message(FATAL_ERROR "lupdate says something else than expected:\n${said}")
endif()
if(CMAKE_MATCH_1 GREATER 0)
    message(FATAL_ERROR "${CMAKE_MATCH_1} texts are not in the translation; build update_translations and translate them")
endif()
