#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/method/closed_form_finish.h"
#include "core/method/evidence_search.h"
#include "core/method/free_fourier_training.h"
#include "core/method/metric_candidates.h"
#include "core/method/metric_recipe.h"
#include "core/method/pieces.h"

namespace ardent {

/// The stages of the metric method, as functions that hand over after every piece of work. They put
/// what they find into `candidates`.
class MetricSearch {
public:
    MetricSearch(TaskPtr, const MetricOptions&, Seed);

    using GoOn = std::function<bool()>;

    /// All of it. goOn: must outlive the pieces.
    Pieces run(const GoOn& goOn);

    const std::string& stage() const { return stage_; }
    /// Its validation losses are of rows that the folds of a cross-validation hold out.
    bool crossValidates() const { return recipe_ != MetricRecipe::Gradient; }
    const MetricTask& data() const { return data_; }

    /// What is being learned, or found best so far; null before anything.
    std::optional<MetricNet> current() const;
    std::optional<MetricNet> best() const;
    bool bestLearnsFromValidation() const;
    const std::string& endReason() const { return endReason_; }

private:
    using Job = std::unique_ptr<FreeFourierTraining>;
    struct Jobs {
        std::vector<Job> list;
        std::vector<std::string> titles;
    };

    using Set = std::vector<Index>;
    /// A set of inputs with the scales from which its metric starts.
    struct Start {
        Set set;
        Vector scale;
    };

    using EpochLosses = std::vector<std::optional<FreeFourierTraining::Losses>>;  // one a job
    PieceDone tickOf(double train, double validation) const;
    PieceDone leastOf(const EpochLosses&) const;
    PieceDone meanOverFolds(const EpochLosses&, EpochLosses& latest) const;

    Pieces gradientRecipe(const GoOn& goOn);
    Pieces trainTogether(std::string stage, Jobs jobs, std::vector<MetricCandidate>& trained);
    Pieces findScales();
    Pieces findScalesByEvidence();
    Pieces searchTogether(std::string stage, std::vector<EvidenceSearch>& jobs);
    Pieces findMetrics(const std::vector<Start>&);
    Pieces checkForward();
    Pieces refine(const GoOn& goOn);
    Pieces finish(std::vector<MetricCandidate> which, const GoOn& goOn);

    Job scaleJob(double scale, int epochs);
    Job metricJob(const Start&, double rate);
    Job frequencyJob(const MetricNet&, int epochs);
    Job secondPassJob(const MetricNet&);
    TrainingPlan plan(Freedom, int epochs, double rate);
    MetricNet freshNet(CoordinatesPtr, Index features);
    Vector metricScale(const Set&) const;
    Start startOf(Set) const;
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

    std::vector<Start> firstStarts() const;
    Jobs scaleRace();
    Jobs longScales(double start);
    Jobs metricJobs(const std::vector<Start>&);
    std::vector<std::size_t> metricsByLoss() const;
    Jobs anotherMetric(std::size_t metric);
    Jobs secondPasses(const std::vector<std::size_t>& metrics);
    Jobs freedJobs(std::size_t metric, const std::vector<std::size_t>& from);
    bool isFast() const { return options_.preset == MetricPreset::Fast; }
    bool isThorough() const { return options_.preset == MetricPreset::Thorough; }
    void averageBest();
    std::vector<MetricCandidate> openCandidates(const std::vector<std::size_t>&);
    std::vector<Start> startsFrom(const std::vector<Set>&, const Vector& scale) const;
    const FreeFourierTraining* betterJob() const;
    bool onFolds() const { return !folds_.empty(); }  ///< losses are of other rows by training
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
    Jobs foldPasses(const CoordinatesPtr&);
    Jobs foldFrequencies(const std::vector<MetricCandidate>& passes);
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
    const MetricTask& rowsOf(std::size_t i) const { return i < folds_.size() ? folds_[i] : data_; }
    Pieces wideRecipe(const GoOn& goOn);
    Pieces wideScales(const std::vector<Set>& orders, Stack&, const GoOn& goOn);
    Pieces wideSearch(const std::vector<Set>& orders, Stack&, const GoOn& goOn);
    bool addPosterior(const std::vector<EvidenceSearch>&, const char* title, Stack&, const GoOn&);
    bool beatsConstant(const Stack&) const;

    MetricTask data_;
    std::vector<MetricTask> folds_;
    MetricOptions options_;
    Seed seed_;
    MetricRecipe recipe_;
    MetricPace pace_;
    std::uint32_t draw_ = 0;
    std::string stage_;
    const Jobs* running_ = nullptr;
    CandidateList candidates_;
    Vector descentScale_;   // |γ| by gradient descent
    Vector otherScale_;     // the same with other frequencies
    Vector evidenceScale_;  // |γ| by the evidence; empty: not searched
    double evidenceTau_ = 0.;
    std::size_t scales_ = 0;   // candidate with the scales that were trained longest
    std::size_t metrics_ = 0;  // first candidate with a metric
    std::string endReason_;
};

}  // namespace ardent
