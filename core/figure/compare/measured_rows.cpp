#include "core/figure/compare/measured_rows.h"

#include <algorithm>

namespace ardent {

const Metrics& metricsOn(const SplitMetrics& metrics, MetricRows rows) {
    if (rows == MetricRows::Test) return metrics.test;
    return rows == MetricRows::Validation ? metrics.validation : metrics.train;
}

bool isMeasured(const ComparedRun& run, MetricRows rows) {
    return std::ranges::any_of(run.runs, [&](const SnapshotPtr& one) {
        return one->metrics && !metricsOn(*one->metrics, rows).empty();
    });
}

std::vector<Index> measuredCounts(std::span<const ComparedRun> runs, MetricRows rows) {
    std::vector<Index> counts;
    for (const ComparedRun& run : runs) {
        const Index count = run.counts[static_cast<std::size_t>(rows)];
        if (isMeasured(run, rows) && count > 0) counts.push_back(count);
    }
    return counts;
}

}  // namespace ardent
