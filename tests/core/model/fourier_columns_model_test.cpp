#include "core/model/fourier_columns_model.h"

#include <QtTest>
#include <array>
#include <numeric>

#include "core/kernel/fourier_draw.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;
using Shape = FourierColumns::Shape;
using Entry = FourierColumns::Entry;

class FourierColumnsModelTest : public QObject {
    Q_OBJECT

private slots:
    void isTheSameFunction();
    void nothingIsAConstant();
};

namespace {

/// c + L x + Σ_k a_k cos(ω_k·x + b_k), word by word in double.
Matrix inDouble(const FourierModel& model, const DesignMatrix& x) {
    const Matrix phases =
        (x.cast<double>() * model.scale.asDiagonal() * model.basis->frequencies).rowwise() +
        model.basis->phases.transpose();
    Matrix f = phases.array().cos().matrix() * model.weights;
    if (model.linear.size() > 0) f += x.cast<double>() * model.linear.transpose();
    return f.rowwise() + model.intercept.transpose();
}

}  // namespace

void FourierColumnsModelTest::isTheSameFunction() {
    RandomStream random(3, StreamId::SyntheticDesign);
    DesignMatrix x(150, 5);
    for (Index i = 0; i < x.size(); ++i) x.data()[i] = static_cast<float>(random.normal());
    FourierColumns columns(5);
    const std::vector<VariableInputs> variables{{0}, {1}, {2}, {3}, {4}};
    for (Index v = 0; v < 5; ++v) {
        addVariable(columns, {2., 1, 0}, {v}, v, 3, v);
        addIdentities(columns, {v}, v);
    }
    addStochastic(columns, {2., 1, 0}, variables, 0.5, 20, 0);
    FourierSum sum{columns, Matrix(columns.size(), 2)};
    for (Index i = 0; i < sum.coefficients.size(); ++i)
        sum.coefficients.data()[i] = random.normal();
    const Vector intercept = Vector::LinSpaced(2, -3., 4.);
    std::vector<std::int32_t> rows(150);
    std::iota(rows.begin(), rows.end(), 0);
    const Matrix expected =
        (designOf(columns, x, rows) * sum.coefficients).rowwise() + intercept.transpose();
    const FourierModel model = modelOf(sum, intercept);
    const Matrix exact = inDouble(model, x);
    const Matrix quick = evaluate(model, x);
    const double largest = expected.cwiseAbs().maxCoeff();
    // Float32: the bound of the design, 64 ε times the sum of absolute terms.
    const double terms = sum.coefficients.cwiseAbs().colwise().sum().maxCoeff();
    for (Index i = 0; i < 150; ++i)
        for (Index c = 0; c < 2; ++c) {
            COMPARE_WITHIN(exact(i, c), expected(i, c), 1e-10 * largest);
            COMPARE_WITHIN(quick(i, c), expected(i, c), 64. * 6e-8 * terms);
        }
}

void FourierColumnsModelTest::nothingIsAConstant() {
    const FourierModel model =
        modelOf({FourierColumns(3), Matrix(0, 2)}, Vector::LinSpaced(2, 1., 2.));
    QVERIFY(model.isFinite());
    const Matrix f = evaluate(model, DesignMatrix::Ones(4, 3));
    QVERIFY((f.col(0).array() == 1.).all());
    QVERIFY((f.col(1).array() == 2.).all());
}

ARDENT_TEST(FourierColumnsModelTest)
#include "fourier_columns_model_test.moc"
