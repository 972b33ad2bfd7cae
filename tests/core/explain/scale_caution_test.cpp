#include "core/explain/scale_caution.h"

#include <QtTest>

#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;

namespace {

TaskPtr twoNormals() {
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<double> line, wave, y;
    for (int i = 0; i < 200; ++i) {
        line.push_back(random.normal());
        wave.push_back(random.normal());
        y.push_back(line.back());
    }
    return test::taskOf(
        {test::numbers("line", line), test::numbers("wave", wave), test::numbers("y", y)},
        Problem::Regression);
}

/// 3 cos(γ₁ x₁ + 1) + height · cos(γ₂ x₂), γ = (0.5, 2).
Predictor lineAndWave(const Task& task, double height) {
    auto basis = std::make_shared<FourierBasis>();
    basis->frequencies = Matrix::Identity(2, 2);
    basis->phases = Vector::Zero(2);
    basis->phases[0] = 1.;
    FourierModel model;
    model.basis = basis;
    model.scale = Vector{{0.5, 2.}};
    model.weights = Matrix{{3.}, {height}};
    model.intercept = Vector::Zero(1);
    return {task.recipe, std::move(model), Link::Identity};
}

Relevance relevanceOf(std::vector<double> values) {
    return {.kind = message("scale", "γ"), .names = {"line", "wave"}, .values = std::move(values)};
}

const Relevance kScales = relevanceOf({0.5, 2.});

}  // namespace

class ScaleCautionTest : public QObject {
    Q_OBJECT

private slots:
    void saysThatALargeScaleIsNoImportance() {
        const TaskPtr task = twoNormals();
        for (const char* method : {"srff", "rfm"})
            QCOMPARE(scaleCaution(lineAndWave(*task, 0.05), kScales, method, *task).english(),
                     std::string("These values say how fast the model varies with a variable, not "
                                 "how much it matters: shuffling wave changes the predictions less "
                                 "than a fifth as much as shuffling line does."));
    }

    void saysNothingWhereTheFirstMattersMost() {
        const TaskPtr task = twoNormals();
        QCOMPARE(scaleCaution(lineAndWave(*task, 3.), kScales, "srff", *task).english(),
                 std::string());
    }

    void saysNothingOfAnotherRelevance() {
        const TaskPtr task = twoNormals();
        const Relevance other = relevanceOf({1., 2.});
        QCOMPARE(scaleCaution(lineAndWave(*task, 0.05), other, "fourier_lasso", *task).english(),
                 std::string());
        const Relevance none = relevanceOf({0., 0.});
        QCOMPARE(scaleCaution(lineAndWave(*task, 0.05), none, "srff", *task).english(),
                 std::string());
    }
};

ARDENT_TEST(ScaleCautionTest)
#include "scale_caution_test.moc"
