#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace ardent {

struct RAttribute;

/// A value as R has serialized it (R Internals, 1.8 "Serialization Formats"). What holds no data,
/// such as a function, is Other.
struct RValue {
    enum class Kind { Null, Truth, Whole, Real, Text, List, Other };

    Kind kind = Kind::Other;
    std::vector<double> numbers = {};     ///< of Truth, Whole and Real; NaN: missing
    std::vector<std::string> texts = {};  ///< "": missing or empty
    std::vector<RValue> items = {};
    std::vector<RAttribute> attributes = {};

    std::size_t size() const;
    const RValue* attribute(std::string_view name) const;  ///< null: it has none
    bool isOfClass(std::string_view name) const;
    /// Texts of the attribute; none where it is missing.
    std::vector<std::string> textsOf(std::string_view attribute) const;
};

struct RAttribute {
    std::string name;
    RValue value;
};

/// What saveRDS and save write, unpacked and in their binary form.
bool isRSerial(std::string_view start);

struct RFile {
    RValue value;
    bool areObjects = false;  ///< of save: the value is a list of them with their names
};

/// Errors (Fault::Data):
/// damaged or cut short; (Fault::Usage): more than fits in memory.
Result<RFile> readRSerial(const std::filesystem::path&);

}  // namespace ardent
