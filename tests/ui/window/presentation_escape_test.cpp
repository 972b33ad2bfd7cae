#include <memory>

#include "tests/ui/views/viewed_window.h"

using namespace ardent;
using namespace ardent::test;

/// Esc in presentation: whatever else it ends is ended first.
class PresentationEscapeTest : public ViewedWindow {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { w_.reset(); }
    void escapeLeaves();
    void selectedRowsStay();
    void aFullScreenAloneIsNoPresentation();
    void theCrosshairGoesFirst();

private:
    bool isPresented() {
        return w_->window().isFullScreen() &&
               w_->window().actions()["window.presentation"]->isChecked();
    }
};

void PresentationEscapeTest::escapeLeaves() {
    w_->key(Qt::Key_Escape);
    QVERIFY(!isPresented());
    w_->key(Qt::Key_F11);
    QVERIFY(isPresented());
    w_->key(Qt::Key_Escape);
    QVERIFY(!isPresented());
    QVERIFY(!w_->window().isFullScreen());
    w_->key(Qt::Key_F11);
    QVERIFY(isPresented());
    w_->key(Qt::Key_F11);
    QVERIFY(!isPresented());
}

void PresentationEscapeTest::selectedRowsStay() {
    train();
    show("predictions");
    auto rows = std::make_shared<RowSelection>(200);
    rows->add(3, 17);
    session().selectRows(rows);
    w_->key(Qt::Key_F11);
    FigureView* view = page("predictions").view();
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!isPresented());
    QVERIFY(session().selectedRows());
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!session().selectedRows());
}

void PresentationEscapeTest::aFullScreenAloneIsNoPresentation() {
    show("data");
    auto rows = std::make_shared<RowSelection>(200);
    rows->add(3, 17);
    session().selectRows(rows);
    w_->window().showFullScreen();
    page("data").view()->setFocus();
    QTest::keyClick(page("data").view(), Qt::Key_Escape);
    QVERIFY(!session().selectedRows());
}

void PresentationEscapeTest::theCrosshairGoesFirst() {
    train();
    show("loss");
    w_->key(Qt::Key_F11);
    FigureView* view = page("loss").view();
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY(!view->readOut().isEmpty());
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(view->readOut().isEmpty());
    QVERIFY(isPresented());
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!isPresented());
}

ARDENT_TEST(PresentationEscapeTest)
#include "presentation_escape_test.moc"
