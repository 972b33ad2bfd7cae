#include "core/model/fourier_model.h"

#include <QtTest>
#include <cmath>
#include <limits>

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

QTEST_GUILESS_MAIN(FourierModelTest)
#include "fourier_model_test.moc"
