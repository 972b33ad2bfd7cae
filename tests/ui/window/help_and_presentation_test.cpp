#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QStatusBar>
#include <QTextBrowser>
#include <QTreeWidget>
#include <algorithm>
#include <array>

#include "core/method/methods.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/style/theme.h"
#include "ui/views/figure_page.h"
#include "ui/window/appearance.h"
#include "ui/window/command_delegate.h"

using namespace ardent;
using namespace ardent::test;

/// The sheet of keys, the list of commands and the window as a lecturer shows it.
class HelpAndPresentationTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void theSheetHasEveryKey();
    void theSheetHasTheKeysOfAFigure();
    void resultsAreShownAndClosed();
    void commandsAreDescribedWhole();
    void theListGoesAsAMenuDoes();
    void typingFindsAMethodASampleAndAColumn();
    void aNameWithALetterWrongIsFound();
    void commandsAreListedByTheirNames();
    void languagesAreFound();
    void whatIsNotFoundIsSaid_data();
    void whatIsNotFoundIsSaid();
    void aThemeForOnceIsNotRemembered();
    void aMethodThatCannotLearnTheTargetSaysWhy();
    void presentationIsLargeAndWithoutPanels();
    void iconsGrowWithTheText();
    void buttonsStayWhereTheyAreAsRunsComeAndGo();
    void leavingPresentationRestoresThePanels();
    void messagesAreNotOverprintedInPresentation();
    void closingLeavesPresentation();

private:
    void type(const QString& words);
    QWidget* listCommands();
    QList<bool> panels();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void HelpAndPresentationTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

QList<bool> HelpAndPresentationTest::panels() {
    QList<bool> shown;
    for (const QDockWidget* dock : window_->window().findChildren<QDockWidget*>())
        shown << dock->isVisible();
    return shown;
}

void HelpAndPresentationTest::theSheetHasEveryKey() {
    window_->key(Qt::Key_Slash, Qt::ControlModifier);
    auto* sheet = child<QTreeWidget>(window_->window(), "shortcuts");
    QVERIFY(sheet && sheet->isVisible());
    QSet<QString> keys;
    for (QTreeWidgetItemIterator at(sheet); *at; ++at) keys << (*at)->text(1);
    for (const QAction* action : window_->window().actions().all()) {
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        const bool isListed = std::any_of(keys.begin(), keys.end(),
                                          [&](const QString& text) { return text.contains(key); });
        QVERIFY2(isListed, qPrintable(action->objectName()));
    }
}

void HelpAndPresentationTest::theSheetHasTheKeysOfAFigure() {
    window_->key(Qt::Key_Slash, Qt::ControlModifier);
    auto* sheet = child<QTreeWidget>(window_->window(), "shortcuts");
    QVERIFY(sheet);
    const auto groups = sheet->findItems(QStringLiteral("In a figure"), Qt::MatchExactly);
    QCOMPARE(groups.size(), qsizetype{1});
    QSet<QString> keys;
    for (int i = 0; i < groups.front()->childCount(); ++i) {
        const QTreeWidgetItem& row = *groups.front()->child(i);
        QVERIFY(!row.text(0).isEmpty());
        for (const QString& key : row.text(1).split(QStringLiteral(" or "))) keys << key;
    }
    const QSet<QString> expected{
        QStringLiteral("F"),     QStringLiteral("Shift+X"), QStringLiteral("Shift+L"),
        QStringLiteral("+"),     QStringLiteral("-"),       QStringLiteral("Left"),
        QStringLiteral("Right"), QStringLiteral("Up"),      QStringLiteral("Down"),
        QStringLiteral("Space"), QStringLiteral("Return"),  QStringLiteral("Esc")};
    QCOMPARE(keys, expected);
}

void HelpAndPresentationTest::resultsAreShownAndClosed() {
    window_->key(Qt::Key_F1, Qt::ControlModifier);
    auto* page = child<QWidget>(window_->window(), "publishedResults");
    QVERIFY(page && page->isVisible());
    const QString shown = page->findChild<QTextBrowser*>()->toPlainText();
    QVERIFY2(shown.contains(QStringLiteral("SRFF, Table 3")), qPrintable(shown));
    QTest::keyClick(page, Qt::Key_Escape);
    QTRY_VERIFY(!child<QWidget>(window_->window(), "publishedResults"));
}

