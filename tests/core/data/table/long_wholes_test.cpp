#include "core/data/table/long_wholes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/data/import/table_reader.h"
#include "core/data/table/number_text.h"
#include "core/data/task/later_table.h"
#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

const QString kAsText =
    "Column \"y\" read as text, because its whole numbers have more digits than a number keeps.";
const QString kRounded =
    "Column \"y\" holds whole numbers with more digits than a number keeps, so that the last ones "
    "are lost; if they are codes, read it as a category.";

}  // namespace

/// Whole numbers beyond 2⁵³.
class LongWholesTest : public QObject {
    Q_OBJECT

private slots:
    void digitsThatAreLost_data();
    void digitsThatAreLost();
    void codesAreRead_data();
    void codesAreRead();
    void aPersonMayWantNumbers();
    void laterTablesFollowTheirTraining();

private:
    Result<Imported> read(const QStringList& cells, int rows, const Readings& readings = {},
                          std::span<const std::string> knownNames = {}) const {
        QByteArray text = "x,y\n";
        for (int i = 0; i < rows; ++i)
            text += QByteArray::number(i) + ',' + cells[i % cells.size()].toLatin1() + '\n';
        QFile file(folder_.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return fail(Fault::Data, "not written");
        file.close();
        return readTable(file.fileName().toStdString(), Precision::Training, readings, 0,
                         knownNames);
    }

    static bool tells(const ImportReport& report, const QString& note) {
        const auto notes = english(report.notes);
        return std::ranges::find(notes, note.toStdString()) != notes.end();
    }

    QTemporaryDir folder_;
};

void LongWholesTest::digitsThatAreLost_data() {
    QTest::addColumn<bool>("lost");
    QTest::newRow("9007199254740993") << true;
    QTest::newRow("-9007199254740993") << true;
    QTest::newRow("1000000000000000001") << true;
    QTest::newRow("9007199254740992") << false;
    QTest::newRow("9007199254740994") << false;
    QTest::newRow("0000000000000000000007") << false;
    QTest::newRow("999999999999999") << false;
    QTest::newRow("1500000000000000000") << false;
    QTest::newRow("1000000000000000019884624838656") << false;  // 1e30 to the last digit
    QTest::newRow("123456789012345680000") << false;            // the shortest of its double
    QTest::newRow("9007199254740993.0") << false;
    QTest::newRow("1e18") << false;
}

void LongWholesTest::digitsThatAreLost() {
    QFETCH(bool, lost);
    const std::string text = QTest::currentDataTag();
    QCOMPARE(losesDigits(text, parseNumber(text).value), lost);
}

void LongWholesTest::codesAreRead_data() {
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<int>("rows");
    QTest::addColumn<ColumnType>("type");
    QTest::addColumn<QString>("note");
    const auto row = [](const char* name, const QStringList& cells, int rows, ColumnType type,
                        const QString& note) {
        QTest::newRow(name) << cells << rows << type << note;
    };
    row("three classes", {"9007199254740992", "9007199254740993", "9007199254740995"}, 120,
        ColumnType::Categorical, kAsText);
    row("classes that are one number",
        {"1000000000000000001", "1000000000000000002", "1000000000000000003"}, 90,
        ColumnType::Categorical, kAsText);
    row("classes apart as numbers", {"9007199254740991", "9007199254740995", "9007199254741003"},
        90, ColumnType::Categorical, kAsText);
    row("classes that a number keeps", {"9007199254740992", "9007199254740994"}, 80,
        ColumnType::Numeric, QString());
    row("classes beside words", {"north", "9007199254740993", "south", "9007199254740995"}, 80,
        ColumnType::Categorical, QString());
    QStringList running, amounts;
    for (int i = 0; i < 3000; ++i) {
        running << "10000000000000" + QString::number(100000 + i);
        amounts << QString::number(1 + i % 9) +
                       QString::number(7919 * (i + 13)).rightJustified(9, '1') + "123456789";
    }
    row("running numbers", running, 3000, ColumnType::Text, kAsText);
    row("amounts", amounts, 3000, ColumnType::Numeric, kRounded);
    row("few amounts", amounts, 40, ColumnType::Numeric, kRounded);
    QStringList mixed;
    for (int i = 0; i < 20; ++i) mixed << QString::number(i);
    mixed << "9007199254740993";
    row("one among small numbers", mixed, 210, ColumnType::Numeric, kRounded);
}

void LongWholesTest::codesAreRead() {
    QFETCH(QStringList, cells);
    QFETCH(int, rows);
    QFETCH(ColumnType, type);
    QFETCH(QString, note);
    const auto imported = read(cells, rows);
    QVERIFY(imported);
    const Column& y = imported->table.columns[1];
    QCOMPARE(y.type, type);
    QCOMPARE(tells(imported->report, kAsText), note == kAsText);
    QCOMPARE(tells(imported->report, kRounded), note == kRounded);
    if (type == ColumnType::Numeric) return;
    for (int i = 0; i < rows; ++i)
        QCOMPARE(QString::fromStdString(cellText(y, i)), cells[i % cells.size()]);
}

void LongWholesTest::aPersonMayWantNumbers() {
    const QStringList cells{"9007199254740992", "9007199254740993"};
    const auto numbers = read(cells, 80, {{"y", ReadAs::Number}});
    QVERIFY(numbers);
    QCOMPARE(numbers->table.columns[1].type, ColumnType::Numeric);
    QVERIFY(tells(numbers->report, kRounded));
    const auto levels = read(cells, 80, {{"y", ReadAs::Category}});
    QVERIFY(levels);
    QCOMPARE(levels->table.columns[1].levels.size(), 2U);
    QVERIFY(!tells(levels->report, kAsText));
}

void LongWholesTest::laterTablesFollowTheirTraining() {
    const auto training = read({"9007199254740991", "9007199254740995"}, 80);
    QVERIFY(training);
    const auto task = makeTask(target("y"), training->table);
    QVERIFY2(task, task ? "" : task.error().text.english().c_str());
    QCOMPARE(task->recipe->classes,
             (std::vector<std::string>{"9007199254740991", "9007199254740995"}));
    const Readings readings = laterReadings(*task->recipe);
    QVERIFY(readings.contains("y"));
    QCOMPARE(readings.at("y"), ReadAs::Category);
    const std::vector<std::string> known{"x", "y"};
    const auto numbers = read({"9007199254740992", "9007199254740993"}, 6, {}, known);
    QVERIFY(numbers);
    QCOMPARE(numbers->table.columns[1].type, ColumnType::Numeric);
}

ARDENT_TEST(LongWholesTest)
#include "long_wholes_test.moc"
