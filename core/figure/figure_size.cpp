#include "core/figure/figure_size.h"

#include <algorithm>
#include <cmath>

namespace ardent {

namespace {

constexpr double kColumns[] = {85., 120., 178.};
constexpr double kLetter = 1.25, kTitleLetter = 1.7;  // mm, on average
constexpr double kLine = 3.2, kTitleLine = 4.4;
constexpr double kTicks = 7.;  ///< and the sheet's margins
constexpr double kTallest = 230.;
constexpr double kMostBars = 50.;

double lines(std::size_t letters, double letterMm, double widthMm) {
    return std::ceil(static_cast<double>(letters) * letterMm / widthMm);
}

std::size_t longest(const std::vector<std::string>& names) {
    std::size_t most = 0;
    for (const std::string& name : names) most = std::max(most, name.size());
    return most;
}

std::vector<std::string> legendOf(const Figure& figure) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
    };
    for (const Series& series : figure.series) add(series.name);
    if (figure.histogram)
        for (const std::string& group : figure.histogram->groups) add(group);
    if (figure.field)
        for (const std::string& name : figure.field->classes) add(name);
    if (figure.points.size() > 1)
        for (const Points& cloud : figure.points) add(cloud.name);
    return names;
}

/// What names and columns ask for.
double neededWidth(const Figure& figure) {
    constexpr double kPlot = 45.;                // beside the names of rows
    constexpr double kScale = 22.;               // of colours, with its label
    constexpr double kWord = 28., kNumber = 9.;  // a column of a table
    const double names = kLetter * static_cast<double>(longest(figure.y.categories));
    if (figure.bars) return kPlot + names;
    if (figure.cells) {
        const auto columns = static_cast<double>(figure.cells->values.cols());
        const double scale = figure.cells->scale.empty() ? 0. : kScale;
        return names + scale + columns * (figure.cells->words.empty() ? kNumber : kWord);
    }
    if (figure.graph)
        return kPlot + 2. * kLetter * static_cast<double>(longest(figure.graph->names));
    return legendOf(figure).size() > 6 ? kColumns[1] : kColumns[0];
}

double plotHeight(const Figure& figure, double width) {
    constexpr double kBar = 4.2, kWords = 5.6, kRemarks = 10.;
    if (figure.bars)
        return std::max(
            25., kBar * std::min(kMostBars, static_cast<double>(figure.bars->values.size())));
    if (figure.cells && !figure.cells->words.empty())
        return (figure.cells->remarks.empty() ? kWords : kRemarks) *
               static_cast<double>(figure.cells->values.rows());
    if (figure.cells)
        return std::max(0.55 * width, kWords * static_cast<double>(figure.cells->values.rows())) +
               kLetter * static_cast<double>(longest(figure.x.categories));
    return (figure.field || figure.graph ? 0.65 : 0.5) * width;
}

}  // namespace

FigureSize preferredSize(const Figure& figure, bool titles) {
    FigureSize size;
    const double needed = neededWidth(figure);
    size.width = kColumns[2];
    for (const double column : kColumns)
        if (column >= needed) size.width = std::min(size.width, column);
    constexpr double kLabelLetter = 1.45, kLabelLine = 3.8, kLabelShare = 0.6;  // of the x axis
    double texts = 0.;
    if (titles)
        texts += kTitleLine * lines(figure.title.size(), kTitleLetter, size.width) +
                 kLine * lines(figure.note.size(), kLetter, size.width);
    std::size_t letters = 0;
    for (const std::string& name : legendOf(figure)) letters += name.size() + 6;
    texts += kLine * lines(letters, kLetter, size.width) +
             kLabelLine * lines(figure.x.label.size(), kLabelLetter, kLabelShare * size.width);
    size.height =
        std::clamp(std::ceil(texts + plotHeight(figure, size.width) + kTicks), 50., kTallest);
    return size;
}

}  // namespace ardent
