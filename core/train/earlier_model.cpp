#include "core/train/earlier_model.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/data/task/varying_sources.h"
#include "core/train/varying_relevance.h"

namespace ardent {
namespace {

std::optional<Relevance> columnNorms(const Path& path, Index position, const FittedRecipe& recipe) {
    if (path.norms.empty()) return std::nullopt;
    const Vector& norms = path.norms.at(static_cast<std::size_t>(position));
    Relevance relevance{path.relevanceKind.empty() ? path.normKind : path.relevanceKind, {}, {}};
    for (const SourceColumn& source : recipe.sources) {
        const auto found = std::ranges::find(path.names, source.name);
        relevance.names.push_back(source.name);
        relevance.values.push_back(
            found == path.names.end() ? 0. : std::abs(norms[found - path.names.begin()]));
    }
    return relevance;
}

std::shared_ptr<Snapshot> withModel(const Snapshot& snapshot, PredictorPtr predictor) {
    auto earlier = std::make_shared<Snapshot>(snapshot);
    earlier->predictor = std::move(predictor);
    earlier->keptTick.reset();
    earlier->importance.reset();
    earlier->conformal.reset();
    earlier->relevance.reset();
    earlier->selection.reset();
    earlier->interactions.reset();
    earlier->directions.reset();
    earlier->metrics.reset();
    return earlier;
}

}  // namespace

bool hasEarlierModels(const Snapshot& snapshot) {
    return (snapshot.path && snapshot.path->predictorAt) ||
           (snapshot.boosting && snapshot.boosting->predictorAt);
}

SnapshotPtr atLambda(const Snapshot& snapshot, Index position) {
    check(snapshot.path != nullptr, "there is no path to look back on");
    const Path& path = *snapshot.path;
    auto earlier = withModel(snapshot, path.predictorAt(position));
    earlier->relevance = columnNorms(path, position, *earlier->predictor->recipe);
    return earlier;
}

SnapshotPtr afterRounds(const Snapshot& snapshot, Index rounds) {
    check(snapshot.boosting != nullptr, "there are no rounds to look back on");
    auto earlier = withModel(snapshot, snapshot.boosting->predictorAt(rounds));
    if (!snapshot.boosting->relevanceAt) return earlier;
    earlier->relevance = snapshot.boosting->relevanceAt(rounds);
    zeroConstantColumns(varyingSources(*earlier->predictor->recipe), *earlier->relevance);
    return earlier;
}

}  // namespace ardent
