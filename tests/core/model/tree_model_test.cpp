#include "core/model/tree_model.h"

#include <QtTest>
#include <limits>

#include "core/data/task/level_inputs.h"
#include "core/model/constant_model.h"
#include "core/model/level_mean.h"
#include "core/model/used_sources.h"
#include "core/parallel/blocks.h"
#include "tests/support/golden.h"
#include "tests/support/random_trees.h"

using namespace ardent;

namespace {

/// x0 < 1 ? 10 : (x1 < −2 ? 20 : 30)
Tree twoSplits() {
    Tree tree;
    tree.nodes = {{0, 1.F, 1, 2, 0.F},
                  {-1, 0.F, 0, 0, 10.F},
                  {1, -2.F, 3, 4, 0.F},
                  {-1, 0.F, 0, 0, 20.F},
                  {-1, 0.F, 0, 0, 30.F}};
    return tree;
}

TreeModel modelOf(std::vector<Tree> trees) {
    TreeModel model;
    model.inputs = 3;
    for (Tree& tree : trees) model.trees.push_back(std::make_shared<const Tree>(std::move(tree)));
    model.intercept = Vector::Constant(1, 0.5);
    return model;
}

double f(const TreeModel& model, float x0, float x1) {
    DesignMatrix x(1, 3);
    x << x0, x1, 0.F;
    return evaluate(model, x, {0})(0, 0);
}

}  // namespace

class TreeModelTest : public QObject {
    Q_OBJECT

private slots:
    void rowsBelowAThresholdGoLeft() {
        const TreeModel model = modelOf({twoSplits()});
        const float justBelow = std::nextafter(1.F, 0.F);
        QCOMPARE(f(model, justBelow, 0.F), 10.5);
        QCOMPARE(f(model, 1.F, std::nextafter(-2.F, -3.F)), 20.5);
        QCOMPARE(f(model, 1.F, -2.F), 30.5);
    }

    void treesAddUpInTheirOutputs() {
        Tree second = twoSplits();
        second.output = 1;
        TreeModel model = modelOf({twoSplits(), second, twoSplits()});
        model.weight = 0.1;
        model.intercept = Vector::LinSpaced(2, 1., 2.);
        const Matrix scores = evaluate(model, DesignMatrix::Zero(1, 3), {0});
        COMPARE_WITHIN(scores(0, 0), 1. + 0.1 * 20., 1e-15);
        COMPARE_WITHIN(scores(0, 1), 2. + 0.1 * 10., 1e-15);
        QVERIFY(model.isFinite());
        QCOMPARE(nodeCount(model), Index{15});
        QCOMPARE(depthOf(*model.trees[0]), Index{2});
    }

    void manyRowsAreAsTheyAreAlone() {
        const TaskPtr task = test::mixedTask(700);
        const Predictor predictor = test::randomTrees(*task);
        const auto& model = *predictor.trees();
        const Matrix all = evaluate(model, task->x, test::allRows(*task));
        Matrix added = model.intercept.transpose().replicate(700, 1);
        for (const TreePtr& tree : model.trees)
            addTree(*tree, model.weight, task->x, test::allRows(*task), added);
        QVERIFY((all - added).cwiseAbs().maxCoeff() < 1e-12);
        for (const std::int32_t row : {0, 255, 256, 699})
            QCOMPARE(all(row, 0), evaluate(model, task->x, {row})(0, 0));
        Arena(2).run([&] { QVERIFY(all == evaluate(model, task->x, test::allRows(*task))); });
    }

    void usedAreTheInputsThatAreSplitOn() {
        const TreeModel model = modelOf({twoSplits()});
        QCOMPARE(splitInputs(model), (std::vector<bool>{true, true, false}));
        const TaskPtr task = test::mixedTask(40);
        Predictor predictor = test::randomTrees(*task, 1, 1);
        auto& trees = std::get<TreeModel>(predictor.model);
        trees.trees = {std::make_shared<const Tree>(twoSplits())};
        QCOMPARE(usedSources(predictor), (std::vector<bool>{true, true, false, false, false}));
        QVERIFY(!isConstant(predictor));
        Tree leaf;
        leaf.nodes.resize(1);
        trees.trees = {std::make_shared<const Tree>(leaf)};
        QVERIFY(isConstant(predictor));
        QCOMPARE(std::ranges::count(usedSources(predictor), true), std::ptrdiff_t{0});
    }

    void aGapIsTheMeanOverTheLevels_data() {
        QTest::addColumn<std::vector<Index>>("sources");
        QTest::newRow("three levels") << std::vector<Index>{2};
        QTest::newRow("two sources") << std::vector<Index>{2, 3};
    }

    void aGapIsTheMeanOverTheLevels() {
        QFETCH(std::vector<Index>, sources);
        const TaskPtr task = test::mixedTask(60);
        const FittedRecipe& recipe = *task->recipe;
        const Predictor predictor = test::randomTrees(*task, 40, 6);
        const TreeModel mean = meanOverLevels(*predictor.trees(), recipe, sources);
        const auto inputs = sourceInputs(recipe);
        std::vector<std::pair<Vector, double>> places{{test::rowOf(task->x, 7), 1.}};
        DesignMatrix gap = task->x.row(7);
        for (const Index source : sources) {
            const SourceInputs& of = inputs[std::size_t(source)];
            gap.middleCols(of.first, of.count).setZero();
            const Vector shares = levelShares(recipe, source);
            std::vector<std::pair<Vector, double>> finer;
            for (const auto& [x, share] : places)
                for (Index level = 0; level < shares.size() - 1; ++level)
                    finer.emplace_back(test::withLevel(recipe, x, source, level),
                                       share * shares[level]);
            places = finer;
        }
        double expected = 0.;
        for (const auto& [x, share] : places)
            expected += share * evaluate(*predictor.trees(),
                                         DesignMatrix(x.transpose().cast<float>()), {0})(0, 0);
        COMPARE_WITHIN(evaluate(mean, gap, {0})(0, 0), expected, 1e-9);
    }

    void whatIsNotFiniteIsSeen() {
        Tree tree = twoSplits();
        tree.nodes[3].value = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(!modelOf({tree}).isFinite());
    }
};

ARDENT_TEST(TreeModelTest)
#include "tree_model_test.moc"
