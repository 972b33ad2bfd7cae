#include "core/figure/boundary/boundary_figure.h"

#include <QtTest>
#include <cmath>

#include "core/explain/source_rows.h"
#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "core/figure/notes/slice_note.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;
using test::levels;
using test::numbers;

namespace {

Predictor alongA(const TaskPtr& task, Link link) {
    return test::predictorAlong(task->recipe, 0, 4., link);
}

BoundaryChoice choose(Index first, Index second, Index maxPoints) {
    BoundaryChoice choice;
    choice.first = first;
    choice.second = second;
    choice.steps = 5;
    choice.maxPoints = maxPoints;
    return choice;
}

}  // namespace

class BoundaryFigureTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void showsClassesWithTheirProbability();
    void marksMisclassifiedRows();
    void rowsOnOnePlaceKeepItsNumbers();
    void showsTheSurfaceInTheTargetsUnit();
    void saysWhatIsFixedAndDrawn();
    void saysWhichClassTheSliceHides();
    void saysWhenPointsAndColoursDisagree();
    void holdsTheOthersAtARow();
    void namesTheRowOfTheTable();
    void staysWithinWhatNumbersCanBe();
    void outliersLieOutside();
    void averagesTheOthers();
    void leavesWhenItIsToldTo_data();
    void leavesWhenItIsToldTo();
    void selectedRowsAreDrawnInAnyCase();
    void whatIsSelectedChangesNoNumber();
    void classesThatAlternateAreAllDrawn();
    void aCategoryHasItsLevelsOnTheAxis();
    void pointsThatWereFilledInAreHollow();
    void asksForTwoColumns_data();
    void asksForTwoColumns();

private:
    TaskPtr classes_, numbers_;
};

void BoundaryFigureTest::init() {
    const std::vector<Column> features{numbers("a", {-2., -1., 1., 2.}),
                                       numbers("b", {0., 1., 2., 5.}),
                                       levels("kind", {"u", "v"}, {0, 1, 0, 0})};
    auto columns = features;
    columns.push_back(levels("y", {"no", "yes"}, {0, 1, 1, 1}));
    classes_ = test::taskOf(columns, Problem::Classification);
    columns = features;
    columns.push_back(numbers("price", {100., 110., 130., 160.}));
    numbers_ = test::taskOf(columns, Problem::Regression);
}

void BoundaryFigureTest::showsClassesWithTheirProbability() {
    const Figure figure =
        boundaryFigure(alongA(classes_, Link::Logistic), *classes_, choose(0, 1, 100));
    const Field& field = *findLayer<Field>(figure);
    QVERIFY(field.map == ColourMap::Classes);
    QCOMPARE(field.classes, (std::vector<std::string>{"no", "yes"}));
    QCOMPARE(field.values.rows(), Index{5});
    QVERIFY(field.values(0, 0) == 0. && field.values(4, 4) == 1.);
    QVERIFY(field.strength(0, 0) > 0.99);
    QVERIFY(std::abs(field.strength(0, 0) + field.runnerUp(0, 0) - 1.) < 1e-6);
    QVERIFY(field.runnerUpClass(0, 0) == 1. && field.runnerUpClass(4, 4) == 0.);
    QVERIFY(field.x.low < -2. && field.x.high > 2.);
    QCOMPARE(figure.x.label, std::string("a"));
    QCOMPARE(figure.y.label, std::string("b"));
}

void BoundaryFigureTest::marksMisclassifiedRows() {
    const Figure figure =
        boundaryFigure(alongA(classes_, Link::Logistic), *classes_, choose(0, 1, 100));
    const Points& points = layers<Points>(figure).at(0);
    QCOMPARE(points.wrong, (std::vector<bool>{false, true, false, false}));
    QCOMPARE(points.values, (std::vector<double>{0., 1., 1., 1.}));
    QVERIFY(std::abs(points.x[0] + 2.) < 1e-5);
    QVERIFY(std::abs(points.y[3] - 5.) < 1e-5);
}

