#pragma once

#include <exception>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/types.h"

/// Vectors and matrices (row by row) as JSON. Reading throws what nlohmann::json throws, and
/// std::invalid_argument for rows of unequal length.
namespace ardent::json {

using Json = nlohmann::ordered_json;

/// Discarded where the text is no JSON. Throws std::invalid_argument for a number beyond the range
/// of double precision, and for lists within lists deeper than any file of Ardent has them.
Json parsed(const std::string& text);

/// Why a file could not be understood, in words.
std::string reasonOf(const std::exception& error);

/// What parsed content takes of the memory, in bytes.
constexpr double kValueBytes = 2. * sizeof(Json);  // a growing list has twice its values
constexpr double kContainerBytes = 96.;            // with what an allocation costs

constexpr int kMostNested = 64;
constexpr const char* kNestedTooDeep = "its parts are nested too deeply";

/// Errors (Fault::Usage): the memory has no room for the content of that file.
Result<> checkContentSize(double bytes, const std::string& path);

/// The same of a bound of what the parsed text takes.
Result<> checkParsedSize(const std::string& text, const std::string& path);

Json fromVector(const Vector& values);
Json fromRows(const Matrix& matrix);
Vector toVector(const Json& json);
Matrix toMatrix(const Json& json, Index columns);

/// Measured numbers, which may be NaN (null) or infinite ("inf", "-inf").
Json fromMeasured(double value);
double toMeasured(const Json& json);
Json fromMeasured(const std::vector<double>& values);
std::vector<double> toMeasuredList(const Json& json);

/// Throws std::invalid_argument, saying what is wrong, where a file's parts do not fit together.
void require(bool fits, const char* otherwise);

}  // namespace ardent::json
