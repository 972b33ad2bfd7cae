#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "tests/support/places.h"
#include "tests/support/program.h"

using namespace ardent;
using test::Outcome;

namespace {

Outcome cli(const QStringList& arguments) {
    return test::runProgram(test::inBuild("bin/ardent-cli"), arguments);
}

}  // namespace

class SelectTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        file_ = folder_.filePath("ring_xor.csv");
        QCOMPARE(cli({"synth", "ring_xor", "--columns", "24", "--out", file_}).exitCode, 0);
    }

    void saysHowManyFirst() {
        const Outcome found = cli({"select", file_, "--target", "y"});
        QCOMPARE(found.exitCode, 0);
        QVERIFY2(found.output.startsWith(
                     "4 of 24 variables are selected at a false discovery rate of 10 %.\n"),
                 found.output.constData());
        for (const char* text :
             {"main effect", "x1 × x2", "x3 × x4", "833 rows used, classification"})
            QVERIFY2(found.output.contains(text), text);
    }

    void jsonIsTheSameForAnyNumberOfThreads() {
        const QStringList ask{"select", file_, "--target", "y", "--fdr", "0.05", "--json"};
        const Outcome one = cli(ask + QStringList{"--threads", "1"});
        const Outcome two = cli(ask + QStringList{"--threads", "2"});
        QCOMPARE(one.output, two.output);
        const auto json = nlohmann::json::parse(one.output.toStdString());
        QCOMPARE(json["selected"].size(), std::size_t(4));
        QCOMPARE(json["variables"].size(), std::size_t(24));
        QCOMPARE(json["fdr"].get<double>(), 0.05);
        QCOMPARE(json["rows"].get<int>(), 833);
        QVERIFY(json["variables"][0]["q"].get<double>() <= 0.05);
        QVERIFY(json["pairs"][0]["selected"].get<bool>());
    }

    void refusesWithOneSentence_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("text");
        QTest::addRow("no rate") << QStringList{"--target", "y", "--fdr", "0"} << int(Fault::Usage)
                                 << "--fdr";
        QTest::addRow("rate in per cent")
            << QStringList{"--target", "y", "--fdr", "10"} << int(Fault::Usage) << "--fdr";
        QTest::addRow("unknown target")
            << QStringList{"--target", "price"} << int(Fault::Usage) << "price";
        QTest::addRow("no target") << QStringList{} << int(Fault::Usage) << "--target";
    }
    void refusesWithOneSentence() {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        QFETCH(QString, text);
        const Outcome refused = cli(QStringList{"select", file_} + arguments);
        QCOMPARE(refused.exitCode, exitCode);
        QVERIFY(refused.output.isEmpty());
        QVERIFY2(refused.error.contains(text.toUtf8()), refused.error.constData());
    }

private:
    QTemporaryDir folder_;
    QString file_;
};

ARDENT_TEST(SelectTest)
#include "select_test.moc"