void BoundaryFigureTest::rowsOnOnePlaceKeepItsNumbers() {
    const TaskPtr task =
        test::taskOf({numbers("a", {1., 3., 1., 3.}), numbers("b", {2., 4., 2., 5.}),
                      levels("y", {"no", "yes"}, {0, 1, 1, 0})},
                     Problem::Classification);
    const Points points =
        layers<Points>(boundaryFigure(alongA(task, Link::Logistic), *task, choose(0, 1, 100)))
            .at(0);
    QVERIFY(points.sideBySide);
    QVERIFY(points.x[0] == points.x[2] && points.y[0] == points.y[2]);
    QVERIFY(points.x[1] == points.x[3] && points.y[1] != points.y[3]);
    QVERIFY(std::abs(points.x[0] - 1.) < 1e-5);
}

void BoundaryFigureTest::showsTheSurfaceInTheTargetsUnit() {
    const Figure figure =
        boundaryFigure(alongA(numbers_, Link::Identity), *numbers_, choose(0, 1, 100));
    QVERIFY(findLayer<Field>(figure)->map == ColourMap::Sequential);
    QCOMPARE(findLayer<Field>(figure)->label, std::string("price (predicted)"));
    QVERIFY(std::abs(findLayer<Field>(figure)->values(2, 0) - 125.) < 1e-3);
    QVERIFY(std::abs(layers<Points>(figure).at(0).values[1] - 110.) < 1e-3);
    QVERIFY(layers<Points>(figure).at(0).wrong.empty());
    QVERIFY(std::abs(findLayer<Field>(figure)->covers->low - 100.) < 1e-3);
    QVERIFY(std::abs(findLayer<Field>(figure)->covers->high - 160.) < 1e-3);
}

void BoundaryFigureTest::selectedRowsAreDrawnInAnyCase() {
    BoundaryFrame frame = *boundaryFrame(*numbers_, choose(0, 1, 1));
    QCOMPARE(frame.rows.size(), std::size_t(1));
    frame.rows = {0};
    const auto drawn = [&] {
        return *boundaryFigure(alongA(numbers_, Link::Identity), *numbers_, frame, always);
    };
    QCOMPARE(layers<Points>(drawn()).at(0).rows, (std::vector<std::int32_t>{0}));
    frame.selected = std::make_shared<const RowSelection>(9, std::vector<std::int32_t>{2, 3});
    QCOMPARE(layers<Points>(drawn()).at(0).rows, (std::vector<std::int32_t>{0, 2, 3}));
    QVERIFY(notesText(drawn()).find("3 of 4 training rows are drawn") != std::string::npos);
    QCOMPARE(rowsWithin(drawn(), {-1e9, 1e9}, {-1e9, 1e9}).size(), std::size_t(4));
}

/// The slice hides the class of the selected rows and of a sixth of the others.
void BoundaryFigureTest::whatIsSelectedChangesNoNumber() {
    std::vector<double> a, c;
    std::vector<std::int32_t> classes, selected;
    for (int i = 0; i < 60; ++i) {
        const bool isHidden = i % 6 == 0 || i % 6 == 4;
        a.push_back(std::sin(i));
        c.push_back(isHidden ? 9. : -9.);
        classes.push_back(isHidden ? 1 : 0);
        if (i % 6 == 0) selected.push_back(i);
    }
    const TaskPtr task = test::taskOf({numbers("c", c), numbers("a", a), numbers("b", a),
                                       levels("y", {"no", "yes"}, std::move(classes))},
                                      Problem::Classification);
    BoundaryFrame frame = *boundaryFrame(*task, choose(1, 2, 100));
    std::erase_if(frame.rows, [](std::int32_t row) { return row % 6 == 0; });
    const auto caution = [&] {
        return notesText(*boundaryFigure(alongA(task, Link::Logistic), *task, frame, always),
                         NoteKind::Caution);
    };
    const std::string before = caution();
    QVERIFY2(before.find("it does for 10 of the drawn rows") != std::string::npos, before.c_str());
    frame.selected = std::make_shared<const RowSelection>(60, selected);
    QCOMPARE(caution(), before);
}

