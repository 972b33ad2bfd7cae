# cmake -DTOP=. -DOUT=core_texts.cpp -P core_texts.cmake
# Texts as values, words("…", …) and message("code", "…", …), as lupdate finds them in the context "core".
file(GLOB_RECURSE sources ${TOP}/core/*.cpp ${TOP}/core/*.h ${TOP}/app/*.cpp ${TOP}/ui/*.cpp)
file(WRITE ${OUT} "")
set(literals "(([ \n]*\"([^\"\\\\]|\\\\.)*\")+)")
foreach(source ${sources})
  file(READ ${source} text)
  string(REGEX REPLACE "([^A-Za-z])message\\([ \n]*\"[^\"]*\",${literals}" "\\1QT_TRANSLATE_NOOP(\"core\", \\2)("
         text "${text}")
  string(REGEX REPLACE "([^A-Za-z])words\\(${literals}" "\\1QT_TRANSLATE_NOOP(\"core\", \\2)(" text "${text}")
  file(APPEND ${OUT} "${text}")
endforeach()
