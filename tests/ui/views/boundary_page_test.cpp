#include <QComboBox>
#include <QSpinBox>

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
    void theOthersAreFixedAtARow();
    void theOthersAreAveraged();
    void aKernelExpansionSaysWhyNot();
    void withTwoVariablesThereIsNothingToFix();

private:
    FigurePage* page() { return window_->window().views().page(QStringLiteral("boundary")); }
    bool says(const char* words) {
        return page()->isSettled() && page()->figure().note.find(words) != std::string::npos;
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
    window_->session().setMethod(QLatin1String(method));
    window_->key(Qt::Key_F5);
    const auto ended = [this] {
        const RunEntry* run = window_->session().runs().current();
        return run && !run->run;
    };
    QTRY_VERIFY_WITH_TIMEOUT(ended(), 60'000);
    window_->key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(page()->isSettled() && !page()->figure().isEmpty());
}

void BoundaryPageTest::choose(int others) {
    auto* box = child<QComboBox>(window_->window(), "boundaryOthers");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < others; ++i) QTest::keyClick(box, Qt::Key_Down);
}

void BoundaryPageTest::theOthersAreFixedAtARow() {
    trainToEnd("rff");
    QVERIFY(says("fixed at the median"));
    auto* row = child<QSpinBox>(window_->window(), "boundaryRow");
    QVERIFY(!row->isVisible());
    choose(1);
    QVERIFY(row->isVisible());
    QTRY_VERIFY(says("fixed at the values of row 1."));
    const Matrix first = page()->figure().field->values;
    row->setFocus();
    row->selectAll();
    QTest::keyClicks(row, QStringLiteral("200"));
    QTest::keyClick(row, Qt::Key_Return);
    QTRY_VERIFY(says("fixed at the values of row 200."));
    QVERIFY((page()->figure().field->values - first).norm() > 0.);
}

void BoundaryPageTest::theOthersAreAveraged() {
    trainToEnd("rff");
    choose(2);
    QTRY_VERIFY(says("averaged exactly over the other 2 variables"));
}

void BoundaryPageTest::aKernelExpansionSaysWhyNot() {
    trainToEnd("kernel_ridge");
    choose(2);
    QTRY_VERIFY(page()->figure().empty.find("no closed form") != std::string::npos);
    choose(0);
    QTRY_VERIFY(!page()->figure().isEmpty());
}

void BoundaryPageTest::withTwoVariablesThereIsNothingToFix() {
    window_->session().setRole(QStringLiteral("kind"), Role::Ignore);
    window_->session().setRole(QStringLiteral("c"), Role::Ignore);
    trainToEnd("rff");
    auto* box = child<QComboBox>(window_->window(), "boundaryOthers");
    QVERIFY(!box->isEnabled());
    QVERIFY(box->toolTip().contains(QStringLiteral("no other variables")));
}

QTEST_MAIN(BoundaryPageTest)
#include "boundary_page_test.moc"
