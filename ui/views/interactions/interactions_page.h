#pragma once

#include "core/figure/interactions/run_interactions.h"
#include "ui/views/painted_page.h"

class QComboBox;
class QLabel;
class QSlider;

namespace ardent {

class ElidingLabel;
class PartPicker;

/// Which variables act together in the current run's model, as it learns, as a list, a graph or a
/// map: by the method's own measure, or by mixed derivatives of the model.
class InteractionsPage : public PaintedPage {
    Q_OBJECT

public:
    explicit InteractionsPage(Session& session, QWidget* parent = nullptr);

signals:
    /// A person wants to see how these two variables act together.
    void pairChosen(ardent::Index first, ardent::Index second);

protected:
    void draw() override;
    Figure whenEmpty() const override;
    void receive(const Figure& searched) override;
    void abandon() override;

private:
    void buildControls();
    void search(const RunEntry& run);
    void showFound();
    InteractionView what() const;
    void readOut();
    void openEffect(Index part);
    std::vector<Index> sourcesOf(Index part) const;

    QComboBox* what_;
    QLabel* leastLabel_;
    QSlider* least_;
    QLabel* leastText_;
    ElidingLabel* reading_;
    PartPicker* picker_;
    std::shared_ptr<const void> drawn_;  ///< the predictor or snapshot that was asked for last
    bool isForGraph_ = false;            ///< with what each variable does alone
    int colour_ = -1;
    std::optional<RunInteractions> found_;
    std::string foundIn_;  ///< which of the run's models
};

}  // namespace ardent
