#include "ui/window/exported_figure.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMimeData>

#include "core/figure/figure_size.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/export_dialog.h"
#include "ui/figure/figure_view.h"
#include "ui/style/theme.h"
#include "ui/views/figure_page.h"
#include "ui/widgets/eliding_label.h"
#include "ui/window/status_line.h"

using namespace ardent;
using namespace ardent::test;

/// A saved figure can be found again.
class ExportedFigureTest : public QObject {
    Q_OBJECT

private slots:
    void thePathIsTold();
    void itIsProposedBesideTheProject();
    void nothingIsToldOfACancelledExport();
    void theFigureIsCopiedAsOnPaper();

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

/// Figures of a project lie beside it, wherever its table is.
void ExportedFigureTest::itIsProposedBesideTheProject() {
    WindowFixture fixture;
    QVERIFY(fixture.isActive());
    fixture.openSmallTable(sandbox_);
    QVERIFY(QDir(sandbox_.path({})).mkpath(QStringLiteral("projects")));
    const QString project = sandbox_.path(QStringLiteral("projects/p.ardent"));
    QSignalSpy saved(&fixture.session(), &Session::projectSaved);
    fixture.session().saveProject(project, {});
    QVERIFY(saved.wait());
    fixture.window().views().showPage(QStringLiteral("data"));
    QTRY_VERIFY(fixture.tool("file.export")->isEnabled());
    fixture.key(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = fixture.window().findChild<ExportDialog*>();
    QVERIFY(dialog);
    QCOMPARE(QFileInfo(dialog->path()).absolutePath(), QFileInfo(project).absolutePath());
    dialog->reject();
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

void ExportedFigureTest::theFigureIsCopiedAsOnPaper() {
    WindowFixture fixture;
    QVERIFY(fixture.isActive());
    fixture.openSmallTable(sandbox_);
    fixture.key(Qt::Key_0, Qt::AltModifier);
    FigurePage* page = fixture.window().views().current();
    QTRY_VERIFY(page->isSettled() && fixture.tool("file.export")->isEnabled());
    fixture.key(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
    const auto copied = [&] {
        fixture.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        return qvariant_cast<QImage>(QApplication::clipboard()->mimeData()->imageData());
    };
    const QImage whole = copied();
    QVERIFY(fixture.window().status().message().contains(QStringLiteral("clipboard")));
    QCOMPARE(whole.pixelColor(0, 0), theme(ThemeKind::Light).plotBackground);
    const FigureSize size = preferredSize(page->figure());
    QCOMPARE(whole.width(), qRound(size.width / 25.4 * 300.));
    QCOMPARE(whole.height(), qRound(size.height / 25.4 * 300.));
    const QByteArray drawing =
        QApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml"));
    QVERIFY(drawing.contains("<title>" + QByteArray::fromStdString(page->figure().title)));
    page->view()->setFocus();
    QTest::keyClick(page->view(), Qt::Key_Plus);
    const QImage zoomed = copied();
    QCOMPARE(zoomed.size(), whole.size());
    QVERIFY(zoomed != whole);
}

ARDENT_TEST(ExportedFigureTest)
#include "exported_figure_test.moc"
