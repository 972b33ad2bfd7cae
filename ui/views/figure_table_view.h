#pragma once

#include <QTableView>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/figure/figure.h"

namespace ardent {

class FigureTableModel;
class WrappingHeader;

/// A figure's numbers as a table. Copying puts the selected cells on the clipboard under their
/// titles, separated by tabs, numbers in full and in the user's locale. Space picks the rows of the
/// data behind the selected cells.
class FigureTableView : public QTableView {
    Q_OBJECT

public:
    explicit FigureTableView(QWidget* parent);

    void setFigure(std::shared_ptr<const Figure> figure);

signals:
    void rowsPicked(const std::vector<std::int32_t>& rows, bool adds);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void pickRows(bool adds);
    void setWidths();
    void measure();
    void useWidths();

    FigureTableModel* model_;
    WrappingHeader* header_;
    std::vector<int> widths_;  ///< of the columns, without the room that is left
    bool areByHand_ = false;   ///< a person has dragged one
};

}  // namespace ardent
