#include "core/model/constant_model.h"

#include <QtTest>

#include "tests/support/explained_model.h"

using namespace ardent;

class ConstantModelTest : public QObject {
    Q_OBJECT

private slots:
    void aCosineNeedsAWeightAndAFrequency();
    void aLinearPartMoves();
    void aKernelExpansionIsNone();
};

namespace {

FourierModel& modelOf(Predictor& predictor) {
    return std::get<FourierModel>(predictor.model);
}

}  // namespace

void ConstantModelTest::aCosineNeedsAWeightAndAFrequency() {
    const TaskPtr task = test::mixedTask(20);
    const Predictor random = test::randomPredictor(task->recipe, 4, false);
    QVERIFY(!isConstant(random));
    Predictor weightless = random;
    modelOf(weightless).weights.setZero();
    QVERIFY(isConstant(weightless));
    Predictor scaleless = random;
    modelOf(scaleless).scale.setZero();
    QVERIFY(isConstant(scaleless));
    modelOf(scaleless).scale[1] = 1e-12;
    QVERIFY(!isConstant(scaleless));
}

void ConstantModelTest::aLinearPartMoves() {
    const TaskPtr task = test::mixedTask(20);
    Matrix linear = Matrix::Zero(1, task->recipe->inputs());
    const auto predictor = [&] {
        return test::linearPredictor(task->recipe, linear, Vector::Ones(1), Link::Identity);
    };
    QVERIFY(isConstant(predictor()));
    linear(0, 2) = 0.5;
    QVERIFY(!isConstant(predictor()));
}

void ConstantModelTest::aKernelExpansionIsNone() {
    Predictor predictor;
    predictor.model = KernelModel{};
    QVERIFY(!isConstant(predictor));
}

ARDENT_TEST(ConstantModelTest)
#include "constant_model_test.moc"
