#include <qcustomplot.h>

#include <QComboBox>
#include <QMenu>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/runs/runs_model.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

namespace {

QStringList listOf(std::initializer_list<const char*> texts) {
    QStringList list;
    for (const char* text : texts) list << QString::fromUtf8(text);
    return list;
}

}  // namespace

/// The view Loss, by keys and clicks in the window.
class LossPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void opensWithTheBestScoreSoFar();
    void theChosenSeriesAreDrawnOfEveryRun();
    void smoothingKeepsTheLoggedCurveBehind();
    void thePinnedRunStaysInSight();
    void theArrowsReadTheCurves();
    void theShownRunIsToldFirst();
    void theKeptEpochIsMarked();
    void theAxisMayCountSharesOfTheRun();
    void withoutATickItSaysSo();
    void zoomingInShowsWhatALongCurveLeavesOut();
    void aLongCurveThatWasHiddenIsDrawnAsBefore();

private:
    void train();
    const Figure& figure() { return page()->figure(); }
    FigurePage* page() { return window_->window().views().page(QStringLiteral("loss")); }
    QStringList names() {
        QStringList names;
        for (const Series& series : layers<Series>(figure()))
            if (series.role != LineRole::Reference) names << QString::fromStdString(series.name);
        return names;
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void LossPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
    window_->key(Qt::Key_1, Qt::AltModifier);
    click(child<QToolButton>(window_->window(), "lossAll"));
    train();
}

void LossPageTest::train() {
    window_->session().runs().reset();
    QTRY_VERIFY(window_->session().runs().prepared());
    window_->session().runs().start();
    QTRY_VERIFY_WITH_TIMEOUT(!window_->session().runs().live(), kPatience);
    QTRY_VERIFY(page()->isSettled());
}

void LossPageTest::opensWithTheBestScoreSoFar() {
    auto* series = child<QToolButton>(window_->window(), "lossSeries");
    QVERIFY(series->isVisible());
    click(child<QToolButton>(window_->window(), "lossAll"));
    QTRY_COMPARE(names(), listOf({"Run 1"}));
    QVERIFY(!series->isVisible());
    QCOMPARE(figure().y.label, std::string("Best validation RMSE so far"));
    const std::vector<double>& best = layers<Series>(figure()).front().y;
    QVERIFY(std::ranges::is_sorted(best, std::greater{}));
    const Snapshot& run = *window_->session().runs().current()->snapshot;
    QCOMPARE(run.clock.size(), run.curve.size());
    QVERIFY(std::abs(best.back() - metric(run.metrics->validation, "rmse")) < 1e-4 * best.back());
}

void LossPageTest::theChosenSeriesAreDrawnOfEveryRun() {
    QCOMPARE(names(), listOf({"Run 1 · training loss", "Run 1 · validation loss"}));
    auto* series = child<QToolButton>(window_->window(), "lossSeries");
    auto* menu = child<QMenu>(window_->window(), "lossSeriesMenu");
    QVERIFY(series->isEnabled());
    click(series);
    QVERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_COMPARE(names(), listOf({"Run 1 · validation loss"}));
    train();
    QCOMPARE(names(), listOf({"Run 2 · validation loss", "Run 1 · validation loss"}));
    menu->actions().last()->trigger();
    QTRY_VERIFY(figure().isEmpty());
    QVERIFY(figure().empty.find("Series") != std::string::npos);
}

void LossPageTest::theShownRunIsToldFirst() {
    train();
    train();
    QCOMPARE(names().front(), QStringLiteral("Run 3 · training loss"));
    auto* table = child<QTableView>(window_->window(), "runs");
    const QModelIndex middle = table->model()->index(1, RunsModel::Name);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(middle).center());
    QTRY_COMPARE(window_->session().runs().current()->name, QStringLiteral("Run 2"));
    QTRY_COMPARE(names().front(), QStringLiteral("Run 2 · training loss"));
    QCOMPARE(names().size(), qsizetype{6});
}

