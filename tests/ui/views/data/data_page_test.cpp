#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// The loaded table in the window, by keys and clicks.
class DataPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aDistributionIsShownWithoutARun();
    void theTargetIsShownFirst();
    void anotherVariableIsDrawn();
    void binsAreReadAsATable();
    void twoVariablesFollowTheTarget();
    void twoVariablesAreTwo();
    void aChosenSecondVariableStays();
    void twoVariablesPassConstantColumns();
    void theTableShowsTheCellsOfTheFile();
    void theTableIsReadByKeys();
    void selectedCellsAreCopied();
    void anotherFileTakesItsPlace();
    void theTableHasNoTwinAndSaysSo();
    void aMillionRowsOpenAtOnce();

private:
    FigurePage* page() { return window_->window().views().page(QStringLiteral("data")); }
    const Figure& figure() { return page()->figure(); }
    QComboBox* box(const char* name) { return child<QComboBox>(window_->window(), name); }
    QTableView* rows() { return child<QTableView>(window_->window(), "dataRows"); }
    QString cell(int row, int column) {
        return rows()->model()->index(row, column).data().toString();
    }
    void open(const QString& name, const QByteArray& content);
    void choose(const char* name, Qt::Key key);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void DataPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    open(QStringLiteral("t.csv"), smallTable(200));
    window_->key(Qt::Key_0, Qt::AltModifier);
    QVERIFY(page()->isVisible());
}

void DataPageTest::open(const QString& name, const QByteArray& content) {
    window_->openFile(sandbox_.write(name, content));
    QTRY_VERIFY(window_->session().data() && window_->session().data()->title == name);
}

void DataPageTest::choose(const char* name, Qt::Key key) {
    box(name)->setFocus();
    QTest::keyClick(box(name), key);
}

void DataPageTest::aDistributionIsShownWithoutARun() {
    QTRY_VERIFY(findLayer<Histogram>(figure()));
    QCOMPARE(figure().title, std::string("Distribution of a"));
    QCOMPARE(findLayer<Histogram>(figure())->counts.sum(), 200.);
    QVERIFY(window_->window().actions()["file.export"]->isEnabled());
    QVERIFY(!box("dataSecond")->isVisible());
    choose("dataVariable", Qt::Key_B);
    window_->session().setTarget(QStringLiteral("kind"));
    QTRY_VERIFY(findLayer<Histogram>(figure()) &&
                findLayer<Histogram>(figure())->groups.size() == 2);
}

void DataPageTest::theTargetIsShownFirst() {
    open(QStringLiteral("id.csv"), [] {
        QByteArray text("name,a,y\n");
        for (int i = 0; i < 60; ++i)
            text += "row " + QByteArray::number(i) + ',' + QByteArray::number(i % 7) + ',' +
                    QByteArray::number(i % 5) + '\n';
        return text;
    }());
    QTRY_COMPARE(figure().title, std::string("Distribution of a"));  // names are ignored
    window_->session().setTarget(QStringLiteral("y"));
    QTRY_COMPARE(figure().title, std::string("Distribution of y"));
    choose("dataShows", Qt::Key_Down);
    QTRY_COMPARE(figure().title, std::string("y against a"));
    choose("dataShows", Qt::Key_Up);
    choose("dataVariable", Qt::Key_N);
    QTRY_COMPARE(figure().title, std::string("Distribution of name"));
    window_->session().setTarget(QStringLiteral("a"));
    QCOMPARE(box("dataVariable")->currentText(), QStringLiteral("name"));
}

void DataPageTest::anotherVariableIsDrawn() {
    choose("dataVariable", Qt::Key_K);
    QCOMPARE(box("dataVariable")->currentText(), QStringLiteral("kind"));
    QTRY_COMPARE(figure().title, std::string("Distribution of kind"));
    QCOMPARE(findLayer<Bars>(figure())->values.size(), std::size_t(2));
}

void DataPageTest::binsAreReadAsATable() {
    QTRY_VERIFY(findLayer<Histogram>(figure()));
    page()->showTable(true);
    const QAbstractItemModel& table = *child<QTableView>(window_->window(), "dataTable")->model();
    QCOMPARE(table.rowCount(), int(findLayer<Histogram>(figure())->counts.size()));
    QCOMPARE(table.headerData(table.columnCount() - 1, Qt::Horizontal).toString(),
             QStringLiteral("rows"));
}

