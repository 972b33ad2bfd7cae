#include "core/store/function_json.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "core/store/tree_json.h"

namespace ardent::json {
namespace {

constexpr const char* kLinkNames[] = {"identity", "logistic", "softmax"};

constexpr const char* kInputs =
    "u_j = (value_j - offset_j) / scale_j for every input j, held within -1e6 and 1e6 and rounded "
    "to 32-bit floating point, 0 where scale_j is 0 (a level's indicator is 0 or 1, and so is an "
    "input that marks_missing cells of its source: 1 where the cell is empty";
constexpr const char* kBetween =
    "; where two levels have one input, u_j = 0 for a cell with neither); ";
constexpr const char* kMean =
    "); for a cell of a level that its source does not list, and an empty one where the "
    "offsets of its source's inputs sum to 1 or its two levels have one input, f is its mean over "
    "the levels, each weighted by its share: the offset of its input, for a level without an input "
    "what is left to 1, and what is left where every level has an input is the share of empty "
    "cells, whose indicators are all 0; ";
constexpr const char* kLinks =
    "identity: prediction = target.offset + target.scale * f; logistic: P(second class) = "
    "1 / (1 + exp(-f)); softmax: P(class c) = exp(f_c) / sum exp(f)";

void addNumbers(const FourierModel& model, Json& file) {
    const Matrix omega = (model.scale.asDiagonal() * model.basis->frequencies).transpose();
    file["omega"] = fromRows(omega);
    file["b"] = fromVector(model.basis->phases);
    file["a"] = fromRows(model.weights);
    file["c"] = fromVector(model.intercept);
    file["L"] = fromRows(model.linear);
    file["scale"] = fromVector(model.scale);
}

void addNumbers(const KernelModel& model, Json& file) {
    file["kernel"] = model.kernel == Kernel::Gaussian ? "gaussian" : "laplace";
    file["gamma"] = model.width;
    file["points"] = fromRows(model.points->cast<double>());
    if (model.scale.size() > 0) file["scale"] = fromVector(model.scale);
    file["a"] = fromRows(model.weights);
    file["c"] = fromVector(model.intercept);
}

void addNumbers(const TreeModel& model, Json& file) {
    file["c"] = fromVector(model.intercept);
    file["weight"] = model.weight;
    file["trees"] = fromTrees(model.trees);
}

FourierModel fourierFrom(const Json& file, Index inputs, Index outputs) {
    FourierModel model;
    auto basis = std::make_shared<FourierBasis>();
    basis->phases = toVector(file.at("b"));
    model.scale = toVector(file.at("scale"));
    basis->frequencies = toMatrix(file.at("omega"), inputs).transpose();
    if (model.scale.size() != inputs) throw std::invalid_argument("shapes that disagree");
    for (Index j = 0; j < inputs; ++j)
        if (model.scale[j] != 0.) basis->frequencies.row(j) /= model.scale[j];
    model.weights = toMatrix(file.at("a"), outputs);
    model.intercept = toVector(file.at("c"));
    if (!file.at("L").empty()) model.linear = toMatrix(file.at("L"), inputs);
    require(basis->frequencies.allFinite(), "waves whose frequencies are no numbers");
    const Index features = basis->frequencies.cols();
    if (basis->phases.size() != features || model.weights.rows() != features ||
        model.intercept.size() != outputs ||
        (model.linear.size() != 0 && model.linear.rows() != outputs))
        throw std::invalid_argument("shapes that disagree");
    model.basis = std::move(basis);
    return model;
}

KernelModel kernelFrom(const Json& file, Index inputs, Index outputs) {
    KernelModel model;
    const std::string kernel = file.at("kernel");
    if (kernel != "gaussian" && kernel != "laplace")
        throw std::invalid_argument("an unknown kernel");
    model.kernel = kernel == "gaussian" ? Kernel::Gaussian : Kernel::Laplace;
    model.width = file.at("gamma");
    model.points =
        std::make_shared<const DesignMatrix>(toMatrix(file.at("points"), inputs).cast<float>());
    if (!(model.width > 0.) || !std::isfinite(model.width))
        throw std::invalid_argument("a kernel without a width");
    if (model.points->rows() == 0 || inputs == 0 || !model.points->allFinite())
        throw std::invalid_argument("points that are no numbers");
    model.weights = toMatrix(file.at("a"), outputs);
    model.intercept = toVector(file.at("c"));
    if (file.contains("scale")) model.scale = toVector(file.at("scale"));
    if (model.weights.rows() != model.points->rows() || model.intercept.size() != outputs ||
        (model.scale.size() != 0 && model.scale.size() != inputs))
        throw std::invalid_argument("shapes that disagree");
    return model;
}

TreeModel treesFrom(const Json& file, Index inputs, Index outputs) {
    TreeModel model;
    model.inputs = inputs;
    model.intercept = toVector(file.at("c"));
    model.weight = file.at("weight");
    model.trees = toTrees(file.at("trees"), inputs, outputs);
    require(model.intercept.size() == outputs, "shapes that disagree");
    return model;
}

constexpr const char* kTrees =
    "f_c = c[c] + weight sum of value[leaf] over the trees whose output is c; from node 0 of a "
    "tree on, where input[i] is no less than 0, go on to node i + 1 if u_input[i] < value[i], both "
    "in 32-bit floating point, else to the first node behind all nodes that begin with i + 1; "
    "where it is -1, i is the leaf (the nodes that begin with i are i itself if it is a leaf, else "
    "i, those that begin with i + 1 and those that follow them as one more); ";

}  // namespace

std::string howToEvaluate(const Predictor& predictor) {
    const KernelModel* kernel = predictor.kernel();
    const char* function =
        predictor.trees() ? kTrees
        : kernel == nullptr
            ? "f_c = c[c] + sum_k a[k][c] cos(sum_j omega[k][j] u_j + b[k]) + sum_j "
              "L[c][j] u_j; "
        : kernel->kernel == Kernel::Gaussian
            ? "f_c = c[c] + sum_i a[i][c] exp(-gamma sum_j (u_j - points[i][j])^2); "
            : "f_c = c[c] + sum_i a[i][c] exp(-gamma sum_j |u_j - points[i][j]|); ";
    const bool isScaled = kernel != nullptr && kernel->scale.size() > 0;
    const bool isMean = predictor.recipe->unknownLevels == UnknownLevels::MeanOfLevels;
    return std::string(kInputs) + (isMean ? kMean : kBetween) + function +
           (isScaled ? "where u_j and points[i][j] are multiplied by scale[j] first; " : "") +
           kLinks;
}

void addFunction(const Predictor& predictor, Json& file) {
    file["kind"] = predictor.trees() ? "trees" : predictor.kernel() ? "kernel" : "fourier";
    file["link"] = kLinkNames[static_cast<int>(predictor.link)];
    std::visit([&](const auto& model) { addNumbers(model, file); }, predictor.model);
}

Predictor toPredictor(const Json& file, FittedRecipePtr recipe) {
    const Index inputs = recipe->inputs();
    const Index outputs = recipe->outputs();
    const auto link = std::ranges::find(kLinkNames, file.at("link").get<std::string>());
    if (link == std::end(kLinkNames)) throw std::invalid_argument("an unknown link");
    Predictor predictor{std::move(recipe), {}, static_cast<Link>(link - std::begin(kLinkNames))};
    const bool regression = predictor.recipe->problem == Problem::Regression;
    if (regression != (predictor.link == Link::Identity) ||
        (outputs == 1) != (predictor.link != Link::Softmax))
        throw std::invalid_argument("a link that does not fit the task");
    const std::string kind = file.value("kind", "fourier");
    if (kind == "fourier")
        predictor.model = fourierFrom(file, inputs, outputs);
    else if (kind == "kernel")
        predictor.model = kernelFrom(file, inputs, outputs);
    else if (kind == "trees")
        predictor.model = treesFrom(file, inputs, outputs);
    else
        throw std::invalid_argument("a model of an unknown kind");
    return predictor;
}

}  // namespace ardent::json
