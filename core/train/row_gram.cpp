#include "core/train/row_gram.h"

#include <algorithm>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kGramRows = 1024;
constexpr Index kFillAtOnce = 128;
constexpr Index kGramStrip = 96;

}  // namespace

std::optional<FeatureGram> rowGram(const FeatureRows& features, const Matrix& targets,
                                   const GoOn& goOn) {
    const Index d = features.columns;
    FeatureGram gram;
    gram.rows = features.rows;
    gram.products = Matrix::Zero(d, d);
    gram.targetProducts = Matrix::Zero(d, targets.cols());
    gram.sums = Vector::Zero(d);
    gram.targetSums = targets.colwise().sum();
    gram.targetSquares = targets.colwise().squaredNorm();
    Matrix wave(std::min(kGramRows, features.rows), d);
    for (Index first = 0; first < features.rows; first += kGramRows) {
        if (!goOn()) return std::nullopt;
        const Index rows = std::min(kGramRows, features.rows - first);
        forEachBlock(rows, kFillAtOnce, [&](Index, Index start, Index size) {
            Matrix block;
            features.fill(first + start, size, block);
            wave.middleRows(start, size) = block;
        });
        const auto z = wave.topRows(rows);
        forEachBlock(d, kGramStrip, [&](Index, Index column, Index count) {
            gram.products.block(column, column, d - column, count).noalias() +=
                z.rightCols(d - column).transpose() * z.middleCols(column, count);
            gram.targetProducts.middleRows(column, count).noalias() +=
                z.middleCols(column, count).transpose() * targets.middleRows(first, rows);
            gram.sums.segment(column, count) +=
                z.middleCols(column, count).colwise().sum().transpose();
        });
    }
    gram.products.triangularView<Eigen::StrictlyUpper>() = gram.products.transpose();
    return gram;
}

FeatureGram sumOf(const FeatureGram& a, const FeatureGram& b) {
    return {a.rows + b.rows, a.products + b.products,     a.targetProducts + b.targetProducts,
            a.sums + b.sums, a.targetSums + b.targetSums, a.targetSquares + b.targetSquares};
}

double meanSquaredError(const FeatureGram& gram, const LinearScores& scores) {
    const auto n = static_cast<double>(gram.rows);
    const Matrix image = gram.products * scores.weights;
    double sum = 0.;
    for (Index k = 0; k < gram.outputs(); ++k) {
        const auto a = scores.weights.col(k);
        const double c = scores.intercept[k];
        sum += gram.targetSquares[k] - 2. * a.dot(gram.targetProducts.col(k)) +
               a.dot(image.col(k)) - 2. * c * (gram.targetSums[k] - a.dot(gram.sums)) + n * c * c;
    }
    return std::max(0., sum / n);
}

}  // namespace ardent
