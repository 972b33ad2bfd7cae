#include <QLabel>

#include "core/store/model_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/actions.h"

using namespace ardent;
using namespace ardent::test;

/// The model of a run as a file for the command line.
class ModelSavingTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { w_.reset(); }
    void theFileHasTheModelOfTheRun();
    void aFaultIsSaid();

private:
    void saveAs(const QString& path);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

/// Paused after a step.
void ModelSavingTest::init() {
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    w_->openSmallTable(sandbox_);
    w_->session().setMethod(QStringLiteral("rffnet"));
    QVERIFY(!w_->window().findChild<QAction*>(QStringLiteral("run.saveModel"))->isEnabled());
    w_->key(Qt::Key_F10);
    QTRY_VERIFY(w_->session().runs().live() && w_->session().runs().live()->snapshot->tick == 1);
}

void ModelSavingTest::saveAs(const QString& path) {
    w_->window().dialogs.askWhereToSaveModel = [path](QWidget*, const QString& proposal,
                                                      const auto& take) {
        QVERIFY2(proposal.endsWith(QLatin1String("/Run 1.json")), qPrintable(proposal));
        take(path);
    };
    auto* action = w_->window().findChild<QAction*>(QStringLiteral("run.saveModel"));
    QTRY_VERIFY(action->isEnabled());
    action->trigger();
}

void ModelSavingTest::theFileHasTheModelOfTheRun() {
    const QString path = sandbox_.path(QStringLiteral("model.json"));
    saveAs(path);
    Result<StoredModel> stored = fail(Fault::Data, Message());
    QTRY_VERIFY((stored = loadModel(path.toStdString())).has_value());
    const RunEntry& run = *w_->session().runs().current();
    QCOMPARE(stored->origin.method, std::string("rffnet"));
    QCOMPARE(stored->predictor.recipe->target, run.inputs.recipe.target);
    const DesignMatrix& x = run.task->x;
    std::vector<std::int32_t> rows{0, 1, 2};
    QVERIFY(predict(stored->predictor, x, rows)
                .isApprox(predict(*run.snapshot->predictor, x, rows), 1e-12));
}

void ModelSavingTest::aFaultIsSaid() {
    saveAs(sandbox_.path(QStringLiteral("no such folder/model.json")));
    auto* text = child<QLabel>(w_->window(), "bannerText");
    QTRY_VERIFY2(text->text().contains(QLatin1String("no such folder")), qPrintable(text->text()));
}

ARDENT_TEST(ModelSavingTest)
#include "model_saving_test.moc"
