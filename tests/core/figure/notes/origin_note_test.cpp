#include "core/figure/notes/origin_note.h"
#include "core/figure/notes/notes.h"

#include <QtTest>
#include <array>

using namespace ardent;

class OriginNoteTest : public QObject {
    Q_OBJECT

private slots:
    void namesOneRun();
    void saysOnceWhatRunsShare();
    void namesFourAtMost();
    void namesTheTarget();
    void leavesOutWhatIsNotKnown();
    void saysWhichModelItIs();
    void theDoubtIsACaution();
};

void OriginNoteTest::namesOneRun() {
    const FigureOrigin run{"Run 1", "RFFNet", "gse1", 7, SplitShares{}};
    QCOMPARE(originNote({&run, 1}),
             std::string("Run 1: RFFNet on gse1, seed 7, split 80 / 10 / 10 %."));
    QCOMPARE(originNote({}), std::string());
}

void OriginNoteTest::saysOnceWhatRunsShare() {
    const std::array runs{FigureOrigin{"Run 1", "RFFNet", "gse1", 7, SplitShares{}},
                          FigureOrigin{"Run 2", "Ridge", "gse1", 7, SplitShares{}},
                          FigureOrigin{"Run 3", "Ridge", "gse1", 8, SplitShares{}}};
    QCOMPARE(originNote(std::span(runs).first(2)),
             std::string("Run 1 (RFFNet), Run 2 (Ridge): on gse1, seed 7, split 80 / 10 / 10 %."));
    QCOMPARE(originNote(std::span(runs).last(2)),
             std::string("Run 2 (seed 7), Run 3 (seed 8): Ridge on gse1, split 80 / 10 / 10 %."));
}

void OriginNoteTest::namesFourAtMost() {
    const std::vector<FigureOrigin> runs(6, {"Run", "Ridge", "t.csv", 1, SplitShares{2., 1., 1.}});
    QCOMPARE(
        originNote(runs),
        std::string("Run, Run, Run, Run, 2 more: Ridge on t.csv, seed 1, split 50 / 25 / 25 %."));
}

void OriginNoteTest::namesTheTarget() {
    std::array runs{
        FigureOrigin{"Run 1", "Ridge", "t.csv", 7, SplitShares{}, {}, "price"},
        FigureOrigin{"Run 2", "Ridge", "t.csv", 7, SplitShares{}, {}, "price"},
    };
    QCOMPARE(originNote({runs.data(), 1}),
             std::string("Run 1: Ridge on t.csv, target price, seed 7, split 80 / 10 / 10 %."));
    QCOMPARE(
        originNote(runs),
        std::string("Run 1, Run 2: Ridge on t.csv, target price, seed 7, split 80 / 10 / 10 %."));
    runs[1].target = "size";
    QCOMPARE(originNote(runs), std::string("Run 1 (target price), Run 2 (target size): Ridge on "
                                           "t.csv, seed 7, split 80 / 10 / 10 %."));
}

void OriginNoteTest::leavesOutWhatIsNotKnown() {
    const FigureOrigin model{"", "Ridge", "", 3, std::nullopt};
    QCOMPARE(originNote({&model, 1}), std::string("Ridge, seed 3."));
}

void OriginNoteTest::saysWhichModelItIs() {
    FigureOrigin run{"Run 1", "Ridge", "t.csv", 3, std::nullopt};
    run.model = modelAtLambda(7.86e-5);
    QCOMPARE(originNote({&run, 1}),
             std::string("Run 1, at λ = 7.86e-05 (not the run's own): Ridge on t.csv, seed 3."));
    run.model = modelAfterRounds(12);
    QCOMPARE(originNote({&run, 1}),
             std::string("Run 1, after round 12 (not the run's own): Ridge on t.csv, seed 3."));
    QVERIFY(modelAfterRounds(0).starts_with("before the first round"));
}

void OriginNoteTest::theDoubtIsACaution() {
    FigureOrigin run{"Run 1", "RFFNet", "gse1", 7, SplitShares{}};
    run.doubt = "It may be chance.";
    Figure figure;
    figure.notes = {{NoteKind::Shown, "Most relevant first."}};
    noteOrigin({&run, 1}, figure);
    QCOMPARE(notesText(figure, NoteKind::Origin),
             std::string("Run 1: RFFNet on gse1, seed 7, split 80 / 10 / 10 %."));
    QCOMPARE(notesText(figure, NoteKind::Caution), run.doubt);
    QCOMPARE(notesText(figure),
             run.doubt.english() + " Most relevant first. " + notesText(figure, NoteKind::Origin));
    Figure none;
    noteOrigin({}, none);
    QVERIFY(notesText(none).empty());
}

ARDENT_TEST(OriginNoteTest)
#include "origin_note_test.moc"