void LossPageTest::theKeptEpochIsMarked() {
    const auto kept = window_->session().runs().current()->snapshot->keptTick;
    QVERIFY(kept);
    const auto mark = [&] {
        const auto found =
            std::ranges::find(layers<Series>(figure()), LineRole::Reference, &Series::role);
        return found == layers<Series>(figure()).end() ? QString()
                                                       : QString::fromStdString(found->name);
    };
    QCOMPARE(mark(), QStringLiteral("Run 1 · kept: epoch %1").arg(*kept));
    train();
    QVERIFY(mark().startsWith(QStringLiteral("Run 2 · kept: epoch ")));
}

void LossPageTest::theAxisMayCountSharesOfTheRun() {
    auto* across = child<QComboBox>(window_->window(), "lossAcross");
    QCOMPARE(figure().x.label, std::string("Epoch"));
    across->setFocus();
    QTest::keyClick(across, Qt::Key_End);
    QTRY_COMPARE(figure().x.label, std::string("Share of the run (%)"));
    QCOMPARE(layers<Series>(figure()).front().x.back(), 100.);
    const auto kept = window_->session().runs().current()->snapshot->keptTick;
    const double length = static_cast<double>(window_->session().runs().current()->snapshot->tick);
    const auto mark = std::ranges::find(layers<Series>(figure()), PlaceKind::Kept, &Series::place);
    QVERIFY(mark != layers<Series>(figure()).end());
    QCOMPARE(mark->x.front(), 100. * (static_cast<double>(*kept) / length));
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(figure().x.label, std::string("Epoch"));
}

void LossPageTest::withoutATickItSaysSo() {
    Runs& runs = window_->session().runs();
    runs.setOverlaid(runs.current()->id, false);
    QTRY_VERIFY(figure().isEmpty());
    QVERIFY(figure().empty.find("ticked") != std::string::npos);
    runs.setOverlaid(runs.current()->id, true);
    QTRY_VERIFY(!figure().isEmpty());
}

void LossPageTest::smoothingKeepsTheLoggedCurveBehind() {
    auto* span = child<QSpinBox>(window_->window(), "lossSpan");
    QCOMPARE(span->text(), QStringLiteral("Off"));
    span->setFocus();
    QTest::keyClick(span, Qt::Key_Up);
    QTest::keyClick(span, Qt::Key_Up);
    QCOMPARE(span->value(), 3);
    QCOMPARE(names().size(), qsizetype{4});
    QVERIFY(layers<Series>(figure())[0].role == LineRole::Individual);
    QVERIFY(layers<Series>(figure())[3].role == LineRole::Validation);
    QVERIFY(notesText(figure()).find("span of 3 epochs") != std::string::npos);
    QTest::keyClick(span, Qt::Key_Down);
    QTest::keyClick(span, Qt::Key_Down);
    QCOMPARE(names().size(), qsizetype{2});
}

void LossPageTest::thePinnedRunStaysInSight() {
    train();
    Runs& runs = window_->session().runs();
    const int first = runs.all().front()->id;
    runs.setOverlaid(first, false);
    QVERIFY(names().filter(QStringLiteral("Run 1")).isEmpty());
    runs.setPinned(first, true);
    QVERIFY(names().contains(QStringLiteral("Run 1 (baseline) · training loss")));
    QVERIFY(names().contains(QStringLiteral("Run 2 · training loss")));
    runs.setPinned(first, false);
    QVERIFY(names().filter(QStringLiteral("baseline")).isEmpty());
}

void LossPageTest::theArrowsReadTheCurves() {
    page()->view()->setFocus();
    QTest::keyClick(page()->view(), Qt::Key_Right);
    QVERIFY(page()->view()->readOut().startsWith(QStringLiteral("Epoch: 3\ntraining loss: ")));
    QTest::keyClick(page()->view(), Qt::Key_Right);
    QVERIFY(page()->view()->readOut().startsWith(QStringLiteral("Epoch: 4\n")));
}

