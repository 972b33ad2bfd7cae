#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>
#include <QTabBar>
#include <QToolBar>

#include "tests/support/patience.h"
#include "tests/ui/window/every_dialog.h"
#include "ui/views/figure_page.h"
#include "ui/widgets/fold.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Parts that Qt makes inside of a widget of ours speak through it.
bool isInnerPart(const QWidget& widget) {
    return widget.objectName().startsWith(QStringLiteral("qt_")) ||
           widget.inherits("QComboBoxListView") || qobject_cast<const QTabBar*>(&widget) ||
           qobject_cast<const QScrollBar*>(&widget) ||
           (qobject_cast<const QLineEdit*>(&widget) &&
            widget.parentWidget()->focusProxy() != nullptr);
}

/// Its words come with what has happened.
bool isSilentBanner(const QWidget& widget) {
    return !widget.isVisible() && widget.parentWidget() &&
           widget.parentWidget()->objectName() == QStringLiteral("banner");
}

QString described(const QWidget& widget) {
    return QStringLiteral("%1 \"%2\" in %3")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(),
             widget.parentWidget() ? widget.parentWidget()->objectName() : QString());
}

/// What assistive technology calls it.
QString spokenName(QWidget& widget) {
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

}  // namespace

class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void everyFocusableWidgetHasANameAndATooltip_data();
    void everyFocusableWidgetHasANameAndATooltip();
    void everyDialogHasNames();
    void mnemonicsOfFieldsAreUnique_data();
    void mnemonicsOfFieldsAreUnique();

private:
    Sandbox sandbox_;
};

void AccessibilityTest::everyFocusableWidgetHasANameAndATooltip_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("control");  // that this method alone enables
    QTest::newRow("start page") << QString() << QString();
    QTest::newRow("data and a run") << QStringLiteral("rffnet") << QString();
    QTest::newRow("a path") << QStringLiteral("lasso") << QStringLiteral("pathPosition");
    QTest::newRow("rounds") << QStringLiteral("gbrff2") << QStringLiteral("boostingPosition");
}

void AccessibilityTest::everyFocusableWidgetHasANameAndATooltip() {
    QFETCH(QString, method);
    QFETCH(QString, control);
    const bool withData = !method.isEmpty();
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    if (withData) {
        openAndWait(window.session(), sandbox_.write(QStringLiteral("t.csv"), smallTable(100)));
        window.session().setTarget(QStringLiteral("y"));
        window.session().setMethod(method);
        window.session().runs().step();
        QTRY_VERIFY(window.session().runs().live());
        if (!control.isEmpty()) window.session().runs().start();
        QTRY_VERIFY_WITH_TIMEOUT(control.isEmpty() || !window.session().runs().live(), kPatience);
        for (Fold* fold : window.findChildren<Fold*>()) fold->setOpen(true);
        window.views().arrange(Arrangement::Thirds);
    }
    int seen = 0;
    const auto check = [&] {
        QStringList nameless;
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || isInnerPart(*widget)) continue;
            if (spokenName(*widget).isEmpty() && !isSilentBanner(*widget))
                nameless << described(*widget);
            if (!widget->isVisible()) continue;
            ++seen;
            const bool drawn =
                widget->inherits("ardent::FigureView") || widget->inherits("QCustomPlot");
            const auto help = [&] {
                return drawn ? widget->accessibleDescription() : widget->toolTip();
            };
            QTRY_VERIFY2(!help().isEmpty(), qPrintable(described(*widget)));
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    };
    check();
    if (withData) {
        for (const FigurePage* page : window.views().pages()) {
            window.views().showPage(page->id());
            check();
        }
        if (!control.isEmpty())
            QTRY_VERIFY(child<QWidget>(window, qPrintable(control))->isEnabled());
        window.views().showPage(QStringLiteral("data"));
        auto* shows = child<QComboBox>(window, "dataShows");
        shows->setCurrentIndex(shows->count() - 1);
        check();
        QVERIFY(child<QWidget>(window, "dataRows")->isVisible());
    }
    QVERIFY(seen > 10);
}

void AccessibilityTest::everyDialogHasNames() {
    WindowFixture fixture;
    prepareForDialogs(fixture, sandbox_);
    if (QTest::currentTestFailed()) return;
    forEachDialog(fixture, [](QDialog& dialog, const QString& what) {
        QVERIFY2(!spokenName(dialog).isEmpty(), qPrintable(what));
        for (QWidget* widget : dialog.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || isInnerPart(*widget)) continue;
            const QString place = what + QStringLiteral(": ") + described(*widget);
            QVERIFY2(!spokenName(*widget).isEmpty(), qPrintable(place));
            if (!widget->isVisible()) continue;
            const bool tellsItself =
                qobject_cast<QAbstractButton*>(widget) || qobject_cast<QLabel*>(widget);
            QVERIFY2(tellsItself || !widget->toolTip().isEmpty(), qPrintable(place));
        }
    });
}

void AccessibilityTest::mnemonicsOfFieldsAreUnique_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) QTest::newRow(qPrintable(language)) << language;
}

void AccessibilityTest::mnemonicsOfFieldsAreUnique() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    MainWindow window;
    QHash<QKeySequence, QString> owner;
    const auto claim = [&](const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) return;
        QVERIFY2(!owner.contains(key), qPrintable(text + QStringLiteral(" and ") + owner[key]));
        owner[key] = text;
    };
    for (const QAction* menu : window.menuBar()->actions()) claim(menu->text());
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->buddy()) claim(label->text());
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (!qobject_cast<const QToolBar*>(button->parentWidget())) claim(button->text());
    QVERIFY(owner.size() > 8);
}

ARDENT_TEST(AccessibilityTest)
#include "accessibility_test.moc"
