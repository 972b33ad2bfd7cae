#include <QComboBox>
#include <QDockWidget>
#include <QScreen>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <cstdlib>

#include "tests/ui/window_fixture.h"
#include "ui/data/column_model.h"
#include "ui/figure/figure_view.h"
#include "ui/runs/runs_model.h"
#include "ui/views/figure_page.h"
#include "ui/views/figure_table_view.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/vertical_scroll.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr QSize kSmall(1024, 700);

/// The widgets that ask for the most room, for the message of a failed test.
QByteArray widest(QWidget& window) {
    QStringList lines;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QSize least = widget->minimumSizeHint().expandedTo(widget->minimumSize());
        if (widget->isVisible() && least.width() > 180)
            lines << QStringLiteral("%1 \"%2\": %3 × %4")
                         .arg(QLatin1String(widget->metaObject()->className()),
                              widget->objectName())
                         .arg(least.width())
                         .arg(least.height());
    }
    return lines.join(u'\n').toUtf8();
}

}  // namespace

/// The window at 1024 × 700, the smallest that it is made for.
class SmallWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theFirstStartLeavesRoomForTheFrame();
    void everyViewFits_data();
    void everyViewFits();
    void noViewMovesTheWindow_data();
    void noViewMovesTheWindow();
    void panelsWidenWithTheWindow();
    void theListOfRunsGivesWayInALowWindow();
    void draggedPanelsKeepTheirSizes();
    void whatTablesAreForIsInSight_data();
    void whatTablesAreForIsInSight();
    void tablesFollowTheSizeOfText();
    void lowViewsShowTheFigureBeforeItsSettings();
    void severalRowsOfSettingsLeaveTheFigureRoom();

private:
    void verifyFits(const QString& where);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void SmallWindowTest::init() {
    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void SmallWindowTest::verifyFits(const QString& where) {
    MainWindow& window = window_->window();
    QApplication::processEvents();
    const QSize least = window.minimumSizeHint();
    QVERIFY2(
        least.width() <= kSmall.width() && least.height() <= kSmall.height(),
        QStringLiteral("%1: %2 × %3\n").arg(where).arg(least.width()).arg(least.height()).toUtf8() +
            widest(window));
    window.resize(kSmall);
    QCOMPARE(window.size(), kSmall);
}

void SmallWindowTest::theFirstStartLeavesRoomForTheFrame() {
    QSettings().clear();
    MainWindow window;
    const QSize room = window.screen()->availableSize();
    const int title = 2 * window.fontMetrics().height();
    QVERIFY(window.width() < room.width());
    QVERIFY2(window.height() <= room.height() - title,
             qPrintable(QString::number(window.height())));
}

void SmallWindowTest::everyViewFits_data() {
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("method");
    QTest::addColumn<int>("larger");
    QTest::newRow("regression") << "gse1"
                                << "metric" << 0;
    QTest::newRow("classes") << "xor"
                             << "gbrff2" << 0;
    QTest::newRow("path") << "gse1"
                          << "lasso" << 0;
    QTest::newRow("larger text") << "gse1"
                                 << "metric" << 1;
}

void SmallWindowTest::everyViewFits() {
    QFETCH(QString, sample);
    QFETCH(QString, method);
    QFETCH(int, larger);
    MainWindow& window = window_->window();
    window_->key(Qt::Key_0, Qt::ControlModifier);
    for (int i = 0; i < larger; ++i) window_->key(Qt::Key_Equal, Qt::ControlModifier);
    verifyFits(QStringLiteral("start page"));
    window_->session().openSample(sample);
    QTRY_VERIFY(window_->session().data());
    child(window, "methodDock")->show();
    window_->session().setMethod(method);
    window_->key(Qt::Key_F10);
    QTRY_VERIFY(window_->session().runs().current());
    QTRY_VERIFY(window_->session().runs().current()->snapshot->tick > 0);
    for (const auto arrangement : {Arrangement::SideBySide, Arrangement::Tabs}) {
        window.views().arrange(arrangement);
        for (FigurePage* page : window.views().pages()) {
            window.views().showPage(page->id());
            QTRY_VERIFY(page->isSettled() || !page->isVisible());
            verifyFits(page->id());
            for (const char* name : {"interactionShows", "boundaryOthers"})
                if (auto* forms = child<QComboBox>(*page, name))
                    for (int form = 0; form < forms->count(); ++form) {
                        forms->setCurrentIndex(form);
                        verifyFits(page->id() + QString::number(form));
                    }
            if (QTest::currentTestFailed()) return;
        }
    }
    for (Fold* fold : window.findChildren<Fold*>()) fold->setOpen(true);
    verifyFits(QStringLiteral("open folds"));
    window_->key(Qt::Key_0, Qt::ControlModifier);
}

void SmallWindowTest::noViewMovesTheWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("classes");
    QTest::newRow("small") << kSmall << false;
    QTest::newRow("small, classes") << kSmall << true;
    QTest::newRow("usual") << QSize(1440, 900) << false;
}

