#pragma once

#include "ui/views/figure_page.h"
#include "ui/views/figure_painter.h"

namespace ardent {

/// Which variables act together in the current run's model, as it learns: by the method's own
/// measure, or by mixed derivatives of the model.
class InteractionsPage : public FigurePage {
    Q_OBJECT

public:
    explicit InteractionsPage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;
    Figure whenEmpty() const override;
    bool isPainting() const override { return painter_.isBusy(); }

private:
    void forget();

    std::shared_ptr<const void> drawn_;  ///< the predictor that was asked for last
    int colour_ = -1;
    FigurePainter painter_;
};

}  // namespace ardent
