#include "core/method/evidence/evidence.h"

#include <Eigen/Cholesky>
#include <QtTest>
#include <array>

#include "core/kernel/waves.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

Matrix normals(Index rows, Index columns, std::uint32_t stream) {
    RandomStream random(5, StreamId::SyntheticDesign, stream);
    Matrix values(rows, columns);
    for (double& value : values.reshaped()) value = random.normal();
    return values;
}

struct EvidenceCase {
    EvidenceSample<double> sample;
    Matrix frequencies;
    Vector phases;

    explicit EvidenceCase(Index outputs = 1, Index rows = 40)
        : sample{normals(rows, 3, 1), normals(rows, outputs, 2)},
          frequencies(0.7 * normals(3, 12, 3)),
          phases(3. * normals(12, 1, 4).cwiseAbs()) {}

    double value(double tau) const {
        EvidenceSpace<double> space;
        return evidence(sample, frequencies, phases, tau, space).value;
    }
};

}  // namespace

class EvidenceTest : public QObject {
    Q_OBJECT

private slots:
    void isThatOfTheGaussianProcess_data();
    void isThatOfTheGaussianProcess();
    void gradientMatchesFiniteDifferences_data();
    void gradientMatchesFiniteDifferences();
    void findsTheLikeliestTau_data() { isThatOfTheGaussianProcess_data(); }
    void findsTheLikeliestTau();
};

/// −2/m times the log of N(y; 0, σ² (I + τ ZZᵀ)) at its best σ², without constants.
void EvidenceTest::isThatOfTheGaussianProcess_data() {
    QTest::addColumn<int>("rows");
    QTest::addRow("more rows than cosines") << 40;
    QTest::addRow("as many") << 12;
    QTest::addRow("fewer") << 8;
}

void EvidenceTest::isThatOfTheGaussianProcess() {
    QFETCH(int, rows);
    const EvidenceCase c(1, rows);
    constexpr double kTau = 0.8;
    Matrix z = c.sample.x * c.frequencies;
    z.rowwise() += c.phases.transpose();
    z = z.array().cos();
    const Matrix covariance = Matrix::Identity(rows, rows) + kTau * z * z.transpose();
    const Eigen::LLT<Matrix> cholesky(covariance);
    const double q = c.sample.y.col(0).dot(cholesky.solve(c.sample.y.col(0)));
    const double determinant = 2. * cholesky.matrixLLT().diagonal().array().log().sum();
    COMPARE_WITHIN(c.value(kTau), std::log(q / rows) + determinant / rows, 1e-12);
}

void EvidenceTest::gradientMatchesFiniteDifferences_data() {
    QTest::addColumn<int>("outputs");
    QTest::addColumn<int>("rows");
    QTest::addRow("one target") << 1 << 40;
    QTest::addRow("three targets") << 3 << 40;
    QTest::addRow("few rows") << 1 << 8;
    QTest::addRow("few rows, three targets") << 3 << 8;
}

void EvidenceTest::gradientMatchesFiniteDifferences() {
    QFETCH(int, outputs);
    QFETCH(int, rows);
    const EvidenceCase c(outputs, rows);
    constexpr double kTau = 0.3;
    constexpr double kStep = 1e-5;
    EvidenceSpace<double> space;
    const auto found = evidence(c.sample, c.frequencies, c.phases, kTau, space);
    for (Index j = 0; j < c.frequencies.rows(); ++j)
        for (Index k = 0; k < c.frequencies.cols(); ++k) {
            EvidenceCase up = c, down = c;
            up.frequencies(j, k) += kStep;
            down.frequencies(j, k) -= kStep;
            COMPARE_WITHIN(found.byFrequencies(j, k),
                           (up.value(kTau) - down.value(kTau)) / (2. * kStep), 1e-8);
        }
    COMPARE_WITHIN(
        found.byLogTau,
        (c.value(kTau * std::exp(kStep)) - c.value(kTau * std::exp(-kStep))) / (2. * kStep), 1e-8);
}

void EvidenceTest::findsTheLikeliestTau() {
    QFETCH(int, rows);
    const EvidenceCase c(1, rows);
    Eigen::MatrixXf turns = (c.sample.x * c.frequencies).cast<float>();
    turns.rowwise() += c.phases.transpose().cast<float>();
    turns *= static_cast<float>(kQuarterTurns);
    const std::array taus{1e-3, 1e-2, 1e-1, 1., 10.};
    EvidenceSpace<float> space;
    const EvidenceOverTau found = evidenceOverTau(turns, c.sample.y, taus, space);
    double least = c.value(taus.front());
    for (const double tau : taus) least = std::min(least, c.value(tau));
    COMPARE_WITHIN(found.value, least, 1e-5);
    COMPARE_WITHIN(c.value(found.tau), least, 1e-12);
}

ARDENT_TEST(EvidenceTest)
#include "evidence_test.moc"
