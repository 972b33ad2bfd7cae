#include "ui/figure/replot_turn.h"

#include <qcustomplot.h>

#include <QtTest>
#include <array>
#include <memory>

using namespace ardent;

class ReplotTurnTest : public QObject {
    Q_OBJECT

private slots:
    void timersComeBetweenTwoPlots();
    void aPlotThatIsGoneIsPassedOver();
};

void ReplotTurnTest::timersComeBetweenTwoPlots() {
    std::array<QCustomPlot, 3> plots;
    QCoreApplication::processEvents();  // each is replotted once where it is made
    QString happened;
    for (QCustomPlot& plot : plots)
        connect(&plot, &QCustomPlot::afterReplot, this, [&] { happened += u'p'; });
    QTimer beat;
    connect(&beat, &QTimer::timeout, this, [&] {
        happened += u'.';
        if (happened.endsWith(QStringLiteral("p.."))) beat.stop();
    });
    for (int asked = 0; asked < 2; ++asked)
        for (QCustomPlot& plot : plots) replotInTurn(plot);
    beat.start(0);
    QCOMPARE(happened, QString());
    QTRY_VERIFY(!beat.isActive());
    QCOMPARE(happened, QStringLiteral("p.p.p.."));
}

void ReplotTurnTest::aPlotThatIsGoneIsPassedOver() {
    auto gone = std::make_unique<QCustomPlot>();
    QCustomPlot plot;
    QCoreApplication::processEvents();
    int replots = 0;
    connect(&plot, &QCustomPlot::afterReplot, this, [&] { ++replots; });
    replotInTurn(*gone);
    replotInTurn(plot);
    gone.reset();
    QTRY_COMPARE(replots, 1);
}

ARDENT_TEST(ReplotTurnTest)
#include "replot_turn_test.moc"
