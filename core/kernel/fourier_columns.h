#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"
#include "core/data/task/variable_inputs.h"

namespace ardent {

/// The columns of a Fourier-basis regression (Pollner, eqs 3, 5 and 6): every column is sin(ω·x),
/// cos(ω·x) or an input itself. ω has few entries that are not zero and is held sparsely.
class FourierColumns {
public:
    enum class Shape : std::uint8_t { Sine, Cosine, Identity };

    struct Entry {
        Index input = 0;
        double frequency = 0.;  ///< radians per unit of the input; 1 for an identity
    };

    explicit FourierColumns(Index inputs = 0);

    /// Entries ascend by input and are not zero; there may be none. An identity has exactly one.
    void add(Shape shape, std::span<const Entry> entries, Index group);

    Index inputs() const { return inputs_; }
    Index size() const { return static_cast<Index>(shapes_.size()); }
    Shape shape(Index column) const;
    std::span<const Entry> entries(Index column) const;

    /// Which columns a group penalty keeps or drops together; groups are numbered from 0.
    const std::vector<Index>& groups() const { return groups_; }

private:
    Index inputs_ = 0;
    std::vector<Shape> shapes_;
    std::vector<std::size_t> ends_;
    std::vector<Entry> entries_;
    std::vector<Index> groups_;
};

/// f(x) = Σ_j A_j B_j(x), K outputs: columns and their coefficients, without intercept. Columns
/// without a coefficient should be left out.
struct FourierSum {
    FourierColumns columns;
    Matrix coefficients;  ///< A: p × K
};

/// The design B in float64, n × p, at the given rows of x or at all of them. In parallel.
Matrix designOf(const FourierColumns&, const DesignMatrix& x, std::span<const std::int32_t> rows);
Matrix designOf(const FourierColumns&, const Matrix& x);

/// Bytes of such a design.
double designBytes(Index rows, Index columns);

}  // namespace ardent
