#include "core/figure/tick_axis.h"

#include <cctype>

namespace ardent {

std::string tickAxisTitle(const std::string& tickName) {
    if (tickName.empty()) return "Step";
    std::string title = tickName;
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    const bool isThing = tickName == "λ" || tickName == "variable";
    return isThing ? title + " number" : title;
}

}  // namespace ardent
