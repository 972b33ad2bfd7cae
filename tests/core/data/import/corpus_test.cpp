#include <QDir>
#include <QTest>

#include "core/data/import/table_reader.h"
#include "tests/support/places.h"

using namespace ardent;

namespace {

std::filesystem::path corpus(const QString& file) {
    return test::inSources("tests/corpus/" + file).toStdString();
}

/// One letter a column: n float32, N float64, c categorical, t text.
QString types(const Table& table) {
    QString letters;
    for (const Column& column : table.columns) {
        switch (column.type) {
            case ColumnType::Numeric:
                letters += column.numbers.storage() == Storage::Float32 ? 'n' : 'N';
                break;
            case ColumnType::Categorical:
                letters += 'c';
                break;
            case ColumnType::Text:
                letters += 't';
                break;
        }
    }
    return letters;
}

}  // namespace

class CorpusTest : public QObject {
    Q_OBJECT

private slots:
    void isRead_data();
    void isRead();
    void isRefused_data();
    void isRefused();
    void everyFileHasARow();

private:
    QStringList named_;
};

void CorpusTest::isRead_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("columns");
    QTest::addColumn<int>("missing");
    QTest::addColumn<int>("bad");
    QTest::addColumn<int>("dropped");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("note");
    struct Row {
        const char* file;
        int rows;
        const char* columns;
        int missing = 0;
        int bad = 0;
        int dropped = 0;
        const char* note = "";
        const char* encoding = "UTF-8";
    };
    constexpr const char* kLatin1 = "Windows-1252";
    const Row rows[] = {
        {"autos_headerless_question.csv", 201, "nncccccccnnnnnccncnnnnnnnn", 51, 0, 0, "no header"},
        {"comments_and_units.csv", 5, "nnn", 1, 0, 0, "2 comment lines before the table"},
        {"constant_columns.csv", 80, "ncnnnn", 80},
        {"csvkit_bad.csv", 1, "ncn", 0, 0, 2, "2 rows dropped for not having 3 cells: lines 2, 3."},
        {"csvkit_blanks.csv", 1, "nnnnnn", 6},
        {"csvkit_mac_newlines.csv", 2, "cnn"},
        {"csvkit_no_header_row.csv", 1, "nnn", 0, 0, 0, "no header"},
        {"csvkit_optional_quote_characters.csv", 1, "nnn"},
        {"csvkit_test_empty_columns.csv", 3, "cnc", 7, 0, 0, "without name and content dropped"},
        {"csvkit_test_header_newline.csv", 1, "ccc"},
        {"csvkit_test_latin1.csv", 2, "nnc", 0, 0, 0, "Latin-1", kLatin1},
        {"csvkit_test_locale.csv", 1, "nnn", 1, 0, 0,
         "\"a\" read with the comma as decimal mark, as other columns show"},
        {"csvkit_test_utf16_little.csv", 2, "nnc", 0, 0, 0, "", "UTF-16LE"},
        {"csvkit_test_utf8_bom.csv", 2, "nnc"},
        {"dates.csv", 90, "ttttcn"},
        {"dupheader_label_text.csv", 5, "nNtnNtnNt", 0, 0, 0, "\"relative losses (2)\""},
        {"duplicate_and_blank_names.csv", 60, "nnnnnn", 0, 0, 0, "\"column 4\""},
        {"duplicate_rows.csv", 120, "nn"},
        {"exercise_cr_only.csv", 90, "nnnnn"},
        {"extreme_values.csv", 11, "Nn", 3, 3, 0, "the first is \"inf\" in line 5"},
        {"german_decimal_comma_thousands_cp1252.csv", 120, "nncn", 0, 0, 0,
         "\"Größe\" read with the comma as decimal mark", kLatin1},
        {"high_cardinality.csv", 400, "tcn"},
        {"hofstede_semicolon_null.csv", 111, "ttnnnnnn", 161},
        {"hr_attrition_cr_cr_lf.csv", 1999, "nnnnnnnncc"},
        {"missing_spellings.csv", 120, "nnnn", 58},
        {"mpg_2017_tab.txt", 234, "nccnnnccnncc", 0, 0, 0, "one name less"},
        {"numbers_in_disguise.csv", 60, "tttnccn", 0, 0, 0, "its numbers carry \"$\""},
        {"ofdi_latin1.csv", 469, "nttcccnnnn", 0, 0, 0, "Latin-1", kLatin1},
        {"one_column.csv", 30, "n", 0, 0, 0, "Only one column"},
        {"penguins.csv", 344, "ccnnnnc", 19},
        {"penguins_utf16le_bom_tab.txt", 344, "ccnnnnc", 19, 0, 0, "", "UTF-16LE"},
        {"planets_comment_header.csv", 1035, "ncnNnnn", 792, 0, 0, "10 comment lines"},
        {"quoted_newlines.csv", 40, "ntnnc"},
        {"ragged.csv", 3, "nnn", 0, 0, 2, "lines 3, 4."},
        {"rare_class.csv", 120, "nnc"},
        {"seaice_bom.csv", 366, "tnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn", 2477},
        {"single_class.csv", 30, "nc"},
        {"spectrum_comma_in_quotes.csv", 1, "ccccn"},
        {"spectrum_empty_crlf.csv", 2, "nnn", 2},
        {"spectrum_escaped_quotes.csv", 2, "nc"},
        {"spectrum_newlines.csv", 3, "tnn"},
        {"spectrum_utf8.csv", 2, "nnc"},
        {"titanic_kaggle_train.csv", 891, "nnntcnnntntc", 866},
    };
    for (const Row& row : rows) {
        QTest::newRow(row.file) << row.rows << QString(row.columns) << row.missing << row.bad
                                << row.dropped << QString(row.encoding)
                                << QString::fromUtf8(row.note);
        named_ << row.file;
    }
}

