#include <QtTest>

#include "tests/support/command_line.h"
#include "tests/support/places.h"

using namespace ardent;

/// What all commands have in common.
class MainTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhenNothingCanBeWritten_data();
    void saysWhenNothingCanBeWritten();
};

void MainTest::saysWhenNothingCanBeWritten_data() {
    QTest::addColumn<QString>("arguments");
    for (const char* arguments :
         {"--help", "train --help", "evaluate --help", "--version", "methods", "synth --json"})
        QTest::newRow(arguments) << arguments;
}

void MainTest::saysWhenNothingCanBeWritten() {
    QFETCH(QString, arguments);
    QVERIFY(QFile::exists("/dev/full"));  // a disk that is always full
    const QString program = test::inBuild("bin/ardent-cli");
    const test::Outcome full = test::runProgram(
        "/bin/sh", {"-c", QStringLiteral("\"%1\" %2 >/dev/full").arg(program, arguments)});
    QCOMPARE(full.exitCode, 5);
    QCOMPARE(full.error, QByteArray("ardent-cli: Standard output could not be written; is the disk "
                                    "full?\n"));
}

QTEST_GUILESS_MAIN(MainTest)
#include "main_test.moc"
