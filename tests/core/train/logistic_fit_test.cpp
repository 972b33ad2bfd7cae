#include "core/train/logistic_fit.h"

#include <QtTest>

#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

struct LabelledSample {
    Matrix z;
    std::vector<float> labels;
};

/// Labels by the largest of noisy linear scores.
LabelledSample sample(Index rows, Index columns, Index classes) {
    LabelledSample made{Matrix(rows, columns), {}};
    RandomStream random(7, StreamId::SyntheticDesign);
    Matrix truth(columns, classes);
    for (double& value : truth.reshaped()) value = random.normal();
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j)
            made.z(i, j) = random.normal() * (j % 3 == 0 ? 100. : 1.);
        Vector scores = (made.z.row(i) * truth).transpose();
        for (double& score : scores) score += 20. * random.normal();
        Index best = 0;
        scores.maxCoeff(&best);
        made.labels.push_back(static_cast<float>(best));
    }
    return made;
}

/// Largest absolute derivative of the objective, by every weight and intercept.
double largestSlope(const LabelledSample& s, Index classes, double penalty,
                    const LinearScores& fit) {
    Matrix scores = s.z * fit.weights;
    scores.rowwise() += fit.intercept.transpose();
    Matrix residual(scores.rows(), scores.cols());
    for (Index i = 0; i < scores.rows(); ++i) {
        const auto label = static_cast<Index>(s.labels[static_cast<std::size_t>(i)]);
        if (classes == 2) {
            residual(i, 0) = 1. / (1. + std::exp(-scores(i, 0))) - static_cast<double>(label);
            continue;
        }
        const Vector weights = (scores.row(i).array() - scores.row(i).maxCoeff()).exp();
        residual.row(i) = weights.transpose() / weights.sum();
        residual(i, label) -= 1.;
    }
    const Matrix slope = s.z.transpose() * residual + penalty * fit.weights;
    return std::max(slope.cwiseAbs().maxCoeff(), residual.colwise().sum().cwiseAbs().maxCoeff());
}

}  // namespace

class LogisticFitTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("baselines.json"); }

    void agreesWithTheReference() {
        const auto golden = test::goldenCase("baselines.json");
        const auto& inputs = golden.inputs;
        const auto& expected = golden.expected.at("logistic");
        const double tolerance = golden.tolerance.at("logistic_abs");
        const Matrix z = test::matrixOf(inputs.at("X"));
        std::vector<float> labels;
        for (const auto& label : inputs.at("y_class"))
            labels.push_back(label.get<double>() > 0. ? 1.F : 0.F);
        const double c = inputs.at("C");

        const auto fit = LogisticRegression(heldRows(z), labels, 2).fit(1. / c, nullptr, always);
        QVERIFY(fit && fit->converged);
        COMPARE_WITHIN(fit->scores.intercept[0], expected.at("intercept").get<double>(), tolerance);
        const Vector coefficients = test::vectorOf(expected.at("coefficients"));
        for (Index j = 0; j < coefficients.size(); ++j)
            COMPARE_WITHIN(fit->scores.weights(j, 0), coefficients[j], tolerance);
        COMPARE_WITHIN(c * fit->objective, expected.at("objective").get<double>(), tolerance);
    }

    void endsWhereTheSlopeIsZero_data() {
        QTest::addColumn<int>("classes");
        QTest::addColumn<int>("columns");
        QTest::addColumn<double>("penalty");
        for (const int classes : {2, 5})
            for (const int columns : {1, 40, 700})
                for (const double penalty : {columns < 100 ? 1e-2 : 1e3, 10.})
                    QTest::addRow("%d classes, %d columns, penalty %g", classes, columns, penalty)
                        << classes << columns << penalty;
    }

    void endsWhereTheSlopeIsZero() {
        QFETCH(int, classes);
        QFETCH(int, columns);
        QFETCH(double, penalty);
        const LabelledSample s = sample(500, columns, classes);
        const auto fit =
            LogisticRegression(heldRows(s.z), s.labels, classes).fit(penalty, nullptr, always);
        QVERIFY2(fit && fit->converged, qPrintable(QString::number(fit->evaluations)));
        const double slope = largestSlope(s, classes, penalty, fit->scores);
        QVERIFY2(slope < 1e-3, qPrintable(QString::number(slope)));  // of sums near 10⁵
        QVERIFY2(fit->evaluations < 500, qPrintable(QString::number(fit->evaluations)));
        QVERIFY(std::abs(classes == 2 ? 0. : fit->scores.intercept.sum()) < 1e-9);
    }

    void goesOnFromAStart() {
        const LabelledSample s = sample(800, 30, 3);
        LogisticRegression regression(heldRows(s.z), s.labels, 3);
        const auto cold = regression.fit(1., nullptr, always);
        const auto again = regression.fit(1., &cold->scores, always);
        QVERIFY(again->evaluations <= 3);
        const auto next = regression.fit(0.8, &cold->scores, always);
        const auto fresh = regression.fit(0.8, nullptr, always);
        QVERIFY((next->scores.weights - fresh->scores.weights).cwiseAbs().maxCoeff() < 1e-5);
    }

    void isTheSameForAnyNumberOfThreads() {
        const LabelledSample s = sample(5000, 150, 3);
        const auto fitWith = [&](int threads) {
            std::optional<LogisticFit> fit;
            Arena(threads).run([&] {
                fit = LogisticRegression(heldRows(s.z), s.labels, 3).fit(1., nullptr, always);
            });
            return *fit;
        };
        const LogisticFit one = fitWith(1);
        for (const int threads : {2, 8}) {
            const LogisticFit many = fitWith(threads);
            QVERIFY(one.scores.weights == many.scores.weights);
            QVERIFY(one.scores.intercept == many.scores.intercept);
        }
    }

    void copesWithBadInput() {
        LabelledSample s = sample(60, 5, 2);
        const auto fit = [&](double penalty) {
            return LogisticRegression(heldRows(s.z), s.labels, 2).fit(penalty, nullptr, always);
        };
        s.z.col(1) = s.z.col(0);
        s.z.col(2).setConstant(3.);
        const auto duplicate = fit(1e-3);
        QVERIFY(duplicate->converged && duplicate->scores.weights.allFinite());
        QVERIFY(std::abs(duplicate->scores.weights(0, 0) - duplicate->scores.weights(1, 0)) < 1e-6);
        QVERIFY(fit(0.)->scores.weights.allFinite());

        for (Index i = 0; i < 60; ++i)  // separable, and no penalty: no minimum
            s.labels[static_cast<std::size_t>(i)] = s.z(i, 3) > 0. ? 1.F : 0.F;
        const auto separable = fit(0.);
        QVERIFY(separable->scores.weights.allFinite());
        QVERIFY(separable->objective < 0.1);

        std::ranges::fill(s.labels, 1.F);  // the other class is missing
        QVERIFY(fit(1.)->scores.weights.allFinite());
    }

    void withoutColumnsGivesTheShares() {
        const Matrix none(10, 0);
        const std::vector<float> labels{0, 0, 0, 0, 0, 0, 0, 1, 1, 1};
        const auto fit = LogisticRegression(heldRows(none), labels, 2).fit(1., nullptr, always);
        COMPARE_WITHIN(fit->scores.intercept[0], std::log(3. / 7.), 1e-9);
    }

    void leavesWhenAsked() {
        const LabelledSample s = sample(300, 10, 2);
        for (const int allowed : {0, 1, 4}) {
            int asked = 0;
            LogisticRegression regression(heldRows(s.z), s.labels, 2);
            QVERIFY(!regression.fit(1., nullptr, [&] { return asked++ < allowed; }));
        }
    }
};

ARDENT_TEST(LogisticFitTest)
#include "logistic_fit_test.moc"
