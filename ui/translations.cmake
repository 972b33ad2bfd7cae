# resources/translations/ardent_de.ts → :/translations/ardent_de.qm, in ${translation_sources}.
# The target update_translations adds new texts to the .ts files and takes out those that are gone.
foreach(tool lrelease lupdate)
  string(TOUPPER ARDENT_${tool} variable)
  find_program(${variable} ${tool} HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS})
  if(NOT ${variable})
    message(FATAL_ERROR "Qt's ${tool} is missing: install Qt's linguist tools "
                        "(on Debian the package qt6-l10n-tools)")
  endif()
endforeach()

set(folder ${PROJECT_SOURCE_DIR}/resources/translations)
file(GLOB ts_files CONFIGURE_DEPENDS ${folder}/*.ts)
set(qm_files)
set(entries)
foreach(ts ${ts_files})
  cmake_path(GET ts STEM name)
  add_custom_command(OUTPUT ${name}.qm
                     COMMAND ${ARDENT_LRELEASE} -silent -nounfinished ${ts} -qm ${name}.qm
                     DEPENDS ${ts} VERBATIM)
  list(APPEND qm_files ${CMAKE_CURRENT_BINARY_DIR}/${name}.qm)
  string(APPEND entries "<file>${name}.qm</file>")
endforeach()

set(list ${CMAKE_CURRENT_BINARY_DIR}/translations.qrc)
file(CONFIGURE OUTPUT ${list} CONTENT
     "<RCC><qresource prefix=\"/translations\">${entries}</qresource></RCC>\n")
set(translation_sources ${CMAKE_CURRENT_BINARY_DIR}/qrc_translations.cpp)
add_custom_command(OUTPUT ${translation_sources}
                   COMMAND Qt6::rcc --name translations ${list} --output ${translation_sources}
                   DEPENDS ${list} ${qm_files} VERBATIM)
set_source_files_properties(${translation_sources} PROPERTIES
                            SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON SKIP_AUTOGEN ON)

# Texts outside of classes: translated("…"), and TEXT("…") in tables. Texts of methods: from the program itself;
# texts as values: words("…") and message("code", "…").
set(method_texts ${CMAKE_CURRENT_BINARY_DIR}/method_texts.cpp)
set(core_texts ${CMAKE_CURRENT_BINARY_DIR}/core_texts.cpp)
add_custom_target(update_translations
  COMMAND ${CMAKE_COMMAND} -DCLI=$<TARGET_FILE:ardent-cli> -DOUT=${method_texts}
          -P ${CMAKE_CURRENT_SOURCE_DIR}/method_texts.cmake
  COMMAND ${CMAKE_COMMAND} -DTOP=${PROJECT_SOURCE_DIR} -DOUT=${core_texts}
          -P ${CMAKE_CURRENT_SOURCE_DIR}/core_texts.cmake
  COMMAND ${ARDENT_LUPDATE} -locations none -no-obsolete -I ${PROJECT_SOURCE_DIR}
          -tr-function-alias tr+=translated,QT_TR_NOOP+=TEXT
          ${PROJECT_SOURCE_DIR}/ui ${PROJECT_SOURCE_DIR}/app ${method_texts} ${core_texts} -ts ${ts_files}
  VERBATIM)
