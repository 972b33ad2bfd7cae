#include <qcustomplot.h>

#include <QAbstractButton>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>

#include "core/figure/notes/notes.h"
#include "core/method/methods.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/export_dialog.h"
#include "ui/figure/figure_export.h"
#include "ui/figure/figure_view.h"
#include "ui/runs/run_text.h"
#include "ui/style/translated.h"
#include "ui/views/figure_page.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/number_box.h"
#include "ui/window/language_actions.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr QChar kPseudoSign(0x27E6);  ///< "⟦"

}  // namespace

/// Texts in any language, and numbers as the language writes them.
class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void unknownLanguagesAreRefused();
    void germanSpeaks();
    void aLanguageIsChosenForTheNextStart();
    void everyLanguageCanBeChosen();
    void germanKnowsEveryMethod();
    void everyTextCanBeTranslated();
    void numbersFollowTheLanguage();
    void notesFollowTheLanguage();
    void germanNounsAreCapitalised();
    void picturesDoAndOtherFilesDoNot();
    void howAFigureWasMadeIsToldInEnglish();

private:
    Sandbox sandbox_;
};

void LanguageTest::unknownLanguagesAreRefused() {
    const auto used = useLanguage(QStringLiteral("tlh"));
    QVERIFY(!used);
    QVERIFY2(used.error().text.english().find("choose one of de, en") != std::string::npos,
             used.error().text.english().c_str());
    QVERIFY(useLanguage(QStringLiteral("de_AT")));
    QVERIFY(useLanguage(QStringLiteral("en")));
}

void LanguageTest::germanSpeaks() {
    const Speaking speaking(QStringLiteral("de"));
    WindowFixture fixture;
    QCOMPARE(fixture.window().menuBar()->actions().front()->text(), QStringLiteral("&Datei"));
    QCOMPARE(fixture.window().actions()["run.pause"]->text().remove(u'&'),
             QStringLiteral("Anhalten"));
}

void LanguageTest::aLanguageIsChosenForTheNextStart() {
    WindowFixture fixture;
    QCOMPARE(chosenLanguage(), QString());
    QVERIFY(fixture.window().actions()["language.system"]->isChecked());
    for (const QString& name : languages())
        QVERIFY(fixture.window().actions()[("language." + name.toStdString()).c_str()]);
    fixture.key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(chosenLanguage(), QStringLiteral("de"));
    const auto* status = child<ElidingLabel>(fixture.window(), "statusActivity");
    QVERIFY2(status->text().contains(QStringLiteral("next start")), qPrintable(status->text()));
    QCOMPARE(fixture.window().menuBar()->actions().front()->text(), QStringLiteral("&File"));
    fixture.crash();
    QVERIFY(fixture.window().actions()["language.de"]->isChecked());
    fixture.key(Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(chosenLanguage(), QString());
    chooseLanguage(QStringLiteral("tlh"));
    QCOMPARE(chosenLanguage(), QString());
}

/// The help of a setting is long enough that no two languages have the same.
void LanguageTest::everyLanguageCanBeChosen() {
    const Actions actions;
    QStringList ids, wanted{QStringLiteral("language.system")};
    for (const QString& language : languages()) wanted << QStringLiteral("language.") + language;
    for (const QAction* action : languageActions(actions)) ids << action->objectName();
    ids.sort();
    wanted.sort();
    QCOMPARE(ids, wanted);
}

void LanguageTest::germanKnowsEveryMethod() {
    const Speaking speaking(QStringLiteral("de"));
    QStringList english;
    const auto check = [&](std::string_view text) {
        const auto source = QString::fromUtf8(text.data(), qsizetype(text.size()));
        if (translatedCore(text) == source) english << source;
    };
    for (const Method& method : methods()) {
        check(method.summary);
        for (const OptionSpec& option : method.schema()) check(option.help);
    }
    english.removeDuplicates();
    QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n')));
}

void LanguageTest::everyTextCanBeTranslated() {
    const Speaking speaking(QStringLiteral("pseudo"));
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    MainWindow& window = fixture.window();
    QStringList texts, tooltips;
    for (const QAction* action : window.actions().all()) {
        texts << action->text();
        tooltips << action->toolTip();
    }
    for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>()) texts << menu->title();
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        texts << dock->windowTitle();
    for (const FigurePage* page : window.views().pages()) texts << page->title();
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (!button->objectName().startsWith(QStringLiteral("qt_")) &&
            button->metaObject()->className() != QByteArray("QTableCornerButton") &&
            !button->text().isEmpty())
            texts << button->text();
    texts.removeIf([](const QString& text) {  // of parts that Qt makes; a file's name
        return text.isEmpty() || text == QStringLiteral("t.csv");
    });
    for (const QString& text : texts + tooltips)
        QVERIFY2(text.contains(kPseudoSign), qPrintable(text));
    QVERIFY(texts.size() > 80);
}

void LanguageTest::numbersFollowTheLanguage() {
    const Speaking speaking(QStringLiteral("de"));
    WindowFixture fixture;
    fixture.trainOnSmallTable(sandbox_);
    MainWindow& window = fixture.window();
    const FigurePage* page = window.views().page(QStringLiteral("relevance"));
    window.views().showPage(page->id());
    QTRY_VERIFY(!page->figure().isEmpty());
    QCPAxis* axis = page->view()->plot()->xAxis;
    QTRY_VERIFY(axis->tickVectorLabels().join(u' ').contains(u','));
    QVERIFY(!axis->tickVectorLabels().join(u' ').contains(u'.'));

    fixture.session().setMethod(QStringLiteral("rffnet"));
    auto* rate = child<NumberBox>(window, "option.learning_rate");
    QVERIFY2(rate->text().contains(u','), qPrintable(rate->text()));
    rate->setFocus();
    rate->selectAll();
    QTest::keyClicks(rate, QStringLiteral("0,25"));
    QTest::keyClick(rate, Qt::Key_Return);
    QCOMPARE(rate->value(), 0.25);
}

