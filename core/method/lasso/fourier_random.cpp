#include "core/method/lasso/fourier_random.h"

#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/kernel/set_importance.h"
#include "core/method/feature_path.h"
#include "core/method/lasso/fourier_family_options.h"
#include "core/method/lasso/fourier_search.h"
#include "core/model/fourier_columns_model.h"

namespace ardent {
namespace {

enum class FunctionPenalty { Lasso, Ridge };

struct FourierRandomOptions : FourierFamilyOptions {
    int functions = 1000;
    double variablesPerFunction = 2.5;
    FunctionPenalty penalty = FunctionPenalty::Lasso;
    YesNo emptyFunctions = YesNo::Yes;

    FourierRandomOptions() {
        folds = 5;
        lambdas = 50;
        rule = LambdaRule::Best;
        linearTerms = YesNo::No;
    }

    static auto describe() {
        using O = FourierRandomOptions;
        return std::tuple{
            number(&O::functions, "functions", "Stochastic functions",
                   "Number k of sines, and as many cosines; more fit finer detail and cost more.",
                   1, 50'000)
                .logarithmic(),
            number(&O::variablesPerFunction, "variables_per_function", "Variables a function",
                   "Mean number p·q of variables in a function; each takes part with probability "
                   "q. Larger fits interactions of more variables.",
                   1e-3, 1e6),
            fourier_options::frequencyScale<O>(),
            choice(&O::penalty, "penalty", "Penalty",
                   "A lasso keeps some of the functions, as in the paper; ridge regression keeps "
                   "all, is faster and mostly predicts better.",
                   {{FunctionPenalty::Lasso, "lasso", "Lasso"},
                    {FunctionPenalty::Ridge, "ridge", "Ridge"}}),
            fourier_options::folds<O>(),
            fourier_options::rule<O>().onlyWith("penalty", {"lasso"}),
            choice(&O::emptyFunctions, "empty_functions", "Functions without a variable",
                   "Leave functions in which chance puts no variable as they are, constants, as in "
                   "the paper, or give each of them one variable.",
                   {{YesNo::Yes, "yes", "Left as they are"}, {YesNo::No, "no", "Get a variable"}})
                .advanced(),
            fourier_options::linearTerms<O>(),
            fourier_options::lambdas<O>(),
            fourier_options::lambdaRatio<O>().onlyWith("penalty", {"lasso"})};
    }
};

FourierPlan planOf(const FourierRandomOptions& options) {
    FourierPlan plan = options.sharedPlan();
    plan.search.pairs = options.functions;
    plan.search.meanVariables = options.variablesPerFunction;
    plan.search.mayBeEmpty = options.emptyFunctions == YesNo::Yes;
    plan.search.identities = options.linearTerms == YesNo::Yes;
    plan.search.mostHidden = 0;
    plan.fit.grouped = false;
    plan.fit.path.scale = PenaltyScale::Standardised;
    plan.fit.path.tolerance = 1e-5;
    plan.sets = SetChoice::Functions;
    return plan;
}

/// Columns in which a variable stands.
FourierColumns withVariables(const FourierColumns& columns) {
    FourierColumns some(columns.inputs());
    for (Index j = 0; j < columns.size(); ++j)
        if (!columns.entries(j).empty())
            some.add(columns.shape(j), columns.entries(j), some.size());
    return some;
}

/// Importances 1 − r of the variables over at most 1,000 training rows.
std::optional<Relevance> importancesOf(const Task& task, const FourierSum& sum) {
    constexpr Index kMostRows = 1000;
    const FittedRecipe& recipe = *task.recipe;
    const auto inputs = variableInputs(recipe);
    const auto sets = occurringSets(sum.columns, inputs, 1);
    const auto rows = drawnRows(task, task.split.train, kMostRows, kLookSeed);
    const auto scores = importances(sum, inputs, sets, task.x, rows, always);
    if (!scores) return std::nullopt;
    RankedSets ranked;
    for (std::size_t v = 0; v < sets.size(); ++v)
        ranked.variables.push_back({sets[v], (*scores)[v]});
    return relevanceOf(recipe, ranked, message("model-of-functions", "model of random functions"));
}

FeatureSpace spaceOf(const TaskPtr& task, const FourierPlan& plan, Seed seed) {
    const auto columns = std::make_shared<const FourierColumns>(withVariables(
        searchColumns(*task->recipe, plan.basis, plan.search, allVariables(*task->recipe), seed, 0)
            .columns));
    FeatureSpace space;
    space.columns = columns->size();
    space.map = [task, columns](std::span<const std::int32_t> rows, Matrix& block) {
        block = designOf(*columns, task->x, rows);
    };
    space.modelOf = [columns](const LinearScores& scores) {
        return modelOf(FourierSum{*columns, scores.weights}, scores.intercept);
    };
    space.relevance = [task, columns](const LinearScores& scores) {
        return importancesOf(*task, FourierSum{*columns, scores.weights});
    };
    return space;
}

Result<std::unique_ptr<Trainer>> makeRidge(const TaskPtr& task, const FourierRandomOptions& options,
                                           const FourierPlan& plan, Seed seed) {
    LambdaOptions search;
    search.lambdas = options.lambdas;
    search.folds = std::max(2, options.folds);
    search.enoughValidation = enoughValidationForWaves(*task);
    const auto fits =
        checkFeatureMemory(*task, searchColumnCount(*task->recipe, plan.search), search,
                           message("set-fewer-random", "set fewer functions"));
    if (!fits) return tl::unexpected(fits.error());
    auto path = makeFeaturePath(
        task, [task, plan, seed](const GoOn&) { return spaceOf(task, plan, seed); }, search, seed);
    return makeLambdaTrainer(task, search, std::move(path));
}

Result<std::unique_ptr<Trainer>> makeFourierRandom(TaskPtr task, const OptionValues& values,
                                                   Seed seed) {
    const auto options = readOptions<FourierRandomOptions>(values);
    FourierPlan plan = planOf(options);
    if (options.penalty == FunctionPenalty::Ridge) return makeRidge(task, options, plan, seed);
    return makeFourierTrainer(std::move(task), std::move(plan), seed);
}

}  // namespace

Method fourierRandomMethod() {
    return {"fourier_random",
            "Random Fourier functions",
            "Fits a weighted sum of random sines and cosines of a few variables each, with nothing "
            "taken out of it afterwards: for prediction where many variables act together. How "
            "much the fit changes without a variable, a pair or a triple says how much it matters.",
            "Selection of Nonlinear Features and Interactions in Random Fourier Basis Regression",
            {Problem::Regression, Problem::Classification},
            {RunPart::Path, RunPart::Selection},
            &schemaOf<FourierRandomOptions>,
            &makeFourierRandom};
}

}  // namespace ardent
