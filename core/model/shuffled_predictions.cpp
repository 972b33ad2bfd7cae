#include "core/model/shuffled_predictions.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include "core/model/shuffled_scores.h"

namespace ardent {

ShuffledPredictions shuffledPredictions(const Predictor& predictor, const DesignMatrix& x) {
    constexpr double kMostBytes = 1e9;
    const FourierModel* model = predictor.fourier();
    if (model != nullptr && shuffledScoresBytes(*model, x.rows()) <= kMostBytes) {
        return [&predictor, scores = std::make_shared<const ShuffledScores>(*model, x)](
                   std::span<const SourceInputs> sources, const std::vector<std::int32_t>& order) {
            return predictionsOf(predictor, (*scores)(sources, order));
        };
    }
    return [&predictor, &x](std::span<const SourceInputs> sources,
                            const std::vector<std::int32_t>& order) {
        DesignMatrix shuffled = x;
        for (const SourceInputs& source : sources)
            shuffled.middleCols(source.first, source.count) =
                x.middleCols(source.first, source.count)(order, Eigen::all);
        return predict(predictor, shuffled);
    };
}

std::vector<std::int32_t> asTheyStand(Index rows) {
    std::vector<std::int32_t> order(static_cast<std::size_t>(rows));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

std::vector<std::vector<std::int32_t>> rotations(Index rows) {
    std::vector<std::vector<std::int32_t>> result;
    std::vector<std::int32_t> order = asTheyStand(rows);
    for (Index begin = 0; begin < rows; ++begin) {
        result.push_back(order);
        std::ranges::rotate(order, order.begin() + 1);
    }
    return result;
}

std::vector<std::vector<std::int32_t>> shuffles(Index rows, int repeats, Seed seed) {
    std::vector<std::vector<std::int32_t>> result;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        std::vector<std::int32_t> order = asTheyStand(rows);
        RandomStream random(seed, StreamId::Permutation, static_cast<std::uint32_t>(repeat));
        shuffle(order, random);
        result.push_back(std::move(order));
    }
    return result;
}

}  // namespace ardent
