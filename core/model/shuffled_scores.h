#pragma once

#include <span>
#include <vector>

#include "core/data/task/sources.h"
#include "core/model/fourier_model.h"

namespace ardent {

/// f of rows in which the inputs of some sources are those of other rows. The phases of all rows
/// are kept (n × D numbers), so that a shuffle costs O(nD) whatever the number of columns. The
/// model and x must outlive it.
class ShuffledScores {
public:
    ShuffledScores(const FourierModel&, const DesignMatrix& x);

    /// n × K: row i with the inputs of these sources of row order[i].
    Matrix operator()(std::span<const SourceInputs>, const std::vector<std::int32_t>& order) const;

private:
    const FourierModel& model_;
    const DesignMatrix& x_;
    Matrix frequencies_;  // D × d, quarter turns
    Matrix turns_;        // D × n, quarter turns
    Matrix linear_;       // K × n: c + L x
};

/// What ShuffledScores would keep.
double shuffledScoresBytes(const FourierModel&, Index rows);

}  // namespace ardent
