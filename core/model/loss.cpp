#include "core/model/loss.h"

#include <algorithm>
#include <cmath>

namespace ardent {
namespace {

template <class T>
double softmaxLoss(T target, Index outputs, Index stride, const T* scores, T factor, T* residual) {
    T largest = scores[0];
    for (Index c = 1; c < outputs; ++c) largest = std::max(largest, scores[c * stride]);
    T total = 0;
    for (Index c = 0; c < outputs; ++c) total += std::exp(scores[c * stride] - largest);
    const auto label = static_cast<Index>(target);
    if (residual != nullptr)
        for (Index c = 0; c < outputs; ++c) {
            const T probability = std::exp(scores[c * stride] - largest) / total;
            residual[c * stride] = factor * (probability - (c == label ? T(1) : T(0)));
        }
    return static_cast<double>(std::log(total) + largest - scores[label * stride]);
}

}  // namespace

Loss lossFor(const FittedRecipe& recipe) {
    if (recipe.problem == Problem::Regression) return Loss::Squared;
    return recipe.outputs() == 1 ? Loss::Logistic : Loss::Softmax;
}

Link linkFor(Loss loss) {
    switch (loss) {
        case Loss::Squared:
            return Link::Identity;
        case Loss::Logistic:
            return Link::Logistic;
        case Loss::Softmax:
            return Link::Softmax;
    }
    return Link::Identity;
}

Message lossName(Loss loss) {
    return loss == Loss::Squared ? message("mean-squared-error", "mean squared error")
                                 : message("cross-entropy", "cross-entropy");
}

Message lossLog(Loss loss) {
    return loss == Loss::Squared ? Message() : message("natural-log", "natural log");
}

double lossUnit(const FittedRecipe& recipe) {
    return std::pow(recipe.targetScale, 2);
}

Vector bestConstantScores(Loss loss, const Vector& rowsOfClasses) {
    const Vector logs = rowsOfClasses.cwiseMax(0.5).array().log();
    if (loss == Loss::Logistic) return Vector::Constant(1, logs[1] - logs[0]);
    return logs.array() - logs.mean();
}

template <class T>
double lossSum(Loss loss, std::span<const T> targets, Index rows, Index stride,
               std::span<const T> scores, T factor, std::span<T> residual) {
    double sum = 0.;
    const bool wantsResidual = !residual.empty();
    const Index outputs = static_cast<Index>(scores.size()) / stride;
    if (wantsResidual) std::fill(residual.begin(), residual.end(), T(0));
    for (Index row = 0; row < rows; ++row) {
        const auto i = static_cast<std::size_t>(row);
        const T y = targets[i];
        const T f = scores[i];
        switch (loss) {
            case Loss::Squared: {
                const T difference = f - y;
                sum += static_cast<double>(difference * difference);
                if (wantsResidual) residual[i] = factor * T(2) * difference;
                break;
            }
            case Loss::Logistic: {
                const T tail = std::exp(-std::abs(f));
                const T probability = f >= T(0) ? T(1) / (T(1) + tail) : tail / (T(1) + tail);
                sum += static_cast<double>(std::max(f, T(0)) - y * f + std::log1p(tail));
                if (wantsResidual) residual[i] = factor * (probability - y);
                break;
            }
            case Loss::Softmax:
                sum += softmaxLoss(y, outputs, stride, scores.data() + i, factor,
                                   wantsResidual ? residual.data() + i : nullptr);
                break;
        }
    }
    return sum;
}

template double lossSum(Loss, std::span<const float>, Index, Index, std::span<const float>, float,
                        std::span<float>);
template double lossSum(Loss, std::span<const double>, Index, Index, std::span<const double>,
                        double, std::span<double>);

}  // namespace ardent
