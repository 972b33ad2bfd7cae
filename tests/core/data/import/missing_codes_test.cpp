#include "core/data/import/missing_codes.h"

#include <QTest>

#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

QString codeNotes(const std::vector<double>& values) {
    QString text;
    for (const Message& note : missingCodeNotes(table({numbers("x", values)})))
        text += QString::fromStdString(note.english()) + '\n';
    return text;
}

}  // namespace

class MissingCodesTest : public QObject {
    Q_OBJECT

private slots:
    void codesAwayFromAllOthersAreNoted();
    void spikesBesideWholeNumbersAreNoted();
    void othersAreNot_data();
    void othersAreNot();
};

void MissingCodesTest::codesAwayFromAllOthersAreNoted() {
    QCOMPARE(codeNotes({12., -999., 3., -999., 7., kMissing}),
             QString("Column \"x\": 2 of its cells hold -999, away from all others; if it stands "
                     "for a missing cell, name it under Missing in the reading options (--missing "
                     "-999).\n"));
    // Below zero they need not be far.
    QVERIFY(codeNotes({1200., -9., 3., -9., 0.}).contains("2 of its cells hold -9,"));
    QVERIFY(codeNotes({12., 9999., 3., 9999., -7.}).contains("2 of its cells hold 9999,"));
    const QString both = codeNotes({1., 2., -99., -99., 999., 999., 3.});
    QVERIFY2(both.contains("hold -99,") && both.contains("hold 999,"), qPrintable(both));
}

void MissingCodesTest::spikesBesideWholeNumbersAreNoted() {
    std::vector<double> ages;
    for (int i = 0; i < 210; ++i) ages.push_back(20 + i % 70);
    QCOMPARE(codeNotes(ages), QString());
    for (int i = 0; i < 10; ++i) ages.push_back(99.);
    QVERIFY(codeNotes(ages).contains("10 of its cells hold 99,"));
    ages.resize(214);  // four times 99, as often as other ages
    QCOMPARE(codeNotes(ages), QString());
    std::vector<double> days(300, -1.);
    for (int i = 0; i < 100; ++i) days.push_back(i);
    QVERIFY(codeNotes(days).contains("300 of its cells hold -1,"));
    std::vector<double> signs;
    for (int i = 0; i < 90; ++i) signs.push_back(i % 3 - 1);
    QCOMPARE(codeNotes(signs), QString());
}

void MissingCodesTest::othersAreNot_data() {
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("once") << QList<double>{12., -999., 3., 7.};
    QTest::newRow("among others") << QList<double>{-1500., -999., -999., 700.};
    QTest::newRow("near the largest") << QList<double>{12., 999., 800., 999.};
    QTest::newRow("nothing else") << QList<double>{-999., -999., -999.};
    QTest::newRow("one other value") << QList<double>{-999., -999., 5., 5.};
}

void MissingCodesTest::othersAreNot() {
    QFETCH(QList<double>, values);
    QCOMPARE(codeNotes({values.begin(), values.end()}), QString());
}

ARDENT_TEST(MissingCodesTest)
#include "missing_codes_test.moc"
