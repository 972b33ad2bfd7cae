#include "core/figure/notes/constant_note.h"

#include <QtTest>

#include "core/figure/boundary/boundary_figure.h"
#include "core/figure/directions/direction_figure.h"
#include "core/figure/effects/effect_figure.h"
#include "core/figure/interactions/run_interactions.h"
#include "core/figure/notes/notes.h"
#include "core/figure/predictions/prediction_figure.h"
#include "tests/support/explained_model.h"

using namespace ardent;

/// What the figures of a model that is a constant say.
class ConstantNoteTest : public QObject {
    Q_OBJECT

private slots:
    void figuresOfItSaySoFirst();
    void ofOneThatIsLearnedNoVariableIsInItYet();
    void otherModelsAreNotCalledSo();
    void interactionsAndDirectionsAreEmpty();
    void predictionsAreDrawnAsWideAsTheTarget();
};

namespace {

const TaskPtr& constantTask() {
    static const TaskPtr made = test::mixedTask(40);
    return made;
}

Predictor constant() {
    return test::linearPredictor(constantTask()->recipe,
                                 Matrix::Zero(1, constantTask()->recipe->inputs()), Vector::Zero(1),
                                 Link::Identity);
}

std::vector<Figure> figuresOf(const Predictor& predictor) {
    EffectChoice joint;
    joint.second = 1;
    EffectChoice category;
    category.first = 2;
    return {boundaryFigure(predictor, *constantTask(), BoundaryChoice{}),
            *effectFigure(predictor, *constantTask(), {}),
            *effectFigure(predictor, *constantTask(), joint),
            *effectFigure(predictor, *constantTask(), category),
            *predictionFigure(predictor, *constantTask(), test::allRows(*constantTask()), {})};
}

}  // namespace

void ConstantNoteTest::figuresOfItSaySoFirst() {
    for (const Figure& figure : figuresOf(constant()))
        QVERIFY2(
            notesText(figure).starts_with("The model is a constant: it depends on no variable. "),
            (figure.title + ": " + notesText(figure)).c_str());
}

void ConstantNoteTest::ofOneThatIsLearnedNoVariableIsInItYet() {
    Figure drawn = figuresOf(constant()).front();
    const std::string rest = notesText(drawn).substr(constantModelText().size());
    noteNotYet(drawn);
    QCOMPARE(notesText(drawn), "The model is still a constant." + rest);
    Figure empty = directionWeightsFigure(Directions{}, {});
    noteNotYet(empty);
    QCOMPARE(empty.empty, std::string("The model is still a constant."));
    Figure other = figuresOf(test::randomPredictor(constantTask()->recipe, 3, false)).front();
    const std::string before = notesText(other);
    noteNotYet(other);
    QCOMPARE(notesText(other), before);
}

void ConstantNoteTest::otherModelsAreNotCalledSo() {
    for (const Figure& figure : figuresOf(test::randomPredictor(constantTask()->recipe, 3, false)))
        QVERIFY2(notesText(figure).find("is a constant") == std::string::npos,
                 notesText(figure).c_str());
}

void ConstantNoteTest::interactionsAndDirectionsAreEmpty() {
    Snapshot snapshot;
    snapshot.predictor = std::make_shared<const Predictor>(constant());
    const auto found =
        runInteractions(snapshot, *constantTask(), RowPart::Training, InteractionView::Graph);
    for (const auto view : {InteractionView::List, InteractionView::Graph, InteractionView::Map})
        QCOMPARE(interactionFigure(*found, view, {}).empty, constantModelText());
    QCOMPARE(directionWeightsFigure(Directions{}, {}).empty, constantModelText());
}

void ConstantNoteTest::predictionsAreDrawnAsWideAsTheTarget() {
    PredictionChoice choice;
    for (const auto view : {PredictionView::Actual, PredictionView::Residuals}) {
        choice.view = view;
        const Figure figure =
            *predictionFigure(constant(), *constantTask(), test::allRows(*constantTask()), choice);
        const auto [low, high] = std::ranges::minmax(layers<Points>(figure)[0].y);
        const Series& line = layers<Series>(figure)[0];
        QVERIFY(std::abs((line.x.back() - line.x.front()) - (high - low)) < 1e-9 * (high - low));
        QVERIFY(line.x.front() < layers<Points>(figure)[0].x[0] &&
                layers<Points>(figure)[0].x[0] < line.x.back());
    }
}

ARDENT_TEST(ConstantNoteTest)
#include "constant_note_test.moc"
