#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/figure/findings/findings.h"
#include "core/train/snapshot.h"
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
    /// How much is looked for: while a run goes on what can follow it, then the pair, then what the
    /// table says without the model.
    enum class Depth { Live, Model, Table };
    /// What findings are of.
    struct Subject {
        PredictorPtr predictor;
        TaskPtr task;
        bool hasEnded = false;
        bool isMeasured = false;  ///< the run knows its importance
        bool operator==(const Subject&) const = default;
    };
    struct Found {
        SnapshotPtr snapshot;
        std::string model;  ///< which of the run's
        Subject subject;
        Depth depth = Depth::Live;
        Findings findings;
        std::optional<Figure> surface;
    };
    /// Of a task, whatever the model.
    struct ScreenedTask {
        TaskPtr task;
        std::optional<Measured> screen;
    };

    /// What was noted of a task's table when it was read.
    struct ReadTable {
        TaskPtr task;
        std::vector<Message> notes;
    };

    void makeBelow();
    const std::vector<Message>& notesOfReading(const RunEntry& run);
    void look(const RunEntry& run, Depth depth);
    void lookAtTable(const RunEntry& run);
    void show();
    void presentFigure();
    void showPair(const RunEntry& run);
    QString whyEmpty(const RunEntry& run) const;
    bool fitBelow();
    int heightOfBelow() const;

    Subject asked_;
    Depth askedDepth_ = Depth::Live;
    std::optional<Found> found_;
    std::shared_ptr<const ScreenedTask> screened_;
    ReadTable read_;
    std::string fault_;               ///< why nothing was found
    Figure figure_;                   ///< with its cautions
    std::vector<std::string> flags_;  ///< said below it
    QWidget* below_;
    QLabel* flagsText_;
    QLabel* pairText_;
    QToolButton* openPair_;
    FigureView* surface_;
};

}  // namespace ardent
