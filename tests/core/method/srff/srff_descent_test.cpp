#include "core/method/srff/srff_descent.h"

#include <numeric>

#include "tests/support/golden.h"

using namespace ardent;

namespace {

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

std::vector<std::int32_t> firstRows(Index count) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

/// That of the present data row.
struct PaperCase : test::GoldenCase {
    FourierBasis basis;
    RowMajor x;
    std::vector<double> y;
    double size, lambda, n;

    PaperCase() : GoldenCase(test::goldenCase("srff.json")) {
        basis = {test::matrixOf(inputs.at("E")), test::vectorOf(inputs.at("b"))};
        x = test::matrixOf(inputs.at("X"));
        y = inputs.at("y").get<std::vector<double>>();
        n = static_cast<double>(y.size());
        size = inputs.at("simplex_size").get<double>();
        lambda = inputs.at("lambda_").get<double>() / (2. * n);  // the paper's, in our scaling
    }
    SrffSolver<double> solver() const {
        return {basis, Loss::Squared, 1, {x, y, firstRows(x.rows())}, Intercept::None};
    }
};

/// Three classes or two, or a number, from a few rows.
struct Drawn {
    FourierBasis basis = drawBasis(Sampler::Gaussian, 4, 12, 3);
    RowMajor x = drawBasis(Sampler::Gaussian, 60, 4, 4).frequencies;
    std::vector<double> y;
    Loss loss;
    Index outputs;

    explicit Drawn(Loss kind) : loss(kind), outputs(kind == Loss::Softmax ? 3 : 1) {
        for (Index i = 0; i < x.rows(); ++i) {
            const double score = x(i, 0) + x(i, 1) * x(i, 1);
            y.push_back(kind == Loss::Squared    ? score
                        : kind == Loss::Logistic ? (score > 0.5 ? 1. : 0.)
                                                 : (score > 1.5  ? 2.
                                                    : score > 0. ? 1.
                                                                 : 0.));
        }
    }
    SrffSolver<double> solver() const {
        return {basis, loss, outputs, {x, y, firstRows(x.rows())}, Intercept::Free};
    }
};

}  // namespace

class SrffDescentTest : public QObject {
    Q_OBJECT

private slots:
    void gradientAgreesWithTheReference_data() { test::addCases("srff.json"); }
    void gradientAgreesWithTheReference();
    void reachesTheReferenceBound_data() { test::addCases("srff.json"); }
    void reachesTheReferenceBound();
    void alternationReachesTheReferenceBound_data() { test::addCases("srff.json"); }
    void alternationReachesTheReferenceBound();
    void alternationMovesScalesAtFixedWeights();
    void fitIsAMinimum_data() { losses(); }
    void fitIsAMinimum();
    void descendsOnTheSimplex_data() { losses(); }
    void descendsOnTheSimplex();
    void reducedGradientAgreesWithDifferences();
    void constantInputsHaveNoScale();
    void nothingChangesWhenStopped();

private:
    static void losses() {
        QTest::addColumn<Loss>("loss");
        QTest::newRow("squared") << Loss::Squared;
        QTest::newRow("two classes") << Loss::Logistic;
        QTest::newRow("three classes") << Loss::Softmax;
    }
};

void SrffDescentTest::gradientAgreesWithTheReference() {
    const PaperCase golden;
    auto solver = golden.solver();
    SrffPoint point = solver.start(golden.size).point;
    QVERIFY((point.scale - test::vectorOf(golden.inputs.at("gamma0"))).norm() < 1e-14);
    QVERIFY(solver.fit(point, golden.lambda, always));
    const auto& paper = golden.expected.at("paper");
    const double objective = paper.at("objective_a0_gamma0").get<double>();
    COMPARE_WITHIN(golden.n * point.objective, objective, 1e-10 * objective);

    point.scale = test::vectorOf(golden.inputs.at("gamma_test"));
    Vector slope;
    const double loss = golden.n * solver.gradient(point, slope);
    const double expected = paper.at("J_gamma_test_with_a0").get<double>();
    COMPARE_WITHIN(loss, expected, 1e-10 * expected);
    const Vector gradient = test::vectorOf(paper.at("grad_J_gamma_test_with_a0"));
    for (Index j = 0; j < gradient.size(); ++j)
        COMPARE_WITHIN(golden.n * slope[j], gradient[j], 1e-9 * gradient.cwiseAbs().maxCoeff());
}

