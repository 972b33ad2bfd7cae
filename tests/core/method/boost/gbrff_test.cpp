#include "core/method/boost/gbrff.h"

#include <fmt/format.h>

#include <QtTest>

#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/model/constant_model.h"
#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"
#include "tests/support/wide_task.h"

using namespace ardent;

namespace {

/// Classes that have nothing to do with the columns; half of the rows for testing.
TaskPtr noiseTask(Index rows) {
    RandomStream random(1, StreamId::SyntheticDesign);
    Table table;
    table.rows = rows;
    for (int j = 0; j < 5; ++j) {
        std::vector<double> values;
        for (Index i = 0; i < rows; ++i) values.push_back(random.normal());
        table.columns.push_back(test::numbers("x" + std::to_string(j), values));
    }
    std::vector<std::int32_t> codes;
    for (Index i = 0; i < rows; ++i) codes.push_back(random.normal() > 0. ? 1 : 0);
    table.columns.push_back(test::levels("y", {"no", "yes"}, std::move(codes)));
    Recipe recipe;
    recipe.target = "y";
    recipe.split = {0.5, 0., 0.5};
    auto task = makeTask(recipe, std::move(table));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

/// unit · (x + 1 where the level is "rare", one in fifty rows) and noise.
TaskPtr rareTask(double unit) {
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<double> x, y;
    std::vector<std::int32_t> level;
    for (int row = 0; row < 300; ++row) {
        level.push_back(row % 50 == 0 ? 3 : row % 3);
        x.push_back(random.normal());
        y.push_back(unit * (x.back() + (level.back() == 3 ? 1. : 0.) + 0.05 * random.normal()));
    }
    return test::taskOf({test::levels("g", {"a", "b", "c", "rare"}, level), test::numbers("x", x),
                         test::numbers("y", y)},
                        Problem::Regression);
}

/// Whatever is learned of x on the training rows is wrong on the validation rows, which hold every
/// place with all classes but its own (numbers: 0 classes; the target is mirrored).
TaskPtr misleadingTask(int classes) {
    constexpr int kPlaces = 30;
    std::vector<double> x, numbers;
    std::vector<std::int32_t> labels;
    const int copies = std::max(2, classes);  // the first of them trains
    for (int copy = 0; copy < copies; ++copy)
        for (int place = 0; place < kPlaces; ++place) {
            x.push_back(place);
            numbers.push_back(20. + (copy == 0 ? 1 : -1) * (2 * place - (kPlaces - 1)));
            labels.push_back(classes > 0 ? (classes * place / kPlaces + copy) % classes : 0);
        }
    std::vector<std::string> names{"a", "b", "c"};
    names.resize(static_cast<std::size_t>(classes));
    const bool isRegression = classes == 0;
    const TaskPtr all =
        test::taskOf({test::numbers("x", x), isRegression ? test::numbers("y", numbers)
                                                          : test::levels("y", names, labels)},
                     isRegression ? Problem::Regression : Problem::Classification);
    auto task = std::make_shared<Task>(*all);
    auto& [train, validation, held] = task->split;
    validation.assign(train.begin() + kPlaces, train.end());
    train.resize(kPlaces);
    return task;
}

}  // namespace

class GbrffTest : public QObject {
    Q_OBJECT

private slots:
    void methods_data() {
        QTest::addColumn<QString>("method");
        for (const char* name : {"gbrff1", "gbrff2"}) QTest::addRow("%s", name) << name;
    }

    void learnsTwoMoons_data() { methods_data(); }
    void learnsTwoMoons() {
        QFETCH(QString, method);
        const TaskPtr task = test::syntheticTask("moons", 500);
        const auto trained = test::trainToEnd(qPrintable(method), task, {});
        QCOMPARE(trained.last.state, Advance::State::Finished);
        QVERIFY(trained.metric(*task, "accuracy") > 0.95);
        QVERIFY(trained.metric(*task, "log_loss") < 0.2);
    }

    /// A kernel of γ = 1/d is too wide for both: its accuracy is that of guessing.
    void choosesAKernelNarrowEnough_data() {
        QTest::addColumn<QString>("set");
        for (const char* set : {"board", "circles"}) QTest::addRow("%s", set) << set;
    }
    void choosesAKernelNarrowEnough() {
        QFETCH(QString, set);
        const TaskPtr task = test::syntheticTask(set.toStdString(), 1000);
        const auto trained = test::trainToEnd("gbrff2", task, {});
        QVERIFY2(trained.metric(*task, "accuracy") > 0.85, qPrintable(set));
        QVERIFY(trained.last.reason.english().find("the width chosen by cross-validation") !=
                std::string::npos);
        const auto wide = test::trainToEnd("gbrff2", task, {{"gamma", 0.5}});
        QVERIFY(wide.metric(*task, "accuracy") < 0.75);
    }

