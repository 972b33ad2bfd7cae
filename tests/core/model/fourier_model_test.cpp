#include "core/model/fourier_model.h"

#include <QtTest>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/kernel/fourier_block.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

constexpr Index kInputs = 3;
constexpr Index kFeatures = 10;

FourierModel randomModel(Index outputs, bool hasLinear) {
    RandomStream random(4, StreamId::SyntheticDesign);
    FourierModel model;
    model.basis =
        std::make_shared<const FourierBasis>(drawBasis(Sampler::Gaussian, kInputs, kFeatures, 6));
    model.scale = Vector::LinSpaced(kInputs, 0., 1.5);
    model.weights.resize(kFeatures, outputs);
    for (double& weight : model.weights.reshaped()) weight = random.normal();
    model.intercept = Vector::LinSpaced(outputs, -2., 3.);
    if (hasLinear) model.linear = Matrix::Constant(outputs, kInputs, 0.25);
    return model;
}

DesignMatrix randomRows(Index count) {
    RandomStream random(8, StreamId::SyntheticDesign);
    DesignMatrix x(count, kInputs);
    for (float& value : x.reshaped()) value = static_cast<float>(random.normal());
    return x;
}

/// f of one output, cosine by cosine.
double byHand(const FourierModel& model, const DesignMatrix& x, Index row, Index output) {
    double f = model.intercept[output];
    for (Index k = 0; k < model.features(); ++k) {
        double phase = model.basis->phases[k];
        for (Index j = 0; j < model.inputs(); ++j)
            phase += model.scale[j] * model.basis->frequencies(j, k) * double(x(row, j));
        f += model.weights(k, output) * std::cos(phase);
    }
    for (Index j = 0; j < model.linear.cols(); ++j)
        f += model.linear(output, j) * double(x(row, j));
    return f;
}

/// Σ|terms| of one output, those of the phases counted.
double absoluteTerms(const FourierModel& model, const DesignMatrix& x, Index row, Index output) {
    double terms = std::abs(model.intercept[output]);
    for (Index k = 0; k < model.features(); ++k) {
        double phase = 1. + std::abs(model.basis->phases[k]);
        for (Index j = 0; j < model.inputs(); ++j)
            phase += std::abs(model.scale[j] * model.basis->frequencies(j, k) * double(x(row, j)));
        terms += std::abs(model.weights(k, output)) * phase;
    }
    return terms;
}

/// Every wave turns hundreds of times within a deviation, and comes twice, all but cancelled.
FourierModel fastModel(Index outputs) {
    FourierModel model = randomModel(outputs, false);
    FourierBasis basis{Matrix(kInputs, 2 * kFeatures), Vector(2 * kFeatures)};
    basis.frequencies << 1000. * model.basis->frequencies, 1000.01 * model.basis->frequencies;
    basis.phases << model.basis->phases, model.basis->phases;
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    const Matrix weights = 500. * model.weights;
    model.weights.resize(2 * kFeatures, outputs);
    model.weights << weights, -weights;
    return model;
}

void compareInDouble(const FourierModel& model, const DesignMatrix& x, const Matrix& f, Index row) {
    constexpr double kUnit = std::numeric_limits<double>::epsilon() / 2.;
    for (Index output = 0; output < f.cols(); ++output)
        COMPARE_WITHIN(f(row, output), byHand(model, x, row, output),
                       64. * kUnit * absoluteTerms(model, x, row, output));
}

}  // namespace

class FourierModelTest : public QObject {
    Q_OBJECT

private slots:
    void isItsSumOfCosines_data() {
        QTest::addColumn<int>("outputs");
        QTest::addColumn<bool>("hasLinear");
        QTest::newRow("one output") << 1 << false;
        QTest::newRow("with a linear part") << 1 << true;
        QTest::newRow("three outputs") << 3 << true;
    }

