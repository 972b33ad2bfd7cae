#include "core/method/lasso/fourier_stage.h"

#include <fmt/format.h>

namespace ardent {

std::string stageText(FourierStage stage, bool isGrouped, std::size_t candidates,
                      const std::string& without) {
    const std::string trial = without.empty() ? "" : " without " + without;
    switch (stage) {
        case FourierStage::Begin:
            return {};
        case FourierStage::Search:
            return "Stochastic search";
        case FourierStage::Rank:
            return "Importances";
        case FourierStage::SecondSearch:
            return fmt::format("Second search, among {} variables", candidates);
        case FourierStage::SecondRank:
            return "Importances of the second search";
        case FourierStage::Fit:
            return (isGrouped ? "Group lasso" : "Lasso") + trial;
        case FourierStage::AdaptiveFit:
            return "Adaptive group lasso" + trial;
        case FourierStage::FinalRank:
            return "Importances in the final model";
        case FourierStage::Done:
            return "Finished";
    }
    return {};
}

}  // namespace ardent
