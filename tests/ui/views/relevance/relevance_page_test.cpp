#include <fmt/format.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QHelpEvent>
#include <QTableView>
#include <QToolTip>

#include "core/data/synthetic/synthetic.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/importance.h"
#include "core/model/constant_model.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"
#include "ui/widgets/number_text.h"

using namespace ardent;
using namespace ardent::test;

/// The relevance of variables beside the truth, by keys in the window.
class RelevancePageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void whatIsKeptIsFoundMissedOrFalse();
    void whatIsOnlyRankedIsToldAmongTheFirst();
    void theTruthIsOfTheSamplesOwnTarget();
    void aFileKnowsNoTruth();
    void aImportanceStandsBesideTheOwnRelevance_data();
    void aImportanceStandsBesideTheOwnRelevance();
    void aImportanceIsTakenOverTheRunsOwnRows();
    void aConstantHasNoImportance();
    void kernelsHaveImportanceWithoutAScale_data();
    void kernelsHaveImportanceWithoutAScale();
    void aKernelHasNoSlopes();
    void slopesFollowTheRunAndShufflesWaitForIt();
    void aSecondMeasureIsThatOfTheEarlyModel();
    void anotherChoiceEndsTheSearch();
    void theShareOfALongSearchIsTold();
    void importanceStandsAloneFromTheStart();
    void importanceFollowsTheRun();
    void theMethodsScaleIsOneChoiceAway();
    void allImportancesStandTogether();
    void whatCannotBeTakenIsToldBesideTheOthers();
    void theTableHasAFurtherColumn();
    void aBarLeadsToItsEffect();
    void knockoffsOfTheMethodNameWhatIsSelected();

