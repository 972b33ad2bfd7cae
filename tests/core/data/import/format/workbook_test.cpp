#include <zip.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cstdlib>
#include <cstring>
#include <map>

#include "core/data/import/table_reader.h"
#include "tests/support/places.h"

using namespace ardent;

namespace {

std::filesystem::path inCorpus(const QString& file) {
    return test::inSources("tests/corpus/" + file).toStdString();
}

using Members = std::map<std::string, std::string>;

/// The parts around the sheets of a workbook, one after the other.
Members workbook(const std::vector<std::string>& sheets) {
    std::string list, relations;
    Members members{{"[Content_Types].xml", "<Types/>"},
                    {"_rels/.rels",
                     "<Relationships><Relationship Id='a' Type='x/officeDocument' "
                     "Target='xl/workbook.xml'/></Relationships>"}};
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        list += "<sheet name='S" + number + "' r:id='r" + number + "'/>";
        relations +=
            "<Relationship Id='r" + number + "' Type='x/worksheet' Target='s" + number + ".xml'/>";
        members["xl/s" + number + ".xml"] = sheets[i];
    }
    members["xl/workbook.xml"] = "<workbook xmlns:r='r'><sheets>" + list + "</sheets></workbook>";
    members["xl/_rels/workbook.xml.rels"] = "<Relationships>" + relations + "</Relationships>";
    return members;
}

std::string sheet(const std::string& rows) {
    return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

const char* const kRows =
    "<row r='1'><c r='A1' t='inlineStr'><is><t>a</t></is></c>"
    "<c r='B1' t='inlineStr'><is><t>b</t></is></c></row>"
    "<row r='2'><c r='A2'><v>1</v></c><c r='B2'><v>2</v></c></row>"
    "<row r='3'><c r='A3'><v>3</v></c><c r='B3'><v>4</v></c></row>";

}  // namespace

class WorkbookTest : public QObject {
    Q_OBJECT

private slots:
    void cellsAreThoseOfTheCsv_data();
    void cellsAreThoseOfTheCsv();
    void aSheetIsChosen_data();
    void aSheetIsChosen();
    void theFirstOfSeveralIsTakenWhereWanted();
    void numbersOfASheetAreNeverAmbiguous();
    void numbersKeepTheirDigits();
    void mergedCellsGiveTheirValueDown();
    void aSignOfCommentsIsAName();
    void rowsOfErrorsAreRows();
    void aFlippedDigitIsNoticed();
    void hostileFilesAreRefused_data();
    void hostileFilesAreRefused();
    void cutFilesAreRefused_data();
    void cutFilesAreRefused();

private:
    std::filesystem::path save(const Members& members) {
        const QString path = folder_.filePath("table.xlsx");
        QFile::remove(path);
        zip* archive = zip_open(path.toUtf8().constData(), ZIP_CREATE, nullptr);
        for (const auto& [name, text] : members)
            zip_file_add(archive, name.c_str(),
                         zip_source_buffer(archive, text.data(), text.size(), 0), 0);
        zip_close(archive);
        return path.toStdString();
    }

    QTemporaryDir folder_;
};

void WorkbookTest::cellsAreThoseOfTheCsv_data() {
    QTest::addColumn<double>("rounding");
    QTest::newRow("plots.xlsx") << 0.;
    QTest::newRow("plots_1904.xlsx") << 0.;
    QTest::newRow("plots.ods") << 1e-9;  // Calc keeps fewer digits
}

