#include "core/method/boost/boost_tuning.h"

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <set>
#include <utility>

#include "core/method/held_out_plan.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

constexpr int kRounds = 3;
constexpr int kTuningFolds = 5;

/// Thirteen rows of board: folds of three rows and of two.
TaskPtr unevenTask(Seed seed) {
    Task task = *test::syntheticTask("board", 60, seed);
    task.split.train.resize(13);
    task.split.validation.clear();
    return std::make_shared<const Task>(std::move(task));
}

std::vector<BoostSettings> widths() {
    std::vector<BoostSettings> grid;
    for (int power = -3; power <= 6; ++power) {
        BoostSettings one;
        one.gamma = std::ldexp(1., power);
        grid.push_back(one);
    }
    return grid;
}

struct Judged {
    std::pair<double, double> byFolds, byRows;  ///< error, then loss
};

Judged judged(const TaskPtr& task, const BoostSettings& settings, Seed seed) {
    Judged all;
    for (const HeldOut& part : heldOutParts(*task, heldOutPlan(*task, kTuningFolds), seed)) {
        BoostMachine machine(task, part.fit, part.score, settings, seed, Sharing::ThisThread);
        for (int round = 0; round < kRounds; ++round)
            if (!machine.advance(always)) qFatal("it was to go on");
        int wrong = 0;
        for (std::size_t i = 0; i < part.score.size(); ++i) {
            const bool isPositive = machine.heldScores()(static_cast<Index>(i), 0) >= 0.;
            wrong += isPositive != (task->y[static_cast<std::size_t>(part.score[i])] == 1.F);
        }
        all.byFolds.first += wrong / static_cast<double>(part.score.size());
        all.byRows.first += wrong;
        all.byFolds.second += machine.heldLoss();
    }
    all.byRows.second = all.byFolds.second;
    return all;
}

}  // namespace

class BoostTuningTest : public QObject {
    Q_OBJECT

private slots:
    void thePapersGridHasNoPenaltyWhereWanted();
    void everyFoldCountsAlike();
    void groupsStayTogether();
    void fewerRowsOfManyColumnsChooseTheWidth();
    void everyPieceIsOneRound();
    void whatWasInterruptedIsGoneOnWith();
};

void BoostTuningTest::thePapersGridHasNoPenaltyWhereWanted() {
    BoostSettings settings;
    settings.learner = BoostSettings::Learner::Frequency;
    const auto penalties = [&](double least) {
        std::set<double> found;
        for (const BoostSettings& one : paperGrid(settings, 4, least)) found.insert(one.lambda);
        return found;
    };
    QCOMPARE(penalties(0.), (std::set<double>{0., 1. / 32., 1. / 16., 1. / 8., 0.25}));
    QCOMPARE(penalties(1. / 1024.),
             (std::set<double>{1. / 1024., 1. / 32., 1. / 16., 1. / 8., 0.25}));
    QCOMPARE(paperGrid(settings, 4, 0.).front().gamma, 1. / 16.);
    QCOMPARE(paperGrid(settings, 4, 0.).back().gamma, 1.);
}

void BoostTuningTest::everyFoldCountsAlike() {
    int otherwiseByRows = 0;
    for (Seed seed = 1; seed <= 40; ++seed) {
        const TaskPtr task = unevenTask(seed);
        const std::vector<BoostSettings> grid = widths();
        BoostTuner tuner(task, {.grid = grid, .rounds = kRounds, .folds = kTuningFolds}, seed);
        while (!tuner.finished()) QVERIFY(tuner.advance(always));
        std::vector<Judged> known;
        for (const BoostSettings& one : grid) known.push_back(judged(task, one, seed));
        const auto best = std::ranges::min_element(known, {}, &Judged::byFolds) - known.begin();
        QCOMPARE(tuner.best().gamma, grid[static_cast<std::size_t>(best)].gamma);
        otherwiseByRows +=
            std::ranges::min_element(known, {}, &Judged::byRows) - known.begin() != best ? 1 : 0;
    }
    QVERIFY(otherwiseByRows > 0);
}

/// Row by row, groups of two: what is chosen is what such folds would choose.
void BoostTuningTest::groupsStayTogether() {
    int otherwiseByChance = 0;
    for (Seed seed = 1; seed <= 20; ++seed) {
        Task task = *unevenTask(seed);
        const TaskPtr byChance = std::make_shared<const Task>(task);
        task.order.units.assign(60, 0);
        for (std::size_t i = 0; i < task.split.train.size(); ++i)
            task.order.units[static_cast<std::size_t>(task.split.train[i])] =
                static_cast<std::int32_t>(i / 2);
        const TaskPtr grouped = std::make_shared<const Task>(task);
        const std::vector<BoostSettings> grid = widths();
        const auto bestOf = [&](const TaskPtr& one) {
            std::vector<Judged> known;
            for (const BoostSettings& settings : grid) known.push_back(judged(one, settings, seed));
            return std::ranges::min_element(known, {}, &Judged::byFolds) - known.begin();
        };
        BoostTuner tuner(grouped, {.grid = grid, .rounds = kRounds, .folds = kTuningFolds}, seed);
        while (!tuner.finished()) QVERIFY(tuner.advance(always));
        const auto best = bestOf(grouped);
        QCOMPARE(tuner.best().gamma, grid[static_cast<std::size_t>(best)].gamma);
        otherwiseByChance += bestOf(byChance) != best ? 1 : 0;
    }
    QVERIFY(otherwiseByChance > 0);
}

void BoostTuningTest::fewerRowsOfManyColumnsChooseTheWidth() {
    const auto rows = [](Index trained, Index columns) {
        Task task;
        task.x = DesignMatrix::Zero(1, columns);
        task.split.train.assign(static_cast<std::size_t>(trained), 0);
        return rowsForWidth(task);
    };
    QCOMPARE(rows(70, 10), Index{70});
    QCOMPARE(rows(5000, 10), Index{1000});
    QCOMPARE(rows(5000, 2000), Index{50});
    QCOMPARE(rows(5000, 100'001), Index{0});
}

void BoostTuningTest::everyPieceIsOneRound() {
    BoostTuner tuner(unevenTask(1), {.grid = widths(), .rounds = kRounds, .folds = kTuningFolds},
                     1);
    for (int round = 0; round < kRounds; ++round) {
        QCOMPARE(tuner.tried(), Index{0});
        QVERIFY(tuner.advance(always));
    }
    QCOMPARE(tuner.tried(), static_cast<Index>(kSettingsATime));
}

void BoostTuningTest::whatWasInterruptedIsGoneOnWith() {
    const TaskPtr task = unevenTask(2);
    const BoostTrials trials{.grid = widths(), .rounds = kRounds, .folds = kTuningFolds};
    BoostTuner straight(task, trials, 2);
    while (!straight.finished()) QVERIFY(straight.advance(always));
    BoostTuner broken(task, trials, 2);
    std::atomic<int> asked = 0;
    int stops = 0;
    while (!broken.finished()) stops += broken.advance([&] { return ++asked != 25; }) ? 0 : 1;
    QCOMPARE(stops, 1);
    QCOMPARE(broken.best().gamma, straight.best().gamma);
}

ARDENT_TEST(BoostTuningTest)
#include "boost_tuning_test.moc"
