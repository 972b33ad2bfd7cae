#pragma once

#include "ui/views/figure_page.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace ardent {

/// How much each variable matters to the current run, as it learns.
class RelevancePage : public FigurePage {
    Q_OBJECT

public:
    explicit RelevancePage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;
    bool concerns(int run) const override;

private:
    QComboBox* order_;
    QLineEdit* filter_;
    QCheckBox* overSeeds_;
};

}  // namespace ardent
