#include "core/method/ranking/ranking_fit.h"

#include <QtTest>
#include <set>

#include "core/base/memory.h"
#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/method/ranking/ranking.h"
#include "core/random/random_stream.h"
#include "tests/core/method/ranking/alternating_task.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

/// Sources with a kernel scale above 0; each is one column.
std::set<Index> sourcesUsed(const Predictor& predictor) {
    const Vector& scale = predictor.fourier()->scale;
    std::set<Index> used;
    for (Index j = 0; j < scale.size(); ++j)
        if (scale[j] > 0.) used.insert(j);
    return used;
}

/// Two classes by turns, and columns that say nothing of them. The last rows validate.
TaskPtr noiseTask(Index rows, int columns, Index validation) {
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<Column> table;
    for (int c = 0; c < columns; ++c) {
        std::vector<double> noise;
        for (Index row = 0; row < rows; ++row) noise.push_back(random.normal());
        table.push_back(test::numbers("x" + std::to_string(c), noise));
    }
    std::vector<std::int32_t> classes;
    for (Index row = 0; row < rows; ++row) classes.push_back(static_cast<std::int32_t>(row % 2));
    table.push_back(test::levels("y", {"a", "b"}, classes));
    auto task = std::make_shared<Task>(*test::taskOf(table, Problem::Classification));
    auto& train = task->split.train;
    task->split.validation.assign(train.end() - validation, train.end());
    train.resize(train.size() - static_cast<std::size_t>(validation));
    return task;
}

/// Two inputs with far tails; half of the rows test, and 20 of 400 validate.
TaskPtr farTailedTask(Seed seed) {
    const auto evenly = [](int row, double step) { return std::fmod(row * step, 1.); };
    std::vector<double> a, b, y;
    for (int row = 1; row <= 400; ++row) {
        a.push_back(1. / std::sqrt(1. - evenly(row, 0.6180339887498949)));
        b.push_back(1. / std::sqrt(1. - evenly(row, 0.7548776662466927)));
        const double noise = evenly(row, 0.5698402909980532) - 0.5;
        y.push_back(std::log(a.back()) - std::log(b.back()) + 2. * noise);
    }
    Recipe recipe;
    recipe.target = "y";
    recipe.seed = seed;
    recipe.split = {0.45, 0.05, 0.5};
    Table table;
    table.rows = 400;
    table.columns = {test::numbers("a", a), test::numbers("b", b), test::numbers("y", y)};
    auto task = makeTask(recipe, std::move(table));
    if (!task) throw std::runtime_error(task.error().text.english());
    return std::make_shared<const Task>(std::move(*task));
}

std::set<Index> firstOf(const std::vector<Index>& order, Index count) {
    return {order.begin(), order.begin() + count};
}

}  // namespace

/// The models that follow a ranking, and their scores by number of variables.
class RankingFitTest : public QObject {
    Q_OBJECT

private slots:
    void constantColumnsDoNotRaiseTheNumberKept() {
        std::vector<Column> columns;
        for (int j = 0; j < 20; ++j)
            columns.push_back(
                test::numbers("x" + std::to_string(j), {7., 7., 7., j < 5 ? 8. + j : 7.}));
        columns.push_back(test::numbers("y", {1., 2., 3., 5.}));
        const TaskPtr task = test::taskOf(std::move(columns), Problem::Regression);
        QCOMPARE(std::ssize(task->recipe->sources), Index{20});
        QCOMPARE(variablesKept({}, *task->recipe), Index{1});
    }
    void stoppedAtTheCurveKeepsTheModelThatItTellsOf_data() {
        QTest::addColumn<QString>("stage");
        QTest::addColumn<Index>("kept");
        QTest::addRow("few") << "Models on the first variables, 3 of 10, λ 5 of ≤ 12" << Index{2};
        QTest::addRow("after m") << "Models on the first variables, 7 of 10" << Index{4};
        QTest::addRow("at the end") << "Final model, λ 39 of ≤ 40" << Index{4};
    }
    void stoppedAtTheCurveKeepsTheModelThatItTellsOf() {
        QFETCH(QString, stage);
        QFETCH(Index, kept);
        const TaskPtr task = test::syntheticTask("additive", 120);
        const OptionValues options{{"features", 20LL}, {"variables", 4LL}};
        const auto trainer = std::move(*makeTrainer(*findMethod("pearson"), task, options, 1));
        Advance last;
        while (trainer->stage().english() != stage.toStdString() &&
               last.state == Advance::State::Working)
            last = trainer->advance(always);
        QCOMPARE(last.state, Advance::State::Working);
        trainer->settle();
        const auto selection = trainer->selection();
        QCOMPARE(selection->chosen, kept);
        QCOMPARE(sourcesUsed(*trainer->predictor()), firstOf(selection->order, kept));
        QVERIFY(
            selection->rule.english().starts_with("being among the first " + std::to_string(kept)));
    }

