#include "ui/figure/figure_legend.h"

#include <QtTest>

#include "tests/support/set_layers.h"
#include "tests/ui/figure/drawn.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/flow_legend.h"

using namespace ardent;

namespace {

Points cloudCalled(const std::string& name, int colour) {
    Points cloud;
    cloud.name = name;
    cloud.colour = colour;
    cloud.x = {0., 1.};
    cloud.y = {0., 1.};
    return cloud;
}

Series lineCalled(const std::string& name, LineRole role, int colour) {
    return {name, role, colour, {0., 1.}, {0., 1.}};
}

Series lineOf(const std::string& owner, const std::string& kind, LineRole role, int colour) {
    Series line = lineCalled(owner + " · " + kind, role, colour);
    line.owner = owner;
    line.kind = kind;
    return line;
}

QStringList textsOf(const std::vector<LegendEntry>& entries) {
    QStringList texts;
    for (const LegendEntry& entry : entries) texts << entry.text;
    return texts;
}

}  // namespace

/// What the legend says of lines and of the dots beside them.
class FigureLegendTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { view_.reset(); }
    void dotsOfALineAreInItsEntry();
    void otherDotsAreToldBesideLines();
    void dotsAloneNeedNoEntry();
    void dotsThatAreAllHollowAreHollow();
    void kindsThatSeveralHaveAreToldOnce();
    void aKindOfAnotherLookAloneIsToldWithItsOwner();
    void runsOfOneNameAreToldApart();

private:
    std::vector<LegendEntry> entriesOf(const Figure& figure);

    std::unique_ptr<FigureView> view_;
};

void FigureLegendTest::init() {
    view_ = std::make_unique<FigureView>();
    view_->resize(800, 500);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

std::vector<LegendEntry> FigureLegendTest::entriesOf(const Figure& figure) {
    view_->setFigure(figure);
    test::settle();
    return test::elementOf<FlowLegend>(*view_->plot())->entries();
}

void FigureLegendTest::dotsOfALineAreInItsEntry() {
    Figure figure;
    test::setLayers<Series>(figure, {lineCalled("ideal", LineRole::Reference, 0),
                                     lineCalled("class a", LineRole::Reference, 1)});
    test::setLayers<Points>(figure, {cloudCalled("class a", 1)});
    const auto entries = entriesOf(figure);
    QCOMPARE(entries.size(), std::size_t(2));
    QVERIFY(entries[0].line && !entries[0].marker);
    QVERIFY(entries[1].line && entries[1].marker);
}

void FigureLegendTest::otherDotsAreToldBesideLines() {
    Figure figure;
    test::setLayers<Series>(figure, {lineCalled("mean", LineRole::Main, 0)});
    test::setLayers<Points>(figure, {cloudCalled("training rows", 0)});
    const auto entries = entriesOf(figure);
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[1].text, QStringLiteral("training rows"));
    QVERIFY(entries[1].marker && !entries[1].line);
}

void FigureLegendTest::dotsAloneNeedNoEntry() {
    Figure figure;
    test::setLayers<Points>(figure, {cloudCalled("rows", 0)});
    QVERIFY(entriesOf(figure).empty());
    addLayer(figure, cloudCalled("other rows", 1));
    QCOMPARE(entriesOf(figure).size(), std::size_t(2));
}

void FigureLegendTest::dotsThatAreAllHollowAreHollow() {
    Figure figure;
    test::setLayers<Series>(figure, {lineCalled("mean", LineRole::Main, 0)});
    test::setLayers<Points>(figure, {cloudCalled("bins", 0)});
    for (const bool all : {false, true}) {
        layers<Points>(figure)[0].few = {true, all};
        QCOMPARE(entriesOf(figure).at(1).open, all);
    }
}

void FigureLegendTest::kindsThatSeveralHaveAreToldOnce() {
    Figure figure;
    for (const int run : {1, 0}) {
        const std::string owner = run == 0 ? "Run 1" : "Run 2";
        addLayer(figure, lineOf(owner, "training loss", LineRole::Train, run));
        addLayer(figure, lineOf(owner, "validation loss", LineRole::Validation, run));
    }
    addLayer(figure, lineCalled("Run 2 · kept: epoch 3", LineRole::Reference, 1));
    const auto entries = entriesOf(figure);
    QCOMPARE(textsOf(entries).join(u'|'),
             QStringLiteral("training loss|validation loss|Run 2|Run 1|Run 2 · kept: epoch 3"));
    QCOMPARE(entries[0].colour, theme(ThemeKind::Light).mutedText);
    QVERIFY(!entries[0].marker && entries[0].line->style() == Qt::SolidLine);
    QVERIFY(!entries[1].marker && entries[1].line->style() != Qt::SolidLine);
    QCOMPARE(entries[2].colour, seriesColour(ThemeKind::Light, 1));
    QVERIFY(entries[2].marker != entries[3].marker);
    figure.layers.resize(2);
    QCOMPARE(textsOf(entriesOf(figure)).join(u'|'),
             QStringLiteral("training loss|validation loss"));
}

void FigureLegendTest::aKindOfAnotherLookAloneIsToldWithItsOwner() {
    Figure figure;
    for (const int run : {0, 1, 2}) {
        const std::string owner = "Run " + std::to_string(run + 1);
        addLayer(figure, lineOf(owner, "training loss", LineRole::Train, run));
        addLayer(figure, lineOf(owner, run == 1 ? "cross-validation loss" : "validation loss",
                                LineRole::Validation, run));
    }
    QCOMPARE(textsOf(entriesOf(figure)).join(u'|'),
             QStringLiteral("training loss|validation loss|Run 1|Run 2|Run 3|"
                            "Run 2 · cross-validation loss"));
}

void FigureLegendTest::runsOfOneNameAreToldApart() {
    Figure figure;
    for (const int run : {0, 1}) {
        addLayer(figure, lineOf("Run", "training loss", LineRole::Train, run));
        addLayer(figure, lineOf("Run", "validation loss", LineRole::Validation, run));
    }
    const auto entries = entriesOf(figure);
    QCOMPARE(textsOf(entries).join(u'|'), QStringLiteral("training loss|validation loss|Run|Run"));
    QVERIFY(entries[2].colour != entries[3].colour);
}

ARDENT_TEST(FigureLegendTest)
#include "figure_legend_test.moc"
