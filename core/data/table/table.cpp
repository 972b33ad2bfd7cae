#include "core/data/table/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

template <class Chunks>
void appendTo(Chunks& chunks, Index row, typename Chunks::value_type::value_type value) {
    if (row % NumericCells::kChunkRows == 0) {
        chunks.emplace_back();
        if (row > 0) chunks.back().reserve(NumericCells::kChunkRows);
    }
    chunks.back().push_back(value);
}

template <class Chunks>
void readFrom(const Chunks& chunks, Index first, std::span<double> out) {
    std::size_t done = 0;
    while (done < out.size()) {
        const Index row = first + static_cast<Index>(done);
        const auto& chunk = chunks[static_cast<std::size_t>(row / NumericCells::kChunkRows)];
        const auto begin = static_cast<std::size_t>(row % NumericCells::kChunkRows);
        const std::size_t count = std::min(out.size() - done, chunk.size() - begin);
        std::copy_n(chunk.begin() + static_cast<std::ptrdiff_t>(begin), count,
                    out.begin() + static_cast<std::ptrdiff_t>(done));
        done += count;
    }
}

template <class From, class To, class Convert>
void convertChunks(From& from, To& to, Convert convert) {
    for (auto& chunk : from) {
        auto& converted = to.emplace_back();
        converted.reserve(chunk.size());
        for (const auto value : chunk) converted.push_back(convert(value));
        release(chunk);
    }
    from.clear();
}

}  // namespace

std::string_view columnTypeName(ColumnType type) {
    switch (type) {
        case ColumnType::Numeric:
            return "numeric";
        case ColumnType::Categorical:
            return "categorical";
        case ColumnType::Text:
            return "text";
    }
    return "";
}

std::string_view storageName(Storage storage) {
    return storage == Storage::Float32 ? "float32" : "float64";
}

NumericCells::NumericCells(Storage storage) : storage_(storage) {}

Storage NumericCells::storage() const {
    return storage_;
}

Index NumericCells::size() const {
    return size_;
}

void NumericCells::append(double value) {
    if (storage_ == Storage::Float32) {
        appendTo(floats_, size_, static_cast<float>(value));
    } else {
        appendTo(doubles_, size_, value);
    }
    ++size_;
}

double NumericCells::at(Index row) const {
    double value = 0.;
    read(row, {&value, 1});
    return value;
}

void NumericCells::read(Index first, std::span<double> out) const {
    check(first >= 0 && first + static_cast<Index>(out.size()) <= size_,
          "rows {} to {} read from a column of {}", first, first + static_cast<Index>(out.size()),
          size_);
    if (storage_ == Storage::Float32) {
        readFrom(floats_, first, out);
    } else {
        readFrom(doubles_, first, out);
    }
}

void NumericCells::releaseBefore(Index row) {
    const auto chunks = static_cast<std::size_t>(std::min(row, size_) / kChunkRows);
    for (std::size_t i = 0; i < chunks && i < floats_.size(); ++i) release(floats_[i]);
    for (std::size_t i = 0; i < chunks && i < doubles_.size(); ++i) release(doubles_[i]);
}

void NumericCells::narrow() {
    convertChunks(doubles_, floats_, [](double value) { return static_cast<float>(value); });
    storage_ = Storage::Float32;
}

void NumericCells::widen() {
    convertChunks(floats_, doubles_, shortestDecimal);
    storage_ = Storage::Float64;
}

Index Table::find(std::string_view wanted) const {
    const auto found = std::ranges::find(columns, wanted, &Column::name);
    return found == columns.end() ? -1 : found - columns.begin();
}

std::string numberText(double value, Storage storage) {
    return fmt::format("{}", storage == Storage::Float32
                                 ? shortestDecimal(static_cast<float>(value) + 0.F)
                                 : value + 0.);
}

std::string cellText(const Column& column, Index row) {
    if (column.type == ColumnType::Numeric) {
        const double value = column.numbers.at(row);
        return std::isnan(value) ? std::string() : numberText(value, column.numbers.storage());
    }
    const std::int32_t code = column.codes[static_cast<std::size_t>(row)];
    return code < 0 ? std::string() : column.levels[static_cast<std::size_t>(code)];
}

}  // namespace ardent
