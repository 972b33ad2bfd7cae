#pragma once

#include "ui/views/figure_page.h"

class QComboBox;

namespace ardent {

class LookBack;
struct RunEntry;

/// The solutions along a penalty λ. Its slider shows the model of any λ in all views.
class PathPage : public FigurePage {
    Q_OBJECT

public:
    explicit PathPage(Session& session, QWidget* parent = nullptr);
    std::optional<RunPart> part() const override { return RunPart::Path; }

protected:
    void draw() override;
    Figure whenEmpty() const override;

private:
    void showControls(const RunEntry* run);

    QComboBox* what_;
    LookBack* lambda_;
};

}  // namespace ardent