    void choosesTheWidestKernelWhereNoneLearns() {
        const TaskPtr task = noiseTask(400);
        int widest = 0;
        for (Seed seed = 1; seed <= 10; ++seed) {
            const auto trained = test::trainToEnd("gbrff2", task, {{"rounds", 5LL}}, seed);
            widest += trained.last.reason.english().find("γ = 0.2, λ = 0.03") != std::string::npos
                          ? 1
                          : 0;
        }
        QVERIFY2(widest >= 8, qPrintable(QString::number(widest)));
    }

    /// Of more columns than 2,000 too few rows could be looked at.
    void choosesAKernelOfNotTooManyColumns() {
        const OptionValues options{{"rounds", 2LL}};
        const auto some = test::trainToEnd("gbrff2", test::wideTask(60, 100), options);
        QVERIFY(some.stages.front().starts_with("Cross-validation"));
        const auto many = test::trainToEnd("gbrff2", test::wideTask(60, 2100), options);
        QCOMPARE(many.stages, std::vector<std::string>{"Boosting"});
        QVERIFY2(many.last.reason.english().find("γ = 0.000476") != std::string::npos,
                 many.last.reason.english().c_str());
    }

    void learnsFourClasses_data() { methods_data(); }
    void learnsFourClasses() {
        QFETCH(QString, method);
        const TaskPtr task = test::syntheticTask("xor", 800);
        const auto trained = test::trainToEnd(qPrintable(method), task, {{"rounds", 150LL}});
        QVERIFY(trained.metric(*task, "accuracy") > 0.5);  // of 80 rows; guessing reaches 0.25
        const Matrix p = predict(*trained.predictor, task->x, task->split.test);
        QCOMPARE(p.cols(), Index{4});
        QVERIFY((p.rowwise().sum().array() - 1.).abs().maxCoeff() < 1e-9);
    }

    /// 0.693 is the log loss of chance; probabilities that follow the training rows exceed 0.78.
    void isNotTooSureWithoutValidationRows_data() { methods_data(); }
    void isNotTooSureWithoutValidationRows() {
        QFETCH(QString, method);
        const TaskPtr task = noiseTask(400);
        QVERIFY(task->split.validation.empty());
        const auto trained = test::trainToEnd(qPrintable(method), task, {{"rounds", 300LL}});
        QVERIFY(trained.metric(*task, "log_loss") < 0.73);
    }

    void calibratesTheSameForAnyThreadsAndInterruptions() {
        const TaskPtr task = noiseTask(60);
        const OptionValues options{{"rounds", 4LL}};
        const auto alone = test::trainToEnd("gbrff2", task, options);
        const auto other = test::trainHastily("gbrff2", task, options);
        QVERIFY(predict(*other.predictor, task->x) == predict(*alone.predictor, task->x));
    }

    void learnsNumbers_data() { methods_data(); }
    void learnsNumbers() {
        QFETCH(QString, method);
        const TaskPtr task = test::syntheticTask("additive", 800);
        const auto trained = test::trainToEnd(qPrintable(method), task, {{"rounds", 200LL}});
        QVERIFY(trained.metric(*task, "r2") > 0.4);
    }

    void isTheSameForAnyThreadsAndInterruptions_data() { methods_data(); }
    void isTheSameForAnyThreadsAndInterruptions() {
        QFETCH(QString, method);
        const TaskPtr task = test::syntheticTask("moons", 400);
        const OptionValues options{{"rounds", 10LL}};
        const auto alone = test::trainToEnd(qPrintable(method), task, options);
        const auto other = test::trainHastily(qPrintable(method), task, options);
        QCOMPARE(other.train, alone.train);
        QCOMPARE(other.validation, alone.validation);
        QVERIFY(predict(*other.predictor, task->x) == predict(*alone.predictor, task->x));
    }

    void tuningIsTheSameForAnyThreads() {
        const TaskPtr task = test::syntheticTask("moons", 120);
        const OptionValues options{{"rounds", 4LL}, {"tuning", std::string("cross_validate")}};
        const auto one = test::trainToEnd("gbrff2", task, options, 1, 1);
        const auto two = test::trainToEnd("gbrff2", task, options, 1, 2);
        QCOMPARE(one.train, two.train);
        QVERIFY(one.last.reason.english().find("grid") != std::string::npos);
    }

