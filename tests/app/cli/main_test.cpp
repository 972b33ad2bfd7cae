#include <QtTest>
#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"
#include "tests/support/places.h"

using namespace ardent;

/// What all commands have in common.
class MainTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhenNothingCanBeWritten_data();
    void saysWhenNothingCanBeWritten();
    void jsonAloneIsAnErrorAsJson();
    void namesDoNotSteerATerminal();
    void whatIsOneIsGivenOnce_data();
    void whatIsOneIsGivenOnce();
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

void MainTest::jsonAloneIsAnErrorAsJson() {
    const test::Outcome refused = test::ardentCli({"--json"});
    QCOMPARE(refused.exitCode, 2);
    const auto json = nlohmann::json::parse(refused.output.toStdString());
    QCOMPARE(QByteArray::fromStdString("ardent-cli: " + json.at("error").get<std::string>() + '\n'),
             refused.error);
}

/// An escape, a bell and the control character U+009B, which some terminals take for an escape.
void MainTest::namesDoNotSteerATerminal() {
    const QString name = QStringLiteral("a\u001b[31m\u0007\u009bé.csv");
    const test::Outcome refused = test::ardentCli({"inspect", name});
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.error.contains("a\\x1B[31m\\x07\\x9Bé.csv"), refused.error);
    for (const char sign : refused.error) QVERIFY(sign == '\n' || !(sign >= 0 && sign < ' '));
}

void MainTest::whatIsOneIsGivenOnce_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char* arguments, const char* error) {
        QTest::newRow(arguments) << arguments << QByteArray(error);
    };
    row("train t.csv --target y --method mean --method ridge",
        "--method is given 2 times; give it once.");
    row("train t.csv --target y --target x --target z", "--target is given 3 times; give it once.");
    row("predict m.json t.csv --out a --out b", "--out is given 2 times; give it once.");
    row("evaluate t.csv --target y --method mean --seed 1 --seed 2",
        "--seed is given 2 times; give it once.");
    row("train t.csv --target y --method rffnet --set features=10 --set features=20",
        "--set features=20: features is set twice; set it once.");
    row("evaluate t.csv --target y --method gbrff2:rounds=5,rounds=6",
        "--method gbrff2:rounds=5,rounds=6: rounds=6: rounds is set twice; set it once.");
}

void MainTest::whatIsOneIsGivenOnce() {
    QFETCH(QString, arguments);
    QFETCH(QByteArray, error);
    const test::Outcome refused = test::ardentCli(arguments.split(' '));
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.output, QByteArray());
    QCOMPARE(refused.error, "ardent-cli: " + error + '\n');
}

ARDENT_TEST(MainTest)
#include "main_test.moc"
