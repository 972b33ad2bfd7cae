#include "core/kernel/set_importance.h"

#include <QtTest>
#include <array>

#include "core/kernel/fourier_draw.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;
using Shape = FourierColumns::Shape;
using Entry = FourierColumns::Entry;
using Sets = std::vector<std::vector<Index>>;

class SetImportanceTest : public QObject {
    Q_OBJECT

private slots:
    void matchesGoldenValues_data() { test::addCases("pollner_importance.json"); }
    void matchesGoldenValues();
    void agreesWithTheDefinitionOnManyRows();
    void whatNothingContainsDoesNotMatter();
    void aConstantRestCorrelatesWithNothing();
    void aConstantModelHasNoImportances();
    void outputsAreTakenTogether();
    void aLinearTermCounts();
    void aCategoryIsRemovedWithAllItsLevels();
    void isTheSameForAnyNumberOfThreads();
    void stopsWhenAsked();
};

namespace {

std::vector<VariableInputs> singleInputs(Index count) {
    std::vector<VariableInputs> variables;
    for (Index j = 0; j < count; ++j) variables.push_back({j});
    return variables;
}

FourierSum waves(const Matrix& frequencies, const Vector& amplitudes, Index sines) {
    FourierSum sum{FourierColumns(frequencies.cols()), amplitudes};
    for (Index j = 0; j < frequencies.rows(); ++j) {
        std::vector<Entry> entries;
        for (Index i = 0; i < frequencies.cols(); ++i)
            if (frequencies(j, i) != 0.) entries.push_back({i, frequencies(j, i)});
        sum.columns.add(j < sines ? Shape::Sine : Shape::Cosine, entries, j);
    }
    return sum;
}

Matrix normalMatrix(Index rows, Index inputs) {
    RandomStream random(5, StreamId::SyntheticDesign);
    Matrix x(rows, inputs);
    for (Index i = 0; i < x.size(); ++i) x.data()[i] = random.normal();
    return x;
}

/// 60 sines and 60 cosines of six variables, each of which takes part with probability ½.
FourierSum stochastic(Index outputs = 1) {
    FourierSum sum{FourierColumns(6), {}};
    addStochastic(sum.columns, {1.5, 4, 0}, singleInputs(6), 0.5, 60, 0);
    RandomStream random(6, StreamId::SyntheticDesign);
    sum.coefficients.resize(sum.columns.size(), outputs);
    for (Index i = 0; i < sum.coefficients.size(); ++i)
        sum.coefficients.data()[i] = random.normal();
    return sum;
}

double correlationOf(const Vector& a, const Vector& b) {
    const Vector ca = a.array() - a.mean();
    const Vector cb = b.array() - b.mean();
    return ca.dot(cb) / (ca.norm() * cb.norm());
}

/// The definition, word by word.
double slowly(const FourierSum& sum, const std::vector<Index>& set, const Matrix& x) {
    FourierColumns without(sum.columns.inputs());
    for (Index j = 0; j < sum.columns.size(); ++j) {
        const auto entries = sum.columns.entries(j);
        const bool hasAll = std::ranges::all_of(set, [&](Index input) {
            return std::ranges::find(entries, input, &Entry::input) != entries.end();
        });
        std::vector<Entry> kept;
        for (const Entry& entry : entries)
            if (!hasAll || std::ranges::find(set, entry.input) == set.end()) kept.push_back(entry);
        without.add(sum.columns.shape(j), kept, j);
    }
    return 1. - correlationOf(designOf(sum.columns, x) * sum.coefficients.col(0),
                              designOf(without, x) * sum.coefficients.col(0));
}

}  // namespace

void SetImportanceTest::matchesGoldenValues() {
    const auto golden = test::goldenCase("pollner_importance.json");
    const auto& inputs = golden.inputs;
    const Matrix x = test::matrixOf(inputs["X"]);
    const FourierSum sum = waves(test::matrixOf(inputs["frequencies"]), test::vectorOf(inputs["A"]),
                                 inputs["k"].get<Index>());
    const auto& subsets = golden.expected["subsets"];
    Sets sets;
    for (const auto& subset : subsets) sets.push_back(subset["V"].get<std::vector<Index>>());
    const auto found = importances(sum, singleInputs(x.cols()), sets, x, always);
    QVERIFY(found.has_value());
    for (std::size_t v = 0; v < sets.size(); ++v)
        COMPARE_WITHIN(1. - (*found)[v], subsets[v]["cor"].get<double>(), 1e-11);
}

void SetImportanceTest::agreesWithTheDefinitionOnManyRows() {
    const Matrix x = normalMatrix(2500, 6);
    const FourierSum sum = stochastic();
    const Sets sets = occurringSets(sum.columns, singleInputs(6), 3);
    QCOMPARE(sets.size(), std::size_t(6 + 15 + 20));
    const auto found = importances(sum, singleInputs(6), sets, x, always);
    for (std::size_t v = 0; v < sets.size(); ++v)
        COMPARE_WITHIN((*found)[v], slowly(sum, sets[v], x), 1e-12);
}

