#include "core/train/feature_gram.h"

#include <Eigen/QR>
#include <numeric>

#include "core/parallel/blocks.h"
#include "tests/support/golden.h"

using namespace ardent;

class FeatureGramTest : public QObject {
    Q_OBJECT

private slots:
    void ridgeAgreesWithTheReference_data() { test::addCases("srff.json"); }
    void ridgeAgreesWithTheReference();
    void sumsAreThoseOfTheFeatures_data();
    void sumsAreThoseOfTheFeatures();
    void isTheSameForAnyNumberOfThreads();
    void interceptHasNoPenalty();
    void pathAgreesWithCholesky();
    void singularEquationsGiveTheLeastNorm();
    void stopsWhenAsked();
};

namespace {

std::vector<std::int32_t> firstRows(Index count) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

struct Sample {
    FourierBasis basis;
    Vector scale;
    Matrix x, y;
    std::vector<std::int32_t> rows;

    Sample(Index n, Index d, Index features, Index outputs)
        : basis(drawBasis(Sampler::Gaussian, d, features, 3)),
          scale(Vector::LinSpaced(d, 0.1, 0.9)),
          x(drawBasis(Sampler::Gaussian, n, d, 4).frequencies),
          y(drawBasis(Sampler::Gaussian, n, outputs, 5).frequencies),
          rows(firstRows(n)) {
        if (d > 2) scale[1] = 0.;
        y.array() += 3.;
    }
    Matrix features() const {
        return (((x * scale.asDiagonal()) * basis.frequencies).rowwise() + basis.phases.transpose())
            .array()
            .cos();
    }
    FeatureGram gram() const { return *featureGram(basis, scale, x, rows, y, always); }
    FeatureGram floatGram() const {
        const DesignMatrix design = x.cast<float>();
        return *featureGram(basis, scale, design, rows, y, always);
    }
};

double largestDifference(const Matrix& a, const Matrix& b) {
    return (a - b).cwiseAbs().maxCoeff();
}

}  // namespace

void FeatureGramTest::ridgeAgreesWithTheReference() {
    const auto golden = test::goldenCase("srff.json");
    const auto& in = golden.inputs;
    const auto& out = golden.expected;
    const Matrix x = test::matrixOf(in.at("X"));
    const Vector y = test::vectorOf(in.at("y"));
    const auto gram =
        featureGram({test::matrixOf(in.at("E")), test::vectorOf(in.at("b"))},
                    test::vectorOf(in.at("gamma0")), x, firstRows(x.rows()), y, always);
    const auto n = static_cast<double>(x.rows());
    const double lambda = in.at("lambda_").get<double>();

    const RidgeFit plain = ridgeFit(*gram, lambda, Intercept::None);
    const Vector expected = test::vectorOf(out.at("reference_convention").at("a0"));
    for (Index k = 0; k < expected.size(); ++k)
        COMPARE_WITHIN(plain.weights(k, 0), expected[k], 1e-9);
    const double objective = out.at("reference_convention").at("objective_a0_gamma0").get<double>();
    COMPARE_WITHIN(0.5 * (plain.loss[0] + lambda * plain.penalty), objective, 1e-10 * objective);

    // The paper's features are √2 times ours and its loss is n times ours.
    const RidgeFit paper = ridgeFit(*gram, lambda / (2. * n), Intercept::None);
    const Vector a0 = test::vectorOf(out.at("paper").at("a0"));
    for (Index k = 0; k < a0.size(); ++k)
        COMPARE_WITHIN(paper.weights(k, 0) / std::sqrt(2.), a0[k], 1e-9);
    const double sum = out.at("paper").at("objective_a0_gamma0").get<double>();
    COMPARE_WITHIN(n * (paper.loss[0] + lambda / (2. * n) * paper.penalty), sum, 1e-10 * sum);
}

void FeatureGramTest::sumsAreThoseOfTheFeatures_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("inputs");
    QTest::addColumn<int>("features");
    QTest::newRow("one row") << 1 << 3 << 5;
    QTest::newRow("one feature") << 70 << 1 << 1;
    QTest::newRow("odd sizes") << 2603 << 7 << 131;
}

