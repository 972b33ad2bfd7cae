#include "ui/window/file_dialogs.h"

#include <QFileInfo>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// Where a person is asked for files.
class FileDialogsTest : public QObject {
    Q_OBJECT

private slots:
    void anotherFileIsLookedForBesideTheOpenOne();

private:
    Sandbox sandbox_;
};

void FileDialogsTest::anotherFileIsLookedForBesideTheOpenOne() {
    WindowFixture fixture;
    QVERIFY(fixture.isActive());
    fixture.openSmallTable(sandbox_);
    QString asked;
    fixture.window().dialogs.askForFile = [&asked](QWidget*, const QString& folder) {
        asked = folder;
        return QString();
    };
    fixture.key(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(asked, QFileInfo(sandbox_.path(QStringLiteral("t.csv"))).absolutePath());
}

ARDENT_TEST(FileDialogsTest)
#include "file_dialogs_test.moc"
