#include "core/store/path_models_json.h"

#include <algorithm>
#include <unordered_map>

#include "core/model/loss.h"
#include "core/store/function_json.h"

namespace ardent::json {
namespace {

constexpr Index kMostNumbers = 4'000'000;

/// The different waves of several models, each with its frequencies (d) and its phase.
class Waves {
public:
    std::vector<Index> add(const FourierBasis& basis) {
        std::vector<Index> places;
        for (Index k = 0; k < basis.phases.size(); ++k) {
            Vector wave(basis.frequencies.rows() + 1);
            wave << basis.frequencies.col(k), basis.phases[k];
            const std::string key(reinterpret_cast<const char*>(wave.data()),
                                  sizeof(double) * static_cast<std::size_t>(wave.size()));
            const auto [known, isNew] = places_.try_emplace(key, std::ssize(waves_));
            if (isNew) waves_.push_back(std::move(wave));
            places.push_back(known->second);
        }
        return places;
    }

    Json omega() const {
        Json rows = Json::array();
        for (const Vector& wave : waves_) rows.push_back(fromVector(wave.head(wave.size() - 1)));
        return rows;
    }
    Json phases() const {
        Json values = Json::array();
        for (const Vector& wave : waves_) values.push_back(wave[wave.size() - 1]);
        return values;
    }

private:
    std::unordered_map<std::string, Index> places_;
    std::vector<Vector> waves_;
};

Index numbersIn(const FourierModel& model) {
    return model.weights.size() + model.linear.size() + model.scale.size();
}

Index numbersIn(const KernelModel& model) {
    return model.weights.size();
}

Index numbersIn(const TreeModel& model) {
    return nodeCount(model);
}

Json fromFourierModels(const std::vector<PredictorPtr>& predictors) {
    Waves waves;
    Json each = Json::array();
    const FourierBasis* last = nullptr;
    std::vector<Index> places;
    for (const PredictorPtr& predictor : predictors) {
        const FourierModel& model = *predictor->fourier();
        if (model.basis.get() != last) places = waves.add(*model.basis);
        last = model.basis.get();
        each.push_back({{"waves", places},
                        {"scale", fromVector(model.scale)},
                        {"a", fromRows(model.weights)},
                        {"c", fromVector(model.intercept)},
                        {"L", fromRows(model.linear)}});
    }
    return {{"omega", waves.omega()}, {"b", waves.phases()}, {"each", std::move(each)}};
}

/// All are expansions over the points of the first, written whole, with weights of their own.
Json fromKernelModels(const std::vector<PredictorPtr>& predictors) {
    Json whole;
    addFunction(*predictors.front(), whole);
    Json each = Json::array();
    for (const PredictorPtr& predictor : predictors) {
        const auto& model = std::get<KernelModel>(predictor->model);
        each.push_back({{"a", fromRows(model.weights)}, {"c", fromVector(model.intercept)}});
    }
    return {{"over", std::move(whole)}, {"each", std::move(each)}};
}

bool shareTheirPoints(const std::vector<PredictorPtr>& predictors) {
    if (predictors.front()->kernel() == nullptr) return false;
    const auto& first = std::get<KernelModel>(predictors.front()->model);
    return std::ranges::all_of(predictors, [&](const PredictorPtr& predictor) {
        const auto* model = std::get_if<KernelModel>(&predictor->model);
        return model && model->points == first.points && model->kernel == first.kernel &&
               model->width == first.width && model->scale.size() == first.scale.size() &&
               model->scale == first.scale;
    });
}

struct StoredFourier {
    struct Part {
        std::vector<Index> waves;
        Vector scale;
        Matrix weights;
        Vector intercept;
        Matrix linear;
    };
    Matrix frequencies;  // d × number of waves
    Vector phases;
    std::vector<Part> parts;
};

FourierModel modelOf(const StoredFourier& stored, const StoredFourier::Part& part) {
    auto basis = std::make_shared<FourierBasis>();
    basis->frequencies = stored.frequencies(Eigen::all, part.waves);
    basis->phases = stored.phases(part.waves);
    return {std::move(basis), part.scale, part.weights, part.intercept, part.linear};
}

StoredFourier::Part toPart(const Json& json, Index waves, Index inputs, Index outputs) {
    StoredFourier::Part part{
        json.at("waves").get<std::vector<Index>>(),
        toVector(json.at("scale")),
        toMatrix(json.at("a"), outputs),
        toVector(json.at("c")),
        Matrix(),
    };
    if (!json.at("L").empty()) part.linear = toMatrix(json.at("L"), inputs);
    require(part.scale.size() == inputs && part.intercept.size() == outputs &&
                part.weights.rows() == std::ssize(part.waves) &&
                (part.linear.size() == 0 || part.linear.rows() == outputs),
            "shapes that disagree");
    require(std::ranges::all_of(part.waves, [&](Index at) { return at >= 0 && at < waves; }),
            "a wave that is not there");
    return part;
}

std::function<PredictorPtr(Index)> toFourierModels(const Json& json, FittedRecipePtr recipe) {
    auto stored = std::make_shared<StoredFourier>();
    stored->frequencies = toMatrix(json.at("omega"), recipe->inputs()).transpose();
    stored->phases = toVector(json.at("b"));
    require(stored->phases.size() == stored->frequencies.cols(), "shapes that disagree");
    for (const Json& one : json.at("each"))
        stored->parts.push_back(
            toPart(one, stored->phases.size(), recipe->inputs(), recipe->outputs()));
    return [stored, recipe](Index at) {
        return std::make_shared<const Predictor>(
            Predictor{recipe, modelOf(*stored, stored->parts.at(static_cast<std::size_t>(at))),
                      linkFor(lossFor(*recipe))});
    };
}

std::function<PredictorPtr(Index)> toKernelModels(const Json& json, FittedRecipePtr recipe) {
    const Predictor first = toPredictor(json.at("over"), recipe);
    require(first.kernel() != nullptr, "a model of another kind");
    const auto& expansion = std::get<KernelModel>(first.model);
    std::vector<PredictorPtr> predictors;
    for (const Json& one : json.at("each")) {
        KernelModel model = expansion;
        model.weights = toMatrix(one.at("a"), recipe->outputs());
        model.intercept = toVector(one.at("c"));
        require(model.weights.rows() == model.points->rows() &&
                    model.intercept.size() == recipe->outputs(),
                "shapes that disagree");
        predictors.push_back(std::make_shared<const Predictor>(
            Predictor{first.recipe, std::move(model), first.link}));
    }
    return [predictors](Index at) { return predictors.at(static_cast<std::size_t>(at)); };
}

}  // namespace

Json fromPathModels(const Path& path) {
    if (!path.predictorAt || path.lambdas.empty()) return nullptr;
    std::vector<PredictorPtr> predictors;
    Index numbers = 0;
    for (Index at = 0; at < std::ssize(path.lambdas); ++at) {
        predictors.push_back(path.predictorAt(at));
        numbers += std::visit([](const auto& model) { return numbersIn(model); },
                              predictors.back()->model);
        if (numbers > kMostNumbers) return nullptr;
    }
    if (predictors.front()->fourier()) return fromFourierModels(predictors);
    return shareTheirPoints(predictors) ? fromKernelModels(predictors) : Json(nullptr);
}

std::function<PredictorPtr(Index)> toPathModels(const Json& json, FittedRecipePtr recipe,
                                                std::size_t lambdas) {
    require(json.at("each").size() == lambdas, "a λ without its model");
    return json.contains("omega") ? toFourierModels(json, std::move(recipe))
                                  : toKernelModels(json, std::move(recipe));
}

}  // namespace ardent::json
