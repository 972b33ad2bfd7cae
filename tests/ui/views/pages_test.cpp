#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

#include "core/figure/notes/notes.h"
#include "core/figure/notes/origin_note.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// What the views show of a run, by keys and clicks in the window.
class PagesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void everyViewSaysWhatToDoBeforeARun();
    void theSliderShowsTheModelOfAnyPenalty();
    void theSliderShowsTheModelAfterAnyRound();
    void controlsWithoutASubjectSayWhatIsMissing();
    void theWeakLearnerAndTheSumAreDrawn();
    void figuresSayWhichModelIsLookedAt();
    void directionsAreDrawn();
    void noDirectionIsOfferedWithoutAny();
    void predictionsFollowTheChosenRows();
    void testRowsWaitForTheEndOfTheRun();
    void trajectoriesAreReadAtACrosshair();
    void theSelectionOfVariablesIsDrawn();
    void effectsAndInteractionsAreDrawn();
    void relevanceSaysWithWhatAVariableGoes();
    void aConstantModelIsCalledSoInEveryView();
    void aModelThatIsLearnedHasNoVariableYet();

private:
    FigurePage* page(const char* id) { return window_->window().views().page(QLatin1String(id)); }
    const Figure& go(const char* id, Qt::Key key) {
        window_->key(key, Qt::AltModifier);
        return page(id)->figure();
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void PagesTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void PagesTest::everyViewSaysWhatToDoBeforeARun() {
    for (FigurePage* page : window_->window().views().pages()) {
        if (page->id() == QStringLiteral("data")) continue;  // needs none
        window_->window().views().showPage(page->id());
        QVERIFY2(page->figure().isEmpty(), qPrintable(page->id()));
        QVERIFY2(page->figure().empty.find("Run (F5)") != std::string::npos,
                 page->figure().empty.c_str());
    }
}

void PagesTest::theSliderShowsTheModelOfAnyPenalty() {
    window_->trainToEnd("lasso");
    const RunEntry* run = window_->session().runs().current();
    const Figure& path = go("path", Qt::Key_7);
    QVERIFY(!path.isEmpty());
    auto* slider = child<QSlider>(window_->window(), "pathPosition");
    QCOMPARE(slider->maximum() + 1, int(run->snapshot->path->lambdas.size()));
    const PredictorPtr own = run->shown()->predictor;

    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);  // the largest λ keeps nothing
    QVERIFY(run->lookedBack == Index(0));
    QVERIFY(run->shown()->predictor != own);
    go("relevance", Qt::Key_2);
    QTRY_VERIFY(findLayer<Bars>(page("relevance")->figure()) &&
                std::ranges::all_of(findLayer<Bars>(page("relevance")->figure())->values,
                                    [](double v) { return v == 0.; }));
    QCOMPARE(run->snapshot->predictor, own);

    window_->key(Qt::Key_7, Qt::AltModifier);
    click(child<QToolButton>(window_->window(), "pathOwn"));
    QVERIFY(!run->lookedBack);
    QCOMPARE(run->shown()->predictor, own);
}

void PagesTest::theSliderShowsTheModelAfterAnyRound() {
    window_->trainToEnd("gbrff2");
    const RunEntry* run = window_->session().runs().current();
    const PredictorPtr own = run->shown()->predictor;
    QVERIFY(!layers<Series>(go("boosting", Qt::Key_9)).empty());
    auto* slider = child<QSlider>(window_->window(), "boostingPosition");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(run->lookedBack, std::optional<Index>(0));
    const Matrix constant = predict(*run->shown()->predictor, run->task->x);
    QCOMPARE(constant.minCoeff(), constant.maxCoeff());
    auto* what = child<QComboBox>(window_->window(), "boostingShows");
    QCOMPARE(what->itemText(0), QStringLiteral("Absolute residuals"));  // y is a number
    QTest::keyClick(slider, Qt::Key_Right);
    QTRY_COMPARE(layers<Series>(page("boosting")->figure()).back().name,
                 std::string("shown: 1 round"));
    QVERIFY(findLayer<Bars>(go("relevance", Qt::Key_2))->values[0] > 0.);
    window_->key(Qt::Key_9, Qt::AltModifier);
    what->setFocus();
    QTest::keyClick(what, Qt::Key_End);
    QTRY_VERIFY(findLayer<Field>(page("boosting")->figure()));
    click(child<QToolButton>(window_->window(), "boostingOwn"));
    QCOMPARE(run->shown()->predictor, own);
}

