#include "core/data/table/table_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <string>
#include <system_error>
#include <vector>

#include "core/base/output_file.h"

namespace ardent {
namespace {

constexpr Index kRowsAtOnce = 256;

bool needsQuotes(std::string_view cell) {
    return cell.empty() || cell.find_first_of(",\"\r\n\t;") != std::string_view::npos ||
           cell.front() == ' ' || cell.back() == ' ';
}

void appendText(std::string& line, std::string_view cell) {
    if (!needsQuotes(cell)) {
        line += cell;
        return;
    }
    line += '"';
    for (const char character : cell) {
        if (character == '"') line += '"';
        line += character;
    }
    line += '"';
}

/// Reads the table by blocks of rows and appends one cell after the other.
class CellWriter {
public:
    explicit CellWriter(const Table& table) : table_(table), numbers_(table.columns.size()) {}

    void load(Index first, Index size) {
        first_ = first;
        for (std::size_t j = 0; j < numbers_.size(); ++j) {
            if (table_.columns[j].type != ColumnType::Numeric) continue;
            numbers_[j].resize(static_cast<std::size_t>(size));
            table_.columns[j].numbers.read(first, numbers_[j]);
        }
    }

    void append(std::string& line, Index row, std::size_t j) const {
        const Column& column = table_.columns[j];
        if (column.type == ColumnType::Numeric) {
            const double value = numbers_[j][static_cast<std::size_t>(row - first_)];
            if (std::isnan(value))
                appendMissing(line);
            else
                line += numberText(value, column.numbers.storage());
            return;
        }
        const auto code = column.codes[static_cast<std::size_t>(row)];
        if (code < 0)
            appendMissing(line);
        else
            appendText(line, column.levels[static_cast<std::size_t>(code)]);
    }

private:
    void appendMissing(std::string& line) const {
        if (numbers_.size() == 1) line += "NA";
    }

    const Table& table_;
    Index first_ = 0;
    std::vector<std::vector<double>> numbers_;
};

Result<> writeToStandardOutput(const Table& table) {
    const bool written = writeCsv(table, [](std::string_view text) {
        return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    });
    if (written && std::fflush(stdout) == 0) return {};
    return fail(Fault::Output, fmt::format("the rows cannot be written to standard output: {}.",
                                           std::generic_category().message(errno)));
}

}  // namespace

bool writeCsv(const Table& table, const TextSink& sink) {
    const std::size_t columns = table.columns.size();
    std::string text;
    for (std::size_t j = 0; j < columns; ++j) {
        if (j > 0) text += ',';
        appendText(text, table.columns[j].name);
    }
    text += '\n';

    CellWriter cells(table);
    for (Index first = 0; first < table.rows; first += kRowsAtOnce) {
        const Index size = std::min(kRowsAtOnce, table.rows - first);
        cells.load(first, size);
        for (Index row = first; row < first + size; ++row) {
            for (std::size_t j = 0; j < columns; ++j) {
                if (j > 0) text += ',';
                cells.append(text, row, j);
            }
            text += '\n';
        }
        if (!sink(text)) return false;
        text.clear();
    }
    return text.empty() || sink(text);
}

Result<> writeCsv(const Table& table, const std::filesystem::path& path) {
    if (path == "-") return writeToStandardOutput(table);
    auto file = OutputFile::create(path);
    if (!file) return tl::unexpected(file.error());
    writeCsv(table, [&](std::string_view text) { return file->write(text); });
    return file->commit();
}

}  // namespace ardent
