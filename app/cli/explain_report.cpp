#include "app/cli/explain_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "app/cli/finding_text.h"
#include "app/cli/notes_json.h"
#include "app/cli/readable_number.h"
#include "core/base/order.h"
#include "core/base/text.h"

namespace ardent::cli {
namespace {

using Json = nlohmann::ordered_json;

/// Sources by the first measure there is, largest first.
std::vector<std::size_t> order(const Explanation& explanation) {
    const Relevance* measure = explanation.derivatives ? &explanation.derivatives->finding
                               : explanation.permutation
                                   ? &explanation.permutation->finding.relevance
                                   : nullptr;
    if (measure != nullptr) {
        const std::vector<Index> falling = positionsFalling(measure->values);
        return {falling.begin(), falling.end()};
    }
    std::vector<std::size_t> sources(explanation.recipe->sources.size());
    std::iota(sources.begin(), sources.end(), std::size_t{0});
    return sources;
}

const SourceColumn& sourceOf(const Explanation& explanation, const EffectAxis& axis) {
    return explanation.recipe->sources[static_cast<std::size_t>(axis.source)];
}

Json pointsJson(const Explanation& explanation, const EffectAxis& axis) {
    const SourceColumn& source = sourceOf(explanation, axis);
    Json points = Json::array();
    for (const double value : axis.values)
        points.push_back(isReadOtherwise(source) ? Json(valueText(source, value))
                         : axis.levels.empty()
                             ? number(value)
                             : Json(axis.levels[static_cast<std::size_t>(value)]));
    return points;
}

std::string pointText(const Explanation& explanation, const EffectAxis& axis, std::size_t point) {
    const double value = axis.values[point];
    const SourceColumn& source = sourceOf(explanation, axis);
    if (isReadOtherwise(source)) return valueText(source, value);
    const double range = axis.values.back() - axis.values.front();
    return axis.levels.empty() ? readableNumber(value, range, 5)
                               : axis.levels[static_cast<std::size_t>(value)];
}

/// Names of the outputs: one, or one a class.
std::vector<std::string> outputNames(const Explanation& explanation) {
    if (explanation.recipe->outputs() == 1) return {explanation.unit.english()};
    return explanation.recipe->classes;
}

Json numbersJson(const Eigen::Ref<const Vector>& values) {
    Json numbers = Json::array();
    for (const double value : values) numbers.push_back(number(value));
    return numbers;
}

/// A list of the rows' curves, or one for each class.
Json individualJson(const EffectCurve& curve, const std::vector<std::string>& outputs) {
    Json json;
    for (std::size_t c = 0; c < outputs.size(); ++c) {
        Json rows = Json::array();
        for (const auto& row : curve.individual[c].colwise()) rows.push_back(numbersJson(row));
        if (outputs.size() == 1) return rows;
        json[outputs[c]] = std::move(rows);
    }
    return json;
}

Json effectsJson(const Explanation& explanation) {
    const std::vector<std::string> outputs = outputNames(explanation);
    Json json{{"unit", explanation.unit.english()}};
    json["curves"] = Json::array();
    for (const auto& effect : explanation.effects) {
        Json curve{{"variable", effect.finding.axis.name},
                   {"values", pointsJson(explanation, effect.finding.axis)}};
        for (std::size_t c = 0; c < outputs.size(); ++c) {
            Json mean = numbersJson(effect.finding.mean.col(static_cast<Index>(c)));
            if (outputs.size() == 1)
                curve["mean"] = std::move(mean);
            else
                curve["mean"][outputs[c]] = std::move(mean);
        }
        if (!effect.finding.individual.empty())
            curve["individual"] = individualJson(effect.finding, outputs);
        curve["meaning"] = effect.meaning.english();
        json["curves"].push_back(std::move(curve));
    }
    if (!explanation.surface) return json;
    const EffectSurface& found = explanation.surface->finding;
    Json surface{{"variables", {found.x.name, found.y.name}},
                 {"x", pointsJson(explanation, found.x)},
                 {"y", pointsJson(explanation, found.y)}};
    for (std::size_t c = 0; c < outputs.size(); ++c) {
        Json rows = Json::array();
        for (const auto& row : found.mean[c].rowwise()) {
            Json values = Json::array();
            for (const double value : row) values.push_back(number(value));
            rows.push_back(std::move(values));
        }
        if (outputs.size() == 1)
            surface["mean"] = rows;
        else
            surface["mean"][outputs[c]] = rows;
    }
    surface["meaning"] = explanation.surface->meaning.english();
    json["surface"] = std::move(surface);
    return json;
}

Json sobolJson(const Explained<SobolIndices>& sobol, const std::vector<std::size_t>& sources) {
    const SobolIndices& found = sobol.finding;
    Json json{{"meaning", sobol.meaning.english()},
              {"variance_if_independent", number(found.variance)},
              {"variance_over_rows", number(found.varianceOverRows)},
              {"indices", Json::array()},
              {"pairs_kind", wholeKind(found.pairs).english()},
              {"pairs", interactionsJson(found.pairs)}};
    for (const std::size_t s : sources)
        json["indices"].push_back({{"name", found.names[s]},
                                   {"first", number(found.first[s])},
                                   {"total", number(found.total[s])}});
    return json;
}

std::string tableText(const Explanation& explanation) {
    constexpr std::size_t kMostRows = 25;
    std::size_t width = 8;
    for (const SourceColumn& source : explanation.recipe->sources)
        width = std::max(width, source.name.size());
    std::string text = fmt::format("\n{:<{}}", "column", width);
    if (explanation.derivatives) text += fmt::format("  {:>11}", "derivative");
    if (explanation.permutation) text += fmt::format("  {:>20}", "permutation");
    if (explanation.sobol) text += fmt::format("  {:>11}  {:>11}", "Sobol first", "Sobol total");
    const std::vector<std::size_t> sources = order(explanation);
    for (std::size_t i = 0; i < std::min(kMostRows, sources.size()); ++i) {
        const std::size_t s = sources[i];
        text += fmt::format("\n{:<{}}", explanation.recipe->sources[s].name, width);
        if (explanation.derivatives)
            text += fmt::format("  {:>11.4g}", explanation.derivatives->finding.values[s]);
        if (explanation.permutation) {
            const PermutationRelevance& found = explanation.permutation->finding;
            std::string growth = fmt::format("{:.4g}", found.relevance.values[s]);
            if (!found.deviations.empty()) growth += fmt::format(" ± {:.2g}", found.deviations[s]);
            text += fmt::format("  {:>20}", growth);
        }
        if (explanation.sobol)
            text += fmt::format("  {:>11.4f}  {:>11.4f}", explanation.sobol->finding.first[s],
                                explanation.sobol->finding.total[s]);
    }
    if (sources.size() > kMostRows)
        text += fmt::format("\nand {} more; --json lists all.", sources.size() - kMostRows);
    return text + '\n';
}

double rangeOf(const Eigen::Ref<const Vector>& values) {
    return values.maxCoeff() - values.minCoeff();
}

std::string effectsText(const Explanation& explanation) {
    const std::vector<std::string> outputs = outputNames(explanation);
    std::string text;
    for (const auto& effect : explanation.effects) {
        const EffectAxis& axis = effect.finding.axis;
        text += fmt::format("\nMean effect of {} ({}):\n", axis.name, explanation.unit);
        if (outputs.size() > 1) {
            text += fmt::format("  {:>12}", "");
            for (const std::string& output : outputs) text += fmt::format("  {:>12}", output);
            text += '\n';
        }
        for (std::size_t p = 0; p < axis.values.size(); ++p) {
            text += fmt::format("  {:>12}", pointText(explanation, axis, p));
            for (Index c = 0; c < effect.finding.mean.cols(); ++c)
                text += fmt::format("  {:>12}",
                                    readableNumber(effect.finding.mean(static_cast<Index>(p), c),
                                                   rangeOf(effect.finding.mean.col(c)), 5));
            text += '\n';
        }
        if (!effect.finding.individual.empty())
            text += fmt::format("Curves of {}: --json lists them.\n",
                                counted(effect.finding.individual.front().cols(), "single row"));
        text += effect.meaning.english() + '\n';
    }
    if (explanation.surface)
        text += fmt::format(
            "\nTheir joint effect over {} × {} points: --json lists it, figure --view "
            "effects draws it.\n{}\n",
            explanation.surface->finding.x.values.size(),
            explanation.surface->finding.y.values.size(), explanation.surface->meaning);
    return text;
}

}  // namespace

Json explanationJson(const Explanation& explanation) {
    const std::vector<std::size_t> sources = order(explanation);
    Json json{{"method", explanation.method},
              {"task", problemName(explanation.recipe->problem)},
              {"target", explanation.recipe->target},
              {"rows", {{"used", explanation.rowsUsed}, {"of", explanation.rows}}},
              {"output_unit", explanation.unit.english()}};
    if (explanation.derivatives) {
        const Relevance& found = explanation.derivatives->finding;
        json["relevance_kind"] = wholeKind(found).english();
        json["relevance_kind_code"] = found.kind.code();
        json["relevance_meaning"] = explanation.derivatives->meaning.english();
        if (!explanation.derivatives->caution.empty())
            json["relevance_caution"] = explanation.derivatives->caution.english();
        json["relevance"] = Json::array();
        for (const std::size_t s : sources)
            json["relevance"].push_back(
                {{"name", found.names[s]}, {"value", number(found.values[s])}});
    }
    if (explanation.interactions) {
        json["interaction_kind"] = wholeKind(explanation.interactions->finding).english();
        json["interaction_kind_code"] = explanation.interactions->finding.kind.code();
        json["interaction_meaning"] = explanation.interactions->meaning.english();
        json["interactions"] = interactionsJson(explanation.interactions->finding);
    }
    if (explanation.sobol) json["sobol"] = sobolJson(*explanation.sobol, sources);
    if (explanation.permutation) {
        const PermutationRelevance& found = explanation.permutation->finding;
        json["permutation_kind"] = wholeKind(found.relevance).english();
        json["permutation_kind_code"] = found.relevance.kind.code();
        json["permutation_meaning"] = explanation.permutation->meaning.english();
        json["permutation_loss"] = number(found.loss);
        json["permutation"] = Json::array();
        for (const std::size_t s : sources)
            json["permutation"].push_back(
                {{"name", found.relevance.names[s]},
                 {"value", number(found.relevance.values[s])},
                 {"deviation",
                  found.deviations.empty() ? Json(nullptr) : number(found.deviations[s])}});
    }
    if (!explanation.effects.empty()) json["effects"] = effectsJson(explanation);
    if (explanation.correlation) {
        const auto& [first, second, value] = *explanation.correlation;
        const auto name = [&](Index source) {
            return explanation.recipe->sources[static_cast<std::size_t>(source)].name;
        };
        json["strongest_correlation"] = {{"variables", {name(first), name(second)}},
                                         {"value", number(value)}};
    }
    addNotes(explanation.notes, json);
    return json;
}

std::string explanationText(const Explanation& explanation) {
    std::string text =
        fmt::format("{} of {} with {}, explained over {} of {}.\n",
                    problemName(explanation.recipe->problem), explanation.recipe->target,
                    explanation.method, explanation.rowsUsed, counted(explanation.rows, "row"));
    for (const Message& note : explanation.notes) text += "Note: " + note.english() + '\n';
    text += tableText(explanation);
    const auto legend = [&](std::string_view column, const Message& kind,
                            const std::string& meaning) {
        text += fmt::format("{}: {}. {}\n", column, kind, meaning);
    };
    if (explanation.derivatives)
        legend("derivative", wholeKind(explanation.derivatives->finding),
               fmt::format("{} {}", explanation.derivatives->meaning,
                           explanation.derivatives->caution));
    if (explanation.permutation)
        legend("permutation", wholeKind(explanation.permutation->finding.relevance),
               explanation.permutation->meaning.english());
    if (explanation.sobol) text += fmt::format("Sobol: {}\n", explanation.sobol->meaning);
    if (explanation.interactions) {
        text += interactionsText(explanation.interactions->finding);
        text += explanation.interactions->meaning.english() + '\n';
    }
    if (explanation.sobol && !explanation.sobol->finding.pairs.sets.empty())
        text += interactionsText(explanation.sobol->finding.pairs);
    return text + effectsText(explanation);
}

}  // namespace ardent::cli
