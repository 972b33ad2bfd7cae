#pragma once

#include <QStringList>

#include "ui/views/axis_pair.h"
#include "ui/views/boundary/boundary_painter.h"
#include "ui/views/painted_page.h"

class QComboBox;
class QLabel;

namespace ardent {

struct BoostingChoice;
struct FittedRecipe;
class LookBack;
struct RunEntry;

/// A boosted model round by round. Its slider shows the model after any round in all views.
class BoostingPage : public PaintedPage {
    Q_OBJECT

public:
    explicit BoostingPage(Session& session, QWidget* parent = nullptr);
    std::optional<RunPart> part() const override { return RunPart::Boosting; }

protected:
    void draw() override;
    Figure whenEmpty() const override;
    void abandon() override;
    bool isPainting() const override;

private:
    enum class Shows { Margins, LandmarkLoss, WeakLearner, Sum };

    void showControls(const RunEntry* run);
    void offerClasses(const FittedRecipe& recipe);
    Shows shows() const;
    std::string whatHinders(const RunEntry& run) const;
    void drawSum(const RunEntry& run, const BoostingChoice& choice);

    QComboBox* what_;
    AxisPair axes_;
    QLabel* firstLabel_;
    QLabel* secondLabel_;
    QLabel* classLabel_ = nullptr;
    QComboBox* class_;
    LookBack* round_;
    BoundaryPainter sum_;
};

}  // namespace ardent
