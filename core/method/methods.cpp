#include "core/method/methods.h"

#include <algorithm>
#include <utility>

#include "core/data/table/number_text.h"
#include "core/method/baseline/kernel_ridge.h"
#include "core/method/baseline/linear.h"
#include "core/method/baseline/mean.h"
#include "core/method/baseline/nystroem.h"
#include "core/method/baseline/rff.h"
#include "core/method/boost/gbrff.h"
#include "core/method/boost/pbrff.h"
#include "core/method/ccm/ccm.h"
#include "core/method/choice/auto_choice.h"
#include "core/method/laplace/laplace.h"
#include "core/method/lasso/fourier_lasso.h"
#include "core/method/lasso/fourier_pairs.h"
#include "core/method/lasso/fourier_random.h"
#include "core/method/lasso/fourier_stochastic.h"
#include "core/method/lasso/linear_lasso.h"
#include "core/method/metric/metric.h"
#include "core/method/metric/rfm.h"
#include "core/method/ranking/rankings.h"
#include "core/method/ranking/svm.h"
#include "core/method/rffnet/rffnet.h"
#include "core/method/srff/srff.h"
#include "core/method/trees/boosted_trees.h"
#include "core/method/trees/random_forest.h"

namespace ardent {
namespace {

std::vector<Method> grouped() {
    std::vector<Method> list;
    const auto add = [&](MethodGroup group, std::vector<Method> methods) {
        for (Method& method : methods) {
            method.group = group;
            list.push_back(std::move(method));
        }
    };
    add(MethodGroup::Fourier, {metricMethod(), autoMethod(), laplaceMethod(), rffnetMethod(),
                               srffMethod(), fourierLassoMethod(), fourierPairsMethod(),
                               fourierStochasticMethod(), fourierRandomMethod(), ccmMethod(),
                               gbrff1Method(), gbrff2Method(), pbrffMethod(), rfmMethod()});
    add(MethodGroup::Baseline, {meanMethod(), ridgeMethod(), linearLassoMethod(), logisticMethod(),
                                rffMethod(), kernelRidgeMethod(), nystroemMethod(), svmMethod(),
                                boostedTreesMethod(), randomForestMethod()});
    add(MethodGroup::Ranking, {pearsonMethod(), mutualInformationMethod(), mrmrMethod(),
                               hsicMethod(), bahsicMethod(), rfeMethod()});
    return list;
}

std::span<const Method> all() {
    static const std::vector<Method> list = grouped();
    return list;
}

bool canDo(const Method& method, Problem problem) {
    return std::ranges::find(method.problems, problem) != method.problems.end();
}

/// The next of its group that can and learns something, from the group's start again where none
/// follows, so that it learns the same kind of function; of all methods where the group has none.
std::string_view otherFor(const Method& method, Problem problem) {
    const auto own = std::ranges::find(all(), method.id, &Method::id);
    const auto can = [&](const Method& other) {
        return canDo(other, problem) && !other.isConstant;
    };
    const auto akin = [&](const Method& other) {
        return can(other) && other.group == method.group;
    };
    if (const auto next = std::find_if(own, all().end(), akin); next != all().end())
        return next->title;
    if (const auto first = std::ranges::find_if(all(), akin); first != all().end())
        return first->title;
    return std::ranges::find_if(all(), can)->title;
}

/// Whether they may as well be learned as numbers.
bool areNumbers(const FittedRecipe& recipe) {
    return !recipe.readings.contains(recipe.target) &&
           std::ranges::all_of(recipe.classes, [](const std::string& name) {
               return parseNumber(name).kind == NumberKind::Finite;
           });
}

Error cannotDo(const Method& method, const FittedRecipe& recipe) {
    const std::string_view other = otherFor(method, recipe.problem);
    const bool couldRegress = recipe.problem == Problem::Classification &&
                              canDo(method, Problem::Regression) && areNumbers(recipe);
    return {Fault::Usage,
            couldRegress
                ? message("method-cannot-do-task",
                          "{} cannot do {}; choose another method, such as {}, or regression as "
                          "the task, since the classes of \"{}\" are numbers.",
                          method.title, problemName(recipe.problem), other, recipe.target)
                : message("method-cannot-do-task",
                          "{} cannot do {}; choose another method, such as {}.", method.title,
                          problemName(recipe.problem), other)};
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
    if (!canDo(method, task->recipe->problem))
        return tl::unexpected(cannotDo(method, *task->recipe));
    return complete(method.schema(), chosen).and_then([&](const OptionValues& values) {
        return method.make(std::move(task), values, seed);
    });
}

Retraining retraining(const Method& method, const OptionValues& chosen, const Recipe& recipe) {
    if (recipe.splitRule == SplitRule::Parts || recipe.splitRule == SplitRule::Time) return {};
    return {[method = &method, chosen, seed = recipe.seed](TaskPtr task) {
                auto trainer = makeTrainer(*method, std::move(task), chosen, seed);
                return trainer ? std::move(*trainer) : nullptr;
            },
            recipe.seed};
}

}  // namespace ardent
