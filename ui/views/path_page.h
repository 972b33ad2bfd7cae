#pragma once

#include "ui/views/figure_page.h"

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace ardent {

struct RunEntry;

/// The solutions along a penalty λ. Its slider shows the model of any λ in all views.
class PathPage : public FigurePage {
    Q_OBJECT

public:
    explicit PathPage(Session& session, QWidget* parent = nullptr);
    bool isOfTheCourse() const override { return true; }

protected:
    void draw() override;
    Figure whenEmpty() const override;

private:
    void showControls(const RunEntry* run);

    QComboBox* what_;
    QSlider* lambda_;
    QLabel* reading_;
    QToolButton* own_;
};

}  // namespace ardent
