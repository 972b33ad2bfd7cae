#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/figure/findings/findings.h"
#include "core/train/snapshot.h"
#include "ui/session/loaded_data.h"
#include "ui/views/painted_page.h"

class QLabel;
class QToolButton;

namespace ardent {

/// The answer first: which variables carry the prediction of the current run, how they act, which
/// two act together, and what to beware of.
class FindingsPage : public PaintedPage {
    Q_OBJECT

public:
    explicit FindingsPage(Session& session, QWidget* parent = nullptr);
    Figure wholeFigure() const override;

signals:
    /// A bar is picked: this source of the current run's recipe.
    void variableChosen(ardent::Index source);
    void pairChosen(ardent::Index first, ardent::Index second);

protected:
    void draw() override;
    void receive(const Figure& found) override;
    void abandon() override;
    Figure whenEmpty() const override;
    int heightBelowFigure() const override;
    void followRoom() override;
    void changeEvent(QEvent* event) override;

private:
    /// What findings are of, and how much is looked for: while a run goes on what can follow it,
    /// then the pair, then what the table says without the model.
    enum class Depth { Live, Model, Table };
    struct Subject {
        PredictorPtr predictor;
        TaskPtr task;
        Depth depth = Depth::Live;
        bool operator==(const Subject&) const = default;
    };
    struct Found {
        SnapshotPtr snapshot;
        std::string model;  ///< which of the run's
        Depth depth = Depth::Live;
        Findings findings;
        std::optional<Figure> surface;
    };
    /// Of a task, whatever the model.
    struct AboutTable {
        TaskPtr task;
        std::optional<Measured> screen;
        std::vector<Message> leaks;
    };

    void makeBelow();
    void look(const RunEntry& run, Depth depth);
    void lookAtTable(const RunEntry& run);
    void show();
    void showBelow(const RunEntry& run, const Figure& figure);
    int leastBelow() const;

    Subject asked_;
    std::optional<Found> found_;
    std::shared_ptr<const AboutTable> table_;
    std::vector<std::string> flags_;
    QWidget* below_;
    QLabel* flagsText_;
    QLabel* pairText_;
    QToolButton* openPair_;
    FigureView* surface_;
};

}  // namespace ardent
