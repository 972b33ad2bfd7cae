#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/brushed_area.h"
#include "ui/style/theme.h"

class QCustomPlot;

namespace ardent {

struct DrawStyle;

/// Draws a Figure live. The user's zoom survives updates; a double click fits the axes again.
/// Wheel and drag zoom and pan, arrows and + − do the same by keys; F fits, Shift+X / Shift+L ask
/// for logarithmic axes. On a figure that knows its rows' places the left button draws a rectangle,
/// Ctrl with it drags. Bars scroll. Resting the mouse on a bar, a point or a curve reads it out.
/// A field is read at the mouse, curves at a crosshair where that is wanted: the arrows move the
/// place from value to value, Escape takes it away, and Shift with the arrows moves the axes.
class FigureView : public QWidget {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);
    ~FigureView() override;

    /// Cheap enough for 30 calls a second; redraws at most once a frame. A figure with other axes
    /// is fitted.
    void setFigure(Figure figure);
    const Figure& figure() const;
    const std::shared_ptr<const Figure>& sharedFigure() const;
    /// Of the figure, and what its drawing marks or leaves out.
    std::vector<Note> notes() const;

    void setTheme(ThemeKind kind);
    const DrawStyle& style() const;

    /// Pixels of the upper right corner that something else lies over.
    void setCorner(QSize taken);

    /// Shows everything again and follows new data.
    void fit();
    bool followsData() const;
    /// The part in sight that a person has chosen, as text; "" where the view follows the data.
    QString sight() const;
    bool setSight(const QString& text);  ///< false where it is of other axes

    /// Reads all curves at a crosshair.
    void setReadsCurves(bool reads);
    /// What stands at the place that is read; "" where none is.
    QString readOut() const;

    QCustomPlot* plot() const;

signals:
    /// Another part is in sight, or all of it again.
    void moved();
    void logXRequested();
    void logYRequested();
    void brushed(const ardent::BrushedArea& area);
    /// What was brushed last was a click, and becomes a double click.
    void brushTakenBack();

protected:
    void changeEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool eventFilter(QObject*, QEvent*) override;
    void paintEvent(QPaintEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;

private:
    void restyle();
    /// Shares of the axes.
    void pan(double x, double y);
    void zoom(double factor);
    bool stepReadOut(int right, int up);
    /// An arrow key; `moves`: the axes.
    void press(int right, int up, bool moves);

    bool isFocusShown_ = true;  ///< by a frame; not where nobody moved it here

    struct Impl;
    Impl* impl_;
};

}  // namespace ardent
