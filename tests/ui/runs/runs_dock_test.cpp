#include "ui/runs/runs_dock.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTextBlock>
#include <QTextEdit>
#include <QToolButton>

#include "tests/ui/runs/listed_runs.h"
#include "ui/figure/marker.h"
#include "ui/style/theme.h"

using namespace ardent;
using namespace ardent::test;

/// The table of runs by clicks and keys: what a row tells, select, overlay.
class RunsDockTest : public ListedRuns {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { window_.reset(); }
    void aRowTellsOfItsRun();
    void itsColourIsDrawnOnce();
    void manyRunsDoNotLookAlike();
    void theHeaderNamesTheLoss();
    void theLossIsOfTheModelThatIsKept();
    void theLossIsToldWithItsMeasure();
    void lossesOfDifferentMeasuresSayWhich();
    void progressTellsWhichTickIsKept();
    void aMissingLossSaysWhy();
    void aClickOnTheNotesListsThem();
    void keysListTheNotesToo();
    void aModelThatFoundNothingIsToldInTheRow();
    void theShownRunStaysInSightOfALowTable();
    void aClickedRunIsShown();
    void arrowKeysSelect();
    void theTickSharesTheLossView();

private:
    void runOnFewRows();
};

void RunsDockTest::aRowTellsOfItsRun() {
    runOnce();
    QCOMPARE(table().model()->rowCount(), 1);
    QVERIFY(cell(0, RunsModel::State).startsWith(QStringLiteral("Finished")));
    QCOMPARE(cell(0, RunsModel::MethodTitle), QStringLiteral("RFFNet"));
    QCOMPARE(cell(0, RunsModel::Ticks), QStringLiteral("5 epochs"));
    const auto best = table().model()->index(0, RunsModel::Loss);
    QVERIFY(best.data().toDouble() > 0.);
    QVERIFY(best.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Validation loss")));
}

/// Qt's cache keeps what it has scaled from every new picture: a live table would fill it.
void RunsDockTest::itsColourIsDrawnOnce() {
    const auto picture = [&] {
        const auto icon =
            table().model()->index(0, RunsModel::Name).data(Qt::DecorationRole).value<QIcon>();
        const int side = QFontMetrics(QApplication::font()).height();
        return icon.pixmap(QSize(side, side), 2.).cacheKey();
    };
    runTwice();
    QCOMPARE(picture(), picture());
}

void RunsDockTest::manyRunsDoNotLookAlike() {
    constexpr int kRuns = 24;
    session().setMethod(QStringLiteral("mean"));
    for (std::size_t i = 0; i < kRuns; ++i) {
        window_->key(Qt::Key_F5);
        QVERIFY(window_->hasEnded(i));
    }
    QSet<QByteArray> pictures;
    QSet<std::pair<QRgb, int>> lines;
    for (int i = 0; i < kRuns; ++i) {
        const auto icon =
            table().model()->index(i, RunsModel::Name).data(Qt::DecorationRole).value<QIcon>();
        const QImage image = icon.pixmap(QSize(16, 16), 2.).toImage();
        pictures << QByteArray(reinterpret_cast<const char*>(image.constBits()),
                               image.sizeInBytes());
        const int colour = runs().all()[static_cast<std::size_t>(i)]->colour;
        lines << std::pair(seriesColour(ThemeKind::Light, colour).rgb(),
                           static_cast<int>(markerShape(colour)));
    }
    QCOMPARE(pictures.size(), kRuns);
    QCOMPARE(lines.size(), kRuns);
}

void RunsDockTest::theHeaderNamesTheLoss() {
    const auto header = [this] {
        return table().model()->headerData(RunsModel::Loss, Qt::Horizontal).toString();
    };
    QCOMPARE(header(), QStringLiteral("Loss"));
    runOnce();
    QCOMPARE(header(), QStringLiteral("Validation loss"));
    QVERIFY(!cell(0, RunsModel::Loss).contains(u'('));
    session().setMethod(QStringLiteral("metric"));
    session().setOption("preset", std::string("small"));
    runs().start();
    QTRY_COMPARE(header(), QStringLiteral("Loss"));
    QVERIFY(cell(0, RunsModel::Loss).endsWith(QStringLiteral(" (validation)")));
    QTRY_VERIFY(table()
                    .model()
                    ->index(1, RunsModel::Loss)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .startsWith(QStringLiteral("Cross-validation loss")));
    runs().stop();
}

/// By the rule of one standard error the lasso keeps another λ than the one of the lowest loss.
void RunsDockTest::theLossIsOfTheModelThatIsKept() {
    session().setMethod(QStringLiteral("lasso"));
    runOnce();
    const Snapshot& run = *runs().all()[0]->snapshot;
    const double kept = metric(run.metrics->validation, "mse");
    const double lowest = std::ranges::min(run.curve.column(1));
    QVERIFY(kept > 1.001 * lowest);
    QCOMPARE(runs().all()[0]->loss.value(), kept);
    QVERIFY(std::abs(run.curve.value(run.path->chosen, 1) / kept - 1.) < 1e-5);
    QVERIFY(table()
                .model()
                ->index(0, RunsModel::Loss)
                .data(Qt::ToolTipRole)
                .toString()
                .endsWith(QStringLiteral("Of the model that the run has kept")));
}

void RunsDockTest::theLossIsToldWithItsMeasure() {
    const auto header = [this] {
        return table()
            .model()
            ->headerData(RunsModel::Loss, Qt::Horizontal, Qt::ToolTipRole)
            .toString();
    };
    const auto tooltip = [this](int row) {
        return table().model()->index(row, RunsModel::Loss).data(Qt::ToolTipRole).toString();
    };
    QVERIFY(!header().contains(QStringLiteral("All runs")));
    runOnce();
    const std::size_t rows = runs().all()[0]->task->split.validation.size();
    QVERIFY2(tooltip(0).startsWith(
                 QStringLiteral("Validation loss: mean squared error, of %1 validation rows\n")
                     .arg(rows)),
             qPrintable(tooltip(0)));
    QVERIFY(header().startsWith(QStringLiteral("Validation loss\n")));
    QVERIFY(header().endsWith(QStringLiteral("\nAll runs: mean squared error")));

    auto other = std::make_shared<Snapshot>(*runs().current()->snapshot);
    other->curve =
        Curve(std::vector<CurveSeries>{{"train", message("training-loss", "training loss"),
                                        message("cross-entropy", "cross-entropy")}});
    other->curve.append(1, std::array{0.7});
    window_->keepRunOf(std::move(other));
    QVERIFY2(tooltip(0).startsWith(QStringLiteral("Training loss: cross-entropy\n")),
             qPrintable(tooltip(0)));
    QVERIFY(header().endsWith(QStringLiteral("\nAll runs: cross-entropy")));
    runOnce();
    QVERIFY(!header().contains(QStringLiteral("All runs")));
}

void RunsDockTest::lossesOfDifferentMeasuresSayWhich() {
    window_->session().openSample(QStringLiteral("xor"));
    QTRY_VERIFY(session().data()->path.isEmpty());
    const auto runAndBoost = [this](int row) {
        window_->chooseShortRun();
        runs().start();
        QTRY_VERIFY(cell(row, RunsModel::State).startsWith(QStringLiteral("Finished")));
        session().setMethod(QStringLiteral("gbrff2"));
        session().setOption("rounds", 3LL);
        runs().start();
        QTRY_VERIFY(cell(row + 1, RunsModel::State).startsWith(QStringLiteral("Finished")));
    };
    runAndBoost(0);
    for (const int row : {0, 1})  // of the boosted one calibrated
        QVERIFY2(!cell(row, RunsModel::Loss).contains(u' '),
                 qPrintable(cell(row, RunsModel::Loss)));
    const QVariant title =
        table().model()->headerData(RunsModel::Loss, Qt::Horizontal, Qt::DisplayRole);
    QCOMPARE(title.toString(), QStringLiteral("Validation loss"));
    const QVariant tip = table().model()->index(1, RunsModel::Loss).data(Qt::ToolTipRole);
    QVERIFY2(tip.toString().contains(QStringLiteral("of 100 validation rows")) &&
                 tip.toString().startsWith(QStringLiteral("Calibrated validation loss: ")),
             qPrintable(tip.toString()));

    session().setSplit({0.8, 0., 0.2});
    runAndBoost(2);
    QTRY_COMPARE(runs().all().size(), std::size_t(4));
    runs().remove(runs().all()[0]->id);
    runs().remove(runs().all()[0]->id);
    QVERIFY2(cell(0, RunsModel::Loss).endsWith(QStringLiteral(" (cross-entropy)")),
             qPrintable(cell(0, RunsModel::Loss)));
    QVERIFY2(cell(1, RunsModel::Loss).endsWith(QStringLiteral(" (exponential loss)")),
             qPrintable(cell(1, RunsModel::Loss)));
}

void RunsDockTest::progressTellsWhichTickIsKept() {
    runOnce();
    const auto kept = runs().all().front()->snapshot->keptTick;
    QVERIFY(kept);
    const QString tip =
        table().model()->index(0, RunsModel::Ticks).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.startsWith(QStringLiteral("kept: epoch %1\n").arg(*kept)), qPrintable(tip));
}

