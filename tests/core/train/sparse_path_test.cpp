#include "core/train/sparse_path.h"

#include <Eigen/QR>
#include <QtTest>

#include "core/train/sparse/path_solver.h"
#include "tests/support/golden.h"
#include "tests/support/sparse_problem.h"

using namespace ardent;

class SparsePathTest : public QObject {
    Q_OBJECT

private slots:
    void matchesGoldenValues_data();
    void matchesGoldenValues();
    void largestLambdaMatches_data() { test::addCases("pollner_lasso.json"); }
    void largestLambdaMatches();
    void solutionsAreOptimal_data();
    void solutionsAreOptimal();
    void aLeapDownAWideTableTakesFewColumns_data();
    void aLeapDownAWideTableTakesFewColumns();
    void zeroFromTheLargestLambdaOn();
    void leastSquaresAtZero();
    void awkwardColumns();
    void oneClassOnly();
    void stoppingChangesNothing();
};

namespace {

struct Golden {
    const char* list;
    PenaltyScale scale;
    bool grouped;
    SparseFamily family;
};

const Golden kGolden[] = {
    {"lasso_gaussian_unstandardised", PenaltyScale::Raw, false, SparseFamily::Gaussian},
    {"lasso_gaussian_standardised", PenaltyScale::Standardised, false, SparseFamily::Gaussian},
    {"lasso_binomial_standardised", PenaltyScale::Standardised, false, SparseFamily::Binomial},
    {"group_lasso_grpreg", PenaltyScale::Orthonormal, true, SparseFamily::Gaussian},
    {"group_lasso_eq2", PenaltyScale::Raw, true, SparseFamily::Gaussian}};

SparseColumnsPtr columnsOf(const nlohmann::json& expected, bool grouped) {
    SparseColumns columns{test::matrixOf(expected.at("design")), {}};
    const auto groups = expected.at("group_of_column").get<std::vector<Index>>();
    columns.groupSizes.assign(static_cast<std::size_t>(grouped ? groups.back() + 1 : 0), 0);
    if (grouped)
        for (const Index g : groups) ++columns.groupSizes[static_cast<std::size_t>(g)];
    return std::make_shared<const SparseColumns>(std::move(columns));
}

}  // namespace

void SparsePathTest::matchesGoldenValues_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("kind");
    const auto cases = test::golden("pollner_lasso.json").at("cases");
    for (std::size_t i = 0; i < cases.size(); ++i)
        for (std::size_t kind = 0; kind < std::size(kGolden); ++kind)
            QTest::addRow("%s %s", cases[i].at("name").get<std::string>().c_str(),
                          kGolden[kind].list)
                << int(i) << int(kind);
}

void SparsePathTest::matchesGoldenValues() {
    QFETCH(int, kind);
    const Golden& golden = kGolden[kind];
    const auto [inputs, reference, tolerance] = test::goldenCase("pollner_lasso.json");
    const auto& list = reference[golden.list];
    const auto columns = columnsOf(reference, golden.grouped);
    SparseResponse response{golden.family, {}};
    response.values =
        test::vectorOf(inputs[golden.family == SparseFamily::Binomial ? "y_binary" : "y"]);
    // Equation (2) has the sum of squares instead of half its mean.
    const double unit = golden.grouped && golden.scale == PenaltyScale::Raw
                            ? 2. * double(response.values.size())
                            : 1.;
    SparsePathOptions options;
    options.scale = golden.scale;
    for (const auto& entry : list)
        options.givenLambdas.push_back(entry["lambda_"].get<double>() / unit);
    SparsePath path(columns, std::make_shared<const SparseResponse>(response), options);
    while (!path.finished()) QVERIFY(path.advance(always));

    const RowRange all{0, response.values.size()};
    for (std::size_t i = 0; i < list.size(); ++i) {
        const SparseSolution& found = path.solutions()[i];
        const double objective = list[i]["objective"];
        COMPARE_WITHIN(unit * found.objective, objective,
                       objective * tolerance["objective_rel"].get<double>());
        const Vector expected = test::vectorOf(list[i]["coefficients"]);
        Vector coefficients = Vector::Zero(expected.size());
        for (std::size_t k = 0; k < found.columns.size(); ++k)
            coefficients[found.columns[k]] = found.coefficients(Index(k), 0);
        for (Index j = 0; j < expected.size(); ++j)
            COMPARE_WITHIN(coefficients[j], expected[j],
                           tolerance["coefficients_abs"].get<double>());
        COMPARE_WITHIN(found.intercept[0], list[i]["intercept"].get<double>(),
                       tolerance["coefficients_abs"].get<double>());
        const Matrix scores = scoresAt(found, columns->values, all);
        const Vector fitted =
            (columns->values * expected).array() + list[i]["intercept"].get<double>();
        for (Index row = 0; row < fitted.size(); ++row)
            COMPARE_WITHIN(scores(row, 0), fitted[row], tolerance["fitted_abs"].get<double>());
    }
}

