#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/method/metric/closed_form_finish.h"
#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_trainings.h"

namespace ardent {

/// The stages of the metric method, as functions that hand over after every piece of work. They put
/// what they find into `candidates`.
class MetricSearch {
public:
    MetricSearch(TaskPtr, const MetricOptions&, Seed);

    /// All of it. goOn: must outlive the pieces.
    Pieces run(const GoOn& goOn);

    const std::string& stage() const { return run_.stage; }
    /// Its validation losses are of rows that the folds of a cross-validation hold out.
    bool crossValidates() const { return recipe_ != MetricRecipe::Gradient; }
    const MetricTask& data() const { return run_.data; }

    /// What is being learned, or found best so far; null before anything.
    std::optional<MetricNet> current() const;
    std::optional<MetricNet> best() const;
    bool bestLearnsFromValidation() const;
    const std::string& endReason() const { return endReason_; }

private:
    using Set = std::vector<Index>;
    Pieces gradientRecipe(const GoOn& goOn);
    Pieces findScales();
    Pieces findScalesByEvidence();
    Pieces findMetrics(const std::vector<MetricStart>&);
    Pieces checkForward();
    Pieces refine(const GoOn& goOn);
    Pieces finish(std::vector<MetricCandidate> which, const GoOn& goOn);

    Vector metricScale(const Set&) const;
    MetricStart startOf(Set) const;
    std::vector<EvidenceSearch> evidenceRace();
    std::vector<EvidenceSearch> evidenceFinal(const std::vector<EvidenceSearch>& race);
    void takeScales(std::size_t one, std::size_t other);
    void takeScales(const std::vector<EvidenceSearch>&);

    /// Which variable would help a set most, by the evidence.
    struct ForwardCheck {
        std::vector<std::int32_t> rows;
        Matrix y;
        EvidenceDraw draw;
        std::vector<Index> order;    // inputs, largest scale first
        Eigen::MatrixXf turns;       // of the set
        std::vector<Index> left;     // inputs to be tried
        std::vector<double> values;  // evidence with each of them
        Index done = 0;
        std::vector<EvidenceSpace<float>> spaces;  // one a job
    };
    ForwardCheck forwardCheck();
    void addToCheck(const ForwardCheck&, Eigen::MatrixXf& turns, Index input) const;
    void beginCheck(ForwardCheck&, const Set&) const;
    void advanceCheck(ForwardCheck&) const;

    std::vector<MetricStart> firstStarts() const;
    MetricTrainings scaleRace();
    MetricTrainings longScales(double start);
    MetricTrainings metricJobs(const std::vector<MetricStart>&);
    std::vector<std::size_t> metricsByLoss() const;
    MetricTrainings anotherMetric(std::size_t metric);
    MetricTrainings secondPasses(const std::vector<std::size_t>& metrics);
    MetricTrainings freedJobs(std::size_t metric, const std::vector<std::size_t>& from);
    bool isFast() const { return run_.options.preset == MetricPreset::Fast; }
    bool isThorough() const { return run_.options.preset == MetricPreset::Thorough; }
    void averageBest();
    std::vector<MetricCandidate> openCandidates(const std::vector<std::size_t>&);
    std::vector<MetricStart> startsFrom(const std::vector<Set>&, const Vector& scale) const;
    const FreeFourierTraining* betterJob() const;
    void keepFinish(const std::string& title, const ClosedFormFinish&);

    MetricRun run_;
    MetricRecipe recipe_;
    Vector descentScale_;   // |γ| by gradient descent
    Vector otherScale_;     // the same with other frequencies
    Vector evidenceScale_;  // |γ| by the evidence; empty: not searched
    double evidenceTau_ = 0.;
    std::size_t scales_ = 0;   // candidate with the scales that were trained longest
    std::size_t metrics_ = 0;  // first candidate with a metric
    std::string endReason_;
};

}  // namespace ardent
