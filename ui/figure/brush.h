#pragma once

#include <QObject>
#include <QPoint>
#include <QRect>
#include <optional>

class QCustomPlot;
class QRubberBand;

namespace ardent {

/// A rectangle that the left button draws between a plot's axes. With Ctrl the button is left to
/// the plot, which moves its axes.
class Brush : public QObject {
    Q_OBJECT

public:
    explicit Brush(QCustomPlot& plot);

    void allow(bool allowed);
    bool cancel();                                   ///< false where nothing was being drawn
    bool hasClicked() const { return hasClicked_; }  ///< just now

signals:
    /// Pixels; a click has a small area. `adds`: Shift was down.
    void drawn(const QRect& area, bool adds);
    /// The click just told is the first half of a double click, which is not the brush's.
    void clickTakenBack();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QRect area(QPoint end) const;
    bool isClick(QPoint end) const;
    void finish(QPoint end, bool adds);

    QCustomPlot& plot_;
    QRubberBand* band_;
    bool allowed_ = false;
    bool hasClicked_ = false;
    std::optional<QPoint> begin_;
};

}  // namespace ardent
