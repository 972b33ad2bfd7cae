#include "ui/window/banner.h"

#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// A trouble is told until its cause is mended, and no longer.
class BannerTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aRefusedRunGoesWithOtherInputs();
    void aFaultOfAFileGoesWithTheNextOne();
    void aFaultOfSavingGoesOnceItIsSaved();
    void aDivergedRunIsToldUntilItGoesOrTheNextBegins();
    void aQuestionWaitsForItsAnswer();
    void nothingIsCoveredByIt();
    void aTroubleAndItsRemedyTakeTwoLines();

private:
    Banner& banner() { return *window_->window().findChild<Banner*>(); }
    Session& session() { return window_->session(); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void BannerTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void BannerTest::aRefusedRunGoesWithOtherInputs() {
    window_->openFile(
        sandbox_.write(QStringLiteral("c.csv"), "p,q,r\n1,2,1\n3,2,5\n5,2,9\n7,2,8\n"));
    QTRY_COMPARE(session().data()->title, QStringLiteral("c.csv"));
    session().setTarget(QStringLiteral("q"));
    session().setMethod(QStringLiteral("ridge"));
    session().setProblem(ProblemChoice::Regression);
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(banner().text().contains(QStringLiteral("in every row")));
    QVERIFY(banner().isVisible());
    session().setTarget(QStringLiteral("r"));
    QVERIFY(!banner().isVisible());
}

void BannerTest::aFaultOfAFileGoesWithTheNextOne() {
    window_->openFile(QStringLiteral("/not/there.csv"));
    QTRY_VERIFY(banner().text().contains(QStringLiteral("/not/there.csv")));
    session().setSeed(9);
    QVERIFY(banner().isVisible());
    session().openSample(QStringLiteral("moons"));
    QVERIFY(!banner().isVisible());
}

void BannerTest::aFaultOfSavingGoesOnceItIsSaved() {
    session().saveProject(QStringLiteral("/not/there/p.ardent"), {});
    QTRY_VERIFY(banner().text().contains(QStringLiteral("cannot be written")));
    session().setSeed(9);
    QVERIFY(banner().isVisible());
    session().saveProject(sandbox_.path(QStringLiteral("p.ardent")), {});
    QTRY_VERIFY(!banner().isVisible());
}

void BannerTest::aDivergedRunIsToldUntilItGoesOrTheNextBegins() {
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(!session().runs().all().empty() && !session().runs().live());
    session().reportTrouble(QStringLiteral("Run 1: diverged"), Cause::Run);
    session().setSeed(9);
    QVERIFY(banner().isVisible());
    session().runs().remove(session().runs().all().front()->id);
    QVERIFY(!banner().isVisible());
    session().reportTrouble(QStringLiteral("Run 1: diverged"), Cause::Run);
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(!banner().isVisible());
}

void BannerTest::aQuestionWaitsForItsAnswer() {
    QList<bool> answers;
    const auto ask = [&] {
        banner().ask(QStringLiteral("Two runs can be restored."),
                     {QStringLiteral("&Restore"), QStringLiteral("Opens them")},
                     {QStringLiteral("&Discard"), QStringLiteral("Deletes them")},
                     [&](bool yes) { answers << yes; });
    };
    ask();
    session().setSeed(9);
    QVERIFY(banner().isVisible());
    auto* yes = child<QPushButton>(banner(), "bannerYes");
    QCOMPARE(yes->accessibleName(), QStringLiteral("Restore"));
    QCOMPARE(yes->toolTip(), QStringLiteral("Opens them"));
    click(yes);
    QVERIFY(!banner().isVisible());
    ask();
    auto* no = child<QPushButton>(banner(), "bannerNo");
    no->setFocus();
    QTest::keyClick(no, Qt::Key_Space);
    QCOMPARE(answers, (QList<bool>{true, false}));
    session().reportTrouble(QStringLiteral("Something else"), Cause::Inputs);
    QVERIFY(!no->isVisible());
}

void BannerTest::nothingIsCoveredByIt() {
    const auto placeOf = [&](const QWidget& widget) {
        QApplication::processEvents();
        return QRect(widget.mapTo(&window_->window(), QPoint()), widget.size());
    };
    const QRect views = placeOf(window_->window().views());
    const QString fault = QStringLiteral("The file cannot be read, and this is a long story. ");
    int lowest = 0;
    for (const int length : {1, 12}) {
        session().reportTrouble(fault.repeated(length), Cause::Opening);
        QVERIFY(banner().isVisible());
        const QRect told = placeOf(banner());
        QTRY_COMPARE(placeOf(*window_->window().statusBar()).bottom() + 1, told.top());
        QCOMPARE(placeOf(window_->window().views()).topLeft(), views.topLeft());
        QCOMPARE(told.bottom(), window_->window().rect().bottom());
        QCOMPARE(told.width(), window_->window().width());
        QVERIFY2(told.height() > lowest, qPrintable(QString::number(told.height())));
        lowest = told.height();
    }
    auto* close = child<QToolButton>(banner(), "bannerClose");
    QCOMPARE(window_->window().childAt(close->mapTo(&window_->window(), close->rect().center())),
             close);
    click(close);
    QVERIFY(!banner().isVisible());
    QTRY_COMPARE(placeOf(window_->window().views()), views);
    session().reportTrouble(fault, Cause::Opening);
    window_->window().resize(1024, 700);
    QCOMPARE(placeOf(banner()).bottom(), 699);
}

/// In a small window, what a run that diverges says and offers.
void BannerTest::aTroubleAndItsRemedyTakeTwoLines() {
    window_->window().resize(1024, 700);
    session().reportTrouble(
        QStringLiteral("Run 12: Diverged: the training loss is not finite after 3 epochs. The "
                       "steps are too large for these data. Half of the learning rate may do."),
        Cause::Run);
    banner().offer(QStringLiteral("Set Learning rate to 0.0005 and run again"), {}, [] {});
    QApplication::processEvents();
    const auto* text = child<QLabel>(banner(), "bannerText");
    QVERIFY2(text->height() < 3 * text->fontMetrics().lineSpacing(),
             qPrintable(QString::number(text->height())));
    QVERIFY(child<QPushButton>(banner(), "bannerRemedy")->y() < text->geometry().bottom());
}

ARDENT_TEST(BannerTest)
#include "banner_test.moc"
