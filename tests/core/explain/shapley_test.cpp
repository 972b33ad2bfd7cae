#include "core/explain/shapley.h"

#include <QtTest>
#include <atomic>
#include <bit>

#include "core/data/task/sources.h"
#include "core/kernel/gauss_legendre.h"
#include "core/parallel/blocks.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"
#include "tests/support/random_trees.h"

using namespace ardent;

namespace {

Predictor kernelOf(const Task& task, Kernel kernel) {
    RandomStream random(5, StreamId::SyntheticDesign);
    KernelModel model;
    model.kernel = kernel;
    model.width = 0.2;
    model.points = std::make_shared<const DesignMatrix>(task.x.topRows(11));
    model.weights = Matrix::NullaryExpr(11, 1, [&] { return random.normal(); });
    model.intercept = Vector::Constant(1, 0.3);
    model.scale = Vector::NullaryExpr(task.x.cols(), [&] { return 0.5 + random.uniform(); });
    return {task.recipe, model, Link::Identity};
}

Vector plainOutput(const Predictor& predictor, const Vector& x) {
    if (predictor.fourier() != nullptr) return test::outputAt(predictor, x);
    return predict(predictor, x.transpose().cast<float>()).row(0).transpose();
}

/// Worth of every coalition, by its definition: f with the columns of S as in the row and the
/// others as in the background, in all combinations of its rows or in one row after the other.
std::vector<Vector> worths(const Predictor& predictor, const DesignMatrix& x, std::int32_t row,
                           BackgroundKind kind, const std::vector<std::int32_t>& background) {
    const FittedRecipe& recipe = *predictor.recipe;
    const auto sources = std::ssize(recipe.sources);
    const auto count = std::ssize(background);
    Index combinations = count;
    if (kind == BackgroundKind::Independent)
        combinations = static_cast<Index>(std::pow(double(count), double(sources)));
    std::vector<Vector> found;
    for (unsigned coalition = 0; coalition < 1U << sources; ++coalition) {
        Vector sum = Vector::Zero(recipe.outputs());
        for (Index combination = 0; combination < combinations; ++combination) {
            Vector at(x.cols());
            for (Index j = 0; j < x.cols(); ++j) {
                const Index source = recipe.columns[std::size_t(j)].source;
                Index chosen = combination;
                if (kind == BackgroundKind::Independent)
                    for (Index s = 0; s < source; ++s) chosen /= count;
                const std::int32_t other = background[std::size_t(chosen % count)];
                at[j] = double(x((coalition >> source & 1U) != 0 ? row : other, j));
            }
            sum += plainOutput(predictor, at);
        }
        found.push_back(sum / double(combinations));
    }
    return found;
}

double factorial(Index n) {
    return std::tgamma(double(n) + 1.);
}

/// Over all coalitions: sources × outputs.
Matrix shapleyOf(const std::vector<Vector>& worth, Index sources) {
    Matrix values = Matrix::Zero(sources, worth.front().size());
    for (Index j = 0; j < sources; ++j)
        for (unsigned without = 0; without < worth.size(); ++without) {
            if ((without >> j & 1U) != 0) continue;
            const auto size = Index{std::popcount(without)};
            values.row(j) += factorial(size) * factorial(sources - size - 1) / factorial(sources) *
                             (worth[without | 1U << j] - worth[without]).transpose();
        }
    return values;
}

double interactionOf(const std::vector<Vector>& worth, Index sources, Index i, Index j, Index c) {
    double index = 0.;
    const unsigned first = 1U << i, second = 1U << j;
    for (unsigned without = 0; without < worth.size(); ++without) {
        if ((without & (first | second)) != 0) continue;
        const auto size = Index{std::popcount(without)};
        index += factorial(size) * factorial(sources - size - 2) / factorial(sources - 1) *
                 (worth[without | first | second][c] - worth[without | first][c] -
                  worth[without | second][c] + worth[without][c]);
    }
    return index;
}

ShapleyValues valuesOf(const Predictor& predictor, const DesignMatrix& x,
                       const std::vector<std::int32_t>& rows,
                       const std::vector<std::int32_t>& background,
                       BackgroundKind kind = BackgroundKind::Independent) {
    return shapleyValues(predictor, x, rows, {kind, background})->finding;
}

Matrix ofOutput(const ShapleyValues& found, Index c) {
    return found.contributions[std::size_t(c)];
}

}  // namespace

class ShapleyTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithEnumeration_data();
    void agreesWithEnumeration();
    void agreesWithTheReference_data();
    void agreesWithTheReference();
    void interactionsAgreeWithEnumeration();
    void kernelsAgreeWithEnumeration_data();
    void kernelsAgreeWithEnumeration();
    void treesAgreeWithEnumeration_data();
    void treesAgreeWithEnumeration();
    void treesWithGapsSumToThePrediction();
    void forestsInPartsSumToThePrediction();
    void sumsToThePrediction();
    void manyColumnsSumToThePrediction();
    void unusedColumnHasExactlyZero();
    void alikeColumnsHaveAlikeValues();
    void linearModelMovesByItsSlopes();
    void gapIsTheMeanOverLevels();
    void quadratureIsExact();
    void bitsDoNotDependOnThreads();
    void stopsWhenToldTo();
};

void ShapleyTest::agreesWithEnumeration_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("features");
    QTest::addColumn<bool>("joint");
    for (const bool joint : {false, true}) {
        const char* of = joint ? "joint" : "independent";
        QTest::addRow("regression, %s", of) << 0 << 11 << joint;
        QTest::addRow("two classes, %s", of) << 2 << 8 << joint;
        QTest::addRow("three classes, %s", of) << 3 << 9 << joint;
        QTest::addRow("no features, %s", of) << 0 << 0 << joint;
    }
}

void ShapleyTest::agreesWithEnumeration() {
    QFETCH(int, classes);
    QFETCH(int, features);
    QFETCH(bool, joint);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(12, names);
    const Predictor predictor = test::randomPredictor(task->recipe, features, true);
    const BackgroundKind kind = joint ? BackgroundKind::Joint : BackgroundKind::Independent;
    const std::vector<std::int32_t> background{0, 4, 7};
    const std::vector<std::int32_t> rows{3, 8};
    const ShapleyValues found = valuesOf(predictor, task->x, rows, background, kind);
    const auto sources = std::ssize(task->recipe->sources);
    for (Index i = 0; i < 2; ++i) {
        const auto worth = worths(predictor, task->x, rows[std::size_t(i)], kind, background);
        const Matrix expected = shapleyOf(worth, sources);
        for (Index c = 0; c < expected.cols(); ++c) {
            COMPARE_WITHIN(found.mean[c], worth.front()[c], 1e-11);
            COMPARE_WITHIN(found.values(c, i), worth.back()[c], 1e-11);
            for (Index s = 0; s < sources; ++s)
                COMPARE_WITHIN(ofOutput(found, c)(s, i), expected(s, c), 1e-11);
        }
    }
    QVERIFY(found.gap < 1e-11);
}

void ShapleyTest::agreesWithTheReference_data() {
    test::addCases("shapley.json");
}

void ShapleyTest::agreesWithTheReference() {
    const auto [inputs, expected, tolerance] = test::goldenCase("shapley.json");
    auto recipe = std::make_shared<FittedRecipe>();
    for (Index s = 0; const auto& count : inputs.at("inputs_of_columns")) {
        const std::string name = "x" + std::to_string(s);
        const bool isNumber = count == 1;
        recipe->sources.push_back(
            {name, isNumber ? ColumnType::Numeric : ColumnType::Categorical, 0., {}});
        for (int level = 0; level < count.get<int>(); ++level) {
            recipe->columns.push_back({name, s, isNumber ? -1 : level});
            if (!isNumber) recipe->sources.back().levels.push_back(std::to_string(level));
        }
        ++s;
    }
    recipe->unknownLevels = UnknownLevels::NoIndicator;
    FourierModel model;
    model.basis = std::make_shared<const FourierBasis>(FourierBasis{
        test::matrixOf(inputs.at("frequencies")), test::vectorOf(inputs.at("phases"))});
    model.scale = Vector::Ones(recipe->inputs());
    model.weights = test::matrixOf(inputs.at("weights"));
    model.intercept = Vector::Zero(1);
    const Predictor predictor{recipe, model, Link::Identity};
    const DesignMatrix x = test::matrixOf(inputs.at("rows")).cast<float>();
    std::vector<std::int32_t> background(std::size_t(x.rows() - 1));
    std::iota(background.begin(), background.end(), 1);
    for (const auto& [name, kind] : {std::pair("independent", BackgroundKind::Independent),
                                     std::pair("joint", BackgroundKind::Joint)}) {
        const ShapleyValues found = valuesOf(predictor, x, {0}, background, kind);
        const Vector values = test::vectorOf(expected.at(name).at("values"));
        for (Index s = 0; s < values.size(); ++s)
            COMPARE_WITHIN(ofOutput(found, 0)(s, 0), values[s], tolerance.get<double>());
        COMPARE_WITHIN(found.mean[0], expected.at(name).at("mean").get<double>(),
                       tolerance.get<double>());
    }
}

