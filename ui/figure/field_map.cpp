#include "ui/figure/field_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/style/colour_map.h"
#include "ui/style/theme.h"

namespace ardent {

namespace {

constexpr double kFaintest = 0.10;  ///< tint of a class that is no likelier than any other
constexpr double kStrongest = 0.5;
constexpr int kLivePixels = 288;  ///< width of the image; the screen's smoothing does the rest
constexpr int kPaperPixels = 768;

/// The four grid points around a place and their bilinear weights.
struct Corners {
    std::array<Index, 4> i, j;
    std::array<double, 4> weight;
};

Corners cornersAt(double gx, double gy, Index nx, Index ny) {
    const Index i = std::clamp(static_cast<Index>(gx), Index{0}, std::max(Index{0}, nx - 2));
    const Index j = std::clamp(static_cast<Index>(gy), Index{0}, std::max(Index{0}, ny - 2));
    const Index i1 = std::min(i + 1, nx - 1);
    const Index j1 = std::min(j + 1, ny - 1);
    const double u = std::clamp(gx - static_cast<double>(i), 0., 1.);
    const double v = std::clamp(gy - static_cast<double>(j), 0., 1.);
    return {
        {i, i1, i, i1}, {j, j, j1, j1}, {(1. - u) * (1. - v), u * (1. - v), (1. - u) * v, u * v}};
}

/// Probability of a class at a grid point: its own, or else the runner-up's, which is the
/// neighbour's where it matters, along a boundary.
double probabilityAt(const Field& field, Index i, Index j, double candidate) {
    const bool shown = field.values(i, j) == candidate;
    if (field.strength.size() == 0) return shown ? 1. : 0.;
    if (shown) return field.strength(i, j);
    if (field.runnerUp.size() > 0) return field.runnerUp(i, j);
    return (1. - field.strength(i, j)) /
           std::max(1., static_cast<double>(field.classes.size()) - 1.);
}

/// Class and probability between grid points.
std::pair<Index, double> classAt(const Field& field, const Corners& at) {
    Index best = 0;
    double highest = -1.;
    for (std::size_t k = 0; k < 4; ++k) {
        const double candidate = field.values(at.i[k], at.j[k]);
        double score = 0.;
        for (std::size_t c = 0; c < 4; ++c) {
            score += at.weight[c] * probabilityAt(field, at.i[c], at.j[c], candidate);
        }
        if (score > highest) {
            highest = score;
            best = static_cast<Index>(candidate);
        }
    }
    return {best, highest};
}

double valueAt(const Field& field, const Corners& at) {
    double value = 0.;
    for (std::size_t c = 0; c < 4; ++c)
        if (at.weight[c] > 0.) value += at.weight[c] * field.values(at.i[c], at.j[c]);
    return value;
}

}  // namespace

Range colourRange(const Field& field) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (Index i = 0; i < field.values.size(); ++i) {
        const double value = field.values.data()[i];
        if (!std::isfinite(value)) continue;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    if (field.covers) {
        low = std::min(low, field.covers->low);
        high = std::max(high, field.covers->high);
    }
    if (low > high) return {0., 1.};
    if (field.map == ColourMap::Diverging) {
        const double size = std::max(std::abs(low), std::abs(high));
        return size > 0. ? Range{-size, size} : Range{-1., 1.};
    }
    if (low < high) return {low, high};
    const double margin = low == 0. ? 1. : 0.5 * std::abs(low);
    return {low - margin, high + margin};
}

QRgb fieldColour(const Field& field, const Range& range, ThemeKind kind, double value) {
    if (field.map == ColourMap::Classes) {
        return seriesColour(kind, static_cast<int>(value)).rgb();
    }
    if (!std::isfinite(value)) return theme(kind).plotBackground.rgb();
    const double position = (value - range.low) / (range.high - range.low);
    return field.map == ColourMap::Diverging ? divergingColour(kind, 2. * position - 1.)
                                             : sequentialColour(position);
}

QRgb classColour(const Field& field, ThemeKind kind, Index classIndex, double probability) {
    const double chance = 1. / std::max(2., static_cast<double>(field.classes.size()));
    const double sureness = std::clamp((probability - chance) / (1. - chance), 0., 1.);
    return classTint(kind, static_cast<int>(classIndex),
                     kFaintest + (kStrongest - kFaintest) * sureness);
}

namespace {

constexpr int kTints = 256;  ///< shades of a class

std::vector<QRgb> tintTable(const Field& field, ThemeKind kind) {
    std::vector<QRgb> tints;
    for (std::size_t k = 0; k < field.classes.size(); ++k) {
        for (int shade = 0; shade < kTints; ++shade) {
            tints.push_back(classColour(field, kind, static_cast<Index>(k), shade / (kTints - 1.)));
        }
    }
    return tints;
}

std::size_t tintIndex(Index classIndex, double probability) {
    const long shade = std::lround(std::clamp(probability, 0., 1.) * (kTints - 1));
    return static_cast<std::size_t>(classIndex * kTints + shade);
}

/// At a share of the way along an axis: between two cells, or in the middle of one.
double cellPlace(double share, Index count, bool isOfLevels) {
    return isOfLevels ? std::floor(share * static_cast<double>(count))
                      : share * static_cast<double>(count - 1);
}

/// Of the image, along an axis of so many cells: each level has as many as any other.
int pixelsAlong(Index count, bool isOfLevels, int wanted) {
    if (!isOfLevels) return wanted;
    const auto levels = static_cast<int>(std::max(Index{1}, count));
    return levels * std::max(1, (wanted + levels / 2) / levels);
}

/// Half a cell beside the first and the last level.
Range coveredRange(const Range& range, bool isOfLevels) {
    return isOfLevels ? Range{range.low - 0.5, range.high + 0.5} : range;
}

}  // namespace

void paintField(const Field& field, ThemeKind kind, QImage& image) {
    const Index nx = field.values.rows();
    const Index ny = field.values.cols();
    const int width = image.width();
    const int height = image.height();
    const Range range = colourRange(field);
    const bool classes = field.map == ColourMap::Classes;
    const std::vector<QRgb> tints = classes ? tintTable(field, kind) : std::vector<QRgb>{};
    for (int row = 0; row < height; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        const double gy = cellPlace((height - row - 0.5) / height, ny, field.yIsOfLevels);
        for (int column = 0; column < width; ++column) {
            const double gx = cellPlace((column + 0.5) / width, nx, field.xIsOfLevels);
            const Corners at = cornersAt(gx, gy, nx, ny);
            if (classes) {
                const auto [best, probability] = classAt(field, at);
                line[column] = tints[tintIndex(best, probability)];
            } else {
                line[column] = fieldColour(field, range, kind, valueAt(field, at));
            }
        }
    }
}

FieldMap::FieldMap(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("field")) {}

void FieldMap::set(const Field& field, const DrawStyle& style) {
    x_ = coveredRange(field.x, field.xIsOfLevels);
    y_ = coveredRange(field.y, field.yIsOfLevels);
    const Index nx = field.values.rows();
    const Index ny = field.values.cols();
    if (nx == 0 || ny == 0) {
        image_ = {};
        return;
    }
    const int pixels = style.live ? kLivePixels : kPaperPixels;
    const QSize size(pixelsAlong(nx, field.xIsOfLevels, pixels),
                     pixelsAlong(ny, field.yIsOfLevels, pixels));
    if (image_.size() != size) image_ = QImage(size, QImage::Format_RGB32);
    paintField(field, style.theme, image_);
}

void FieldMap::draw(QCPPainter* painter) {
    if (image_.isNull()) return;
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(QRectF(pixel(x_.low, y_.high), pixel(x_.high, y_.low)), image_);
}

}  // namespace ardent