    void oneKeptVariableIsTheFirst() {
        const OptionValues options{{"features", 20LL}, {"variables", 1LL}};
        const auto trainer = std::move(
            *makeTrainer(*findMethod("pearson"), test::syntheticTask("additive", 120), options, 1));
        Advance last;
        while (last.state == Advance::State::Working) last = trainer->advance(always);
        const auto selection = trainer->selection();
        QCOMPARE(selection->chosen, Index{1});
        QVERIFY2(selection->rule.english().starts_with("being the first"),
                 selection->rule.english().c_str());
        QVERIFY2(last.reason.english().find("The first is kept; models on") != std::string::npos,
                 last.reason.english().c_str());
    }

    /// However good models on more or fewer of them are.
    void tellsThatScoresDoNotChooseHowMany_data() {
        QTest::addColumn<qlonglong>("variables");
        QTest::addColumn<QString>("rule");
        QTest::newRow("given") << 1LL << "being the first, a number that was set and not chosen";
        QTest::newRow("automatic") << 0LL << ", a number that follows from that of all variables";
    }
    void tellsThatScoresDoNotChooseHowMany() {
        QFETCH(qlonglong, variables);
        QFETCH(QString, rule);
        const auto trained = test::trainToEnd("ccm", test::syntheticTask("additive", 300),
                                              {{"features", 50LL}, {"variables", variables}});
        const Selection& selection = *trained.selection;
        QVERIFY2(QString::fromStdString(selection.rule.english()).contains(rule),
                 selection.rule.english().c_str());
        QVERIFY(selection.lowerIsBetter);
        const auto best = std::ranges::min_element(selection.scores,
                                                   [](double a, double b) { return !(a >= b); });
        const auto size = best - selection.scores.begin() + 1;
        QVERIFY(size != selection.chosen);
        const std::string hint = "set Variables m to " + std::to_string(size) + " to keep these.";
        QVERIFY2(trained.last.reason.english().find(hint) != std::string::npos,
                 trained.last.reason.english().c_str());
    }

    /// Rows that the ranking has seen, and few rows, tell nothing.
    void suggestsNothingByChance() {
        for (const Index rows : {60, 300})
            QVERIFY(
                !test::trainToEnd("ccm", test::syntheticTask("additive", rows), {}).last.remedy);
    }

