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
    void holds_data();
    void holds();
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
        {"csvkit_test_empty_columns.csv", 2, "cnc", 4, 0, 0, "without name and content dropped"},
        {"csvkit_test_header_newline.csv", 1, "ccc"},
        {"csvkit_test_latin1.csv", 2, "nnc", 0, 0, 0, "Latin-1", kLatin1},
        {"csvkit_test_locale.csv", 1, "nnn", 1, 0, 0, "\"a\" read with the comma as decimal mark"},
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
        {"spectrum_comma_in_quotes.csv", 1, "ccccc", 0, 0, 0, "\"zip\" read as text"},
        {"spectrum_empty_crlf.csv", 2, "nnn", 2},
        {"spectrum_escaped_quotes.csv", 2, "nc"},
        {"spectrum_newlines.csv", 3, "tnn"},
        {"spectrum_utf8.csv", 2, "nnc"},
        {"titanic_kaggle_train.csv", 891, "nnntcnnntntc", 866},
        {"apostrophe_before_minus.csv", 150, "nnn"},
        {"arff_leading_blank.arff", 2, "cnc"},
        {"inline_texts.xlsx", 4, "tnn", 0, 0, 0, "\"2,5\" read with the comma as decimal mark"},
        {"backslash_n_missing.tsv", 200, "tcnnn", 123},
        {"below_limit.csv", 120, "cnnn", 0, 0, 0, "such as \"<0.05\"; the limit was taken"},
        {"blanks_aligned.txt", 120, "nncn"},
        {"blanks_decimal_comma.txt", 15, "tnnnn", 0, 0, 0, "points between thousands"},
        {"booleans_of_two_spellings.csv", 90, "cccn", 34},
        {"codes_like_exponents.csv", 120, "cnn", 0, 0, 0, "\"lot\" read as text"},
        {"codes_with_zeros_in_front.csv", 120, "cn", 0, 0, 0, "\"zip\" read as text"},
        {"ctrl_z.csv", 120, "nnn"},
        {"decimal_comma_exponent.csv", 120, "nnn", 0, 0, 0, "\"strom\" read with the comma"},
        {"decimal_comma_without_zero.csv", 90, "nnnn", 0, 0, 0, "\"r\" read with the comma"},
        {"dollars_in_brackets.csv", 80, "tttt", 0, 0, 0, "\"Amount\" is read as text"},
        {"double_colon.dat", 150, "nnnN", 0, 0, 0, "no header"},
        {"eurostat_flags.tsv", 60, "tnnnn", 59, 0, 0, "have a flag, such as \"11.5 e\""},
        {"fortran_exponents.csv", 120, "NNN"},
        {"gb18030.csv", 80, "cnnn", 0, 0, 0, "read as GB18030", "GB18030"},
        {"header_of_pandas_index.csv", 60, "nnnnn", 0, 0, 0, "leaves blank"},
        {"header_of_wavenumbers.csv", 60, "tnnnnnnc"},
        {"header_repeated.csv", 120, "ncnn", 0, 0, 0, "line 62 repeats the header"},
        {"libsvm_qid.txt", 50, "nnnnnnn"},
        {"mac_roman.csv", 80, "cn", 0, 0, 0, "read as MACINTOSH", "MACINTOSH"},
        {"minus_as_en_dash.csv", 150, "nnn"},
        {"months_german_french.csv", 90, "ttn", 0, 0, 0, "\"v\" read with the comma"},
        {"names_with_commas.csv", 120, "nncnnnnnn", 0, 0, 0, "\"A (2)\""},
        {"orange_three_lines.tab", 90, "nnct", 0, 0, 0, "first row skipped: 2."},
        {"percent_comments.csv", 90, "nnN", 0, 0, 0, "names come from the comment"},
        {"plots.csv", 24, "ncnntttccNt", 3},
        {"plots.ods", 24, "ncnntttccNt", 3},
        {"plots.xlsx", 24, "ncnntttccNt", 3, 0, 0, "the cell in row 11 holds the error #DIV/0!"},
        {"plots_1904.xlsx", 24, "ncnntttccNt", 3, 0, 0, "25 % is 0.25"},
        {"quoted_decimal_comma.csv", 120, "nnn", 0, 0, 0, "\"a\" read with the comma"},
        {"row_of_sums.csv", 40, "cnn", 0, 0, 0, "line 42 holds the sums"},
        {"single_quotes.csv", 90, "ncn"},
        {"tabs_doubled_dashes.txt", 80, "ccc", 0, 0, 0, "first row skipped: 1."},
        {"texts_as_formulas.csv", 100, "cnn", 0, 0, 0, "\"zip\" read as text"},
        {"times_and_durations.csv", 80, "ttn"},
        {"two_byte_order_marks.csv", 120, "nnn"},
        {"whole_rows_quoted.csv", 120, "nncn"},
        {"windows1250.csv", 80, "cnn", 0, 0, 0, "read as Windows-1250", "Windows-1250"},
        {"packed.csv.bz2", 30, "ccnnnnc", 9},
        {"packed.csv.xz", 30, "ccnnnnc", 9},
        {"packed.csv.zst", 30, "ccnnnnc", 9},
        {"packed_one.tar", 30, "ccnnnnc", 9},
        {"packed_one.tar.xz", 30, "ccnnnnc", 9},
        {"packed_one.zip", 30, "ccnnnnc", 9},
        {"packed.sqlite.gz", 30, "ccnnnnc", 9},
        {"people_pspp.sav", 6, "ncncnttn", 4, 0, 0, "numbers of seconds: \"lasted\"."},
        {"people_pspp.zsav", 6, "ncncnttn", 4, 0, 0, "declares as missing, taken as missing: 2."},
        {"people_pandas_114.dta", 6, "ntnnctttt", 5, 0, 0, "sex: Sex of the person."},
        {"people_pandas_118.dta", 6, "ntnnctttt", 5, 0, 0, "sex: Sex of the person."},
        {"factor_foreign.dta", 5, "nc", 1},
        {"people_haven.sas7bdat", 12, "nncttn", 3, 0, 0, "--missing 9"},
        {"people_haven.xpt", 12, "nncttn", 3, 0, 0, "--missing 9"},
        {"arrays_numpy.npz", 12, "nnncn"},
        {"matrix_scipy.mat", 4, "nnn", 1},
        {"several_octave.mat", 4, "nnnnc"},
        {"struct_octave.mat", 3, "ntc"},
        {"struct_matrix_octave.mat", 3, "nnn", 0, 0, 0, "are left out: \"about\", \"names\"."},
        {"people_r.rds", 12, "nncttccn", 8},
        {"people_r_bzip2.RData", 12, "nncttccn", 8},
        {"matrix_r.rds", 3, "nn"},
        {"named_matrix_r.rds", 6, "nnn"},
        {"survey_haven.rds", 6, "ccnnct", 3, 0, 0, "declares as missing, taken as missing: 2."},
        {"months_r.rds", 24, "tn"},
        {"workspace_r.RData", 4, "nntnncN", 2, 0, 0, "lists are left out: \"parts\"."},
        {"plain_r.RData", 4, "nntnncN", 2, 0, 0, "lists are left out: \"parts\"."},
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
    for (const Message& each : report.notes) notes += QString::fromStdString(each.english()) + '\n';
    QVERIFY2(note.isEmpty() ? notes.isEmpty() : notes.contains(note), qPrintable(notes));
}

