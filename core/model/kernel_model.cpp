#include "core/model/kernel_model.h"

#include "core/data/samples_as_double.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kKernelRowsPerJob = 64;

std::span<const std::int32_t> piece(const std::vector<std::int32_t>& rows, Index first,
                                    Index count) {
    return std::span(rows).subspan(static_cast<std::size_t>(first),
                                   static_cast<std::size_t>(count));
}

/// points: m × d in float64.
Matrix kernelBlock(Kernel kernel, double width, const Matrix& some, const Matrix& points,
                   const Vector& squaredNorms) {
    if (kernel == Kernel::Laplace) {
        Matrix distances = Matrix::Zero(some.rows(), points.rows());
        for (Index j = 0; j < points.rows(); ++j)
            distances.col(j) = (some.rowwise() - points.row(j)).cwiseAbs().rowwise().sum();
        return (-width * distances.array()).exp().matrix();
    }
    Matrix distances = -2. * some * points.transpose();
    distances.colwise() += some.rowwise().squaredNorm();
    distances.rowwise() += squaredNorms.transpose();
    return (-width * distances.array().max(0.)).exp().matrix();
}

}  // namespace

Matrix kernelMatrix(Kernel kernel, double width, const DesignMatrix& x,
                    const std::vector<std::int32_t>& rows, const DesignMatrix& points) {
    const Matrix all = points.cast<double>();
    const Vector squaredNorms = all.rowwise().squaredNorm();
    Matrix result(static_cast<Index>(rows.size()), points.rows());
    forEachBlock(result.rows(), kKernelRowsPerJob, [&](Index, Index first, Index size) {
        result.middleRows(first, size) = kernelBlock(
            kernel, width, samplesAsDouble(x, piece(rows, first, size)), all, squaredNorms);
    });
    return result;
}

Matrix kernelMatrix(Kernel kernel, double width, const Matrix& x, const Matrix& points) {
    return kernelBlock(kernel, width, x, points, points.rowwise().squaredNorm());
}

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
        const Matrix some = scaled(samplesAsDouble(x, piece(rows, first, size)));
        result.middleRows(first, size) =
            (kernelBlock(model.kernel, model.width, some, all, squaredNorms) * model.weights)
                .rowwise() +
            model.intercept.transpose();
    });
    return result;
}

}  // namespace ardent
