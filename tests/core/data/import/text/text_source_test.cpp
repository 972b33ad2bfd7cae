#include <zlib.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/data/import/table_reader.h"
#include "core/data/import/text/encodings.h"
#include "core/data/import/text/text_source.h"

using namespace ardent;

namespace {

QByteArray gzipped(const QByteArray& text) {
    QByteArray packed(text.size() + 1024, '\0');
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

QByteArray utf16(const QString& text, bool bigEndian) {
    QByteArray bytes = bigEndian ? "\xFE\xFF" : "\xFF\xFE";
    for (const QChar c : text) {
        const char high = static_cast<char>(c.unicode() >> 8);
        const char low = static_cast<char>(c.unicode() & 0xFF);
        bytes += bigEndian ? high : low;
        bytes += bigEndian ? low : high;
    }
    return bytes;
}

}  // namespace

class TextSourceTest : public QObject {
    Q_OBJECT

private slots:
    void givesUtf8_data();
    void givesUtf8();
    void refusesDamagedGzip_data();
    void refusesDamagedGzip();
    void tellsOfBytesBehindGzip_data();
    void tellsOfBytesBehindGzip();
    void refusesWhatIsNoFile();
    void readsLatin1();
    void knowsUtf8_data();
    void knowsUtf8();

private:
    std::filesystem::path save(const QByteArray& bytes) {
        QFile file(folder_.filePath("text"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
        return file.fileName().toStdString();
    }

    QTemporaryDir folder_;
};

void TextSourceTest::givesUtf8_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<bool>("gzip");
    const QString text = QString::fromUtf8("naïve, 数, 😀\n");
    const QByteArray utf8 = text.toUtf8();
    QByteArray half = utf16("a", false);
    half += QByteArray(
        "\x00\xD8"
        "b\x00",
        4);
    "\x00\xD8"
    "b" +
        QByteArray(1, '\0');
    QTest::newRow("plain") << utf8 << utf8 << "" << false;
    QTest::newRow("short") << QByteArray("a") << QByteArray("a") << "" << false;
    QTest::newRow("empty") << QByteArray() << QByteArray() << "" << false;
    QTest::newRow("marked UTF-8") << "\xEF\xBB\xBF" + utf8 << utf8 << "UTF-8" << false;
    QTest::newRow("UTF-16LE") << utf16(text, false) << utf8 << "UTF-16LE" << false;
    QTest::newRow("UTF-16BE") << utf16(text, true) << utf8 << "UTF-16BE" << false;
    const QString letters = QString::fromUtf8("größe,b\n0.346,ä\n");
    for (const bool bigEndian : {false, true})
        QTest::newRow(bigEndian ? "unmarked UTF-16BE" : "unmarked UTF-16LE")
            << utf16(letters, bigEndian).mid(2) << letters.toUtf8()
            << (bigEndian ? "UTF-16BE" : "UTF-16LE") << false;
    const QString lines = letters.repeated(500);
    QTest::newRow("unmarked UTF-16 in gzip")
        << gzipped(utf16(lines, false).mid(2)) << lines.toUtf8() << "UTF-16LE" << true;
    const QByteArray zeros("a,b\n1,\0002\n", 9);
    QTest::newRow("a zero among bytes") << zeros << zeros << "" << false;
    const QByteArray utf32("a\0\0\0,\0\0\0", 8);
    QTest::newRow("unmarked UTF-32") << utf32 << utf32 << "" << false;
    QTest::newRow("lone surrogate") << half
                                    << QByteArray(
                                           "a\xEF\xBF\xBD"
                                           "b")
                                    << "UTF-16LE" << false;
    QTest::newRow("gzip") << gzipped(utf8) << utf8 << "" << true;
    QTest::newRow("two gzip members") << gzipped(utf8) + gzipped("end") << utf8 + "end"
                                      << "" << true;
    QTest::newRow("UTF-16 in gzip") << gzipped(utf16(text, true)) << utf8 << "UTF-16BE" << true;
    const QByteArray large = utf8.repeated(50000);
    QTest::newRow("large") << gzipped(utf16(text.repeated(50000), false)) << large << "UTF-16LE"
                           << true;
}

void TextSourceTest::givesUtf8() {
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QFETCH(QString, encoding);
    QFETCH(bool, gzip);
    const auto path = save(bytes);
    for (const std::size_t step : {std::size_t{7}, std::size_t{1} << 20}) {
        auto source = TextSource::open(path);
        QVERIFY(source);
        QCOMPARE(QString::fromStdString(source->markedEncoding()), encoding);
        QByteArray all;
        for (std::string part(step, '\0');;) {
            const auto count = source->read(part);
            QVERIFY(count);
            all.append(part.data(), static_cast<qsizetype>(*count));
            if (*count < step) break;
        }
        QCOMPARE(all, text);
        QCOMPARE(source->isGzip(), gzip);
    }
}

void TextSourceTest::refusesDamagedGzip_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QByteArray noise;
    for (int i = 0; i < 20000; ++i) noise += static_cast<char>('a' + (i * i + i / 7) % 26);
    const QByteArray whole = gzipped(noise);
    QTest::newRow("cut short") << whole.left(whole.size() / 2) << "cut short";
    QTest::newRow("no checksum") << whole.left(whole.size() - 8) << "cut short";
    QByteArray changed = whole;
    changed[whole.size() - 6] = static_cast<char>(~changed[whole.size() - 6]);
    QTest::newRow("wrong checksum") << changed << "damaged";
}

void TextSourceTest::refusesDamagedGzip() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    // A short stream is unpacked, and found damaged, as soon as it is opened.
    auto source = TextSource::open(save(bytes));
    std::string text(1 << 20, '\0');
    const Result<std::size_t> count =
        source ? source->read(text) : tl::unexpected<Error>(source.error());
    QVERIFY(!count);
    QCOMPARE(count.error().fault, Fault::Data);
    QVERIFY2(QString::fromStdString(count.error().text.english()).contains(says),
             count.error().text.english().c_str());
}

