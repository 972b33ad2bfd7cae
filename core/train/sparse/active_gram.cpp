#include "core/train/sparse/active_gram.h"

#include <Eigen/Eigenvalues>
#include <algorithm>

namespace ardent::sparse {
namespace {

constexpr Index kRows = 512;  // of a block of the product, whose left side stays in the cache
constexpr Index kColumns = 64;
constexpr double kFillWork = 2e8;

Vector weightedMeans(const ScaledColumns& columns, Index g, const Vector& weights, double sum) {
    Vector means(columns.columns(g));
    if (weights.size() == 0) {
        for (Index j = 0; j < means.size(); ++j)
            means[j] = columns.mean(columns.firstColumn(g) + j);
        return means;
    }
    means.setZero();
    const Vector zero = Vector::Zero(means.size());
    Matrix block(kRows, means.size());
    for (Index row = 0; row < columns.rows(); row += kRows) {
        const Index count = std::min(kRows, columns.rows() - row);
        columns.copyRows(g, row, count, zero.data(), block.data(), kRows);
        means.noalias() += block.topRows(count).transpose() * weights.segment(row, count);
    }
    return means / sum;
}

}  // namespace

ActiveGram::ActiveGram(Vector weights) : weights_(std::move(weights)), weightSum_(weights_.sum()) {}

void ActiveGram::reserve(Index size) {
    if (values_.rows() >= size) return;
    const Index room = std::max(size, values_.rows() + values_.rows() / 2 + 64);
    Matrix larger(room, room);
    larger.topLeftCorner(size_, size_) = values_.topLeftCorner(size_, size_);
    values_ = std::move(larger);
}

void ActiveGram::truncate(std::size_t groups) {
    if (groups >= groups_.size()) return;
    size_ = groups_[groups].at;
    groups_.resize(groups);
    centres_.resize(groups);
}

bool ActiveGram::append(const ScaledColumns& columns, std::span<const Index> added,
                        const GoOn& goOn) {
    std::vector<Vector> centres;
    std::vector<Index> rawAt{0};
    for (const ActiveGroup& old : groups_)
        rawAt.push_back(rawAt.back() + columns.columns(old.group));
    const Index rawOld = rawAt.back();
    for (const Index g : added) {
        centres.push_back(weightedMeans(columns, g, weights_, weightSum_));
        rawAt.push_back(rawAt.back() + columns.columns(g));
    }
    const Index rawAll = rawAt.back();
    const Index rawNew = rawAll - rawOld;

    std::vector<Index> all;
    std::vector<const double*> centreOf;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        all.push_back(groups_[i].group);
        centreOf.push_back(centres_[i].data());
    }
    for (std::size_t i = 0; i < added.size(); ++i) {
        all.push_back(added[i]);
        centreOf.push_back(centres[i].data());
    }
    Matrix product = Matrix::Zero(rawAll, rawNew);
    Matrix right(kRows, rawNew);
    Matrix left;
    double work = 0.;
    for (Index row = 0; row < columns.rows(); row += kRows) {
        const Index count = std::min(kRows, columns.rows() - row);
        for (std::size_t i = groups_.size(); i < all.size(); ++i)
            columns.copyRows(all[i], row, count, centreOf[i], right.col(rawAt[i] - rawOld).data(),
                             kRows);
        if (weights_.size() > 0)
            right.topRows(count).array().colwise() *= weights_.segment(row, count).array();
        for (std::size_t i = 0; i < all.size();) {
            std::size_t end = i + 1;
            while (end < all.size() && rawAt[end + 1] - rawAt[i] <= kColumns) ++end;
            const Index width = rawAt[end] - rawAt[i];
            if (left.cols() < width) left.resize(kRows, width);
            for (std::size_t h = i; h < end; ++h)
                columns.copyRows(all[h], row, count, centreOf[h],
                                 left.col(rawAt[h] - rawAt[i]).data(), kRows);
            product.middleRows(rawAt[i], width).noalias() +=
                left.topLeftCorner(count, width).transpose() * right.topRows(count);
            work += static_cast<double>(count * width * (rawNew + 4));
            if (work > kFillWork) {
                work = 0.;
                if (!goOn()) return false;
            }
            i = end;
        }
    }
    product /= static_cast<double>(columns.rows());

    Index newSize = size_;
    for (const Index g : added) newSize += columns.rank(g);
    reserve(newSize);
    for (std::size_t i = 0; i < added.size(); ++i) {
        ActiveGroup group{added[i], size_, columns.rank(added[i]), {}, {}};
        groups_.push_back(group);
        centres_.push_back(std::move(centres[i]));
        size_ += group.rank;
    }
    for (std::size_t i = groups_.size() - added.size(); i < groups_.size(); ++i) {
        ActiveGroup& mine = groups_[i];
        const auto own = columns.transform(mine.group);
        const auto part = product.middleCols(rawAt[i] - rawOld, own.rows());
        for (std::size_t h = 0; h <= i; ++h) {
            const ActiveGroup& other = groups_[h];
            const auto rows = part.middleRows(rawAt[h], rawAt[h + 1] - rawAt[h]);
            auto target = values_.block(other.at, mine.at, other.rank, mine.rank);
            if (own.size() == 1 && rows.rows() == 1)
                target(0, 0) = rows(0, 0) * own(0, 0) * columns.transform(other.group)(0, 0);
            else
                target = columns.transform(other.group).transpose() * rows * own;
            if (h < i) values_.block(mine.at, other.at, mine.rank, other.rank) = target.transpose();
        }
        if (mine.rank < 2) continue;
        const Matrix block = values_.block(mine.at, mine.at, mine.rank, mine.rank);
        const Matrix symmetric = 0.5 * (block + block.transpose());
        values_.block(mine.at, mine.at, mine.rank, mine.rank) = symmetric;
        const Eigen::SelfAdjointEigenSolver<Matrix> eigen(symmetric);
        mine.curvature = eigen.eigenvalues().cwiseMax(0.);
        mine.axes = eigen.eigenvectors();
    }
    return true;
}

}  // namespace ardent::sparse
