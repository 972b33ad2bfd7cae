#pragma once

#include "core/data/task/recipe.h"
#include "core/kernel/fourier_draw.h"

namespace ardent {

/// How the functions of a variable, a pair or a triple are drawn.
struct FourierBasisPlan {
    Index variablePairs = 5;  ///< k1: sines, and as many cosines, of a variable
    Index setPairs = 5;       ///< k2: of a pair; a triple has three times as many
    double scale = 1.;        ///< standard deviation s of the frequencies, by input
    bool identities = true;   ///< the inputs themselves as well
    double period = 0.;       ///< in the variable's own unit; 0: none
    Index periodVariable = 0;
    Index harmonics = 2;  ///< multiples of 2π / period; the other frequencies stay as drawn
};

/// Columns, and of every group the variables (source columns) that it stands for, ascending.
struct GroupedColumns {
    FourierColumns columns;
    std::vector<std::vector<Index>> sets;

    Index nextGroup() const { return static_cast<Index>(sets.size()); }
};

std::vector<Index> allVariables(const FittedRecipe&);

/// "x1", "x1 × x2".
std::string setName(const FittedRecipe&, std::span<const Index> set);

/// Number of columns of such groups.
Index columnsOfVariable(const FittedRecipe&, const FourierBasisPlan&, Index variable);
Index columnsOfSet(const FourierBasisPlan&, Index variables);

/// A group for one, two or three variables; none where the plan has no columns for it. A
/// category's functions are all linear in its indicators, so that alone it gets those only.
void addGroup(GroupedColumns&, const FittedRecipe&, const FourierBasisPlan&, Seed,
              std::span<const Index> set);

/// Errors (Fault::Usage): a period for a variable that is not there or is a category, or too
/// short for it; nothing that could be drawn.
Result<> checkBasis(const FittedRecipe&, const FourierBasisPlan&);

}  // namespace ardent