    void isItsSumOfCosines() {
        QFETCH(int, outputs);
        QFETCH(bool, hasLinear);
        const FourierModel model = randomModel(outputs, hasLinear);
        QCOMPARE(model.inputs(), kInputs);
        QCOMPARE(model.features(), kFeatures);
        QCOMPARE(model.outputs(), Index(outputs));
        const DesignMatrix x = randomRows(150);  // more than one block
        const Matrix f = evaluate(model, x);
        QCOMPARE(f.rows(), Index{150});
        QCOMPARE(f.cols(), Index(outputs));
        const double terms = model.weights.cwiseAbs().colwise().sum().maxCoeff();
        for (Index row = 0; row < f.rows(); ++row)
            for (Index output = 0; output < outputs; ++output)
                COMPARE_WITHIN(f(row, output), byHand(model, x, row, output), 64. * 6e-8 * terms);
    }

    void fastWavesThatCancelKeepTheirDigits_data() {
        QTest::addColumn<int>("outputs");
        QTest::newRow("one output") << 1;
        QTest::newRow("three outputs") << 3;
    }

    void fastWavesThatCancelKeepTheirDigits() {
        QFETCH(int, outputs);
        const FourierModel model = fastModel(outputs);
        const DesignMatrix x = randomRows(150);
        const Matrix f = evaluate(model, x);
        for (Index row = 0; row < f.rows(); ++row) compareInDouble(model, x, f, row);
    }

    void aRowFarOutKeepsItsDigits() {
        const FourierModel model = randomModel(2, true);
        DesignMatrix x = randomRows(150);
        for (const Index row : {3, 70, 149}) x.row(row) *= 1e5F;
        const Matrix f = evaluate(model, x);
        for (const Index row : {3, 70, 149}) compareInDouble(model, x, f, row);
    }

    /// Whatever the arithmetic that its neighbours need.
    void aRowDependsOnItselfAlone() {
        const FourierModel model = randomModel(2, true);
        DesignMatrix x = randomRows(150);
        for (Index row = 0; row < x.rows(); row += 4) x.row(row) *= 1e5F;
        const Matrix all = evaluate(model, x);
        for (Index row = 0; row < x.rows(); ++row)
            QVERIFY(evaluate(model, x, {static_cast<std::int32_t>(row)}).row(0) == all.row(row));
    }

    void anOrdinaryModelIsEvaluatedInFloat() {
        const FourierModel model = randomModel(1, false);
        const DesignMatrix x = randomRows(40);
        const PackedBasis<float> packed(*model.basis);
        FourierBlock<float> block(packed, 1);
        std::vector<std::int32_t> rows(40);
        std::iota(rows.begin(), rows.end(), 0);
        const Eigen::VectorXf scale = model.scale.cast<float>();
        const Eigen::VectorXf weights = model.weights.col(0).cast<float>();
        block.load(x.data(), rows, {scale.data(), std::size_t(scale.size())});
        block.forward({weights.data(), std::size_t(weights.size())}, false);
        const Matrix f = evaluate(model, x);
        for (Index row = 0; row < x.rows(); ++row)
            QCOMPARE(f(row, 0), model.intercept[0] + double(block.scores()[std::size_t(row)]));
    }

    void rowsMayBeChosenInAnyOrder() {
        const FourierModel model = randomModel(2, true);
        const DesignMatrix x = randomRows(80);
        const Matrix all = evaluate(model, x);
        const Matrix some = evaluate(model, x, {70, 3, 3, 0});
        QVERIFY((some - all(std::vector<Index>{70, 3, 3, 0}, Eigen::all)).norm() < 1e-6);
        QCOMPARE(evaluate(model, x, {}).rows(), Index{0});
    }

    void oneNumberThatIsNotFiniteIsTold() {
        QVERIFY(randomModel(2, true).isFinite());
        constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
        FourierModel model = randomModel(2, true);
        model.scale[1] = kNone;
        QVERIFY(!model.isFinite());
        model = randomModel(2, true);
        model.weights(3, 1) = kNone;
        QVERIFY(!model.isFinite());
        model = randomModel(2, true);
        model.intercept[0] = kNone;
        QVERIFY(!model.isFinite());
        model = randomModel(2, true);
        model.linear(1, 2) = kNone;
        QVERIFY(!model.isFinite());
    }
};

ARDENT_TEST(FourierModelTest)
#include "fourier_model_test.moc"
