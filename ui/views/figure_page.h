#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/data/table/row_selection.h"
#include "core/train/findings.h"
#include "ui/views/figure_caption.h"
#include "ui/views/page_frame.h"
#include "ui/views/redraw_schedule.h"

namespace ardent {

class Session;
struct RunEntry;

/// One view of the current run. Redrawn only while it can be seen. The session's selected rows are
/// marked in every figure that knows its rows; a rectangle drawn there selects others, and so does
/// Space in its table; Esc selects none.
class FigurePage : public PageFrame {
    Q_OBJECT

public:
    FigurePage(Session& session, const QString& id, const QString& title, QWidget* parent);

    /// What it shows, in words without a full stop.
    QString purpose() const { return purpose_; }
    void setPurpose(const QString& purpose) { purpose_ = purpose; }
    /// What a run has to know for it; nothing: all of them can be shown here.
    virtual std::optional<RunPart> part() const { return {}; }
    /// Shows the model of another λ or round where a person looks back at it.
    virtual bool looksBack() const { return true; }
    /// With what is too fine for the screen, for a file.
    virtual Figure wholeFigure() const { return figure(); }

    /// Draws now, or as soon as it is shown.
    void refresh() { schedule_.refresh(); }
    /// Shows the run as it is now, and as finely as it ever will.
    bool isSettled() const { return !schedule_.isDue() && !isPainting(); }

protected:
    virtual void draw() = 0;
    /// Shows the figure and says in words what it is: of the model that is looked at now, or of
    /// the one told before.
    void present(Figure figure);
    /// Which model the next figure is of; shownModel() at the time when it was asked for.
    void tellModel(std::string model) { caption_.tellModel(std::move(model)); }
    /// Which of the current run's models is looked at: "at λ = 0.1 (not the run's own)"; "" for its
    /// own.
    std::string shownModel() const;
    /// With its runs in the note and the selected rows marked.
    Figure marked(Figure figure) const;
    /// Says what to do for a run, or how far the current one is, or why it has nothing to show.
    virtual Figure whenEmpty() const;
    QString whatIsMissing() const;  ///< then, in words
    /// The runs that the figure is of, which its note names.
    virtual std::vector<const RunEntry*> shownRuns() const;
    /// Whether news of that run change what is drawn.
    virtual bool concerns(int run) const;
    /// Another run is shown now: forgets figures of the one before that are on their way.
    virtual void abandon() {}
    /// A figure or a finer one is on its way from another thread.
    virtual bool isPainting() const { return false; }
    void showEvent(QShowEvent* event) override;
    Session& session() const { return session_; }

private:
    void drawNow();
    void showMarked();
    void select(const std::vector<std::int32_t>& picked, bool adds);
    void rename(int run);
    /// The current run's model is shown, which may yet change.
    bool isLearning() const;

    Session& session_;
    QString purpose_;
    RedrawSchedule schedule_;
    FigureCaption caption_;
    Figure unmarked_;         ///< which says nothing of its runs
    bool learning_ = false;   ///< what the figure shown says
    RowSelectionPtr marked_;  ///< in it
    RowSelectionPtr before_;  ///< what was brushed here last
};

}  // namespace ardent