void TextSourceTest::tellsOfBytesBehindGzip_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("behind");
    const QByteArray table = "a,b\n" + QByteArray("1,2\n3,4\n").repeated(200);
    const QByteArray member = gzipped(table), more = gzipped("5,6\n");
    const QByteArray zeros(512, '\0');
    QTest::newRow("plain") << table << false;
    QTest::newRow("gzip") << member << false;
    QTest::newRow("two members") << member + more << false;
    QTest::newRow("zeros behind") << member + zeros << false;
    QTest::newRow("garbage") << member + "garbage" << true;
    QTest::newRow("garbage behind two members") << member + more + "garbage" << true;
    QTest::newRow("garbage behind zeros") << member + zeros + "garbage" << true;
    QTest::newRow("one byte") << member + 'x' << true;
    QTest::newRow("half a mark") << member + '\x1F' << true;
}

void TextSourceTest::tellsOfBytesBehindGzip() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, behind);
    const auto imported = readTable(save(bytes));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QVERIFY(imported->table.rows >= 400);
    const auto notes = english(imported->report.notes);
    QCOMPARE(std::ranges::find(notes,
                               "Bytes behind the end of the gzip stream were left aside; if rows "
                               "are missing, copy or download the file again.") != notes.end(),
             behind);
}

void TextSourceTest::refusesWhatIsNoFile() {
    const auto says = [](const auto& path) {
        const auto source = TextSource::open(path);
        return source ? QString() : QString::fromStdString(source.error().text.english());
    };
    const std::filesystem::path folder = folder_.path().toStdString();
    QVERIFY(says(folder).contains("this is a folder"));
    QVERIFY(says(folder / "absent.csv").contains("there is no such file"));
    QVERIFY(says(save("a,b\n") / "inside.csv").contains("there is no such file"));
    QVERIFY(says(std::filesystem::path("/dev/null")).contains("not a regular file"));
}

void TextSourceTest::readsLatin1() {
    QCOMPARE(utf8FromLatin1("Gr\xF6\xDF"
                            "e in \x80 \x93x\x94"),
             std::string("Größe in € “x”"));
}

void TextSourceTest::knowsUtf8_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("valid");
    QTest::newRow("ASCII") << QByteArray("abc") << true;
    QTest::newRow("two bytes") << QByteArray("\xC3\xB6") << true;
    QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x98\x80") << true;
    QTest::newRow("Latin-1") << QByteArray(
                                    "Gr\xF6\xDF"
                                    "e")
                             << false;
    QTest::newRow("cut") << QByteArray("\xE2\x82") << false;
    QTest::newRow("overlong") << QByteArray("\xE0\x80\xAF") << false;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << false;
    QTest::newRow("lone continuation") << QByteArray("\x80") << false;
}

void TextSourceTest::knowsUtf8() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, valid);
    QCOMPARE(isUtf8(std::string_view(bytes.data(), static_cast<std::size_t>(bytes.size()))), valid);
}

ARDENT_TEST(TextSourceTest)
#include "text_source_test.moc"
