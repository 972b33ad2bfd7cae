#include "core/model/fourier_model.h"

#include <numeric>

#include "core/kernel/fourier_block.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kRowsPerJob = 16 * kBlockRows;

AlignedVector<float> toFloat(const double* values, Index count) {
    return AlignedVector<float>(values, values + count);
}

}  // namespace

Index FourierModel::inputs() const {
    return basis->frequencies.rows();
}
Index FourierModel::features() const {
    return basis->frequencies.cols();
}
Index FourierModel::outputs() const {
    return weights.cols();
}

bool FourierModel::isFinite() const {
    return scale.allFinite() && weights.allFinite() && intercept.allFinite() && linear.allFinite();
}

Matrix evaluate(const FourierModel& model, const DesignMatrix& x,
                const std::vector<std::int32_t>& rows) {
    const Index outputs = model.outputs();
    const PackedBasis<float> packed(*model.basis);
    const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> byFeature =
        model.weights;
    const auto weights = toFloat(byFeature.data(), byFeature.size());
    const auto scale = toFloat(model.scale.data(), model.scale.size());
    Matrix result(static_cast<Index>(rows.size()), outputs);
    forEachBlock(result.rows(), kRowsPerJob, [&](Index, Index first, Index size) {
        FourierBlock<float> block(packed, outputs);
        for (Index start = first; start < first + size; start += kBlockRows) {
            const Index count = std::min(kBlockRows, first + size - start);
            const std::span some(rows.data() + start, static_cast<std::size_t>(count));
            block.load(x.data(), some, scale);
            block.forward(weights, false);
            for (Index i = 0; i < count; ++i)
                for (Index c = 0; c < outputs; ++c)
                    result(start + i, c) =
                        model.intercept[c] +
                        static_cast<double>(
                            block.scores()[static_cast<std::size_t>(c * kBlockRows + i)]);
            if (model.linear.size() == 0) continue;
            for (Index i = 0; i < count; ++i)
                result.row(start + i) +=
                    (model.linear *
                     x.row(some[static_cast<std::size_t>(i)]).transpose().template cast<double>())
                        .transpose();
        }
    });
    return result;
}

Matrix evaluate(const FourierModel& model, const DesignMatrix& x) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(x.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return evaluate(model, x, rows);
}

}  // namespace ardent
