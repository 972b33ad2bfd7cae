#include <QHeaderView>

#include "tests/ui/runs/listed_runs.h"

using namespace ardent;
using namespace ardent::test;

/// The room that the columns and rows of the table of runs have.
class RunColumnsTest : public ListedRuns {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { window_.reset(); }
    void columnsGiveUpSpareRoomBeforeTheyScroll();
    void aLongTitleOfTheLossGivesWayBeforeTheyScroll();
    void noLossIsCutBesideSpareRoom();
    void theLossKeepsItsNameBesideALongState();
    void whatWasToldOnTheWayTakesNoRoomAfterwards();
    void noRowIsCutWhereTheyScroll();
};

void RunColumnsTest::columnsGiveUpSpareRoomBeforeTheyScroll() {
    runOnce();
    const int letter = table().fontMetrics().averageCharWidth();
    bool wereTight = false;
    bool wereGenerous = false;
    for (int width = 60 * letter; width <= 150 * letter; width += letter / 2) {
        table().resize(width, table().height());
        const bool isTight = table().columnWidth(RunsModel::SeedText) < 10 * letter;
        QVERIFY2(isTight || table().horizontalHeader()->length() <= table().viewport()->width(),
                 qPrintable(QString::number(width)));
        (isTight ? wereTight : wereGenerous) = true;
    }
    QVERIFY(wereTight && wereGenerous);
}

void RunColumnsTest::aLongTitleOfTheLossGivesWayBeforeTheyScroll() {
    session().setMethod(QStringLiteral("ccm"));
    click(window_->tool("run.start"));
    QVERIFY(window_->hasEnded(0));
    const int letter = table().fontMetrics().averageCharWidth();
    table().resize(60 * letter, table().height());
    QVERIFY(table().columnWidth(RunsModel::Loss) < 20 * letter);
    QVERIFY(table().columnWidth(RunsModel::State) <= 14 * letter);
    table().resize(200 * letter, table().height());
    QVERIFY(table().columnWidth(RunsModel::Loss) >= 24 * letter);
}

void RunColumnsTest::noLossIsCutBesideSpareRoom() {
    runOnce();
    session().setMethod(QStringLiteral("ccm"));
    click(window_->tool("run.start"));
    QVERIFY(window_->hasEnded(1));
    const QAbstractItemView& cells = table();
    const int letter = table().fontMetrics().averageCharWidth();
    bool wereCut = false;
    bool wereWhole = false;
    for (int width = 100 * letter; width <= 240 * letter; width += letter) {
        table().resize(width, table().height());
        const bool isCut =
            table().columnWidth(RunsModel::Loss) < cells.sizeHintForColumn(RunsModel::Loss);
        if (isCut)
            QVERIFY2(table().columnWidth(RunsModel::State) <
                         cells.sizeHintForColumn(RunsModel::State) + 2 * letter,
                     qPrintable(QString::number(width)));
        (isCut ? wereCut : wereWhole) = true;
    }
    QVERIFY(wereCut && wereWhole);
}

void RunColumnsTest::theLossKeepsItsNameBesideALongState() {
    session().setTarget(QStringLiteral("b"));
    session().setMethod(QStringLiteral("rff"));
    runOnce();
    QTRY_VERIFY(cell(0, RunsModel::State).startsWith(QStringLiteral("Finished, not shown")));
    const int letter = table().fontMetrics().averageCharWidth();
    bool wasCut = false;
    bool wasWhole = false;
    for (int width = 70 * letter; width <= 160 * letter; width += letter) {
        table().resize(width, table().height());
        const int title = table().horizontalHeader()->sectionSizeHint(RunsModel::Loss);
        const bool isCut = table().columnWidth(RunsModel::Loss) < std::min(title, 17 * letter);
        if (isCut)
            QVERIFY2(table().columnWidth(RunsModel::State) <= 14 * letter &&
                         table().columnWidth(RunsModel::MethodTitle) <= 12 * letter,
                     qPrintable(QString::number(width)));
        (isCut ? wasCut : wasWhole) = true;
    }
    QVERIFY(wasCut && wasWhole);
}

/// "5 of ≤ 1,000,000 epochs" is longer than "5 epochs", and nothing else gets longer.
void RunColumnsTest::whatWasToldOnTheWayTakesNoRoomAfterwards() {
    runOnce();
    runEndlessly();
    const QAbstractItemView& cells = table();
    table().resize(1, table().height());
    table().resize(90 * table().fontMetrics().averageCharWidth(), table().height());
    const int underWay = table().columnWidth(RunsModel::Ticks);
    click(window_->tool("run.stop"));
    QVERIFY(window_->hasEnded(1));
    QTRY_VERIFY(table().columnWidth(RunsModel::Ticks) < underWay);
    QVERIFY(table().columnWidth(RunsModel::Ticks) >= cells.sizeHintForColumn(RunsModel::Ticks));
}

void RunColumnsTest::noRowIsCutWhereTheyScroll() {
    constexpr int kRuns = 7;
    session().setMethod(QStringLiteral("mean"));
    for (std::size_t i = 0; i < kRuns; ++i) {
        click(window_->tool("run.start"));
        QVERIFY(window_->hasEnded(i));
    }
    const int line = table().fontMetrics().height();
    const int frame = table().height() - table().viewport()->height();
    for (int room = 5 * line / 2; room <= 12 * line; room += line / 4) {
        table().setFixedHeight(frame + room);
        QTRY_COMPARE(table().viewport()->height(), room);
        table().scrollToBottom();
        const int row = table().rowHeight(0);
        const int rest = kRuns * row <= room ? 0 : room % row;
        QVERIFY2(row > line && rest < room / row,
                 qPrintable(QStringLiteral("%1 %2").arg(room).arg(row)));
    }
    QCOMPARE(table().rowHeight(0), line * 3 / 2);
}

ARDENT_TEST(RunColumnsTest)
#include "run_columns_test.moc"