/// Panels share a pixel by rounding.
static bool isAsLong(int now, int before) {
    return std::abs(now - before) <= 1;
}
static bool isAsLarge(const QSize& now, const QSize& before) {
    return isAsLong(now.width(), before.width()) && isAsLong(now.height(), before.height());
}

void SmallWindowTest::noViewMovesTheWindow() {
    QFETCH(QSize, size);
    QFETCH(bool, classes);
    MainWindow& window = window_->window();
    window_->openFile(sandbox_.write(QStringLiteral("wide.csv"), wideTable(30, classes)));
    QTRY_VERIFY(window_->session().data());
    window_->session().setTarget(QStringLiteral("outcome"));
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(window_->session().runs().current());
    QTRY_VERIFY(!window_->session().runs().current()->run);
    window.resize(size);
    QApplication::processEvents();
    const auto splitters = window.views().findChildren<QSplitter*>();
    for (const auto arrangement :
         {Arrangement::Tabs, Arrangement::SideBySide, Arrangement::Thirds}) {
        window.views().arrange(arrangement);
        QTRY_VERIFY(window.views().current()->isSettled());
        QTest::qWait(0);
        QApplication::processEvents();
        QList<QList<int>> sizes;
        for (const QSplitter* splitter : splitters) sizes << splitter->sizes();
        const QSize room = window.views().size();
        for (FigurePage* page : window.views().pages()) {
            window.views().showPage(page->id());
            QTRY_VERIFY(page->isSettled());
            for (QToolButton* toggle : page->findChildren<QToolButton*>())
                if (toggle->isCheckable() && toggle->isVisible()) {
                    toggle->toggle();
                    QTRY_VERIFY(page->isSettled());
                    QApplication::processEvents();
                    QCOMPARE(window.size(), size);
                    QVERIFY2(isAsLarge(window.views().size(), room), qPrintable(page->id()));
                    for (int i = 0; i < splitters.size(); ++i)
                        QVERIFY2(std::ranges::equal(splitters[i]->sizes(), sizes[i], isAsLong),
                                 qPrintable(page->id() + u'\n' + widest(window)));
                }
        }
    }
}

void SmallWindowTest::panelsWidenWithTheWindow() {
    MainWindow& window = window_->window();
    window_->openSmallTable(sandbox_);
    QApplication::processEvents();
    const auto* panel = child(window, "dataDock");
    const int wide = panel->width();
    window.resize(kSmall);
    QTRY_VERIFY(panel->width() < wide);
    window.resize(1440, 900);
    QTRY_COMPARE(panel->width(), wide);
}

void SmallWindowTest::theListOfRunsGivesWayInALowWindow() {
    MainWindow& window = window_->window();
    window.resize(1440, 900);
    window_->openSmallTable(sandbox_);
    window.actions()["panel.reset"]->trigger();
    auto* runs = child<QDockWidget>(window, "runsDock");
    const int high = runs->height();
    window.resize(kSmall);
    QTRY_VERIFY(runs->height() <= 3 * high / 4);
    window.resize(1440, 900);
    QTRY_COMPARE(runs->height(), high);
    window.resize(kSmall);
    QApplication::processEvents();
    window.resizeDocks({runs}, {high - 10}, Qt::Vertical);
    window.resize(1440, 900);
    QApplication::processEvents();
    QCOMPARE(runs->height(), high - 10);
}

