#include "core/data/task/row_copies.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <vector>

#include "core/random/random_stream.h"
#include "tests/support/test_class.h"

using namespace ardent;

namespace {

using Rows = std::vector<std::vector<double>>;

double times(const Rows& rows) {
    return timesCopied(std::ssize(rows), std::ssize(rows.front()), [&](Index row, Index column) {
        return std::bit_cast<std::uint64_t>(
            rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
    });
}

/// To so many places behind the point.
double roundedTo(double value, int places) {
    const double unit = std::pow(10., places);
    return std::round(value * unit) / unit;
}

Rows noiseRows(int count, int columns, Seed seed, int places = 12) {
    RandomStream random(seed, StreamId::SyntheticDesign);
    Rows rows(static_cast<std::size_t>(count));
    for (auto& row : rows)
        for (int j = 0; j < columns; ++j) row.push_back(roundedTo(random.normal(), places));
    return rows;
}

}  // namespace

class RowCopiesTest : public QObject {
    Q_OBJECT

private slots:
    void rowsThatAreThereSeveralTimesAreCopies() {
        const Rows once = noiseRows(60, 4, 1);
        QCOMPARE(times(once), 1.);
        Rows rows;
        for (int copy = 0; copy < 5; ++copy) rows.insert(rows.end(), once.begin(), once.end());
        QCOMPARE(times(rows), 5.);
        const Rows rounded = noiseRows(1000, 6, 2, 3);
        Rows few = rounded;
        few.insert(few.end(), rounded.begin(), rounded.begin() + 50);
        QCOMPARE(times(few), 1050. / 1000.);
    }

    /// Classes that depend on one number, rounded to 1, 2 or 3 places.
    void roundedNumbersAreNoCopies_data() {
        QTest::addColumn<int>("places");
        for (const int places : {0, 1, 2, 3}) QTest::addRow("%d", places) << places;
    }

    void roundedNumbersAreNoCopies() {
        QFETCH(const int, places);
        for (Seed seed = 1; seed <= 5; ++seed) {
            RandomStream random(seed, StreamId::SyntheticDesign);
            Rows rows(1000);
            for (auto& row : rows) {
                const double a = random.normal();
                const bool isOne = random.uniform() < 1. / (1. + std::exp(-2. * a));
                row = {roundedTo(a, places), isOne ? 1. : 0.};
            }
            QCOMPARE(times(rows), 1.);
        }
    }

    void correlatedRoundedNumbersAreNoCopies() {
        for (Seed seed = 1; seed <= 5; ++seed) {
            Rows rows = noiseRows(1000, 3, seed);
            for (auto& row : rows)
                row = {roundedTo(row[0], 1), roundedTo(row[0] + 0.1 * row[1], 1),
                       row[2] > 0. ? 1. : 0.};
            QCOMPARE(times(rows), 1.);
        }
    }

    void fewLevelsAreNoCopies() {
        Rows rows;
        for (int i = 0; i < 700; ++i) rows.push_back({double(i % 7), 2. * (i % 7)});
        QCOMPARE(times(rows), 1.);
    }
};

ARDENT_TEST(RowCopiesTest)
#include "row_copies_test.moc"
