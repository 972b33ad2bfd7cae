#pragma once

#include "ui/views/figure_page.h"
#include "ui/views/figure_painter.h"

namespace ardent {

/// A view whose figures take long: they are made in another thread.
class PaintedPage : public FigurePage {
    Q_OBJECT

public:
    PaintedPage(Session& session, const QString& id, const QString& title, QWidget* parent);

protected:
    FigurePainter& painter() { return painter_; }
    /// A figure that the painter has made, or why it could not.
    virtual void receive(const Figure& figure) { present(figure); }
    void abandon() override { painter_.clear(); }
    bool isPainting() const override { return painter_.isBusy(); }

private:
    FigurePainter painter_;
};

}  // namespace ardent