void SmallWindowTest::draggedPanelsKeepTheirSizes() {
    MainWindow& window = window_->window();
    window_->openSmallTable(sandbox_);
    auto* data = child<QDockWidget>(window, "dataDock");
    auto* method = child<QDockWidget>(window, "methodDock");
    auto* runs = child<QDockWidget>(window, "runsDock");
    const int usual = method->width();
    window.resizeDocks({data}, {data->width() + 40}, Qt::Horizontal);
    window.resizeDocks({runs}, {runs->height() + 50}, Qt::Vertical);
    QApplication::processEvents();
    const int wide = data->width(), high = runs->height();
    window.resize(kSmall.width(), 900);
    QTRY_VERIFY(data->width() < wide && method->width() < usual);
    QApplication::processEvents();
    QCOMPARE(runs->height(), high);
    window.resize(1440, 900);
    QTRY_COMPARE(data->width(), wide);
    QCOMPARE(method->width(), usual);
    QCOMPARE(runs->height(), high);

    window.resize(1160, 900);
    QTRY_VERIFY(data->width() < wide);
    const int dragged = data->width() + 30;
    window.resizeDocks({data}, {dragged}, Qt::Horizontal);
    QTRY_COMPARE(data->width(), dragged);
    window.resize(1440, 900);
    QTRY_COMPARE(method->width(), usual);
    QCOMPARE(data->width(), dragged);
}

void SmallWindowTest::whatTablesAreForIsInSight_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

/// Role and type of a column can be chosen; scores of a run are whole.
void SmallWindowTest::whatTablesAreForIsInSight() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    MainWindow& window = window_->window();
    window_->openSmallTable(sandbox_);
    window_->session().setMethod(QStringLiteral("ridge"));
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(window_->session().runs().current());
    QTRY_VERIFY(!window_->session().runs().live());
    window.resize(kSmall);
    window.views().showPage(QStringLiteral("relevance"));
    QApplication::processEvents();
    const auto isWhole = [](const QAbstractItemView& table, int column) {
        const QModelIndex cell = table.model()->index(0, column);
        const QRect place = table.visualRect(cell);
        return !place.isEmpty() && table.viewport()->rect().contains(place) &&
               place.width() >= table.sizeHintForColumn(column);
    };
    const auto* columns = child<QTableView>(window, "columns");
    for (const int column : {ColumnModel::Role, ColumnModel::Type})
        QVERIFY2(isWhole(*columns, column), qPrintable(QString::number(column)));
    const auto* runs = child<QTableView>(window, "runs");
    for (const int column : {RunsModel::Name, RunsModel::State, RunsModel::Loss, RunsModel::Test})
        QTRY_VERIFY2(isWhole(*runs, column), qPrintable(QString::number(column)));
    const int letter = runs->fontMetrics().averageCharWidth();
    const QAbstractItemView& cells = *runs;  // where the hint is public
    for (const int column : {int(RunsModel::Test), int(RunsModel::Ticks)})
        QVERIFY(runs->columnWidth(column) >= cells.sizeHintForColumn(column) + letter);
}

void SmallWindowTest::tablesFollowTheSizeOfText() {
    MainWindow& window = window_->window();
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    for (int i = 0; i < 4; ++i) window_->key(Qt::Key_Equal, Qt::ControlModifier);
    for (const char* name : {"columns", "runs"}) {
        auto* table = child<QTableView>(window, name);
        const auto cut = [&]() -> QString {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QString title = table->model()->headerData(column, Qt::Horizontal).toString();
                const int needed = table->fontMetrics().horizontalAdvance(title);
                if (!table->isColumnHidden(column) && table->columnWidth(column) < needed)
                    return title;
            }
            return table->rowHeight(0) < table->fontMetrics().height() ? QString::fromLatin1(name)
                                                                       : QString();
        };
        QTRY_VERIFY(table->font().pointSizeF() > 13.);
        QTRY_COMPARE(cut(), QString());
    }
    window_->key(Qt::Key_0, Qt::ControlModifier);
}