QWidget* HelpAndPresentationTest::listCommands() {
    window_->window().activateWindow();
    std::ignore = QTest::qWaitForWindowActive(&window_->window());
    window_->key(Qt::Key_K, Qt::ControlModifier);
    return child<QWidget>(window_->window(), "commandList");
}

/// Below their names, in letters that can be read.
void HelpAndPresentationTest::commandsAreDescribedWhole() {
    auto* list = listCommands();
    QVERIFY(list && list->isVisible());
    auto* tree = list->findChild<QTreeWidget*>();
    int told = 0;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = tree->topLevelItem(i);
        const QString tip = item->data(0, CommandDelegate::kTipRole).toString();
        if (item->isHidden() || tip.isEmpty()) continue;
        ++told;
        QVERIFY2(CommandDelegate::widthOf(tree->font(), tip) <= tree->visualItemRect(item).width(),
                 qPrintable(tip));
    }
    QVERIFY(told > 50);
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!child<QWidget>(window_->window(), "commandList"));
}

void HelpAndPresentationTest::theListGoesAsAMenuDoes() {
    QVERIFY(QTest::qWaitForWindowActive(listCommands()));
    window_->window().activateWindow();
    QTRY_VERIFY(!child<QWidget>(window_->window(), "commandList"));
}

void HelpAndPresentationTest::type(const QString& words) {
    auto* list = listCommands();
    QVERIFY(list && list->isVisible());
    auto* search = list->findChild<QLineEdit*>();
    QTest::keyClicks(search, words);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(!child<QWidget>(window_->window(), "commandList"));
}

void HelpAndPresentationTest::typingFindsAMethodASampleAndAColumn() {
    Session& session = window_->session();
    type(QStringLiteral("learn with rffn"));
    QCOMPARE(session.method(), findMethod("rffnet"));
    type(QStringLiteral("predict b"));
    QCOMPARE(session.recipe().target, std::string("b"));
    type(QStringLiteral(" nystr  learn"));
    QCOMPARE(session.method(), findMethod("nystroem"));
    type(QStringLiteral("two moons"));
    QTRY_VERIFY(session.data()->path.isEmpty());
}

void HelpAndPresentationTest::aNameWithALetterWrongIsFound() {
    const Method* before = window_->session().method();
    auto* list = listCommands();
    QVERIFY(list);
    auto* search = list->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("rfnet"));
    const auto* hint = child<QLabel>(*list, "commandHint");
    QVERIFY2(hint->isVisible() && hint->text().contains(QStringLiteral("\"RFFNet\"")),
             qPrintable(hint->text()));
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(list->isVisible());
    QCOMPARE(window_->session().method(), before);
    QCOMPARE(search->text(), QStringLiteral("RFFNet"));
    QVERIFY(!hint->isVisible());
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(window_->session().method(), findMethod("rffnet"));
}

void HelpAndPresentationTest::commandsAreListedByTheirNames() {
    auto* list = listCommands();
    QVERIFY(list);
    const auto* tree = list->findChild<QTreeWidget*>();
    QSet<QString> names;
    for (QTreeWidgetItemIterator at(const_cast<QTreeWidget*>(tree)); *at; ++at)
        names << (*at)->text(0);
    for (const QAction* action : window_->window().actions().all())
        QVERIFY2(names.contains(action->text().remove(u'&')), qPrintable(action->objectName()));
    auto* search = list->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("larger"));
    QVERIFY(tree->currentItem());
    QCOMPARE(tree->currentItem()->text(0), QStringLiteral("Larger text"));
    QCOMPARE(tree->currentItem()->text(1), QStringLiteral("Make all text larger"));
    QTest::keyClick(search, Qt::Key_Escape);
}

void HelpAndPresentationTest::languagesAreFound() {
    for (const auto& [typed, name] :
         {std::pair("langu", "System's language"), std::pair("german", "German (Deutsch)")}) {
        auto* list = listCommands();
        QVERIFY(list);
        auto* search = list->findChild<QLineEdit*>();
        QTest::keyClicks(search, QLatin1String(typed));
        const auto* tree = list->findChild<QTreeWidget*>();
        QVERIFY(tree->currentItem());
        QCOMPARE(tree->currentItem()->text(0), QLatin1String(name));
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_VERIFY(!child<QWidget>(window_->window(), "commandList"));
    }
}

