#include "core/model/gradient_outer_product.h"

#include <QtTest>
#include <numeric>

#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// Five inputs, the third of which does not matter; two outputs; a linear part.
struct Case {
    FourierModel model;
    DesignMatrix x = DesignMatrix(300, 5);
    std::vector<std::int32_t> rows;

    Case() {
        auto basis = std::make_shared<FourierBasis>(drawBasis(Sampler::Gaussian, 5, 40, 3));
        basis->frequencies.row(2).setZero();
        RandomStream random(2, StreamId::SyntheticDesign);
        model.scale = Vector::Constant(5, 0.7);
        model.weights.resize(40, 2);
        for (double& weight : model.weights.reshaped()) weight = random.normal();
        model.intercept = Vector::Zero(2);
        model.linear = Matrix::Zero(2, 5);
        model.linear(0, 1) = 0.5;
        model.basis = std::move(basis);
        for (float& value : x.reshaped()) value = static_cast<float>(random.normal());
        rows.resize(290);
        std::iota(rows.begin(), rows.end(), 5);
    }

    double f(const Vector& at, Index output) const {
        const Vector phase = model.basis->frequencies.transpose() * model.scale.cwiseProduct(at) +
                             model.basis->phases;
        return model.weights.col(output).dot(phase.array().cos().matrix()) +
               model.linear.row(output).dot(at);
    }
};

}  // namespace

class GradientOuterProductTest : public QObject {
    Q_OBJECT

private slots:
    void matchesFiniteDifferences();
    void isTheSameForAnyNumberOfThreads();
    void leavesWhenAsked();
    void directionsAreItsEigenvectors();
};

void GradientOuterProductTest::matchesFiniteDifferences() {
    const Case c;
    const auto found = gradientOuterProduct(c.model, c.x, c.rows, always);
    QVERIFY(found);
    QCOMPARE(found->inputs, (std::vector<Index>{0, 1, 3, 4}));
    constexpr double kStep = 1e-5;
    Matrix expected = Matrix::Zero(5, 5);
    for (const std::int32_t row : c.rows)
        for (Index output = 0; output < 2; ++output) {
            Vector slope(5);
            for (Index j = 0; j < 5; ++j) {
                Vector up = c.x.row(row).cast<double>();
                Vector down = up;
                up[j] += kStep;
                down[j] -= kStep;
                slope[j] = (c.f(up, output) - c.f(down, output)) / (2. * kStep);
            }
            expected += slope * slope.transpose() / double(c.rows.size());
        }
    const Matrix part = expected(found->inputs, found->inputs);
    QVERIFY((part - found->products).cwiseAbs().maxCoeff() < 1e-7 * part.cwiseAbs().maxCoeff());
}

void GradientOuterProductTest::isTheSameForAnyNumberOfThreads() {
    const Case c;
    const auto once = gradientOuterProduct(c.model, c.x, c.rows, always);
    Arena(3).run([&] {
        QVERIFY(gradientOuterProduct(c.model, c.x, c.rows, always)->products == once->products);
    });
}

void GradientOuterProductTest::directionsAreItsEigenvectors() {
    const Case c;
    const auto whole = gradientOuterProduct(c.model, c.x, c.rows, always);
    const GradientDirections found = gradientDirections(c.model, c.x, c.rows);
    QVERIFY(found.inputs == whole->inputs);
    QVERIFY((found.meanSquares - whole->products.diagonal()).norm() <
            1e-12 * whole->products.norm());
    QVERIFY(found.values.size() > 0);
    for (Index i = 0; i < found.values.size(); ++i) {
        const Vector v = found.vectors.col(i);
        QVERIFY(std::abs(v.norm() - 1.) < 1e-12);
        QVERIFY((whole->products * v - found.values[i] * v).norm() < 1e-9 * whole->products.norm());
    }
    QVERIFY(std::abs(found.values.sum() - whole->products.trace()) <
            1e-9 * whole->products.trace());
}

void GradientOuterProductTest::leavesWhenAsked() {
    const Case c;
    QVERIFY(!gradientOuterProduct(c.model, c.x, c.rows, [] { return false; }));
}

ARDENT_TEST(GradientOuterProductTest)
#include "gradient_outer_product_test.moc"
