#include "core/method/metric/rfm.h"

#include <fmt/format.h>

#include <Eigen/Eigenvalues>
#include <array>
#include <cmath>
#include <limits>

#include "core/base/memory.h"
#include "core/base/text.h"
#include "core/method/feature_path.h"
#include "core/method/metric/closed_form_finish.h"
#include "core/method/metric/metric_candidates.h"
#include "core/method/metric/metric_findings.h"
#include "core/method/metric/metric_split.h"
#include "core/method/weights_on_validation.h"
#include "core/model/gradient_outer_product.h"
#include "core/random/random_stream.h"
#include "core/train/feature_gram.h"
#include "core/train/loss_series.h"
#include "core/train/option_table.h"

namespace ardent {
namespace {

enum class RadialKernel { Laplace, Gaussian };

struct RfmOptions {
    int features = 1000;
    int iterations = 8;
    double width = 0.;
    RadialKernel kernel = RadialKernel::Laplace;

    static auto describe() {
        using O = RfmOptions;
        return std::tuple{
            number(&O::features, "features", "Fourier features",
                   "Number D of random cosines of every iteration.", 1, 10'000)
                .logarithmic(),
            number(&O::iterations, "iterations", "Iterations",
                   "How often the metric is set to the average gradient outer product.", 1, 100),
            number(&O::width, "width", "Kernel width σ",
                   "Distance over which the kernel falls off; 0 searches it on the validation "
                   "rows.",
                   0, 1e6)
                .zeroIs(OptionSpec::Zero::Automatic)
                .logarithmic(),
            choice(&O::kernel, "kernel", "Kernel", "Law of the frequencies.",
                   {{RadialKernel::Laplace, "laplace", "Laplace: exp(−r/σ)"},
                    {RadialKernel::Gaussian, "gaussian", "Gaussian: exp(−r²/2σ²)"}})};
    }
};

/// The same function. Its metric drew the frequencies, before the fit: it says nothing of f.
MetricNet withFreeFrequencies(MetricNet net) {
    net.base = net.frequencies();
    net.metric.resize(0, 0);
    return net;
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::array kWidthFactors{1., 0.5, 2.};

class RfmTrainer : public Trainer {
public:
    RfmTrainer(TaskPtr task, const RfmOptions& options, Seed seed)
        : data_(metricTask(std::move(task), seed)), options_(options), seed_(seed) {
        coordinates_ = allCoordinates(data_.task);
        root_ = Matrix::Identity(coordinates_->size(), coordinates_->size());
        width_ = options.width > 0. ? options.width
                                    : std::sqrt(static_cast<double>(coordinates_->size()));
    }

    std::vector<CurveSeries> series() const override { return {validationLoss(Loss::Squared)}; }
    TickUnit tickUnit() const override { return TickUnit::Iteration; }
    std::int64_t plannedTicks() const override { return options_.iterations; }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    std::optional<std::int64_t> keptTick() const override {
        return best_ && shown() == &*best_ ? std::optional<std::int64_t>(bestIteration_)
                                           : std::nullopt;
    }
    bool learnsFromValidation() const override {
        return shown() != nullptr && !data_.task->split.validation.empty();
    }
    std::optional<Relevance> relevance() const override;
    std::optional<Directions> directions() const override;
    void settle() override {
        iteration_ = options_.iterations;
        findings_.reset();
    }

private:
    MetricNet drawn(double width) const;
    Advance endIteration();
    Message endText() const;
    const MetricNet* shown() const;
    const MetricFindings* findings() const;

    MetricTask data_;
    RfmOptions options_;
    Seed seed_;
    CoordinatesPtr coordinates_;
    Matrix root_;  // M^½
    double width_;
    int iteration_ = 0;
    std::size_t trial_ = 0;  // of the widths; past the last: the metric is next
    double trialLoss_ = kInfinity;
    double trialWidth_ = 0.;
    std::optional<MetricNet> trialNet_, best_;
    double bestLoss_ = kInfinity;
    int bestIteration_ = 0;
    mutable std::optional<MetricFindings> findings_;  // of the shown net; gone after each piece
};

/// ω = M^½ g/σ, g of the kernel's law.
MetricNet RfmTrainer::drawn(double width) const {
    const Index inputs = coordinates_->size();
    FourierBasis basis = drawBasis(Sampler::Gaussian, inputs, options_.features, seed_,
                                   static_cast<std::uint32_t>(iteration_));
    if (options_.kernel == RadialKernel::Laplace) {
        RandomStream random(seed_, StreamId::MetricFeatures,
                            static_cast<std::uint32_t>(iteration_));
        constexpr double kLeast = 1e-3;  // frequencies beyond this say nothing
        for (Index k = 0; k < basis.frequencies.cols(); ++k)
            basis.frequencies.col(k) /= std::max(kLeast, std::abs(random.normal()));
    }
    MetricNet net;
    net.coordinates = coordinates_;
    net.metric = root_ / width;
    net.base = std::move(basis.frequencies);
    net.phases = std::move(basis.phases);
    net.weights = Matrix::Zero(options_.features, 1);
    net.intercept = Vector::Zero(1);
    return net;
}

Advance RfmTrainer::endIteration() {
    Advance done;
    ++iteration_;
    if (trialLoss_ < bestLoss_) {
        bestLoss_ = trialLoss_;
        best_ = trialNet_;
        bestIteration_ = iteration_;
    }
    width_ = trialWidth_;
    done.tick = std::vector{trialLoss_ * data_.lossUnit};
    trial_ = 0;
    trialLoss_ = kInfinity;
    return done;
}

Message RfmTrainer::endText() const {
    return iteration_ == 1
               ? message("one-iteration-done",
                         "1 iteration is done; the model of iteration {} has the lowest "
                         "validation loss and is kept.",
                         bestIteration_)
               : message("iterations-done",
                         "{} iterations are done; the model of iteration {} has the lowest "
                         "validation loss and is kept.",
                         iteration_, bestIteration_);
}

Advance RfmTrainer::advance(const GoOn& goOn) {
    findings_.reset();
    if (iteration_ >= options_.iterations) {
        if (!best_)
            return {Advance::State::Diverged, std::nullopt,
                    message("no-fit-finite",
                            "No fit was finite; check the columns for extreme values.")};
        return {Advance::State::Finished, std::nullopt,
                sentences({endText(), learnsFromValidation() ? weightsOnValidation() : Message()})};
    }
    const std::size_t trials = options_.width > 0. ? 1 : kWidthFactors.size();
    if (trial_ < trials) {
        const double width = width_ * kWidthFactors[trial_];
        auto found = finishInClosedForm(data_, drawn(width), goOn);
        if (!found) return {};
        ++trial_;
        if (found->loss < trialLoss_) {
            trialLoss_ = found->loss;
            trialWidth_ = width;
            trialNet_ = std::move(found->net);
        }
        return {};
    }
    if (!(trialLoss_ < kInfinity)) {
        settle();
        return {};
    }
    const Index inputs = coordinates_->size();
    const auto slopes =
        gradientOuterProduct(ofVarying(modelOf(*trialNet_, inputs), *data_.task->recipe),
                             data_.task->x, data_.train, goOn);
    if (!slopes) return {};
    Matrix metric = Matrix::Zero(inputs, inputs);
    metric(slopes->inputs, slopes->inputs) = slopes->products;
    const double trace = metric.trace();
    if (trace > 0.) {
        const Eigen::SelfAdjointEigenSolver<Matrix> eigen(metric * static_cast<double>(inputs) /
                                                          trace);
        root_ = eigen.eigenvectors() * eigen.eigenvalues().cwiseMax(0.).cwiseSqrt().asDiagonal() *
                eigen.eigenvectors().transpose();
    }
    return endIteration();
}

const MetricNet* RfmTrainer::shown() const {
    if (iteration_ < options_.iterations && trialNet_) return &*trialNet_;
    return best_ ? &*best_ : trialNet_ ? &*trialNet_ : nullptr;
}

PredictorPtr RfmTrainer::predictor() const {
    const MetricNet* net = shown();
    if (net == nullptr) return nullptr;
    return std::make_shared<const Predictor>(
        Predictor{data_.task->recipe, modelOf(*net, data_.task->x.cols()), linkFor(data_.loss)});
}

const MetricFindings* RfmTrainer::findings() const {
    const MetricNet* net = shown();
    if (net != nullptr && !findings_) findings_ = metricFindings(data_, withFreeFrequencies(*net));
    return findings_ ? &*findings_ : nullptr;
}

std::optional<Relevance> RfmTrainer::relevance() const {
    const MetricFindings* found = findings();
    if (found == nullptr) return std::nullopt;
    return found->relevance;
}

std::optional<Directions> RfmTrainer::directions() const {
    const MetricFindings* found = findings();
    if (found == nullptr) return std::nullopt;
    return found->directions;
}

Result<std::unique_ptr<Trainer>> makeRfm(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<RfmOptions>(values);
    constexpr Index kMostInputs = 2000;
    constexpr std::size_t kLeastRows = 8;
    if (task->split.train.size() < kLeastRows)
        return fail(Fault::Data, message("too-few-rows-for-rfm",
                                         "A recursive feature machine needs at least {} training "
                                         "rows, but there are {}.",
                                         kLeastRows, task->split.train.size()));
    if (task->x.cols() > kMostInputs)
        return fail(Fault::Usage,
                    message("too-many-columns-for-rfm",
                            "The metric is a matrix of {0} × {0} numbers, decomposed in every "
                            "iteration; above {1} encoded columns choose metric.",
                            task->x.cols(), kMostInputs));
    const double bytes =
        3. * featureGramBytes(options.features, 1) + 12. * static_cast<double>(task->x.size());
    const auto fits = checkMemory(
        bytes, message("memory-of-rfm-features", "{} Fourier features", options.features),
        setFewerFeatures());
    if (!fits) return tl::unexpected(fits.error());
    return std::make_unique<RfmTrainer>(std::move(task), options, seed);
}

}  // namespace

Method rfmMethod() {
    return {"rfm",
            "Recursive feature machine",
            "Fits random cosines by ridge regression, sets the metric of their frequencies to the "
            "mean outer product of the fit's gradients, and begins again. Directions along which "
            "the target does not change are faded out.",
            "Mechanism for feature learning in neural networks and backpropagation-free machine "
            "learning models (recursive feature machines)",
            {Problem::Regression},
            {RunPart::Directions},
            &schemaOf<RfmOptions>,
            &makeRfm};
}

}  // namespace ardent
