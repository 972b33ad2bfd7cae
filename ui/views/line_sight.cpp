#include "ui/views/line_sight.h"

#include <qcustomplot.h>

#include <utility>

#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

namespace ardent {

namespace {

constexpr int kFinestPoints = 4'000;  ///< of a line: some for every dot of a usual screen

}  // namespace

LineSight::LineSight(FigurePage& page, std::function<Index()> longest)
    : QObject(&page), page_(page), longest_(std::move(longest)) {
    connect(page.view(), &FigureView::moved, this, &LineSight::follow);
    connect(&page, &FigurePage::tableToggled, &page, &FigurePage::refresh);
}

Finest LineSight::needed() const {
    if (page_.isTable()) return {};
    Finest finest{kFinestPoints};
    if (page_.view()->followsData()) return finest;
    const QCPRange seen = page_.view()->plot()->xAxis->range();
    finest.sight = Range{seen.lower, seen.upper};
    return finest;
}

/// What is drawn, as it would be anew.
bool LineSight::isAsFine() const {
    const auto sight = needed().sight;
    return sight && drawn_.sight && isShownBy(*drawn_.sight, *sight, page_.figure().x);
}

void LineSight::draw(const std::function<void(const Finest&)>& present) {
    drawn_ = needed();
    present(drawn_);
    const bool isFittedAnew = drawn_.sight && page_.view()->followsData();
    if (!isFittedAnew) return;
    drawn_ = needed();
    present(drawn_);
}

/// Once for all axes that move at the same time, and before the plot is drawn, which waits for the
/// event loop too.
void LineSight::follow() {
    if (longest_() <= kFinestPoints) return;
    if (page_.view()->followsData()) return page_.refresh();
    if (isAsFine() || std::exchange(isOtherPartDue_, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            isOtherPartDue_ = false;
            page_.refresh();
        },
        Qt::QueuedConnection);
}

}  // namespace ardent
