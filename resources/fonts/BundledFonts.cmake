# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Fonts of our own names, cut at build time from installed ones, so that window and report look the same everywhere and
# Chinese is there even where the system has none. Inter: OFL 1.1; Droid Sans Fallback: Apache-2.0.
foreach(candidate /usr/bin/python3 python3)
    execute_process(COMMAND ${candidate} -c "import fontTools" RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
    if(result EQUAL 0)
        set(font_python ${candidate})
        break()
    endif()
endforeach()
if(NOT font_python)
    message(FATAL_ERROR "No python3 with fontTools (Debian: fonttools); it cuts the bundled fonts")
endif()
set(inter /usr/share/fonts/opentype/inter CACHE PATH "Folder of Inter-Regular.otf and its siblings (Debian: fonts-inter)")
set(droid /usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf CACHE FILEPATH
    "A Chinese font with a free licence (Debian: fonts-droid-fallback)")

# add_bundled_fonts(TARGET): cuts the fonts and makes them resources of TARGET, below :/fonts.
function(add_bundled_fonts target)
    set(script "${PROJECT_SOURCE_DIR}/resources/fonts/makefont.py")
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/fonts")
    file(MAKE_DIRECTORY "${folder}")
    foreach(weight Regular SemiBold Bold)
        list(APPEND jobs "${inter}/Inter-${weight}.otf|octoplan-sans-${weight}.ttf|Octoplan Sans|latin")
    endforeach()
    list(APPEND jobs "${droid}|octoplan-sans-chinese.ttf|Octoplan Sans Chinese|chinese")
    foreach(job ${jobs})
        string(REPLACE "|" ";" job "${job}")
        list(GET job 0 source)
        list(GET job 1 file)
        list(GET job 2 family)
        list(GET job 3 kind)
        add_custom_command(OUTPUT "${folder}/${file}"
            COMMAND ${font_python} "${script}" "${source}" "${folder}/${file}" "${family}" ${kind}
            DEPENDS "${script}" "${source}" VERBATIM)
        list(APPEND files "${folder}/${file}")
    endforeach()
    # Uncompressed: read in place from the program, so unused glyphs cost no memory.
    qt_add_resources(${target} bundled_fonts PREFIX /fonts BASE "${folder}" OPTIONS --no-compress FILES ${files})
endfunction()
