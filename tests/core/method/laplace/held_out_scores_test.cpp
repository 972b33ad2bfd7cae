#include "core/method/laplace/held_out_scores.h"

#include <QtTest>

#include "core/random/random_stream.h"

using namespace ardent;

namespace {

/// Classes drawn with P = 1 / (1 + exp(−slope · f)).
HeldOutScores someScores(Index rows, double slope, std::uint32_t draw) {
    RandomStream random(7, StreamId::SyntheticDesign, draw);
    HeldOutScores part{Matrix(rows, 1), {}};
    for (Index i = 0; i < rows; ++i) {
        part.scores(i, 0) = random.normal();
        const double p = 1. / (1. + std::exp(-slope * part.scores(i, 0)));
        part.labels.push_back(random.uniform() < p ? 1 : 0);
    }
    return part;
}

}  // namespace

class HeldOutScoresTest : public QObject {
    Q_OBJECT

private slots:
    void calibratesOverAllParts();
    void noPartTellsItsOwnProbabilities();
    void halvesOfOnePartTellEachOther();
};

void HeldOutScoresTest::calibratesOverAllParts() {
    const Calibration found = calibrationOf({someScores(4000, 2., 1), someScores(4000, 2., 2)});
    QVERIFY2(std::abs(found.slope - 2.) < 0.15, qPrintable(QString::number(found.slope)));
}

/// What is right for one part is wrong for the other.
void HeldOutScoresTest::noPartTellsItsOwnProbabilities() {
    const HeldOutScores steep = someScores(2000, 8., 1), flat = someScores(2000, 0., 2);
    const double alike = 0.5 * (calibratedLoss(Link::Logistic, {steep, someScores(2000, 8., 3)}) +
                                calibratedLoss(Link::Logistic, {flat, someScores(2000, 0., 4)}));
    QVERIFY(calibratedLoss(Link::Logistic, {steep, flat}) > 1.5 * alike);
}

void HeldOutScoresTest::halvesOfOnePartTellEachOther() {
    HeldOutScores turned = someScores(2000, 8., 1);
    const double loss = calibratedLoss(Link::Logistic, {turned});
    for (std::size_t i = 0; i < turned.labels.size(); i += 2)
        turned.labels[i] = 1 - turned.labels[i];
    QVERIFY(loss < 0.4);
    QVERIFY(calibratedLoss(Link::Logistic, {turned}) > std::log(2.));
}

ARDENT_TEST(HeldOutScoresTest)
#include "held_out_scores_test.moc"
