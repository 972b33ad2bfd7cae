#include "core/figure/compare/compare_figure.h"

#include <QtTest>
#include <cmath>
#include <variant>

#include "core/figure/figure_csv.h"
#include "core/figure/figure_table.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/relevance_shares_figure.h"

using namespace ardent;

namespace {

SnapshotPtr ended(double rmse, double r2, std::vector<double> relevance = {}) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = RunState::Finished;
    snapshot->metrics.emplace().train = {{"rmse", rmse / 2.}, {"r2", r2}};
    snapshot->metrics->test = {{"rmse", rmse}, {"r2", r2}};
    if (!relevance.empty()) {
        snapshot->relevance = Relevance{"|γ|", {"a", "b", "c"}, std::move(relevance)};
        snapshot->selection = Selection{"a rule", {0, 1, 2}, {}, 1};
    }
    return snapshot;
}

SnapshotPtr live() {
    return std::make_shared<Snapshot>();
}

std::vector<ComparedRun> twoRuns() {
    return {{"Run 1",
             "Ridge",
             0,
             {ended(2., 0.5)},
             {{"rate", "Rate", "0.1"}, {"seed", "Seed", "1"}},
             "r"},
            {"Run 2",
             "RFFNet",
             3,
             {ended(1.5, 0.7)},
             {{"rate", "Rate", "0.2"}, {"seed", "Seed", "1"}},
             "r"}};
}

std::string word(const Figure& figure, Index row, Index column) {
    return findLayer<Cells>(figure)
        ->words[static_cast<std::size_t>(row * findLayer<Cells>(figure)->values.cols() + column)];
}

std::string remark(const Figure& figure, Index row, Index column) {
    return findLayer<Cells>(figure)
        ->remarks[static_cast<std::size_t>(row * findLayer<Cells>(figure)->values.cols() + column)];
}

}  // namespace

class CompareFigureTest : public QObject {
    Q_OBJECT

private slots:
    void differencesAreFromTheBaseline();
    void theBestOfARowIsTinted();
    void whatIsWithinTheSpreadOfTheBestIsTintedToo();
    void replicatesAreAMeanWithItsSpread();
    void aRunWithoutMetricsHasNone();
    void whatIsMissingSaysWhy();
    void otherRowsAreTold();
    void theTitleCountsTheRows();
    void singleSeedsOnFewRowsMayBeChance();
    void modelsOfMoreRowsAreTold();
    void onlyWhatDiffers();
    void oneIdOfTwoMeaningsHasTwoRows();
    void settingsOfOneMethodOnly();
    void relevanceIsAShareAndARank();
    void keepingNothingIsASelection();
    void theTableHoldsNumbersAndDifferences();
    void theFileNamesItsColumns();
};

void CompareFigureTest::differencesAreFromTheBaseline() {
    const auto runs = twoRuns();
    const Figure figure = metricsFigure(runs, 0, MetricRows::Test);
    QCOMPARE(figure.title, std::string("Metrics on test rows"));
    QCOMPARE(figure.x.categories, (std::vector<std::string>{"Run 1", "Run 2"}));
    QCOMPARE(figure.y.categories[1], std::string("RMSE"));
    QCOMPARE(findLayer<Cells>(figure)->columnColours, (std::vector<int>{0, 3}));
    QCOMPARE(word(figure, 0, 1), std::string("RFFNet"));
    QCOMPARE(word(figure, 1, 1), std::string("1.500"));
    QCOMPARE(remark(figure, 1, 0), std::string("baseline"));
    QCOMPARE(remark(figure, 1, 1), std::string("−0.500"));
    QCOMPARE(remark(figure, 2, 1), std::string("+0.2000"));
    const Figure other = metricsFigure(runs, 1, MetricRows::Train);
    QCOMPARE(remark(other, 1, 0), std::string("+0.250"));
    QCOMPARE(findLayer<Cells>(other)->changeName, std::string("Difference from Run 2"));
}

