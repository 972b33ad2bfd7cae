#include "core/figure/notes/rare_values_note.h"

#include <QtTest>
#include <array>
#include <cmath>

#include "tests/support/hand_made_task.h"

using namespace ardent;
using test::levels;
using test::numbers;

namespace {

constexpr std::array<Index, 4> kAll{0, 1, 2, 3};

/// Of 2,000 rows: x varies, rare differs in three, rarer in one, seldom in five; kind in one too.
TaskPtr rareTask() {
    constexpr std::size_t kRows = 2'000;
    std::vector<double> x(kRows), rare(kRows, 4.), rarer(kRows, 0.), seldom(kRows, 1.);
    for (std::size_t i = 0; i < kRows; ++i) x[i] = std::sin(double(i));
    for (const std::size_t row : {5u, 700u, 1900u}) rare[row] = double(row);
    rarer[1500] = 1e-4;
    for (const std::size_t row : {1u, 2u, 3u, 4u, 5u}) seldom[row] = 2.;
    std::vector<std::int32_t> kind(kRows, 0);
    kind[9] = 1;
    return test::taskOf(
        {numbers("x", x), numbers("rare", rare), numbers("seldom", seldom),
         levels("kind", {"u", "v"}, kind), numbers("rarer", rarer), numbers("y", x)},
        Problem::Regression);
}

}  // namespace

/// What is said of columns that hardly vary.
class RareValuesNoteTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheColumnAndItsRows();
    void saysNothingOfThoseThatVary();
    void fewRowsAreNotRareOnes();
};

void RareValuesNoteTest::namesTheColumnAndItsRows() {
    const TaskPtr task = rareTask();
    QCOMPARE(rareValuesNote(*task, kAll),
             std::string("rare has one value in all but 3 of 2,000 training rows: how relevant it "
                         "is may be chance."));
    const std::array<Index, 5> withRarer{0, 1, 2, 3, 4};
    QVERIFY(rareValuesNote(*task, withRarer).starts_with("rarer has one value in all but 1 of "));
}

void RareValuesNoteTest::saysNothingOfThoseThatVary() {
    const TaskPtr task = rareTask();
    const std::array<Index, 3> varying{0, 2, 3};
    QCOMPARE(rareValuesNote(*task, varying), std::string());
    QCOMPARE(rareValuesNote(*task, {}), std::string());
    Task withoutRows = *task;
    withoutRows.split.train.clear();
    QCOMPARE(rareValuesNote(withoutRows, kAll), std::string());
}

void RareValuesNoteTest::fewRowsAreNotRareOnes() {
    std::vector<double> flag(400, 0.), y(400);
    flag[7] = flag[8] = 1.;
    for (std::size_t i = 0; i < y.size(); ++i) y[i] = double(i);
    const TaskPtr task =
        test::taskOf({numbers("flag", flag), numbers("y", y)}, Problem::Regression);
    const std::array<Index, 1> first{0};
    QCOMPARE(rareValuesNote(*task, first), std::string());
}

ARDENT_TEST(RareValuesNoteTest)
#include "rare_values_note_test.moc"
