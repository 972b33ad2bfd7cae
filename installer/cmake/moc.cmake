# moc parses every header that it finds. Those of the system tell it nothing and take nearly all of
# its time: ardent_moc runs it without their folders.
include_guard()
set(ardent_moc ${PROJECT_BINARY_DIR}/moc)
file(READ ${CMAKE_CURRENT_LIST_DIR}/moc.sh script)
file(GENERATE OUTPUT ${ardent_moc} CONTENT "${script}exec '$<TARGET_FILE:Qt6::moc>' \"$@\"\n"
     FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
