#include "core/explain/surface.h"

#include <QtTest>
#include <cmath>

#include "core/base/grid.h"
#include "core/data/task/encoding.h"
#include "core/explain/source_rows.h"
#include "tests/support/explained_model.h"

using namespace ardent;
using test::levels;
using test::numbers;

class SurfaceTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void sliceHoldsTheOthersFixed();
    void sliceIsOrderedByXThenY();
    void sliceIsTheModelThere_data();
    void sliceIsTheModelThere();
    void aCategoryIsTheModelAtItsLevels_data() { averagesOverTheOthers_data(); }
    void aCategoryIsTheModelAtItsLevels();
    void aFineSliceIsTheModelEverywhere_data();
    void aFineSliceIsTheModelEverywhere();
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

/// With f = 1 · (encoded c) and the target's unit removed, moving a must not change anything.
void SurfaceTest::sliceHoldsTheOthersFixed() {
    const FittedRecipe& recipe = *task_->recipe;
    const Predictor predictor = test::predictorAlong(task_->recipe, recipe.inputs() - 1, 1.);
    SliceChoice slice;
    slice.first = 0;
    slice.second = 2;
    slice.x = {0., 50.};
    slice.y = {-1., 5.};
    slice.steps = 3;
    slice.others = typicalRow(*task_, all_);
    const Matrix surface = *sliceSurface(predictor, slice);
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
    const Predictor predictor = test::predictorAlong(task_->recipe, 0, 1.);
    SliceChoice slice;
    slice.first = 0;
    slice.second = 2;
    slice.x = {0., 50.};
    slice.y = {0., 1.};
    slice.steps = 2;
    slice.others = typicalRow(*task_, all_);
    const Matrix surface = *sliceSurface(predictor, slice);
    QCOMPARE(surface(0, 0), surface(1, 0));
    QCOMPARE(surface(2, 0), surface(3, 0));
    QVERIFY(surface(2, 0) > surface(0, 0));
}

void SurfaceTest::sliceIsTheModelThere_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<bool>("hasLinear");
    for (const int classes : {0, 2, 3})
        for (const bool hasLinear : {false, true})
            QTest::addRow("%d classes, linear %d", classes, hasLinear) << classes << hasLinear;
}

/// Against its definition, where another variable is so far out that its turns have no digits left
/// in float32.
void SurfaceTest::sliceIsTheModelThere() {
    QFETCH(int, classes);
    QFETCH(bool, hasLinear);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(30, names);
    Predictor predictor = test::randomPredictor(task->recipe, 7, hasLinear);
    const Index far = inputOfNumber(*task->recipe, 1);
    if (hasLinear) std::get<FourierModel>(predictor.model).linear.col(far).setZero();
    SliceChoice slice;
    slice.first = 0;
    slice.second = 4;
    slice.x = {2., 8.};
    slice.y = {1., 5.};
    slice.steps = 3;
    slice.others = sourceRow(*task->recipe, task->x, 2);
    slice.others(1) = 1e6;
    const Matrix surface = *sliceSurface(predictor, slice);
    QCOMPARE(surface.rows(), Index{9});
    for (Index i = 0; i < 3; ++i)
        for (Index j = 0; j < 3; ++j) {
            Vector values = slice.others;
            values(0) = 2. + 3. * static_cast<double>(i);
            values(4) = 1. + 2. * static_cast<double>(j);
            const Vector f =
                test::outputAt(predictor, encodeRow(*task->recipe, values).cast<double>());
            const Matrix expected = classes == 0
                                        ? Matrix(f.transpose())
                                        : classProbabilities(predictor.link, f.transpose());
            QVERIFY((surface.row(3 * i + j) - expected).norm() < 1e-4 * (1. + expected.norm()));
        }
}

