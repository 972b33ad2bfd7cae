#pragma once

#include "core/figure/predictions/prediction_figure.h"
#include "ui/views/painted_page.h"

class QComboBox;

namespace ardent {

/// Predictions of the current model beside what is true, on rows that it has learned from or not.
class PredictionsPage : public PaintedPage {
    Q_OBJECT

public:
    explicit PredictionsPage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;

private:
    void offer(Problem problem);

    QComboBox* what_;
    QComboBox* rows_;
};

}  // namespace ardent
