#include "core/data/task/row_copies.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

constexpr double kFarMore = 3.;

using Digests = std::vector<std::uint64_t>;

std::uint64_t spreadOut(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBULL;
    return bits ^ (bits >> 31U);
}

/// Of a cell in its column; those of a row are added up.
std::uint64_t digestOf(std::uint64_t cell, Index column) {
    return spreadOut(cell + spreadOut(static_cast<std::uint64_t>(column) + 0x9E3779B97F4A7C15ULL));
}

struct Equal {
    double pairs = 0.;     ///< of equal ones
    double repeated = 0.;  ///< that equal an earlier one
};

Equal equalAmong(Digests digests) {
    std::ranges::sort(digests);
    Equal equal;
    for (std::size_t first = 0; first < digests.size();) {
        std::size_t end = first;
        while (end < digests.size() && digests[end] == digests[first]) ++end;
        const auto count = static_cast<double>(end - first);
        equal.pairs += count * (count - 1.) / 2.;
        equal.repeated += count - 1.;
        first = end;
    }
    return equal;
}

/// Those that are looked at, the target among them.
std::vector<Index> columnsLookedAt(Index rows, Index columns) {
    constexpr Index kMostCells = 4'000'000, kAtMost = 64, kAtLeast = 4;
    const Index count =
        std::min(columns, std::clamp(kMostCells / std::max<Index>(rows, 1), kAtLeast, kAtMost));
    std::vector<Index> places;
    for (Index i = 1; i <= count; ++i) places.push_back(i * columns / count - 1);
    return places;
}

}  // namespace

double timesCopied(Index rows, Index columns, const CellNumber& cell) {
    const auto count = static_cast<std::size_t>(rows);
    Digests digests(count), rest(count), own(count), shuffled(count);
    constexpr Index kRowsAtOnce = 1024;
    forEachBlock(rows, kRowsAtOnce, [&](Index, Index first, Index size) {
        for (Index i = first; i < first + size; ++i)
            for (Index j = 0; j < columns; ++j)
                digests[static_cast<std::size_t>(i)] += digestOf(cell(i, j), j);
    });
    const Equal equal = equalAmong(digests);
    if (equal.pairs == 0.) return 1.;
    const double allPairs = static_cast<double>(rows) * static_cast<double>(rows - 1) / 2.;
    std::vector<std::int32_t> order(count);
    for (const Index j : columnsLookedAt(rows, columns)) {
        for (std::size_t i = 0; i < count; ++i) {
            own[i] = digestOf(cell(static_cast<Index>(i), j), j);
            rest[i] = digests[i] - own[i];
        }
        const double differing = equalAmong(rest).pairs - equal.pairs;
        const double share = equalAmong(own).pairs / allPairs;
        const bool isTarget = j == columns - 1;
        if (share < 1. && kFarMore * differing * share / (1. - share) >= equal.pairs) return 1.;
        if (share < 1. && !isTarget && differing >= equal.pairs) return 1.;
        std::iota(order.begin(), order.end(), 0);
        RandomStream random(kLookSeed, StreamId::Permutation, static_cast<std::uint32_t>(j));
        shuffle(order, random);
        for (std::size_t i = 0; i < count; ++i)
            shuffled[i] += own[static_cast<std::size_t>(order[i])];
    }
    if (equal.repeated <= kFarMore * equalAmong(shuffled).repeated) return 1.;
    return static_cast<double>(rows) / (static_cast<double>(rows) - equal.repeated);
}

double timesCopied(const Task& task) {
    const std::vector<SourceInputs> sources = sourceInputs(*task.recipe);
    const auto bitsOf = [](float value) {
        return static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(value + 0.F));
    };
    return timesCopied(std::ssize(task.y), std::ssize(sources) + 1, [&](Index row, Index j) {
        if (j == std::ssize(sources)) return bitsOf(task.y[static_cast<std::size_t>(row)]);
        const SourceInputs& source = sources[static_cast<std::size_t>(j)];
        std::uint64_t bits = 0;
        for (Index k = source.first; k < source.first + source.count; ++k)
            bits = spreadOut(bits + bitsOf(task.x(row, k)) + 1);
        return bits;
    });
}

}  // namespace ardent
