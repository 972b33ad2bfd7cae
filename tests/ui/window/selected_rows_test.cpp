#include <qcustomplot.h>

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// y is the number of the row times ten, but for every fifth row, which has none.
QByteArray tableWithGaps(int rows) {
    QByteArray text("x,z,y\n");
    for (int i = 0; i < rows; ++i)
        text += QByteArray::number(i) + ',' + QByteArray::number((i * 37) % 101) + ',' +
                (i % 5 == 0 ? QByteArray() : QByteArray::number(10 * i)) + '\n';
    return text;
}

}  // namespace

/// Rows selected in one view and marked in all of them, by drags, clicks and keys.
class SelectedRowsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aDragSelectsTheRowsInIt();
    void shiftAddsAndAClickIntoTheEmptyClears();
    void escapeAndTheButtonClear();
    void aDragWithCtrlMovesTheAxes();
    void columnsOfAHistogramAreSelected();
    void predictionsSelectTheRowsOfTheTable();
    void everyViewMarksThem();
    void theySurviveARunAndGoWithTheTable();
    void rowsAreSelectedInTheTable();
    void rowsAreSelectedInTheTableByKeys();
    void rowsAreSelectedInTheTableOfAFigure();
    void commandsGoThroughThem();
    void aSelectionIsTakenBack();
    void aDragOverRowNumbersIsOneStep();
    void aDoubleClickKeepsTheSelection();
    void aMillionRowsAreBrushed();

private:
    Session& session() { return window_->session(); }
    FigurePage* page(const char* id) { return window_->window().views().page(QLatin1String(id)); }
    const Figure& figure(const char* id) { return page(id)->figure(); }
    QCustomPlot& plot(const char* id) { return *page(id)->view()->plot(); }
    QTableView* rows() { return child<QTableView>(window_->window(), "dataRows"); }
    QPoint place(const char* id, double x, double y);
    void drag(const char* id, QPointF from, QPointF to, Qt::KeyboardModifiers keys = {});
    void open(const QByteArray& content, int expectedRows);
    void choose(const char* name, Qt::Key key);
    void showPair();
    void train();
    std::vector<Index> selected() const;

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void SelectedRowsTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    open(tableWithGaps(100), 100);
    session().setTarget(QStringLiteral("y"));
}

void SelectedRowsTest::open(const QByteArray& content, int expectedRows) {
    window_->openFile(sandbox_.write(QStringLiteral("t%1.csv").arg(expectedRows), content));
    QTRY_VERIFY_WITH_TIMEOUT(session().data() && session().data()->table.rows == expectedRows,
                             kPatience);
}

void SelectedRowsTest::choose(const char* name, Qt::Key key) {
    auto* box = child<QComboBox>(window_->window(), name);
    box->setFocus();
    QTest::keyClick(box, key);
}

/// z against x, which every row has.
void SelectedRowsTest::showPair() {
    window_->key(Qt::Key_0, Qt::AltModifier);
    choose("dataShows", Qt::Key_Down);
    choose("dataSecond", Qt::Key_Z);
    QTRY_COMPARE(figure("data").title, std::string("z against x"));
    QTRY_VERIFY(place("data", 0., 0.) != place("data", 99., 0.));
}

void SelectedRowsTest::train() {
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(session().runs().current() && session().runs().current()->hasResult());
}

QPoint SelectedRowsTest::place(const char* id, double x, double y) {
    return QPoint(qRound(plot(id).xAxis->coordToPixel(x)), qRound(plot(id).yAxis->coordToPixel(y)));
}

void SelectedRowsTest::drag(const char* id, QPointF from, QPointF to, Qt::KeyboardModifiers keys) {
    QCustomPlot& shown = plot(id);
    shown.replot();
    const QPoint begin = place(id, from.x(), from.y()), end = place(id, to.x(), to.y());
    QTest::mousePress(&shown, Qt::LeftButton, keys, begin);
    QTest::mouseMove(&shown, (begin + end) / 2);
    QTest::mouseMove(&shown, end);
    QTest::mouseRelease(&shown, Qt::LeftButton, keys, end);
}

std::vector<Index> SelectedRowsTest::selected() const {
    std::vector<Index> all;
    const RowSelectionPtr& rows = window_->session().selectedRows();
    for (Index row = rows ? rows->next(0) : -1; row >= 0; row = rows->next(row + 1))
        all.push_back(row);
    return all;
}