void WorkbookTest::cellsAreThoseOfTheCsv() {
    QFETCH(double, rounding);
    const auto text = readTable(inCorpus("plots.csv"));
    const auto cells = readTable(inCorpus(QTest::currentDataTag()));
    QVERIFY(text);
    QVERIFY2(cells, cells ? "" : cells.error().text.english().c_str());
    QCOMPARE(cells->table.rows, text->table.rows);
    QCOMPARE(cells->table.columns.size(), text->table.columns.size());
    for (std::size_t j = 0; j < text->table.columns.size(); ++j) {
        const Column& a = text->table.columns[j];
        const Column& b = cells->table.columns[j];
        QCOMPARE(b.name, a.name);
        QCOMPARE(b.type, a.type);
        QCOMPARE(b.missing, a.missing);
        for (Index i = 0; i < text->table.rows; ++i) {
            const std::string x = cellText(a, i), y = cellText(b, i);
            if (x == y) continue;
            QVERIFY2(a.type == ColumnType::Numeric, (x + " " + y).c_str());
            const double difference = std::abs(a.numbers.at(i) - b.numbers.at(i));
            QVERIFY2(difference <= rounding * std::abs(a.numbers.at(i)), (x + " " + y).c_str());
        }
    }
}

void WorkbookTest::aSheetIsChosen_data() {
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("names");
    QTest::newRow("by name") << "prices"
                             << "a b sum";
    QTest::newRow("by a name that is a number") << "2024"
                                                << "x y";
    QTest::newRow("by number") << "4"
                               << "a b sum";
}

void WorkbookTest::aSheetIsChosen() {
    QFETCH(QString, wanted);
    QFETCH(QString, names);
    ReadingOptions options;
    options.part = wanted.toStdString();
    const auto imported =
        readTable(inCorpus("several_sheets.xlsx"), Precision::Printed, {}, 0, {}, options);
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QStringList found;
    for (const Column& column : imported->table.columns)
        found << QString::fromStdString(column.name);
    QCOMPARE(found.join(' '), names);
    options.part = "9";
    const auto none =
        readTable(inCorpus("several_sheets.xlsx"), Precision::Printed, {}, 0, {}, options);
    QVERIFY(!none);
    QVERIFY(QString::fromStdString(none.error().text.english())
                .contains("there is no sheet \"9\"; its sheets are \"plots\""));
}

void WorkbookTest::theFirstOfSeveralIsTakenWhereWanted() {
    ReadingOptions options;
    options.takesFirstPart = true;
    const auto imported =
        readTable(inCorpus("several_sheets.xlsx"), Precision::Printed, {}, 0, {}, options);
    QVERIFY(imported);
    QCOMPARE(imported->report.dialect.part, std::string("plots"));
    const auto isOnSheets = [](const Message& note) { return note.code() == "other-sheets"; };
    QVERIFY(std::ranges::any_of(imported->report.notes, isOnSheets));
}

void WorkbookTest::numbersOfASheetAreNeverAmbiguous() {
    std::string rows =
        "<row><c t='str'><v>a</v></c><c t='str'><v>b</v></c><c t='str'><v>t</v></c></row>";
    for (int i = 0; i < 12; ++i)
        rows += "<row><c><v>" + std::to_string(i + 1) + ".234</v></c><c><v>974</v></c>" +
                "<c t='str'><v>" + std::to_string(i) + ",5</v></c></row>";
    for (const char mark : {'\0', ','}) {
        Readings readings;
        if (mark == ',') readings["a"] = ReadAs::DecimalComma;
        const auto imported =
            readTable(save(workbook({sheet(rows)})), Precision::Printed, readings, mark);
        QVERIFY(imported);
        QVERIFY(imported->report.undecided.empty());
        QCOMPARE(cellText(imported->table.columns[0], 0), std::string("1.234"));
        QCOMPARE(cellText(imported->table.columns[2], 3), std::string("3.5"));
    }
}

