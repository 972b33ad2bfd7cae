#pragma once

#include <QTimer>
#include <atomic>
#include <memory>

#include "core/data/recipe.h"
#include "core/figure/relevance_figure.h"
#include "core/figure/yardstick.h"
#include "core/train/snapshot.h"
#include "ui/views/painted_page.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace ardent {

/// How much each variable matters to the current run, as it learns: by the method's own measure,
/// and beside it by a yardstick that all methods have in common.
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
    /// A sentence on the most relevant variables of a task, which is looked for once.
    struct Caution {
        TaskPtr task;
        std::vector<Index> sources;
        std::string text;
    };
    /// What a yardstick is taken of.
    struct Subject {
        PredictorPtr predictor;  ///< null: of nothing
        TaskPtr task;
        std::optional<Yardstick> yardstick;
        bool operator==(const Subject&) const = default;
    };
    struct Measurement {
        SnapshotPtr snapshot;
        std::string model;  ///< which of the run's
        Measured found;
    };

    void buildControls();
    void choose(Index bar);
    bool isOverSeeds() const;
    std::optional<Yardstick> yardstick() const;
    RelevanceChoice choiceFor(const RunEntry& run) const;
    void measure(const RunEntry& run);
    void tellShare();
    QString beingComputed() const;
    void show(const RunEntry& run);
    Figure figureOf(const Snapshot& shown, const RunEntry& run) const;
    std::string whyNotMeasured(const RunEntry& run) const;
    const std::string& cautionOf(const TaskPtr& task, const Relevance& relevance);

    QComboBox* order_;
    QComboBox* beside_;
    QLineEdit* filter_;
    QCheckBox* overSeeds_;
    Caution caution_;
    Subject asked_;
    std::optional<Measurement> measurement_;
    std::string fault_;                          ///< why it could not be measured
    std::shared_ptr<std::atomic<int>> percent_;  ///< done of what is measured; its thread writes
    int toldPercent_ = 0;
    QTimer telling_;
};

}  // namespace ardent
