# cpack -G DEB in the release build gives a package for Debian 12.

set(CPACK_PACKAGE_NAME ardent)
set(CPACK_PACKAGE_VENDOR "Ardent developers")
set(CPACK_PACKAGE_CONTACT "Ardent developers <developers@ardent.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "see which variables matter while kernel models learn")
set(CPACK_PACKAGE_DESCRIPTION
    "Ardent loads a table, trains kernel models made of random Fourier features
in the background and shows loss, relevance and decision boundary while they
are being learned. It comes as a window (ardent) and as a command line
(ardent-cli) that gives the same numbers.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)

include(CPack)
