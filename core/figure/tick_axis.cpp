#include "core/figure/tick_axis.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/figure/told.h"

namespace ardent {

std::string tickAxisTitle(const std::string& tickName) {
    if (tickName == "λ") return words("λ number");
    if (tickName == "variable") return words("Variable number");
    std::string title = told(tickName.empty() ? "step" : tickName);
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

std::string tickAxisTitle(const std::set<std::string>& tickNames) {
    if (tickNames.size() < 2) return tickAxisTitle(tickNames.empty() ? "" : *tickNames.begin());
    std::vector<std::string> names;
    for (const std::string& name : tickNames) names.push_back(told(name.empty() ? "step" : name));
    const std::string last = std::move(names.back());
    names.pop_back();
    return words("Step ({} or {})", fmt::format("{}", fmt::join(names, ", ")), last);
}

std::string tickPlural(const std::string& tickName) {
    if (tickName.empty()) return told("steps");
    return told(tickName == "λ" ? "λ values" : tickName + "s");
}

std::string countedTicks(long long count, const std::string& tickName) {
    return fmt::format("{} {}", grouped(count), count == 1 ? told(tickName) : tickPlural(tickName));
}

}  // namespace ardent
