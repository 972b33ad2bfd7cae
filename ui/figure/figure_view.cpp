#include "ui/figure/figure_view.h"

#include <qcustomplot.h>

#include <QGridLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/overloaded.h"
#include "core/figure/notes/notes.h"
#include "ui/figure/brush.h"
#include "ui/figure/figure_drawing.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/figure_reader.h"
#include "ui/figure/replot_turn.h"
#include "ui/figure/scrolled.h"
#include "ui/figure/sight.h"
#include "ui/style/fonts.h"

namespace ardent {

namespace {

constexpr double kPanShare = 0.1;  ///< of the axis, for an arrow key
constexpr double kZoomStep = 0.8;  ///< of the axis that is left after one step in

/// A drag, the wheel and keys move the axes.
bool isMovable(const Figure& figure) {
    constexpr Overloaded kIsMovable{
        [](const Bars&) { return false; }, [](const Cells&) { return false; },
        [](const Graph&) { return false; }, [](const auto&) { return true; }};
    return !figure.isEmpty() && std::ranges::all_of(figure.layers, [&](const Layer& layer) {
        return std::visit(kIsMovable, layer);
    });
}

}  // namespace

struct FigureView::Impl {
    QCustomPlot* plot;
    QScrollBar* rows;
    QScrollBar* columns;
    Brush* brush;
    FigureDrawing drawing;
    DrawStyle style;
    FigurePtr figure = std::make_shared<const Figure>();
    QSize corner;
    bool follows = true;
    bool settingRanges = false;
    FigureReader reader;

    explicit Impl(FigureView* view)
        : plot(new QCustomPlot(view)),
          rows(new QScrollBar(Qt::Vertical, view)),
          columns(new QScrollBar(Qt::Horizontal, view)),
          brush(new Brush(*plot)),
          drawing(*plot),
          reader(*plot) {
        wear(liveStyle(*view));
    }

    /// Lines broader than a pixel are drawn segment by segment, which is many times faster.
    void wear(const DrawStyle& worn) {
        style = worn;
        plot->setPlottingHint(QCP::phFastPolylines, !qFuzzyCompare(style.px(style.linePt), 1.));
    }

    void redraw() { replotInTurn(*plot); }

    void fitAxes() {
        settingRanges = true;
        drawing.fitX();
        drawing.fitY();
        settingRanges = false;
    }

    void show() {
        settingRanges = true;
        drawing.show(figure, style);
        plot->setInteractions(isMovable(*figure) ? QCP::iRangeDrag | QCP::iRangeZoom
                                                 : QCP::Interactions());
        brush->allow(figure->places && !figure->isEmpty());
        if (follows) fitAxes();
        settingRanges = false;
        reader.show(figure, style);
        redraw();
    }

    BrushedArea brushed(const QRect& pixels, bool adds) const {
        BrushedArea area = brush->hasClicked() ? clickedArea(*plot, *figure, drawing, pixels)
                                               : bandedArea(*plot, *figure, drawing, pixels);
        area.adds = adds;
        return area;
    }

    void arrangeDrawing() {
        drawing.setCorner(corner - QSize(plot->parentWidget()->width() - plot->width(), 0));
        settingRanges = true;
        drawing.arrange();
        settingRanges = false;
    }

