#include "core/figure/notes/correlation_note.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/message.h"
#include "core/base/text.h"
#include "core/data/task/drawn_rows.h"
#include "core/explain/correlation.h"
#include "core/figure/counts.h"
#include "core/model/unit_columns.h"

namespace ardent {

namespace {

/// All numeric sources, the named ones first.
std::vector<Index> numericSources(const FittedRecipe& recipe, std::span<const Index> first) {
    std::vector<Index> numeric;
    for (std::size_t i = 0; i < recipe.sources.size(); ++i)
        if (recipe.sources[i].type == ColumnType::Numeric) numeric.push_back(static_cast<Index>(i));
    std::ranges::stable_partition(
        numeric, [&](Index source) { return std::ranges::find(first, source) != first.end(); });
    return numeric;
}

/// Endless ones lack their middle, unless they could not be told apart then.
std::pair<std::string, std::string> namesInSentence(const std::string& first,
                                                    const std::string& second) {
    constexpr std::size_t kReadable = 36;
    const std::pair cut(withoutMiddle(first, kReadable), withoutMiddle(second, kReadable));
    return cut.first == cut.second ? std::pair(first, second) : cut;
}

/// "0.97"; "> 0.999" where that is short of 1.
std::string correlationText(double value) {
    constexpr double kRoundsToOne = 0.9995, kRounding = 1e-12;
    const double size = std::abs(value);
    if (size < kRoundsToOne || size > 1. - kRounding)
        return readersNumber(fmt::format("{:.3g}", value));
    return (value > 0. ? "> " : "< -") + readersNumber("0.999");
}

/// With which numeric columns those asked about are compared.
enum class With { AnyColumn, OneAnother };

/// "a goes together with b (Pearson correlation 0.97 over 500 rows): …."
std::string noteOf(const Task& task, const std::vector<std::int32_t>& rows,
                   std::span<const Index> sources, With with, const std::string& meaning) {
    std::vector<Index> others = numericSources(*task.recipe, sources);
    if (with == With::OneAnother)
        std::erase_if(others, [&](Index source) {
            return std::ranges::find(sources, source) == sources.end();
        });
    const std::size_t all = others.size();
    others.resize(std::min(all, kMostCorrelated));
    auto found = strongestCorrelation(*task.recipe, task.x, rows, sources, others);
    if (!found || std::abs(found->value) < kStrongCorrelation) return {};
    if (found->first > found->second && std::ranges::find(sources, found->second) != sources.end())
        std::swap(found->first, found->second);  // one name for the pair while a run goes on
    const std::vector<SourceColumn>& columns = task.recipe->sources;
    const auto [first, second] =
        namesInSentence(columns[static_cast<std::size_t>(found->first)].name,
                        columns[static_cast<std::size_t>(found->second)].name);
    const std::string over = countedRows(std::ssize(rows));
    const std::string who =
        others.size() < all
            ? words(
                  "{} goes together with {} (Pearson correlation {} over {}, the strongest with {} "
                  "of {} numeric columns)",
                  first, second, correlationText(found->value), over, others.size(), all)
            : words("{} goes together with {} (Pearson correlation {} over {})", first, second,
                    correlationText(found->value), over);
    return fmt::format("{}: {}.", who, meaning);
}

/// The sentence over training rows.
std::string trainingNote(const Task& task, std::span<const Index> sources, With with,
                         const std::string& meaning) {
    constexpr Index kMostRows = 2000;  // as effects are drawn over
    return noteOf(task, drawnRows(task.split.train, kMostRows, kLookSeed), sources, with, meaning);
}

}  // namespace

std::string effectCorrelationNote(const Task& task, const std::vector<std::int32_t>& rows,
                                  Index source) {
    return noteOf(task, rows, {&source, 1}, With::AnyColumn,
                  words("the mean is also taken over combinations of the two that hardly any row "
                        "has"));
}

std::vector<Index> mostRelevant(const Relevance& relevance) {
    constexpr std::size_t kFew = 5;
    std::vector<Index> order;
    for (std::size_t i = 0; i < relevance.values.size(); ++i)
        if (relevance.values[i] > 0.) order.push_back(static_cast<Index>(i));
    const auto end = order.begin() + static_cast<Index>(std::min(kFew, order.size()));
    std::ranges::partial_sort(order, end, std::greater{}, [&](Index source) {
        return relevance.values[static_cast<std::size_t>(source)];
    });
    order.erase(end, order.end());
    std::ranges::sort(order);
    return order;
}

std::string relevanceCorrelationNote(const Task& task, std::span<const Index> sources) {
    return trainingNote(task, sources, With::AnyColumn,
                        words("how the relevance is shared between them may be chance"));
}

std::string interactionCorrelationNote(const Task& task, std::span<const Index> sources) {
    return trainingNote(task, sources, With::OneAnother,
                        words("their strong scores may lie where hardly any rows are"));
}

}  // namespace ardent
