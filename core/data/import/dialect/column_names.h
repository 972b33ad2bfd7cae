#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace ardent {

/// Names as they are shown: blanks and line breaks joined to one blank, a name for a blank one
/// ("column 3"), a number behind one that stands twice ("x (2)"). What was changed is appended to
/// `notes`.
std::vector<std::string> usableNames(std::span<const std::string_view> header,
                                     std::vector<Message>& notes);

/// The same names but for a name for a blank one and a number behind one that stands before.
std::vector<std::string> distinctNames(const std::vector<std::string>& names);

std::string columnNumberName(std::size_t position);

}  // namespace ardent
