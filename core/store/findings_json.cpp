#include "core/store/findings_json.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace ardent::json {
namespace {

using Names = std::vector<std::string>;

void require(bool fits, const char* what) {
    if (!fits) throw std::invalid_argument(what);
}

bool areWithin(const std::vector<Index>& positions, std::size_t size) {
    return std::ranges::all_of(positions,
                               [&](Index i) { return i >= 0 && i < static_cast<Index>(size); });
}

Json fromRelevance(const Relevance& relevance) {
    return {{"kind", relevance.kind},
            {"names", relevance.names},
            {"values", fromMeasured(relevance.values)}};
}

Relevance toRelevance(const Json& json) {
    Relevance relevance{json.at("kind"), json.at("names").get<Names>(),
                        toMeasuredList(json.at("values"))};
    require(relevance.names.size() == relevance.values.size(), "relevances without a name");
    return relevance;
}

Json fromSelection(const Selection& selection) {
    return {{"rule", selection.rule},
            {"order", selection.order},
            {"scores", fromMeasured(selection.scores)},
            {"chosen", selection.chosen},
            {"lower_is_better", selection.lowerIsBetter},
            {"measure", selection.measure}};
}

Selection toSelection(const Json& json, std::size_t sources) {
    Selection selection{json.at("rule"),
                        json.at("order").get<std::vector<Index>>(),
                        toMeasuredList(json.at("scores")),
                        json.at("chosen"),
                        json.value("lower_is_better", false),
                        json.value("measure", "")};
    require(areWithin(selection.order, sources), "a selection of sources that are not there");
    require(
        std::set(selection.order.begin(), selection.order.end()).size() == selection.order.size(),
        "a source that is selected twice");
    require(selection.scores.size() <= selection.order.size() && selection.chosen >= 0 &&
                selection.chosen <= std::ssize(selection.order),
            "a selection that does not fit its order");
    return selection;
}

Json fromInteractions(const Interactions& interactions) {
    Json sets = Json::array();
    for (const Interactions::Set& set : interactions.sets)
        sets.push_back({{"sources", set.sources}, {"score", fromMeasured(set.score)}});
    return {{"kind", interactions.kind}, {"names", interactions.names}, {"sets", sets}};
}

Interactions toInteractions(const Json& json) {
    Interactions interactions{json.at("kind"), json.at("names").get<Names>(), {}};
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
    return {{"kind", directions.kind},
            {"names", directions.names},
            {"values", fromMeasured(directions.values)},
            {"weights", fromVectors(directions.weights)},
            {"total", fromMeasured(directions.total)}};
}

Directions toDirections(const Json& json) {
    Directions directions{
        json.at("kind"), json.at("names").get<Names>(), toMeasuredList(json.at("values")), {}};
    directions.weights = toVectors(json.at("weights"), directions.names.size());
    if (json.contains("total")) directions.total = toMeasured(json.at("total"));
    require(directions.weights.size() == directions.values.size(), "directions without a value");
    return directions;
}

Json fromPath(const Path& path) {
    return {{"lambda_kind", path.lambdaKind},
            {"lambdas", fromMeasured(path.lambdas)},
            {"names", path.names},
            {"norm_kind", path.normKind},
            {"norms", fromVectors(path.norms)},
            {"score_kind", path.scoreKind},
            {"scores", fromMeasured(path.scores)},
            {"errors", fromMeasured(path.errors)},
            {"best", path.best},
            {"sparse", path.sparse},
            {"chosen", path.chosen}};
}

PathPtr toPath(const Json& json) {
    auto path = std::make_shared<Path>();
    path->lambdaKind = json.at("lambda_kind");
    path->lambdas = toMeasuredList(json.at("lambdas"));
    path->names = json.at("names").get<Names>();
    path->normKind = json.at("norm_kind");
    path->norms = toVectors(json.at("norms"), path->names.size());
    path->scoreKind = json.at("score_kind");
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
    return path;
}

Json fromBoosting(const Boosting& boosting) {
    Json margins = Json::array();
    for (const auto& round : boosting.rounds)
        margins.push_back(fromMeasured({round->margins.begin(), round->margins.end()}));
    return {{"margin_kind", boosting.marginKind},
            {"margins", margins},
            {"chosen", boosting.chosen},
            {"loss_kind", boosting.lossKind}};
}

BoostingPtr toBoosting(const Json& json) {
    auto boosting = std::make_shared<Boosting>();
    boosting->marginKind = json.at("margin_kind");
    boosting->lossKind = json.at("loss_kind");
    boosting->chosen = json.at("chosen");
    for (const Json& margins : json.at("margins")) {
        auto round = std::make_shared<Boosting::Round>();
        const std::vector<double> values = toMeasuredList(margins);
        require(values.size() == round->margins.size(), "a round without its margins");
        std::ranges::copy(values, round->margins.begin());
        boosting->rounds.push_back(std::move(round));
    }
    require(boosting->chosen >= 0 && boosting->chosen <= roundCount(*boosting),
            "more rounds than there are");
    return boosting;
}

}  // namespace

void addFindings(const Snapshot& snapshot, Json& file) {
    if (snapshot.relevance) file["relevance"] = fromRelevance(*snapshot.relevance);
    if (snapshot.selection) file["selection"] = fromSelection(*snapshot.selection);
    if (snapshot.interactions) file["interactions"] = fromInteractions(*snapshot.interactions);
    if (snapshot.directions) file["directions"] = fromDirections(*snapshot.directions);
    if (snapshot.path) file["path"] = fromPath(*snapshot.path);
    if (snapshot.boosting) file["boosting"] = fromBoosting(*snapshot.boosting);
}

void readFindings(const Json& file, Snapshot& snapshot) {
    const std::size_t sources = file.at("preprocessing").at("sources").size();
    if (file.contains("relevance")) {
        snapshot.relevance = toRelevance(file.at("relevance"));
        require(snapshot.relevance->names.size() == sources, "relevances of other sources");
    }
    require(snapshot.trail.size() == 0 || snapshot.trail.series().size() == sources,
            "a course of relevances of other sources");
    if (file.contains("selection")) snapshot.selection = toSelection(file.at("selection"), sources);
    if (file.contains("interactions"))
        snapshot.interactions = toInteractions(file.at("interactions"));
    if (file.contains("directions")) snapshot.directions = toDirections(file.at("directions"));
    if (file.contains("path")) snapshot.path = toPath(file.at("path"));
    if (file.contains("boosting")) snapshot.boosting = toBoosting(file.at("boosting"));
}

}  // namespace ardent::json
