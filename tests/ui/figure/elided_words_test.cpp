#include "ui/figure/elided_words.h"

#include <QtTest>

using namespace ardent;

namespace {

QString utf8(const char* text) {
    return QString::fromUtf8(text);
}

}  // namespace

/// Texts that are longer than their room end or go on at whole words.
class ElidedWordsTest : public QObject {
    Q_OBJECT

private slots:
    void wholeWordsAreLeftOut_data();
    void wholeWordsAreLeftOut();
    void bracketsAreNotTornApart();
    void wordsOfALongEndAreLeftOut();
    void aLongWordLosesLetters();
    void whoseItIsStays();
    void anEndIsLeftOutByWords();

private:
    double widthOf(const QString& text) const { return metrics_.horizontalAdvance(text); }

    const QFontMetricsF metrics_{QGuiApplication::font()};
};

void ElidedWordsTest::wholeWordsAreLeftOut_data() {
    QTest::addColumn<double>("share");
    for (const double share : {0.95, 0.8, 0.6, 0.4})
        QTest::newRow(qPrintable(QString::number(share))) << share;
}

void ElidedWordsTest::wholeWordsAreLeftOut() {
    QFETCH(double, share);
    const QString text =
        utf8("norm of the classes' coefficients per standard deviation, in log odds");
    const QString shown = elidedMiddle(text, metrics_, share * widthOf(text));
    QVERIFY2(widthOf(shown) <= share * widthOf(text), qPrintable(shown));
    const QStringList parts = shown.split(utf8(" … "));
    QCOMPARE(parts.size(), 2);
    QVERIFY2(text.startsWith(parts[0] + u' ') && text.endsWith(u' ' + parts[1]), qPrintable(shown));
    QCOMPARE(elidedMiddle(text, metrics_, widthOf(text)), text);
}

void ElidedWordsTest::bracketsAreNotTornApart() {
    const QString text = utf8("Loss (cross-entropy, natural log)");
    QCOMPARE(elidedMiddle(text, metrics_, widthOf(utf8("Loss … natural log)")) + 1.),
             utf8("Loss (…)"));
    QCOMPARE(elidedMiddle(text, metrics_, widthOf(utf8("Loss (…)")) + 1.), utf8("Loss (…)"));
    const QString longer = utf8("cross-validation loss (cross-entropy, natural log)");
    const double width = widthOf(utf8("cross-validation loss …"));
    QCOMPARE(elidedMiddle(longer, metrics_, width + 1.), utf8("cross-validation loss …"));
}

void ElidedWordsTest::wordsOfALongEndAreLeftOut() {
    const QString text = utf8("|γ|, kernel scale per standard deviation");
    const double width = widthOf(utf8("|γ|, … deviation")) - 1.;
    QCOMPARE(elidedTitle(text, metrics_, width), utf8("|γ|, kernel …"));
    const QString letters = elidedMiddle(text, metrics_, width);
    QVERIFY2(letters.startsWith(utf8("|γ|,")) && letters.endsWith(utf8("iation")),
             qPrintable(letters));
    QCOMPARE(elidedTitle(text, metrics_, widthOf(text)), text);
    const QString word = utf8("flipper_length_mm");
    QCOMPARE(elidedTitle(word, metrics_, 60.), elidedMiddle(word, metrics_, 60.));
}

void ElidedWordsTest::aLongWordLosesLetters() {
    const QString text = utf8("flipper_length_mm");
    const QString shown = elidedMiddle(text, metrics_, 0.6 * widthOf(text));
    QVERIFY2(shown.contains(u'…') && shown.size() > 4, qPrintable(shown));
    QVERIFY(widthOf(shown) <= 0.6 * widthOf(text));
    const QString among = utf8("of flipper_length_of_penguins_in_mm 5");
    QVERIFY(widthOf(elidedMiddle(among, metrics_, 0.7 * widthOf(among))) > 0.6 * widthOf(among));
}

void ElidedWordsTest::whoseItIsStays() {
    const QString text = utf8("Run 12 · loss over 5 folds and the validation rows");
    const QString shown = elidedMiddle(text, metrics_, 0.6 * widthOf(text));
    QVERIFY2(shown.startsWith(utf8("Run 12 · loss")) && shown.endsWith(utf8("rows")),
             qPrintable(shown));
    QVERIFY(widthOf(shown) <= 0.6 * widthOf(text));
}

void ElidedWordsTest::anEndIsLeftOutByWords() {
    const QString text = utf8("is shared between them may be chance");
    QCOMPARE(elidedEnd(text, metrics_, widthOf(utf8("is shared between them may be cha…"))),
             utf8("is shared between them may be …"));
    QCOMPARE(elidedEnd(text, metrics_, widthOf(text)), text);
    QVERIFY(elidedEnd(utf8("unbroken"), metrics_, widthOf(utf8("unbr…"))).startsWith(utf8("unb")));
}

ARDENT_TEST(ElidedWordsTest)
#include "elided_words_test.moc"
