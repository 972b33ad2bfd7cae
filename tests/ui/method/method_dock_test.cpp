#include "ui/method/method_dock.h"

#include <QComboBox>
#include <QLabel>
#include <QStandardItemModel>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// The list of methods beside the target.
class MethodDockTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void whatCannotLearnTheTargetIsDisabledAndSaysWhy();
    void aMethodThatBecomesImpossibleIsToldAndNotRun();
    void keysPassOverWhatIsDisabled();

private:
    QComboBox& picker() { return *child<QComboBox>(window_->window(), "method"); }
    QStandardItem& item(const char* method) {
        return *qobject_cast<QStandardItemModel*>(picker().model())
                    ->item(picker().findData(QString::fromLatin1(method)));
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void MethodDockTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void MethodDockTest::whatCannotLearnTheTargetIsDisabledAndSaysWhy() {
    QVERIFY(!item("logistic").isEnabled());
    QVERIFY2(item("logistic").toolTip().contains(QStringLiteral("the target is a number")),
             qPrintable(item("logistic").toolTip()));
    QVERIFY(item("ridge").isEnabled());
    window_->session().setTarget(QStringLiteral("kind"));
    QVERIFY(item("logistic").isEnabled());
    QVERIFY(!item("ridge").isEnabled());
    QVERIFY(item("ridge").toolTip().contains(QStringLiteral("the target has classes")));
    window_->session().setTarget(QString());
    QVERIFY(item("logistic").isEnabled() && item("ridge").isEnabled());
}

void MethodDockTest::aMethodThatBecomesImpossibleIsToldAndNotRun() {
    auto* misfit = child<QLabel>(window_->window(), "methodMisfit");
    const QAction* run = window_->window().actions()["run.start"];
    window_->session().setMethod(QStringLiteral("ridge"));
    QVERIFY(!misfit->isVisible());
    QVERIFY(run->isEnabled());
    auto* target = child<QComboBox>(window_->window(), "target");
    target->setCurrentIndex(target->findData(QStringLiteral("kind")));
    QVERIFY(misfit->isVisible());
    QVERIFY(misfit->text().contains(QStringLiteral("choose another method")));
    QVERIFY(!run->isEnabled());
    QVERIFY(run->toolTip().contains(QStringLiteral("the target has classes")));
    window_->key(Qt::Key_F5);
    QVERIFY(!window_->session().runs().isPreparing());
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!misfit->isVisible());
    QVERIFY(run->isEnabled());
}

void MethodDockTest::keysPassOverWhatIsDisabled() {
    picker().setCurrentIndex(picker().findData(QStringLiteral("lasso")));
    picker().setFocus();
    QTest::keyClick(&picker(), Qt::Key_Down);
    QVERIFY(picker().currentData().toString() != QStringLiteral("logistic"));
    QVERIFY(item(picker().currentData().toString().toLatin1().constData()).isEnabled());
}

QTEST_MAIN(MethodDockTest)
#include "method_dock_test.moc"
