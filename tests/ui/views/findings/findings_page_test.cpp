#include "ui/views/findings/findings_page.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"

using namespace ardent;
using namespace ardent::test;

/// The answer first, by clicks and keys in the window.
class FindingsPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void asksForARunFirst();
    void theTitleAnswersAndEveryBarHasAQ();
    void thePairIsDrawnAndOpened();
    void aClickOnABarShowsItsEffect();
    void copiesOfTheTargetAreFlaggedOnScreenAndInFiles();
    void aConstantIsSaid();

private:
    FigurePage* page(const char* id) { return window_->window().views().page(QLatin1String(id)); }
    const Figure& figure() { return page("findings")->figure(); }
    template <class Widget>
    Widget* part(const char* name) {
        return child<Widget>(window_->window(), name);
    }
    void trainToEnd(const char* method);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

namespace {

/// 400 rows with y = a b + c and a copy of y where it is wanted.
QByteArray productAndSum(bool withCopy) {
    QByteArray text(withCopy ? "a,b,c,copy,y\n" : "a,b,c,y\n");
    EvenNumbers uniform(3);
    for (int i = 0; i < 400; ++i) {
        const double a = 4. * uniform() - 2., b = 4. * uniform() - 2., c = uniform();
        const QByteArray y = QByteArray::number(a * b + c, 'g', 12);
        for (const double x : {a, b, c}) text += QByteArray::number(x, 'g', 12) + ',';
        if (withCopy) text += y + ',';
        text += y + '\n';
    }
    return text;
}

}  // namespace

void FindingsPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void FindingsPageTest::trainToEnd(const char* method) {
    window_->session().setTarget(QStringLiteral("y"));
    window_->session().setMethod(QLatin1String(method));
    if (window_->session().method()->id == "rff") window_->session().setOption("features", 60LL);
    window_->trainToEnd(method);
    window_->key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    window_->key(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(page("findings")->isVisible() && page("findings")->isSettled(),
                             kPatience);
}

void FindingsPageTest::asksForARunFirst() {
    window_->openSmallTable(sandbox_);
    window_->key(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(page("findings")->isVisible());
    QVERIFY(figure().isEmpty());
    QVERIFY2(figure().empty.find("Press Run") != std::string::npos, figure().empty.c_str());
    QVERIFY(!part<QLabel>("findingsFlags")->isVisible());
}

void FindingsPageTest::theTitleAnswersAndEveryBarHasAQ() {
    window_->openFile(sandbox_.write(QStringLiteral("p.csv"), productAndSum(false)));
    QTRY_VERIFY(window_->session().data());
    trainToEnd("rff");
    QTRY_VERIFY_WITH_TIMEOUT(
        findLayer<Bars>(figure()) && !findLayer<Bars>(figure())->remarks.empty(), kPatience);
    const Headline headline = headlineOf(figure());
    QVERIFY(headline.isFinding);
    QVERIFY2(headline.sentence.find("carry most of the prediction of y") != std::string::npos,
             headline.sentence.c_str());
    QCOMPARE(findLayer<Bars>(figure())->remarks.size(), std::size_t{3});
    QCOMPARE(findLayer<Bars>(figure())->remarks.front().english(), std::string("q < 0.001"));
}

void FindingsPageTest::thePairIsDrawnAndOpened() {
    window_->openFile(sandbox_.write(QStringLiteral("p.csv"), productAndSum(false)));
    QTRY_VERIFY(window_->session().data());
    trainToEnd("rff");
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("findingsPair")->text().contains("act together"),
                             kPatience);
    QVERIFY(part<QLabel>("findingsPair")->text().contains("a and b") ||
            part<QLabel>("findingsPair")->text().contains("b and a"));
    auto* surface = part<FigureView>("findingsSurface");
    QVERIFY(surface->isVisible() && findLayer<Field>(surface->figure()));
    QTest::mouseClick(part<QToolButton>("findingsOpenPair"), Qt::LeftButton);
    QTRY_VERIFY(page("effects")->isVisible() && page("effects")->isSettled());
    QTRY_VERIFY(findLayer<Field>(page("effects")->figure()));
}

void FindingsPageTest::aClickOnABarShowsItsEffect() {
    window_->openFile(sandbox_.write(QStringLiteral("p.csv"), productAndSum(false)));
    QTRY_VERIFY(window_->session().data());
    trainToEnd("rff");
    QTRY_VERIFY_WITH_TIMEOUT(
        findLayer<Bars>(figure()) && !findLayer<Bars>(figure())->remarks.empty(), kPatience);
    const std::string name = findLayer<Bars>(figure())->names[1];
    QCustomPlot& plot = *page("findings")->view()->plot();
    plot.replot(QCustomPlot::rpImmediateRefresh);
    const QPoint bar(plot.axisRect()->rect().center().x(),
                     static_cast<int>(plot.yAxis->coordToPixel(1.)));
    QTest::mouseClick(&plot, Qt::LeftButton, {}, bar);
    QTRY_VERIFY(page("effects")->isVisible() && page("effects")->isSettled());
    QTRY_COMPARE(page("effects")->figure().x.label, name);
}

void FindingsPageTest::copiesOfTheTargetAreFlaggedOnScreenAndInFiles() {
    window_->openFile(sandbox_.write(QStringLiteral("c.csv"), productAndSum(true)));
    QTRY_VERIFY(window_->session().data());
    trainToEnd("ridge");
    const auto* flags = part<QLabel>("findingsFlags");
    QTRY_VERIFY_WITH_TIMEOUT(flags->text().contains(QStringLiteral("\"copy\"")), kPatience);
    QVERIFY(flags->isVisible());
    QVERIFY(notesText(figure(), NoteKind::Caution).empty());
    QVERIFY(notesText(page("findings")->wholeFigure(), NoteKind::Caution).find("\"copy\"") !=
            std::string::npos);
}

void FindingsPageTest::aConstantIsSaid() {
    window_->openSmallTable(sandbox_);
    trainToEnd("mean");
    QVERIFY2(figure().empty.starts_with("The model is a constant"), figure().empty.c_str());
}

ARDENT_TEST(FindingsPageTest)
#include "findings_page_test.moc"
