#include "core/method/ranking/rankings.h"

#include <QtTest>
#include <atomic>
#include <set>

#include "core/kernel/dependence.h"
#include "core/method/methods.h"
#include "core/method/ranking/ranking_data.h"
#include "core/method/ranking/ranking_fit.h"
#include "core/random/random_stream.h"
#include "tests/core/method/ranking/alternating_task.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

const char* const kMethods[] = {"pearson", "mutual_information", "mrmr", "hsic", "bahsic", "rfe"};

std::vector<Index> orderFound(const char* method, const TaskPtr& task, OptionValues options) {
    options["model"] = std::string("none");
    auto trainer = *makeTrainer(*findMethod(method), task, options, 1);
    while (trainer->advance(always).state == Advance::State::Working) {
    }
    return trainer->selection()->order;
}

/// Some columns act, some repeat others, two are categories of several columns and the rest is
/// noise.
TaskPtr manyColumns(Index sources, Index rows) {
    RandomStream random(3, StreamId::SyntheticDesign);
    std::vector<Column> columns;
    std::vector<double> y(static_cast<std::size_t>(rows));
    for (Index j = 0; j < sources; ++j) {
        std::vector<double> values;
        std::vector<std::int32_t> codes;
        for (double& target : y) {
            const auto row = values.size();
            double value = random.normal();
            if (j % 5 == 3)
                value = 0.3 * value + columns[static_cast<std::size_t>(j - 3)].numbers.at(
                                          static_cast<Index>(row));
            values.push_back(value);
            codes.push_back(static_cast<std::int32_t>(random.below(3)));
            if (j % 5 == 0 && j < 20) target += value;
        }
        const std::string name = "x" + std::to_string(j + 1);
        columns.push_back(j == 6 || j == 11 ? test::levels(name, {"a", "b", "c"}, codes)
                                            : test::numbers(name, values));
    }
    columns.push_back(test::numbers("y", y));
    return test::taskOf(std::move(columns), Problem::Regression);
}

/// Every redundancy of every variable, from all distances.
std::vector<Index> pickedOneByOne(const Task& task, Seed seed) {
    RankingData data = rankingData(task, 1'000'000, seed);
    RandomStream random(seed, StreamId::Permutation);
    for (double& value : data.x.reshaped()) value += 1e-10 * random.normal();
    for (double& value : data.y.reshaped()) value += 1e-10 * random.normal();
    const auto sources = data.groups.size();
    std::vector<double> information, redundancy(sources, 0.);
    for (std::size_t s = 0; s < sources; ++s)
        information.push_back(
            mutualInformation(columnsOfSource(data, static_cast<Index>(s)), data.y, 3));
    std::vector<Index> picked;
    while (picked.size() < sources) {
        Index best = -1;
        double highest = -1e300;
        for (std::size_t s = 0; s < sources; ++s) {
            const auto source = static_cast<Index>(s);
            if (std::ranges::count(picked, source) > 0) continue;
            const auto count = static_cast<double>(std::max<std::size_t>(1, picked.size()));
            const double value = information[s] - redundancy[s] / count;
            if (value <= highest) continue;
            highest = value;
            best = source;
        }
        picked.push_back(best);
        const Matrix last = columnsOfSource(data, best);
        for (std::size_t s = 0; s < sources; ++s)
            redundancy[s] +=
                mutualInformation(columnsOfSource(data, static_cast<Index>(s)), last, 3);
    }
    return picked;
}

std::set<Index> firstRanked(const std::vector<Index>& order, Index count) {
    return {order.begin(), order.begin() + count};
}

}  // namespace

class RankingsTest : public QObject {
    Q_OBJECT

private slots:
    void methods_data() {
        QTest::addColumn<QString>("method");
        for (const char* name : kMethods) QTest::addRow("%s", name) << name;
    }

    /// y = −2 sin(2 x1) + max(x2, 0) + x3 + exp(−x4): every variable shows by itself.
    void findsAdditiveVariables_data() { methods_data(); }
    void findsAdditiveVariables() {
        QFETCH(QString, method);
        const TaskPtr task = test::syntheticTask("additive", 400);
        const auto order = orderFound(qPrintable(method), task, {});
        QCOMPARE(order.size(), std::size_t{10});
        QCOMPARE(firstRanked(order, 10).size(), std::size_t{10});
        // x1's sine has next to no slope.
        for (const Index source : {2, 3}) QVERIFY(firstRanked(order, 4).contains(source));
    }

