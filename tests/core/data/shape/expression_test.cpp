#include "core/data/shape/expression.h"

#include <QTest>
#include <cmath>

#include "tests/support/columns.h"
#include "tests/support/test_class.h"

using namespace ardent;
using namespace ardent::test;

namespace {

Table flowers() {
    return table({numbers("length", {2., 3., kMissing}), numbers("two words", {4., 0., 8.}),
                  categories("species", {"setosa", "", "virginica"})});
}

double valueOf(const char* text, Index row = 0) {
    const Table table = flowers();
    const auto expression = Expression::parse(text, table);
    if (!expression) qFatal("%s", expression.error().text.english().c_str());
    Index undefined = 0;
    return expression->at(row, undefined);
}

QString errorOf(const QByteArray& text) {
    const Table table = flowers();
    const auto expression = Expression::parse(text.constData(), table);
    return expression ? QString() : QString::fromStdString(expression.error().text.english());
}

}  // namespace

class ExpressionTest : public QObject {
    Q_OBJECT

private slots:
    void itIsComputed_data();
    void itIsComputed();
    void missingCellsStayMissing();
    void whatIsUndefinedIsCounted();
    void textsAreCompared();
    void datesAreComparedAsDates_data();
    void datesAreComparedAsDates();
    void datesThatCannotBeComparedAreRefused();
    void faultsNameTheirPlace_data();
    void faultsNameTheirPlace();
    void deepNestingIsRefused();
    void itsColumnsAreKnown();
};

void ExpressionTest::itIsComputed_data() {
    QTest::addColumn<double>("value");
    QTest::newRow("1 + 2 * 3") << 7.;
    QTest::newRow("(1 + 2) * 3") << 9.;
    QTest::newRow("-2 ^ 2") << -4.;
    QTest::newRow("2 ^ 3 ^ 2") << 512.;
    QTest::newRow("2 ** -1") << 0.5;
    QTest::newRow("7 % 4 - -1") << 4.;
    QTest::newRow("10 - 4 - 3") << 3.;
    QTest::newRow("1.5e1") << 15.;
    QTest::newRow("length * `two words`") << 8.;
    QTest::newRow("length / [two words]") << 0.5;
    QTest::newRow("length > 1 and length < 2.5") << 1.;
    QTest::newRow("length = 2 || length = 3") << 1.;
    QTest::newRow("not length >= 2") << 0.;
    QTest::newRow("1 or 0 and 0") << 1.;
    QTest::newRow("min(3, length) + max(3, length)") << 5.;
    QTest::newRow("if(length <> 2, 1, abs(-4))") << 4.;
    QTest::newRow("Round(log10(1000)) + sqrt(4)") << 5.;
}

void ExpressionTest::itIsComputed() {
    QFETCH(const double, value);
    QCOMPARE(valueOf(QTest::currentDataTag()), value);
}

void ExpressionTest::missingCellsStayMissing() {
    for (const char* text : {"length + 1", "length > 0", "min(length, 1)", "if(length > 0, 1, 2)",
                             "not length", "length > 0 and 1", "length > 0 or 0"})
        QVERIFY2(std::isnan(valueOf(text, 2)), text);
    QCOMPARE(valueOf("length > 0 and 0", 2), 0.);
    QCOMPARE(valueOf("length > 0 or 1", 2), 1.);
    QCOMPARE(valueOf("is_missing(length)", 2), 1.);
    QCOMPARE(valueOf("is_missing(length)", 1), 0.);
    QVERIFY(std::isnan(valueOf("species = 'setosa'", 1)));
    QCOMPARE(valueOf("is_missing(species)", 1), 1.);
}

void ExpressionTest::whatIsUndefinedIsCounted() {
    const Table table = flowers();
    for (const char* text : {"1 / `two words`", "log(`two words`)", "sqrt(-1)"}) {
        const auto expression = Expression::parse(text, table);
        Index undefined = 0;
        QVERIFY2(std::isnan(expression->at(1, undefined)), text);
        QCOMPARE(undefined, Index{1});
    }
    const auto expression = Expression::parse("1 / length", table);
    Index undefined = 0;
    QVERIFY(std::isnan(expression->at(2, undefined)));
    QCOMPARE(undefined, Index{0});
}

