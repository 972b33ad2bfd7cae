#include "core/method/lasso/fourier_stochastic.h"

#include "core/method/lasso/fourier_family_options.h"

namespace ardent {
namespace {

enum class StochasticPreset { Standard, Paper };
enum class GroupWeights { Doubled, Equation, Equal };

struct FourierStochasticOptions : FourierFamilyOptions {
    StochasticPreset preset = StochasticPreset::Standard;
    int functions = 1000;
    double variablesPerFunction = 2.5;
    int pairFeatures = 20;
    int candidates = 20;
    int mostPairs = 200;
    int mostTriples = 10;
    int hiddenSets = 10;
    int searchFolds = 5;
    YesNo adaptive = YesNo::Yes;
    YesNo pruning = YesNo::Yes;
    GroupWeights groupWeights = GroupWeights::Doubled;
    YesNo emptyFunctions = YesNo::No;

    static auto describe() {
        using O = FourierStochasticOptions;
        return std::tuple{
            choice(&O::preset, "preset", "Preset",
                   "Defaults of the options below: ours, or one group lasso on what the search "
                   "finds, as in the paper, without what we add to it; what you set yourself "
                   "stays.",
                   {{StochasticPreset::Standard, "standard", "Standard"},
                    {StochasticPreset::Paper, "paper", "As in the paper"}}),
            number(&O::functions, "functions", "Stochastic functions",
                   "Number k of sines, and as many cosines, in the search; more find weaker "
                   "interactions and cost more.",
                   0, 1'000'000)
                .logarithmic(),
            number(&O::variablesPerFunction, "variables_per_function", "Variables a function",
                   "Mean number p·q of variables in a stochastic function; each takes part with "
                   "probability q.",
                   0, 1e6),
            fourier_options::frequencyScale<O>(),
            fourier_options::features<O>(),
            fourier_options::folds<O>(),
            fourier_options::rule<O>(),
            number(&O::pairFeatures, "pair_features", "Sines and cosines a set",
                   "Number of sines, and as many cosines, of every pair or triple in the group "
                   "lasso.",
                   0, 10'000)
                .advanced(),
            number(&O::candidates, "candidates", "Most candidates",
                   "Variables that the first search leaves to the second and to the group lasso.",
                   1, 10'000)
                .advanced(),
            number(&O::mostPairs, "most_pairs", "Most pairs", "Pairs in the group lasso.", 0,
                   100'000)
                .advanced(),
            number(&O::mostTriples, "most_triples", "Most triples", "Triples in the group lasso.",
                   0, 100'000)
                .advanced(),
            number(&O::hiddenSets, "hidden_sets", "Most hidden sets",
                   "Pairs and triples that the second search gets because they go with what the "
                   "first one leaves; 0: none, as in the paper.",
                   0, 1000)
                .advanced()
                .under("paper", 0),
            number(&O::searchFolds, "search_folds", "Folds of the search",
                   "Parts of the training rows for cross-validation in the searches.", 1, 1000)
                .advanced(),
            choice(&O::adaptive, "adaptive", "Adaptive weights",
                   "Fit the group lasso twice: the second time what was small in the first is "
                   "penalised more.",
                   {{YesNo::Yes, "yes", "Yes"}, {YesNo::No, "no", "No"}})
                .advanced()
                .under("paper", YesNo::No),
            choice(&O::pruning, "pruning", "Pruning",
                   "Leave out after the second fit what matters no more than chance would have it, "
                   "or what the cross-validated loss does not need.",
                   {{YesNo::Yes, "yes", "Yes"}, {YesNo::No, "no", "No"}})
                .onlyWith("adaptive", {"yes"})
                .advanced()
                .under("paper", YesNo::No),
            choice(&O::groupWeights, "group_weights", "Weights of the groups",
                   "What λ is multiplied by for a group of s columns: √s, doubled for pairs and "
                   "triples, as their functions can imitate those of single variables; √s, as in "
                   "equation (2) of the paper; or 1.",
                   {{GroupWeights::Doubled, "doubled", "√s, of pairs and triples 2√s"},
                    {GroupWeights::Equation, "equation", "√s, equation (2)"},
                    {GroupWeights::Equal, "equal", "1"}})
                .advanced()
                .under("paper", GroupWeights::Equation),
            choice(&O::emptyFunctions, "empty_functions", "Functions without a variable",
                   "Leave functions in which chance puts no variable as they are, constants, as in "
                   "the paper, or give each of them one variable.",
                   {{YesNo::Yes, "yes", "Left as they are"}, {YesNo::No, "no", "Get a variable"}})
                .advanced()
                .under("paper", YesNo::Yes),
            fourier_options::linearTerms<O>(),
            fourier_options::lambdas<O>(),
            fourier_options::lambdaRatio<O>()};
    }
};

Result<std::unique_ptr<Trainer>> makeFourierStochastic(TaskPtr task, const OptionValues& values,
                                                       Seed seed) {
    const auto options = readOptions<FourierStochasticOptions>(values);
    FourierPlan plan = options.sharedPlan();
    plan.basis.setPairs = options.pairFeatures;
    plan.search.pairs = options.functions;
    plan.search.meanVariables = options.variablesPerFunction;
    plan.search.mostVariables = options.candidates;
    plan.search.mostPairs = options.mostPairs;
    plan.search.mostTriples = options.mostTriples;
    plan.search.mostHidden = options.hiddenSets;
    plan.search.folds = options.searchFolds;
    plan.sets = SetChoice::Searched;
    plan.search.mayBeEmpty = options.emptyFunctions == YesNo::Yes;
    plan.adaptive = options.adaptive == YesNo::Yes;
    plan.prunes = options.pruning == YesNo::Yes;
    plan.sizeWeights = options.groupWeights != GroupWeights::Equal;
    plan.setWeight = options.groupWeights == GroupWeights::Doubled ? 2. : 1.;
    return makeFourierTrainer(std::move(task), std::move(plan), seed);
}

}  // namespace

Method fourierStochasticMethod() {
    return {"fourier_stochastic",
            "Stochastic Fourier interactions",
            "Searches with random sines and cosines of a few variables each, sees how much the fit "
            "changes when a variable, a pair or a triple is taken out of them, and gives the most "
            "important ones to a group lasso, which keeps what the data support.",
            "Selection of Nonlinear Features and Interactions in Random Fourier Basis Regression",
            {Problem::Regression, Problem::Classification},
            {RunPart::Path, RunPart::Selection},
            &schemaOf<FourierStochasticOptions>,
            &makeFourierStochastic,
            false,
            true};
}

}  // namespace ardent
