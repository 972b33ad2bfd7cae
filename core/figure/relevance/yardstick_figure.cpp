#include "core/figure/relevance/yardstick_figure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/notes/caution.h"
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

/// What the numbers mean and where they may mislead.
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

Bars::Beside besideOf(const Measured& measured, const std::vector<std::string>& names) {
    const YardstickText text(measured);
    Bars::Beside beside{text.whole(), text.what, {}, {}, std::string(wordOf(measured.yardstick))};
    const auto places = placesOfNames(measured);
    for (const std::string& name : names) {
        const std::size_t i = places.at(name);
        beside.values.push_back(measured.relevance.values[i]);
        if (!measured.deviations.empty()) beside.spreads.push_back(measured.deviations[i]);
    }
    return beside;
}

std::string noteOfOne(const Measured& measured) {
    const YardstickText text(measured);
    return words("The hollow bars are {} over {}, scaled to their own largest: {}.", text.what,
                 rowsText(measured), text.how) +
           ' ' + meaningOf(measured);
}

/// Short: several meanings would leave the bars no room.
std::string noteOfSeveral(std::span<const Measured> all) {
    std::vector<std::string> texts;
    for (const Measured& measured : all)
        texts.push_back(words("{} over {}", YardstickText(measured).what, rowsText(measured)));
    std::string note = words("Below it, each scaled to its own largest: {}.",
                             fmt::format("{}", fmt::join(texts, "; ")));
    for (const Measured& measured : all)
        if (measured.onTaughtRows)
            note += ' ' + words("The model has learned from the rows of {}.",
                                YardstickText(measured).what);
    return note + ' ' + words("Chosen alone, each tells what it means and where it misleads.");
}

}  // namespace

void addYardsticks(std::span<const Measured> all, Figure& figure) {
    if (!figure.bars || all.empty()) return;
    for (const Measured& measured : all)
        figure.bars->beside.push_back(besideOf(measured, figure.bars->names));
    figure.note += ' ' + (all.size() == 1 ? noteOfOne(all.front()) : noteOfSeveral(all));
    for (const Measured& measured : all) addCaution(told(measured.caution), figure);
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
    addCaution(told(measured.caution), figure);
    addYardsticks(all.subspan(1), figure);
    return figure;
}

}  // namespace ardent
