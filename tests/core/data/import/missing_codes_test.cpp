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
    void othersAreNot_data();
    void othersAreNot();
};

void MissingCodesTest::codesAwayFromAllOthersAreNoted() {
    QCOMPARE(codeNotes({12., -999., 3., -999., 7., kMissing}),
             QString("Column \"x\": 2 of its cells hold -999, away from all others; if it stands "
                     "for a missing cell, read the file with --missing -999.\n"));
    // Below zero they need not be far.
    QVERIFY(codeNotes({1200., -9., 3., -9., 0.}).contains("2 of its cells hold -9,"));
    QVERIFY(codeNotes({12., 9999., 3., 9999., -7.}).contains("2 of its cells hold 9999,"));
    const QString both = codeNotes({1., 2., -99., -99., 999., 999., 3.});
    QVERIFY2(both.contains("hold -99,") && both.contains("hold 999,"), qPrintable(both));
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
