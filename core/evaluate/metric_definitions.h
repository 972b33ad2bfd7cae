#pragma once

#include <span>
#include <string_view>

namespace ardent {

struct MetricDefinition {
    std::string_view name, text;
};

/// Of every metric of an evaluation, of "sd" beside its mean and of its "roc" points.
std::span<const MetricDefinition> metricDefinitions();

/// Empty where the name is not among them.
std::string_view metricDefinition(std::string_view name);

}  // namespace ardent
