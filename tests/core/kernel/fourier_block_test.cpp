#include "core/kernel/fourier_block.h"

#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

class FourierBlockTest : public QObject {
    Q_OBJECT

private slots:
    void mapMatchesGoldenValues_data() { test::addCases("rff_map.json"); }
    void mapMatchesGoldenValues();
    void kernelIsApproached_data();
    void kernelIsApproached();
    void floatAgreesWithDouble_data();
    void floatAgreesWithDouble();
    void keepsNaN();
};

namespace {

/// cos(…) of every feature for the rows of x, read off one feature at a time by unit weights.
Matrix mapOf(const FourierBasis& basis, const Matrix& x, const Vector& gamma) {
    const PackedBasis<double> packed(basis);
    const Index features = basis.phases.size();
    const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> rowMajor = x;
    std::vector<std::int32_t> rows(static_cast<std::size_t>(x.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    Matrix result(x.rows(), features);
    FourierBlock<double> block(packed, 1);
    for (Index k = 0; k < features; ++k) {
        std::vector<double> weights(static_cast<std::size_t>(features), 0.);
        weights[static_cast<std::size_t>(k)] = 1.;
        for (Index first = 0; first < x.rows(); first += kBlockRows) {
            const Index count = std::min(kBlockRows, x.rows() - first);
            block.load(rowMajor.data(),
                       std::span(rows).subspan(std::size_t(first), std::size_t(count)),
                       {gamma.data(), std::size_t(gamma.size())});
            block.forward(weights, false);
            for (Index i = 0; i < count; ++i)
                result(first + i, k) = block.scores()[static_cast<std::size_t>(i)];
        }
    }
    return result;
}

}  // namespace

void FourierBlockTest::mapMatchesGoldenValues() {
    const auto golden = test::goldenCase("rff_map.json");
    const auto& inputs = golden.inputs;
    const FourierBasis basis{test::matrixOf(inputs["E"]), test::vectorOf(inputs["b"])};
    const Matrix z = mapOf(basis, test::matrixOf(inputs["X"]), test::vectorOf(inputs["gamma"]));
    const Matrix expected = test::matrixOf(golden.expected["Z_cos"]);
    COMPARE_WITHIN((z - expected).cwiseAbs().maxCoeff(), 0., 1e-12);
}

void FourierBlockTest::kernelIsApproached_data() {
    QTest::addColumn<int>("sampler");
    QTest::addColumn<QString>("kernel");
    QTest::addRow("Gaussian") << int(Sampler::Gaussian) << "kernel_gaussian";
    QTest::addRow("Laplace frequencies, Cauchy kernel") << int(Sampler::Laplace) << "kernel_cauchy";
    QTest::addRow("Cauchy frequencies, Laplace kernel") << int(Sampler::Cauchy) << "kernel_laplace";
}

void FourierBlockTest::kernelIsApproached() {
    QFETCH(int, sampler);
    QFETCH(QString, kernel);
    constexpr Index kFeatures = 100'000;
    const auto cases = test::golden("rff_map.json").at("cases");
    for (const auto& golden : cases) {
        const auto& inputs = golden["inputs"];
        const Matrix x = test::matrixOf(inputs["X"]);
        const Vector gamma = test::vectorOf(inputs["gamma"]);
        const FourierBasis basis = drawBasis(Sampler(sampler), x.cols(), kFeatures, 5);
        const Matrix phases =
            ((x * gamma.asDiagonal()) * basis.frequencies).rowwise() + basis.phases.transpose();
        const Matrix z = phases.array().cos() * std::sqrt(2. / kFeatures);
        const auto& expected = golden["expected"][kernel.toStdString()];
        for (std::size_t p = 0; p < inputs["pairs"].size(); ++p) {
            const Index i = inputs["pairs"][p][0];
            const Index j = inputs["pairs"][p][1];
            COMPARE_WITHIN(z.row(i).dot(z.row(j)), expected[p].get<double>(), 0.02);
        }
    }
}

void FourierBlockTest::floatAgreesWithDouble_data() {
    QTest::addColumn<int>("inputs");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("rows");
    for (const int inputs : {1, 5, 6, 7, 100})
        for (const int features : {1, 6, 47, 48, 49, 300})
            QTest::addRow("d = %d, D = %d", inputs, features) << inputs << features << 37;
    QTest::addRow("one row") << 3 << 10 << 1;
    QTest::addRow("a full block") << 3 << 10 << 64;
}

void FourierBlockTest::floatAgreesWithDouble() {
    QFETCH(int, inputs);
    QFETCH(int, features);
    QFETCH(int, rows);
    const FourierBasis basis = drawBasis(Sampler::Gaussian, inputs, features, 3);
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<float> x(static_cast<std::size_t>(rows * inputs));
    for (float& value : x) value = static_cast<float>(random.normal());
    const std::vector<double> exactX(x.begin(), x.end());
    std::vector<float> scale(static_cast<std::size_t>(inputs), 0.25F);
    std::vector<float> weights(static_cast<std::size_t>(features));
    double absoluteWeights = 0.;
    for (float& weight : weights) {
        weight = static_cast<float>(random.normal());
        absoluteWeights += std::abs(double(weight));
    }
    std::vector<std::int32_t> index(static_cast<std::size_t>(rows));
    std::iota(index.begin(), index.end(), 0);

    const PackedBasis<float> packed(basis);
    FourierBlock<float> block(packed, 1);
    block.load(x.data(), index, scale);
    block.forward(weights, false);
    for (int i = 0; i < rows; ++i) {
        double expected = 0.;
        double terms = absoluteWeights;
        for (int k = 0; k < features; ++k) {
            double phase = basis.phases[k];
            double absolutePhase = basis.phases[k];
            for (int j = 0; j < inputs; ++j) {
                const double term =
                    0.25 * exactX[std::size_t(i * inputs + j)] * basis.frequencies(j, k);
                phase += term;
                absolutePhase += std::abs(term);
            }
            expected += double(weights[std::size_t(k)]) * std::cos(phase);
            terms += std::abs(double(weights[std::size_t(k)])) * absolutePhase;
        }
        COMPARE_WITHIN(double(block.scores()[std::size_t(i)]), expected, 64. * 6e-8 * terms);
    }
}

void FourierBlockTest::keepsNaN() {
    const FourierBasis basis = drawBasis(Sampler::Gaussian, 1, 4, 3);
    const PackedBasis<float> packed(basis);
    FourierBlock<float> block(packed, 1);
    const float x[] = {std::nanf("")};
    const std::vector<float> scale{1.F};
    const std::vector<float> weights(4, 1.F);
    const std::vector<std::int32_t> rows{0};
    block.load(x, rows, scale);
    block.forward(weights, false);
    QVERIFY(std::isnan(block.scores()[0]));
}

ARDENT_TEST(FourierBlockTest)
#include "fourier_block_test.moc"