void DataPageTest::twoVariablesFollowTheTarget() {
    choose("dataShows", Qt::Key_Down);
    QTRY_COMPARE(figure().title, std::string("b against a"));
    window_->session().setTarget(QStringLiteral("kind"));
    QTRY_COMPARE(layers<Points>(figure()).size(), std::size_t(2));
    QCOMPARE(figure().title, std::string("b against a"));
    window_->session().setTarget(QStringLiteral("y"));
    QTRY_COMPARE(figure().title, std::string("y against a"));
    QCOMPARE(layers<Points>(figure()).at(0).x.size(), std::size_t(200));
    choose("dataSecond", Qt::Key_C);
    QTRY_COMPARE(figure().title, std::string("c against a"));
    window_->session().setTarget(QStringLiteral("b"));
    QCoreApplication::processEvents();
    QCOMPARE(box("dataSecond")->currentText(), QStringLiteral("c"));
}

void DataPageTest::twoVariablesAreTwo() {
    choose("dataShows", Qt::Key_Down);
    choose("dataSecond", Qt::Key_C);
    QTRY_COMPARE(figure().title, std::string("c against a"));
    choose("dataShows", Qt::Key_Up);
    choose("dataVariable", Qt::Key_C);
    QTRY_COMPARE(figure().title, std::string("Distribution of c"));
    choose("dataShows", Qt::Key_Down);
    QTRY_VERIFY(QString::fromStdString(figure().title).endsWith(QStringLiteral(" against c")));
    QVERIFY(box("dataSecond")->currentText() != QStringLiteral("c"));
}

void DataPageTest::aChosenSecondVariableStays() {
    window_->session().setTarget(QStringLiteral("kind"));
    choose("dataShows", Qt::Key_Down);
    choose("dataSecond", Qt::Key_K);
    QTRY_COMPARE(figure().title, std::string("kind against a"));
    choose("dataShows", Qt::Key_Up);
    QTRY_COMPARE(figure().title, std::string("Distribution of kind"));
    choose("dataShows", Qt::Key_Down);
    QTRY_COMPARE(figure().title, std::string("kind against a"));
    choose("dataVariable", Qt::Key_K);
    QTRY_VERIFY(box("dataSecond")->currentText() != QStringLiteral("kind"));
    box("dataSecond")->setCurrentText(QStringLiteral("kind"));
    QTRY_COMPARE(figure().title, std::string("kind against kind"));
    choose("dataVariable", Qt::Key_Home);
    QTRY_COMPARE(figure().title, std::string("kind against a"));
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(figure().title, std::string("kind against kind"));
}

void DataPageTest::twoVariablesPassConstantColumns() {
    open(QStringLiteral("constant.csv"), [] {
        QByteArray text = "none,a,zero,b,kind\n";
        for (int i = 0; i < 60; ++i)
            text += "0," + QByteArray::number(i) + ",0," + QByteArray::number(i * i) + "," +
                    (i % 2 == 0 ? "yes" : "no") + "\n";
        return text;
    }());
    window_->session().setTarget(QStringLiteral("kind"));
    choose("dataShows", Qt::Key_Down);
    QTRY_COMPARE(figure().title, std::string("b against a"));
}

