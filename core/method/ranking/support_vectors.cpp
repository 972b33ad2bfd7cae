#include "core/method/ranking/support_vectors.h"

#include <libsvm/svm.h>

#include <algorithm>
#include <memory>
#include <mutex>

#include "core/base/check.h"
#include "core/base/memory.h"

namespace ardent {
namespace {

constexpr double kCacheMegabytes = 200.;
constexpr double kTubeWidth = 0.1;

/// Rows in libsvm's form: index and value of what is not zero, then an end mark.
struct SparseRows {
    std::vector<svm_node> nodes;
    std::vector<svm_node*> starts;
};

SparseRows sparse(const Task& task, const std::vector<std::int32_t>& rows, const Vector& scale) {
    SparseRows result;
    std::vector<std::size_t> offsets;
    result.nodes.reserve(rows.size() * static_cast<std::size_t>((scale.array() != 0.).count() + 1));
    for (const std::int32_t row : rows) {
        offsets.push_back(result.nodes.size());
        for (Index j = 0; j < task.x.cols(); ++j) {
            const double value = scale[j] * static_cast<double>(task.x(row, j));
            if (value != 0.) result.nodes.push_back({static_cast<int>(j) + 1, value});
        }
        result.nodes.push_back({-1, 0.});
    }
    for (const std::size_t offset : offsets) result.starts.push_back(&result.nodes[offset]);
    return result;
}

svm_parameter parameters(int type, int kernel, double cost, double width) {
    svm_parameter parameter{};
    parameter.svm_type = type;
    parameter.kernel_type = kernel;
    parameter.gamma = width;
    parameter.cache_size = kCacheMegabytes;
    parameter.eps = 1e-3;
    parameter.C = cost;
    parameter.p = kTubeWidth;
    parameter.shrinking = 1;
    return parameter;
}

/// Dual coefficients of all rows (0 where a row is no support vector) and the intercept.
struct Machine {
    Vector coefficients;
    double intercept = 0.;
};

/// Whom libsvm's steps in this thread ask, and whether they were told to leave.
struct Asking {
    const GoOn& goOn;
    bool left = false;
};
thread_local Asking* asking = nullptr;

/// Nothing: `goOn` was false meanwhile.
std::optional<Machine> solve(SparseRows& rows, std::vector<double>& y,
                             const svm_parameter& parameter, const GoOn& goOn) {
    static std::once_flag once;
    std::call_once(once, [] {
        svm_set_print_string_function([](const char*) {  // a dot every thousand steps
            if (asking != nullptr && !asking->left) asking->left = !asking->goOn();
        });
    });
    const svm_problem problem{static_cast<int>(y.size()), y.data(), rows.starts.data()};
    const char* wrong = svm_check_parameter(&problem, &parameter);
    check(wrong == nullptr, "libsvm: {}", wrong == nullptr ? "" : wrong);
    struct Free {
        void operator()(svm_model* model) const { svm_free_and_destroy_model(&model); }
    };
    Asking here{goOn};
    asking = &here;
    const std::unique_ptr<svm_model, Free> model(svm_train(&problem, &parameter));
    asking = nullptr;
    if (here.left) return std::nullopt;
    Machine machine{Vector::Zero(static_cast<Index>(y.size())), -model->rho[0]};
    for (int i = 0; i < model->l; ++i)
        machine.coefficients[model->sv_indices[i] - 1] = model->sv_coef[0][i];
    // libsvm's positive side is the label that it met first.
    if (parameter.svm_type == C_SVC && model->label[0] != 1) {
        machine.coefficients = -machine.coefficients;
        machine.intercept = -machine.intercept;
    }
    return machine;
}

struct Machines {
    Matrix weights;  // a column an output
    Vector intercept;
};

std::optional<Machines> solveOutputs(const Task& task, const std::vector<std::int32_t>& rows,
                                     SparseRows inputs, int kernel, double cost, double width,
                                     const GoOn& goOn) {
    const bool regression = task.recipe->problem == Problem::Regression;
    const Index outputs = task.recipe->outputs();
    Matrix weights = Matrix::Zero(std::ssize(rows), outputs);
    Vector intercept = Vector::Zero(outputs);
    for (Index output = 0; output < outputs; ++output) {
        const auto positive = static_cast<float>(outputs == 1 ? 1 : output);
        std::vector<double> y;
        Index positives = 0;
        for (const std::int32_t row : rows) {
            const float value = task.y[static_cast<std::size_t>(row)];
            positives += value == positive;
            y.push_back(regression ? static_cast<double>(value) : value == positive ? 1. : -1.);
        }
        if (!regression && (positives == 0 || positives == std::ssize(rows))) {
            intercept[output] = positives == 0 ? -1. : 1.;  // a class that these rows lack
            continue;
        }
        if (!goOn()) return std::nullopt;
        const auto machine = solve(
            inputs, y, parameters(regression ? EPSILON_SVR : C_SVC, kernel, cost, width), goOn);
        if (!machine) return std::nullopt;
        weights.col(output) = machine->coefficients;
        intercept[output] = machine->intercept;
    }
    return Machines{std::move(weights), std::move(intercept)};
}

}  // namespace

Result<> checkSvmMemory(const Task& task, const Message& advice) {
    const auto rows = static_cast<double>(task.split.train.size());
    const auto columns = static_cast<double>(task.x.cols());
    const double nodes = static_cast<double>(sizeof(svm_node)) * rows * (columns + 1.);
    const double points = 4. * rows * columns;  // of the support vectors
    const double cache = std::min(kCacheMegabytes * 1e6, 4. * rows * rows);
    return checkMemory(nodes + points + cache,
                       message("memory-of-svm",
                               "A support vector machine on {} training rows of {} encoded columns",
                               task.split.train.size(), task.x.cols()),
                       advice);
}

std::optional<KernelModel> fitSupportVectors(const Task& task,
                                             const std::vector<std::int32_t>& rows,
                                             const SvmSettings& settings, const GoOn& goOn) {
    auto found = solveOutputs(task, rows, sparse(task, rows, settings.scale), RBF, settings.cost,
                              settings.width, goOn);
    if (!found) return std::nullopt;
    const Matrix& weights = found->weights;
    std::vector<Index> kept;
    for (Index i = 0; i < weights.rows(); ++i)
        if ((weights.row(i).array() != 0.).any()) kept.push_back(i);
    if (kept.empty()) kept.push_back(0);
    KernelModel model;
    model.width = settings.width;
    DesignMatrix points(std::ssize(kept), task.x.cols());
    for (Index i = 0; i < points.rows(); ++i)
        points.row(i) =
            task.x.row(rows[static_cast<std::size_t>(kept[static_cast<std::size_t>(i)])]);
    model.points = std::make_shared<const DesignMatrix>(std::move(points));
    model.weights = weights(kept, Eigen::all);
    model.intercept = std::move(found->intercept);
    model.scale = settings.scale;
    return model;
}

std::optional<LinearMachine> fitLinearSupportVectors(const Task& task,
                                                     const std::vector<std::int32_t>& rows,
                                                     double cost, const Vector& scale,
                                                     const GoOn& goOn) {
    auto found = solveOutputs(task, rows, sparse(task, rows, scale), LINEAR, cost, 1., goOn);
    if (!found) return std::nullopt;
    LinearMachine machine{Matrix::Zero(task.x.cols(), found->weights.cols()),
                          std::move(found->intercept)};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto row = found->weights.row(static_cast<Index>(i));
        if ((row.array() != 0.).any())
            machine.weights +=
                (task.x.row(rows[i]).cast<double>() * scale.asDiagonal()).transpose() * row;
    }
    return machine;
}

}  // namespace ardent
