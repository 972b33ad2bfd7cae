#include "core/model/class_metrics.h"

#include <QtTest>
#include <cmath>

#include "tests/support/golden.h"

using namespace ardent;

/// Scores of classes against values worked out by hand and against each other.
class ClassMetricsTest : public QObject {
    Q_OBJECT

private slots:
    void ofTwoClassesTheSecondIsPositive();
    void neverGivenIsZeroAndNeverThereIsUndefined();
    void ofMoreClassesTheyAreMeans();
    void matthewsIsTheCorrelationOfTheIndicators();
    void averagePrecisionPassesTiesAtOnce();
    void allNamesAreThereAndNotFiniteIsUndefined();
};

namespace {

Matrix confusion(std::initializer_list<std::initializer_list<double>> rows) {
    Matrix counts(std::ssize(rows), std::ssize(rows));
    Index i = 0;
    for (const auto& row : rows) {
        Index j = 0;
        for (const double value : row) counts(i, j++) = value;
        ++i;
    }
    return counts;
}

}  // namespace

void ClassMetricsTest::ofTwoClassesTheSecondIsPositive() {
    const Retrieval found = retrieval(confusion({{50, 5}, {3, 2}}));
    QCOMPARE(found.precision, 2. / 7.);
    QCOMPARE(found.recall, 2. / 5.);
    QCOMPARE(found.f1, 2. * (2. / 7.) * (2. / 5.) / (2. / 7. + 2. / 5.));
    QCOMPARE(balancedAccuracy(confusion({{50, 5}, {3, 2}})), (50. / 55. + 2. / 5.) / 2.);
}

void ClassMetricsTest::neverGivenIsZeroAndNeverThereIsUndefined() {
    const Retrieval never = retrieval(confusion({{50, 0}, {5, 0}}));
    QCOMPARE(never.precision, 0.);
    QCOMPARE(never.recall, 0.);
    QCOMPARE(never.f1, 0.);
    QCOMPARE(matthewsCorrelation(confusion({{50, 0}, {5, 0}})), 0.);
    QVERIFY(std::isnan(retrieval(confusion({{50, 3}, {0, 0}})).f1));
}

void ClassMetricsTest::ofMoreClassesTheyAreMeans() {
    const Matrix counts = confusion({{4, 1, 0}, {2, 3, 0}, {0, 0, 0}});
    const Retrieval found = retrieval(counts);
    COMPARE_WITHIN(found.precision, (4. / 6. + 3. / 4.) / 2., 1e-12);
    COMPARE_WITHIN(found.recall, (4. / 5. + 3. / 5.) / 2., 1e-12);
    COMPARE_WITHIN(found.f1, (8. / 11. + 6. / 9.) / 2., 1e-12);
}

/// Pearson's r of 0 and 1; with three classes 1 where all are right, and not changed by their
/// order.
void ClassMetricsTest::matthewsIsTheCorrelationOfTheIndicators() {
    const double tn = 50, fp = 5, fn = 3, tp = 2;
    const double expected =
        (tp * tn - fp * fn) / std::sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn));
    COMPARE_WITHIN(matthewsCorrelation(confusion({{tn, fp}, {fn, tp}})), expected, 1e-12);
    COMPARE_WITHIN(matthewsCorrelation(confusion({{3, 0, 0}, {0, 4, 0}, {0, 0, 5}})), 1., 1e-12);
    const double one = matthewsCorrelation(confusion({{3, 1, 2}, {0, 4, 1}, {1, 1, 5}}));
    COMPARE_WITHIN(matthewsCorrelation(confusion({{4, 0, 1}, {1, 3, 2}, {1, 1, 5}})), one, 1e-12);
}

/// The first case is that of scikit-learn's manual.
void ClassMetricsTest::averagePrecisionPassesTiesAtOnce() {
    COMPARE_WITHIN(averagePrecision(std::vector{0, 0, 1, 1}, std::vector{0.1, 0.4, 0.35, 0.8}),
                   5. / 6., 1e-12);
    COMPARE_WITHIN(averagePrecision(std::vector{1, 0, 0, 1}, std::vector{.5, .5, .5, .5}), 0.5,
                   1e-12);
    QVERIFY(std::isnan(averagePrecision(std::vector{0, 0}, std::vector{.1, .2})));
}

void ClassMetricsTest::allNamesAreThereAndNotFiniteIsUndefined() {
    Matrix probabilities(4, 2);
    probabilities << .9, .1, .6, .4, .65, .35, .2, .8;
    const std::vector labels{0, 0, 1, 1};
    const Metrics metrics = classMetrics(labels, probabilities);
    for (const auto& [name, expected] :
         {std::pair("accuracy", .75), std::pair("precision", 1.), std::pair("recall", .5),
          std::pair("average_precision", 5. / 6.),
          std::pair("brier", (.01 + .16 + .4225 + .04) / 4.)})
        COMPARE_WITHIN(metric(metrics, name), expected, 1e-12);
    probabilities(0, 0) = std::nan("");
    for (const auto& [name, value] : classMetrics(labels, probabilities))
        QVERIFY2(std::isnan(value), name.c_str());
}

ARDENT_TEST(ClassMetricsTest)
#include "class_metrics_test.moc"