void HelpAndPresentationTest::whatIsNotFoundIsSaid_data() {
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"heat", "zzzz", "ab"}) QTest::newRow(typed) << QString(typed);
}

/// Nothing that was not asked for would be carried out.
void HelpAndPresentationTest::whatIsNotFoundIsSaid() {
    QFETCH(QString, typed);
    auto* list = listCommands();
    QVERIFY(list);
    auto* search = list->findChild<QLineEdit*>();
    const auto* tree = list->findChild<QTreeWidget*>();
    QTest::keyClicks(search, typed);
    for (QTreeWidgetItemIterator at(const_cast<QTreeWidget*>(tree)); *at; ++at)
        QVERIFY2((*at)->isHidden() || (*at)->text(0).contains(typed, Qt::CaseInsensitive) ||
                     (*at)->text(1).contains(typed, Qt::CaseInsensitive),
                 qPrintable((*at)->text(0)));
    const auto* hint = child<QLabel>(*list, "commandHint");
    QCOMPARE(hint->isVisible(), tree->currentItem() == nullptr);
    if (hint->isVisible()) {
        QVERIFY(hint->text().startsWith(QStringLiteral("Nothing found")));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(list->isVisible());
    }
    QTest::keyClick(search, Qt::Key_Escape);
}

void HelpAndPresentationTest::aThemeForOnceIsNotRemembered() {
    Actions& actions = window_->window().actions();
    actions["theme.light"]->trigger();
    Appearance::wear(actions, QStringLiteral("dark"));
    QVERIFY(actions["theme.dark"]->isChecked());
    QVERIFY(!actions["theme.light"]->isChecked());
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme(ThemeKind::Dark).window);
    window_->crash();
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme(ThemeKind::Light).window);
    QVERIFY(window_->window().actions()["theme.light"]->isChecked());
}

void HelpAndPresentationTest::aMethodThatCannotLearnTheTargetSaysWhy() {
    Session& session = window_->session();
    session.setTarget(QStringLiteral("y"));
    const Method* before = session.method();
    const QString why = misfit(*findMethod("logistic"), session.inputs().problem);
    QVERIFY(!why.isEmpty());
    window_->key(Qt::Key_K, Qt::ControlModifier);
    auto* list = child<QWidget>(window_->window(), "commandList");
    auto* search = list->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("learn with logistic"));
    const auto found = list->findChild<QTreeWidget*>()->findItems(
        QStringLiteral("Learn with Logistic"), Qt::MatchStartsWith);
    QCOMPARE(found.size(), 1);
    QVERIFY(!found.front()->isHidden());
    QVERIFY(found.front()->isDisabled());
    QCOMPARE(found.front()->toolTip(0), why + u'.');
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(list->isVisible());
    QCOMPARE(session.method(), before);
    QTest::keyClick(search, Qt::Key_Escape);
}

void HelpAndPresentationTest::presentationIsLargeAndWithoutPanels() {
    const QList<bool> before = panels();
    QVERIFY(before.contains(true));
    const double points = QApplication::font().pointSizeF();
    window_->key(Qt::Key_F11);
    QVERIFY(window_->window().isFullScreen());
    QVERIFY(!panels().contains(true));
    QVERIFY(QApplication::font().pointSizeF() > 1.3 * points);
    window_->key(Qt::Key_Equal, Qt::ControlModifier);  // text is enlarged and remembered as usual
    window_->key(Qt::Key_Minus, Qt::ControlModifier);
    window_->key(Qt::Key_F11);
    QVERIFY(!window_->window().isFullScreen());
    QCOMPARE(panels(), before);
    QVERIFY(std::abs(QApplication::font().pointSizeF() - points) < 0.01);
}

void HelpAndPresentationTest::iconsGrowWithTheText() {
    MainWindow& window = window_->window();
    const std::array<const QToolButton*, 2> buttons{window_->tool("run.start"),
                                                    child<QToolButton>(window, "lossAsTable")};
    std::array<int, 2> before{};
    for (std::size_t i = 0; i < buttons.size(); ++i) before[i] = buttons[i]->iconSize().width();
    window_->key(Qt::Key_F11);
    for (std::size_t i = 0; i < buttons.size(); ++i)
        QTRY_VERIFY2(buttons[i]->iconSize().width() > 1.3 * before[i],
                     qPrintable(buttons[i]->objectName()));
    window_->key(Qt::Key_F11);
    for (std::size_t i = 0; i < buttons.size(); ++i)
        QTRY_COMPARE(buttons[i]->iconSize().width(), before[i]);
}

