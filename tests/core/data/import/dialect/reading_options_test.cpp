#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/table_reader.h"

using namespace ardent;

Q_DECLARE_METATYPE(ReadingOptions)

namespace {

/// Names, then the rows: "a b|1 2|3 4".
QString read(const QByteArray& text, const ReadingOptions& options) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("table.csv"));
    if (!file.open(QIODevice::WriteOnly)) return "cannot write";
    file.write(text);
    file.close();
    const auto imported =
        readTable(file.fileName().toStdString(), Precision::Printed, {}, 0, {}, options);
    if (!imported) return QString::fromStdString(imported.error().text.english());
    QStringList lines;
    QStringList names;
    for (const Column& column : imported->table.columns)
        names << QString::fromStdString(column.name);
    lines << names.join(' ');
    for (Index row = 0; row < imported->table.rows; ++row) {
        QStringList cells;
        for (const Column& column : imported->table.columns)
            cells << QString::fromStdString(cellText(column, row));
        lines << cells.join(' ');
    }
    return lines.join('|');
}

}  // namespace

class ReadingOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void goBeforeWhatIsFound_data();
    void goBeforeWhatIsFound();
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored \
    "-Wmissing-field-initializers"  // GCC 12 finds them in designated ones too
void ReadingOptionsTest::goBeforeWhatIsFound_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ReadingOptions>("options");
    QTest::addColumn<QString>("table");
    const auto row = [](const char* name, const QByteArray& text, const ReadingOptions& options,
                        const char* table) {
        QTest::newRow(name) << text << options << QString::fromUtf8(table);
    };
    row("no header", "a,b\n1,2\n", {.header = 0}, "column 1 column 2|a b|1 2");
    row("header", "1,2\n3,4\n", {.header = 1}, "1 2|3 4");
    row("header of two lines", "a,b\nm,s\n1,2\n3,4\n", {.header = 2}, "a b|1 2|3 4");
    row("separator", "a:b\n1:2\n3:4\n", {.separator = ":"}, "a b|1 2|3 4");
    row("separator of two", "a->b\n1->2\n3->4\n", {.separator = "->"}, "a b|1 2|3 4");
    row("decimal comma", "a;b\n1,234;1\n2,345;2\n", {.decimal = ','}, "a b|1.234 1|2.345 2");
    row("decimal point", "a;b\n1,234;1\n2,345;2\n", {.decimal = '.'}, "a b|1234 1|2345 2");
    row("thousands", "a;b\n1,234;1\n2,345;2\n", {.thousands = ','}, "a b|1234 1|2345 2");
    row("quote", "a,b\n|x,y|,1\n|z,w|,2\n", {.separator = ",", .quote = '|'}, "a b|x,y 1|z,w 2");
    row("no quote", "a,b\n5\" pipe,1\n\"6 pipe,2\n", {.quote = '\0'}, "a b|5\" pipe 1|\"6 pipe 2");
    row("escape", "a,b\nx\\,y,1\nz,2\n", {.escape = '\\'}, "a b|x,y 1|z 2");
    row("comment", "a,b\n1,2\n;note\n3,4\n", {.comment = ";"}, "a b|1 2|3 4");
    row("skip", "Report\nof us\na,b\n1,2\n3,4\n", {.skip = 2}, "a b|1 2|3 4");
    row("footer", "a,b\n1,2\n3,4\n5,6\n", {.footer = 1}, "a b|1 2|3 4");
    row("encoding",
        "a,b\nP\xF8\xED"
        "bram,1\nB,2\n",
        {.encoding = "Windows-1250"}, "a b|Příbram 1|B 2");
    row("missing", "a,b\n999,2\n3,999\n", {.missing = {"999"}}, "a b| 2|3 ");
    row("missing as a name", "a,b\n1,2\na,4\n", {.missing = {"a"}}, "a b|1 2| 4");
    row("missing in lines that end so", "a,b\n1,2,x\n3,4,x\n5,6,x\n", {.missing = {"x"}},
        "a b|1 2|3 4|5 6");
    row("missing beyond ASCII", "town,b\nM\xFCnchen,1\nung\xFCltig,2\nK\xF6ln,3\n",
        {.missing = {"ungültig"}}, "town b|München 1| 2|Köln 3");
    row("separator beyond ASCII",
        "n\xF6,b\xA7y\n1,5\xA7"
        "2\n3,5\xA7"
        "4\n",
        {.separator = "§", .decimal = ','}, "nö,b y|1.5 2|3.5 4");
    row("comment beyond ASCII", "a,b\n1,2\n\xA7 f\xFCr,uns\n3,4\n", {.comment = "§"},
        "a b|1 2|3 4");
    row("separator in lines in quotes", "\"a;\"\"b;c\"\"\"\n\"1;2\"\n\"3;4\"\n", {.separator = ";"},
        "a b;c|1 2|3 4");
}
#pragma GCC diagnostic pop

void ReadingOptionsTest::goBeforeWhatIsFound() {
    QFETCH(QByteArray, text);
    QFETCH(ReadingOptions, options);
    QFETCH(QString, table);
    QCOMPARE(read(text, options), table);
}

ARDENT_TEST(ReadingOptionsTest)
#include "reading_options_test.moc"
