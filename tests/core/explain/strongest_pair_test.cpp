#include "core/explain/strongest_pair.h"

#include <QtTest>
#include <cmath>
#include <numbers>

#include "tests/support/explained_model.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;
using namespace ardent::test;

/// How far two variables are from a sum, and which two of them are farthest.
class StrongestPairTest : public QObject {
    Q_OBJECT

private slots:
    void aSumLeavesNothing();
    void aProductOfCentredPlacesLeavesAll();
    void addingASumChangesNothing();
    void placesWithoutRowsDoNotCount();
    void correlatedPlacesShareTheirLine();
    void aDifferenceOfNearlyEqualPlacesIsASum();
    void theProductAmongSumsIsFound();
    void levelsActTogetherWithNumbers();
    void oneSourceHasNoPair();
};

namespace {

Matrix randomMatrix(Index rows, Index columns, Seed seed) {
    RandomStream random(seed, StreamId::InitialWeights);
    Matrix values(rows, columns);
    for (Index j = 0; j < columns; ++j)
        for (Index i = 0; i < rows; ++i) values(i, j) = random.normal();
    return values;
}

Matrix counts(Index rows, Index columns, Seed seed) {
    RandomStream random(seed, StreamId::SyntheticDesign);
    Matrix values(rows, columns);
    for (Index j = 0; j < columns; ++j)
        for (Index i = 0; i < rows; ++i) values(i, j) = static_cast<double>(random.below(9));
    return values;
}

Matrix sumOf(const Vector& a, const Vector& b) {
    return a.replicate(1, b.size()) + b.transpose().replicate(a.size(), 1);
}

/// f = cos(x1 − x2) − cos(x1 + x2) + 2 cos(x3): 2 sin(x1) sin(x2) and a wave of another input.
Predictor sinesOf(const FittedRecipePtr& recipe) {
    Predictor predictor;
    predictor.recipe = recipe;
    FourierBasis basis;
    basis.frequencies = Matrix::Zero(recipe->inputs(), 3);
    basis.frequencies(0, 0) = basis.frequencies(0, 1) = 1.;
    basis.frequencies(1, 0) = -1.;
    basis.frequencies(1, 1) = 1.;
    basis.frequencies(2, 2) = 1.;
    basis.phases = Vector::Zero(3);
    FourierModel model;
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    model.scale = Vector::Ones(recipe->inputs());
    model.weights = (Matrix(3, 1) << 1., -1., 2.).finished();
    model.intercept = Vector::Zero(1);
    predictor.model = std::move(model);
    return predictor;
}

TaskPtr threeNormals(Index rows) {
    RandomStream random(5, StreamId::SyntheticDesign);
    std::vector<double> a, b, c, y;
    for (Index i = 0; i < rows; ++i) {
        a.push_back(random.normal());
        b.push_back(random.normal());
        c.push_back(random.normal());
        y.push_back(a.back());
    }
    return taskOf({numbers("a", a), numbers("b", b), numbers("c", c), numbers("y", y)},
                  Problem::Regression);
}

}  // namespace

void StrongestPairTest::aSumLeavesNothing() {
    const Matrix sum = sumOf(randomMatrix(7, 1, 1), randomMatrix(9, 1, 2));
    const BeyondSum beyond = beyondSum(sum, counts(7, 9, 3));
    QVERIFY(beyond.total > 0.1);
    QVERIFY2(beyond.share() < 1e-9, qPrintable(QString::number(beyond.share())));
}

void StrongestPairTest::aProductOfCentredPlacesLeavesAll() {
    const Vector places = Vector::LinSpaced(5, -1., 1.);
    const BeyondSum beyond = beyondSum(places * places.transpose(), Matrix::Ones(5, 5));
    QCOMPARE(beyond.share(), 1.);
    QCOMPARE(beyond.total, std::pow(places.squaredNorm() / 5., 2.));
}

