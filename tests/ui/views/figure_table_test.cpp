#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QHeaderView>
#include <QTableView>
#include <algorithm>

#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "tests/support/set_layers.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"
#include "ui/views/figure_table_model.h"
#include "ui/views/figure_table_view.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/wrapping_header.h"

using namespace ardent;
using namespace ardent::test;

/// Any view as a table, by keys and clicks in the window.
class FigureTableTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsTheNumbersOfTheExportedFile_data();
    void showsTheNumbersOfTheExportedFile();
    void followsTheRun();
    void copiesTheSelectionForOtherPrograms();
    void aFigureWithoutNumbersShowsItsSentence();
    void everyViewKeepsItsOwnChoice();
    void theKeyboardGoesAlong();
    void titlesAreWholeWhereThereIsRoom();
    void aBandIsCalledWhatItIs();
    void longNamesLeaveTheNumbersInSight();
    void aDraggedWidthSurvivesNewTitles();
    void headsAreWholeInSeveralLines();

private:
    FigurePage* page(const char* id) { return window_->window().views().page(QLatin1String(id)); }
    QTableView* table(const char* id) {
        return child<QTableView>(window_->window(), (QByteArray(id) + "Table").constData());
    }
    QToolButton* button(const char* id) {
        return child<QToolButton>(window_->window(), (QByteArray(id) + "AsTable").constData());
    }
    void go(Qt::Key digit) { window_->key(digit, Qt::AltModifier); }
    void switchByKey() { window_->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); }
    void step() {
        const RunEntry* run = window_->session().runs().current();
        const auto before = run ? run->snapshot->tick : 0;
        window_->key(Qt::Key_F10);
        const auto stepped = [&] {
            const RunEntry* now = window_->session().runs().current();
            return now && now->snapshot->tick == before + 1 &&
                   now->snapshot->state == RunState::Paused;
        };
        QTRY_VERIFY(stepped());
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

namespace {

/// The figure's CSV file, without the columns that are empty throughout.
QList<QStringList> rowsOfTheFile(const Figure& figure) {
    QList<QStringList> rows;
    for (const QString& line : QString::fromStdString(toCsv(figure)).split(u'\n'))
        if (!line.isEmpty()) rows << line.split(u',');
    for (qsizetype column = rows.front().size() - 1; column >= 0; --column) {
        bool isUsed = false;
        for (qsizetype row = 1; row < rows.size(); ++row) isUsed |= !rows[row][column].isEmpty();
        if (isUsed) continue;
        for (QStringList& row : rows) row.removeAt(column);
    }
    rows.removeFirst();
    const QString part = rows.front().front();
    if (std::ranges::all_of(rows, [&](const QStringList& row) { return row.front() == part; }))
        for (QStringList& row : rows) row.removeFirst();
    return rows;
}

QString readable(const QString& inFile) {
    bool isNumber = false;
    const double value = inFile.toDouble(&isNumber);
    return isNumber ? numberText(value, 6) : inFile;
}

}  // namespace

void FigureTableTest::init() {
    QLocale::setDefault(QLocale::c());
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->session().setMethod(QStringLiteral("rffnet"));
}

void FigureTableTest::cleanup() {
    window_.reset();
    QLocale::setDefault(QLocale::c());
}

void FigureTableTest::showsTheNumbersOfTheExportedFile_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("digit");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<int>("columns");
    QTest::newRow("curves") << QByteArray("loss") << int(Qt::Key_1) << QLocale::c() << 4;
    QTest::newRow("bars") << QByteArray("relevance") << int(Qt::Key_2) << QLocale::c() << 4;
    QTest::newRow("bars in German")
        << QByteArray("relevance") << int(Qt::Key_2) << QLocale(QLocale::German) << 4;
    QTest::newRow("surface") << QByteArray("boundary") << int(Qt::Key_3) << QLocale::c() << 6;
}

void FigureTableTest::showsTheNumbersOfTheExportedFile() {
    QFETCH(QByteArray, id);
    QFETCH(int, digit);
    QFETCH(QLocale, locale);
    QFETCH(int, columns);
    QLocale::setDefault(locale);
    step();
    step();
    go(static_cast<Qt::Key>(digit));
    if (id == "loss") click(child<QToolButton>(window_->window(), "lossAll"));
    const FigurePage* shown = page(id);
    QTRY_VERIFY(!shown->figure().isEmpty() && shown->isSettled());
    switchByKey();
    QTableView* numbers = table(id);
    QVERIFY(numbers->isVisible());
    QVERIFY(!shown->view()->isVisible());

    const QList<QStringList> file = rowsOfTheFile(shown->figure());
    const QAbstractItemModel& model = *numbers->model();
    QCOMPARE(model.rowCount(), int(file.size()));
    QCOMPARE(model.columnCount(), columns);
    bool anyNumber = false;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < columns; ++column) {
            const QModelIndex cell = model.index(row, column);
            QCOMPARE(cell.data().toString(), readable(file[row][column]));
            if (cell.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) anyNumber = true;
        }
    QVERIFY(anyNumber);
    switchByKey();
    QVERIFY(!numbers->isVisible());
    QVERIFY(shown->view()->isVisible());
}

