#include "core/figure/yardstick_figure.h"

#include <fmt/format.h>

#include <map>

#include "core/base/words.h"
#include "core/figure/axis_name.h"
#include "core/figure/told.h"

namespace ardent {

namespace {

/// A yardstick's kind in the reader's words.
struct YardstickText {
    std::string what;
    std::string how;

    explicit YardstickText(const Measured& measured) {
        const std::string& kind = measured.relevance.kind;
        const bool isDerivative = measured.yardstick == Yardstick::Derivative;
        const std::size_t end = kind.find(isDerivative ? ": √" : ": ");  // a unit may hold a colon
        what = told(kind.substr(0, end));
        how = told(kind.substr(end + 2));
    }
    std::string whole() const { return fmt::format("{}: {}", what, how); }
};

/// What the numbers mean and where they mislead.
std::string meaningOf(const Measured& measured) {
    std::string text = told(measured.meaning);
    if (measured.onTaughtRows) text += ' ' + words("The model has learned from these rows.");
    return text;
}

std::string rowsText(const Measured& measured) {
    return rowsOf(measured.rows, measured.ofRows, measured.rowsAre);
}

std::map<std::string, std::size_t> placesOfNames(const Measured& measured) {
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < measured.relevance.names.size(); ++i)
        places[measured.relevance.names[i]] = i;
    return places;
}

/// By the place beside the bars, as they are drawn.
std::string barsText(std::size_t place, const std::string& what, const std::string& rows,
                     const std::string& how) {
    if (place == 0)
        return words("The hollow bars are {} over {}, scaled to their own largest: {}.", what, rows,
                     how);
    if (place == 1)
        return words("The grey bars are {} over {}, scaled to their own largest: {}.", what, rows,
                     how);
    return words(
        "The bars in the colour of the text are {} over {}, scaled to their own largest: {}.", what,
        rows, how);
}

}  // namespace

void addYardstick(const Measured& measured, Figure& figure) {
    if (!figure.bars) return;
    const YardstickText text(measured);
    Bars::Beside beside;
    beside.name = text.whole();
    beside.label = text.what;
    const auto places = placesOfNames(measured);
    for (const std::string& name : figure.bars->names) {
        const std::size_t i = places.at(name);
        beside.values.push_back(measured.relevance.values[i]);
        if (!measured.deviations.empty()) beside.spreads.push_back(measured.deviations[i]);
    }
    beside.id = wordOf(measured.yardstick);
    figure.note +=
        ' ' + barsText(figure.bars->beside.size(), text.what, rowsText(measured), text.how);
    figure.bars->beside.push_back(std::move(beside));
    figure.note += ' ' + meaningOf(measured);
}

Figure yardstickFigure(std::span<const Measured> all, const RelevanceChoice& choice) {
    const Measured& measured = all.front();
    Figure figure = relevanceFigure(measured.relevance, std::nullopt, choice);
    const YardstickText text(measured);
    nameAxis(figure.x, [&] { return YardstickText(measured).whole(); });
    if (!figure.bars) return figure;
    figure.bars->name = figure.x.label;
    const auto places = placesOfNames(measured);
    if (!measured.deviations.empty())
        for (const std::string& name : figure.bars->names)
            figure.bars->spreads.push_back(measured.deviations[places.at(name)]);
    figure.note += ' ' + words("The method tells no relevance of its own: these are {} over {}.",
                               text.what, rowsText(measured));
    figure.note += ' ' + meaningOf(measured);
    for (const Measured& other : all.subspan(1)) addYardstick(other, figure);
    return figure;
}

}  // namespace ardent