    /// Unless a person has chosen how many.
    void suggestsANumberThatIsMuchBetter() {
        const TaskPtr task = test::syntheticTask("additive", 3000);
        const auto trained = test::trainToEnd("ccm", task, {{"features", 50LL}});
        const std::vector<double>& losses = trained.selection->scores;
        const auto best =
            std::ranges::min_element(losses, [](double a, double b) { return !(a >= b); });
        QVERIFY(*best < 0.7 * losses[std::size_t(trained.selection->chosen) - 1]);
        const auto size = best - losses.begin() + 1;
        QVERIFY(trained.last.remedy);
        QCOMPARE(trained.last.remedy->option, std::string("variables"));
        QVERIFY(trained.last.remedy->value == OptionValue(std::int64_t(size)));
        const std::string why = "With m = " + std::to_string(size) +
                                " the models predict much better than with m = " +
                                std::to_string(trained.selection->chosen) + ", which is kept: ";
        QVERIFY2(trained.last.remedy->why.english().starts_with(why),
                 trained.last.remedy->why.english().c_str());
        const auto withBest =
            test::trainToEnd("ccm", task, {{"features", 50LL}, {"variables", qlonglong(size)}});
        QVERIFY(!withBest.last.remedy);
        const auto withOne =
            test::trainToEnd("ccm", task, {{"features", 50LL}, {"variables", 1LL}});
        QVERIFY(!withOne.last.remedy);
    }

    /// Rows of one class alone would be told apart from nothing, at a cross-entropy near 0.
    void theCurveSeesBothClassesWhereTheyAlternate() {
        const auto trained =
            test::trainToEnd("pearson", test::alternatingTask(6000), {{"features", 20LL}});
        QVERIFY2(trained.selection.has_value(), trained.refused.c_str());
        const auto scores = test::logged(trained.selection->scores);
        QCOMPARE(scores.size(), std::size_t{3});
        for (const double score : scores) {
            QVERIFY2(score > 0.2, qPrintable(QString::number(score)));
            QVERIFY2(score < 0.6, qPrintable(QString::number(score)));
        }
    }

    void aSupportVectorMachineLearnsAnyProblem() {
        for (const char* set : {"moons", "xor", "additive"}) {
            const TaskPtr task = test::syntheticTask(set, 300);
            const auto trained = test::trainToEnd("svm", task, {});
            QVERIFY(std::holds_alternative<KernelModel>(trained.predictor->model));
            if (task->recipe->problem == Problem::Regression)
                QVERIFY(trained.metric(*task, "r2") > 0.3);
            else
                QVERIFY(trained.metric(*task, "accuracy") > 0.5);
        }
    }

    /// The scores that a run adds at its end may be of another kind.
    void withoutACurveNothingIsSaidOfScores() {
        const auto trained = test::trainToEnd("pearson", test::syntheticTask("additive", 120),
                                              {{"variables", 2LL}, {"curve", false}});
        QVERIFY(trained.selection->scores.empty() && !trained.selection->lowerIsBetter);
    }

    void aSupportVectorMachineFollowsForNumbersToo() {
        const TaskPtr task = test::syntheticTask("additive", 400);
        const auto trained =
            test::trainToEnd("pearson", task, {{"variables", 4LL}, {"model", std::string("svm")}});
        QVERIFY2(trained.refused.empty(), trained.refused.c_str());
        QVERIFY(std::holds_alternative<KernelModel>(trained.predictor->model));
        QVERIFY(trained.metric(*task, "r2") > 0.3);
        const auto& selection = *trained.selection;
        QVERIFY(selection.scored.english().find("the scores are the mean squared error") !=
                std::string::npos);
        QCOMPARE(selection.measure.english(), std::string("mean squared error"));
        QVERIFY(selection.lowerIsBetter);
        const std::string reason = trained.last.reason.english();
        QVERIFY2(reason.find("have the lowest mean squared error (") != std::string::npos &&
                     reason.find("(-") == std::string::npos,
                 reason.c_str());
        const double told =
            metric(splitMetrics(*trained.predictor, *task).validation, "mse");  // of the first four
        QVERIFY(std::abs(selection.scores[3] - told) <= 1e-4 * told);
    }

