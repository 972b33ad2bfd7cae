#include "core/kernel/fourier_columns.h"

#include <QtTest>
#include <array>

#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;
using Shape = FourierColumns::Shape;
using Entry = FourierColumns::Entry;

class FourierColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void matchesGoldenDesign_data() { test::addCases("pollner_lasso.json"); }
    void matchesGoldenDesign();
    void sumsThePhasesOfSeveralInputs();
    void isTheSameForAnyNumberOfThreads();
    void takesTheGivenRows();
};

void FourierColumnsTest::matchesGoldenDesign() {
    const auto golden = test::goldenCase("pollner_lasso.json");
    const auto& inputs = golden.inputs;
    const Matrix x = test::matrixOf(inputs["X"]);
    const Matrix frequencies = test::matrixOf(inputs["frequencies"]);
    const Index k = inputs["k"].get<Index>();
    FourierColumns columns(x.cols());
    for (Index i = 0; i < x.cols(); ++i) {
        for (Index j = 0; j < 2 * k; ++j)
            columns.add(j < k ? Shape::Sine : Shape::Cosine,
                        std::array{Entry{i, frequencies(i, j)}}, i);
        if (inputs["identity_columns"].get<bool>())
            columns.add(Shape::Identity, std::array{Entry{i, 1.}}, i);
    }
    const Matrix design = designOf(columns, x);
    const Matrix expected = test::matrixOf(golden.expected["design"]);
    QCOMPARE(design.rows(), expected.rows());
    QCOMPARE(design.cols(), expected.cols());
    for (Index i = 0; i < design.rows(); ++i)
        for (Index j = 0; j < design.cols(); ++j)
            COMPARE_WITHIN(design(i, j), expected(i, j), 1e-13);
    const auto groups = golden.expected["group_of_column"].get<std::vector<Index>>();
    QCOMPARE(columns.groups(), groups);
}

namespace {

DesignMatrix normals(Index rows, Index inputs) {
    RandomStream random(3, StreamId::SyntheticDesign);
    DesignMatrix x(rows, inputs);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < inputs; ++j) x(i, j) = static_cast<float>(random.normal());
    return x;
}

FourierColumns mixture() {
    FourierColumns columns(3);
    columns.add(Shape::Sine, std::array{Entry{0, 0.7}, Entry{2, -1.9}}, 0);
    columns.add(Shape::Cosine, std::array{Entry{0, 2.5}, Entry{1, 0.1}, Entry{2, 4.}}, 1);
    columns.add(Shape::Identity, std::array{Entry{1, 1.}}, 2);
    columns.add(Shape::Cosine, {}, 3);
    return columns;
}

std::vector<std::int32_t> firstRows(Index count) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

}  // namespace

void FourierColumnsTest::sumsThePhasesOfSeveralInputs() {
    const DesignMatrix x = normals(100, 3);
    const Matrix design = designOf(mixture(), x, firstRows(100));
    for (Index i = 0; i < 100; ++i) {
        const double a = x(i, 0), b = x(i, 1), c = x(i, 2);
        COMPARE_WITHIN(design(i, 0), std::sin(0.7 * a - 1.9 * c), 1e-14);
        COMPARE_WITHIN(design(i, 1), std::cos(2.5 * a + 0.1 * b + 4. * c), 1e-14);
        QCOMPARE(design(i, 2), b);
        QCOMPARE(design(i, 3), 1.);
    }
}

void FourierColumnsTest::isTheSameForAnyNumberOfThreads() {
    const DesignMatrix x = normals(1000, 3);
    const auto with = [&](int threads) {
        Matrix design;
        Arena(threads).run([&] { design = designOf(mixture(), x, firstRows(1000)); });
        return design;
    };
    const Matrix one = with(1);
    QVERIFY(one == with(2));
    QVERIFY(one == with(8));
}

void FourierColumnsTest::takesTheGivenRows() {
    const DesignMatrix x = normals(200, 3);
    const Matrix all = designOf(mixture(), x, firstRows(200));
    std::vector<std::int32_t> rows;
    for (std::int32_t i = 1; i < 200; i += 3) rows.push_back(i);
    const Matrix some = designOf(mixture(), x, rows);
    QCOMPARE(some.rows(), Index(rows.size()));
    for (Index i = 0; i < some.rows(); ++i) QVERIFY(some.row(i) == all.row(rows[std::size_t(i)]));
    QCOMPARE(designOf(mixture(), x, {}).rows(), Index(0));
}

ARDENT_TEST(FourierColumnsTest)
#include "fourier_columns_test.moc"
