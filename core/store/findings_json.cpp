#include "core/store/findings_json.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/store/message_json.h"
#include "core/store/path_models_json.h"

namespace ardent::json {
namespace {

using Names = std::vector<std::string>;

bool areWithin(const std::vector<Index>& positions, std::size_t size) {
    return std::ranges::all_of(positions,
                               [&](Index i) { return i >= 0 && i < static_cast<Index>(size); });
}

/// Empty where older files have none.
Message textIn(const Json& json, const char* name) {
    return json.contains(name) ? toMessage(json.at(name)) : Message();
}

Json fromRelevance(const Relevance& relevance) {
    Json json{{"kind", fromMessage(relevance.kind)},
              {"names", relevance.names},
              {"values", fromMeasured(relevance.values)}};
    if (!relevance.how.empty()) json["how"] = fromMessage(relevance.how);
    return json;
}

Relevance toRelevance(const Json& json) {
    Relevance relevance{toMessage(json.at("kind")), json.at("names").get<Names>(),
                        toMeasuredList(json.at("values")), textIn(json, "how")};
    require(relevance.names.size() == relevance.values.size(), "relevances without a name");
    return relevance;
}

Json fromInteractions(const Interactions& interactions) {
    Json sets = Json::array();
    for (const Interactions::Set& set : interactions.sets)
        sets.push_back({{"sources", set.sources}, {"score", fromMeasured(set.score)}});
    Json json{
        {"kind", fromMessage(interactions.kind)}, {"names", interactions.names}, {"sets", sets}};
    if (!interactions.how.empty()) json["how"] = fromMessage(interactions.how);
    if (!interactions.origin.empty()) json["origin"] = fromMessages(interactions.origin);
    return json;
}

Interactions toInteractions(const Json& json) {
    Interactions interactions{
        toMessage(json.at("kind")), json.at("names").get<Names>(), {}, textIn(json, "how")};
    if (json.contains("origin")) interactions.origin = toMessages(json.at("origin"));
    for (const Json& set : json.at("sets")) {
        interactions.sets.push_back(
            {set.at("sources").get<std::vector<Index>>(), toMeasured(set.at("score"))});
        const auto& sources = interactions.sets.back().sources;
        require((sources.size() == 2 || sources.size() == 3) &&
                    areWithin(sources, interactions.names.size()),
                "an interaction of sources that are not there");
    }
    return interactions;
}

Json fromVectors(const std::vector<Vector>& vectors) {
    Json json = Json::array();
    for (const Vector& vector : vectors)
        json.push_back(fromMeasured(std::vector(vector.begin(), vector.end())));
    return json;
}

std::vector<Vector> toVectors(const Json& json, std::size_t length) {
    std::vector<Vector> vectors;
    for (const Json& vector : json) {
        const std::vector<double> values = toMeasuredList(vector);
        require(values.size() == length, "rows of unequal length");
        vectors.push_back(Eigen::Map<const Vector>(values.data(), std::ssize(values)));
    }
    return vectors;
}

Json fromDirections(const Directions& directions) {
    return {{"kind", fromMessage(directions.kind)},
            {"names", directions.names},
            {"values", fromMeasured(directions.values)},
            {"weights", fromVectors(directions.weights)},
            {"total", fromMeasured(directions.total)}};
}

Directions toDirections(const Json& json) {
    Directions directions{toMessage(json.at("kind")),
                          json.at("names").get<Names>(),
                          toMeasuredList(json.at("values")),
                          {}};
    directions.weights = toVectors(json.at("weights"), directions.names.size());
    if (json.contains("total")) directions.total = toMeasured(json.at("total"));
    require(directions.weights.size() == directions.values.size(), "directions without a value");
    return directions;
}

Json fromPath(const Path& path) {
    Json json{{"lambda_kind", fromMessage(path.lambdaKind)},
              {"lambdas", fromMeasured(path.lambdas)},
              {"names", path.names},
              {"norm_kind", fromMessage(path.normKind)},
              {"relevance_kind", fromMessage(path.relevanceKind)},
              {"norms", fromVectors(path.norms)},
              {"score_kind", fromMessage(path.scoreKind)},
              {"score_caution", fromMessage(path.scoreCaution)},
              {"scores", fromMeasured(path.scores)},
              {"errors", fromMeasured(path.errors)},
              {"best", path.best},
              {"sparse", path.sparse},
              {"chosen", path.chosen}};
    if (Json models = fromPathModels(path); !models.is_null()) json["models"] = std::move(models);
    return json;
}

PathPtr toPath(const Json& json, FittedRecipePtr recipe) {
    auto path = std::make_shared<Path>();
    path->lambdaKind = toMessage(json.at("lambda_kind"));
    path->lambdas = toMeasuredList(json.at("lambdas"));
    path->names = json.at("names").get<Names>();
    path->normKind = toMessage(json.at("norm_kind"));
    path->relevanceKind = textIn(json, "relevance_kind");
    path->norms = toVectors(json.at("norms"), path->names.size());
    path->scoreKind = toMessage(json.at("score_kind"));
    path->scoreCaution = textIn(json, "score_caution");
    path->scores = toMeasuredList(json.at("scores"));
    path->errors = toMeasuredList(json.at("errors"));
    path->best = json.at("best");
    path->sparse = json.at("sparse");
    path->chosen = json.at("chosen");
    const std::size_t size = path->lambdas.size();
    for (const std::size_t length : {path->norms.size(), path->scores.size(), path->errors.size()})
        require(length == 0 || length == size, "a path whose parts differ in length");
    for (const Index position : {path->best, path->sparse, path->chosen})
        require(position >= -1 && position < static_cast<Index>(size), "a place beside the path");
    if (json.contains("models"))  // not in older files
        path->predictorAt = toPathModels(json.at("models"), std::move(recipe), size);
    return path;
}

Json fromRound(const Boosting::Round& round) {
    return {{"output", round.output},        {"omega", fromRows(round.frequencies.transpose())},
            {"b", fromVector(round.shifts)}, {"q", fromVector(round.weights)},
            {"alpha", round.step},           {"landmark", fromVector(round.landmark)}};
}

/// Those of an older file have not told what their rounds learned.
bool tellsLearners(const Boosting& boosting) {
    return boosting.start.size() > 0;
}

Json fromBoosting(const Boosting& boosting) {
    Json margins = Json::array();
    for (const auto& round : boosting.rounds)
        margins.push_back(fromMeasured({round->margins.begin(), round->margins.end()}));
    Json json{{"margin_kind", fromMessage(boosting.marginKind)},
              {"margins", margins},
              {"chosen", boosting.chosen},
              {"loss_kind", fromMessage(boosting.lossKind)}};
    if (!tellsLearners(boosting)) return json;
    json["start"] = fromVector(boosting.start);
    json["slopes"] = boosting.slopes;
    json["most_rounds"] = boosting.mostRounds;
    for (const auto& round : boosting.rounds) json["rounds"].push_back(fromRound(*round));
    return json;
}

/// What a round has learned, which older files do not tell.
void readRound(const Json& json, const FittedRecipe& recipe, Boosting::Round& round) {
    round.output = json.at("output");
    round.frequencies = toMatrix(json.at("omega"), recipe.inputs()).transpose();
    round.shifts = toVector(json.at("b"));
    round.weights = toVector(json.at("q"));
    round.step = json.at("alpha");
    round.landmark = toVector(json.at("landmark"));
    const Index waves = round.weights.size();
    require(waves > 0 && round.frequencies.cols() == waves && round.shifts.size() == waves &&
                round.landmark.size() == recipe.inputs(),
            "a round whose parts differ in length");
    require(round.output >= 0 && round.output < recipe.outputs(), "a round of another output");
}

BoostingPtr toBoosting(const Json& json, const FittedRecipe& recipe) {
    auto boosting = std::make_shared<Boosting>();
    boosting->marginKind = toMessage(json.at("margin_kind"));
    boosting->lossKind = toMessage(json.at("loss_kind"));
    boosting->chosen = json.at("chosen");
    const Json& margins = json.at("margins");
    const bool hasLearners = json.contains("rounds");
    require(!hasLearners || json.at("rounds").size() == margins.size(),
            "rounds without their margins");
    for (std::size_t i = 0; i < margins.size(); ++i) {
        auto round = std::make_shared<Boosting::Round>();
        const std::vector<double> values = toMeasuredList(margins[i]);
        require(values.size() == round->margins.size(), "a round without its margins");
        std::ranges::copy(values, round->margins.begin());
        if (hasLearners) readRound(json.at("rounds")[i], recipe, *round);
        boosting->rounds.push_back(std::move(round));
    }
    const Index rounds = roundCount(*boosting);
    if (hasLearners) {
        boosting->start = toVector(json.at("start"));
        boosting->slopes = json.at("slopes").get<std::vector<double>>();
        boosting->mostRounds = json.at("most_rounds");
        require(boosting->start.size() == recipe.outputs() &&
                    std::ssize(boosting->rounds) == rounds * recipe.outputs() &&
                    boosting->mostRounds >= rounds,
                "rounds of other outputs");
        require(boosting->slopes.empty() || std::ssize(boosting->slopes) == rounds,
                "a round without its calibration");
    }
    require(boosting->chosen >= 0 && boosting->chosen <= rounds, "more rounds than there are");
    return boosting;
}

Json fromRowsName(const RowsName& rows) {
    return {{"many", fromMessage(rows.many)}, {"one", fromMessage(rows.one)}};
}

RowsName toRowsName(const Json& json) {
    return {toMessage(json.at("many")), toMessage(json.at("one"))};
}

Json fromRange(const Range& range) {
    return fromMeasured({range.low, range.high});
}

Range toRange(const Json& json) {
    const std::vector<double> ends = toMeasuredList(json);
    require(ends.size() == 2, "an interval without two ends");
    return {ends[0], ends[1]};
}

Json fromPartMetrics(const Metrics& metrics) {
    Json json = Json::object();
    for (const auto& [name, value] : metrics) json[name] = fromMeasured(value);
    return json;
}

Metrics toPartMetrics(const Json& json) {
    Metrics metrics;
    for (const auto& [name, value] : json.items()) metrics.emplace_back(name, toMeasured(value));
    return metrics;
}

}  // namespace

Json fromMetrics(const SplitMetrics& metrics) {
    return {{"train", fromPartMetrics(metrics.train)},
            {"validation", fromPartMetrics(metrics.validation)},
            {"test", fromPartMetrics(metrics.test)}};
}

SplitMetrics toMetrics(const Json& json) {
    return {toPartMetrics(json.at("train")),
            toPartMetrics(json.at("validation")),
            toPartMetrics(json.at("test")),
            {}};
}

Json fromImportance(const VariableImportance& importance) {
    Json intervals = Json::array();
    for (const Range& one : importance.intervals) intervals.push_back(fromRange(one));
    Json groups = Json::array();
    for (const GroupImportance& group : importance.groups)
        groups.push_back({{"columns", group.columns},
                          {"share", fromMeasured(group.share)},
                          {"interval", fromRange(group.interval)}});
    return {{"names", importance.names},
            {"shares", fromMeasured(importance.shares)},
            {"intervals", intervals},
            {"explained", fromMeasured(importance.explained)},
            {"explained_interval", fromRange(importance.explainedInterval)},
            {"rows_are", fromRowsName(importance.rowsAre)},
            {"are_learned", importance.areLearned},
            {"against_training", importance.isAgainstTraining},
            {"rows", importance.rows},
            {"of_rows", importance.ofRows},
            {"ranking", importance.ranking ? fromMeasured(*importance.ranking) : Json()},
            {"groups", groups}};
}

VariableImportance toImportance(const Json& json, std::size_t sources) {
    VariableImportance importance{json.at("names").get<Names>(),
                                  toMeasuredList(json.at("shares")),
                                  {},
                                  toMeasured(json.at("explained")),
                                  toRange(json.at("explained_interval")),
                                  toRowsName(json.at("rows_are")),
                                  json.at("are_learned"),
                                  json.at("rows"),
                                  json.at("of_rows")};
    importance.isAgainstTraining = json.value("against_training", false);
    for (const Json& one : json.at("intervals")) importance.intervals.push_back(toRange(one));
    for (const std::size_t size :
         {importance.names.size(), importance.shares.size(), importance.intervals.size()})
        require(size == sources, "importances of other sources");
    if (const Json ranking = json.value("ranking", Json()); !ranking.is_null())
        importance.ranking = toMeasured(ranking);
    for (const Json& one : json.value("groups", Json::array())) {
        GroupImportance group{one.at("columns").get<std::vector<std::size_t>>(),
                              toMeasured(one.at("share")), toRange(one.at("interval"))};
        require(group.columns.size() > 1 &&
                    std::ranges::all_of(group.columns,
                                        [&](std::size_t column) { return column < sources; }),
                "a group of sources that are not there");
        importance.groups.push_back(std::move(group));
    }
    return importance;
}

Json fromConformal(const Conformal& held) {
    return {{"scores", fromMeasured(held.scores)},    {"rows", held.rows},
            {"rows_are", fromRowsName(held.rowsAre)}, {"size_at", fromMeasured(held.size.places)},
            {"sizes", fromMeasured(held.size.sizes)}, {"of", transformName(held.transform)}};
}

Conformal toConformal(const Json& json) {
    Conformal held{toMeasuredList(json.at("scores")), json.at("rows"),
                   toRowsName(json.at("rows_are"))};
    require(!held.scores.empty() && held.rows >= std::ssize(held.scores) &&
                std::ranges::is_sorted(held.scores) && std::isfinite(held.scores.back()) &&
                held.scores.front() >= 0.,
            "held-out errors out of order");
    const std::string of = json.value("of", "none");
    for (const Transform transform : {Transform::Log, Transform::Sqrt})
        if (of == transformName(transform)) held.transform = transform;
    if (!json.contains("sizes")) return held;
    held.size = {toMeasuredList(json.at("size_at")), toMeasuredList(json.at("sizes"))};
    const auto& [places, sizes] = held.size;
    require(
        places.size() == sizes.size() && std::ranges::is_sorted(places) &&
            std::ranges::all_of(sizes, [](double one) { return one > 0. && std::isfinite(one); }),
        "sizes of errors out of order");
    return held;
}

Json fromSelection(const Selection& selection) {
    return {
        {"rule", fromMessage(selection.rule)},        {"order", selection.order},
        {"scores", fromMeasured(selection.scores)},   {"chosen", selection.chosen},
        {"lower_is_better", selection.lowerIsBetter}, {"measure", fromMessage(selection.measure)},
        {"scored", fromMessage(selection.scored)}};
}

Selection toSelection(const Json& json, std::size_t sources) {
    Selection selection{toMessage(json.at("rule")),
                        json.at("order").get<std::vector<Index>>(),
                        toMeasuredList(json.at("scores")),
                        json.at("chosen"),
                        json.value("lower_is_better", false),
                        textIn(json, "measure"),
                        textIn(json, "scored")};
    require(areWithin(selection.order, sources), "a selection of sources that are not there");
    require(
        std::set(selection.order.begin(), selection.order.end()).size() == selection.order.size(),
        "a source that is selected twice");
    require(selection.scores.size() <= selection.order.size() && selection.chosen >= 0 &&
                selection.chosen <= std::ssize(selection.order),
            "a selection that does not fit its order");
    return selection;
}

void addFindings(const Snapshot& snapshot, Json& file) {
    if (snapshot.relevance) file["relevance"] = fromRelevance(*snapshot.relevance);
    if (snapshot.selection) file["selection"] = fromSelection(*snapshot.selection);
    if (snapshot.importance) file["importance"] = fromImportance(*snapshot.importance);
    if (snapshot.conformal) file["conformal"] = fromConformal(*snapshot.conformal);
    if (snapshot.interactions) file["interactions"] = fromInteractions(*snapshot.interactions);
    if (snapshot.directions) file["directions"] = fromDirections(*snapshot.directions);
    if (snapshot.path) file["path"] = fromPath(*snapshot.path);
    if (snapshot.boosting) file["boosting"] = fromBoosting(*snapshot.boosting);
}

void readFindings(const Json& file, const FittedRecipePtr& recipe, Snapshot& snapshot) {
    const std::size_t sources = file.at("preprocessing").at("sources").size();
    if (file.contains("relevance")) {
        snapshot.relevance = toRelevance(file.at("relevance"));
        require(snapshot.relevance->names.size() == sources, "relevances of other sources");
    }
    require(snapshot.trail.size() == 0 || snapshot.trail.series().size() == sources,
            "a course of relevances of other sources");
    if (file.contains("selection")) snapshot.selection = toSelection(file.at("selection"), sources);
    if (file.contains("importance"))
        snapshot.importance = toImportance(file.at("importance"), sources);
    if (file.contains("conformal")) snapshot.conformal = toConformal(file.at("conformal"));
    if (file.contains("interactions"))
        snapshot.interactions = toInteractions(file.at("interactions"));
    if (file.contains("directions")) snapshot.directions = toDirections(file.at("directions"));
    if (file.contains("path")) snapshot.path = toPath(file.at("path"), recipe);
    if (file.contains("boosting")) snapshot.boosting = toBoosting(file.at("boosting"), *recipe);
}

}  // namespace ardent::json
