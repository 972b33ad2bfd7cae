#include <QCheckBox>
#include <QComboBox>

#include "core/figure/notes/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// How runs select variables, in the window.
class SelectionPageTest : public QObject {
    Q_OBJECT

private slots:
    void seedsAreDrawnTogether();

private:
    Sandbox sandbox_;
};

void SelectionPageTest::seedsAreDrawnTogether() {
    WindowFixture window;
    window.openSmallTable(sandbox_);
    window.chooseShortRun();
    window.session().setOption("max_epochs", 5LL);
    window.trainToEnd("rffnet");
    window.key(Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    const FigurePage* page = window.window().views().page(QStringLiteral("selection"));
    auto* overSeeds = child<QCheckBox>(window.window(), "selectionOverSeeds");
    QVERIFY(!overSeeds->isVisible());
    Runs& runs = window.session().runs();
    runs.replicate(3);
    QTRY_VERIFY(runs.all().size() == 3 && !runs.live());
    QTRY_VERIFY(overSeeds->isVisible());
    QVERIFY(layers<Series>(page->figure()).back().spreads.empty());
    overSeeds->setFocus();
    QTest::keyClick(overSeeds, Qt::Key_Space);
    const Series& last = layers<Series>(page->figure()).back();
    QCOMPARE(last.spreads.size(), last.x.size());
    QVERIFY(notesText(page->figure()).find("over 3 runs") != std::string::npos);
    auto* what = child<QComboBox>(window.window(), "selectionShows");
    what->setFocus();
    QTest::keyClick(what, Qt::Key_End);
    QVERIFY(!overSeeds->isVisible());
}

ARDENT_TEST(SelectionPageTest)
#include "selection_page_test.moc"
