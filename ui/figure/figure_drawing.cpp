#include "ui/figure/figure_drawing.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "core/base/overloaded.h"
#include "core/figure/notes/notes.h"
#include "ui/figure/axis_label.h"
#include "ui/figure/axis_style.h"
#include "ui/figure/figure_fit.h"
#include "ui/figure/figure_legend.h"
#include "ui/figure/layers.h"
#include "ui/figure/text_room.h"
#include "ui/figure/tick_room.h"

namespace ardent {

namespace {

constexpr int kFindingLines = 2;  // for each that a title has

void updateLayout(QCPLayoutGrid& page) {
    for (const auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins,
                             QCPLayoutElement::upLayout}) {
        page.update(phase);
    }
}

double leastRowHeightOf(const Layer& rows, const DrawStyle& style) {
    return std::visit(
        Overloaded{[&](const Bars& bars) { return BarRows::leastRowHeight(bars, style); },
                   [&](const Cells& cells) { return CellGrid::leastRowHeight(cells, style); },
                   [](const auto&) { return 0.; }},
        rows);
}

double greatestRowHeightOf(const Layer& rows, const DrawStyle& style) {
    return std::visit(
        Overloaded{[&](const Bars& bars) { return BarRows::greatestRowHeight(bars, style); },
                   [&](const Cells& cells) { return CellGrid::greatestRowHeight(cells, style); },
                   [](const auto&) { return 0.; }},
        rows);
}

/// What the layers of a figure need of its axes.
struct AxesNeeds {
    bool columnsAreNamed = false, rowsAreNamed = false;
    bool xGrid = true, yGrid = true;
    bool axes = true;
};

AxesNeeds needsOf(const Figure& figure) {
    AxesNeeds needs{!figure.x.categories.empty(), !figure.y.categories.empty()};
    const Overloaded add{[&](const Bars&) { needs.rowsAreNamed = true; },
                         [&](const Histogram&) { needs.xGrid = false; },
                         [&](const Field&) { needs.xGrid = needs.yGrid = false; },
                         [&](const Cells&) {
                             needs.columnsAreNamed = needs.rowsAreNamed = true;
                             needs.xGrid = false;
                         },
                         [&](const Graph&) { needs.xGrid = needs.yGrid = needs.axes = false; },
                         [](const auto&) {}};
    for (const Layer& layer : figure.layers) std::visit(add, layer);
    needs.yGrid = needs.yGrid && !needs.rowsAreNamed;
    return needs;
}

}  // namespace

FigureDrawing::FigureDrawing(QCustomPlot& plot)
    : plot_(plot),
      legend_(new FlowLegend(&plot)),
      lower_(new QCPLayoutGrid),
      legendPlace_(*legend_, *plot.plotLayout(), *lower_),
      body_(new QCPLayoutGrid),
      scale_(plot, *body_),
      painters_((addLayers(plot), plot)),
      names_(new NameTicker),
      columnNames_(new NameTicker) {
    plot.setAutoAddPlottableToLegend(false);
    plot.legend->setVisible(false);
    QCPLayoutGrid& page = *plot.plotLayout();
    QCPAxisRect* axes = plot.axisRect();
    page.take(axes);
    page.simplify();
    title_ = new WrappedText(&plot);
    note_ = new WrappedText(&plot);
    page.setRowSpacing(0);
    page.addElement(0, 0, title_);
    page.addElement(1, 0, note_);
    page.addElement(2, 0, legend_);
    page.addElement(3, 0, lower_);
    lower_->addElement(0, 0, body_);
    body_->addElement(0, 0, axes);
    axes->setSizeConstraintRect(QCPLayoutElement::scrInnerRect);
    message_ = new CentredMessage(&plot);
    margin_ = new SvgMargin(&plot);
    QObject::connect(plot.xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), plot.xAxis2,
                     qOverload<const QCPRange&>(&QCPAxis::setRange));
}

