#include "ui/window/status_line.h"

#include <QLabel>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// What stands at the right of the status bar.
class StatusLineTest : public QObject {
    Q_OBJECT

private slots:
    void textsStandApartInEveryTheme_data();
    void textsStandApartInEveryTheme();
    void aStopIsToldOnce();
    void buttonsUnderThePointerDoNotHideTheRun();
    void aNarrowWindowLeavesOutWhatStandsElsewhere();

private:
    Sandbox sandbox_;
};

void StatusLineTest::textsStandApartInEveryTheme_data() {
    QTest::addColumn<QByteArray>("changed");
    QTest::newRow("as at first") << QByteArray();
    QTest::newRow("dark") << QByteArray("theme.dark");
    QTest::newRow("light") << QByteArray("theme.light");
}

/// Also where the theme changes before a text is first seen.
void StatusLineTest::textsStandApartInEveryTheme() {
    QFETCH(QByteArray, changed);
    WindowFixture fixture;
    if (!changed.isEmpty()) fixture.window().actions()[changed.constData()]->trigger();
    QApplication::processEvents();
    fixture.openSmallTable(sandbox_);
    fixture.chooseShortRun();
    fixture.key(Qt::Key_F5);
    const auto label = [&](const char* name) { return child<QLabel>(fixture.window(), name); };
    QTRY_VERIFY(label("statusTime")->isVisible());
    QTRY_VERIFY(!fixture.session().runs().live());
    QApplication::processEvents();
    const auto margin = [&](const char* name) {
        const QLabel& shown = *label(name);
        return shown.width() - shown.fontMetrics().horizontalAdvance(shown.text());
    };
    const int least = 2 * label("statusThreads")->fontMetrics().averageCharWidth() - 1;
    for (const char* name : {"statusTime", "statusSize", "statusThreads"}) {
        QVERIFY(label(name)->isVisible());
        QVERIFY2(margin(name) >= least, name);
    }
}

void StatusLineTest::aStopIsToldOnce() {
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    fixture.chooseEndlessRun();
    fixture.key(Qt::Key_F5);
    QTRY_VERIFY(fixture.runs().live() && fixture.runs().live()->snapshot->tick > 0);
    const auto* start = fixture.tool("run.start");
    QCOMPARE(start->text(), QStringLiteral("Run"));  // it goes on: there is nothing to resume
    click(fixture.tool("run.pause"));
    QTRY_COMPARE(start->text(), QStringLiteral("Resume"));
    click(fixture.tool("run.stop"));
    QVERIFY(fixture.hasEnded(0));
    const QString told = child<QLabel>(fixture.window(), "statusActivity")->text();
    QVERIFY2(told.startsWith(QStringLiteral("Run 1: Stopped")), qPrintable(told));
    QCOMPARE(told.count(QStringLiteral("Stopped")), 1);
    QVERIFY2(told.contains(QStringLiteral("(The best model so far is kept.")), qPrintable(told));
}

void StatusLineTest::buttonsUnderThePointerDoNotHideTheRun() {
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    fixture.chooseEndlessRun();
    QToolButton* button = fixture.tool("run.start");
    QVERIFY(!button->statusTip().isEmpty() && !button->toolTip().isEmpty());
    click(button);
    QTRY_VERIFY(fixture.runs().live());
    QEnterEvent enter({5., 5.}, {5., 5.}, {5., 5.});
    QApplication::sendEvent(button, &enter);
    const auto* activity = child<QLabel>(fixture.window(), "statusActivity");
    QVERIFY2(activity->text().startsWith(QStringLiteral("Run 1: Running")),
             qPrintable(activity->text()));
}

void StatusLineTest::aNarrowWindowLeavesOutWhatStandsElsewhere() {
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    fixture.chooseShortRun();
    fixture.key(Qt::Key_F5);
    QVERIFY(fixture.hasEnded(0));
    const auto isShown = [&](const char* name) {
        return child<QLabel>(fixture.window(), name)->isVisible();
    };
    fixture.window().resize(1024, 700);
    QTRY_VERIFY(!isShown("statusSize") && !isShown("statusThreads"));
    QVERIFY(isShown("statusTime"));
    fixture.window().resize(1440, 900);
    QTRY_VERIFY(isShown("statusSize") && isShown("statusThreads"));
}

ARDENT_TEST(StatusLineTest)
#include "status_line_test.moc"
