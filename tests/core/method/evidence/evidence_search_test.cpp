#include "core/method/evidence/evidence_search.h"

#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/small_task.h"

using namespace ardent;

class EvidenceSearchTest : public QObject {
    Q_OBJECT

private slots:
    void theBestTwoOfARaceGoOn();
};

void EvidenceSearchTest::theBestTwoOfARaceGoOn() {
    const TaskPtr task = test::syntheticTask("jse3", 100);
    const CoordinatesPtr all = allCoordinates(task);
    EvidencePlan plan;
    plan.iterations = 3;
    plan.features = 30;
    std::vector<EvidenceSearch> race;
    for (const double scale : {3., 0.1, 0.4}) {
        ++plan.draw;
        race.emplace_back(task, task->split.train, all, Matrix::Constant(all->size(), 1, scale), 0.,
                          plan);
    }
    for (EvidenceSearch& search : race)
        while (!search.finished()) search.advance();
    std::uint32_t draw = 7;
    const std::vector<EvidenceSearch> best = finalists(race, longer(plan), draw);
    QCOMPARE(draw, 9U);
    QCOMPARE(best.size(), std::size_t{2});
    QVERIFY(best[0].factor() == leader(race).factor());
    COMPARE_WITHIN(best[0].tau(), leader(race).tau(), 1e-12);
    const EvidenceSearch& worst = *std::ranges::max_element(race, {}, &EvidenceSearch::recentValue);
    for (const EvidenceSearch& search : best) {
        QCOMPARE(search.iteration(), 0);
        QVERIFY(search.factor() != worst.factor());
    }
}

ARDENT_TEST(EvidenceSearchTest)
#include "evidence_search_test.moc"
