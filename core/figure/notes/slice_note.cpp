#include "core/figure/notes/slice_note.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/base/text.h"
#include "core/figure/counts.h"
#include "core/figure/field_cell.h"

namespace ardent {

namespace {

constexpr double kMuch = 0.25;  ///< share of points that the slice disagrees with

bool isShown(const Field& field, Index label) {
    return (field.values.array() == static_cast<double>(label)).any();
}

}  // namespace

std::string sliceNote(const Field& field, const Points& points, const std::vector<Index>& predicted,
                      bool averaged) {
    const std::string remedy = averaged
                                   ? words("fix the others at one of those rows.")
                                   : words("average the others, or fix them at one of those rows.");
    std::vector<std::string> hidden;
    Index rows = 0;
    for (Index label = 0; label < std::ssize(field.classes); ++label) {
        const Index own = std::ranges::count(predicted, label);
        if (own == 0 || isShown(field, label)) continue;
        hidden.push_back(field.classes[static_cast<std::size_t>(label)]);
        rows += own;
    }
    if (!hidden.empty())
        return words(
            "At these values of the others the model never predicts {}, though it does for {} of "
            "the drawn rows: {}",
            quotedList(hidden), grouped(rows), remedy);
    Index other = 0, seen = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        const auto cell = cellAt(field, points.x[i], points.y[i]);
        if (!cell) continue;
        ++seen;
        if (field.values(cell->i, cell->j) != static_cast<double>(predicted[i])) ++other;
    }
    const double share = static_cast<double>(other) / std::max(1., static_cast<double>(seen));
    if (!(share > kMuch)) return {};
    return words(
        "For {:.0f} % of the drawn rows the model predicts another class than the colour beneath "
        "them: {}",
        100. * share, remedy);
}

bool hidesClass(const Figure& figure) {
    const Field* field = findLayer<Field>(figure);
    if (!field || field->map != ColourMap::Classes) return false;
    for (const Points& points : layers<Points>(figure))
        for (std::size_t i = 0; i < points.wrong.size(); ++i)
            if (!points.wrong[i] && !isShown(*field, static_cast<Index>(points.values[i])))
                return true;
    return false;
}

}  // namespace ardent
