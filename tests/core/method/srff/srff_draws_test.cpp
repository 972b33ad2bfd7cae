#include "core/method/srff/srff_draws.h"

#include <QtTest>

#include "core/parallel/blocks.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

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
    void theLaterHalfAreChosenAmongCandidates();
    void soManyFrequenciesAreDrawn();
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

void SrffDrawsTest::theLaterHalfAreChosenAmongCandidates() {
    Task learned = *test::syntheticTask("gse1", 400);
    learned.split.validation.clear();  // the training rows judge
    const auto task = std::make_shared<const Task>(std::move(learned));
    Arena(1).run([&] {
        SrffDraws::Plan plan;
        plan.features = 20;
        plan.candidates = 5;
        plan.draws = 2;
        plan.lambdas = {1e-5};
        plan.scales = {Vector::Constant(task->x.cols(), 0.2)};
        SrffDraws draws(task, Loss::Squared, task->split.train, plan);
        QVERIFY(draws.advance(always));
        const double asDrawn = draws.bestPoint()->loss;
        QVERIFY(draws.advance(always));
        QVERIFY(draws.bestPoint()->loss < 0.9 * asDrawn);
        const auto pool = drawBasis(Sampler::Gaussian, task->x.cols(), 100, 1, 1);
        QCOMPARE(draws.bestBasis()->phases.size(), Index(20));
        for (Index k = 0; k < 20; ++k) {
            const auto& frequency = draws.bestBasis()->frequencies.col(k);
            bool isOfThePool = false;
            for (Index j = 0; j < 100; ++j)
                isOfThePool = isOfThePool || pool.frequencies.col(j) == frequency;
            QVERIFY(isOfThePool);
        }
    });
}

void SrffDrawsTest::soManyFrequenciesAreDrawn() {
    QCOMPARE(drawnFrequencies(300, 1, 20), Index(300));
    QCOMPARE(drawnFrequencies(200, 10, 20), Index(2000));
    QCOMPARE(drawnFrequencies(300, 100, 20), Index(3000));
    QCOMPARE(drawnFrequencies(5000, 10, 20), Index(5000));
    QCOMPARE(drawnFrequencies(300, 10, 10'000), Index(1000));
}

ARDENT_TEST(SrffDrawsTest)
#include "srff_draws_test.moc"
