#include "core/figure/figure_csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

#include "core/figure/axis_name.h"
#include "core/figure/figure_table.h"

namespace ardent {

namespace {

std::string quoted(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"') result += '"';
        result += c;
    }
    return result + '"';
}

/// Shortest text that reads back as the same number.
std::string number(double value) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0. ? "Inf" : "-Inf";
    return fmt::format("{}", value);
}

/// The text of a cell; "" for nothing.
std::string csvText(const FigureCell& cell) {
    if (const auto* value = std::get_if<double>(&cell)) return number(*value);
    if (const auto* name = std::get_if<std::string>(&cell)) return quoted(*name);
    if (const auto* word = std::get_if<Message>(&cell)) return quoted(word->english());
    return {};
}

struct CsvColumn {
    FigureColumn column;
    std::string title;
};

/// "Metric" → "metric", of names in English.
std::string csvTitle(const Axis& axis) {
    std::string title = englishName(axis);
    std::ranges::transform(title, title.begin(), [](unsigned char letter) {
        return static_cast<char>(letter == ' ' ? '_' : std::tolower(letter));
    });
    return title;
}

std::vector<CsvColumn> listingCsv(const Figure& figure, const std::vector<FigureColumn>& used) {
    const CsvColumn all[]{{FigureColumn::X, csvTitle(figure.x)},
                          {FigureColumn::Method, "method"},
                          {FigureColumn::Y, csvTitle(figure.y)},
                          {FigureColumn::Value, "value"},
                          {FigureColumn::Strength, "sd"},
                          {FigureColumn::Change, "difference"},
                          {FigureColumn::ChangeSpread, "difference_sd"},
                          {FigureColumn::Count, "seeds"},
                          {FigureColumn::Mark, "remark"}};
    std::vector<CsvColumn> columns;
    std::ranges::copy_if(all, std::back_inserter(columns), [&](const CsvColumn& column) {
        return std::ranges::find(used, column.column) != used.end();
    });
    return columns;
}

std::vector<CsvColumn> csvColumns(const Figure& figure, const std::vector<FigureColumn>& used) {
    const Cells* cells = findLayer<Cells>(figure);
    if (cells && isListing(*cells)) return listingCsv(figure, used);
    std::vector<CsvColumn> columns{
        {FigureColumn::Part, "part"},   {FigureColumn::Name, "name"},
        {FigureColumn::X, "x"},         {FigureColumn::Y, "y"},
        {FigureColumn::Value, "value"}, {FigureColumn::Strength, "strength"},
        {FigureColumn::Mark, "mark"}};
    const Bars* bars = findLayer<Bars>(figure);
    if (bars && !bars->intervals.empty()) {
        columns.push_back({FigureColumn::Low, "low"});
        columns.push_back({FigureColumn::High, "high"});
    }
    const std::size_t besides = bars ? bars->beside.size() : 0;
    for (std::size_t k = 0; k < besides; ++k) {
        const std::string title = besides == 1 ? "beside" : "beside_" + bars->beside[k].id;
        columns.push_back({kBesideColumns.at(k).value, title});
        columns.push_back({kBesideColumns[k].strength, title + "_strength"});
    }
    if (std::ranges::find(used, FigureColumn::Row) != used.end())
        columns.push_back({FigureColumn::Row, "row"});
    return columns;
}

}  // namespace

std::string toCsv(const Figure& figure) {
    const FigureTable table(figure);
    const std::vector<CsvColumn> columns = csvColumns(figure, table.columns());
    std::string text;
    for (const CsvColumn& column : columns) text += (text.empty() ? "" : ",") + column.title;
    text += '\n';
    for (Index i = 0; i < table.rows(); ++i) {
        const FigureRow row = table.row(i);
        std::string line;
        for (const CsvColumn& column : columns)
            line += (&column == columns.data() ? "" : ",") +
                    csvText(row[static_cast<std::size_t>(column.column)]);
        text += line + '\n';
    }
    return text;
}

}  // namespace ardent