void SparsePathTest::largestLambdaMatches() {
    const auto golden = test::goldenCase("pollner_lasso.json");
    const auto& expected = golden.expected;
    for (const bool standardised : {false, true}) {
        SparsePathOptions options;
        options.scale = standardised ? PenaltyScale::Standardised : PenaltyScale::Raw;
        SparsePath path(columnsOf(expected, false),
                        std::make_shared<const SparseResponse>(SparseResponse{
                            SparseFamily::Gaussian, test::vectorOf(golden.inputs["y"])}),
                        options);
        QVERIFY(path.prepare(always));
        const double known = expected[standardised ? "lambda_max_gaussian_standardised"
                                                   : "lambda_max_gaussian_unstandardised"];
        COMPARE_WITHIN(path.largestLambda(), known, 1e-10 * known);
        QVERIFY(path.advance(always));
        QVERIFY(path.solutions()[0].columns.empty());
    }
}

namespace {

SparsePath solved(SparseColumns columns, SparseResponse response, SparsePathOptions options) {
    SparsePath path(std::make_shared<const SparseColumns>(std::move(columns)),
                    std::make_shared<const SparseResponse>(std::move(response)),
                    std::move(options));
    while (!path.finished()) path.advance(always);
    return path;
}

/// Columns in the penalty's scale; only for groups of one, or groups as they are.
Vector unitOf(const Matrix& x, PenaltyScale scale) {
    if (scale == PenaltyScale::Raw) return Vector::Ones(x.cols());
    return (x.rowwise() - x.colwise().mean()).colwise().squaredNorm().cwiseSqrt().transpose() /
           std::sqrt(double(x.rows()));
}

}  // namespace

void SparsePathTest::solutionsAreOptimal_data() {
    QTest::addColumn<int>("family");
    QTest::addColumn<int>("group");
    QTest::addColumn<double>("mixing");
    QTest::addColumn<bool>("raw");
    for (int family = 0; family < 3; ++family)
        for (const int group : {1, 3})
            for (const double mixing : {1., 0.4})
                for (const bool raw : {false, true})
                    QTest::addRow("family %d groups of %d alpha %g %s", family, group, mixing,
                                  raw ? "raw" : "standardised")
                        << family << group << mixing << raw;
}

