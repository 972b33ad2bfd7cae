#include "core/model/split_metrics.h"

#include <QtTest>
#include <cmath>

#include "core/data/task/target_values.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// f(x) = intercept + cos(frequency · x) of one input, on rows x = 0 … n − 1.
struct SplitSetting {
    Predictor predictor;
    Task task;
};

SplitSetting setting(FittedRecipe recipe, Link link, double frequency, double intercept,
                     std::vector<float> y) {
    SplitSetting made;
    made.predictor.recipe = std::make_shared<FittedRecipe>(std::move(recipe));
    made.predictor.link = link;
    FourierModel model;
    model.basis = std::make_shared<FourierBasis>(
        FourierBasis{Matrix::Constant(1, 1, frequency), Vector::Zero(1)});
    model.scale = Vector::Ones(1);
    model.weights = Matrix::Ones(1, 1);
    model.intercept = Vector::Constant(1, intercept);
    made.predictor.model = std::move(model);
    made.task.recipe = made.predictor.recipe;
    made.task.x.resize(Index(y.size()), 1);
    for (Index i = 0; i < made.task.x.rows(); ++i) made.task.x(i, 0) = float(i);
    made.task.y = std::move(y);
    return made;
}

std::vector<float> waves(int rows) {
    std::vector<float> y;
    for (int row = 0; row < rows; ++row) y.push_back(std::sin(0.37F * float(row)));
    return y;
}

}  // namespace

class SplitMetricsTest : public QObject {
    Q_OBJECT

private slots:
    void regressionPartsAreInTheTargetsUnit();
    void classificationPartsUseTheirOwnRows();
    void leavesBetweenThousandsOfRows();
};

void SplitMetricsTest::regressionPartsAreInTheTargetsUnit() {
    FittedRecipe recipe;
    recipe.targetOffset = 10.;
    recipe.targetScale = 2.;
    // f = 1 everywhere: predicts 12, where the truth is 10, 14, 16 and 8.
    SplitSetting made = setting(recipe, Link::Identity, 0., 0., {0.f, 2.f, 3.f, -1.f});
    made.task.split.train = {0, 1};
    made.task.split.test = {2};
    const SplitMetrics metrics = splitMetrics(made.predictor, made.task);
    COMPARE_WITHIN(metric(metrics.train, "mse"), 4., 1e-6);
    COMPARE_WITHIN(metric(metrics.train, "r2"), 0., 1e-6);
    COMPARE_WITHIN(metric(metrics.test, "mae"), 4., 1e-6);
    QVERIFY(std::isnan(metric(metrics.test, "r2")));
    QVERIFY(metrics.validation.empty());
}

void SplitMetricsTest::classificationPartsUseTheirOwnRows() {
    FittedRecipe recipe;
    recipe.problem = Problem::Classification;
    recipe.classes = {"no", "yes"};
    // f = cos(π i) alternates 1, −1: "yes" on even rows.
    SplitSetting made = setting(recipe, Link::Logistic, M_PI, 0., {1.f, 0.f, 1.f, 0.f, 0.f, 1.f});
    made.task.split.train = {0, 1, 2, 3};
    made.task.split.validation = {4, 5};
    const SplitMetrics metrics = splitMetrics(made.predictor, made.task);
    COMPARE_WITHIN(metric(metrics.train, "accuracy"), 1., 0.);
    COMPARE_WITHIN(metric(metrics.train, "auc"), 1., 0.);
    COMPARE_WITHIN(metric(metrics.train, "log_loss"), std::log1p(std::exp(-1.)), 1e-5);
    COMPARE_WITHIN(metric(metrics.validation, "accuracy"), 0., 0.);
    COMPARE_WITHIN(metric(metrics.validation, "log_loss"), std::log1p(std::exp(1.)), 1e-5);
    QVERIFY(metrics.test.empty());
}

void SplitMetricsTest::leavesBetweenThousandsOfRows() {
    SplitSetting made = setting(FittedRecipe{}, Link::Identity, 1., 0., waves(10'000));
    for (std::int32_t row = 0; row < 10'000; ++row) made.task.split.train.push_back(row);
    int asked = 0;
    const auto counting = [&](int most) { return [&asked, most] { return ++asked <= most; }; };
    QVERIFY(!splitMetrics(made.predictor, made.task, counting(1)));
    QCOMPARE(asked, 2);
    const auto found = splitMetrics(made.predictor, made.task, always);
    QVERIFY(found.has_value());
    const std::vector<std::int32_t>& rows = made.task.split.train;
    const Matrix predicted = predict(made.predictor, made.task.x, rows);
    const Metrics atOnce =
        regressionMetrics(targetValues(made.task, rows), std::span(predicted.data(), rows.size()));
    QVERIFY(found->train == atOnce);
}

ARDENT_TEST(SplitMetricsTest)
#include "split_metrics_test.moc"
