# SPDX-FileCopyrightText: The Octoplan authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The one place of compiler flags; every target of ours links it.
add_library(octoplan_flags INTERFACE)
target_compile_features(octoplan_flags INTERFACE cxx_std_20)
target_compile_options(octoplan_flags INTERFACE
    -Wall -Wextra -Wpedantic $<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local,-Wshadow> -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
    $<$<BOOL:${OCTOPLAN_WERROR}>:-Werror>)
target_compile_definitions(octoplan_flags INTERFACE QT_DISABLE_DEPRECATED_BEFORE=0x060400 QT_NO_CAST_FROM_BYTEARRAY)
if(OCTOPLAN_SANITIZE)
    target_compile_options(octoplan_flags INTERFACE -fsanitize=${OCTOPLAN_SANITIZE} -fno-omit-frame-pointer
        -fno-sanitize-recover=all)
    target_compile_definitions(octoplan_flags INTERFACE QT_FORCE_ASSERTS _GLIBCXX_ASSERTIONS)
    target_link_options(octoplan_flags INTERFACE -fsanitize=${OCTOPLAN_SANITIZE})
endif()
if(OCTOPLAN_FUZZ)
    target_compile_options(octoplan_flags INTERFACE -fsanitize=fuzzer-no-link,address,undefined)
    target_link_options(octoplan_flags INTERFACE -fsanitize=address,undefined)
endif()
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_SKIP_INSTALL_RPATH ON)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Build type" FORCE)
endif()

# Sources of a folder compiled eight at a time: most of the time of one goes into Qt's and the JSON library's headers. Not
# for analysers, which want each source alone.
function(octoplan_unity target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${OCTOPLAN_UNITY} UNITY_BUILD_BATCH_SIZE 8)
endfunction()

# octoplan_library(NAME SOURCES … [LINK …] [INCLUDE root] [MOC])
# A static library `octoplan_NAME`; LINK names what it may use, and so what its users see too.
function(octoplan_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "MOC" "INCLUDE" "SOURCES;LINK;PRIVATE_LINK")
    add_library(octoplan_${name} STATIC ${arg_SOURCES})
    add_library(octoplan::${name} ALIAS octoplan_${name})
    target_include_directories(octoplan_${name} PUBLIC ${arg_INCLUDE})
    target_link_libraries(octoplan_${name} PUBLIC ${arg_LINK} PRIVATE octoplan_flags ${arg_PRIVATE_LINK})
    target_compile_features(octoplan_${name} PUBLIC cxx_std_20)
    octoplan_unity(octoplan_${name})
    if(arg_MOC)
        set_target_properties(octoplan_${name} PROPERTIES AUTOMOC ON)
    endif()
endfunction()
