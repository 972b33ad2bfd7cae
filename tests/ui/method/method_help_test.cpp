#include "ui/method/method_help.h"

#include <QTextBrowser>
#include <QToolButton>

#include "core/method/method.h"
#include "tests/ui/window_fixture.h"
#include "ui/style/translated.h"

using namespace ardent;
using namespace ardent::test;

/// What the window tells about a method.
class MethodHelpTest : public QObject {
    Q_OBJECT

private slots:
    void everyMethodHasHelp_data();
    void everyMethodHasHelp();
    void helpSaysThatItIsEnglish();
    void aClickShowsThePageOfTheChosenMethod();

private:
    Sandbox sandbox_;
};

void MethodHelpTest::everyMethodHasHelp_data() {
    QTest::addColumn<QString>("id");
    for (const Method& method : methods())
        QTest::newRow(std::string(method.id).c_str()) << QString::fromUtf8(method.id);
}

void MethodHelpTest::everyMethodHasHelp() {
    QFETCH(QString, id);
    const Method& method = *findMethod(id.toStdString());
    const QString help = methodHelp(method);
    QVERIFY(help.startsWith(QStringLiteral("# ")));
    QVERIFY(help.contains(QStringLiteral("When to trust")));
    for (const OptionSpec& option : method.schema())
        QVERIFY(help.contains(QString::fromStdString(option.help)));
}

void MethodHelpTest::helpSaysThatItIsEnglish() {
    const Speaking speaking(QStringLiteral("pseudo"));
    const QString note = translated("This text is in English.");
    QVERIFY(methodHelp(*findMethod("metric")).startsWith(u'*' + note + u'*'));
}

void MethodHelpTest::aClickShowsThePageOfTheChosenMethod() {
    WindowFixture fixture;
    MainWindow& window = fixture.window();
    fixture.openSmallTable(sandbox_);
    for (const auto& [method, words] :
         {std::pair("metric", "When to trust it"), std::pair("ridge", "Settings")}) {
        fixture.session().setMethod(QLatin1String(method));
        click(child<QToolButton>(window, "methodHelpButton"));
        auto* dialog = child<QWidget>(window, "methodHelp");
        QVERIFY(dialog && dialog->isVisible());
        const QString shown = dialog->findChild<QTextBrowser*>()->toPlainText();
        QVERIFY2(shown.contains(QLatin1String(words)), qPrintable(shown));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!child<QWidget>(window, "methodHelp"));
    }
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (const Qt::KeyboardModifiers held : {Qt::NoModifier, Qt::ShiftModifier}) {
        fixture.key(Qt::Key_F1, held);
        auto* dialog = child<QWidget>(window, "methodHelp");
        QVERIFY(dialog && dialog->isVisible());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!child<QWidget>(window, "methodHelp"));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
}

QTEST_MAIN(MethodHelpTest)
#include "method_help_test.moc"
