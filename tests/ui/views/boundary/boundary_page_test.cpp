#include <QComboBox>
#include <QSpinBox>
#include <QToolButton>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// What the variables that are on no axis do, by keys in the window.
class BoundaryPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aCategoryCanBeOnAnAxis();
    void theOthersAreFixedAtARow();
    void rowsAreThoseOfTheTable();
    void saysWhatHinderedIt();
    void theOthersAreAveraged();
    void aKernelExpansionIsAveragedToo();
    void aHiddenClassIsFoundByAClick();
    void withTwoVariablesThereIsNothingToFix();
    void pointsThatWereFilledInAreHollow();

private:
    FigurePage* page() { return window_->window().views().page(QStringLiteral("boundary")); }
    bool says(const char* words) {
        return page()->isSettled() && notesText(page()->figure()).find(words) != std::string::npos;
    }
    void trainToEnd(const char* method);
    void choose(int others);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void BoundaryPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void BoundaryPageTest::trainToEnd(const char* method) {
    window_->trainToEnd(method);
    window_->key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(page()->isSettled() && !page()->figure().isEmpty());
}

void BoundaryPageTest::choose(int others) {
    auto* box = child<QComboBox>(window_->window(), "boundaryOthers");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < others; ++i) QTest::keyClick(box, Qt::Key_Down);
}

/// The small table has the category kind.
void BoundaryPageTest::aCategoryCanBeOnAnAxis() {
    trainToEnd("ridge");
    auto* box = child<QComboBox>(window_->window(), "boundarySecond");
    box->setFocus();
    QTest::keyClicks(box, QStringLiteral("kind"));
    QTRY_COMPARE(page()->figure().y.label, std::string("kind"));
    QVERIFY(page()->figure().y.categories.size() > 1);
    QVERIFY(findLayer<Field>(page()->figure()));
}

void BoundaryPageTest::theOthersAreFixedAtARow() {
    trainToEnd("rff");
    QVERIFY(says("fixed at the median"));
    auto* row = child<QSpinBox>(window_->window(), "boundaryRow");
    QVERIFY(!row->isVisible());
    choose(1);
    QVERIFY(row->isVisible());
    QTRY_VERIFY(says("fixed at the values of row 1."));
    const Matrix first = findLayer<Field>(page()->figure())->values;
    type(row, "200");
    QTRY_VERIFY(says("fixed at the values of row 200."));
    const auto change = (findLayer<Field>(page()->figure())->values - first).array();
    QVERIFY((change.abs() > 0.).any());  // not where both are blank
}

void BoundaryPageTest::rowsAreThoseOfTheTable() {
    window_->openFile(sandbox_.write(QStringLiteral("gaps.csv"), smallTableWithGaps(200)));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("gaps.csv"));
    window_->session().setTarget(QStringLiteral("y"));
    trainToEnd("rff");
    choose(1);
    auto* row = child<QSpinBox>(window_->window(), "boundaryRow");
    QCOMPARE(row->value(), 2);
    QTRY_VERIFY(says("fixed at the values of row 2."));
    row->setFocus();
    QTest::keyClick(row, Qt::Key_Up);
    QTest::keyClick(row, Qt::Key_Up);
    QCOMPARE(row->value(), 5);
    QTRY_VERIFY(says("fixed at the values of row 5."));
    type(row, "100");
    QCOMPARE(row->value(), 101);
    QTRY_VERIFY(says("fixed at the values of row 101."));
}

void BoundaryPageTest::saysWhatHinderedIt() {
    trainToEnd("rff");
    auto task = std::make_shared<Task>(*window_->session().runs().current()->task);
    task->x.resize(0, task->x.cols());
    task->y.clear();
    task->split = {};
    window_->keepRunWith(task);
    QTRY_VERIFY(page()->isSettled());
    QVERIFY2(page()->figure().isEmpty() && page()->figure().empty.find("rows") != std::string::npos,
             page()->figure().empty.c_str());
    choose(1);
    QCOMPARE(child<QSpinBox>(window_->window(), "boundaryRow")->minimum(), 1);
    QTRY_VERIFY(page()->isSettled() && page()->figure().isEmpty());
}

void BoundaryPageTest::theOthersAreAveraged() {
    trainToEnd("rff");
    choose(2);
    QTRY_VERIFY(says("averaged exactly over the other 2 variables"));
}

void BoundaryPageTest::aKernelExpansionIsAveragedToo() {
    trainToEnd("kernel_ridge");
    choose(2);
    QTRY_VERIFY(says("averaged exactly over the other 2 variables"));
}

/// The class goes by c alone, which is on no axis.
void BoundaryPageTest::aHiddenClassIsFoundByAClick() {
    QByteArray text("a,b,c,y\n");
    for (int i = 0; i < 90; ++i)
        text += QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + ',' +
                QByteArray::number(i % 3 == 0 ? 9 + i % 2 : i % 2) + ',' +
                (i % 3 == 0 ? "high" : "low") + '\n';
    window_->openFile(sandbox_.write(QStringLiteral("hidden.csv"), text));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("hidden.csv"));
    window_->session().setTarget(QStringLiteral("y"));
    trainToEnd("logistic");
    auto* first = child<QComboBox>(window_->window(), "boundaryFirst");
    auto* second = child<QComboBox>(window_->window(), "boundarySecond");
    first->setCurrentIndex(0);
    second->setCurrentIndex(1);
    auto* average = child<QToolButton>(window_->window(), "boundaryAverage");
    QTRY_VERIFY(says("the model never predicts"));
    QTRY_VERIFY(average->isVisible());
    click(average);
    QTRY_VERIFY(says("averaged exactly"));
    QTRY_VERIFY(!average->isVisible());
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(average->isVisible());
    second->setCurrentIndex(2);
    QTRY_VERIFY(page()->isSettled() && !average->isVisible());
}

void BoundaryPageTest::withTwoVariablesThereIsNothingToFix() {
    window_->session().setRole(QStringLiteral("kind"), Role::Ignore);
    window_->session().setRole(QStringLiteral("c"), Role::Ignore);
    trainToEnd("rff");
    auto* box = child<QComboBox>(window_->window(), "boundaryOthers");
    QVERIFY(!box->isEnabled());
    QVERIFY(box->toolTip().contains(QStringLiteral("no other variables")));
}

/// Every tenth a is missing: of 160 training rows 16 or so.
void BoundaryPageTest::pointsThatWereFilledInAreHollow() {
    QByteArray text;
    int row = 0;
    for (const QByteArray& line : smallTable(200).trimmed().split('\n'))
        text += (row++ % 10 == 5 ? line.mid(line.indexOf(',')) : line) + '\n';
    window_->openFile(sandbox_.write(QStringLiteral("filled.csv"), text));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("filled.csv"));
    window_->session().setTarget(QStringLiteral("y"));
    trainToEnd("rff");
    QTRY_VERIFY2(says("points are hollow: a value of theirs on an axis was missing"),
                 notesText(page()->figure()).c_str());
    const Points& points = layers<Points>(page()->figure())[0];
    const double median = window_->session().runs().current()->task->recipe->sources[0].fill;
    Index hollow = 0;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        if (!points.filled[i]) continue;
        ++hollow;
        QVERIFY(std::abs(points.x[i] - median) < 1e-6);
    }
    QVERIFY(hollow > 10 && hollow <= 20);
}

ARDENT_TEST(BoundaryPageTest)
#include "boundary_page_test.moc"
