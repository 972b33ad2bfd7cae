#include "core/method/laplace/held_out_scores.h"

#include "core/model/metrics.h"

namespace ardent {
namespace {

HeldOutScores everySecond(const HeldOutScores& all, std::size_t first) {
    std::vector<Index> rows;
    HeldOutScores half{{}, {}, all.weight};
    for (std::size_t i = first; i < all.labels.size(); i += 2) {
        rows.push_back(static_cast<Index>(i));
        half.labels.push_back(all.labels[i]);
    }
    half.scores = all.scores(rows, Eigen::all);
    return half;
}

std::vector<HeldOutScores> without(const std::vector<HeldOutScores>& parts, std::size_t left) {
    std::vector<HeldOutScores> others;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (i != left) others.push_back(parts[i]);
    return others;
}

double lossUnder(Link link, const Calibration& calibration, const HeldOutScores& part) {
    const Matrix scores =
        (calibration.slope * part.scores).rowwise() + calibration.shift.transpose();
    return meanLogLoss(part.labels, classProbabilities(link, scores));
}

}  // namespace

Calibration calibrationOf(const std::vector<HeldOutScores>& parts) {
    Index rows = 0;
    for (const HeldOutScores& part : parts) rows += part.scores.rows();
    Matrix scores(rows, parts.front().scores.cols());
    std::vector<int> labels;
    for (const HeldOutScores& part : parts) {
        scores.middleRows(std::ssize(labels), part.scores.rows()) = part.scores;
        labels.insert(labels.end(), part.labels.begin(), part.labels.end());
    }
    return calibrate(scores, labels, CalibrationShift::Free);
}

double calibratedLoss(Link link, const std::vector<HeldOutScores>& parts) {
    if (parts.size() == 1 && parts.front().labels.size() > 1)
        return calibratedLoss(link, {everySecond(parts.front(), 0), everySecond(parts.front(), 1)});
    double sum = 0., weights = 0.;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& judges = parts.size() == 1 ? parts : without(parts, i);
        sum += parts[i].weight * lossUnder(link, calibrationOf(judges), parts[i]);
        weights += parts[i].weight;
    }
    return sum / weights;
}

}  // namespace ardent
