#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/method/free_fourier_training.h"
#include "core/method/metric_options.h"
#include "core/method/pieces.h"

namespace ardent {

/// A model that the search came to, with its loss on the validation rows.
struct MetricCandidate {
    std::string title;
    MetricNet net;
    double loss;
};

/// The stages of the metric method, as functions that hand over after every piece of work. They put
/// what they find into `candidates`.
class MetricSearch {
public:
    MetricSearch(TaskPtr, const MetricOptions&, Seed);

    using GoOn = std::function<bool()>;
    using Candidates = std::vector<MetricCandidate>;

    /// All of it. goOn: must outlive the pieces.
    Pieces run(const GoOn& goOn);

    const std::string& stage() const { return stage_; }
    const MetricTask& data() const { return data_; }

    /// What is being learned, or found best so far; null before anything.
    std::optional<MetricNet> current() const;
    std::optional<MetricNet> best() const;
    const std::string& endReason() const { return endReason_; }

private:
    using Job = std::unique_ptr<FreeFourierTraining>;
    struct Jobs {
        std::vector<Job> list;
        std::vector<std::string> titles;
    };

    Pieces fast(const GoOn& goOn);
    Pieces trainTogether(std::string stage, Jobs jobs);
    Pieces findScales();
    Pieces findMetric(std::vector<std::vector<Index>> sets, Vector scale);
    Pieces freeFrequencies(const GoOn& goOn);
    Pieces finish(std::vector<std::size_t> which, const GoOn& goOn);

    Job scaleJob(double scale, int epochs);
    Job metricJob(const std::vector<Index>& set, const Vector& scale, double rate);
    Job frequencyJob(const MetricNet&, int epochs);
    TrainingPlan plan(Freedom, int epochs, double rate);
    MetricNet freshNet(CoordinatesPtr);
    std::size_t bestOf(std::size_t first) const;
    void keep(MetricCandidate);

    MetricTask data_;
    MetricOptions options_;
    Seed seed_;
    Index batchSize_ = 128;
    int epochs_ = 30;
    std::uint32_t draw_ = 0;
    std::string stage_;
    const Jobs* running_ = nullptr;
    std::vector<std::size_t> latest_;  // candidates of the last trainings, one a job
    Candidates candidates_;
    std::size_t best_ = 0;
    std::string endReason_;
};

}  // namespace ardent