void SparsePathTest::solutionsAreOptimal() {
    QFETCH(int, family);
    QFETCH(int, group);
    QFETCH(double, mixing);
    QFETCH(bool, raw);
    const auto kind = static_cast<SparseFamily>(family);
    for (const Index p : {12, 60}) {
        auto [columns, response] = test::sparseProblem(kind, 40, p, 4, 5);
        if (group > 1) columns.groupSizes.assign(std::size_t(p / group), group);
        SparsePathOptions options;
        options.scale = raw ? PenaltyScale::Raw : PenaltyScale::Standardised;
        options.mixing = mixing;
        options.lambdas = 8;
        options.smallestShare = 0.1;
        options.tolerance = 1e-13;
        const Matrix x = columns.values;
        const Vector unit = unitOf(x, options.scale);
        const SparsePath path = solved(columns, response, options);
        QCOMPARE(path.solutions().size(), std::size_t{8});
        for (const SparseSolution& found : path.solutions()) {
            const Matrix scores = scoresAt(found, x, {0, x.rows()});
            Matrix residual(x.rows(), scores.cols());
            for (Index i = 0; i < x.rows(); ++i) {
                if (kind == SparseFamily::Gaussian) {
                    residual(i, 0) = response.values[i] - scores(i, 0);
                } else if (kind == SparseFamily::Binomial) {
                    residual(i, 0) = response.values[i] - 1. / (1. + std::exp(-scores(i, 0)));
                } else {
                    const Eigen::RowVectorXd e = scores.row(i).array().exp();
                    residual.row(i) = -e / e.sum();
                    residual(i, Index(response.values[i])) += 1.;
                }
            }
            QVERIFY(residual.colwise().mean().norm() < 1e-5);
            Matrix b = Matrix::Zero(p, scores.cols());
            for (std::size_t k = 0; k < found.columns.size(); ++k)
                b.row(found.columns[k]) = found.coefficients.row(Index(k));
            b = unit.asDiagonal() * b;
            const Matrix c =
                unit.cwiseInverse().asDiagonal() * (x.transpose() * residual) / double(x.rows());
            const double weight = found.lambda * std::sqrt(double(group));
            const bool apart = group == 1;
            for (Index g = 0; g < p; g += group)
                for (Index k = 0; k < (apart ? b.cols() : 1); ++k) {
                    const Matrix own = apart ? Matrix(b.block(g, k, 1, 1)) : b.middleRows(g, group);
                    const Matrix slope =
                        (apart ? Matrix(c.block(g, k, 1, 1)) : Matrix(c.middleRows(g, group))) -
                        weight * (1. - mixing) * own;
                    if (own.isZero(0.))
                        QVERIFY(slope.norm() <= weight * mixing + 1e-5);
                    else
                        QVERIFY((slope - weight * mixing * own / own.norm()).norm() < 1e-5);
                }
        }
        QVERIFY(path.solutions().back().columns.size() > 1);
    }
}

void SparsePathTest::aLeapDownAWideTableTakesFewColumns_data() {
    QTest::addColumn<int>("group");
    QTest::addRow("columns") << 1;
    QTest::addRow("groups") << 4;
}

/// Of 2,000 columns nearly all go with the target of 40 rows, and no more than 40 are needed.
void SparsePathTest::aLeapDownAWideTableTakesFewColumns() {
    QFETCH(int, group);
    auto [columns, response] = test::sparseProblem(SparseFamily::Gaussian, 40, 2000, 3);
    if (group > 1) columns.groupSizes.assign(std::size_t(2000 / group), group);
    SparsePathOptions options;
    options.lambdas = 40;
    options.smallestShare = 0.01;
    options.stopWhenSaturated = false;
    const SparsePath path = solved(columns, response, options);
    const SparseSolution& steps = path.solutions().back();

    const auto x = std::make_shared<const SparseColumns>(std::move(columns));
    sparse::PathSolver solver(x, std::make_shared<const SparseResponse>(response), options, {});
    QVERIFY(solver.prepare(always));
    QVERIFY(solver.solve(steps.lambda, always));
    QVERIFY2(solver.activeColumns() < 700, qPrintable(QString::number(solver.activeColumns())));
    const SparseSolution leap = solver.solution(steps.lambda);
    const double slack = 1e-6 * steps.objective;
    COMPARE_WITHIN(leap.objective, steps.objective, slack);
    const RowRange all{0, 40};
    const Matrix apart = scoresAt(leap, x->values, all) - scoresAt(steps, x->values, all);
    QVERIFY(apart.squaredNorm() / 40. < 10. * slack);
}

