# cmake -DTOP=. -DOUT=core_texts.cpp -P core_texts.cmake
# The texts of core and ui that are said by words("…", …) or message("code", "…", …), one a line, as lupdate finds them
# in the context "core". The command line speaks English only.
file(GLOB_RECURSE sources ${TOP}/core/*.cpp ${TOP}/core/*.h ${TOP}/ui/*.cpp)
file(WRITE ${OUT} "")
set(literals "([ \n]*\"([^\"\\\\]|\\\\.)*\")+")
foreach(source ${sources})
  file(READ ${source} text)
  # What would divide a list of CMake stands for itself again when it is written.
  string(REPLACE ";" "@semicolon@" text "${text}")
  string(REPLACE "[" "@open@" text "${text}")
  string(REPLACE "]" "@close@" text "${text}")
  string(REGEX MATCHALL "[^A-Za-z](message\\([ \n]*\"[^\"]*\",|words\\()${literals}" calls "${text}")
  foreach(call ${calls})
    string(REGEX REPLACE "^[^A-Za-z](message\\([ \n]*\"[^\"]*\",|words\\()" "" said "${call}")
    string(REPLACE "@semicolon@" ";" said "${said}")
    string(REPLACE "@open@" "[" said "${said}")
    string(REPLACE "@close@" "]" said "${said}")
    file(APPEND ${OUT} "QT_TRANSLATE_NOOP(\"core\", ${said});\n")
  endforeach()
endforeach()
