#include <qcustomplot.h>

#include <QComboBox>

#include "core/data/synthetic.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// The relevance of variables beside the truth, by keys in the window.
class RelevancePageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void whatIsKeptIsFoundMissedOrFalse();
    void whatIsOnlyRankedIsToldAmongTheFirst();
    void theTruthIsOfTheSamplesOwnTarget();
    void aFileKnowsNoTruth();

private:
    Session& session() { return window_->session(); }
    FigurePage* page() { return window_->window().views().page(QStringLiteral("relevance")); }
    const Figure& figure() { return page()->figure(); }
    const RunEntry& run() { return *session().runs().current(); }
    void openSample(const char* id);
    void trainToEnd(const char* method);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void RelevancePageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void RelevancePageTest::openSample(const char* id) {
    session().openSample(QLatin1String(id));
    QTRY_VERIFY(session().data() && session().data()->sample == QLatin1String(id));
}

void RelevancePageTest::trainToEnd(const char* method) {
    session().setMethod(QLatin1String(method));
    const std::size_t before = session().runs().all().size();
    window_->key(Qt::Key_F5);
    const auto ended = [&] { return session().runs().all().size() > before && !run().run; };
    QTRY_VERIFY_WITH_TIMEOUT(ended(), 60'000);
    window_->key(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(page()->isSettled() && !figure().isEmpty());
}

void RelevancePageTest::whatIsKeptIsFoundMissedOrFalse() {
    openSample("additive");
    trainToEnd("lasso");
    const std::vector<std::string> truth = relevantColumns(*findSyntheticSet("additive"));
    QCOMPARE(truth, (std::vector<std::string>{"x1", "x2", "x3", "x4"}));
    const Bars& bars = *figure().bars;
    std::map<std::string, int> counts;
    for (std::size_t i = 0; i < bars.names.size(); ++i) {
        const bool isTrue = std::ranges::find(truth, bars.names[i]) != truth.end();
        const char* mark = bars.selected[i] ? (isTrue ? "found" : "false") : isTrue ? "missed" : "";
        QCOMPARE(bars.remarks[i], std::string(mark));
        ++counts[mark];
    }
    QVERIFY(counts["found"] > 0);
    const std::string note = fmt::format("The truth is known: {} found, {} missed, {} false.",
                                         counts["found"], counts["missed"], counts["false"]);
    QVERIFY2(figure().note.find(note) != std::string::npos, figure().note.c_str());
    QCustomPlot& plot = *page()->view()->plot();
    const auto found = std::ranges::find(bars.remarks, "found") - bars.remarks.begin();
    const QPointF place(plot.axisRect()->rect().center().x(),
                        plot.yAxis->coordToPixel(static_cast<double>(found)));
    QVERIFY(describe(figure(), plot, place).endsWith(QStringLiteral("\nfound")));
}

void RelevancePageTest::whatIsOnlyRankedIsToldAmongTheFirst() {
    openSample("additive");
    trainToEnd("ridge");
    const Bars& bars = *figure().bars;
    QVERIFY(bars.selected.empty());
    QCOMPARE(std::ranges::count(bars.remarks, "true"), 4);
    QCOMPARE(std::ranges::count(bars.remarks, ""), 6);
    const auto among = std::ranges::count(std::span(bars.remarks).first(4), "true");
    const std::string note = fmt::format(
        "The truth is known: {} of the 4 true variables are among the 4 most relevant.", among);
    QVERIFY2(figure().note.find(note) != std::string::npos, figure().note.c_str());
}

void RelevancePageTest::theTruthIsOfTheSamplesOwnTarget() {
    openSample("additive");
    session().setTarget(QStringLiteral("x1"));
    trainToEnd("lasso");
    QVERIFY(figure().bars->remarks.empty());
    QVERIFY2(figure().note.find("truth") == std::string::npos, figure().note.c_str());
}

void RelevancePageTest::aFileKnowsNoTruth() {
    window_->openSmallTable(sandbox_);
    trainToEnd("lasso");
    QVERIFY(figure().bars->remarks.empty());
    QVERIFY2(figure().note.find("truth") == std::string::npos, figure().note.c_str());
}

QTEST_MAIN(RelevancePageTest)
#include "relevance_page_test.moc"