void FigureDrawing::show(FigurePtr shown, const DrawStyle& style) {
    figure_ = std::move(shown);
    const Figure& figure = *figure_;
    if (!styled_ || !(style == style_)) {
        style_ = style;
        styled_ = true;
        applyStyle();
    }
    const AxesNeeds needs = needsOf(figure);
    const QSharedPointer<QCPAxisTicker> numbers;
    styleAxis(*plot_.xAxis, figure.x, needs.columnsAreNamed ? columnNames_ : numbers, style);
    applyColumnTitles();
    styleAxis(*plot_.yAxis, figure.y, needs.rowsAreNamed ? names_ : numbers, style);
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis}) axis->setVisible(needs.axes);
    plot_.xAxis->grid()->setVisible(needs.xGrid);
    plot_.yAxis->grid()->setVisible(needs.yGrid);

    const auto rows = static_cast<double>(figure.scrolledRows());
    const double mostHeight = rows > 0. ? std::ceil(rows * greatestRowHeight()) : QWIDGETSIZE_MAX;
    plot_.axisRect()->setMaximumSize(
        QWIDGETSIZE_MAX, static_cast<int>(std::clamp<double>(mostHeight, 1., QWIDGETSIZE_MAX)));

    painters_.show(figure, style);
    margin_->set(!style.live && leavesDataOut(figure), style.colours().plotBackground);
    showText();
    scale_.set(figure, style);
}

void FigureDrawing::applyStyle() {
    const Theme& colours = style_.colours();
    plot_.setBackground(QBrush(colours.plotBackground));
    const int margin = static_cast<int>(std::lround(style_.px(style_.live ? 9. : 2.)));
    plot_.plotLayout()->setMargins(QMargins(margin, margin, margin, margin));
    plot_.axisRect()->setMinimumMargins(
        QMargins(0, static_cast<int>(style_.px(4.)), static_cast<int>(style_.px(6.)), 0));
    for (QCPLayoutGrid* grid : {lower_, body_})
        grid->setColumnSpacing(static_cast<int>(style_.px(8.)));
}

/// Those of a listing stand on top.
void FigureDrawing::applyColumnTitles() {
    const bool listing = figure_->scrolledColumns() > 0;
    plot_.xAxis->setTickLabels(!listing);
    plot_.xAxis2->setVisible(listing);
    if (!listing) return;
    styleAxis(*plot_.xAxis2, figure_->x, columnNames_, style_);
    plot_.xAxis2->setTickLabelFont(style_.text());
    plot_.xAxis2->grid()->setVisible(false);
    leastColumnWidth_ = CellGrid::leastColumnWidth(*figure_, style_, !style_.live);
    squeezedColumnWidth_ = CellGrid::leastColumnWidth(*figure_, style_, true);
    plot_.xAxis2->setRange(plot_.xAxis->range());
}

MarkedOrLeftOut FigureDrawing::markedOrLeftOut() const {
    MarkedOrLeftOut drawn{painters_.lines().unplaced(), painters_.points().sharesPlaces()};
    const Index rows = figure_->scrolledRows();
    if (!style_.live && rowsInSight_ < static_cast<double>(rows))
        drawn.rowsDrawn = static_cast<Index>(rowsInSight_);
    drawn.rows = rows;
    const Index columns = figure_->scrolledColumns();
    if (!style_.live && columnsInSight_ < static_cast<double>(columns))
        drawn.columnsLeftOut = columns - static_cast<Index>(columnsInSight_);
    if (findLayer<Graph>(*figure_)) drawn.unnamed = painters_.graph().unnamed();
    if (!figure_->y.categories.empty()) drawn.unnamed += names_->leftOut();
    if (!figure_->x.categories.empty() && figure_->x.categories != figure_->y.categories)
        drawn.unnamed += columnNames_->leftOut();
    return drawn;
}

std::vector<Note> FigureDrawing::notes() const {
    return figure_->isEmpty() ? std::vector<Note>() : drawnNotes(*figure_, markedOrLeftOut());
}

void FigureDrawing::showNote() {
    const NoteChoice choice = style_.allNotes   ? NoteChoice::All
                              : isFindingTitle_ ? NoteChoice::BelowFinding
                                                : NoteChoice::Headline;
    FigureNote shown =
        figure_->isEmpty() ? FigureNote() : figureNote(*figure_, markedOrLeftOut(), choice);
    if (!style_.titles) shown = {shown.notShown, {}, shown.notShown, shown.notShown};
    note_->setText(shown.text, style_.small(), style_.colours().mutedText, style_.px(3.),
                   {shown.beginning, shown.end});
}

