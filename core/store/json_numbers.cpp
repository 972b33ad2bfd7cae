#include "core/store/json_numbers.h"

#include <stdexcept>

namespace ardent::json {

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

}  // namespace ardent::json
