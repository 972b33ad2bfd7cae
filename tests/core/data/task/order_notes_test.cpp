#include "core/data/task/order_notes.h"

#include <fmt/format.h>
#include <QTest>

#include "core/data/task/make_task.h"
#include "core/random/random_stream.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr int kDays = 300;

std::vector<double> draws(std::uint32_t number) {
    RandomStream random(3, StreamId::SyntheticNoise, number);
    std::vector<double> values;
    for (int i = 0; i < kDays; ++i) values.push_back(random.normal());
    return values;
}

std::vector<double> walk() {
    std::vector<double> values = draws(1);
    for (std::size_t i = 1; i < values.size(); ++i) values[i] += values[i - 1];
    return values;
}

/// From 2021-01-01 on, each month of 28 days.
std::vector<std::string> dates() {
    std::vector<std::string> texts;
    for (int day = 0; day < kDays; ++day)
        texts.push_back(fmt::format("2021-{:02}-{:02}", day / 28 + 1, day % 28 + 1));
    return texts;
}

QString notesOf(Column column, const std::vector<double>& y, SplitRule rule = SplitRule::Chance) {
    Recipe recipe = target("y");
    recipe.splitRule = rule;
    recipe.splitColumn = rule == SplitRule::Chance ? "" : column.name;
    const auto task =
        makeTask(recipe, table({std::move(column), numbers("z", draws(2)), numbers("y", y)}));
    return task ? allNotes(*task) : QString::fromStdString(task.error().text.english());
}

}  // namespace

class OrderNotesTest : public QObject {
    Q_OBJECT

private slots:
    void aWalkShouldBeSplitByTime();
    void numbersAtRandomHaveNoOrder();
    void longTablesAreReadInPieces();
};

void OrderNotesTest::aWalkShouldBeSplitByTime() {
    const QString said =
        "Rows that follow each other in \"day\" have nearly the same target, so "
        "that test rows drawn at random are easy to predict from their "
        "neighbours; if later rows are to be predicted, split by time, in the order "
        "of that column.";
    QVERIFY2(notesOf(numbers("day", sequence(kDays)), walk()).contains(said),
             qPrintable(notesOf(numbers("day", sequence(kDays)), walk())));
    const Column asText = categories("day", dates(), ColumnType::Text);
    QVERIFY2(notesOf(asText, walk()).contains(said), qPrintable(notesOf(asText, walk())));
    QVERIFY(!notesOf(numbers("day", sequence(kDays)), walk(), SplitRule::Time).contains("easy"));
}

/// A smooth function of numbers at random is learned, not looked up.
void OrderNotesTest::numbersAtRandomHaveNoOrder() {
    QVERIFY(!notesOf(numbers("day", sequence(kDays)), draws(4)).contains("easy"));
    std::vector<double> wave;
    for (const double value : draws(5)) wave.push_back(std::sin(value));
    QVERIFY(!notesOf(numbers("x", draws(5)), wave).contains("easy"));
}

/// Days in no order, over several pieces, behind a column of the same size that has none.
void OrderNotesTest::longTablesAreReadInPieces() {
    constexpr int kLong = 150'000;
    std::vector<std::int32_t> rows, days;
    for (int i = 0; i < kLong; ++i)
        if (i % 3 != 0) {
            days.push_back(static_cast<std::int32_t>(rows.size()));
            rows.push_back(i);
        }
    RandomStream random(3, StreamId::SyntheticNoise);
    shuffle(days, random);
    std::vector<double> x, day(kLong, -1.), y(kLong);
    for (int i = 0; i < kLong; ++i) x.push_back(random.normal());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto row = static_cast<std::size_t>(rows[i]);
        day[row] = days[i];
        y[row] = std::sin(day[row] / 500.);
    }
    Column narrow = numbers("x", x);
    narrow.numbers.narrow();
    const auto noted = [&](const std::vector<double>& targets) {
        std::vector<double> some;
        for (const std::int32_t row : rows) some.push_back(targets[static_cast<std::size_t>(row)]);
        return orderNotes(table({narrow, numbers("day", day), numbers("y", targets)}), "y", rows,
                          some);
    };
    QCOMPARE(noted(y).size(), std::size_t{1});
    QVERIFY(noted(y)[0].english().starts_with("Rows that follow each other in \"day\""));
    QVERIFY(noted(x).empty());
}

ARDENT_TEST(OrderNotesTest)
#include "order_notes_test.moc"
