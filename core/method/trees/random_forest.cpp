#include "core/method/trees/random_forest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/task/target_values.h"
#include "core/method/trees/tree_fit.h"
#include "core/method/trees/tree_options.h"
#include "core/random/random_stream.h"
#include "core/train/calibration.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

/// Of the columns, for each split.
double columnShareOf(const Task& task, const RandomForestOptions& options) {
    if (options.columnShare > 0.) return options.columnShare;
    if (task.recipe->problem == Problem::Regression) return 1.;
    return 1. / std::sqrt(static_cast<double>(task.x.cols()));
}

BoosterSettings forestSettings(const Task& task, const RandomForestOptions& options, Seed seed) {
    const auto text = [](auto value) { return fmt::format("{}", value); };
    const Index outputs = task.recipe->outputs();
    BoosterSettings settings{{"eta", "1"},
                             {"lambda", "0"},
                             {"max_depth", text(options.maxDepth)},
                             {"min_child_weight", text(options.minLeaf)},
                             {"colsample_bynode", text(columnShareOf(task, options))},
                             {"max_bin", text(options.bins)},
                             {"seed", text(boosterSeed(seed))},
                             {"objective", outputs > 1 ? "multi:softprob" : "reg:squarederror"}};
    if (outputs > 1) settings.emplace_back("num_class", text(outputs));
    return settings;
}

/// What the trees are fitted to, rows × outputs: the standardised number, or 1 for a row's class
/// and 0 for the others; of two classes the second alone.
Matrix fittedTargets(const Task& task, const std::vector<std::int32_t>& rows) {
    const bool isOfTwo =
        task.recipe->problem == Problem::Classification && task.recipe->outputs() == 1;
    if (!isOfTwo) return targetColumns(task, rows);
    const std::vector<double> labels = lossTargets(task, rows);
    return Eigen::Map<const Vector>(labels.data(), std::ssize(labels));
}

/// How often a row is drawn into the sample of a tree.
std::vector<int> bootstrapCounts(std::size_t rows, Seed seed, Index tree) {
    RandomStream random(seed, StreamId::Subsample, static_cast<std::uint32_t>(tree));
    std::vector<int> counts(rows, 0);
    for (std::size_t i = 0; i < rows; ++i) ++counts[random.below(static_cast<std::uint32_t>(rows))];
    return counts;
}

class RandomForestTrainer final : public Trainer {
public:
    RandomForestTrainer(TaskPtr task, const RandomForestOptions& options, Seed seed)
        : task_(std::move(task)), options_(options), seed_(seed) {}

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override { return TickUnit::Round; }
    std::int64_t plannedTicks() const override { return options_.trees; }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    std::optional<Relevance> relevance() const override {
        if (grown_ == 0) return std::nullopt;
        return gainRelevance(*task_->recipe, gains_);
    }

private:
    bool isRegression() const { return task_->recipe->problem == Problem::Regression; }
    const std::vector<std::int32_t>& rows() const { return task_->split.train; }
    void begin();
    std::vector<double> grow();
    void addOutOfBag(const Tree& tree, const std::vector<int>& counts);
    void calibrateVotes();
    double lossOf(const std::vector<double>& targets, const Matrix& means) const;
    double outOfBagLoss() const;

    TaskPtr task_;
    RandomForestOptions options_;
    Seed seed_;
    std::unique_ptr<TreeBooster> booster_;
    Matrix targets_;           // training rows × K
    Vector start_;             // means of the targets
    Matrix outOfBag_;          // sums of what trees give that have not seen the row
    std::vector<int> judges_;  // so many trees, for each row
    Matrix validation_;        // sums over all trees
    std::vector<TreePtr> trees_;
    Index grown_ = 0;
    double slope_ = 1.;  // of the votes, for classes
    Vector gains_;
};

std::vector<CurveSeries> RandomForestTrainer::series() const {
    const Loss loss = lossFor(*task_->recipe);
    std::vector<CurveSeries> series{{"out_of_bag", message("out-of-bag-loss", "out-of-bag loss"),
                                     lossName(loss), lossLog(loss), SeriesRows::Training}};
    if (!task_->split.validation.empty()) series.push_back(validationLoss(loss));
    return series;
}

void RandomForestTrainer::begin() {
    targets_ = fittedTargets(*task_, rows());
    start_ = targets_.colwise().mean().transpose();
    outOfBag_ = Matrix::Zero(targets_.rows(), targets_.cols());
    judges_.assign(rows().size(), 0);
    validation_ = Matrix::Zero(std::ssize(task_->split.validation), targets_.cols());
    gains_ = Vector::Zero(std::ssize(task_->recipe->sources));
    booster_ = std::make_unique<TreeBooster>(*task_, rows(), start_,
                                             forestSettings(*task_, options_, seed_));
}

Advance RandomForestTrainer::advance(const GoOn& goOn) {
    if (grown_ == options_.trees)
        return {Advance::State::Finished, std::nullopt,
                message("forest-is-grown", "{} trees are grown.", grown_)};
    if (!goOn()) return {};
    if (!booster_) {
        begin();
        return {};
    }
    return {Advance::State::Working, grow(), {}};
}

