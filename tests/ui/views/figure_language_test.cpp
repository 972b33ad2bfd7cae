#include <QXmlStreamReader>

#include "core/figure/axis_name.h"
#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "tests/support/places.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"
#include "ui/views/figure_table_model.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Titles, labels, names and sentences of a figure.
QStringList textsOf(const Figure& figure) {
    std::vector<std::string> texts{figure.title, notesText(figure), figure.empty, figure.x.label,
                                   figure.y.label};
    for (const Series& series : layers<Series>(figure)) texts.push_back(series.name);
    for (const Points& points : layers<Points>(figure)) texts.push_back(points.name);
    if (findLayer<Bars>(figure)) texts.push_back(findLayer<Bars>(figure)->name);
    if (findLayer<Bars>(figure))
        for (const Bars::Beside& beside : findLayer<Bars>(figure)->beside)
            texts.insert(texts.end(), {beside.name, beside.label});
    if (findLayer<Histogram>(figure)) texts.push_back(findLayer<Histogram>(figure)->name);
    if (findLayer<Field>(figure)) texts.push_back(findLayer<Field>(figure)->label);
    if (findLayer<Graph>(figure))
        texts.insert(texts.end(),
                     {findLayer<Graph>(figure)->nodeLabel, findLayer<Graph>(figure)->edgeLabel});
    if (findLayer<Cells>(figure))
        texts.insert(texts.end(),
                     {findLayer<Cells>(figure)->name, findLayer<Cells>(figure)->remarkName,
                      findLayer<Cells>(figure)->scale});
    QStringList found;
    for (const std::string& text : texts) found << QString::fromStdString(text);
    return found;
}

/// What of it the pseudo-language has not put between brackets.
QString outsideOfBrackets(const QString& text) {
    int depth = 0;
    QString left;
    for (const QChar c : text) {
        if (c == QChar(0x27E6)) ++depth;
        if (depth == 0) left += c;
        if (c == QChar(0x27E7)) --depth;
    }
    return left;
}

/// "%1", "{:.3g}" and "{1}" that a text has, without their positions where they are counted.
QStringList places(const QString& text) {
    QStringList found;
    static const QRegularExpression place(QStringLiteral("%L?\\d|%n|\\{\\d*(:[^}]*)?\\}"));
    for (auto match = place.globalMatch(text); match.hasNext();) {
        const auto here = match.next();
        found << (here.captured().startsWith(u'%') ? here.captured()
                                                   : u'{' + here.captured(1) + u'}');
    }
    found.sort();
    return found;
}

}  // namespace

/// Figures in the language of the window.
class FigureLanguageTest : public QObject {
    Q_OBJECT

private slots:
    void figuresSpeakGerman();
    void everyTextCanBeTranslated_data();
    void everyTextCanBeTranslated();
    void tablesNameTheirParts();
    void translationsKeepTheirPlaces();

private:
    void run(WindowFixture& fixture, const QString& method);

    Sandbox sandbox_;
};

void FigureLanguageTest::run(WindowFixture& fixture, const QString& method) {
    fixture.openSmallTable(sandbox_);
    fixture.session().setMethod(method);
    fixture.key(Qt::Key_F5);
    QTRY_VERIFY(fixture.session().runs().current());
    QTRY_VERIFY(!fixture.session().runs().live());
}

void FigureLanguageTest::figuresSpeakGerman() {
    const Speaking speaking(QStringLiteral("de"));
    WindowFixture fixture;
    run(fixture, QStringLiteral("rffnet"));
    ViewArea& views = fixture.window().views();
    for (const auto& [id, title] : {std::pair("loss", "Bester Wert bisher"),
                                    {"relevance", "Relevanz"},
                                    {"boundary", "Vorhersagefläche"},
                                    {"effects", "Effekt von a"},
                                    {"interactions", "Wechselwirkungen"},
                                    {"predictions", "Wahr gegen vorhergesagt"},
                                    {"data", "Verteilung von y"}}) {
        const FigurePage* page = views.page(QLatin1String(id));
        views.showPage(page->id());
        QTRY_VERIFY(page->isSettled());
        QCOMPARE(QString::fromStdString(page->figure().title), QString::fromUtf8(title));
        static const QRegularExpression english(
            QStringLiteral("\\b(the|of|and|with|rows|is|are)\\b"));
        for (const QString& text : textsOf(page->figure()))
            QVERIFY2(!text.contains(english), qPrintable(text));
    }
    views.showPage(QStringLiteral("relevance"));
    const Figure& relevance = views.page(QStringLiteral("relevance"))->figure();
    QTRY_VERIFY(!relevance.isEmpty());
    QCOMPARE(relevance.x.label, std::string("Bedeutung, % von dem, was das Modell erklärt"));
}

void FigureLanguageTest::everyTextCanBeTranslated_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"rffnet", "ridge", "fourier_lasso", "ccm"})
        QTest::newRow(method) << QString::fromUtf8(method);
}

/// Every word but the name of a column is between the brackets of a text.
void FigureLanguageTest::everyTextCanBeTranslated() {
    QFETCH(QString, method);
    const Speaking speaking(QStringLiteral("pseudo"));
    WindowFixture fixture;
    run(fixture, method);
    ViewArea& views = fixture.window().views();
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2}"));
    for (const FigurePage* page : views.pages()) {
        views.showPage(page->id());
        QTRY_VERIFY(page->isSettled());
        for (const QString& text : textsOf(page->figure())) {
            const bool isColumn = text == QStringLiteral("kind");
            QVERIFY2(isColumn || !outsideOfBrackets(text).contains(word),
                     qPrintable(page->id() + QStringLiteral(": ") + text));
        }
        for (const Axis& axis : {page->figure().x, page->figure().y})
            QVERIFY2(!QString::fromStdString(englishName(axis)).contains(QChar(0x27E6)),
                     axis.label.c_str());
    }
}

void FigureLanguageTest::tablesNameTheirParts() {
    const Speaking speaking(QStringLiteral("de"));
    auto figure = std::make_shared<Figure>();
    addLayer(*figure, Series{"mean", LineRole::Train, 0, {1.}, {2.}});
    Points points;
    points.x = points.y = {1.};
    points.wrong = points.selected = {true};
    addLayer(*figure, points);
    FigureTableModel model;
    model.setFigure(figure);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Trainingslinie"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Punkt"));
    QCOMPARE(model.index(1, model.columnCount() - 1).data().toString(),
             QStringLiteral("falsch, ausgewählt"));
    QVERIFY(toCsv(*figure).starts_with("part,name,x,y,value,strength,mark\ntraining line,mean,"));
}

void FigureLanguageTest::translationsKeepTheirPlaces() {
    QFile file(test::inSources("resources/translations/ardent_de.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    bool hasForms = false;  // one for each number
    int compared = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QStringLiteral("message"))
            hasForms = xml.attributes().hasAttribute(QStringLiteral("numerus"));
        if (xml.name() == QStringLiteral("source")) source = xml.readElementText();
        if (hasForms || xml.name() != QStringLiteral("translation")) continue;
        const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        if (places(source).isEmpty() && places(text).isEmpty()) continue;
        QVERIFY2(places(source) == places(text), qPrintable(source + u'\n' + text));
        ++compared;
    }
    QVERIFY2(compared > 200, qPrintable(QString::number(compared)));
}

ARDENT_TEST(FigureLanguageTest)
#include "figure_language_test.moc"