void CompareFigureTest::theBestOfARowIsTinted() {
    auto runs = twoRuns();
    runs[0].runs = {ended(2., 0.9)};
    const Figure figure = metricsFigure(runs, 0, MetricRows::Test);
    QCOMPARE(findLayer<Cells>(figure)->shade(1, 0), 0.);
    QCOMPARE(findLayer<Cells>(figure)->shade(1, 1), 1.);
    QCOMPARE(findLayer<Cells>(figure)->shade(2, 0), 1.);
    QCOMPARE(findLayer<Cells>(figure)->shade(2, 1), 0.);
    runs[0].runs = {ended(1.5, 0.7)};
    QCOMPARE(findLayer<Cells>(metricsFigure(runs, 0, MetricRows::Test))->shade.sum(), 0.);
    runs[0].runs = {ended(2., 0.9)};
    runs[1].rows = "others";
    const Figure unlike = metricsFigure(runs, 0, MetricRows::Test);
    QCOMPARE(findLayer<Cells>(unlike)->shade.sum(), 0.);
    QVERIFY(notesText(unlike).find("none is tinted") != std::string::npos);
    auto all = std::make_shared<Snapshot>(*runs[1].runs.front());
    all->metrics->test.clear();
    runs[1].rows = "r";
    runs.push_back({"Run 3", "RFFNet", 4, {all}, {}, "no test rows"});
    const Figure two = metricsFigure(runs, 0, MetricRows::Test);
    QCOMPARE(findLayer<Cells>(two)->shade(1, 1), 1.);
    QVERIFY2(notesText(two).find("none is tinted") == std::string::npos, notesText(two).c_str());
}

void CompareFigureTest::whatIsWithinTheSpreadOfTheBestIsTintedToo() {
    auto runs = twoRuns();
    runs.push_back(runs[0]);
    runs[0].runs = {ended(1., 0.5), ended(3., 0.5)};
    runs[1].runs = {ended(1.5, 0.5), ended(3.5, 0.5)};
    runs[2].runs = {ended(8., 0.5), ended(10., 0.5)};
    const Figure figure = metricsFigure(runs, 1, MetricRows::Test);
    QCOMPARE(findLayer<Cells>(figure)->shade(1, 0), 1.);
    QCOMPARE(findLayer<Cells>(figure)->shade(1, 1), 1.);
    QCOMPARE(findLayer<Cells>(figure)->shade(1, 2), 0.);
    QCOMPARE(findLayer<Cells>(figure)->shade.row(2).sum(), 0.);  // all alike
    QVERIFY(notesText(figure).find("no more than the spread") != std::string::npos);
}

void CompareFigureTest::replicatesAreAMeanWithItsSpread() {
    auto runs = twoRuns();
    runs[1].runs = {ended(1., 0.5), ended(2., 0.5), ended(3., 0.5)};
    const Figure figure = metricsFigure(runs, 0, MetricRows::Test);
    QCOMPARE(word(figure, 1, 1), std::string("2.0 ± 1.0"));
    QCOMPARE(remark(figure, 1, 1), std::string("0.0 ± 1.0"));
    QCOMPARE(remark(figure, 2, 1), std::string("0 ± 0"));
    QVERIFY(notesText(figure).find("standard deviation over seeds") != std::string::npos);
    QVERIFY(notesText(figure).find("Single runs are Run 1: a difference") != std::string::npos);
    QCOMPARE(remark(metricsFigure(runs, 1, MetricRows::Test), 1, 0), std::string("0.0 ± 1.0"));
    runs[0].runs = {ended(5., 0.5), ended(6., 0.5), ended(7., 0.5)};
    const Figure both = metricsFigure(runs, 0, MetricRows::Test);
    QCOMPARE(remark(both, 1, 1), std::string("−4.0 ± 1.4"));
    QVERIFY(notesText(both).find("Single runs") == std::string::npos);
    const Figure alone = metricsFigure(std::span(runs).last(1), 0, MetricRows::Test);
    QVERIFY(findLayer<Cells>(alone)->remarks.empty());
    QVERIFY(notesText(alone).find("baseline") == std::string::npos);
}

void CompareFigureTest::aRunWithoutMetricsHasNone() {
    auto runs = twoRuns();
    runs[1].runs = {live()};
    const Figure figure = metricsFigure(runs, 0, MetricRows::Test);
    QCOMPARE(word(figure, 1, 1), std::string("–"));
    QVERIFY(std::isnan(findLayer<Cells>(figure)->values(1, 1)));
    QCOMPARE(remark(figure, 1, 1), std::string("not ended yet"));
    runs[0].runs = {live()};
    QVERIFY(metricsFigure(runs, 0, MetricRows::Test).isEmpty());
    const Figure none = metricsFigure(twoRuns(), 0, MetricRows::Validation);
    QVERIFY(none.isEmpty() && none.empty.find("validation rows") != std::string::npos);
}

