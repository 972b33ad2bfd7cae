#include "core/store/json_numbers.h"

#include <cmath>
#include <limits>
#include <new>
#include <stdexcept>

#include "core/base/memory.h"

namespace ardent::json {
namespace {

/// Whatever else is wrong with the text.
bool isNestedTooDeep(const std::string& text) {
    int depth = 0;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char sign = text[i];
        if (sign == '"') isInString = !isInString;
        if (isInString && sign == '\\') ++i;
        if (isInString) continue;
        if (sign == '[' || sign == '{') ++depth;
        if (sign == ']' || sign == '}') --depth;
        if (depth > kMostNested) return true;
    }
    return false;
}

}  // namespace

Json parsed(const std::string& text) try {
    require(!isNestedTooDeep(text), kNestedTooDeep);
    return Json::parse(text);
} catch (const Json::parse_error&) {
    return Json(Json::value_t::discarded);
} catch (const Json::out_of_range&) {
    throw std::invalid_argument("a number is too large");
}

std::string reasonOf(const std::exception& error) {
    if (dynamic_cast<const std::bad_alloc*>(&error)) return "its content does not fit in memory";
    const std::string text = error.what();
    const bool hasNumber = dynamic_cast<const nlohmann::detail::exception*>(&error) != nullptr;
    const std::size_t end = hasNumber ? text.find("] ") : std::string::npos;
    return end == std::string::npos ? text : text.substr(end + 2);
}

Result<> checkContentSize(double bytes, const std::string& path) {
    return checkMemory(
        bytes, message("memory-of-content", "{}: its content", path),
        message("close-programs", "close other programs, or open it on a computer with more"));
}

Result<> checkParsedSize(const std::string& text, const std::string& path) {
    double bytes = 0.;
    for (const char sign : text) {
        if (sign == ',') bytes += kValueBytes;
        if (sign == '[' || sign == '{' || sign == ':') bytes += kContainerBytes;
    }
    return checkContentSize(bytes, path);
}

Json fromVector(const Vector& values) {
    return std::vector<double>(values.begin(), values.end());
}

Json fromRows(const Matrix& matrix) {
    Json rows = Json::array();
    for (Index i = 0; i < matrix.rows(); ++i) rows.push_back(fromVector(matrix.row(i).transpose()));
    return rows;
}

Vector toVector(const Json& json) {
    const auto values = json.get<std::vector<double>>();
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

Matrix toMatrix(const Json& json, Index columns) {
    if (!json.is_array()) throw std::invalid_argument("no rows of numbers");
    Matrix matrix(static_cast<Index>(json.size()), columns);
    for (Index i = 0; i < matrix.rows(); ++i) {
        const Vector row = toVector(json.at(static_cast<std::size_t>(i)));
        if (row.size() != columns) throw std::invalid_argument("rows of unequal length");
        matrix.row(i) = row.transpose();
    }
    return matrix;
}

Json fromMeasured(double value) {
    if (std::isinf(value)) return value > 0. ? "inf" : "-inf";
    return value;  // the library writes NaN as null
}

double toMeasured(const Json& json) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    if (json.is_null()) return std::numeric_limits<double>::quiet_NaN();
    if (json.is_string()) return json == "-inf" ? -kInfinity : kInfinity;
    return json.get<double>();
}

Json fromMeasured(const std::vector<double>& values) {
    Json json = Json::array();
    for (const double value : values) json.push_back(fromMeasured(value));
    return json;
}

std::vector<double> toMeasuredList(const Json& json) {
    if (!json.is_array()) throw std::invalid_argument("no list of numbers");
    std::vector<double> values;
    values.reserve(json.size());
    for (const Json& value : json) values.push_back(toMeasured(value));
    return values;
}

void require(bool fits, const char* otherwise) {
    if (!fits) throw std::invalid_argument(otherwise);
}

}  // namespace ardent::json