    /// Which make its decision values probabilities, and shift its border.
    void aMachineForClassesLearnsFromValidationRows_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("learns");
        QTest::addRow("machine") << "svm"
                                 << "moons"
                                 << "" << true;
        QTest::addRow("machine for numbers") << "svm"
                                             << "additive"
                                             << "" << false;
        QTest::addRow("after a ranking") << "pearson"
                                         << "moons"
                                         << "svm" << true;
        QTest::addRow("after a ranking, for numbers") << "pearson"
                                                      << "additive"
                                                      << "svm" << false;
        QTest::addRow("after CCM") << "ccm"
                                   << "moons"
                                   << "svm" << true;
        QTest::addRow("Fourier features after a ranking") << "pearson"
                                                          << "moons"
                                                          << "fourier" << false;
        QTest::addRow("on similarities") << "pbrff"
                                         << "moons"
                                         << "svm" << true;
        QTest::addRow("no machine on similarities") << "pbrff"
                                                    << "moons"
                                                    << "logistic" << false;
    }
    void aMachineForClassesLearnsFromValidationRows() {
        QFETCH(QString, method);
        QFETCH(QString, set);
        QFETCH(QString, model);
        QFETCH(bool, learns);
        OptionValues options;
        if (!model.isEmpty()) options["model"] = model.toStdString();
        const TaskPtr task = test::syntheticTask(set.toStdString(), 80);
        auto all = std::make_shared<Task>(*task);
        all->split.validation.clear();
        for (const TaskPtr& each : {task, TaskPtr(all)}) {
            const bool expected = learns && !each->split.validation.empty();
            const auto trainer =
                std::move(*makeTrainer(*findMethod(method.toStdString()), each, options, 1));
            QVERIFY(!trainer->learnsFromValidation());
            Advance last;
            while (last.state == Advance::State::Working) last = trainer->advance(always);
            QCOMPARE(trainer->learnsFromValidation(), expected);
            QCOMPARE(last.reason.english().ends_with("so that only test rows show its error."),
                     expected);
        }
    }

    /// Validation rows alone let pass a λ that fails on rows far out: R² of −60,000 with seed 1.
    void fewValidationRowsChooseNoModelThatFailsFarOut() {
        for (Seed seed = 1; seed <= 6; ++seed) {
            const TaskPtr task = farTailedTask(seed);
            QCOMPARE(task->split.validation.size(), std::size_t{20});
            const auto trained =
                test::trainToEnd("pearson", task, {{"variables", 2LL}, {"curve", false}}, seed);
            const double r2 = trained.metric(*task, "r2");
            QVERIFY2(r2 > 0., qPrintable(QString("seed %1: R² %2").arg(seed).arg(r2)));
        }
    }

    void saysWhichRowsScoreTheCurve_data() {
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("model");
        QTest::addColumn<Index>("validation");
        QTest::addColumn<QString>("rows");
        const QString seen =
            "5 folds of rows that the ranking has seen: too good, with many "
            "columns much too good";
        const QString both = "over validation rows and " + seen;
        QTest::addRow("none") << "moons"
                              << "fourier" << Index{0} << "over " + seen;
        QTest::addRow("none, of a machine") << "moons"
                                            << "svm" << Index{0} << "over " + seen;
        QTest::addRow("hardly any") << "moons"
                                    << "fourier" << Index{6} << both;
        QTest::addRow("a few of each class") << "moons"
                                             << "fourier" << Index{40} << "on validation rows";
        QTest::addRow("few for numbers") << "additive"
                                         << "fourier" << Index{19} << both;
        QTest::addRow("enough for numbers") << "additive"
                                            << "fourier" << Index{20} << "on validation rows";
        QTest::addRow("of a machine") << "moons"
                                      << "svm" << Index{6} << "on validation rows";
    }
    void saysWhichRowsScoreTheCurve() {
        QFETCH(QString, set);
        QFETCH(QString, model);
        QFETCH(Index, validation);
        QFETCH(QString, rows);
        auto task = std::make_shared<Task>(*test::syntheticTask(set.toStdString(), 400));
        Split& split = task->split;
        split.validation.assign(split.train.begin(), split.train.begin() + validation);
        split.train.erase(split.train.begin(), split.train.begin() + validation);
        const auto trained = test::trainToEnd(
            "pearson", task,
            {{"variables", 1LL}, {"features", 10LL}, {"model", model.toStdString()}});
        QVERIFY2(trained.refused.empty(), trained.refused.c_str());
        QVERIFY2(trained.selection->scored.english().ends_with(rows.toStdString()),
                 trained.selection->scored.english().c_str());
        QVERIFY2(trained.last.reason.english().find("), " + rows.toStdString() + '.') !=
                     std::string::npos,
                 trained.last.reason.english().c_str());
    }

    /// The ten columns of 400 that go best with the labels of 100 rows tell those rows' labels, and
    /// no others. ln 2 is what a coin costs.
    void noiseScoresLikeNoiseOnValidationRows() {
        const TaskPtr task = noiseTask(160, 400, 60);
        const auto trained = test::trainToEnd("pearson", task, {{"variables", 10LL}});
        const std::vector<double> scores = test::logged(trained.selection->scores);
        QCOMPARE(scores.size(), std::size_t{20});
        double sum = 0.;
        for (const double score : scores) sum += score;
        QVERIFY2(sum / 20. > 0.64, qPrintable(QString::number(sum / 20.)));
    }

    /// libsvm takes 16 bytes a cell.
    void aSupportVectorMachineThatDoesNotFitIsRefused() {
        constexpr double kUsable = 0.5e6;  // bytes
        const TaskPtr wide = noiseTask(100, 400, 0), narrow = noiseTask(100, 4, 0);
        const MemorySharing sharing(
            static_cast<unsigned>(0.8 * static_cast<double>(availableMemory()) / kUsable));
        const OptionValues linear{{"kernel", std::string("linear")},
                                  {"model", std::string("none")}};
        for (const auto& [id, options] :
             {std::pair("svm", OptionValues()), std::pair("rfe", linear)}) {
            const auto fits = makeTrainer(*findMethod(id), narrow, options, 1);
            QVERIFY2(fits.has_value(), fits ? "" : fits.error().text.english().c_str());
            const auto made = makeTrainer(*findMethod(id), wide, options, 1);
            QVERIFY(!made.has_value());
            QVERIFY2(made.error().text.english().starts_with(
                         "A support vector machine on 100 training rows "
                         "of 400 encoded columns would take 1 MB"),
                     made.error().text.english().c_str());
        }
    }

    void aCurveOfFewRowsNamesItsFolds() {
        const auto made = makeTrainer(*findMethod("svm"), noiseTask(4, 1, 0), {}, 1);
        QVERIFY(made.has_value());
        QCOMPARE(titleAndMeasure((*made)->series().front()),
                 std::string("4-fold cross-validated loss (cross-entropy, natural log)"));
    }

    void aSupportVectorMachineLogsItsHeldOutLoss() {
        const TaskPtr task = test::syntheticTask("additive", 300);
        const auto trainer = std::move(*makeTrainer(*findMethod("svm"), task, {}, 1));
        QCOMPARE(trainer->series().front().id, std::string("validation"));
        QCOMPARE(titleAndMeasure(trainer->series().front()),
                 std::string("Validation loss (mean squared error)"));
        const double logged = trainer->advance(always).tick->front();
        const double told = metric(splitMetrics(*trainer->predictor(), *task).validation, "mse");
        QVERIFY(std::abs(logged - told) <= 1e-4 * told);

        const TaskPtr whole = test::taskOf({test::numbers("x", {1, 2, 3, 4, 5, 6, 7, 8}),
                                            test::numbers("y", {0, 5, 1, 6, 2, 7, 3, 8})},
                                           Problem::Regression);
        const auto folds = std::move(*makeTrainer(*findMethod("svm"), whole, {}, 1));
        QCOMPARE(titleAndMeasure(folds->series().front()),
                 std::string("5-fold cross-validated loss (mean squared error)"));
    }
};

ARDENT_TEST(RankingFitTest)
#include "ranking_fit_test.moc"
