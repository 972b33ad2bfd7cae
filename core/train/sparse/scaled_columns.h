#pragma once

#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/train/sparse/sparse_problem.h"

namespace ardent::sparse {

/// The columns of some rows as the penalty sees them: Z_g = (X_g − 1 m_gᵀ) T_g for every group g,
/// with X never copied. T_g (columns of g × rank of g) scales, and turns a group's columns so that
/// Z_gᵀZ_g / n is diagonal; directions without variance are left out.
class ScaledColumns {
public:
    ScaledColumns(SparseColumnsPtr, std::vector<RowRange> rows);

    /// Means and transforms. False: goOn was; to be called again.
    bool prepare(PenaltyScale, const GoOn&);

    Index rows() const { return rows_; }
    Index groups() const { return static_cast<Index>(first_.size()) - 1; }
    Index firstColumn(Index g) const { return first_[static_cast<std::size_t>(g)]; }
    Index columns(Index g) const { return firstColumn(g + 1) - firstColumn(g); }
    Index rank(Index g) const { return rank_[static_cast<std::size_t>(g)]; }
    double mean(Index column) const { return mean_[column]; }
    Eigen::Map<const Matrix> transform(Index g) const;

    /// Largest ‖Z_gᵀr‖ / n over all r with ‖r‖² = n.
    double reach(Index g) const { return reach_[g]; }

    /// The chosen rows of a vector of all rows, one after the other.
    Vector chosen(const Vector& all) const;

    /// Z_gᵀR / n for rows × K residuals whose columns sum to `sums`: rank × K. Without `centre`,
    /// the columns' means over the rows are taken.
    Matrix correlation(Index g, const Matrix& residual, const Vector& sums,
                       const double* centre = nullptr) const;

    /// The norms of the correlations of consecutive groups.
    void correlationNorms(Index firstGroup, Index count, const Matrix& residual, const Vector& sums,
                          double* norms, bool largestEntry) const;

    /// target += X_g coefficients (columns of g × K).
    void addProduct(Index g, const Matrix& coefficients, Matrix& target) const;

    /// Copies `count` chosen rows from `firstRow` of a group's columns, minus `centre`.
    void copyRows(Index g, Index firstRow, Index count, const double* centre, double* target,
                  Index stride) const;

private:
    void prepareGroup(Index g, PenaltyScale);

    SparseColumnsPtr source_;
    std::vector<RowRange> ranges_;
    Index rows_ = 0;
    std::vector<Index> first_, rank_, transformAt_;
    std::vector<double> transforms_;
    Vector mean_, reach_;
    Index prepared_ = 0;
};

}  // namespace ardent::sparse