/// One place a level, for the slice and in the mean over rows.
void SurfaceTest::aCategoryIsTheModelAtItsLevels() {
    QFETCH(int, classes);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(30, names);
    const Predictor predictor = test::randomPredictor(task->recipe, 7, true);
    SliceChoice slice;
    slice.first = 2;
    slice.second = 0;
    slice.y = {2., 8.};
    slice.steps = 4;
    slice.others = sourceRow(*task->recipe, task->x, 2);
    const Matrix surface = *sliceSurface(predictor, slice);
    const Matrix averaged = *averagedSurface(predictor, task->x, {2}, slice);
    QCOMPARE(surface.rows(), Index{3 * 4});
    for (Index i = 0; i < 3; ++i)
        for (Index j = 0; j < 4; ++j) {
            Vector values = slice.others;
            values(2) = static_cast<double>(i);
            values(0) = 2. + 2. * static_cast<double>(j);
            const Vector f =
                test::outputAt(predictor, encodeRow(*task->recipe, values).cast<double>());
            const Matrix expected = classes == 0
                                        ? Matrix(f.transpose())
                                        : classProbabilities(predictor.link, f.transpose());
            QVERIFY((surface.row(4 * i + j) - expected).norm() < 1e-4 * (1. + expected.norm()));
            QVERIFY((averaged.row(4 * i + j) - expected).norm() < 1e-4 * (1. + expected.norm()));
        }
}

void SurfaceTest::aFineSliceIsTheModelEverywhere_data() {
    QTest::addColumn<Predictor>("predictor");
    QTest::addColumn<Index>("second");
    QTest::addColumn<Index>("steps");
    const TaskPtr task = test::mixedTask(30);
    const TaskPtr classes = test::mixedTask(30, {"a", "b", "c"});
    constexpr Index kNumber = 1, kCategory = 2;  // positions of columns
    QTest::newRow("Fourier") << test::randomPredictor(task->recipe, 7, true) << kNumber
                             << Index(100);
    QTest::newRow("kernel") << test::kernelPredictor(*task) << kNumber << Index(100);
    QTest::newRow("classes") << test::randomPredictor(classes->recipe, 7, true) << kNumber
                             << Index(100);
    QTest::newRow("category") << test::randomPredictor(task->recipe, 7, true) << kCategory
                              << Index(2000);
}

/// Its places are more than are predicted at once, and no multiple of them.
void SurfaceTest::aFineSliceIsTheModelEverywhere() {
    QFETCH(Predictor, predictor);
    QFETCH(Index, second);
    QFETCH(Index, steps);
    const FittedRecipe& recipe = *predictor.recipe;
    const TaskPtr task = test::mixedTask(30);
    SliceChoice slice;
    slice.second = second;
    slice.x = {2., 8.};
    slice.y = {-3., 9.};
    slice.steps = steps;
    slice.others = sourceRow(recipe, task->x, 2);
    const Matrix surface = *sliceSurface(predictor, slice);
    const Index ny = placesAlong(recipe, second, steps);
    QCOMPARE(surface.rows(), steps * ny);
    for (Index place = 0; place < surface.rows(); place += 37) {
        Vector values = slice.others;
        values(0) = gridPoint(slice.x, place / ny, steps);
        values(second) = recipe.sources[std::size_t(second)].type == ColumnType::Numeric
                             ? gridPoint(slice.y, place % ny, ny)
                             : static_cast<double>(place % ny);
        const DesignMatrix x = encodeRow(recipe, values).transpose();
        const Matrix expected = predict(predictor, x, {0});
        QVERIFY((surface.row(place) - expected).norm() < 1e-4 * (1. + expected.norm()));
    }
    int asked = 0;
    QVERIFY(sliceSurface(predictor, slice, [&] { return ++asked > 0; }));
    QVERIFY(!sliceSurface(predictor, slice, [&] { return --asked > 0; }));
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
    const Matrix surface = *averagedSurface(predictor, task->x, rows, slice);
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

ARDENT_TEST(SurfaceTest)
#include "surface_test.moc"
