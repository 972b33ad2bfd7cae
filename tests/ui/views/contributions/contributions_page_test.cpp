#include "ui/views/contributions/contributions_page.h"

#include <QComboBox>
#include <QSpinBox>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"

using namespace ardent;
using namespace ardent::test;

/// The view Contributions, by clicks and keys in the window.
class ContributionsPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void asksForARunFirst();
    void manyRowsComeFirst();
    void aSelectedRowIsTheOneShown();
    void aVariableIsDrawn();

private:
    FigurePage* page() { return window_->window().views().page(QStringLiteral("contributions")); }
    const Figure& figure() { return page()->figure(); }
    template <class Widget>
    Widget* part(const char* name) {
        return page()->findChild<Widget*>(QLatin1String(name));
    }
    void open() {
        window_->key(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(page()->isVisible() && page()->isSettled());
    }
    void show(int what) {
        auto* box = part<QComboBox>("contributionShows");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < what; ++i) QTest::keyClick(box, Qt::Key_Down);
        QTRY_VERIFY(page()->isSettled());
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void ContributionsPageTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void ContributionsPageTest::asksForARunFirst() {
    open();
    QVERIFY(figure().isEmpty());
    QVERIFY2(figure().empty.find("Press Run") != std::string::npos, figure().empty.c_str());
}

void ContributionsPageTest::manyRowsComeFirst() {
    window_->trainToEnd("rffnet");
    open();
    QTRY_VERIFY_WITH_TIMEOUT(!layers<Points>(figure()).empty(), kPatience);
    QCOMPARE(figure().title, std::string("Contributions over rows"));
    QVERIFY(!part<QSpinBox>("contributionRow")->isVisible());
}

void ContributionsPageTest::aSelectedRowIsTheOneShown() {
    window_->trainToEnd("rffnet");
    open();
    show(1);
    QTRY_VERIFY_WITH_TIMEOUT(findLayer<Bars>(figure()), kPatience);
    QCOMPARE(figure().title, std::string("Contributions at row 1"));
    const Index rows = window_->session().data()->table.rows;
    const std::vector<std::int32_t> fifth{4};
    window_->session().selectRows(std::make_shared<const RowSelection>(rows, fifth));
    QTRY_COMPARE(figure().title, std::string("Contributions at row 5"));
}

void ContributionsPageTest::aVariableIsDrawn() {
    window_->trainToEnd("rffnet");
    open();
    show(2);
    QTRY_COMPARE(figure().title, std::string("Contributions of a"));
    auto* box = part<QComboBox>("contributionVariable");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QTRY_COMPARE(figure().title, std::string("Contributions of b"));
}

ARDENT_TEST(ContributionsPageTest)
#include "contributions_page_test.moc"
