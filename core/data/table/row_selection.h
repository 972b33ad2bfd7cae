#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// A set of rows of one table, a bit a row: asking costs the same however many are in it.
class RowSelection {
public:
    /// None of so many rows.
    explicit RowSelection(Index tableRows = 0);
    RowSelection(Index tableRows, std::span<const std::int32_t> rows);

    /// False for a row that the table does not have.
    bool contains(std::int32_t row) const {
        const auto place = static_cast<std::size_t>(row);
        return row >= 0 && row < tableRows_ && (words_[place / kBits] >> (place % kBits) & 1U) != 0;
    }
    Index count() const { return count_; }
    Index tableRows() const { return tableRows_; }

    /// The first one from `row` on, or −1.
    Index next(Index row) const;

    /// First and last row of each unbroken run of them, ascending.
    std::vector<std::array<Index, 2>> spans() const;

    /// Rows that the table does not have are left out.
    void add(std::span<const std::int32_t> rows);
    void add(Index first, Index last);
    void remove(Index first, Index last);
    void add(const RowSelection&);  ///< of the same table

    bool operator==(const RowSelection&) const = default;

private:
    static constexpr std::size_t kBits = 64;

    void set(Index row, bool in);

    Index tableRows_ = 0;
    Index count_ = 0;
    std::vector<std::uint64_t> words_;
};

/// Null: no row is selected.
using RowSelectionPtr = std::shared_ptr<const RowSelection>;

}  // namespace ardent