void CompareFigureTest::whatIsMissingSaysWhy() {
    auto runs = twoRuns();
    auto with = std::make_shared<Snapshot>(*ended(1., 0.5, {3., 2., 1.}));
    with->metrics->validation = {{"rmse", 1.2}};
    runs[0].runs = {with};
    const auto reason = [&](Snapshot other, Index row) {
        runs[1].runs = {std::make_shared<const Snapshot>(std::move(other))};
        const Figure figure = metricsFigure(runs, 0, MetricRows::Validation);
        return word(figure, row, 1) == "–" ? remark(figure, row, 1) : "there";
    };
    const Snapshot finished = *ended(1., 0.5);
    QCOMPARE(reason(finished, 1), std::string("no validation rows"));
    QCOMPARE(reason(finished, 3), std::string("does not select"));
    Snapshot other = finished;
    other.learnsFromValidation = true;
    QCOMPARE(reason(other, 1), std::string("learned from these rows"));
    other.metrics->validation = {{"accuracy", 0.9}};
    QCOMPARE(reason(other, 1), std::string("not of its task"));
    other.metrics.reset();
    QCOMPARE(reason(other, 1), std::string("no model"));
    other.state = RunState::Running;
    QCOMPARE(reason(other, 2), std::string("not ended yet"));  // training time
    QCOMPARE(reason(other, 3), std::string("not ended yet"));
    const Figure shares = relevanceSharesFigure(runs);
    QCOMPARE(word(shares, 0, 1), std::string("–"));
    QCOMPARE(remark(shares, 0, 1), std::string("reports no relevance"));
}

void CompareFigureTest::otherRowsAreTold() {
    auto runs = twoRuns();
    const auto tells = [&] {
        return notesText(metricsFigure(runs, 0, MetricRows::Test), NoteKind::Caution)
                   .find("Not all") != std::string::npos;
    };
    QVERIFY(!tells());
    runs[1].rows = "others";
    QVERIFY(tells());
}

void CompareFigureTest::theTitleCountsTheRows() {
    auto runs = twoRuns();
    const auto title = [&](MetricRows rows) { return metricsFigure(runs, 0, rows).title; };
    QCOMPARE(title(MetricRows::Test), std::string("Metrics on test rows"));
    for (ComparedRun& run : runs) run.counts = {11, 12, 2093};
    QCOMPARE(title(MetricRows::Test), std::string("Metrics on 11 test rows"));
    QCOMPARE(title(MetricRows::Train), std::string("Metrics on 2,093 training rows"));
    runs[0].counts = {23, 1, 2000};
    QCOMPARE(title(MetricRows::Test), std::string("Metrics on 11 to 23 test rows"));
    QCOMPARE(title(MetricRows::Validation), std::string("Metrics on validation rows"));
    auto validated = std::make_shared<Snapshot>(*ended(2., 0.5));
    validated->metrics->validation = {{"rmse", 2.}};
    runs[0].runs = {validated};
    QCOMPARE(title(MetricRows::Validation), std::string("Metrics on 1 validation row"));
    runs[0].runs = {live()};
    QCOMPARE(title(MetricRows::Test), std::string("Metrics on 11 test rows"));
}

void CompareFigureTest::singleSeedsOnFewRowsMayBeChance() {
    auto runs = twoRuns();
    const auto cautions = [&](MetricRows rows) {
        return !notesText(metricsFigure(runs, 0, rows), NoteKind::Caution).empty();
    };
    QVERIFY(!cautions(MetricRows::Test));
    for (ComparedRun& run : runs) run.counts = {199, 200, 20};
    const std::string caution =
        notesText(metricsFigure(runs, 0, MetricRows::Test), NoteKind::Caution);
    QVERIFY2(caution.starts_with("One seed each on 199 rows: "), caution.c_str());
    QVERIFY(!cautions(MetricRows::Validation));
    QVERIFY(!cautions(MetricRows::Train));
    runs[1].counts = {4000, 200, 20};
    const std::string ofBoth =
        notesText(metricsFigure(runs, 0, MetricRows::Test), NoteKind::Caution);
    QVERIFY2(ofBoth.starts_with("One seed each on 199 to 4,000 rows: "), ofBoth.c_str());
    runs[1].runs = {live()};
    QVERIFY(!cautions(MetricRows::Test));
    runs.push_back(twoRuns().front());
    runs[2].counts = {150, 200, 20};
    QVERIFY(notesText(metricsFigure(runs, 0, MetricRows::Test), NoteKind::Caution)
                .starts_with("One seed each on 150 to 199 rows: "));
    runs[1].runs.push_back(runs[1].runs.front());
    QVERIFY(!cautions(MetricRows::Test));
}

