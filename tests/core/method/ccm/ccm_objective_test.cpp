#include "core/method/ccm/ccm_objective.h"

#include <QtTest>
#include <numbers>

#include "core/kernel/pair_distance.h"
#include "core/method/ccm/ccm_features.h"
#include "core/train/projected_gradient.h"
#include "core/train/simplex.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// That of the present data row.
struct Case : test::GoldenCase {
    CcmData data;
    double m = 0.;

    Case() : GoldenCase(test::goldenCase("ccm.json")) {
        data.x = test::matrixOf(expected.at("X_standardised"));
        data.y = test::matrixOf(expected.at("Y_centred"));
        data.sigma = inputs.at("sigma");
        data.epsilon = inputs.at("epsilon");
        m = inputs.at("m");
    }
    double within(const char* name) const { return tolerance.at(name); }
};

CcmData drawn(Index rows, Index columns, CcmKernel kernel) {
    CcmData data;
    data.x = Matrix::NullaryExpr(rows, columns, [](Index i, Index j) {
        return std::sin(1.7 * double(i * i) + 0.9 * double(j) + 0.31 * double(i * j));
    });
    data.y = (data.x.col(0).array() * data.x.col(1).array() * 3.).sin().matrix();
    data.y.array() -= data.y.mean();
    data.kernel = kernel;
    data.sigma = 1.3;
    data.epsilon = 0.01;
    return data;
}

/// Largest difference between a gradient and central differences of the objective.
double gradientError(const std::function<CcmValue(const Vector&)>& f, const Vector& w) {
    const Vector gradient = f(w).gradient;
    double worst = 0.;
    for (Index j = 0; j < w.size(); ++j) {
        constexpr double kStep = 1e-5;
        const Vector step = kStep * Vector::Unit(w.size(), j);
        const double slope = (f(w + step).objective - f(w - step).objective) / (2. * kStep);
        worst = std::max(worst, std::abs(slope - gradient[j]));
    }
    return worst / gradient.cwiseAbs().maxCoeff();
}

std::optional<CcmValue> exactAt(const CcmData& data, const Vector& w, const GoOn& goOn) {
    CcmSpace space;
    return ccmExact(data, w, space, goOn);
}

}  // namespace

class CcmObjectiveTest : public QObject {
    Q_OBJECT

private slots:
    void exactAgreesWithTheReference_data() { test::addCases("ccm.json"); }
    void exactAgreesWithTheReference() {
        const Case one;
        for (const auto& evaluation : one.expected.at("evaluations")) {
            const auto value = exactAt(one.data, test::vectorOf(evaluation.at("w")), always);
            const double objective = evaluation.at("objective");
            COMPARE_WITHIN(value->objective, objective,
                           one.within("objective_rel") * std::abs(objective));
            const Vector gradient = test::vectorOf(evaluation.at("gradient"));
            QVERIFY((value->gradient - gradient).cwiseAbs().maxCoeff() <=
                    one.within("gradient_rel_to_max") * gradient.cwiseAbs().maxCoeff());
        }
    }

    void featuresAgreeWithTheReference_data() { test::addCases("ccm.json"); }
    void featuresAgreeWithTheReference() {
        const Case one;
        const auto& rff = one.inputs.at("rff");
        const FourierBasis basis{test::matrixOf(rff.at("E")), test::vectorOf(rff.at("b"))};
        const auto value = ccmRandomFeatures(basis, one.data, test::vectorOf(rff.at("w")), always);
        const auto& expected = one.expected.at("rff");
        const double reduced = expected.at("reduced_objective");
        const double tolerance = one.within("objective_rel");
        COMPARE_WITHIN(value->objective, reduced, tolerance * std::abs(reduced));
        const double n = static_cast<double>(one.data.x.rows());
        const double objective = expected.at("objective_woodbury");
        COMPARE_WITHIN((one.data.y.squaredNorm() + value->objective) / (n * one.data.epsilon),
                       objective, tolerance * objective);
        const Vector gradient = test::vectorOf(expected.at("reduced_gradient"));
        QVERIFY((value->gradient - gradient).cwiseAbs().maxCoeff() <=
                one.within("gradient_rel_to_max") * gradient.cwiseAbs().maxCoeff());
    }

    void widthsAgreeWithTheReference_data() { test::addCases("ccm.json"); }
    void widthsAgreeWithTheReference() {
        const Case one;
        const auto median = [&](PairChoice choice) {
            return *medianPairDistance(one.data.x, PairNorm::Euclidean, choice, always);
        };
        COMPARE_WITHIN(median(PairChoice::Different) / std::numbers::sqrt2,
                       one.expected.at("sigma_paper").get<double>(), 1e-12);
        COMPARE_WITHIN(median(PairChoice::WholeMatrix),
                       one.expected.at("sigma_reference").get<double>(), 1e-12);
    }

    void fixedStepsAgreeWithTheReference_data() { test::addCases("ccm.json"); }
    void fixedStepsAgreeWithTheReference() {
        const Case one;
        const SmoothFunction f = [&](const Vector& w, Vector& gradient) {
            const auto value = exactAt(one.data, w, always);
            gradient = value->gradient;
            return std::optional(value->objective);
        };
        const Projection project = [&](const Vector& w) {
            return projectOnCappedSimplex(w, one.m);
        };
        const Index d = one.data.x.cols();
        ProjectedGradientSettings settings;
        settings.fixedStep = one.inputs.at("pg_learning_rate");
        auto point =
            startProjected(f, project, Vector::Constant(d, one.m / static_cast<double>(d)));
        for (const auto& step : one.expected.at("projected_gradient_3_steps")) {
            const double before = step.at("objective_before");
            COMPARE_WITHIN(point->value, before, one.within("objective_rel") * before);
            QVERIFY(advanceProjected(f, project, settings, *point));
            QVERIFY((point->x - test::vectorOf(step.at("w_after"))).cwiseAbs().maxCoeff() <=
                    one.within("pg_w_abs"));
        }
    }

