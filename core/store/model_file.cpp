#include "core/store/model_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/build_info.h"
#include "core/base/output_file.h"

namespace ardent {
namespace {

using Json = nlohmann::ordered_json;
constexpr int kSchema = 1;

Json toJson(const Vector& values) {
    return std::vector<double>(values.begin(), values.end());
}

Json rowsToJson(const Matrix& matrix) {
    Json rows = Json::array();
    for (Index i = 0; i < matrix.rows(); ++i) rows.push_back(toJson(matrix.row(i).transpose()));
    return rows;
}

Vector vectorFrom(const Json& json) {
    const auto values = json.get<std::vector<double>>();
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

Matrix matrixFrom(const Json& json, Index columns) {
    Matrix matrix(static_cast<Index>(json.size()), columns);
    for (Index i = 0; i < matrix.rows(); ++i) {
        const Vector row = vectorFrom(json.at(static_cast<std::size_t>(i)));
        if (row.size() != columns) throw std::invalid_argument("rows of unequal length");
        matrix.row(i) = row.transpose();
    }
    return matrix;
}

constexpr const char* kLinks[] = {"identity", "logistic", "softmax"};

Json preprocessingJson(const FittedRecipe& recipe) {
    Json sources = Json::array();
    for (const SourceColumn& source : recipe.sources) {
        const bool numeric = source.type == ColumnType::Numeric;
        Json json{{"name", source.name}, {"type", numeric ? "numeric" : "categorical"}};
        if (numeric)
            json["missing_becomes"] = source.fill;
        else
            json["levels"] = source.levels;
        sources.push_back(std::move(json));
    }
    Json columns = Json::array();
    for (const EncodedColumn& column : recipe.columns) {
        Json json{{"name", column.name}, {"source", column.source}};
        if (column.level >= 0) json["level"] = column.level;
        json["offset"] = column.offset;
        json["scale"] = column.scale;
        columns.push_back(std::move(json));
    }
    return {{"sources", sources}, {"inputs", columns}};
}

Json modelJson(const StoredModel& stored) {
    const FittedRecipe& recipe = *stored.predictor.recipe;
    const FourierModel& model = *stored.predictor.fourier();
    Json options = Json::object();
    for (const auto& [id, value] : stored.origin.options)
        std::visit([&, &key = id](const auto& v) { options[key] = v; }, value);
    Json json{
        {"format", "ardent-model"},
        {"schema", kSchema},
        {"how_to_evaluate",
         "u_j = (value_j - offset_j) / scale_j for every input j (a level's indicator is 0 or 1); "
         "f_c = c[c] + sum_k a[k][c] cos(sum_j omega[k][j] u_j + b[k]) + sum_j L[c][j] u_j; "
         "identity: prediction = target.offset + target.scale * f; logistic: P(second class) = "
         "1 / (1 + exp(-f)); softmax: P(class c) = exp(f_c) / sum exp(f)"},
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
        {"preprocessing", preprocessingJson(recipe)},
    };
    const Matrix omega = (model.scale.asDiagonal() * model.basis->frequencies).transpose();
    json["omega"] = rowsToJson(omega);
    json["b"] = toJson(model.basis->phases);
    json["a"] = rowsToJson(model.weights);
    json["c"] = toJson(model.intercept);
    json["L"] = rowsToJson(model.linear);
    json["scale"] = toJson(model.scale);
    if (stored.relevance) {
        json["relevance_kind"] = stored.relevance->kind;
        json["relevance"] = stored.relevance->values;
    }
    return json;
}

/// Inputs follow the order of their sources; a level belongs to a categorical source and exists
/// there.
void checkInput(const EncodedColumn& input, const FittedRecipe& recipe) {
    const SourceColumn& source = recipe.sources[static_cast<std::size_t>(input.source)];
    const bool numeric = source.type == ColumnType::Numeric;
    const Index before = recipe.columns.empty() ? 0 : recipe.columns.back().source;
    if (input.source < before || input.source > before + 1)
        throw std::invalid_argument("inputs that do not follow their sources");
    if (numeric != (input.level < 0) ||
        input.level >= static_cast<Index>(source.levels.size() + numeric))
        throw std::invalid_argument("an input whose level its source does not have");
    if (!std::isfinite(input.scale) || input.scale == 0. || !std::isfinite(input.offset))
        throw std::invalid_argument("an input without a scale");
}

void checkTarget(const FittedRecipe& recipe) {
    const bool regression = recipe.problem == Problem::Regression;
    if (regression != recipe.classes.empty() || recipe.classes.size() == 1)
        throw std::invalid_argument("classes that do not fit the task");
    if (!std::isfinite(recipe.targetScale) || recipe.targetScale == 0. ||
        !std::isfinite(recipe.targetOffset))
        throw std::invalid_argument("a target without a scale");
}

FittedRecipe recipeFrom(const Json& json) {
    FittedRecipe recipe;
    if (json.at("task") != "regression" && json.at("task") != "classification")
        throw std::invalid_argument("an unknown task");
    recipe.problem =
        json.at("task") == "regression" ? Problem::Regression : Problem::Classification;
    const Json& target = json.at("target");
    recipe.target = target.at("name");
    recipe.targetOffset = target.at("offset");
    recipe.targetScale = target.at("scale");
    recipe.classes = target.at("classes").get<std::vector<std::string>>();
    checkTarget(recipe);
    for (const Json& source : json.at("preprocessing").at("sources")) {
        SourceColumn column;
        column.name = source.at("name");
        column.type =
            source.at("type") == "numeric" ? ColumnType::Numeric : ColumnType::Categorical;
        column.fill = source.value("missing_becomes", 0.);
        column.levels = source.value("levels", std::vector<std::string>());
        recipe.sources.push_back(std::move(column));
    }
    for (const Json& input : json.at("preprocessing").at("inputs")) {
        EncodedColumn column;
        column.name = input.at("name");
        column.source = input.at("source");
        column.level = input.value("level", Index{-1});
        column.offset = input.at("offset");
        column.scale = input.at("scale");
        if (column.source < 0 || column.source >= static_cast<Index>(recipe.sources.size()))
            throw std::invalid_argument("an input without a source");
        checkInput(column, recipe);
        recipe.columns.push_back(std::move(column));
    }
    return recipe;
}

StoredModel storedFrom(const Json& json) {
    StoredModel stored;
    auto recipe = recipeFrom(json);
    const Index inputs = recipe.inputs();
    const Index outputs = recipe.outputs();
    stored.predictor.recipe = std::make_shared<const FittedRecipe>(std::move(recipe));
    const auto link = std::ranges::find(kLinks, json.at("link").get<std::string>());
    if (link == std::end(kLinks)) throw std::invalid_argument("an unknown link");
    stored.predictor.link = static_cast<Link>(link - std::begin(kLinks));
    const bool regression = stored.predictor.recipe->problem == Problem::Regression;
    if (regression != (stored.predictor.link == Link::Identity) ||
        (outputs == 1) != (stored.predictor.link != Link::Softmax))
        throw std::invalid_argument("a link that does not fit the task");

    FourierModel model;
    auto basis = std::make_shared<FourierBasis>();
    basis->phases = vectorFrom(json.at("b"));
    model.scale = vectorFrom(json.at("scale"));
    basis->frequencies = matrixFrom(json.at("omega"), inputs).transpose();
    if (model.scale.size() != inputs) throw std::invalid_argument("shapes that disagree");
    for (Index j = 0; j < inputs; ++j)
        if (model.scale[j] != 0.) basis->frequencies.row(j) /= model.scale[j];
    model.weights = matrixFrom(json.at("a"), outputs);
    model.intercept = vectorFrom(json.at("c"));
    if (!json.at("L").empty()) model.linear = matrixFrom(json.at("L"), inputs);
    const Index features = basis->frequencies.cols();
    if (basis->phases.size() != features || model.weights.rows() != features ||
        model.intercept.size() != outputs ||
        (model.linear.size() != 0 && model.linear.rows() != outputs))
        throw std::invalid_argument("shapes that disagree");
    model.basis = std::move(basis);
    stored.predictor.model = std::move(model);

    if (json.contains("relevance")) {
        Relevance relevance;
        relevance.kind = json.at("relevance_kind");
        relevance.values = json.at("relevance").get<std::vector<double>>();
        for (const SourceColumn& source : stored.predictor.recipe->sources)
            relevance.names.push_back(source.name);
        if (relevance.values.size() != relevance.names.size())
            throw std::invalid_argument("relevances that do not fit the sources");
        stored.relevance = std::move(relevance);
    }
    stored.origin.method = json.at("method");
    stored.origin.seed = json.at("seed");
    for (const auto& [id, value] : json.at("options").items()) {
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
        const Json json = Json::parse(file, nullptr, false);
        if (!json.is_object() || json.value("format", "") != "ardent-model")
            return fail(Fault::Data,
                        fmt::format("{}: this is not an Ardent model file; write one with "
                                    "`ardent-cli train … --model FILE`.",
                                    path.string()));
        if (json.value("schema", 0) != kSchema)
            return fail(
                Fault::Data,
                fmt::format("{}: the model file has schema {}, this program reads schema {}; use "
                            "the version that wrote it.",
                            path.string(), json.value("schema", 0), kSchema));
        return storedFrom(json);
    } catch (const std::exception& error) {
        return fail(Fault::Data, fmt::format("{}: the model file is damaged ({}); write it again.",
                                             path.string(), error.what()));
    }
}

}  // namespace ardent
