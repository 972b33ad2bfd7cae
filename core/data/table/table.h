#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/page_allocator.h"
#include "core/base/types.h"

namespace ardent {

enum class ColumnType { Numeric, Categorical, Text };

std::string_view columnTypeName(ColumnType);

enum class Storage { Float32, Float64 };

std::string_view storageName(Storage);

/// Numbers of one column in chunks of 65,536, so that a growing column is never copied and
/// chunks can be given back one by one. NaN marks a missing cell.
class NumericCells {
public:
    static constexpr Index kChunkRows = 65536;

    explicit NumericCells(Storage storage = Storage::Float64);

    Storage storage() const;
    Index size() const;
    void append(double value);
    double at(Index row) const;

    /// Copies rows first … first + out.size() − 1.
    void read(Index first, std::span<double> out) const;

    /// Frees the chunks that lie wholly before `row`; those cells may not be read again.
    void releaseBefore(Index row);

    /// Float64 → Float32, every value rounded to the nearest; one chunk at a time.
    void narrow();

    /// Float32 → Float64. Each value becomes the shortest decimal number that the float stands for:
    /// 0.1f gives 0.1.
    void widen();

private:
    template <class T>
    using Chunks = std::vector<std::vector<T, PageAllocator<T>>>;

    Storage storage_;
    Index size_ = 0;
    Chunks<float> floats_;
    Chunks<double> doubles_;
};

/// One column as read. Categorical and text cells are codes into `levels`, which stand in order of
/// appearance; −1 marks a missing cell.
struct Column {
    std::string name;
    ColumnType type = ColumnType::Numeric;
    NumericCells numbers;
    std::vector<std::int32_t> codes;
    std::vector<std::string> levels;
    Index missing = 0;
};

struct Table {
    std::string name;
    Index rows = 0;
    std::vector<Column> columns;
    char decimalMark = 0;  ///< '.' or ',' as its text had it; 0: it does not tell

    /// Position of the column called `name`, or −1.
    Index find(std::string_view name) const;
};

using TablePtr = std::shared_ptr<const Table>;

/// The shortest decimal text that stands for the value as it is stored: 0.1, not 0.10000000149.
/// -0 is "0".
std::string numberText(double value, Storage);

/// A cell as a person reads it; "" for a missing one.
std::string cellText(const Column&, Index row);

}  // namespace ardent
