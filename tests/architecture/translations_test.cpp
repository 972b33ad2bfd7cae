#include <QTest>

#include "tests/support/source_tree.h"

using namespace ardent::test;

/// What the window says is found by lupdate and stands in every language.
class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsTranslated();
    void textsAreFoundWhereTheyAreLookedUp();

private:
    QStringList languages_ = filesUnder("resources/translations", {"*.ts"});
};

void TranslationsTest::everyTextIsTranslated() {
    QVERIFY(!languages_.isEmpty());
    for (const QString& language : languages_) {
        const QString texts = readText(language);
        QVERIFY2(!texts.contains("type=\"unfinished\"") && !texts.contains("type=\"vanished\"") &&
                     !texts.contains("type=\"obsolete\""),
                 qPrintable(language));
    }
}

/// A text that goes through a function of one's own is found by nobody.
void TranslationsTest::textsAreFoundWhereTheyAreLookedUp() {
    static const QRegularExpression lookUp("translate\\(\\s*\"([^\"]+)\"");
    const QString texts = readText(languages_.front());
    for (const QString& folder : {QStringLiteral("ui"), QStringLiteral("app")})
        for (const QString& file : filesUnder(folder, {"*.cpp", "*.h"})) {
            const QString source = readText(file);
            for (const auto& found : lookUp.globalMatch(source))
                QVERIFY2(texts.contains("<name>" + found.captured(1) + "</name>"),
                         qPrintable(file + ": " + found.captured(1)));
        }
}

ARDENT_TEST(TranslationsTest)
#include "translations_test.moc"
