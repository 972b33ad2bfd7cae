#include "core/method/boost/boost_machine.h"

#include <QtTest>
#include <array>
#include <limits>

#include "core/method/boost/boosted_rounds.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"
#include "tests/support/training.h"

using namespace ardent;

class BoostMachineTest : public QObject {
    Q_OBJECT

private slots:
    void stepsAgreeWithTheReference_data() { test::addCases("gbrff2.json"); }
    void stepsAgreeWithTheReference() {
        const auto one = test::goldenCase("gbrff2.json");
        const Matrix x = test::matrixOf(one.inputs.at("X"));
        const Vector y = test::vectorOf(one.inputs.at("y"));
        const Matrix frequencies = test::matrixOf(one.inputs.at("omegas")).transpose();
        const double tolerance = one.tolerance.at("alpha_abs");
        COMPARE_WITHIN(constantVote(y), one.expected.at("H0").get<double>(), 1e-12);
        Index t = 0;
        for (const auto& iteration : one.expected.at("iterations")) {
            const double b = iteration.at("b");
            const Vector h = ((x * frequencies.col(t++)).array() - b).cos();
            COMPARE_WITHIN(exponentialStep(y, h, test::vectorOf(iteration.at("w"))),
                           iteration.at("alpha").get<double>(), tolerance);
        }
    }

    void landmarkRoundAgreesWithTheReference_data() { test::addCases("gbrff1.json"); }
    void landmarkRoundAgreesWithTheReference() {
        const auto one = test::goldenCase("gbrff1.json");
        const auto& expected = one.expected;
        const double tolerance = one.tolerance.at("abs");
        const Vector y = test::vectorOf(one.inputs.at("y"));
        COMPARE_WITHIN(constantVote(y), expected.at("H0").get<double>(), tolerance);
        const Vector q = featureWeights(test::vectorOf(expected.at("feature_losses")),
                                        one.inputs.at("beta"), y.size());
        QVERIFY((q - test::vectorOf(expected.at("q"))).cwiseAbs().maxCoeff() <= tolerance);
        COMPARE_WITHIN(
            exponentialStep(y, test::vectorOf(expected.at("h")), test::vectorOf(expected.at("w"))),
            expected.at("alpha").get<double>(), tolerance);
    }

    void theQuartilesAreThoseOfTheSortedValues() {
        RandomStream random(3, StreamId::SyntheticDesign);
        for (Index count = 1; count < 200; ++count) {
            Vector values(count);
            for (double& value : values) value = random.normal();
            Vector sorted = values;
            std::ranges::sort(sorted);
            const std::array<double, 5> found = fiveNumbers(values);
            for (Index q = 0; q < 5; ++q)
                QCOMPARE(found[static_cast<std::size_t>(q)], sorted[q * (count - 1) / 4]);
        }
    }

    void endlessValuesHaveEnds() {
        constexpr double kEndless = std::numeric_limits<double>::infinity();
        constexpr double kLargest = std::numeric_limits<double>::max();
        QCOMPARE(fiveNumbers(Vector{{0., 1., kEndless}}),
                 (std::array<double, 5>{0., 0., 0., 0., kEndless}));
        QCOMPARE(fiveNumbers(Vector{{-kLargest, 1., kLargest}}),
                 (std::array<double, 5>{-kLargest, -kLargest, -kLargest, -kLargest, kLargest}));
    }

    /// A perfect weak learner or a single class would make α and H⁰ infinite.
    void nothingIsInfinite() {
        const Vector y = Vector::Ones(5);
        QVERIFY(std::isfinite(constantVote(y)));
        QVERIFY(std::isfinite(constantVote(-y)));
        QVERIFY(std::isfinite(exponentialStep(y, y, y)));
        QVERIFY(std::isfinite(exponentialStep(y, -y, y)));
    }

    void theModelGivesTheScoresOfTheMachine_data() {
        QTest::addColumn<QString>("set");
        for (const char* set : {"moons", "xor", "gse2"}) QTest::addRow("%s", set) << set;
    }
    void theModelGivesTheScoresOfTheMachine() {
        QFETCH(QString, set);
        const TaskPtr task = test::syntheticTask(set.toStdString(), 200);
        for (const auto learner :
             {BoostSettings::Learner::Landmark, BoostSettings::Learner::Frequency}) {
            BoostSettings settings;
            settings.learner = learner;
            settings.gamma = 0.5;
            settings.features = 4;
            BoostMachine machine(task, task->split.train, task->split.test, settings, 1,
                                 Sharing::ThisThread);
            double before = machine.fitLoss();
            for (int round = 0; round < 8; ++round) {
                QVERIFY(machine.advance(always));
                QVERIFY(machine.fitLoss() <= before + 1e-12);
                before = machine.fitLoss();
            }
            const FourierModel model =
                boostedModel(machine.start(), task->x.cols(), machine.learners(), 1.);
            const Matrix scores = evaluate(model, task->x, task->split.test);
            QVERIFY((scores - machine.heldScores()).cwiseAbs().maxCoeff() < 1e-3);
        }
    }

    void subsamplingIsTheSameForAnyThreads() {
        const TaskPtr task = test::syntheticTask("moons", 5000);
        const auto fitted = [&](int threads) {
            BoostSettings settings;
            settings.subsample = 1500;
            Matrix scores;
            Arena(threads).run([&] {
                BoostMachine machine(task, task->split.train, task->split.test, settings, 3,
                                     Sharing::AllThreads);
                for (int round = 0; round < 5; ++round) machine.advance(always);
                scores = machine.heldScores();
            });
            return scores;
        };
        QVERIFY(fitted(1) == fitted(2));
    }
};

ARDENT_TEST(BoostMachineTest)
#include "boost_machine_test.moc"