void SelectedRowsTest::aDragSelectsTheRowsInIt() {
    showPair();
    QVERIFY(!child<QLabel>(window_->window(), "selectedRows")->isVisible());
    drag("data", {9.5, -1.}, {19.5, 101.});
    QCOMPARE(selected(), (std::vector<Index>{10, 11, 12, 13, 14, 15, 16, 17, 18, 19}));
    const Points& points = layers<Points>(figure("data")).at(0);
    for (std::size_t i = 0; i < points.x.size(); ++i)
        QCOMPARE(bool(points.selected.at(i)), points.x[i] > 9.5 && points.x[i] < 19.5);
    QVERIFY(child<QLabel>(window_->window(), "selectedRows")->isVisible());
    QCOMPARE(child<QLabel>(window_->window(), "selectedRows")->text(),
             QStringLiteral("10 of 100 rows selected"));
}

void SelectedRowsTest::shiftAddsAndAClickIntoTheEmptyClears() {
    showPair();
    drag("data", {9.5, -1.}, {11.5, 101.});
    drag("data", {95.5, 101.}, {97.5, -1.}, Qt::ShiftModifier);
    QCOMPARE(selected(), (std::vector<Index>{10, 11, 96, 97}));
    drag("data", {50.5, -1.}, {51.5, 101.});
    QCOMPARE(selected(), (std::vector<Index>{51}));
    QTest::mouseClick(&plot("data"), Qt::LeftButton, {}, place("data", 0., 0.));
    QCOMPARE(selected(), (std::vector<Index>{0}));
    QTest::mouseClick(&plot("data"), Qt::LeftButton, {}, place("data", 2., 56.));
    QVERIFY(!session().selectedRows());
    QVERIFY(layers<Points>(figure("data")).at(0).selected.empty());
}

void SelectedRowsTest::escapeAndTheButtonClear() {
    showPair();
    drag("data", {9.5, -1.}, {11.5, 101.});
    QVERIFY(page("data")->view()->hasFocus());
    QTest::keyClick(page("data")->view(), Qt::Key_Escape);
    QVERIFY(!session().selectedRows());
    drag("data", {9.5, -1.}, {11.5, 101.});
    click(child<QWidget>(window_->window(), "clearSelectedRows"));
    QVERIFY(!session().selectedRows());
    QVERIFY(!child<QWidget>(window_->window(), "clearSelectedRows")->isVisible());
    const QPoint begin = place("data", 9.5, 0.);
    QTest::mousePress(&plot("data"), Qt::LeftButton, {}, begin);
    QTest::mouseMove(&plot("data"), place("data", 40., 90.));
    QTest::keyClick(page("data")->view(), Qt::Key_Escape);
    QTest::mouseRelease(&plot("data"), Qt::LeftButton, {}, place("data", 40., 90.));
    QVERIFY(!session().selectedRows());
}

void SelectedRowsTest::aDragWithCtrlMovesTheAxes() {
    showPair();
    const double before = plot("data").xAxis->range().lower;
    drag("data", {20., 20.}, {40., 40.}, Qt::ControlModifier);
    QVERIFY(!session().selectedRows());
    QVERIFY(plot("data").xAxis->range().lower < before - 10.);
}

void SelectedRowsTest::columnsOfAHistogramAreSelected() {
    window_->key(Qt::Key_0, Qt::AltModifier);
    QTRY_VERIFY(findLayer<Histogram>(figure("data")));
    const std::vector<double> edges = findLayer<Histogram>(figure("data"))->edges;
    const double x = edges[0] / 2. + edges[1] / 2.;
    plot("data").replot();
    QTest::mouseClick(&plot("data"), Qt::LeftButton, {}, place("data", x, 1.));
    const Histogram& histogram = *findLayer<Histogram>(figure("data"));
    QCOMPARE(double(selected().size()), histogram.counts(0, 0));
    QCOMPARE(histogram.selected(0, 0), histogram.counts(0, 0));
    QCOMPARE(histogram.selected.sum(), histogram.counts(0, 0));
}

void SelectedRowsTest::predictionsSelectTheRowsOfTheTable() {
    train();
    window_->key(Qt::Key_6, Qt::AltModifier);
    choose("predictionRows", Qt::Key_End);
    QTRY_VERIFY(notesText(figure("predictions")).find("training rows") != std::string::npos);
    const QCPRange all = plot("predictions").xAxis->range();
    const double edge = 0.01 * all.size();
    drag("predictions", {all.lower + edge, 200.5}, {all.upper - edge, 605.});
    const NumericCells& y = session().data()->table.columns.at(2).numbers;
    QVERIFY(selected().size() > 5);
    for (const Index row : selected()) {
        QVERIFY(row % 5 != 0);
        QVERIFY(y.at(row) > 200.5 && y.at(row) < 605.);
    }
    const Points points = layers<Points>(figure("predictions")).at(0);
    QCOMPARE(std::size_t(std::ranges::count(points.selected, true)), selected().size());
    choose("predictionRows", Qt::Key_Home);
    const std::string none = "None of the selected rows is here: this view shows ";
    QTRY_VERIFY(notesText(figure("predictions")).find(none) != std::string::npos);
    QVERIFY(notesText(figure("predictions")).ends_with(" test rows."));
}

