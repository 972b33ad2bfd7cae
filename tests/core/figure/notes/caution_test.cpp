#include "core/figure/notes/caution.h"

#include <QtTest>

using namespace ardent;

class CautionTest : public QObject {
    Q_OBJECT

private slots:
    void standsBeforeTheNote();
    void followsEarlierOnes();
    void aFirstOneStandsBeforeThem();
    void nothingToSayChangesNothing();
};

void CautionTest::standsBeforeTheNote() {
    Figure figure;
    figure.note = "Most relevant first.";
    addCaution("It may be chance.", figure);
    QCOMPARE(figure.caution, std::string("It may be chance."));
    QCOMPARE(figure.note, std::string("It may be chance. Most relevant first."));
}

void CautionTest::followsEarlierOnes() {
    Figure figure;
    addCaution("One.", figure);
    QCOMPARE(figure.note, std::string("One."));
    figure.note += " Rest.";
    addCaution("Two.", figure);
    QCOMPARE(figure.caution, std::string("One. Two."));
    QCOMPARE(figure.note, std::string("One. Two. Rest."));
}

void CautionTest::aFirstOneStandsBeforeThem() {
    Figure figure;
    figure.note = "Rest.";
    addCaution("Two.", figure);
    addFirstCaution("One.", figure);
    QCOMPARE(figure.note, std::string("One. Two. Rest."));
}

void CautionTest::nothingToSayChangesNothing() {
    Figure figure;
    figure.note = "Rest.";
    addCaution("", figure);
    QCOMPARE(figure.note, std::string("Rest."));
    QVERIFY(figure.caution.empty());
}

ARDENT_TEST(CautionTest)
#include "caution_test.moc"
