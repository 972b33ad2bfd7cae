#include "core/figure/figure_size.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/base/overloaded.h"
#include "core/figure/notes/notes.h"

namespace ardent {

namespace {

constexpr double kColumns[] = {85., 120., 178.};
constexpr double kEm = 8. * 25.4 / 72.;               // mm, as all that follow
constexpr double kLetter = 1.25, kTitleLetter = 1.6;  // on average
constexpr double kLabelLetter = 1.36;                 // of an axis
constexpr double kLine = 3.35, kTitleLine = 4.5, kLabelLine = 3.9;
constexpr double kNoteGap = 1.1;       ///< below the note
constexpr double kSheetMargin = 0.75;  ///< of the sheet
constexpr double kTicks = 9.2;         ///< above and below the plot, margins too
constexpr double kMostLabelLines = 3.;
constexpr double kTallest = 230.;
constexpr double kMostBars = 50.;

/// Letters of UTF-8, of which the bytes that go on are none.
double letters(std::string_view text) {
    return static_cast<double>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// Of words that stand in lines of this width; longer ones than a line are broken.
double lines(std::string_view text, double letterMm, double widthMm) {
    if (text.empty()) return 0.;
    const double most = std::max(1., std::floor(widthMm / letterMm));
    double count = 1.;
    double used = 0.;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const double word = letters(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        used += (used > 0. ? 1. : 0.) + word;
        if (used <= most) continue;
        const double full = std::max(0., std::ceil(word / most) - 1.);
        count += full + (used > word ? 1. : 0.);
        used = word - full * most;
    }
    return count;
}

double longest(const std::vector<std::string>& names) {
    double most = 0.;
    for (const std::string& name : names) most = std::max(most, letters(name));
    return most;
}

std::vector<std::string> legendOf(const Figure& figure) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
    };
    for (const Series& series : layers<Series>(figure)) add(series.name);
    for (const Bars& bars : layers<Bars>(figure)) {
        if (!bars.beside.empty()) add(bars.name);
        for (const Bars::Beside& beside : bars.beside) add(beside.label);
    }
    for (const Histogram& histogram : layers<Histogram>(figure))
        for (const std::string& group : histogram.groups) add(group);
    for (const Field& field : layers<Field>(figure))
        for (const std::string& name : field.classes) add(name);
    const auto clouds = layers<Points>(figure);
    if (clouds.size() > 1)
        for (const Points& cloud : clouds) add(cloud.name);
    return names;
}

/// What names and columns ask for.
double neededWidth(const Figure& figure) {
    constexpr double kPlot = 45.;                // beside the names of rows
    constexpr double kScale = 22.;               // of colours, with its label
    constexpr double kWord = 28., kNumber = 9.;  // a column of a table
    const double names = kLetter * longest(figure.y.categories);
    const double plain = legendOf(figure).size() > 6 ? kColumns[1] : kColumns[0];
    const Overloaded needed{
        [&](const Bars&) { return kPlot + names; },
        [&](const Cells& cells) {
            const auto columns = static_cast<double>(cells.values.cols());
            const double scale = cells.scale.empty() ? 0. : kScale;
            return names + scale + columns * (cells.words.empty() ? kNumber : kWord);
        },
        [&](const Graph& graph) { return kPlot + 2. * kLetter * longest(graph.names); },
        [&](const auto&) { return plain; }};
    const Layer* body = bodyOf(figure);
    return body ? std::visit(needed, *body) : plain;
}

double plotHeight(const Figure& figure, double width) {
    constexpr double kBar = 4.2, kFurtherBar = 3.2, kWords = 5.6, kRemarks = 10.;
    constexpr double kWide = 0.5, kHigh = 0.65;  // of the width
    const Overloaded needed{
        [&](const Bars& bars) {
            const double bar = bars.sketches.empty() ? kBar : 1.5 * kBar;
            const double row = bar + kFurtherBar * static_cast<double>(bars.beside.size());
            return std::max(25.,
                            row * std::min(kMostBars, static_cast<double>(bars.values.size())));
        },
        [&](const Cells& cells) {
            const auto rows = static_cast<double>(cells.values.rows());
            if (isListing(cells)) return (cells.remarks.empty() ? kWords : kRemarks) * rows;
            return std::max(0.55 * width, kWords * rows) + kLetter * longest(figure.x.categories);
        },
        [&](const Graph&) { return kHigh * width; }, [&](const auto&) { return kWide * width; }};
    if (const Layer* body = bodyOf(figure)) return std::visit(needed, *body);
    return (findLayer<Field>(figure) ? kHigh : kWide) * width;
}

/// Entries one after the other, in rows.
double legendHeight(const Figure& figure, double width) {
    constexpr double kRow = 1.4 * kEm, kBelow = 0.4 * kEm, kIcon = 2.9 * kEm, kGap = 1.4 * kEm;
    double rows = 0.;
    double x = width;
    for (const std::string& name : legendOf(figure)) {
        const double entry = kIcon + kLetter * letters(name);
        if (x + entry > width) {
            ++rows;
            x = 0.;
        }
        x += entry + kGap;
    }
    return rows > 0. ? rows * kRow + kBelow : 0.;
}

/// Of the x axis; beside the names of rows it has less room.
double labelHeight(const Figure& figure, double width) {
    constexpr double kShare = 0.6, kNameShare = 0.5, kBeside = 6.;
    const double names = std::min(kNameShare * width, kLetter * longest(figure.y.categories));
    const double room = std::min(kShare * width, width - names - kBeside);
    return kLabelLine * std::min(kMostLabelLines, lines(figure.x.label, kLabelLetter, room));
}

double textHeight(const Figure& figure, double width, bool allNotes) {
    const Headline headline = headlineOf(figure);
    const std::string drawn =
        allNotes ? notesText(figure) : headline.caution + ' ' + headline.sentence;
    const double note = drawn.size() > 1 ? lines(drawn, kLetter, width) : 0.;
    return kTitleLine * lines(figure.title, kTitleLetter, width) + kLine * note +
           (note > 0. ? kNoteGap : 0.);
}

}  // namespace

FigureSize preferredSize(const Figure& figure, bool titles, bool allNotes) {
    FigureSize size;
    const double needed = neededWidth(figure);
    size.width = kColumns[2];
    for (const double column : kColumns)
        if (column >= needed) size.width = std::min(size.width, column);
    const double width = size.width - 2. * kSheetMargin;
    const double texts = (titles ? textHeight(figure, width, allNotes) : 0.) +
                         legendHeight(figure, width) + labelHeight(figure, width);
    size.height =
        std::clamp(std::ceil(texts + plotHeight(figure, size.width) + kTicks), 50., kTallest);
    return size;
}

}  // namespace ardent
