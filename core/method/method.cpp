#include "core/method/method.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/method/baseline/kernel_ridge.h"
#include "core/method/baseline/linear.h"
#include "core/method/baseline/mean.h"
#include "core/method/baseline/nystroem.h"
#include "core/method/baseline/rff.h"
#include "core/method/boost/gbrff.h"
#include "core/method/boost/pbrff.h"
#include "core/method/ccm/ccm.h"
#include "core/method/lasso/fourier_lasso.h"
#include "core/method/lasso/fourier_pairs.h"
#include "core/method/lasso/fourier_stochastic.h"
#include "core/method/lasso/linear_lasso.h"
#include "core/method/metric/metric.h"
#include "core/method/metric/rfm.h"
#include "core/method/ranking/rankings.h"
#include "core/method/ranking/svm.h"
#include "core/method/rffnet/rffnet.h"
#include "core/method/srff/srff.h"

namespace ardent {
namespace {

std::span<const Method> all() {
    static const std::array list{
        metricMethod(),       rffnetMethod(),       srffMethod(),
        fourierLassoMethod(), fourierPairsMethod(), fourierStochasticMethod(),
        ccmMethod(),          gbrff1Method(),       gbrff2Method(),
        pbrffMethod(),        rfmMethod(),          meanMethod(),
        ridgeMethod(),        linearLassoMethod(),  logisticMethod(),
        rffMethod(),          kernelRidgeMethod(),  nystroemMethod(),
        svmMethod(),          pearsonMethod(),      mutualInformationMethod(),
        mrmrMethod(),         hsicMethod(),         bahsicMethod(),
        rfeMethod()};
    return list;
}

}  // namespace

std::span<const Method> methods() {
    return all();
}

const Method* findMethod(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Method::id);
    return found == all().end() ? nullptr : &*found;
}

bool mayTell(const Method& method, RunPart part) {
    return std::ranges::find(method.tells, part) != method.tells.end();
}

Result<std::unique_ptr<Trainer>> makeTrainer(const Method& method, TaskPtr task,
                                             const OptionValues& chosen, Seed seed) {
    const Problem problem = task->recipe->problem;
    if (std::ranges::find(method.problems, problem) == method.problems.end())
        return fail(Fault::Usage, fmt::format("{} cannot do {}; choose another method.",
                                              method.title, problemName(problem)));
    return complete(method.schema(), chosen).and_then([&](const OptionValues& values) {
        return method.make(std::move(task), values, seed);
    });
}

}  // namespace ardent
