#include "ui/figure/flow_legend.h"

#include <QtTest>

using namespace ardent;

namespace {

struct ShownLegend : FlowLegend {
    using FlowLegend::draw;
    using FlowLegend::FlowLegend;
};

std::vector<LegendEntry> entriesOf(int count, const QString& name) {
    LegendEntry entry;
    entry.text = name;
    entry.line = QPen(Qt::black);
    return std::vector<LegendEntry>(static_cast<std::size_t>(count), entry);
}

DrawStyle largeStyle() {
    DrawStyle style;
    style.fontPt = 14.;
    return style;
}

/// The part of a page 400 pixels wider and higher that something is drawn on.
QRect drawnArea(ShownLegend& legend, QSize size) {
    legend.setOuterRect(QRect(QPoint(), size));
    QImage page(size + QSize(400, 400), QImage::Format_RGB32);
    page.fill(Qt::white);
    {
        QCPPainter painter(&page);
        legend.draw(&painter);
    }
    QRect drawn;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            if (page.pixel(x, y) != qRgb(255, 255, 255)) drawn |= QRect(x, y, 1, 1);
    return drawn;
}

}  // namespace

class FlowLegendTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingReachesBeyondTheWidth_data();
    void nothingReachesBeyondTheWidth();
    void aColumnStaysWithinItsRoom_data();
    void aColumnStaysWithinItsRoom();
    void aColumnIsNoWiderThanItsNames();
    void aColumnTellsHowManyItLeavesOut();
    void whatIsShortenedIsToldWhereItStands();

private:
    std::unique_ptr<QCustomPlot> plot_;
    ShownLegend* legend_ = nullptr;
};

void FlowLegendTest::init() {
    plot_ = std::make_unique<QCustomPlot>();
    legend_ = new ShownLegend(plot_.get());
    plot_->plotLayout()->addElement(1, 0, legend_);
}

void FlowLegendTest::nothingReachesBeyondTheWidth_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("entries");
    QTest::addColumn<int>("rows");
    QTest::newRow("short names") << QStringLiteral("x") << 40 << 1;
    QTest::newRow("a name as long as the row") << QString(80, u'w') << 3 << 1;
    QTest::newRow("many") << QStringLiteral("variable") << 12345 << 1;
    QTest::newRow("two rows of short names") << QStringLiteral("x") << 40 << 2;
    QTest::newRow("two rows of long names") << QString(80, u'w') << 3 << 2;
}

/// Neither a name nor the count of those left out.
void FlowLegendTest::nothingReachesBeyondTheWidth() {
    QFETCH(QString, name);
    QFETCH(int, entries);
    QFETCH(int, rows);
    legend_->setEntries(entriesOf(entries, name), largeStyle());
    for (int width = 240; width < 400; width += 7) {
        legend_->arrange(width, rows);
        QVERIFY(!legend_->leftOut().empty());
        const QRect drawn = drawnArea(*legend_, QSize(width, 100));
        QVERIFY(!drawn.isEmpty() && drawn.right() < width + 2);
    }
}

void FlowLegendTest::aColumnStaysWithinItsRoom_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("entries");
    QTest::newRow("few") << QStringLiteral("x") << 3;
    QTest::newRow("more than there is room for") << QStringLiteral("variable") << 40;
    QTest::newRow("many") << QStringLiteral("variable") << 12345;
    QTest::newRow("long names") << QString(80, u'w') << 5;
}

void FlowLegendTest::aColumnStaysWithinItsRoom() {
    QFETCH(QString, name);
    QFETCH(int, entries);
    legend_->setEntries(entriesOf(entries, name), largeStyle());
    constexpr int kMostWidth = 180;
    for (int height = 80; height < 300; height += 17) {
        legend_->arrangeInColumn(kMostWidth, height);
        const int width = legend_->minimumSize().width();
        QVERIFY(width <= kMostWidth);
        QCOMPARE(legend_->maximumSize().width(), width);
        const QRect drawn = drawnArea(*legend_, QSize(width, height));
        QVERIFY2(!drawn.isEmpty() && drawn.right() < width + 2 && drawn.bottom() < height,
                 qPrintable(QString::number(height)));
    }
}

void FlowLegendTest::aColumnIsNoWiderThanItsNames() {
    legend_->setEntries(entriesOf(3, QStringLiteral("x")), DrawStyle());
    legend_->arrangeInColumn(400, 200.);
    const int narrow = legend_->minimumSize().width();
    QVERIFY(narrow < 100);
    legend_->setEntries(entriesOf(3, QStringLiteral("a longer name")), DrawStyle());
    legend_->arrangeInColumn(400, 200.);
    QVERIFY(legend_->minimumSize().width() > narrow);
    QVERIFY(legend_->minimumSize().width() < 400);
}

/// The count takes the place of a name.
void FlowLegendTest::aColumnTellsHowManyItLeavesOut() {
    constexpr std::size_t kCount = 10;
    legend_->setEntries(entriesOf(kCount, QStringLiteral("x")), DrawStyle());
    std::size_t before = 0;
    for (int height = 10; height < 300; height += 5) {
        const std::size_t named = legend_->namedInColumn(height);
        QVERIFY(named >= before && named != kCount - 1);
        legend_->arrangeInColumn(200, height);
        QCOMPARE(legend_->leftOut().size(), kCount - named);
        before = named;
    }
    QCOMPARE(before, kCount);
}

void FlowLegendTest::whatIsShortenedIsToldWhereItStands() {
    std::vector<LegendEntry> entries = entriesOf(12, QStringLiteral("x"));
    entries[1].text = QStringLiteral("a name that is much longer than the column is wide");
    entries.back().text = QStringLiteral("the last");
    legend_->setEntries(entries, DrawStyle());
    legend_->arrangeInColumn(120, 100.);
    legend_->setOuterRect(QRect(30, 40, 120, 100));
    QStringList told;
    for (int y = 20; y < 160; ++y) {
        const QString text = legend_->textAt(QPointF(50., y));
        if (!text.isEmpty() && (told.isEmpty() || told.back() != text)) told << text;
        QCOMPARE(legend_->textAt(QPointF(20., y)), QString());
    }
    QCOMPARE(told.size(), 2);
    QCOMPARE(told[0], entries[1].text);
    QVERIFY(told[1].endsWith(QStringLiteral("the last")));
    QCOMPARE(told[1].count(u'\n') + 1, static_cast<qsizetype>(legend_->leftOut().size()));
}

ARDENT_TEST(FlowLegendTest)
#include "flow_legend_test.moc"
