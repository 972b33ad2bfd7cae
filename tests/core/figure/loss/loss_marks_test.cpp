#include <QtTest>
#include <algorithm>

#include "core/figure/figure_csv.h"
#include "tests/support/loss_curve.h"

using namespace ardent;
using ardent::test::lossCurve;

/// Upright lines where something happened to a run.
class LossMarksTest : public QObject {
    Q_OBJECT

private slots:
    void marksTheModelThatIsKept();
    void marksTheChosenLambdaOnceThePathIsDone();
    void marksWhatWasChanged();
    void whatIsMarkedIsToldApart();
    void theMarkFollowsTheLinesOfItsRun();
    void aMeanOfSeedsMarksNoModel();
};

void LossMarksTest::marksTheModelThatIsKept() {
    std::vector<LossCurve> curves{lossCurve("first", 0, 9), lossCurve("second", 4, 9)};
    const auto marks = [&](const LossChoice& choice) {
        std::vector<Series> found;
        for (const Series& line : layers<Series>(lossFigure(curves, choice)))
            if (line.role == LineRole::Reference) found.push_back(line);
        return found;
    };
    LossChoice choice;
    choice.first = "second";
    QVERIFY(marks(choice).empty());
    curves[0].keptTick = 3;
    QVERIFY(marks(choice).empty());  // of the run that is told first alone
    curves[1].keptTick = 7;
    QCOMPARE(marks(choice).size(), std::size_t(1));
    const Series mark = marks(choice).front();
    QCOMPARE(mark.name, std::string("second · kept: epoch 7"));
    QCOMPARE(mark.x, (std::vector<double>{7., 7.}));
    QVERIFY(mark.y.front() <= 1. / 9. && mark.y.back() >= 2.);
    curves[1].curve.append(10, std::array{-1., 0.});
    choice.logY = true;
    QVERIFY(marks(choice).front().y.front() > 0.);
    choice.shown = {{"train", false}, {"validation", false}};
    QVERIFY(lossFigure(curves, choice).isEmpty());
    curves.pop_back();
    QCOMPARE(marks({}).front().x.front(), 3.);  // the only run is meant without being named
}

void LossMarksTest::marksTheChosenLambdaOnceThePathIsDone() {
    Snapshot snapshot;
    snapshot.curve = lossCurve("a", 0, 9).curve;
    snapshot.tickUnit = TickUnit::Lambda;
    snapshot.tick = 9;
    auto path = std::make_shared<Path>();
    path->lambdas.assign(9, 1.);
    path->chosen = 4;
    snapshot.path = path;
    snapshot.state = RunState::Running;
    QVERIFY(!lossCurveOf("a", 0, snapshot).keptTick);
    snapshot.state = RunState::Finished;
    QCOMPARE(lossCurveOf("a", 0, snapshot).keptTick, std::optional<std::int64_t>(5));
}

void LossMarksTest::theMarkFollowsTheLinesOfItsRun() {
    std::vector<LossCurve> curves{lossCurve("a", 0, 5), lossCurve("b", 1, 5), lossCurve("c", 2, 5)};
    curves[1].keptTick = 2;
    LossChoice choice;
    choice.first = "b";
    for (const double span : {1., 3.}) {  // those before smoothing lie below
        choice.span = span;
        std::vector<std::string> names;
        for (const Series& line : layers<Series>(lossFigure(curves, choice)))
            if (line.role != LineRole::Individual) names.push_back(line.name);
        QCOMPARE(names, (std::vector<std::string>{"b · training loss", "b · validation loss",
                                                  "b · kept: epoch 2", "a · training loss",
                                                  "a · validation loss", "c · training loss",
                                                  "c · validation loss"}));
    }
}

void LossMarksTest::aMeanOfSeedsMarksNoModel() {
    std::vector<LossCurve> curves{lossCurve("a", 1, 4), lossCurve("b", 1, 4)};
    LossChoice choice;
    choice.first = "a";
    for (LossCurve& curve : curves) {
        curve.keptTick = 2;
        curve.group = "a, 2 seeds";
    }
    for (const Series& line : layers<Series>(lossFigure(curves, choice)))
        QVERIFY(line.role != LineRole::Reference);
}

void LossMarksTest::marksWhatWasChanged() {
    Snapshot snapshot;
    snapshot.curve = lossCurve("a", 0, 9).curve;
    snapshot.tickUnit = TickUnit::Epoch;
    snapshot.keptTick = 8;
    snapshot.changes = {{3, "learning_rate", 0.01}, {5, "alpha", 0.5}};
    const LossCurve run = lossCurveOf("a", 0, snapshot);
    std::vector<std::string> names;
    std::vector<double> places;
    for (const Series& line : layers<Series>(lossFigure({&run, 1})))
        if (line.role == LineRole::Reference) {
            names.push_back(line.name);
            places.push_back(line.x.front());
        }
    QCOMPARE(names, (std::vector<std::string>{"a · kept: epoch 8", "a · learning_rate → 0.01",
                                              "a · alpha → 0.5"}));
    QCOMPARE(places, (std::vector<double>{8., 3., 5.}));
}

/// By kind and letter, in the table by name.
void LossMarksTest::whatIsMarkedIsToldApart() {
    LossCurve run = lossCurve("a", 0, 9);
    run.keptTick = 8;
    for (int i = 0; i < 27; ++i) run.changes.push_back({3, "rate"});
    const Figure figure = lossFigure({&run, 1});
    std::vector<Series> marks;
    for (const Series& line : layers<Series>(figure))
        if (line.role == LineRole::Reference) marks.push_back(line);
    QCOMPARE(marks.size(), std::size_t(28));
    QVERIFY(marks[0].place == PlaceKind::Kept && marks[0].sign.empty());
    QVERIFY(marks[1].place == PlaceKind::Change);
    QCOMPARE(marks[1].sign, std::string("a"));
    QCOMPARE(marks[26].sign, std::string("z"));
    QCOMPARE(marks[27].sign, std::string("a2"));
    const std::string csv = toCsv(figure);
    QVERIFY(csv.find("\nkept mark,a · kept: epoch 8,8,") != std::string::npos);
    QVERIFY(csv.find("\nchange mark,a · rate,3,") != std::string::npos);
}

ARDENT_TEST(LossMarksTest)
#include "loss_marks_test.moc"
