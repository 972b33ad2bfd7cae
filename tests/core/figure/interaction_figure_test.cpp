#include "core/figure/interaction_figure.h"

#include <QtTest>

using namespace ardent;

class InteractionFigureTest : public QObject {
    Q_OBJECT

private slots:
    void barsNameTheSets();
    void kindIsSplitOverAxisAndNote();
    void saysWhyItIsEmpty();
};

namespace {

Interactions some() {
    return {"score per unit; over 20 of 30 rows",
            {"a", "b", "c"},
            {{{0, 2}, 3.}, {{0, 1, 2}, 2.}, {{1, 2}, 0.5}}};
}

}  // namespace

void InteractionFigureTest::barsNameTheSets() {
    InteractionChoice choice;
    choice.most = 2;
    choice.colour = 4;
    const Figure figure = interactionFigure(some(), choice);
    QCOMPARE(figure.bars->names, (std::vector<std::string>{"a × c", "a × b × c"}));
    QCOMPARE(figure.bars->values, (std::vector{3., 2.}));
    QCOMPARE(figure.bars->colour, 4);
    QCOMPARE(figure.y.categories, figure.bars->names);
    QVERIFY(figure.y.reversed);
}

void InteractionFigureTest::kindIsSplitOverAxisAndNote() {
    const Figure figure = interactionFigure(some(), {});
    QCOMPARE(figure.x.label, std::string("score per unit"));
    QCOMPARE(figure.note,
             std::string("Strongest first, 3 sets of 3 variables; over 20 of 30 rows."));
}

void InteractionFigureTest::saysWhyItIsEmpty() {
    QVERIFY(interactionFigure({"score", {"a"}, {}}, {}).empty.find("two variables") !=
            std::string::npos);
    QVERIFY(interactionFigure({"score", {"a", "b"}, {}}, {}).isEmpty());
}

QTEST_GUILESS_MAIN(InteractionFigureTest)
#include "interaction_figure_test.moc"
