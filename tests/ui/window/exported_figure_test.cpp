#include "ui/window/exported_figure.h"

#include <QLineEdit>

#include "tests/ui/window_fixture.h"
#include "ui/figure/export_dialog.h"
#include "ui/widgets/eliding_label.h"
#include "ui/window/status_line.h"

using namespace ardent;
using namespace ardent::test;

/// A saved figure can be found again.
class ExportedFigureTest : public QObject {
    Q_OBJECT

private slots:
    void thePathIsTold();
    void nothingIsToldOfACancelledExport();

private:
    Sandbox sandbox_;
};

void ExportedFigureTest::thePathIsTold() {
    WindowFixture fixture;
    QVERIFY(fixture.isActive());
    fixture.openSmallTable(sandbox_);
    fixture.window().views().showPage(QStringLiteral("data"));
    QTRY_VERIFY(fixture.tool("file.export")->isEnabled());
    auto* open = child<QToolButton>(fixture.window(), "openExportFolder");
    QVERIFY(!open->isVisible());
    fixture.key(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = fixture.window().findChild<ExportDialog*>();
    QVERIFY(dialog);
    auto* name = child<QLineEdit>(*dialog, "path");
    QCOMPARE(name->text(), sandbox_.path(QStringLiteral("t-data.pdf")));  // beside the table
    const QString path = sandbox_.path(QStringLiteral("figure.pdf"));
    name->setText(path);
    click(child<QWidget>(*dialog, "export"));
    QVERIFY(QFileInfo::exists(path));
    const QString told = child<ElidingLabel>(fixture.window(), "statusActivity")->text();
    QVERIFY2(told.contains(QDir::toNativeSeparators(path)), qPrintable(told));
    QVERIFY(open->isVisible());
    fixture.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!open->isVisible());
    QVERIFY(fixture.window().status().message().isEmpty());
}

void ExportedFigureTest::nothingIsToldOfACancelledExport() {
    WindowFixture fixture;
    QVERIFY(fixture.isActive());
    fixture.openSmallTable(sandbox_);
    fixture.window().views().showPage(QStringLiteral("data"));
    QTRY_VERIFY(fixture.tool("file.export")->isEnabled());
    fixture.key(Qt::Key_E, Qt::ControlModifier);
    fixture.window().findChild<ExportDialog*>()->reject();
    QVERIFY(fixture.window().status().message().isEmpty());
}

QTEST_MAIN(ExportedFigureTest)
#include "exported_figure_test.moc"
