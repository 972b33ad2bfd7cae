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

    Doubt doubtIn(const Matrix& predicted) const {
        return doubtOf(task, task.split.test, RowPart::Test, predicted);
    }
    std::string doubt(const Matrix& predicted) const { return doubtIn(predicted).text.english(); }
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
    void notOfNumbersThatCorrelate();
    void notOfTwoClassesThatAreRanked();
    void ofThreePositiveRows();
    void notOfThreeClassesThatAreHit();
    void noiseIsDoubtedNineteenTimesOfTwenty();
};

void DoubtTest::ofAModelOfNoise() {
    const Setting noise(40, Problem::Regression, onlyNoise);
    const std::string why = noise.doubt(noise.input);
    QVERIFY2(why.starts_with("On its 40 test rows this model is worse than predicting the mean (R² "
                             "-"),
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
    signal.task.y.back() = 30.F;  // R² 0.04: the absolute errors show what the others do not
    QCOMPARE(signal.doubt(signal.input), std::string());
}

void DoubtTest::ofOneWithoutExplainedVariance() {
    Setting signal(40, Problem::Regression, mostlySignal);
    signal.task.y.back() = 1e4F;  // the absolute errors still beat the median's
    const std::string why = signal.doubt(signal.input);
    QVERIFY2(why.starts_with("On its 40 test rows this model is not shown to predict better than a "
                             "constant (R² -0.03)"),  // nor is the mean any better
             why.c_str());
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
    QVERIFY2(why.starts_with("On its 40 test rows this model is worse than always predicting the "
                             "most frequent class (accuracy 0."),
             why.c_str());
}

void DoubtTest::notOfRareClassesThatAreRanked() {
    const Setting rare(400, Problem::Classification,
                       [](double x, double value) { return x + 0.3 * value > 1.8 ? 1. : 0.; });
    const Vector ranked = (0.4 / (1. + (-4. * (rare.input.array() - 1.8)).exp()));
    QCOMPARE(rare.doubt(probabilities(ranked)), std::string());
}

/// Few large values carry the gains: these are 0.9 (squared) and 1.5 (absolute) of their standard
/// errors; but r = 0.44, t = 3.1.
void DoubtTest::notOfNumbersThatCorrelate() {
    Setting skewed(40, Problem::Regression, [](double, double) { return 0.; });
    Vector predicted(40);
    for (int i = 0; i < 40; ++i) {
        const double x = (i - 19.5) / 12.;
        skewed.task.y[static_cast<std::size_t>(40 + i)] = static_cast<float>(std::exp(x) - 1.9);
        predicted[i] = 0.5 * x + (i % 2 == 0 ? 0.8 : -0.8);
    }
    QCOMPARE(skewed.doubt(predicted), std::string());
    QVERIFY(!skewed.doubt(-predicted).empty());
    const Vector tooFar = 3. * predicted;  // r is the same, R² is not above 0
    QVERIFY(!skewed.doubt(tooFar).empty());
}

/// All rows are taken for the class "no", and one that is "yes" was thought very unlikely: the log
/// loss falls by 0.7 of its standard error, but the area under the curve is 0.9.
void DoubtTest::notOfTwoClassesThatAreRanked() {
    int next = 0;
    const Setting both(20, Problem::Classification, [&](double, double) { return next++ % 2; });
    Vector ofYes(20);
    for (int i = 0; i < 20; ++i) ofYes[i] = i % 2 == 1 ? 0.48 : 0.3;
    ofYes[1] = 0.1;
    QCOMPARE(both.doubt(probabilities(ofYes)), std::string());
    const std::string why = both.doubt(probabilities(Vector::Ones(20) - ofYes));
    QVERIFY2(why.find("not shown") != std::string::npos, why.c_str());  // right as often
}

/// Ranked first, all three of them: too few rows for the area under the curve to show anything.
void DoubtTest::ofThreePositiveRows() {
    const auto doubtOfEvery = [](int step) {
        int next = 0;
        const Setting rare(60, Problem::Classification,
                           [&](double, double) { return next++ % step == 0 ? 1. : 0.; });
        const double share = 1. / step;
        Vector ofYes = Vector::Constant(60, share - 0.001);
        for (int i = 0; i < 60; i += step) ofYes[i] = share + 0.01;
        return rare.doubt(probabilities(ofYes));
    };
    QVERIFY(!doubtOfEvery(20).empty());
    QCOMPARE(doubtOfEvery(10), std::string());
}

/// 9 of 12 rows are right where a third would be by chance, p = 0.004; the gains in accuracy are
/// 1.6 and those in log loss 1.1 of their standard errors.
void DoubtTest::notOfThreeClassesThatAreHit() {
    int next = 0;
    const Setting three(12, Problem::Classification, [&](double, double) { return next++ % 3; });
    Matrix likely = Matrix::Constant(12, 3, 0.3);
    for (int i = 0; i < 12; ++i) {
        const bool isRight = i % 3 != 0 || i == 0;
        likely(i, isRight ? i % 3 : 1) = isRight ? 0.4 : 0.45;
        if (!isRight) likely(i, 0) = 0.25;
    }
    QCOMPARE(three.doubt(likely), std::string());
    likely.row(1).swap(likely.row(2));  // 7 of 12
    QVERIFY(!three.doubt(likely).empty());
}

/// Small predictions of noise have an R² above 0 in half of the cases.
void DoubtTest::noiseIsDoubtedNineteenTimesOfTwenty() {
    Setting noise(30, Problem::Regression, onlyNoise);
    std::mt19937 engine(3);
    std::normal_distribution<double> normal;
    int believed = 0;
    for (int repetition = 0; repetition < 1000; ++repetition) {
        Vector predicted(30);
        for (double& value : predicted)
            value = noise.task.recipe->targetOffset + 0.05 * normal(engine);
        for (std::size_t row = 30; row < 60; ++row)
            noise.task.y[row] =
                static_cast<float>(normal(engine) - noise.task.recipe->targetOffset);
        believed += noise.doubt(predicted).empty();
    }
    QVERIFY2(believed > 0 && believed <= 50, std::to_string(believed).c_str());
}

ARDENT_TEST(DoubtTest)
#include "doubt_test.moc"
