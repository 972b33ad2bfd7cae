# cmake -DFOLDER=core/figure -DOUT=figure_texts.cpp -P figure_texts.cmake
# The texts of figures, words("…", …), phrase("…") and sentence("…"), as lupdate finds them in the context "core".
file(GLOB_RECURSE sources ${FOLDER}/*.cpp)
file(WRITE ${OUT} "")
set(literals "(([ \n]*\"([^\"\\\\]|\\\\.)*\")+)")
foreach(source ${sources})
  file(READ ${source} text)
  string(REGEX REPLACE "([^A-Za-z])(words|phrase|sentence)\\(${literals}" "\\1QT_TRANSLATE_NOOP(\"core\", \\3)("
         text "${text}")
  file(APPEND ${OUT} "${text}")
endforeach()
