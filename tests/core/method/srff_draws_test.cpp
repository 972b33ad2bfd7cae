#include "core/method/srff_draws.h"

#include <QtTest>

#include "core/parallel/blocks.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

const auto always = [] { return true; };

SrffDraws drawsOf(const TaskPtr& task, int draws) {
    SrffDraws::Plan plan;
    plan.features = 20;
    plan.draws = draws;
    plan.lambdas = {1e-2, 1e-3};
    plan.scales = {Vector::Constant(task->x.cols(), 0.2), Vector::Unit(task->x.cols(), 0)};
    return {task, Loss::Squared, task->split.train, std::move(plan)};
}

}  // namespace

/// Which draw of the frequencies is chosen.
class SrffDrawsTest : public QObject {
    Q_OBJECT

private slots:
    void theLowestValidationLossWins();
    void nothingChangesWhenStopped();
};

void SrffDrawsTest::theLowestValidationLossWins() {
    const TaskPtr task = test::syntheticTask("gse1", 400);
    Arena(1).run([&] {
        SrffDraws draws = drawsOf(task, 8);
        double last = HUGE_VAL;
        int changes = 0;
        for (int draw = 0; draw < 8; ++draw) {
            QVERIFY(!draws.finished());
            const auto before = draws.bestBasis();
            QVERIFY(draws.advance(always));
            QCOMPARE(draws.tried(), draw + 1);
            SrffSolver<float> solver(*draws.bestBasis(), Loss::Squared, 1,
                                     {task->x, task->y, task->split.train}, Intercept::Free);
            const double loss = solver.loss(*draws.bestPoint(), task->split.validation);
            QVERIFY(loss <= last);
            const auto drawn = drawBasis(Sampler::Gaussian, task->x.cols(), 20, 1,
                                         static_cast<std::uint32_t>(draw));
            QCOMPARE(draws.bestBasis()->frequencies == drawn.frequencies,
                     draws.bestBasis() != before);
            changes += draws.bestBasis() != before;
            last = loss;
        }
        QVERIFY(draws.finished());
        QVERIFY(changes > 1 && changes < 8);
    });
}

void SrffDrawsTest::nothingChangesWhenStopped() {
    const TaskPtr task = test::syntheticTask("gse1", 400);
    Arena(1).run([&] {
        SrffDraws draws = drawsOf(task, 2);
        QVERIFY(!draws.advance([] { return false; }));
        QCOMPARE(draws.tried(), 0);
        QVERIFY(!draws.bestPoint() && !draws.bestBasis());
    });
}

QTEST_GUILESS_MAIN(SrffDrawsTest)
#include "srff_draws_test.moc"
