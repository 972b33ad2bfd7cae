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
