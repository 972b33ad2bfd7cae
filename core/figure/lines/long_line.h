#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "core/figure/figure.h"
#include "core/figure/lines/line_places.h"

namespace ardent {

/// True when the value is finite and, on a logarithmic axis, above 0.
bool hasPlace(const Axis& axis, double value);

/// From the first up to, but without, the end.
struct LineRows {
    std::size_t first = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - first; }
};

/// A line of ascending x that grows at its end and may have millions of points. Of every 8, 64,
/// 512, … neighbours it knows the lowest and the highest, so that a stretch of any length is looked
/// at in O(log n); a point is added in O(1), stays where it is in memory and takes 8 bytes a number
/// and 2 more, x none where it is evenly spaced. Of at most 2³² points.
class LongLine {
public:
    void append(double x, double y, std::optional<double> spread = {});

    std::size_t size() const { return x_.size(); }
    const LinePlaces& x() const { return x_; }
    const std::deque<double>& y() const { return y_; }
    const std::deque<double>& spreads() const { return spreads_; }  ///< empty, or one a point

    /// Adds the rows that a stretch as narrow as a dot looks the same with: the first, lowest,
    /// highest and last, and all that have no place between the axes, neighbouring values that are
    /// not finite once. In no order, some twice.
    void addOutline(LineRows rows, const Axis& x, const Axis& y,
                    std::vector<std::size_t>& kept) const;

private:
    /// Of neighbours: which are the lowest and highest, where all of them are finite.
    struct Block {
        std::uint32_t lowest = 0;
        std::uint32_t highest = 0;
        bool isAlike = true;  ///< all are finite, or none is
    };

    Block block(std::size_t level, std::size_t position) const;
    Block merged(const Block& one, const Block& next) const;
    bool isSimple(const Block& block, std::size_t row, const Axis& x, const Axis& y) const;

    LinePlaces x_;
    std::deque<double> y_, spreads_;
    std::vector<std::deque<Block>> blocks_;  ///< of 8 rows, of 64, …
};

}  // namespace ardent
