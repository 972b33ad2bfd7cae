#include "core/train/loss_series.h"

#include <QtTest>

#include "tests/support/hand_made_task.h"
#include "tests/support/small_task.h"

using namespace ardent;

class LossSeriesTest : public QObject {
    Q_OBJECT

private slots:
    void validationRowsHaveTheirOwn();
    void withoutThemThereIsOne();
};

void LossSeriesTest::validationRowsHaveTheirOwn() {
    const auto series = lossSeries(*test::syntheticTask("moons", 100));
    QCOMPARE(series.size(), std::size_t{2});
    QCOMPARE(series[0].id, std::string("train"));
    QCOMPARE(titleAndMeasure(series[0]), std::string("Training loss (cross-entropy, natural log)"));
    QCOMPARE(series[1].id, std::string("validation"));
    QCOMPARE(titleAndMeasure(series[1]),
             std::string("Validation loss (cross-entropy, natural log)"));
}

void LossSeriesTest::withoutThemThereIsOne() {
    const TaskPtr task =
        test::taskOf({test::numbers("a", {1., 2., 3., 9.}), test::numbers("y", {1., 2., 3., 5.})},
                     Problem::Regression);
    const auto series = lossSeries(*task);
    QCOMPARE(series.size(), std::size_t{1});
    QCOMPARE(titleAndMeasure(series[0]), std::string("Training loss (mean squared error)"));
    QCOMPARE(series[0].metric, std::string("mse"));
}

ARDENT_TEST(LossSeriesTest)
#include "loss_series_test.moc"