void WorkbookTest::numbersKeepTheirDigits() {
    const auto imported = readTable(save(
        workbook({sheet("<row><c t='str'><v>a</v></c><c t='str'><v>b</v></c></row>"
                        "<row><c><v>0.10000000000000001</v></c><c><v>9007199254740991</v></c></row>"
                        "<row><c><v>1E-300</v></c><c><v>1E5</v></c></row>"
                        "<row><c><v>0.30000000000000004</v></c><c><v>3E2</v></c></row>")})));
    QVERIFY(imported);
    const auto& columns = imported->table.columns;
    QCOMPARE(columns[0].type, ColumnType::Numeric);
    QCOMPARE(columns[0].numbers.at(0), 0.1);
    QCOMPARE(columns[0].numbers.at(1), 1e-300);
    QVERIFY(columns[0].numbers.at(2) == 0.1 + 0.2);
    QCOMPARE(columns[1].type, ColumnType::Numeric);
    QVERIFY(columns[1].numbers.at(0) == 9007199254740991.);
    QCOMPARE(columns[1].numbers.at(1), 1e5);
    QVERIFY(imported->report.notes.empty());
}

void WorkbookTest::mergedCellsGiveTheirValueDown() {
    std::string rows =
        "<row><c t='str'><v>g</v></c><c t='str'><v>x</v></c></row>"
        "<row><c t='str'><v>A</v></c><c><v>1</v></c></row>"
        "<row><c r='B3'><v>2</v></c></row><row><c r='B4'><v>3</v></c></row>"
        "<row><c t='str'><v>B</v></c><c><v>4</v></c></row><row><c r='B6'><v>5</v></c></row>";
    const auto imported = readTable(save(
        workbook({"<worksheet><sheetData>" + rows +
                  "</sheetData><mergeCells><mergeCell ref='A2:A4'/></mergeCells></worksheet>"})));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    const Column& groups = imported->table.columns[0];
    std::string cells;
    for (Index i = 0; i < imported->table.rows; ++i) cells += cellText(groups, i) + ";";
    QCOMPARE(cells, std::string("A;A;A;B;;"));
    const auto isOnMerged = [](const Message& note) { return note.code() == "merged-cells"; };
    QVERIFY(std::ranges::any_of(imported->report.notes, isOnMerged));
}

void WorkbookTest::aSignOfCommentsIsAName() {
    std::string rows = "<row><c t='str'><v>#</v></c><c t='str'><v>x</v></c></row>";
    for (int i = 0; i < 5; ++i)
        rows += "<row><c><v>" + std::to_string(i) + "</v></c><c><v>2.5</v></c></row>";
    const auto imported = readTable(save(workbook({sheet(rows)})));
    QVERIFY(imported);
    QCOMPARE(imported->table.columns[0].name, std::string("#"));
}

void WorkbookTest::rowsOfErrorsAreRows() {
    const std::string errors = "<row><c t='e'><v>#N/A</v></c><c t='e'><v>#N/A</v></c></row>";
    const auto imported =
        readTable(save(workbook({sheet("<row><c t='str'><v>a</v></c><c t='str'><v>b</v></c></row>"
                                       "<row><c><v>1</v></c><c><v>2</v></c></row>" +
                                       errors + "<row><c><v>3</v></c><c><v>4</v></c></row>")})));
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 3);
}