void CorpusTest::isRead() {
    QFETCH(int, rows);
    QFETCH(QString, columns);
    QFETCH(int, missing);
    QFETCH(int, bad);
    QFETCH(int, dropped);
    QFETCH(QString, encoding);
    QFETCH(QString, note);
    const auto imported = readTable(corpus(QTest::currentDataTag()));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    const auto& [table, report] = *imported;
    QCOMPARE(table.rows, rows);
    QCOMPARE(types(table), columns);
    QCOMPARE(report.missingCells, missing);
    QCOMPARE(report.badCellCount, bad);
    QCOMPARE(report.rowsDropped, dropped);
    QCOMPARE(report.dialect.encoding, encoding.toStdString());
    QString notes;
    for (const std::string& each : report.notes) notes += QString::fromStdString(each) + '\n';
    QVERIFY2(note.isEmpty() ? notes.isEmpty() : notes.contains(note), qPrintable(notes));
}

void CorpusTest::isRefused_data() {
    QTest::addColumn<QString>("says");
    const auto row = [this](const char* file, const char* says) {
        QTest::newRow(file) << QString(says);
        named_ << file;
    };
    row("binary_junk.csv", "this is a binary file");
    row("header_only.csv", "there is a header but no row below it");
    row("truncated.csv.gz", "the gzip file is cut short");
}

void CorpusTest::isRefused() {
    QFETCH(QString, says);
    const auto imported = readTable(corpus(QTest::currentDataTag()));
    QVERIFY(!imported);
    QCOMPARE(imported.error().fault, Fault::Data);
    QVERIFY2(QString::fromStdString(imported.error().text.english()).contains(says),
             imported.error().text.english().c_str());
}

void CorpusTest::everyFileHasARow() {
    QStringList files = QDir(QString::fromStdString(corpus({}).string())).entryList(QDir::Files);
    files.removeOne("README.md");
    named_.sort();
    named_.removeDuplicates();
    QCOMPARE(files, named_);
}

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpus_test.moc"
