#pragma once

#include <QElapsedTimer>

#include "ui/views/boundary_painter.h"
#include "ui/views/figure_page.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace ardent {

struct Snapshot;

/// The current model over two numeric variables, as it learns: those two that matter most just now,
/// or the two that the person has chosen.
class BoundaryPage : public FigurePage {
    Q_OBJECT

public:
    explicit BoundaryPage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;
    Figure whenEmpty() const override;
    bool isPainting() const override { return painter_.isBusy(); }

private:
    void followRelevance(const Snapshot& snapshot);
    void choose(Index first, Index second);
    bool hasPair() const;
    void buildOthers();
    void offerOthers(const Task& task);
    Others others() const;

    QComboBox* first_;
    QComboBox* second_;
    QToolButton* follow_;
    QComboBox* others_;
    QLabel* rowLabel_ = nullptr;
    QSpinBox* row_;
    QElapsedTimer sinceFollowed_;
    BoundaryPainter painter_;
};

}  // namespace ardent
