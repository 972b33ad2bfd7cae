#include "core/random/sample_rows.h"

#include <QtTest>
#include <numeric>

#include "core/random/random_stream.h"

using namespace ardent;

namespace {

using Rows = std::vector<std::int32_t>;

Rows hundred() {
    Rows rows(100);
    std::iota(rows.begin(), rows.end(), 7);
    return rows;
}

Rows drawn(Index count) {
    RandomStream random(3, StreamId::Subsample);
    return drawnInTurn(hundred(), count, random);
}

}  // namespace

class SampleRowsTest : public QObject {
    Q_OBJECT

private slots:
    void noRowIsDrawnTwice();
    void moreBeginAsFewerDo();
    void thereAreNoMoreThanAll();
};

void SampleRowsTest::noRowIsDrawnTwice() {
    Rows some = drawn(40);
    QCOMPARE(some.size(), std::size_t{40});
    std::ranges::sort(some);
    QVERIFY(std::ranges::adjacent_find(some) == some.end());
    QVERIFY(std::ranges::includes(hundred(), some));
}

void SampleRowsTest::moreBeginAsFewerDo() {
    const Rows more = drawn(40);
    QCOMPARE(drawn(10), Rows(more.begin(), more.begin() + 10));
}

void SampleRowsTest::thereAreNoMoreThanAll() {
    for (const Index count : {100, 1000}) {
        Rows all = drawn(count);
        std::ranges::sort(all);
        QCOMPARE(all, hundred());
    }
    QVERIFY(drawn(0).empty());
    QVERIFY(drawn(-1).empty());
}

ARDENT_TEST(SampleRowsTest)
#include "sample_rows_test.moc"
