#pragma once

#include <QTest>

namespace ardent::test {

/// A class of tests that the program of its folder can run by name.
struct TestClass {
    const char* name;
    int (*run)(int argc, char** argv);
};

/// Adds a class to those of the program.
struct Listed {
    explicit Listed(TestClass);
};

}  // namespace ardent::test

/// The last line but one of a file of tests, before it includes what moc makes of it.
#define ARDENT_TEST(Class)                                                                        \
    static const ardent::test::Listed listed##Class({#Class, [](int argc, char** argv) {          \
                                                         Class tests;                             \
                                                         return QTest::qExec(&tests, argc, argv); \
                                                     }});
