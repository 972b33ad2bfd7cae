#include "core/model/metrics.h"

#include <QtTest>
#include <cmath>

#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// Columns 1 − p and p.
Matrix twoClasses(const std::vector<double>& probabilities) {
    Matrix both(Index(probabilities.size()), 2);
    for (Index i = 0; i < both.rows(); ++i) {
        both(i, 1) = probabilities[std::size_t(i)];
        both(i, 0) = 1. - both(i, 1);
    }
    return both;
}

}  // namespace

class MetricsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("metrics.json"); }
    void agreesWithTheReference();
    void theMeanHasAnR2OfZero();
    void countsTiesHalf();
    void areasHaveIntervalsThatAreNotEmpty();
    void areaIsUndefinedWithOneClass();
    void averagesTheClassesThatOccur();
    void accuracyTakesTheLikeliestClass();
    void logLossIsClipped();
    void undefinedValuesAreNaN();
    void r2SurvivesALargeOffset();
    void findsAMetricByName();
};

void MetricsTest::agreesWithTheReference() {
    const auto golden = test::goldenCase("metrics.json");
    const double tolerance = golden.tolerance;
    const auto& inputs = golden.inputs;
    const auto& expected = golden.expected;

    const Metrics regression = regressionMetrics(inputs["truth"].get<std::vector<double>>(),
                                                 inputs["prediction"].get<std::vector<double>>());
    for (const char* name : {"rmse", "mse", "r2"})
        COMPARE_WITHIN(metric(regression, name), expected[name].get<double>(), tolerance);

    const auto labels = inputs["labels"].get<std::vector<int>>();
    const auto scores = inputs["scores"].get<std::vector<double>>();
    COMPARE_WITHIN(areaUnderCurve(labels, scores), expected["auc"].get<double>(), tolerance);
    Matrix thresholded(Index(scores.size()), 2);
    for (Index i = 0; i < thresholded.rows(); ++i)
        thresholded.row(i) << 0.4, scores[std::size_t(i)];
    COMPARE_WITHIN(metric(classificationMetrics(labels, thresholded), "accuracy"),
                   expected["accuracy"].get<double>(), tolerance);
    std::vector<double> probabilities;
    for (const double score : scores) probabilities.push_back(1. / (1. + std::exp(-score)));
    const Metrics classification = classificationMetrics(labels, twoClasses(probabilities));
    COMPARE_WITHIN(metric(classification, "auc"), expected["auc"].get<double>(), tolerance);
    COMPARE_WITHIN(metric(classification, "log_loss"),
                   expected["log_loss_of_sigmoid_scores"].get<double>(), tolerance);
}

void MetricsTest::theMeanHasAnR2OfZero() {
    for (const int rows : {3, 10, 77, 1000}) {
        std::vector<double> truth;
        double sum = 0.;
        for (int i = 0; i < rows; ++i) {
            truth.push_back(0.1 + std::sin(1.7 * i) / 3.);
            sum += truth.back();
        }
        const double nearly = sum / rows * (1. + 1e-9);  // as a model in float32 is
        const std::vector<double> constant(truth.size(), nearly);
        QCOMPARE(metric(regressionMetrics(truth, constant), "r2"), 0.);
        QVERIFY(std::abs(metric(regressionMetrics(truth, constant), "r2")) == 0.);
        std::vector<double> better = constant;
        better[1] += 1e-6 * (truth[1] - nearly);
        QVERIFY(metric(regressionMetrics(truth, better), "r2") > 0.);
    }
}

void MetricsTest::countsTiesHalf() {
    // Pairs (positive, negative): 0.5 against 0.5 is half, against 0.1 one; 0.2 against 0.5 none,
    // against 0.1 one.
    COMPARE_WITHIN(areaUnderCurve(std::vector{1, 0, 1, 0}, std::vector{0.5, 0.5, 0.2, 0.1}),
                   2.5 / 4., 1e-12);
    COMPARE_WITHIN(areaUnderCurve(std::vector{1, 0, 0}, std::vector{0.3, 0.3, 0.3}), 0.5, 1e-12);
}

/// Of 5 and 7 rows that are ranked without a fault, by SciPy's root of
/// 1 - a = 1.96 sqrt(a (1 - a) (1 + 5 (1 - a) / (2 - a) + 5 a / (1 + a)) / 35).
void MetricsTest::areasHaveIntervalsThatAreNotEmpty() {
    const Range perfect = areaInterval(1., 5., 7.);
    COMPARE_WITHIN(perfect.low, 0.6827897, 1e-6);
    QCOMPARE(perfect.high, 1.);
    const Range mirrored = areaInterval(0., 5., 7.);
    COMPARE_WITHIN(mirrored.high, 1. - perfect.low, 1e-9);
    const Range many = areaInterval(0.8, 400., 500.);
    QVERIFY(many.low > 0.76 && many.low < 0.79 && many.high > 0.81 && many.high < 0.84);
    QVERIFY(isRankedBeyondChance(std::vector{1, 1, 1, 1, 1, 0, 0, 0, 0, 0}, 0.95, 1.96));
    QVERIFY(!isRankedBeyondChance(std::vector{1, 1, 1, 1, 0, 0, 0, 0, 0, 0}, 0.95, 1.96));
}

