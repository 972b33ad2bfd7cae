#include "core/store/model_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "core/base/build_info.h"
#include "core/base/output_file.h"
#include "core/store/function_json.h"
#include "core/store/recipe_json.h"

namespace ardent {
namespace {

using json::Json;
constexpr int kSchema = 1;

constexpr const char* kLinks[] = {"identity", "logistic", "softmax"};

Json modelJson(const StoredModel& stored) {
    const FittedRecipe& recipe = *stored.predictor.recipe;
    Json options = Json::object();
    for (const auto& [id, value] : stored.origin.options)
        std::visit([&, &key = id](const auto& v) { options[key] = v; }, value);
    Json file{
        {"format", "ardent-model"},
        {"schema", kSchema},
        {"kind", json::functionKind(stored.predictor)},
        {"how_to_evaluate", json::howToEvaluate(stored.predictor)},
        {"made_by", {{"program", "Ardent"}, {"version", buildInfo().version}}},
        {"method", stored.origin.method},
        {"options", options},
        {"seed", stored.origin.seed},
        {"task", problemName(recipe.problem)},
        {"target",
         {{"name", recipe.target},
          {"offset", recipe.targetOffset},
          {"scale", recipe.targetScale},
          {"classes", recipe.classes}}},
        {"link", kLinks[static_cast<int>(stored.predictor.link)]},
        {"preprocessing", json::fromPreprocessing(recipe)},
    };
    json::addFunction(stored.predictor, file);
    if (stored.relevance) {
        file["relevance_kind"] = stored.relevance->kind;
        file["relevance"] = stored.relevance->values;
    }
    return file;
}

StoredModel storedFrom(const Json& file) {
    StoredModel stored;
    auto recipe = json::toRecipe(file);
    const Index inputs = recipe.inputs();
    const Index outputs = recipe.outputs();
    stored.predictor.recipe = std::make_shared<const FittedRecipe>(std::move(recipe));
    const auto link = std::ranges::find(kLinks, file.at("link").get<std::string>());
    if (link == std::end(kLinks)) throw std::invalid_argument("an unknown link");
    stored.predictor.link = static_cast<Link>(link - std::begin(kLinks));
    const bool regression = stored.predictor.recipe->problem == Problem::Regression;
    if (regression != (stored.predictor.link == Link::Identity) ||
        (outputs == 1) != (stored.predictor.link != Link::Softmax))
        throw std::invalid_argument("a link that does not fit the task");

    stored.predictor.model = json::toFunction(file, inputs, outputs);

    if (file.contains("relevance")) {
        Relevance relevance;
        relevance.kind = file.at("relevance_kind");
        relevance.values = file.at("relevance").get<std::vector<double>>();
        for (const SourceColumn& source : stored.predictor.recipe->sources)
            relevance.names.push_back(source.name);
        if (relevance.values.size() != relevance.names.size())
            throw std::invalid_argument("relevances that do not fit the sources");
        stored.relevance = std::move(relevance);
    }
    stored.origin.method = file.at("method");
    stored.origin.seed = file.at("seed");
    for (const auto& [id, value] : file.at("options").items()) {
        if (value.is_boolean())
            stored.origin.options[id] = value.get<bool>();
        else if (value.is_number_integer())
            stored.origin.options[id] = value.get<long long>();
        else if (value.is_number())
            stored.origin.options[id] = value.get<double>();
        else
            stored.origin.options[id] = value.get<std::string>();
    }
    return stored;
}

}  // namespace

Result<> saveModel(const StoredModel& stored, const std::filesystem::path& path) {
    return writeFileAtomically(path, modelJson(stored).dump(1) + '\n');
}

Result<StoredModel> loadModel(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file)
        return fail(Fault::Data, fmt::format("{}: the model file cannot be read; check the path.",
                                             path.string()));
    try {
        const Json content = Json::parse(file, nullptr, false);
        if (!content.is_object() || content.value("format", "") != "ardent-model")
            return fail(Fault::Data,
                        fmt::format("{}: this is not an Ardent model file; write one with "
                                    "`ardent-cli train … --model FILE`.",
                                    path.string()));
        if (content.value("schema", 0) != kSchema)
            return fail(
                Fault::Data,
                fmt::format("{}: the model file has schema {}, this program reads schema {}; use "
                            "the version that wrote it.",
                            path.string(), content.value("schema", 0), kSchema));
        return storedFrom(content);
    } catch (const std::exception& error) {
        return fail(Fault::Data, fmt::format("{}: the model file is damaged ({}); write it again.",
                                             path.string(), error.what()));
    }
}

}  // namespace ardent
