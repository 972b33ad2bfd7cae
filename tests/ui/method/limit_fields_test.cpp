#include "ui/method/limit_fields.h"

#include <QLabel>

#include "tests/ui/window_fixture.h"
#include "ui/runs/run_text.h"
#include "ui/widgets/number_box.h"

using namespace ardent;
using namespace ardent::test;

/// Runs that end by a limit that a person has typed.
class LimitFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aRunEndsAfterItsSteps();
    void aRunEndsAfterItsTime();
    void undoTakesALimitBack();
    void replicatesHaveTheSameLimit();
    void theSettingsOfARunBringItsLimitBack();

private:
    Session& session() { return window_->session(); }
    Runs& runs() { return session().runs(); }
    NumberBox* box(const char* name) { return child<NumberBox>(window_->window(), name); }
    NumberBox* typed(const char* name, const char* number) {
        NumberBox* field = box(name);
        click(field);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QLatin1String(number));
        QTest::keyClick(field, Qt::Key_Return);
        return field;
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void LimitFieldsTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->chooseEndlessRun();
}

void LimitFieldsTest::aRunEndsAfterItsSteps() {
    QCOMPARE(box("maxSteps")->text(), QStringLiteral("none"));
    QCOMPARE(typed("maxSteps", "3")->text(), QStringLiteral("3 steps"));
    click(window_->tool("run.start"));
    QVERIFY(window_->allEnded(1));
    const RunEntry& run = *runs().current();
    QCOMPARE(run.snapshot->tick, 3);
    QCOMPARE(run.state(), RunState::Finished);
    QVERIFY(run.snapshot->predictor);
    const auto* status = child<QLabel>(window_->window(), "statusActivity");
    QVERIFY2(status->text().contains(QStringLiteral("The limit of 3 epochs is reached")),
             qPrintable(status->text()));
    QVERIFY(settingsText(run).contains(QStringLiteral("Limit: 3 epochs")));
}

void LimitFieldsTest::aRunEndsAfterItsTime() {
    typed("maxSeconds", "0.1");
    click(window_->tool("run.start"));
    QVERIFY(window_->allEnded(1));
    const RunEntry& run = *runs().current();
    QCOMPARE(run.state(), RunState::Finished);
    QVERIFY(run.snapshot->seconds >= 0.1);
    QVERIFY2(reasonText(*run.snapshot).startsWith(QStringLiteral("The time limit of 0.1 s")),
             qPrintable(reasonText(*run.snapshot)));
    typed("maxSteps", "1000");
    QCOMPARE(runs().staleness(run), Staleness::Settings);
    typed("maxSteps", "0");
    QCOMPARE(runs().staleness(run), Staleness::None);
}

/// Also with the keyboard in a field that shows no number.
void LimitFieldsTest::undoTakesALimitBack() {
    NumberBox* steps = typed("maxSteps", "3");
    NumberBox* seconds = typed("maxSeconds", "5");
    QCOMPARE(window_->window().actions()["edit.undo"]->text().remove(u'&'),
             QStringLiteral("Undo: time limit"));
    QTest::keyClick(seconds, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(seconds->text(), QStringLiteral("none"));
    QCOMPARE(session().inputs().limits, (RunLimits{.ticks = 3}));
    QTest::keyClick(seconds, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(steps->text(), QStringLiteral("none"));
    QCOMPARE(session().inputs().limits, RunLimits{});
}

void LimitFieldsTest::replicatesHaveTheSameLimit() {
    typed("maxSteps", "2");
    runs().replicate(2);
    QVERIFY(window_->allEnded(2));
    for (const auto& run : runs().all()) QCOMPARE(run->snapshot->tick, 2);
    QCOMPARE(runs().all()[0]->colour, runs().all()[1]->colour);
}

void LimitFieldsTest::theSettingsOfARunBringItsLimitBack() {
    typed("maxSteps", "2");
    click(window_->tool("run.start"));
    QVERIFY(window_->allEnded(1));
    typed("maxSteps", "9");
    click(child(window_->window(), "staleTakeOver"));
    QCOMPARE(box("maxSteps")->text(), QStringLiteral("2 steps"));
}

ARDENT_TEST(LimitFieldsTest)
#include "limit_fields_test.moc"
