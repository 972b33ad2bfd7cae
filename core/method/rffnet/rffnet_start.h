#pragma once

#include <optional>
#include <span>

#include "core/data/task/recipe.h"
#include "core/method/fourier_objective.h"
#include "core/method/rffnet/rffnet_options.h"

namespace ardent {

/// (largest − smallest value) / d of every column over the given rows (RFFNet, eq. 15).
Vector rangeOverDimension(const DesignMatrix& x, const std::vector<std::int32_t>& rows);

/// With these relevances, and weights of 0 or uniform between ±1/√features, as the options have it.
FourierParameters<float> startParameters(const RffnetOptions&, Index outputs,
                                         const Vector& relevances, Seed, std::uint32_t start);

/// Adds normal noise of standard deviation 1/d to the d relevances, but to those of columns that
/// are constant among the training rows. Such columns do not change what others draw.
void addStartNoise(std::span<float> relevances, const FittedRecipe&, Seed, std::uint32_t start);

/// Ticks before the training that is shown.
int mostStartTicks(const RffnetOptions&);

/// Absolute weights of a lasso on the training rows, its penalty the best of a path of 20 on the
/// validation rows (RFFNet, D.2, "Regressor"). Several classes: the largest weight over
/// one-versus-rest fits of the class indicators. Where the lasso keeps nothing, the relevances of
/// `rangeOverDimension`. Takes d² numbers.
class LassoStart {
public:
    explicit LassoStart(const Task& task);

    /// A piece of about 10⁹ operations; the d weights once all pieces are done.
    std::optional<Vector> advance();

private:
    enum class Stage { Means, Gram, Descent, Judgement, Done };

    double target(std::int32_t row, Index output) const;
    void addMeans();
    void addGram();
    void beginBlock();
    void descend();
    void judge();
    void finishStep();

    const Task& task_;
    std::vector<Index> outputs_;  ///< class indicators, or −1 for the number itself
    Stage stage_ = Stage::Means;
    std::size_t row_ = 0;  ///< next row of the stage

    Matrix gram_;         ///< XᵀX / n of centred columns
    Matrix correlation_;  ///< Xᵀy / n, a column an output
    Vector mean_;
    Vector targetMean_;
    Matrix block_;  ///< centred rows that the Gram matrix is grown by
    Index gramColumn_ = 0;

    std::size_t output_ = 0;
    int step_ = 0;  ///< of the path
    int sweep_ = 0;
    Vector weights_, gradient_, best_;
    double error_ = 0.;
    double bestError_ = 0.;
    Vector largest_;  ///< over the outputs
};

}  // namespace ardent
