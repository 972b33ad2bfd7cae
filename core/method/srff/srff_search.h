#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/method/srff/srff_descent.h"

namespace ardent {

/// `count` values falling evenly in logarithm from `highest` by the factor `range`.
std::vector<double> penaltyGrid(double highest, double range, int count);

/// When one λ is done.
struct SrffStop {
    int maxIterations = 100;
    /// Of what is left of the null loss or explained of it, whichever is smaller.
    double tolerance = 1e-2;
    /// Algorithm 1 of the paper: every λ starts anew and alternates with fixed weights.
    bool keepsWeights = false;
};

/// Solves one λ after the other, from the largest to the smallest, each from the solution of the λ
/// before, so that the path is smooth. A large λ makes a small, so that γ is first moved by the
/// alignment of single features with the target, which is smooth; details come as λ falls. With
/// several `starts`, scales of any sum or an empty vector for γ evenly on the simplex, there is a
/// chain for each of them, and the λ go to the chains in turn: λ number i starts from the solution
/// of number i − starts. Where scales were given, every λ of their chain starts from these if they
/// have a lower objective than the chain's last solution, so that what a large λ forgets is not
/// lost.
class SrffSearch {
public:
    SrffSearch(SrffSolver<float>&, double size, std::vector<double> lambdas, SrffStop,
               const std::vector<Vector>& starts = {Vector()});

    /// One step of γ. Gives nothing when `goOn` said no, and then nothing has changed.
    enum class Did { Nothing, Step, Lambda };
    Did advance(const GoOn& goOn);

    bool finished() const { return position_ == lambdas_.size(); }
    std::size_t position() const { return position_; }  ///< number of λ that are done
    const std::vector<double>& lambdas() const { return lambdas_; }
    double size() const { return size_; }

    /// Where it is: of the λ at hand, or of the last one that is done.
    const SrffPoint& point() const { return descent_.point; }

private:
    SrffSolver<float>& solver_;
    double size_;
    std::vector<double> lambdas_;
    SrffStop stop_;
    struct Chain {
        SrffDescent last;                  // its last solution
        std::optional<SrffDescent> start;  // where scales were given
    };
    bool begin(const Chain&, const GoOn& goOn);

    std::vector<Chain> chains_;
    SrffDescent descent_;
    std::size_t position_ = 0;
    int iteration_ = -1;  // −1: the λ at hand is not begun
};

}  // namespace ardent