void BoundaryFigureTest::classesThatAlternateAreAllDrawn() {
    std::vector<double> a, b;
    std::vector<std::int32_t> classes;
    for (int i = 0; i < 40; ++i) {
        a.push_back(std::sin(i));
        b.push_back(std::cos(i));
        classes.push_back(i % 2);
    }
    const TaskPtr task = test::taskOf(
        {numbers("a", a), numbers("b", b), levels("y", {"no", "yes"}, std::move(classes))},
        Problem::Classification);
    const Figure figure = boundaryFigure(alongA(task, Link::Logistic), *task, choose(0, 1, 20));
    const std::vector<double>& drawn = layers<Points>(figure).at(0).values;
    QCOMPARE(std::ranges::count(drawn, 0.), 10);
    QCOMPARE(std::ranges::count(drawn, 1.), 10);
}

void BoundaryFigureTest::saysWhatIsFixedAndDrawn() {
    const Figure all = boundaryFigure(alongA(classes_, Link::Logistic), *classes_, choose(0, 1, 4));
    QVERIFY(notesText(all).find("The other variable is fixed at the median") != std::string::npos);
    QVERIFY(notesText(all).find("A cross marks a row that the model gets wrong") !=
            std::string::npos);
    const Figure some =
        boundaryFigure(alongA(classes_, Link::Logistic), *classes_, choose(0, 1, 3));
    QVERIFY(notesText(some).find("3 of 4 training rows") != std::string::npos);
    QCOMPARE(int(layers<Points>(some).at(0).x.size()), 3);
    const Figure surface =
        boundaryFigure(alongA(numbers_, Link::Identity), *numbers_, choose(0, 1, 4));
    QVERIFY(notesText(surface).find("cross") == std::string::npos);
}

/// Only the third column decides, and it is fixed: all of the slice has one class.
void BoundaryFigureTest::saysWhichClassTheSliceHides() {
    const Predictor predictor = test::predictorAlong(classes_->recipe, 2, 4., Link::Logistic);
    const auto noteOf = [&](Others others, std::int32_t row) {
        BoundaryChoice choice = choose(0, 1, 100);
        choice.others = others;
        choice.row = row;
        return notesText(boundaryFigure(predictor, *classes_, choice));
    };
    const std::string typical = noteOf(Others::Typical, 0);
    QVERIFY2(typical.find("the model never predicts \"") != std::string::npos, typical.c_str());
    QVERIFY2(typical.find("for 1 of the drawn rows: average") != std::string::npos,
             typical.c_str());
    const std::string other = noteOf(Others::Row, 1);
    QVERIFY2(other.find("for 3 of the drawn rows: average") != std::string::npos, other.c_str());
    const std::string averaged = noteOf(Others::Averaged, 0);
    QVERIFY2(averaged.find("drawn rows: fix the others") != std::string::npos, averaged.c_str());
    const Figure whole =
        boundaryFigure(alongA(classes_, Link::Logistic), *classes_, choose(0, 1, 100));
    QVERIFY2(notesText(whole).starts_with(
                 "The other variable is fixed at the median or most frequent level. "
                 "All 4 training rows are drawn."),
             notesText(whole).c_str());
}

void BoundaryFigureTest::saysWhenPointsAndColoursDisagree() {
    Field field;
    field.x = field.y = {0., 1.};
    field.classes = {"no", "yes"};
    field.values = Matrix::Zero(3, 3);
    field.values.row(2).setOnes();
    Points points;
    points.x = {0., 0.1, 0.9, 1.};
    points.y = {0.5, 0.5, 0.5, 0.5};
    QCOMPARE(sliceNote(field, points, {0, 0, 1, 1}, false), std::string());
    QCOMPARE(sliceNote(field, points, {0, 1, 1, 1}, false), std::string());
    QVERIFY(sliceNote(field, points, {1, 1, 1, 1}, false)
                .starts_with("For 50 % of the drawn rows the model predicts another class"));
}

/// f = 4 · (encoded kind): only the value of the third column counts.
void BoundaryFigureTest::holdsTheOthersAtARow() {
    const Predictor predictor = test::predictorAlong(numbers_->recipe, 2, 4.);
    BoundaryChoice choice = choose(0, 1, 100);
    choice.others = Others::Row;
    const Matrix predicted = predict(predictor, numbers_->x);
    for (const std::int32_t row : {0, 1}) {
        choice.row = row;
        const Figure figure = boundaryFigure(predictor, *numbers_, choice);
        QVERIFY(std::abs(findLayer<Field>(figure)->values(1, 3) - predicted(row, 0)) < 1e-3);
        QVERIFY(notesText(figure).find("fixed at the values of row " + std::to_string(row + 1)) !=
                std::string::npos);
    }
}

