#include "core/store/tree_json.h"

#include <QtTest>

#include "tests/support/random_trees.h"

using namespace ardent;
using json::Json;

namespace {

/// u0 < 0.1 ? 1 : (u1 < 2 ? 3 : 4)
Json file() {
    return Json::parse(R"([{"output": 0, "input": [0, -1, 1, -1, -1],
                            "value": [0.1, 1, 2, 3, 4]}])");
}

std::string refusal(const Json& trees) {
    try {
        json::toTrees(trees, 2, 1);
    } catch (const std::exception& error) {
        return error.what();
    }
    return "read";
}

}  // namespace

class TreeJsonTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackToTheBit() {
        const TaskPtr task = test::mixedTask(100);
        const Predictor predictor = test::randomTrees(*task, 30, 7);
        const auto& trees = predictor.trees()->trees;
        const auto back =
            json::toTrees(Json::parse(json::fromTrees(trees).dump()), task->x.cols(), 1);
        QCOMPARE(back.size(), trees.size());
        for (std::size_t t = 0; t < back.size(); ++t)
            for (std::size_t i = 0; i < back[t]->nodes.size(); ++i) {
                const TreeNode& before = trees[t]->nodes[i];
                const TreeNode& after = back[t]->nodes[i];
                QVERIFY(before.input == after.input && before.threshold == after.threshold &&
                        before.left == after.left && before.right == after.right &&
                        before.value == after.value);
            }
    }

    void numbersAreShort() {
        Tree tree;
        tree.nodes = {{-1, 0.F, 0, 0, 0.1F}};
        const Json written = json::fromTrees({std::make_shared<const Tree>(tree)});
        QCOMPARE(written[0]["value"].dump(), std::string("[0.1]"));
    }

    void readsWhatFits() { QCOMPARE(refusal(file()), std::string("read")); }

    void refusesWhatIsNoTree_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<int>("node");
        QTest::addColumn<double>("value");
        QTest::newRow("input that is not there") << QByteArray("input") << 0 << 2.;
        QTest::newRow("input far below") << QByteArray("input") << 0 << -9.;
        QTest::newRow("nodes after the last leaf") << QByteArray("input") << 2 << -1.;
        QTest::newRow("a split without children") << QByteArray("input") << 4 << 1.;
        QTest::newRow("beyond 32 bits") << QByteArray("input") << 0 << 4294967296.;
        QTest::newRow("beyond single precision") << QByteArray("value") << 1 << 1e60;
    }

    void refusesWhatIsNoTree() {
        QFETCH(QByteArray, list);
        QFETCH(int, node);
        QFETCH(double, value);
        Json changed = file();
        Json& at = changed[0][list.toStdString()][std::size_t(node)];
        if (list == "value")
            at = value;
        else
            at = std::int64_t(value);
        QVERIFY(refusal(changed) != "read");
    }

    void refusesOtherShapes() {
        Json changed = file();
        changed[0]["output"] = 1;
        QVERIFY(refusal(changed) != "read");
        changed = file();
        changed[0]["value"].erase(4);
        QVERIFY(refusal(changed) != "read");
        changed = file();
        changed[0]["input"][0] = 0.5;
        QVERIFY(refusal(changed) != "read");
        changed = file();
        for (const char* list : {"input", "value"}) changed[0][list] = Json::array();
        QVERIFY(refusal(changed) != "read");
        QVERIFY(refusal(Json(3)) != "read");
    }

    void refusesWhatIsTooDeep() {
        Json deep = file();
        for (const char* list : {"input", "value"}) deep[0][list] = Json::array();
        const Index splits = kDeepestTree + 1;
        for (Index i = 0; i < 2 * splits + 1; ++i) {
            const bool isSplit = i % 2 == 0 && i < 2 * splits;
            deep[0]["input"].push_back(isSplit ? 0 : -1);
            deep[0]["value"].push_back(1.);
        }
        QVERIFY(refusal(deep) != "read");
    }
};

ARDENT_TEST(TreeJsonTest)
#include "tree_json_test.moc"
