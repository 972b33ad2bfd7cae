#include <QToolButton>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"
#include "ui/widgets/vertical_scroll.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr QSize kSmallRoom(1024, 700);

}  // namespace

/// The what-if row in windows with little room.
class WhatIfRoomTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { window_.reset(); }
    void aLowPaneHasIt_data();
    void aLowPaneHasIt();
    void aNarrowPaneKeepsItsSettings();
    void itGivesWayToTheFigure();
    void presentationGivesItBack_data();
    void presentationGivesItBack();
    void smallerTextGivesItBack();
    void theFigureKeepsHalfOfTheView_data();
    void theFigureKeepsHalfOfTheView();

private:
    MainWindow& openEffects();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

/// Of a short run.
MainWindow& WhatIfRoomTest::openEffects() {
    window_ = std::make_unique<WindowFixture>();
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    window_->window().views().showPage(QStringLiteral("effects"));
    return window_->window();
}

/// The figure gives way to it, as long as it has seven lines, and the settings to both.
void WhatIfRoomTest::aLowPaneHasIt_data() {
    QTest::addColumn<int>("height");
    for (const int height : {480, 520, 560, 700}) QTest::addRow("%d", height) << height;
}

void WhatIfRoomTest::aLowPaneHasIt() {
    QFETCH(int, height);
    MainWindow& window = openEffects();
    QTRY_VERIFY(!window_->session().runs().live());
    auto* wanted = child<QToolButton>(window, "effectWhatIf");
    const auto* prediction = child(window, "whatIfPrediction");
    for (const char* dock : {"methodDock", "dataDock", "runsDock"}) child(window, dock)->hide();
    window.resize(1440, height);
    const FigurePage& page = *window.views().page(QStringLiteral("effects"));
    auto* unfold = child<QToolButton>(window, "effectsUnfold");
    for (const auto arrangement : {Arrangement::Tabs, Arrangement::SideBySide}) {
        window.views().arrange(arrangement);
        window.views().showPage(page.id());
        QTRY_VERIFY(page.isSettled());
        for (const bool on : {true, false, true}) {
            wanted->setChecked(on);
            QTRY_COMPARE(prediction->isVisible(), on);
            QVERIFY(wanted->isEnabled());
            const QWidget& scrolled = *page.findChild<VerticalScroll*>();
            const QRect figure(page.view()->mapTo(&scrolled, QPoint()), page.view()->size());
            QVERIFY2(scrolled.rect().contains(figure),
                     qPrintable(QString::number(figure.bottom())));
            QVERIFY(figure.height() >= 7 * page.fontMetrics().height());
        }
        if (unfold->isHidden()) continue;
        click(unfold);
        QTRY_VERIFY(wanted->isVisible());
        QVERIFY(prediction->isVisible() && wanted->isEnabled());
        click(unfold);
    }
}

/// Which is not folded for a row that has no room.
void WhatIfRoomTest::aNarrowPaneKeepsItsSettings() {
    MainWindow& window = openEffects();
    for (const char* dock : {"methodDock", "dataDock"}) child(window, dock)->show();
    window.resize(kSmallRoom.width(), 760);
    window.views().arrange(Arrangement::SideBySide);
    auto* wanted = child<QToolButton>(window, "effectWhatIf");
    QTRY_VERIFY(!wanted->isEnabled());
    QApplication::processEvents();
    const auto* unfold = child<QToolButton>(window, "effectsUnfold");
    const bool isFolded = !unfold->isHidden();
    wanted->setChecked(false);
    QApplication::processEvents();
    QCOMPARE(!unfold->isHidden(), isFolded);
}

void WhatIfRoomTest::itGivesWayToTheFigure() {
    MainWindow& window = openEffects();
    auto* wanted = child<QToolButton>(window, "effectWhatIf");
    const auto* prediction = child(window, "whatIfPrediction");
    QTRY_VERIFY(prediction->isVisible());
    window.resize(kSmallRoom);
    window.views().arrange(Arrangement::SideBySide);
    QTRY_VERIFY(!prediction->isVisible());
    QVERIFY(!wanted->isEnabled() && wanted->toolTip().contains(QStringLiteral("room")));
    window.resize(1440, 900);
    QTRY_VERIFY(prediction->isVisible());
    QVERIFY(wanted->isEnabled());
}

