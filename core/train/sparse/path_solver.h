#pragma once

#include <memory>

#include "core/base/go_on.h"
#include "core/train/sparse/quadratic_descent.h"

namespace ardent::sparse {

/// Solves one λ after the other, each from where the last one ended.
class PathSolver {
public:
    PathSolver(SparseColumnsPtr, std::shared_ptr<const SparseResponse>, SparsePathOptions,
               std::vector<RowRange> rows);

    /// Scales, the fit without penalised groups and λ_max. False: goOn was.
    bool prepare(const GoOn&);

    /// False: goOn was, and nothing has changed.
    bool solve(double lambda, const GoOn&);

    const ScaledColumns& columns() const { return columns_; }
    double largestLambda() const { return largestLambda_; }
    Index activeColumns() const;  ///< of groups that have taken part so far
    SparseSolution solution(double lambda) const;

private:
    struct State {
        std::shared_ptr<ActiveGram> gram;
        std::size_t activeGroups = 0;
        std::vector<char> active;  // one a group
        Matrix b, c, q;            // of the active coordinates; q for Gaussian only
        Vector intercept;          // not Gaussian
        Matrix scores;             // not Gaussian
        Matrix residual;
        Vector sums;            // of the residual's columns
        Vector norms, marks;    // a group's correlation when last taken, and `travelled` then
        double travelled = 0.;  // at least the distance that the residual has gone since, over √n
    };

    bool gaussian() const { return response_->family == SparseFamily::Gaussian; }
    Penalty penaltyAt(double lambda) const;
    bool solveFrom(double lambda, const GoOn&);
    std::vector<Index> strongest(std::vector<Index> groups) const;
    bool activate(std::span<const Index> groups, const GoOn&);
    bool descendOnActive(double lambda, double tolerance, const GoOn&);
    bool descendGaussian(const Penalty&, double tolerance, const GoOn&);
    bool descendBySteps(const Penalty&, double tolerance, const GoOn&);
    bool refreshGram(const GoOn&);
    void takeResidual(Matrix residual);
    void addActive(const Matrix& b, Matrix& target, Vector& centre) const;
    Matrix activeCorrelation() const;
    double dualityGap(const Penalty&, double& objective) const;
    double bound(Index group) const;
    bool violators(double lambda, const std::vector<char>* among, std::vector<Index>& found,
                   const GoOn&);

    ScaledColumns columns_;
    std::shared_ptr<const SparseResponse> response_;
    SparsePathOptions options_;
    Vector y_;  // of the rows; Gaussian: minus its mean
    double targetMean_ = 0., targetSquare_ = 0.;
    double targetScale_ = 0.;  // root mean square of the first residual
    std::vector<double> weights_;
    bool apart_ = true;
    double largestLambda_ = 0., lastLambda_, nullLoss_ = 0.;
    State state_;
    bool columnsReady_ = false;
};

}  // namespace ardent::sparse