void ExpressionTest::textsAreCompared() {
    QCOMPARE(valueOf("species = \"setosa\""), 1.);
    QCOMPARE(valueOf("species != 'setosa'", 2), 1.);
    QCOMPARE(valueOf("species < 'versicolor'"), 1.);
    QCOMPARE(valueOf("'setosa' = species and length = 2"), 1.);
}

void ExpressionTest::datesAreComparedAsDates_data() {
    QTest::addColumn<QStringList>("dates");
    QTest::newRow("iso") << QStringList{"2021-05-22", "2023-09-03", "2024-02-29", "2020-12-31"};
    QTest::newRow("german") << QStringList{"22.05.2021", "03.09.2023", "29.02.2024", "31.12.2020"};
    QTest::newRow("american") << QStringList{"05/22/2021", "09/03/2023", "02/29/2024",
                                             "12/31/2020"};
}

void ExpressionTest::datesAreComparedAsDates() {
    QFETCH(const QStringList, dates);
    std::vector<std::string> cells;
    for (const QString& date : dates) cells.push_back(date.toStdString());
    cells.emplace_back();
    const Table visits = table({categories("day", cells)});
    const auto rowsOf = [&](const std::string& text) {
        const auto condition = Expression::parse(text, visits);
        if (!condition) qFatal("%s", condition.error().text.english().c_str());
        QList<int> rows;
        Index undefined = 0;
        for (int row = 0; row < 5; ++row)
            if (condition->at(row, undefined) == 1.) rows << row;
        return rows;
    };
    QCOMPARE(rowsOf("day > \"2022-01-01\""), (QList<int>{1, 2}));
    QCOMPARE(rowsOf("'2022-01-01' >= day"), (QList<int>{0, 3}));
    QCOMPARE(rowsOf("day = '2024-02-29'"), QList<int>{2});
    QCOMPARE(rowsOf("day != '29 Feb 2024'"), (QList<int>{0, 1, 3}));
    QCOMPARE(rowsOf("day <= day"), (QList<int>{0, 1, 2, 3}));
}

void ExpressionTest::datesThatCannotBeComparedAreRefused() {
    const auto errorOf = [](const std::vector<std::string>& cells, const char* text) {
        const Table visits = table({categories("day", cells)});
        const auto condition = Expression::parse(text, visits);
        return condition ? QString() : QString::fromStdString(condition.error().text.english());
    };
    QVERIFY(errorOf({"03/04/2022", "05/06/2022"}, "day > '2022-01-01'")
                .contains("may begin with the day or with the month"));
    QVERIFY(errorOf({"2022-03-04", "2022-06-05"}, "day > 'May'").contains("\"May\" is none"));
}

void ExpressionTest::faultsNameTheirPlace_data() {
    QTest::addColumn<QString>("said");
    QTest::newRow("lenght > 1") << "character 1: there is no column \"lenght\"; did you mean";
    QTest::newRow("length >") << "character 9: something is missing at the end";
    QTest::newRow("(length") << "a \")\" is missing here";
    QTest::newRow("length 3") << "character 8: \"3\" does not go on";
    QTest::newRow("length # 3") << "character 8: \"#\" has no meaning";
    QTest::newRow("`two words") << "character 1: ` is not closed";
    QTest::newRow("species = 3") << "a text is compared with a number";
    QTest::newRow("species + 3") << "a text stands where a number is needed";
    QTest::newRow("species") << "this is a text";
    QTest::newRow("sine(length)") << "there is no function \"sine\"";
    QTest::newRow("min(1)") << "min takes 2 values between commas";
    QTest::newRow("1.2.3") << "this is no number";
    QTest::newRow("") << "character 1: something is missing";
}

void ExpressionTest::faultsNameTheirPlace() {
    QFETCH(const QString, said);
    const QString error = errorOf(QTest::currentDataTag());
    QVERIFY2(error.contains(said), qPrintable(error));
}

void ExpressionTest::deepNestingIsRefused() {
    for (const char* open : {"(", "-", "+", "not ", "abs("})
        QVERIFY(errorOf(QByteArray(open).repeated(2'000)).contains("nested too deeply"));
}

void ExpressionTest::itsColumnsAreKnown() {
    QCOMPARE(columnsIn("log(a) > [b c] and not d = 'e'"),
             (std::vector<std::string>{"a", "b c", "d"}));
}

ARDENT_TEST(ExpressionTest)
#include "expression_test.moc"
