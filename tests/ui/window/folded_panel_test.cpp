#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr QSize kSmallScreen(1024, 700);

}  // namespace

/// The panel Method, which a narrow window folds at first.
class FoldedPanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theMethodGivesWayInASmallWindow();
    void aButtonBringsTheMethodBack();
    void whoShowsTheMethodKeepsIt();
    void aFoldedPanelIsThereInTheNextWindow();
    void aFoldedPanelIsThereAfterTheStartPage();

private:
    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void FoldedPanelTest::init() {
    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void FoldedPanelTest::theMethodGivesWayInASmallWindow() {
    MainWindow& window = window_->window();
    window.resize(kSmallScreen);
    window_->openSmallTable(sandbox_);
    const auto* method = child(window, "methodDock");
    const auto* data = child(window, "dataDock");
    QTRY_VERIFY(data->isVisible());
    QVERIFY(!method->isVisible());
    QVERIFY(!window.actions()["panel.method"]->isChecked());
    QTRY_VERIFY(window.views().width() > kSmallScreen.width() - data->width() - 30);
    window.resize(1440, 900);
    QTRY_VERIFY(method->isVisible());
    window.resize(kSmallScreen);
    QApplication::processEvents();
    QVERIFY(method->isVisible());
}

/// There is a way back that is seen.
void FoldedPanelTest::aButtonBringsTheMethodBack() {
    MainWindow& window = window_->window();
    window.resize(kSmallScreen);
    auto* handle = child<QToolButton>(window, "panel.methodHandle");
    QVERIFY(handle && !handle->isVisible());
    window_->openSmallTable(sandbox_);
    QTRY_VERIFY(handle->isVisible());
    window_->key(Qt::Key_F11);
    QVERIFY(!handle->isVisible());
    window_->key(Qt::Key_F11);
    QTRY_VERIFY(handle->isVisible());
    QTest::mouseClick(handle, Qt::LeftButton);
    QVERIFY(child(window, "methodDock")->isVisible());
    QVERIFY(!handle->isVisible());
}

void FoldedPanelTest::whoShowsTheMethodKeepsIt() {
    window_->window().resize(kSmallScreen);
    window_->openSmallTable(sandbox_);
    const auto method = [this] { return child(window_->window(), "methodDock"); };
    QVERIFY(!method()->isVisible());
    window_->key(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(method()->isVisible());
    window_->window().close();
    window_->crash();
    window_->window().resize(kSmallScreen);
    window_->openSmallTable(sandbox_);
    QTRY_VERIFY(child(window_->window(), "dataDock")->isVisible());
    QVERIFY(method()->isVisible());
    window_->key(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!method()->isVisible());
    window_->window().resize(1440, 900);
    QApplication::processEvents();
    QVERIFY(!method()->isVisible());
}

/// The window folded it, not the person.
void FoldedPanelTest::aFoldedPanelIsThereInTheNextWindow() {
    window_->window().resize(kSmallScreen);
    window_->openSmallTable(sandbox_);
    const auto method = [this] { return child(window_->window(), "methodDock"); };
    QVERIFY(!method()->isVisible());
    window_->window().close();
    window_->crash();
    QCOMPARE(window_->window().width(), 1440);
    window_->openSmallTable(sandbox_);
    QTRY_VERIFY(child(window_->window(), "dataDock")->isVisible());
    QVERIFY(method()->isVisible());
    QVERIFY(window_->window().actions()["panel.method"]->isChecked());
}

void FoldedPanelTest::aFoldedPanelIsThereAfterTheStartPage() {
    MainWindow& window = window_->window();
    window.resize(kSmallScreen);
    window_->openSmallTable(sandbox_);
    const auto* method = child(window, "methodDock");
    QVERIFY(!method->isVisible());
    window.actions()["file.start"]->trigger();
    QApplication::processEvents();
    QVERIFY(!method->isVisible());
    window.resize(1440, 900);
    window.actions()["file.start"]->trigger();
    QTRY_VERIFY(method->isVisible());
    QVERIFY(child(window, "dataDock")->isVisible());
}

ARDENT_TEST(FoldedPanelTest)
#include "folded_panel_test.moc"
