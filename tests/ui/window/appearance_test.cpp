#include "ui/window/appearance.h"

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// The theme while the desktop changes its own.
class AppearanceTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void theSystemsThemeIsFollowed();
    void aChosenThemeStays();
    void lookingAtTheDesktopLeavesThePaletteAlone();

private:
    static QColor ground() { return QApplication::palette().color(QPalette::Window); }
    void change(ThemeKind desktop);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void AppearanceTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void AppearanceTest::change(ThemeKind desktop) {
    window_->window().findChild<Appearance*>()->desktop = [desktop] { return desktop; };
    QApplication::postEvent(&window_->window(), new QEvent(QEvent::ThemeChange));
    QApplication::processEvents();
}

void AppearanceTest::theSystemsThemeIsFollowed() {
    QVERIFY(window_->window().actions()["theme.system"]->isChecked());
    for (const ThemeKind kind : {ThemeKind::Dark, ThemeKind::Light, ThemeKind::Dark}) {
        change(kind);
        QCOMPARE(ground(), theme(kind).window);
    }
}

void AppearanceTest::aChosenThemeStays() {
    window_->key(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    change(ThemeKind::Dark);
    QCOMPARE(ground(), theme(ThemeKind::Light).window);
}

void AppearanceTest::lookingAtTheDesktopLeavesThePaletteAlone() {
    window_->key(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
    const QPalette before = QApplication::palette();
    QCOMPARE(systemTheme(), ThemeKind::Light);
    QCOMPARE(QApplication::palette(), before);
}

ARDENT_TEST(AppearanceTest)
#include "appearance_test.moc"
