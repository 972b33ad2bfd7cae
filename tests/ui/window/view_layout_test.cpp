#include "ui/window/view_layout.h"

#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// What the next window remembers of the views, moved and brought to the front by keys.
class ViewLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void movedViewsAndThoseInFrontAreRemembered();
    void resettingTheLayoutForgetsThem();

private:
    ViewArea& views() { return window_->window().views(); }
    void moveBoundaryAndShowPredictions();
    void openAgain();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void ViewLayoutTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->window().views().arrange(Arrangement::SideBySide);
}

void ViewLayoutTest::moveBoundaryAndShowPredictions() {
    window_->key(Qt::Key_3, Qt::AltModifier);
    window_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(views().moved(), (ViewArea::Moves{{QStringLiteral("boundary"), 0}}));
    window_->key(Qt::Key_6, Qt::AltModifier);
    QCOMPARE(views().shown(),
             (QStringList{QStringLiteral("boundary"), QStringLiteral("predictions")}));
}

void ViewLayoutTest::openAgain() {
    window_->window().close();
    window_->open();
}

void ViewLayoutTest::movedViewsAndThoseInFrontAreRemembered() {
    moveBoundaryAndShowPredictions();
    const QStringList shown = views().shown();
    openAgain();
    QCOMPARE(views().moved(), (ViewArea::Moves{{QStringLiteral("boundary"), 0}}));
    QCOMPARE(views().shown(), shown);
    QCOMPARE(views().current()->id(), QStringLiteral("predictions"));
}

void ViewLayoutTest::resettingTheLayoutForgetsThem() {
    const QStringList first{QStringLiteral("data")};
    moveBoundaryAndShowPredictions();
    window_->key(Qt::Key_0, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(views().moved().empty());
    QCOMPARE(views().shown(), first);
    openAgain();
    QVERIFY(views().moved().empty());
    QCOMPARE(views().shown(), first);
}

ARDENT_TEST(ViewLayoutTest)
#include "view_layout_test.moc"
