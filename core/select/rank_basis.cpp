#include "core/select/rank_basis.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

#include "core/base/check.h"
#include "core/parallel/blocks.h"
#include "core/select/far_values.h"
#include "core/select/nested_fit.h"

namespace ardent {
namespace {

constexpr Index kCosines = 4;
constexpr Index kHigherCosines = 4;
constexpr Index kMostLevels = 8;
/// What fewer rows alone tell apart is left to them: one such row could make any test.
constexpr Index kFewestRows = 5;

struct VariableColumns {
    Matrix columns, higher;
};

std::vector<std::int32_t> codesOf(const Column& column, const std::vector<std::int32_t>& rows) {
    std::vector<std::int32_t> codes(rows.size());
    std::ranges::transform(rows, codes.begin(), [&](std::int32_t row) {
        return column.codes[static_cast<std::size_t>(row)];
    });
    return codes;
}

Vector numbersOf(const Column& column, const std::vector<std::int32_t>& rows) {
    Vector numbers(std::ssize(rows));
    for (Index i = 0; i < numbers.size(); ++i)
        numbers[i] = column.numbers.at(rows[static_cast<std::size_t>(i)]);
    return numbers;
}

/// Ranks in (0, 1) of the numbers that are there, ties at their mean; NaN stays.
Vector midRanks(const Vector& numbers) {
    std::vector<Index> rising;
    for (Index i = 0; i < numbers.size(); ++i)
        if (!std::isnan(numbers[i])) rising.push_back(i);
    std::ranges::sort(rising, {}, [&](Index i) { return numbers[i]; });
    Vector ranks = numbers;
    const auto present = static_cast<double>(rising.size());
    for (std::size_t first = 0; first < rising.size();) {
        std::size_t end = first + 1;
        while (end < rising.size() && numbers[rising[end]] == numbers[rising[first]]) ++end;
        for (std::size_t i = first; i < end; ++i)
            ranks[rising[i]] = static_cast<double>(first + end) / (2. * present);
        first = end;
    }
    return ranks;
}

Index rowsOutsideTheLargestTie(const Vector& ranks) {
    std::map<double, Index> ties;
    for (const double rank : ranks)
        if (!std::isnan(rank)) ++ties[rank];
    Index present = 0, largest = 0;
    for (const auto& [rank, rows] : ties) {
        present += rows;
        largest = std::max(largest, rows);
    }
    return present - largest;
}

/// Cosines first … last of the ranks, of mean 0 over those present and 0 elsewhere.
Matrix cosines(const Vector& ranks, Index first, Index last) {
    const auto isThere = ranks.array() == ranks.array();
    const auto present = static_cast<double>(isThere.count());
    Matrix columns(ranks.size(), last - first + 1);
    for (Index k = first; k <= last; ++k) {
        const double speed = std::numbers::pi * static_cast<double>(k);
        const Vector wave = isThere.select((speed * ranks.array()).cos(), 0.);
        columns.col(k - first) = isThere.select(wave.array() - wave.sum() / present, 0.);
    }
    return columns;
}

Matrix constantOf(Index rows) {
    return Matrix::Constant(rows, 1, 1. / std::sqrt(static_cast<double>(rows)));
}

Matrix joined(const Matrix& left, const Matrix& right) {
    Matrix both(left.rows(), left.cols() + right.cols());
    both << left, right;
    return both;
}

Matrix centred(const Matrix& columns) {
    return columns.rowwise() - columns.colwise().mean();
}

/// The indicator of the missing cells, or no column where too few are missing or present.
Matrix missingMark(const Vector& ranks) {
    const auto isMissing = ranks.array() != ranks.array();
    const Index missing = isMissing.count();
    if (std::min(missing, ranks.size() - missing) < kFewestRows) return Matrix(ranks.size(), 0);
    return centred(isMissing.cast<double>().matrix());
}

/// The values themselves, held at the outer fences, of mean 0 over those present and 0 elsewhere.
Matrix plainValues(const Vector& numbers) {
    const auto isThere = numbers.array() == numbers.array();
    const Vector plain = isThere.select(held(numbers, outerFences(numbers)), 0.);
    return isThere.select(plain.array() - plain.sum() / static_cast<double>(isThere.count()), 0.);
}

VariableColumns numberColumns(const Vector& numbers) {
    const Vector ranks = midRanks(numbers);
    const Matrix constant = constantOf(ranks.size());
    const Matrix mark = missingMark(ranks);
    VariableColumns found;
    if (rowsOutsideTheLargestTie(ranks) < kFewestRows) {
        found.columns = newDirections(constant, mark);
        found.higher = Matrix(ranks.size(), 0);
        return found;
    }
    found.columns = newDirections(constant, joined(mark, cosines(ranks, 1, kCosines)));
    found.higher = newDirections(
        joined(constant, found.columns),
        joined(cosines(ranks, kCosines + 1, kCosines + kHigherCosines), plainValues(numbers)));
    return found;
}

bool hasRowsApart(const Vector& column) {
    return rowsOutsideTheLargestTie(column) >= kFewestRows;
}

/// With the columns of a variable after its first, as they are.
VariableColumns withOthers(VariableColumns first, const Matrix& all) {
    Matrix others(all.rows(), 0);
    for (Index j = 1; j < all.cols(); ++j)
        if (hasRowsApart(all.col(j))) others = joined(others, centred(all.col(j)));
    if (others.cols() == 0) return first;
    const Matrix constant = constantOf(all.rows());
    first.columns = joined(first.columns, newDirections(constant, first.columns, others));
    first.higher = newDirections(joined(constant, first.columns), first.higher);
    return first;
}

/// Indicators of the levels that have enough rows, the most frequent first; the others and missing
/// cells are what these leave.
VariableColumns levelColumns(const Column& column, const std::vector<std::int32_t>& rows) {
    const std::vector<std::int32_t> codes = codesOf(column, rows);
    std::map<std::int32_t, Index> counts;
    for (const std::int32_t code : codes) ++counts[code];
    std::vector<std::pair<std::int32_t, Index>> levels(counts.begin(), counts.end());
    std::ranges::stable_sort(levels, std::ranges::greater(), &decltype(levels)::value_type::second);
    std::erase_if(levels, [&](const auto& level) {
        return std::min(level.second, std::ssize(codes) - level.second) < kFewestRows;
    });
    const Index kept = std::min(kMostLevels, std::ssize(levels));
    Matrix indicators(std::ssize(codes), kept);
    for (Index j = 0; j < kept; ++j)
        for (Index i = 0; i < indicators.rows(); ++i)
            indicators(i, j) =
                codes[static_cast<std::size_t>(i)] == levels[static_cast<std::size_t>(j)].first;
    return {newDirections(constantOf(indicators.rows()), centred(indicators)),
            Matrix(indicators.rows(), 0)};
}

RankBasis basisOf(Index rows, const std::vector<VariableColumns>& variables) {
    RankBasis basis;
    Index own = 0, higher = 0;
    for (const VariableColumns& one : variables) {
        basis.groups.push_back({own, one.columns.cols(), higher, one.higher.cols()});
        own += one.columns.cols();
        higher += one.higher.cols();
    }
    basis.columns.resize(rows, own);
    basis.higherColumns.resize(rows, higher);
    const auto unit = static_cast<float>(std::sqrt(static_cast<double>(rows)));
    for (std::size_t j = 0; j < variables.size(); ++j) {
        const BasisGroup& group = basis.groups[j];
        basis.columns.middleCols(group.first, group.count) =
            unit * variables[j].columns.cast<float>();
        basis.higherColumns.middleCols(group.firstHigher, group.higher) =
            unit * variables[j].higher.cast<float>();
    }
    return basis;
}

}  // namespace

Matrix RankBasis::of(Index variable) const {
    const BasisGroup& group = groups[static_cast<std::size_t>(variable)];
    return columns.middleCols(group.first, group.count).cast<double>();
}

Matrix RankBasis::higherOf(Index variable) const {
    const BasisGroup& group = groups[static_cast<std::size_t>(variable)];
    return higherColumns.middleCols(group.firstHigher, group.higher).cast<double>();
}

Matrix RankBasis::products(Index first, Index second) const {
    const Matrix one = of(first);
    const Matrix other = of(second);
    Matrix all(rows(), one.cols() * other.cols());
    for (Index k = 0; k < one.cols(); ++k)
        all.middleCols(k * other.cols(), other.cols()) =
            other.array().colwise() * one.col(k).array();
    return all;
}

RankBasis RankBasis::only(const std::vector<Index>& variables) const {
    RankBasis some;
    Index count = 0;
    for (const Index variable : variables) {
        const Index own = groups[static_cast<std::size_t>(variable)].count;
        some.groups.push_back({count, own, 0, 0});
        count += own;
    }
    some.columns.resize(rows(), count);
    for (std::size_t i = 0; i < variables.size(); ++i) {
        const BasisGroup& from = groups[static_cast<std::size_t>(variables[i])];
        some.columns.middleCols(some.groups[i].first, from.count) =
            columns.middleCols(from.first, from.count);
    }
    return some;
}

RankBasis rankBasis(const std::vector<const Column*>& columns,
                    const std::vector<std::int32_t>& rows) {
    std::vector<VariableColumns> found(columns.size());
    forEachBlock(std::ssize(columns), 1, [&](Index, Index j, Index) {
        const Column& column = *columns[static_cast<std::size_t>(j)];
        found[static_cast<std::size_t>(j)] = column.type == ColumnType::Numeric
                                                 ? numberColumns(numbersOf(column, rows))
                                                 : levelColumns(column, rows);
    });
    return basisOf(std::ssize(rows), found);
}

RankBasis rankBasis(const std::vector<Matrix>& variables) {
    std::vector<VariableColumns> found(variables.size());
    forEachBlock(std::ssize(variables), 1, [&](Index, Index j, Index) {
        const Matrix& columns = variables[static_cast<std::size_t>(j)];
        check(columns.cols() > 0, "variable {} has no column", j);
        found[static_cast<std::size_t>(j)] = withOthers(numberColumns(columns.col(0)), columns);
    });
    return basisOf(variables.empty() ? 0 : variables.front().rows(), found);
}

}  // namespace ardent
