#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "tests/support/places.h"
#include "tests/support/program.h"

using namespace ardent;
using test::Outcome;

namespace {

const QString kCorpus = test::inSources("tests/corpus/");

Outcome inspect(const QStringList& arguments) {
    return test::runProgram(test::inBuild("bin/ardent-cli"), QStringList{"inspect"} + arguments);
}

nlohmann::json inspectJson(const QString& file) {
    return nlohmann::json::parse(inspect({file, "--json"}).output.toStdString(), nullptr, false);
}

}  // namespace

class InspectTest : public QObject {
    Q_OBJECT

private slots:
    void describesTheFileAsJson();
    void describesColumnsAsJson();
    void listsBadCellsAsJson();
    void printsAnAlignedTable();
    void notesWhatColumnsSayOfEachOther();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();
};

void InspectTest::describesTheFileAsJson() {
    const auto json = inspectJson(kCorpus + "german_decimal_comma_thousands_cp1252.csv");
    QVERIFY(json.is_object());
    QCOMPARE(json["dialect"]["separator"].get<std::string>(), std::string(";"));
    QCOMPARE(json["dialect"]["encoding"].get<std::string>(), std::string("Windows-1252"));
    QCOMPARE(json["dialect"]["header"].get<bool>(), true);
    QCOMPARE(json["dialect"]["gzip"].get<bool>(), false);
    QCOMPARE(json["rows"].get<int>(), 120);
    QCOMPARE(int(json["columns"].size()), 4);
    QCOMPARE(json["columns"][0]["name"].get<std::string>(), std::string("Größe"));
    QCOMPARE(int(json["notes"].size()), 4);
    QCOMPARE(int(json["note_codes"].size()), 4);
}

void InspectTest::describesColumnsAsJson() {
    const auto json = inspectJson(kCorpus + "penguins.csv");
    QVERIFY(json.is_object());
    QCOMPARE(json["missing_cells"].get<int>(), 19);
    const auto& bill = json["columns"][2];
    QCOMPARE(bill["name"].get<std::string>(), std::string("bill_length_mm"));
    QCOMPARE(bill["type"].get<std::string>(), std::string("numeric"));
    QCOMPARE(bill["storage"].get<std::string>(), std::string("float32"));
    QCOMPARE(bill["missing"].get<int>(), 2);
    QVERIFY(bill["min"].get<double>() == 32.1);
    QVERIFY(bill["median"].get<double>() == 44.45);
    QVERIFY(bill["max"].get<double>() == 59.6);
    const auto& sex = json["columns"][6];
    QCOMPARE(sex["type"].get<std::string>(), std::string("categorical"));
    QCOMPARE(sex["distinct"].get<int>(), 2);
    QCOMPARE(sex["levels"][0]["name"].get<std::string>(), std::string("MALE"));
    QCOMPARE(sex["levels"][0]["count"].get<int>(), 168);
}

void InspectTest::listsBadCellsAsJson() {
    const auto json = inspectJson(kCorpus + "extreme_values.csv");
    QVERIFY(json.is_object());
    QCOMPARE(json["bad_cell_count"].get<int>(), 3);
    QCOMPARE(json["bad_cells"][0]["line"].get<int>(), 5);
    QCOMPARE(json["bad_cells"][0]["column"].get<std::string>(), std::string("x"));
    QCOMPARE(json["bad_cells"][0]["text"].get<std::string>(), std::string("inf"));
    QCOMPARE(json["columns"][0]["max"].get<double>(), 1e308);
}

void InspectTest::printsAnAlignedTable() {
    const Outcome printed = inspect({kCorpus + "penguins.csv"});
    QCOMPARE(printed.exitCode, 0);
    QVERIFY(printed.error.isEmpty());
    const QStringList lines = QString::fromUtf8(printed.output).split('\n');
    QVERIFY2(lines[0].endsWith("penguins.csv: 344 rows, 7 columns"), qPrintable(lines[0]));
    const qsizetype header =
        lines.indexOf(QRegularExpression("^column +type +missing +distinct +min +median +max$"));
    QVERIFY(header > 0);
    const QString& bill = lines[header + 3];
    QVERIFY2(bill.startsWith("bill_length_mm") && bill.endsWith("59.6"), qPrintable(bill));
    QCOMPARE(bill.size(), lines[header].size());
    QCOMPARE(lines[header + 1].indexOf("Adelie"), lines[header].indexOf("distinct") + 10);
}

void InspectTest::notesWhatColumnsSayOfEachOther() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("odd.csv"));
    QByteArray text("day,a,b,c,double,y\n");
    for (int i = 0; i < 30; ++i)
        text += "2024-03-" + QByteArray::number(1 + i).rightJustified(2, '0') + ',' +
                QByteArray::number(i * i % 17) + ',' + QByteArray::number(i * i % 17) + ",7," +
                QByteArray::number(2 * (i * 7 % 11) + 1) + ',' + QByteArray::number(i * 7 % 11) +
                '\n';
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
    written.close();
    const Outcome plain = inspect({file});
    for (const char* note :
         {"Columns \"a\" and \"b\" hold the same values",
          "Column \"c\" is constant and carries no information.",
          "Column \"day\" holds dates and becomes: days since 2024-03-01, weekday."})
        QVERIFY2(plain.output.contains(note), plain.output.constData());
    QVERIFY(!plain.output.contains("linear copy"));
    const Outcome targeted = inspect({file, "--target", "y"});
    QVERIFY2(targeted.output.contains("\"double\" is an exact linear copy of the target \"y\""),
             targeted.output.constData());
    QCOMPARE(inspect({file, "--target", "z"}).exitCode, 2);
}

void InspectTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QString& file, int exitCode, const char* says) {
        QTest::newRow(name) << QStringList{file} << exitCode << QString(says);
    };
    row("absent", kCorpus + "absent.csv", 3, "there is no such file");
    row("folder", kCorpus, 3, "this is a folder");
    row("binary", kCorpus + "binary_junk.csv", 3, "this is a binary file");
    row("header only", kCorpus + "header_only.csv", 3, "no row below it");
    row("cut short", kCorpus + "truncated.csv.gz", 3, "the gzip file is cut short");
    QTest::newRow("no file") << QStringList{} << 2 << "FILE is required";
    QTest::newRow("unknown flag") << QStringList{"--nonsense", kCorpus + "penguins.csv"} << 2
                                  << "--nonsense";
}

void InspectTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, says);
    for (const bool json : {false, true}) {
        const Outcome refused = inspect(json ? arguments + QStringList{"--json"} : arguments);
        QCOMPARE(refused.exitCode, exitCode);
        QVERIFY2(refused.output.isEmpty(), refused.output.constData());
        QVERIFY2(QString::fromUtf8(refused.error).contains(says), refused.error.constData());
        if (exitCode == 3) QCOMPARE(refused.error.count('\n'), 1);
    }
}

ARDENT_TEST(InspectTest)
#include "inspect_test.moc"
