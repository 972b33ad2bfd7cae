#include "core/figure/boosting_figure.h"

#include <QtTest>

#include "tests/support/explained_model.h"

using namespace ardent;

namespace {

/// Two rounds; a landmark's loss is its squared distance from (1, 2) in the first two columns.
Boosting twoRounds(Index inputs) {
    Boosting boosting;
    boosting.marginKind = "margin";
    boosting.lossKind = "loss";
    for (const double size : {1., 2.}) {
        auto round = std::make_shared<Boosting::Round>();
        round->landmark = Vector::Zero(inputs);
        round->landmark[0] = size;
        round->margins = {-size, 0., size, 2. * size, 3. * size};
        boosting.rounds.push_back(std::move(round));
    }
    boosting.chosen = 1;
    boosting.landmarkLoss = [](Index, const Matrix& landmarks) {
        return Vector((landmarks.col(0).array() - 1.).square() +
                      (landmarks.col(1).array() - 2.).square());
    };
    return boosting;
}

}  // namespace

class BoostingFigureTest : public QObject {
    Q_OBJECT

private slots:
    void marginsAreDrawnRoundByRound() {
        const Figure figure = boostingMarginsFigure(twoRounds(3), {});
        QCOMPARE(figure.series.size(), std::size_t(6));
        QCOMPARE(figure.series[0].y, (std::vector<double>{-1., -2.}));
        QCOMPARE(figure.series[4].y, (std::vector<double>{3., 6.}));
        QCOMPARE(figure.series[5].x, (std::vector<double>{1., 1.}));  // the run's own
        BoostingChoice choice;
        choice.round = 2;
        QCOMPARE(boostingMarginsFigure(twoRounds(3), choice).series[5].x,
                 (std::vector<double>{2., 2.}));
    }

    /// Of three classes a round has three learners.
    void classesShareTheirRounds() {
        Boosting boosting;
        for (Index k = 0; k < 6; ++k) {
            auto learner = std::make_shared<Boosting::Round>();
            learner->output = k % 3;
            const auto size = static_cast<double>(k + 1);
            learner->margins = {-size, 0., size, 2. * size, 3. * size};
            boosting.rounds.push_back(std::move(learner));
        }
        boosting.chosen = 2;
        QCOMPARE(roundCount(boosting), Index(2));
        const Figure figure = boostingMarginsFigure(boosting, {});
        QCOMPARE(figure.series[0].x, (std::vector<double>{1., 2.}));
        QCOMPARE(figure.series[0].y, (std::vector<double>{-3., -6.}));
        QCOMPARE(figure.series[2].y, (std::vector<double>{2., 5.}));
        QCOMPARE(figure.series[4].y, (std::vector<double>{9., 18.}));
        BoostingChoice beyond;
        beyond.round = 6;
        QCOMPARE(boostingMarginsFigure(boosting, beyond).series[5].x,
                 (std::vector<double>{2., 2.}));
    }

    void countsTheRoundsShown() {
        BoostingChoice choice;
        choice.round = 1;
        QCOMPARE(boostingMarginsFigure(twoRounds(3), choice).series[5].name,
                 std::string("shown: 1 round"));
        choice.round = 2;
        QCOMPARE(boostingMarginsFigure(twoRounds(3), choice).series[5].name,
                 std::string("shown: 2 rounds"));
    }

    void lossIsAskedOverThePlaneInTheColumnsUnits() {
        const TaskPtr task = test::mixedTask(40);
        BoostingChoice choice;
        choice.steps = 5;
        const Figure figure = *landmarkLossFigure(twoRounds(task->recipe->inputs()), *task, choice);
        const EncodedColumn& a = task->recipe->columns[0];
        const EncodedColumn& b = task->recipe->columns[1];
        for (Index i = 0; i < 5; ++i)
            for (Index j = 0; j < 5; ++j) {
                const double x = figure.field->x.low +
                                 double(i) / 4. * (figure.field->x.high - figure.field->x.low);
                const double y = figure.field->y.low +
                                 double(j) / 4. * (figure.field->y.high - figure.field->y.low);
                const double loss = std::pow((x - a.offset) / a.scale - 1., 2) +
                                    std::pow((y - b.offset) / b.scale - 2., 2);
                QVERIFY(std::abs(figure.field->values(i, j) - loss) < 1e-9);
            }
        QCOMPARE(figure.points[0].x[0], a.offset + a.scale);
    }

    void saysWhyItIsEmptyAndStops() {
        const TaskPtr task = test::mixedTask(40);
        const Boosting boosting = twoRounds(task->recipe->inputs());
        QVERIFY(boostingMarginsFigure({}, {}).isEmpty());
        BoostingChoice choice;
        choice.second = 0;
        QCOMPARE(landmarkLossFigure(boosting, *task, choice)->empty,
                 std::string("Choose two different variables."));
        choice.second = 4;  // "flat"
        QVERIFY(
            landmarkLossFigure(boosting, *task, choice)->empty.starts_with("flat has only one"));
        QVERIFY(!landmarkLossFigure(boosting, *task, {}, [] { return false; }));
    }

    void aRunMayKeepNoRound() {
        const TaskPtr task = test::mixedTask(40);
        Boosting boosting = twoRounds(task->recipe->inputs());
        boosting.chosen = 0;
        const Figure margins = boostingMarginsFigure(boosting, {});
        QCOMPARE(margins.series[5].x, (std::vector<double>{0., 0.}));
        QVERIFY(margins.note.ends_with("the run's model has 0."));
        QCOMPARE(landmarkLossFigure(boosting, *task, {})->empty,
                 std::string("The model without any round is a constant and has no landmark."));
    }
};

QTEST_GUILESS_MAIN(BoostingFigureTest)
#include "boosting_figure_test.moc"
