#pragma once

#include <string>
#include <string_view>

#include "core/store/json_numbers.h"

namespace ardent::json {

/// As CBOR, in which a number that single precision holds takes five bytes.
std::string cborOf(const Json&);

/// CBOR that `gzipped` has packed, of at most so many bytes. Numbers that are none become null, as
/// they do in text. Throws std::invalid_argument for what is no such thing. Errors (Fault::Usage):
/// it takes more than the memory has.
Result<Json> unpacked(std::string_view packed, std::size_t most, const std::string& path);

}  // namespace ardent::json