void PagesTest::controlsWithoutASubjectSayWhatIsMissing() {
    const auto says = [this](const char* control, const char* words) {
        const auto* widget = child(window_->window(), control);
        return !widget->isEnabled() && widget->toolTip().contains(QLatin1String(words));
    };
    go("path", Qt::Key_7);
    QVERIFY(says("pathShows", "Run (F5)") && says("pathPosition", "Run (F5)"));
    window_->trainToEnd("gbrff2");
    QTRY_VERIFY(says("pathShows", "no path") && says("pathPosition", "no path"));
    const auto* shows = child<QComboBox>(window_->window(), "boostingShows");
    go("boosting", Qt::Key_9);
    QVERIFY(shows->isEnabled());
    QCOMPARE(shows->toolTip(), shows->accessibleDescription());
    window_->trainToEnd("lasso");
    QTRY_VERIFY(says("boostingShows", "GBRFF1 and GBRFF2") &&
                says("boostingPosition", "GBRFF1 and GBRFF2"));
    go("path", Qt::Key_7);
    QTRY_VERIFY(child(window_->window(), "pathShows")->isEnabled());
}

void PagesTest::theWeakLearnerAndTheSumAreDrawn() {
    window_->trainToEnd("gbrff2");
    go("boosting", Qt::Key_9);
    const auto figure = [this]() -> const Figure& { return page("boosting")->figure(); };
    const auto shows = [&](const char* title) {
        return page("boosting")->isSettled() && findLayer<Field>(figure()) &&
               figure().title.starts_with(title);
    };
    auto* slider = child<QSlider>(window_->window(), "boostingPosition");
    auto* what = child<QComboBox>(window_->window(), "boostingShows");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QTest::keyClick(slider, Qt::Key_Right);
    what->setFocus();
    for (int i = 0; i < 2; ++i) QTest::keyClick(what, Qt::Key_Down);
    QTRY_VERIFY(shows("Weak learner"));
    QVERIFY2(notesText(figure()).starts_with("What round 1 adds: "), notesText(figure()).c_str());

    QTest::keyClick(what, Qt::Key_Down);
    QTRY_VERIFY(shows("Sum of 1 round"));
    const Matrix first = findLayer<Field>(figure())->values;
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QTRY_VERIFY(shows("Sum of 2 rounds"));
    const auto change = (findLayer<Field>(figure())->values - first).array();
    QVERIFY((change.abs() > 0.).any());  // not where both are blank
    click(child<QToolButton>(window_->window(), "boostingAsTable"));
    const auto* table = child<QTableView>(window_->window(), "boostingTable");
    QVERIFY(table->isVisible());
    QVERIFY(table->model()->rowCount() >= findLayer<Field>(figure())->values.size());
}

