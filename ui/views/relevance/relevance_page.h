#pragma once

#include <QTimer>
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/figure/relevance/effect_sketches.h"
#include "core/figure/relevance/importance.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/train/snapshot.h"
#include "ui/views/painted_page.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace ardent {

/// How much each variable matters to the current run, as it learns: by its importance on held-out
/// rows or the method's own scale, and by further measures; or to runs that differ in the seed.
class RelevancePage : public PaintedPage {
    Q_OBJECT

public:
    explicit RelevancePage(Session& session, QWidget* parent = nullptr);
    bool looksBack() const override { return !isOverSeeds(); }

signals:
    /// A bar is picked: this source of the current run's recipe.
    void variableChosen(ardent::Index source);

protected:
    void draw() override;
    bool concerns(int run) const override;
    void receive(const Figure& measured) override;
    void abandon() override;

private:
    /// What cautions are of: they are looked for once.
    struct Looked {
        TaskPtr task;
        std::vector<Index> sources;  ///< the most relevant
        PredictorPtr predictor;      ///< of a run that has ended
        bool operator==(const Looked&) const = default;
    };
    /// What importance measures are taken of.
    struct Subject {
        PredictorPtr predictor;  ///< null: of nothing
        TaskPtr task;
        bool byImportance = false;  ///< with sketches of effects
        bool importance = false;    ///< the run does not know it itself
        std::vector<Importance> importances;
        bool operator==(const Subject&) const = default;
    };
    struct Measurement {
        SnapshotPtr snapshot;
        std::string model;  ///< which of the run's
        std::optional<VariableImportance> importance;
        EffectSketches sketches;
        std::vector<Measured> found;
    };

    /// What importance measures of a task are taken over: drawn once, as that is dear where rows
    /// are many.
    struct DrawnRows {
        TaskPtr task;
        std::map<Importance, std::vector<std::int32_t>> rows;  ///< the painter's thread draws them
        std::map<bool, HeldOutRows> heldOut;  ///< likewise; by whether it has ended
    };

    void buildControls();
    void choose(Index bar);
    bool isOverSeeds() const;
    bool isByImportance() const;
    bool hasModelToMeasure(const RunEntry& run) const;
    bool lacksImportance(const RunEntry& run) const;
    bool isConstantYet(const RunEntry& run) const;
    bool isLearningImportance(const RunEntry& run) const;
    std::optional<VariableImportance> importanceOf(const Snapshot& shown) const;
    /// None where they would be 0 because the model is a constant yet.
    std::vector<Importance> wanted() const;
    std::vector<Importance> measurable(const RunEntry& run) const;
    RelevanceChoice choiceFor(const RunEntry& run) const;
    void measure(const RunEntry& run);
    void tellShare();
    QString beingComputed() const;
    void show(const RunEntry& run);
    Figure figureOf(const Snapshot& shown, const RunEntry& run);
    std::string whyNotMeasured(Importance, const RunEntry& run) const;
    std::string whyMissing(const RunEntry& run) const;
    void drawOverSeeds(const RunEntry& run, const std::vector<SnapshotPtr>& replicates);
    const std::vector<std::string>& cautionsOf(const Snapshot& shown, const RunEntry& run);

    QComboBox* scale_;
    QComboBox* order_;
    QLineEdit* filter_;
    QComboBox* beside_;
    QCheckBox* overSeeds_;
    QComboBox* overSeedsShows_;
    QSpinBox* top_;
    Looked looked_;
    std::vector<std::string> cautions_;
    bool isBehind_ = false;  ///< the model, the variables that are told
    Subject asked_;
    std::shared_ptr<DrawnRows> drawn_;
    std::optional<Measurement> measurement_;
    std::string fault_;                          ///< why it could not be measured
    std::shared_ptr<std::atomic<int>> percent_;  ///< done of what is measured; its thread writes
    int toldPercent_ = 0;
    QTimer telling_;
};

}  // namespace ardent