private:
    Session& session() { return window_->session(); }
    FigurePage* page() { return window_->window().views().page(QStringLiteral("relevance")); }
    const Figure& figure() { return page()->figure(); }
    const RunEntry& run() { return *session().runs().current(); }
    void openSample(const char* id);
    void trainToEnd(const char* method);
    void choose(const char* box, const char* word);
    void byMethod() { choose("relevanceScale", "method"); }
    void beside(const char* importance) { choose("relevanceBeside", importance); }
    void compareBeside(Importance importance);
    bool hasBeside() {
        return findLayer<Bars>(figure()) && !findLayer<Bars>(figure())->beside.empty();
    }
    bool says(const QByteArray& part) {
        return QByteArray::fromStdString(notesText(figure()) + figure().empty).contains(part);
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void RelevancePageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void RelevancePageTest::openSample(const char* id) {
    session().openSample(QLatin1String(id));
    QTRY_VERIFY(session().data() && session().data()->sample == QLatin1String(id));
}

void RelevancePageTest::trainToEnd(const char* method) {
    window_->trainToEnd(method);
    window_->key(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(page()->isSettled());
}

/// By keys.
void RelevancePageTest::choose(const char* name, const char* word) {
    auto* box = child<QComboBox>(window_->window(), name);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    const int wanted = box->findData(QLatin1String(word));
    for (int i = 0; i < wanted; ++i) QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentIndex(), wanted);
}

void RelevancePageTest::compareBeside(Importance importance) {
    const Relevance expected =
        measure(importance, *run().snapshot->predictor, *run().task, {})->relevance;
    const Bars& bars = *findLayer<Bars>(figure());
    for (std::size_t i = 0; i < bars.names.size(); ++i) {
        const auto at = std::ranges::find(expected.names, bars.names[i]) - expected.names.begin();
        QCOMPARE(bars.beside[0].values[i], expected.values[static_cast<std::size_t>(at)]);
    }
}

void RelevancePageTest::whatIsKeptIsFoundMissedOrFalse() {
    openSample("additive");
    trainToEnd("lasso");
    QVERIFY(!figure().isEmpty());
    const std::vector<std::string> truth = relevantColumns(*findSyntheticSet("additive"));
    QCOMPARE(truth, (std::vector<std::string>{"x1", "x2", "x3", "x4"}));
    const Bars& bars = *findLayer<Bars>(figure());
    std::map<std::string, int> counts;
    for (std::size_t i = 0; i < bars.names.size(); ++i) {
        const bool isTrue = std::ranges::find(truth, bars.names[i]) != truth.end();
        const char* mark = bars.selected[i] ? (isTrue ? "found" : "false") : isTrue ? "missed" : "";
        QCOMPARE(bars.remarks[i].english(), std::string(mark));
        ++counts[mark];
    }
    QVERIFY(counts["found"] > 0);
    const std::string note = fmt::format("The truth is known: {} found, {} missed, {} false.",
                                         counts["found"], counts["missed"], counts["false"]);
    QVERIFY2(notesText(figure()).find(note) != std::string::npos, notesText(figure()).c_str());
    QCustomPlot& plot = *page()->view()->plot();
    const std::vector<std::string> remarks = english(bars.remarks);
    const auto found = std::ranges::find(remarks, "found") - remarks.begin();
    const QPointF place(plot.axisRect()->rect().center().x(),
                        plot.yAxis->coordToPixel(static_cast<double>(found)));
    QVERIFY(describe(figure(), plot, place).endsWith(QStringLiteral("\nfound")));
}

void RelevancePageTest::whatIsOnlyRankedIsToldAmongTheFirst() {
    openSample("additive");
    trainToEnd("ridge");
    const Bars& bars = *findLayer<Bars>(figure());
    QVERIFY(bars.selected.empty());
    const std::vector<std::string> remarks = english(bars.remarks);
    QCOMPARE(std::ranges::count(remarks, "true"), 4);
    QCOMPARE(std::ranges::count(remarks, ""), 6);
    const auto among = std::ranges::count(std::span(remarks).first(4), "true");
    const std::string note = fmt::format(
        "The truth is known: {} of the 4 true variables are among the 4 most relevant.", among);
    QVERIFY2(notesText(figure()).find(note) != std::string::npos, notesText(figure()).c_str());
}

void RelevancePageTest::theTruthIsOfTheSamplesOwnTarget() {
    openSample("additive");
    session().setTarget(QStringLiteral("x1"));
    trainToEnd("lasso");
    QVERIFY(findLayer<Bars>(figure())->remarks.empty());
    QVERIFY2(notesText(figure()).find("truth") == std::string::npos, notesText(figure()).c_str());
}

void RelevancePageTest::aFileKnowsNoTruth() {
    window_->openSmallTable(sandbox_);
    trainToEnd("lasso");
    QVERIFY(findLayer<Bars>(figure())->remarks.empty());
    QVERIFY2(notesText(figure()).find("truth") == std::string::npos, notesText(figure()).c_str());
}

void RelevancePageTest::aImportanceStandsBesideTheOwnRelevance_data() {
    QTest::addColumn<QByteArray>("importance");
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<QByteArray>("rows");
    const auto add = [](const char* importance, const QByteArray& label, const QByteArray& rows) {
        QTest::newRow(importance) << QByteArray(importance) << label << rows;
    };
    add("derivative", "derivative relevance in unit of y", "160 training rows");
    add("permutation", "permutation relevance", "20 validation rows");
    add("sobol", "total Sobol index", "160 training rows");
}

void RelevancePageTest::aImportanceStandsBesideTheOwnRelevance() {
    QFETCH(QByteArray, importance);
    QFETCH(QByteArray, label);
    QFETCH(QByteArray, rows);
    window_->openSmallTable(sandbox_);
    trainToEnd("rff");
    trainToEnd("ridge");
    byMethod();
    const Bars own = *findLayer<Bars>(figure());
    QVERIFY(own.beside.empty());
    beside(importance.constData());
    QTRY_VERIFY(page()->isSettled() && hasBeside());
    const Bars& bars = *findLayer<Bars>(figure());
    QCOMPARE(bars.names, own.names);
    QCOMPARE(bars.values, own.values);
    compareBeside(importancesCalled(importance.constData()).front());
    QCOMPARE(bars.beside[0].label, label.toStdString());
    QVERIFY2(says("The hollow bars are " + label + " over " + rows), notesText(figure()).c_str());
    QVERIFY2(says("correlated"), notesText(figure()).c_str());  // where it misleads
    session().runs().setCurrent(session().runs().all().front()->id);
    QVERIFY(!hasBeside());
    QTRY_VERIFY(page()->isSettled());
    QVERIFY(hasBeside());
    beside("none");
    QVERIFY(!hasBeside());
}

void RelevancePageTest::aImportanceIsTakenOverTheRunsOwnRows() {
    window_->openSmallTable(sandbox_);
    trainToEnd("gbrff");
    beside("derivative");
    session().setSplit({0.5, 0.25, 0.25});
    trainToEnd("gbrff");
    QTRY_VERIFY(page()->isSettled() && hasBeside());
    compareBeside(Importance::Derivative);
    session().runs().remove(run().id);
    QTRY_VERIFY(page()->isSettled() && says("over 160 training rows"));
    compareBeside(Importance::Derivative);
}

void RelevancePageTest::aConstantHasNoImportance() {
    window_->openSmallTable(sandbox_);
    trainToEnd("mean");
    QVERIFY2(figure().empty.ends_with("Choose a second measure."), figure().empty.c_str());
    beside("permutation");
    QTRY_VERIFY(page()->isSettled() && !figure().isEmpty());
    QCOMPARE(findLayer<Bars>(figure())->values.size(), std::size_t(4));
    QCOMPARE(findLayer<Bars>(figure())->spreads.size(), std::size_t(4));
    QVERIFY(!hasBeside());
    for (const char* part : {"no relevance of its own", "over 20 validation rows", "correlated"})
        QVERIFY2(says(part), notesText(figure()).c_str());
}

void RelevancePageTest::kernelsHaveImportanceWithoutAScale_data() {
    QTest::addColumn<QByteArray>("method");
    for (const char* method : {"svm", "kernel_ridge"}) QTest::newRow(method) << QByteArray(method);
}

void RelevancePageTest::kernelsHaveImportanceWithoutAScale() {
    QFETCH(QByteArray, method);
    window_->openSmallTable(sandbox_);
    trainToEnd(method.constData());
    QCOMPARE(findLayer<Bars>(figure())->names.front(), std::string("a"));
    byMethod();
    QTRY_VERIFY(page()->isSettled() && !figure().isEmpty());
    QCOMPARE(findLayer<Bars>(figure())->names.front(), std::string("a"));
}

void RelevancePageTest::aKernelHasNoSlopes() {
    window_->openSmallTable(sandbox_);
    trainToEnd("kernel_ridge");
    for (const char* importance : {"derivative", "sobol"}) {
        beside(importance);
        QTRY_VERIFY(page()->isSettled());
        QVERIFY2(!hasBeside() && says("only permutation relevance can be measured"),
                 figure().empty.c_str());
    }
}

void RelevancePageTest::slopesFollowTheRunAndShufflesWaitForIt() {
    window_->openSmallTable(sandbox_);
    byMethod();
    window_->chooseEndlessRun();
    window_->key(Qt::Key_2, Qt::AltModifier);
    beside("derivative");
    click(window_->tool("run.start"));
    QTRY_VERIFY(hasBeside());
    QCOMPARE(run().state(), RunState::Running);
    const std::vector<double> first = findLayer<Bars>(figure())->beside[0].values;
    QTRY_VERIFY(hasBeside() && findLayer<Bars>(figure())->beside[0].values != first);
    beside("permutation");
    QVERIFY(!hasBeside());
    QVERIFY2(says("once the run pauses or ends"), notesText(figure()).c_str());
    click(window_->tool("run.pause"));
    QTRY_VERIFY(hasBeside());
    QCOMPARE(findLayer<Bars>(figure())->beside[0].label, std::string("permutation relevance"));
    click(window_->tool("run.start"));
    QTRY_VERIFY(!hasBeside());
    click(window_->tool("run.stop"));
    QTRY_VERIFY(hasBeside());
}

/// While metric learning searches its scales.
void RelevancePageTest::aSecondMeasureIsThatOfTheEarlyModel() {
    window_->openSmallTable(sandbox_);
    byMethod();
    session().setMethod(QStringLiteral("metric"));
    window_->key(Qt::Key_2, Qt::AltModifier);
    beside("derivative");
    click(window_->tool("run.step"));
    QTRY_VERIFY(!figure().isEmpty());
    QTRY_COMPARE(run().state(), RunState::Paused);
    QVERIFY(run().snapshot->predictor && !isConstant(*run().snapshot->predictor));
    QTRY_VERIFY(page()->isSettled());
    QTRY_VERIFY(hasBeside());
    click(window_->tool("run.stop"));
    QTRY_VERIFY(hasBeside());
}

void RelevancePageTest::anotherChoiceEndsTheSearch() {
    window_->openSmallTable(sandbox_);
    byMethod();
    trainToEnd("ridge");
    beside("sobol");
    QVERIFY(!page()->isSettled());
    QVERIFY2(says("being computed"), notesText(figure()).c_str());
    beside("none");
    QVERIFY(page()->isSettled());
    QVERIFY(!hasBeside() && !says("being computed"));
}

/// Ten thousand features take about a second.
void RelevancePageTest::theShareOfALongSearchIsTold() {
    window_->openSmallTable(sandbox_);
    byMethod();
    window_->chooseShortRun();
    session().setOption("features", 10'000LL);
    session().setOption("max_epochs", 1LL);
    trainToEnd("rffnet");
    beside("sobol");
    QTRY_VERIFY(says(" % done"));
    QVERIFY(!hasBeside() && !page()->isSettled());
    beside("none");
    QVERIFY(page()->isSettled());
    QVERIFY(!hasBeside() && !says("being computed"));
}

void RelevancePageTest::importanceStandsAloneFromTheStart() {
    window_->openSmallTable(sandbox_);
    trainToEnd("ridge");
    QTRY_VERIFY(page()->isSettled() && findLayer<Bars>(figure()) &&
                !findLayer<Bars>(figure())->sketches.empty());
    QVERIFY(!hasBeside());
    const VariableImportance& importance = *run().snapshot->importance;
    const Bars& bars = *findLayer<Bars>(figure());
    for (std::size_t i = 0; i < bars.names.size(); ++i) {
        const auto at = std::size_t(std::ranges::find(importance.names, bars.names[i]) -
                                    importance.names.begin());
        QCOMPARE(bars.values[i], 100. * importance.shares[at]);
        QCOMPARE(bars.intervals[i].low, 100. * importance.intervals[at].low);
    }
    QCOMPARE(bars.names.front(), std::string("a"));
    QVERIFY(!bars.sketches.front().places.empty());
    QVERIFY(headlineOf(figure()).sentence.starts_with("a carries most of the prediction of y: R²"));
    QVERIFY2(says("on 200 rows by 5-fold cross-validation"), notesText(figure()).c_str());
}

/// Of validation rows until it ends, which it does not by itself here.
void RelevancePageTest::importanceFollowsTheRun() {
    window_->openSmallTable(sandbox_);
    window_->chooseEndlessRun();
    window_->key(Qt::Key_2, Qt::AltModifier);
    click(window_->tool("run.start"));
    QTRY_VERIFY(findLayer<Bars>(figure()) && !findLayer<Bars>(figure())->intervals.empty());
    QVERIFY2(says("on 20 validation rows"), notesText(figure()).c_str());
    const std::vector<double> first = findLayer<Bars>(figure())->values;
    QTRY_VERIFY(findLayer<Bars>(figure()) && findLayer<Bars>(figure())->values != first);
    click(window_->tool("run.stop"));
    QTRY_VERIFY(says("on 20 test rows"));
}

void RelevancePageTest::theMethodsScaleIsOneChoiceAway() {
    window_->openSmallTable(sandbox_);
    trainToEnd("ridge");
    byMethod();
    QTRY_COMPARE(figure().x.label, words(wholeKind(*run().snapshot->relevance)));
    QVERIFY(findLayer<Bars>(figure())->intervals.empty() &&
            findLayer<Bars>(figure())->sketches.empty());
    choose("relevanceScale", "importance");
    QTRY_VERIFY(findLayer<Bars>(figure()) && !findLayer<Bars>(figure())->intervals.empty());
}

void RelevancePageTest::allImportancesStandTogether() {
    window_->openSmallTable(sandbox_);
    byMethod();
    trainToEnd("ridge");
    page()->showTable(true);
    beside("none");
    auto* table = child<QTableView>(window_->window(), "relevanceTable");
    const int before = table->model()->columnCount();
    beside("all");
    QTRY_VERIFY(page()->isSettled() && hasBeside());
    const std::vector<Bars::Beside>& all = findLayer<Bars>(figure())->beside;
    QCOMPARE(all.size(), std::size_t(3));
    QCOMPARE(table->model()->columnCount(), before + 4);  // of permutation its deviation too
    for (const auto& [column, which] : {std::pair(0, 0), std::pair(1, 1), std::pair(3, 2)}) {
        const Bars::Beside& one = all[static_cast<std::size_t>(which)];
        QCOMPARE(table->model()->headerData(before + column, Qt::Horizontal).toString(),
                 QString::fromStdString(one.name));
        QCOMPARE(table->model()->index(0, before + column).data().toString(),
                 numberText(one.values.front(), 6));
    }
}

void RelevancePageTest::whatCannotBeTakenIsToldBesideTheOthers() {
    window_->openSmallTable(sandbox_);
    beside("all");
    trainToEnd("kernel_ridge");
    QTRY_VERIFY(page()->isSettled() && hasBeside());
    QCOMPARE(findLayer<Bars>(figure())->beside.size(), std::size_t(1));
    QVERIFY2(says("only permutation relevance can be measured"), notesText(figure()).c_str());
    byMethod();
    window_->chooseEndlessRun();
    click(window_->tool("run.start"));
    QTRY_VERIFY2(says("The other measures are computed once"), notesText(figure()).c_str());
    QTRY_VERIFY(hasBeside());
    QCOMPARE(findLayer<Bars>(figure())->beside.size(), std::size_t(1));
    click(window_->tool("run.stop"));
    QTRY_VERIFY(findLayer<Bars>(figure()) && findLayer<Bars>(figure())->beside.size() == 3);
    QVERIFY(!says("once the run"));
}

void RelevancePageTest::theTableHasAFurtherColumn() {
    window_->openSmallTable(sandbox_);
    byMethod();
    trainToEnd("ridge");
    auto* table = child<QTableView>(window_->window(), "relevanceTable");
    page()->showTable(true);
    beside("none");
    const int before = table->model()->columnCount();
    beside("permutation");
    QTRY_VERIFY(page()->isSettled() && hasBeside());
    QCOMPARE(table->model()->columnCount(), before + 2);
    QCOMPARE(table->model()->headerData(before, Qt::Horizontal).toString(),
             QString::fromStdString(findLayer<Bars>(figure())->beside[0].name));
    QCOMPARE(table->model()->headerData(before + 1, Qt::Horizontal).toString(),
             QStringLiteral("Standard deviation"));
    QCOMPARE(table->model()->index(0, before).data().toString(),
             numberText(findLayer<Bars>(figure())->beside[0].values.front(), 6));
}

void RelevancePageTest::aBarLeadsToItsEffect() {
    window_->openSmallTable(sandbox_);
    trainToEnd("ridge");
    ViewArea& views = window_->window().views();
    const FigurePage* effects = views.page(QStringLiteral("effects"));
    const std::vector<std::string> names = findLayer<Bars>(figure())->names;
    QCustomPlot& plot = *page()->view()->plot();
    plot.replot();
    const QPoint second(plot.axisRect()->rect().center().x(), qRound(plot.yAxis->coordToPixel(1.)));
    QHelpEvent rest(QEvent::ToolTip, second, plot.mapToGlobal(second));
    QCoreApplication::sendEvent(&plot, &rest);
    QVERIFY(QToolTip::text().startsWith(QString::fromStdString(names[1])));
    QVERIFY(QToolTip::text().contains(QStringLiteral("press Enter")));
    QTest::mouseClick(&plot, Qt::LeftButton, {}, second);
    QCOMPARE(views.current(), effects);
    QTRY_COMPARE(effects->figure().title, "Effect of " + names[1]);

    auto* with = child<QComboBox>(window_->window(), "effectWith");
    with->setFocus();
    QTest::keyClick(with, Qt::Key_Down);  // to a, the first one and the one that matters most
    QCOMPARE(names[0], std::string("a"));
    QTRY_VERIFY(effects->figure().title.starts_with("Joint effect"));
    window_->key(Qt::Key_2, Qt::AltModifier);
    page()->view()->setFocus();
    QTest::keyClick(page()->view(), Qt::Key_Home);
    QCOMPARE(page()->view()->accessibleDescription(), QString::fromStdString(names[0]));
    QTest::keyClick(page()->view(), Qt::Key_Return);
    QCOMPARE(views.current(), effects);
    QTRY_COMPARE(effects->figure().title, "Effect of " + names[0]);
}

void RelevancePageTest::knockoffsOfTheMethodNameWhatIsSelected() {
    window_->openSmallTable(sandbox_);
    trainToEnd("ridge");
    QVERIFY(findLayer<Bars>(figure())->remarks.empty());
    beside("knockoffs");
    QTRY_VERIFY(page()->isSettled() && hasBeside());
    const Bars& bars = *findLayer<Bars>(figure());
    QCOMPARE(bars.beside[0].label, std::string("knockoffs, W"));
    QCOMPARE(bars.remarks.size(), bars.names.size());
    QVERIFY2(says("at a false discovery rate of 20 %"), notesText(figure()).c_str());
}

ARDENT_TEST(RelevancePageTest)
#include "relevance_page_test.moc"
