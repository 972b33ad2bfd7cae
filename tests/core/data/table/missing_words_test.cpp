#include "core/data/table/missing_words.h"

#include <QTest>

using namespace ardent;

class MissingWordsTest : public QObject {
    Q_OBJECT

private slots:
    void someAreMissingInAnyColumn();
    void othersWhereNumbersAreWanted();
    void someMayBeSomethingElse();
};

void MissingWordsTest::someAreMissingInAnyColumn() {
    for (const char* word : {"", "NA", "n/a", "NaN", "NULL", "?", "#N/A", "<NA>", "\\N", "(null)",
                             "#NV", "k.A.", "k. A."})
        QVERIFY2(isMissingCell(word) && isMissingNumber(word), word);
}

void MissingWordsTest::othersWhereNumbersAreWanted() {
    for (const char* word :
         {"n.a.", "N.A.", "None", "-", "\u2013", "\x96", "\x97", ".", "..", "unknown", "-1.#IND"})
        QVERIFY2(isMissingNumber(word) && !isMissingCell(word) && !isDoubtfulMissing(word), word);
    for (const char* word : {"0", "ND", "red", "null)", "**"})
        QVERIFY2(!isMissingNumber(word), word);
}

void MissingWordsTest::someMayBeSomethingElse() {
    for (const char* word : {"*", "n/s", "N/S"})
        QVERIFY2(isDoubtfulMissing(word) && isMissingNumber(word) && !isMissingCell(word), word);
    QVERIFY(!isDoubtfulMissing(""));
}

ARDENT_TEST(MissingWordsTest)
#include "missing_words_test.moc"
