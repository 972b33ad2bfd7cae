#include <limits>

#include "tests/support/training.h"
#include "tests/support/wide_task.h"

using namespace ardent;
using namespace ardent::test;

namespace {

struct Ticks {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();  ///< that it has told
    std::int64_t done = 0;

    QString text() const { return QStringLiteral("%1 of %2").arg(done).arg(least); }
};

Ticks ticksOf(const char* method, const TaskPtr& task, const OptionValues& options) {
    Ticks ticks;
    const Training training = trainByPieces(method, task, options, 1, 1, [&](Trainer& trainer) {
        ticks.least = std::min(ticks.least, trainer.plannedTicks());
        const Advance piece = trainer.advance(always);
        if (piece.tick) ++ticks.done;
        return piece;
    });
    if (!training.refused.empty()) qFatal("%s", training.refused.c_str());
    return ticks;
}

}  // namespace

/// No run has more ticks than its trainer has told at any moment.
class PlannedTicksTest : public QObject {
    Q_OBJECT

private slots:
    void aRunKeepsToThem_data();
    void aRunKeepsToThem();
    void moreColumnsThanRowsKeepToThem();
};

void PlannedTicksTest::aRunKeepsToThem_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<OptionValues>("options");
    QTest::addColumn<int>("ticks");  // 0: some
    const auto row = [](const char* name, const char* method, const OptionValues& options,
                        int ticks) {
        QTest::newRow(name) << QByteArray(method) << options << ticks;
    };
    const std::string restart = "restart", best = "best", none = "none";
    row("epochs", "rffnet", {{"max_epochs", 3LL}}, 3);
    row("patience", "rffnet", {{"max_epochs", 500LL}, {"patience", 1LL}}, 0);
    row("starts", "rffnet",
        {{"initialiser", restart}, {"restarts", 2LL}, {"restart_epochs", 2LL}, {"max_epochs", 3LL}},
        7);
    row("evidence", "rffnet", {{"preset", best}, {"features", 20LL}, {"max_epochs", 2LL}}, 16);
    row("rounds", "gbrff2", {{"rounds", 4LL}}, 4);
    row("rounds of trees", "boosted_trees", {{"rounds", 4LL}}, 4);
    row("three models one after the other", "auto", {{"features", 50LL}, {"epochs", 2LL}}, 0);
    row("trees of a forest", "random_forest", {{"trees", 4LL}}, 4);
    row("path of a baseline", "ridge", {{"lambdas", 5LL}}, 5);
    row("a fixed penalty", "ridge", {{"penalty", std::string("fixed")}}, 1);
    row("path of landmarks", "pbrff", {{"lambdas", 5LL}, {"landmarks", 10LL}}, 5);
    row("sparse path", "lasso", {{"lambdas", 8LL}}, 0);
    row("penalties", "srff", {{"lambdas", 3LL}, {"draws", 1LL}, {"features", 20LL}}, 3);
    row("one descent", "srff",
        {{"lambda", 0.01}, {"draws", 1LL}, {"features", 20LL}, {"max_iterations", 4LL}}, 0);
    row("descent and order", "ccm", {{"max_iterations", 3LL}}, 0);
    row("descent", "ccm", {{"max_iterations", 3LL}, {"ordering", none}}, 0);
    row("scores", "pearson", {{"model", none}}, 0);
    row("picks", "mrmr", {{"model", none}}, 0);
    row("elimination", "bahsic", {{"model", none}}, 0);
    row("fits", "svm", {{"penalty", std::string("search")}}, 5);
    row("iterations", "rfm", {{"iterations", 2LL}, {"features", 50LL}}, 2);
    row("steps and penalties", "laplace", {{"iterations", 4LL}}, 0);
    row("a constant", "mean", {}, 1);
    row("additive path", "fourier_lasso",
        {{"lambdas", 8LL}, {"folds", 3LL}, {"lambda_ratio", 0.01}}, 8);
    row("pairs, one fit", "fourier_pairs",
        {{"lambdas", 8LL}, {"folds", 3LL}, {"lambda_ratio", 0.01}, {"adaptive", std::string("no")}},
        8);
    row("pairs, fit anew", "fourier_pairs", {{"lambdas", 8LL}, {"folds", 3LL}}, 0);
    row("pairs, searched", "fourier_pairs",
        {{"lambdas", 8LL}, {"folds", 3LL}, {"most_pairs", 20LL}}, 0);
    row("stochastic sets", "fourier_stochastic",
        {{"lambdas", 8LL}, {"folds", 3LL}, {"functions", 100LL}, {"search_folds", 2LL}}, 0);
    const auto metric = [&](const char* name, const char* preset, const char* without = "none") {
        row(name, "metric",
            {{"preset", std::string(preset)},
             {"leave_out", std::string(without)},
             {"features", 20LL},
             {"epochs", 2LL}},
            0);
    };
    metric("few rows", "small");
    metric("gradients", "default");
    metric("gradients, fast", "fast");
    metric("gradients, thorough", "thorough");
    metric("gradients, no metric", "default", "metric");
    metric("gradients, no evidence", "default", "evidence");
}

void PlannedTicksTest::aRunKeepsToThem() {
    QFETCH(QByteArray, method);
    QFETCH(OptionValues, options);
    QFETCH(int, ticks);
    const Ticks run = ticksOf(method.constData(), syntheticTask("gse1", 120), options);
    QVERIFY(run.least > 0);
    QVERIFY(run.done > 0);
    QVERIFY2(run.done <= run.least, qPrintable(run.text()));
    if (ticks == 0) return;
    QCOMPARE(run.done, ticks);
    QCOMPARE(run.least, ticks);
}

void PlannedTicksTest::moreColumnsThanRowsKeepToThem() {
    const Ticks run = ticksOf("metric", wideTask(40, 50), {{"features", 20LL}});
    QVERIFY(run.done > 0);
    QVERIFY2(run.done <= run.least, qPrintable(run.text()));
    const int equalScales = 6, searches = 10 + 10 + 8 + 12, average = 1;
    const int screened = searches;
    QCOMPARE(run.least, equalScales + searches + screened + average);
}

ARDENT_TEST(PlannedTicksTest)
#include "planned_ticks_test.moc"
