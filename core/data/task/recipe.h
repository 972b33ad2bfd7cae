#pragma once

#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/types.h"
#include "core/data/import/dialect/reading.h"
#include "core/data/import/dialect/reading_options.h"
#include "core/data/shape/shape.h"
#include "core/data/table/table.h"
#include "core/data/task/date_parts.h"
#include "core/data/task/row_order.h"

namespace ardent {

enum class Role { Feature, Target, Ignore, Id };
enum class Problem { Regression, Classification };
enum class ProblemChoice { Auto, Regression, Classification };

std::string_view roleName(Role);
std::string_view problemName(Problem);

/// How rows are dealt to training, validation and testing.
enum class SplitRule {
    Chance,  ///< at random, classes stratified
    Parts,   ///< as a column says: train, validation or test
    Groups,  ///< at random, but rows of one value of a column stay together
    Time     ///< by the order of a column, its last rows for testing
};

/// What stands in place of missing numbers.
enum class MissingNumbers {
    Median,     ///< that of the training rows: the rule of version 0.1.0
    Indicator,  ///< and an input of the same source that marks these cells
    Auto        ///< an indicator where enough training rows have a number and enough have none
};

std::string_view missingNumbersName(MissingNumbers);

/// What a cell without a known level is to a model.
enum class UnknownLevels {
    NoIndicator,  ///< a point without an indicator: the rule of version 0.1.0
    MeanOfLevels  ///< f is its mean over the levels, by their shares among the training rows
};

/// Shares of the rows; they need not sum to one, they are normalised. `test` may be 0.
struct SplitShares {
    double train = 0.8;
    double validation = 0.1;
    double test = 0.1;
};

/// A person's choices about a table. Columns not named in `roles` are features, except text, which
/// is ignored where it holds no dates that become numbers, and the column of parts or groups, which
/// names rows.
struct Recipe {
    std::string target;
    std::map<std::string, Role> roles;
    Readings readings;           ///< that the table was read with
    ReadingOptions fileReading;  ///< how its file was read
    ProblemChoice problem = ProblemChoice::Auto;
    /// A target of more different whole numbers is no class unless it is chosen; 20 in files of
    /// version 0.1.0.
    std::size_t mostNumberedClasses = 10;
    SplitShares split;  ///< not used by SplitRule::Parts
    SplitRule splitRule = SplitRule::Chance;
    std::string splitColumn;  ///< of the rules that have one
    Seed seed = 1;
    UnknownLevels unknownLevels = UnknownLevels::MeanOfLevels;
    MissingNumbers missingNumbers = MissingNumbers::Auto;
    DateRule dates = DateRule::Parts;
    TableShape shape;  ///< that the table has been given already
};

/// Whether the rule's column names parts or groups of rows and is no feature by itself.
bool namesRows(SplitRule);

Role roleOf(const Recipe&, const Column&);

/// As-read where a person has the column read as categories, else the recipe's rule.
DateRule dateRuleOf(const Recipe&, const Column&);

/// See `dateOrder`.
std::optional<DateOrder> dateOrderOf(const Recipe&, const Column&);

/// One column of the design matrix and the table column it came from. Numbers and one-hot
/// indicators are centred and scaled alike, so that kernels see comparable distances. Encoded
/// values are held within ±10⁶.
struct EncodedColumn {
    std::string name;    ///< the source's name, or "source = level"
    Index source = 0;    ///< position in FittedRecipe::sources
    Index level = -1;    ///< level of a one-hot column, −1 for a number
    double offset = 0.;  ///< subtracted first (training mean)
    double scale = 1.;   ///< then divided by (training standard deviation); 0: always 0
    /// The second input of a number's source, 1 where the cell is missing and 0 elsewhere.
    bool marksMissing = false;
    DatePart part = DatePart::None;  ///< of a date
};

/// A source of dates, which is a number to a model: what a clock shows, with an input for every
/// part that tells something, on DateClock::Time the days first.
struct DateSource {
    std::optional<DateOrder> order;  ///< none where every training date begins with its year
    double origin = 0.;              ///< days since 1970 of the first training date, at midnight
    DateClock clock = DateClock::Time;
    std::string column = {};       ///< of the table
    bool holdsTimesOfDay = false;  ///< and no dates; the clock is DateClock::Hour
};

/// The days since 1970 of every level of a column that such a source is read from; NaN of those
/// that are no dates, or no times of day.
std::vector<double> daysOfLevels(const DateSource&, const Column&, DateOrder);

/// One table column that is used as a feature, or what a clock shows at its dates. Levels are those
/// of the training rows, ascending where all are numbers, else by their bytes. Each has an
/// indicator column, but two levels without missing cells share one, that of the second. A missing
/// cell where training rows have some is zero in every indicator. Any other cell without a known
/// level, a gap, takes the training mean of every indicator, encoded as 0, which no known level
/// does, and what is predicted is the mean over the levels (see UnknownLevels); `gapNotes` tells.
struct SourceColumn {
    std::string name;
    ColumnType type = ColumnType::Numeric;
    double fill = 0.;                 ///< training median, in place of a missing number
    std::vector<std::string> levels;  ///< in one-hot order
    /// Least and greatest training number; NaN where files of version 0.1.0 do not tell.
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    std::optional<DateSource> date = std::nullopt;
    Transform transform = Transform::None;  ///< that its numbers have had
};

/// The table's column that a source is of.
const std::string& columnOf(const SourceColumn&);

/// What a model's numbers of a source are: its name, "log of income", "day (days since
/// 2023-01-02)".
std::string nameWithUnit(const SourceColumn&);

/// A number of a source as the table has it: "0.5", the date, or the number before its transform.
std::string valueText(const SourceColumn&, double value);
bool isReadOtherwise(const SourceColumn&);  ///< than as the model's number itself

/// Row numbers of the three parts, each ascending.
struct Split {
    std::vector<std::int32_t> train, validation, test;
};

/// Everything learned from the training rows, enough to encode any later table.
struct FittedRecipe {
    Problem problem = Problem::Regression;
    std::string target;
    double targetOffset = 0.;          ///< training mean; target = offset + scale · model output
    double targetScale = 1.;           ///< training standard deviation
    std::vector<std::string> classes;  ///< ordered like levels; the second of two is positive
    std::vector<SourceColumn> sources;
    std::vector<EncodedColumn> columns;
    Readings readings;           ///< of the target and the sources: later tables need the same
    ReadingOptions fileReading;  ///< of the training table, for later ones but for its footer
    char decimalMark = 0;        ///< of the training table, for later ones that do not tell theirs
    UnknownLevels unknownLevels = UnknownLevels::MeanOfLevels;
    TableShape shape;  ///< of the training table, for later ones
    /// Of the target in the shape: predictions are turned back.
    Transform targetTransform = Transform::None;

    Index inputs() const { return static_cast<Index>(columns.size()); }
    Index outputs() const;  ///< 1 for regression and two classes, else the number of classes
};

/// What is predicted, before predictions are turned back: "price", "log of price".
std::string targetName(const FittedRecipe&);

using FittedRecipePtr = std::shared_ptr<const FittedRecipe>;

/// A learning problem in numbers: what every trainer gets.
struct Task {
    FittedRecipePtr recipe;
    DesignMatrix x;  ///< n × d in the table's row order (rows of a separate test table follow)
    /// n; regression: (target − offset) / scale; classification: class index
    std::vector<float> y;
    Split split;
    std::vector<Message> notes;  ///< rows dropped for a missing target and the like
    /// Of the rows by the recipe's split rule, without those of a separate test table: what holds
    /// for folds within the training rows too, see `trainingFolds`.
    RowOrder order;
};

using TaskPtr = std::shared_ptr<const Task>;

}  // namespace ardent