void SetImportanceTest::whatNothingContainsDoesNotMatter() {
    Matrix frequencies(2, 3);
    frequencies << 1., 2., 0., 0., 0., 1.5;
    const FourierSum sum = waves(frequencies, Vector::Ones(2), 1);
    const auto found = importances(sum, singleInputs(3), Sets{{0}, {0, 2}, {0, 1, 2}, {1, 2}},
                                   normalMatrix(50, 3), always);
    QVERIFY((*found)[0] > 0.);
    QCOMPARE((*found)[1], 0.);
    QCOMPARE((*found)[2], 0.);
    QCOMPARE((*found)[3], 0.);
    QCOMPARE(occurringSets(sum.columns, singleInputs(3), 3), (Sets{{0}, {1}, {2}, {0, 1}}));
    QCOMPARE(occurringSets(sum.columns, singleInputs(3), 1), (Sets{{0}, {1}, {2}}));
    QCOMPARE(occurrences(sum.columns, singleInputs(3), 2), 4.);
}

void SetImportanceTest::aConstantRestCorrelatesWithNothing() {
    Matrix frequencies(2, 1);
    frequencies << 1.3, -0.4;
    const FourierSum sum = waves(frequencies, Vector::Constant(2, 3.7), 1);
    const auto found = importances(sum, singleInputs(1), Sets{{0}}, normalMatrix(1000, 1), always);
    QCOMPARE(found->front(), 1.);
}

void SetImportanceTest::aConstantModelHasNoImportances() {
    Matrix frequencies(1, 2);
    frequencies << 1.3, -0.4;
    const FourierSum sum = waves(frequencies, Vector::Ones(1), 1);
    const auto found =
        importances(sum, singleInputs(2), Sets{{0}, {0, 1}}, Matrix::Constant(30, 2, 0.3), always);
    QCOMPARE(*found, (std::vector{0., 0.}));
    const FourierSum nothing{FourierColumns(2), Matrix(0, 1)};
    QCOMPARE(importances(nothing, singleInputs(2), Sets{{0}}, normalMatrix(9, 2), always)->front(),
             0.);
}

void SetImportanceTest::outputsAreTakenTogether() {
    const Matrix x = normalMatrix(700, 6);
    const FourierSum one = stochastic();
    FourierSum two = one;
    two.coefficients.resize(one.coefficients.rows(), 2);
    two.coefficients << one.coefficients, -2. * one.coefficients;
    const Sets sets{{0}, {1, 4}, {0, 2, 5}};
    const auto alone = importances(one, singleInputs(6), sets, x, always);
    const auto together = importances(two, singleInputs(6), sets, x, always);
    for (std::size_t v = 0; v < sets.size(); ++v)
        COMPARE_WITHIN((*together)[v], (*alone)[v], 1e-12);
}

void SetImportanceTest::aLinearTermCounts() {
    const Matrix x = normalMatrix(400, 2);
    FourierSum sum{FourierColumns(2), Vector::Ones(2)};
    sum.columns.add(Shape::Identity, std::array{Entry{0, 1.}}, 0);
    sum.columns.add(Shape::Sine, std::array{Entry{1, 1.}}, 1);
    const auto found = importances(sum, singleInputs(2), Sets{{0}}, x, always);
    const Vector sine = x.col(1).array().sin();
    COMPARE_WITHIN(found->front(), 1. - correlationOf(x.col(0) + sine, sine), 1e-12);
}

void SetImportanceTest::aCategoryIsRemovedWithAllItsLevels() {
    const Matrix x = normalMatrix(400, 3);
    Matrix frequencies(2, 3);
    frequencies << 1., -2., 0.7, 0., 0., 1.5;
    const FourierSum sum = waves(frequencies, Vector::Ones(2), 1);
    const auto found =
        importances(sum, std::vector<VariableInputs>{{0, 1}, {2}}, Sets{{0}}, x, always);
    const Vector whole =
        (x * frequencies.row(0).transpose()).array().sin() + (1.5 * x.col(2).array()).cos();
    const Vector rest = (0.7 * x.col(2).array()).sin() + (1.5 * x.col(2).array()).cos();
    COMPARE_WITHIN(found->front(), 1. - correlationOf(whole, rest), 1e-12);
}

void SetImportanceTest::isTheSameForAnyNumberOfThreads() {
    const Matrix x = normalMatrix(3000, 6);
    const FourierSum sum = stochastic(2);
    const Sets sets = occurringSets(sum.columns, singleInputs(6), 3);
    const auto with = [&](int threads) {
        std::vector<double> found;
        Arena(threads).run([&] { found = *importances(sum, singleInputs(6), sets, x, always); });
        return found;
    };
    const auto one = with(1);
    QVERIFY(one == with(2));
    QVERIFY(one == with(8));
}

void SetImportanceTest::stopsWhenAsked() {
    const auto never = [] { return false; };
    QVERIFY(!importances(stochastic(), singleInputs(6), Sets{{0}}, normalMatrix(100, 6), never));
}

ARDENT_TEST(SetImportanceTest)
#include "set_importance_test.moc"
