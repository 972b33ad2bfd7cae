#include "core/kernel/kernel_matrix.h"

#include "core/data/task/samples_as_double.h"
#include "core/parallel/blocks.h"

namespace ardent {

Matrix kernelMatrix(Kernel kernel, double width, const Matrix& x, const Matrix& points,
                    const Vector& squaredNorms) {
    if (kernel == Kernel::Laplace) {
        Matrix distances = Matrix::Zero(x.rows(), points.rows());
        for (Index j = 0; j < points.rows(); ++j)
            for (Index k = 0; k < x.cols(); ++k)
                distances.col(j).array() += (x.col(k).array() - points(j, k)).abs();
        return (-width * distances.array()).exp().matrix();
    }
    Matrix distances = -2. * x * points.transpose();
    distances.colwise() += x.rowwise().squaredNorm();
    distances.rowwise() += squaredNorms.transpose();
    return (-width * distances.array().max(0.)).exp().matrix();
}

Matrix kernelMatrix(Kernel kernel, double width, const Matrix& x, const Matrix& points) {
    return kernelMatrix(kernel, width, x, points, points.rowwise().squaredNorm());
}

Matrix kernelMatrix(Kernel kernel, double width, const DesignMatrix& x,
                    const std::vector<std::int32_t>& rows, const DesignMatrix& points) {
    constexpr Index kRowsPerJob = 64;
    const Matrix all = points.cast<double>();
    const Vector squaredNorms = all.rowwise().squaredNorm();
    Matrix result(std::ssize(rows), points.rows());
    forEachBlock(result.rows(), kRowsPerJob, [&](Index, Index first, Index size) {
        result.middleRows(first, size) =
            kernelMatrix(kernel, width, samplesAsDouble(x, rows, first, size), all, squaredNorms);
    });
    return result;
}

Matrix squaredDistances(const Matrix& x) {
    const Vector norms = x.rowwise().squaredNorm();
    Matrix distances = -2. * x * x.transpose();
    distances.colwise() += norms;
    distances.rowwise() += norms.transpose();
    distances.diagonal().setZero();
    return distances.cwiseMax(0.);
}

}  // namespace ardent
