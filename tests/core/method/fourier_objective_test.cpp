#include "core/method/fourier_objective.h"

#include <QtTest>

#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/rffnet_case.h"

using namespace ardent;

class FourierObjectiveTest : public QObject {
    Q_OBJECT

private slots:
    void matchesGoldenValues_data() { test::addCases("rffnet_loss_gradient.json"); }
    void matchesGoldenValues();
    void gradientMatchesFiniteDifferences_data();
    void gradientMatchesFiniteDifferences();
    void isTheSameForAnyNumberOfThreads();
    void aLossInPiecesIsTheSame();
};

void FourierObjectiveTest::matchesGoldenValues() {
    const auto golden = test::goldenCase("rffnet_loss_gradient.json");
    const test::RffnetCase c(golden.inputs);
    FourierObjective<double> objective(c.basis, c.loss, c.parameters.outputs);
    FourierParameters<double> gradient = c.parameters;
    const double loss = objective.gradient(c.x.data(), c.y, c.rows, c.parameters, gradient);
    const auto& expected = golden.expected;
    COMPARE_WITHIN(loss, expected["datafit"].get<double>(), 1e-11);
    COMPARE_WITHIN(objective.loss(c.x.data(), c.y, c.rows, c.parameters), loss, 1e-14);
    const Matrix byWeight = test::matrixOf(expected["datafit_grad_beta"]);
    for (Index k = 0; k < byWeight.rows(); ++k)
        for (Index o = 0; o < byWeight.cols(); ++o)
            COMPARE_WITHIN(gradient.weights()[std::size_t(k * byWeight.cols() + o)], byWeight(k, o),
                           1e-11);
    const Vector byScale = test::vectorOf(expected["datafit_grad_gamma"]);
    for (Index j = 0; j < byScale.size(); ++j)
        COMPARE_WITHIN(gradient.scale()[std::size_t(j)], byScale[j], 1e-11);
}

namespace {

/// n samples, d inputs, D features; targets that suit the loss.
struct Sample {
    FourierBasis basis;
    std::vector<double> x, y;
    std::vector<std::int32_t> rows;
    FourierParameters<double> parameters;

    Sample(Loss loss, Index outputs, Index n, Index d, Index features)
        : basis(drawBasis(Sampler::Gaussian, d, features, 9)), parameters(features, outputs, d) {
        RandomStream random(4, StreamId::SyntheticDesign);
        for (Index i = 0; i < n * d; ++i) x.push_back(random.normal());
        for (Index i = 0; i < n; ++i) {
            y.push_back(loss == Loss::Squared
                            ? random.normal()
                            : double(random.below(loss == Loss::Logistic ? 2 : 3)));
            rows.push_back(static_cast<std::int32_t>(i));
        }
        for (double& value : parameters.values) value = 0.3 * random.normal();
    }
};

}  // namespace

void FourierObjectiveTest::gradientMatchesFiniteDifferences_data() {
    QTest::addColumn<int>("loss");
    QTest::addColumn<int>("outputs");
    QTest::addRow("squared") << int(Loss::Squared) << 1;
    QTest::addRow("logistic") << int(Loss::Logistic) << 1;
    QTest::addRow("softmax") << int(Loss::Softmax) << 3;
}

void FourierObjectiveTest::gradientMatchesFiniteDifferences() {
    QFETCH(int, loss);
    QFETCH(int, outputs);
    Sample p(Loss(loss), outputs, 150, 7, 50);
    FourierObjective<double> objective(p.basis, Loss(loss), outputs);
    FourierParameters<double> gradient = p.parameters;
    objective.gradient(p.x.data(), p.y, p.rows, p.parameters, gradient);
    constexpr double kStep = 1e-5;
    for (std::size_t i = 0; i < p.parameters.values.size(); ++i) {
        auto moved = p.parameters;
        moved.values[i] += kStep;
        const double up = objective.loss(p.x.data(), p.y, p.rows, moved);
        moved.values[i] -= 2. * kStep;
        const double down = objective.loss(p.x.data(), p.y, p.rows, moved);
        COMPARE_WITHIN(gradient.values[i], (up - down) / (2. * kStep), 1e-8);
    }
}

void FourierObjectiveTest::isTheSameForAnyNumberOfThreads() {
    const Sample p(Loss::Squared, 1, 5000, 7, 50);
    const auto gradientWith = [&](int threads) {
        FourierParameters<double> gradient = p.parameters;
        Arena(threads).run([&] {
            FourierObjective<double> objective(p.basis, Loss::Squared, 1);
            objective.gradient(p.x.data(), p.y, p.rows, p.parameters, gradient);
        });
        return gradient.values;
    };
    const auto one = gradientWith(1);
    QVERIFY(one == gradientWith(2));
    QVERIFY(one == gradientWith(8));
}

void FourierObjectiveTest::aLossInPiecesIsTheSame() {
    const Sample p(Loss::Squared, 1, 9000, 7, 50);
    FourierObjective<double> objective(p.basis, Loss::Squared, 1);
    const double whole = objective.loss(p.x.data(), p.y, p.rows, p.parameters);
    FourierObjective<double>::Progress progress;
    for (const auto& [pieceRows, pieces] : {std::pair{1, 47}, {1000, 10}, {100'000, 1}}) {
        int calls = 0;
        std::optional<double> loss;
        for (; !loss; ++calls)
            loss = objective.loss(p.x.data(), p.y, p.rows, p.parameters, pieceRows, progress);
        QCOMPARE(*loss, whole);
        QVERIFY(*loss == whole);
        QCOMPARE(calls, pieces);
    }
}

ARDENT_TEST(FourierObjectiveTest)
#include "fourier_objective_test.moc"
