#pragma once

#include <set>
#include <string>

namespace ardent {

/// Title of an axis that counts a method's ticks: "Epoch", but "λ number" where the tick is a thing
/// and not a step; "Step" without a name.
std::string tickAxisTitle(const std::string& tickName);

/// The same of methods that count different things: "Step (epoch, round or λ)".
std::string tickAxisTitle(const std::set<std::string>& tickNames);

/// "epochs", "λ values".
std::string tickPlural(const std::string& tickName);

/// "1 epoch", "2,000 epochs".
std::string countedTicks(long long count, const std::string& tickName);

}  // namespace ardent
