#include <qcustomplot.h>

#include <QComboBox>
#include <QLabel>
#include <QSlider>

#include <array>

#include "core/explain/closed_form.h"
#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/graph_layout.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// 300 rows with y = 2abc + d / 2.
QByteArray productsOfThree() {
    QByteArray text("a,b,c,d,y\n");
    EvenNumbers uniform(7);
    for (int i = 0; i < 300; ++i) {
        std::array<double, 4> x{};
        for (double& value : x) {
            value = uniform();
            text += QByteArray::number(value) + ',';
        }
        text += QByteArray::number(2. * x[0] * x[1] * x[2] + 0.5 * x[3]) + '\n';
    }
    return text;
}

}  // namespace

/// The interactions as a list, a graph and a map, by clicks and keys in the window.
class InteractionsPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void theSameIsDrawnInThreeWays();
    void theHintStandsApartFromTheControls();
    void theSliderHidesWeakPairs();
    void aClickOnAPairShowsItsEffect_data();
    void aClickOnAPairShowsItsEffect();
    void enterShowsTheMarkedPairsEffect();
    void aMarkedPairThatGoesIsNotTold();
    void anotherRunsPairsDoNotTakeItsName();
    void nothingIsLeftOfAnotherTable();
    void saysWhatHinderedTheSearch();
    void doesNotDenyWhatItSearches();
    void setsOfThreeAreToldAndOpened();
    void theTableHasTheSameNumbers();
    void pairsThatDoNothingShareALineWithoutAnEffect();
    void theScoreIsInTheNoteWithLongNames();

private:
    FigurePage* page(const char* id) { return window_->window().views().page(QLatin1String(id)); }
    const Figure& figure() { return page("interactions")->figure(); }
    QCustomPlot& plot() { return *page("interactions")->view()->plot(); }
    void trainToEnd(const char* method);
    void show(int drawn);
    QPointF placeOf(std::size_t part);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void InteractionsPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void InteractionsPageTest::trainToEnd(const char* method) {
    window_->trainToEnd(method);
    window_->key(Qt::Key_4, Qt::AltModifier);
    QTRY_VERIFY(page("interactions")->isSettled() && !figure().isEmpty());
}

/// 0: list, 1: graph, 2: map.
void InteractionsPageTest::show(int drawn) {
    auto* what = child<QComboBox>(window_->window(), "interactionShows");
    what->setFocus();
    QTest::keyClick(what, Qt::Key_Home);
    for (int i = 0; i < drawn; ++i) QTest::keyClick(what, Qt::Key_Down);
    QTRY_VERIFY(page("interactions")->isSettled());
    plot().replot(QCustomPlot::rpImmediateRefresh);
}

QPointF InteractionsPageTest::placeOf(std::size_t part) {
    if (findLayer<Graph>(figure())) {
        const GraphLayout layout = layOut(*findLayer<Graph>(figure()), plot().axisRect()->rect(),
                                          page("interactions")->view()->style());
        return linesOf(*findLayer<Graph>(figure()), layout, part).front().pointAt(0.3);
    }
    const auto row = static_cast<double>(part);
    if (findLayer<Bars>(figure()))
        return {double(plot().axisRect()->rect().center().x()), plot().yAxis->coordToPixel(row)};
    return {plot().xAxis->coordToPixel(1.), plot().yAxis->coordToPixel(0.)};
}

void InteractionsPageTest::theSameIsDrawnInThreeWays() {
    trainToEnd("rff");
    QVERIFY(findLayer<Bars>(figure()));
    const double strongest = findLayer<Bars>(figure())->values.front();
    show(1);
    QVERIFY(findLayer<Graph>(figure()) && !findLayer<Bars>(figure()));
    QCOMPARE(findLayer<Graph>(figure())->edges.front().value, strongest);
    QCOMPARE(findLayer<Graph>(figure())->sizes.size(), findLayer<Graph>(figure())->names.size());
    QVERIFY(findLayer<Graph>(figure())->nodeLabel.find("mean effect") != std::string::npos);
    show(2);
    QVERIFY(findLayer<Cells>(figure()) && !findLayer<Graph>(figure()));
    QCOMPARE((findLayer<Cells>(figure())->values.array().isNaN())
                 .select(0., findLayer<Cells>(figure())->values.array())
                 .maxCoeff(),
             strongest);
    QVERIFY(!notesText(figure()).empty());
}

void InteractionsPageTest::theHintStandsApartFromTheControls() {
    trainToEnd("rff");
    show(1);
    const auto* reading = child<QLabel>(window_->window(), "interactionReading");
    const auto* least = child<QLabel>(window_->window(), "interactionLeastText");
    QVERIFY(reading->contentsRect().left() >= reading->fontMetrics().averageCharWidth());
    QCOMPARE(reading->foregroundRole(), QPalette::PlaceholderText);
    QVERIFY(least->foregroundRole() != reading->foregroundRole());
}

