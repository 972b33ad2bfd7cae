#include "core/data/task/split_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/base/text.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/row_copies.h"
#include "core/data/task/sources.h"
#include "core/data/task/target_values.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

using Rows = std::vector<std::int32_t>;

/// On the class with fewest rows in a part that has rows of several classes.
Message rareClassNote(const Task& task, const Rows& rows, const Message& part, Index fewest,
                      const Message& says) {
    const FittedRecipe& recipe = *task.recipe;
    if (recipe.problem == Problem::Regression || rows.empty()) return {};
    std::vector<Index> count(recipe.classes.size());
    for (const int label : classLabels(task, rows)) ++count[static_cast<std::size_t>(label)];
    const auto rarest = std::ranges::min_element(count);
    const bool lacksOneOfTwo = count.size() == 2 && *rarest == 0 && std::ssize(rows) >= fewest;
    const bool areEnough = std::ssize(rows) >= fewest * std::ssize(count) || lacksOneOfTwo;
    if (*rarest >= fewest || !areEnough) return {};
    const std::string& name = recipe.classes[static_cast<std::size_t>(rarest - count.begin())];
    return message("rare-class", "Of {} {} rows {} of the class \"{}\": {}.", rows.size(), part,
                   *rarest == 0   ? message("rare-class-none", "none is")
                   : *rarest == 1 ? message("rare-class-one", "only 1 is")
                                  : message("rare-class-few", "only {} are", *rarest),
                   shortened(name), says);
}

std::uint64_t mixed(std::uint64_t digest, float value) {
    const float plain = value == 0.F ? 0.F : value;
    digest ^= std::bit_cast<std::uint32_t>(plain) + 0x9E3779B97F4A7C15ULL + (digest << 6U) +
              (digest >> 2U);
    return (digest ^ (digest >> 29U)) * 0xBF58476D1CE4E5B9ULL;
}

/// Of the encoded cells and the target of every row.
std::vector<std::uint64_t> rowDigests(const Task& task) {
    constexpr Index kRowsAtOnce = 1024;
    std::vector<std::uint64_t> digests(task.y.size());
    forEachBlock(std::ssize(digests), kRowsAtOnce, [&](Index, Index first, Index size) {
        for (Index row = first; row < first + size; ++row) {
            std::uint64_t digest = mixed(0, task.y[static_cast<std::size_t>(row)]);
            for (Index j = 0; j < task.x.cols(); ++j) digest = mixed(digest, task.x(row, j));
            digests[static_cast<std::size_t>(row)] = digest;
        }
    });
    return digests;
}

struct Copies {
    Index repeated = 0;  ///< rows that repeat an earlier one
    Index tested = 0;    ///< test rows that a training or validation row equals
};

Copies copiesIn(const Task& task) {
    const std::vector<std::uint64_t> digests = rowDigests(task);
    const auto sortedOf = [&](const Rows& rows) {
        std::vector<std::uint64_t> some;
        for (const std::int32_t row : rows) some.push_back(digests[static_cast<std::size_t>(row)]);
        std::ranges::sort(some);
        return some;
    };
    std::vector<std::uint64_t> all = digests;
    std::ranges::sort(all);
    Copies copies{std::ssize(all) - (std::unique(all.begin(), all.end()) - all.begin()), 0};
    if (copies.repeated == 0 || !(timesCopied(task) > 1.)) return {};
    Rows learned = task.split.train;
    learned.insert(learned.end(), task.split.validation.begin(), task.split.validation.end());
    const std::vector<std::uint64_t> training = sortedOf(learned);
    for (const std::int32_t row : task.split.test)
        copies.tested +=
            std::ranges::binary_search(training, digests[static_cast<std::size_t>(row)]) ? 1 : 0;
    return copies;
}

Message copiesNote(const Task& task, const Copies& copies, bool isApart, SplitRule rule) {
    const Index tests = std::ssize(task.split.test);
    if (isApart && copies.tested > 0)
        return message("test-rows-in-training",
                       "{} of {} test rows are also training or validation rows, equal in every "
                       "column that is used and in the target: the test error says little of "
                       "fresh rows; give others.",
                       copies.tested, tests);
    if (isApart || 100 * copies.repeated < std::ssize(task.y)) return {};
    if (copies.tested == 0)
        return message("rows-repeat",
                       "{} of {} rows repeat another one in every column that is used and in the "
                       "target; keep one of each if they are no rows of their own.",
                       copies.repeated, task.y.size());
    if (rule == SplitRule::Groups)
        return message("rows-repeat-in-test",
                       "{} of {} rows repeat another one in every column that is used and in the "
                       "target, and {} of {} test rows have such a copy in training: the test "
                       "error looks better than on fresh rows. Keep one of each, or give copies "
                       "one group.",
                       copies.repeated, task.y.size(), copies.tested, tests);
    return message("rows-repeat-in-test",
                   "{} of {} rows repeat another one in every column that is used and in the "
                   "target, and {} of {} test rows have such a copy in training: the test error "
                   "looks better than on fresh rows. Keep one of each, or split by groups, "
                   "which keep copies in one part.",
                   copies.repeated, task.y.size(), copies.tested, tests);
}

