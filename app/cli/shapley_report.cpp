#include "app/cli/shapley_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/finding_text.h"
#include "app/cli/notes_json.h"
#include "app/cli/readable_number.h"
#include "core/base/order.h"
#include "core/base/text.h"

namespace ardent::cli {
namespace {

using Object = nlohmann::ordered_json;

/// Of several classes their names, else one without a name.
std::vector<std::string> outputsOf(const FittedRecipe& recipe) {
    return recipe.outputs() == 1 ? std::vector<std::string>{""} : recipe.classes;
}

/// sources × outputs.
Matrix meanSizes(const ShapleyValues& values) {
    Matrix sizes(std::ssize(values.names), values.mean.size());
    for (Index c = 0; c < sizes.cols(); ++c)
        sizes.col(c) =
            values.contributions[static_cast<std::size_t>(c)].cwiseAbs().rowwise().mean();
    return sizes;
}

/// Sources by their mean |contribution|, over the outputs; largest first.
std::vector<Index> byMeanSize(const Matrix& sizes) {
    return positionsFalling(Vector(sizes.rowwise().sum()));
}

/// A number, or one for each class.
Object byOutput(const FittedRecipe& recipe, const Eigen::Ref<const Vector>& values) {
    if (values.size() == 1) return number(values[0]);
    Object json;
    for (Index c = 0; c < values.size(); ++c)
        json[recipe.classes[static_cast<std::size_t>(c)]] = number(values[c]);
    return json;
}

/// The contributions of one source at one row.
Vector contributionOf(const ShapleyValues& values, Index source, Index place) {
    Vector all(values.mean.size());
    for (Index c = 0; c < all.size(); ++c)
        all[c] = values.contributions[static_cast<std::size_t>(c)](source, place);
    return all;
}

Object toldJson(const ShapleyReport& report, const ToldRow& told) {
    const ShapleyValues& values = report.values.finding;
    Object json{{"row", report.rows[static_cast<std::size_t>(told.place)] + 1},
                {"prediction", byOutput(*report.recipe, values.values.col(told.place))},
                {"contributions", Object::array()}};
    for (const Index s : byMeanSize(meanSizes(values)))
        json["contributions"].push_back(
            {{"name", values.names[static_cast<std::size_t>(s)]},
             {"value", told.cells[static_cast<std::size_t>(s)]},
             {"contribution", byOutput(*report.recipe, contributionOf(values, s, told.place))}});
    if (told.interactions.empty()) return json;
    json["interactions"] = Object::array();
    const auto sources = std::ssize(values.names);
    for (Index s = 0; s < sources; ++s)
        for (Index t = s; t < sources; ++t) {
            Vector all(values.mean.size());
            for (Index c = 0; c < all.size(); ++c)
                all[c] = told.interactions[static_cast<std::size_t>(c)](s, t);
            json["interactions"].push_back({{"variables",
                                             {values.names[static_cast<std::size_t>(s)],
                                              values.names[static_cast<std::size_t>(t)]}},
                                            {"value", byOutput(*report.recipe, all)}});
        }
    return json;
}

std::string numbersText(const Eigen::Ref<const Vector>& values) {
    std::string text;
    for (const double value : values) text += fmt::format("  {:>12.4g}", value);
    return text;
}

std::string sharesText(const Eigen::Ref<const Vector>& values) {
    std::string text;
    for (const double value : values) text += fmt::format("  {:>+12.4g}", value);
    return text;
}

/// Means or predictions, with the digits in which contributions as large as these move them.
std::string outputsText(const Eigen::Ref<const Vector>& values, const Matrix& shares) {
    std::string text;
    for (Index c = 0; c < values.size(); ++c)
        text += fmt::format("  {:>12}",
                            readableNumber(values[c], shares.row(c).cwiseAbs().maxCoeff(), 4));
    return text;
}

/// The columns' heads, or nothing for a single output.
std::string headText(const FittedRecipe& recipe, std::size_t width) {
    if (recipe.outputs() == 1) return {};
    std::string text = fmt::format("{:<{}}", "", width);
    for (const std::string& name : recipe.classes)
        text += fmt::format("  {:>12}", shortened(name, 12));
    return text + '\n';
}

std::string toldText(const ShapleyReport& report, const ToldRow& told) {
    constexpr std::size_t kMostTold = 25;
    const ShapleyValues& values = report.values.finding;
    const auto sources = std::ssize(values.names);
    Matrix shares(values.mean.size(), sources);
    std::vector<std::string> labels;
    std::size_t width = 16;
    for (Index s = 0; s < sources; ++s) {
        shares.col(s) = contributionOf(values, s, told.place);
        labels.push_back(fmt::format("{} = {}", values.names[static_cast<std::size_t>(s)],
                                     told.cells[static_cast<std::size_t>(s)]));
        width = std::max(width, labels.back().size());
    }
    std::string text =
        fmt::format("\nRow {}", report.rows[static_cast<std::size_t>(told.place)] + 1);
    if (!told.why.empty()) text += fmt::format(" ({})", told.why);
    text += '\n' + headText(*report.recipe, width);
    text += fmt::format("{:<{}}", "mean", width) + outputsText(values.mean, shares) + '\n';
    const std::vector<Index> order =
        positionsFalling(Vector(shares.cwiseAbs().colwise().sum().transpose()));
    const std::size_t shown = std::min(kMostTold, order.size());
    for (std::size_t i = 0; i < shown; ++i)
        text += fmt::format("{:<{}}", labels[static_cast<std::size_t>(order[i])], width) +
                sharesText(shares.col(order[i])) + '\n';
    if (shown < order.size()) {
        Vector rest = Vector::Zero(shares.rows());
        for (std::size_t i = shown; i < order.size(); ++i) rest += shares.col(order[i]);
        text += fmt::format("{:<{}}", fmt::format("{} others", order.size() - shown), width) +
                sharesText(rest) + '\n';
    }
    return text + fmt::format("{:<{}}", "prediction", width) +
           outputsText(values.values.col(told.place), shares) + '\n';
}

std::string pairsText(const ShapleyReport& report, const ToldRow& told) {
    constexpr std::size_t kMostPairsTold = 5;
    constexpr std::size_t kPairWidth = 16;
    if (told.interactions.empty()) return {};
    const ShapleyValues& values = report.values.finding;
    const auto sources = std::ssize(values.names);
    std::vector<std::pair<Index, Index>> pairs;
    std::vector<double> sizes;
    for (Index s = 0; s < sources; ++s)
        for (Index t = s + 1; t < sources; ++t) {
            pairs.emplace_back(s, t);
            sizes.push_back(0.);
            for (const Matrix& output : told.interactions)
                sizes.back() += std::abs(2. * output(s, t));
        }
    std::string text = "of which together (twice the SHAP interaction value)\n";
    for (std::size_t i = 0; const Index p : positionsFalling(sizes)) {
        if (++i > kMostPairsTold) break;
        const auto [s, t] = pairs[static_cast<std::size_t>(p)];
        Vector both(values.mean.size());
        for (Index c = 0; c < both.size(); ++c)
            both[c] = 2. * told.interactions[static_cast<std::size_t>(c)](s, t);
        const std::string pair = fmt::format("  {} × {}", values.names[static_cast<std::size_t>(s)],
                                             values.names[static_cast<std::size_t>(t)]);
        text += fmt::format("{:<{}}", pair, kPairWidth) + sharesText(both) + '\n';
    }
    return text;
}

std::string_view kindName(BackgroundKind kind) {
    return kind == BackgroundKind::Joint ? "joint" : "independent";
}

}  // namespace

Object shapleyJson(const ShapleyReport& report) {
    const ShapleyValues& values = report.values.finding;
    const FittedRecipe& recipe = *report.recipe;
    const Matrix sizes = meanSizes(values);
    const std::vector<Index> order = byMeanSize(sizes);
    Object json{{"method", report.method},
                {"task", problemName(recipe.problem)},
                {"target", recipe.target},
                {"kind", "shapley_values"},
                {"output_unit", report.unit.english()},
                {"rows", {{"used", report.rows.size()}, {"of", report.rowsOf}}},
                {"background",
                 {{"kind", kindName(report.kind)},
                  {"rows", report.backgroundRows},
                  {"of", report.backgroundOf},
                  {"rows_are", report.backgroundIs.many.english()},
                  {"rows_are_code", report.backgroundIs.many.code()}}},
                {"meaning", report.values.meaning.english()},
                {"mean_prediction", byOutput(recipe, values.mean)},
                {"largest_gap", number(values.gap)},
                {"columns", Object::array()},
                {"contributions", Object::array()},
                {"told", Object::array()}};
    for (const Index s : order)
        json["columns"].push_back({{"name", values.names[static_cast<std::size_t>(s)]},
                                   {"mean_size", byOutput(recipe, sizes.row(s).transpose())}});
    for (std::size_t i = 0; i < report.rows.size(); ++i) {
        const auto place = static_cast<Index>(i);
        Object row{{"row", report.rows[i] + 1},
                   {"prediction", byOutput(recipe, values.values.col(place))},
                   {"values", Object::array()}};
        for (const Index s : order)
            row["values"].push_back(byOutput(recipe, contributionOf(values, s, place)));
        json["contributions"].push_back(std::move(row));
    }
    for (const ToldRow& told : report.told) json["told"].push_back(toldJson(report, told));
    addNotes(report.notes, json);
    return json;
}

std::string shapleyText(const ShapleyReport& report) {
    constexpr std::size_t kMostColumns = 25;
    const ShapleyValues& values = report.values.finding;
    const FittedRecipe& recipe = *report.recipe;
    std::string text = fmt::format(
        "{} of {} with {}: Shapley values of {} of {}, in {}.\nBackground: {} of {} {}, {}.\n",
        problemName(recipe.problem), recipe.target, report.method, report.rows.size(),
        counted(report.rowsOf, "row"), report.unit, report.backgroundRows, report.backgroundOf,
        report.backgroundIs.many,
        report.kind == BackgroundKind::Joint ? "each as a whole (joint)"
                                             : "columns independent of each other");
    for (const Message& note : report.notes) text += "Note: " + note.english() + '\n';
    std::size_t width = 15;
    for (const std::string& name : values.names) width = std::max(width, name.size());
    text += fmt::format("\nMean |contribution|\n{}", headText(recipe, width));
    const Matrix sizes = meanSizes(values);
    const std::vector<Index> order = byMeanSize(sizes);
    for (std::size_t i = 0; i < std::min(kMostColumns, order.size()); ++i)
        text += fmt::format("{:<{}}", values.names[static_cast<std::size_t>(order[i])], width) +
                numbersText(sizes.row(order[i]).transpose()) + '\n';
    if (order.size() > kMostColumns)
        text += fmt::format("and {} more; --json lists all.\n", order.size() - kMostColumns);
    text += fmt::format("{:<{}}", "mean prediction", width) +
            outputsText(values.mean, sizes.transpose()) + '\n';
    for (const ToldRow& told : report.told)
        text += toldText(report, told) + pairsText(report, told);
    return text + fmt::format("\nMean and contributions sum to the prediction within {:.1g}.\n{}\n",
                              values.gap, report.values.meaning);
}

Table shapleyTable(const ShapleyReport& report) {
    const ShapleyValues& values = report.values.finding;
    const std::vector<std::string> outputs = outputsOf(*report.recipe);
    const bool hasClasses = outputs.size() > 1;
    Table table;
    Column row, classes, prediction, mean;
    row.name = "row";
    classes.name = "class";
    classes.type = ColumnType::Categorical;
    classes.levels = outputs;
    prediction.name = "prediction";
    mean.name = "mean";
    std::vector<Column> sources(values.names.size());
    for (std::size_t s = 0; s < sources.size(); ++s)
        sources[s].name = "contribution of " + values.names[s];
    for (std::size_t i = 0; i < report.rows.size(); ++i)
        for (std::size_t c = 0; c < outputs.size(); ++c) {
            const auto place = static_cast<Index>(i), output = static_cast<Index>(c);
            row.numbers.append(static_cast<double>(report.rows[i] + 1));
            classes.codes.push_back(static_cast<std::int32_t>(c));
            prediction.numbers.append(values.values(output, place));
            mean.numbers.append(values.mean[output]);
            for (std::size_t s = 0; s < sources.size(); ++s)
                sources[s].numbers.append(values.contributions[c](static_cast<Index>(s), place));
            ++table.rows;
        }
    table.columns.push_back(std::move(row));
    if (hasClasses) table.columns.push_back(std::move(classes));
    table.columns.push_back(std::move(prediction));
    table.columns.push_back(std::move(mean));
    std::ranges::move(sources, std::back_inserter(table.columns));
    return table;
}

}  // namespace ardent::cli
