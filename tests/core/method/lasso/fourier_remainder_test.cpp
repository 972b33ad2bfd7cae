#include "core/method/lasso/fourier_remainder.h"

#include <QtTest>
#include <array>
#include <numeric>

#include "core/method/lasso/fourier_plan.h"
#include "core/method/lasso/fourier_pruning.h"
#include "core/model/fourier_columns_model.h"
#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

/// Pairs and triples in what a first search leaves.
class FourierRemainderTest : public QObject {
    Q_OBJECT

private slots:
    void findsWhatActsOnlyTogether_data();
    void findsWhatActsOnlyTogether();
    void triplesNeedAnAnchor();
    void aCategoryTurnsTheSignOfAnother();
    void categoriesOfTooManyLevelsAreLeftOut_data();
    void categoriesOfTooManyLevelsAreLeftOut();
    void noiseHasNoSets();
    void isTheSameForAnyNumberOfThreads();
    void stopsWhenAsked();
    void remainderOfClassesIsIndicatorLessProbability();
    void aHiddenTripleGetsIntoTheModel();
    void setsWithoutAPartOfTheirOwnAreNotOwn();
};

namespace {

using IndexSets = std::vector<std::vector<Index>>;

constexpr Index kRows = 600;
constexpr Index kVariables = 12;

std::vector<std::vector<double>> normalColumns(Index count, Seed seed) {
    RandomStream random(seed, StreamId::SyntheticDesign, 7);
    std::vector<std::vector<double>> columns(static_cast<std::size_t>(count));
    for (auto& column : columns)
        for (Index i = 0; i < kRows; ++i) column.push_back(random.normal());
    return columns;
}

/// Independent normal variables x0 … x11; the target is product of some of them plus `own` x0 plus
/// noise.
TaskPtr productTask(const std::vector<std::size_t>& product, double own, double noise, Seed seed) {
    const auto values = normalColumns(kVariables + 1, seed);
    std::vector<double> y(kRows);
    for (std::size_t i = 0; i < y.size(); ++i) {
        double term = product.empty() ? 0. : 1.;
        for (const std::size_t j : product) term *= values[j][i];
        y[i] = term + own * values[0][i] + noise * values.back()[i];
    }
    std::vector<Column> columns;
    for (std::size_t j = 0; j < kVariables; ++j)
        columns.push_back(test::numbers("x" + std::to_string(j), values[j]));
    columns.push_back(test::numbers("y", y));
    return test::taskOf(std::move(columns), Problem::Regression);
}

Matrix targetOf(const Task& task) {
    Matrix y(static_cast<Index>(task.split.train.size()), 1);
    for (Index i = 0; i < y.rows(); ++i)
        y(i, 0) = static_cast<double>(
            task.y[static_cast<std::size_t>(task.split.train[static_cast<std::size_t>(i)])]);
    return y;
}

IndexSets setsIn(const Task& task, const std::vector<Index>& anchors) {
    std::vector<Index> all(task.recipe->sources.size());
    std::iota(all.begin(), all.end(), Index{0});
    return *setsWithin(task, targetOf(task), {.variables = all, .anchors = anchors}, always);
}

}  // namespace

void FourierRemainderTest::findsWhatActsOnlyTogether_data() {
    QTest::addColumn<QList<int>>("product");
    QTest::addRow("pair") << QList<int>{3, 7};
    QTest::addRow("pair with the anchor") << QList<int>{2, 11};
    QTest::addRow("triple") << QList<int>{2, 5, 9};
}

void FourierRemainderTest::findsWhatActsOnlyTogether() {
    QFETCH(const QList<int>, product);
    const auto task =
        productTask(std::vector<std::size_t>(product.begin(), product.end()), 0., 1., 1);
    const IndexSets found = setsIn(*task, {2});
    QVERIFY(!found.empty());
    QCOMPARE(found.front(), std::vector<Index>(product.begin(), product.end()));
}

void FourierRemainderTest::triplesNeedAnAnchor() {
    const auto task = productTask({2, 5, 9}, 0., 0.5, 1);
    QCOMPARE(setsIn(*task, {}), IndexSets{});
    QCOMPARE(setsIn(*task, {4}), IndexSets{});
    QCOMPARE(setsIn(*task, {4, 9}), (IndexSets{{2, 5, 9}}));
}

void FourierRemainderTest::aCategoryTurnsTheSignOfAnother() {
    const auto values = normalColumns(3, 2);
    std::vector<std::int32_t> codes;
    std::vector<double> y;
    for (std::size_t i = 0; i < kRows; ++i) {
        codes.push_back(static_cast<std::int32_t>(i % 3));
        y.push_back((i % 3 == 1 ? 1. : -0.5) * values[0][i] + 0.5 * values[2][i]);
    }
    const auto task =
        test::taskOf({test::numbers("a", values[1]), test::levels("kind", {"p", "q", "r"}, codes),
                      test::numbers("b", values[0]), test::numbers("y", y)},
                     Problem::Regression);
    QCOMPARE(setsIn(*task, {}), (IndexSets{{1, 2}}));
}

void FourierRemainderTest::categoriesOfTooManyLevelsAreLeftOut_data() {
    QTest::addColumn<int>("levels");
    QTest::addColumn<bool>("isSearched");
    QTest::addRow("20") << 20 << true;
    QTest::addRow("21") << 21 << false;
    QTest::addRow("300, of two rows each") << 300 << false;
}

