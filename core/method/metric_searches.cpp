#include "core/method/metric_searches.h"

#include <algorithm>
#include <cmath>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr int kIterationsATick = 10;

}  // namespace

Pieces searchTogether(MetricRun& run, std::string stage, std::vector<EvidenceSearch>& searches) {
    run.stage = std::move(stage);
    while (!searches.front().finished()) {
        for (int i = 0; i < kIterationsATick && !searches.front().finished(); ++i) {
            forEachBlock(std::ssize(searches), 1, [&](Index at, Index, Index) {
                searches[static_cast<std::size_t>(at)].advance();
            });
            co_yield PieceDone{};
        }
        const EvidenceSearch& lead =
            *std::ranges::min_element(searches, {}, &EvidenceSearch::recentValue);
        co_yield PieceDone{true, NAN, NAN, lead.recentValue()};
    }
}

}  // namespace ardent