void DataPageTest::theTableShowsTheCellsOfTheFile() {
    open(QStringLiteral("cells.csv"), "x,kind,big\n0.1,red,16777216\n-2.50,,0.5\n,\"a, b\",7\n");
    choose("dataShows", Qt::Key_End);
    QVERIFY(rows()->isVisible());
    QVERIFY(!page()->view()->isVisible());
    const QAbstractItemModelTester tester(rows()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(rows()->model()->rowCount(), 3);
    QCOMPARE(rows()->model()->columnCount(), 3);
    const QStringList expected[] = {
        {QStringLiteral("0.1"), QStringLiteral("-2.5"), QStringLiteral("–")},
        {QStringLiteral("red"), QStringLiteral("–"), QStringLiteral("a, b")},
        {QStringLiteral("16777216"), QStringLiteral("0.5"), QStringLiteral("7")}};
    for (int column = 0; column < 3; ++column)
        for (int row = 0; row < 3; ++row) QCOMPARE(cell(row, column), expected[column][row]);
    QCOMPARE(rows()->model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("kind"));
    QCOMPARE(rows()->model()->headerData(2, Qt::Vertical).toInt(), 3);
    const auto help = [&](int column) {
        return rows()->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    };
    QVERIFY2(help(0).contains(QStringLiteral("seven digits")), qPrintable(help(0)));
    QVERIFY2(help(1).endsWith(QStringLiteral("missing cells: 1")), qPrintable(help(1)));
    const auto side = [&](int column) {
        return rows()->model()->index(0, column).data(Qt::TextAlignmentRole).toInt();
    };
    QVERIFY(side(0) & Qt::AlignRight);
    QVERIFY(side(1) & Qt::AlignLeft);
    QVERIFY(!window_->window().actions()["file.export"]->isEnabled());
    choose("dataShows", Qt::Key_Home);
    QVERIFY(page()->view()->isVisible() && !rows()->isVisible());
    QTRY_VERIFY(findLayer<Histogram>(figure()));
}

void DataPageTest::theTableIsReadByKeys() {
    choose("dataShows", Qt::Key_End);
    QTest::keyClick(box("dataShows"), Qt::Key_Tab);
    QVERIFY(rows()->hasFocus());
    QTest::keyClick(rows(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(rows()->currentIndex().row(), 199);
    QCOMPARE(rows()->currentIndex().column(), 4);
    QTest::keyClick(rows(), Qt::Key_Up);
    QCOMPARE(rows()->currentIndex().row(), 198);
    QVERIFY(!rows()->accessibleName().isEmpty() && !rows()->toolTip().isEmpty());
}

void DataPageTest::selectedCellsAreCopied() {
    open(QStringLiteral("copy.csv"), "a,word,b\n1.5,one,2\n,two words,3\n7,three,4\n");
    choose("dataShows", Qt::Key_End);
    rows()->setFocus();
    const auto at = [this](int row, int column) {
        return rows()->visualRect(rows()->model()->index(row, column)).center();
    };
    QTest::mouseClick(rows()->viewport(), Qt::LeftButton, {}, at(0, 0));
    QTest::mouseClick(rows()->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(1, 1));
    QTest::keyClick(rows(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a\tword\n1.5\tone\n\ttwo words\n"));
}

void DataPageTest::anotherFileTakesItsPlace() {
    QTRY_VERIFY(findLayer<Histogram>(figure()));
    open(QStringLiteral("other.csv"), "gap,p\n,1.5\n,2\n,4.25\n");
    QTRY_COMPARE(figure().title, std::string("Distribution of p"));
    choose("dataVariable", Qt::Key_G);
    QTRY_COMPARE(figure().empty, std::string("gap has no value: all 3 cells are missing."));
    choose("dataShows", Qt::Key_End);
    QCOMPARE(rows()->model()->rowCount(), 3);
    open(QStringLiteral("third.csv"), "q\n1\n2\n3\n4\n");
    QTRY_COMPARE(rows()->model()->rowCount(), 4);
    QCOMPARE(cell(3, 0), QStringLiteral("4"));
}

void DataPageTest::theTableHasNoTwinAndSaysSo() {
    const QAction* action = window_->window().actions()["view.table"];
    const auto* button = child<QToolButton>(window_->window(), "dataAsTable");
    const QString help = button->toolTip();
    QVERIFY(action->isEnabled() && button->isEnabled() && !help.isEmpty());
    choose("dataShows", Qt::Key_End);
    QTRY_VERIFY(rows()->isVisible());
    QVERIFY(!action->isEnabled() && !button->isEnabled());
    QVERIFY(action->toolTip().contains(QStringLiteral("already")));
    QVERIFY(button->toolTip().contains(QStringLiteral("already")));
    window_->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(action->isEnabled());
    window_->key(Qt::Key_0, Qt::AltModifier);
    QVERIFY(!action->isEnabled());
    choose("dataShows", Qt::Key_Home);
    QVERIFY(action->isEnabled() && button->isEnabled());
    QCOMPARE(button->toolTip(), help);
}

void DataPageTest::aMillionRowsOpenAtOnce() {
    QByteArray content("n,kind\n");
    for (int i = 0; i < 1'000'000; ++i)
        content += QByteArray::number(i) + (i % 2 == 0 ? ",even\n" : ",odd\n");
    window_->openFile(sandbox_.write(QStringLiteral("million.csv"), content));
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().data()->title, QStringLiteral("million.csv"),
                              kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(figure().title, std::string("Distribution of n"), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(
        findLayer<Histogram>(figure()) && findLayer<Histogram>(figure())->counts.sum() == 1e6,
        kPatience);
    choose("dataShows", Qt::Key_End);
    QTRY_VERIFY(rows()->verticalScrollBar()->maximum() > 999'000);
    rows()->setFocus();
    QTest::keyClick(rows(), Qt::Key_End, Qt::ControlModifier);
    rows()->grab();
    QCOMPARE(rows()->verticalScrollBar()->value(), rows()->verticalScrollBar()->maximum());
    QCOMPARE(cell(999'999, 0), QStringLiteral("999999"));
}

ARDENT_TEST(DataPageTest)
#include "data_page_test.moc"
