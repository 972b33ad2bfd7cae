#include "core/data/task/split.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/page_allocator.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

/// The order in which equally placed rows of different classes are dealt: large classes as they are
/// numbered, since a row more or less is little to them, then small ones at random, since it
/// decides whether they are validated or tested at all.
std::vector<std::int32_t> dealingOrder(const std::vector<std::vector<std::int32_t>>& groups,
                                       Seed seed) {
    constexpr std::size_t kFewRows = 20;
    std::vector<std::int32_t> order(groups.size());
    std::iota(order.begin(), order.end(), 0);
    const auto small = std::ranges::stable_partition(order, [&](std::int32_t group) {
        return groups[static_cast<std::size_t>(group)].size() >= kFewRows;
    });
    RandomStream random(seed, StreamId::Split, static_cast<std::uint32_t>(groups.size()));
    shuffle(small, random);
    return order;
}

/// A random order of all rows whose every prefix holds about the same share of each class.
std::vector<std::int32_t> mixedOrder(Index rows, std::span<const std::int32_t> classes, Seed seed) {
    std::vector<std::vector<std::int32_t>> groups(1);
    for (std::int32_t row = 0; row < rows; ++row) {
        const auto group =
            classes.empty() ? 0 : static_cast<std::size_t>(classes[static_cast<std::size_t>(row)]);
        if (group >= groups.size()) groups.resize(group + 1);
        groups[group].push_back(row);
    }
    struct Place {
        double key;
        std::int32_t row;
    };
    std::vector<Place> places;
    places.reserve(static_cast<std::size_t>(rows));
    for (const std::int32_t number : dealingOrder(groups, seed)) {
        std::vector<std::int32_t>& group = groups[static_cast<std::size_t>(number)];
        RandomStream random(seed, StreamId::Split, static_cast<std::uint32_t>(number));
        shuffle(group, random);
        const auto count = static_cast<double>(group.size());
        for (std::size_t i = 0; i < group.size(); ++i) {
            const double key = i == 0 ? 0. : (static_cast<double>(i) + 0.5) / count;
            places.push_back({key, group[i]});
        }
        release(group);
    }
    if (groups.size() > 1) std::ranges::stable_sort(places, {}, &Place::key);
    std::vector<std::int32_t> order(places.size());
    std::ranges::transform(places, order.begin(), &Place::row);
    return order;
}

/// For the part, from the largest that can spare one: of its last two rows training gives none.
void takeOneRow(SplitSizes& sizes, std::size_t part) {
    const auto givers = std::span(sizes).subspan(sizes[0] > 2 ? 0 : 1);
    const auto largest = std::ranges::max_element(givers);
    if (*largest < 2) return;
    --*largest;
    ++sizes[part];
}

}  // namespace

Result<SplitSizes> splitSizes(Index rows, const SplitShares& shares) {
    std::array<double, 3> share{shares.train, shares.validation, shares.test};
    for (const double each : share) {
        if (!(each >= 0.) || !std::isfinite(each)) {
            return fail(Fault::Usage,
                        message("bad-share",
                                "The split {}, {}, {} has a share that is not a positive number; "
                                "give shares such as 0.8, 0.1, 0.1.",
                                share[0], share[1], share[2]));
        }
    }
    for (double& each : share) each *= 0.25;  // exactly, so that the sum of three stays finite
    if (share[0] == 0.) {
        return fail(
            Fault::Usage,
            message(
                "no-training-rows",
                "The split leaves no rows for training; give the first share a positive value."));
    }
    const double sum = std::accumulate(share.begin(), share.end(), 0.);
    SplitSizes sizes{};
    std::array<double, 3> remainder{};
    for (std::size_t part = 0; part < 3; ++part) {
        // The tolerance keeps 0.1 · 30 = 3.0000000000000004 and 0.7 · 10 = 6.999… at their whole
        // numbers.
        const double quota = share[part] / sum * static_cast<double>(rows);
        sizes[part] = static_cast<Index>(std::floor(quota + 1e-9));
        remainder[part] = quota - static_cast<double>(sizes[part]);
    }
    for (Index left = rows - sizes[0] - sizes[1] - sizes[2]; left > 0; --left) {
        const auto part = std::ranges::max_element(remainder) - remainder.begin();
        ++sizes[static_cast<std::size_t>(part)];
        remainder[static_cast<std::size_t>(part)] = -1.;
    }
    for (std::size_t part = 0; part < 3; ++part)
        if (sizes[part] == 0 && share[part] > 0.) takeOneRow(sizes, part);
    return sizes;
}

Split dealRows(Index rows, const SplitSizes& sizes, std::span<const std::int32_t> classes,
               Seed seed) {
    const std::vector<std::int32_t> order = mixedOrder(rows, classes, seed);
    Split split;
    auto next = order.begin();
    const auto deal = [&next](std::vector<std::int32_t>& part, Index size) {
        part.assign(next, next + size);
        std::ranges::sort(part);
        next += size;
    };
    deal(split.train, sizes[0]);
    deal(split.validation, sizes[1]);
    deal(split.test, sizes[2]);
    return split;
}

}  // namespace ardent
