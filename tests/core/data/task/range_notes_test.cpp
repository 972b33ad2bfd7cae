#include "core/data/task/range_notes.h"

#include <QTest>
#include <numeric>

#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

QString notesOf(const std::vector<double>& lengths, bool areTestRows = false) {
    const auto task = makeTask(target("y"), table({numbers("length", sequence(40, 1., 0.1)),
                                                   numbers("y", sequence(40, 0., 0.5))}));
    QString text;
    const Table later = table({numbers("length", lengths)});
    std::vector<std::int32_t> rows(lengths.size());
    std::iota(rows.begin(), rows.end(), 0);
    for (const Message& note : areTestRows ? rangeNotes(*task->recipe, later, rows, true)
                                           : rangeNotes(*task->recipe, later))
        text += QString::fromStdString(note.english());
    return text;
}

}  // namespace

class RangeNotesTest : public QObject {
    Q_OBJECT

private slots:
    void anotherUnitIsSaid();
    void ofAFewRowsOutsideOnlyThoseOfLaterTablesAreSaid();
};

void RangeNotesTest::anotherUnitIsSaid() {
    std::vector<double> millimetres;
    for (const double length : sequence(20, 1.2, 0.1)) millimetres.push_back(1000. * length);
    const QString notes = notesOf(millimetres);
    QVERIFY2(notes.startsWith("Column \"length\": 20 of 20 rows outside the training range of 1 to "
                              "4.8, the farthest at 3100;"),
             qPrintable(notes));
    QVERIFY(notesOf({1.5, 2., kMissing, 9.}).contains("1 of 3 rows"));
}

void RangeNotesTest::ofAFewRowsOutsideOnlyThoseOfLaterTablesAreSaid() {
    std::vector<double> lengths = sequence(39, 1., 0.1);
    lengths.push_back(5.1);  // by less than a tenth of the range
    QCOMPARE(notesOf(lengths), QString());
    lengths.push_back(5.3);
    QVERIFY(notesOf(lengths).contains("2 of 41 rows outside the training range of 1 to 4.8"));
    QCOMPARE(notesOf(lengths, true), QString());
}

ARDENT_TEST(RangeNotesTest)
#include "range_notes_test.moc"
