#include <fmt/format.h>
#include <qcustomplot.h>

#include <QCheckBox>
#include <QComboBox>
#include <QScrollBar>
#include <QTableView>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/runs/runs_model.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// The ticked runs side by side, by keys and clicks in the window.
class ComparePageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void saysWhatToDoWithFewerThanTwoRuns();
    void metricsAreMeasuredAgainstTheOldestRun();
    void thePinnedRunIsTheBaseline();
    void onlyTickedRunsAreCompared();
    void settingsShowWhatDiffers();
    void replicatesShareAColumn();
    void handMadeSeedsStayApart();
    void replicatesAreDrawnBelowTheirMean();
    void relevanceOverSeeds();
    void itTellsOfTheRunsOwnModels();
    void theTableHoldsTheNumbers();
    void manyRunsScrollSideways();
    void runsOfAnotherTargetAreLeftOut();
    void aBaselineOfAnotherTargetDoesNotCount();
    void anotherKindOfProblemIsAnotherTarget();
    void runsOnTheTableAsItWasAreLeftOut();

private:
    Runs& runs() { return window_->session().runs(); }
    FigurePage* page(const char* id) { return window_->window().views().page(QLatin1String(id)); }
    const Figure& figure() { return page("compare")->figure(); }
    QTableView& table() { return *child<QTableView>(window_->window(), "runs"); }
    void go() { window_->key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier); }
    void choose(const char* name, int index) {
        auto* box = child<QComboBox>(window_->window(), name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(box, Qt::Key_Down);
    }
    void clickRun(int row) {
        const QModelIndex cell = table().model()->index(row, RunsModel::MethodTitle);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(cell).center());
    }
    QStringList lossNames() {
        QStringList names;
        for (const Series& line : layers<Series>(page("loss")->figure()))
            names << QString::fromStdString(line.name).section(u' ', 0, 1);
        names.removeDuplicates();
        return names;
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void ComparePageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void ComparePageTest::saysWhatToDoWithFewerThanTwoRuns() {
    go();
    QVERIFY(page("compare")->isVisible());
    QVERIFY(figure().empty.find("Run (F5)") != std::string::npos);
    window_->trainToEnd("ridge");
    QVERIFY(figure().isEmpty() && figure().empty.find("one run") != std::string::npos);
    window_->trainToEnd("lasso");
    QVERIFY(!figure().isEmpty());
    runs().setOverlaid(runs().all()[0]->id, false);
    QVERIFY(figure().isEmpty() && figure().empty.find("Tick two") != std::string::npos);
}

void ComparePageTest::metricsAreMeasuredAgainstTheOldestRun() {
    window_->trainToEnd("ridge");
    window_->trainToEnd("rff");
    go();
    const Cells& cells = *findLayer<Cells>(figure());
    const Split& split = runs().all()[0]->task->split;
    QCOMPARE(figure().title, fmt::format("Metrics on {} test rows", split.test.size()));
    QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 1", "Run 2"}));
    QCOMPARE(cells.columnColours,
             (std::vector<int>{runs().all()[0]->colour, runs().all()[1]->colour}));
    QCOMPARE(cells.remarks[2], std::string("baseline"));
    const auto rmse = [&](std::size_t run) {
        return metric(runs().all()[run]->snapshot->metrics->test, "rmse");
    };
    QCOMPARE(cells.values(1, 1), rmse(1));
    QVERIFY(rmse(1) < rmse(0));  // a line cannot follow the sine
    QCOMPARE(cells.shade(1, 1), 1.);
    QVERIFY(QString::fromStdString(cells.remarks[3]).startsWith(u'−'));
    choose("compareRows", 2);
    QCOMPARE(figure().title, fmt::format("Metrics on {} training rows", split.train.size()));
}

void ComparePageTest::thePinnedRunIsTheBaseline() {
    window_->trainToEnd("ridge");
    window_->trainToEnd("rff");
    go();
    table().setFocus();
    table().selectRow(1);
    QTest::keyClick(&table(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(runs().isPinned(runs().all()[1]->id));
    QCOMPARE(figure().x.categories.front(), std::string("Run 2"));
    QVERIFY(table()
                .model()
                ->index(1, RunsModel::State)
                .data()
                .toString()
                .contains(QStringLiteral("baseline")));
    runs().setOverlaid(runs().all()[1]->id, false);  // shown nevertheless
    QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 2", "Run 1"}));
    QTest::keyClick(&table(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(figure().isEmpty());
}

void ComparePageTest::onlyTickedRunsAreCompared() {
    for (const char* method : {"ridge", "lasso", "mean"}) window_->trainToEnd(method);
    go();
    QCOMPARE(figure().x.categories.size(), std::size_t(3));
    table().setFocus();
    table().setCurrentIndex(table().model()->index(1, RunsModel::Name));
    QTest::keyClick(&table(), Qt::Key_Space);
    QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 1", "Run 3"}));
}

void ComparePageTest::settingsShowWhatDiffers() {
    window_->trainToEnd("rff");
    window_->session().setOption("features", 40LL);
    window_->trainToEnd("rff");
    go();
    choose("compareShows", 1);
    QCOMPARE(figure().y.categories.size(), std::size_t(1));
    QCOMPARE(findLayer<Cells>(figure())->words[1], std::string("40"));
    auto* differing = child<QCheckBox>(window_->window(), "compareDiffering");
    differing->setFocus();
    QTest::keyClick(differing, Qt::Key_Space);
    const auto& rows = figure().y.categories;
    for (const char* row : {"Method", "Target", "Split", "Seed", "Limit"})
        QVERIFY2(std::ranges::find(rows, row) != rows.end(), row);
    window_->session().setSeed(99);
    window_->trainToEnd("ridge");
    QTest::keyClick(differing, Qt::Key_Space);
    QVERIFY(std::ranges::find(figure().y.categories, "Method") != figure().y.categories.end());
    QVERIFY(std::ranges::find(figure().y.categories, "Seed") != figure().y.categories.end());
}

void ComparePageTest::replicatesShareAColumn() {
    window_->trainToEnd("ridge");
    window_->session().setMethod(QStringLiteral("lasso"));
    runs().replicate(3);
    QVERIFY(window_->allEnded(4));
    go();
    QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 1", "Run 2, 3 seeds"}));
    QVERIFY(findLayer<Cells>(figure())->words[3].find(" ± ") != std::string::npos);
    QVERIFY(notesText(figure()).find("Not all are measured on the same rows") != std::string::npos);
    auto* together = child<QCheckBox>(window_->window(), "compareTogether");
    QVERIFY(together->isVisible());
    together->setFocus();
    QTest::keyClick(together, Qt::Key_Space);
    QCOMPARE(figure().x.categories.size(), std::size_t(4));
}

void ComparePageTest::handMadeSeedsStayApart() {
    window_->trainToEnd("ridge");
    window_->session().setSeed(99);
    window_->trainToEnd("ridge");
    go();
    QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 1", "Run 2"}));
    QVERIFY(!child<QCheckBox>(window_->window(), "compareTogether")->isVisible());
}

void ComparePageTest::replicatesAreDrawnBelowTheirMean() {
    window_->session().setMethod(QStringLiteral("rff"));
    runs().replicate(3);
    QVERIFY(window_->allEnded(3));
    window_->key(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(std::ranges::count(layers<Series>(page("loss")->figure()), LineRole::Individual,
                                &Series::role),
             3);
    click(child<QToolButton>(window_->window(), "lossAll"));
    const auto roles = [&] {
        std::vector<LineRole> found;
        for (const Series& line : layers<Series>(page("loss")->figure()))
            found.push_back(line.role);
        return found;
    };
    QCOMPARE(std::ranges::count(roles(), LineRole::Individual), 6);
    QCOMPARE(layers<Series>(page("loss")->figure()).back().name,
             std::string("Run 1, 3 seeds · training loss, mean ± sd over 3 seeds"));
    for (const Series& line : layers<Series>(page("loss")->figure()))
        QCOMPARE(line.spreads.empty(), line.role == LineRole::Individual);
    auto* together = child<QToolButton>(window_->window(), "lossTogether");
    click(together);
    QCOMPARE(std::ranges::count(roles(), LineRole::Individual), 0);
    QCOMPARE(roles().size(), std::size_t(7));
    QCOMPARE(std::ranges::count(roles(), LineRole::Reference), 1);  // the λ that the first keeps
}

void ComparePageTest::relevanceOverSeeds() {
    window_->session().setMethod(QStringLiteral("lasso"));
    runs().replicate(3);
    QVERIFY(window_->allEnded(3));
    go();
    choose("compareShows", 2);
    QCOMPARE(figure().y.categories.front(), std::string("a"));
    QVERIFY(findLayer<Cells>(figure())->remarks[0].find("kept in 3 of 3") != std::string::npos);
    window_->key(Qt::Key_2, Qt::AltModifier);
    auto* over = child<QCheckBox>(window_->window(), "relevanceOverSeeds");
    QVERIFY(over->isVisible());
    over->setFocus();
    QTest::keyClick(over, Qt::Key_Space);
    const Figure& relevance = page("relevance")->figure();
    QCOMPARE(findLayer<Bars>(relevance)->names.front(), std::string("a"));
    QCOMPARE(findLayer<Bars>(relevance)->remarks.front().english(), std::string("3/3"));
    QVERIFY(findLayer<Bars>(relevance)->spreads.front() > 0.);
}

/// Whatever λ the other views look back at; of settings there is nothing to say.
void ComparePageTest::itTellsOfTheRunsOwnModels() {
    window_->trainToEnd("lasso");
    window_->trainToEnd("lasso");
    go();
    const std::string before = notesText(figure());
    const Matrix metrics = findLayer<Cells>(figure())->values;
    const auto says = [&](const char* part) {
        return QString::fromStdString(notesText(figure())).contains(QString::fromUtf8(part));
    };
    QVERIFY(!says("own model"));
    runs().lookBack(runs().all()[1]->id, 0);
    QVERIFY(runs().all()[1]->earlier);
    QTRY_VERIFY(says("Run 2 is compared by its own model, not by that of the λ or round"));
    QVERIFY(findLayer<Cells>(figure())->values.row(1) == metrics.row(1));
    runs().lookBack(runs().all()[0]->id, 0);
    QTRY_VERIFY(says("Run 1, Run 2 are compared by their own models"));
    choose("compareShows", 1);
    child<QCheckBox>(window_->window(), "compareDiffering")->setChecked(false);
    QVERIFY(!figure().isEmpty() && !says("own model"));
    choose("compareShows", 0);
    QVERIFY(says("own models"));
    for (const auto& run : runs().all()) runs().lookBack(run->id, std::nullopt);
    QTRY_COMPARE(notesText(figure()), before);
}

void ComparePageTest::theTableHoldsTheNumbers() {
    window_->trainToEnd("ridge");
    window_->trainToEnd("rff");
    go();
    window_->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    auto* numbers = child<QTableView>(window_->window(), "compareTable");
    QVERIFY(numbers->isVisible());
    const QAbstractItemModel& model = *numbers->model();
    QStringList titles;
    for (int i = 0; i < model.columnCount(); ++i)
        titles << model.headerData(i, Qt::Horizontal).toString();
    QCOMPARE(titles.join(u'|'),
             QStringLiteral("Run|Method|Metric|Value|Difference from Run 1|Seeds|Mark"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Run 2"));
    const std::size_t rows = runs().all()[0]->task->split.test.size();
    QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("RMSE (%1 test rows)").arg(rows));
    QCOMPARE(model.index(1, 5).data().toString(), QStringLiteral("1"));
}

/// Beside what the rows are, which stays.
void ComparePageTest::manyRunsScrollSideways() {
    for (int run = 0; run < 10; ++run) window_->trainToEnd("ridge");
    go();
    QCustomPlot& plot = *page("compare")->view()->plot();
    auto* columns = child<QScrollBar>(*page("compare")->view(), "figureColumns");
    QTRY_VERIFY(columns->isVisible());
    QVERIFY(plot.xAxis2->tickVectorLabels().size() < 10);
    QCOMPARE(plot.xAxis2->tickVectorLabels().first(), QStringLiteral("Run 1"));
    const QVector<QString> rows = plot.yAxis->tickVectorLabels();
    QTRY_VERIFY((columns->setValue(columns->maximum()),
                 plot.xAxis2->tickVectorLabels().last() == QStringLiteral("Run 10")));
    QCOMPARE(plot.yAxis->tickVectorLabels(), rows);
    runs().setOverlaid(runs().all()[1]->id, false);
    for (std::size_t run = 2; run < 8; ++run) runs().setOverlaid(runs().all()[run]->id, false);
    QTRY_VERIFY(!columns->isVisible());
    QCOMPARE(plot.xAxis2->tickVectorLabels().first(), QStringLiteral("Run 1"));
}

void ComparePageTest::runsOfAnotherTargetAreLeftOut() {
    const auto says = [](const std::string& text, const char* part) {
        return QString::fromStdString(text).contains(QString::fromUtf8(part));
    };
    window_->trainToEnd("rff");
    window_->trainToEnd("ridge");
    QVERIFY(table().isColumnHidden(RunsModel::Target));
    choose("target", 1);  // a
    QCOMPARE(window_->session().recipe().target, std::string("a"));
    window_->trainToEnd("rff");
    QVERIFY(!table().isColumnHidden(RunsModel::Target));
    QCOMPARE(table().model()->index(0, RunsModel::Target).data().toString(), QStringLiteral("y"));
    QCOMPARE(table().model()->index(2, RunsModel::Target).data().toString(), QStringLiteral("a"));
    go();
    const char* others = "2 runs predict another target (y) and are not compared.";
    QVERIFY(figure().isEmpty());
    QVERIFY2(says(figure().empty, "There is one run to compare") && says(figure().empty, others),
             figure().empty.c_str());
    window_->key(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(lossNames(), QStringList{QStringLiteral("Run 3")});
    QVERIFY2(says(notesText(page("loss")->figure()), others),
             notesText(page("loss")->figure()).c_str());
    QVERIFY2(says(notesText(page("loss")->figure()), "on t.csv, target a, seed"),
             notesText(page("loss")->figure()).c_str());
    clickRun(1);
    QCOMPARE(lossNames().front(), QStringLiteral("Run 2"));
    QVERIFY(!lossNames().contains(QStringLiteral("Run 3")));
    go();
    for (int what = 0; what < 3; ++what) {
        choose("compareShows", what);
        QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 1", "Run 2"}));
        QVERIFY2(
            says(notesText(figure()), "1 run predicts another target (a) and is not compared."),
            notesText(figure()).c_str());
    }
}

void ComparePageTest::aBaselineOfAnotherTargetDoesNotCount() {
    window_->trainToEnd("ridge");
    table().setFocus();
    table().selectRow(0);
    QTest::keyClick(&table(), Qt::Key_B, Qt::ControlModifier);
    choose("target", 1);
    window_->trainToEnd("ridge");
    window_->trainToEnd("lasso");
    go();
    QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 2", "Run 3"}));
    window_->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(!lossNames().contains(QStringLiteral("Run 1")));
}

void ComparePageTest::anotherKindOfProblemIsAnotherTarget() {
    window_->openFile(sandbox_.write(QStringLiteral("classes.csv"), [] {
        QByteArray text("a,b,grade\n");
        for (int i = 0; i < 120; ++i)
            text += QByteArray::number(i % 7) + ',' + QByteArray::number(i % 11) + ',' +
                    QByteArray::number(i % 3) + '\n';
        return text;
    }()));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("classes.csv"));
    choose("target", 3);
    choose("problem", 1);
    window_->trainToEnd("ridge");
    choose("problem", 2);
    window_->trainToEnd("logistic");
    go();
    QVERIFY2(figure().empty.find("1 run predicts another target (grade as a number) and is not "
                                 "compared.") != std::string::npos,
             figure().empty.c_str());
    QCOMPARE(table().model()->index(0, RunsModel::Target).data().toString(),
             QStringLiteral("grade as a number"));
    QVERIFY(!table().isColumnHidden(RunsModel::Target));
}

void ComparePageTest::runsOnTheTableAsItWasAreLeftOut() {
    window_->trainToEnd("ridge");
    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    QSignalSpy saved(&window_->session(), &Session::projectSaved);
    window_->session().saveProject(project, {});
    QVERIFY(saved.count() > 0 || saved.wait());
    sandbox_.write(QStringLiteral("t.csv"), smallTable(150));
    openAndWait(window_->session(), project);
    QVERIFY(runs().all().front()->isOnOtherRows);
    QVERIFY(table().isColumnHidden(RunsModel::Target));
    window_->trainToEnd("ridge");
    window_->trainToEnd("lasso");
    go();
    QCOMPARE(figure().x.categories, (std::vector<std::string>{"Run 2", "Run 3"}));
    QVERIFY2(notesText(figure()).find("1 run was trained on another state of the table and is not "
                                      "compared.") != std::string::npos,
             notesText(figure()).c_str());
    QCOMPARE(table().model()->index(0, RunsModel::Target).data().toString(),
             QStringLiteral("y (t.csv, as it was)"));
    QVERIFY(!table().isColumnHidden(RunsModel::Target));
}

ARDENT_TEST(ComparePageTest)
#include "compare_page_test.moc"
