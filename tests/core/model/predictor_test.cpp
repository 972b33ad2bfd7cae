#include "core/model/predictor.h"

#include <QtTest>
#include <cmath>

#include "core/model/metrics.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;

namespace {

const Matrix kSlope = Matrix::Constant(1, 1, 0.5);

TaskPtr threeRows(Column target, Problem problem) {
    return test::taskOf({test::numbers("x", {1., 2., 6.}), std::move(target)}, problem);
}

Predictor sloped(const FittedRecipePtr& recipe, Link link) {
    return test::linearPredictor(recipe, kSlope, Vector::Constant(1, 0.25), link);
}

/// The model's score where x has this value.
double score(const FittedRecipe& recipe, double x) {
    const EncodedColumn& column = recipe.columns.front();
    return 0.25 + 0.5 * (x - column.offset) / column.scale;
}

}  // namespace

class PredictorTest : public QObject {
    Q_OBJECT

private slots:
    void aNumberIsInTheTargetsUnit() {
        const TaskPtr task = threeRows(test::numbers("y", {10., 20., 60.}), Problem::Regression);
        const FittedRecipe& recipe = *task->recipe;
        QCOMPARE(recipe.columns.front().offset, 3.);
        QCOMPARE(recipe.targetOffset, 30.);
        const Predictor predictor = sloped(task->recipe, Link::Identity);
        const Matrix predicted = predict(predictor, task->x);
        QCOMPARE(predicted.rows(), Index{3});
        QCOMPARE(predicted.cols(), Index{1});
        const std::vector<double> x{1., 2., 6.};
        for (Index i = 0; i < 3; ++i)
            COMPARE_WITHIN(predicted(i, 0),
                           30. + recipe.targetScale * score(recipe, x[std::size_t(i)]), 1e-5);
    }

    void equalRowsHaveEqualProbabilities_data() {
        QTest::addColumn<int>("classes");
        for (const int classes : {1, 2, 3, 129}) QTest::addRow("%d", classes) << classes;
    }

    /// Also behind the last whole vector of a column, whatever address it begins at.
    void equalRowsHaveEqualProbabilities() {
        QFETCH(int, classes);
        const auto link = classes == 1 ? Link::Logistic : Link::Softmax;
        Matrix scores(509, classes);
        for (Index c = 0; c < classes; ++c)
            scores.col(c).setConstant(std::sin(1. + 37. * double(c)));
        const Matrix probabilities = classProbabilities(link, scores);
        for (Index i = 1; i < scores.rows(); ++i)
            QVERIFY2((probabilities.row(i).array() == probabilities.row(0).array()).all(),
                     qPrintable(QString::number(i)));
        COMPARE_WITHIN(probabilities.row(508).sum(), 1., 1e-12);
        std::vector<int> labels;
        const auto most = std::max(2, classes);
        for (int i = 0; i < 509; ++i) labels.push_back(i * i % most);
        QCOMPARE(metric(classificationMetrics(labels, probabilities), "auc"), 0.5);
    }

    void twoClassesShareOne() {
        const TaskPtr task =
            threeRows(test::levels("y", {"no", "yes"}, {0, 1, 1}), Problem::Classification);
        const Matrix predicted = predict(sloped(task->recipe, Link::Logistic), task->x, {2, 0});
        QCOMPARE(predicted.rows(), Index{2});
        QCOMPARE(predicted.cols(), Index{2});
        const double second = 1. / (1. + std::exp(-score(*task->recipe, 6.)));
        COMPARE_WITHIN(predicted(0, 1), second, 1e-6);
        COMPARE_WITHIN(predicted(0, 0), 1. - second, 1e-6);
        QVERIFY(predicted(1, 1) < predicted(0, 1));
    }

    void aLaterTableIsEncodedByName() {
        const TaskPtr task = threeRows(test::numbers("y", {10., 20., 60.}), Problem::Regression);
        const Predictor predictor = sloped(task->recipe, Link::Identity);
        const Table later = test::table(
            {test::numbers("other", {7., 8., 9.}), test::numbers("x", {6., test::kMissing, 1.})});
        const auto predicted = predict(predictor, later);
        QVERIFY(predicted.has_value());
        const Matrix learned = predict(predictor, task->x);
        QCOMPARE((*predicted)(0, 0), learned(2, 0));
        QCOMPARE((*predicted)(1, 0), learned(1, 0));  // 2 is the median
        QCOMPARE((*predicted)(2, 0), learned(0, 0));
        const auto without = predict(predictor, test::table({test::numbers("z", {1.})}));
        QVERIFY(!without && without.error().text.english().find("\"x\"") != std::string::npos);
    }

    void probabilitiesAreFiniteForAnyScore() {
        Matrix scores(3, 3);
        scores << 1., 2., 3., 0., 800., -800., -1e6, -1e6, -1e6;
        const Matrix several = classProbabilities(Link::Softmax, scores);
        const double sum = std::exp(-2.) + std::exp(-1.) + 1.;
        COMPARE_WITHIN(several(0, 0), std::exp(-2.) / sum, 1e-15);
        COMPARE_WITHIN(several(1, 1), 1., 1e-15);
        COMPARE_WITHIN(several(2, 2), 1. / 3., 1e-15);
        const Matrix two = classProbabilities(Link::Logistic, scores.col(1));
        for (const Matrix& probabilities : {several, two}) {
            QVERIFY(probabilities.allFinite());
            for (Index i = 0; i < probabilities.rows(); ++i)
                COMPARE_WITHIN(probabilities.row(i).sum(), 1., 1e-12);
        }
        QVERIFY_EXCEPTION_THROWN(classProbabilities(Link::Identity, scores), std::logic_error);
    }

    void onlyWavesHaveClosedForms() {
        Predictor predictor;
        QVERIFY(predictor.fourier() != nullptr);
        predictor.model = KernelModel{};
        QVERIFY(predictor.fourier() == nullptr);
    }
};

QTEST_GUILESS_MAIN(PredictorTest)
#include "predictor_test.moc"