/// Squared distances of one row to others, and the place of the nearest.
struct Near {
    double nearest = 0.;
    double usual = 0.;  ///< to the twentieth
    Index at = 0;
};

Near nearTo(const Matrix& training, const Eigen::Ref<const Eigen::RowVectorXd>& row) {
    constexpr Index kUsual = 20;
    const Vector distances = (training.rowwise() - row).rowwise().squaredNorm();
    Near near;
    near.nearest = distances.minCoeff(&near.at);
    std::vector<double> all(distances.begin(), distances.end());
    std::ranges::nth_element(all, all.begin() + kUsual);
    near.usual = all[kUsual];
    return near;
}

/// Rows of one level are close along all of its inputs, be they repetitions or not.
std::vector<Index> numericInputs(const FittedRecipe& recipe) {
    std::vector<Index> inputs;
    for (const SourceInputs& source : sourceInputs(recipe))
        if (source.numeric) inputs.push_back(source.first);
    return inputs;
}

/// Test rows much closer in their numbers to a training row than to the others, whose target is
/// nearly the same.
Message replicatesNote(const Task& task, SplitRule rule) {
    constexpr Index kMostTests = 100, kMostTraining = 2000, kFewestTests = 10, kFewestTraining = 50;
    constexpr Index kFewestInputs = 3, kMostInputs = 200;  // of few, close rows are no wonder
    constexpr double kClose = 0.1;                         // of the usual distance
    constexpr double kManyRows = 1. / 3.;
    constexpr double kSameTarget = 0.5;  // root mean square, of the target's deviation
    const std::vector<Index> numbers = numericInputs(*task.recipe);
    if (std::ssize(numbers) < kFewestInputs || std::ssize(numbers) > kMostInputs) return {};
    const Rows tests = drawnRows(task.split.test, kMostTests, kLookSeed);
    const Rows training = drawnRows(task.split.train, kMostTraining, kLookSeed);
    if (std::ssize(tests) < kFewestTests || std::ssize(training) < kFewestTraining) return {};
    const Matrix known = task.x(training, numbers).cast<double>();
    const Matrix tested = task.x(tests, numbers).cast<double>();
    std::vector<Near> near(tests.size());
    forEachBlock(std::ssize(near), 1, [&](Index i, Index, Index) {
        near[static_cast<std::size_t>(i)] = nearTo(known, tested.row(i));
    });
    const auto targetAt = [&](std::int32_t row) {
        return static_cast<double>(task.y[static_cast<std::size_t>(row)]);
    };
    Index close = 0;
    double squares = 0.;
    double others = 0.;
    for (std::size_t i = 0; i < near.size(); ++i) {
        if (!(near[i].nearest > 0.) || near[i].nearest > kClose * kClose * near[i].usual) continue;
        ++close;
        const double own = targetAt(tests[i]);
        const double nearest = targetAt(training[static_cast<std::size_t>(near[i].at)]);
        const double other = targetAt(training[i * 37 % training.size()]);
        squares += (own - nearest) * (own - nearest);
        others += (own - other) * (own - other) / 2.;
    }
    if (close < kFewestTests ||
        static_cast<double>(close) < kManyRows * static_cast<double>(near.size()) ||
        squares > kSameTarget * kSameTarget * others)
        return {};
    if (rule == SplitRule::Groups)
        return message(
            "rows-nearly-repeat",
            "{} of {} test rows lie ten times closer to a training row than rows usually "
            "do and have nearly its target, as repeated measurements have: the test "
            "error looks better than on fresh rows. Give repetitions one group.",
            close, near.size());
    return message("rows-nearly-repeat",
                   "{} of {} test rows lie ten times closer to a training row than rows usually do "
                   "and have nearly its target, as repeated measurements have: the test error "
                   "looks better than on fresh rows. Give repetitions one value of a column and "
                   "split by groups of that column.",
                   close, near.size());
}

}  // namespace

std::vector<Message> splitNotes(const Task& task, bool isApart, SplitRule rule) {
    constexpr Index kFewToTrain = 10;
    constexpr Index kFewToJudge = 5;
    std::vector<Message> notes;
    const auto add = [&notes](Message note) {
        if (!note.empty()) notes.push_back(std::move(note));
    };
    const Message learned =
        message("rare-class-learned", "what is learned of it can change much with the seed");
    const Message judged =
        message("rare-class-judged", "AUC and other metrics of these rows say little of it");
    add(rareClassNote(task, task.split.train, message("training-part", "training"), kFewToTrain,
                      learned));
    add(rareClassNote(task, task.split.validation, message("validation-part", "validation"),
                      kFewToJudge, judged));
    add(rareClassNote(task, task.split.test, message("test-part", "test"), kFewToJudge, judged));
    const Copies copies = copiesIn(task);
    add(copiesNote(task, copies, isApart, rule));
    if (copies.tested == 0) add(replicatesNote(task, rule));
    return notes;
}

bool doubtsTheTestError(const Message& note) {
    const std::string& code = note.code();
    return code == "test-rows-in-training" || code == "rows-repeat-in-test" ||
           code == "rows-nearly-repeat";
}

bool countsRareClass(const Message& note) {
    return note.code() == "rare-class";
}

}  // namespace ardent
