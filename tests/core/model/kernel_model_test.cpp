#include "core/model/kernel_model.h"

#include <QtTest>
#include <cmath>

#include "tests/support/golden.h"

using namespace ardent;

namespace {

KernelModel twoPoints(Kernel kernel) {
    DesignMatrix points(2, 2);
    points << 0.F, 0.F, 1.F, -2.F;
    KernelModel model;
    model.kernel = kernel;
    model.width = 0.5;
    model.points = std::make_shared<const DesignMatrix>(points);
    model.weights.resize(2, 2);
    model.weights << 3., 1., -2., 4.;
    model.intercept = Vector::LinSpaced(2, 10., 20.);
    return model;
}

DesignMatrix manyRows() {
    DesignMatrix x(130, 2);  // more than two blocks
    for (Index i = 0; i < x.rows(); ++i) x.row(i) << 0.02F * float(i), 1.F - 0.01F * float(i);
    return x;
}

double byHand(const KernelModel& model, const DesignMatrix& x, Index row, Index output) {
    double f = model.intercept[output];
    for (Index i = 0; i < model.points->rows(); ++i) {
        double distance = 0.;
        for (Index j = 0; j < x.cols(); ++j) {
            const double scale = model.scale.size() > 0 ? model.scale[j] : 1.;
            const double step = scale * (double(x(row, j)) - double((*model.points)(i, j)));
            distance += model.kernel == Kernel::Gaussian ? step * step : std::abs(step);
        }
        f += model.weights(i, output) * std::exp(-model.width * distance);
    }
    return f;
}

}  // namespace

class KernelModelTest : public QObject {
    Q_OBJECT

private slots:
    void isItsSumOfKernels_data() {
        QTest::addColumn<bool>("isGaussian");
        QTest::addColumn<bool>("isScaled");
        QTest::newRow("Gaussian") << true << false;
        QTest::newRow("Laplace") << false << false;
        QTest::newRow("scaled") << true << true;
    }

    void isItsSumOfKernels() {
        QFETCH(bool, isGaussian);
        QFETCH(bool, isScaled);
        KernelModel model = twoPoints(isGaussian ? Kernel::Gaussian : Kernel::Laplace);
        if (isScaled) model.scale = Vector::LinSpaced(2, 0.5, 2.);
        QCOMPARE(model.inputs(), Index{2});
        QCOMPARE(model.outputs(), Index{2});
        const DesignMatrix x = manyRows();
        const std::vector<std::int32_t> rows{0, 129, 64, 1, 64};
        const Matrix f = evaluate(model, x, rows);
        QCOMPARE(f.rows(), Index{5});
        for (Index i = 0; i < f.rows(); ++i)
            for (Index output = 0; output < 2; ++output)
                COMPARE_WITHIN(f(i, output), byHand(model, x, rows[std::size_t(i)], output), 1e-12);
    }

    void anInputOfScaleZeroDoesNotCount() {
        KernelModel model = twoPoints(Kernel::Gaussian);
        model.scale = Vector::Zero(2);
        model.scale[0] = 1.;
        DesignMatrix x(2, 2);
        x << 0.5F, -1.F, 0.5F, 3.F;
        const Matrix f = evaluate(model, x, {0, 1});
        QVERIFY((f.row(0) - f.row(1)).norm() < 1e-12);
        model.scale = {};
        const Matrix all = evaluate(model, x, {0, 1});
        QVERIFY((all.row(0) - all.row(1)).norm() > 0.1);
    }

    void isFiniteWithItsNumbers() {
        KernelModel model = twoPoints(Kernel::Gaussian);
        QVERIFY(model.isFinite());
        model.intercept[1] = HUGE_VAL;
        QVERIFY(!model.isFinite());
        model = twoPoints(Kernel::Gaussian);
        model.weights(0, 1) = -HUGE_VAL;
        QVERIFY(!model.isFinite());
    }
};

ARDENT_TEST(KernelModelTest)
#include "kernel_model_test.moc"
