#include "core/method/fourier_stochastic.h"

#include <QtTest>

#include "core/model/metrics.h"
#include "tests/support/training.h"

using namespace ardent;

/// The methods with interactions.
class FourierStochasticTest : public QObject {
    Q_OBJECT

private slots:
    void findsVariablesAndPairs_data();
    void findsVariablesAndPairs();
    void variablesThatOnlyLendTheirWavesAreLeftOut();
    void setsThatOnlyCarryOthersAreLeftOut();
    void stagesFollowEachOther();
    void screensPairsWhereThereAreMany();
    void classifies();
    void isTheSameForAnyNumberOfThreads();
    void refusesWhatItCannotDo();
    void stopsAtAnyMoment();
};

namespace {

const OptionValues kQuick{{"functions", 150LL},
                          {"folds", 3LL},
                          {"search_folds", 3LL},
                          {"lambdas", 30LL},
                          {"pair_features", 8LL}};

}  // namespace

void FourierStochasticTest::findsVariablesAndPairs_data() {
    QTest::addColumn<QString>("method");
    QTest::addRow("stochastic") << "fourier_stochastic";
    QTest::addRow("pairs") << "fourier_pairs";
}

void FourierStochasticTest::findsVariablesAndPairs() {
    QFETCH(QString, method);
    const TaskPtr task = test::syntheticTask("g1", 600);
    const auto run = test::trainToEnd(qPrintable(method), task, {});
    QCOMPARE(run.last.state, Advance::State::Finished);
    QCOMPARE(test::keptOf(*run.selection), (std::vector<Index>{0, 1}));
    QVERIFY(!run.interactions->sets.empty());
    QCOMPARE(run.interactions->sets.front().sources, (std::vector<Index>{0, 1}));
    const double r2 = metric(splitMetrics(*run.predictor, *task).test, "r2");
    QVERIFY2(r2 > 0.85, qPrintable(QString::number(r2)));
}

/// g3 has next to no noise, and two narrow bumps that no few sines of x1 and x2 make.
void FourierStochasticTest::variablesThatOnlyLendTheirWavesAreLeftOut() {
    const TaskPtr task = test::syntheticTask("g3", 400);
    const auto run = test::trainToEnd("fourier_stochastic", task, kQuick);
    QCOMPARE(test::keptOf(*run.selection), (std::vector<Index>{0, 1}));
    QVERIFY(std::ranges::count(run.stages, "Adaptive group lasso without minor variables") == 1);
    QCOMPARE(run.relevance->values[2], 0.);
}

/// Two pairs among 150 variables: groups that join a pair with another variable fit them as well.
void FourierStochasticTest::setsThatOnlyCarryOthersAreLeftOut() {
    const auto run = test::trainToEnd("fourier_stochastic", test::syntheticTask("f2", 1000),
                                      {{"functions", 600LL}, {"folds", 3LL}});
    QCOMPARE(test::keptOf(*run.selection), (std::vector<Index>{0, 1, 2, 3, 4}));
    std::vector<std::vector<Index>> found;
    for (const auto& set : run.interactions->sets) found.push_back(set.sources);
    std::ranges::sort(found);
    QCOMPARE(found, (std::vector<std::vector<Index>>{{0, 1}, {2, 3}}));
    QVERIFY(std::ranges::count(run.stages, "Adaptive group lasso without redundant sets") == 1);
}

void FourierStochasticTest::stagesFollowEachOther() {
    auto options = kQuick;
    options["candidates"] = 3LL;
    const auto run =
        test::trainToEnd("fourier_stochastic", test::syntheticTask("g1", 300), options);
    const std::vector<std::string> first(run.stages.begin(), run.stages.begin() + 5);
    QCOMPARE(first, (std::vector<std::string>{"Stochastic search", "Importances",
                                              "Second search, among 3 variables",
                                              "Importances of the second search", "Group lasso"}));
    QCOMPARE(run.stages.back(), std::string("Finished"));
}

void FourierStochasticTest::screensPairsWhereThereAreMany() {
    const auto run = test::trainToEnd("fourier_pairs", test::syntheticTask("g1", 300),
                                      {{"most_pairs", 10LL}, {"folds", 3LL}});
    QCOMPARE(run.stages.front(), std::string("Stochastic search"));
    QCOMPARE(run.last.state, Advance::State::Finished);
}

void FourierStochasticTest::classifies() {
    for (const char* set : {"board", "xor"}) {
        const TaskPtr task = test::syntheticTask(set, 400);
        const auto run = test::trainToEnd("fourier_stochastic", task, kQuick);
        QCOMPARE(run.last.state, Advance::State::Finished);
        QVERIFY(std::isfinite(metric(splitMetrics(*run.predictor, *task).test, "log_loss")));
    }
}

void FourierStochasticTest::isTheSameForAnyNumberOfThreads() {
    const TaskPtr task = test::syntheticTask("g3", 300);
    const auto one = test::trainToEnd("fourier_stochastic", task, kQuick, 1, 1);
    for (const int threads : {2, 8}) {
        const auto more = test::trainToEnd("fourier_stochastic", task, kQuick, 1, threads);
        QVERIFY(one.ticks == more.ticks);
        QVERIFY(one.relevance->values == more.relevance->values);
        QVERIFY(one.predictor->fourier()->weights == more.predictor->fourier()->weights);
    }
}

void FourierStochasticTest::refusesWhatItCannotDo() {
    const TaskPtr task = test::syntheticTask("g1", 50);
    const auto refused = [&](const OptionValues& options, const char* word) {
        const auto made = makeTrainer(*findMethod("fourier_stochastic"), task, options, 1);
        return !made && made.error().fault == Fault::Usage &&
               made.error().text.find(word) != std::string::npos;
    };
    QVERIFY(refused({{"variables_per_function", 0.}}, "variables_per_function"));
    QVERIFY(refused({{"functions", 0LL}}, "functions"));
}

void FourierStochasticTest::stopsAtAnyMoment() {
    const TaskPtr task = test::syntheticTask("g1", 200);
    for (const int wanted : {1, 20, 45, 70}) {
        auto trainer = makeTrainer(*findMethod("fourier_stochastic"), task, kQuick, 1);
        test::NeverStop pulse;
        int ticks = 0;
        while (ticks < wanted && (*trainer)->advance(pulse).state == Advance::State::Working)
            ++ticks;
        (*trainer)->settle();
        if (!(*trainer)->predictor()) continue;
        QVERIFY((*trainer)->predictor()->fourier()->isFinite());
        const Relevance relevance = *(*trainer)->relevance();
        for (const double value : relevance.values) QVERIFY(std::isfinite(value));
        QVERIFY((*trainer)->selection().has_value());
    }
}

QTEST_GUILESS_MAIN(FourierStochasticTest)
#include "fourier_stochastic_test.moc"
