#include "core/figure/effects/marked_row.h"

#include <QtTest>

#include "core/data/task/encoding.h"
#include "core/explain/source_rows.h"
#include "core/figure/notes/notes.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

constexpr std::int32_t kRow = 7;

}  // namespace

/// Where a row stands in an effect figure.
class MarkedRowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { values_ = sourceRow(*task_->recipe, task_->x, kRow); }
    void aNumberIsMarkedOnTheRowsOwnCurve_data();
    void aNumberIsMarkedOnTheRowsOwnCurve();
    void aLevelIsTheFilledBar();
    void twoLevelsAreOneBar();
    void twoNumbersAreAPoint();
    void aNumberAndALevelAreALine();
    void aPlaceBeyondTheAxisIsOnlyTold_data();
    void aPlaceBeyondTheAxisIsOnlyTold();
    void aCurveFarFromAllOthersLeavesTheAxis();
    void aCurvePartlyFarFromAllOthersKeepsThatPart();
    void nothingIsMarkedInAnEmptyFigure();

private:
    Figure marked(Index first, std::optional<Index> second);

    TaskPtr task_ = test::mixedTask(40);
    Predictor predictor_ = test::randomPredictor(task_->recipe, 6, true);
    Vector values_;
};

Figure MarkedRowTest::marked(Index first, std::optional<Index> second) {
    EffectChoice choice;
    choice.first = first;
    choice.second = second;
    choice.steps = 9;
    Figure figure = *effectFigure(predictor_, *task_, choice);
    markRow(predictor_, values_, choice, figure);
    return figure;
}

void MarkedRowTest::aNumberIsMarkedOnTheRowsOwnCurve_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("output");
    QTest::newRow("a number") << 0 << 0;
    QTest::newRow("two classes") << 2 << 0;
    QTest::newRow("third class") << 3 << 2;
}

void MarkedRowTest::aNumberIsMarkedOnTheRowsOwnCurve() {
    QFETCH(int, classes);
    QFETCH(int, output);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(40, names);
    const Predictor predictor = test::randomPredictor(task->recipe, 6, true);
    EffectChoice choice;
    choice.first = 1;
    choice.output = output;
    choice.steps = 9;
    Figure figure = *effectFigure(predictor, *task, choice);
    const std::vector<double> points = layers<Series>(figure).back().x;
    Vector values = sourceRow(*task->recipe, task->x, kRow);
    markRow(predictor, values, choice, figure);

    const auto at = [&](double b) {
        values(1) = b;
        return test::outputAt(predictor, encodeRow(*task->recipe, values).cast<double>())[output];
    };
    const double own = values(1);
    COMPARE_WITHIN(layers<Points>(figure).back().y.front(), at(own), 1e-6);
    COMPARE_WITHIN(layers<Points>(figure).back().x.front(), own, 1e-12);
    const Series& curve = layers<Series>(figure).back();
    QVERIFY(curve.role == LineRole::Reference);
    QCOMPARE(curve.x, points);
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        COMPARE_WITHIN(curve.y[i], at(curve.x[i]), 1e-6);
}

void MarkedRowTest::aLevelIsTheFilledBar() {
    const Figure figure = marked(2, std::nullopt);
    std::vector<bool> expected(3, false);
    expected[static_cast<std::size_t>(values_(2))] = true;
    QCOMPARE(findLayer<Bars>(figure)->selected, expected);
}

void MarkedRowTest::twoLevelsAreOneBar() {
    const Figure figure = marked(2, 3);
    const auto& levels = task_->recipe->sources;
    const std::string name = levels[2].levels[static_cast<std::size_t>(values_(2))] + " × " +
                             levels[3].levels[static_cast<std::size_t>(values_(3))];
    for (std::size_t i = 0; i < findLayer<Bars>(figure)->names.size(); ++i)
        QCOMPARE(findLayer<Bars>(figure)->selected[i], findLayer<Bars>(figure)->names[i] == name);
}

void MarkedRowTest::twoNumbersAreAPoint() {
    const Figure figure = marked(0, 1);
    QCOMPARE(layers<Points>(figure).back().x, std::vector{values_(0)});
    QCOMPARE(layers<Points>(figure).back().y, std::vector{values_(1)});
}

