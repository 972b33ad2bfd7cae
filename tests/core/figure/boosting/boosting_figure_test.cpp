#include "core/figure/boosting/boosting_figure.h"

#include <QtTest>

#include "core/base/grid.h"
#include "core/figure/notes/notes.h"
#include "core/random/random_stream.h"
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

/// One round with a learner of two cosines for each output, the k-th with the step k + 1.
Boosting oneRoundOfWaves(Index inputs, Index outputs) {
    RandomStream random(5, StreamId::InitialWeights);
    Boosting boosting;
    boosting.chosen = 1;
    auto wave = std::make_shared<Boosting::Round>();
    wave->frequencies.resize(inputs, 2);
    for (double& value : wave->frequencies.reshaped()) value = random.normal();
    wave->landmark = Vector::LinSpaced(inputs, -0.5, 0.5);
    wave->shifts = wave->frequencies.transpose() * wave->landmark;
    wave->weights = Vector::LinSpaced(2, 0.25, 0.75);
    for (Index k = 0; k < outputs; ++k) {
        auto learner = std::make_shared<Boosting::Round>(*wave);
        learner->output = k;
        learner->step = static_cast<double>(k + 1);
        boosting.rounds.push_back(std::move(learner));
    }
    return boosting;
}

}  // namespace

class BoostingFigureTest : public QObject {
    Q_OBJECT

private slots:
    void marginsAreDrawnRoundByRound() {
        const Figure figure = boostingMarginsFigure(twoRounds(3), {});
        QCOMPARE(layers<Series>(figure).size(), std::size_t(6));
        QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{-1., -2.}));
        QCOMPARE(layers<Series>(figure)[4].y, (std::vector<double>{3., 6.}));
        QCOMPARE(layers<Series>(figure)[5].x, (std::vector<double>{1., 1.}));  // the run's own
        BoostingChoice choice;
        choice.round = 2;
        QCOMPARE(layers<Series>(boostingMarginsFigure(twoRounds(3), choice))[5].x,
                 (std::vector<double>{2., 2.}));
    }

    void whatIsNoMarginIsNotCalledOne() {
        Boosting boosting = twoRounds(3);
        QCOMPARE(boostingMarginsFigure(boosting, {}).title, std::string("Margins round by round"));
        QCOMPARE(boostingMarginsFigure(boosting, {}).y.label, std::string("margin"));
        boosting.marginKind = "|y − H(x)|, standard deviations of the target";
        BoostingChoice choice;
        choice.areResiduals = true;
        const Figure figure = boostingMarginsFigure(boosting, choice);
        QCOMPARE(figure.title, std::string("Absolute residuals round by round"));
        QCOMPARE(figure.y.label,
                 std::string("Absolute residuals |y − H(x)|, standard deviations of the target"));
    }

    void theColoursOfMarginsAreThoseOfEveryRun() {
        BoostingChoice choice;
        for (const int run : {0, 3, 7}) {
            choice.colour = run;
            const Figure figure = boostingMarginsFigure(twoRounds(3), choice);
            for (int q = 0; q < 5; ++q) QCOMPARE(layers<Series>(figure)[std::size_t(q)].colour, q);
        }
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
        QCOMPARE(layers<Series>(figure)[0].x, (std::vector<double>{1., 2.}));
        QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{-3., -6.}));
        QCOMPARE(layers<Series>(figure)[2].y, (std::vector<double>{2., 5.}));
        QCOMPARE(layers<Series>(figure)[4].y, (std::vector<double>{9., 18.}));
        BoostingChoice beyond;
        beyond.round = 6;
        QCOMPARE(layers<Series>(boostingMarginsFigure(boosting, beyond))[5].x,
                 (std::vector<double>{2., 2.}));
    }

    void countsTheRoundsShown() {
        BoostingChoice choice;
        choice.round = 1;
        QCOMPARE(layers<Series>(boostingMarginsFigure(twoRounds(3), choice))[5].name,
                 std::string("shown: 1 round"));
        choice.round = 2;
        QCOMPARE(layers<Series>(boostingMarginsFigure(twoRounds(3), choice))[5].name,
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
                const double x =
                    findLayer<Field>(figure)->x.low +
                    double(i) / 4. *
                        (findLayer<Field>(figure)->x.high - findLayer<Field>(figure)->x.low);
                const double y =
                    findLayer<Field>(figure)->y.low +
                    double(j) / 4. *
                        (findLayer<Field>(figure)->y.high - findLayer<Field>(figure)->y.low);
                const double loss = std::pow((x - a.offset) / a.scale - 1., 2) +
                                    std::pow((y - b.offset) / b.scale - 2., 2);
                QVERIFY(std::abs(findLayer<Field>(figure)->values(i, j) - loss) < 1e-9);
            }
        QCOMPARE(layers<Points>(figure)[0].x[0], a.offset + a.scale);
    }

    /// It has the same phase along stripes, so that a landmark is one of many.
    void aSingleCosineHasNoLandmarkOfItsOwn() {
        const TaskPtr task = test::mixedTask(40);
        Boosting boosting = twoRounds(task->recipe->inputs());
        const auto tells = [&] {
            const auto figure = landmarkLossFigure(boosting, *task, {});
            return notesText(*figure).find("all landmarks on a stripe") != std::string::npos;
        };
        for (const Index waves : {1, 2}) {
            auto round = std::make_shared<Boosting::Round>(*boosting.rounds.front());
            round->weights = Vector::Constant(waves, 1. / double(waves));
            boosting.rounds.front() = round;
            QCOMPARE(tells(), waves == 1);
        }
    }

    void theWeakLearnerIsWhatItsRoundAdds() {
        const TaskPtr task = test::mixedTask(40);
        const FittedRecipe& recipe = *task->recipe;
        const Boosting boosting = oneRoundOfWaves(recipe.inputs(), 1);
        const Boosting::Round& round = *boosting.rounds.front();
        BoostingChoice choice;
        choice.steps = 5;
        const Figure figure = *weakLearnerFigure(boosting, *task, choice);
        QVERIFY(findLayer<Field>(figure)->map == ColourMap::Diverging);
        QCOMPARE(findLayer<Field>(figure)->label, std::string("y, added by the round"));
        const auto encoded = [&](const Range& range, Index i, const EncodedColumn& column) {
            return (gridPoint(range, i, 5) - column.offset) / column.scale;
        };
        for (Index i = 0; i < 5; ++i)
            for (Index j = 0; j < 5; ++j) {
                Vector point = round.landmark;
                point[0] = encoded(findLayer<Field>(figure)->x, i, recipe.columns[0]);
                point[1] = encoded(findLayer<Field>(figure)->y, j, recipe.columns[1]);
                double sum = 0.;
                for (Index k = 0; k < 2; ++k)
                    sum += round.weights[k] *
                           std::cos(round.frequencies.col(k).dot(point) - round.shifts[k]);
                QVERIFY(std::abs(findLayer<Field>(figure)->values(i, j) -
                                 recipe.targetScale * sum) < 1e-9);
            }
        QCOMPARE(layers<Points>(figure)[0].x[0],
                 recipe.columns[0].offset - 0.5 * recipe.columns[0].scale);
        QVERIFY2(
            notesText(figure).find("times the weighted mean of 2 cosines") != std::string::npos,
            notesText(figure).c_str());
        QVERIFY(notesText(figure).ends_with("The other columns stay as they are at the dot."));
        QVERIFY(!weakLearnerFigure(boosting, *task, choice, [] { return false; }));
    }

    void everyClassHasALearner() {
        const TaskPtr task = test::mixedTask(40, {"u", "v", "w"});
        const Boosting boosting = oneRoundOfWaves(task->recipe->inputs(), 3);
        BoostingChoice choice;
        const Matrix first = findLayer<Field>(*weakLearnerFigure(boosting, *task, choice))->values;
        choice.output = 2;
        const Figure third = *weakLearnerFigure(boosting, *task, choice);
        QVERIFY((findLayer<Field>(third)->values - 3. * first).norm() < 1e-9);
        QCOMPARE(findLayer<Field>(third)->label, std::string("vote for w"));
        QVERIFY2(notesText(third).ends_with("It is the learner for class w against the rest."),
                 notesText(third).c_str());

        const TaskPtr two = test::mixedTask(40, {"no", "yes"});
        const auto figure = weakLearnerFigure(oneRoundOfWaves(two->recipe->inputs(), 1), *two, {});
        QCOMPARE(findLayer<Field>(*figure)->label, std::string("vote for yes"));
    }

    void theSumSaysOfHowManyRoundsItIs() {
        BoostingChoice choice;
        QCOMPARE(boostingSumTitle(twoRounds(3), choice), std::string("Sum of 1 round"));
        choice.round = 2;
        QCOMPARE(boostingSumTitle(twoRounds(3), choice), std::string("Sum of 2 rounds"));
        choice.round = 0;
        QCOMPARE(boostingSumTitle(twoRounds(3), choice),
                 std::string("The constant before the first round"));
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
        QCOMPARE(layers<Series>(margins)[5].x, (std::vector<double>{0., 0.}));
        QVERIFY(notesText(margins).ends_with("the run's model has 0."));
        QCOMPARE(landmarkLossFigure(boosting, *task, {})->empty,
                 std::string("The model without any round is a constant and has no landmark."));
    }
};

ARDENT_TEST(BoostingFigureTest)
#include "boosting_figure_test.moc"
