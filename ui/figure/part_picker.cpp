#include "ui/figure/part_picker.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include "ui/figure/figure_parts.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/part_mark.h"
#include "ui/figure/replot_turn.h"

namespace ardent {

PartPicker::PartPicker(FigureView* view, const QString& pickDoes)
    : QObject(view), view_(view), pickDoes_(pickDoes), drawn_(new PartMark(*view->plot())) {
    view->installEventFilter(this);
    view->plot()->installEventFilter(this);
    connect(view->plot(), &QCustomPlot::beforeReplot, this, &PartPicker::follow);
}

std::optional<Index> PartPicker::marked() const {
    return figure_ == view_->sharedFigure() ? marked_ : std::nullopt;
}

void PartPicker::adopt() {
    if (figure_ == view_->sharedFigure()) return;
    figure_ = view_->sharedFigure();
    marked_.reset();
    for (Index part = 0; part < partCount(*figure_) && !name_.empty() && !marked_; ++part)
        if (partName(*figure_, part) == name_) marked_ = part;
    emit markMoved();
}

void PartPicker::follow() {
    adopt();
    drawn_->set(view_->sharedFigure(), marked_, view_->style());
}

void PartPicker::mark(std::optional<Index> part) {
    adopt();
    marked_ = part;
    name_ = part ? partName(view_->figure(), *part) : std::string();
    if (part) bringIntoSight(*part);
    if (part) view_->setAccessibleDescription(QString::fromStdString(name_));
    replotInTurn(*view_->plot());
    emit markMoved();
}

void PartPicker::bringIntoSight(Index part) {
    if (view_->figure().scrolledRows() == 0) return;
    auto* rows = view_->findChild<QScrollBar*>();
    const auto row = static_cast<int>(part);
    if (row < rows->value()) rows->setValue(row);
    if (row >= rows->value() + rows->pageStep()) rows->setValue(row - rows->pageStep() + 1);
}

bool PartPicker::pressKey(const QKeyEvent& event) {
    const Figure& figure = view_->figure();
    const Index count = partCount(figure);
    if (count == 0 || (event.modifiers() & ~Qt::KeypadModifier) != 0) return false;
    adopt();
    const auto move = [&](int right, int down) {
        mark(marked_ ? neighbourOf(figure, *marked_, right, down) : 0);
        return true;
    };
    switch (event.key()) {
        case Qt::Key_Left:
            return move(-1, 0);
        case Qt::Key_Right:
            return move(1, 0);
        case Qt::Key_Up:
            return move(0, -1);
        case Qt::Key_Down:
            return move(0, 1);
        case Qt::Key_Home:
            mark(0);
            return true;
        case Qt::Key_End:
            mark(count - 1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (marked_) emit picked(*marked_);
            return marked_.has_value();
        default:
            return false;
    }
}

void PartPicker::point(const QMouseEvent& event) {
    const bool isOver = event.buttons() == Qt::NoButton &&
                        partAt(view_->figure(), *view_->plot(), view_->style(), event.position());
    if (isOver)
        view_->plot()->setCursor(Qt::PointingHandCursor);
    else if (view_->plot()->cursor().shape() == Qt::PointingHandCursor)
        view_->plot()->unsetCursor();
}

void PartPicker::release(const QMouseEvent& event) {
    constexpr int kStill = 4;  // pixels
    if (event.button() != Qt::LeftButton ||
        (event.position().toPoint() - pressed_).manhattanLength() > kStill)
        return;
    const auto part = partAt(view_->figure(), *view_->plot(), view_->style(), event.position());
    if (!part) return;
    mark(part);
    emit picked(*part);
}

bool PartPicker::tell(const QHelpEvent& event) const {
    const QCustomPlot& plot = *view_->plot();
    if (pickDoes_.isEmpty() || !plot.axisRect()->rect().contains(event.pos())) return false;
    const QString text = describe(view_->figure(), plot, event.pos(), view_->style());
    if (text.isEmpty()) return false;
    QToolTip::showText(event.globalPos(), text + u'\n' + pickDoes_, view_->plot());
    return true;
}

bool PartPicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_)
        return event->type() == QEvent::KeyPress && pressKey(*static_cast<QKeyEvent*>(event));
    switch (event->type()) {
        case QEvent::MouseMove:
            point(*static_cast<QMouseEvent*>(event));
            break;
        case QEvent::MouseButtonPress:
            pressed_ = static_cast<QMouseEvent*>(event)->position().toPoint();
            break;
        case QEvent::MouseButtonRelease:
            release(*static_cast<QMouseEvent*>(event));
            break;
        case QEvent::ToolTip:
            return tell(*static_cast<QHelpEvent*>(event));
        default:
            break;
    }
    return false;
}

}  // namespace ardent