/// The run's doubt is of its own model; of another one nothing is known.
void PagesTest::figuresSayWhichModelIsLookedAt() {
    window_->session().setTarget(QStringLiteral("b"));  // noise
    window_->trainToEnd("lasso");
    const Runs& runs = window_->session().runs();
    const RunEntry* run = runs.current();
    auto doubted = std::make_shared<Snapshot>(*run->snapshot);
    doubted->metrics->doubt = {Doubt::Kind::NotShown,
                               message("may-be-chance", "It may be chance.")};
    window_->keepRunOf(std::move(doubted));
    run = runs.current();
    QVERIFY(
        notesText(go("relevance", Qt::Key_2), NoteKind::Caution).ends_with("It may be chance."));

    go("path", Qt::Key_7);
    auto* slider = child<QSlider>(window_->window(), "pathPosition");
    slider->setFocus();
    const Path& path = *run->snapshot->path;
    QTest::keyClick(slider, path.chosen == 0 ? Qt::Key_End : Qt::Key_Home);
    QVERIFY(run->earlier);
    const std::string model =
        modelAtLambda(path.lambdas[static_cast<std::size_t>(*run->lookedBack)]);
    QTRY_VERIFY2(
        notesText(page("path")->figure()).find(" another, " + model + ": ") != std::string::npos,
        notesText(page("path")->figure()).c_str());
    go("relevance", Qt::Key_2);
    QTRY_VERIFY2(notesText(page("relevance")->figure()).find(" another, " + model + ": ") !=
                     std::string::npos,
                 notesText(page("relevance")->figure()).c_str());
    go("predictions", Qt::Key_6);
    QTRY_VERIFY2(notesText(page("predictions")->figure()).find(" another, " + model + ": ") !=
                     std::string::npos,
                 notesText(page("predictions")->figure()).c_str());
    QVERIFY(notesText(go("loss", Qt::Key_1)).find("not the run's own") == std::string::npos);

    window_->session().runs().lookBack(run->id, path.chosen);
    QVERIFY(!run->earlier);
    go("relevance", Qt::Key_2);
    QTRY_VERIFY(
        notesText(page("relevance")->figure(), NoteKind::Caution).ends_with("It may be chance."));
}

void PagesTest::directionsAreDrawn() {
    window_->key(Qt::Key_8, Qt::AltModifier);
    QTRY_VERIFY(!child<QComboBox>(window_->window(), "direction")->isEnabled());
    window_->session().setMethod(QStringLiteral("metric"));
    window_->session().setOption("preset", std::string("fast"));
    window_->session().setOption("epochs", 5LL);
    window_->trainToEnd("metric");
    QCOMPARE(window_->session().runs().current()->snapshot->tickUnit, TickUnit::Step);
    QVERIFY2(go("boosting", Qt::Key_9).empty.starts_with("This method adds no cosines"),
             page("boosting")->figure().empty.c_str());
    window_->key(Qt::Key_8, Qt::AltModifier);
    QVERIFY(window_->session().runs().current()->snapshot->directions);
    QTRY_VERIFY(child<QComboBox>(window_->window(), "direction")->isEnabled());
    QTRY_COMPARE(layers<Points>(page("directions")->figure()).size(), std::size_t(2));
    auto* what = child<QComboBox>(window_->window(), "directionShows");
    what->setFocus();
    QTest::keyClick(what, Qt::Key_End);
    QTRY_VERIFY(findLayer<Bars>(page("directions")->figure()));
}

/// Even where the box has the focus, it does not keep an earlier run's.
void PagesTest::noDirectionIsOfferedWithoutAny() {
    window_->session().setMethod(QStringLiteral("metric"));
    window_->session().setOption("preset", std::string("fast"));
    window_->session().setOption("epochs", 5LL);
    window_->trainToEnd("metric");
    window_->key(Qt::Key_8, Qt::AltModifier);
    auto* box = child<QComboBox>(window_->window(), "direction");
    QTRY_VERIFY(box->isEnabled());
    QCOMPARE(box->toolTip(), QStringLiteral("Which one, the strongest first"));
    window_->trainToEnd("ridge");
    QTRY_VERIFY(!box->isEnabled());
    QVERIFY(box->toolTip() != box->accessibleDescription());
}

