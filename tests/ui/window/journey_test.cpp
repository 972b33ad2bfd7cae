#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>

#include "tests/support/patience.h"
#include "tests/ui/support.h"
#include "ui/figure/export_dialog.h"
#include "ui/figure/figure_view.h"
#include "ui/runs/runs_model.h"
#include "ui/start/recent_files.h"
#include "ui/views/figure_page.h"
#include "ui/views/stale_notice.h"
#include "ui/window/banner.h"
#include "ui/window/recovery.h"

using namespace ardent;
using namespace ardent::test;

/// What a person does, by clicks and keys on the real window.
class JourneyTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void fromFileToExportedFigure();
    void sampleCardOpensReadyToRun();
    void aDroppedFileIsOpened();
    void aBadFileShowsABannerAndKeepsTheData();
    void settingsChangedAfterARunAreSaid();
    void theSettingsOfAnEarlierRunAreTakenOver();
    void otherSettingsDoNotMakeARunStale();
    void overlaidRunsShareTheLossView();
    void zoomSurvivesTraining();
    void themesSwitchLiveWithThePlots();
    void theLayoutIsRemembered();
    void theCommandListCarriesOutACommand();

private:
    Session& session() { return window_->session(); }
    const RunEntry* live() { return session().runs().live(); }
    QToolButton* tool(const char* action) {
        auto* bar = child<QToolBar>(*window_, "toolbar");
        return qobject_cast<QToolButton*>(bar->widgetForAction(window_->actions()[action]));
    }
    void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_.get(), code, modifiers);
    }
    void openWindow();
    void openSmallTable();
    const Figure& figureOf(const char* page) {
        return window_->views().page(QLatin1String(page))->figure();
    }

    Sandbox sandbox_;
    std::unique_ptr<MainWindow> window_;
};

void JourneyTest::init() {
    QSettings().clear();
    QDir(Recovery::folder()).removeRecursively();
    openWindow();
}