void LossPageTest::zoomingInShowsWhatALongCurveLeavesOut() {
    constexpr int kTicks = 50'000;
    Snapshot longer = *window_->session().runs().current()->snapshot;
    longer.curve =
        Curve(std::vector<CurveSeries>{{"train", message("training-loss", "training loss"),
                                        message("mean-squared-error", "mean squared error")}});
    for (int tick = 1; tick <= kTicks; ++tick)
        longer.curve.append(tick, std::array{1. + 0.5 * std::sin(0.7 * tick)});
    window_->keepRunOf(std::make_shared<const Snapshot>(std::move(longer)));
    const auto points = [&] { return int(layers<Series>(figure()).front().x.size()); };
    QTRY_VERIFY(!figure().isEmpty() && points() < 17'000);
    QVERIFY(notesText(figure()).find("neighbours") != std::string::npos);
    QCOMPARE(int(layers<Series>(page()->wholeFigure()).front().x.size()), kTicks);

    FigureView* view = page()->view();
    view->setFocus();
    const auto seen = [&] { return view->plot()->xAxis->range(); };
    while (seen().size() > 3000.) QTest::keyClick(view, Qt::Key_Plus);
    QTRY_VERIFY(points() > 3. * seen().size() - 10. && points() < 10'000);
    QVERIFY(notesText(figure()).find("neighbours") == std::string::npos);
    const auto drawn = view->sharedFigure();
    QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
    QCoreApplication::processEvents();
    QCOMPARE(view->sharedFigure(), drawn);  // which reaches further than what is in sight
    for (int step = 0; step < 40; ++step) QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
    const auto x = [&]() -> const std::vector<double>& {
        return layers<Series>(figure()).front().x;
    };
    QTRY_VERIFY(x().front() < seen().lower && x().back() > seen().upper);

    click(child<QToolButton>(window_->window(), "logX"));
    QTRY_COMPARE(x().back(), double(kTicks));
    click(child<QToolButton>(window_->window(), "logX"));
    while (seen().size() > 3000.) QTest::keyClick(view, Qt::Key_Plus);

    QTest::keyClick(view, Qt::Key_F);
    QCOMPARE(x().front(), 1.);
    QCOMPARE(x().back(), double(kTicks));
    QVERIFY(seen().lower < 1. && seen().upper > kTicks);
    page()->showTable(true);
    QCOMPARE(points(), kTicks);
}

void LossPageTest::aLongCurveThatWasHiddenIsDrawnAsBefore() {
    Snapshot longer = *window_->session().runs().current()->snapshot;
    longer.curve =
        Curve(std::vector<CurveSeries>{{"train", message("training-loss", "training loss"),
                                        message("mean-squared-error", "mean squared error")}});
    for (int tick = 1; tick <= 20'000; ++tick)
        longer.curve.append(tick, std::array{1. + 0.5 * std::sin(0.7 * tick)});
    window_->keepRunOf(std::make_shared<const Snapshot>(std::move(longer)));
    QTRY_VERIFY(!figure().isEmpty() && notesText(figure()).find("neighbours") != std::string::npos);
    const auto drawn = page()->view()->sharedFigure();
    ViewArea& views = window_->window().views();
    views.arrange(Arrangement::Tabs);
    views.showPage(QStringLiteral("relevance"));
    QTRY_VERIFY(!page()->isVisible());
    views.showPage(QStringLiteral("loss"));
    QTRY_VERIFY(page()->isVisible());
    page()->refresh();
    QVERIFY(page()->view()->sharedFigure() != drawn);
    QCOMPARE(layers<Series>(figure()).front().x, layers<Series>(*drawn).front().x);
    QCOMPARE(layers<Series>(figure()).front().y, layers<Series>(*drawn).front().y);
}

ARDENT_TEST(LossPageTest)
#include "loss_page_test.moc"