/// The category turns the sign of b; a and c act together whatever it is. It is an anchor too, and
/// leaving it out moves no other variable to its place.
void FourierRemainderTest::categoriesOfTooManyLevelsAreLeftOut() {
    QFETCH(const int, levels);
    QFETCH(const bool, isSearched);
    const auto values = normalColumns(4, 4);
    std::vector<std::string> names;
    for (int level = 0; level < levels; ++level) names.push_back("l" + std::to_string(level));
    std::vector<std::int32_t> codes;
    std::vector<double> y;
    for (std::size_t i = 0; i < kRows; ++i) {
        codes.push_back(static_cast<std::int32_t>(i) % levels);
        y.push_back((codes.back() % 2 == 0 ? 1.2 : -1.2) * values[1][i] +
                    values[0][i] * values[2][i] + 0.3 * values[3][i]);
    }
    const auto task = test::taskOf(
        {test::levels("kind", names, codes), test::numbers("a", values[0]),
         test::numbers("b", values[1]), test::numbers("c", values[2]), test::numbers("y", y)},
        Problem::Regression);
    const IndexSets found = setsIn(*task, {0});
    QCOMPARE(std::ranges::count(found, std::vector<Index>{1, 3}), 1);
    QCOMPARE(std::ranges::count(found, std::vector<Index>{0, 2}), isSearched ? 1 : 0);
    if (!isSearched) QCOMPARE(found, (IndexSets{{1, 3}}));
}

void FourierRemainderTest::noiseHasNoSets() {
    for (Seed seed = 1; seed <= 20; ++seed)
        QCOMPARE(setsIn(*productTask({}, 0., 1., seed), {0, 1, 2, 3}), IndexSets{});
}

void FourierRemainderTest::isTheSameForAnyNumberOfThreads() {
    const auto task = productTask({2, 5, 9}, 0., 1., 3);
    IndexSets one, more;
    Arena(1).run([&] { one = setsIn(*task, {0, 2, 5}); });
    Arena(8).run([&] { more = setsIn(*task, {0, 2, 5}); });
    QCOMPARE(more, one);
    QCOMPARE(one.front(), (std::vector<Index>{2, 5, 9}));
}

void FourierRemainderTest::stopsWhenAsked() {
    const auto task = productTask({3, 7}, 0., 1., 1);
    QVERIFY(!setsWithin(*task, targetOf(*task), {.variables = {3, 7}}, [] { return false; }));
}

void FourierRemainderTest::remainderOfClassesIsIndicatorLessProbability() {
    for (const char* set : {"xor", "swiss"}) {
        const TaskPtr task = test::syntheticTask(set, 200);
        const auto run = test::trainToEnd("fourier_lasso", task, {{"folds", 2LL}});
        const Matrix remainder = remainderOf(*task, *run.predictor);
        const Matrix shares = predict(*run.predictor, task->x, task->split.train);
        const Index first = remainder.cols() == 1 ? 1 : 0;  // two classes: of the second
        for (Index i = 0; i < remainder.rows(); ++i) {
            const auto row =
                static_cast<std::size_t>(task->split.train[static_cast<std::size_t>(i)]);
            for (Index k = 0; k < remainder.cols(); ++k) {
                const bool isOfClass = static_cast<Index>(task->y[row]) == first + k;
                QCOMPARE(1. + remainder(i, k), 1. + (isOfClass ? 1. : 0.) - shares(i, first + k));
            }
        }
    }
}

/// x4 and x8 act only with x0, which also acts alone: hardly one function in thousands holds just
/// them.
void FourierRemainderTest::aHiddenTripleGetsIntoTheModel() {
    const auto task = productTask({0, 4, 8}, 1., 0.3, 5);
    const OptionValues quick{{"functions", 150LL}, {"folds", 3LL}, {"search_folds", 3LL}};
    const auto run = test::trainToEnd("fourier_stochastic", task, quick);
    QCOMPARE(test::keptOf(*run.selection), (std::vector<Index>{0, 4, 8}));
    auto without = quick;
    without["hidden_sets"] = 0LL;
    const auto missed = test::trainToEnd("fourier_stochastic", task, without);
    QVERIFY(test::keptOf(*missed.selection) != (std::vector<Index>{0, 4, 8}));
}

/// f = sin(x1 + x3), carried in part by waves that hold x7 with hardly any frequency.
void FourierRemainderTest::setsWithoutAPartOfTheirOwnAreNotOwn() {
    const auto task = productTask({}, 0., 1., 1);
    const auto waves = [](double frequencyOfThird) {
        using Entry = FourierColumns::Entry;
        FourierSum sum{FourierColumns(kVariables), Matrix::Constant(2, 1, 0.5)};
        sum.columns.add(FourierColumns::Shape::Sine, std::array{Entry{1, 1.}, Entry{3, 1.}}, 0);
        sum.columns.add(FourierColumns::Shape::Sine,
                        std::array{Entry{1, 1.}, Entry{3, 1.}, Entry{7, frequencyOfThird}}, 1);
        return sum;
    };
    std::vector<bool> kept(kVariables, false);
    for (const std::size_t j : {1, 3, 7}) kept[j] = true;
    FourierPlan plan;
    plan.sets = SetChoice::Searched;
    const auto own = [&](double frequencyOfThird) {
        const Predictor predictor{task->recipe, modelOf(waves(frequencyOfThird), Vector::Zero(1)),
                                  Link::Identity};
        return *ownSets(*task, plan, predictor, kept, always);
    };
    QCOMPARE(own(0.01), (IndexSets{{1}, {3}, {7}, {1, 3}}));
    const IndexSets strong = own(1.);
    QVERIFY(std::ranges::count(strong, std::vector<Index>{1, 3, 7}) == 1);
}

ARDENT_TEST(FourierRemainderTest)
#include "fourier_remainder_test.moc"
