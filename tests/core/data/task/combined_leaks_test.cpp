#include "core/data/task/combined_leaks.h"

#include <QTest>
#include <array>

#include "core/random/random_stream.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

std::vector<double> draws(std::uint32_t number) {
    RandomStream random(3, StreamId::SyntheticNoise, number);
    std::vector<double> values;
    for (int i = 0; i < 200; ++i) values.push_back(std::round(1e4 * random.normal()) / 1e4);
    return values;
}

QString notesOf(const Column& target, const std::vector<Column>& columns) {
    std::vector<const Column*> all;
    for (const Column& column : columns) all.push_back(&column);
    QString text;
    for (const Message& note : combinedLeakNotes(target, all))
        text += QString::fromStdString(note.english());
    return text;
}

}  // namespace

class CombinedLeaksTest : public QObject {
    Q_OBJECT

private slots:
    void partsThatAddUpAreNamed();
    void aThresholdThatPartsTheClassesIsNamed();
};

void CombinedLeaksTest::partsThatAddUpAreNamed() {
    const std::vector<Column> columns{numbers("x", draws(1)), numbers("net", draws(2)),
                                      numbers("tax", draws(3))};
    std::vector<double> gross = draws(2);
    for (std::size_t i = 0; i < gross.size(); ++i) gross[i] += draws(3)[i];
    QCOMPARE(notesOf(numbers("gross", gross), columns),
             QString("Multiples of the columns \"net\", \"tax\" add up to the target \"gross\" and "
                     "may give it away: ignore one of them, unless all will be known where "
                     "\"gross\" is to be predicted."));
    for (std::size_t i = 0; i < gross.size(); ++i) gross[i] += 0.02 * draws(4)[i];
    QCOMPARE(notesOf(numbers("gross", gross), columns), QString());
}

void CombinedLeaksTest::aThresholdThatPartsTheClassesIsNamed() {
    const std::vector<double> days = draws(1);
    std::vector<std::string> status;
    for (const double day : days) status.push_back(day > 1.2 ? "late" : "early");
    const QString notes =
        notesOf(categories("status", status), {numbers("days", days), numbers("x", draws(2))});
    QVERIFY2(notes.startsWith("Column \"days\" parts the classes of the target \"status\" without "
                              "an error, at 1.1"),
             qPrintable(notes));
    status[0] = status[0] == "late" ? "early" : "late";
    QCOMPARE(notesOf(categories("status", status), {numbers("days", days)}), QString());
}

ARDENT_TEST(CombinedLeaksTest)
#include "combined_leaks_test.moc"
