#include "core/figure/directions/direction_figure.h"

#include <QtTest>

#include "core/figure/notes/notes.h"
#include "core/figure/row_places.h"
#include "tests/support/explained_model.h"

using namespace ardent;

namespace {

/// Along (a + b) / √2 nearly alone.
Directions alongTheSum(const Task& task) {
    Directions directions;
    directions.kind = "singular value of M";
    for (const SourceColumn& source : task.recipe->sources) directions.names.push_back(source.name);
    Vector first = Vector::Zero(std::ssize(directions.names));
    Vector second = first;
    first[0] = first[1] = std::sqrt(0.5);
    second[0] = std::sqrt(0.5);
    second[1] = -second[0];
    directions.values = {3., 0.1};
    directions.weights = {first, second};
    return directions;
}

Figure drawnDirection(const TaskPtr& task, const DirectionChoice& choice) {
    return *directionFigure(test::randomPredictor(task->recipe, 4, true), *task, alongTheSum(*task),
                            choice);
}

}  // namespace

class DirectionFigureTest : public QObject {
    Q_OBJECT

private slots:
    void weightsAreSortedBySize() {
        const TaskPtr task = test::mixedTask(30);
        DirectionChoice choice;
        choice.direction = 1;
        const Figure figure = directionWeightsFigure(alongTheSum(*task), choice);
        QCOMPARE(findLayer<Bars>(figure)->names[0], std::string("a"));
        QCOMPARE(findLayer<Bars>(figure)->values[1], -std::sqrt(0.5));
        QCOMPARE(findLayer<Bars>(figure)->values[2], 0.);
        QVERIFY(notesText(figure).find("only along the first direction (100 %") !=
                std::string::npos);
    }

    void saysWhenSeveralDirectionsAreNeeded() {
        const TaskPtr task = test::mixedTask(30);
        Directions directions = alongTheSum(*task);
        directions.values = {3., 3.};
        QVERIFY(notesText(directionWeightsFigure(directions, {})).find("2 directions are needed") !=
                std::string::npos);
    }

    void sharesAreOfAllDirections() {
        const TaskPtr task = test::mixedTask(30);
        Directions directions = alongTheSum(*task);
        directions.values = {2., 1.};
        directions.total = 8.;
        const std::string note = notesText(directionWeightsFigure(directions, {}));
        QVERIFY2(note.find("50 % of the squared values") != std::string::npos, note.c_str());
        QVERIFY2(note.find("More than 2 directions are needed") != std::string::npos, note.c_str());
    }

    void placesAreInStandardDeviations() {
        const TaskPtr task = test::mixedTask(30);
        const Figure figure = drawnDirection(task, {});
        QCOMPARE(layers<Points>(figure).size(), std::size_t(2));
        QCOMPARE(layers<Points>(figure)[0].name, std::string("observed"));
        QCOMPARE(layers<Points>(figure)[0].x.size(), task->split.train.size());
        const Matrix predicted =
            predict(test::randomPredictor(task->recipe, 4, true), task->x, task->split.train);
        for (std::size_t i = 0; i < task->split.train.size(); ++i) {
            const std::int32_t row = task->split.train[i];
            const double place =
                std::sqrt(0.5) * (double(task->x(row, 0)) + double(task->x(row, 1)));
            QVERIFY(std::abs(layers<Points>(figure)[0].x[i] - place) < 1e-12);
            QCOMPARE(layers<Points>(figure)[1].y[i], predicted(Index(i), 0));
            QCOMPARE(layers<Points>(figure)[0].y[i],
                     task->recipe->targetOffset +
                         task->recipe->targetScale * double(task->y[std::size_t(row)]));
        }
    }

    void classesAreDrawnAsProbabilities() {
        const TaskPtr task = test::mixedTask(30, {"no", "yes"});
        const Figure figure = drawnDirection(task, {});
        QCOMPARE(figure.y.label, std::string("probability of class yes"));
        for (const double y : layers<Points>(figure)[0].y) QVERIFY(y == 0. || y == 1.);
        for (const double y : layers<Points>(figure)[1].y) QVERIFY(y >= 0. && y <= 1.);
    }

    void classesThatAlternateAreAllDrawn() {
        DirectionChoice choice;
        choice.mostPoints = 20;
        const Figure figure = drawnDirection(test::mixedTask(100, {"no", "yes"}), choice);
        QCOMPARE(layers<Points>(figure)[0].y.size(), std::size_t{20});
        for (const double y : {0., 1.})
            QVERIFY(std::ranges::count(layers<Points>(figure)[0].y, y) > 4);
    }

    void aRectangleSelectsRowsByEitherCloud() {
        DirectionChoice choice;
        choice.mostPoints = 20;
        Figure figure = drawnDirection(test::mixedTask(100), choice);
        QVERIFY(figure.places);
        for (const Points& points : layers<Points>(figure)) {
            const Range x{points.x[7] - 1e-9, points.x[7] + 1e-9};
            const Range y{points.y[7] - 1e-9, points.y[7] + 1e-9};
            QCOMPARE(rowsWithin(figure, x, y), std::vector{points.rows[7]});
        }
        constexpr Range kAll{-1e9, 1e9};
        const auto all = rowsWithin(figure, kAll, kAll);
        QCOMPARE(all, test::mixedTask(100)->split.train);

        RowSelection selected(100);
        selected.add(std::vector{layers<Points>(figure)[0].rows[7]});
        markSelected(figure, selected);
        for (const Points& points : layers<Points>(figure)) QVERIFY(points.selected[7]);
        QVERIFY2(notesText(figure).ends_with("1 row here is selected."), notesText(figure).c_str());
    }

    void selectedRowsThatWereNotDrawnAreDrawnToo() {
        DirectionChoice choice;
        choice.mostPoints = 20;
        Figure figure = drawnDirection(test::mixedTask(100), choice);
        RowSelection selected(100);
        selected.add(test::mixedTask(100)->split.train);
        markSelected(figure, selected);
        QCOMPARE(layers<Points>(figure)[0].x.size(), test::mixedTask(100)->split.train.size());
        QCOMPARE(layers<Points>(figure)[1].x.size(), std::size_t(20));
    }

    void whatIsTrueIsDrawnSideBySideAndTheModelInPlace() {
        const Figure figure = drawnDirection(test::mixedTask(30, {"no", "yes"}), {});
        QVERIFY(layers<Points>(figure)[0].sideBySide);
        QVERIFY(!layers<Points>(figure)[1].sideBySide);
    }

    void saysWhyItIsEmptyAndStops() {
        const TaskPtr task = test::mixedTask(30);
        DirectionChoice choice;
        choice.direction = 2;
        QVERIFY(!drawnDirection(task, choice).empty.empty());
        QVERIFY(directionWeightsFigure(alongTheSum(*task), choice).isEmpty());
        QVERIFY(!directionFigure(test::randomPredictor(task->recipe, 4, true), *task,
                                 alongTheSum(*task), {}, [] { return false; }));
    }
};

ARDENT_TEST(DirectionFigureTest)
#include "direction_figure_test.moc"
