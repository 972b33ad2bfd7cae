#include "core/figure/compare/compare_listing.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/figure/axis_name.h"

namespace ardent {
namespace {

std::string nameWithState(const ComparedRun& run) {
    const bool isStopped = std::ranges::any_of(
        run.runs, [](const SnapshotPtr& one) { return one->state == RunState::Cancelled; });
    return isStopped ? words("{} (stopped)", run.name) : run.name;
}

}  // namespace

Figure listing(std::span<const ComparedRun> runs, std::string title,
               const std::function<std::string()>& rowName) {
    Figure figure;
    figure.title = std::move(title);
    nameAxis(figure.x, [&] { return words("Run"); });
    nameAxis(figure.y, rowName);
    figure.x.range = Range{-0.5, static_cast<double>(runs.size()) - 0.5};
    figure.y.reversed = true;
    Cells cells;
    cells.name = words("Value");
    for (const ComparedRun& run : runs) {
        figure.x.categories.push_back(nameWithState(run));
        cells.columnColours.push_back(run.colour);
    }
    addLayer(figure, std::move(cells));
    return figure;
}

void addRow(Figure& figure, const std::string& title, const std::vector<ListingEntry>& entries) {
    Cells& cells = *findLayer<Cells>(figure);
    const Index row = cells.values.rows();
    for (Matrix* numbers : {&cells.values, &cells.shade, &cells.spreads, &cells.counts,
                            &cells.changes, &cells.changeSpreads})
        numbers->conservativeResize(row + 1, std::ssize(entries));
    for (std::size_t j = 0; j < entries.size(); ++j) {
        const auto column = static_cast<Index>(j);
        cells.values(row, column) = entries[j].value;
        cells.shade(row, column) = entries[j].shade;
        cells.spreads(row, column) = entries[j].spread;
        cells.counts(row, column) = entries[j].count;
        cells.changes(row, column) = entries[j].change;
        cells.changeSpreads(row, column) = entries[j].changeSpread;
        cells.words.push_back(entries[j].word);
        cells.remarks.push_back(entries[j].remark);
    }
    figure.y.categories.push_back(title);
}

}  // namespace ardent
