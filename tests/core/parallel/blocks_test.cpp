#include "core/parallel/blocks.h"

#include <QtTest>
#include <vector>

using namespace ardent;

class BlocksTest : public QObject {
    Q_OBJECT

private slots:
    void coversEveryItemOnce();
    void cutsTheSameBlocksForAnyNumberOfThreads();
    void tilesFillALowerTriangle();
};

namespace {

std::vector<std::pair<Index, Index>> cuts(int threads, Index count, Index blockSize) {
    std::vector<std::pair<Index, Index>> result(
        static_cast<std::size_t>(blockCount(count, blockSize)));
    Arena(threads).run([&] {
        forEachBlock(count, blockSize, [&](Index block, Index first, Index size) {
            result[static_cast<std::size_t>(block)] = {first, size};
        });
    });
    return result;
}

}  // namespace

void BlocksTest::coversEveryItemOnce() {
    Index next = 0;
    for (const auto& [first, size] : cuts(2, 1003, 64)) {
        QCOMPARE(first, next);
        next += size;
    }
    QCOMPARE(next, 1003);
    QVERIFY(cuts(2, 0, 64).empty());
}

void BlocksTest::cutsTheSameBlocksForAnyNumberOfThreads() {
    QCOMPARE(cuts(1, 1003, 64), cuts(4, 1003, 64));
}

void BlocksTest::tilesFillALowerTriangle() {
    Index job = 0;
    for (Index down = 0; down < 5; ++down) {
        for (Index across = 0; across <= down; ++across) {
            const Tile tile = lowerTriangleTile(job++);
            QCOMPARE(tile.down, down);
            QCOMPARE(tile.across, across);
        }
    }
}

ARDENT_TEST(BlocksTest)
#include "blocks_test.moc"
