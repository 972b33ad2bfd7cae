#include "core/kernel/kernel_matrix.h"

#include <QtTest>
#include <cmath>

using namespace ardent;

class KernelMatrixTest : public QObject {
    Q_OBJECT

private slots:
    void followsTheFormulas();
    void rowsOfADesignMatrixAreTheSame();
    void distancesAreSquared();
};

namespace {

DesignMatrix design(Index rows) {
    DesignMatrix x(rows, 3);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < 3; ++j)
            x(i, j) = static_cast<float>(std::sin(static_cast<double>(3 * i + j)));
    return x;
}

}  // namespace

void KernelMatrixTest::followsTheFormulas() {
    const Matrix x = design(5).cast<double>();
    const Matrix points = x.topRows(3);
    const Matrix gaussian = kernelMatrix(Kernel::Gaussian, 0.7, x, points);
    const Matrix laplace = kernelMatrix(Kernel::Laplace, 0.7, x, points);
    for (Index i = 0; i < 5; ++i) {
        for (Index j = 0; j < 3; ++j) {
            const Vector gap = (x.row(i) - points.row(j)).transpose();
            QVERIFY(std::abs(gaussian(i, j) - std::exp(-0.7 * gap.squaredNorm())) < 1e-12);
            QVERIFY(std::abs(laplace(i, j) - std::exp(-0.7 * gap.lpNorm<1>())) < 1e-12);
        }
    }
}

void KernelMatrixTest::rowsOfADesignMatrixAreTheSame() {
    const DesignMatrix x = design(150);  // more than one piece of work
    std::vector<std::int32_t> rows;
    for (std::int32_t row = 149; row >= 0; --row) rows.push_back(row);
    const DesignMatrix points = x.topRows(4);
    const Matrix found = kernelMatrix(Kernel::Laplace, 0.3, x, rows, points);
    const Matrix straight =
        kernelMatrix(Kernel::Laplace, 0.3, x.cast<double>(), points.cast<double>());
    QVERIFY((found - straight.colwise().reverse()).cwiseAbs().maxCoeff() < 1e-12);
}

void KernelMatrixTest::distancesAreSquared() {
    const Matrix x = design(6).cast<double>();
    const Matrix distances = squaredDistances(x);
    for (Index i = 0; i < 6; ++i)
        for (Index j = 0; j < 6; ++j)
            QVERIFY(std::abs(distances(i, j) - (x.row(i) - x.row(j)).squaredNorm()) < 1e-12);
    QVERIFY((distances.diagonal().array() == 0.).all());
}

ARDENT_TEST(KernelMatrixTest)
#include "kernel_matrix_test.moc"