void SelectedRowsTest::everyViewMarksThem() {
    train();
    showPair();
    drag("data", {20.5, -1.}, {60.5, 101.});
    QCOMPARE(selected().size(), std::size_t(40));
    const auto marked = [this](const char* id) {
        Index count = 0;
        for (const Points& points : layers<Points>(figure(id)))
            count += std::ranges::count(points.selected, true);
        return count;
    };
    window_->key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(marked("boundary") > 10);
    window_->key(Qt::Key_5, Qt::AltModifier);
    QTRY_VERIFY(marked("effects") > 10);
    QVERIFY(std::ranges::count(layers<Series>(figure("effects")), true, &Series::selected) > 0);
    QTest::keyClick(page("effects")->view(), Qt::Key_Escape);
    QTRY_COMPARE(marked("effects"), Index(0));
    window_->key(Qt::Key_3, Qt::AltModifier);
    QTRY_COMPARE(marked("boundary"), Index(0));
}

void SelectedRowsTest::theySurviveARunAndGoWithTheTable() {
    showPair();
    drag("data", {9.5, -1.}, {11.5, 101.});
    train();
    QCOMPARE(selected().size(), std::size_t(2));
    session().openFile(sandbox_.write(QStringLiteral("other.csv"), tableWithGaps(60)));
    QTRY_COMPARE(session().data()->table.rows, Index(60));
    QVERIFY(!session().selectedRows());
    QVERIFY(!child<QLabel>(window_->window(), "selectedRows")->isVisible());
}

void SelectedRowsTest::rowsAreSelectedInTheTable() {
    window_->key(Qt::Key_0, Qt::AltModifier);
    choose("dataShows", Qt::Key_End);
    const QHeaderView& numbers = *rows()->verticalHeader();
    const auto at = [&](int row) {
        return QPoint(3, numbers.sectionViewportPosition(row) + numbers.sectionSize(row) / 2);
    };
    QTest::mouseClick(numbers.viewport(), Qt::LeftButton, {}, at(2));
    QTest::mouseClick(numbers.viewport(), Qt::LeftButton, Qt::ShiftModifier, at(4));
    QCOMPARE(selected(), (std::vector<Index>{2, 3, 4}));
    QTest::mouseClick(numbers.viewport(), Qt::LeftButton, Qt::ControlModifier, at(8));
    QTest::mouseClick(numbers.viewport(), Qt::LeftButton, Qt::ControlModifier, at(3));
    QCOMPARE(selected(), (std::vector<Index>{2, 4, 8}));
    QVERIFY(rows()->model()->index(4, 1).data(Qt::BackgroundRole).isValid());
    QVERIFY(!rows()->model()->index(3, 1).data(Qt::BackgroundRole).isValid());
    session().selectRows(std::make_shared<const RowSelection>(100, std::vector<std::int32_t>{0}));
    QVERIFY(!rows()->selectionModel()->hasSelection());
    QTest::mouseClick(numbers.viewport(), Qt::LeftButton, Qt::ControlModifier, at(6));
    QCOMPARE(selected(), (std::vector<Index>{0, 6}));
}

