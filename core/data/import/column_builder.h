#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/data/import/code_shape.h"
#include "core/data/import/dialect/column_kind.h"
#include "core/data/import/import_report.h"
#include "core/data/import/precision.h"
#include "core/data/import/text/cell_content.h"
#include "core/data/table/levels.h"
#include "core/data/table/long_wholes.h"
#include "core/data/table/table.h"

namespace ardent {

/// Which pass over the file a column needs.
struct ColumnPlan {
    ColumnKind kind = ColumnKind::Numbers;
    bool isCategory = false;    ///< however many levels there are
    bool keepDoubles = false;   ///< float32 has shown itself too coarse
    bool mayHoldCodes = false;  ///< numbers too long for a double are text then
    bool hasNoMarks = false;    ///< its cells are numbers and texts as they stand
    bool hasLevels = false;     ///< that the file names, "NA" among them

    bool operator==(const ColumnPlan&) const = default;
};

/// What a row below a table may tell of the numbers above it.
enum class Statistic { Mean, Least, Greatest, Deviation, Median, Count };

/// Collects the cells of one column, row by row.
class ColumnBuilder {
public:
    static constexpr std::size_t kShownBadCells = 1000;

    ColumnBuilder(std::string name, ColumnPlan, Precision);

    void append(std::string_view cell, Index line);

    /// How the column should have been read as `kind`, now that all cells are known. The same plan:
    /// it is right.
    ColumnPlan betterPlan(ColumnKind) const;
    CellTally tally() const;

    bool holdsLongCodes() const;    ///< text for digits that a double would lose
    bool holdsShapedCodes() const;  ///< text for what its numbers look like
    bool hasZerosInFront() const;   ///< numbers all the same
    bool losesDigits() const;       ///< numbers all the same
    bool mixesPowers() const;       ///< numbers all the same
    bool areAllPowers() const;      ///< numbers all the same

    /// The column; the builder is empty afterwards.
    Column finish();

    const std::string& name() const { return name_; }
    ColumnKind kind() const { return plan_.kind; }
    Index rows() const {
        return plan_.kind == ColumnKind::Levels ? std::ssize(codes_) : numbers_.size();
    }
    Index badCellCount() const { return badCellCount_; }
    std::vector<BadCell>& badCells() { return badCells_; }  ///< the first thousand
    const std::vector<BadCell>& badCells() const { return badCells_; }
    bool hasLatin1() const { return hasLatin1_; }

    /// Of a row: the text that no other has, or that is no number among numbers, else "" (that one
    /// stays valid while badCells does); whether it is missing, and alone so.
    std::string_view textIfOnce(Index row) const;
    bool isBlank(Index row) const;
    bool isBlankAlone(Index row) const;

    /// Whether the number of a row is what it is called of the numbers in the first `rows` but its
    /// own: the sum of three or more, two of which are not 0; or another statistic of three or more
    /// that differ.
    bool isSumOfOthers(Index row, Index rows) const;
    bool isStatisticOfOthers(Statistic, Index row, Index rows) const;

    /// Numbers beside which something stood, and the first of each kind.
    Index limitCount() const { return limitCount_; }
    Index flagCount() const { return flagCount_; }
    const std::string& firstLimit() const { return firstLimit_; }
    const std::string& firstFlag() const { return firstFlag_; }

    /// Numbers below zero that were written like "5.60-", and the first.
    Index minusBehindCount() const { return minusBehindCount_; }
    const std::string& firstMinusBehind() const { return firstMinusBehind_; }

    /// Cells that were taken as missing though they may be something else, and the first.
    Index doubtfulCount() const { return doubtfulCount_; }
    const std::string& firstDoubtful() const { return firstDoubtful_; }

    /// Cells of a column of texts that were taken as missing for a word such as "NA", and the
    /// first; whether its levels are as short, as codes of countries are, and no cell is blank.
    Index missingWordCount() const { return missingWordCount_; }
    const std::string& firstMissingWord() const { return firstMissingWord_; }
    bool mayHaveMissingWordAsLevel() const;

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };

    /// Running sums around the first value.
    struct Spread {
        double first = 0.;
        double sum = 0.;
        double squares = 0.;
        double largest = 0.;  ///< absolute
        Index count = 0;
        bool varies = false;

        void add(double value);
        bool floatSuffices() const;
    };

    struct Sums {
        double sum = 0.;
        double squares = 0.;
        Index count = 0;
    };

    /// Different numbers that a float may not keep, while they are few enough to name classes:
    /// up to 1000 whole ones, such as codes, or 20 others.
    struct LongNumbers {
        std::vector<double> different;  ///< ascending; empty once they are many
        bool areMany = false;
        bool areWhole = true;
        bool survive = true;  ///< each prints the same as a float

        void add(double value);
    };

    void appendNumber(std::string_view cell, Index line);
    void appendLevel(std::string_view cell);
    void appendMissing();
    std::vector<double> numbersBeside(Index row, Index rows) const;
    Sums sumsBeside(Index row, Index rows) const;
    bool floatSuffices() const;
    LongWholes longWholes() const;
    CodeShape codeShape() const;
    void lookAtSign(std::string_view number);
    void countBeside(const NumberCell&, std::string_view cell);
    void store(double value, int digits);
    void appendCell(double value);
    Column finishLevels(Column column);

    std::string name_;
    ColumnPlan plan_;
    Precision precision_;
    NumericCells numbers_;
    Spread spread_;
    LongNumbers longNumbers_;
    LongWholes longWholes_{kMostCategories};
    CodeShape codeShape_;
    CellTally tally_;
    Index limitCount_ = 0;
    Index flagCount_ = 0;
    Index doubtfulCount_ = 0;
    Index missingWordCount_ = 0;
    Index blankCount_ = 0;
    Index minusBehindCount_ = 0;
    std::string firstLimit_;
    std::string firstFlag_;
    std::string firstDoubtful_;
    std::string firstMissingWord_;
    std::string firstMinusBehind_;
    std::vector<std::int32_t> codes_;
    std::unordered_map<std::string, std::int32_t, Hash, std::equal_to<>> codeOf_;
    std::vector<Index> levelCounts_;
    std::vector<const std::string*> levels_;  ///< in codeOf_, by their codes
    Index missing_ = 0;
    Index badCellCount_ = 0;
    std::vector<BadCell> badCells_;
    std::vector<Index> badRows_;  ///< of these
    bool hasLatin1_ = false;
};

}  // namespace ardent
