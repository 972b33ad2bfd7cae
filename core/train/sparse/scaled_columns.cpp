#include "core/train/sparse/scaled_columns.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <numeric>

#include "core/base/check.h"

namespace ardent::sparse {
namespace {

constexpr double kConstant = 1e-13;   // deviation over mean below which a column is constant
constexpr double kDependent = 1e-11;  // variance over the largest below which a direction is none

}  // namespace

ScaledColumns::ScaledColumns(SparseColumnsPtr source, std::vector<RowRange> rows)
    : source_(std::move(source)), ranges_(std::move(rows)) {
    const Index p = source_->values.cols();
    if (ranges_.empty()) ranges_.push_back({0, source_->values.rows()});
    Index end = 0;
    for (const RowRange& range : ranges_) {
        check(range.first >= end && range.count >= 0, "sparse path: row ranges overlap");
        end = range.first + range.count;
        rows_ += range.count;
    }
    check(end <= source_->values.rows() && rows_ > 0, "sparse path: no such rows");
    first_.push_back(0);
    if (source_->groupSizes.empty()) {
        first_.resize(static_cast<std::size_t>(p) + 1);
        std::iota(first_.begin(), first_.end(), Index{0});
    }
    for (const Index size : source_->groupSizes) {
        check(size > 0, "sparse path: a group without columns");
        first_.push_back(first_.back() + size);
    }
    check(first_.back() == p, "sparse path: the groups hold {} of {} columns", first_.back(), p);
    mean_ = Vector::Zero(p);
    reach_ = Vector::Zero(groups());
    transformAt_.push_back(0);
}

Eigen::Map<const Matrix> ScaledColumns::transform(Index g) const {
    return {transforms_.data() + transformAt_[static_cast<std::size_t>(g)], columns(g), rank(g)};
}

Vector ScaledColumns::chosen(const Vector& all) const {
    Vector some(rows_);
    Index at = 0;
    for (const RowRange& range : ranges_) {
        some.segment(at, range.count) = all.segment(range.first, range.count);
        at += range.count;
    }
    return some;
}

void ScaledColumns::copyRows(Index g, Index firstRow, Index count, const double* centre,
                             double* target, Index stride) const {
    for (Index j = 0; j < columns(g); ++j) {
        Index at = 0;
        double* column = target + j * stride;
        for (const RowRange& range : ranges_) {
            const Index low = std::max(firstRow, at);
            const Index high = std::min(firstRow + count, at + range.count);
            if (low < high)
                Eigen::Map<Vector>(column + low - firstRow, high - low) =
                    source_->values.col(firstColumn(g) + j)
                        .segment(range.first + low - at, high - low)
                        .array() -
                    centre[j];
            at += range.count;
        }
    }
}

void ScaledColumns::prepareGroup(Index g, PenaltyScale scale) {
    const Index size = columns(g);
    const Index start = firstColumn(g);
    const double share = 1. / static_cast<double>(rows_);
    for (Index j = start; j < start + size; ++j)
        for (const RowRange& range : ranges_)
            mean_[j] += share * source_->values.col(j).segment(range.first, range.count).sum();
    Matrix covariance = Matrix::Zero(size, size);
    constexpr Index kRows = 1024;
    Matrix block(std::min(kRows, rows_), size);
    for (Index row = 0; row < rows_; row += kRows) {
        const Index count = std::min(kRows, rows_ - row);
        copyRows(g, row, count, mean_.data() + start, block.data(), block.rows());
        covariance.selfadjointView<Eigen::Lower>().rankUpdate(block.topRows(count).transpose(),
                                                              share);
    }
    Vector inverse = Vector::Zero(size);
    for (Index j = 0; j < size; ++j) {
        const double deviation = std::sqrt(covariance(j, j));
        check(std::isfinite(deviation), "sparse path: column {} is not finite", start + j);
        if (deviation > kConstant * std::abs(mean_[start + j]))
            inverse[j] = scale == PenaltyScale::Raw ? 1. : 1. / deviation;
    }
    if (size == 1) {
        const bool constant = inverse[0] == 0.;
        rank_.push_back(constant ? 0 : 1);
        if (!constant) {
            transforms_.push_back(inverse[0]);
            reach_[g] = inverse[0] * std::sqrt(covariance(0, 0));
        }
    } else {
        covariance = Matrix(covariance.selfadjointView<Eigen::Lower>());
        covariance = inverse.asDiagonal() * covariance * inverse.asDiagonal();
        const Eigen::SelfAdjointEigenSolver<Matrix> eigen(covariance);
        const double largest = eigen.eigenvalues()[size - 1];
        Index rank = 0;
        for (Index i = size - 1; i >= 0; --i) {
            const double variance = eigen.eigenvalues()[i];
            if (variance <= kDependent * largest || variance <= 0.) break;
            Vector direction = inverse.cwiseProduct(eigen.eigenvectors().col(i));
            if (scale == PenaltyScale::Orthonormal) direction /= std::sqrt(variance);
            transforms_.insert(transforms_.end(), direction.begin(), direction.end());
            ++rank;
        }
        rank_.push_back(rank);
        reach_[g] = rank == 0 ? 0. : (scale == PenaltyScale::Orthonormal ? 1. : std::sqrt(largest));
    }
    transformAt_.push_back(static_cast<Index>(transforms_.size()));
}

bool ScaledColumns::prepare(PenaltyScale scale, const GoOn& goOn) {
    Index work = 0;
    for (; prepared_ < groups(); ++prepared_) {
        work += rows_ * columns(prepared_) * (1 + columns(prepared_));
        if (work > 10'000'000) {
            work = 0;
            if (!goOn()) return false;
        }
        prepareGroup(prepared_, scale);
    }
    return true;
}

Matrix ScaledColumns::correlation(Index g, const Matrix& residual, const Vector& sums,
                                  const double* centre) const {
    const Index start = firstColumn(g);
    Matrix raw = Matrix::Zero(columns(g), residual.cols());
    Index at = 0;
    for (const RowRange& range : ranges_) {
        raw.noalias() +=
            source_->values.block(range.first, start, range.count, columns(g)).transpose() *
            residual.middleRows(at, range.count);
        at += range.count;
    }
    if (centre == nullptr) centre = mean_.data() + start;
    for (Index j = 0; j < raw.rows(); ++j) raw.row(j) -= centre[j] * sums.transpose();
    return transform(g).transpose() * raw / static_cast<double>(rows_);
}

void ScaledColumns::correlationNorms(Index firstGroup, Index count, const Matrix& residual,
                                     const Vector& sums, double* norms, bool largestEntry) const {
    const Index start = firstColumn(firstGroup);
    const Index width = firstColumn(firstGroup + count) - start;
    const Index outputs = residual.cols();
    Matrix raw = Matrix::Zero(width, outputs);
    Index at = 0;
    for (const RowRange& range : ranges_) {
        for (Index k = 0; k < outputs; ++k)
            raw.col(k).noalias() +=
                source_->values.block(range.first, start, range.count, width).transpose() *
                residual.col(k).segment(at, range.count);
        at += range.count;
    }
    raw.noalias() -= mean_.segment(start, width) * sums.transpose();
    const double share = 1. / static_cast<double>(rows_);
    for (Index g = firstGroup; g < firstGroup + count; ++g) {
        double& norm = norms[g - firstGroup];
        if (rank(g) == 0) {
            norm = 0.;
            continue;
        }
        const auto own = raw.middleRows(firstColumn(g) - start, columns(g));
        if (columns(g) == 1) {
            const double factor = share * transform(g)(0, 0);
            norm = factor * (largestEntry ? own.cwiseAbs().maxCoeff() : own.norm());
        } else {
            const Matrix turned = transform(g).transpose() * own;
            norm = share * (largestEntry ? turned.cwiseAbs().maxCoeff() : turned.norm());
        }
    }
}

void ScaledColumns::addProduct(Index g, const Matrix& coefficients, Matrix& target) const {
    Index at = 0;
    for (const RowRange& range : ranges_) {
        const auto x = source_->values.block(range.first, firstColumn(g), range.count, columns(g));
        for (Index k = 0; k < target.cols(); ++k)
            target.col(k).segment(at, range.count).noalias() += x * coefficients.col(k);
        at += range.count;
    }
}

}  // namespace ardent::sparse
