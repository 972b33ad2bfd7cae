#include "core/data/task/level_inputs.h"

#include <algorithm>
#include <cmath>

#include "core/data/table/moments.h"
#include "core/data/task/drawn_rows.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

std::span<const EncodedColumn> columnsOf(const FittedRecipe& recipe, Index source) {
    const auto found = std::ranges::equal_range(recipe.columns, source, {}, &EncodedColumn::source);
    return {found.begin(), found.end()};
}

const SourceColumn& sourceAt(const FittedRecipe& recipe, Index source) {
    return recipe.sources[static_cast<std::size_t>(source)];
}

/// The first level up to which the shares sum to more than `point`, in (0, 1).
Index levelAtShare(const Vector& shares, double point) {
    double sum = 0.;
    for (Index level = 0; level < shares.size(); ++level) {
        sum += shares[level];
        if (point < sum) return level;
    }
    Index most = 0;
    shares.maxCoeff(&most);
    return most;
}

}  // namespace

bool shareOneIndicator(const SourceColumn& source, Index indicators) {
    return indicators < std::ssize(source.levels);
}

Vector levelShares(const FittedRecipe& recipe, Index source) {
    constexpr double kRounding = 1e-9;
    const std::span columns = columnsOf(recipe, source);
    const SourceColumn& category = sourceAt(recipe, source);
    Vector shares = Vector::Zero(std::ssize(category.levels) + 1);
    for (const EncodedColumn& column : columns)
        if (column.level >= 0) shares[column.level] = column.offset;
    const double rest = 1. - shares.sum();
    const bool isShared = shareOneIndicator(category, std::ssize(columns));
    shares[isShared ? 0 : shares.size() - 1] = rest > kRounding ? rest : 0.;
    return shares;
}

Vector otherLevelShares(const Vector& shares, Index own) {
    Vector others = shares.head(shares.size() - 1);
    if (own >= 0 && own < others.size()) others[own] = 0.;
    const double sum = others.sum();
    if (sum > 0.) others /= sum;
    return others;
}

GapRule gapRule(const FittedRecipe& recipe, Index source) {
    const bool isShared =
        shareOneIndicator(sourceAt(recipe, source), std::ssize(columnsOf(recipe, source)));
    if (recipe.unknownLevels == UnknownLevels::NoIndicator) return {isShared, isShared};
    return {levelShares(recipe, source).tail<1>()[0] == 0., true};
}

float encodedIndicator(const EncodedColumn& column, Index level, const GapRule& gaps) {
    if (gaps.isGap(level)) return 0.F;
    return standardised(column.level == level ? 1. : 0., column.offset, column.scale);
}

Matrix stateInputs(const FittedRecipe& recipe, Index source) {
    const std::span columns = columnsOf(recipe, source);
    const auto inputs = std::ssize(columns);
    const auto levels = std::ssize(sourceAt(recipe, source).levels);
    const GapRule gaps = gapRule(recipe, source);
    Matrix values(inputs, levels + 2);
    for (Index j = 0; j < inputs; ++j)
        for (Index state = 0; state < values.cols(); ++state)
            values(j, state) =
                static_cast<double>(encodedIndicator(columns[static_cast<std::size_t>(j)],
                                                     state < levels    ? state
                                                     : state == levels ? kMissingLevel
                                                                       : kUnseenLevel,
                                                     gaps));
    return values;
}

bool hasGap(const FittedRecipe& recipe, const SourceInputs& inputs, const DesignMatrix& x,
            std::int32_t row) {
    bool varies = false;
    for (Index j = inputs.first; j < inputs.first + inputs.count; ++j) {
        if (x(row, j) != 0.F) return false;
        varies = varies || recipe.columns[static_cast<std::size_t>(j)].scale != 0.;
    }
    return varies;
}

std::vector<Index> averagedSources(const FittedRecipe& recipe) {
    std::vector<Index> sources;
    if (recipe.unknownLevels == UnknownLevels::NoIndicator) return sources;
    for (std::size_t s = 0; s < recipe.sources.size(); ++s)
        if (recipe.sources[s].type != ColumnType::Numeric) sources.push_back(static_cast<Index>(s));
    return sources;
}

DesignMatrix withDrawnLevels(const FittedRecipe& recipe, DesignMatrix x) {
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    for (const Index source : averagedSources(recipe)) {
        const SourceInputs& at = inputs[static_cast<std::size_t>(source)];
        std::vector<std::int32_t> gaps;
        for (std::int32_t row = 0; row < x.rows(); ++row)
            if (hasGap(recipe, at, x, row)) gaps.push_back(row);
        if (gaps.empty()) continue;
        RandomStream random(kLookSeed, StreamId::Gaps, static_cast<std::uint32_t>(source));
        shuffle(gaps, random);
        const Vector shares = levelShares(recipe, source);
        const Matrix states = stateInputs(recipe, source);
        for (std::size_t i = 0; i < gaps.size(); ++i) {
            const double point = (static_cast<double>(i) + 0.5) / static_cast<double>(gaps.size());
            x.row(gaps[i]).segment(at.first, at.count) =
                states.col(levelAtShare(shares, point)).transpose().cast<float>();
        }
    }
    return x;
}

}  // namespace ardent