    /// Runs just before the plot is drawn, when its size is known.
    void arrange() {
        if (!qFuzzyCompare(plot->bufferDevicePixelRatio(), plot->devicePixelRatioF())) {
            plot->setBufferDevicePixelRatio(plot->devicePixelRatioF());
        }
        drawing.setFirstRow(rows->value());
        drawing.setFirstColumn(columns->value());
        arrangeDrawing();
        const QRect arranged = plot->viewport();
        setScrolled(*rows, figure->scrolledRows(), drawing.rowsInSight());
        setScrolled(*columns, figure->scrolledColumns(), drawing.columnsInSight());
        if (plot->viewport() != arranged) arrangeDrawing();  // a bar has taken its room at once
    }
};

FigureView::FigureView(QWidget* parent) : QWidget(parent) {
    loadFonts();
    impl_ = new Impl(this);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(impl_->plot, 0, 0, 2, 1);
    layout->addWidget(impl_->rows, 1, 1);
    layout->addWidget(impl_->columns, 2, 0);
    layout->setRowStretch(1, 1);
    impl_->rows->setObjectName(QStringLiteral("figureRows"));
    impl_->columns->setObjectName(QStringLiteral("figureColumns"));
    impl_->rows->setAccessibleName(tr("Rows of the figure"));
    impl_->columns->setAccessibleName(tr("Columns of the figure"));
    setAccessibleName(tr("Figure"));
    setAccessibleDescription(tr("Not drawn yet"));
    impl_->plot->setAccessibleName(accessibleName());
    impl_->plot->setAccessibleDescription(accessibleDescription());
    setFocusPolicy(Qt::StrongFocus);
    impl_->plot->setFocusProxy(this);
    impl_->plot->setMouseTracking(true);
    impl_->plot->installEventFilter(this);
    impl_->plot->setNoAntialiasingOnDrag(false);

    connect(impl_->plot, &QCustomPlot::beforeReplot, this, [this] { impl_->arrange(); });
    connect(impl_->plot, &QCustomPlot::mouseDoubleClick, this, [this] { fit(); });
    connect(impl_->brush, &Brush::drawn, this,
            [this](const QRect& pixels, bool adds) { emit brushed(impl_->brushed(pixels, adds)); });
    connect(impl_->brush, &Brush::clickTakenBack, this, &FigureView::brushTakenBack);
    for (QScrollBar* bar : {impl_->rows, impl_->columns}) {
        bar->hide();
        connect(bar, &QScrollBar::valueChanged, this, [this] { impl_->redraw(); });
    }
    for (QCPAxis* axis : {impl_->plot->xAxis, impl_->plot->yAxis}) {
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
            if (impl_->settingRanges) return;
            impl_->follows = false;
            emit moved();
        });
    }
    impl_->show();
}

FigureView::~FigureView() {
    delete impl_;
}

void FigureView::setFigure(Figure shown) {
    if (!samePlot(shown, *impl_->figure)) {
        impl_->follows = true;
        impl_->rows->setValue(0);
        impl_->columns->setValue(0);
    }
    impl_->figure = std::make_shared<const Figure>(std::move(shown));
    const Figure& figure = *impl_->figure;
    const QString title = QString::fromStdString(figure.title);
    const QString note =
        QString::fromStdString(figure.isEmpty() ? figure.empty : notesText(figure));
    if (!title.isEmpty() && accessibleName() != title) setAccessibleName(title);
    if (accessibleDescription() != note) setAccessibleDescription(note);
    impl_->show();
}

const Figure& FigureView::figure() const {
    return *impl_->figure;
}

const FigurePtr& FigureView::sharedFigure() const {
    return impl_->figure;
}

std::vector<Note> FigureView::notes() const {
    return impl_->drawing.notes();
}

void FigureView::setTheme(ThemeKind kind) {
    impl_->style.theme = kind;
    restyle();
}

const DrawStyle& FigureView::style() const {
    return impl_->style;
}

void FigureView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    DrawStyle style = liveStyle(*this);
    style.theme = impl_->style.theme;
    impl_->wear(style);
    restyle();
}

void FigureView::setCorner(QSize taken) {
    if (taken == impl_->corner) return;
    impl_->corner = taken;
    static_cast<QGridLayout*>(layout())->setRowMinimumHeight(0, std::max(0, taken.height()));
    impl_->redraw();
}

void FigureView::restyle() {
    impl_->show();
    update();
}

void FigureView::fit() {
    impl_->follows = true;
    emit moved();
    impl_->fitAxes();
    impl_->redraw();
}

bool FigureView::followsData() const {
    return impl_->follows;
}

QString FigureView::sight() const {
    if (impl_->follows) return {};
    const auto range = [](const QCPRange& shown) { return Range{shown.lower, shown.upper}; };
    return sightText({range(impl_->plot->xAxis->range()), range(impl_->plot->yAxis->range())},
                     *impl_->figure);
}

bool FigureView::setSight(const QString& text) {
    if (text.isEmpty()) {
        fit();
        return true;
    }
    const auto sight = readSight(text, *impl_->figure);
    if (!sight) return false;
    impl_->plot->xAxis->setRange(sight->x.low, sight->x.high);
    impl_->plot->yAxis->setRange(sight->y.low, sight->y.high);
    impl_->redraw();
    return true;
}

void FigureView::setReadsCurves(bool reads) {
    impl_->reader.setReadsCurves(reads);
}

QString FigureView::readOut() const {
    return impl_->reader.text();
}

/// Brings the next place into sight and says what it reads; false where nothing is read this way.
bool FigureView::stepReadOut(int right, int up) {
    const auto next = impl_->reader.next(right, up);
    if (!next) return false;
    const bool wasReading = !readOut().isEmpty();
    if (wasReading && !impl_->plot->xAxis->range().contains(next->x())) pan(right * kPanShare, 0.);
    if (wasReading && up != 0 && !impl_->plot->yAxis->range().contains(next->y()))
        pan(0., up * kPanShare);
    impl_->reader.moveTo(next);
    setAccessibleDescription(readOut());
    return true;
}

