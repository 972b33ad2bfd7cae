#include "core/method/trees/tree_booster.h"

#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

DesignMatrix designOf(const nlohmann::json& json) {
    return test::matrixOf(json).cast<float>();
}

/// A task with the inputs and targets of a case.
Task taskOfCase(const nlohmann::json& inputs) {
    Task task = *test::syntheticTask("gse1", 40);
    task.x = designOf(inputs.at("x"));
    task.y = inputs.at("y").get<std::vector<float>>();
    task.split = {};
    for (std::int32_t row = 0; row < task.x.rows(); ++row) task.split.train.push_back(row);
    return task;
}

BoosterSettings settingsOf(const nlohmann::json& inputs) {
    BoosterSettings settings;
    for (const auto& [name, value] : inputs.at("settings").items())
        settings.emplace_back(name, value.dump());
    const int classes = inputs.at("classes");
    settings.emplace_back("objective", classes == 0   ? "reg:squarederror"
                                       : classes == 2 ? "binary:logistic"
                                                      : "multi:softprob");
    if (classes > 2) settings.emplace_back("num_class", std::to_string(classes));
    return settings;
}

double farthest(const Matrix& scores, const nlohmann::json& expected) {
    return (scores - test::matrixOf(expected)).cwiseAbs().maxCoeff();
}

}  // namespace

class TreeBoosterTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithThePythonPackage_data() { test::addCases("boosted_trees.json"); }

    void agreesWithThePythonPackage() {
        const auto golden = test::goldenCase("boosted_trees.json");
        const Task task = taskOfCase(golden.inputs);
        const Vector start = test::vectorOf(golden.inputs.at("start"));
        TreeBooster booster(task, task.split.train, start, settingsOf(golden.inputs));
        TreeModel model;
        model.inputs = task.x.cols();
        model.intercept = start;
        Vector gains = Vector::Zero(model.inputs);
        const double tolerance = golden.tolerance.at("abs");
        for (int round = 0; round < golden.inputs.at("rounds").get<int>(); ++round) {
            for (GrownTree& grown : booster.grow()) {
                gains += grown.gains;
                model.trees.push_back(std::move(grown.tree));
            }
            if (round == 0)
                QVERIFY(farthest(evaluate(model, task.x, task.split.train),
                                 golden.expected.at("first_round")) <= tolerance);
        }
        QVERIFY(farthest(evaluate(model, task.x, task.split.train), golden.expected.at("scores")) <=
                tolerance);
        const DesignMatrix later = designOf(golden.inputs.at("later"));
        std::vector<std::int32_t> rows(static_cast<std::size_t>(later.rows()));
        std::iota(rows.begin(), rows.end(), 0);
        QVERIFY(farthest(evaluate(model, later, rows), golden.expected.at("later")) <= tolerance);
        const Vector expected = test::vectorOf(golden.expected.at("gains"));
        const double relative = golden.tolerance.at("gains_rel");
        QVERIFY((gains - expected).cwiseAbs().maxCoeff() <= relative * expected.maxCoeff());
    }

    void anotherSeedGivesOtherTrees() {
        const auto golden = test::goldenCase("boosted_trees.json", 0);
        const Task task = taskOfCase(golden.inputs);
        BoosterSettings settings = settingsOf(golden.inputs);
        const auto first = [&](const std::string& seed) {
            for (auto& [name, value] : settings)
                if (name == "seed") value = seed;
            TreeBooster booster(task, task.split.train, Vector::Zero(1), settings);
            return booster.grow().front().tree->nodes.front().threshold;
        };
        QCOMPARE(first("3"), first("3"));
        QVERIFY(first("3") != first("4") || first("3") != first("5"));
    }

    void aFaultIsThrownWithoutItsTrace() {
        const auto golden = test::goldenCase("boosted_trees.json", 0);
        const Task task = taskOfCase(golden.inputs);
        try {
            TreeBooster booster(task, task.split.train, Vector::Zero(1),
                                {{"objective", "no:such"}});
            booster.grow();
            QFAIL("no such objective");
        } catch (const std::runtime_error& error) {
            const std::string text = error.what();
            QVERIFY2(text.starts_with("XGBoost: Unknown objective"), text.c_str());
            QVERIFY(text.find('\n') == std::string::npos);
        }
    }
};

ARDENT_TEST(TreeBoosterTest)
#include "tree_booster_test.moc"
