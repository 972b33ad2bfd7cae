#include <QHash>
#include <QSet>
#include <QTest>

#include "tests/support/source_tree.h"

using namespace ardent::test;

namespace {

/// One after the other as they stand in a source: "…" "…".
QString joined(const QString& literals) {
    static const QRegularExpression literal("\"((?:[^\"\\\\]|\\\\.)*)\"");
    QString text;
    for (const auto& found : literal.globalMatch(literals)) text += found.captured(1);
    return text;
}

QStringList sources() {
    QStringList files;
    for (const char* folder : {"app", "core", "ui"}) files << filesUnder(folder, {"*.h", "*.cpp"});
    return files;
}

}  // namespace

/// A text is a value: its code says which it is, and nobody reads its words again.
class TextsTest : public QObject {
    Q_OBJECT

private slots:
    void aCodeIsOfOnePlace();
    void noTextIsReadAgain();
};

void TextsTest::aCodeIsOfOnePlace() {
    static const QRegularExpression said(
        "[^A-Za-z]message\\(\\s*\"([^\"]+)\",((?:\\s*\"(?:[^\"\\\\]|\\\\.)*\")+)");
    QHash<QString, QString> patterns, places;  // singular and plural share a code
    for (const QString& file : sources()) {
        if (file == QStringLiteral("core/base/message.h")) continue;  // its examples
        const QString source = readText(file);
        for (const auto& found : said.globalMatch(source)) {
            const QString code = found.captured(1), pattern = joined(found.captured(2));
            const QString before = patterns.value(code, pattern);
            const QString place = places.value(code, file);
            QVERIFY2(before == pattern || place == file, qPrintable(file + ": " + code));
            patterns[code] = pattern;
            places[code] = file;
        }
    }
    QVERIFY(patterns.size() > 200);
}

/// Old files hold English texts alone, which core/store therefore reads.
void TextsTest::noTextIsReadAgain() {
    static const QRegularExpression reading(
        "(?:english\\(\\)|(?:reason|kind|title|rule|measure|meaning|caution|stage)\\)?\\(?\\)?)"
        "\\.(?:find|starts_with|ends_with|contains|startsWith|endsWith)\\(\"");
    for (const QString& file : sources()) {
        if (file.startsWith(QStringLiteral("core/store/"))) continue;
        const auto found = reading.match(readText(file));
        QVERIFY2(!found.hasMatch(), qPrintable(file + ": " + found.captured()));
    }
}

ARDENT_TEST(TextsTest)
#include "texts_test.moc"