void FigureView::press(int right, int up, bool moves) {
    if (moves || !stepReadOut(right, up)) pan(right * kPanShare, up * kPanShare);
}

QCustomPlot* FigureView::plot() const {
    return impl_->plot;
}

void FigureView::pan(double x, double y) {
    if (impl_->figure->scrolledRows() > 0) {
        const auto step = [](double share) { return share > 0. ? 1 : share < 0. ? -1 : 0; };
        impl_->rows->setValue(impl_->rows->value() - step(y));
        return impl_->columns->setValue(impl_->columns->value() + step(x));
    }
    if (!isMovable(*impl_->figure)) return;
    if (x != 0.) moveAxis(*impl_->plot->xAxis, x);
    if (y != 0.) moveAxis(*impl_->plot->yAxis, y);
    impl_->redraw();
}

void FigureView::zoom(double factor) {
    if (!isMovable(*impl_->figure)) return;
    impl_->plot->xAxis->scaleRange(factor);
    impl_->plot->yAxis->scaleRange(factor);
    impl_->redraw();
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    const bool shifted = event->modifiers() == Qt::ShiftModifier;
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (!plain) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_F:
            return fit();
        case Qt::Key_X:
            return shifted ? emit logXRequested() : QWidget::keyPressEvent(event);
        case Qt::Key_L:
            return shifted ? emit logYRequested() : QWidget::keyPressEvent(event);
        case Qt::Key_Left:
            return press(-1, 0, shifted);
        case Qt::Key_Right:
            return press(1, 0, shifted);
        case Qt::Key_Escape:
            if (impl_->brush->cancel()) return;
            return impl_->reader.isReadByKeys() ? impl_->reader.moveTo({})
                                                : QWidget::keyPressEvent(event);
        case Qt::Key_Up:
            return press(0, 1, shifted);
        case Qt::Key_Down:
            return press(0, -1, shifted);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(kZoomStep);
        case Qt::Key_Minus:
            return zoom(1. / kZoomStep);
        case Qt::Key_PageDown:
            return impl_->rows->triggerAction(QAbstractSlider::SliderPageStepAdd);
        case Qt::Key_PageUp:
            return impl_->rows->triggerAction(QAbstractSlider::SliderPageStepSub);
        case Qt::Key_Home:
            return impl_->rows->setValue(0);
        case Qt::Key_End:
            return impl_->rows->setValue(impl_->rows->maximum());
        default:
            return QWidget::keyPressEvent(event);
    }
}

bool FigureView::eventFilter(QObject* object, QEvent* event) {
    if (object != impl_->plot) return QWidget::eventFilter(object, event);
    if (event->type() == QEvent::Wheel && impl_->figure->scrolledRows() > 0) {
        const QPoint turn = static_cast<QWheelEvent*>(event)->angleDelta();
        const bool isSideways = std::abs(turn.x()) > std::abs(turn.y());
        QCoreApplication::sendEvent(isSideways ? impl_->columns : impl_->rows, event);
        return true;
    }
    if (event->type() == QEvent::MouseMove)
        impl_->reader.pointAt(static_cast<QMouseEvent*>(event)->position());
    if (event->type() == QEvent::Leave) impl_->reader.moveTo({});
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text = impl_->drawing.textAt(help->pos());
        const bool isRead = !readOut().isEmpty();
        if (text.isEmpty())
            text = isRead ? describeRow(*impl_->figure, *impl_->plot, help->pos())
                          : describe(*impl_->figure, *impl_->plot, help->pos(), impl_->style);
        if (text.isEmpty() && !isRead && impl_->figure->places)
            text =
                tr("Drag to select rows, Shift adds; a click on empty space or Esc clears.\nCtrl "
                   "and drag moves the axes, the wheel zooms.");
        QToolTip::showText(help->globalPos(), text, impl_->plot);
        return true;
    }
    return QWidget::eventFilter(object, event);
}

void FigureView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& colours = theme(impl_->style.theme);
    painter.setPen(hasFocus() && isFocusShown_ ? colours.accent : colours.plotBackground);
    painter.setBrush(colours.plotBackground);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void FigureView::focusInEvent(QFocusEvent* event) {
    const auto why = event->reason();
    if (why != Qt::ActiveWindowFocusReason && why != Qt::PopupFocusReason)
        isFocusShown_ = why != Qt::OtherFocusReason;
    update();
}

void FigureView::focusOutEvent(QFocusEvent*) {
    update();
}

}  // namespace ardent
