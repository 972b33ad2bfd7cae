#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/types.h"

namespace ardent {

/// Appends a cell as a transcript has it: in quotes where it has to be, without blanks around it.
void appendCell(std::string_view cell, std::string& text);

/// The shortest text that stands for the double, without exponent where it is whole and has at most
/// 17 digits.
std::string numberCellText(double value);

/// Errors (Fault::Usage): a table of `bytes` as text and then as columns does not fit in memory.
Result<> requireRoom(const std::string& file, double bytes);

/// Ends lines until `line` is reached.
void goToLine(Index line, Index& at, std::string& text);

/// Asks for room before a growing text takes it.
class RoomCheck {
public:
    explicit RoomCheck(std::string file) : file_(std::move(file)) {}

    /// Errors: those of requireRoom.
    Result<> grow(std::size_t bytes) {
        if (bytes < next_) return {};
        next_ = bytes + kStep;
        return requireRoom(file_, 2. * static_cast<double>(next_));
    }

private:
    static constexpr std::size_t kStep = std::size_t{32} << 20;
    std::string file_;
    std::size_t next_ = kStep;
};

}  // namespace ardent
