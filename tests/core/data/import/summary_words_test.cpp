#include "core/data/import/summary_words.h"

#include <QTest>

using namespace ardent;

class SummaryWordsTest : public QObject {
    Q_OBJECT

private slots:
    void totalsAreKnown();
    void meansAreKnown();
    void groupsOfTotalsAreFound();
};

void SummaryWordsTest::totalsAreKnown() {
    for (const char* text :
         {"Total", "TOTAL:", "Total 2024", "Grand Total", "Gesamt", "\u03A3", "\u2211",
          "\u0418\u0442\u043E\u0433\u043E", "\u0412\u0421\u0415\u0413\u041E"})
        QVERIFY2(isCalledTotal(text), text);
    for (const char* text : {"", "Totals-Tunnel", "Summer", "subtotal", "the total", "Mean"})
        QVERIFY2(!isCalledTotal(text), text);
}

void SummaryWordsTest::meansAreKnown() {
    for (const char* text : {"Mean", "AVERAGE:", "Mittelwert"}) QVERIFY2(isCalledMean(text), text);
    for (const char* text : {"", "Meaning", "Total"}) QVERIFY2(!isCalledMean(text), text);
}

void SummaryWordsTest::groupsOfTotalsAreFound() {
    QCOMPARE(groupOfTotal("East Total"), std::optional<std::string>("East"));
    QCOMPARE(groupOfTotal("total New York"), std::optional<std::string>("New York"));
    QCOMPARE(groupOfTotal("Total"), std::nullopt);
    QCOMPARE(groupOfTotal("EastTotal"), std::nullopt);
}

ARDENT_TEST(SummaryWordsTest)
#include "summary_words_test.moc"
