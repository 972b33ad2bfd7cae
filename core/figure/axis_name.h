#pragma once

#include "core/base/message.h"
#include "core/figure/figure.h"

namespace ardent {

/// label() → what the axis shows, in the reader's words; asked once more for what it is in English.
template <class Label>
void nameAxis(Axis& axis, const Label& label) {
    axis.label = label();
    const EnglishWords english;
    axis.english = label();
}

/// The same in every language.
inline const std::string& englishName(const Axis& axis) {
    return axis.english.empty() ? axis.label : axis.english;
}

}  // namespace ardent
