#include "core/figure/relevance/relevance_figure.h"
#include "core/figure/notes/notes.h"

#include <QtTest>
#include <cmath>

using namespace ardent;

namespace {

const Relevance kRelevance{
    "|γ|", {"alpha", "Beta", "gamma", "delta"}, {0.1, 0.9, std::nan(""), 0.5}};

Selection kept(std::vector<Index> order, Index chosen) {
    return {"mean squared error", std::move(order), {1., 2., 3., 4.}, chosen};
}

}  // namespace

class RelevanceFigureTest : public QObject {
    Q_OBJECT

private slots:
    void sortsMostRelevantFirst();
    void keepsTheTablesOrder();
    void filtersByPartOfTheName();
    void marksTheKeptOnes();
    void saysThatNoneIsKept();
    void separatesOnlyWhatIsTogether();
    void saysWhatIsMissing();
};

void RelevanceFigureTest::sortsMostRelevantFirst() {
    const Figure figure = relevanceFigure(kRelevance, std::nullopt, {});
    const std::vector<std::string> names{"Beta", "delta", "alpha", "gamma"};
    QCOMPARE(findLayer<Bars>(figure)->names, names);
    QCOMPARE(figure.y.categories, names);
    QVERIFY(figure.y.reversed);
    QCOMPARE(figure.x.label, std::string("|γ|"));
    QVERIFY(findLayer<Bars>(figure)->selected.empty());
    QVERIFY(!findLayer<Bars>(figure)->separatorAfter);
}

void RelevanceFigureTest::keepsTheTablesOrder() {
    RelevanceChoice choice;
    choice.sorted = false;
    choice.colour = 5;
    const Figure figure = relevanceFigure(kRelevance, kept({1, 3, 0, 2}, 2), choice);
    QCOMPARE(findLayer<Bars>(figure)->names, kRelevance.names);
    QCOMPARE(findLayer<Bars>(figure)->colour, 5);
    QCOMPARE(findLayer<Bars>(figure)->selected, (std::vector<bool>{false, true, false, true}));
    QVERIFY(!findLayer<Bars>(figure)->separatorAfter);
}

void RelevanceFigureTest::filtersByPartOfTheName() {
    RelevanceChoice choice;
    choice.filter = "ET";
    const Figure one = relevanceFigure(kRelevance, std::nullopt, choice);
    QCOMPARE(findLayer<Bars>(one)->names, std::vector<std::string>{"Beta"});
    QVERIFY(notesText(one).find("1 of 4 variables") != std::string::npos);
    choice.filter = "zzz";
    const Figure none = relevanceFigure(kRelevance, std::nullopt, choice);
    QVERIFY(none.isEmpty());
    QVERIFY(none.empty.find("zzz") != std::string::npos);
}

void RelevanceFigureTest::marksTheKeptOnes() {
    const Figure figure = relevanceFigure(kRelevance, kept({1, 3, 0, 2}, 2), {});
    QCOMPARE(findLayer<Bars>(figure)->selected, (std::vector<bool>{true, true, false, false}));
    QCOMPARE(*findLayer<Bars>(figure)->separatorAfter, Index{2});
    QVERIFY(notesText(figure).starts_with("2 of 4 variables are selected (filled)."));
    QVERIFY(notesText(figure).ends_with(" Rule of selection: mean squared error."));
    const Figure single = relevanceFigure(kRelevance, kept({1, 3, 0, 2}, 1), {});
    QVERIFY2(notesText(single).starts_with("1 of 4 variables is selected (filled)."),
             notesText(single).c_str());
    const Figure only = relevanceFigure({"|γ|", {"a"}, {1.}}, kept({0}, 1), {});
    QVERIFY2(notesText(only).starts_with("The only variable is selected."),
             notesText(only).c_str());
    const Figure whole = relevanceFigure(kRelevance, kept({1, 3, 0, 2}, 4), {});
    QVERIFY2(notesText(whole).starts_with("All 4 variables are selected."),
             notesText(whole).c_str());
}

void RelevanceFigureTest::saysThatNoneIsKept() {
    const Figure figure = relevanceFigure(kRelevance, kept({1, 3, 0, 2}, 0), {});
    QVERIFY2(
        notesText(figure).starts_with("No variable is selected. Most relevant first, 4 variables."),
        notesText(figure).c_str());
    QVERIFY(notesText(relevanceFigure(kRelevance, std::nullopt, {})).ends_with("4 variables."));
}

void RelevanceFigureTest::separatesOnlyWhatIsTogether() {
    QVERIFY(
        !findLayer<Bars>(relevanceFigure(kRelevance, kept({1, 0, 3, 2}, 2), {}))->separatorAfter);
    QVERIFY(
        !findLayer<Bars>(relevanceFigure(kRelevance, kept({1, 3, 0, 2}, 4), {}))->separatorAfter);
}

void RelevanceFigureTest::saysWhatIsMissing() {
    const Figure figure = relevanceFigure({}, std::nullopt, {});
    QVERIFY(figure.isEmpty());
    QVERIFY(!figure.empty.empty());
}

ARDENT_TEST(RelevanceFigureTest)
#include "relevance_figure_test.moc"
