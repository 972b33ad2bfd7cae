#include "core/figure/interactions/interaction_figure.h"

#include <QtTest>

#include "core/figure/interactions/run_interactions.h"
#include "core/figure/notes/notes.h"

using namespace ardent;

class InteractionFigureTest : public QObject {
    Q_OBJECT

private slots:
    void barsNameTheSets();
    void kindIsSplitOverAxisAndNote();
    void setsOfScoreZeroShareALine();
    void theAxisSaysWhatAndTheNoteHow();
    void theScoreStandsBeforeWhereItMisleads();
    void graphHasTheVariablesOfTheStrongestSets();
    void graphLeavesWeakSetsOutAndSaysSo();
    void graphTellsMainEffects();
    void mapIsSymmetricAndBlankWhereNothingIsKnown();
    void manyVariablesAreCutToTheStrongest();
    void saysWhyItIsEmpty();
};

namespace {

Interactions some() {
    return {"score per unit",
            {"a", "b", "c"},
            {{{0, 2}, 3.}, {{0, 1, 2}, 2.}, {{1, 2}, 0.5}},
            {},
            {"over 20 of 30 rows"}};
}

}  // namespace

void InteractionFigureTest::barsNameTheSets() {
    InteractionChoice choice;
    choice.most = 2;
    choice.colour = 4;
    const Figure figure = interactionFigure(some(), choice);
    QCOMPARE(findLayer<Bars>(figure)->names, (std::vector<std::string>{"a × c", "a × b × c"}));
    QCOMPARE(findLayer<Bars>(figure)->values, (std::vector{3., 2.}));
    QCOMPARE(findLayer<Bars>(figure)->colour, 4);
    QCOMPARE(figure.y.categories, findLayer<Bars>(figure)->names);
    QVERIFY(figure.y.reversed);
}

void InteractionFigureTest::kindIsSplitOverAxisAndNote() {
    const Figure figure = interactionFigure(some(), {});
    QCOMPARE(figure.x.label, std::string("score per unit"));
    QCOMPARE(
        notesText(figure),
        std::string("Strongest first, 3 pairs and triples of 3 variables; over 20 of 30 rows."));
}

void InteractionFigureTest::setsOfScoreZeroShareALine() {
    Interactions interactions = some();
    interactions.sets.push_back({{0, 1}, 0.});
    QCOMPARE(findLayer<Bars>(interactionFigure(interactions, {}))->names.back(),
             std::string("1 more pair"));
    interactions.sets.push_back({{0, 2}, 5e-18});  // rounding
    const Figure figure = interactionFigure(interactions, {});
    QCOMPARE(findLayer<Bars>(figure)->names,
             (std::vector<std::string>{"a × c", "a × b × c", "b × c", "2 more pairs"}));
    QCOMPARE(findLayer<Bars>(figure)->values.back(), 0.);
    QCOMPARE(figure.y.categories, findLayer<Bars>(figure)->names);
    QVERIFY2(notesText(figure).find("Strongest first, 3 pairs and triples of 3") == 0,
             notesText(figure).c_str());
    QCOMPARE(shownSets(interactions, {}), Index(3));
    InteractionChoice fewer;
    fewer.most = 2;
    QCOMPARE(findLayer<Bars>(interactionFigure(interactions, fewer))->names.size(), std::size_t(2));
}

void InteractionFigureTest::theAxisSaysWhatAndTheNoteHow() {
    Interactions interactions = some();
    interactions.kind = "mixed derivative in unit of a: b";
    interactions.how = "√mean of squares";
    interactions.origin = {"over 9 rows"};
    const Figure list = interactionFigure(interactions, {});
    QCOMPARE(list.x.label, std::string("mixed derivative in unit of a: b"));
    QVERIFY2(notesText(list).find("Score: √mean of squares.") != std::string::npos,
             notesText(list).c_str());
    QCOMPARE(findLayer<Graph>(interactionGraph(interactions, nullptr, {}))->edgeLabel,
             list.x.label);
    const Figure map = interactionMap(interactions, {});
    QCOMPARE(findLayer<Cells>(map)->scale, list.x.label);
    QVERIFY2(notesText(map).find("Score: √mean of squares.") != std::string::npos,
             notesText(map).c_str());
}

void InteractionFigureTest::theScoreStandsBeforeWhereItMisleads() {
    RunInteractions found;
    found.interactions = some();
    found.meaning = "Between correlated columns a strong score may lie where hardly any rows are.";
    for (const auto view : {InteractionView::List, InteractionView::Graph, InteractionView::Map})
        QVERIFY(notesText(interactionFigure(found, view, {}))
                    .ends_with(". " + found.meaning.english()));
    found.caution = "a goes together with b.";
    for (const auto view : {InteractionView::List, InteractionView::Graph, InteractionView::Map})
        QVERIFY(notesText(interactionFigure(found, view, {})).starts_with(found.caution + ' '));
}

