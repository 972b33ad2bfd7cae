#include "core/parallel/blocks.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>

#include "core/parallel/fork_join.h"

namespace ardent {

Index blockCount(Index count, Index blockSize) {
    return (count + blockSize - 1) / blockSize;
}

Tile lowerTriangleTile(Index job) {
    Index down = 0;
    while ((down + 1) * (down + 2) / 2 <= job) ++down;
    return {down, job - down * (down + 1) / 2};
}

void forEachBlock(Index count, Index blockSize,
                  const std::function<void(Index, Index, Index)>& work) {
    const Index blocks = blockCount(count, blockSize);
    const auto workOn = [&](Index block) {
        const Index first = block * blockSize;
        work(block, first, std::min(blockSize, count - first));
    };
    if (blocks == 1) return workOn(0);
    ForkJoin order;
    tbb::parallel_for(
        tbb::blocked_range<Index>(0, blocks, 1),
        [&](const tbb::blocked_range<Index>& range) {
            order.beginPart();
            for (Index block = range.begin(); block < range.end(); ++block) workOn(block);
            order.endPart();
        },
        tbb::simple_partitioner());
}

struct Arena::Impl {
    tbb::task_arena arena;
    int threads;
};

Arena::Arena(int threads) : impl_(new Impl{tbb::task_arena(threads), threads}) {}
Arena::~Arena() = default;
Arena::Arena(Arena&&) noexcept = default;
Arena& Arena::operator=(Arena&&) noexcept = default;

void Arena::run(const std::function<void()>& work) {
    ForkJoin order;
    impl_->arena.execute([&] {
        order.beginPart();
        work();
        order.endPart();
    });
}
int Arena::threads() const {
    return impl_->threads;
}

int availableThreads() {
    return tbb::info::default_concurrency();
}

}  // namespace ardent