/// What the figure says about the data stands as its title, where it fits as a whole.
void FigureDrawing::arrangeTitle(int widthPx, int mostLines) {
    const auto arranged = [&](const std::string& text, int lines) {
        title_->setText(QString::fromStdString(text), style_.heading(), style_.colours().plotText,
                        0.);
        title_->arrange(widthPx, lines);
        return !title_->shown().isEmpty() && !title_->isShortened();
    };
    const Headline headline = style_.allNotes ? Headline() : headlineOf(*figure_);
    isFindingTitle_ = style_.titles && headline.isFinding && !figure_->isEmpty() &&
                      arranged(headline.sentence, kFindingLines * mostLines);
    if (!isFindingTitle_) arranged(style_.titles ? figure_->title : std::string(), mostLines);
}

void FigureDrawing::showText() {
    const Theme& colours = style_.colours();
    const bool empty = figure_->isEmpty();
    showNote();
    legend_->setEntries(empty ? std::vector<LegendEntry>{}
                              : figureLegend(*figure_, painters_.lines(), style_, plot_.locale()),
                        style_);
    message_->setText(empty ? QString::fromStdString(figure_->empty) : QString(), style_.text(),
                      colours.mutedText);
    plot_.axisRect()->setVisible(!empty || figure_->empty.empty());
}

void FigureDrawing::fitX() {
    if (figure_->scrolledColumns() > 0) return;
    const Range range = fittedX(*figure_);
    plot_.xAxis->setRange(range.low, range.high);
}

void FigureDrawing::fitY() {
    if (figure_->scrolledRows() > 0) return;
    const Range range = fittedY(*figure_);
    plot_.yAxis->setRange(range.low, range.high);
}

void FigureDrawing::setFirstRow(double row) {
    firstRow_ = row;
}

void FigureDrawing::setFirstColumn(double column) {
    firstColumn_ = column;
}

const std::string& FigureDrawing::yLabel() const {
    static const std::string kNone;
    return figure_->scrolledColumns() > 0 ? kNone : figure_->y.label;
}

/// Of the x axis, where few rows leave the plot's lower part empty even at their greatest height.
int FigureDrawing::labelLinesWithRoom() const {
    const QCPAxisRect& axes = *plot_.axisRect();
    const QString label = plot_.xAxis->label();
    const auto now = label.isEmpty() ? 0 : static_cast<int>(label.count(u'\n')) + 1;
    const int bottom = plot_.viewport().bottom() - plot_.plotLayout()->margins().bottom();
    const int missing = axes.maximumSize().height() - axes.height();
    const double spare = bottom - axes.outerRect().bottom() - missing;
    const double line = QFontMetricsF(plot_.xAxis->labelFont()).height();
    return std::min(now + static_cast<int>(std::floor(spare / line)), kMostLabelLines);
}

/// What axes, legend and note share.
double FigureDrawing::freeHeight() const {
    const QCPAxisRect& axes = *plot_.axisRect();
    const int bottom = plot_.viewport().bottom() - plot_.plotLayout()->margins().bottom();
    return axes.height() + std::max(0, bottom - axes.outerRect().bottom()) +
           note_->outerRect().height() +
           (legendPlace_.isBeside() ? 0 : legend_->outerRect().height());
}

void FigureDrawing::wrapXLabel(int mostLines) {
    wrapLabel(*plot_.xAxis, plot_.xAxis2->visible() ? std::string() : figure_->x.label,
              plot_.axisRect()->width(), mostLines);
}

