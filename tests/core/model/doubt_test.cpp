#include "core/model/doubt.h"

#include <QtTest>
#include <random>

using namespace ardent;

namespace {

/// Half of the rows to train, half to test; the target is `of(x)` of one standard normal input.
struct Setting {
    Task task;
    Vector input;  ///< of the test rows

    template <class Of>
    Setting(Index rows, Problem problem, Of of) {
        auto recipe = std::make_shared<FittedRecipe>();
        recipe->problem = problem;
        if (problem == Problem::Classification)
            recipe->classes = {"no", "yes"};
        else
            recipe->targetScale = 1.;
        std::mt19937 engine(7);
        std::normal_distribution<double> normal;
        input.resize(rows);
        for (std::int32_t row = 0; row < 2 * rows; ++row) {
            const double x = normal(engine);
            task.y.push_back(static_cast<float>(of(x, normal(engine))));
            if (row < rows) {
                task.split.train.push_back(row);
                recipe->targetOffset += task.y.back() / static_cast<double>(rows);
            } else {
                task.split.test.push_back(row);
                input[row - rows] = x;
            }
        }
        if (problem == Problem::Regression)
            for (float& y : task.y) y -= static_cast<float>(recipe->targetOffset);
        task.recipe = recipe;
    }

    std::string doubt(const Matrix& predicted) const {
        return doubtOf(task, task.split.test, "test", predicted);
    }
};

double onlyNoise(double, double noise) {
    return noise;
}

double mostlySignal(double x, double noise) {
    return x + 0.5 * noise;
}

Matrix probabilities(const Vector& ofYes) {
    Matrix both(ofYes.size(), 2);
    both << Vector::Ones(ofYes.size()) - ofYes, ofYes;
    return both;
}

}  // namespace

class DoubtTest : public QObject {
    Q_OBJECT

private slots:
    void ofAModelOfNoise();
    void notOfAModelThatPredicts();
    void notOfTheConstantItself();
    void notOfAFewRows();
    void notOfOneThatIsRightButForAnOutlier();
    void ofOneWithoutExplainedVariance();
    void fewRowsNeedClearerGains();
    void leavesOutAnR2ThatIsNotDefined();
    void namesTheLargestClass();
    void notOfRareClassesThatAreRanked();
};

void DoubtTest::ofAModelOfNoise() {
    const Setting noise(40, Problem::Regression, onlyNoise);
    const std::string why = noise.doubt(noise.input);
    QVERIFY2(why.starts_with("On its 40 test rows this model is not shown to predict better than a "
                             "constant (R² -"),
             why.c_str());
}

void DoubtTest::notOfAModelThatPredicts() {
    const Setting signal(40, Problem::Regression, mostlySignal);
    QCOMPARE(signal.doubt(signal.input), std::string());
}

void DoubtTest::notOfTheConstantItself() {
    const Setting noise(40, Problem::Regression, onlyNoise);
    QCOMPARE(noise.doubt(Vector::Constant(40, noise.task.recipe->targetOffset)), std::string());
}

void DoubtTest::notOfAFewRows() {
    const Setting noise(4, Problem::Regression, onlyNoise);
    QCOMPARE(noise.doubt(noise.input), std::string());
}

void DoubtTest::notOfOneThatIsRightButForAnOutlier() {
    Setting signal(40, Problem::Regression, mostlySignal);
    signal.task.y.back() = 30.F;  // R² 0.04: the absolute errors show what the squared do not
    QCOMPARE(signal.doubt(signal.input), std::string());
}

void DoubtTest::ofOneWithoutExplainedVariance() {
    Setting signal(40, Problem::Regression, mostlySignal);
    signal.task.y.back() = 1e4F;  // the absolute errors still beat the median's
    const std::string why = signal.doubt(signal.input);
    QVERIFY2(why.find("(R² -0.03)") != std::string::npos, why.c_str());
}

/// The gains are 2.4 of their standard errors, which shows something of many rows, but not of 5.
void DoubtTest::fewRowsNeedClearerGains() {
    Setting few(5, Problem::Regression, [](double, double) { return 0.; });
    const Vector truth = Vector{{2., -2., 2., -2., 2.}};
    for (std::size_t i = 0; i < 5; ++i)
        few.task.y[5 + i] = static_cast<float>(truth[static_cast<Index>(i)]);
    const Vector shareRight = Vector{{1., 1., 0.7, 0., 0.}};
    const std::string why = few.doubt(truth.cwiseProduct(shareRight));
    QVERIFY2(why.starts_with("On its 5 test rows"), why.c_str());
    QCOMPARE(few.doubt(truth), std::string());
}

void DoubtTest::leavesOutAnR2ThatIsNotDefined() {
    const Setting flat(5, Problem::Regression, [](double, double) { return 0.; });
    const std::string why = flat.doubt(flat.input);
    QVERIFY2(why.find("(R² not defined)") != std::string::npos, why.c_str());
}

void DoubtTest::namesTheLargestClass() {
    const Setting noise(40, Problem::Classification,
                        [](double, double value) { return value > -1. ? 1. : 0.; });
    const Vector random = (noise.input.array() > 0.).select(Vector::Constant(40, 0.9), 0.1);
    const std::string why = noise.doubt(probabilities(random));
    QVERIFY2(why.find(", always yes 0.") != std::string::npos, why.c_str());
}

void DoubtTest::notOfRareClassesThatAreRanked() {
    const Setting rare(400, Problem::Classification,
                       [](double x, double value) { return x + 0.3 * value > 1.8 ? 1. : 0.; });
    const Vector ranked = (0.4 / (1. + (-4. * (rare.input.array() - 1.8)).exp()));
    QCOMPARE(rare.doubt(probabilities(ranked)), std::string());
}

QTEST_MAIN(DoubtTest)
#include "doubt_test.moc"
