#include <qcustomplot.h>

#include <QComboBox>
#include <array>
#include <cmath>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr int kTicks = 50'000;

Curve longTrail() {
    Curve trail(std::vector<CurveSeries>{{"a", "a"}, {"b", "b"}});
    for (int tick = 1; tick <= kTicks; ++tick)
        trail.append(tick, std::array{1. + 0.5 * std::sin(0.7 * tick), 1.});
    return trail;
}

}  // namespace

/// The view Selection, by keys and clicks in the window.
class SelectionPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void zoomingInShowsWhatALongCourseLeavesOut_data();
    void zoomingInShowsWhatALongCourseLeavesOut();

private:
    const Figure& figure() { return page()->figure(); }
    FigurePage* page() { return window_->window().views().page(QStringLiteral("selection")); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void SelectionPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(
        window_->session().runs().current() && window_->session().runs().current()->hasResult(),
        60'000);
    window_->window().views().showPage(QStringLiteral("selection"));
    QTRY_VERIFY(page()->isVisible());
}

void SelectionPageTest::zoomingInShowsWhatALongCourseLeavesOut_data() {
    QTest::addColumn<QString>("shows");
    QTest::newRow("relevance") << QStringLiteral("Relevance");
    QTest::newRow("ranks") << QStringLiteral("Ranks");
}

void SelectionPageTest::zoomingInShowsWhatALongCourseLeavesOut() {
    QFETCH(QString, shows);
    auto* what = child<QComboBox>(window_->window(), "selectionShows");
    while (what->currentText() != shows) QTest::keyClick(what, Qt::Key_Down);
    Snapshot longer = *window_->session().runs().current()->snapshot;
    longer.trail = longTrail();
    longer.tick = kTicks;
    longer.keptTick.reset();
    window_->keepRunOf(std::make_shared<const Snapshot>(std::move(longer)));
    const auto points = [&] { return int(figure().series.front().x.size()); };
    QTRY_VERIFY(!figure().isEmpty() && points() > 1'000 && points() < 17'000);
    QVERIFY(figure().note.find("neighbours") != std::string::npos);
    QCOMPARE(int(page()->wholeFigure().series.front().x.size()), kTicks);

    FigureView* view = page()->view();
    view->setFocus();
    const auto seen = [&] { return view->plot()->xAxis->range(); };
    while (seen().size() > 1'000.) QTest::keyClick(view, Qt::Key_Plus);
    QTRY_VERIFY(figure().note.find("neighbours") == std::string::npos);
    QVERIFY(points() > 3. * seen().size() - 10. && points() < 5'000);
    QTest::keyClick(view, Qt::Key_F);
    QTRY_VERIFY(figure().note.find("neighbours") != std::string::npos);
    page()->showTable(true);
    QTRY_COMPARE(points(), kTicks);
}

QTEST_MAIN(SelectionPageTest)
#include "selection_page_test.moc"
