#include "core/data/task/samples_as_double.h"

namespace ardent {

Matrix samplesAsDouble(const DesignMatrix& x, std::span<const std::int32_t> rows) {
    Matrix samples(std::ssize(rows), x.cols());
    for (Index i = 0; i < samples.rows(); ++i)
        samples.row(i) = x.row(rows[static_cast<std::size_t>(i)]).cast<double>();
    return samples;
}

Matrix samplesAsDouble(const DesignMatrix& x, std::span<const std::int32_t> rows, Index first,
                       Index count) {
    return samplesAsDouble(
        x, rows.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count)));
}

}  // namespace ardent