void RunsDockTest::aMissingLossSaysWhy() {
    const auto tooltip = [this](int row) {
        return table().model()->index(row, RunsModel::Loss).data(Qt::ToolTipRole).toString();
    };
    session().setMethod(QStringLiteral("pearson"));
    window_->key(Qt::Key_F5);
    QVERIFY(window_->hasEnded(0));
    QCOMPARE(cell(0, RunsModel::Loss), QStringLiteral("–"));
    QCOMPARE(tooltip(0), QStringLiteral("This method logs no loss"));
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QVERIFY(window_->hasEnded(1));
    auto silent = std::make_shared<Snapshot>(*runs().current()->snapshot);
    silent->curve = Curve(silent->curve.series());
    silent->metrics.reset();
    window_->keepRunOf(std::move(silent));
    QCOMPARE(cell(0, RunsModel::Loss), QStringLiteral("–"));
    QVERIFY2(tooltip(0).endsWith(QStringLiteral(": none is logged")), qPrintable(tooltip(0)));
}

/// A run with three notes.
void RunsDockTest::runOnFewRows() {
    window_->openFile(sandbox_.write(QStringLiteral("few.csv"), smallTable(15)));
    QTRY_COMPARE(session().data()->title, QStringLiteral("few.csv"));
    session().setTarget(QStringLiteral("y"));
    runOnce();
}

