#include "ui/figure/series_lines.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/figure/lines/broken_line.h"
#include "ui/figure/series_marks.h"

namespace ardent {

namespace {

/// Dashes of a long noisy line cost more than the line itself; above this many points a live one is
/// solid.
constexpr std::size_t kMostDashedPoints = 4000;
/// A broad line costs many times a fine one; above this many points it stays fine.
constexpr std::size_t kMostBroadPoints = 2000;
constexpr double kBroad = 3., kHalo = 2.;  ///< times a usual line; the halo on either side

/// Points without a place on an axis become gaps. What has a band in place of a line has no points,
/// nor has what is only listed.
void fill(QCPGraph& graph, const Series& series, const Axis& x, const Axis& y) {
    constexpr double kBreak = std::numeric_limits<double>::quiet_NaN();
    QVector<QCPGraphData> samples;
    samples.reserve(static_cast<qsizetype>(series.x.size()));
    bool sorted = true;
    double before = -std::numeric_limits<double>::infinity();
    const bool hasLine = series.place != PlaceKind::Stage && !series.isOnlyListed;
    const std::size_t count = hasLine ? series.x.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double key = series.x[i];
        if (!fits(x, key)) continue;
        const double value = series.y[i];
        samples.append(QCPGraphData(key, fits(y, value) ? value : kBreak));
        if (isBrokenAfter(series, i)) samples.append(QCPGraphData(key, kBreak));
        sorted = sorted && key >= before;
        before = key;
    }
    graph.data()->set(samples, sorted);
}

bool losesDashes(const Series& line, const DrawStyle& style) {
    return style.live && line.x.size() > kMostDashedPoints;
}

bool severalColours(const Figure& figure) {
    std::set<int> colours;
    for (const Series& line : layers<Series>(figure)) {
        if (line.role != LineRole::Reference) colours.insert(line.colour);
    }
    return colours.size() > 1;
}

/// Runs need shapes beside their colours when there are several; roles where they lose their dash.
bool needShapes(const Figure& figure, const DrawStyle& style) {
    return severalColours(figure) ||
           std::ranges::any_of(layers<Series>(figure), [&](const Series& line) {
               const bool isDashed =
                   line.role == LineRole::Validation || line.role == LineRole::Score;
               return isDashed && losesDashes(line, style);
           });
}

/// A single dot at the end of a line would pass for one of the dots that are rows.
LineShapes shapesOf(bool along, const Figure& figure) {
    if (along) return LineShapes::Along;
    return layers<Points>(figure).empty() ? LineShapes::End : LineShapes::None;
}

/// Lines of single rows, or others, that lines of the same figure sum up.
bool hasSummed(const Figure& figure) {
    return std::ranges::any_of(layers<Series>(figure), [](const Series& line) {
        return line.selected || line.role == LineRole::Individual;
    });
}

bool mayBeSum(const Series& line) {
    return line.role != LineRole::Individual && line.role != LineRole::Reference;
}

QPen haloOf(const QPen& line, const DrawStyle& style) {
    QPen halo(style.colours().plotBackground, line.widthF() + 2. * kHalo * style.px(style.linePt));
    halo.setJoinStyle(Qt::RoundJoin);
    halo.setCapStyle(Qt::FlatCap);
    return halo;
}

QString layerOf(const Series& line, bool isHaloed) {
    if (line.role == LineRole::Reference) return QStringLiteral("references");
    return isHaloed ? QStringLiteral("haloed") : QStringLiteral("main");
}

/// Told apart without colour.
QList<qreal> dashesOf(PlaceKind kind) {
    switch (kind) {
        case PlaceKind::Kept:
            return {7., 2.5};
        case PlaceKind::Change:
            return {5., 2., 1., 2., 1., 2.};
        case PlaceKind::Lowest:
            return {4., 2.};
        case PlaceKind::Sparsest:
            return {7., 2., 1., 2.};
        case PlaceKind::Stage:
        case PlaceKind::Other:
            break;
    }
    return {1., 2.5};
}

/// Many pale lines show as one cloud; the single one of the legend has to be seen too.
QColor opaque(QColor pale) {
    pale.setAlphaF(0.5F + 0.5F * static_cast<float>(pale.alphaF()));
    return pale;
}

/// Runs may have the same name.
using Owner = std::pair<std::string, int>;

Owner ownerOf(const Series& line) {
    return {line.owner, line.colour};
}

/// The kinds of lines that several owners have, one of each look: others of that look are told by
/// themselves.
class SharedKinds {
public:
    explicit SharedKinds(const Figure& figure) {
        std::map<LineRole, std::map<std::string, std::set<Owner>>> ownersOf;
        for (const Series& line : layers<Series>(figure))
            if (!line.owner.empty()) ownersOf[line.role][line.kind].insert(ownerOf(line));
        for (const auto& [role, kinds] : ownersOf) {
            const auto most = std::ranges::max_element(
                kinds, {}, [](const auto& kind) { return kind.second.size(); });
            if (most->second.size() > 1) kinds_[role] = most->first;
        }
        if (kinds_.size() < 2) kinds_.clear();
    }

