#pragma once

#include <functional>
#include <memory>

#include "core/base/types.h"

namespace ardent {

/// Calls work(block, first, size) for consecutive blocks of `blockSize` of the `count` items, in
/// parallel in the current arena. Blocks are cut by size, never by the number of threads, so that
/// partial results added in block order give the same bits whatever the threads.
void forEachBlock(Index count, Index blockSize,
                  const std::function<void(Index block, Index first, Index size)>& work);

Index blockCount(Index count, Index blockSize);

/// A tile of a lower triangle of tiles; across ≤ down.
struct Tile {
    Index down = 0;
    Index across = 0;
};

/// The tiles counted row by row: (0, 0), (1, 0), (1, 1), (2, 0) …
Tile lowerTriangleTile(Index job);

/// A fixed number of threads, the calling one included.
class Arena {
public:
    explicit Arena(int threads);
    ~Arena();
    Arena(Arena&&) noexcept;
    Arena& operator=(Arena&&) noexcept;

    void run(const std::function<void()>& work);
    int threads() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// Cores this process may use.
int availableThreads();

}  // namespace ardent
