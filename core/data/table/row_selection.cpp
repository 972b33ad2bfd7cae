#include "core/data/table/row_selection.h"

#include <bit>

namespace ardent {

RowSelection::RowSelection(Index tableRows)
    : tableRows_(tableRows), words_((static_cast<std::size_t>(tableRows) + kBits - 1) / kBits) {}

RowSelection::RowSelection(Index tableRows, std::span<const std::int32_t> rows)
    : RowSelection(tableRows) {
    add(rows);
}

void RowSelection::set(Index row, bool in) {
    if (row < 0 || row >= tableRows_) return;
    const auto place = static_cast<std::size_t>(row);
    const std::uint64_t bit = std::uint64_t{1} << (place % kBits);
    std::uint64_t& word = words_[place / kBits];
    if (((word & bit) != 0) == in) return;
    word ^= bit;
    count_ += in ? 1 : -1;
}

void RowSelection::add(std::span<const std::int32_t> rows) {
    for (const std::int32_t row : rows) set(row, true);
}

void RowSelection::add(Index first, Index last) {
    for (Index row = first; row <= last; ++row) set(row, true);
}

void RowSelection::remove(Index first, Index last) {
    for (Index row = first; row <= last; ++row) set(row, false);
}

void RowSelection::add(const RowSelection& other) {
    count_ = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        words_[i] |= other.words_[i];
        count_ += std::popcount(words_[i]);
    }
}

Index RowSelection::next(Index row) const {
    if (row >= tableRows_) return -1;
    auto word = static_cast<std::size_t>(row) / kBits;
    std::uint64_t bits =
        words_[word] & (~std::uint64_t{0} << (static_cast<std::size_t>(row) % kBits));
    while (bits == 0) {
        if (++word == words_.size()) return -1;
        bits = words_[word];
    }
    return static_cast<Index>(word * kBits) + std::countr_zero(bits);
}

std::vector<std::array<Index, 2>> RowSelection::spans() const {
    std::vector<std::array<Index, 2>> found;
    for (Index row = next(0); row >= 0; row = next(row + 1)) {
        if (!found.empty() && found.back()[1] + 1 == row)
            found.back()[1] = row;
        else
            found.push_back({row, row});
    }
    return found;
}

}  // namespace ardent