/// Legend and note take what the axes can spare.
void FigureDrawing::arrange() {
    const QRect viewport = plot_.viewport();
    const QMargins margins = plot_.plotLayout()->margins();
    const int width = std::max(1, viewport.width() - margins.left() - margins.right());
    const TextRoom room = textRoom(style_, viewport.height());
    const int beside = std::max(1, width - std::max(0, corner_.width() - margins.right()));
    arrangeTitle(beside, room.titleLines);
    showNote();
    const int textWidth = title_->minimumSize().height() > 0 ? width : beside;
    lower_->setMargins(QMargins());
    if (findLayer<Bars>(*figure_) || !figure_->y.categories.empty())
        names_->setNames(figure_->y.categories, style_.small(),
                         nameShare(figure_->y.categories) * width);
    arrangeColumnNames(width);
    updateLayout(*plot_.plotLayout());
    wrapXLabel(room.labelLines);
    updateLayout(*plot_.plotLayout());

    const auto rows = static_cast<double>(figure_->scrolledRows());
    const double enough = rows > 0. ? rows * leastRowHeight() : QWIDGETSIZE_MAX;
    const KeptHeight kept = keptHeight(style_, viewport.size(), enough);
    double free = freeHeight();
    const bool hasNames = !figure_->x.categories.empty() || !figure_->y.categories.empty();
    const int legendRows = std::clamp(legend_->rowsIn(free - kept.legend), 1, room.legendRows);
    if (hasNames)
        legendPlace_.arrangeAbove(textWidth, legendRows);
    else
        legendPlace_.arrange(textWidth, legendRows, QSizeF(width, viewport.height()));
    if (!legendPlace_.isBeside()) free -= legend_->minimumSize().height();
    const auto arrangeNote = [&] {
        note_->arrange(textWidth, std::min(note_->linesIn(free - kept.note), room.noteLines),
                       std::min(note_->linesIn(free - kept.keptNote), room.keptNoteLines));
    };
    arrangeNote();
    settleTexts();
    wrapXLabel(std::max(room.labelLines, labelLinesWithRoom()));
    const double height = plot_.axisRect()->height();
    wrapLabel(*plot_.yAxis, yLabel(), height, room.labelLines);
    scale_.wrap(height, room.labelLines);
    updateLayout(*plot_.plotLayout());
    const QSizeF axes = plot_.axisRect()->size();
    const double em = style_.em();
    const auto ticks = [](double count) { return static_cast<int>(std::clamp(count, 2., 10.)); };
    const int down = ticks(axes.height() / (2.8 * em)), across = ticks(axes.width() / (4.5 * em));
    const int alike = std::min(down, across);  // the same numbers along axes of one range
    ensureTwoTicks(*plot_.yAxis, hasOneRange(*figure_) ? alike : down);
    scale_.setTicks(down);
    thinNames();
    if (rows > 0.) arrangeRows();
    if (figure_->scrolledColumns() > 0) arrangeColumns();
    if (figure_->x.categories.empty())
        fitTickCount(*plot_.xAxis, hasOneRange(*figure_) ? alike : across);
    const QSize noteBefore = note_->minimumSize();
    showNote();  // names and rows that are left out are known now
    arrangeNote();
    if (note_->minimumSize() != noteBefore) settleTexts();
}

/// Lays out what is below the texts: under the corner where they do not reach so far.
void FigureDrawing::settleTexts() {
    int bottom = plot_.plotLayout()->margins().top();
    bottom += title_->minimumSize().height() + note_->minimumSize().height();
    if (!legendPlace_.isBeside()) bottom += legend_->minimumSize().height();
    lower_->setMargins(QMargins(0, std::max(0, corner_.height() - bottom), 0, 0));
    updateLayout(*plot_.plotLayout());
    if (!legendPlace_.isBeside()) return;
    legendPlace_.fitColumn();
    updateLayout(*plot_.plotLayout());
}

QString FigureDrawing::textAt(QPointF pixel) const {
    const QRect axes = plot_.axisRect()->rect();
    const QString name = legend_->textAt(pixel);
    if (!name.isEmpty()) return name;
    if (pixel.y() < axes.top()) {
        QStringList texts;
        for (const WrappedText* words : {title_, note_})
            if (words->isShortened()) texts << words->text();
        if (!legendPlace_.isBeside())
            for (const LegendEntry& entry : legend_->leftOut()) texts << entry.text;
        return texts.join(u'\n');
    }
    const QString x = QString::fromStdString(figure_->x.label);
    const QString y = QString::fromStdString(yLabel());
    const bool isBelow = pixel.y() > axes.bottom() && isCut(plot_.xAxis->label(), x);
    const bool isBeside = pixel.x() < axes.left() && isCut(plot_.yAxis->label(), y);
    return isBelow ? x : isBeside ? y : QString();
}