    void theModelAfterAnyRoundIsAtHand() {
        const TaskPtr task = test::syntheticTask("moons", 300);
        auto trainer = *makeTrainer(*findMethod("gbrff1"), task, {{"rounds", 6LL}}, 1);
        while (trainer->advance(always).state == Advance::State::Working) {
        }
        const BoostingPtr boosting = trainer->boosting();
        QCOMPARE(boosting->rounds.size(), std::size_t{6});
        for (Index rounds = 0; rounds <= 6; ++rounds)
            QVERIFY(predict(*boosting->predictorAt(rounds), task->x).allFinite());
        QVERIFY(predict(*boosting->predictorAt(boosting->chosen), task->x) ==
                predict(*trainer->predictor(), task->x));
        QCOMPARE(boosting->relevanceAt(boosting->chosen).values, trainer->relevance()->values);
        QVERIFY(boosting->relevanceAt(1).values != boosting->relevanceAt(6).values);
        QCOMPARE(boosting->relevanceAt(0).values, std::vector<double>(2, 0.));
        // The landmark that was found loses less than where it started, at the origin.
        const auto& round = *boosting->rounds[2];
        Matrix places(2, 2);
        places << round.landmark.transpose(), Eigen::RowVector2d::Zero();
        const Vector losses = boosting->landmarkLoss(2, places);
        QVERIFY(losses[0] <= losses[1]);
        QVERIFY(std::ranges::is_sorted(round.margins));
    }

    /// Pooled slopes along its indicator columns put the category first.
    void aRareLevelDoesNotHideANumber_data() { methods_data(); }
    void aRareLevelDoesNotHideANumber() {
        QFETCH(QString, method);
        const auto usual = test::trainToEnd(qPrintable(method), rareTask(1.), {});
        const auto& values = usual.relevance->values;
        // A row of another level comes to the rare one in 3 of 100 changes: .03 · .98 + 1 · .02.
        QVERIFY2(values[0] > 0.03 && values[0] < 0.15, qPrintable(QString::number(values[0])));
        QVERIFY2(values[1] > 1.2 * values[0], qPrintable(QString::number(values[1])));
        QVERIFY(usual.relevance->kind.english().ends_with(
            "in the unit of y; for a category the mean |change of f| between levels"));
        const auto larger = test::trainToEnd(qPrintable(method), rareTask(64.), {});
        for (const std::size_t s : {0U, 1U})
            QVERIFY(std::abs(larger.relevance->values[s] / values[s] - 64.) < 1e-3);
    }

    void keepsTheConstantThatNoRoundBetters_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("classes");
        for (const char* name : {"gbrff1", "gbrff2"})
            for (const int classes : {0, 2, 3})
                QTest::addRow("%s, %d classes", name, classes) << name << classes;
    }
    void keepsTheConstantThatNoRoundBetters() {
        QFETCH(QString, method);
        QFETCH(int, classes);
        const TaskPtr task = misleadingTask(classes);
        auto trainer = *makeTrainer(*findMethod(method.toStdString()), task, {{"rounds", 8LL}}, 1);
        Advance last;
        while (last.state == Advance::State::Working) last = trainer->advance(always);
        const std::string judge =
            classes == 0 ? "validation loss" : "calibrated validation cross-entropy";
        QVERIFY2(
            last.reason.english().starts_with("No round has a lower " + judge +
                                              " than the constant, which is kept. 8 rounds with "),
            last.reason.english().c_str());
        QVERIFY(isConstant(*trainer->predictor()));
        QCOMPARE(trainer->boosting()->chosen, Index{0});
        QVERIFY(!trainer->keptTick());
        QCOMPARE(trainer->boosting()->rounds.size(),
                 std::size_t(8 * std::max<Index>(1, task->recipe->outputs())));
        QCOMPARE(trainer->relevance()->values, std::vector<double>{0.});
        const std::vector<std::vector<double>> expected{
            {20.}, {}, {0.5, 0.5}, {1. / 3., 1. / 3., 1. / 3.}};
        const Matrix told = predict(*trainer->predictor(), task->x, {0});
        const auto& shares = expected[static_cast<std::size_t>(classes)];
        QCOMPARE(told.cols(), std::ssize(shares));
        for (Index c = 0; c < told.cols(); ++c)
            QVERIFY(std::abs(told(0, c) - shares[static_cast<std::size_t>(c)]) < 1e-6);
        QVERIFY(predict(*trainer->boosting()->predictorAt(0), task->x) ==
                predict(*trainer->predictor(), task->x));
    }

