#include "ui/figure/legend_place.h"

namespace ardent {

namespace {

constexpr int kRow = 2;                ///< of the page
constexpr double kColumnWidth = 0.36;  ///< of the page's, at most
constexpr double kColumnHeight = 0.6;  ///< of the page's, about
constexpr double kLeastShape = 1.25;   ///< width of a page by its height, beside a column

}  // namespace

LegendPlace::LegendPlace(FlowLegend& legend, QCPLayoutGrid& page, QCPLayoutGrid& lower)
    : legend_(legend), page_(page), lower_(lower) {}

void LegendPlace::arrange(int rowWidth, int mostRows, QSizeF page) {
    mostWidth_ = static_cast<int>(kColumnWidth * page.width());
    const double height = kColumnHeight * page.height();
    const bool isWide =
        page.width() >= kLeastShape * page.height() && mostWidth_ >= legend_.leastOfColumn();
    const bool beside =
        isWide && legend_.namedInColumn(height) > legend_.namedInRows(rowWidth, mostRows);
    if (!beside) return arrangeAbove(rowWidth, mostRows);
    if (!isBeside()) legend_.arrangeInColumn(mostWidth_, height);
    place(/*beside=*/true);
}

void LegendPlace::arrangeAbove(int rowWidth, int mostRows) {
    legend_.arrange(rowWidth, mostRows);
    place(/*beside=*/false);
}

bool LegendPlace::isBeside() const {
    return legend_.layout() == &lower_;
}

void LegendPlace::fitColumn() {
    legend_.arrangeInColumn(mostWidth_, lower_.rect().height());
}

void LegendPlace::place(bool beside) {
    if (beside == isBeside()) return;
    legend_.layout()->take(&legend_);
    for (QCPLayoutGrid* grid : {&page_, &lower_}) grid->simplify();
    if (beside) {
        lower_.addElement(0, 1, &legend_);
    } else {
        page_.insertRow(kRow);
        page_.addElement(kRow, 0, &legend_);
    }
}

}  // namespace ardent