void InteractionsPageTest::theSliderHidesWeakPairs() {
    trainToEnd("rff");
    auto* least = child<QSlider>(window_->window(), "interactionLeast");
    QVERIFY(!least->isVisible());
    show(1);
    QVERIFY(least->isVisible());
    least->setFocus();
    QTest::keyClick(least, Qt::Key_End);
    QCOMPARE(findLayer<Graph>(figure())->edges.size(), std::size_t(1));
    QVERIFY(child<QLabel>(window_->window(), "interactionLeastText")
                ->text()
                .contains(QStringLiteral("100 % of the strongest")));
    QTest::keyClick(least, Qt::Key_Home);
    QVERIFY(findLayer<Graph>(figure())->edges.size() > 1);
}

void InteractionsPageTest::aClickOnAPairShowsItsEffect_data() {
    QTest::addColumn<int>("drawn");
    QTest::newRow("list") << 0;
    QTest::newRow("graph") << 1;
    QTest::newRow("map") << 2;
}

void InteractionsPageTest::aClickOnAPairShowsItsEffect() {
    QFETCH(int, drawn);
    trainToEnd("rff");
    show(drawn);
    const std::string first =
        findLayer<Bars>(figure()) ? findLayer<Bars>(figure())->names.front()
        : findLayer<Graph>(figure())
            ? edgeName(*findLayer<Graph>(figure()), findLayer<Graph>(figure())->edges.front())
            : figure().y.categories[0] + " × " + figure().x.categories[1];
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(0).toPoint());
    QCOMPARE(window_->window().views().current()->id(), QStringLiteral("effects"));
    const auto titled = [&] {
        std::string title = page("effects")->figure().title;
        const std::size_t cross = first.find(" × ");
        return title.starts_with("Joint effect of ") &&
               title.find(first.substr(0, cross)) != std::string::npos &&
               title.find(first.substr(cross + 4)) != std::string::npos;
    };
    QTRY_VERIFY2(titled(), (first + ": " + page("effects")->figure().title).c_str());
}

void InteractionsPageTest::enterShowsTheMarkedPairsEffect() {
    trainToEnd("rff");
    show(1);
    FigureView* view = page("interactions")->view();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down);
    const std::string name =
        edgeName(*findLayer<Graph>(figure()), findLayer<Graph>(figure())->edges.front());
    QVERIFY(child<QLabel>(window_->window(), "interactionReading")
                ->text()
                .startsWith(QString::fromStdString(name)));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(window_->window().views().current()->id(), QStringLiteral("effects"));
    QTRY_VERIFY(page("effects")->figure().title.starts_with("Joint effect of "));
}

void InteractionsPageTest::aMarkedPairThatGoesIsNotTold() {
    trainToEnd("rff");
    show(1);
    child<QSlider>(window_->window(), "interactionLeast")->setValue(0);
    plot().replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(findLayer<Graph>(figure())->edges.size() > 1);
    FigureView* view = page("interactions")->view();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_End);
    auto* reading = child<QLabel>(window_->window(), "interactionReading");
    QVERIFY(reading->text().contains(QStringLiteral("press Enter")));
    child<QSlider>(window_->window(), "interactionLeast")->setValue(100);
    QCOMPARE(findLayer<Graph>(figure())->edges.size(), std::size_t(1));
    QTRY_COMPARE(reading->text(), QStringLiteral("Click a pair to see its effect"));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(window_->window().views().current()->id(), QStringLiteral("interactions"));
}

void InteractionsPageTest::anotherRunsPairsDoNotTakeItsName() {
    Runs& runs = window_->session().runs();
    trainToEnd("rff");
    trainToEnd("rffnet");
    QVERIFY(runs.all().size() == 2);
    show(1);
    const double second = findLayer<Graph>(figure())->edges.front().value;
    const auto isOf = [&](const char* run) {
        return notesText(figure()).find(std::string(run) + ":") != std::string::npos;
    };
    QTRY_VERIFY(page("interactions")->isSettled() && isOf("Run 2"));
    runs.setCurrent(runs.all().front()->id);
    child<QSlider>(window_->window(), "interactionLeast")->setValue(60);
    QVERIFY(isOf("Run 2") && findLayer<Graph>(figure())->edges.front().value == second);
    QTRY_VERIFY(page("interactions")->isSettled() && isOf("Run 1"));
    QVERIFY(findLayer<Graph>(figure())->edges.front().value != second);
}

void InteractionsPageTest::nothingIsLeftOfAnotherTable() {
    trainToEnd("rff");
    window_->key(Qt::Key_1, Qt::AltModifier);
    window_->session().openFile(sandbox_.write(QStringLiteral("three.csv"), productsOfThree()));
    QTRY_COMPARE(window_->session().data()->table.rows, Index(300));
    window_->session().setTarget(QStringLiteral("y"));
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(window_->session().runs().current() && !window_->session().runs().current()->run);
    window_->key(Qt::Key_4, Qt::AltModifier);
    const auto isOfThree = [&] {
        return notesText(figure()).find("three.csv") != std::string::npos;
    };
    QVERIFY2(figure().isEmpty() || isOfThree(), notesText(figure()).c_str());
    QTRY_VERIFY(isOfThree());
}

