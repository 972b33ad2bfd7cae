#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/method/closed_form_finish.h"
#include "core/method/metric_searches.h"
#include "core/method/metric_trainings.h"

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

    // Few rows.
    /// Models to average, with their predictions of rows that they have not seen.
    struct Stack {
        std::vector<std::string> titles;
        std::vector<MetricNet> nets;
        std::vector<Matrix> scores;
    };
    Stack startStack();
    Pieces smallRecipe(const GoOn& goOn);
    EvidenceSearch smallRacer(const MetricTask& rows, const CoordinatesPtr&, double start);
    std::vector<EvidenceSearch> smallRace(const CoordinatesPtr&);
    EvidencePlan smallPlan(int iterations) const;
    EvidenceOverTau freshEvidence(const MetricTask& rows, const Coordinates&, const Matrix& factor,
                                  EvidenceSpace<float>&, std::uint32_t draw) const;
    std::size_t bestFresh(const std::vector<EvidenceSearch>&);
    Set pruned(const MetricTask& rows, const EvidenceSearch& scales);
    EvidenceSearch smallScales(const MetricTask& rows, const EvidenceSearch& from, const Set&);
    EvidenceSearch smallMetric(const MetricTask& rows, const EvidenceSearch& from);
    bool tellsTarget(const EvidenceSearch& scales);
    void cutFolds();
    TaskPtr allRowsTask() const;
    MetricTrainings foldPasses(const CoordinatesPtr&);
    MetricTrainings foldFrequencies(const std::vector<MetricCandidate>& passes);
    Matrix outOfFold(const std::vector<MetricNet>&) const;
    MetricNet constantNet();
    void keepConstant();
    void addFoldNets(const std::vector<MetricCandidate>&, Stack&);
    void takeStack(const Stack&, int mostTerms);

    /// ω = γ ⊙ ε or M ε, and the prior variance τ of the weights.
    struct Prior {
        CoordinatesPtr coordinates;
        Matrix factor;
        double tau;
    };
    struct PosteriorPlan {
        std::string title;
        Index features;
        std::size_t draws;
        double largestClassTau;  ///< what the evidence asks for beyond it is too sure of classes
    };
    static constexpr const char* kScalesTitle = "one with a scale for each variable";
    static constexpr const char* kMetricTitle = "one along combinations of variables";
    static constexpr std::array kSmallStarts{0.1, 0.2, 0.3, 0.6};
    bool addPosterior(const std::vector<Prior>& foldsThenAll, const PosteriorPlan&, Stack&,
                      const GoOn&);
    bool addPosterior(const EvidenceSearch&, const char* title, Stack&, const GoOn&);

    // Few rows and more columns; what is of every fold ends with that of all rows.
    const MetricTask& rowsOf(std::size_t i) const {
        return i < folds_.size() ? folds_[i] : run_.data;
    }
    Pieces wideRecipe(const GoOn& goOn);
    Pieces wideScales(const std::vector<Set>& orders, Stack&, const GoOn& goOn);
    Pieces wideSearch(const std::vector<Set>& orders, Stack&, const GoOn& goOn);
    bool addPosterior(const std::vector<EvidenceSearch>&, const char* title, Stack&, const GoOn&);
    bool beatsConstant(const Stack&) const;

    MetricRun run_;
    std::vector<MetricTask> folds_;
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
