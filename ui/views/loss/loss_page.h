#pragma once

#include "core/figure/loss/loss_figure.h"
#include "ui/views/figure_page.h"

class QComboBox;
class QLabel;
class QMenu;
class QSpinBox;
class QToolButton;

namespace ardent {

class LineSight;

/// What was logged tick by tick, first of all the loss on training and validation rows, of every
/// run that is ticked in the runs table and of the pinned one; replicates that have ended are drawn
/// pale below their mean.
class LossPage : public FigurePage {
    Q_OBJECT

public:
    explicit LossPage(Session& session, QWidget* parent = nullptr);
    bool looksBack() const override { return false; }
    Figure wholeFigure() const override;

protected:
    void draw() override;
    bool concerns(int) const override { return true; }
    void hideEvent(QHideEvent* event) override;
    std::vector<const RunEntry*> shownRuns() const override;

private:
    void buildChoices();
    void buildAcross();
    QString shownText() const;
    void showAsIn(const QString& text);
    std::vector<LossCurve> curves() const;
    std::string firstAmong(const std::vector<LossCurve>&) const;
    void offer(const std::vector<LossCurve>& curves);
    Figure figureOf(const std::vector<LossCurve>& curves, const LossChoice& choice,
                    CurveLines& lines) const;

    LineSight* sight_;
    QToolButton* series_;
    QMenu* seriesMenu_;
    QSpinBox* span_;
    QComboBox* across_;
    LossChoice choice_;
    CurveLines lines_;
    QToolButton* logX_;
    QToolButton* logY_;
    QToolButton* all_;
    QToolButton* together_;
    QLabel* smooth_ = nullptr;
    QLabel* axis_ = nullptr;
};

}  // namespace ardent