void SparsePathTest::zeroFromTheLargestLambdaOn() {
    for (int family = 0; family < 3; ++family) {
        auto [columns, response] = test::sparseProblem(static_cast<SparseFamily>(family), 50, 9, 3);
        columns.groupSizes = {3, 3, 3};
        SparsePathOptions options;
        options.scale = PenaltyScale::Orthonormal;
        const double largest = solved(columns, response, options).largestLambda();
        options.givenLambdas = {2. * largest, largest, 0.99 * largest};
        const SparsePath path = solved(columns, response, options);
        QVERIFY(path.solutions()[0].columns.empty());
        QVERIFY(path.solutions()[1].columns.empty());
        QCOMPARE(path.solutions()[2].columns.size(), std::size_t{3});
    }
}

void SparsePathTest::leastSquaresAtZero() {
    auto [columns, response] = test::sparseProblem(SparseFamily::Gaussian, 50, 9, 3);
    SparsePathOptions options;
    options.givenLambdas = {0.};
    const SparsePath path = solved(columns, response, options);
    Matrix design(50, 10);
    design << Matrix::Ones(50, 1), columns.values;
    const Vector exact = design.householderQr().solve(response.values);
    COMPARE_WITHIN(path.solutions()[0].intercept[0], exact[0], 1e-6);
    for (Index j = 0; j < 9; ++j)
        COMPARE_WITHIN(path.solutions()[0].coefficients(j, 0), exact[j + 1], 1e-6);
}

void SparsePathTest::awkwardColumns() {
    for (int family = 0; family < 3; ++family) {
        auto [columns, response] =
            test::sparseProblem(static_cast<SparseFamily>(family), 30, 60, 3);
        columns.values.col(0).setConstant(1e6 / 3.);
        columns.values.col(5) = columns.values.col(4);
        columns.values.col(7) = 3. - 1e-6 * columns.values.col(6).array();
        for (const PenaltyScale scale :
             {PenaltyScale::Raw, PenaltyScale::Standardised, PenaltyScale::Orthonormal})
            for (const bool grouped : {false, true}) {
                SparsePathOptions options;
                options.scale = scale;
                columns.groupSizes.clear();
                if (grouped) columns.groupSizes.assign(15, 4);
                const SparsePath path = solved(columns, response, options);
                for (const SparseSolution& found : path.solutions()) {
                    QVERIFY(found.coefficients.allFinite() && found.intercept.allFinite());
                    QVERIFY(found.columns.empty() || found.columns.front() > 0);
                    QVERIFY(found.explained >= -1e-12 && found.explained <= 1.);
                }
                QVERIFY(path.solutions().back().explained > 0.5);
            }
    }
}

void SparsePathTest::oneClassOnly() {
    auto [columns, response] = test::sparseProblem(SparseFamily::Binomial, 30, 5, 3);
    response.values.setZero();
    SparsePathOptions options;
    options.givenLambdas = {0.1, 0.01};
    const SparsePath path = solved(columns, response, options);
    QVERIFY(path.solutions().back().columns.empty());
    QVERIFY(path.solutions().back().intercept[0] < -3.);
}

void SparsePathTest::stoppingChangesNothing() {
    auto [columns, response] = test::sparseProblem(SparseFamily::Multinomial, 60, 20, 4);
    const SparsePath calm = solved(columns, response, {});
    SparsePath stopped(std::make_shared<const SparseColumns>(columns),
                       std::make_shared<const SparseResponse>(response), {});
    for (int calls = 0; !stopped.finished(); ++calls) {
        int left = 1 + calls % 13;
        stopped.advance([&] { return --left > 0; });
        if (calls % 20 == 19) QVERIFY(stopped.advance(always));
    }
    QCOMPARE(stopped.lambdas(), calm.lambdas());
    for (std::size_t i = 0; i < calm.solutions().size(); ++i)
        QCOMPARE(stopped.solutions()[i].coefficients, calm.solutions()[i].coefficients);
}

ARDENT_TEST(SparsePathTest)
#include "sparse_path_test.moc"
