#include "core/figure/lines/long_line.h"

#include <cmath>

namespace ardent {

namespace {

constexpr std::size_t kRowsOfBlock = 8;  ///< and blocks of the next larger one

}  // namespace

bool hasPlace(const Axis& axis, double value) {
    return std::isfinite(value) && (!axis.logarithmic || value > 0.);
}

void LongLine::append(double x, double y, std::optional<double> spread) {
    x_.append(x);
    y_.push_back(y);
    if (spread) spreads_.push_back(*spread);
    for (std::size_t level = 0, parts = size(); parts % kRowsOfBlock == 0;
         ++level, parts /= kRowsOfBlock) {
        Block whole = block(level, parts - kRowsOfBlock);
        for (std::size_t part = parts - kRowsOfBlock + 1; part < parts; ++part)
            whole = merged(whole, block(level, part));
        if (level == blocks_.size()) blocks_.emplace_back();
        blocks_[level].push_back(whole);
    }
}

/// Level 0: a row.
LongLine::Block LongLine::block(std::size_t level, std::size_t position) const {
    const auto row = static_cast<std::uint32_t>(position);
    return level == 0 ? Block{row, row, true} : blocks_[level - 1][position];
}

LongLine::Block LongLine::merged(const Block& one, const Block& next) const {
    Block both = one;
    both.isAlike = one.isAlike && next.isAlike &&
                   std::isfinite(y_[one.lowest]) == std::isfinite(y_[next.lowest]);
    if (y_[next.lowest] < y_[one.lowest]) both.lowest = next.lowest;
    if (y_[next.highest] > y_[one.highest]) both.highest = next.highest;
    return both;
}

/// All of its rows have a place between the axes, or all are not finite.
bool LongLine::isSimple(const Block& block, std::size_t row, const Axis& x, const Axis& y) const {
    if (!block.isAlike) return false;
    return !std::isfinite(y_[row]) || (hasPlace(y, y_[block.lowest]) && hasPlace(x, x_[row]));
}

void LongLine::addOutline(LineRows rows, const Axis& x, const Axis& y,
                          std::vector<std::size_t>& kept) const {
    std::optional<Block> placed;
    std::size_t first = 0, last = 0;
    for (std::size_t row = rows.first, next = row; row < rows.end; row = next) {
        Block whole = block(0, row);
        next = row + 1;
        for (std::size_t level = 1, length = kRowsOfBlock;
             row % length == 0 && row + length <= rows.end; ++level, length *= kRowsOfBlock) {
            const Block larger = block(level, row / length);
            if (!isSimple(larger, row, x, y)) break;
            whole = larger;
            next = row + length;
        }
        if (!hasPlace(y, y_[row]) || !hasPlace(x, x_[row])) {
            const bool isNew = row == rows.first || std::isfinite(y_[row - 1]);
            if (isNew || std::isfinite(y_[row])) kept.push_back(row);
            continue;
        }
        if (!placed) first = row;
        last = next - 1;
        placed = placed ? merged(*placed, whole) : whole;
    }
    if (placed)
        kept.insert(kept.end(), {first, std::size_t{placed->lowest}, placed->highest, last});
}

}  // namespace ardent