/// Text is small again only after the window has its size back.
void WhatIfRoomTest::presentationGivesItBack_data() {
    QTest::addColumn<QString>("presented");
    QTest::addColumn<bool>("maximized");
    for (const bool maximized : {false, true})
        for (const char* page : {"effects", "loss"})
            QTest::addRow("%s%s", page, maximized ? ", maximized" : "")
                << QString::fromLatin1(page) << maximized;
}

void WhatIfRoomTest::presentationGivesItBack() {
    QFETCH(QString, presented);
    QFETCH(bool, maximized);
    MainWindow& window = openEffects();
    auto* wanted = child<QToolButton>(window, "effectWhatIf");
    const auto* prediction = child(window, "whatIfPrediction");
    QTRY_VERIFY(prediction->isVisible());
    if (maximized) window.showMaximized();
    QApplication::processEvents();
    const bool hasRoom = wanted->isEnabled();
    window.views().showPage(presented);
    for (int i = 0; i < 2; ++i) {
        window_->key(Qt::Key_F11);
        QTest::qWait(300);
        window_->key(Qt::Key_F11);
        QTest::qWait(600);
    }
    window.views().showPage(QStringLiteral("effects"));
    QTRY_COMPARE(wanted->isEnabled(), hasRoom);
    QTRY_COMPARE(prediction->isVisible(), hasRoom);
}

/// The page keeps its size meanwhile.
void WhatIfRoomTest::smallerTextGivesItBack() {
    window_ = std::make_unique<WindowFixture>();
    MainWindow& window = window_->window();
    window.resize(1440, 700);
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    window.views().showPage(QStringLiteral("effects"));
    auto* wanted = child<QToolButton>(window, "effectWhatIf");
    QTRY_VERIFY(child(window, "whatIfPrediction")->isVisible());
    QFont font = QApplication::font();
    const double points = font.pointSizeF();
    const auto write = [&](double larger) {
        font.setPointSizeF(larger * points);
        QApplication::setFont(font);
        QTest::qWait(100);
    };
    write(3.);
    window.resize(1440, 701);  // far too little room for such letters
    QTRY_VERIFY(!wanted->isEnabled());
    write(1.);
    QTRY_VERIFY(wanted->isEnabled());
    QTRY_VERIFY(child(window, "whatIfPrediction")->isVisible());
}

void WhatIfRoomTest::theFigureKeepsHalfOfTheView_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

void WhatIfRoomTest::theFigureKeepsHalfOfTheView() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    window_ = std::make_unique<WindowFixture>();
    MainWindow& window = window_->window();
    window_->openFile(sandbox_.write(QStringLiteral("wide.csv"), wideTable(30, true)));
    QTRY_VERIFY(window_->session().data());
    window_->session().setTarget(QStringLiteral("outcome"));
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(window_->session().runs().current());
    QTRY_VERIFY(!window_->session().runs().live());
    child(window, "methodDock")->hide();
    const FigurePage& page = *window.views().page(QStringLiteral("effects"));
    const auto* prediction = child(window, "whatIfPrediction");
    auto* more = child<QToolButton>(window, "whatIfMore");
    int seen = 0;
    for (const auto arrangement : {Arrangement::SideBySide, Arrangement::Tabs}) {
        window.views().arrange(arrangement);
        window.views().showPage(page.id());
        for (const int height : {700, 760, 820, 900}) {
            window.resize(kSmallRoom.width(), height);
            QTRY_VERIFY(page.isSettled());
            for (const bool all : {false, true}) {
                more->setChecked(all);
                QApplication::processEvents();
                if (prediction->isVisible()) ++seen;
                QTRY_VERIFY2(
                    !prediction->isVisible() || page.view()->height() >= page.height() / 2,
                    qPrintable(
                        QStringLiteral("%1 of %2").arg(page.view()->height()).arg(page.height())));
            }
        }
    }
    QVERIFY(prediction->isVisible());
    QVERIFY(seen > 4);
}

ARDENT_TEST(WhatIfRoomTest)
#include "what_if_room_test.moc"
