#pragma once

#include <string>
#include <string_view>

namespace ardent {

/// Whether bytes that are not ASCII are mostly parts of characters in UTF-8.
bool isMostlyUtf8(std::string_view bytes);

/// The encoding of a text that is not in UTF-8, by how well its words fit the letters of a
/// language: "GB18030", "Windows-1250", … Windows-1252 where nothing fits better.
std::string guessEncoding(std::string_view bytes);

}  // namespace ardent
