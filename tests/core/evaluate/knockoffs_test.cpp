#include "core/evaluate/knockoffs.h"

#include <QTest>
#include <cmath>
#include <limits>

#include "core/random/random_stream.h"
#include "tests/support/columns.h"
#include "tests/support/test_class.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr Index kRows = 4000;

/// Three normal columns, the first two with a correlation of .6, and one of three levels that go
/// with the third.
std::vector<Column> correlatedColumns() {
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<double> a, b, c;
    std::vector<std::string> levels;
    for (Index row = 0; row < kRows; ++row) {
        a.push_back(random.normal());
        b.push_back(0.6 * a.back() + 0.8 * random.normal());
        c.push_back(std::exp(random.normal()));
        levels.push_back(c.back() < 0.6 ? "u" : c.back() < 1.5 ? "v" : "w");
    }
    return {numbers("a", a), numbers("b", b), numbers("c", c), categories("d", levels)};
}

std::vector<Column> copiesOf(const std::vector<Column>& columns) {
    std::vector<const Column*> all;
    for (const Column& column : columns) all.push_back(&column);
    return knockoffsOf(all, kRows, 7);
}

double correlationOf(const Column& one, const Column& other) {
    Vector x(kRows), y(kRows);
    for (Index row = 0; row < kRows; ++row) {
        x[row] = one.numbers.at(row);
        y[row] = other.numbers.at(row);
    }
    x.array() -= x.mean();
    y.array() -= y.mean();
    return x.dot(y) / std::sqrt(x.squaredNorm() * y.squaredNorm());
}

}  // namespace

class KnockoffsTest : public QObject {
    Q_OBJECT

private slots:
    void copiesHaveTheLawOfTheirColumns();
    void copiesAreSeeded();
    void copiesOfEqualColumnsExist();
    void theThresholdIsThatOfKnockoffPlus();
    void ratesAgreeWithTheThreshold();
};

void KnockoffsTest::copiesHaveTheLawOfTheirColumns() {
    const std::vector<Column> columns = correlatedColumns();
    const std::vector<Column> copies = copiesOf(columns);
    const double own = correlationOf(columns[0], columns[1]);
    QVERIFY(std::abs(correlationOf(copies[0], copies[1]) - own) < 0.05);
    QVERIFY(std::abs(correlationOf(columns[0], copies[1]) - own) < 0.05);
    QVERIFY(std::abs(correlationOf(copies[0], columns[1]) - own) < 0.05);
    QVERIFY2(correlationOf(columns[0], copies[0]) < 0.5, "the copy is little like its column");
    double mean = 0., copied = 0.;
    for (Index row = 0; row < kRows; ++row) {
        mean += columns[2].numbers.at(row) / kRows;
        copied += copies[2].numbers.at(row) / kRows;
    }
    QVERIFY(std::abs(copied - mean) < 0.05 * mean);
    QCOMPARE(copies[3].levels, columns[3].levels);
    const auto share = [](const Column& column) {
        return static_cast<double>(std::ranges::count(column.codes, 0)) / kRows;
    };
    QVERIFY(std::abs(share(copies[3]) - share(columns[3])) < 0.03);
}

void KnockoffsTest::copiesAreSeeded() {
    const std::vector<Column> columns = correlatedColumns();
    const Column one = copiesOf(columns)[0], again = copiesOf(columns)[0];
    for (Index row = 0; row < kRows; ++row) QCOMPARE(one.numbers.at(row), again.numbers.at(row));
}

void KnockoffsTest::copiesOfEqualColumnsExist() {
    std::vector<Column> columns = correlatedColumns();
    columns[1] = columns[0];
    columns[1].name = "copy";
    for (const Column& copy : copiesOf(columns))
        if (copy.type == ColumnType::Numeric)
            for (Index row = 0; row < kRows; ++row) QVERIFY(std::isfinite(copy.numbers.at(row)));
}

/// By the definition: (1 + #{W ≤ −t}) / #{W ≥ t} ≤ rate.
void KnockoffsTest::theThresholdIsThatOfKnockoffPlus() {
    const std::vector<double> w{5., 4., 3., -2.5, 2., 1., -0.5, 0.};
    QCOMPARE(knockoffThreshold(w, 0.5), 1.);   // (1 + 1) / 5
    QCOMPARE(knockoffThreshold(w, 0.34), 3.);  // (1 + 0) / 3
    QCOMPARE(knockoffThreshold(w, 0.1), std::numeric_limits<double>::infinity());
    QCOMPARE(knockoffThreshold(std::vector<double>{0., 0.}, 0.5),
             std::numeric_limits<double>::infinity());
}

void KnockoffsTest::ratesAgreeWithTheThreshold() {
    RandomStream random(2, StreamId::SyntheticDesign);
    std::vector<double> w;
    for (int i = 0; i < 40; ++i) w.push_back(random.normal() + (i < 20 ? 1.5 : 0.));
    w.push_back(w.front());
    const std::vector<double> rates = knockoffRates(w);
    for (const double rate : {0.05, 0.1, 0.2, 0.3, 0.5, 0.9}) {
        const double threshold = knockoffThreshold(w, rate);
        for (std::size_t j = 0; j < w.size(); ++j) QCOMPARE(rates[j] <= rate, w[j] >= threshold);
    }
}

ARDENT_TEST(KnockoffsTest)
#include "knockoffs_test.moc"
