#include <qcustomplot.h>

#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOptionSlider>
#include <QToolButton>

#include "core/data/task/encoding.h"
#include "core/explain/source_rows.h"
#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/style/number_format.h"
#include "ui/style/translated.h"
#include "ui/views/effects/value_field.h"
#include "ui/views/effects/what_if.h"
#include "ui/views/figure_page.h"
#include "ui/widgets/number_text.h"

using namespace ardent;
using namespace ardent::test;

/// The what-if row below the effects, by clicks and keys in the window.
class EffectsPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void startsAtTheMedians();
    void theSliderMovesThePredictionAndTheMark();
    void theBoxChoosesALevel();
    void arrowsWalkOverTheLevelsOfACategory();
    void aRowOfTheTableIsTaken();
    void rowsAreThoseOfTheTable();
    void aLateFigureDoesNotTakeAnotherRunsName();
    void aRenamedRunIsToldByItsNewName();
    void resetGoesBackToTheMedians();
    void whatIsMovedIsTakenBackAndDoneAgain();
    void oneDragIsOneStep();
    void bothVariablesOfAPairHaveASlider();
    void moreShowsTheOtherVariables();
    void theVariablesThatMatterToTheShownRunComeFirst();
    void classesAreToldWithTheirProbability();
    void canBePutAway();
    void rowsAreSelectedByTheirDotsAndCurves();

private:
    FigurePage* page() { return window_->window().views().page(QStringLiteral("effects")); }
    WhatIf* whatIf() { return page()->findChild<WhatIf*>(); }
    template <class Widget>
    Widget* part(const char* name) {
        return page()->findChild<Widget*>(QLatin1String(name));
    }
    const RunEntry& run() { return *window_->session().runs().current(); }
    void trainToEnd(const char* method);
    void openTenVariables();
    void choose(int variable);
    QString predicted(const Vector& values);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void EffectsPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void EffectsPageTest::trainToEnd(const char* method) {
    window_->trainToEnd(method);
    window_->key(Qt::Key_5, Qt::AltModifier);
    QTRY_VERIFY(page()->isSettled() && !page()->figure().isEmpty());
    QTRY_VERIFY(whatIf()->values().size() > 0);
}

/// 0: a, 1: b, 2: c, 3: kind.
void EffectsPageTest::choose(int variable) {
    auto* box = part<QComboBox>("effectVariable");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_End);
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < variable; ++i) QTest::keyClick(box, Qt::Key_Down);
    QTRY_VERIFY(page()->isSettled());
}

QString EffectsPageTest::predicted(const Vector& values) {
    const DesignMatrix row = encodeRow(*run().task->recipe, values).transpose();
    const double value = predict(*run().shown()->predictor, row)(0, 0);
    const double reach = scoreWithin(*run().shown()->conformal, 0.9);
    const auto shown = [](double end) { return formatAligned(end, 4, numberLocale()); };
    return QStringLiteral("y: %1 (90 %: %2 to %3)")
        .arg(shown(value), shown(value - reach), shown(value + reach));
}

void EffectsPageTest::startsAtTheMedians() {
    trainToEnd("rff");
    const std::vector<std::int32_t>& rows = run().task->split.train;
    const Vector typical = *rowNearestTo(*run().task, rows, typicalRow(*run().task, rows), always);
    QCOMPARE((whatIf()->values() - typical).norm(), 0.);
    QCOMPARE(part<QLabel>("whatIfPrediction")->text(), predicted(typical));
    QVERIFY(whatIf()->isVisible());
}

void EffectsPageTest::theSliderMovesThePredictionAndTheMark() {
    trainToEnd("rff");
    choose(0);
    auto* slider = part<QSlider>("whatIf.a");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    const double most = whatIf()->values()(0);
    QVERIFY(most > 0.9);
    QCOMPARE(part<QLabel>("whatIfPrediction")->text(), predicted(whatIf()->values()));
    QCOMPARE(layers<Points>(page()->figure()).back().x, std::vector{most});
    const QString before = part<QLabel>("whatIfPrediction")->text();
    QTest::keyClick(slider, Qt::Key_Home);
    QVERIFY(whatIf()->values()(0) < -0.9);
    QVERIFY(part<QLabel>("whatIfPrediction")->text() != before);
    const Points& mark = layers<Points>(page()->figure()).back();
    QCOMPARE(mark.x, std::vector{whatIf()->values()(0)});
    QVERIFY(part<QLabel>("whatIfPrediction")
                ->text()
                .startsWith(QStringLiteral("y: %1 (").arg(numberText(mark.y.front()))));
}