void SrffDescentTest::reachesTheReferenceBound() {
    const PaperCase golden;
    auto solver = golden.solver();
    SrffDescent descent = solver.start(golden.size);
    QVERIFY(solver.fit(descent.point, golden.lambda, always));
    const int steps = golden.inputs.at("outer_iterations").get<int>() *
                      golden.inputs.at("gamma_steps_per_outer").get<int>();
    for (int step = 0; step < steps && !descent.converged; ++step) {
        const double before = descent.point.objective;
        QVERIFY(solver.advance(descent, golden.lambda, golden.size, always));
        QVERIFY(descent.point.objective <= before);
        COMPARE_WITHIN(descent.point.scale.sum(), golden.size, 1e-12 * golden.size);
        QVERIFY(descent.point.scale.minCoeff() >= 0.);
    }
    const double bound =
        golden.expected.at("alternating").at("final_objective_upper_bound").get<double>();
    QVERIFY2(golden.n * descent.point.objective <= bound,
             qPrintable(QString::number(golden.n * descent.point.objective / bound)));
}

/// Algorithm 1, as the reference does it.
void SrffDescentTest::alternationReachesTheReferenceBound() {
    const PaperCase golden;
    auto solver = golden.solver();
    SrffDescent descent = solver.start(golden.size);
    QVERIFY(solver.fit(descent.point, golden.lambda, always));
    for (int outer = 0; outer < golden.inputs.at("outer_iterations").get<int>(); ++outer) {
        const double before = descent.point.objective;
        QVERIFY(solver.alternate(descent, golden.lambda, golden.size, always));
        QVERIFY(descent.point.objective <= before);
        COMPARE_WITHIN(descent.point.scale.sum(), golden.size, 1e-12 * golden.size);
        QVERIFY(descent.point.scale.minCoeff() >= 0.);
    }
    const double bound =
        golden.expected.at("alternating").at("final_objective_upper_bound").get<double>();
    QVERIFY2(golden.n * descent.point.objective <= bound,
             qPrintable(QString::number(golden.n * descent.point.objective / bound)));
}

/// No step of γ is left that would lower the loss of the old weights by much.
void SrffDescentTest::alternationMovesScalesAtFixedWeights() {
    const Drawn drawn(Loss::Squared);
    auto solver = drawn.solver();
    constexpr double kLambda = 1e-2, kSize = 2.;
    SrffDescent descent = solver.start(kSize);
    QVERIFY(solver.fit(descent.point, kLambda, always));
    SrffPoint moved = descent.point;  // with the old weights
    QVERIFY(solver.alternate(descent, kLambda, kSize, always));
    moved.scale = descent.point.scale;
    Vector slope;
    const double there = solver.gradient(moved, slope);
    QVERIFY(there < descent.point.loss + 1. && there > descent.point.loss);
    const double least = slope.minCoeff();
    for (Index j = 0; j < slope.size(); ++j)
        if (moved.scale[j] > 0.01) COMPARE_WITHIN(slope[j], least, 0.05);
}

