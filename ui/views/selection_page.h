#pragma once

#include "ui/views/figure_page.h"

class QComboBox;

namespace ardent {

/// How the current run selects variables: weights and ranks tick by tick, score against their
/// number.
class SelectionPage : public FigurePage {
    Q_OBJECT

public:
    explicit SelectionPage(Session& session, QWidget* parent = nullptr);
    bool isOfTheCourse() const override { return true; }

protected:
    void draw() override;

private:
    QComboBox* what_;
};

}  // namespace ardent
