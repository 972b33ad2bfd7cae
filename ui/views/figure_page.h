#pragma once

#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/data/table/row_selection.h"
#include "core/figure/figure.h"
#include "core/figure/notes/origin_note.h"

class QBoxLayout;
class QGridLayout;
class QStackedLayout;
class QToolButton;
class QVBoxLayout;

namespace ardent {

class FigureTableView;
class FigureView;
class NotesButton;
class Session;
class VerticalScroll;
class ViewOptions;
struct RunEntry;
class WrappingRow;

/// One view of the current run: a row of controls and a figure, or the figure's numbers as a table.
/// Redrawn only while it can be seen. The session's selected rows are marked in every figure that
/// knows its rows; a rectangle drawn there selects others, and so does Space in its table; Esc
/// selects none.
class FigurePage : public QWidget {
    Q_OBJECT

public:
    FigurePage(Session& session, const QString& id, const QString& title, QWidget* parent);

    QString id() const { return objectName(); }
    QString title() const { return title_; }
    /// What it shows, in words without a full stop.
    QString purpose() const { return purpose_; }
    void setPurpose(const QString& purpose) { purpose_ = purpose; }
    /// Shows how a run goes or what it learns from, rather than what its model is like.
    virtual bool isOfTheCourse() const { return false; }
    /// Shows the model of another λ or round where a person looks back at it.
    virtual bool looksBack() const { return !isOfTheCourse(); }
    const Figure& figure() const;
    /// With what is too fine for the screen, for a file.
    virtual Figure wholeFigure() const { return figure(); }
    FigureView* view() const { return view_; }

    ViewOptions& options() const { return *options_; }

    bool isTable() const;
    void showTable(bool table);
    /// Gives the keyboard to the figure, or to its table where that is shown.
    void focusTwin(Qt::FocusReason reason = Qt::ShortcutFocusReason);
    /// "", or why there is no choice between a figure and its table.
    QString whyNoTwin() const;

    /// Draws now, or as soon as it is shown.
    void refresh();
    /// Shows the run as it is now, and as finely as it ever will.
    bool isSettled() const { return !due_ && !isPainting(); }

    /// The same for all pages, whatever they show: no page pushes its neighbours or the window.
    QSize minimumSizeHint() const override;

signals:
    void emptinessChanged();
    void tableToggled(bool table);

protected:
    virtual void draw() = 0;
    /// Shows another widget in place of the figure and its table; null: these again.
    void showInstead(QWidget* other);
    /// Shows the figure and says in words what it is: of the model that is looked at now, or of
    /// the one told before.
    void present(Figure figure);
    /// Which model the next figure is of; shownModel() at the time when it was asked for.
    void tellModel(std::string model) { told_ = std::move(model); }
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
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    WrappingRow& controls() const { return *controls_; }
    /// Another row of controls, under the first.
    void addControlRow(QWidget* row);
    /// Pixels of height that what stands below the figure needs; 0: nothing does.
    virtual int heightBelowFigure() const { return 0; }
    /// Those that it can have where it needs at least so many: the figure keeps half of the page
    /// or, where that is less, 16 lines of text, unless what is below needs them; 0: the page is
    /// too low.
    int roomBelowFigure(int least) const;
    /// The page has another size, or its controls have.
    virtual void followRoom() { foldControls(); }
    /// In a low page the figure and what is below it come before the controls, which are shown
    /// when they are asked for.
    void foldControls();
    Session& session() const { return session_; }

private:
    /// A run that the figure is of.
    struct Shown {
        int run = 0;
        FigureOrigin origin;
    };

    /// Draws news of a run, what takes long for at most a fifth of the time.
    void follow();
    void makeControls();
    void placePicture(bool isFolded);
    void showTwin();
    void showMarked();
    void select(const std::vector<std::int32_t>& picked, bool adds);
    void rename(int run);
    bool isOfGoneRuns() const;
    /// The current run's model is shown, which may yet change.
    bool isLearning() const;

    Session& session_;
    QString title_;
    QString purpose_;
    ViewOptions* options_;
    WrappingRow* controls_;
    QWidget* controlBox_;
    QVBoxLayout* controlRows_;
    QToolButton* unfold_;  ///< shown where the controls are not
    QToolButton* asTable_;
    NotesButton* notes_;
    VerticalScroll* scroll_;
    QGridLayout* body_;
    QBoxLayout* buttons_;
    QRect pictureCells_;  ///< of the body
    QWidget* picture_;    ///< with the figure, or what stands in its place
    QStackedLayout* twins_;
    FigureView* view_;
    FigureTableView* table_;
    QWidget* instead_ = nullptr;
    bool due_ = true;
    Figure unmarked_;  ///< which says nothing of its runs
    std::vector<Shown> shown_;
    std::optional<std::string> told_;  ///< the model of the next figure
    bool learning_ = false;            ///< what the figure shown says
    RowSelectionPtr marked_;           ///< in it
    RowSelectionPtr before_;           ///< what was brushed here last
    QTimer rest_;
};

}  // namespace ardent
