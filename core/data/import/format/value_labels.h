#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/base/types.h"

namespace ardent {

/// A value that a survey may have given a label: a number, or a text as it is.
struct LabelledCode {
    double number = 0.;
    std::string text = {};
    auto operator<=>(const LabelledCode&) const = default;
};

/// In the order of the codes.
using ValueLabels = std::map<LabelledCode, std::string>;

/// Different values that are looked at in a column with labels.
inline constexpr std::size_t kMostLabelledCodes = 2000;

enum class Labelled { Wholly, Partly, Not };

/// Labels are categories where every value that occurs has one.
Labelled labelled(const std::set<LabelledCode>& occurring, const ValueLabels&);

/// Each label once: those of several codes name their code too, and those without text are it.
ValueLabels distinctLabels(const ValueLabels&);

/// What columns are called at length, which have labels but in part, and how many cells had a code
/// that is declared as missing. `ofColumns`: names and labels.
std::vector<Message> labelNotes(const std::vector<std::pair<std::string, std::string>>& ofColumns,
                                const std::vector<std::string>& partly, Index declaredMissing);

}  // namespace ardent
