#include "core/explain/scale_relevance.h"

#include "core/method/top_k.h"

namespace ardent {

Relevance scaleRelevance(const Predictor& predictor) {
    Relevance relevance;
    relevance.kind = "|γ|, kernel scale per standard deviation";
    relevance.values = pooledNorms(predictor.model.scale, inputGroups(*predictor.recipe));
    for (const SourceColumn& source : predictor.recipe->sources) {
        relevance.names.push_back(source.name);
    }
    return relevance;
}

}  // namespace ardent