void CompareFigureTest::modelsOfMoreRowsAreTold() {
    auto runs = twoRuns();
    const std::string text = "from training and validation rows Run 2, the others";
    QVERIFY(notesText(metricsFigure(runs, 0, MetricRows::Test)).find("learned") ==
            std::string::npos);
    auto more = std::make_shared<Snapshot>(*runs[1].runs.front());
    more->learnsFromValidation = true;
    runs[1].runs = {more};
    const Figure figure = metricsFigure(runs, 0, MetricRows::Test);
    QVERIFY2(notesText(figure).find(text) != std::string::npos, notesText(figure).c_str());
    runs[0].runs = {live()};  // it may learn from them yet
    QVERIFY(notesText(metricsFigure(runs, 0, MetricRows::Test)).find("learned") ==
            std::string::npos);
    runs[0].runs = {more};
    QVERIFY(notesText(metricsFigure(runs, 0, MetricRows::Test)).find("learned") ==
            std::string::npos);
}

void CompareFigureTest::onlyWhatDiffers() {
    const auto runs = twoRuns();
    const Figure few = settingsFigure(runs, 0, true);
    QCOMPARE(few.y.categories, std::vector<std::string>{"Rate"});
    QCOMPARE(word(few, 0, 1), std::string("0.2"));
    QCOMPARE(findLayer<Cells>(few)->shade(0, 0), 0.);
    QCOMPARE(findLayer<Cells>(few)->shade(0, 1), 1.);
    QVERIFY(notesText(few).find("1 more setting") != std::string::npos);
    const Figure all = settingsFigure(runs, 0, false);
    QCOMPARE(all.y.categories, (std::vector<std::string>{"Rate", "Seed"}));
    const std::vector<ComparedRun> same{runs[0], runs[0]};
    QVERIFY(settingsFigure(same, 0, true).isEmpty());
    QVERIFY(!settingsFigure(same, 0, false).isEmpty());
}

void CompareFigureTest::oneIdOfTwoMeaningsHasTwoRows() {
    auto runs = twoRuns();
    runs[0].settings = {{"preset", "Effort", "automatic"}};
    runs[1].settings = {{"preset", "Preset", "none"}};
    const Figure figure = settingsFigure(runs, 0, false);
    QCOMPARE(figure.y.categories, (std::vector<std::string>{"Effort", "Preset"}));
    QCOMPARE(word(figure, 0, 1), std::string("–"));
    QCOMPARE(word(figure, 1, 1), std::string("none"));
}

void CompareFigureTest::settingsOfOneMethodOnly() {
    auto runs = twoRuns();
    runs[1].settings = {{"depth", "Depth", "3"}, {"seed", "Seed", "1"}};
    const Figure figure = settingsFigure(runs, 0, true);
    QCOMPARE(figure.y.categories, (std::vector<std::string>{"Rate", "Depth"}));
    QCOMPARE(word(figure, 0, 1), std::string("–"));
    QCOMPARE(word(figure, 1, 0), std::string("–"));
    QCOMPARE(findLayer<Cells>(figure)->shade(0, 1), 0.);
    QCOMPARE(findLayer<Cells>(figure)->shade(1, 1), 1.);
}

void CompareFigureTest::relevanceIsAShareAndARank() {
    auto runs = twoRuns();
    QVERIFY(relevanceSharesFigure(runs).isEmpty());
    runs[0].runs = {ended(1., 1., {1., 3., 0.})};
    runs[1].runs = {ended(1., 1., {0., 4., 1.}), ended(1., 1., {1., 4., 0.})};
    const Figure figure = relevanceSharesFigure(runs);
    QCOMPARE(figure.y.categories, (std::vector<std::string>{"b", "a", "c"}));
    QCOMPARE(word(figure, 0, 0), std::string("75.0 %"));
    QCOMPARE(remark(figure, 0, 0), std::string("rank 1"));
    QCOMPARE(remark(figure, 1, 0), std::string("rank 2 · kept"));
    QCOMPARE(word(figure, 2, 0), std::string("0 %"));
    QCOMPARE(remark(figure, 2, 0), std::string("no relevance"));
    QCOMPARE(findLayer<Cells>(figure)->shade(0, 1), 1.);
    QCOMPARE(findLayer<Cells>(figure)->shade(0, 0),
             0.75 / 0.8);  // as dark as its number is large in any run
    runs[0].runs = {ended(1., 1., {1., 3., 1e-4})};
    QCOMPARE(word(relevanceSharesFigure(runs), 2, 0), std::string("< 0.1 %"));
    QCOMPARE(word(figure, 0, 1), std::string("80.0 ± 0.0 %"));
    QCOMPARE(remark(figure, 1, 1), std::string("rank 2 · kept in 2 of 2"));
}

