#include "core/figure/relevance/importance_figure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>
#include <map>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"

namespace ardent {

namespace {

std::string nameOf(const Measured& measured) {
    return words(measured.relevance.kind);
}

/// What the numbers mean and where they may mislead.
std::string meaningOf(const Measured& measured) {
    std::string text = words(measured.meaning);
    if (measured.onTaughtRows) text += ' ' + words("The model has learned from these rows.");
    return text;
}

std::string rowsText(const Measured& measured) {
    return countedRows(measured.rows, measured.ofRows, measured.rowsAre);
}

std::map<std::string, std::size_t> placesOfNames(const Measured& measured) {
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < measured.relevance.names.size(); ++i)
        places[measured.relevance.names[i]] = i;
    return places;
}

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

Bars::Beside besideOf(const Measured& measured, const std::vector<std::string>& names) {
    Bars::Beside beside{words(wholeKind(measured.relevance)),
                        nameOf(measured),
                        {},
                        {},
                        std::string(wordOf(measured.importance))};
    const auto places = placesOfNames(measured);
    for (const std::string& name : names) {
        const auto place = places.find(name);  // a damaged project may name another variable
        const bool isKnown = place != places.end();
        beside.values.push_back(isKnown ? measured.relevance.values[place->second] : kUnknown);
        if (!measured.deviations.empty())
            beside.spreads.push_back(isKnown ? measured.deviations[place->second] : kUnknown);
    }
    return beside;
}

std::string noteOfOne(const Measured& measured) {
    return words("The hollow bars are {} over {}, scaled to their own largest: {}.",
                 nameOf(measured), rowsText(measured), measured.relevance.how) +
           ' ' + meaningOf(measured);
}

/// Behind every bar what the measure says of its variable.
void remark(const Measured& measured, Bars& bars) {
    if (measured.remarks.empty()) return;
    const auto places = placesOfNames(measured);
    for (const std::string& name : bars.names) {
        const auto place = places.find(name);
        bars.remarks.push_back(place == places.end() ? Message() : measured.remarks[place->second]);
    }
}

/// Short: several meanings would leave the bars no room.
std::string noteOfSeveral(std::span<const Measured> all) {
    std::vector<std::string> texts;
    for (const Measured& measured : all)
        texts.push_back(words("{} over {}", nameOf(measured), rowsText(measured)));
    std::string note = words("Below it, each scaled to its own largest: {}.",
                             fmt::format("{}", fmt::join(texts, "; ")));
    for (const Measured& measured : all)
        if (measured.onTaughtRows)
            note += ' ' + words("The model has learned from the rows of {}.", nameOf(measured));
    return note + ' ' + words("Chosen alone, each says what it means and where it misleads.");
}

}  // namespace

void addImportances(std::span<const Measured> all, Figure& figure) {
    Bars* bars = findLayer<Bars>(figure);
    if (!bars || all.empty()) return;
    for (const Measured& measured : all) bars->beside.push_back(besideOf(measured, bars->names));
    if (all.size() == 1 && bars->remarks.empty()) remark(all.front(), *bars);
    for (const Measured& measured : all)
        if (!measured.finding.empty()) addNote(NoteKind::Finding, words(measured.finding), figure);
    addNote(NoteKind::Shown, all.size() == 1 ? noteOfOne(all.front()) : noteOfSeveral(all), figure);
    for (const Measured& measured : all) addCaution(words(measured.caution), figure);
}

Figure importanceFigure(std::span<const Measured> all, const RelevanceChoice& choice) {
    const Measured& measured = all.front();
    Figure figure = relevanceFigure(measured.relevance, std::nullopt, choice);
    nameAxis(figure.x, [&] { return words(wholeKind(measured.relevance)); });
    Bars* bars = findLayer<Bars>(figure);
    if (!bars) return figure;
    bars->name = figure.x.label;
    const auto places = placesOfNames(measured);
    if (!measured.deviations.empty())
        for (const std::string& name : bars->names)
            bars->spreads.push_back(measured.deviations[places.at(name)]);
    addNote(NoteKind::Shown,
            words("The method gives no relevance of its own: these are {} over {}.",
                  nameOf(measured), rowsText(measured)),
            figure);
    addNote(NoteKind::Shown, meaningOf(measured), figure);
    addCaution(words(measured.caution), figure);
    addImportances(all.subspan(1), figure);
    return figure;
}

}  // namespace ardent
