#include "core/method/ranking/svm.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/go_on.h"
#include "core/method/held_out_plan.h"
#include "core/method/ranking/ranking_fit.h"
#include "core/method/ranking/support_vectors.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

constexpr int kCosts = 5;  // of the search: 10⁻² … 10²

enum class CostChoice { Fixed, Search };

struct SvmOptions {
    CostChoice choice = CostChoice::Fixed;
    double cost = 1.;
    double gamma = 0.;

    static auto describe() {
        using O = SvmOptions;
        return std::tuple{
            ardent::choice(
                &O::choice, "penalty", "Cost",
                "Take C as given, or try 0.01 … 100 and keep the one with the lowest loss on the "
                "validation rows (without any: over five folds).",
                {{CostChoice::Fixed, "fixed", "C as given"},
                 {CostChoice::Search, "search", "Search C"}}),
            number(&O::cost, "svm_cost", "Cost C",
                   "Weight of the training errors; smaller gives smoother functions.", 1e-6, 1e6)
                .logarithmic()
                .onlyWith("penalty", {"fixed"}),
            number(&O::gamma, "gamma", "Kernel coefficient γ",
                   "The kernel is exp(−γ ‖x − x′‖²) of standardised columns; 0: one over the "
                   "squared median distance between rows.",
                   0, 1e9)
                .zeroIs(OptionSpec::Zero::Automatic)
                .logarithmic()};
    }
};

class SvmTrainer final : public Trainer {
public:
    SvmTrainer(TaskPtr task, const SvmOptions& options, Seed seed)
        : task_(std::move(task)), options_(options), seed_(seed) {}

    std::vector<CurveSeries> series() const override {
        return {heldOutSeries(heldOutPlan(*task_, kRankingFolds), lossFor(*task_->recipe))};
    }
    TickUnit tickUnit() const override { return TickUnit::Fit; }
    std::int64_t plannedTicks() const override { return count(); }
    PredictorPtr predictor() const override { return best_; }
    bool learnsFromValidation() const override {
        return best_ && !isRegression() && !task_->split.validation.empty();
    }
    std::optional<Relevance> relevance() const override { return std::nullopt; }

    Advance advance(const GoOn& goOn) override {
        if (tried_ == count())
            return {Advance::State::Finished, std::nullopt,
                    sentences({count() > 1 ? message("best-cost",
                                                     "C = {:.3g}, the best of those tried, is "
                                                     "kept.",
                                                     bestCost_)
                                           : message("cost", "C = {:.3g}.", bestCost_),
                               learnsFromValidation() ? calibratedOnValidation() : Message()})};
        const bool search = options_.choice == CostChoice::Search;
        const double cost = search ? std::pow(10., tried_ - kCosts / 2) : options_.cost;
        std::vector<Index> sources(task_->recipe->sources.size());
        std::iota(sources.begin(), sources.end(), Index{0});
        const auto fit =
            fitSvm(task_, {cost, options_.gamma, columnsOf(*task_->recipe, sources)}, seed_, goOn);
        if (!fit) return {};
        ++tried_;
        if (!best_ || fit->loss < bestLoss_) {
            best_ = fit->predictor;
            bestLoss_ = fit->loss;
            bestCost_ = cost;
        }
        return {Advance::State::Working, std::vector{fit->loss * lossUnit(*task_->recipe)}, {}};
    }

private:
    bool isRegression() const { return task_->recipe->problem == Problem::Regression; }
    int count() const { return options_.choice == CostChoice::Search ? kCosts : 1; }

    TaskPtr task_;
    SvmOptions options_;
    Seed seed_;
    int tried_ = 0;
    PredictorPtr best_;
    double bestLoss_ = std::numeric_limits<double>::infinity();
    double bestCost_ = 1.;
};

Result<std::unique_ptr<Trainer>> makeSvm(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<SvmOptions>(values);
    if (std::ssize(task->split.train) > kMostSvmRows)
        return fail(Fault::Usage,
                    message("too-many-rows-for-svm",
                            "A support vector machine on {} training rows takes too long (at most "
                            "{}); choose rff or nystroem.",
                            task->split.train.size(), kMostSvmRows));
    const Message advice = message("choose-approximation", "choose rff or nystroem");
    if (const auto fits = checkSvmMemory(*task, advice); !fits) return tl::unexpected(fits.error());
    return std::make_unique<SvmTrainer>(std::move(task), options, seed);
}

}  // namespace

Method svmMethod() {
    return {"svm",
            "Support vector machine",
            "A Gaussian bump at those training rows that matter for the border between the classes "
            "(or for the curve). Every variable counts alike, so that it tells none from another.",
            "Cortes & Vapnik: Support-Vector Networks (1995)",
            {Problem::Regression, Problem::Classification},
            {},
            &schemaOf<SvmOptions>,
            &makeSvm};
}

}  // namespace ardent
