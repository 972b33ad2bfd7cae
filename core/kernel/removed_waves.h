#pragma once

#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/kernel/fourier_columns.h"
#include "core/kernel/sample_block.h"

/// Included by kernel sources only.
namespace ardent {

/// Sines and cosines of a piece of rows, of every column's whole phase and of every variable's part
/// of it, so that taking variables out of a column is a product of complex numbers.
class RemovedWaves {
public:
    /// variablesOf: for each column the variables in it, ascending. All must outlive this object.
    RemovedWaves(const FourierSum&, std::span<const VariableInputs> variables,
                 const std::vector<std::vector<Index>>& variablesOf);

    /// A multiple of kBlockRows, such that a piece stays within 64 MB where it can.
    Index rowsAtOnce() const { return rowsAtOnce_; }

    /// False when `goOn` was.
    bool load(const SampleSource&, Index first, Index count, const GoOn& goOn);

    std::span<const double> f(std::size_t output) const;

    /// f without the set, whose columns these are; thread-safe.
    void without(std::span<const Index> set, std::span<const Index> columns, std::size_t output,
                 std::span<double> values) const;

private:
    double* wave(std::size_t position) { return waves_.data() + 2 * position * stride_; }
    const double* wave(std::size_t position) const {
        return waves_.data() + 2 * position * stride_;
    }
    void loadColumn(Index column, const AlignedVector<double>& x, Index block);

    const FourierSum& sum_;
    const std::vector<std::vector<Index>>& variablesOf_;
    std::vector<std::size_t> starts_;  // position of a column's own wave; its variables' follow
    std::vector<Index> owner_;         // variable of each input
    Index rowsAtOnce_ = kBlockRows;
    std::size_t stride_ = 0;       // rowsAtOnce_
    AlignedVector<double> waves_;  // of each position: cosines, then sines; an identity's: values
    std::vector<std::vector<double>> f_;
};

}  // namespace ardent