    bool hold(const Series& line) const {
        const auto kind = kinds_.find(line.role);
        return !line.owner.empty() && kind != kinds_.end() && kind->second == line.kind;
    }

private:
    std::map<LineRole, std::string> kinds_;
};

}  // namespace

qsizetype sharedBeginning(const Figure& figure) {
    const auto series = layers<Series>(figure);
    const QString separator = QStringLiteral(" · ");
    if (series.size() < 2) return 0;
    QString shared = QString::fromStdString(series.front().name);
    for (const Series& line : series) {
        const QString name = QString::fromStdString(line.name);
        const qsizetype most = std::min(name.size(), shared.size());
        qsizetype same = 0;
        while (same < most && name[same] == shared[same]) ++same;
        shared.truncate(same);
    }
    const qsizetype last = shared.lastIndexOf(separator);
    return last < 0 ? 0 : last + separator.size();
}

SeriesLines::SeriesLines(QCustomPlot& plot) : plot_(plot), bands_(new SeriesBands(plot)) {}

void SeriesLines::begin(const Figure& figure, const DrawStyle& style) {
    while (lines_.size() > layers<Series>(figure).size()) {
        plot_.removePlottable(lines_.back().halo);
        plot_.removePlottable(lines_.back().graph);
        plot_.removePlottable(lines_.back().marks);
        lines_.pop_back();
    }
    bands_->set(figure, style);
    unplaced_ = {};
    theme_ = style.theme;
    shapes_ = needShapes(figure, style);
    ends_ = shapesOf(shapes_, figure);
    sumsUp_ = !shapes_ && hasSummed(figure);
    shown_ = 0;
    lane_ = 0;
}

SeriesLines::Line& SeriesLines::next() {
    if (shown_ == lines_.size()) {
        auto* graph = new HaloedLine(plot_.xAxis, plot_.yAxis);
        graph->setSelectable(QCP::stNone);
        lines_.push_back({graph, new LineHalo(plot_, *graph), new SeriesMarks(plot_)});
    }
    return lines_[shown_++];
}

void SeriesLines::add(const Series& series, const Figure& figure, const DrawStyle& style) {
    const Line& line = next();
    const bool isBroad = sumsUp_ && mayBeSum(series) && series.x.size() <= kMostBroadPoints;
    const double width = (isBroad ? kBroad : 1.) * style.px(style.linePt);
    QPen pen = series.selected ? selectedPen(style.theme, width)
                               : seriesPen(style.theme, series.colour, series.role, width);
    if (losesDashes(series, style)) pen.setStyle(Qt::SolidLine);
    if (isUpright(series)) pen.setDashPattern(dashesOf(series.place));
    line.graph->setLayer(layerOf(series, isBroad));
    line.graph->setPen(pen);
    line.graph->setHalo(isBroad ? haloOf(pen, style) : QPen(Qt::NoPen));
    line.graph->setAntialiased(true);
    fill(*line.graph, series, figure.x, figure.y);
    line.marks->set(series.isOnlyListed ? Series() : series, figure.x, figure.y, style, ends_,
                    lane_);
    const Unplaced left = line.marks->unplaced();
    if (left.notFinite + left.notPositive > 0 || !series.sign.empty()) ++lane_;
    unplaced_.notFinite += left.notFinite;
    unplaced_.notPositive += left.notPositive;
}

