#include "core/method/ccm/ccm.h"
#include "core/method/methods.h"

#include <QtTest>

#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

std::vector<std::string> firstNames(const test::Training& trained, std::size_t count) {
    std::vector<std::size_t> order(trained.relevance->values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](std::size_t j) { return trained.relevance->values[j]; });
    std::vector<std::string> names;
    for (std::size_t k = 0; k < count; ++k) names.push_back(trained.relevance->names[order[k]]);
    std::ranges::sort(names);
    return names;
}

OptionValues form(const char* name, int variables) {
    return {{"formulation", std::string(name)},
            {"variables", static_cast<long long>(variables)},
            {"model", std::string("none")}};
}

}  // namespace

class CcmTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheVariablesOfXor_data() {
        QTest::addColumn<QString>("formulation");
        for (const char* name : {"exact", "soft", "inverse_free", "random_features"})
            QTest::addRow("%s", name) << name;
    }
    void findsTheVariablesOfXor() {
        QFETCH(QString, formulation);
        const TaskPtr task = test::syntheticTask("xor", 300);
        auto options = form(qPrintable(formulation), 3);
        options["lambda2"] = 1e4;
        const auto trained = test::trainToEnd("ccm", task, options);
        QCOMPARE(trained.last.state, Advance::State::Finished);
        QCOMPARE(firstNames(trained, 3), (std::vector<std::string>{"x1", "x2", "x3"}));
        // Of the descents on all variables, in front of those that order them.
        const std::vector<double> variance = test::logged(trained.train);
        for (const double share : variance) QVERIFY(share > 0. && share <= 1. + 1e-9);
        if (formulation == "soft" || formulation == "inverse_free") return;
        for (std::size_t i = 1; i < variance.size(); ++i)
            QVERIFY(variance[i] <= variance[i - 1] + 1e-9);
    }

    void theGridIsCrossValidated_data() {
        QTest::addColumn<QString>("formulation");
        QTest::addColumn<QString>("said");
        QTest::newRow("exact") << "exact"
                               << "has the best cross-validated score of 3 tried.";
        QTest::newRow("soft") << "soft"
                              << "have the best cross-validated score of 9 pairs.";
        // With λ₂ = 1 and ε = 0.001 the objective has no lower bound on these rows.
        QTest::newRow("inverse-free") << "inverse_free"
                                      << "have the best cross-validated score of 8 pairs.";
    }
    void theGridIsCrossValidated() {
        QFETCH(QString, formulation);
        QFETCH(QString, said);
        const TaskPtr task = test::syntheticTask("xor", 300);
        auto options = form(qPrintable(formulation), 3);
        options["features"] = 20LL;
        options["tuning"] = std::string("cross_validate");
        options["max_iterations"] = 15LL;
        const auto trained = test::trainToEnd("ccm", task, options);
        QCOMPARE(trained.last.state, Advance::State::Finished);
        QVERIFY2(trained.last.reason.english().find(said.toStdString()) != std::string::npos,
                 trained.last.reason.english().c_str());
        QCOMPARE(firstNames(trained, 3), (std::vector<std::string>{"x1", "x2", "x3"}));
    }

    /// y is a product of two variables, which have no part in it alone.
    void aPolynomialKernelSeesProductsAndALinearOneDoesNot() {
        const TaskPtr task = test::syntheticTask("jse3", 300);
        const auto found = [&](const char* kernel) {
            auto options = form("exact", 2);
            options["kernel"] = std::string(kernel);
            return test::trainToEnd("ccm", task, options);
        };
        const auto polynomial = found("polynomial"), linear = found("linear");
        QCOMPARE(firstNames(polynomial, 2), (std::vector<std::string>{"x1", "x2"}));
        QVERIFY(test::logged(polynomial.train).back() < 0.2);
        QVERIFY(test::logged(linear.train).back() > 0.8);
    }

    void productKernelsHaveNoRandomFeatures() {
        auto options = form("random_features", 2);
        options["kernel"] = std::string("linear");
        const auto refused = test::trainToEnd("ccm", test::syntheticTask("jse3", 50), options);
        QVERIFY2(refused.refused.find("set formulation=exact") != std::string::npos,
                 refused.refused.c_str());
    }

    /// At such a price no variable is left, and none of the variance is explained.
    void thePriceIsNoPartOfTheVarianceLogged() {
        auto options = form("soft", 3);
        options["lambda1"] = 1e6;
        options["ordering"] = std::string("none");
        const auto trained = test::trainToEnd("ccm", test::syntheticTask("xor", 300), options);
        QCOMPARE(trained.relevance->values, std::vector<double>(10, 0.));
        QVERIFY(std::abs(trained.train.back() - 1.) < 1e-9);
    }

    /// Which falls with every step, as the variance alone need not.
    void theObjectiveIsLoggedWhereItIsAnother_data() {
        QTest::addColumn<QString>("formulation");
        for (const char* name : {"soft", "inverse_free"}) QTest::addRow("%s", name) << name;
    }
    void theObjectiveIsLoggedWhereItIsAnother() {
        QFETCH(QString, formulation);
        const TaskPtr task = test::syntheticTask("xor", 200);
        auto options = form(qPrintable(formulation), 3);
        options["lambda2"] = 1e4;
        const auto trainer = std::move(*makeTrainer(*findMethod("ccm"), task, options, 1));
        QCOMPARE(trainer->series().back().id, std::string("objective"));
        const auto trained = test::trainToEnd("ccm", task, options);
        std::vector<double> objective;
        for (const auto& tick : trained.ticks)
            if (!std::isnan(tick[2])) objective.push_back(tick[2]);
        QCOMPARE(objective.size(), test::logged(trained.train).size());
        QVERIFY(objective.size() > 2);
        for (std::size_t i = 1; i < objective.size(); ++i)
            QVERIFY(objective[i] > 0. && objective[i] <= objective[i - 1] + 1e-9);
        options["formulation"] = std::string("exact");
        const auto plain = std::move(*makeTrainer(*findMethod("ccm"), task, options, 1));
        QVERIFY(plain->series().back().id != "objective");
    }

    void theModelUsesTheKeptVariablesOnly() {
        const TaskPtr task = test::syntheticTask("additive", 300);
        const auto trained =
            test::trainToEnd("ccm", task, {{"variables", 4LL}, {"features", 60LL}});
        QVERIFY(trained.predictor != nullptr);
        const Vector& scale = trained.predictor->fourier()->scale;
        QCOMPARE((scale.array() != 0.).count(), Index{4});
        QVERIFY(trained.metric(*task, "r2") > 0.5);
    }

    /// Those of the criterion, whatever the final model is.
    void theCriterionHasFeaturesOfItsOwn() {
        const OptionSchema schema = findMethod("ccm")->schema();
        const OptionValues chosen{{"criterion_features", 5LL}, {"model", std::string("svm")}};
        QVERIFY(checkEffects(schema, chosen, *complete(schema, chosen)).has_value());
        const TaskPtr task = test::syntheticTask("xor", 300);
        const auto weights = [&](OptionValues more) {
            more.merge(form("random_features", 3));
            more["ordering"] = std::string("none");
            return test::trainToEnd("ccm", task, more).relevance->values;
        };
        const auto usual = weights({});
        QVERIFY(weights({{"criterion_features", 5LL}}) != usual);
        QCOMPARE(weights({{"features", 5LL}}), usual);
    }

    void aSupportVectorMachineCanFollow() {
        const TaskPtr task = test::syntheticTask("xor", 300);
        const auto trained =
            test::trainToEnd("ccm", task, {{"variables", 3LL}, {"model", std::string("svm")}});
        QVERIFY(std::holds_alternative<KernelModel>(trained.predictor->model));
        QVERIFY(trained.metric(*task, "accuracy") > 0.6);
    }

    void isTheSameForAnyThreadsAndInterruptions() {
        for (const char* name : {"exact", "inverse_free", "random_features"}) {
            const TaskPtr task = test::syntheticTask("xor", 300);
            const auto alone = test::trainToEnd("ccm", task, form(name, 3));
            const auto other = test::trainHastily("ccm", task, form(name, 3));
            QCOMPARE(test::logged(other.train), test::logged(alone.train));
            QCOMPARE(test::logged(other.validation), test::logged(alone.validation));
            QCOMPARE(other.relevance->values, alone.relevance->values);
        }
    }

    /// Whatever an iteration has found when it is left, its next try begins where it began.
    void theInverseFreeFormForgetsWhatALeftIterationSolved() {
        const TaskPtr task = test::syntheticTask("xor", 300);
        const auto alone = test::trainToEnd("ccm", task, form("inverse_free", 3));
        for (const int asked : {20, 60, 120, 200, 300}) {
            const auto other = test::trainWithPauses("ccm", task, form("inverse_free", 3), asked);
            QCOMPARE(test::logged(other.train), test::logged(alone.train));
            QCOMPARE(other.relevance->values, alone.relevance->values);
        }
    }

    /// Of all d variables the share m/d is 1: only the authors' median is another width then.
    void everyWidthIsTheOneItsNameSays() {
        const TaskPtr task = test::syntheticTask("xor", 100);
        const auto variance = [&](const char* width, int variables) {
            auto options = form("exact", variables);
            options["width"] = std::string(width);
            options["ordering"] = std::string("none");
            return test::logged(test::trainToEnd("ccm", task, options).train).front();
        };
        QCOMPARE(variance("selected", 10), variance("text", 10));
        QVERIFY(variance("code", 10) != variance("text", 10));
        QVERIFY(variance("selected", 3) != variance("text", 3));
        QVERIFY(variance("code", 3) != variance("text", 3));
    }

    void scoresGrowingSubsets() {
        const TaskPtr task = test::syntheticTask("additive", 200);
        auto trainer =
            *makeTrainer(*findMethod("ccm"), task, {{"variables", 3LL}, {"features", 40LL}}, 1);
        while (trainer->advance(always).state == Advance::State::Working) {
        }
        const auto selection = trainer->selection();
        QCOMPARE(selection->chosen, Index{3});
        QCOMPARE(selection->scores.size(), std::size_t{10});
        QVERIFY(selection->lowerIsBetter);
        QVERIFY(selection->scores[3] < selection->scores[0]);
    }

    void constantColumnsComeLast() {
        const TaskPtr task =
            test::taskOf({test::numbers("same", {2, 2, 2, 2, 2, 2, 2, 2}),
                          test::numbers("x", {1, 2, 3, 4, 5, 6, 7, 8}),
                          test::numbers("y", {1.1, 2.3, 2.9, 4.2, 5., 5.8, 7.1, 8.})},
                         Problem::Regression);
        const auto trained = test::trainToEnd("ccm", task, {{"variables", 1LL}});
        QCOMPARE(trained.relevance->values[0], 0.);
        QVERIFY(trained.relevance->values[1] > 0.);
    }

    void copesWithHardlyAnyRows() {
        const TaskPtr two = test::taskOf({test::numbers("x", {1, 2}), test::numbers("y", {0, 5})},
                                         Problem::Regression);
        const auto trained = test::trainToEnd("ccm", two, {{"variables", 9LL}});
        QVERIFY(trained.refused.empty());
        QVERIFY(trained.last.state == Advance::State::Finished);
        const TaskPtr rare = test::taskOf(
            {test::numbers("x", {1, 2, 3, 4, 5, 6}), test::numbers("z", {1, 1, 1, 1, 1, 1}),
             test::numbers("y", {7, 7, -3, 7, 7, 7})},
            Problem::Classification);
        for (const char* model : {"fourier", "svm"}) {
            const auto one = test::trainToEnd("ccm", rare, {{"model", std::string(model)}});
            QVERIFY2(one.last.state == Advance::State::Finished, one.refused.c_str());
            QVERIFY(predict(*one.predictor, rare->x).allFinite());
        }
    }

    void eliminationFindsThemToo() {
        const TaskPtr task = test::syntheticTask("xor", 300);
        auto options = form("exact", 3);
        options["ordering"] = std::string("elimination");
        auto trainer = *makeTrainer(*findMethod("ccm"), task, options, 1);
        while (trainer->advance(always).state == Advance::State::Working) {
        }
        auto order = trainer->selection()->order;
        QCOMPARE(order.size(), std::size_t{10});
        std::ranges::sort(order.begin(), order.begin() + 3);
        QCOMPARE(order[0] + order[1] + order[2], Index{3});
        QCOMPARE(order[2], Index{2});
    }

    /// So that a single step does not run through all of them.
    void everyDescentThatOrdersIsATick() {
        const TaskPtr task = test::syntheticTask("xor", 200);
        const auto trained = test::trainToEnd("ccm", task, form("exact", 3));
        QCOMPARE(test::logged(trained.validation),
                 (std::vector{3., 2., 4., 5., 6., 7., 8., 9., 10.}));
        QVERIFY(!test::logged(trained.train).empty());
        auto options = form("exact", 3);
        options["ordering"] = std::string("none");
        QVERIFY(test::trainToEnd("ccm", task, options).validation.empty());
    }

    /// 48 training rows and ε = 0.001: 1/(4nε) = 5.21.
    void theInverseFreeFormRefusesASmallWeight() {
        const TaskPtr task = test::syntheticTask("xor", 60);
        QCOMPARE(task->split.train.size(), std::size_t{48});
        auto options = form("inverse_free", 3);
        options["lambda2"] = 5.;
        const auto refused = test::trainToEnd("ccm", task, options).refused;
        QCOMPARE(refused,
                 std::string("The inverse-free form has no minimum with lambda2 under 1/(4nε), "
                             "which is 5.21 here; set lambda2 to 5.26 or more."));
        options["lambda2"] = 5.26;
        options["max_iterations"] = 2LL;
        options["ordering"] = std::string("none");
        QCOMPARE(test::trainToEnd("ccm", task, options).refused, std::string());
        options["lambda2"] = 5.;
        options["epsilon"] = 0.01;
        QCOMPARE(test::trainToEnd("ccm", task, options).refused, std::string());
    }

    void theExactFormRefusesManyRows() {
        auto task = std::make_shared<Task>(*test::syntheticTask("xor", 50));
        task->split.train.resize(5001, 0);
        const auto refused = test::trainToEnd("ccm", task, form("exact", 3)).refused;
        QVERIFY(refused.find("5001") != std::string::npos);
        QVERIFY(refused.find("random_features") != std::string::npos);
    }
};

ARDENT_TEST(CcmTest)
#include "ccm_test.moc"
