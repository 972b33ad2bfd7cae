#include "core/method/top_k.h"

#include <QtTest>

#include "core/method/rffnet/rffnet_start.h"
#include "tests/support/rffnet_case.h"

using namespace ardent;

class TopKTest : public QObject {
    Q_OBJECT

private slots:
    void matchesGoldenValues_data() { test::addCases("rffnet_topk.json"); }
    void matchesGoldenValues();
    void startMatchesGoldenValues_data() { test::addCases("rffnet_topk.json"); }
    void startMatchesGoldenValues();
    void groupsAreKeptTogether();
    void stopsWhenAsked();
};

namespace {

Selection select(const test::RffnetCase& c, const std::vector<VariableInputs>& groups) {
    const auto score = [&](const Matrix& scores) {
        double sum = 0.;
        for (Index i = 0; i < scores.rows(); ++i)
            sum += std::pow(scores(i, 0) - c.y[static_cast<std::size_t>(i)], 2);
        return -sum / double(scores.rows());
    };
    return *topK(c.basis, c.parameters, c.x.data(), c.rows, groups, score, always);
}

std::vector<VariableInputs> oneEach(Index inputs) {
    std::vector<VariableInputs> groups;
    for (Index j = 0; j < inputs; ++j) groups.push_back({j});
    return groups;
}

}  // namespace

void TopKTest::matchesGoldenValues() {
    const auto golden = test::goldenCase("rffnet_topk.json");
    const test::RffnetCase c(golden.inputs, "X_val", "y_val");
    const auto& expected = golden.expected;
    const Selection found = select(c, oneEach(c.parameters.inputs));
    QCOMPARE(found.order, expected["order_desc_abs"].get<std::vector<Index>>());
    QCOMPARE(found.chosen, expected["best_k"].get<Index>());
    for (const auto& entry : expected["per_k"]) {
        const int k = entry["k"];
        if (k == 0) continue;
        COMPARE_WITHIN(found.scores[std::size_t(k - 1)], entry["neg_mse"].get<double>(), 1e-11);
    }
}

void TopKTest::startMatchesGoldenValues() {
    const auto golden = test::goldenCase("rffnet_topk.json");
    const test::RffnetCase c(golden.inputs, "X_val", "y_val");
    const DesignMatrix x = test::matrixOf(golden.inputs["X_val"]).cast<float>();
    const Vector start = rangeOverDimension(x, c.rows);
    const Vector expected = test::vectorOf(golden.expected["init_relevance_eq15"]);
    for (Index j = 0; j < start.size(); ++j) COMPARE_WITHIN(start[j], expected[j], 1e-6);
}

void TopKTest::groupsAreKeptTogether() {
    const auto golden = test::goldenCase("rffnet_topk.json", 0);
    const test::RffnetCase c(golden.inputs, "X_val", "y_val");
    const Selection found = select(c, {{0, 1, 2}, {3, 4, 5}});
    QCOMPARE(found.order.size(), std::size_t{2});
    QCOMPARE(found.scores.size(), std::size_t{2});
    const Selection single = select(c, oneEach(6));
    COMPARE_WITHIN(found.scores.back(), single.scores.back(), 1e-12);
}

void TopKTest::stopsWhenAsked() {
    const auto golden = test::goldenCase("rffnet_topk.json", 0);
    const test::RffnetCase c(golden.inputs, "X_val", "y_val");
    const auto none = topK(
        c.basis, c.parameters, c.x.data(), c.rows, oneEach(6), [](const Matrix&) { return 0.; },
        [] { return false; });
    QVERIFY(!none);
}

ARDENT_TEST(TopKTest)
#include "top_k_test.moc"
