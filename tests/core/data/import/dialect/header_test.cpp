#include "core/data/import/dialect/header.h"

#include <QTest>

#include "tests/support/read_text.h"

using namespace ardent;

namespace {

constexpr const char* kMayBeNames =
    "The numbers of the first row are unlike those below; if they "
    "are the names of the columns, read the file with --header 1.";

/// The first of these rows, then as many as `count` in turn from the others.
QByteArray rowsOf(const QByteArray& first, const QList<QByteArray>& others, int count = 12) {
    QByteArray text = first + '\n';
    for (int i = 0; i < count; ++i) text += others[i % others.size()] + '\n';
    return text;
}

}  // namespace

/// First rows that hold numbers.
class HeaderTest : public QObject {
    Q_OBJECT

private slots:
    void numbersNameColumns_data();
    void numbersNameColumns();
    void numbersThatMayBeNamesAreNoted();
};

void HeaderTest::numbersNameColumns_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("header");
    const auto row = [](const char* name, const QByteArray& text, bool header) {
        QTest::newRow(name) << text << header;
    };
    row("years of measurements",
        rowsOf("1810,1850,1907,1960,2031", {"2344,1702,1555,2101,1998", "1620,2210,2388,1745,1511",
                                            "2005,1533,1894,2277,1660"}),
        false);
    row("years over fractions",
        rowsOf("2001,2002,2003,2004,2005", {"0.1,0.4,0.3,0.9,0.2", "0.7,0.2,0.5,0.1,0.8"}), true);
    row("wavenumbers and a text",
        rowsOf("400.5,401.5,402.5,kind", {"0.12,0.31,0.2,a", "0.4,0.11,0.3,b", "0.3,0.2,0.1,a"}),
        true);
    row("with decimal commas",
        rowsOf("probe;650,42;651,35;652,28", {"p;0,1;0,2;0,3", "q;0,4;0,1;0,2", "r;0,2;0,3;0,4"}),
        true);
    row("fewer decimals than below",
        rowsOf("dose,1,10,100", {"a,1.52,7.43,30.12", "b,2.31,4.20,80.55", "c,0.15,90.11,120.90"}),
        true);
    row("years below a blank corner",
        rowsOf(",2015,2016,2017", {"a,1.5,2.5,3.5", "b,2.5,1.5,0.5", "c,3,2,1"}), true);
    row("numbers beside a blank corner",
        rowsOf(",0,1,2,3", {"0,0.5,0.2,0.1,0.7", "1,0.3,0.1,0.9,0.2", "2,0.8,0.4,0.3,0.6"}), true);
    row("like those below",
        rowsOf("5.1,3.5,1.4,setosa", {"4.9,3,1.4,setosa", "6.4,3.2,4.5,versicolor"}), false);
    row("up, but like those below",
        rowsOf("a,1.5,2.2,3.5", {"b,1.2,2.7,3.1", "c,1.9,2.2,3.9", "d,1.1,2.9,3.4"}), false);
    row("one number far away", rowsOf("control,650.5,0.2", {"a,0.1,0.3", "b,0.2,0.1", "a,0.4,0.3"}),
        false);
    row("down and up", rowsOf("a,600.5,650.5,610.5", {"b,0.1,0.2,0.3", "c,0.2,0.1,0.4"}), false);
    row("a gap in the first column", rowsOf(",5.5,1.5", {"a,5.1,1.2", ",5.9,1.7", "b,5.4,1.6"}),
        false);
}

void HeaderTest::numbersNameColumns() {
    QFETCH(QByteArray, text);
    QFETCH(bool, header);
    const auto imported = test::readText(text);
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QCOMPARE(imported->report.dialect.header, header);
    QCOMPARE(imported->table.rows, header ? 12 : 13);
}

void HeaderTest::numbersThatMayBeNamesAreNoted() {
    const QByteArray text =
        rowsOf("400,410,420,430", {"0.12,0.31,0.2,0.7", "0.4,0.11,0.3,0.5", "0.3,0.2,0.1,0.6"});
    const auto imported = test::readText(text);
    QVERIFY(!imported->report.dialect.header);
    QVERIFY2(test::notesIn(imported->report).contains(kMayBeNames),
             qPrintable(test::notesIn(imported->report)));
    ReadingOptions options;
    options.header = 1;
    const auto named = test::readText(text, {}, options);
    QCOMPARE(named->table.columns[0].name, std::string("400"));
    options.header = 0;
    QVERIFY(!test::notesIn(test::readText(text, {}, options)->report).contains(kMayBeNames));
    const auto alike = test::readText(rowsOf("3,5,7", {"2,6,8", "4,4,6", "3,7,9"}));
    QVERIFY(!test::notesIn(alike->report).contains(kMayBeNames));
}

ARDENT_TEST(HeaderTest)
#include "header_test.moc"