void MetricsTest::areaIsUndefinedWithOneClass() {
    QVERIFY(std::isnan(areaUnderCurve(std::vector{1, 1}, std::vector{0.1, 0.2})));
    QVERIFY(std::isnan(areaUnderCurve(std::vector{0, 0}, std::vector{0.1, 0.2})));
    QVERIFY(std::isnan(areaUnderCurve(std::vector<int>{}, std::vector<double>{})));
    QVERIFY(std::isnan(areaUnderCurve(std::vector{1, 0}, std::vector{0.1, std::nan("")})));
    COMPARE_WITHIN(areaUnderCurve(std::vector{1, 0}, std::vector{HUGE_VAL, -HUGE_VAL}), 1., 1e-12);
}

void MetricsTest::averagesTheClassesThatOccur() {
    Matrix probabilities(4, 3);
    probabilities << 0.7, 0.2, 0.1,  //
        0.4, 0.5, 0.1,               //
        0.5, 0.4, 0.1,               //
        0.3, 0.3, 0.4;
    // Class 0 (rows 0, 1): 0.7 beats both, 0.4 beats one of two → 3/4. Class 1 (row 2): 0.4 beats
    // 0.2 and 0.3 → 2/3. Class 2 (row 3) → 1.
    COMPARE_WITHIN(metric(classificationMetrics(std::vector{0, 0, 1, 2}, probabilities), "auc"),
                   (0.75 + 2. / 3. + 1.) / 3., 1e-12);
    // Without class 2: class 0 as before; class 1 (rows 2, 3): 0.4 and 0.3 each beat one of two.
    COMPARE_WITHIN(metric(classificationMetrics(std::vector{0, 0, 1, 1}, probabilities), "auc"),
                   (0.75 + 0.5) / 2., 1e-12);
    QVERIFY(
        std::isnan(metric(classificationMetrics(std::vector{0, 0, 0, 0}, probabilities), "auc")));
}

void MetricsTest::accuracyTakesTheLikeliestClass() {
    Matrix probabilities(3, 3);
    probabilities << 0.2, 0.5, 0.3, 0.4, 0.4, 0.2, 0.1, 0.1, 0.8;
    COMPARE_WITHIN(metric(classificationMetrics(std::vector{1, 0, 0}, probabilities), "accuracy"),
                   2. / 3., 1e-12);
}

void MetricsTest::logLossIsClipped() {
    const Metrics wrong = classificationMetrics(std::vector{1, 0}, twoClasses({0., 1.}));
    COMPARE_WITHIN(metric(wrong, "log_loss"), -std::log(1e-6), 1e-12);
    const Metrics right = classificationMetrics(std::vector{1, 0}, twoClasses({1., 0.}));
    COMPARE_WITHIN(metric(right, "log_loss"), -std::log(1. - 1e-6), 1e-12);
}

void MetricsTest::undefinedValuesAreNaN() {
    const Metrics constant = regressionMetrics(std::vector{2., 2.}, std::vector{2., 3.});
    QVERIFY(std::isnan(metric(constant, "r2")));
    COMPARE_WITHIN(metric(constant, "mae"), 0.5, 1e-12);
    const std::vector<double> tenths(10, 0.1);  // their mean is 0.1 − 1.4e-17
    QVERIFY(std::isnan(metric(regressionMetrics(tenths, std::vector(10, 0.3)), "r2")));
    for (const auto& [name, value] :
         regressionMetrics(std::vector<double>{}, std::vector<double>{}))
        QVERIFY2(std::isnan(value), name.c_str());
    for (const auto& [name, value] : classificationMetrics(std::vector<int>{}, Matrix(0, 2)))
        QVERIFY2(std::isnan(value), name.c_str());
    const Metrics broken =
        classificationMetrics(std::vector{0, 1}, twoClasses({0.5, std::nan("")}));
    for (const auto& [name, value] : broken) QVERIFY2(std::isnan(value), name.c_str());
}

void MetricsTest::r2SurvivesALargeOffset() {
    const std::vector<double> truth{1e9 + 1., 1e9 + 2., 1e9 + 3., 1e9 + 4.};
    const std::vector<double> prediction{1e9 + 1., 1e9 + 2., 1e9 + 3., 1e9 + 3.};
    COMPARE_WITHIN(metric(regressionMetrics(truth, prediction), "r2"), 1. - 1. / 5., 1e-9);
}

void MetricsTest::findsAMetricByName() {
    const Metrics metrics{{"rmse", 1.5}, {"r2", 0.25}};
    COMPARE_WITHIN(metric(metrics, "r2"), 0.25, 1e-12);
    QVERIFY(std::isnan(metric(metrics, "auc")));
}

ARDENT_TEST(MetricsTest)
#include "metrics_test.moc"
