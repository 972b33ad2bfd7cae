#include "core/data/table/table_writer.h"

#include <QTemporaryDir>
#include <QtTest>
#include <clocale>
#include <limits>
#include <locale>

#include "core/data/synthetic/synthetic.h"

using namespace ardent;

namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

Column numbersKept(std::string name, std::initializer_list<double> values,
                   Storage storage = Storage::Float64) {
    Column column;
    column.name = std::move(name);
    column.numbers = NumericCells(storage);
    for (const double value : values) column.numbers.append(value);
    return column;
}

Column words(std::string name, std::vector<std::string> levels, std::vector<std::int32_t> codes) {
    Column column;
    column.name = std::move(name);
    column.type = ColumnType::Categorical;
    column.levels = std::move(levels);
    column.codes = std::move(codes);
    return column;
}

QByteArray csv(const Table& table) {
    QByteArray text;
    const bool whole = writeCsv(table, [&](std::string_view piece) {
        text.append(piece.data(), qsizetype(piece.size()));
        return true;
    });
    return whole ? text : "stopped";
}

QByteArray numberAsText(double value, Storage storage) {
    return csv(Table{"t", 1, {numbersKept("a", {value}, storage), numbersKept("b", {0.})}})
        .split('\n')[1]
        .split(',')[0];
}

}  // namespace

class TableWriterTest : public QObject {
    Q_OBJECT

private slots:
    void writesHeaderRowsAndMissingCells();
    void quotesWhereNeeded_data();
    void quotesWhereNeeded();
    void numbersReadBackUnchanged_data();
    void numbersReadBackUnchanged();
    void ignoresTheLocale();
    void crossesBlocks();
    void stopsWhenTheSinkDoes();
    void writesAFileWholeOrNotAtAll();
};

void TableWriterTest::writesHeaderRowsAndMissingCells() {
    const Table table{
        "t",
        3,
        {numbersKept("x1", {1., -0.5, kNoNumber}), words("colour", {"red", "blue"}, {1, -1, 0})}};
    QCOMPARE(csv(table), QByteArray("x1,colour\n1,blue\n-0.5,\n,red\n"));
    QCOMPARE(csv(Table{"t", 2, {numbersKept("x1", {1., kNoNumber})}}), QByteArray("x1\n1\nNA\n"));
    QCOMPARE(csv(Table{"t", 0, {numbersKept("x1", {})}}), QByteArray("x1\n"));
}

void TableWriterTest::quotesWhereNeeded_data() {
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("written");
    QTest::addRow("plain") << "warm front"
                           << "warm front";
    QTest::addRow("comma") << "a,b"
                           << "\"a,b\"";
    QTest::addRow("quote") << "5\" disk"
                           << "\"5\"\" disk\"";
    QTest::addRow("line end") << "a\nb"
                              << "\"a\nb\"";
    QTest::addRow("space in front") << " a"
                                    << "\" a\"";
    QTest::addRow("empty") << ""
                           << "\"\"";
    QTest::addRow("letters beyond ASCII") << "Zürich"
                                          << "Zürich";
}

void TableWriterTest::quotesWhereNeeded() {
    QFETCH(QString, cell);
    QFETCH(QString, written);
    const Table table{
        "t", 1, {words(cell.toStdString(), {cell.toStdString()}, {0}), numbersKept("y", {2.})}};
    QCOMPARE(QString::fromUtf8(csv(table)), written + ",y\n" + written + ",2\n");
}

void TableWriterTest::numbersReadBackUnchanged_data() {
    QTest::addColumn<double>("value");
    for (const double value : {0.1, 1. / 3., -2.5e-7, 6.02214076e23, 123456789., 1e-310, 5e-324,
                               1.7976931348623157e308, 16777217., 0.30000000000000004})
        QTest::addRow("%g", value) << value;
}

void TableWriterTest::numbersReadBackUnchanged() {
    QFETCH(double, value);
    QCOMPARE(numberAsText(value, Storage::Float64).toDouble(), value);
    const auto single = static_cast<float>(value);
    if (std::isfinite(single)) {
        const QByteArray text = numberAsText(value, Storage::Float32);
        QCOMPARE(text.toFloat(), single);
        QVERIFY2(text.size() <= 16, text.constData());
    }
}

void TableWriterTest::ignoresTheLocale() {
    struct Comma : std::numpunct<char> {
        char do_decimal_point() const override { return ','; }
        char do_thousands_sep() const override { return '.'; }
        std::string do_grouping() const override { return "\3"; }
    };
    const std::locale old = std::locale::global(std::locale(std::locale::classic(), new Comma));
    std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
    const QByteArray text = numberAsText(12345.5, Storage::Float64);
    std::locale::global(old);
    std::setlocale(LC_NUMERIC, "C");
    QCOMPARE(text, QByteArray("12345.5"));
}

void TableWriterTest::crossesBlocks() {
    Column column = numbersKept("x1", {});
    for (int i = 0; i < 1000; ++i) column.numbers.append(i);
    const QList<QByteArray> lines = csv(Table{"t", 1000, {column, column}}).split('\n');
    QCOMPARE(lines.size(), 1002);
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(lines[i + 1], QByteArray::number(i) + ',' + QByteArray::number(i));
}

void TableWriterTest::stopsWhenTheSinkDoes() {
    Column column = numbersKept("x1", {});
    for (int i = 0; i < 1000; ++i) column.numbers.append(i);
    int pieces = 0;
    QVERIFY(!writeCsv(Table{"t", 1000, {column}}, [&](std::string_view) { return ++pieces < 2; }));
    QCOMPARE(pieces, 2);
}

void TableWriterTest::writesAFileWholeOrNotAtAll() {
    const QTemporaryDir folder;
    const std::filesystem::path path = (folder.path() + "/gse1.csv").toStdString();
    const Table table = synthesize(*findSyntheticSet("gse1"), 300, 1);
    QVERIFY(writeCsv(table, path).has_value());
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), csv(table));

    const auto full = writeCsv(table, std::filesystem::path("/dev/full"));
    QVERIFY(!full.has_value());
    QCOMPARE(int(full.error().fault), int(Fault::Output));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"gse1.csv"});
}

ARDENT_TEST(TableWriterTest)
#include "table_writer_test.moc"
