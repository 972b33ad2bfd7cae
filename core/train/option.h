#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/error.h"

namespace ardent {

using OptionValue = std::variant<bool, long long, double, std::string>;
using OptionValues = std::map<std::string, OptionValue>;

/// What a form, a command line or a file needs to know about one setting of a method.
struct OptionSpec {
    enum class Kind { Switch, Integer, Real, Choice };
    enum class Scale { Linear, Logarithmic };
    /// What 0 stands for, which a form then says in words.
    enum class Zero { Number, Automatic, None, Unlimited };

    std::string id;     ///< snake_case word of the field
    std::string title;  ///< a few words for a form
    std::string help;   ///< one sentence for a tooltip
    std::string unit;   ///< "" when it has none
    Kind kind = Kind::Real;
    OptionValue standard;  ///< the default
    double minimum = 0.;
    double maximum = 0.;
    Scale scale = Scale::Linear;
    Zero zero = Zero::Number;
    std::vector<std::pair<std::string, std::string>> choices;  ///< id and title
    std::map<std::string, OptionValue>
        presets;  ///< defaults while the option "preset" has that value
    /// Has an effect only while that choice is one of these, or that number not 0 where there are
    /// none; null where it always has.
    struct Condition {
        std::string option;
        std::vector<std::string> values;
    };
    std::optional<Condition> onlyWith;
    bool advanced = false;
    bool live = false;  ///< may be changed during a run
};

using OptionSchema = std::vector<OptionSpec>;

OptionValues defaults(const OptionSchema&);

/// Reads "value" as the option's kind and checks its range.
Result<OptionValue> parseOption(const OptionSpec&, std::string_view text);

/// The defaults while the option called "preset" (if there is one) has the value it has in
/// `chosen`.
OptionValues presetDefaults(const OptionSchema&, const OptionValues& chosen);

/// The preset's defaults overlaid with `chosen`. Errors (Fault::Usage) name the option, its range
/// and what was given.
Result<OptionValues> complete(const OptionSchema&, const OptionValues& chosen);

/// Whether the option has an effect among these values.
bool takesPart(const OptionSpec&, const OptionValues&);

/// Refuses (Fault::Usage) what was chosen and would have no effect among the completed values.
Result<void> checkEffects(const OptionSchema&, const OptionValues& chosen,
                          const OptionValues& completed);

std::string toText(const OptionValue&);

}  // namespace ardent