void PagesTest::predictionsFollowTheChosenRows() {
    window_->trainToEnd("ridge");
    window_->key(Qt::Key_6, Qt::AltModifier);
    QTRY_VERIFY(!page("predictions")->figure().isEmpty());
    QVERIFY(notesText(page("predictions")->figure()).find("20 test rows") != std::string::npos);
    auto* rows = child<QComboBox>(window_->window(), "predictionRows");
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_End);
    QTRY_VERIFY(notesText(page("predictions")->figure()).find("160 training rows") !=
                std::string::npos);
    auto* what = child<QComboBox>(window_->window(), "predictionShows");
    what->setFocus();
    QTest::keyClick(what, Qt::Key_End);
    QTRY_COMPARE(page("predictions")->figure().title, std::string("Residuals"));
}

void PagesTest::testRowsWaitForTheEndOfTheRun() {
    const auto says = [this](const char* words) {
        return notesText(page("predictions")->figure()).find(words) != std::string::npos;
    };
    const char* const whyNotYet = "Test rows are shown when the run has ended.";
    window_->chooseEndlessRun();
    go("predictions", Qt::Key_6);
    click(window_->tool("run.step"));
    QTRY_VERIFY(says("20 validation rows: "));
    QVERIFY(says(whyNotYet));
    click(window_->tool("run.stop"));
    QTRY_VERIFY(!window_->session().runs().current()->run);
    QTRY_VERIFY(says("20 test rows: "));  // with their numbers
    QVERIFY(!says(whyNotYet));
}