void HelpAndPresentationTest::buttonsStayWhereTheyAreAsRunsComeAndGo() {
    window_->chooseEndlessRun();
    const QToolButton* start = window_->tool("run.start");
    const QToolButton* step = window_->tool("run.step");
    QWidget& bar = *step->parentWidget();
    const auto place = [&] {
        bar.layout()->activate();
        return step->geometry();
    };
    for (const bool isLarge : {false, true}) {
        const int before = start->iconSize().width();
        if (isLarge) {
            window_->key(Qt::Key_F11);
            QTRY_VERIFY(start->iconSize().width() > before);
        }
        const auto widthOf = [letters = start->fontMetrics()](const char* text) {
            return letters.size(Qt::TextShowMnemonic, QString::fromLatin1(text)).width();
        };
        const int wider = widthOf("Resume") - widthOf("Run");
        QVERIFY(wider > 0);
        QCOMPARE(start->text(), QStringLiteral("Run"));
        QTRY_COMPARE(start->minimumWidth(), start->sizeHint().width() + wider);
        const QRect idle = place();
        click(window_->tool("run.step"));
        QTRY_COMPARE(start->text(), QStringLiteral("Resume"));
        QCOMPARE(place(), idle);
        QTRY_VERIFY(step->isEnabled());
        QCOMPARE(place(), idle);
        click(window_->tool("run.stop"));
        QTRY_COMPARE(start->text(), QStringLiteral("Run"));
        QCOMPARE(place(), idle);
    }
}

void HelpAndPresentationTest::leavingPresentationRestoresThePanels() {
    MainWindow& window = window_->window();
    const auto sizes = [&] {
        QList<QSize> all;
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) all << dock->size();
        return all;
    };
    const auto* settling = window.findChild<QTimer*>(QStringLiteral("presentationSettling"));
    for (const QSize size : {QSize(1440, 900), QSize(1024, 700)}) {
        QTRY_VERIFY(!settling->isActive());
        window.resize(size);
        QApplication::processEvents();
        const QList<QSize> before = sizes();
        for (int round = 0; round < 3; ++round) {
            window_->key(Qt::Key_F11);
            QTRY_VERIFY(window.size() != size);
            window_->key(Qt::Key_F11);
            QTRY_COMPARE(window.size(), size);
            QTRY_COMPARE(sizes(), before);
            QApplication::processEvents();
            QCOMPARE(sizes(), before);
        }
    }
}

/// Whether the window is shown anew or not, one text stands in a place.
void HelpAndPresentationTest::messagesAreNotOverprintedInPresentation() {
    MainWindow& window = window_->window();
    const QString path = sandbox_.path(QStringLiteral("p.ardent"));
    window.dialogs.askWhereToSave = [path](QWidget*, const QString&, const auto& then) {
        then(path);
    };
    window_->key(Qt::Key_S, Qt::ControlModifier);
    auto* shown = child<QLabel>(window, "statusActivity");
    QTRY_VERIFY(shown->text().contains(QStringLiteral("p.ardent")));
    window.hide();
    window.show();
    QVERIFY(shown->isVisible() && shown->text().contains(QStringLiteral("p.ardent")));
    QVERIFY(window.statusBar()->currentMessage().isEmpty());
    window_->key(Qt::Key_F11);
    QVERIFY(!shown->text().contains(QStringLiteral("p.ardent")));
    window_->key(Qt::Key_F11);
}

void HelpAndPresentationTest::closingLeavesPresentation() {
    const QList<bool> before = panels();
    const double points = QApplication::font().pointSizeF();
    window_->key(Qt::Key_F11);
    window_->window().close();
    window_->open();
    QVERIFY(!window_->window().isFullScreen());
    QVERIFY(std::abs(QApplication::font().pointSizeF() - points) < 0.01);
    window_->openFile(sandbox_.path(QStringLiteral("t.csv")));
    QTRY_VERIFY(window_->session().data());
    QCOMPARE(panels(), before);
}

ARDENT_TEST(HelpAndPresentationTest)
#include "help_and_presentation_test.moc"
