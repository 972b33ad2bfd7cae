#include "core/figure/path/path_figure.h"
#include "core/figure/notes/notes.h"

#include <QtTest>
#include "core/figure/figure_csv.h"

using namespace ardent;

namespace {

/// Three names over four λ; "late" joins last, "never" not at all.
Path fourSolutions() {
    Path path;
    path.lambdaKind = "λ";
    path.normKind = "norm";
    path.scoreKind = "mean squared error over 5 folds";
    path.names = {"never", "first", "late"};
    path.lambdas = {8., 4., 2., 1.};
    for (const double first : {0., 1., 2., 3.}) {
        Vector norms(3);
        norms << 0., first, first == 3. ? 0.5 : 0.;
        path.norms.push_back(norms);
    }
    path.scores = {4., 2.2, 2., 2.5};
    path.errors = {0.3, 0.3, 0.3, 0.3};
    path.best = 2;
    path.sparse = 1;
    path.chosen = 1;
    return path;
}

}  // namespace

class PathFigureTest : public QObject {
    Q_OBJECT

private slots:
    void drawsWhatTakesPart() {
        const Figure figure = pathNormsFigure(fourSolutions(), {});
        QCOMPARE(layers<Series>(figure).size(), std::size_t(3));  // first, late, the λ shown
        QCOMPARE(layers<Series>(figure)[0].name, std::string("first"));
        QCOMPARE(layers<Series>(figure)[0].x, (std::vector<double>{8., 4., 2., 1.}));
        QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{0., 1., 2., 3.}));
        QCOMPARE(layers<Series>(figure)[1].name, std::string("late"));
        QVERIFY(figure.x.logarithmic && figure.x.reversed);
        QCOMPARE(layers<Series>(figure)[2].x, (std::vector<double>{4., 4.}));
        QVERIFY(notesText(figure).starts_with("1 of 3 take part at the λ shown"));
        PathChoice choice;
        choice.ticks = PathTicks{151, 154};
        QVERIFY(notesText(pathNormsFigure(fourSolutions(), choice))
                    .ends_with("The run has solved several; this one is its λ 151 to 154."));
    }

    void coefficientsHaveTheirSignAndTheRoomTheyNeed() {
        Path path = fourSolutions();
        for (Vector& coefficients : path.norms) coefficients[1] *= -1.;
        const Figure figure = pathNormsFigure(path, {});
        QCOMPARE(layers<Series>(figure)[0].name,
                 std::string("first"));  // the largest without its sign
        QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{-0., -1., -2., -3.}));
        QVERIFY(!figure.y.range);
        QCOMPARE(layers<Series>(figure)[2].y.front(), -3.);
        QVERIFY(layers<Series>(figure)[2].y.back() < 3.);
        QVERIFY(notesText(figure).starts_with("1 of 3 take part at the λ shown"));
        QVERIFY(!pathNormsFigure(fourSolutions(), {}).y.range);
    }

    void marksTheWantedLambda() {
        PathChoice choice;
        choice.marked = 3;
        const Figure figure = pathNormsFigure(fourSolutions(), choice);
        QCOMPARE(layers<Series>(figure).back().x, (std::vector<double>{1., 1.}));
        QVERIFY(notesText(figure).starts_with("2 of 3"));
    }

    void aNameKeepsItsColour() {
        Path path = fourSolutions();
        path.norms[3][2] = 9.;  // "late" is the largest at the last λ, "first" at the run's own
        const auto position = [&](const char* name) {
            return static_cast<int>(std::ranges::find(path.names, name) - path.names.begin());
        };
        PathChoice choice;
        for (const Index marked : {0, 1, 3}) {
            choice.marked = marked;
            const Figure figure = pathNormsFigure(path, choice);
            QCOMPARE(layers<Series>(figure)[0].name, std::string("first"));
            QCOMPARE(layers<Series>(figure)[0].colour, position("first"));
            QCOMPARE(layers<Series>(figure)[1].name, std::string("late"));
            QCOMPARE(layers<Series>(figure)[1].colour, position("late"));
        }
    }

    /// A path of fewer variables than there are, and of a pair.
    void aVariableHasTheColourOfItsPositionAmongAll() {
        Path path = fourSolutions();
        path.names = {"c", "a × c", "d"};
        PathChoice choice;
        choice.variables = {"a", "b", "c", "d"};
        for (const Series& line : layers<Series>(pathNormsFigure(path, choice))) {
            if (line.name == "c") QCOMPARE(line.colour, 2);
            if (line.name == "d") QCOMPARE(line.colour, 3);
            if (line.name == "a × c") QCOMPARE(line.colour, 5);
        }
    }

    void palesAllButTheLargest() {
        PathChoice choice;
        choice.named = 1;
        const Figure figure = pathNormsFigure(fourSolutions(), choice);
        QVERIFY(layers<Series>(figure)[0].role == LineRole::Main);
        QVERIFY(layers<Series>(figure)[1].role == LineRole::Individual);
        QCOMPARE(layers<Series>(figure)[1].colour, kNeutral);
        QCOMPARE(layers<Series>(figure)[1].name, std::string("late"));  // the only one
        Path path = fourSolutions();
        for (Vector& norms : path.norms) norms[0] = 0.1;
        const Figure several = pathNormsFigure(path, choice);
        QCOMPARE(layers<Series>(several)[1].name, std::string("others"));
        QCOMPARE(ownName(layers<Series>(several)[1]), std::string("never"));
    }

    void ofHundredsThatTakePartSomeAreDrawn() {
        constexpr Index kCount = 1208;
        Path path = fourSolutions();
        path.names.clear();
        for (Index i = 0; i < kCount; ++i) path.names.push_back("x" + std::to_string(i));
        for (Vector& norms : path.norms) {
            norms = Vector::Zero(kCount);
            for (Index i = 1; i < kCount; i += 2) norms[i] = 1. / static_cast<double>(i);
        }
        PathChoice choice;
        choice.named = 4;
        const Figure figure = pathNormsFigure(path, choice);
        const auto isOther = [](const Series& line) { return line.role == LineRole::Individual; };
        QCOMPARE(std::ranges::count_if(layers<Series>(figure), isOther), 600);
        QCOMPARE(std::ranges::count(layers<Series>(figure), true, &Series::isOnlyListed), 400);
        QVERIFY2(
            notesText(figure).find("Of the 600 others one in 3 is drawn.") != std::string::npos,
            notesText(figure).c_str());
    }

    void drawsTheScoreWithItsErrors() {
        const Figure figure = pathScoreFigure(fourSolutions(), {});
        QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{4., 2.2, 2., 2.5}));
        QCOMPARE(layers<Series>(figure)[0].spreads, (std::vector<double>{0.3, 0.3, 0.3, 0.3}));
        QVERIFY(layers<Series>(figure)[0].name.ends_with(", ± one standard error"));
        QCOMPARE(layers<Series>(figure)[0].spreadName, std::string("Standard error"));
        QVERIFY(layers<Series>(figure)[1].name.starts_with("lowest: λ = 2"));
        QVERIFY(
            layers<Series>(figure)[2].name.starts_with("largest within one standard error: λ = 4"));
        QCOMPARE(layers<Series>(figure).size(), std::size_t(3));  // the λ shown is the sparse one
        QVERIFY(layers<Series>(figure)[1].place == PlaceKind::Lowest);
        QVERIFY(layers<Series>(figure)[2].place == PlaceKind::Sparsest);
        QCOMPARE(layers<Series>(figure)[1].y, (std::vector<double>{1.7, 4.3}));
        const std::string csv = toCsv(figure);
        QVERIFY(csv.find("\nlowest mark,lowest: λ = 2,") != std::string::npos);
        QVERIFY(csv.find("\nsparsest mark,largest within one") != std::string::npos);
    }

    void saysHowMuchIsSolved() {
        PathChoice choice;
        QVERIFY(notesText(pathScoreFigure(fourSolutions(), choice))
                    .starts_with("4 λ values solved so far, "));
        choice.isWhole = true;
        QVERIFY(notesText(pathScoreFigure(fourSolutions(), choice))
                    .starts_with("4 λ values solved, from"));
    }

    void saysWhatFlattersTheScore() {
        Path path = fourSolutions();
        path.scoreCaution = "the rows are not fresh";
        const Figure figure = pathScoreFigure(path, {});
        QCOMPARE(figure.y.label, std::string("mean squared error over 5 folds"));
        QVERIFY(notesText(figure, NoteKind::Caution) == "On this score: the rows are not fresh.");
    }

    void saysWhyItIsEmpty() {
        QVERIFY(pathNormsFigure({}, {}).isEmpty());
        QVERIFY(pathScoreFigure({}, {}).empty.starts_with("No λ is solved yet"));
        Path path = fourSolutions();
        path.norms.clear();
        QVERIFY(!pathNormsFigure(path, {}).empty.empty());
        path.scores.assign(4, std::nan(""));
        QCOMPARE(pathScoreFigure(path, {}).empty, std::string("No λ is scored yet."));
    }
};

ARDENT_TEST(PathFigureTest)
#include "path_figure_test.moc"
