#include "ui/data/target_picker.h"

#include <QComboBox>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// What is to be predicted, by keys in the window.
class TargetPickerTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void automaticTellsWhatItComesTo();
    void theKeyShowsTheFocus();

private:
    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void TargetPickerTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void TargetPickerTest::automaticTellsWhatItComesTo() {
    auto* target = child<QComboBox>(window_->window(), "target");
    auto* problem = child<QComboBox>(window_->window(), "problem");
    QCOMPARE(problem->currentText(), QStringLiteral("Auto: regression"));
    window_->key(Qt::Key_T, Qt::ControlModifier);
    QTest::keyClicks(target, QStringLiteral("kind"));
    QCOMPARE(problem->currentText(), QStringLiteral("Auto: classification"));
    problem->setFocus();
    QTest::keyClick(problem, Qt::Key_End);
    QCOMPARE(window_->session().recipe().problem, ProblemChoice::Classification);
    QCOMPARE(problem->itemText(0), QStringLiteral("Automatic"));
    QTest::keyClick(problem, Qt::Key_Home);
    window_->session().setTarget(QString());
    QCOMPARE(problem->currentText(), QStringLiteral("Automatic"));
}

void TargetPickerTest::theKeyShowsTheFocus() {
    MainWindow& window = window_->window();
    auto* target = child<QComboBox>(window, "target");
    window.setFocus();
    window.setAttribute(Qt::WA_KeyboardFocusChange, false);
    window_->key(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(target->hasFocus());
    QVERIFY(window.testAttribute(Qt::WA_KeyboardFocusChange));
}

ARDENT_TEST(TargetPickerTest)
#include "target_picker_test.moc"