/// The curve's row after one tree more of each output.
std::vector<double> RandomForestTrainer::grow() {
    const std::vector<int> counts = bootstrapCounts(rows().size(), seed_, grown_);
    std::vector<float> gradients, curvatures;
    for (Index i = 0; i < targets_.rows(); ++i)
        for (Index c = 0; c < targets_.cols(); ++c) {
            const double count = counts[static_cast<std::size_t>(i)];
            gradients.push_back(static_cast<float>(count * (start_[c] - targets_(i, c))));
            curvatures.push_back(static_cast<float>(count));
        }
    Vector gains = Vector::Zero(task_->x.cols());
    for (GrownTree& grown : booster_->grow(gradients, curvatures)) {
        addOutOfBag(*grown.tree, counts);
        addTree(*grown.tree, 1., task_->x, task_->split.validation, validation_);
        gains += grown.gains;
        trees_.push_back(std::move(grown.tree));
    }
    for (std::size_t i = 0; i < counts.size(); ++i) judges_[i] += counts[i] == 0;
    gains_ += pooledGains(*task_->recipe, gains);
    ++grown_;
    if (!isRegression()) calibrateVotes();
    std::vector<double> row{outOfBagLoss()};
    if (!task_->split.validation.empty())
        row.push_back(lossOf(lossTargets(*task_, task_->split.validation),
                             validation_ / static_cast<double>(grown_)));
    return row;
}

void RandomForestTrainer::addOutOfBag(const Tree& tree, const std::vector<int>& counts) {
    std::vector<std::int32_t> unseen;
    std::vector<Index> places;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] == 0) {
            unseen.push_back(rows()[i]);
            places.push_back(static_cast<Index>(i));
        }
    Matrix values = Matrix::Zero(std::ssize(unseen), outOfBag_.cols());
    addTree(tree, 1., task_->x, unseen, values);
    for (std::size_t i = 0; i < places.size(); ++i)
        outOfBag_.row(places[i]) += values.row(static_cast<Index>(i));
}

/// The rows that some tree has not seen, with what those trees give in the mean.
struct Unseen {
    std::vector<Index> places;
    Matrix means;
};

Unseen unseenOf(const Matrix& sums, const std::vector<int>& judges) {
    Unseen unseen;
    for (std::size_t i = 0; i < judges.size(); ++i)
        if (judges[i] > 0) unseen.places.push_back(static_cast<Index>(i));
    unseen.means = sums(unseen.places, Eigen::all);
    for (std::size_t i = 0; i < unseen.places.size(); ++i)
        unseen.means.row(static_cast<Index>(i)) /=
            judges[static_cast<std::size_t>(unseen.places[i])];
    return unseen;
}

/// Shares of votes about their even share, so that a slope alone moves no border between classes.
Matrix votesOf(const Vector& start, const Matrix& means) {
    const double even = 1. / static_cast<double>(std::max<Index>(2, start.size()));
    return (means.rowwise() + start.transpose()).array() - even;
}

void RandomForestTrainer::calibrateVotes() {
    const Unseen unseen = unseenOf(outOfBag_, judges_);
    if (unseen.places.empty()) return;
    const std::vector<int> all = classLabels(*task_, rows());
    std::vector<int> labels;
    for (const Index place : unseen.places) labels.push_back(all[static_cast<std::size_t>(place)]);
    slope_ = calibrate(votesOf(start_, unseen.means), labels, CalibrationShift::None).slope;
}

/// means: of the trees, without where they start.
double RandomForestTrainer::lossOf(const std::vector<double>& targets, const Matrix& means) const {
    if (isRegression()) return meanLossOf(*task_, targets, means.rowwise() + start_.transpose());
    return meanLossOf(*task_, targets, slope_ * votesOf(start_, means));
}

double RandomForestTrainer::outOfBagLoss() const {
    const Unseen unseen = unseenOf(outOfBag_, judges_);
    const std::vector<double> all = lossTargets(*task_, rows());
    std::vector<double> targets;
    for (const Index place : unseen.places) targets.push_back(all[static_cast<std::size_t>(place)]);
    return lossOf(targets, unseen.means);
}

PredictorPtr RandomForestTrainer::predictor() const {
    if (grown_ == 0) return nullptr;
    TreeModel model;
    model.inputs = task_->x.cols();
    model.trees = trees_;
    model.weight = slope_ / static_cast<double>(grown_);
    model.intercept = start_;
    if (!isRegression())
        model.intercept =
            slope_ * votesOf(start_, Matrix::Zero(1, start_.size())).row(0).transpose();
    return std::make_shared<const Predictor>(
        Predictor{task_->recipe, std::move(model), linkFor(lossFor(*task_->recipe))});
}

Result<std::unique_ptr<Trainer>> makeRandomForest(TaskPtr task, const OptionValues& values,
                                                  Seed seed) {
    const auto options = readOptions<RandomForestOptions>(values);
    const auto fits = checkTreeMemory(*task, {options.trees, options.maxDepth, options.bins,
                                              static_cast<double>(options.minLeaf)});
    if (!fits) return tl::unexpected(fits.error());
    return std::make_unique<RandomForestTrainer>(std::move(task), options, seed);
}

}  // namespace

Method randomForestMethod() {
    return {"random_forest",
            "Random forest",
            "The mean of many deep decision trees, each grown on rows drawn with replacement and "
            "with a few columns drawn for every split. Hardly anything to set, and rows that a "
            "tree has not seen judge it without validation rows; its functions are steps.",
            "Breiman: Random Forests (2001); grown by XGBoost, Chen & Guestrin (2016)",
            {Problem::Regression, Problem::Classification},
            {},
            &schemaOf<RandomForestOptions>,
            &makeRandomForest};
}

}  // namespace ardent
