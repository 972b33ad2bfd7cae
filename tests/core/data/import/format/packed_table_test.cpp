#include <archive.h>
#include <archive_entry.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/dialect/file_layout.h"
#include "core/data/import/table_reader.h"
#include "tests/support/places.h"

using namespace ardent;

namespace {

std::filesystem::path packedCorpus(const QString& file) {
    return test::inSources("tests/corpus/" + file).toStdString();
}

Result<Imported> readPart(const std::filesystem::path& path, const char* part) {
    ReadingOptions options;
    options.part = part;
    return readTable(path, Precision::Printed, {}, 0, {}, options);
}

QString refusal(const Result<Imported>& imported) {
    return imported ? QString() : QString::fromStdString(imported.error().text.english());
}

QStringList foldersOfArdent() {
    return QDir::temp().entryList({QStringLiteral("ardent-????????????????")}, QDir::Dirs);
}

}  // namespace

/// Tables in archives and under compression.
class PackedTableTest : public QObject {
    Q_OBJECT

private slots:
    void theTableAmongSeveralIsChosen_data();
    void theTableAmongSeveralIsChosen();
    void theFirstIsTakenWhereAsked();
    void aSheetInAnArchiveIsNamed();
    void errorsNameTheTable();
    void bombsAreRefused_data();
    void bombsAreRefused();
    void archivesInOneAnotherHaveAnEnd();
    void damageIsRefused_data();
    void damageIsRefused();
    void cellsAreReadAgain();

private:
    struct File {
        const char* name;
        QByteArray text;
    };
    std::filesystem::path save(const char* name, const QByteArray& bytes) {
        QFile file(folder_.filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
        return file.fileName().toStdString();
    }
    std::filesystem::path pack(const char* name, const QList<File>& files) {
        const QString path = folder_.filePath(QString::fromUtf8(name));
        archive* written = archive_write_new();
        archive_write_set_format_filter_by_ext(written, name);
        archive_write_open_filename(written, path.toUtf8().constData());
        for (const File& file : files) {
            archive_entry* entry = archive_entry_new();
            archive_entry_set_pathname(entry, file.name);
            archive_entry_set_size(entry, file.text.size());
            archive_entry_set_filetype(entry, AE_IFREG);
            archive_write_header(written, entry);
            archive_write_data(written, file.text.constData(),
                               static_cast<std::size_t>(file.text.size()));
            archive_entry_free(entry);
        }
        archive_write_free(written);
        return path.toStdString();
    }

    QTemporaryDir folder_;
};

void PackedTableTest::theTableAmongSeveralIsChosen_data() {
    QTest::addColumn<QString>("file");
    for (const char* file : {"packed_two.zip", "packed_two.7z", "packed_two.tar.zst"})
        QTest::newRow(file) << QString(file);
}

void PackedTableTest::theTableAmongSeveralIsChosen() {
    QFETCH(QString, file);
    const auto path = packedCorpus(file);
    const QString several = refusal(readTable(path));
    QVERIFY2(several.contains("it holds several tables: \"tables/p"), qPrintable(several));
    QVERIFY(several.endsWith("name one with --table."));
    const auto imported = readPart(path, "tables/penguins.csv");
    QVERIFY2(imported, qPrintable(refusal(imported)));
    QCOMPARE(imported->table.rows, Index{30});
    QCOMPARE(imported->table.name, file.toStdString());
    QCOMPARE(imported->report.path, path.string());
    QCOMPARE(imported->report.dialect.part, std::string("tables/penguins.csv"));
    QVERIFY(!imported->report.dialect.packing.empty());
    QVERIFY(
        refusal(readPart(path, "tables/whales.csv")).contains("no table \"tables/whales.csv\""));
}

void PackedTableTest::theFirstIsTakenWhereAsked() {
    const auto path = pack(
        "two.zip",
        {{"readme.txt", "two tables"}, {"a.csv", "x,y\n1,2\n3,4\n"}, {"b.csv", "x,y\n5,6\n7,8\n"}});
    ReadingOptions options;
    options.takesFirstPart = true;
    const auto imported = readTable(path, Precision::Printed, {}, 0, {}, options);
    QVERIFY2(imported, qPrintable(refusal(imported)));
    QCOMPARE(imported->report.dialect.part, std::string("a.csv"));
    QCOMPARE(imported->report.dialect.otherParts, std::vector<std::string>{"b.csv"});
    QVERIFY(mayHoldTable(path));
}

void PackedTableTest::aSheetInAnArchiveIsNamed() {
    const auto path = packedCorpus("packed_workbook.zip");
    const QString several = refusal(readTable(path));
    QVERIFY2(several.contains("packed_workbook.zip/several_sheets.xlsx: several sheets"),
             qPrintable(several));
    const auto imported = readPart(path, "prices");
    QVERIFY2(imported, qPrintable(refusal(imported)));
    QCOMPARE(imported->report.dialect.part, std::string("prices"));

    QFile workbook(test::inSources("tests/corpus/several_sheets.xlsx"));
    QVERIFY(workbook.open(QIODevice::ReadOnly));
    const auto beside =
        pack("beside.zip", {{"a/b.xlsx", workbook.readAll()}, {"c.csv", "x,y\n1,2\n3,4\n"}});
    const auto sheet = readPart(beside, "a/b.xlsx/prices");
    QVERIFY2(sheet, qPrintable(refusal(sheet)));
    QCOMPARE(sheet->report.dialect.part, std::string("a/b.xlsx/prices"));
}

void PackedTableTest::errorsNameTheTable() {
    const auto path = pack("page.zip", {{"page.csv", "<html><body>404</body></html>"}});
    const QString html = refusal(readTable(path));
    QVERIFY2(html.startsWith(QString::fromStdString(path.string()) + "/page.csv: "),
             qPrintable(html));
    const auto quoted = pack("quote.tar.gz", {{"q.csv", "x,y\n1,2\n3,\"4\n5,6\n"}});
    const QString quote = refusal(readTable(quoted));
    QVERIFY2(quote.contains("quote.tar.gz/q.csv, line 3: a quote"), qPrintable(quote));
    QVERIFY(refusal(readTable(pack("none.zip", {}))).endsWith('.'));
    QVERIFY(refusal(readTable(pack("empty.tar", {{"a.csv", ""}})))
                .contains("holds no file with content"));
    QVERIFY(foldersOfArdent().isEmpty());
}

void PackedTableTest::bombsAreRefused_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"bomb.zip", "bomb.tar.xz", "bomb.tar.bz2", "bomb.tar.gz"})
        QTest::newRow(name) << QString(name);
}

