#include "core/kernel/cholesky.h"

#include <QtTest>

#include "core/parallel/blocks.h"

using namespace ardent;

namespace {

Matrix positive(Index n) {
    Matrix a(n, n);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < n; ++j) a(i, j) = std::exp(-0.01 * std::abs(double(i - j)));
    return a;
}

}  // namespace

class CholeskyTest : public QObject {
    Q_OBJECT

private slots:
    void solves_data() {
        QTest::addColumn<int>("size");
        for (const int size : {1, 7, 128, 129, 300, 515}) QTest::addRow("%d", size) << size;
    }

    void solves() {
        QFETCH(int, size);
        const Matrix a = positive(size);
        const Vector x = Vector::LinSpaced(size, -1., 2.);
        Matrix factor = a;
        QCOMPARE(factoriseCholesky(factor, always), CholeskyOutcome::Done);
        QVERIFY((solveCholesky(factor, a * x) - x).cwiseAbs().maxCoeff() < 1e-9);
    }

    void inverts_data() { solves_data(); }

    void inverts() {
        QFETCH(int, size);
        const Matrix a = positive(size);
        Matrix factor = a;
        factoriseCholesky(factor, always);
        Matrix inverse;
        QVERIFY(invertCholesky(factor, inverse, always));
        const Matrix whole = inverse.selfadjointView<Eigen::Lower>();
        QVERIFY((a * whole - Matrix::Identity(size, size)).cwiseAbs().maxCoeff() < 1e-9);
        const auto diagonal = inverseDiagonal(factor, always);
        QVERIFY(diagonal.has_value());
        QVERIFY((*diagonal - whole.diagonal()).cwiseAbs().maxCoeff() < 1e-8);
        QVERIFY(!invertCholesky(factor, inverse, [] { return false; }));
        QVERIFY(!inverseDiagonal(factor, [] { return false; }));
    }

    void isTheSameForAnyNumberOfThreads() {
        Matrix one = positive(700);
        Matrix many = one;
        Arena(1).run([&] { factoriseCholesky(one, always); });
        Arena(8).run([&] { factoriseCholesky(many, always); });
        QVERIFY(Matrix(one.triangularView<Eigen::Lower>()) ==
                Matrix(many.triangularView<Eigen::Lower>()));
    }

    void tellsWhyItStopped() {
        Matrix indefinite = positive(300);
        indefinite(200, 200) = -1.;
        QCOMPARE(factoriseCholesky(indefinite, always), CholeskyOutcome::NotPositive);
        Matrix left = positive(300);
        int asked = 0;
        QCOMPARE(factoriseCholesky(left, [&] { return ++asked < 3; }), CholeskyOutcome::Left);
    }
};

ARDENT_TEST(CholeskyTest)
#include "cholesky_test.moc"
