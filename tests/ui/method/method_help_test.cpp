#include "ui/method/method_help.h"

#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>

#include "core/method/methods.h"
#include "tests/support/source_tree.h"
#include "tests/ui/window_fixture.h"
#include "ui/style/translated.h"
#include "ui/widgets/help_page.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Languages with pages of their own.
QStringList translations() {
    QStringList names = languages();
    names.removeAll(QStringLiteral("en"));
    return names;
}

/// How many of each there are.
QString structureOf(const QString& markdown) {
    static const std::pair<const char*, QRegularExpression> kParts[]{
        {"headings",
         QRegularExpression(QStringLiteral("^#+ "), QRegularExpression::MultilineOption)},
        {"list items", QRegularExpression(QStringLiteral("^ *([-*+]|\\d+\\.) "),
                                          QRegularExpression::MultilineOption)},
        {"table rows",
         QRegularExpression(QStringLiteral("^\\|"), QRegularExpression::MultilineOption)},
        {"paragraphs", QRegularExpression(QStringLiteral("\\n\\n+(?=.)"))},
        {"bold texts", QRegularExpression(QStringLiteral("\\*\\*(?=\\S)[^*\\n]+\\*\\*"))},
    };
    QStringList counts;
    for (const auto& [name, part] : kParts)
        counts << QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(markdown.count(part));
    return counts.join(QStringLiteral(", "));
}

/// The text in the window behind the button beside the method.
QString shownHelp(const Method& method) {
    QWidget window;
    showMethodHelp(method, &window);
    const auto* text = window.findChild<QTextBrowser*>();
    return text ? text->toPlainText() : QString();
}

}  // namespace

/// What the window tells about a method.
class MethodHelpTest : public QObject {
    Q_OBJECT

private slots:
    void everyMethodHasHelp_data();
    void everyMethodHasHelp();
    void helpSaysThatItIsEnglish();
    void everyMethodHasHelpInEveryLanguage_data();
    void everyMethodHasHelpInEveryLanguage();
    void everyPageHasItsTranslations();
    void helpSpeaksGermanAndEnglishAgain();
    void formatsOfNumbersDoNotChangeTheLanguage();
    void theLineOfThePaperCanBeTranslated();
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

void MethodHelpTest::everyMethodHasHelpInEveryLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    for (const QString& language : translations())
        for (const Method& method : methods()) {
            const auto id = QString::fromUtf8(method.id);
            QTest::addRow("%s in %s", qPrintable(id), qPrintable(language)) << language << id;
        }
}

void MethodHelpTest::everyMethodHasHelpInEveryLanguage() {
    QFETCH(QString, language);
    QFETCH(QString, id);
    const QString english = helpText(id);
    const Speaking speaking(language);
    const QString own = helpText(id);
    QVERIFY(own.startsWith(QStringLiteral("# ")));
    QVERIFY(own != english);
    QCOMPARE(structureOf(own), structureOf(english));
}

void MethodHelpTest::everyPageHasItsTranslations() {
    const QString folder = QStringLiteral("resources/help/");
    QStringList names;
    for (const QString& file : filesUnder(folder, {QStringLiteral("*.md")}))
        names << file.mid(folder.size());
    QStringList english = names.filter(QRegularExpression(QStringLiteral("^[^/]+$")));
    english.removeAll(QStringLiteral("results.md"));  // of numbers, made by a program
    QVERIFY(english.size() > 10);
    QVERIFY(!translations().isEmpty());
    QCOMPARE(names.size(), english.size() * (1 + translations().size()) + 1);
    for (const QString& language : translations()) {
        QStringList own;
        for (const QString& name : names)
            if (name.startsWith(language + u'/')) own << name.mid(language.size() + 1);
        QCOMPARE(own, english);
    }
}

void MethodHelpTest::helpSpeaksGermanAndEnglishAgain() {
    const Method& method = *findMethod("rffnet");
    const QString english = shownHelp(method);
    QVERIFY2(english.contains(QStringLiteral("When to trust it")), qPrintable(english));
    {
        const Speaking speaking(QStringLiteral("de"));
        const QString german = shownHelp(method);
        QVERIFY2(german.contains(QStringLiteral("Wann ihr zu trauen ist")), qPrintable(german));
        QVERIFY2(!german.contains(QStringLiteral("When to trust it")), qPrintable(german));
        QVERIFY(helpText(QStringLiteral("results"))
                    .startsWith(QStringLiteral("*Dieser Text liegt nur auf Englisch vor.*")));
    }
    QCOMPARE(shownHelp(method), english);
}

void MethodHelpTest::formatsOfNumbersDoNotChangeTheLanguage() {
    const Speaking speaking(QStringLiteral("en"));
    QLocale::setDefault(QLocale(QLocale::German));
    QVERIFY(methodHelp(*findMethod("rffnet")).contains(QStringLiteral("When to trust it")));
}

void MethodHelpTest::theLineOfThePaperCanBeTranslated() {
    const Speaking speaking(QStringLiteral("pseudo"));
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    const auto* line = child<QLabel>(fixture.window(), "methodPaper");
    QVERIFY(line);
    for (const char* id : {"metric", "ridge", "mean"}) {
        fixture.session().setMethod(QLatin1String(id));
        const Method& method = *findMethod(id);
        QCOMPARE(line->text(), translatedCore(method.paper));
        QCOMPARE(line->text().startsWith(QChar(0x27E6)), !method.paper.empty());
    }
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

ARDENT_TEST(MethodHelpTest)
#include "method_help_test.moc"
