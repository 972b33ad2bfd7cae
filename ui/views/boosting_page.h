#pragma once

#include <QStringList>

#include "ui/views/figure_page.h"

class QComboBox;

namespace ardent {

struct FittedRecipe;
class LookBack;
struct RunEntry;

/// A boosted model round by round. Its slider shows the model after any round in all views.
class BoostingPage : public FigurePage {
    Q_OBJECT

public:
    explicit BoostingPage(Session& session, QWidget* parent = nullptr);
    bool isOfTheCourse() const override { return true; }
    bool looksBack() const override { return true; }

protected:
    void draw() override;
    Figure whenEmpty() const override;

private:
    void showControls(const RunEntry* run);

    QComboBox* what_;
    QComboBox* first_;
    QComboBox* second_;
    LookBack* round_;
};

}  // namespace ardent
