# What every target is compiled with.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  # What ccache needs to be told before it stores a compilation that reads a precompiled header.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

# With debug information the usual linker takes 10 s for core, and lld 2.
find_program(LLD_PROGRAM ld.lld)
if(LLD_PROGRAM AND CMAKE_BUILD_TYPE STREQUAL "RelWithDebInfo" AND NOT ARDENT_SANITIZERS)
  add_link_options(-fuse-ld=lld)
endif()

# Parsed once a target instead of once a file, which halves a build.
set(ardent_precompiled <Eigen/Core> <fmt/format.h> <tl/expected.hpp> <algorithm> <cmath> <functional>
    <map> <memory> <optional> <span> <string> <variant> <vector>)

# Where CMAKE_UNITY_BUILD is on, the files of a folder are compiled as one: templates are then compiled once
# a folder, not once a file. For targets whose UNITY_BUILD_MODE is GROUP.
function(ardent_folder_units)
  foreach(file ${ARGN})
    file(RELATIVE_PATH unit ${CMAKE_CURRENT_SOURCE_DIR} ${file})
    cmake_path(GET unit PARENT_PATH unit)
    string(REPLACE "/" "_" unit "${unit}")
    set_source_files_properties(${file} PROPERTIES UNITY_GROUP "${unit}")
  endforeach()
endfunction()

add_library(ardent_warnings INTERFACE)
target_compile_options(ardent_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 finds overlaps, overruns and wild frees in inlined standard code that are not there (its
  # bugs 105651, 105329 and 104475); what it guesses of values after inlining stops no build.
  target_compile_options(ardent_warnings INTERFACE
    -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread
    -Wno-free-nonheap-object)
endif()
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Speaks of what a header must not do; here every source file is included by another.
  target_compile_options(ardent_warnings INTERFACE -Wno-subobject-linkage)
endif()
if(ARDENT_WARNINGS_AS_ERRORS)
  target_compile_options(ardent_warnings INTERFACE
    -Werror -Wno-error=maybe-uninitialized -Wno-error=uninitialized -Wno-error=nonnull)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(ardent_warnings INTERFACE
      -Wno-error=use-after-free -Wno-error=dangling-pointer -Wno-error=mismatched-new-delete
      -Wno-error=alloc-size-larger-than= -Wno-error=aggressive-loop-optimizations)
  endif()
endif()

if(ARDENT_SANITIZERS)
  add_compile_options(-fsanitize=${ARDENT_SANITIZERS} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all)
  if(ARDENT_SANITIZERS MATCHES "undefined")
    # A null pointer and one that leaves its object stop at the address sanitizer too, and Eigen asserts
    # its own alignment: these checks stand before every access and take a third of the compilation.
    add_compile_options(-fno-sanitize=null,alignment,pointer-overflow,object-size)
  endif()
  add_link_options(-fsanitize=${ARDENT_SANITIZERS})
endif()

# What people install stops where memory is overrun, and its tables of addresses are read-only.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT ARDENT_SANITIZERS)
  add_compile_options(-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
  if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    add_link_options(-Wl,-z,relro,-z,now)
  endif()
endif()

# Programs and libraries find each other in the build tree as they do when installed: bin/ beside lib/.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
set(CMAKE_INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}/ardent")