    void stopsWhenValidationNoLongerGains() {
        const TaskPtr task = test::syntheticTask("moons", 200);
        const auto trained =
            test::trainToEnd("gbrff2", task, {{"rounds", 5000LL}, {"patience", 5LL}});
        QVERIFY(trained.train.size() < 5000);
        std::vector<double> calibrated;  // the series of its own that chose it
        for (const std::vector<double>& values : trained.ticks) calibrated.push_back(values.at(2));
        const auto lowest = std::ranges::min_element(calibrated) - calibrated.begin() + 1;
        QCOMPARE(lowest, std::ssize(trained.train) - 5);
        QVERIFY(*trained.keptTick > lowest);
        const auto trainer = *makeTrainer(*findMethod("gbrff2"), task, {}, 1);
        QCOMPARE(titleAndMeasure(trainer->series().at(2)),
                 std::string("Calibrated validation loss (cross-entropy, natural log)"));
        const std::string sentence = fmt::format(
            "Round {} is kept, the last within two standard errors of the lowest calibrated "
            "validation cross-entropy (round {}). {} rounds with ",
            *trained.keptTick, lowest, trained.train.size());
        QVERIFY2(trained.last.reason.english().starts_with(sentence),
                 trained.last.reason.english().c_str());
    }

    void saysWhenTheLastRoundIsTheBest() {
        const TaskPtr task = test::syntheticTask("moons", 200);
        const std::string hint = "It is the last one, so that more may do better: raise Rounds T.";
        const auto reason = [&](const OptionValues& options) {
            return test::trainToEnd("gbrff2", task, options).last.reason.english();
        };
        QVERIFY(reason({{"rounds", 1LL}}).find("is kept. " + hint) != std::string::npos);
        const auto longer =
            test::trainToEnd("gbrff2", task, {{"rounds", 5000LL}, {"patience", 5LL}});
        QVERIFY(longer.last.reason.english().find(hint) == std::string::npos);
        const std::int64_t kept = *longer.keptTick;
        const auto trainer = *makeTrainer(*findMethod("gbrff2"), task, {{"rounds", kept}}, 1);
        Advance last;
        while (last.state == Advance::State::Working) last = trainer->advance(always);
        QCOMPARE(trainer->keptTick(), std::optional(kept));
        QVERIFY(!trainer->isLowestAt(kept));  // a limit does not ask for more either
        QVERIFY(last.reason.english().find(hint) == std::string::npos);
    }

    void namesTheLossThatKeepsARound() {
        const auto reason = [](const char* set) {
            return test::trainToEnd("gbrff2", test::syntheticTask(set, 200), {{"rounds", 5LL}})
                .last.reason.english();
        };
        QVERIFY(reason("additive").find("validation loss") != std::string::npos);
        QVERIFY(reason("moons").find("calibrated validation cross-entropy") != std::string::npos);
    }

    void copesWithOddData_data() { methods_data(); }
    void copesWithOddData() {
        QFETCH(QString, method);
        const std::vector<TaskPtr> tasks{
            test::taskOf({test::numbers("x", {1, 2}), test::numbers("y", {0, 5})},
                         Problem::Regression),
            test::taskOf({test::numbers("x", {1, 2}), test::numbers("y", {7, -3})},
                         Problem::Classification),
            test::taskOf(
                {test::numbers("x", {1, 2, 3, 4, 5}), test::numbers("same", {4, 4, 4, 4, 4}),
                 test::levels("y", {"no", "yes"}, {0, 0, 1, 0, 0})},
                Problem::Classification),
            test::taskOf({test::numbers("x", {1, 1, 1, 1}), test::numbers("y", {0, 1, 0, 1})},
                         Problem::Classification)};
        for (const TaskPtr& task : tasks) {
            const auto trained = test::trainToEnd(qPrintable(method), task, {{"rounds", 50LL}});
            QCOMPARE(trained.last.state, Advance::State::Finished);
            QVERIFY(predict(*trained.predictor, task->x).allFinite());
        }
    }

    void refusesWhatDoesNotFit() {
        const auto refused = test::trainToEnd("gbrff1", test::syntheticTask("moons", 50),
                                              {{"rounds", 100'000LL}, {"features", 10'000LL}})
                                 .refused;
        QVERIFY(refused.find("100,000 rounds") != std::string::npos);
        QVERIFY(refused.find("GB") != std::string::npos);
    }
};

ARDENT_TEST(GbrffTest)
#include "gbrff_test.moc"