void CorpusTest::holds_data() {
    QTest::addColumn<QString>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("text");
    const auto cell = [](const char* file, const char* column, int row, const char* text) {
        QTest::addRow("%s", file) << QString::fromUtf8(column) << row << QString::fromUtf8(text);
    };
    cell("apostrophe_before_minus.csv", "change", 0, "-39.38");
    cell("below_limit.csv", "pb", 0, "0.05");
    cell("blanks_decimal_comma.txt", "column 4", 0, "8193");
    cell("booleans_of_two_spellings.csv", "b", 3, "FALSE");
    cell("codes_like_exponents.csv", "lot", 2, "3E2");
    cell("codes_with_zeros_in_front.csv", "zip", 0, "01067");
    cell("decimal_comma_exponent.csv", "strom", 0, "1.229e-07");
    cell("decimal_comma_without_zero.csv", "r", 0, "-0.884");
    cell("eurostat_flags.tsv", "2018", 0, "19.3");
    cell("fortran_exponents.csv", "x2", 0, "0.176916901");
    cell("gb18030.csv", "地区", 0, "北京");
    cell("header_of_wavenumbers.csv", "650.4205", 0, "0.08347");
    cell("arff_leading_blank.arff", "Par 1", 0, "43-47%17,5");
    cell("arff_leading_blank.arff", "kind of", 1, "b c");
    cell("inline_texts.xlsx", "2,5", 3, "12.125");
    cell("inline_texts.xlsx", "value", 0, "1.234");
    cell("libsvm_qid.txt", "x5", 0, "0.914");
    cell("libsvm_qid.txt", "x4", 0, "0");
    cell("people_pspp.sav", "sex", 1, "Female");
    cell("people_pspp.sav", "sex", 3, "");
    cell("people_pspp.sav", "agree", 4, "");
    cell("people_pspp.sav", "born", 2, "1980-03-17");
    cell("people_pspp.sav", "lasted", 2, "90000");
    cell("people_pspp.zsav", "seen", 1, "2024-03-02T08:31:30");
    cell("people_pandas_114.dta", "month", 1, "1959-12-01");
    cell("people_pandas_118.dta", "name", 2, "Zoë");
    cell("people_pandas_118.dta", "born", 4, "1955-05-17");
    cell("people_pandas_118.dta", "quarter", 3, "2024-10-01");
    cell("people_pandas_118.dta", "weight", 0, "70.1");
    cell("people_pandas_118.dta", "sex", 0, "Male");
    cell("people_haven.sas7bdat", "seen", 2, "2024-03-03T08:33:00");
    cell("people_haven.xpt", "born", 1, "1980-02-15");
    cell("arrays_numpy.npz", "len", 0, "0.126");
    cell("matrix_scipy.mat", "X 2", 2, "6.25");
    cell("several_octave.mat", "hei", 1, "6");
    cell("several_octave.mat", "group", 3, "c");
    cell("struct_octave.mat", "name", 1, "Bob");
    cell("struct_matrix_octave.mat", "X 2", 1, "4");
    cell("people_r.rds", "name", 11, "Łukasz");
    cell("people_r.rds", "well", 1, "FALSE");
    cell("people_r.rds", "count", 11, "");
    cell("people_r.rds", "sex", 1, "Female");
    cell("matrix_r.rds", "b", 2, "6");
    cell("named_matrix_r.rds", "weight", 0, "1");
    cell("survey_haven.rds", "sex", 0, "female");
    cell("survey_haven.rds", "agree", 1, "neither");
    cell("survey_haven.rds", "income", 2, "");
    cell("months_r.rds", "time", 13, "1950-02-01");
    cell("months_r.rds", "value", 13, "126");
    cell("workspace_r.RData", "day", 1, "2024-02-29");
    cell("workspace_r.RData", "m.b", 3, "8");
    cell("workspace_r.RData", "long", 1, "7");
    cell("workspace_r.RData", "i", 3, "4");
    cell("named_matrix_r.rds", "age", 5, "26");
    cell("mac_roman.csv", "ville", 0, "Évry");
    cell("minus_as_en_dash.csv", "temp", 0, "-15.6");
    cell("percent_comments.csv", "T (K)", 0, "294.36153");
    cell("quoted_decimal_comma.csv", "a", 0, "-1.05");
    cell("single_quotes.csv", "city", 0, "Rome, IT");
    cell("texts_as_formulas.csv", "qty", 0, "351");
    cell("texts_as_formulas.csv", "zip", 0, "01204");
    cell("two_byte_order_marks.csv", "id", 0, "0");
    cell("whole_rows_quoted.csv", "grp", 0, "B");
    cell("windows1250.csv", "miasto", 0, "Łódź");
}

