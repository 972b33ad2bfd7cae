#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QTableView>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"
#include "ui/widgets/number_text.h"

using namespace ardent;
using namespace ardent::test;

/// The relevance of runs that differ in nothing but the seed, in the window.
class RelevanceOverSeedsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void barsCanBeShares();
    void howManyCountAsSelectedIsChosen();
    void seedsTogetherHaveNothingBeside();

private:
    Session& session() { return window_->session(); }
    FigurePage* page() { return window_->window().views().page(QStringLiteral("relevance")); }
    const Figure& figure() { return page()->figure(); }
    void trainOverSeeds(const char* method);
    bool says(const char* part) { return notesText(figure()).find(part) != std::string::npos; }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void RelevanceOverSeedsTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void RelevanceOverSeedsTest::trainOverSeeds(const char* method) {
    window_->openSmallTable(sandbox_);
    window_->trainToEnd(method);
    window_->key(Qt::Key_2, Qt::AltModifier);
    session().runs().replicate(3);
    QTRY_COMPARE(session().runs().all().size(), std::size_t(3));
    QTRY_VERIFY(!session().runs().live());
    click(child<QCheckBox>(window_->window(), "relevanceOverSeeds"));
}

void RelevanceOverSeedsTest::barsCanBeShares() {
    trainOverSeeds("lasso");
    QVERIFY(findLayer<Bars>(figure())->intervals.empty());
    QVERIFY(!child<QSpinBox>(window_->window(), "relevanceTop")->isVisible());
    auto* shows = child<QComboBox>(window_->window(), "relevanceOverSeedsShows");
    QVERIFY(shows->isVisible());
    page()->showTable(true);
    shows->setFocus();
    QTest::keyClick(shows, Qt::Key_Down);
    const Bars bars = *findLayer<Bars>(figure());
    QCOMPARE(bars.intervals.size(), bars.values.size());
    QCOMPARE(bars.names.front(), std::string("a"));
    QCOMPARE(bars.values.front(), 1.);
    QVERIFY2(says("95 % interval"), notesText(figure()).c_str());
    const QAbstractItemModel& table =
        *child<QTableView>(window_->window(), "relevanceTable")->model();
    const int last = table.columnCount() - 1;
    QCOMPARE(table.headerData(last, Qt::Horizontal).toString(), QStringLiteral("Whisker to"));
    QCOMPARE(table.index(0, last - 1).data().toString(), numberText(bars.intervals[0].low, 6));
    window_->window().setFocus();
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(findLayer<Bars>(figure())->intervals.empty());
    click(child<QCheckBox>(window_->window(), "relevanceOverSeeds"));
    QVERIFY(!shows->isVisible());
}

void RelevanceOverSeedsTest::howManyCountAsSelectedIsChosen() {
    trainOverSeeds("ridge");
    auto* top = child<QSpinBox>(window_->window(), "relevanceTop");
    QVERIFY(top->isVisible());
    QVERIFY2(says("among the first 5"), notesText(figure()).c_str());
    top->setFocus();
    for (int i = 0; i < 4; ++i) QTest::keyClick(top, Qt::Key_Down);
    QVERIFY2(says("among the first 1"), notesText(figure()).c_str());
    QCOMPARE(std::ranges::count(english(findLayer<Bars>(figure())->remarks), "0/3"), 3);
}

void RelevanceOverSeedsTest::seedsTogetherHaveNothingBeside() {
    trainOverSeeds("ridge");
    const auto hasBeside = [this] { return !findLayer<Bars>(figure())->beside.empty(); };
    auto* box = child<QComboBox>(window_->window(), "relevanceBeside");
    QVERIFY(!box->isEnabled() && box->toolTip().contains(QStringLiteral("over seeds")));
    QVERIFY(!hasBeside());
    auto* overSeeds = child<QCheckBox>(window_->window(), "relevanceOverSeeds");
    click(overSeeds);
    QVERIFY(box->isEnabled());
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QTRY_VERIFY(page()->isSettled() && hasBeside());
    click(overSeeds);
    QVERIFY(!box->isEnabled() && !hasBeside());
}

ARDENT_TEST(RelevanceOverSeedsTest)
#include "relevance_over_seeds_test.moc"
