#include <qcustomplot.h>

#include <QtTest>
#include <array>

#include "core/figure/loss_figure.h"
#include "tests/support/sample_figures.h"
#include "ui/figure/figure_view.h"

using namespace ardent;

namespace {

/// Each of 2,000 points on one of 10 × 10 places.
Figure crowdedRegions() {
    Figure figure = test::classRegions();
    Points& points = figure.points.front();
    points = {};
    for (int i = 0; i < 2000; ++i) {
        points.x.push_back(0.2 * (i % 10) - 0.9);
        points.y.push_back(0.2 * (i / 10 % 10) - 0.9);
        points.values.push_back(i % 3 == 0 ? 1. : 0.);
    }
    points.sideBySide = true;
    return figure;
}

}  // namespace

/// What one update costs, reported and not judged.
class FigureCostTest : public QObject {
    Q_OBJECT

private slots:
    void update_data();
    void update();
    void panAMillionPoints();
    void updateOfAMillionLoggedPoints();
};

void FigureCostTest::update_data() {
    QTest::addColumn<QString>("figure");
    for (const char* figure : {"two lines of 100,000 points", "two lines of 1,000,000 points",
                               "1,000 bars", "class regions", "2,000 points on 100 places"}) {
        QTest::addRow("%s", figure) << QString(figure);
    }
}

void FigureCostTest::update() {
    QFETCH(QString, figure);
    Figure shown = test::classRegions();
    if (figure.startsWith(QLatin1String("two"))) shown = test::lossLines(1, 100'000);
    if (figure.contains(QLatin1String("1,000,000"))) shown = test::lossLines(1, 1'000'000);
    if (figure.startsWith(QLatin1String("1,000"))) shown = test::relevanceBars(1000);
    if (figure.startsWith(QLatin1String("2,000"))) shown = crowdedRegions();
    FigureView view;
    view.resize(900, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QBENCHMARK {
        view.setFigure(shown);
        view.plot()->replot(QCustomPlot::rpImmediateRefresh);
    }
    QVERIFY(view.followsData());
}

void FigureCostTest::panAMillionPoints() {
    FigureView view;
    view.resize(900, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFigure(test::lossLines(1, 1'000'000));
    view.plot()->replot(QCustomPlot::rpImmediateRefresh);
    QBENCHMARK {
        QTest::keyClick(&view, Qt::Key_Right);
        view.plot()->replot(QCustomPlot::rpImmediateRefresh);
    }
    QVERIFY(!view.followsData());
}

void FigureCostTest::updateOfAMillionLoggedPoints() {
    LossCurve run{"long", 0,
                  Curve({{"train", "Training loss (mean squared error)"},
                         {"validation", "Validation loss (mean squared error)"}}),
                  "epoch"};
    for (int tick = 1; tick <= 1'000'000; ++tick)
        run.curve.append(tick, std::array{1. / tick, 2. / tick});
    LossChoice choice;
    choice.finest.points = 16'000;
    CurveLines lines;
    FigureView view;
    view.resize(900, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QBENCHMARK {
        view.setFigure(lossFigure({&run, 1}, choice, lines));
        view.plot()->replot(QCustomPlot::rpImmediateRefresh);
    }
    QVERIFY(view.followsData());
}

QTEST_MAIN(FigureCostTest)
#include "figure_cost_test.moc"
