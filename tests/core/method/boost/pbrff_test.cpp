#include "core/method/boost/pbrff.h"

#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

class PbrffTest : public QObject {
    Q_OBJECT

private slots:
    void learnsEveryKindOfProblem() {
        const TaskPtr moons = test::syntheticTask("moons", 400);
        const auto two = test::trainToEnd("pbrff", moons, {{"gamma", 2.}});
        QVERIFY(two.metric(*moons, "accuracy") > 0.95);
        const TaskPtr corners = test::syntheticTask("xor", 500);
        QVERIFY(test::trainToEnd("pbrff", corners, {}).metric(*corners, "accuracy") > 0.5);
        const TaskPtr numbers = test::syntheticTask("additive", 400);
        QVERIFY(test::trainToEnd("pbrff", numbers, {}).metric(*numbers, "r2") > 0.3);
    }

    void theSupportVectorMachineIsForClasses() {
        const TaskPtr moons = test::syntheticTask("moons", 400);
        const OptionValues options{{"gamma", 2.}, {"model", std::string("svm")}, {"lambdas", 5LL}};
        const auto two = test::trainToEnd("pbrff", moons, options);
        QVERIFY(two.metric(*moons, "accuracy") > 0.95);
        const auto rows = double(moons->split.train.size());
        QCOMPARE(two.path->lambdas.size(), std::size_t{5});
        COMPARE_WITHIN(two.path->lambdas.front(), 1. / (2. * rows * 0.01), 1e-9);
        COMPARE_WITHIN(two.path->lambdas.back(), 1. / (2. * rows * 100.), 1e-12);
        const TaskPtr corners = test::syntheticTask("xor", 500);
        QVERIFY(
            test::trainToEnd("pbrff", corners, {{"model", std::string("svm")}, {"lambdas", 5LL}})
                .metric(*corners, "accuracy") > 0.5);
        const TaskPtr numbers = test::syntheticTask("additive", 100);
        QVERIFY(test::trainToEnd("pbrff", numbers, options).refused.find("model=logistic") !=
                std::string::npos);
    }

    void theSupportVectorMachineIsAsGoodOverFolds() {
        auto task = std::make_shared<Task>(*test::syntheticTask("moons", 200));
        task->split = {task->split.train, {}, task->split.test};
        const auto trained = test::trainToEnd(
            "pbrff", task,
            {{"gamma", 2.}, {"model", std::string("svm")}, {"lambdas", 5LL}, {"landmarks", 40LL}});
        QCOMPARE(trained.path->errors.size(), trained.path->scores.size());
        QVERIFY(trained.path->scores[std::size_t(trained.path->best)] < 0.2);
    }

    /// With far too narrow a kernel by itself, on rows of which others are needed.
    void theGridIsCrossValidated() {
        const TaskPtr task = test::syntheticTask("moons", 200);
        OptionValues options{{"landmarks", 20LL}, {"lambdas", 5LL}};
        options["tuning"] = std::string("cross_validate");
        const auto tuned = test::trainToEnd("pbrff", task, options);
        QCOMPARE(tuned.last.state, Advance::State::Finished);
        const std::string reason = tuned.last.reason.english();
        QVERIFY2(
            reason.find("have the lowest cross-validated loss of 25 pairs.") != std::string::npos,
            reason.c_str());
        const auto hasty = test::trainHastily("pbrff", task, options);
        QVERIFY(predict(*hasty.predictor, task->x) == predict(*tuned.predictor, task->x));
        options["tuning"] = std::string("fixed");
        const auto narrow = [&](double gamma) {
            options["gamma"] = gamma;
            return test::trainToEnd("pbrff", task, options).metric(*task, "log_loss");
        };
        QVERIFY(tuned.metric(*task, "log_loss") < narrow(200.));
    }

    void thePaperPresetTunesASupportVectorMachine() {
        const auto values =
            presetDefaults(findMethod("pbrff")->schema(), {{"preset", std::string("paper")}});
        QCOMPARE(toText(values.at("tuning")), std::string("cross_validate"));
        QCOMPARE(toText(values.at("model")), std::string("svm"));
    }

    void theModelHasTheWavesOfAllLandmarks() {
        const TaskPtr task = test::syntheticTask("moons", 100);
        const auto trained =
            test::trainToEnd("pbrff", task, {{"landmarks", 7LL}, {"features", 3LL}});
        QCOMPARE(trained.predictor->fourier()->features(), Index{21});
    }

    void isTheSameForAnyThreadsAndInterruptions() {
        const TaskPtr task = test::syntheticTask("moons", 150);
        for (const char* model : {"logistic", "svm"}) {
            const OptionValues options{
                {"landmarks", 20LL}, {"lambdas", 5LL}, {"model", std::string(model)}};
            const auto alone = test::trainToEnd("pbrff", task, options);
            const auto other = test::trainHastily("pbrff", task, options);
            QCOMPARE(other.train, alone.train);
            QVERIFY(predict(*other.predictor, task->x) == predict(*alone.predictor, task->x));
        }
    }

    void copesWithOddData() {
        const std::vector<TaskPtr> tasks{
            test::taskOf({test::numbers("x", {1, 2}), test::numbers("y", {0, 5})},
                         Problem::Regression),
            test::taskOf({test::numbers("x", {1, 1, 1, 1, 1}),
                          test::levels("y", {"no", "yes"}, {0, 0, 1, 0, 0})},
                         Problem::Classification)};
        for (const TaskPtr& task : tasks) {
            for (const char* model : {"logistic", "svm"}) {
                const auto trained = test::trainToEnd(
                    "pbrff", task, {{"landmarks", 5LL}, {"model", std::string(model)}});
                const bool isForClasses = model == std::string_view("svm");
                if (isForClasses && task->recipe->problem == Problem::Regression) {
                    QCOMPARE(trained.refused, std::string("The support vector machine on the "
                                                          "similarities is for classes; set "
                                                          "model=logistic."));
                    continue;
                }
                QCOMPARE(trained.refused, std::string());
                QCOMPARE(trained.last.state, Advance::State::Finished);
                QVERIFY(predict(*trained.predictor, task->x).allFinite());
            }
        }
    }
};

ARDENT_TEST(PbrffTest)
#include "pbrff_test.moc"