void JourneyTest::openWindow() {
    window_ = std::make_unique<MainWindow>();
    window_->resize(1440, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void JourneyTest::openSmallTable() {
    const QString path = sandbox_.write(QStringLiteral("waves.csv"), smallTable(400));
    window_->dialogs.askForFile = [path](QWidget*, const QString&) { return path; };
    key(Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY(session().data());
}

void JourneyTest::fromFileToExportedFigure() {
    openSmallTable();
    QCOMPARE(child<QLabel>(*window_, "dataTitle")->text(), QStringLiteral("waves.csv"));
    QVERIFY(recentFiles().front().endsWith(QStringLiteral("waves.csv")));

    auto* target = child<QComboBox>(*window_, "target");
    QTRY_VERIFY(target->hasFocus());
    QTest::keyClicks(target, QStringLiteral("y"));
    QCOMPARE(session().recipe().target, std::string("y"));
    QVERIFY(tool("run.start")->isEnabled());

    auto* method = child<QComboBox>(*window_, "method");
    method->setFocus();
    QTest::keyClicks(method, QStringLiteral("RFFNet"));
    auto* patience = child<QWidget>(*window_, "option.patience");
    patience->setFocus();
    QTest::keyClick(patience, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(patience, QStringLiteral("100000"));
    QTest::keyClick(patience, Qt::Key_Return);
    QCOMPARE(session().inputs().options.at("patience"), OptionValue(100000LL));
    session().setOption("max_epochs", 1'000'000LL);

    click(tool("run.start"));
    QVERIFY(window_->views().page(QStringLiteral("findings"))->isVisible());
    window_->views().showPage(QStringLiteral("loss"));
    child<QToolButton>(*window_, "lossAll")->setChecked(true);
    QTRY_VERIFY(live() && layers<Series>(figureOf("loss")).size() == 2 &&
                layers<Series>(figureOf("loss")).front().x.size() > 5);
    const std::size_t before = layers<Series>(figureOf("loss")).front().x.size();
    QTRY_VERIFY(layers<Series>(figureOf("loss")).front().x.size() > before);
    key(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(findLayer<Bars>(figureOf("relevance")));
    QTRY_VERIFY(findLayer<Bars>(figureOf("relevance")) &&
                findLayer<Bars>(figureOf("relevance"))->names.front() == "a");  // once learned

    window_->views().showPage(QStringLiteral("loss"));
    key(Qt::Key_F6);
    QTRY_COMPARE(live()->snapshot->state, RunState::Paused);
    const auto ticks = live()->snapshot->tick;
    QTRY_COMPARE(layers<Series>(figureOf("loss")).front().x.size(), std::size_t(ticks));
    click(tool("run.step"));
    QTRY_COMPARE(live()->snapshot->tick, ticks + 1);
    QTRY_COMPARE(layers<Series>(figureOf("loss")).front().x.size(), std::size_t(ticks + 1));
    QTRY_COMPARE(live()->snapshot->state, RunState::Paused);
    QCOMPARE(live()->snapshot->tick, ticks + 1);

    key(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_COMPARE(session().runs().current()->snapshot->state, RunState::Cancelled);
    QTRY_VERIFY(session().runs().current()->snapshot->metrics);

    key(Qt::Key_1, Qt::AltModifier);
    key(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = window_->findChild<ExportDialog*>();
    QVERIFY(dialog);
    const QString file = sandbox_.path(QStringLiteral("figure.svg"));
    auto* path = child<QLineEdit>(*dialog, "path");
    path->selectAll();
    QTest::keyClicks(path, file);
    click(child<QPushButton>(*dialog, "export"));
    QTRY_VERIFY(QFile::exists(file));
    QFile svg(file);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    const QByteArray content = svg.readAll();
    QVERIFY(content.contains("<svg"));
    QVERIFY(content.contains("Seed 1"));
}

void JourneyTest::sampleCardOpensReadyToRun() {
    auto* card = child<QAbstractButton>(*window_, "sample.moons");
    QVERIFY(card && card->isVisible());
    click(card);
    QTRY_VERIFY(session().data());
    QCOMPARE(session().recipe().target, std::string("y"));
    QVERIFY(!card->isVisible());
    QCOMPARE(window_->views().current()->id(), QStringLiteral("boundary"));
    click(tool("run.start"));
    QTRY_VERIFY(findLayer<Field>(figureOf("boundary")));
    QCOMPARE(findLayer<Field>(figureOf("boundary"))->classes.size(), std::size_t(2));
    key(Qt::Key_F6);
    QTRY_VERIFY_WITH_TIMEOUT(findLayer<Field>(figureOf("boundary")) &&
                                 findLayer<Field>(figureOf("boundary"))->values.rows() == 200,
                             kPatience);
}

void JourneyTest::aDroppedFileIsOpened() {
    QMimeData data;
    data.setUrls(
        {QUrl::fromLocalFile(sandbox_.write(QStringLiteral("dropped.csv"), smallTable(50)))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window_.get(), &drop);
    QTRY_VERIFY(session().data());
    QCOMPARE(session().data()->title, QStringLiteral("dropped.csv"));

    QMimeData text;
    text.setText(QStringLiteral("not a file"));
    QDragEnterEvent foreign(QPoint(50, 50), Qt::CopyAction, &text, Qt::LeftButton, {});
    foreign.ignore();
    QApplication::sendEvent(window_.get(), &foreign);
    QVERIFY(!foreign.isAccepted());
}

void JourneyTest::aBadFileShowsABannerAndKeepsTheData() {
    openSmallTable();
    auto* banner = window_->findChild<Banner*>();
    QCOMPARE(banner->text(), QString());
    window_->dialogs.askForFile = [](QWidget*, const QString&) {
        return QStringLiteral("/not/there.csv");
    };
    key(Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(QStringLiteral("/not/there.csv")), qPrintable(banner->text()));
    QCOMPARE(session().data()->title, QStringLiteral("waves.csv"));
    click(child<QToolButton>(*banner, "bannerClose"));
    QVERIFY(!banner->isVisible());
}

void JourneyTest::settingsChangedAfterARunAreSaid() {
    openSmallTable();
    session().setTarget(QStringLiteral("y"));
    key(Qt::Key_F10);
    QTRY_VERIFY_WITH_TIMEOUT(live() && live()->snapshot->tick == 1, kPatience);
    auto* notice = window_->findChild<StaleNotice*>();
    QVERIFY(!notice->isVisible());
    auto* seed = child<QLineEdit>(*window_, "seed");
    click(child<QToolButton>(*window_, "newSeed"));
    QVERIFY(seed->text() != QStringLiteral("1"));
    QCOMPARE(notice->text(), QStringLiteral("The Method panel shows other settings than Run 1."));
    QVERIFY(child<QPushButton>(*notice, "staleTakeOver")->isVisible());
    QVERIFY(notice->isVisible());
    QCOMPARE(session().runs().all().size(), std::size_t(1));
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(session().runs().prepared());
    QVERIFY(notice->text().isEmpty());
    QCOMPARE(QString::number(session().runs().prepared()->recipe.seed), seed->text());
}

void JourneyTest::theSettingsOfAnEarlierRunAreTakenOver() {
    openSmallTable();
    session().setTarget(QStringLiteral("y"));
    session().setMethod(QStringLiteral("rffnet"));
    session().setOption("features", 30LL);
    session().setOption("max_epochs", 2LL);
    key(Qt::Key_F5);
    QTRY_VERIFY(session().runs().current() && session().runs().current()->hasResult());
    const Choices first = session().choices();
    session().setOption("features", 40LL);
    session().setMethod(QStringLiteral("ridge"));
    session().setRole(QStringLiteral("b"), Role::Ignore);
    key(Qt::Key_F5);
    QTRY_COMPARE(session().runs().all().size(), std::size_t(2));
    QTRY_VERIFY(session().runs().current()->hasResult());
    const Choices second = session().choices();
    auto* notice = window_->findChild<StaleNotice*>();
    QVERIFY(notice->text().isEmpty());

    child<QTableView>(*window_, "runs")->selectRow(0);
    QCOMPARE(notice->text(), QStringLiteral("The data, roles or split in the panels differ "
                                            "from those of Run 1."));
    session().setRole(QStringLiteral("b"), Role::Feature);
    QCOMPARE(notice->text(), QStringLiteral("The Method panel shows other settings than Run 1."));
    session().runs().rename(session().runs().current()->id, QStringLiteral("Small"));
    QCOMPARE(notice->text(), QStringLiteral("The Method panel shows other settings than Small."));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(notice->text(), QStringLiteral("The Method panel shows other settings than Run 1."));
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(session().choices() == second);
    click(child<QPushButton>(*notice, "staleTakeOver"));
    QVERIFY(notice->text().isEmpty());
    QVERIFY(session().choices() == first);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(session().choices() == second);
}

/// The table of runs calls stale only what was made with other data.
void JourneyTest::otherSettingsDoNotMakeARunStale() {
    openSmallTable();
    session().setTarget(QStringLiteral("y"));
    session().setMethod(QStringLiteral("ridge"));
    key(Qt::Key_F5);
    QTRY_VERIFY(session().runs().current() && session().runs().current()->hasResult());
    session().setMethod(QStringLiteral("mean"));
    QCOMPARE(
        window_->findChild<StaleNotice*>()->text(),
        QStringLiteral("The Method panel shows other settings than Run 1. Press Run to train with "
                       "them."));
    session().setTarget({});
    QVERIFY(!window_->findChild<StaleNotice*>()->text().contains(QStringLiteral("Press Run")));
    session().setTarget(QStringLiteral("y"));
    const auto* table = child<QTableView>(*window_, "runs")->model();
    const QModelIndex state = table->index(0, RunsModel::State);
    QVERIFY2(state.data().toString().startsWith(QStringLiteral("Finished")),
             qPrintable(state.data().toString()));
    const QString help = state.data(Qt::ToolTipRole).toString();
    QVERIFY2(help.contains(QStringLiteral("The Method panel shows other settings")) &&
                 !help.contains(QStringLiteral("tale")),
             qPrintable(help));
}

void JourneyTest::overlaidRunsShareTheLossView() {
    openSmallTable();
    window_->views().showPage(QStringLiteral("loss"));
    session().setTarget(QStringLiteral("y"));
    session().setMethod(QStringLiteral("rffnet"));
    key(Qt::Key_F10);
    QTRY_VERIFY_WITH_TIMEOUT(live() && live()->snapshot->tick == 1, kPatience);
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(session().runs().prepared());
    key(Qt::Key_F10);
    QCOMPARE(session().runs().all().size(), std::size_t(2));
    QTRY_COMPARE(layers<Series>(figureOf("loss")).size(), std::size_t(2));
    QVERIFY(layers<Series>(figureOf("loss")).front().colour !=
            layers<Series>(figureOf("loss")).back().colour);

    auto* table = child<QTableView>(*window_, "runs");
    QVERIFY(
        table->model()->setData(table->model()->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(layers<Series>(figureOf("loss")).size(), std::size_t(1));
    table->setFocus();
    table->selectRow(0);
    QCOMPARE(session().runs().current(), session().runs().all().front().get());
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(session().runs().all().size(), std::size_t(1));
    QCOMPARE(table->model()->rowCount(), 1);
}

void JourneyTest::zoomSurvivesTraining() {
    openSmallTable();
    window_->views().showPage(QStringLiteral("loss"));
    session().setTarget(QStringLiteral("y"));
    session().setMethod(QStringLiteral("rffnet"));
    session().setOption("patience", 100000LL);
    session().setOption("max_epochs", 1'000'000LL);
    session().runs().start();
    QTRY_VERIFY(live() && live()->snapshot->tick > 10);
    FigureView* view = window_->views().page(QStringLiteral("loss"))->view();
    QVERIFY(view->followsData());
    QTest::keyClick(view, Qt::Key_Plus);
    QVERIFY(!view->followsData());
    const auto tick = live()->snapshot->tick;
    QTRY_VERIFY(live()->snapshot->tick > tick + 10);
    QVERIFY(!view->followsData());
    window_->actions()["view.fit"]->trigger();
    QVERIFY(view->followsData());
}

void JourneyTest::themesSwitchLiveWithThePlots() {
    openSmallTable();
    window_->views().showPage(QStringLiteral("loss"));
    session().setTarget(QStringLiteral("y"));
    key(Qt::Key_F10);
    QTRY_VERIFY_WITH_TIMEOUT(live() && live()->snapshot->tick == 1, kPatience);
    FigureView* view = window_->views().page(QStringLiteral("loss"))->view();
    const auto corner = [&] { return view->grab().toImage().pixelColor(3, 3); };
    for (const auto kind : {ThemeKind::Dark, ThemeKind::Light}) {
        window_->actions()[kind == ThemeKind::Dark ? "theme.dark" : "theme.light"]->trigger();
        QTRY_COMPARE(corner(), theme(kind).plotBackground);
        QCOMPARE(window_->palette().color(QPalette::Window), theme(kind).window);
    }
}

void JourneyTest::theLayoutIsRemembered() {
    openSmallTable();
    window_->actions()["panel.runs"]->trigger();
    window_->actions()["view.all"]->trigger();
    QVERIFY(!child<QWidget>(*window_, "runsDock")->isVisible());
    window_->close();
    openWindow();
    openSmallTable();
    QVERIFY(!child<QWidget>(*window_, "runsDock")->isVisible());
    QCOMPARE(window_->views().arrangement(), Arrangement::Thirds);
    window_->actions()["panel.reset"]->trigger();
    QVERIFY(child<QWidget>(*window_, "runsDock")->isVisible());
    QCOMPARE(window_->views().arrangement(), Arrangement::Tabs);
}

void JourneyTest::theCommandListCarriesOutACommand() {
    openSmallTable();
    key(Qt::Key_K, Qt::ControlModifier);
    auto* list = child<QWidget>(*window_, "commandList");
    QVERIFY(list);
    auto* search = list->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("three panes"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(window_->views().arrangement(), Arrangement::Thirds);
}

ARDENT_TEST(JourneyTest)
#include "journey_test.moc"
