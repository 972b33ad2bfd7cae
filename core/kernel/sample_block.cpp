#include "core/kernel/sample_block.h"

#include <algorithm>

namespace ardent {

SampleSource samplesOf(const DesignMatrix& x, std::span<const std::int32_t> rows) {
    return [&x, rows](Index first, Index count, double* out) {
        std::fill_n(out, x.cols() * kBlockRows, 0.);
        for (Index i = 0; i < count; ++i) {
            const float* sample = x.data() + rows[static_cast<std::size_t>(first + i)] * x.cols();
            for (Index j = 0; j < x.cols(); ++j)
                out[j * kBlockRows + i] = static_cast<double>(sample[j]);
        }
    };
}

SampleSource samplesOf(const Matrix& x) {
    return [&x](Index first, Index count, double* out) {
        std::fill_n(out, x.cols() * kBlockRows, 0.);
        for (Index j = 0; j < x.cols(); ++j)
            std::copy_n(x.col(j).data() + first, count, out + j * kBlockRows);
    };
}

}  // namespace ardent
