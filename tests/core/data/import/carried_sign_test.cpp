#include "core/data/import/carried_sign.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/table_reader.h"
#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

const QString kBlanksNote =
    "Column \"p\" is read as text: its numbers have blanks between thousands; take them out in the "
    "file.";

const QString kIndianNote =
    "Column \"p\" is read as text: its numbers have commas between hundreds of thousands, as in "
    "12,34,567; take them out in the file.";

QString signNote(const char* sign) {
    return QStringLiteral(
               "Column \"p\" is read as text: its numbers carry \"%1\"; take it off in the file.")
        .arg(QString::fromUtf8(sign));
}

}  // namespace

/// Numbers that are text for what stands beside their digits.
class CarriedSignTest : public QObject {
    Q_OBJECT

private slots:
    void isTold_data();
    void isTold();
    void aTenthMayBeAnythingElse();
    void bracketsOfAccountsAreTold();
    void importingTellsUnlessACategoryIsWanted();
    void trainingTellsOfTheTarget();
};

void CarriedSignTest::isTold_data() {
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QString>("note");
    QTest::newRow("percent") << QStringList{"35%", "86 %", "-2.5 %", "0"} << signNote("%");
    QTest::newRow("euros") << QStringList{"312,90 €", "7 €", "1.234,50\u00A0€"} << signNote("€");
    QTest::newRow("dollars") << QStringList{"$930,403.00", "-$5", "$-5.50"} << signNote("$");
    QTest::newRow("pounds") << QStringList{"£1", "£ 2.50"} << signNote("£");
    QTest::newRow("yen") << QStringList{"¥100", "200¥"} << signNote("¥");
    QTest::newRow("thousands of euros") << QStringList{"31 290 €", "5 €"} << signNote("€");
    QTest::newRow("blanks") << QStringList{"1 000", "2 037 411", "950", "−1 234,5"} << kBlanksNote;
    QTest::newRow("no-break blanks")
        << QStringList{"1\u00A0000", "2\u202F037", "3\u2009000"} << kBlanksNote;
    QTest::newRow("apostrophes") << QStringList{"31'290", "77’778.5"} << signNote("'");
    QTest::newRow("lakhs") << QStringList{"12,34,565", "-1,00,00,000.5", "99,999"} << kIndianNote;
    QTest::newRow("rupees") << QStringList{"₹ 12,34,565", "₹99,999.50"} << signNote("₹");
    QTest::newRow("missing words") << QStringList{"35%", "none", "-", "7%"} << signNote("%");
    for (const QStringList& cells : {QStringList{"5 %", "7 €"},
                                     {"red", "blue"},
                                     {"%", "$"},
                                     {"030 123 456", "040 321 654"},
                                     {"123 45", "543 21"},
                                     {"2024-05-01", "2024-06-01"},
                                     {"1,234", "2,345"},
                                     {"12,34", "56,78"},
                                     {"12,34,56", "56,78,90"},
                                     {"123,45,678", "234,56,789"},
                                     {"12,34,567,890", "23,45,678,901"},
                                     {"'0'", "'1'"},
                                     {"5 kg", "7 kg"},
                                     {"5%%", "6%%"}})
        QTest::newRow(qPrintable(cells.join(u' '))) << cells << QString();
}

void CarriedSignTest::isTold() {
    QFETCH(QStringList, cells);
    QFETCH(QString, note);
    std::vector<std::string> texts;
    for (const QString& cell : cells) texts.push_back(cell.toStdString());
    QCOMPARE(QString::fromStdString(carriedSignNote(categories("p", texts))), note);
}

void CarriedSignTest::aTenthMayBeAnythingElse() {
    std::vector<std::string> cells(9, "7%");
    cells.push_back("much");
    QVERIFY(!carriedSignNote(categories("p", cells)).empty());
    cells.push_back("little");
    QVERIFY(carriedSignNote(categories("p", cells)).empty());
    QVERIFY(carriedSignNote(numbers("p", {1., 2.})).empty());
}

void CarriedSignTest::bracketsOfAccountsAreTold() {
    const std::string note = carriedSignNote(categories("p", {"100", "(274)", "1,250", "(1,300)"}));
    QVERIFY2(note.find("below zero stand in brackets") != std::string::npos, note.c_str());
    for (const char* text : {"(a)", "()", "(-5)", "274)", "(274"}) QVERIFY(!isInBrackets(text));
    QVERIFY(carriedSignNote(categories("p", {"(a)", "(b)"})).empty());

    const QTemporaryDir folder;
    QFile file(folder.filePath("table.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("p,y\n(274),1\n");
    for (int i = 0; i < 20; ++i) file.write("5,1\n");
    file.close();
    const auto imported = readTable(file.fileName().toStdString(), Precision::Printed);
    QCOMPARE(imported->table.columns[0].missing, Index(1));
    QVERIFY(std::ranges::any_of(imported->report.notes, [](const Message& each) {
        return each.english().find("a number in brackets, such as \"(274)\"") != std::string::npos;
    }));
}

void CarriedSignTest::importingTellsUnlessACategoryIsWanted() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("table.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("p;y\n312,90 \x80;1\n7,00 \x80;2\n7,00 \x80;3\n");  // Windows-1252
    file.close();
    const auto told = [&](const Readings& readings) {
        const auto imported =
            readTable(file.fileName().toStdString(), Precision::Printed, readings);
        return imported && std::ranges::find(imported->report.notes, signNote("€").toStdString()) !=
                               imported->report.notes.end();
    };
    QVERIFY(told({}));
    QVERIFY(told({{"p", ReadAs::Number}}));
    QVERIFY(!told({{"p", ReadAs::Category}}));
}

void CarriedSignTest::trainingTellsOfTheTarget() {
    std::vector<std::string> cells;
    for (int i = 0; i < 60; ++i) cells.push_back(std::to_string(i % 3) + "%");
    const auto told = [&](ProblemChoice problem) {
        Recipe recipe = target("p");
        recipe.problem = problem;
        const auto task =
            makeTask(recipe, table({numbers("x", sequence(60)), categories("p", cells)}));
        return task && allNotes(*task).contains(signNote("%"));
    };
    QVERIFY(told(ProblemChoice::Auto));
    QVERIFY(!told(ProblemChoice::Classification));
}

ARDENT_TEST(CarriedSignTest)
#include "carried_sign_test.moc"