void BoundaryFigureTest::namesTheRowOfTheTable() {
    BoundaryChoice choice = choose(0, 1, 100);
    choice.others = Others::Row;
    choice.row = 1;
    choice.tableRows =
        std::make_shared<const std::vector<std::int32_t>>(std::vector<std::int32_t>{0, 4, 5, 9});
    const Figure figure = boundaryFigure(alongA(numbers_, Link::Identity), *numbers_, choice);
    QVERIFY2(notesText(figure).find("fixed at the values of row 5.") != std::string::npos,
             notesText(figure).c_str());
}

void BoundaryFigureTest::outliersLieOutside() {
    std::vector<double> a, b;
    for (int i = 0; i < 1000; ++i) {
        a.push_back(i == 7 ? 1e5 : i % 100);
        b.push_back(i % 30 + 0.5);
    }
    const TaskPtr task = test::taskOf(
        {test::numbers("a", a), test::numbers("b", b), test::numbers("y", b)}, Problem::Regression);
    const BoundaryFrame frame = *boundaryFrame(*task, choose(0, 1, 100));
    QVERIFY(frame.slice.x.high < 110.);
    const Figure figure = boundaryFigure(alongA(task, Link::Identity), *task, choose(0, 1, 100));
    QVERIFY2(
        notesText(figure).find("far from the rest: 1 of 1,000 training rows.") != std::string::npos,
        notesText(figure).c_str());
    QVERIFY(figure.x.whole && !figure.y.whole);
}

/// a has both signs, b none below 0.
void BoundaryFigureTest::staysWithinWhatNumbersCanBe() {
    const Figure figure =
        boundaryFigure(alongA(numbers_, Link::Identity), *numbers_, choose(0, 1, 100));
    QVERIFY(figure.x.range->low < -2.);
    QCOMPARE(figure.y.range->low, 0.);
    QVERIFY(figure.y.range->high > 5.);
}

void BoundaryFigureTest::leavesWhenItIsToldTo_data() {
    QTest::addColumn<bool>("isKernel");
    QTest::addColumn<Others>("others");
    QTest::newRow("a kernel's slice") << true << Others::Typical;
    QTest::newRow("a slice") << false << Others::Typical;
    QTest::newRow("an average") << false << Others::Averaged;
}

void BoundaryFigureTest::leavesWhenItIsToldTo() {
    QFETCH(bool, isKernel);
    QFETCH(Others, others);
    Predictor predictor = alongA(classes_, Link::Logistic);
    if (isKernel) {
        KernelModel model;
        model.points = std::make_shared<const DesignMatrix>(classes_->x);
        model.weights = Matrix::Ones(classes_->x.rows(), 1);
        model.intercept = Vector::Zero(1);
        predictor.model = model;
    }
    BoundaryChoice choice = choose(0, 1, 4);
    choice.steps = 100;
    choice.others = others;
    const BoundaryFrame frame = *boundaryFrame(*classes_, choice);
    int asked = 0;
    const auto last = [&](int most) { return [&asked, most] { return ++asked <= most; }; };
    QVERIFY(boundaryFigure(predictor, *classes_, frame, last(1000)));
    QVERIFY(asked > 1);
    const int most = std::exchange(asked, 0) - 1;
    QVERIFY(!boundaryFigure(predictor, *classes_, frame, last(most)));
    if (others == Others::Typical) QVERIFY(!boundaryFrame(*classes_, choice, [] { return false; }));
}

