#include "core/method/trees/boosted_trees.h"

#include <QtTest>

#include "core/method/constant_loss.h"
#include "core/model/loss.h"
#include "tests/support/golden.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

constexpr const char* kBoosted = "boosted_trees";

}  // namespace

class BoostedTreesTest : public QObject {
    Q_OBJECT

private slots:
    void learnsNumbersAndClasses_data() {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QByteArray>("metric");
        QTest::addColumn<double>("least");
        QTest::newRow("numbers") << QByteArray("f1") << QByteArray("r2") << 0.5;
        QTest::newRow("two classes") << QByteArray("moons") << QByteArray("accuracy") << 0.85;
        QTest::newRow("several classes") << QByteArray("xor") << QByteArray("accuracy") << 0.65;
    }

    void learnsNumbersAndClasses() {
        QFETCH(QByteArray, set);
        QFETCH(QByteArray, metric);
        QFETCH(double, least);
        const TaskPtr task = test::syntheticTask(set.constData(), 1000);
        const auto trained = test::trainToEnd(kBoosted, task, {});
        const double reached = trained.metric(*task, metric.constData());
        QVERIFY2(reached >= least, qPrintable(QString::number(reached)));
        QVERIFY(trained.train.back() < trained.train.front());
    }

    void curvesAreThoseOfTheModel() {
        for (const char* set : {"f1", "moons"}) {
            const TaskPtr task = test::syntheticTask(set, 300);
            const auto trained = test::trainToEnd(kBoosted, task, {{"rounds", 7LL}});
            QCOMPARE(trained.train.size(), std::size_t{7});
            const auto best = std::ranges::min_element(trained.validation);
            QCOMPARE(trained.keptTick.value(), best - trained.validation.begin() + 1);
            const auto parts = splitMetrics(*trained.predictor, *task);
            const char* name = task->recipe->classes.empty() ? "mse" : "log_loss";
            COMPARE_WITHIN(ardent::metric(parts.validation, name), *best, 1e-6 * *best);
        }
    }

    void endsWhenPatienceDoes() {
        const TaskPtr task = test::syntheticTask("f1", 300);
        const auto trained =
            test::trainToEnd(kBoosted, task, {{"rounds", 5000LL}, {"patience", 15LL}});
        QCOMPARE(std::int64_t(trained.ticks.size()), trained.keptTick.value() + 15);
    }

    void keepsTheConstantWhereNothingIsToBeLearned() {
        Task turned = *test::syntheticTask("f1", 400);
        for (const std::int32_t row : turned.split.validation)
            turned.y[std::size_t(row)] = -turned.y[std::size_t(row)];
        const auto task = std::make_shared<const Task>(turned);
        const auto trained = test::trainToEnd(kBoosted, task, {{"rounds", 30LL}});
        QVERIFY(!trained.keptTick);
        QCOMPARE(trained.predictor->trees()->trees.size(), std::size_t{0});
    }

    void pausesChangeNothing() {
        const TaskPtr task = test::syntheticTask("xor", 200);
        const OptionValues few{{"rounds", 12LL}};
        const auto whole = test::trainToEnd(kBoosted, task, few);
        const auto hasty = test::trainHastily(kBoosted, task, few);
        const auto paused = test::trainWithPauses(kBoosted, task, few, 0);
        QVERIFY(predict(*whole.predictor, task->x) == predict(*hasty.predictor, task->x));
        QVERIFY(predict(*whole.predictor, task->x) == predict(*paused.predictor, task->x));
        QVERIFY(whole.ticks == hasty.ticks);
    }

    void gainsAreSharesOfTheSources() {
        const TaskPtr task = test::syntheticTask("f1", 400);
        const auto trained = test::trainToEnd(kBoosted, task, {});
        const auto& values = trained.relevance.value().values;
        COMPARE_WITHIN(std::accumulate(values.begin(), values.end(), 0.), 1., 1e-9);
        QCOMPARE(trained.relevance->names.size(), task->recipe->sources.size());
    }

    void learningRateCanBeChangedOnTheWay() {
        const TaskPtr task = test::syntheticTask("gse1", 200);
        auto trainer = std::move(*makeTrainer(*findMethod(kBoosted), task, {{"rounds", 4LL}}, 1));
        while (!trainer->advance(always).tick) continue;
        QVERIFY(trainer->set("learning_rate", 1e-4));
        QVERIFY(!trainer->set("max_depth", 3LL));
        const auto before = predict(*trainer->predictor(), task->x);
        while (!trainer->advance(always).tick) continue;
        const double moved =
            (predict(*trainer->predictor(), task->x) - before).cwiseAbs().maxCoeff();
        QVERIFY(moved > 0. && moved < 0.01 * before.cwiseAbs().maxCoeff());
    }
};

ARDENT_TEST(BoostedTreesTest)
#include "boosted_trees_test.moc"
