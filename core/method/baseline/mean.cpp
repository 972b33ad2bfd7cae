#include "core/method/baseline/mean.h"

#include "core/model/linear_model.h"
#include "core/model/loss.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

OptionSchema noOptions() {
    return {};
}

double target(const Task& task, std::int32_t row) {
    return static_cast<double>(task.y[static_cast<std::size_t>(row)]);
}

class MeanTrainer final : public Trainer {
public:
    explicit MeanTrainer(TaskPtr task) : task_(std::move(task)) {}

    std::vector<CurveSeries> series() const override { return lossSeries(*task_); }
    TickUnit tickUnit() const override { return TickUnit::Step; }
    std::int64_t plannedTicks() const override { return 1; }

    Advance advance(const GoOn&) override {
        if (predictor_)
            return {Advance::State::Finished, std::nullopt,
                    message("constant-needs-none", "The constant prediction needs no training.")};
        fit();
        std::vector<double> row{meanLoss(task_->split.train)};
        if (!task_->split.validation.empty()) row.push_back(meanLoss(task_->split.validation));
        return {Advance::State::Working, std::move(row), {}};
    }

    PredictorPtr predictor() const override { return predictor_; }
    std::optional<Relevance> relevance() const override { return std::nullopt; }

private:
    Loss loss() const { return lossFor(*task_->recipe); }

    void fit() {
        const FittedRecipe& recipe = *task_->recipe;
        const auto& train = task_->split.train;
        const auto n = static_cast<double>(train.size());
        scores_ = Vector::Zero(recipe.outputs());
        if (loss() == Loss::Squared) {
            for (const std::int32_t row : train) scores_[0] += target(*task_, row) / n;
        } else {
            Vector counts = Vector::Zero(std::ssize(recipe.classes));
            for (const std::int32_t row : train)
                counts[static_cast<Index>(target(*task_, row))] += 1.;
            scores_ = bestConstantScores(loss(), counts);
        }
        FourierModel model = linearModel(Matrix::Zero(recipe.inputs(), recipe.outputs()), scores_);
        predictor_ = std::make_shared<const Predictor>(
            Predictor{task_->recipe, std::move(model), linkFor(loss())});
    }

    double meanLoss(const std::vector<std::int32_t>& rows) const {
        const std::span<const double> scores(scores_.data(),
                                             static_cast<std::size_t>(scores_.size()));
        double sum = 0.;
        for (const std::int32_t row : rows) {
            const double y = target(*task_, row);
            sum += lossSum<double>(loss(), std::span(&y, 1), 1, 1, scores, 0., {});
        }
        return lossUnit(*task_->recipe) * sum / static_cast<double>(rows.size());
    }

    TaskPtr task_;
    Vector scores_;
    PredictorPtr predictor_;
};

Result<std::unique_ptr<Trainer>> makeMean(TaskPtr task, const OptionValues&, Seed) {
    return std::make_unique<MeanTrainer>(std::move(task));
}

}  // namespace

Method meanMethod() {
    return {"mean",
            "Constant",
            "Predicts the training mean, or the training shares of the classes, whatever the "
            "variables say. A method that does no better has learned nothing.",
            "",
            {Problem::Regression, Problem::Classification},
            {},
            &noOptions,
            &makeMean,
            true};
}

}  // namespace ardent