void PackedTableTest::bombsAreRefused() {
    QFETCH(QString, name);
    const auto path = pack(name.toUtf8().constData(), {{"bomb.csv", QByteArray(100 << 20, '0')}});
    const QString says = refusal(readTable(path));
    QVERIFY2(says.contains("which no table does"), qPrintable(says));
}

void PackedTableTest::archivesInOneAnotherHaveAnEnd() {
    std::filesystem::path path = save("0.csv", "x,y\n1,2\n3,4\n");
    for (int layer = 1; layer <= 6; ++layer) {
        QFile inner(QString::fromStdString(path.string()));
        QVERIFY(inner.open(QIODevice::ReadOnly));
        const QByteArray name = QByteArray::number(layer) + ".zip";
        const QByteArray member = QByteArray::number(layer - 1) + ".inner";
        path = pack(name.constData(), {{member.constData(), inner.readAll()}});
        const auto imported = readTable(path);
        QCOMPARE(bool(imported), layer <= 4);
        if (layer > 4) QVERIFY(refusal(imported).contains("too many archives"));
    }
}

void PackedTableTest::damageIsRefused_data() {
    QTest::addColumn<QString>("file");
    for (const char* file : {"packed.csv.bz2", "packed.csv.xz", "packed.csv.zst", "packed_one.zip",
                             "packed_one.tar.xz", "packed_two.7z"})
        QTest::newRow(file) << QString(file);
}

void PackedTableTest::damageIsRefused() {
    QFETCH(QString, file);
    QFile whole(QString::fromStdString(packedCorpus(file).string()));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QByteArray bytes = whole.readAll();
    const bool listIsBehind = file.endsWith(".zip");  // a table before it is whole
    const qsizetype most = listIsBehind ? bytes.size() / 2 : bytes.size() - 20;
    for (const qsizetype size : {most, bytes.size() / 2, qsizetype{12}}) {
        const QString says = refusal(readTable(save("cut", bytes.first(size))));
        QVERIFY2(says.contains("damaged or cut short; copy or download it again."),
                 qPrintable(says));
    }
}

void PackedTableTest::cellsAreReadAgain() {
    const auto imported = readTable(packedCorpus("packed_one.tar.xz"));
    QVERIFY(imported);
    QCOMPARE(imported->report.dialect.packing, std::string("tar archive"));
    QCOMPARE(imported->table.rows, Index{30});
    QVERIFY(foldersOfArdent().isEmpty());
}

ARDENT_TEST(PackedTableTest)
#include "packed_table_test.moc"
