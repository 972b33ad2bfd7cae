#include "core/figure/figure_size.h"

#include <QtTest>

#include "core/figure/notes/notes.h"
#include "tests/support/sample_figures.h"

using namespace ardent;

class FigureSizeTest : public QObject {
    Q_OBJECT

private slots:
    void barsAskForHeight();
    void longNamesAskForWidth();
    void columnsAskForWidth();
    void textsAskForHeight();
    void linesAreAsHighAsTheyAreDrawn();
    void countsLettersNotBytes();
    void staysOnAPage();
};

void FigureSizeTest::barsAskForHeight() {
    const FigureSize few = preferredSize(test::relevanceBars(5));
    const FigureSize many = preferredSize(test::relevanceBars(30));
    QCOMPARE(few.width, 85.);
    QCOMPARE(many.width, 85.);
    QVERIFY(many.height > few.height + 80.);
    Figure both = test::relevanceBars(20);
    const double before = preferredSize(both).height;
    findLayer<Bars>(both)->beside = {
        Bars::Beside{"others", "others", std::vector<double>(20, 1.), {}}};
    QVERIFY(preferredSize(both).height > before + 50.);
}

void FigureSizeTest::longNamesAskForWidth() {
    Figure figure = test::relevanceBars(5);
    findLayer<Bars>(figure)->names[0] = figure.y.categories[0] =
        "bill_length_mm × body_temperature_mean_c";
    QCOMPARE(preferredSize(figure).width, 120.);
}

void FigureSizeTest::columnsAskForWidth() {
    Figure figure = test::listing(4);
    QCOMPARE(preferredSize(figure).width, 85.);
    for (int i = 0; i < 2; ++i) figure.x.categories.push_back("Run");
    findLayer<Cells>(figure)->values = Matrix::Zero(4, 5);
    QCOMPARE(preferredSize(figure).width, 178.);
}

void FigureSizeTest::textsAskForHeight() {
    Figure figure = test::lossLines(1, 20);
    const double before = preferredSize(figure).height;
    figure.notes = {{NoteKind::Shown, std::string(400, 'x')}};
    QVERIFY(preferredSize(figure).height > before + 15.);
    QVERIFY(preferredSize(figure, false).height <= before);
}

/// 8 points: a line of the note has 3.3 mm on paper, a row of bars at least 3.81 mm.
void FigureSizeTest::linesAreAsHighAsTheyAreDrawn() {
    Figure figure = test::relevanceBars(12);
    figure.notes.clear();
    const double without = preferredSize(figure).height;
    std::string words;
    for (int word = 0; word < 6; ++word)
        words += (word ? " " : "") + std::string(60, 'x');  // each fills a line of 85 mm
    figure.notes = {{NoteKind::Shown, words}};
    const double more = preferredSize(figure).height - without;
    QVERIFY2(more >= 6. * 3.3 + 1.05 && more < 6. * 3.3 + 4., std::to_string(more).c_str());
    const double bars = preferredSize(test::relevanceBars(32)).height -
                        preferredSize(test::relevanceBars(12)).height;
    QVERIFY(bars >= 20. * 3.81);
}

void FigureSizeTest::countsLettersNotBytes() {
    Figure plain = test::relevanceBars(5), accented = plain;
    for (int word = 0; word < 30; ++word) {
        plain.notes.front().text += " uebermaessi";
        accented.notes.front().text += " überééßäçîà";
    }
    QCOMPARE(preferredSize(accented).height, preferredSize(plain).height);
    accented.y.categories.assign(5, "ééééééééééééééééééééééééé");
    QCOMPARE(preferredSize(accented).width, 85.);
}

void FigureSizeTest::staysOnAPage() {
    QCOMPARE(preferredSize(test::listing(1000)).height, 230.);
    const FigureSize least = preferredSize(Figure{});
    QVERIFY(least.width >= kLeastFigureWidth && least.height >= kLeastFigureHeight);
}

ARDENT_TEST(FigureSizeTest)
#include "figure_size_test.moc"