void StrongestPairTest::addingASumChangesNothing() {
    const Matrix effect = randomMatrix(6, 8, 4), weights = counts(6, 8, 5);
    const Matrix shifted = effect + sumOf(randomMatrix(6, 1, 6), randomMatrix(8, 1, 7));
    const double before = beyondSum(effect, weights).variance,
                 after = beyondSum(shifted, weights).variance;
    QVERIFY(std::abs(before - after) < 1e-6 * before);
}

void StrongestPairTest::placesWithoutRowsDoNotCount() {
    Matrix effect = sumOf(randomMatrix(4, 1, 8), randomMatrix(4, 1, 9));
    Matrix weights = Matrix::Ones(4, 4);
    effect(3, 0) += 1'000.;
    weights(3, 0) = 0.;
    QVERIFY(beyondSum(effect, weights).share() < 1e-9);
}

/// Where rows lie on a line only, a product is a square, which a sum can be.
void StrongestPairTest::correlatedPlacesShareTheirLine() {
    const Vector places = Vector::LinSpaced(6, -1., 1.);
    QVERIFY(beyondSum(places * places.transpose(), Matrix::Identity(6, 6)).share() < 1e-9);
}

/// Where alternating fits of the two sides would take thousands of rounds.
void StrongestPairTest::aDifferenceOfNearlyEqualPlacesIsASum() {
    const Vector places = Vector::LinSpaced(10, -1., 1.);
    Matrix weights = 1e4 * Matrix::Identity(10, 10);
    for (Index i = 0; i + 1 < 10; ++i) weights(i, i + 1) = weights(i + 1, i) = 1.;
    const BeyondSum beyond = beyondSum(sumOf(places, -places), weights);
    QVERIFY(beyond.total > 0.);
    QVERIFY2(beyond.share() < 1e-9, qPrintable(QString::number(beyond.share())));
}

void StrongestPairTest::theProductAmongSumsIsFound() {
    const TaskPtr task = threeNormals(400);
    const auto pair = strongestPair(sinesOf(task->recipe), task->x, allRows(*task),
                                    std::array<Index, 3>{2, 0, 1});
    QVERIFY(pair);
    QCOMPARE(std::minmax(pair->sources.first, pair->sources.second),
             (std::pair<const Index&, const Index&>(Index{0}, Index{1})));
    QVERIFY2(pair->effect.share() > 0.95, qPrintable(QString::number(pair->effect.share())));
    // Var 2 sin a sin b = (1 − e⁻²)² against Var 2 cos c = 2 (1 − e⁻¹)² of normal numbers.
    const double product = std::pow(1. - std::exp(-2.), 2.),
                 wave = 2. * std::pow(1. - std::exp(-1.), 2.);
    COMPARE_WITHIN(pair->ofModel, product / (product + wave), 0.1);
    QCOMPARE(pair->among, Index{3});
    QCOMPARE(pair->rows, Index{400});
    const auto sum =
        strongestPair(sinesOf(task->recipe), task->x, allRows(*task), std::array<Index, 2>{0, 2});
    QVERIFY(sum && sum->effect.share() < 1e-9);
}

void StrongestPairTest::levelsActTogetherWithNumbers() {
    const TaskPtr task = mixedTask(300);
    Predictor linear = randomPredictor(task->recipe, 1, true);
    std::get<FourierModel>(linear.model).weights.setZero();
    const std::array<Index, 2> pair{0, 2};
    const auto sum = strongestPair(linear, task->x, allRows(*task), pair);
    QVERIFY(sum && sum->effect.share() < 1e-9);
    const Predictor waves = randomPredictor(task->recipe, 30, false);
    const auto product = strongestPair(waves, task->x, allRows(*task), pair);
    QVERIFY2(product && product->effect.share() > 0.02,
             qPrintable(QString::number(product->effect.share())));
}

void StrongestPairTest::oneSourceHasNoPair() {
    const TaskPtr task = threeNormals(50);
    QVERIFY(
        !strongestPair(sinesOf(task->recipe), task->x, allRows(*task), std::array<Index, 1>{0}));
}

ARDENT_TEST(StrongestPairTest)
#include "strongest_pair_test.moc"
