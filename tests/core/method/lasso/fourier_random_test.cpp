#include "core/method/lasso/fourier_random.h"

#include <QtTest>
#include <algorithm>
#include <numeric>

#include "core/data/import/table_reader.h"
#include "core/data/task/make_task.h"
#include "core/kernel/fourier_draw.h"
#include "core/method/methods.h"
#include "tests/support/places.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

TaskPtr concreteTask(Seed seed) {
    auto imported = readTable(test::inSources("resources/samples/concrete.csv").toStdString());
    if (!imported) qFatal("%s", imported.error().text.english().c_str());
    Recipe recipe;
    recipe.target = "Compressive strength (MPa)";
    recipe.split = {0.8, 0., 0.2};
    recipe.seed = seed;
    auto task = makeTask(recipe, std::move(imported->table));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

const OptionValues kFewFunctions{{"functions", 100LL}, {"folds", 3LL}, {"lambdas", 12LL}};

OptionValues with(OptionValues options, const char* option, const char* value) {
    options[option] = std::string(value);
    return options;
}

}  // namespace

class FourierRandomTest : public QObject {
    Q_OBJECT

private slots:
    void reachesTheReference_data();
    void reachesTheReference();
    void theLassoKeepsSomeFunctionsAndRidgeAll();
    void nothingIsTakenOut();
    void emptyFunctionsAreByTheLawOfThePaper();
    void classifies_data();
    void classifies();
    void isTheSameForAnyThreadsAndInterruptions_data();
    void isTheSameForAnyThreadsAndInterruptions();
};

/// tests/reference/fourier_random.py resources/samples/concrete.csv, mean and deviation of five
/// seeds, k = 300.
void FourierRandomTest::reachesTheReference_data() {
    QTest::addColumn<QString>("penalty");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("deviation");
    QTest::newRow("lasso") << "lasso" << 0.8874 << 0.0243;
    QTest::newRow("ridge") << "ridge" << 0.8828 << 0.0279;
}

void FourierRandomTest::reachesTheReference() {
    QFETCH(QString, penalty);
    QFETCH(double, mean);
    QFETCH(double, deviation);
    constexpr Seed kSeeds = 2;
    double sum = 0.;
    for (Seed seed = 1; seed <= kSeeds; ++seed) {
        const TaskPtr task = concreteTask(seed);
        sum += test::trainToEnd("fourier_random", task,
                                {{"penalty", penalty.toStdString()},
                                 {"functions", 300LL},
                                 {"folds", 5LL},
                                 {"lambdas", 25LL}},
                                seed)
                   .metric(*task, "r2");
    }
    const double reached = sum / static_cast<double>(kSeeds);
    QVERIFY2(std::abs(reached - mean) < deviation, qPrintable(QString::number(reached)));
}

void FourierRandomTest::theLassoKeepsSomeFunctionsAndRidgeAll() {
    const TaskPtr task = test::syntheticTask("g1", 300);
    const auto used = [&](const char* penalty) {
        const auto trained =
            test::trainToEnd("fourier_random", task, with(kFewFunctions, "penalty", penalty));
        return (trained.predictor->fourier()->weights.array() != 0.).count();
    };
    const auto kept = used("lasso");
    QVERIFY(kept > 0 && kept < 120);
    QVERIFY(used("ridge") > 120);  // of 200, less those without a variable
}

/// Every variable of the stochastic functions stays, and ranks are of the model itself.
void FourierRandomTest::nothingIsTakenOut() {
    const TaskPtr task = test::syntheticTask("gse1", 300);
    const auto ridge =
        test::trainToEnd("fourier_random", task, with(kFewFunctions, "penalty", "ridge"));
    QVERIFY(std::ranges::all_of(ridge.relevance->values, [](double one) { return one > 0.; }));
    const auto lasso =
        test::trainToEnd("fourier_random", test::syntheticTask("g1", 300), kFewFunctions);
    QCOMPARE(lasso.stages.size(), std::size_t{3});  // the path, the ranks, the end
    QVERIFY(lasso.interactions && !lasso.interactions->sets.empty());
    QVERIFY(lasso.selection);
}

void FourierRandomTest::emptyFunctionsAreByTheLawOfThePaper() {
    const std::vector<VariableInputs> inputs{{0}, {1}, {2}, {3}};
    const auto empties = [&](bool mayBeEmpty) {
        FourierColumns columns(4);
        addStochastic(columns, {1., Seed{1}, 0, mayBeEmpty}, inputs, 0.25, 2000, 0);
        int count = 0;
        for (Index j = 0; j < columns.size(); ++j) count += columns.entries(j).empty() ? 1 : 0;
        return count;
    };
    QCOMPARE(empties(false), 0);
    const double expected = 4000. * std::pow(0.75, 4);
    QVERIFY(std::abs(empties(true) - expected) < 4. * std::sqrt(expected));
}

void FourierRandomTest::classifies_data() {
    QTest::addColumn<QString>("penalty");
    QTest::addColumn<QString>("set");
    for (const char* penalty : {"lasso", "ridge"})
        for (const char* set : {"moons", "xor"})
            QTest::addRow("%s, %s", penalty, set) << penalty << set;
}

void FourierRandomTest::classifies() {
    QFETCH(QString, penalty);
    QFETCH(QString, set);
    const TaskPtr task = test::syntheticTask(set.toStdString(), 400);
    const auto trained = test::trainToEnd(
        "fourier_random", task, with(kFewFunctions, "penalty", penalty.toUtf8().constData()));
    QVERIFY(trained.metric(*task, "auc") > (set == "moons" ? 0.97 : 0.75));
}

void FourierRandomTest::isTheSameForAnyThreadsAndInterruptions_data() {
    QTest::addColumn<QString>("penalty");
    for (const char* penalty : {"lasso", "ridge"}) QTest::newRow(penalty) << penalty;
}

void FourierRandomTest::isTheSameForAnyThreadsAndInterruptions() {
    QFETCH(QString, penalty);
    const TaskPtr task = test::syntheticTask("g1", 200);
    const OptionValues options = with(kFewFunctions, "penalty", penalty.toUtf8().constData());
    const auto alone = test::trainToEnd("fourier_random", task, options);
    const auto hasty = test::trainHastily("fourier_random", task, options);
    QCOMPARE(hasty.train, alone.train);
    QVERIFY(predict(*hasty.predictor, task->x) == predict(*alone.predictor, task->x));
}

ARDENT_TEST(FourierRandomTest)
#include "fourier_random_test.moc"