void EffectsPageTest::theBoxChoosesALevel() {
    trainToEnd("rff");
    choose(3);
    auto* box = part<QComboBox>("whatIf.kind");
    QCOMPARE(whatIf()->findChild<ValueField*>()->pos(), box->parentWidget()->pos());  // the first
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    QCOMPARE(whatIf()->values()(3), 0.);
    QTRY_VERIFY(findLayer<Bars>(page()->figure()) &&
                findLayer<Bars>(page()->figure())->selected == std::vector({true, false}));
    QTest::keyClick(box, Qt::Key_End);
    QCOMPARE(whatIf()->values()(3), 1.);
    QCOMPARE(findLayer<Bars>(page()->figure())->selected, (std::vector{false, true}));
    QCOMPARE(part<QLabel>("whatIfPrediction")->text(), predicted(whatIf()->values()));
}

void EffectsPageTest::arrowsWalkOverTheLevelsOfACategory() {
    trainToEnd("rff");
    choose(3);
    const std::vector<std::string>& levels = findLayer<Bars>(page()->figure())->names;
    page()->view()->setFocus();
    for (const std::string& level : levels) {
        QTest::keyClick(page()->view(), Qt::Key_Down);
        QCOMPARE(page()->view()->accessibleDescription(), QString::fromStdString(level));
        QTest::keyClick(page()->view(), Qt::Key_Return);
        QCOMPARE(part<QComboBox>("whatIf.kind")->currentText(), QString::fromStdString(level));
    }
    const Vector before = whatIf()->values();
    part<QToolButton>("effectWhatIf")->setChecked(false);
    page()->view()->setFocus();
    QTest::keyClick(page()->view(), Qt::Key_Home);
    QTest::keyClick(page()->view(), Qt::Key_Return);
    QCOMPARE((whatIf()->values() - before).norm(), 0.);
}

void EffectsPageTest::aRowOfTheTableIsTaken() {
    trainToEnd("rff");
    auto* row = part<QSpinBox>("whatIfRow");
    QCOMPARE(row->maximum(), 200);
    type(row, "17");
    const Vector expected = sourceRow(*run().task->recipe, run().task->x, 16);
    QCOMPARE((whatIf()->values() - expected).norm(), 0.);
    QCOMPARE(part<QLabel>("whatIfPrediction")->text(), predicted(expected));
}

void EffectsPageTest::rowsAreThoseOfTheTable() {
    window_->openFile(sandbox_.write(QStringLiteral("gaps.csv"), smallTableWithGaps(200)));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("gaps.csv"));
    window_->session().setTarget(QStringLiteral("y"));
    trainToEnd("rff");
    const Column& a = window_->session().data()->table.columns[0];
    auto* row = part<QSpinBox>("whatIfRow");
    QCOMPARE(row->maximum(), 200);
    type(row, "17");
    QCOMPARE(row->value(), 17);
    QVERIFY(std::abs(whatIf()->values()(0) - a.numbers.at(16)) < 1e-6);
    type(row, "16");  // has no target
    QCOMPARE(row->value(), 17);
    QTest::keyClick(row, Qt::Key_Down);
    QCOMPARE(row->value(), 15);
    QVERIFY(std::abs(whatIf()->values()(0) - a.numbers.at(14)) < 1e-6);
    for (int i = 0; i < 20; ++i) QTest::keyClick(row, Qt::Key_Down);
    QCOMPARE(row->text(), QStringLiteral("typical"));
    QTest::keyClick(row, Qt::Key_Up);
    QCOMPARE(row->value(), 2);
}