void FeatureGramTest::sumsAreThoseOfTheFeatures() {
    QFETCH(int, rows);
    QFETCH(int, inputs);
    QFETCH(int, features);
    const Sample sample(rows, inputs, features, 2);
    const Matrix z = sample.features();
    const FeatureGram gram = sample.gram();
    const double n = rows;
    QVERIFY(largestDifference(gram.products, z.transpose() * z) < 1e-11 * n);
    QVERIFY(largestDifference(gram.targetProducts, z.transpose() * sample.y) < 1e-10 * n);
    QVERIFY(largestDifference(gram.sums, z.colwise().sum().transpose()) < 1e-11 * n);
    QVERIFY(largestDifference(gram.targetSums, sample.y.colwise().sum().transpose()) < 1e-10 * n);
    QVERIFY(largestDifference(gram.targetSquares, sample.y.colwise().squaredNorm().transpose()) <
            1e-9 * n);
    const FeatureGram coarse = sample.floatGram();
    QVERIFY(largestDifference(coarse.products, gram.products) < 3e-6 * n);
    QVERIFY(largestDifference(coarse.targetProducts, gram.targetProducts) < 2e-5 * n);
}

void FeatureGramTest::isTheSameForAnyNumberOfThreads() {
    const Sample sample(5000, 6, 150, 1);
    std::vector<FeatureGram> grams;
    for (const int threads : {1, 2, 8})
        Arena(threads).run([&] { grams.push_back(sample.floatGram()); });
    for (const FeatureGram& gram : grams) {
        QVERIFY(gram.products == grams.front().products);
        QVERIFY(gram.targetProducts == grams.front().targetProducts);
        QVERIFY(gram.sums == grams.front().sums);
    }
}

void FeatureGramTest::interceptHasNoPenalty() {
    const Sample sample(300, 4, 20, 2);
    const RidgeFit fit = ridgeFit(sample.gram(), 0.3, Intercept::Free);
    const Matrix z = sample.features();
    const Matrix residual = (sample.y - z * fit.weights).rowwise() - fit.intercept.transpose();
    QVERIFY(residual.colwise().mean().cwiseAbs().maxCoeff() < 1e-12);
    const Matrix slope = -z.transpose() * residual / 300. + 0.3 * fit.weights;
    QVERIFY(slope.cwiseAbs().maxCoeff() < 1e-12);
    QVERIFY(largestDifference(fit.loss, residual.colwise().squaredNorm().transpose() / 300.) <
            1e-12);
    // A heavy penalty leaves the mean.
    const RidgeFit heavy = ridgeFit(sample.gram(), 1e9, Intercept::Free);
    QVERIFY(largestDifference(heavy.intercept, sample.y.colwise().mean().transpose()) < 1e-6);
}

void FeatureGramTest::pathAgreesWithCholesky() {
    const FeatureGram gram = Sample(400, 3, 30, 2).gram();
    for (const Intercept intercept : {Intercept::Free, Intercept::None}) {
        const RidgePath path(gram, intercept);
        for (const double lambda : {1e-3, 0.1, 10.}) {
            const RidgeFit a = path.at(lambda), b = ridgeFit(gram, lambda, intercept);
            QVERIFY(largestDifference(a.weights, b.weights) < 1e-9 * b.weights.norm());
            QVERIFY(largestDifference(a.loss, b.loss) < 1e-12);
        }
    }
}

void FeatureGramTest::singularEquationsGiveTheLeastNorm() {
    // Ten rows, thirty features: without a penalty every row is met, by the smallest weights.
    const Sample sample(10, 3, 30, 1);
    const RidgeFit fit = ridgeFit(sample.gram(), 0., Intercept::None);
    QVERIFY(fit.loss[0] < 1e-12);
    const Matrix z = sample.features();
    const Vector least = z.completeOrthogonalDecomposition().solve(sample.y);
    QVERIFY(largestDifference(fit.weights, least) < 1e-6 * least.norm());
}

void FeatureGramTest::stopsWhenAsked() {
    const Sample sample(20, 3, 4, 1);
    QVERIFY(!featureGram(sample.basis, sample.scale, sample.x, sample.rows, sample.y,
                         [] { return false; }));
}

ARDENT_TEST(FeatureGramTest)
#include "feature_gram_test.moc"