Unplaced SeriesLines::unplaced() const {
    return unplaced_;
}

LegendEntry SeriesLines::entryOf(const Series& series, std::size_t line) const {
    LegendEntry entry;
    entry.text = QString::fromStdString(series.name);
    entry.marker = shapeOf(series.place);
    entry.line = lines_[line].graph->pen();
    entry.colour = entry.line->color();
    if (series.role == LineRole::Individual) entry.line->setColor(opaque(entry.colour));
    entry.open = !isSolid(series.role) && series.role != LineRole::Reference;
    const bool isStage = series.place == PlaceKind::Stage;
    if (isStage) entry.line.reset();
    if (isStage || !series.spreads.empty()) entry.swatch = bandTint(theme_, series.colour);
    if (shapes_ && series.role != LineRole::Reference && series.role != LineRole::Individual)
        entry.marker = markerShape(series.colour);
    return entry;
}

LegendEntry SeriesLines::ownerEntry(const Series& series, std::size_t line) const {
    LegendEntry entry = entryOf(series, line);
    entry.text = QString::fromStdString(series.owner);
    entry.line =
        seriesPen(theme_, series.colour, LineRole::Main, lines_[line].graph->pen().widthF());
    entry.open = false;
    return entry;
}

/// In nobody's colour, with a hollow marker where lines of the kind have lost their dashes.
LegendEntry SeriesLines::kindEntry(const Series& series, const Figure& figure) const {
    LegendEntry entry;
    entry.text = QString::fromStdString(series.kind);
    entry.colour = theme(theme_).mutedText;
    entry.open = true;
    entry.line =
        seriesPen(theme_, series.colour, series.role, lines_.front().graph->pen().widthF());
    entry.line->setColor(entry.colour);
    auto drawn = lines_.begin();
    for (const Series& other : layers<Series>(figure)) {
        const bool isSolidNow = (drawn++)->graph->pen().style() == Qt::SolidLine;
        if (other.kind == series.kind && !isSolid(series.role) && isSolidNow)
            entry.marker = MarkerShape::Circle;
    }
    return entry;
}

std::vector<LegendEntry> SeriesLines::legend(const Figure& figure) const {
    std::vector<LegendEntry> owners, kinds, entries;
    const SharedKinds shared(figure);
    const qsizetype beginning = sharedBeginning(figure);
    std::set<Owner> toldOwners;
    std::set<std::string> toldKinds;
    const Series* before = nullptr;
    std::size_t next = 0;
    for (const Series& series : layers<Series>(figure)) {
        const std::size_t i = next++;
        const Series* previous = std::exchange(before, &series);
        if (shared.hold(series)) {
            if (toldOwners.insert(ownerOf(series)).second) owners.push_back(ownerEntry(series, i));
            if (toldKinds.insert(series.kind).second) kinds.push_back(kindEntry(series, figure));
            continue;
        }
        const bool toldBefore = previous && series.role == LineRole::Individual &&
                                previous->role == LineRole::Individual &&
                                previous->name == series.name;
        if (toldBefore) continue;
        LegendEntry entry = entryOf(series, i);
        entry.text.remove(0, beginning);
        if (!series.sign.empty())
            entry.text.prepend(QString::fromStdString(series.sign) + QStringLiteral(": "));
        entries.push_back(std::move(entry));
    }
    // Pale lines lie below the others and are told after them.
    std::ranges::stable_partition(
        entries, [](const LegendEntry& entry) { return entry.colour.alphaF() == 1.F; });
    kinds.insert(kinds.end(), owners.begin(), owners.end());
    entries.insert(entries.begin(), kinds.begin(), kinds.end());
    return entries;
}

}  // namespace ardent
