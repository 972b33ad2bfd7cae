// The program of a folder of tests: all its classes, each in a process of its own, or the one that
// is named.
//   core_data_test                            every class
//   core_data_test --list                     their names
//   core_data_test split_test [ARGUMENT…]     one class, with arguments of Qt Test: functions, -v2
//   …

#include <QProcess>
#include <cstdio>
#include <vector>

#include "tests/support/test_class.h"

#ifdef QT_WIDGETS_LIB
#include "ui/window/guarded_application.h"
using Application = ardent::GuardedApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace ardent::test {
namespace {

std::vector<TestClass>& testClasses() {
    static std::vector<TestClass> classes;
    return classes;
}

/// SplitTest → split_test, as its file is called.
QString fileName(const TestClass& tests) {
    QString name;
    for (const QChar letter : QString::fromUtf8(tests.name)) {
        if (letter.isUpper() && !name.isEmpty()) name += u'_';
        name += letter.toLower();
    }
    return name;
}

int runAll(const QString& program, const QStringList& arguments) {
    int failed = 0;
    for (const TestClass& tests : testClasses()) {
        if (QProcess::execute(program, QStringList{fileName(tests)} + arguments) != 0) ++failed;
    }
    return failed;
}

int list() {
    for (const TestClass& tests : testClasses()) std::puts(qPrintable(fileName(tests)));
    return 0;
}

/// Settings and places of files go by an application's name, and classes run beside each other.
int runOne(const TestClass& tests, int argc, char** argv) {
    Application::setApplicationName(QString::fromUtf8(tests.name));
    Application::setAttribute(Qt::AA_Use96Dpi);
    Application application(argc, argv);
    return tests.run(argc, argv);
}

}  // namespace

Listed::Listed(TestClass tests) {
    testClasses().push_back(tests);
}

}  // namespace ardent::test

int main(int argc, char** argv) {
    using namespace ardent::test;
    const QString wanted = argc > 1 ? QString::fromUtf8(argv[1]) : QString();
    if (wanted == u"--list") return list();
    if (wanted.isEmpty() || wanted.startsWith(u'-')) {
        Application application(argc, argv);
        return runAll(application.applicationFilePath(), application.arguments().mid(1));
    }
    for (const TestClass& tests : testClasses()) {
        if (wanted != fileName(tests) && wanted != QLatin1String(tests.name)) continue;
        argv[1] = argv[0];
        return runOne(tests, argc - 1, argv + 1);
    }
    std::fprintf(stderr, "%s has no class of tests called %s; --list names those it has.\n",
                 argv[0], argv[1]);
    return 2;
}