/// Of figures, beside axes with a decimal comma.
void LanguageTest::notesFollowTheLanguage() {
    const Speaking speaking(QStringLiteral("de"));
    WindowFixture fixture;
    fixture.trainOnSmallTable(sandbox_);
    fixture.session().setSeed(7);
    fixture.trainToEnd("ridge");
    static const QRegularExpression point(QStringLiteral("\\d\\.\\d"));
    static const QRegularExpression comma(QStringLiteral("\\d,\\d"));
    for (const auto& [id, hasDecimals] : {std::pair("predictions", true),
                                          {"data", true},
                                          {"compare", true},
                                          {"relevance", false},
                                          {"loss", false}}) {
        FigurePage* page = fixture.window().views().page(QLatin1String(id));
        fixture.window().views().showPage(page->id());
        QTRY_VERIFY(page->isSettled() && !page->figure().isEmpty());
        QTRY_VERIFY(page->id() != QStringLiteral("compare") || findLayer<Cells>(page->figure()));
        QStringList texts{QString::fromStdString(notesText(page->figure()))};
        if (findLayer<Cells>(page->figure()))
            for (const auto& all : {findLayer<Cells>(page->figure())->words,
                                    findLayer<Cells>(page->figure())->remarks})
                for (const std::string& text : all) texts << QString::fromStdString(text);
        const QString said = texts.join(u'\n');
        QVERIFY2(!said.contains(point), qPrintable(said));
        QVERIFY2(!hasDecimals || said.contains(comma), qPrintable(said));
    }
}

void LanguageTest::germanNounsAreCapitalised() {
    const Speaking speaking(QStringLiteral("de"));
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    fixture.session().setTarget(QStringLiteral("b"));
    fixture.session().setMethod(QStringLiteral("rff"));
    fixture.session().setOption("features", 50LL);
    const QString undo = fixture.window().actions()["edit.undo"]->text();
    QVERIFY2(undo.endsWith(QStringLiteral("Fourier-Merkmale")), qPrintable(undo));
    fixture.trainToEnd("rff");
    const auto* status = child<ElidingLabel>(fixture.window(), "statusActivity");
    QTRY_VERIFY2(
        status->text().contains(QStringLiteral("nicht nachweislich besser als eine Konstante")),
        qPrintable(status->text()));
    for (const std::string& note : notesOn(*fixture.session().runs().current())) {
        const QString text = QString::fromStdString(note);
        QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("\\d\\.\\d"))), qPrintable(text));
    }
}

/// What is drawn is what the window shows.
void LanguageTest::picturesDoAndOtherFilesDoNot() {
    const Speaking speaking(QStringLiteral("de"));
    WindowFixture fixture;
    fixture.trainOnSmallTable(sandbox_);
    const FigurePage* page = fixture.window().views().page(QStringLiteral("relevance"));
    fixture.window().views().showPage(page->id());
    QTRY_VERIFY(!page->figure().isEmpty());
    const auto exported = [&](const QString& name) {
        QFile file(sandbox_.path(name));
        if (!exportFigure(page->figure(), ExportOptions{}, file.fileName())) return QString();
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString csv = exported(QStringLiteral("relevance.csv"));
    const QRegularExpression row(QStringLiteral("^bar,a,,,\\d+\\.\\d+,"),
                                 QRegularExpression::MultilineOption);
    QVERIFY2(csv.contains(row), qPrintable(csv));
    const QString svg = exported(QStringLiteral("relevance.svg"));
    QVERIFY2(svg.contains(QRegularExpression(QStringLiteral(">\\D?\\d+,\\d+</text>"))),
             qPrintable(svg.right(2000)));
    QVERIFY(!svg.contains(QRegularExpression(QStringLiteral(">\\d+\\.\\d+</text>"))));
}

void LanguageTest::howAFigureWasMadeIsToldInEnglish() {
    const Speaking speaking(QStringLiteral("de"));
    WindowFixture fixture;
    fixture.trainOnSmallTable(sandbox_);
    fixture.window().views().showPage(QStringLiteral("relevance"));
    QTRY_VERIFY(fixture.tool("file.export")->isEnabled());
    fixture.key(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = fixture.window().findChild<ExportDialog*>();
    QVERIFY(dialog);
    QFile file(sandbox_.path(QStringLiteral("made.svg")));
    child<QLineEdit>(*dialog, "path")->setText(file.fileName());
    QTest::mouseClick(child<QWidget>(*dialog, "export"), Qt::LeftButton);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());
    const QString made = svg.section(QStringLiteral("<desc>"), 1).section(u'<', 0, 0);
    QVERIFY2(made.contains(QStringLiteral("Split: ")), qPrintable(made));
    QVERIFY2(made.contains(QStringLiteral("All options at their defaults")), qPrintable(made));
    QVERIFY(svg.contains(QStringLiteral("Startwert")));  // in the note that is drawn
}

ARDENT_TEST(LanguageTest)
#include "language_test.moc"