    /// A weaker variable of its own comes before a copy of the strongest.
    void mrmrPassesOverACopy() {
        RandomStream random(1, StreamId::SyntheticDesign);
        std::vector<double> strong, copy, weak, noise, y;
        for (int row = 0; row < 300; ++row) {
            strong.push_back(random.normal());
            copy.push_back(strong.back() + 0.3 * random.normal());
            weak.push_back(random.normal());
            noise.push_back(random.normal());
            y.push_back(strong.back() + 0.5 * weak.back() + 0.3 * random.normal());
        }
        const TaskPtr task = test::taskOf(
            {test::numbers("strong", strong), test::numbers("copy", copy),
             test::numbers("weak", weak), test::numbers("noise", noise), test::numbers("y", y)},
            Problem::Regression);
        QCOMPARE(firstRanked(orderFound("mutual_information", task, {}), 2),
                 (std::set<Index>{0, 1}));
        const auto order = orderFound("mrmr", task, {});
        QVERIFY(order[0] == 0 || order[0] == 1);
        QCOMPARE(order[1], Index{2});
    }

    /// Redundant with none, it would halve what the copies share with the first.
    void mrmrPicksAsWhenEveryRedundancyIsCounted() {
        const TaskPtr task = manyColumns(40, 60);
        QCOMPARE(orderFound("mrmr", task, {}), pickedOneByOne(*task, 1));
        const OptionValues none{{"model", std::string("none")}};
        const auto hasty = test::trainHastily("mrmr", task, none);
        QCOMPARE(hasty.relevance->values, test::trainToEnd("mrmr", task, none).relevance->values);
    }

    /// One question a redundancy: those of variables that cannot be the best one are not counted.
    void mrmrCountsFewRedundancies() {
        const TaskPtr task = manyColumns(400, 60);
        std::atomic<int> asked = 0;
        test::trainToEnd("mrmr", task, {{"model", std::string("none")}}, 1, 1,
                         [&] { return ++asked > 0; });
        QVERIFY2(asked < 400 * 100 / 3, qPrintable(QString::number(asked)));
    }

    void mrmrPassesOverAConstant() {
        RandomStream random(1, StreamId::SyntheticDesign);
        std::vector<double> strong, near, far, y;
        for (int row = 0; row < 600; ++row) {
            strong.push_back(random.normal());
            near.push_back(strong.back() + 0.3 * random.normal());
            far.push_back(strong.back() + 0.8 * random.normal());
            y.push_back(strong.back() + 0.3 * random.normal());
        }
        const TaskPtr task = test::taskOf(
            {test::numbers("strong", strong), test::numbers("near", near),
             test::numbers("far", far), test::numbers("constant", std::vector<double>(600, 7.)),
             test::numbers("y", y)},
            Problem::Regression);
        QCOMPARE(orderFound("mrmr", task, {}), (std::vector<Index>{0, 2, 1, 3}));
    }

    void aKernelMachineSeesJointEffects() {
        const TaskPtr task = test::syntheticTask("xor", 400);
        const auto order = orderFound("rfe", task, {{"kernel", std::string("gaussian")}});
        QCOMPARE(firstRanked(order, 3), (std::set<Index>{0, 1, 2}));
    }

    /// Of the machines that eliminate, whatever the final model is.
    void recursiveEliminationTakesACost() {
        const OptionValues chosen{{"svm_cost", 0.01}, {"model", std::string("none")}};
        const auto isTaken = [&](const char* method) {
            const OptionSchema schema = findMethod(method)->schema();
            return checkEffects(schema, chosen, *complete(schema, chosen)).has_value();
        };
        QVERIFY(isTaken("rfe"));
        QVERIFY(!isTaken("hsic"));
        const OptionSchema schema = findMethod("rfe")->schema();
        const auto cost = std::ranges::find(schema, "svm_cost", &OptionSpec::id);
        QVERIFY(cost->help.find("that eliminate") != std::string::npos);
    }

    void refusesMoreNeighboursThanThereAre() {
        const TaskPtr numbers = test::taskOf(
            {test::numbers("x", {1, 2, 3, 5, 4, 6}), test::numbers("y", {1, 2, 3, 4, 5, 6})},
            Problem::Regression);
        const TaskPtr classes =
            test::taskOf({test::numbers("x", {1, 2, 3, 5, 4, 6, 7}),
                          test::levels("y", {"few", "many", "one"}, {0, 0, 1, 1, 1, 1, 2})},
                         Problem::Classification);
        for (const char* method : {"mutual_information", "mrmr"}) {
            const auto refused = [&](const TaskPtr& task, long long neighbours) {
                return test::trainToEnd(
                           method, task,
                           {{"neighbours", neighbours}, {"model", std::string("none")}})
                    .refused;
            };
            QCOMPARE(refused(numbers, 0), std::string());
            QCOMPARE(refused(numbers, 5), std::string());
            QCOMPARE(refused(numbers, 6),
                     std::string("6 nearest neighbours need more rows than that, but only 6 are "
                                 "used; set fewer neighbours."));
            QCOMPARE(refused(classes, 0), std::string());
            QCOMPARE(refused(classes, 1), std::string());
            QCOMPARE(refused(classes, 2),
                     std::string("2 nearest neighbours need more rows than that of every class, "
                                 "but only 2 of \"few\" are used; set fewer neighbours."));
        }
    }