void PagesTest::trajectoriesAreReadAtACrosshair() {
    window_->trainToEnd("lasso");
    go("path", Qt::Key_7);
    FigureView* view = page("path")->view();
    QTest::keyClick(view, Qt::Key_Right);
    const QString first = view->readOut();
    QVERIFY2(first.startsWith(QStringLiteral("λ")) && first.contains(QStringLiteral("\na: ")),
             qPrintable(first));
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY(!view->readOut().isEmpty() && view->readOut() != first);
    window_->session().setMethod(QStringLiteral("ccm"));
    window_->session().setOption("features", 20LL);
    window_->trainToEnd("ccm");
    window_->key(Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    view = page("selection")->view();
    QTRY_VERIFY(!page("selection")->figure().isEmpty());
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY2(view->readOut().startsWith(QStringLiteral("Iteration: ")),
             qPrintable(view->readOut()));
}

void PagesTest::theSelectionOfVariablesIsDrawn() {
    window_->session().setMethod(QStringLiteral("ccm"));
    window_->session().setOption("variables", 1LL);
    window_->session().setOption("features", 20LL);
    window_->trainToEnd("ccm");
    window_->key(Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    const Snapshot& run = *window_->session().runs().current()->snapshot;
    const Figure& weights = page("selection")->figure();
    QCOMPARE(layers<Series>(weights).size(), run.relevance->names.size());
    QCOMPARE(layers<Series>(weights)[0].name, std::string("a"));
    QCOMPARE(layers<Series>(weights)[0].x.size(), std::size_t(run.tick));
    QCOMPARE(layers<Series>(weights)[0].y.back(), 1.);
    auto* what = child<QComboBox>(window_->window(), "selectionShows");
    what->setFocus();
    QTest::keyClick(what, Qt::Key_Down);
    QCOMPARE(layers<Series>(page("selection")->figure())[0].y.back(), 1.);
    QVERIFY(page("selection")->figure().y.reversed);
    QTest::keyClick(what, Qt::Key_End);
    QCOMPARE(layers<Series>(page("selection")->figure())[0].x.size(), run.relevance->names.size());
    QVERIFY(layers<Series>(page("selection")->figure())[1].name.ends_with("m = 1"));
    window_->trainToEnd("ridge");
    QTRY_VERIFY(page("selection")->figure().empty.find("selects no variables") !=
                std::string::npos);
}

void PagesTest::relevanceSaysWithWhatAVariableGoes() {
    QByteArray text("p,q,y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i % 17) + ',' + QByteArray::number(2 * (i % 17) + i % 2) + ',' +
                QByteArray::number(i % 17) + '\n';
    window_->openFile(sandbox_.write(QStringLiteral("twins.csv"), text));
    QTRY_COMPARE(window_->session().data()->table.columns.size(), std::size_t(3));
    window_->session().setTarget(QStringLiteral("y"));
    window_->trainToEnd("ridge");
    const Figure& figure = go("relevance", Qt::Key_2);
    QVERIFY2(notesText(figure).find("p goes together with q (Pearson correlation 0.99") !=
                 std::string::npos,
             notesText(figure).c_str());
}

void PagesTest::effectsAndInteractionsAreDrawn() {
    window_->trainToEnd("rff");
    window_->key(Qt::Key_5, Qt::AltModifier);
    QTRY_VERIFY(!page("effects")->figure().isEmpty());
    QVERIFY(page("effects")->figure().title.starts_with("Effect of "));
    window_->key(Qt::Key_4, Qt::AltModifier);
    QTRY_VERIFY(!page("interactions")->figure().isEmpty());
    QVERIFY(findLayer<Bars>(page("interactions")->figure()));
}

/// Metric finds nothing in noise.
void PagesTest::aConstantModelIsCalledSoInEveryView() {
    QByteArray noise("a,b,c,y\n");
    unsigned state = 99;
    for (int cell = 1; cell <= 4 * 120; ++cell) {
        state = state * 1664525u + 1013904223u;
        noise += QByteArray::number((state >> 8) / double(1 << 24)) + (cell % 4 ? ',' : '\n');
    }
    window_->openFile(sandbox_.write(QStringLiteral("noise.csv"), noise));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("noise.csv"));
    window_->session().setTarget(QStringLiteral("y"));
    window_->trainToEnd("metric");
    const RunEntry& run = *window_->session().runs().current();
    QCOMPARE(metric(run.snapshot->metrics->train, "r2"), 0.);
    const std::string sentence = "The model is a constant: it depends on no variable.";
    for (const auto& [id, key] :
         {std::pair("relevance", Qt::Key_2), std::pair("boundary", Qt::Key_3),
          std::pair("effects", Qt::Key_5), std::pair("predictions", Qt::Key_6)}) {
        go(id, key);
        QTRY_VERIFY2(notesText(page(id)->figure()).starts_with(sentence),
                     notesText(page(id)->figure()).c_str());
    }
    for (const auto& [id, key] :
         {std::pair("interactions", Qt::Key_4), std::pair("directions", Qt::Key_8)}) {
        go(id, key);
        QTRY_COMPARE(page(id)->figure().empty, sentence);
    }
}

/// The lasso's first λ keeps nothing.
void PagesTest::aModelThatIsLearnedHasNoVariableYet() {
    const auto says = [this](const char* id, const char* sentence) {
        const Figure& figure = page(id)->figure();
        return (figure.isEmpty() ? figure.empty : notesText(figure)).starts_with(sentence);
    };
    const char* const yet = "The model is still a constant.";
    window_->session().setMethod(QStringLiteral("lasso"));
    go("relevance", Qt::Key_2);
    click(window_->tool("run.step"));
    QTRY_VERIFY2(says("relevance", yet), notesText(page("relevance")->figure()).c_str());
    go("interactions", Qt::Key_4);
    QTRY_VERIFY2(says("interactions", yet), page("interactions")->figure().empty.c_str());
    click(window_->tool("run.stop"));
    QTRY_VERIFY(!window_->session().runs().current()->run);
    QTRY_VERIFY2(says("interactions", "The model is a constant"),
                 page("interactions")->figure().empty.c_str());
    go("relevance", Qt::Key_2);
    QTRY_VERIFY2(says("relevance", "The model is a constant"),
                 notesText(page("relevance")->figure()).c_str());
}

ARDENT_TEST(PagesTest)
#include "pages_test.moc"