void FigureTableTest::followsTheRun() {
    step();
    go(Qt::Key_1);
    click(child<QToolButton>(window_->window(), "lossAll"));
    click(button("loss"));
    QTableView* numbers = table("loss");
    QVERIFY(numbers->isVisible());
    const QAbstractItemModelTester strict(numbers->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(numbers->model()->rowCount(), 2);
    numbers->setFocus();
    QTest::keyClick(numbers, Qt::Key_Down);
    const int place = numbers->currentIndex().row();
    step();
    QTRY_COMPARE(numbers->model()->rowCount(), 4);
    QCOMPARE(numbers->currentIndex().row(), place);
    QVERIFY(numbers->hasFocus());
    QCOMPARE(numbers->model()->index(1, 2).data().toString(), QStringLiteral("2"));
    const int id = window_->session().runs().current()->id;
    window_->session().runs().setOverlaid(id, false);
    QTRY_VERIFY(!numbers->isVisible());
    window_->session().runs().setOverlaid(id, true);
    QTRY_VERIFY(numbers->isVisible());
}

void FigureTableTest::copiesTheSelectionForOtherPrograms() {
    QLocale::setDefault(QLocale(QLocale::German));
    step();
    step();
    go(Qt::Key_2);
    QTRY_VERIFY(page("relevance")->isSettled() && !page("relevance")->figure().isEmpty());
    switchByKey();
    QTableView* numbers = table("relevance");
    numbers->setFocus();
    QTest::keyClick(numbers, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(numbers, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    const Bars& bars = *findLayer<Bars>(page("relevance")->figure());
    QCOMPARE(lines.size(), qsizetype(bars.values.size() + 1));
    QCOMPARE(lines[0].split(u'\t'),
             (QStringList{QStringLiteral("Name"), QString::fromStdString(bars.name),
                          QStringLiteral("Whisker from"), QStringLiteral("Whisker to")}));
    for (std::size_t i = 0; i < bars.values.size(); ++i) {
        const QStringList cells = lines[qsizetype(i) + 1].split(u'\t');
        QCOMPARE(cells[0], QString::fromStdString(bars.names[i]));
        QVERIFY(!cells[1].contains(u'.'));
        QCOMPARE(QLocale(QLocale::German).toDouble(cells[1]), bars.values[i]);
    }
    QTest::keyClick(numbers, Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(numbers, Qt::Key_Right);
    QTest::keyClick(numbers, Qt::Key_Left);
    QTest::keyClick(numbers, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("Name\n%1\n").arg(QString::fromStdString(bars.names[0])));
}

void FigureTableTest::aFigureWithoutNumbersShowsItsSentence() {
    for (FigurePage* each : window_->window().views().pages()) {
        if (each->id() == QStringLiteral("data")) continue;  // needs no run
        window_->window().views().showPage(each->id());
        switchByKey();
        QVERIFY(each->isTable());
        QVERIFY(each->view()->isVisible());
        QVERIFY(!table(each->id().toLatin1().constData())->isVisible());
    }
    step();
    go(Qt::Key_1);
    QTRY_VERIFY(table("loss")->isVisible());
    QVERIFY(!table("loss")->accessibleName().isEmpty());
    QCOMPARE(table("loss")->accessibleDescription(),
             QString::fromStdString(notesText(page("loss")->figure())));
}

void FigureTableTest::everyViewKeepsItsOwnChoice() {
    const QAction* action = window_->window().actions()["view.table"];
    go(Qt::Key_2);
    switchByKey();
    QVERIFY(action->isChecked());
    QVERIFY(button("relevance")->isChecked());
    go(Qt::Key_1);
    QVERIFY(!action->isChecked());
    QVERIFY(!page("loss")->isTable());
    click(button("loss"));
    QVERIFY(action->isChecked());
    click(button("loss"));
    QVERIFY(!action->isChecked());
    go(Qt::Key_2);
    QVERIFY(action->isChecked());
}

void FigureTableTest::theKeyboardGoesAlong() {
    step();
    go(Qt::Key_1);
    page("loss")->view()->setFocus();
    switchByKey();
    QVERIFY(table("loss")->hasFocus());
    QTest::keyClick(table("loss"), Qt::Key_Down);
    QVERIFY(table("loss")->currentIndex().isValid());
    switchByKey();
    QVERIFY(page("loss")->view()->hasFocus());
    child<QTableView>(window_->window(), "runs")->setFocus();  // from elsewhere too
    switchByKey();
    QVERIFY(table("loss")->hasFocus());
}

void FigureTableTest::titlesAreWholeWhereThereIsRoom() {
    window_->key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);  // one view at a time
    step();
    go(Qt::Key_2);
    QTRY_VERIFY(!page("relevance")->figure().isEmpty());
    switchByKey();
    QTRY_VERIFY(table("relevance")->isVisible());
    const QHeaderView& header = *table("relevance")->horizontalHeader();
    int widest = 0;
    for (int column = 0; column < header.count(); ++column) {
        QTRY_VERIFY(header.sectionSize(column) >= header.sectionSizeHint(column));
        widest = std::max(widest, header.sectionSizeHint(column));
    }
    QVERIFY(widest > 20 * table("relevance")->fontMetrics().averageCharWidth());
    QVERIFY(header.length() <= table("relevance")->viewport()->width());
}

void FigureTableTest::aBandIsCalledWhatItIs() {
    const auto figure = std::make_shared<Figure>();
    test::setLayers<Series>(*figure, {{"mean", LineRole::Main, 0, {1.}, {2.}}});
    layers<Series>(*figure)[0].spreads = {0.5};
    for (const auto& [name, title] :
         {std::pair("", "Standard deviation"), std::pair("Standard error", "Standard error")}) {
        layers<Series>(*figure)[0].spreadName = name;
        FigureTableModel model;
        model.setFigure(std::make_shared<const Figure>(*figure));
        const int last = model.columnCount() - 1;
        QCOMPARE(model.headerData(last, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QLatin1String(title));
        QCOMPARE(model.index(0, last).data().toString(), QStringLiteral("0.5"));
    }
}

void FigureTableTest::longNamesLeaveTheNumbersInSight() {
    const auto figure = std::make_shared<Figure>();
    const std::string name = "Adult mortality rate, both sexes, per 1,000";
    test::setLayers<Series>(*figure, {{name, LineRole::Main, 0, {1., 2.}, {0.125, 1234.5}}});
    figure->x.label = "λ number";
    figure->y.label = "|coefficient| per standard deviation, in the target's unit";
    FigureTableView view(nullptr);
    view.resize(380, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFigure(figure);
    const QHeaderView& header = *view.horizontalHeader();
    QVERIFY(header.length() <= view.viewport()->width());
    const QAbstractItemView& cells = view;
    for (const int number : {1, 2})
        QVERIFY(header.sectionSize(number) >= cells.sizeHintForColumn(number));
    QVERIFY(header.sectionSize(0) < cells.sizeHintForColumn(0));
    const QModelIndex cut = view.model()->index(0, 0);
    QCOMPARE(cut.data(Qt::ToolTipRole).toString(), QString::fromStdString(name));
}

/// As when a run is renamed or pinned. A table of other columns is measured anew.
void FigureTableTest::aDraggedWidthSurvivesNewTitles() {
    const auto bars = [](const char* name, std::vector<double> spreads) {
        auto figure = std::make_shared<Figure>();
        addLayer(*figure, Bars{name, 0, {"a", "b"}, {1., 2.}, {}, {}, std::move(spreads)});
        return figure;
    };
    FigureTableView view(nullptr);
    view.resize(600, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFigure(bars("first", {}));
    QHeaderView& header = *view.horizontalHeader();
    const int before = header.sectionSize(0);
    const QPoint edge(header.sectionViewportPosition(1) - 1, header.height() / 2);
    QTest::mousePress(header.viewport(), Qt::LeftButton, Qt::NoModifier, edge);
    QTest::mouseMove(header.viewport(), edge + QPoint(60, 0));
    QTest::mouseRelease(header.viewport(), Qt::LeftButton, Qt::NoModifier, edge + QPoint(60, 0));
    const int dragged = header.sectionSize(0);
    QVERIFY(dragged > before + 40);
    view.setFigure(bars("second", {}));
    QCOMPARE(header.model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("second"));
    QCOMPARE(header.sectionSize(0), dragged);
    view.setFigure(bars("second", {0.1, 0.2}));
    QVERIFY(header.sectionSize(0) < dragged);
}

void FigureTableTest::headsAreWholeInSeveralLines() {
    const auto figure = std::make_shared<Figure>();
    addLayer(*figure, Bars{});
    findLayer<Bars>(*figure)->name = "|coefficient| per standard deviation, in the target's unit";
    findLayer<Bars>(*figure)->names = {"a", "b"};
    findLayer<Bars>(*figure)->values = {1., 2.};
    findLayer<Bars>(*figure)->spreads = {0.1, 0.2};
    FigureTableView view(nullptr);
    view.resize(260, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFigure(figure);
    const auto& header = *qobject_cast<WrappingHeader*>(view.horizontalHeader());
    qsizetype most = 0;
    for (int column = 0; column < header.count(); ++column) {
        const QStringList lines = header.lines(column);
        most = std::max(most, lines.size());
        QCOMPARE(lines.join(u' '), view.model()->headerData(column, Qt::Horizontal).toString());
        for (const QString& line : lines)
            QVERIFY(view.fontMetrics().horizontalAdvance(line) < header.sectionSize(column));
    }
    QVERIFY(most > 2);
    QTRY_VERIFY(header.height() >= 3 * view.fontMetrics().height());
}

ARDENT_TEST(FigureTableTest)
#include "figure_table_test.moc"