/// Upright where they are many and long, but for the titles of a listing.
void FigureDrawing::arrangeColumnNames(double width) {
    constexpr double kShare = 0.7;     // of the width, that the columns have at least
    constexpr double kUpright = 0.25;  // of the height, for upright names
    const std::vector<std::string>& names = figure_->x.categories;
    if (names.empty()) return plot_.xAxis->setTickLabelRotation(0.);
    const double room = kShare * width / std::max(1., static_cast<double>(names.size()));
    const QFontMetricsF metrics(style_.small());
    const double letters = room - metrics.averageCharWidth();
    const bool isUpright =
        figure_->scrolledColumns() == 0 && std::ranges::any_of(names, [&](const std::string& name) {
            return metrics.horizontalAdvance(QString::fromStdString(name)) > letters;
        });
    plot_.xAxis->setTickLabelRotation(isUpright ? -90. : 0.);
    columnNames_->setNames(names, style_.small(),
                           isUpright ? kUpright * plot_.viewport().height() : room);
}

/// Names that do not scroll lack room where there are many.
void FigureDrawing::thinNames() {
    const double line = QFontMetricsF(style_.small()).height();
    const auto each = [](const QCPAxis& axis, double length) {
        return length / std::max(axis.range().size(), 1.);
    };
    const QSizeF axes = plot_.axisRect()->size();
    const bool scrolls = figure_->scrolledRows() > 0;
    names_->setRoom(each(*plot_.yAxis, axes.height()), scrolls ? 0. : 0.85 * line);
    const bool isUpright = plot_.xAxis->tickLabelRotation() != 0.;
    columnNames_->setRoom(each(*plot_.xAxis, axes.width()), isUpright ? 0.85 * line : 0.);
}

double FigureDrawing::leastRowHeight() const {
    return leastRowHeightOf(*bodyOf(*figure_), style_);
}

double FigureDrawing::greatestRowHeight() const {
    return greatestRowHeightOf(*bodyOf(*figure_), style_);
}

void FigureDrawing::arrangeRows() {
    const QSizeF axes = plot_.axisRect()->size();
    const auto count = static_cast<double>(figure_->scrolledRows());
    const double height =
        std::clamp(axes.height() / std::max(1., count), leastRowHeight(), greatestRowHeight());
    // No row of which only the upper half of a number could be read.
    rowsInSight_ = std::max(1., std::floor(axes.height() / height + 1e-9));
    firstRow_ = std::clamp(firstRow_, 0., std::max(0., count - rowsInSight_));
    plot_.yAxis->setRange(firstRow_ - 0.5, firstRow_ - 0.5 + rowsInSight_);
    if (const Bars* bars = findLayer<Bars>(*figure_)) {
        const auto [range, lastTick] =
            BarRows::reach(*bars, figure_->x.whole, style_, plot_.locale(), axes.width());
        plot_.xAxis->setRange(range.low, range.high);
        endTicks(*plot_.xAxis, lastTick);
    }
}

/// No column of which only the first half of a number could be read.
void FigureDrawing::arrangeColumns() {
    const double width = plot_.axisRect()->width();
    const auto count = static_cast<double>(figure_->scrolledColumns());
    const double squeezed = std::min(2., std::floor(width / squeezedColumnWidth_));  // to compare
    const double inSight = std::max(squeezed, std::floor(width / leastColumnWidth_));
    columnsInSight_ = std::clamp(inSight, 1., count);
    firstColumn_ = std::clamp(firstColumn_, 0., count - columnsInSight_);
    plot_.xAxis->setRange(firstColumn_ - 0.5, firstColumn_ - 0.5 + columnsInSight_);
    const QFont& font = plot_.xAxis2->tickLabelFont();
    columnNames_->setNames(figure_->x.categories, font,
                           width / columnsInSight_ - QFontMetricsF(font).averageCharWidth());
}

}  // namespace ardent