void ShapleyTest::interactionsAgreeWithEnumeration() {
    const TaskPtr task = test::mixedTask(12, {"a", "b", "c"});
    const Predictor predictor = test::randomPredictor(task->recipe, 9, true);
    const std::vector<std::int32_t> background{0, 4, 7};
    const auto sources = std::ssize(task->recipe->sources);
    for (const BackgroundKind kind : {BackgroundKind::Independent, BackgroundKind::Joint}) {
        const auto worth = worths(predictor, task->x, 3, kind, background);
        const Matrix alone = shapleyOf(worth, sources);
        const auto found = shapleyInteractions(predictor, task->x, 3, {kind, background});
        QCOMPARE(found.size(), std::size_t(3));
        for (Index c = 0; c < 3; ++c)
            for (Index i = 0; i < sources; ++i) {
                const Matrix& pairs = found[std::size_t(c)];
                COMPARE_WITHIN(pairs.row(i).sum(), alone(i, c), 1e-11);
                for (Index j = 0; j < sources; ++j)
                    if (i != j)
                        COMPARE_WITHIN(pairs(i, j), interactionOf(worth, sources, i, j, c) / 2.,
                                       1e-11);
            }
    }
}

void ShapleyTest::kernelsAgreeWithEnumeration_data() {
    QTest::addColumn<bool>("laplace");
    QTest::newRow("Gaussian") << false;
    QTest::newRow("Laplace") << true;
}

void ShapleyTest::kernelsAgreeWithEnumeration() {
    QFETCH(bool, laplace);
    const TaskPtr task = test::mixedTask(12);
    const Predictor predictor = kernelOf(*task, laplace ? Kernel::Laplace : Kernel::Gaussian);
    const std::vector<std::int32_t> background{0, 4, 7};
    const auto sources = std::ssize(task->recipe->sources);
    for (const BackgroundKind kind : {BackgroundKind::Independent, BackgroundKind::Joint}) {
        const Matrix expected = shapleyOf(worths(predictor, task->x, 3, kind, background), sources);
        const ShapleyValues found = valuesOf(predictor, task->x, {3}, background, kind);
        for (Index s = 0; s < sources; ++s)
            COMPARE_WITHIN(ofOutput(found, 0)(s, 0), expected(s, 0), 1e-9);
        QVERIFY(found.gap < 1e-9);
    }
}

void ShapleyTest::treesAgreeWithEnumeration_data() {
    QTest::addColumn<bool>("joint");
    QTest::newRow("independent") << false;
    QTest::newRow("joint") << true;
}

void ShapleyTest::treesAgreeWithEnumeration() {
    QFETCH(bool, joint);
    const TaskPtr task = test::mixedTaskOf(0);
    const Predictor predictor = test::randomTrees(*task, 12, 5);
    const std::vector<std::int32_t> background{1, 5, 17};
    const auto kind = joint ? BackgroundKind::Joint : BackgroundKind::Independent;
    const ShapleyValues found = valuesOf(predictor, task->x, {8, 19}, background, kind);
    for (const std::int32_t row : {8, 19}) {
        const auto worth = worths(predictor, task->x, row, kind, background);
        const Matrix expected = shapleyOf(worth, 5);
        const Index place = row == 8 ? 0 : 1;
        for (Index s = 0; s < 5; ++s)
            COMPARE_WITHIN(found.contributions[0](s, place), expected(s, 0), 1e-9);
        COMPARE_WITHIN(found.mean[0], worth.front()[0], 1e-9);
    }
    QVERIFY(found.gap < 1e-9);
    const auto halves = shapleyInteractions(predictor, task->x, 8, {kind, background});
    const auto worth = worths(predictor, task->x, 8, kind, background);
    COMPARE_WITHIN(halves[0](0, 1), interactionOf(worth, 5, 0, 1, 0) / 2., 1e-9);
}

