#include "core/method/lasso/fourier_ticks.h"

#include <algorithm>

namespace ardent {

std::int64_t ticksAhead(const FourierPlan& plan, const Task& task, FourierStage stage,
                        const FourierDone& done) {
    const std::int64_t lambdas = plan.fit.path.lambdas;
    const std::int64_t adaptive = plan.adaptive ? lambdas : 0;
    const std::int64_t whole = adaptive + lambdasOfFirstFit(plan);
    const bool searched = searches(plan, std::ssize(task.recipe->sources));
    const std::int64_t search = searched ? plan.search.lambdas : 0;

    std::int64_t trimming = 0;
    if (plan.adaptive && plan.prunes && plan.sets != SetChoice::None) {
        const Index trials = (done.triedMinor ? 0 : 1) + (done.triedLenders ? 0 : 1);
        const bool isScored = foldsFor(plan.fit, task) > 1;
        trimming = std::max<Index>(0, plan.mostPrunings - done.prunings) * lambdas +
                   (isScored ? trials * whole : 0);
    }
    switch (stage) {
        case FourierStage::Begin:
            return 2 * search + whole + trimming;
        case FourierStage::Search:
        case FourierStage::Rank:
            return search + whole + trimming;
        case FourierStage::SecondSearch:
        case FourierStage::SecondRank:
            return whole + trimming;
        case FourierStage::Fit:
            return adaptive + trimming;
        case FourierStage::AdaptiveFit:
        case FourierStage::FinalRank:
            return trimming;
        case FourierStage::Done:
            break;
    }
    return 0;
}

}  // namespace ardent