void SelectedRowsTest::rowsAreSelectedInTheTableByKeys() {
    window_->key(Qt::Key_0, Qt::AltModifier);
    choose("dataShows", Qt::Key_End);
    QTest::keyClick(child<QComboBox>(window_->window(), "dataShows"), Qt::Key_Tab);
    QVERIFY(rows()->hasFocus());
    QTest::keyClick(rows(), Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(rows(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(!session().selectedRows());
    QTest::keyClick(rows(), Qt::Key_Space);
    QCOMPARE(selected(), (std::vector<Index>{0, 1}));
    for (int i = 0; i < 3; ++i) QTest::keyClick(rows(), Qt::Key_Down);
    QTest::keyClick(rows(), Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(selected(), (std::vector<Index>{0, 1, Index(rows()->currentIndex().row())}));
    QTest::keyClick(rows(), Qt::Key_Escape);
    QVERIFY(!session().selectedRows());
}

/// By keys alone, which a rectangle is not drawn with.
void SelectedRowsTest::rowsAreSelectedInTheTableOfAFigure() {
    train();
    window_->key(Qt::Key_6, Qt::AltModifier);
    choose("predictionRows", Qt::Key_End);
    QTRY_VERIFY(notesText(figure("predictions")).find("training rows") != std::string::npos);
    window_->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    auto* table = child<QTableView>(window_->window(), "predictionsTable");
    QTRY_VERIFY(table->isVisible());
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
    const std::vector<std::int32_t> drawn = layers<Points>(figure("predictions")).at(0).rows;
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(selected(), (std::vector<Index>{drawn.at(0)}));
    QCOMPARE(table->currentIndex().row(), 0);  // though a column of marks has come
    QVERIFY(table->hasFocus());
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(selected(), (std::vector<Index>{drawn.at(0), drawn.at(2)}));
    window_->key(Qt::Key_1, Qt::AltModifier);
    window_->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    auto* losses = child<QTableView>(window_->window(), "lossTable");
    QTRY_VERIFY(losses->isVisible());
    losses->setFocus();
    QTest::keyClick(losses, Qt::Key_Space);  // no row is behind a loss
    QCOMPARE(selected().size(), std::size_t(2));
    QTest::keyClick(losses, Qt::Key_Escape);
    QVERIFY(!session().selectedRows());
}

void SelectedRowsTest::commandsGoThroughThem() {
    const Actions& actions = window_->window().actions();
    QVERIFY(!actions["rows.next"]->isEnabled());
    QVERIFY(!actions["rows.exclude"]->isEnabled());
    QVERIFY(actions["rows.next"]->toolTip().contains(QStringLiteral("No rows are selected")));
    showPair();
    drag("data", {79.5, -1.}, {81.5, 101.});
    window_->key(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(rows()->isVisible() && rows()->hasFocus());
    QCOMPARE(rows()->currentIndex().row(), 80);
    window_->key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(rows()->currentIndex().row(), 81);
    window_->key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(rows()->currentIndex().row(), 80);
    window_->key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!session().selectedRows());
    QVERIFY(!actions["rows.none"]->isEnabled());
}

void SelectedRowsTest::aSelectionIsTakenBack() {
    showPair();
    drag("data", {9.5, -1.}, {11.5, 101.});
    drag("data", {95.5, 101.}, {97.5, -1.});
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(selected(), (std::vector<Index>{10, 11}));
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!session().selectedRows());
    QCOMPARE(session().recipe().target, std::string("y"));
    window_->key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(selected(), (std::vector<Index>{10, 11}));
}

void SelectedRowsTest::aDragOverRowNumbersIsOneStep() {
    window_->key(Qt::Key_0, Qt::AltModifier);
    choose("dataShows", Qt::Key_End);
    const QHeaderView& numbers = *rows()->verticalHeader();
    const auto at = [&](int row) {
        return QPoint(3, numbers.sectionViewportPosition(row) + numbers.sectionSize(row) / 2);
    };
    QTest::mouseClick(numbers.viewport(), Qt::LeftButton, {}, at(8));
    QTest::mousePress(numbers.viewport(), Qt::LeftButton, {}, at(1));
    for (int row = 2; row < 6; ++row) QTest::mouseMove(numbers.viewport(), at(row));
    QTest::mouseRelease(numbers.viewport(), Qt::LeftButton, {}, at(5));
    QCOMPARE(selected(), (std::vector<Index>{1, 2, 3, 4, 5}));
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(selected(), (std::vector<Index>{8}));
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!session().selectedRows());
}

void SelectedRowsTest::aDoubleClickKeepsTheSelection() {
    showPair();
    drag("data", {9.5, -1.}, {11.5, 101.});
    QCustomPlot& shown = plot("data");
    shown.replot();
    const QPoint empty = place("data", 50.5, 3.);
    QTest::mouseClick(&shown, Qt::LeftButton, {}, empty);
    QVERIFY(!session().selectedRows());
    QTest::mouseDClick(&shown, Qt::LeftButton, {}, empty);
    QCOMPARE(selected(), (std::vector<Index>{10, 11}));
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!session().selectedRows());
    QTest::mouseDClick(&shown, Qt::LeftButton, {}, empty);  // of which the brush had no click
    QVERIFY(!session().selectedRows());
}

void SelectedRowsTest::aMillionRowsAreBrushed() {
    QByteArray content("x,z\n");
    for (int i = 0; i < 1'000'000; ++i)
        content += QByteArray::number(i) + ',' + QByteArray::number(i % 1009) + '\n';
    open(content, 1'000'000);
    window_->key(Qt::Key_0, Qt::AltModifier);
    choose("dataShows", Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(figure("data").title, std::string("z against x"), kPatience);
    drag("data", {200'000.5, -1.}, {700'000.5, 1010.});
    const Index count = session().selectedRows()->count();
    QVERIFY(count > 480'000 && count < 520'000);
    QVERIFY(layers<Points>(figure("data")).at(0).x.size() <= 4000);
    choose("dataShows", Qt::Key_Home);
    QTRY_VERIFY_WITH_TIMEOUT(findLayer<Histogram>(figure("data")), kPatience);
    QCOMPARE(findLayer<Histogram>(figure("data"))->selected.sum(), double(count));
}

ARDENT_TEST(SelectedRowsTest)
#include "selected_rows_test.moc"