void ShapleyTest::treesWithGapsSumToThePrediction() {
    const TaskPtr task = test::mixedTaskOf(3);
    const Predictor predictor = test::randomTrees(*task, 30, 5);
    DesignMatrix x = task->x;
    const SourceInputs colour = sourceInputs(*task->recipe)[2];
    x.row(4).segment(colour.first, colour.count).setZero();
    QVERIFY(valuesOf(predictor, x, {3, 4}, {0, 1, 2, 9}).gap < 1e-9);
}

/// More nodes than are looked at together.
void ShapleyTest::forestsInPartsSumToThePrediction() {
    const TaskPtr task = test::mixedTaskOf(0);
    const Predictor predictor = test::randomTrees(*task, 150, 16);
    QVERIFY(nodeCount(*predictor.trees()) > 400'000);
    const ShapleyValues found =
        valuesOf(predictor, task->x, {3, 4}, {0, 1, 2, 9}, BackgroundKind::Independent);
    QVERIFY(found.gap < 1e-9);
    QVERIFY(found.contributions[0].cwiseAbs().maxCoeff() > 0.01);
}

void ShapleyTest::sumsToThePrediction() {
    const TaskPtr task = test::mixedTask(100);
    const Predictor predictor = test::randomPredictor(task->recipe, 40, true);
    const auto all = test::allRows(*task);
    for (const BackgroundKind kind : {BackgroundKind::Independent, BackgroundKind::Joint}) {
        const ShapleyValues found = valuesOf(predictor, task->x, all, all, kind);
        const Matrix predicted = predict(predictor, task->x, all);
        for (Index i = 0; i < predicted.rows(); ++i)
            COMPARE_WITHIN(found.mean[0] + ofOutput(found, 0).col(i).sum(), predicted(i, 0),
                           1e-3 * task->recipe->targetScale);
        QVERIFY(found.gap < 1e-9);
        if (kind == BackgroundKind::Joint)
            COMPARE_WITHIN(found.mean[0], found.values.row(0).mean(), 1e-9);
    }
}

/// More columns than the nodes are exact for.
void ShapleyTest::manyColumnsSumToThePrediction() {
    constexpr Index kColumns = 90;
    RandomStream random(3, StreamId::SyntheticDesign);
    std::vector<Column> columns;
    for (Index j = 0; j <= kColumns; ++j) {
        std::vector<double> values;
        for (int i = 0; i < 20; ++i) values.push_back(random.normal());
        columns.push_back(test::numbers("x" + std::to_string(j), values));
    }
    const TaskPtr task = test::taskOf(std::move(columns), Problem::Regression);
    Predictor predictor = test::randomPredictor(task->recipe, 16, false);
    std::get<FourierModel>(predictor.model).scale *= 0.3;
    const ShapleyValues found = valuesOf(predictor, task->x, {0, 5}, test::allRows(*task));
    QVERIFY2(found.gap < 1e-9, qPrintable(QString::number(found.gap)));
}

void ShapleyTest::unusedColumnHasExactlyZero() {
    const TaskPtr task = test::mixedTask(30);
    Predictor predictor = test::randomPredictor(task->recipe, 20, false);
    auto& model = std::get<FourierModel>(predictor.model);
    model.scale[1] = 0.;
    const auto all = test::allRows(*task);
    for (const BackgroundKind kind : {BackgroundKind::Independent, BackgroundKind::Joint}) {
        const ShapleyValues found = valuesOf(predictor, task->x, all, all, kind);
        QVERIFY(ofOutput(found, 0).row(1).isZero(0.));
        QVERIFY(!ofOutput(found, 0).row(0).isZero(0.));
        QVERIFY(ofOutput(found, 0).row(4).isZero(0.));  // it is constant
    }
}

void ShapleyTest::alikeColumnsHaveAlikeValues() {
    std::vector<double> a, y;
    RandomStream random(3, StreamId::SyntheticDesign);
    for (int i = 0; i < 25; ++i) {
        a.push_back(random.normal());
        y.push_back(random.normal());
    }
    const TaskPtr task = test::taskOf({test::numbers("a", a), test::numbers("twin", a),
                                       test::numbers("c", y), test::numbers("y", y)},
                                      Problem::Regression);
    Predictor predictor = test::randomPredictor(task->recipe, 17, false);
    auto& model = std::get<FourierModel>(predictor.model);
    FourierBasis basis = *model.basis;
    basis.frequencies.row(1) = basis.frequencies.row(0);
    model.scale[1] = model.scale[0];
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    const auto all = test::allRows(*task);
    for (const BackgroundKind kind : {BackgroundKind::Independent, BackgroundKind::Joint}) {
        const Matrix found = ofOutput(valuesOf(predictor, task->x, all, all, kind), 0);
        QVERIFY((found.row(0) - found.row(1)).cwiseAbs().maxCoeff() < 1e-12);
        QVERIFY((found.row(0) - found.row(2)).cwiseAbs().maxCoeff() > 1e-3);
    }
}

void ShapleyTest::linearModelMovesByItsSlopes() {
    const TaskPtr task = test::mixedTask(30);
    const Predictor predictor = test::predictorAlong(task->recipe, 1, 2.);
    const auto all = test::allRows(*task);
    const Matrix found = ofOutput(valuesOf(predictor, task->x, all, all), 0);
    for (Index i = 0; i < found.cols(); ++i)
        COMPARE_WITHIN(found(1, i), 2. * task->recipe->targetScale * double(task->x(i, 1)), 1e-5);
    QVERIFY(found.row(0).isZero(0.));
}

void ShapleyTest::gapIsTheMeanOverLevels() {
    const TaskPtr task = test::mixedTask(30);
    const Predictor predictor = test::randomPredictor(task->recipe, 20, true);
    DesignMatrix x = task->x;
    for (Index j = 0; j < x.cols(); ++j)
        if (task->recipe->columns[std::size_t(j)].source == 2) x(5, j) = 0.F;
    const auto all = test::allRows(*task);
    const ShapleyValues found = valuesOf(predictor, x, {5}, all);
    QVERIFY(found.gap < 1e-9);
    const std::vector<std::int32_t> gappy{5};
    COMPARE_WITHIN(found.values(0, 0), predict(predictor, x, gappy)(0, 0),
                   1e-3 * task->recipe->targetScale);
    const ShapleyValues whole = valuesOf(predictor, task->x, {5}, all);
    QVERIFY(std::abs(found.values(0, 0) - whole.values(0, 0)) > 1e-3);
}

void ShapleyTest::quadratureIsExact() {
    for (const Index points : {1, 2, 3, 9, 32}) {
        const Quadrature rule = gaussLegendre(points);
        for (Index degree = 0; degree < 2 * points; ++degree) {
            const double integral =
                rule.weights.dot(rule.nodes.array().pow(double(degree)).matrix());
            COMPARE_WITHIN(integral, 1. / double(degree + 1), 1e-14);
        }
    }
}

void ShapleyTest::bitsDoNotDependOnThreads() {
    const TaskPtr task = test::mixedTask(70);
    const Predictor predictor = test::randomPredictor(task->recipe, 40, true);
    const auto all = test::allRows(*task);
    for (const BackgroundKind kind : {BackgroundKind::Independent, BackgroundKind::Joint}) {
        Matrix one, two;
        Arena(1).run([&] { one = ofOutput(valuesOf(predictor, task->x, all, all, kind), 0); });
        Arena(2).run([&] { two = ofOutput(valuesOf(predictor, task->x, all, all, kind), 0); });
        QVERIFY(one == two);
    }
}

void ShapleyTest::stopsWhenToldTo() {
    const TaskPtr task = test::mixedTask(70);
    const Predictor predictor = test::randomPredictor(task->recipe, 40, true);
    const auto all = test::allRows(*task);
    std::atomic<int> asked = 0;
    const GoOn goOn = [&] { return ++asked < 20; };
    QVERIFY(!shapleyValues(predictor, task->x, all, {BackgroundKind::Joint, all}, goOn));
    double share = 0.;
    QVERIFY(shapleyValues(predictor, task->x, all, {BackgroundKind::Joint, all}, always,
                          [&](double done) {
                              QVERIFY(done >= share);
                              share = done;
                          }));
    QCOMPARE(share, 1.);
}

ARDENT_TEST(ShapleyTest)
#include "shapley_test.moc"