void SmallWindowTest::lowViewsShowTheFigureBeforeItsSettings() {
    MainWindow& window = window_->window();
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(!window_->session().runs().live());
    window.resize(kSmall);
    window.views().arrange(Arrangement::Thirds);
    child<QToolButton>(window, "lossAll")->setChecked(true);
    QApplication::processEvents();
    int folded = 0, tables = 0;
    for (FigurePage* page : window.views().pages()) {
        window.views().showPage(page->id());
        QTRY_VERIFY(page->isSettled());
        QApplication::processEvents();
        const int line = page->fontMetrics().height();
        QVERIFY2(page->view()->height() >= 7 * line, qPrintable(page->id()));
        auto* unfold = page->findChild<QToolButton*>(page->id() + QStringLiteral("Unfold"));
        if (unfold->isHidden()) continue;
        ++folded;
        const QWidget& scrolled = *page->findChild<VerticalScroll*>();
        const QRect figure(page->view()->mapTo(&scrolled, QPoint()), page->view()->size());
        QVERIFY2(scrolled.rect().contains(figure), qPrintable(page->id()));
        QVERIFY2(figure.top() == 0, qPrintable(page->id()));  // no row of buttons above it
        const QRect button(unfold->mapTo(&scrolled, QPoint()), unfold->size());
        QVERIFY2(figure.contains(button), qPrintable(page->id()));
        QCOMPARE(page->childAt(unfold->mapTo(page, unfold->rect().center())), unfold);
        QVERIFY2(figure.right() >= scrolled.rect().right() - 1, qPrintable(page->id()));
        page->showTable(true);
        QApplication::processEvents();
        const auto& table = *page->findChild<FigureTableView*>();
        if (table.isVisible()) {
            ++tables;
            QTRY_VERIFY2(table.mapTo(&scrolled, table.rect().topRight()).x() <
                             unfold->mapTo(&scrolled, QPoint()).x(),
                         qPrintable(page->id()));
        }
        page->showTable(false);
        QApplication::processEvents();
        const auto shown = [&] {
            const auto boxes = page->findChildren<QComboBox*>();
            return std::ranges::any_of(boxes, [](const auto* box) { return box->isVisible(); });
        };
        QVERIFY2(!shown(), qPrintable(page->id()));
        const QPoint pressed = unfold->mapTo(page, unfold->rect().center());
        click(unfold);
        QTRY_VERIFY2(shown(), qPrintable(page->id()));
        QTRY_COMPARE(page->childAt(pressed), unfold);
        QVERIFY2(page->view()->height() >= 11 * line, qPrintable(page->id()));
        click(unfold);
        QTRY_VERIFY2(!shown(), qPrintable(page->id()));
    }
    QVERIFY(folded > 1 && tables > 1);
}

/// Or they are folded.
void SmallWindowTest::severalRowsOfSettingsLeaveTheFigureRoom() {
    MainWindow& window = window_->window();
    window_->openSmallTable(sandbox_);
    child(window, "methodDock")->show();
    window.views().arrange(Arrangement::SideBySide);
    for (const char* id : {"loss", "relevance"}) window.views().showPage(QLatin1String(id));
    int folded = 0, open = 0;
    for (int height = 500; height <= 900; height += 20) {
        window.resize(kSmall.width(), height);
        QApplication::processEvents();
        for (const char* id : {"loss", "relevance"}) {
            const FigurePage& page = *window.views().page(QLatin1String(id));
            const int line = page.fontMetrics().height();
            const bool isFolded =
                !page.findChild<QToolButton*>(page.id() + QStringLiteral("Unfold"))->isHidden();
            (isFolded ? folded : open) += 1;
            const int settings = page.view()->mapTo(&page, QPoint()).y();
            QVERIFY2(isFolded || settings <= page.height() / 4 + line / 2, qPrintable(page.id()));
            if (!isFolded && settings > 5 * line)
                QVERIFY2(page.view()->height() >= 13 * line, qPrintable(page.id()));
        }
    }
    QVERIFY(folded > 5 && open > 5);
}

ARDENT_TEST(SmallWindowTest)
#include "small_window_test.moc"
