#include "core/explain/surface.h"

#include <QtTest>
#include <cmath>

#include "tests/support/explained_model.h"

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
    void aRowIsReadBack();
    void numbersAreReadBackAsTheyWere_data();
    void numbersAreReadBackAsTheyWere();
    void aCellBetweenTwoLevelsHasNeither();
    void aRowMustBeThere();
    void averagesOverTheOthers_data();
    void averagesOverTheOthers();

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

void SurfaceTest::numbersAreReadBackAsTheyWere_data() {
    QTest::addColumn<double>("value");
    QTest::addRow("zero") << 0.;
    QTest::addRow("a tenth") << 0.1;
    QTest::addRow("a price") << 1249.95;
    QTest::addRow("negative") << -7.25;
    QTest::addRow("large") << 120000.;
}

/// Among values whose mean and deviation have no short form.
void SurfaceTest::numbersAreReadBackAsTheyWere() {
    QFETCH(double, value);
    const TaskPtr task =
        test::taskOf({numbers("a", {value, value, value, value + 17.123, value - 3.3331}),
                      numbers("y", {1., 2., 3., 5., 8.})},
                     Problem::Regression);
    const std::vector<std::int32_t> rows{0, 1, 2, 3, 4};
    QCOMPARE(typicalRow(*task, rows)(0), value);
    QCOMPARE(sourceRow(*task->recipe, task->x, 1)(0), value);
    const Range range = sourceRange(*task, 0, {0, 1, 2});
    QCOMPARE(range.low, value);
    QCOMPARE(range.high, value);
}

void SurfaceTest::aRowMustBeThere() {
    for (const std::int32_t row : {-1, 4})
        QVERIFY_THROWS_EXCEPTION(std::logic_error, sourceRow(*task_->recipe, task_->x, row));
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

void SurfaceTest::aRowIsReadBack() {
    const TaskPtr task = test::mixedTask(30);
    for (const std::int32_t row : test::allRows(*task)) {
        const Vector values = sourceRow(*task->recipe, task->x, row);
        const Eigen::VectorXf again = encodeRow(*task->recipe, values);
        QVERIFY((again.transpose() - task->x.row(row)).norm() < 1e-5F);
    }
    QVERIFY(std::abs(sourceRow(*task_->recipe, task_->x, 3)(0) - 100.) < 1e-4);
}

/// Row 1 has the second level, the others have no known one.
void SurfaceTest::aCellBetweenTwoLevelsHasNeither() {
    Task gappy = *task_;
    for (const Index row : {0, 2, 3}) gappy.x(row, 1) = 0.F;
    QCOMPARE(sourceRow(*gappy.recipe, gappy.x, 1)(1), 1.);
    for (const std::int32_t row : {0, 2, 3}) {
        const Vector values = sourceRow(*gappy.recipe, gappy.x, row);
        QCOMPARE(values(1), -1.);
        QCOMPARE(encodeRow(*gappy.recipe, values)(1), 0.F);
    }
    QCOMPARE(typicalRow(gappy, all_)(1), 1.);
}

void SurfaceTest::averagesOverTheOthers_data() {
    QTest::addColumn<int>("classes");
    for (const int classes : {0, 2, 3}) QTest::addRow("%d classes", classes) << classes;
}

/// Against the mean over the rows of f with both columns put to the grid's values.
void SurfaceTest::averagesOverTheOthers() {
    QFETCH(int, classes);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(30, names);
    const Predictor predictor = test::randomPredictor(task->recipe, 7, true);
    const std::vector<std::int32_t> rows{0, 3, 4, 9, 20};
    SliceChoice slice;
    slice.x = {2., 8.};
    slice.y = {-3., 9.};
    slice.steps = 3;
    const Matrix surface = averagedSurface(predictor, task->x, rows, slice);
    QCOMPARE(surface.rows(), Index{9});
    QCOMPARE(surface.cols(), Index{std::max(1, classes)});
    for (Index i = 0; i < 3; ++i)
        for (Index j = 0; j < 3; ++j) {
            Vector mean = Vector::Zero(predictor.fourier()->outputs());
            for (const std::int32_t row : rows) {
                Vector values = sourceRow(*task->recipe, task->x, row);
                values(0) = 2. + 3. * static_cast<double>(i);
                values(1) = -3. + 6. * static_cast<double>(j);
                mean +=
                    test::outputAt(predictor, encodeRow(*task->recipe, values).cast<double>()) / 5.;
            }
            const Matrix expected = classes == 0
                                        ? Matrix(mean.transpose())
                                        : classProbabilities(predictor.link, mean.transpose());
            QVERIFY((surface.row(3 * i + j) - expected).norm() < 1e-4 * (1. + expected.norm()));
        }
}

QTEST_GUILESS_MAIN(SurfaceTest)
#include "surface_test.moc"
