#include "core/explain/surface.h"

#include <QtTest>
#include <cmath>

#include "tests/support/hand_made_task.h"

using namespace ardent;
using test::levels;
using test::numbers;

class SurfaceTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void typicalRowIsMedianAndMostFrequent();
    void rangeIsInTheColumnsUnit();
    void sliceHoldsTheOthersFixed();
    void sliceIsOrderedByXThenY();

private:
    TaskPtr task_;
    std::vector<std::int32_t> all_{0, 1, 2, 3};
};

void SurfaceTest::init() {
    task_ = test::taskOf(
        {numbers("a", {10., 20., 30., 100.}), levels("b", {"red", "blue"}, {1, 0, 1, 1}),
         numbers("c", {-1., 1., -1., 5.}), numbers("y", {1., 2., 3., 5.})},
        Problem::Regression);
}

void SurfaceTest::typicalRowIsMedianAndMostFrequent() {
    const Vector typical = typicalRow(*task_, all_);
    QCOMPARE(typical.size(), Index{3});
    QVERIFY(std::abs(typical(0) - 25.) < 1e-4);
    const auto level = static_cast<std::size_t>(typical(1));
    QCOMPARE(task_->recipe->sources[1].levels.at(level), std::string("blue"));
    QVERIFY(std::abs(typical(2)) < 1e-5);
    QVERIFY(std::abs(typicalRow(*task_, {0, 1, 3})(0) - 20.) < 1e-4);
    const auto first = static_cast<std::size_t>(typicalRow(*task_, {1})(1));
    QCOMPARE(task_->recipe->sources[1].levels.at(first), std::string("red"));
}

void SurfaceTest::rangeIsInTheColumnsUnit() {
    const Range range = sourceRange(*task_, 0, all_);
    QVERIFY(std::abs(range.low - 10.) < 1e-4);
    QVERIFY(std::abs(range.high - 100.) < 1e-4);
}

/// With f = 1 · (encoded c) and the target's unit removed, moving a must not change anything.
void SurfaceTest::sliceHoldsTheOthersFixed() {
    const FittedRecipe& recipe = *task_->recipe;
    Matrix linear = Matrix::Zero(1, recipe.inputs());
    linear(0, recipe.inputs() - 1) = 1.;
    const Predictor predictor =
        test::linearPredictor(task_->recipe, linear, Vector::Zero(1), Link::Identity);
    SliceChoice slice;
    slice.first = 0;
    slice.second = 2;
    slice.x = {0., 50.};
    slice.y = {-1., 5.};
    slice.steps = 3;
    slice.others = typicalRow(*task_, all_);
    const Matrix surface = sliceSurface(predictor, slice);
    QCOMPARE(surface.rows(), Index{9});
    const EncodedColumn& c = recipe.columns.back();
    for (Index i = 0; i < 3; ++i) {
        for (Index j = 0; j < 3; ++j) {
            const double value = -1. + 3. * static_cast<double>(j);
            const double expected =
                recipe.targetOffset + recipe.targetScale * (value - c.offset) / c.scale;
            QVERIFY(std::abs(surface(3 * i + j, 0) - expected) < 1e-5);
        }
    }
}

void SurfaceTest::sliceIsOrderedByXThenY() {
    const FittedRecipe& recipe = *task_->recipe;
    Matrix linear = Matrix::Zero(1, recipe.inputs());
    linear(0, 0) = 1.;
    const Predictor predictor =
        test::linearPredictor(task_->recipe, linear, Vector::Zero(1), Link::Identity);
    SliceChoice slice;
    slice.first = 0;
    slice.second = 2;
    slice.x = {0., 50.};
    slice.y = {0., 1.};
    slice.steps = 2;
    slice.others = typicalRow(*task_, all_);
    const Matrix surface = sliceSurface(predictor, slice);
    QCOMPARE(surface(0, 0), surface(1, 0));
    QCOMPARE(surface(2, 0), surface(3, 0));
    QVERIFY(surface(2, 0) > surface(0, 0));
}

QTEST_GUILESS_MAIN(SurfaceTest)
#include "surface_test.moc"