    void aConstantColumnComesLast_data() { methods_data(); }
    void aConstantColumnComesLast() {
        QFETCH(QString, method);
        Table table = synthesize(*findSyntheticSet("additive"), 120, 1);
        Column& third = table.columns[2];
        third = test::numbers(third.name, std::vector<double>(120, 7.));
        const TaskPtr task = test::taskOf(std::move(table.columns), Problem::Regression);
        QCOMPARE(orderFound(qPrintable(method), task, {}).back(), Index{2});
    }

    /// Every second row is of one class only.
    void seesBothClassesWhereTheyAlternate_data() {
        QTest::addColumn<QString>("method");
        for (const char* name : {"mutual_information", "mrmr", "hsic", "bahsic"})
            QTest::addRow("%s", name) << name;
    }
    void seesBothClassesWhereTheyAlternate() {
        QFETCH(QString, method);
        QCOMPARE(orderFound(qPrintable(method), test::alternatingTask(4000), {}).front(), Index{1});
    }

    void saysHowManyRowsItLookedAt_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<Index>("rows");
        QTest::addColumn<QString>("says");
        QTest::addRow("all") << "hsic" << Index{90} << "3 scores are done.";
        for (const char* name : {"mutual_information", "hsic"})
            QTest::addRow("%s", name) << name << Index{2010}
                                      << "3 scores are done. Scored on 2000 of 2010 training "
                                         "rows, drawn at random.";
        QTest::addRow("mrmr") << "mrmr" << Index{1010}
                              << "The first 3 are picked. Scored on 1000 of 1010 training rows, "
                                 "drawn at random.";
        QTest::addRow("bahsic") << "bahsic" << Index{1010}
                                << "All but one variable are eliminated. Scored on 1000 of 1010 "
                                   "training rows, drawn at random.";
        QTest::addRow("ccm") << "ccm" << Index{1010}
                             << "1 iteration is done, the most that max_iterations allows. "
                                "Ordered on 1000 of 1010 training rows, drawn at random. 2 more "
                                "iterations have put the variables in order.";
    }
    void saysHowManyRowsItLookedAt() {
        QFETCH(QString, method);
        QFETCH(Index, rows);
        QFETCH(QString, says);
        OptionValues options{{"model", std::string("none")}};
        if (method == "ccm") options["max_iterations"] = 1LL;
        const auto trained =
            test::trainToEnd(qPrintable(method), test::alternatingTask(rows), options);
        QCOMPARE(QString::fromStdString(trained.last.reason.english()), says);
    }

    /// A removal looks at all pairs of 1,000 rows: it asks before each of them.
    void asksOftenWhetherToStop() {
        const TaskPtr task = test::syntheticTask("additive", 1250);
        QVERIFY(task->split.train.size() >= 1000);
        Arena(1).run([&] {
            const auto trainer = std::move(*makeTrainer(*findMethod("bahsic"), task, {}, 1));
            std::size_t asked = 0;
            QVERIFY(trainer->advance([&] { return ++asked > 0; }).tick.has_value());
            QCOMPARE(asked, task->recipe->sources.size());
        });
    }

    void isTheSameForAnyThreadsAndInterruptions_data() { methods_data(); }
    void isTheSameForAnyThreadsAndInterruptions() {
        QFETCH(QString, method);
        const TaskPtr task = test::syntheticTask("additive", 120);
        const OptionValues options{{"features", 20LL}};
        const auto alone = test::trainToEnd(qPrintable(method), task, options);
        const auto other = test::trainHastily(qPrintable(method), task, options);
        QCOMPARE(other.relevance->values, alone.relevance->values);
        QVERIFY(predict(*other.predictor, task->x) == predict(*alone.predictor, task->x));
    }

    void copesWithOddData_data() { methods_data(); }
    void copesWithOddData() {
        QFETCH(QString, method);
        const std::vector<TaskPtr> tasks{
            test::taskOf({test::numbers("x", {1, 2}), test::numbers("y", {0, 5})},
                         Problem::Regression),
            test::taskOf(
                {test::numbers("x", {1, 2, 3, 4, 5}), test::numbers("same", {4, 4, 4, 4, 4}),
                 test::levels("colour", {"red", "blue", "green"}, {0, 1, 2, 0, 1}),
                 test::levels("y", {"no", "yes"}, {0, 0, 1, 0, 0})},
                Problem::Classification),
            test::taskOf(
                {test::numbers("x", {1, 1, 2, 2, 3, 3}), test::numbers("y", {7, 7, -3, -3, 5, 5})},
                Problem::Classification)};
        for (const TaskPtr& task : tasks) {
            const auto trained = test::trainToEnd(qPrintable(method), task,
                                                  {{"variables", 9LL}, {"features", 10LL}});
            QVERIFY2(trained.last.state == Advance::State::Finished, trained.refused.c_str());
            QVERIFY(predict(*trained.predictor, task->x).allFinite());
        }
    }
};

ARDENT_TEST(RankingsTest)
#include "rankings_test.moc"
