#include "core/select/selection.h"

#include <algorithm>
#include <iterator>
#include <list>
#include <map>

#include "core/base/memory.h"
#include "core/base/text.h"
#include "core/data/task/order_notes.h"
#include "core/data/task/target.h"
#include "core/select/distinct_rows.h"
#include "core/select/far_values.h"

namespace ardent {
namespace {

Message farValuesHeld(Index rows, Fences fences) {
    return rows == 1 ? message("far-values-held",
                               "{} value of the target lies far from the others and counts as the "
                               "nearer of {:.4g} and {:.4g}.",
                               rows, fences.low, fences.high)
                     : message("far-values-held",
                               "{} values of the target lie far from the others and count as the "
                               "nearer of {:.4g} and {:.4g}.",
                               rows, fences.low, fences.high);
}

Message copiesLeftOut(Index copies, Index all) {
    return copies == 1
               ? message("copies-left-out",
                         "{} of {} rows repeats another one in every column and in the target, and "
                         "is left out: a copy is no evidence of its own.",
                         copies, all)
               : message("copies-left-out",
                         "{} of {} rows repeat another one in every column and in the target, and "
                         "are left out: a copy is no evidence of its own.",
                         copies, all);
}

/// Held at the outer fences: a few far values would decide any test.
Matrix numberTargets(const std::vector<double>& values, std::vector<Message>& notes) {
    const Vector target = Eigen::Map<const Vector>(values.data(), std::ssize(values));
    const Fences fences = outerFences(target);
    if (const Index far = beyond(target, fences); far > 0)
        notes.push_back(farValuesHeld(far, fences));
    return held(target, fences);
}

Message rareClasses(const std::vector<std::string>& names) {
    return names.size() == 1
               ? message("class-too-rare-to-screen",
                         "The class {} has fewer than {} rows and is not told apart from others.",
                         quotedList(names, 5), kFewestOfClass)
               : message("class-too-rare-to-screen",
                         "The classes {} have fewer than {} rows each and are not told apart from "
                         "others.",
                         quotedList(names, 5), kFewestOfClass);
}

/// Indicators of all classes but the most frequent and those with too few rows.
Matrix classTargets(const Target& target, std::vector<Message>& notes) {
    std::vector<Index> rows(target.classes.size());
    for (const double value : target.values) ++rows[static_cast<std::size_t>(value)];
    const auto frequent = std::ranges::max_element(rows) - rows.begin();
    std::vector<Index> told;
    std::vector<std::string> rare;
    for (Index c = 0; c < std::ssize(rows); ++c) {
        const Index count = rows[static_cast<std::size_t>(c)];
        if (c != frequent && count >= kFewestOfClass) told.push_back(c);
        if (c != frequent && count < kFewestOfClass)
            rare.push_back(target.classes[static_cast<std::size_t>(c)]);
    }
    if (!rare.empty()) notes.push_back(rareClasses(rare));
    Matrix targets(std::ssize(target.values), std::ssize(told));
    for (Index t = 0; t < targets.cols(); ++t)
        for (Index i = 0; i < targets.rows(); ++i)
            targets(i, t) = target.values[static_cast<std::size_t>(i)] ==
                            static_cast<double>(told[static_cast<std::size_t>(t)]);
    return targets;
}

Message variablesThatDoNotVary(Index variables) {
    return variables == 1
               ? message("variables-skipped",
                         "{} variable hardly varies over the rows, or has no level with five of "
                         "them, and cannot be selected.",
                         variables)
               : message("variables-skipped",
                         "{} variables hardly vary over the rows, or have no level with five of "
                         "them, and cannot be selected.",
                         variables);
}

std::vector<Message> twinNotes(const ScreenedTable& selection) {
    std::map<Index, std::vector<std::string>> twins;
    for (std::size_t j = 0; j < selection.names.size(); ++j)
        if (const Index twin = selection.screening.variables[j].twin; twin >= 0)
            twins[twin].push_back(selection.names[j]);
    std::vector<Message> notes;
    for (const auto& [selected, names] : twins)
        notes.push_back(message("selected-for-others",
                                "{} is selected and orders the rows almost as {}; which of them "
                                "matters cannot be told from these rows.",
                                selection.names[static_cast<std::size_t>(selected)],
                                quotedList(names, 5)));
    return notes;
}

/// Of a basis while it is made: cosines and the like, as double and as float.
constexpr double kBytesACell = 116.;

}  // namespace

Result<ScreenedTable> select(const Recipe& recipe, const Table& table, double rate, Seed seed) {
    Result<Target> target = readTarget(recipe, table);
    if (!target) return tl::unexpected(target.error());
    ScreenedTable selection;
    selection.problem = target->problem;
    selection.notes = std::move(target->notes);
    std::vector<const Column*> columns;
    std::vector<std::string> texts;
    std::list<Column> dates;
    for (const Column& column : table.columns) {
        const bool isTarget = &column == &table.columns[static_cast<std::size_t>(target->column)];
        if (isTarget || roleOf(recipe, column) != Role::Feature) continue;
        if (const auto order = dateOrderOf(recipe, column)) {
            for (Column& clock : asClocks(column, *order)) {
                selection.names.push_back(clock.name);
                columns.push_back(&dates.emplace_back(std::move(clock)));
            }
            continue;
        }
        if (column.type == ColumnType::Text) {
            texts.push_back(column.name);
            continue;
        }
        columns.push_back(&column);
        selection.names.push_back(column.name);
    }
    if (Message note = serialRowsNote(table, recipe.target, target->rows, target->values);
        !note.empty())
        selection.notes.push_back(std::move(note));
    if (columns.empty())
        return fail(Fault::Data,
                    message("nothing-to-select",
                            "{} has no column of numbers or categories besides the target, so "
                            "there is nothing to select.",
                            table.name));
    const auto all = std::ssize(target->rows);
    if (const Index copies = leaveOutCopies(columns, *target); copies > 0)
        selection.notes.push_back(copiesLeftOut(copies, all));
    selection.rows = std::ssize(target->rows);
    const auto fits = checkMemory(
        kBytesACell * static_cast<double>(selection.rows) * static_cast<double>(columns.size()),
        message("memory-of-screen", "A screen of {} columns and {} rows", columns.size(),
                selection.rows),
        message("ignore-columns", "ignore columns with --ignore"));
    if (!fits) return tl::unexpected(fits.error());
    const RankBasis basis = rankBasis(columns, target->rows);
    const Matrix targets = target->problem == Problem::Classification
                               ? classTargets(*target, selection.notes)
                               : numberTargets(target->values, selection.notes);
    if (targets.cols() == 0)
        return fail(Fault::Data,
                    message("classes-too-rare-to-screen",
                            "{}: only the most frequent class of \"{}\" has {} rows or more, so "
                            "that nothing can be selected; add rows of the others.",
                            table.name, recipe.target, kFewestOfClass));
    if (!texts.empty())
        selection.notes.push_back(
            message("texts-not-screened", "Columns of text are left out: {}.", quotedList(texts)));
    const Index constant = std::ranges::count(basis.groups, 0, &BasisGroup::count);
    if (constant > 0) selection.notes.push_back(variablesThatDoNotVary(constant));
    selection.screening = *screen(basis, targets, rate, seed, always);
    std::ranges::move(twinNotes(selection), std::back_inserter(selection.notes));
    if (selection.screening.hadNoRoom)
        selection.notes.push_back(
            message("no-room-in-fit",
                    "{} rows are too few to check all that was found against each other: what goes "
                    "along with a selected variable may be selected, too.",
                    selection.rows));
    return selection;
}

}  // namespace ardent