void BoundaryFigureTest::averagesTheOthers() {
    const Predictor predictor = test::predictorAlong(numbers_->recipe, 2, 4.);
    BoundaryChoice choice = choose(0, 1, 100);
    choice.others = Others::Averaged;
    const Figure figure = boundaryFigure(predictor, *numbers_, choice);
    QVERIFY(std::abs(findLayer<Field>(figure)->values(1, 3) -
                     predict(predictor, numbers_->x).mean()) < 1e-3);
    QVERIFY2(
        notesText(figure).find("The prediction is averaged exactly over the other variable as it "
                               "is in 4 training rows") != std::string::npos,
        notesText(figure).c_str());

    KernelModel expansion;
    expansion.width = 0.5;
    expansion.points = std::make_shared<const DesignMatrix>(numbers_->x);
    expansion.weights = Matrix::Ones(numbers_->x.rows(), 1);
    expansion.intercept = Vector::Zero(1);
    Predictor kernel = predictor;
    kernel.model = expansion;
    const Figure ofKernel = boundaryFigure(kernel, *numbers_, choice);
    const BoundaryFrame frame = *boundaryFrame(*numbers_, choice);
    double mean = 0.;
    for (const std::int32_t row : numbers_->split.train) {
        SliceChoice slice = frame.slice;
        slice.others = sourceRow(*numbers_->recipe, numbers_->x, row);
        mean += (*sliceSurface(kernel, slice))(1 * slice.steps + 3, 0) /
                double(numbers_->split.train.size());
    }
    QVERIFY(std::abs(findLayer<Field>(ofKernel)->values(1, 3) - mean) < 1e-5 * std::abs(mean));
}

/// A strip for each level, whose rows lie in it.
void BoundaryFigureTest::aCategoryHasItsLevelsOnTheAxis() {
    const Predictor predictor = alongA(classes_, Link::Logistic);
    const SourceColumn& category = classes_->recipe->sources[2];
    const Figure figure = boundaryFigure(predictor, *classes_, choose(0, 2, 100));
    QVERIFY2(figure.empty.empty(), figure.empty.c_str());
    QCOMPARE(figure.y.categories, category.levels);
    QVERIFY(figure.x.categories.empty());
    const auto levels = static_cast<double>(category.levels.size());
    QVERIFY(findLayer<Field>(figure)->yIsOfLevels && !findLayer<Field>(figure)->xIsOfLevels);
    QCOMPARE(findLayer<Field>(figure)->values.cols(), std::ssize(category.levels));
    QCOMPARE(figure.y.range->low, -0.5);
    QCOMPARE(figure.y.range->high, levels - 0.5);
    for (const double place : layers<Points>(figure)[0].y)
        QVERIFY(place == std::floor(place) && place >= 0. && place < levels);
    const std::string csv = toCsv(figure);
    for (const std::string& level : category.levels)
        QVERIFY(csv.find(',' + level + ',') != std::string::npos);
    QVERIFY(csv.find("-0.5") == std::string::npos);
}

void BoundaryFigureTest::pointsThatWereFilledInAreHollow() {
    const Predictor predictor = alongA(classes_, Link::Logistic);
    BoundaryChoice choice = choose(0, 1, 100);
    const Figure measured = boundaryFigure(predictor, *classes_, choice);
    QVERIFY(layers<Points>(measured)[0].filled.empty());
    QVERIFY(notesText(measured).find("hollow") == std::string::npos);
    choice.filled = {false, true, false, false};
    const Figure one = boundaryFigure(predictor, *classes_, choice);
    QCOMPARE(layers<Points>(one)[0].filled, choice.filled);
    QVERIFY2(
        notesText(one).find("1 point is hollow: its value on an axis was missing and is drawn at "
                            "the training median.") != std::string::npos,
        notesText(one).c_str());
    choice.filled = {true, true, false, true};
    const Figure three = boundaryFigure(predictor, *classes_, choice);
    QVERIFY2(notesText(three).find("3 points are hollow") != std::string::npos,
             notesText(three).c_str());
    QVERIFY(toCsv(three).find("filled") != std::string::npos);
}

void BoundaryFigureTest::asksForTwoColumns_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addRow("the same") << 0 << 0;
    QTest::addRow("not there") << 0 << 7;
}

void BoundaryFigureTest::asksForTwoColumns() {
    QFETCH(int, first);
    QFETCH(int, second);
    const Figure figure =
        boundaryFigure(alongA(classes_, Link::Logistic), *classes_, choose(first, second, 100));
    QVERIFY(figure.isEmpty());
    QVERIFY(figure.empty.find("two different variables") != std::string::npos);
}

ARDENT_TEST(BoundaryFigureTest)
#include "boundary_figure_test.moc"
