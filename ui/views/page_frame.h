#pragma once

#include <QWidget>

#include "core/figure/figure.h"

class QBoxLayout;
class QGridLayout;
class QStackedLayout;
class QToolButton;
class QVBoxLayout;

namespace ardent {

class FigureTableView;
class FigureView;
class NotesButton;
class VerticalScroll;
class ViewOptions;
class WrappingRow;

/// The parts of a page and their room: a row of controls and a figure, or the figure's numbers as a
/// table.
class PageFrame : public QWidget {
    Q_OBJECT

public:
    PageFrame(const QString& id, const QString& title, QWidget* parent);

    QString id() const { return objectName(); }
    QString title() const { return title_; }
    const Figure& figure() const;
    FigureView* view() const { return view_; }
    ViewOptions& options() const { return *options_; }

    bool isTable() const;
    void showTable(bool table);
    /// Gives the keyboard to the figure, or to its table where that is shown.
    void focusTwin(Qt::FocusReason reason = Qt::ShortcutFocusReason);
    /// "", or why there is no choice between a figure and its table.
    QString whyNoTwin() const;

    /// The same for all pages, whatever they show: no page pushes its neighbours or the window.
    QSize minimumSizeHint() const override;

signals:
    void emptinessChanged();
    void tableToggled(bool table);

protected:
    void showFigure(Figure figure);
    /// Shows another widget in place of the figure and its table; null: these again.
    void showInstead(QWidget* other);
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    FigureTableView& table() const { return *table_; }
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

private:
    void makeControls();
    void placePicture(bool isFolded);
    void showTwin();

    QString title_;
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
};

}  // namespace ardent
