#include "ui/figure/graph_layout.h"

#include <QtTest>

#include "ui/style/fonts.h"

using namespace ardent;

namespace {

Graph ring(int nodes, const std::string& name) {
    Graph graph;
    for (int i = 0; i < nodes; ++i) {
        graph.names.push_back(name + std::to_string(i + 1));
        graph.sizes.push_back(1. + i % 7);
    }
    for (Index i = 1; i < nodes; ++i) graph.edges.push_back({{0, i}, 1. / static_cast<double>(i)});
    return graph;
}

}  // namespace

/// Where the parts of a graph stand.
class GraphLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { loadFonts(); }
    void namesDoNotOverlap_data();
    void namesDoNotOverlap();
    void theLargestKeepTheirNames();
    void strongerIsWider();
    void edgesAreFoundUnderThePixel();
    void threeMeetInTheMiddle();
};

void GraphLayoutTest::namesDoNotOverlap_data() {
    QTest::addColumn<int>("nodes");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("name");
    for (const int nodes : {1, 2, 3, 7, 20})
        for (const QSize size : {QSize(700, 500), QSize(260, 180), QSize(900, 140)})
            for (const char* name : {"x", "a rather long name of a variable "})
                QTest::addRow("%d nodes, %d × %d, %s", nodes, size.width(), size.height(), name)
                    << nodes << size << QString::fromLatin1(name);
}

void GraphLayoutTest::namesDoNotOverlap() {
    QFETCH(int, nodes);
    QFETCH(QSize, size);
    QFETCH(QString, name);
    const QRectF area(QPointF(10., 20.), size);
    const GraphLayout layout = layOut(ring(nodes, name.toStdString()), area, DrawStyle());
    QCOMPARE(int(layout.nodes.size()), nodes);
    QVERIFY(!layout.labels.empty());
    if (size.height() > 400) QCOMPARE(int(layout.labels.size()), nodes);
    for (std::size_t i = 0; i < layout.labels.size(); ++i) {
        const QRectF& one = layout.labels[i].rect;
        QVERIFY(area.adjusted(-1., -1., 1., 1.).contains(one));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(layout.labels[j].rect));
    }
}

void GraphLayoutTest::theLargestKeepTheirNames() {
    const Graph graph = ring(20, "x");
    const GraphLayout layout = layOut(graph, QRectF(0., 0., 400., 100.), DrawStyle());
    QVERIFY(layout.labels.size() < 20);
    bool hasLargest = false;
    for (const GraphLayout::Label& label : layout.labels)
        hasLargest = hasLargest || graph.sizes[label.node] == 7.;
    QVERIFY(hasLargest);
}

void GraphLayoutTest::strongerIsWider() {
    const GraphLayout layout = layOut(ring(5, "x"), QRectF(0., 0., 500., 400.), DrawStyle());
    QVERIFY(std::ranges::is_sorted(layout.widths, std::greater{}));
    QVERIFY(layout.widths.back() >= 1.);
    QVERIFY(layout.radii[4] > layout.radii[0]);
}

void GraphLayoutTest::edgesAreFoundUnderThePixel() {
    const Graph graph = ring(5, "x");
    const GraphLayout layout = layOut(graph, QRectF(0., 0., 500., 400.), DrawStyle());
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
        QCOMPARE(edgeAt(graph, layout, layout.hubs[edge]), std::optional(Index(edge)));
    QVERIFY(!edgeAt(graph, layout, QPointF(2., 2.)));
    QCOMPARE(nodeAt(layout, layout.nodes[3]), std::optional(Index(3)));
    QCOMPARE(nodeAt(layout, layout.labels.front().rect.center()),
             std::optional(Index(layout.labels.front().node)));
}

void GraphLayoutTest::threeMeetInTheMiddle() {
    Graph graph = ring(3, "x");
    graph.edges = {{{0, 1, 2}, 1.}};
    const GraphLayout layout = layOut(graph, QRectF(0., 0., 500., 400.), DrawStyle());
    QVERIFY(QLineF(layout.hubs[0], layout.centre).length() < 1e-6);
    QCOMPARE(int(linesOf(graph, layout, 0).size()), 3);
}

ARDENT_TEST(GraphLayoutTest)
#include "graph_layout_test.moc"