void SrffDescentTest::fitIsAMinimum() {
    QFETCH(Loss, loss);
    const Drawn drawn(loss);
    auto solver = drawn.solver();
    SrffPoint point = solver.start(2.).point;
    constexpr double kLambda = 1e-2;
    // The logistic fit is a handful of steps; from its own end they go on.
    double last = std::numeric_limits<double>::infinity();
    for (int repeat = 0; repeat < 200; ++repeat) {
        QVERIFY(solver.fit(point, kLambda, always));
        QVERIFY(point.objective <= last + 1e-12);
        last = point.objective;
    }
    const auto objective = [&](const SrffPoint& at) {
        Vector slope;
        return solver.gradient(at, slope) + kLambda * at.weights.squaredNorm();
    };
    COMPARE_WITHIN(objective(point), point.objective, 1e-10);
    QVERIFY(point.objective < solver.nullObjective());
    const double slack = loss == Loss::Squared ? 1e-12 : 2e-4 * point.objective;
    for (Index k = 0; k < point.weights.rows(); ++k)
        for (const double move : {-0.05, 0.05}) {
            SrffPoint other = point;
            other.weights(k, 0) += move;
            QVERIFY(objective(other) > point.objective - slack);
            other = point;
            other.intercept[0] += move;
            QVERIFY(objective(other) > point.objective - slack);
        }
}

void SrffDescentTest::descendsOnTheSimplex() {
    QFETCH(Loss, loss);
    const Drawn drawn(loss);
    auto solver = drawn.solver();
    SrffDescent descent = solver.start(1.5);
    QVERIFY(solver.fit(descent.point, 1e-2, always));
    const double first = descent.point.objective;
    for (int step = 0; step < 30 && !descent.converged; ++step) {
        const double before = descent.point.objective;
        QVERIFY(solver.advance(descent, 1e-2, 1.5, always));
        QVERIFY(descent.point.objective <= before);
        COMPARE_WITHIN(descent.point.scale.sum(), 1.5, 1e-12);
        QVERIFY(descent.point.scale.minCoeff() >= 0.);
    }
    QVERIFY(descent.point.objective < 0.9 * first);
}

/// At the best a the partial gradient by γ is the gradient of the objective with a fitted anew.
void SrffDescentTest::reducedGradientAgreesWithDifferences() {
    const Drawn drawn(Loss::Squared);
    auto solver = drawn.solver();
    SrffPoint point = solver.start(2.).point;
    QVERIFY(solver.fit(point, 1e-2, always));
    Vector slope;
    solver.gradient(point, slope);
    constexpr double kMove = 1e-5;
    for (Index j = 0; j < slope.size(); ++j) {
        SrffPoint up = point, down = point;
        up.scale[j] += kMove;
        down.scale[j] -= kMove;
        QVERIFY(solver.fit(up, 1e-2, always) && solver.fit(down, 1e-2, always));
        COMPARE_WITHIN(slope[j], (up.objective - down.objective) / (2. * kMove), 1e-7);
    }
}

void SrffDescentTest::constantInputsHaveNoScale() {
    Drawn drawn(Loss::Squared);
    drawn.x.col(2).setConstant(0.7);
    auto solver = drawn.solver();
    SrffDescent descent = solver.start(1.5);
    QVERIFY(solver.fit(descent.point, 1e-2, always));
    for (int step = 0; step < 5; ++step) {
        QCOMPARE(descent.point.scale[2], 0.);
        QVERIFY(solver.advance(descent, 1e-2, 1.5, always));
    }
}

void SrffDescentTest::nothingChangesWhenStopped() {
    const Drawn drawn(Loss::Logistic);
    auto solver = drawn.solver();
    SrffDescent descent = solver.start(1.5);
    QVERIFY(solver.fit(descent.point, 1e-2, always));
    SrffDescent whole = descent;
    QVERIFY(solver.advance(whole, 1e-2, 1.5, always));
    for (int allowed = 0;; ++allowed) {
        SrffDescent stopped = descent;
        int left = allowed;
        if (solver.advance(stopped, 1e-2, 1.5, [&] { return left-- > 0; })) {
            QCOMPARE(stopped.point.objective, whole.point.objective);
            QVERIFY(allowed > 0);
            return;
        }
        QVERIFY(stopped.point.scale == descent.point.scale);
        QVERIFY(stopped.point.weights == descent.point.weights);
    }
}

ARDENT_TEST(SrffDescentTest)
#include "srff_descent_test.moc"
