#include "ui/figure/sight.h"

#include <qcustomplot.h>

#include <QAbstractButton>

#include "tests/ui/settle.h"
#include "tests/ui/views/viewed_window.h"
#include "tests/ui/wheel.h"

using namespace ardent;
using namespace ardent::test;

/// Zooming a figure, taken back by keys and kept in projects.
class SightTest : public ViewedWindow {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { w_.reset(); }
    void turnsOfTheWheelAreOneStep();
    void fittingAgainIsAStepOfItsOwn();
    void dataThatGrowMakeNoStep();
    void aZoomOfOtherAxesComesBackWithThem();
    void projectsKeepTheZoom();
    void projectsKeepTheZoomInAnotherLanguage();

private:
    void zoomByWheel(const char* id, int notches) {
        QCustomPlot& plot = *page(id).view()->plot();
        settle();
        turnWheel(plot, plot.axisRect()->center(), notches);
    }
};

void SightTest::turnsOfTheWheelAreOneStep() {
    train();
    show("loss");
    const QString before = undoAction()->text();
    zoomByWheel("loss", 2);
    zoomByWheel("loss", 1);
    const QString zoomed = value("loss", "lossSight");
    QVERIFY(!page("loss").view()->followsData());
    QCOMPARE(undoAction()->text().remove(u'&'), QStringLiteral("Undo: Loss, Visible part"));
    show("data");
    undo();
    QVERIFY(page("loss").isVisible() && page("loss").view()->followsData());
    QCOMPARE(undoAction()->text(), before);
    redo();
    QCOMPARE(value("loss", "lossSight"), zoomed);
}

void SightTest::fittingAgainIsAStepOfItsOwn() {
    train();
    show("loss");
    zoomByWheel("loss", 2);
    const QString zoomed = value("loss", "lossSight");
    QTest::keyClick(page("loss").view(), Qt::Key_F);
    QCOMPARE(value("loss", "lossSight"), QString());
    undo();
    QCOMPARE(value("loss", "lossSight"), zoomed);
    undo();
    QVERIFY(page("loss").view()->followsData());
}

void SightTest::dataThatGrowMakeNoStep() {
    w_->chooseEndlessRun();
    const QString last = undoAction()->text();
    show("loss");
    w_->key(Qt::Key_F5);
    const auto tick = [this] {
        const RunEntry* run = session().runs().current();
        return run ? run->snapshot->tick : 0;
    };
    QTRY_VERIFY(tick() > 20);
    QCOMPARE(undoAction()->text(), last);
    zoomByWheel("loss", 1);
    const QString zoomed = value("loss", "lossSight");
    const auto then = tick();
    QTRY_VERIFY(tick() > then + 20);
    QCOMPARE(value("loss", "lossSight"), zoomed);
    undo();
    QCOMPARE(undoAction()->text(), last);
    QVERIFY(page("loss").view()->followsData());
    session().runs().stop();
    QTRY_VERIFY(!session().runs().current()->run);
}

void SightTest::aZoomOfOtherAxesComesBackWithThem() {
    train();
    show("loss");
    zoomByWheel("loss", 2);
    const QString zoomed = value("loss", "lossSight");
    QTest::keyClick(focused<QAbstractButton>("logY"), Qt::Key_Space);
    QVERIFY(page("loss").view()->followsData());
    undo();
    QCOMPARE(value("loss", "lossSight"), zoomed);
    QVERIFY(!page("loss").view()->followsData());
    redo();
    QVERIFY(page("loss").view()->followsData());
}

void SightTest::projectsKeepTheZoom() {
    train();
    show("loss");
    zoomByWheel("loss", 2);
    const QString zoomed = value("loss", "lossSight");
    const QString project = saved("zoom.ardent", w_->window().viewMemory());
    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    open(project);
    show("loss");
    QVERIFY(!page("loss").view()->followsData());
    QCOMPARE(value("loss", "lossSight"), zoomed);
    QVERIFY(!undoAction()->isEnabled());
}

/// The language that is chosen in the window holds from the next start on.
void SightTest::projectsKeepTheZoomInAnotherLanguage() {
    constexpr std::pair<const char*, const char*> kViews[]{{"loss", "lossSight"},
                                                           {"predictions", "predictionsSight"}};
    train();
    QStringList zoomed;
    for (const auto& [id, sight] : kViews) {
        show(id);
        zoomByWheel(id, 2);
        zoomed << value(id, sight);
        QVERIFY(!page(id).view()->followsData());
    }
    const std::string english = page("loss").figure().y.label;
    const QString project = saved("language.ardent", w_->window().viewMemory());
    w_.reset();

    const Speaking speaking(QStringLiteral("de"));
    w_ = std::make_unique<WindowFixture>();
    open(project);
    for (const auto& [id, sight] : kViews) {
        show(id);
        QTRY_VERIFY(!page(id).view()->followsData());
        QCOMPARE(value(id, sight), zoomed.takeFirst());
    }
    QVERIFY(page("loss").figure().y.label != english);
    w_.reset();
}

ARDENT_TEST(SightTest)
#include "sight_test.moc"