    void gradientsAgreeWithDifferences() {
        const Vector w = Vector::LinSpaced(4, 0.2, 0.9);
        for (const CcmKernel kernel :
             {CcmKernel::Gaussian, CcmKernel::Laplace, CcmKernel::Linear, CcmKernel::Polynomial}) {
            const CcmData data = drawn(40, 4, kernel);
            QVERIFY(gradientError([&](const Vector& at) { return *exactAt(data, at, always); }, w) <
                    1e-6);
            QVERIFY(gradientError(
                        [&](const Vector& at) {
                            Matrix start;
                            CcmSpace space;
                            return *ccmInverseFree(data, at, 500., start, space, always);
                        },
                        w) < 1e-4);
        }
    }

    void productsAgreeWithTheReference_data() { test::addCases("ccm_kernels.json"); }
    void productsAgreeWithTheReference() {
        const auto golden = test::goldenCase("ccm_kernels.json");
        CcmData data;
        data.x = test::matrixOf(golden.inputs.at("X"));
        data.y = test::matrixOf(golden.inputs.at("Y"));
        data.epsilon = golden.inputs.at("epsilon");
        const std::string kernel = golden.inputs.at("kernel");
        data.kernel = kernel == "linear" ? CcmKernel::Linear : CcmKernel::Polynomial;
        const auto value = exactAt(data, test::vectorOf(golden.inputs.at("w")), always);
        const double objective = golden.expected.at("objective");
        const double share = golden.tolerance.at("objective_rel");
        COMPARE_WITHIN(value->objective, objective, share * objective);
        const Vector gradient = test::vectorOf(golden.expected.at("gradient"));
        const double within = golden.tolerance.at("gradient_rel_to_max");
        QVERIFY((value->gradient - gradient).cwiseAbs().maxCoeff() <=
                within * gradient.cwiseAbs().maxCoeff());
    }

    void sharedWeightsAddTheirGradients_data() {
        QTest::addColumn<CcmKernel>("kernel");
        QTest::newRow("gaussian") << CcmKernel::Gaussian;
        QTest::newRow("polynomial") << CcmKernel::Polynomial;
    }
    void sharedWeightsAddTheirGradients() {
        QFETCH(CcmKernel, kernel);
        CcmData data = drawn(40, 4, kernel);
        const Vector w = Vector::LinSpaced(3, 0.3, 0.8);
        Vector columns(4);
        columns << w[0], w[1], w[1], w[2];
        const auto apart = exactAt(data, columns, always);
        data.weightOf = {0, 1, 1, 2};
        const auto together = exactAt(data, w, always);
        COMPARE_WITHIN(together->objective, apart->objective, 1e-12 * apart->objective);
        COMPARE_WITHIN(together->gradient[1], apart->gradient[1] + apart->gradient[2], 1e-9);
    }

    /// With a large λ₂ the α of (19) solves the system, and the objective is that of (17).
    void inverseFreeTendsToTheExactForm() {
        const CcmData data = drawn(60, 4, CcmKernel::Gaussian);
        const Vector w = Vector::Constant(4, 0.5);
        Matrix start;
        CcmSpace space;
        const auto free = ccmInverseFree(data, w, 1e9, start, space, always);
        const auto exact = exactAt(data, w, always);
        COMPARE_WITHIN(free->objective, exact->objective, 1e-6 * exact->objective);
        QVERIFY((free->gradient - exact->gradient).norm() <= 1e-5 * exact->gradient.norm());
    }

    void theVarianceIsThatOfTheExactForm() {
        const CcmData data = drawn(60, 4, CcmKernel::Gaussian);
        const Vector w = Vector::Constant(4, 0.5);
        Matrix start;
        CcmSpace space;
        const auto free = ccmInverseFree(data, w, 0.01, start, space, always);
        const auto exact = exactAt(data, w, always);
        QCOMPARE(exact->variance, exact->objective);
        COMPARE_WITHIN(free->variance, exact->objective, 1e-6 * exact->objective);
        QVERIFY(free->objective < 0.9 * free->variance);
    }

    void manyFeaturesComeCloseToTheKernel() {
        const CcmData data = drawn(50, 3, CcmKernel::Gaussian);
        FourierBasis basis = drawBasis(Sampler::Gaussian, 3, 4000, 1);
        basis.frequencies /= data.sigma;
        const Vector w = Vector::Constant(3, 0.6);
        const double n = 50.;
        const auto features = ccmRandomFeatures(basis, data, w, always);
        const double objective = (data.y.squaredNorm() + features->objective) / (n * data.epsilon);
        const auto exact = exactAt(data, w, always);
        COMPARE_WITHIN(objective, exact->objective, 0.05 * exact->objective);
        QVERIFY((features->gradient / (n * data.epsilon) - exact->gradient).norm() <=
                0.15 * exact->gradient.norm());
    }

    void leavesWhenToldTo() {
        const CcmData data = drawn(20, 3, CcmKernel::Gaussian);
        const auto never = [] { return false; };
        QVERIFY(!exactAt(data, Vector::Ones(3), never));
        QVERIFY(!ccmRandomFeatures(drawBasis(Sampler::Gaussian, 3, 10, 1), data, Vector::Ones(3),
                                   never));
    }
};

ARDENT_TEST(CcmObjectiveTest)
#include "ccm_objective_test.moc"
