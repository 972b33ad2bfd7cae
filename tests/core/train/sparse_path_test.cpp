#include "core/train/sparse_path.h"

#include <QtTest>

#include "tests/support/golden.h"

using namespace ardent;

class SparsePathTest : public QObject {
    Q_OBJECT

private slots:
    void matchesGoldenValues_data();
    void matchesGoldenValues();
    void largestLambdaMatches_data() { test::addCases("pollner_lasso.json"); }
    void largestLambdaMatches();
};

namespace {

const auto kGoOn = [] { return true; };

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
    QFETCH(int, number);
    QFETCH(int, kind);
    const Golden& golden = kGolden[kind];
    const auto file = test::golden("pollner_lasso.json");
    const auto& one = file["cases"][std::size_t(number)];
    const auto& tolerance = file["tolerance"];
    const auto& list = one["expected"][golden.list];
    const auto columns = columnsOf(one["expected"], golden.grouped);
    SparseResponse response{golden.family, {}};
    response.values =
        test::vectorOf(one["inputs"][golden.family == SparseFamily::Binomial ? "y_binary" : "y"]);
    // Equation (2) has the sum of squares instead of half its mean.
    const double unit = golden.grouped && golden.scale == PenaltyScale::Raw
                            ? 2. * double(response.values.size())
                            : 1.;
    SparsePathOptions options;
    options.scale = golden.scale;
    for (const auto& entry : list)
        options.givenLambdas.push_back(entry["lambda_"].get<double>() / unit);
    SparsePath path(columns, std::make_shared<const SparseResponse>(response), options);
    while (!path.finished()) QVERIFY(path.advance(kGoOn));

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
    QFETCH(int, number);
    const auto one = test::golden("pollner_lasso.json")["cases"][std::size_t(number)];
    const auto& expected = one["expected"];
    for (const bool standardised : {false, true}) {
        SparsePathOptions options;
        options.scale = standardised ? PenaltyScale::Standardised : PenaltyScale::Raw;
        SparsePath path(columnsOf(expected, false),
                        std::make_shared<const SparseResponse>(SparseResponse{
                            SparseFamily::Gaussian, test::vectorOf(one["inputs"]["y"])}),
                        options);
        QVERIFY(path.prepare(kGoOn));
        const double known = expected[standardised ? "lambda_max_gaussian_standardised"
                                                   : "lambda_max_gaussian_unstandardised"];
        COMPARE_WITHIN(path.largestLambda(), known, 1e-10 * known);
        QVERIFY(path.advance(kGoOn));
        QVERIFY(path.solutions()[0].columns.empty());
    }
}

QTEST_GUILESS_MAIN(SparsePathTest)
#include "sparse_path_test.moc"
