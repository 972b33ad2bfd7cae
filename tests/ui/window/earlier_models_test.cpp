#include <QComboBox>
#include <QSlider>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// The models along a path and after every round can be looked at in a project that was opened
/// again.
class EarlierModelsTest : public QObject {
    Q_OBJECT

private slots:
    void roundsComeBack();
    void modelsOfAPathComeBack();

private:
    Session& session() { return w_->session(); }
    const RunEntry& run() { return *session().runs().current(); }
    const Figure& figure(const char* view) {
        return w_->window().views().page(QLatin1String(view))->figure();
    }
    void trainSaveAndReopen(const char* method);
    /// By keys, to the first model but one.
    void lookBack(const char* view);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

void EarlierModelsTest::trainSaveAndReopen(const char* method) {
    const QString project = sandbox_.path(QLatin1String(method) + QStringLiteral(".ardent"));
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    w_->openSmallTable(sandbox_);
    session().setMethod(QLatin1String(method));
    if (session().inputs().options.contains("rounds")) session().setOption("rounds", 5LL);
    w_->key(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(session().runs().current() && !run().run, kPatience);
    w_->window().dialogs.askWhereToSave = [project](QWidget*, const QString&, const auto& take) {
        take(project);
    };
    QSignalSpy saved(&session(), &Session::projectSaved);
    w_->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(saved.wait(kPatience));
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    QSignalSpy opened(&session(), &Session::projectOpened);
    w_->openFile(project);
    QVERIFY(opened.wait(kPatience));
}

void EarlierModelsTest::lookBack(const char* view) {
    w_->window().views().showPage(QLatin1String(view));
    const QByteArray name = QByteArray(view) + "Position";
    auto* slider = child<QSlider>(w_->window(), name.constData());
    QVERIFY(slider->isEnabled());
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(run().lookedBack, std::optional<Index>(1));
    QVERIFY(run().shown()->predictor);
    QVERIFY(run().shown()->predictor != run().snapshot->predictor);
    QVERIFY(run().shown()->relevance);
}

void EarlierModelsTest::roundsComeBack() {
    trainSaveAndReopen("gbrff2");
    lookBack("boosting");
    auto* what = child<QComboBox>(w_->window(), "boostingShows");
    for (const int form : {1, 2, 3}) {  // losses of landmarks, weak learner, sum so far
        what->setFocus();
        QTest::keyClick(what, Qt::Key_Down);
        QCOMPARE(what->currentIndex(), form);
        QTRY_VERIFY_WITH_TIMEOUT(findLayer<Field>(figure("boosting")), kPatience);
    }
}

void EarlierModelsTest::modelsOfAPathComeBack() {
    trainSaveAndReopen("fourier_lasso");
    lookBack("path");
    w_->window().views().showPage(QStringLiteral("effects"));
    const auto tellsLambda = [this] {
        return notesText(figure("effects")).find("λ = ") != std::string::npos;
    };
    QTRY_VERIFY_WITH_TIMEOUT(tellsLambda(), kPatience);
}

ARDENT_TEST(EarlierModelsTest)
#include "earlier_models_test.moc"
