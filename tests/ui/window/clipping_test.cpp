#include "tests/ui/window/clipped_text.h"

#include "core/method/methods.h"
#include "tests/ui/window/every_dialog.h"
#include "ui/views/figure_page.h"
#include "ui/views/stale_notice.h"
#include "ui/widgets/fold.h"
#include "ui/window/banner.h"

using namespace ardent;
using namespace ardent::test;

/// Text that fits in any language.
class ClippingTest : public QObject {
    Q_OBJECT

private slots:
    void longTextIsNotClipped_data() { languages(); }
    void longTextIsNotClipped();
    void formsOfViewsAreNotClipped_data() { languages(); }
    void formsOfViewsAreNotClipped();
    void formsOfMethodsAreNotClipped_data() { languages(); }
    void formsOfMethodsAreNotClipped();
    void dialogsAreNotClipped_data() { languages(); }
    void dialogsAreNotClipped();
    void troubleIsNotClipped_data() { languages(); }
    void troubleIsNotClipped();

private:
    static void languages();
    static void verifyWhole(const QWidget& part, const QString& where = {});

    Sandbox sandbox_;
};

/// Layouts inside of each other settle one after the other.
void ClippingTest::verifyWhole(const QWidget& part, const QString& where) {
    QStringList found;
    const auto isWhole = [&] { return (found = clipped(part)).isEmpty(); };
    QApplication::processEvents();
    constexpr int kSettled = 1000;  // milliseconds
    (void)QTest::qWaitFor(isWhole, kSettled);
    QVERIFY2(found.isEmpty(), qPrintable(where + u'\n' + found.join(u'\n')));
}

void ClippingTest::languages() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
    QTest::newRow("pseudo") << QStringLiteral("pseudo");
}

void ClippingTest::longTextIsNotClipped() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    WindowFixture fixture;
    MainWindow& window = fixture.window();
    QApplication::processEvents();
    verifyWhole(window);
    fixture.trainOnSmallTable(sandbox_);
    for (FigurePage* page : window.views().pages()) {
        window.views().showPage(page->id());
        QTRY_VERIFY(page->isSettled());
        verifyWhole(window, page->id());
        if (QTest::currentTestFailed()) return;
    }
}

void ClippingTest::formsOfViewsAreNotClipped() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    fixture.trainToEnd("rff");
    MainWindow& window = fixture.window();
    for (const QSize size : {QSize(1440, 900), QSize(1024, 700)}) {
        window.resize(size);
        for (const auto& [id, name] : {std::pair("interactions", "interactionShows"),
                                       std::pair("boundary", "boundaryOthers")}) {
            FigurePage* page = window.views().page(QLatin1String(id));
            window.views().showPage(page->id());
            QTRY_VERIFY(page->isSettled() && !page->figure().isEmpty());
            auto* forms = child<QComboBox>(*page, name);
            for (int form = 0; form < forms->count(); ++form) {
                forms->setCurrentIndex(form);
                QTRY_VERIFY(page->isSettled());
                verifyWhole(*page, page->id());
            }
        }
    }
}

void ClippingTest::formsOfMethodsAreNotClipped() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    for (const Method& method : methods()) {
        fixture.session().setMethod(QString::fromUtf8(method.id));
        for (Fold* fold : fixture.window().findChildren<Fold*>()) fold->setOpen(true);
        verifyWhole(fixture.window(), QString::fromUtf8(method.id));
        if (QTest::currentTestFailed()) return;
    }
}

void ClippingTest::dialogsAreNotClipped() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    WindowFixture fixture;
    prepareForDialogs(fixture, sandbox_);
    if (QTest::currentTestFailed()) return;
    forEachDialog(fixture,
                  [](const QDialog& dialog, const QString& what) { verifyWhole(dialog, what); });
}

/// A run that has diverged, whose settings are no longer those of the form.
void ClippingTest::troubleIsNotClipped() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    Session& session = fixture.session();
    session.setMethod(QStringLiteral("rffnet"));
    session.setOption("optimiser", std::string("sgd"));
    session.setOption("alpha", 0.);
    session.setOption("patience", 1000LL);
    session.setOption("learning_rate", 10.);
    fixture.key(Qt::Key_F5);
    auto* banner = fixture.window().findChild<Banner*>();
    QTRY_VERIFY(child<QWidget>(*banner, "bannerRemedy")->isVisible());
    constexpr QSize kSizes[] = {QSize(1440, 900), QSize(1024, 700)};
    for (const QSize size : kSizes) {
        fixture.window().resize(size);
        verifyWhole(*banner);
    }
    session.setMethod(QStringLiteral("mean"));
    auto* notice = fixture.window().findChild<StaleNotice*>();
    for (const QSize size : kSizes) {
        fixture.window().resize(size);
        QTRY_VERIFY(notice->isVisible());
        verifyWhole(*notice);
    }
}

ARDENT_TEST(ClippingTest)
#include "clipping_test.moc"
