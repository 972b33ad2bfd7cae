# cmake -DCLI=ardent-cli -DOUT=method_texts.cpp -P method_texts.cmake
# What methods and their options say to people, written so that lupdate finds it in the context "core".
execute_process(COMMAND ${CLI} methods --json OUTPUT_VARIABLE json COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${OUT} "")

function(add_texts node)
  foreach(key ${ARGN})
    string(JSON text ERROR_VARIABLE absent GET "${${node}}" ${key})
    if(NOT absent AND NOT text STREQUAL "")
      string(REPLACE "\\" "\\\\" text "${text}")
      string(REPLACE "\"" "\\\"" text "${text}")
      file(APPEND ${OUT} "QT_TRANSLATE_NOOP(\"core\", \"${text}\")\n")
    endif()
  endforeach()
endfunction()

# add_each(NODE LIST VISITOR): VISITOR(entry) for every entry of the list, which may be absent or empty.
function(add_each node list visitor)
  string(JSON count ERROR_VARIABLE absent LENGTH "${${node}}" ${list})
  if(absent OR count EQUAL 0)
    return()
  endif()
  math(EXPR last "${count} - 1")
  foreach(i RANGE ${last})
    string(JSON ${list}_entry GET "${${node}}" ${list} ${i})
    cmake_language(CALL ${visitor} ${list}_entry)
  endforeach()
endfunction()

function(add_choice choice)
  add_texts(${choice} title)
endfunction()

function(add_option_texts option)
  add_texts(${option} title help unit)
  add_each(${option} choices add_choice)
endfunction()

function(add_method method)
  add_texts(${method} title summary paper)
  add_each(${method} options add_option_texts)
endfunction()

add_each(json methods add_method)