void MarkedRowTest::aNumberAndALevelAreALine() {
    for (const Figure& figure : {marked(0, 2), marked(2, 0)})
        QCOMPARE(layers<Series>(figure).back().x, (std::vector{values_(0), values_(0)}));
}

void MarkedRowTest::aPlaceBeyondTheAxisIsOnlyTold_data() {
    QTest::addColumn<int>("second");
    QTest::newRow("curve") << -1;
    QTest::newRow("surface") << 0;
    QTest::newRow("curve a level") << 2;
}

/// An axis that reached so far would squeeze all else.
void MarkedRowTest::aPlaceBeyondTheAxisIsOnlyTold() {
    QFETCH(int, second);
    const auto with = second < 0 ? std::nullopt : std::optional<Index>(second);
    const Figure inside = marked(1, with);
    QVERIFY(notesText(inside).find("beyond the axis") == std::string::npos);
    values_(1) = 1e6;
    const Figure beyond = marked(1, with);
    QVERIFY(notesText(beyond).find("beyond the axis") != std::string::npos);
    for (const Points& points : layers<Points>(beyond))
        QVERIFY(std::ranges::find(points.x, 1e6) == points.x.end());
    for (const Series& series : layers<Series>(beyond))
        QVERIFY(std::ranges::find(series.x, 1e6) == series.x.end());
}

/// So that those of the rows can still be told apart.
void MarkedRowTest::aCurveFarFromAllOthersLeavesTheAxis() {
    Matrix linear = Matrix::Zero(1, task_->x.cols());
    linear.leftCols(2).setOnes();
    predictor_ = test::linearPredictor(task_->recipe, linear, Vector::Zero(1), Link::Identity);
    QVERIFY(!marked(1, std::nullopt).y.range);
    values_(0) = 1e6;
    const Figure far = marked(1, std::nullopt);
    QVERIFY(far.y.range);
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (const Series& series : layers<Series>(far))
        if (series.role != LineRole::Reference)
            for (const double value : series.y) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
    QVERIFY(far.y.range->low <= low && far.y.range->high >= high);
    QVERIFY(far.y.range->high - far.y.range->low < 1.5 * (high - low));  // it is not in sight
    QVERIFY(notesText(far).find("beyond the axis") != std::string::npos);
}

/// As much of it is seen beside the others as they are high.
void MarkedRowTest::aCurvePartlyFarFromAllOthersKeepsThatPart() {
    Matrix linear = Matrix::Zero(1, task_->x.cols());
    linear.leftCols(2).setOnes();
    predictor_ = test::linearPredictor(task_->recipe, linear, Vector::Zero(1), Link::Identity);
    const auto startOfOwn = [&] {
        const Figure figure = marked(1, std::nullopt);
        return std::ranges::find(layers<Series>(figure), LineRole::Reference, &Series::role)
            ->y.front();
    };
    Range others{HUGE_VAL, -HUGE_VAL};
    for (const Series& series : layers<Series>(marked(1, std::nullopt)))
        if (series.role != LineRole::Reference)
            for (const double value : series.y)
                others = {std::min(others.low, value), std::max(others.high, value)};
    const double before = startOfOwn(), span = others.high - others.low;
    values_(0) += 1.;
    const double perUnit = startOfOwn() - before;
    values_(0) += (others.high + 0.9 * span - startOfOwn()) / perUnit;  // and rises from there
    const Figure figure = marked(1, std::nullopt);
    QVERIFY(figure.y.range);
    QVERIFY(figure.y.range->high > others.high + 0.9 * span);
    QVERIFY(figure.y.range->high < others.high + 1.2 * span);
    QVERIFY(figure.y.range->low <= others.low && figure.y.range->low > others.low - 0.2 * span);
    QVERIFY(notesText(figure).find("Dashed") != std::string::npos);
}

void MarkedRowTest::nothingIsMarkedInAnEmptyFigure() {
    const Figure figure = marked(1, 1);
    QVERIFY(figure.isEmpty());
    QVERIFY(notesText(figure).empty());
}

ARDENT_TEST(MarkedRowTest)
#include "marked_row_test.moc"
