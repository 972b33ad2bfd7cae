#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

#include "core/base/go_on.h"
#include "core/figure/figure.h"
#include "ui/session/background.h"

namespace ardent {

/// Computes figures away from the window's thread, the newest wish only. Rests between them (see
/// frame_rest.h), so that training is not held up.
class FigurePainter : public QObject {
    Q_OBJECT

public:
    /// Told not to go on once nobody wants its figure any more.
    using Work = std::function<std::optional<Figure>(const GoOn&)>;

    FigurePainter();

    /// `then` is called in the window's thread just before the figure is told.
    void paint(Work work, std::function<void()> then = {});
    void clear();
    bool isBusy() const { return wanted_ || worker_.isBusy(); }

signals:
    void painted(const ardent::Figure& figure);

private:
    struct Painted {
        std::optional<Figure> figure;
        double milliseconds = 0.;
    };

    struct Wish {
        Work work;
        std::function<void()> then;
    };

    void advance();

    std::optional<Wish> wanted_;
    QElapsedTimer begun_;  ///< of the figure under way
    QTimer rest_;
    Background worker_;
};

}  // namespace ardent
