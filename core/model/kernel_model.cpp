#include "core/model/kernel_model.h"

#include "core/data/task/samples_as_double.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kKernelRowsPerJob = 64;

}  // namespace

Matrix evaluate(const KernelModel& model, const DesignMatrix& x,
                const std::vector<std::int32_t>& rows) {
    const auto scaled = [&](Matrix samples) {
        if (model.scale.size() > 0) samples *= model.scale.asDiagonal();
        return samples;
    };
    const Matrix all = scaled(model.points->cast<double>());
    const Vector squaredNorms = all.rowwise().squaredNorm();
    Matrix result(static_cast<Index>(rows.size()), model.outputs());
    forEachBlock(result.rows(), kKernelRowsPerJob, [&](Index, Index first, Index size) {
        const Matrix some = scaled(samplesAsDouble(x, rows, first, size));
        result.middleRows(first, size) =
            (kernelMatrix(model.kernel, model.width, some, all, squaredNorms) * model.weights)
                .rowwise() +
            model.intercept.transpose();
    });
    return result;
}

}  // namespace ardent
