#pragma once

#include <QWidget>
#include <optional>

#include "core/figure/figure.h"
#include "ui/style/theme.h"

class QCustomPlot;

namespace ardent {

/// Draws a Figure live. The user's zoom survives updates; a double click fits the axes again.
/// Wheel and drag zoom and pan; F fits, Shift+X / Shift+L ask for logarithmic axes.
class FigureView : public QWidget {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    /// Cheap enough for 30 calls a second; redraws at most once a frame.
    void setFigure(const Figure& figure);
    const Figure& figure() const;

    void setTheme(ThemeKind kind);

    /// Shows everything again and follows new data.
    void fit();
    bool followsData() const;

    QCustomPlot* plot() const;

signals:
    void logXRequested();
    void logYRequested();
    /// Data coordinates under the mouse.
    void hovered(double x, double y);

private:
    struct Impl;
    Impl* impl_;
};

}  // namespace ardent