void CompareFigureTest::keepingNothingIsASelection() {
    auto runs = twoRuns();
    auto nothing = std::make_shared<Snapshot>(*ended(1., 1., {0., 0., 0.}));
    nothing->selection->chosen = 0;
    runs[0].runs = {ended(1., 1., {1., 3., 0.}), nothing};
    runs[1].runs = {nothing};
    QCOMPARE(remark(relevanceSharesFigure(runs), 1, 0), std::string("rank 2 · kept in 1 of 2"));
    const Figure figure = metricsFigure(runs, 1, MetricRows::Test);
    QCOMPARE(figure.y.categories[4], std::string("Variables kept"));
    QCOMPARE(findLayer<Cells>(figure)->values(4, 0), 0.5);
    QCOMPARE(findLayer<Cells>(figure)->values(4, 1), 0.);
}

/// One row a run and metric, without the first row of the picture, which says the methods.
void CompareFigureTest::theTableHoldsNumbersAndDifferences() {
    auto runs = twoRuns();
    for (ComparedRun& run : runs) run.counts = {20, 0, 0};
    runs[1].runs = {ended(1., 0.5), ended(2., 0.5), ended(4.5, 0.5)};
    const Figure figure = metricsFigure(runs, 0, MetricRows::Test);
    const FigureTable table(figure);
    QCOMPARE(table.rows(), Index{2 * 3});
    const auto cell = [&](Index row, FigureColumn column) {
        return table.row(row)[static_cast<std::size_t>(column)];
    };
    QCOMPARE(std::get<std::string>(cell(1, FigureColumn::X)), std::string("Run 2"));
    QCOMPARE(std::get<std::string>(cell(1, FigureColumn::Method)), std::string("RFFNet"));
    QCOMPARE(std::get<std::string>(cell(1, FigureColumn::Y)), std::string("RMSE (20 test rows)"));
    QCOMPARE(std::get<std::string>(cell(4, FigureColumn::Y)), std::string("Training time, s"));
    QCOMPARE(std::get<double>(cell(1, FigureColumn::Value)), 2.5);
    QVERIFY(std::abs(std::get<double>(cell(1, FigureColumn::Strength)) - 1.803) < 1e-3);
    QCOMPARE(std::get<double>(cell(1, FigureColumn::Change)), 0.5);
    QVERIFY(std::abs(std::get<double>(cell(1, FigureColumn::ChangeSpread)) - 1.803) < 1e-3);
    QCOMPARE(std::get<double>(cell(1, FigureColumn::Count)), 3.);
    QVERIFY(std::holds_alternative<std::monostate>(cell(1, FigureColumn::Mark)));
    QCOMPARE(std::get<std::string>(cell(0, FigureColumn::Mark)), std::string("baseline"));
    QVERIFY(std::holds_alternative<std::monostate>(cell(0, FigureColumn::Change)));
    QVERIFY(std::ranges::find(table.columns(), FigureColumn::Name) == table.columns().end());
}

void CompareFigureTest::theFileNamesItsColumns() {
    auto runs = twoRuns();
    const auto csv = [&] { return toCsv(metricsFigure(runs, 0, MetricRows::Test)); };
    QVERIFY2(csv().starts_with("run,method,metric,value,difference,seeds,remark\n"
                               "Run 1,Ridge,RMSE (test rows),2,,1,baseline\n"
                               "Run 2,RFFNet,RMSE (test rows),1.5,-0.5,1,\n"),
             csv().c_str());
    runs[1].runs = {ended(1., 0.5), ended(2., 0.5), ended(3., 0.5)};
    QVERIFY2(
        csv().starts_with("run,method,metric,value,sd,difference,difference_sd,seeds,remark\n"),
        csv().c_str());
    QVERIFY2(csv().find("\nRun 2,RFFNet,RMSE (test rows),2,1,0,1,3,\n") != std::string::npos,
             csv().c_str());
    const std::string settings = toCsv(settingsFigure(runs, 0, true));
    QVERIFY2(settings.starts_with("run,setting,value\nRun 1,Rate,0.1\nRun 2,Rate,0.2\n"),
             settings.c_str());
    runs[0].runs = runs[1].runs = {ended(1., 1., {1., 3., 0.})};
    const std::string shares = toCsv(relevanceSharesFigure(runs));
    QVERIFY2(shares.starts_with("run,variable,value,seeds,remark\nRun 1,b,0.75,1,rank 1\n"),
             shares.c_str());
}

ARDENT_TEST(CompareFigureTest)
#include "compare_figure_test.moc"
