#include "ui/figure/graph_diagram.h"

#include <QtTest>

#include "core/figure/interactions/interaction_figure.h"
#include "ui/figure/figure_export.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/graph_layout.h"
#include "ui/style/colour_map.h"

using namespace ardent;

namespace {

Interactions found() {
    return {"score", {"a", "b", "c"}, {{{0, 2}, 3.}, {{0, 1, 2}, 2.}, {{1, 2}, 0.5}}};
}

}  // namespace

/// How interactions look.
class GraphDiagramTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void drawsEdgesAndNodes();
    void hasNoAxes();
    void tellsWhatSizesMean();
    void saysWhenNamesHaveNoRoom();
    void aMapHasAColourScale();
    void aGraphIsExported();

private:
    void show(const Figure& figure);
    QColor at(QPointF pixel) const {
        return view_->plot()->toPixmap().toImage().pixelColor(pixel.toPoint());
    }

    std::unique_ptr<FigureView> view_;
};

void GraphDiagramTest::init() {
    view_ = std::make_unique<FigureView>();
    view_->resize(640, 480);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void GraphDiagramTest::show(const Figure& figure) {
    view_->setFigure(figure);
    view_->plot()->replot(QCustomPlot::rpImmediateRefresh);
}

void GraphDiagramTest::drawsEdgesAndNodes() {
    const Figure figure = interactionGraph(found(), nullptr, {});
    show(figure);
    const QRectF axes = view_->plot()->axisRect()->rect();
    const GraphLayout layout = layOut(*findLayer<Graph>(figure), axes, view_->style());
    QCOMPARE(at(layout.nodes[0]), seriesColour(ThemeKind::Light, 0));
    QCOMPARE(at(layout.hubs[0]), seriesColour(ThemeKind::Light, 0));
    const QColor weak = at(layout.nodes[1] + 0.3 * (layout.nodes[2] - layout.nodes[1]));
    QVERIFY(weak != theme(ThemeKind::Light).plotBackground);
    QVERIFY(weak.lightness() > seriesColour(ThemeKind::Light, 0).lightness());
}

void GraphDiagramTest::hasNoAxes() {
    show(interactionGraph(found(), nullptr, {}));
    QVERIFY(!view_->plot()->xAxis->visible() && !view_->plot()->yAxis->visible());
    show(interactionFigure(found(), {}));
    QVERIFY(view_->plot()->xAxis->visible() && view_->plot()->yAxis->visible());
}

void GraphDiagramTest::tellsWhatSizesMean() {
    const Relevance effects{"spread", {"a", "b", "c"}, {1., 4., 0.}};
    const auto entries = graphLegend(*findLayer<Graph>(interactionGraph(found(), &effects, {})),
                                     view_->style(), QLocale::c());
    QStringList texts;
    for (const LegendEntry& entry : entries) texts << entry.text;
    QCOMPARE(texts,
             (QStringList{QStringLiteral("strongest: 3"), QStringLiteral("weakest drawn: 0.5"),
                          QStringLiteral("largest main effect: 4"),
                          QStringLiteral("three together, at most: 2")}));
    const Figure figure = interactionGraph(found(), &effects, {});
    show(figure);
    const GraphLayout layout =
        layOut(*findLayer<Graph>(figure), view_->plot()->axisRect()->rect(), view_->style());
    QCOMPARE(entries[2].markerEm * view_->style().em(), 2. * std::ranges::max(layout.radii));
}

void GraphDiagramTest::saysWhenNamesHaveNoRoom() {
    Interactions many{"score", {}, {}};
    for (Index i = 0; i < 20; ++i) many.names.push_back("x" + std::to_string(i + 1));
    for (Index i = 1; i < 20; ++i) many.sets.push_back({{0, i}, 1.});
    view_->resize(400, 170);
    show(interactionGraph(many, nullptr, {}));
    const GraphDiagram* drawn = nullptr;
    for (int i = 0; i < view_->plot()->plottableCount(); ++i)
        if (const auto* graph = dynamic_cast<GraphDiagram*>(view_->plot()->plottable(i)))
            drawn = graph;
    QVERIFY(drawn && drawn->unnamed() > 0);
}

void GraphDiagramTest::aMapHasAColourScale() {
    show(interactionMap(found(), {}));
    QCustomPlot* plot = view_->plot();
    const auto cell = [&](double column, double row) {
        return at({plot->xAxis->coordToPixel(column - 0.4), plot->yAxis->coordToPixel(row - 0.4)});
    };
    QCOMPARE(cell(2., 0.), QColor(sequentialColour(1.)));
    QCOMPARE(cell(2., 1.), QColor(sequentialColour(0.5 / 3.)));
    QCOMPARE(cell(1., 0.), theme(ThemeKind::Light).plotBackground);
    bool hasScale = false;
    for (QCPLayoutElement* element : plot->plotLayout()->elements(true))
        hasScale = hasScale || qobject_cast<QCPColorScale*>(element);
    QVERIFY(hasScale);
}

void GraphDiagramTest::aGraphIsExported() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("g.svg"));
    QVERIFY(exportFigure(interactionGraph(found(), nullptr, {}), ExportOptions{}, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    for (const char* name : {">a<", ">b<", ">c<"}) QVERIFY(svg.contains(name));
}

ARDENT_TEST(GraphDiagramTest)
#include "graph_diagram_test.moc"