void CorpusTest::holds() {
    QFETCH(QString, column);
    QFETCH(int, row);
    QFETCH(QString, text);
    const auto imported = readTable(corpus(QTest::currentDataTag()));
    QVERIFY(imported);
    const Index position = imported->table.find(column.toStdString());
    QVERIFY2(position >= 0, qPrintable(column));
    const Column& found = imported->table.columns[static_cast<std::size_t>(position)];
    QCOMPARE(QString::fromStdString(cellText(found, row)), text);
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
    row("splits_numpy.npz",
        "\"X_train\", \"y_train\", \"X_test\", \"y_test\"; name one with --table");
    row("two_tables_r.RData", "\"people\", \"airs\", \"m\"; name one with --table");
    row("fitted_model_r.rds", "no data frame, matrix or vector with rows");
    row("array_r.rds", "no data frame, matrix or vector with rows");
    row("people_r_text.rds", "this is a text (ASCII) R file");
    row("packed_password.zip", "the archive has a password");
    for (const char* file : {"packed_two.7z", "packed_two.tar.zst", "packed_two.zip"})
        row(file, "name one with --table");
    row("packed_workbook.zip", "\"plots\", \"prices\", \"2024\"; name one with --sheet");
    row("several_sheets.xlsx", "\"plots\", \"prices\", \"2024\"; name one with --sheet");
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
    files.removeOne("formats.md");
    named_.sort();
    named_.removeDuplicates();
    QCOMPARE(files, named_);
}

ARDENT_TEST(CorpusTest)
#include "corpus_test.moc"
