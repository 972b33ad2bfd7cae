#include "core/method/metric/free_fourier_objective.h"

#include <QtTest>

#include "core/method/frequency_factor.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// n samples, s inputs, D features; targets that suit the loss.
template <class T>
struct FreeSample {
    FreeFourierLayout layout;
    AlignedVector<T> x, y, base, waves;
    std::vector<std::int32_t> rows;

    FreeSample(Loss loss, Index outputs, Index n, Index s, Index features)
        : layout(FreeFourierLayout::of<T>(s, features, outputs)),
          base(std::size_t(s * layout.stride), T(0)),
          waves(std::size_t(layout.size()), T(0)) {
        RandomStream random(4, StreamId::SyntheticDesign);
        for (Index i = 0; i < n * s; ++i) x.push_back(T(random.normal()));
        for (Index i = 0; i < n; ++i) {
            y.push_back(loss == Loss::Squared ? T(random.normal())
                                              : T(random.below(loss == Loss::Logistic ? 2 : 3)));
            rows.push_back(static_cast<std::int32_t>(i));
        }
        for (const Index at : places()) waves[std::size_t(at)] = T(0.5 * random.normal());
        for (Index j = 0; j < s; ++j)
            for (Index k = 0; k < features; ++k)
                base[std::size_t(j * layout.stride + k)] = T(random.normal());
    }

    /// Where parameters stand, without what fills the vectors.
    std::vector<Index> places() const {
        std::vector<Index> result;
        for (Index row = 0; row < layout.inputs + 1 + layout.outputs; ++row)
            for (Index k = 0; k < layout.features; ++k) result.push_back(row * layout.stride + k);
        for (Index c = 0; c < layout.outputs; ++c) result.push_back(layout.intercepts() + c);
        return result;
    }

    double loss(FreeFourierObjective<T>& objective, std::span<const T> at) const {
        return objective.lossSum(x.data(), y, rows, at, Sharing::ThisThread) / double(rows.size());
    }
};

}  // namespace

class FreeFourierObjectiveTest : public QObject {
    Q_OBJECT

private slots:
    void gradientMatchesFiniteDifferences_data();
    void gradientMatchesFiniteDifferences();
    void factorGradientMatchesFiniteDifferences_data();
    void factorGradientMatchesFiniteDifferences();
    void floatAgreesWithDouble();
    void isTheSameForAnyNumberOfThreads();
};

void FreeFourierObjectiveTest::gradientMatchesFiniteDifferences_data() {
    QTest::addColumn<int>("loss");
    QTest::addColumn<int>("outputs");
    QTest::addColumn<int>("inputs");
    QTest::addRow("squared") << int(Loss::Squared) << 1 << 5;
    QTest::addRow("squared, many inputs") << int(Loss::Squared) << 1 << 14;
    QTest::addRow("logistic") << int(Loss::Logistic) << 1 << 3;
    QTest::addRow("softmax") << int(Loss::Softmax) << 3 << 4;
}

void FreeFourierObjectiveTest::gradientMatchesFiniteDifferences() {
    QFETCH(int, loss);
    QFETCH(int, outputs);
    QFETCH(int, inputs);
    const FreeSample<double> p(Loss(loss), outputs, 77, inputs, 37);
    FreeFourierObjective<double> objective(p.layout, Loss(loss));
    AlignedVector<double> gradient(p.waves.size());
    const double value =
        objective.gradient(p.x.data(), p.y, p.rows, p.waves, gradient, Sharing::ThisThread);
    COMPARE_WITHIN(p.loss(objective, p.waves), value, 1e-13);
    constexpr double kStep = 1e-5;
    for (const Index at : p.places()) {
        auto moved = p.waves;
        moved[std::size_t(at)] += kStep;
        const double up = p.loss(objective, moved);
        moved[std::size_t(at)] -= 2. * kStep;
        COMPARE_WITHIN(gradient[std::size_t(at)], (up - p.loss(objective, moved)) / (2. * kStep),
                       2e-9);
    }
    double filling = 0.;
    for (Index c = 0; c < p.layout.outputs; ++c)
        for (Index k = p.layout.features; k < p.layout.stride; ++k)
            filling += std::abs(gradient[std::size_t(p.layout.weights(c) + k)]);
    QCOMPARE(filling, 0.);
}

void FreeFourierObjectiveTest::factorGradientMatchesFiniteDifferences_data() {
    QTest::addColumn<int>("freedom");
    QTest::addColumn<int>("inputs");
    QTest::addRow("scale") << int(Freedom::Scale) << 6;
    QTest::addRow("metric") << int(Freedom::Metric) << 4;
    QTest::addRow("large metric") << int(Freedom::Metric) << 15;
}

void FreeFourierObjectiveTest::factorGradientMatchesFiniteDifferences() {
    QFETCH(int, freedom);
    QFETCH(int, inputs);
    const FreeSample<double> p(Loss::Squared, 1, 60, inputs, 21);
    FreeFourierObjective<double> objective(p.layout, Loss::Squared);
    AlignedVector<double> factor(factorSize(Freedom(freedom), inputs));
    RandomStream random(7, StreamId::SyntheticNoise);
    for (double& value : factor) value = 0.3 * random.normal();
    auto waves = p.waves;
    const auto lossAt = [&](const AlignedVector<double>& at) {
        applyFactor<double>(Freedom(freedom), p.layout, at, p.base, waves);
        return p.loss(objective, waves);
    };
    lossAt(factor);
    AlignedVector<double> byWaves(p.waves.size()), gradient(factor.size());
    objective.gradient(p.x.data(), p.y, p.rows, waves, byWaves, Sharing::ThisThread);
    factorGradient<double>(Freedom(freedom), p.layout, byWaves, p.base, gradient);
    constexpr double kStep = 1e-5;
    for (std::size_t i = 0; i < factor.size(); ++i) {
        auto moved = factor;
        moved[i] += kStep;
        const double up = lossAt(moved);
        moved[i] -= 2. * kStep;
        COMPARE_WITHIN(gradient[i], (up - lossAt(moved)) / (2. * kStep), 1e-8);
    }
}

void FreeFourierObjectiveTest::floatAgreesWithDouble() {
    const FreeSample<double> precise(Loss::Squared, 1, 100, 5, 300);
    const FreeSample<float> fast(Loss::Squared, 1, 100, 5, 300);
    FreeFourierObjective<double> one(precise.layout, Loss::Squared);
    FreeFourierObjective<float> other(fast.layout, Loss::Squared);
    COMPARE_WITHIN(precise.loss(one, precise.waves) / fast.loss(other, fast.waves), 1., 1e-5);
}

void FreeFourierObjectiveTest::isTheSameForAnyNumberOfThreads() {
    const FreeSample<float> p(Loss::Logistic, 1, 1000, 5, 100);
    FreeFourierObjective<float> objective(p.layout, Loss::Logistic);
    AlignedVector<float> alone(p.waves.size()), shared(p.waves.size());
    const double loss =
        objective.gradient(p.x.data(), p.y, p.rows, p.waves, alone, Sharing::ThisThread);
    for (const int threads : {1, 2, 8})
        Arena(threads).run([&] {
            QCOMPARE(
                objective.gradient(p.x.data(), p.y, p.rows, p.waves, shared, Sharing::AllThreads),
                loss);
            QVERIFY(alone == shared);
        });
}

ARDENT_TEST(FreeFourierObjectiveTest)
#include "free_fourier_objective_test.moc"
