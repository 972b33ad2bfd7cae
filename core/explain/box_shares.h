#pragma once

#include <map>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/explain/product_form.h"

namespace ardent {

/// Which share of some rows each source has within the boxes of leaves: the mean of a leaf's factor
/// where columns are independent. A source of one input takes two binary searches a box.
class BoxShares {
public:
    /// Of the sources that trees split on, over `rows` of x, at least one. Without a source's rows,
    /// and of no use, where it was not to go on.
    BoxShares(const Predictor&, const DesignMatrix& x, Rows rows, const GoOn&);

    /// kGames × players; the imaginary parts are 0. A row with a gap counts as `gaps` of the group.
    void factors(const ProductGroup&, GameFactors&) const;

private:
    struct Inputs {
        std::vector<double> values;                    // of its only input, ascending
        std::map<std::vector<double>, double> states;  // rows that have these values of several
        double rowsWithGap = 0.;
    };

    std::vector<Inputs> sources_;
    double rows_ = 0.;
};

}  // namespace ardent
