#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/range.h"
#include "core/model/held_out_rows.h"
#include "core/model/predictor.h"

namespace ardent {

/// Columns that go together (`correlatedSources`), left to chance as one.
struct GroupImportance {
    std::vector<std::size_t> columns;  ///< positions among the names, the most important first
    double share = 0.;
    Range interval;
};

/// How much of what a model explains on held-out rows is lost when a source column is left to
/// chance, for the models of all methods alike. Errors are squared, of numbers or of the
/// probabilities of the classes (Brier 1950); what is explained is the error of a constant (the
/// rows' mean or class shares; those of the
/// training rows where rows are dealt by groups or time, whose level no model of the others knows)
/// less that of the model. Of a transformed target numbers are those
/// that were learned, such as its logarithm.
struct VariableImportance {
    std::vector<std::string> names;
    std::vector<double> shares;    ///< one a name, 1 = all that is explained; can be below 0
    std::vector<Range> intervals;  ///< of the shares: 95 %, over rows and shuffles
    double explained = 0.;         ///< share of the constant's error: R², or the Brier skill
    Range explainedInterval;       ///< 95 %, over rows
    RowsName rowsAre = RowPart::Test;
    bool areLearned = false;     ///< the model has learned from them
    Index rows = 0, ofRows = 0;  ///< looked at, of so many
    std::vector<GroupImportance> groups = {};
    /// Area under the ROC curve of two classes on these rows, where a random ranking has one as
    /// large in at most 2.5 % of cases.
    std::optional<double> ranking = {};
    /// The constant is that of the training rows: these are of other groups or times.
    bool isAgainstTraining = false;
};

struct ImportanceSettings {
    int repeats = 8;        ///< shuffles a column, at least; 2 or more
    Index mostRows = 2000;  ///< drawn where there are more
    double mostWork = 2e9;  ///< cosines, of all shuffles; as few as 50 rows are drawn for it
    Seed seed = 1;
};

/// A column is left to chance by giving each row the values of other rows and averaging the
/// predictions over `repeats` of them or more, up to all rows where that is cheap (the marginal
/// expectation of Covert et al. 2020, "SAGE"); what a finite number of them adds to the error,
/// their variance over it, is taken out. Intervals: Student's t, of a ratio of means, with as many
/// degrees of freedom as rows less one, of classes those outside the most frequent one, and no more
/// than groups less one where rows are dealt by two groups or more, whose rows are taken as one.
/// Nothing for
/// fewer than 10 rows or 2 such rows of classes, predictions that are not finite, no column or more
/// than 10,000 in use, three times the work that is allowed, or where it was not to go on. A model
/// that explains nothing, or less than a twentieth with an interval that reaches 0, has no shares:
/// all are 0.
std::optional<VariableImportance> variableImportance(const Predictor&, const Task&,
                                                     const HeldOutRows&,
                                                     const ImportanceSettings& = {},
                                                     const GoOn& = always,
                                                     const TellShare& = tellNobody);

/// A model and the rows that it is judged on.
struct JudgedRows {
    PredictorPtr predictor;
    std::vector<std::int32_t> rows;
};

/// The same of several models of one method, each judged on rows of its own, such as the parts of a
/// cross-validation: over all of these rows together. Values come from any of them. The training
/// rows of the models overlap, for which intervals are wider (Nadeau & Bengio 2003).
std::optional<VariableImportance> variableImportance(std::span<const JudgedRows>, const Task&,
                                                     const RowsName& rowsAre,
                                                     const ImportanceSettings& = {},
                                                     const GoOn& = always);

/// Whether anything is explained that columns have shares of.
bool hasShares(const VariableImportance&);

/// Sources with a positive share, the most important first.
std::vector<std::size_t> mostImportantFirst(const VariableImportance&);

}  // namespace ardent
