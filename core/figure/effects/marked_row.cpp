#include "core/figure/effects/marked_row.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/message.h"
#include "core/data/task/encoding.h"
#include "core/explain/partial_dependence.h"
#include "core/figure/marked_place.h"
#include "core/figure/notes/notes.h"

namespace ardent {

namespace {

std::string thisRow() {
    return words("what-if row");
}

void addPoint(double x, double y, Figure& figure) {
    constexpr int kDiamond = 3;
    Points point;
    point.name = thisRow();
    point.colour = kNeutral;
    point.shape = kDiamond;
    point.x = {x};
    point.y = {y};
    addLayer(figure, std::move(point));
}

/// Where the row has no place, so that none far away squeezes what is drawn.
void noteNoPlace(bool isMissing, Figure& figure) {
    addNote(NoteKind::Shown,
            isMissing ? words("The what-if row has no value on the axis: it is missing.")
                      : words("The what-if row lies beyond the axis."),
            figure);
}

bool isIn(const Range& range, double value) {
    const double rounding = 1e-6 * (range.high - range.low);
    return range.low - rounding <= value && value <= range.high + rounding;
}

/// A row far from all others would squeeze their curves: its own leaves the axis instead.
void keepHeights(const Range& others, const std::vector<double>& own, Figure& figure) {
    const double span = others.high - others.low;
    if (!(span > 0.)) return;
    constexpr double kRoomBeside = 1.;
    const Range most{others.low - kRoomBeside * span, others.high + kRoomBeside * span};
    const auto [low, high] = std::ranges::minmax(own);
    if (isIn(most, low) && isIn(most, high)) return;
    const bool isInSight = high >= most.low && low <= most.high;
    const double margin = 0.05 * span;
    figure.y.range = isInSight ? Range{std::max(most.low, std::min(low, others.low - margin)),
                                       std::min(most.high, std::max(high, others.high + margin))}
                               : Range{others.low - margin, others.high + margin};
}

/// The row's own curve under the mean one's points, and its place on it.
void markCurve(const Predictor& predictor, const Vector& values, const EffectChoice& choice,
               Figure& figure) {
    EffectAxis axis;
    axis.source = choice.first;
    axis.values = layers<Series>(figure).back().x;
    const double place = values(choice.first);
    axis.values.push_back(std::isnan(place) ? axis.values.front() : place);
    const DesignMatrix row = encodeRow(*predictor.recipe, values).transpose();
    const auto own =
        partialDependence(withoutGaps(predictor, row, std::array{axis.source}), row, {0}, axis, {});
    const auto curve = own->finding.mean.col(choice.output);
    const Index points = curve.size() - 1;
    Range others = heightsOf(figure);
    for (const Points& dots : layers<Points>(figure))
        for (const double height : dots.y) others.low = std::min(others.low, height);
    addLayer(figure, Series{thisRow(),
                            LineRole::Reference,
                            kNeutral,
                            layers<Series>(figure).back().x,
                            {curve.begin(), curve.begin() + points}});
    keepHeights(others, layers<Series>(figure).back().y, figure);
    const Range sight{axis.values.front(), axis.values[static_cast<std::size_t>(points) - 1]};
    if (!isIn(sight, place) || (figure.y.range && !isIn(*figure.y.range, curve(points)))) {
        const bool isDrawn =
            !figure.y.range ||
            std::ranges::any_of(layers<Series>(figure).back().y,
                                [&](double height) { return isIn(*figure.y.range, height); });
        if (isDrawn) addNote(NoteKind::Shown, words("Dashed: the what-if row."), figure);
        return noteNoPlace(std::isnan(place), figure);
    }
    addPoint(place, curve(points), figure);
    addNote(NoteKind::Shown, words("Dashed and diamond: the what-if row."), figure);
}

}  // namespace

void markRow(const Predictor& predictor, const Vector& values, const EffectChoice& choice,
             Figure& figure) {
    if (figure.isEmpty()) return;
    const auto isNumber = [&](Index source) {
        return predictor.recipe->sources[static_cast<std::size_t>(source)].type ==
               ColumnType::Numeric;
    };
    const Index first = choice.first, second = choice.second.value_or(first);
    if (const Field* field = findLayer<Field>(figure)) {
        const bool isThere = isIn(field->x, values(first)) && isIn(field->y, values(second));
        const bool isMissing = std::isnan(values(first)) || std::isnan(values(second));
        return isThere ? addPoint(values(first), values(second), figure)
                       : noteNoPlace(isMissing, figure);
    }
    if (Bars* bars = findLayer<Bars>(figure)) {
        const auto count = std::ssize(bars->values);
        const Index levels =
            std::ssize(predictor.recipe->sources[static_cast<std::size_t>(second)].levels);
        const bool isKnown = values(first) >= 0. && values(second) >= 0.;
        const auto bar = static_cast<Index>(
            choice.second ? values(first) * static_cast<double>(levels) + values(second)
                          : values(first));
        bars->selected.assign(static_cast<std::size_t>(count), false);
        if (isKnown && bar < count) bars->selected[static_cast<std::size_t>(bar)] = true;
        addNote(NoteKind::Shown, words("Filled: the what-if row."), figure);
        return;
    }
    if (!choice.second) return markCurve(predictor, values, choice, figure);
    const double place = values(isNumber(first) ? first : second);
    const std::vector<double>& axis = layers<Series>(figure).front().x;
    if (!isIn({axis.front(), axis.back()}, place)) return noteNoPlace(std::isnan(place), figure);
    markPlace(thisRow(), place, heightsOf(figure), figure);
}

}  // namespace ardent