void WorkbookTest::aFlippedDigitIsNoticed() {
    const QString path = folder_.filePath("flipped.xlsx");
    const std::string cells = sheet(kRows) + "<!-- 12345 -->";
    QFile::remove(path);
    zip* archive = zip_open(path.toUtf8().constData(), ZIP_CREATE, nullptr);
    for (const auto& [name, text] : workbook({cells})) {
        // A buffer of its own, as the archive is written when it is closed.
        char* bytes = static_cast<char*>(std::malloc(text.size()));
        std::memcpy(bytes, text.data(), text.size());
        const auto place = zip_file_add(archive, name.c_str(),
                                        zip_source_buffer(archive, bytes, text.size(), 1), 0);
        zip_set_file_compression(archive, static_cast<zip_uint64_t>(place), ZIP_CM_STORE, 0);
    }
    zip_close(archive);
    QVERIFY(readTable(path.toStdString()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    const auto digit = bytes.indexOf("<v>4</v>");
    QVERIFY(digit > 0);
    QVERIFY(file.seek(digit + 3) && file.write("9") == 1);
    file.close();
    const auto imported = readTable(path.toStdString());
    QVERIFY(!imported);
    QVERIFY(QString::fromStdString(imported.error().text.english()).contains("damaged"));
}

void WorkbookTest::hostileFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<QString>("says");
    QTest::newRow("a cell beyond the last column")
        << QByteArray(
               "<worksheet><sheetData><row r='1'><c r='ZZZZZZ1'><v>1</v></c></row></sheetData>"
               "</worksheet>")
        << "a cell in row 1 of the sheet stands in no possible place";
    QTest::newRow("a row beyond the last")
        << QByteArray(
               "<worksheet><sheetData><row r='99999999'><c r='A1'><v>1</v></c></row>"
               "</sheetData></worksheet>")
        << "stands in no possible place";
    QTest::newRow("cells backwards")
        << QByteArray(
               "<worksheet><sheetData><row r='1'><c r='B1'><v>1</v></c>"
               "<c r='A1'><v>1</v></c></row></sheetData></worksheet>")
        << "stands in no possible place";
    QTest::newRow("a text that is not there")
        << QByteArray(
               "<worksheet><sheetData><row r='1'><c r='A1' t='s'><v>7</v></c></row>"
               "</sheetData></worksheet>")
        << "a cell without its text";
    QTest::newRow("entities")
        << QByteArray(
               "<!DOCTYPE x [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]><worksheet><sheetData>"
               "<row><c t='str'><v>&b;</v></c></row></sheetData></worksheet>")
        << "declares a document type";
    QTest::newRow("no XML") << QByteArray("<worksheet><sheetData><row></worksheet>")
                            << "is damaged";
    QTest::newRow("elements without end")
        << "<worksheet><sheetData>" + QByteArray("<a>").repeated(100000) << "more than 100 deep";
    QTest::newRow("an empty sheet")
        << QByteArray("<worksheet><sheetData/></worksheet>") << "its sheets are empty";
    QTest::newRow("a bomb") << "<worksheet><sheetData>" + QByteArray(70 << 20, ' ')
                            << "which no table does";
    QTest::newRow("a tag without an end")
        << "<worksheet><sheetData a='" + QByteArray(20 << 20, ' ') << "is damaged";
}

void WorkbookTest::hostileFilesAreRefused() {
    QFETCH(QByteArray, cells);
    QFETCH(QString, says);
    const auto imported = readTable(save(workbook({cells.toStdString()})));
    QVERIFY(!imported);
    QCOMPARE(imported.error().fault, Fault::Data);
    const QString sentence = QString::fromStdString(imported.error().text.english());
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QVERIFY(sentence.contains("table.xlsx") && sentence.endsWith('.'));
}

void WorkbookTest::cutFilesAreRefused_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("Excel") << "plots.xlsx";
    QTest::newRow("OpenDocument") << "plots.ods";
}

/// Cut anywhere, and with any part overwritten, a workbook is read or refused in a sentence.
void WorkbookTest::cutFilesAreRefused() {
    QFETCH(QString, name);
    QFile original(QString::fromStdString(inCorpus(name).string()));
    QVERIFY(original.open(QIODevice::ReadOnly));
    const QByteArray whole = original.readAll();
    const QString path = folder_.filePath(name);
    const auto isAnswered = [&](const QByteArray& bytes) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return false;
        file.close();
        const auto imported = readTable(path.toStdString());
        return imported || QString::fromStdString(imported.error().text.english()).endsWith('.');
    };
    for (int i = 1; i < 40; ++i) {
        QVERIFY(isAnswered(whole.left(i * whole.size() / 40)));
        QByteArray changed = whole;
        changed.replace(i * whole.size() / 41, 8, QByteArray(8, static_cast<char>(37 * i)));
        QVERIFY(isAnswered(changed));
    }
}

ARDENT_TEST(WorkbookTest)
#include "workbook_test.moc"