void RunsDockTest::aClickOnTheNotesListsThem() {
    runOnFewRows();
    QCOMPARE(cell(0, RunsModel::Notes), QStringLiteral("3"));
    clickCell(0, RunsModel::State);
    QVERIFY(!child<QTextEdit>(window_->window(), "notes"));
    clickCell(0, RunsModel::Notes);
    auto* notes = child<QTextEdit>(window_->window(), "notes");
    QVERIFY(notes && notes->isVisible());
    QCOMPARE(notes->document()->blockCount(), 4);  // why it ended, too
    int bullets = 0;
    for (QTextBlock block = notes->document()->begin(); block.isValid(); block = block.next())
        bullets += block.textList() != nullptr;
    QCOMPARE(bullets, 3);
    QVERIFY(!notes->document()->begin().textList());
    QVERIFY(notes->toPlainText().contains(QStringLiteral("Only 12 training")));
}

void RunsDockTest::keysListTheNotesToo() {
    auto* count = child<QToolButton>(window_->window(), "statusNotes");
    QVERIFY(count->isHidden());
    window_->key(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(!child<QTextEdit>(window_->window(), "notes"));
    QVERIFY(window_->window().actions()["run.notes"]->toolTip().contains(
        QStringLiteral("There is no run")));

    runOnFewRows();
    QCOMPARE(count->text(), QStringLiteral("3 notes"));
    window_->key(Qt::Key_I, Qt::ControlModifier);
    auto* notes = child<QTextEdit>(window_->window(), "notes");
    QVERIFY(notes && notes->isVisible());
    QTRY_VERIFY(notes->hasFocus());
    QTest::keySequence(notes, QKeySequence::SelectAll);
    QTest::keySequence(notes, QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 3);
}

void RunsDockTest::aModelThatFoundNothingIsToldInTheRow() {
    session().setTarget(QStringLiteral("b"));
    session().setMethod(QStringLiteral("rff"));
    runOnce();
    QTRY_VERIFY(cell(0, RunsModel::State).startsWith(QStringLiteral("Finished, not shown")));
    const auto notes = table().model()->index(0, RunsModel::Notes);
    const QString told = notes.data(Qt::ToolTipRole).toString();
    QVERIFY2(told.contains(QStringLiteral("may be chance")), qPrintable(told));
    const QAbstractItemView& cells = table();
    QTRY_VERIFY(table().columnWidth(RunsModel::State) >= cells.sizeHintForColumn(RunsModel::State));
    QVERIFY(table().columnWidth(RunsModel::MethodTitle) >=
            cells.sizeHintForColumn(RunsModel::MethodTitle));
}

void RunsDockTest::theShownRunStaysInSightOfALowTable() {
    runTwice();
    table().setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto isInSight = [&] {
        const QModelIndex shown = table().model()->index(1, RunsModel::Name);
        return table().viewport()->rect().contains(table().visualRect(shown));
    };
    QVERIFY(isInSight());
    const int frame = table().height() - table().viewport()->height();
    table().setFixedHeight(frame + table().rowHeight(0) * 5 / 4);
    QVERIFY(!isInSight());
    QTRY_VERIFY(isInSight());
}

void RunsDockTest::aClickedRunIsShown() {
    runTwice();
    QCOMPARE(runs().current(), runs().all()[1].get());
    clickCell(0, RunsModel::State);
    QCOMPARE(runs().current(), runs().all()[0].get());
    clickCell(1, RunsModel::MethodTitle);
    QCOMPARE(runs().current(), runs().all()[1].get());
    QCOMPARE(table().currentIndex().row(), 1);
}

void RunsDockTest::arrowKeysSelect() {
    runTwice();
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Up);
    QCOMPARE(runs().current(), runs().all()[0].get());
    QTest::keyClick(&table(), Qt::Key_Down);
    QCOMPARE(runs().current(), runs().all()[1].get());
}

void RunsDockTest::theTickSharesTheLossView() {
    runTwice();
    QTRY_COMPARE(lossLines(), std::ptrdiff_t(2));
    const QModelIndex name = table().model()->index(0, RunsModel::Name);
    QStyleOptionViewItem option;
    option.initFrom(&table());
    option.rect = table().visualRect(name);
    option.features = QStyleOptionViewItem::HasCheckIndicator |
                      QStyleOptionViewItem::HasDecoration | QStyleOptionViewItem::HasDisplay;
    option.text = name.data().toString();
    const QRect box =
        table().style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &table());
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, box.center());
    QVERIFY(!runs().all()[0]->overlaid);
    QCOMPARE(name.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
    QTRY_COMPARE(lossLines(), std::ptrdiff_t(1));
    table().setFocus();
    table().setCurrentIndex(name);
    QTest::keyClick(&table(), Qt::Key_Space);
    QVERIFY(runs().all()[0]->overlaid);
    QTRY_COMPARE(lossLines(), std::ptrdiff_t(2));
}

ARDENT_TEST(RunsDockTest)
#include "runs_dock_test.moc"