void InteractionFigureTest::graphHasTheVariablesOfTheStrongestSets() {
    const Figure figure = interactionGraph(some(), nullptr, {});
    QCOMPARE(findLayer<Graph>(figure)->names, (std::vector<std::string>{"a", "b", "c"}));
    QCOMPARE(findLayer<Graph>(figure)->edges.size(), std::size_t(3));
    QCOMPARE(findLayer<Graph>(figure)->edges[1].nodes, (std::vector<Index>{0, 1, 2}));
    QCOMPARE(edgeName(*findLayer<Graph>(figure), findLayer<Graph>(figure)->edges[1]),
             std::string("a × b × c"));
    QVERIFY(findLayer<Graph>(figure)->sizes.empty());
    QVERIFY(notesText(figure).find("no main effects are known") != std::string::npos);
}

void InteractionFigureTest::graphLeavesWeakSetsOutAndSaysSo() {
    InteractionChoice choice;
    choice.least = 0.5;
    const Figure figure = interactionGraph(some(), nullptr, choice);
    QCOMPARE(findLayer<Graph>(figure)->edges.size(), std::size_t(2));
    QVERIFY2(notesText(figure).find(
                 "2 of 3 pairs and triples among all 3 variables: those with at least 50 %") == 0,
             notesText(figure).c_str());
}

void InteractionFigureTest::graphTellsMainEffects() {
    const Relevance effects{"spread", {"a", "b", "c"}, {1., 4., -1.}};
    const Figure figure = interactionGraph(some(), &effects, {});
    QCOMPARE(findLayer<Graph>(figure)->sizes, (std::vector{1., 4., 0.}));
    QCOMPARE(findLayer<Graph>(figure)->nodeLabel, std::string("spread"));
    QVERIFY2(notesText(figure).find("Widths of lines: score per unit; sizes of circles: spread.") !=
                 std::string::npos,
             notesText(figure).c_str());
}

void InteractionFigureTest::mapIsSymmetricAndBlankWhereNothingIsKnown() {
    const Figure figure = interactionMap(some(), {});
    const Matrix& values = findLayer<Cells>(figure)->values;
    QCOMPARE(values(0, 2), 3.);
    QCOMPARE(values(2, 0), 3.);
    QCOMPARE(values(2, 1), 0.5);
    QVERIFY(std::isnan(values(0, 1)) && std::isnan(values(1, 1)));
    QCOMPARE(findLayer<Cells>(figure)->shade(0, 2), 1.);
    QCOMPARE(findLayer<Cells>(figure)->shade(0, 1), 0.);
    QCOMPARE(findLayer<Cells>(figure)->scale, std::string("score per unit"));
    QVERIFY(notesText(figure).find("have 1 triple more") != std::string::npos);
}

void InteractionFigureTest::manyVariablesAreCutToTheStrongest() {
    Interactions many{"score", {}, {}};
    for (Index i = 0; i < 200; ++i) many.names.push_back("x" + std::to_string(i + 1));
    for (Index i = 0; i < 100; ++i)
        many.sets.push_back({{99 - i, 199 - i}, 100. - static_cast<double>(i)});
    const Figure map = interactionMap(many, {});
    QCOMPARE(map.x.categories.size(), std::size_t(20));
    QCOMPARE(map.x.categories.front(), std::string("x91"));
    QCOMPARE(map.x.categories.back(), std::string("x200"));
    QVERIFY2(notesText(map).find("the 20 variables of 200 that are in the strongest pairs") !=
                 std::string::npos,
             notesText(map).c_str());
    const Figure graph = interactionGraph(many, nullptr, {});
    QCOMPARE(findLayer<Graph>(graph)->names, map.x.categories);
    QCOMPARE(findLayer<Graph>(graph)->edges.size(), std::size_t(10));
    QVERIFY(notesText(graph).starts_with("10 of 10 pairs among the 20 variables"));
}

void InteractionFigureTest::saysWhyItIsEmpty() {
    QVERIFY(interactionGraph({"score", {"a", "b"}, {}}, nullptr, {}).isEmpty());
    QVERIFY(interactionMap({"score", {"a", "b"}, {}}, {}).isEmpty());
    const Interactions none{"score", {"a", "b"}, {{{0, 1}, 0.}}};
    QVERIFY(interactionGraph(none, nullptr, {}).empty.find("act together") != std::string::npos);
    QVERIFY(interactionMap(none, {}).empty.find("act together") != std::string::npos);
    QVERIFY(interactionFigure(none, {}).empty.find("act together") != std::string::npos);
    QVERIFY(interactionFigure({"score", {"a"}, {}}, {}).empty.find("two variables") !=
            std::string::npos);
    QVERIFY(interactionFigure({"score", {"a", "b"}, {}}, {}).isEmpty());
}

ARDENT_TEST(InteractionFigureTest)
#include "core/figure/notes/notes.h"
#include "interaction_figure_test.moc"
