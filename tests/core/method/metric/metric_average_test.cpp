#include "core/method/metric/metric_average.h"

#include <QtTest>
#include <numeric>

#include "core/method/metric/closed_form_finish.h"
#include "core/method/metric/metric_sets.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

/// 400 rows of jse3, whose target is x1 x2.
MetricTask learning() {
    MetricTask data;
    data.task = test::syntheticTask("jse3", 400);
    data.train = data.task->split.train;
    data.validation = data.task->split.validation;
    return data;
}

MetricNet netOn(const MetricTask& data, std::vector<Index> inputs, std::uint32_t draw) {
    MetricNet net;
    net.coordinates = coordinatesOf(data.task, std::move(inputs));
    FourierBasis basis = drawBasis(Sampler::Gaussian, net.coordinates->size(), 50, 1, draw);
    net.base = std::move(basis.frequencies);
    net.phases = std::move(basis.phases);
    net.weights = Matrix::Constant(50, 1, 0.01 * draw);
    net.intercept = Vector::Constant(1, 0.1 * draw);
    return net;
}

}  // namespace

class MetricAverageTest : public QObject {
    Q_OBJECT

private slots:
    void joinedNetsPredictTheirAverage();
    void greedyAverageIsNeverWorseThanTheBest();
    void turnedCoordinatesAreTheSameFunction();
    void closedFormIsTheRidgeSolution();
    void setsHaveNoRepeats();
};

void MetricAverageTest::joinedNetsPredictTheirAverage() {
    const MetricTask data = learning();
    std::vector<MetricNet> nets{netOn(data, {0, 1}, 1), netOn(data, {1, 4, 7}, 2),
                                netOn(data, {3}, 3)};
    nets[1].metric = Matrix::Identity(3, 3);
    nets[1].metric(0, 2) = 0.5;
    const std::vector<double> shares{0.25, 0.75, 0.};
    const MetricNet all = joined(data.task, nets, shares);
    QCOMPARE(all.features(), 100);
    const Matrix average =
        0.25 * scoresOf(nets[0], data.train) + 0.75 * scoresOf(nets[1], data.train);
    QVERIFY((scoresOf(all, data.train) - average).cwiseAbs().maxCoeff() < 1e-5);
    const FourierModel model = modelOf(all, data.task->x.cols());
    QVERIFY((evaluate(model, data.task->x, data.train) - average).cwiseAbs().maxCoeff() < 1e-5);
}

void MetricAverageTest::greedyAverageIsNeverWorseThanTheBest() {
    const MetricTask data = learning();
    RandomStream random(1, StreamId::SyntheticNoise);
    std::vector<Matrix> scores;
    double best = std::numeric_limits<double>::infinity();
    for (int model = 0; model < 5; ++model) {
        Matrix own(std::ssize(data.train), 1);
        for (Index i = 0; i < own.rows(); ++i)
            own(i, 0) = double(data.task->y[std::size_t(data.train[std::size_t(i)])]) +
                        (0.5 + 0.1 * model) * random.normal();
        best = std::min(best, meanLoss(data, own, data.train));
        scores.push_back(own);
    }
    const MetricAverage average = greedyAverage(data, scores, data.train, 10);
    COMPARE_WITHIN(std::accumulate(average.shares.begin(), average.shares.end(), 0.), 1., 1e-12);
    QVERIFY(average.loss < 0.5 * best);
    Matrix sum = Matrix::Zero(scores[0].rows(), 1);
    for (std::size_t i = 0; i < scores.size(); ++i) sum += average.shares[i] * scores[i];
    COMPARE_WITHIN(meanLoss(data, sum, data.train), average.loss, 1e-12);
}

void MetricAverageTest::turnedCoordinatesAreTheSameFunction() {
    const MetricTask data = learning();
    MetricNet plain = netOn(data, {0, 3}, 2);
    Matrix turn(2, 2);
    turn << 0.5, 1., -2., 0.3;
    MetricNet turned = plain;
    turned.coordinates = coordinatesOf(data.task, {0, 3}, turn);
    plain.base = turn * plain.base;
    QVERIFY((scoresOf(plain, data.train) - scoresOf(turned, data.train)).cwiseAbs().maxCoeff() <
            1e-5);
    QVERIFY((modelOf(plain, 10).basis->frequencies - modelOf(turned, 10).basis->frequencies)
                .cwiseAbs()
                .maxCoeff() < 1e-12);
}

void MetricAverageTest::closedFormIsTheRidgeSolution() {
    const MetricTask data = learning();
    const MetricNet net = netOn(data, {0, 1}, 1);
    const auto finish = finishInClosedForm(data, net, always);
    QVERIFY(finish);
    QVERIFY(finish->loss < 0.3 * meanLoss(data, scoresOf(net, data.validation), data.validation));
    COMPARE_WITHIN(meanLoss(data, finish->scores, data.validation), finish->loss, 1e-4);
    // On all of its rows the gradient of the ridge objective by every weight is zero.
    std::vector<std::int32_t> rows = data.train;
    rows.insert(rows.end(), data.validation.begin(), data.validation.end());
    const Matrix scores = scoresOf(finish->net, rows);
    Vector slope = finish->lambda * finish->net.weights.col(0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Vector phase =
            net.base.transpose() * net.coordinates->u->row(rows[i]).cast<double>().transpose() +
            net.phases;
        slope += (scores(Index(i), 0) - double(data.task->y[std::size_t(rows[i])])) *
                 phase.array().cos().matrix() / double(rows.size());
    }
    QVERIFY(slope.cwiseAbs().maxCoeff() < 1e-4);
    QVERIFY(!finishInClosedForm(data, net, [] { return false; }));
}

void MetricAverageTest::setsHaveNoRepeats() {
    Vector scale(4);
    scale << -1., 0.05, 0.2, 0.;
    QCOMPARE(inputsAbove(scale, 0.1), (std::vector<Index>{0, 2}));
    QVERIFY(inputsAbove(Vector::Zero(3), 0.1).empty());
    const auto sets = distinctSets({{0, 2}, {}, {0}, {0, 2}, {0, 1, 2}, {1}}, 2, 2);
    QCOMPARE(sets, (std::vector<std::vector<Index>>{{0, 2}, {0}}));
}

ARDENT_TEST(MetricAverageTest)
#include "metric_average_test.moc"