void InteractionsPageTest::saysWhatHinderedTheSearch() {
    trainToEnd("rff");
    auto task = std::make_shared<Task>(*window_->session().runs().current()->task);
    task->split.train.clear();
    window_->keepRunWith(task);
    QTRY_VERIFY(page("interactions")->isSettled());
    QVERIFY2(figure().isEmpty() && figure().empty.find("rows") != std::string::npos,
             figure().empty.c_str());
}

void InteractionsPageTest::doesNotDenyWhatItSearches() {
    window_->session().setMethod(QStringLiteral("rff"));
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(window_->session().runs().current());
    QTRY_VERIFY(!window_->session().runs().current()->run);
    child<QSlider>(window_->window(), "interactionLeast")->setValue(20);  // out of sight
    QVERIFY2(figure().empty.starts_with("Searching"), figure().empty.c_str());
}

void InteractionsPageTest::setsOfThreeAreToldAndOpened() {
    window_->openFile(sandbox_.write(QStringLiteral("three.csv"), productsOfThree()));
    QTRY_COMPARE(window_->session().data()->table.rows, Index(300));
    window_->session().setTarget(QStringLiteral("y"));
    trainToEnd("fourier_stochastic");
    const auto& interactions = window_->session().runs().current()->snapshot->interactions;
    QVERIFY(interactions);
    QCOMPARE(findLayer<Bars>(figure())->values.front(), interactions->sets.front().score);
    const auto isTriple = [](const Interactions::Set& set) { return set.sources.size() == 3; };
    const auto triple = std::ranges::find_if(interactions->sets, isTriple);
    QVERIFY(triple != interactions->sets.end());
    show(1);
    const auto at = static_cast<std::size_t>(triple - interactions->sets.begin());
    QCOMPARE(findLayer<Graph>(figure())->edges[at].nodes, (std::vector<Index>{0, 1, 2}));
    QVERIFY(findLayer<Graph>(figure())->sizes.size() == findLayer<Graph>(figure())->names.size());
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(at).toPoint());
    QCOMPARE(window_->window().views().current()->id(), QStringLiteral("effects"));
    QTRY_VERIFY(page("effects")->figure().title.starts_with("Joint effect of "));
}

void InteractionsPageTest::theTableHasTheSameNumbers() {
    trainToEnd("rff");
    show(1);
    page("interactions")->showTable(true);
    const std::string csv = toCsv(figure());
    QVERIFY2(csv.find("\nedge,") != std::string::npos, csv.c_str());
    QVERIFY2(csv.find("\nnode,") != std::string::npos, csv.c_str());
}

void InteractionsPageTest::pairsThatDoNothingShareALineWithoutAnEffect() {
    trainToEnd("rff");
    Runs& runs = window_->session().runs();
    auto snapshot = std::make_shared<Snapshot>(*runs.current()->snapshot);
    snapshot->interactions = {"score",
                              sourceNames(*runs.current()->task->recipe),
                              {{{0, 1}, 2.}, {{1, 2}, 0.}, {{0, 2}, 0.}}};
    auto run = std::make_unique<RunEntry>();
    run->inputs = runs.current()->inputs;
    run->task = runs.current()->task;
    run->snapshot = std::move(snapshot);
    std::vector<std::unique_ptr<RunEntry>> entries;
    entries.push_back(std::move(run));
    runs.replace(std::move(entries), 1, 0);
    QTRY_VERIFY(findLayer<Bars>(figure()) &&
                findLayer<Bars>(figure())->names ==
                    std::vector<std::string>({"a × b", "2 more pairs"}));
    plot().replot(QCustomPlot::rpImmediateRefresh);
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(1).toPoint());
    QCOMPARE(window_->window().views().current()->id(), QStringLiteral("interactions"));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(0).toPoint());
    QCOMPARE(window_->window().views().current()->id(), QStringLiteral("effects"));
}

void InteractionsPageTest::theScoreIsInTheNoteWithLongNames() {
    QByteArray table = smallTable(120);
    table.replace(
        "a,b,c,kind,y",
        "Cement (component 1)(kg in a m^3 mixture),Blast Furnace Slag (component 2)(kg in "
        "a m^3 mixture),Fly Ash (component 3)(kg in a m^3 mixture),kind,Concrete "
        "compressive strength(MPa. megapascals)");
    window_->openFile(sandbox_.write(QStringLiteral("long.csv"), table));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("long.csv"));
    window_->session().setTarget(QStringLiteral("Concrete compressive strength(MPa. megapascals)"));
    trainToEnd("rff");
    QVERIFY2(notesText(figure()).starts_with("Strongest first, 6 pairs of 4 variables"),
             notesText(figure()).c_str());
    QVERIFY2(figure().x.label.find("√mean") == std::string::npos, figure().x.label.c_str());
}

ARDENT_TEST(InteractionsPageTest)
#include "interactions_page_test.moc"