void EffectsPageTest::aLateFigureDoesNotTakeAnotherRunsName() {
    Runs& runs = window_->session().runs();
    for (const char* method : {"rff", "rffnet"}) {
        window_->session().setMethod(QLatin1String(method));
        window_->key(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(runs.current() && !run().run && !runs.isPreparing(), kPatience);
    }
    QCOMPARE(runs.all().size(), std::size_t(2));
    const auto isOfFirst = [&] {
        return notesText(page()->figure()).find("Run 1:") != std::string::npos;
    };
    std::vector<std::vector<double>> drawn;
    connect(page()->view()->plot(), &QCustomPlot::beforeReplot, this, [&] {
        if (isOfFirst()) drawn.push_back(layers<Series>(page()->figure()).back().y);
    });
    window_->key(Qt::Key_5, Qt::AltModifier);
    QVERIFY(!page()->isSettled());
    runs.setCurrent(runs.all().front()->id);
    QTRY_VERIFY(page()->isSettled() && isOfFirst());
    page()->view()->plot()->replot(QCustomPlot::rpImmediateRefresh);
    for (const std::vector<double>& curve : drawn) QCOMPARE(curve, drawn.back());
    page()->view()->plot()->disconnect(this);
}

void EffectsPageTest::aRenamedRunIsToldByItsNewName() {
    trainToEnd("rff");
    QVERIFY(notesText(page()->figure()).find("Run 1:") != std::string::npos);
    window_->session().runs().rename(run().id, QStringLiteral("Wide net"));
    QVERIFY2(notesText(page()->figure()).find("Wide net:") != std::string::npos,
             notesText(page()->figure()).c_str());
    QVERIFY(notesText(page()->figure()).find("Run 1:") == std::string::npos);
    QVERIFY(page()->view()->accessibleDescription().contains(QStringLiteral("Wide net:")));
}

void EffectsPageTest::resetGoesBackToTheMedians() {
    trainToEnd("rff");
    const Vector typical = whatIf()->values();
    auto* slider = part<QSlider>("whatIf.b");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    QVERIFY((whatIf()->values() - typical).norm() > 0.);
    click(part<QToolButton>("whatIfReset"));
    QCOMPARE((whatIf()->values() - typical).norm(), 0.);
    QCOMPARE(part<QSpinBox>("whatIfRow")->value(), 0);
}

void EffectsPageTest::whatIsMovedIsTakenBackAndDoneAgain() {
    trainToEnd("rff");
    type(part<QSpinBox>("whatIfRow"), "17");
    const Vector row = whatIf()->values();
    auto* slider = part<QSlider>("whatIf.b");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    const Vector moved = whatIf()->values();
    auto* level = part<QComboBox>("whatIf.kind");
    level->setFocus();
    QTest::keyClick(level, row(3) == 0. ? Qt::Key_End : Qt::Key_Home);
    const Vector both = whatIf()->values();
    QVERIFY(row(1) != moved(1) && moved(3) != both(3));
    const QAction* undo = window_->window().actions()["edit.undo"];
    QVERIFY2(undo->text().contains(QStringLiteral("What-if row")), qPrintable(undo->text()));
    const auto press = [this](Qt::Key key) {
        window_->window().setFocus();
        window_->key(key, Qt::ControlModifier);
    };
    press(Qt::Key_Z);
    QCOMPARE((whatIf()->values() - moved).norm(), 0.);
    press(Qt::Key_Z);
    QCOMPARE((whatIf()->values() - row).norm(), 0.);
    QCOMPARE(part<QSpinBox>("whatIfRow")->value(), 17);
    press(Qt::Key_Y);
    press(Qt::Key_Y);
    QCOMPARE((whatIf()->values() - both).norm(), 0.);
    QCOMPARE(part<QLabel>("whatIfPrediction")->text(), predicted(both));
    click(part<QToolButton>("whatIfReset"));
    QVERIFY((whatIf()->values() - both).norm() > 0.);
    press(Qt::Key_Z);
    QCOMPARE((whatIf()->values() - both).norm(), 0.);
    QCOMPARE(part<QSpinBox>("whatIfRow")->value(), 17);
}

void EffectsPageTest::oneDragIsOneStep() {
    trainToEnd("rff");
    const Vector typical = whatIf()->values();
    auto* slider = part<QSlider>("whatIf.a");
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.orientation = Qt::Horizontal;
    option.maximum = slider->maximum();
    option.sliderPosition = option.sliderValue = slider->value();
    const QPoint handle =
        slider->style()
            ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider)
            .center();
    QTest::mousePress(slider, Qt::LeftButton, {}, handle);
    for (int x = 1; x <= 5; ++x) QTest::mouseMove(slider, handle + QPoint(4 * x, 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, handle + QPoint(20, 0));
    QVERIFY(whatIf()->values()(0) > typical(0));
    window_->window().setFocus();
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE((whatIf()->values() - typical).norm(), 0.);
}

/// Also where neither is among those that matter most.
void EffectsPageTest::bothVariablesOfAPairHaveASlider() {
    openTenVariables();
    trainToEnd("rff");
    QVERIFY(!part<QSlider>("whatIf.t") && !part<QSlider>("whatIf.u"));
    choose(8);
    QTRY_VERIFY(part<QSlider>("whatIf.t"));
    auto* with = part<QComboBox>("effectWith");
    with->setFocus();
    QTest::keyClick(with, Qt::Key_End);
    QTRY_VERIFY(part<QSlider>("whatIf.t") && part<QSlider>("whatIf.u"));
    QCOMPARE(int(whatIf()->findChildren<QSlider*>().size()), 8);
    QVERIFY(!part<QToolButton>("whatIfMore")->isChecked());
}

/// y is nearly u, the last of a … d and p … u.
void EffectsPageTest::openTenVariables() {
    window_->openFile(sandbox_.write(QStringLiteral("ten.csv"), [] {
        QByteArray text("a,b,c,d,p,q,r,s,t,u,y\n");
        for (int i = 0; i < 60; ++i) {
            for (int k = 1; k < 11; ++k) text += QByteArray::number((i * 7 * k) % 11) + ',';
            text += QByteArray::number((i * 70) % 11 + 0.01 * i) + '\n';
        }
        return text;
    }()));
    QTRY_COMPARE(window_->session().data()->table.columns.size(), std::size_t(11));
    window_->session().setTarget(QStringLiteral("y"));
    window_->session().setSplit({0.9, 0.1, 0.});  // too few rows for importances
}

void EffectsPageTest::moreShowsTheOtherVariables() {
    openTenVariables();
    trainToEnd("rff");
    QCOMPARE(int(whatIf()->findChildren<QSlider*>().size()), 8);
    click(part<QToolButton>("whatIfMore"));
    QCOMPARE(int(whatIf()->findChildren<QSlider*>().size()), 10);
    QCOMPARE(part<QSlider>("whatIf.p")->maximum(), 10);  // whole numbers only
}

void EffectsPageTest::theVariablesThatMatterToTheShownRunComeFirst() {
    openTenVariables();
    trainToEnd("rff");
    QVERIFY(!part<QSlider>("whatIf.u"));
    trainToEnd("ridge");
    QTRY_VERIFY(part<QSlider>("whatIf.u"));
    choose(0);
    window_->session().runs().setCurrent(window_->session().runs().all().front()->id);
    QTRY_VERIFY(!part<QSlider>("whatIf.u"));
}

void EffectsPageTest::classesAreToldWithTheirProbability() {
    window_->session().setTarget(QStringLiteral("kind"));
    trainToEnd("rff");
    const QString text = part<QLabel>("whatIfPrediction")->text();
    QVERIFY2(text.startsWith(QStringLiteral("kind: ")) && text.contains(QStringLiteral("red ")) &&
                 text.contains(QStringLiteral("blue ")) && text.contains(u'%'),
             qPrintable(text));
}

void EffectsPageTest::canBePutAway() {
    trainToEnd("rff");
    choose(0);
    QCOMPARE(layers<Points>(page()->figure()).size(), std::size_t(2));
    click(part<QToolButton>("effectWhatIf"));
    QVERIFY(!whatIf()->isVisible());
    QTRY_COMPARE(layers<Points>(page()->figure()).size(), std::size_t(1));
}

void EffectsPageTest::rowsAreSelectedByTheirDotsAndCurves() {
    trainToEnd("rff");
    choose(0);
    QCustomPlot& plot = *page()->view()->plot();
    plot.replot();
    const auto at = [&](double x, double y) {
        return QPoint(qRound(plot.xAxis->coordToPixel(x)), qRound(plot.yAxis->coordToPixel(y)));
    };
    const Session& session = window_->session();
    const Points rug = layers<Points>(page()->figure()).front();
    const QPoint begin = at(0., rug.y[0]) - QPoint(0, 4);
    const QPoint end = at(std::ranges::max(rug.x), rug.y[0]) + QPoint(1, 4);
    const double left = plot.xAxis->pixelToCoord(begin.x());
    QTest::mousePress(&plot, Qt::LeftButton, {}, begin);
    QTest::mouseMove(&plot, (begin + end) / 2);
    QTest::mouseMove(&plot, end);
    QTest::mouseRelease(&plot, Qt::LeftButton, {}, end);
    const RowSelectionPtr right = session.selectedRows();
    QVERIFY(right && right->count() > 10);
    const NumericCells& a = session.data()->table.columns[0].numbers;
    for (Index row = right->next(0); row >= 0; row = right->next(row + 1))
        QVERIFY(a.at(row) > left - 1e-6);
    QTRY_VERIFY(page()->isSettled() &&
                notesText(page()->figure()).find("Selected rows with a line") != std::string::npos);
    const auto drawn = layers<Series>(page()->figure());
    const std::vector<Series> lines(drawn.begin(), drawn.end());
    QCOMPARE(std::ranges::count(lines, true, &Series::selected), 30);
    for (const Series& line : lines) {
        QCOMPARE(line.row.has_value(), line.role == LineRole::Individual);
        if (line.row) QCOMPARE(right->contains(*line.row), line.selected);
    }

    QTest::keyClick(page()->view(), Qt::Key_Escape);
    QVERIFY(!session.selectedRows());
    QTRY_VERIFY(page()->isSettled());
    const Series curve = layers<Series>(page()->figure()).front();
    plot.replot();
    QTest::mouseClick(&plot, Qt::LeftButton, {}, at(curve.x[10], curve.y[10]));
    QVERIFY(session.selectedRows() && session.selectedRows()->contains(curve.row.value()));
}

ARDENT_TEST(EffectsPageTest)
#include "effects_page_test.moc"
