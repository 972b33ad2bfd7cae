#include "core/kernel/fourier_columns.h"

#include "core/base/check.h"
#include "core/kernel/sample_block.h"
#include "core/kernel/sine_cosine.h"
#include "core/kernel/waves.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

using simd::lanes;
using simd::vec;
using simd::Vec;

Matrix fill(const FourierColumns& columns, const SampleSource& samples, Index rows) {
    Matrix design(rows, columns.size());
    forEachBlock(rows, kBlockRows, [&](Index, Index first, Index count) {
        AlignedVector<double> x(static_cast<std::size_t>(columns.inputs() * kBlockRows));
        AlignedVector<double> values(static_cast<std::size_t>(kBlockRows));
        samples(first, count, x.data());
        for (Index j = 0; j < columns.size(); ++j) {
            const bool isWave = columns.shape(j) != FourierColumns::Shape::Identity;
            const bool isSine = columns.shape(j) == FourierColumns::Shape::Sine;
            for (Index i = 0; i < kBlockRows; i += lanes<double>) {
                Vec<double> phase{};
                for (const auto& [input, frequency] : columns.entries(j))
                    phase += (isWave ? frequency * kQuarterTurns : frequency) *
                             vec(x.data() + input * kBlockRows + i);
                if (isWave) {
                    Vec<double> sine, cosine;
                    simd::sineCosine<double>(phase, sine, cosine);
                    phase = isSine ? sine : cosine;
                }
                vec(values.data() + i) = phase;
            }
            std::copy_n(values.data(), count, design.col(j).data() + first);
        }
    });
    return design;
}

}  // namespace

FourierColumns::FourierColumns(Index inputs) : inputs_(inputs) {}

void FourierColumns::add(Shape shape, std::span<const Entry> entries, Index group) {
    check(shape != Shape::Identity || entries.size() == 1, "an identity column has one input");
    for (const Entry& entry : entries)
        check(entry.input >= 0 && entry.input < inputs_, "no input {}", entry.input);
    shapes_.push_back(shape);
    entries_.insert(entries_.end(), entries.begin(), entries.end());
    ends_.push_back(entries_.size());
    groups_.push_back(group);
}

FourierColumns::Shape FourierColumns::shape(Index column) const {
    return shapes_[static_cast<std::size_t>(column)];
}

std::span<const FourierColumns::Entry> FourierColumns::entries(Index column) const {
    const auto j = static_cast<std::size_t>(column);
    const std::size_t start = j == 0 ? 0 : ends_[j - 1];
    return std::span(entries_).subspan(start, ends_[j] - start);
}

Matrix designOf(const FourierColumns& columns, const DesignMatrix& x,
                std::span<const std::int32_t> rows) {
    check(x.cols() == columns.inputs(), "designOf: {} inputs, not {}", x.cols(), columns.inputs());
    return fill(columns, samplesOf(x, rows), static_cast<Index>(rows.size()));
}

Matrix designOf(const FourierColumns& columns, const Matrix& x) {
    check(x.cols() == columns.inputs(), "designOf: {} inputs, not {}", x.cols(), columns.inputs());
    return fill(columns, samplesOf(x), x.rows());
}

double designBytes(Index rows, Index columns) {
    return 8. * static_cast<double>(rows) * static_cast<double>(columns);
}

}  // namespace ardent
