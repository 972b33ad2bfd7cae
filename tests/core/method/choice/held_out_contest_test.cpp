#include "core/method/choice/held_out_contest.h"

#include <QtTest>

#include "tests/support/training.h"
#include "tests/support/wide_task.h"

using namespace ardent;
using namespace ardent::test;

namespace {

MakeTrainer makerOf(const char* method) {
    return [=](TaskPtr rows) {
        auto trainer = makeTrainer(*findMethod(method), std::move(rows), {}, 1);
        if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
        return std::move(*trainer);
    };
}

std::vector<double> contestLosses(const TaskPtr& task, std::vector<HeldOut> parts,
                                  const GoOn& goOn) {
    HeldOutContest contest(task, {makerOf("mean"), makerOf("ridge")}, std::move(parts));
    while (!contest.isOver()) contest.advance(goOn);
    return contest.losses();
}

}  // namespace

class HeldOutContestTest : public QObject {
    Q_OBJECT

private slots:
    void holdsEveryLearnedRowOutOnce();
    void scoresRowsThatWereNotLearned();
    void isTheSameHoweverItIsRun();
};

void HeldOutContestTest::holdsEveryLearnedRowOutOnce() {
    for (const auto& [rows, count] : {std::pair(Index{200}, 4UL), std::pair(Index{900}, 2UL)}) {
        const TaskPtr task = syntheticTask("gse1", rows);
        const auto parts = contestParts(*task, 1);
        QCOMPARE(parts.size(), count);
        std::vector<std::int32_t> scored, learned;
        for (const HeldOut& part : parts)
            scored.insert(scored.end(), part.score.begin(), part.score.end());
        std::ranges::sort(scored);
        std::ranges::merge(task->split.train, task->split.validation, std::back_inserter(learned));
        QCOMPARE(scored, learned);
    }
}

/// With more columns than rows ridge regression fits every row that it has seen far better.
void HeldOutContestTest::scoresRowsThatWereNotLearned() {
    const TaskPtr task = wideTask(60, 200);
    const auto parts = contestParts(*task, 1);
    const double unseen = contestLosses(task, parts, always).back();
    std::vector<HeldOut> seen = parts;
    for (HeldOut& part : seen) part.score = part.fit;
    QVERIFY(unseen > 3. * contestLosses(task, seen, always).back());
}

void HeldOutContestTest::isTheSameHoweverItIsRun() {
    const TaskPtr task = wideTask(150, 3);
    const auto losses = contestLosses(task, contestParts(*task, 1), always);
    QVERIFY(losses.back() < losses.front());
    QVERIFY(contestLosses(task, contestParts(*task, 1), oftenStop()) == losses);
}

ARDENT_TEST(HeldOutContestTest)
#include "held_out_contest_test.moc"
