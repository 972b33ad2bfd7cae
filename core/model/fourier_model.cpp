#include "core/model/fourier_model.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "core/kernel/fourier_block.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kRowsPerJob = 16 * kBlockRows;
constexpr float kMostRounding = 1e-3F;  // of a score: the target's deviation, or log-odds

/// By how much float32 may change a score: Σ_k |a_k| (1 + |b_k| + Σ_j |ω_jk x_j|), rounded once.
struct FloatRounding {
    float atOrigin;
    Eigen::RowVectorXf byInput;

    explicit FloatRounding(const FourierModel& model) {
        constexpr double kUnit = std::numeric_limits<float>::epsilon() / 2.;
        const Vector weights = kUnit * model.weights.cwiseAbs().rowwise().maxCoeff();
        atOrigin = static_cast<float>(weights.sum() + weights.dot(model.basis->phases.cwiseAbs()));
        byInput = (model.scale.cwiseAbs().asDiagonal() * model.basis->frequencies.cwiseAbs() *
                   weights.asDiagonal())
                      .rowwise()
                      .sum()
                      .transpose()
                      .cast<float>();
    }

    template <class Row>
    bool isNegligible(const Row& x) const {
        return atOrigin + byInput.dot(x.cwiseAbs()) <= kMostRounding;
    }
};

/// Places in a list of rows by the arithmetic that they need.
struct PlacesByPrecision {
    std::vector<Index> inFloat, inDouble;
};

PlacesByPrecision placesByPrecision(const FourierModel& model, const DesignMatrix& x,
                                    std::span<const std::int32_t> rows) {
    const FloatRounding rounding(model);
    std::vector<char> isFloatEnough(rows.size());
    forEachBlock(std::ssize(rows), kRowsPerJob, [&](Index, Index first, Index size) {
        for (Index i = first; i < first + size; ++i) {
            const auto place = static_cast<std::size_t>(i);
            isFloatEnough[place] = rounding.isNegligible(x.row(rows[place]));
        }
    });
    PlacesByPrecision places;
    for (std::size_t i = 0; i < rows.size(); ++i)
        (isFloatEnough[i] ? places.inFloat : places.inDouble).push_back(static_cast<Index>(i));
    return places;
}

template <class T>
using RowMajor = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <class T>
AlignedVector<T> valuesAs(const double* values, Index count) {
    return AlignedVector<T>(values, values + count);
}

/// Writes f at rows[place] to row `place` of the result, for some places.
template <class T>
void evaluateAs(const FourierModel& model, const DesignMatrix& x,
                std::span<const std::int32_t> rows, std::span<const Index> places, Matrix& result) {
    if (places.empty()) return;
    const Index outputs = model.outputs();
    const PackedBasis<T> packed(*model.basis);
    const RowMajor<double> byFeature = model.weights;
    const auto weights = valuesAs<T>(byFeature.data(), byFeature.size());
    const auto scale = valuesAs<T>(model.scale.data(), model.scale.size());
    std::array<std::int32_t, kBlockRows> inBlock;
    std::iota(inBlock.begin(), inBlock.end(), 0);
    forEachBlock(std::ssize(places), kRowsPerJob, [&](Index, Index first, Index size) {
        FourierBlock<T> block(packed, outputs);
        RowMajor<T> samples(kBlockRows, x.cols());
        for (Index start = first; start < first + size; start += kBlockRows) {
            const Index count = std::min(kBlockRows, first + size - start);
            const auto some =
                places.subspan(static_cast<std::size_t>(start), static_cast<std::size_t>(count));
            const auto sample = [&](Index i) {
                return x.row(rows[static_cast<std::size_t>(some[static_cast<std::size_t>(i)])]);
            };
            for (Index i = 0; i < count; ++i) samples.row(i) = sample(i).template cast<T>();
            block.load(samples.data(), std::span(inBlock).first(some.size()), scale);
            block.forward(weights, false);
            for (Index i = 0; i < count; ++i) {
                auto f = result.row(some[static_cast<std::size_t>(i)]);
                for (Index c = 0; c < outputs; ++c)
                    f[c] = model.intercept[c] +
                           static_cast<double>(
                               block.scores()[static_cast<std::size_t>(c * kBlockRows + i)]);
                if (model.linear.size() > 0)
                    f += (model.linear * sample(i).transpose().template cast<double>()).transpose();
            }
        }
    });
}

}  // namespace

Index FourierModel::inputs() const {
    return basis->frequencies.rows();
}
Index FourierModel::features() const {
    return basis->frequencies.cols();
}
Index FourierModel::outputs() const {
    return weights.cols();
}

bool FourierModel::isFinite() const {
    return scale.allFinite() && weights.allFinite() && intercept.allFinite() && linear.allFinite();
}

Matrix evaluate(const FourierModel& model, const DesignMatrix& x,
                const std::vector<std::int32_t>& rows) {
    Matrix result(std::ssize(rows), model.outputs());
    const PlacesByPrecision places = placesByPrecision(model, x, rows);
    evaluateAs<float>(model, x, rows, places.inFloat, result);
    evaluateAs<double>(model, x, rows, places.inDouble, result);
    return result;
}

Matrix evaluate(const FourierModel& model, const DesignMatrix& x) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(x.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return evaluate(model, x, rows);
}

}  // namespace ardent
