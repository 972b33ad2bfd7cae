#include <qcustomplot.h>

#include <QAbstractButton>
#include <QFile>
#include <QLineEdit>

#include "tests/ui/window_fixture.h"
#include "ui/figure/export_dialog.h"
#include "ui/figure/figure_view.h"
#include "ui/start/samples.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// What somebody meets who has never seen the program, and who may have no mouse.
class FirstStepsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        window_ = std::make_unique<WindowFixture>();
        at_ = &window();
    }
    void cleanup() { window_.reset(); }
    void twoClicksLeadToALivePicture_data();
    void twoClicksLeadToALivePicture();
    void keysAloneSuffice();

private:
    MainWindow& window() { return window_->window(); }
    Session& session() { return window_->session(); }
    const Figure& figure(const char* id) {
        return window().views().page(QLatin1String(id))->figure();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(at_->focusWidget(), key, modifiers);
    }
    bool tabTo(const QString& name);
    QStringList liveViews();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
    QWidget* at_ = nullptr;  // the window or dialog that has the keys
};

/// The views that show something of the run, each in a picture that can be read.
QStringList FirstStepsTest::liveViews() {
    QStringList live;
    for (const FigurePage* page : window().views().pages()) {
        if (!page->isVisible() || !page->figure().empty.empty()) continue;
        const QRect inside = page->view()->plot()->axisRect()->rect();
        if (inside.width() > 200 && inside.height() > 120) live << page->id();
    }
    return live;
}

void FirstStepsTest::twoClicksLeadToALivePicture_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QSize>("size");
    for (const Sample& sample : samples())
        for (const QSize size : {QSize(1440, 900), QSize(1024, 700)})
            QTest::addRow("%s, %d", qPrintable(sample.id), size.width())
                << QStringLiteral("sample.") + sample.id << size;
}

void FirstStepsTest::twoClicksLeadToALivePicture() {
    QFETCH(QString, card);
    QFETCH(QSize, size);
    window().resize(size);
    QTest::mouseClick(child<QAbstractButton>(window(), qPrintable(card)), Qt::LeftButton);
    QTRY_VERIFY(session().data() && window_->tool("run.start")->isEnabled());
    QTest::mouseClick(window_->tool("run.start"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(session().runs().current() && session().runs().current()->snapshot &&
                                 session().runs().current()->snapshot->tick > 0,
                             kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!liveViews().isEmpty(), kPatience);
}

/// Tab from control to control, at most once around.
bool FirstStepsTest::tabTo(const QString& name) {
    for (int stops = 0; stops < 200; ++stops) {
        if (at_->focusWidget()->objectName() == name) return true;
        press(Qt::Key_Tab);
    }
    return false;
}

/// From the start page to two compared runs and a file with a figure.
void FirstStepsTest::keysAloneSuffice() {
    QVERIFY(window_->isActive());
    QVERIFY(tabTo(QStringLiteral("sample.gse1")));
    press(Qt::Key_Space);
    QTRY_VERIFY(session().data());
    QVERIFY(tabTo(QStringLiteral("option.epochs")));
    press(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(at_->focusWidget(), QStringLiteral("2"));
    press(Qt::Key_Return);
    press(Qt::Key_F10);
    QTRY_VERIFY(session().runs().current() && session().runs().current()->snapshot->tick == 1);
    press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(!session().runs().current()->run, kPatience);

    QVERIFY(tabTo(QStringLiteral("method")));
    const Method* before = session().method();
    QTest::keyClicks(at_->focusWidget(), QStringLiteral("Ridge"));
    QVERIFY(session().method() != before);
    press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(window_->hasEnded(1), kPatience);
    press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QTRY_COMPARE(figure("compare").x.categories.size(), std::size_t(2));

    press(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = window().findChild<ExportDialog*>();
    QVERIFY(dialog);
    at_ = dialog;
    QVERIFY(tabTo(QStringLiteral("path")));
    press(Qt::Key_A, Qt::ControlModifier);
    const QString file = sandbox_.path(QStringLiteral("compared.svg"));
    QTest::keyClicks(at_->focusWidget(), file);
    QVERIFY(tabTo(QStringLiteral("export")));
    press(Qt::Key_Space);
    QTRY_VERIFY(QFile::exists(file));
}

ARDENT_TEST(FirstStepsTest)
#include "first_steps_test.moc"
