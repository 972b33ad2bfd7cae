#include "core/method/lasso/fourier_stage.h"

namespace ardent {
namespace {

Message withoutText(const Message& fit, FourierTrial trial) {
    if (trial == FourierTrial::MinorVariables)
        return message("without-minor", "{} without minor variables", fit);
    if (trial == FourierTrial::RedundantSets)
        return message("without-redundant", "{} without redundant sets", fit);
    return fit;
}

}  // namespace

Message stageText(FourierStage stage, bool isGrouped, std::size_t candidates, FourierTrial trial) {
    switch (stage) {
        case FourierStage::Begin:
            return {};
        case FourierStage::Search:
            return message("stochastic-search", "Stochastic search");
        case FourierStage::Rank:
            return message("importances", "Importances");
        case FourierStage::SecondSearch:
            return message("second-search", "Second search, among {} variables", candidates);
        case FourierStage::SecondRank:
            return message("second-importances", "Importances of the second search");
        case FourierStage::Fit:
            return withoutText(
                isGrouped ? message("group-lasso", "Group lasso") : message("lasso", "Lasso"),
                trial);
        case FourierStage::AdaptiveFit:
            return withoutText(message("adaptive-group-lasso", "Adaptive group lasso"), trial);
        case FourierStage::FinalRank:
            return message("final-importances", "Importances in the final model");
        case FourierStage::Done:
            return message("finished", "Finished");
    }
    return {};
}

}  // namespace ardent
