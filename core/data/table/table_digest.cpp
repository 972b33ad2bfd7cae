#include "core/data/table/table_digest.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace ardent {
namespace {

/// Mixes 64-bit words, one after the other.
class Mixer {
public:
    void add(std::uint64_t word) {
        state_ = (std::rotl(state_, 23) ^ word) * 0x9E3779B97F4A7C15u;
        state_ ^= state_ >> 32;
    }

    void add(std::string_view text) {
        add(text.size());
        for (const char letter : text) add(static_cast<unsigned char>(letter));
    }

    std::uint64_t state() const { return state_; }

private:
    std::uint64_t state_ = 0x243F6A8885A308D3u;
};

constexpr std::uint64_t kMissingWord = 0x7FF8000000000000u;

void addNumbers(const NumericCells& cells, Mixer& mixer) {
    std::vector<double> chunk;
    for (Index first = 0; first < cells.size(); first += NumericCells::kChunkRows) {
        chunk.resize(
            static_cast<std::size_t>(std::min(NumericCells::kChunkRows, cells.size() - first)));
        cells.read(first, chunk);
        for (const double value : chunk)
            mixer.add(std::isnan(value) ? kMissingWord : std::bit_cast<std::uint64_t>(value));
    }
}

void addLevels(const Column& column, Mixer& mixer) {
    for (const std::string& level : column.levels) mixer.add(level);
    for (const std::int32_t code : column.codes) mixer.add(static_cast<std::uint64_t>(code));
}

void addCells(const Column& column, Mixer& mixer) {
    if (column.type == ColumnType::Numeric)
        addNumbers(column.numbers, mixer);
    else
        addLevels(column, mixer);
}

}  // namespace

std::uint64_t digest(const Column& column) {
    Mixer mixer;
    mixer.add(static_cast<std::uint64_t>(column.type));
    addCells(column, mixer);
    return mixer.state();
}

std::string digest(const Table& table) {
    Mixer mixer;
    mixer.add(static_cast<std::uint64_t>(table.rows));
    for (const Column& column : table.columns) {
        mixer.add(column.name);
        mixer.add(static_cast<std::uint64_t>(column.type));
        addCells(column, mixer);
    }
    return fmt::format("{:016x}", mixer.state());
}

}  // namespace ardent
