#include "core/method/rffnet/rffnet_step.h"

#include <QtTest>

#include "tests/support/rffnet_case.h"

using namespace ardent;

class RffnetStepTest : public QObject {
    Q_OBJECT

private slots:
    void trajectoryMatchesGoldenValues_data() { test::addCases("rffnet_adam_prox.json"); }
    void trajectoryMatchesGoldenValues();
    void sgdMovesAgainstTheGradient();
    void alternatingUsesTheNewWeights();
};

void RffnetStepTest::trajectoryMatchesGoldenValues() {
    const auto golden = test::goldenCase("rffnet_adam_prox.json");
    const auto& inputs = golden.inputs;
    test::RffnetCase c(inputs, "X", "y", "beta0", "gamma0");
    RffnetStepper<double> stepper(c.basis, c.loss, c.parameters.outputs, Optimiser::Adam,
                                  Blocks::Joint);
    const auto& trajectory = golden.expected["trajectory"];
    for (std::size_t step = 0; step < trajectory.size(); ++step) {
        const auto batch = inputs["batches"][step].get<std::vector<std::int32_t>>();
        stepper.step(c.x.data(), c.y, batch, c.parameters, inputs["lr"].get<double>(),
                     inputs["alpha"].get<double>());
        const Matrix beta = test::matrixOf(trajectory[step]["beta"]);
        for (Index k = 0; k < beta.rows(); ++k)
            for (Index o = 0; o < beta.cols(); ++o)
                COMPARE_WITHIN(c.parameters.weights()[std::size_t(k * beta.cols() + o)], beta(k, o),
                               1e-9);
        const Vector gamma = test::vectorOf(trajectory[step]["gamma"]);
        for (Index j = 0; j < gamma.size(); ++j)
            COMPARE_WITHIN(c.parameters.scale()[std::size_t(j)], gamma[j], 1e-9);
    }
}

namespace {

test::RffnetCase squaredCase() {
    return test::RffnetCase(test::goldenCase("rffnet_loss_gradient.json", 0).inputs);
}

}  // namespace

void RffnetStepTest::sgdMovesAgainstTheGradient() {
    auto c = squaredCase();
    const auto before = c.parameters;
    FourierParameters<double> gradient = c.parameters;
    FourierObjective<double> objective(c.basis, c.loss, 1);
    objective.gradient(c.x.data(), c.y, c.rows, before, gradient);
    RffnetStepper<double> stepper(c.basis, c.loss, 1, Optimiser::Sgd, Blocks::Joint);
    stepper.step(c.x.data(), c.y, c.rows, c.parameters, 0.01, 0.);
    for (std::size_t i = 0; i < before.values.size(); ++i)
        COMPARE_WITHIN(c.parameters.values[i], before.values[i] - 0.01 * gradient.values[i], 1e-14);
}

void RffnetStepTest::alternatingUsesTheNewWeights() {
    auto c = squaredCase();
    const auto before = c.parameters;
    RffnetStepper<double> stepper(c.basis, c.loss, 1, Optimiser::Sgd, Blocks::Alternating);
    stepper.step(c.x.data(), c.y, c.rows, c.parameters, 0.01, 0.);
    auto between = before;
    std::copy(c.parameters.weights().begin(), c.parameters.weights().end(),
              between.weights().begin());
    FourierParameters<double> gradient = before;
    FourierObjective<double> objective(c.basis, c.loss, 1);
    objective.gradient(c.x.data(), c.y, c.rows, between, gradient);
    for (std::size_t j = 0; j < before.scale().size(); ++j)
        COMPARE_WITHIN(c.parameters.scale()[j], before.scale()[j] - 0.01 * gradient.scale()[j],
                       1e-14);
}

ARDENT_TEST(RffnetStepTest)
#include "rffnet_step_test.moc"
