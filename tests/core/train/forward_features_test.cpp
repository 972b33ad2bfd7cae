#include "core/train/forward_features.h"

#include <QtTest>
#include <set>

#include "core/parallel/blocks.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

constexpr double kLambda = 1e-3;
constexpr Index kFeatures = 12;

FeatureGram gramOf(const Matrix& targets) {
    const TaskPtr task = test::syntheticTask("gse1", 200);
    const FourierBasis basis = drawBasis(Sampler::Gaussian, task->x.cols(), kFeatures, 1);
    return *featureGram(basis, Vector::Constant(task->x.cols(), 0.4), task->x, task->split.train,
                        targets, always);
}

Matrix someTargets(Index outputs) {
    const TaskPtr task = test::syntheticTask("gse1", 200);
    Matrix targets(std::ssize(task->split.train), outputs);
    for (Index i = 0; i < targets.rows(); ++i)
        for (Index k = 0; k < outputs; ++k)
            targets(i, k) =
                static_cast<double>(task->x(task->split.train[static_cast<std::size_t>(i)], k)) +
                std::sin(0.3 * double(i));
    return targets;
}

/// What is left of the objective with these features alone.
double objective(const FeatureGram& gram, const std::vector<Index>& some) {
    FeatureGram part = gram;
    part.products = gram.products(some, some);
    part.targetProducts = gram.targetProducts(some, Eigen::all);
    part.sums = gram.sums(some);
    const RidgeFit fit = ridgeFit(part, kLambda, Intercept::Free);
    return fit.loss.sum() + kLambda * fit.penalty;
}

}  // namespace

class ForwardFeaturesTest : public QObject {
    Q_OBJECT

private slots:
    void eachLowersTheObjectiveMost_data();
    void eachLowersTheObjectiveMost();
    void withNothingToExplainTheyStayDistinct();
    void itStopsWhenAsked();
};

void ForwardFeaturesTest::eachLowersTheObjectiveMost_data() {
    QTest::addColumn<int>("outputs");
    QTest::addRow("one target") << 1;
    QTest::addRow("three targets") << 3;
}

void ForwardFeaturesTest::eachLowersTheObjectiveMost() {
    QFETCH(int, outputs);
    Arena(1).run([&] {
        const FeatureGram gram = gramOf(someTargets(outputs));
        const auto chosen = *forwardFeatures(gram, 5, kLambda, always);
        QCOMPARE(int(chosen.size()), 5);
        std::vector<Index> before;
        for (const Index feature : chosen) {
            Index best = -1;
            double lowest = HUGE_VAL;
            for (Index other = 0; other < kFeatures; ++other) {
                if (std::ranges::count(before, other)) continue;
                auto with = before;
                with.push_back(other);
                const double left = objective(gram, with);
                if (left < lowest) best = other;
                lowest = std::min(lowest, left);
            }
            QCOMPARE(feature, best);
            before.push_back(feature);
        }
    });
}

void ForwardFeaturesTest::withNothingToExplainTheyStayDistinct() {
    Arena(1).run([] {
        const FeatureGram gram =
            gramOf(Matrix::Ones(std::ssize(test::syntheticTask("gse1", 200)->split.train), 1));
        const auto chosen = *forwardFeatures(gram, kFeatures, kLambda, always);
        QCOMPARE(std::set<Index>(chosen.begin(), chosen.end()).size(), std::size_t(kFeatures));
    });
}

void ForwardFeaturesTest::itStopsWhenAsked() {
    Arena(1).run([] {
        const FeatureGram gram = gramOf(someTargets(1));
        int asked = 0;
        QVERIFY(!forwardFeatures(gram, 5, kLambda, [&] { return ++asked < 3; }));
        QCOMPARE(asked, 3);
    });
}

ARDENT_TEST(ForwardFeaturesTest)
#include "forward_features_test.moc"
