#include "ui/import/reading_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>

#include "tests/ui/window_fixture.h"
#include "ui/import/preview_model.h"
#include "ui/window/banner.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Numbers above numbers: whether the first are names cannot be told.
QByteArray numbersAsNames() {
    QByteArray text("10,20,30\n");
    for (int i = 0; i < 40; ++i)
        text += QByteArray::number(5 + i % 17) + ',' + QByteArray::number(11 + i % 23) + ',' +
                QByteArray::number(7 + i % 29) + '\n';
    return text;
}

/// Thousands or decimals: each number has three digits behind its comma.
QByteArray openMarks() {
    QByteArray text("a;b\n");
    for (int i = 0; i < 30; ++i)
        text += QByteArray::number(i % 7 + 1) + ',' + QByteArray::number(100 + 29 * i) + ';' +
                QByteArray::number(i) + '\n';
    return text;
}

ReadingDialog* dialogOf(WindowFixture& w) {
    for (auto* dialog : w.window().findChildren<ReadingDialog*>())
        if (dialog->isVisible()) return dialog;
    return nullptr;
}

/// The titles of the preview, each with its type and missing cells.
QStringList titles(QDialog& dialog) {
    const auto* model = child<QTableView>(dialog, "preview")->model();
    QStringList found;
    for (int j = 0; j < model->columnCount(); ++j)
        found << model->headerData(j, Qt::Horizontal).toString();
    return found;
}

QString previewed(QDialog& dialog, int row, int column) {
    const auto* model = child<QTableView>(dialog, "preview")->model();
    return model->index(row, column).data().toString();
}

void chooseByKeys(QDialog& dialog, const char* field, int down) {
    auto* box = child<QComboBox>(dialog, field);
    box->setFocus();
    for (int i = 0; i < down; ++i) QTest::keyClick(box, Qt::Key_Down);
}

void typeInto(QDialog& dialog, const char* field, const char* text) {
    auto* box = child<QComboBox>(dialog, field);
    box->setFocus();
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), QLatin1String(text));
}

const Column& columnAt(const Session& session, std::size_t place) {
    return session.data()->table.columns[place];
}

}  // namespace

/// Files whose reading is repaired by clicks and keys.
class ReadingDialogTest : public QObject {
    Q_OBJECT

private slots:
    void namesThatAreNumbersAreChosen();
    void cancelChangesNothing();
    void openMarksAreOffered();
    void aRefusedFileIsRepaired();
    void codesAreReadAsACategory();
    void otherTextsAreMissing();
    void badCellsAreMarked();
    void whatIsNoOptionIsTold();
    void aSampleHasNone();
    void stepsAreTakenAndKeptInTheProject();

private:
    /// By the key of the command.
    void open(WindowFixture& w, const QByteArray& table) {
        QVERIFY(w.isActive());
        w.openFile(sandbox_.write(QStringLiteral("t.csv"), table));
        QTRY_VERIFY(w.session().data() && !w.session().isLoading());
        w.key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(dialogOf(w));
        QTRY_VERIFY(!titles(*dialogOf(w)).isEmpty());
    }
    static void take(WindowFixture& w) {
        click(child<QPushButton>(*dialogOf(w), "readingTake"));
        QTRY_VERIFY(!dialogOf(w));
        w.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&w.window()));
    }

    Sandbox sandbox_;
};

void ReadingDialogTest::namesThatAreNumbersAreChosen() {
    WindowFixture w;
    open(w, numbersAsNames());
    QCOMPARE(columnAt(w.session(), 0).name, std::string("column 1"));
    ReadingDialog& dialog = *dialogOf(w);
    QTRY_COMPARE(child<QLabel>(dialog, "headerFound")->text(), QStringLiteral("found: none"));
    QCOMPARE(child<QLabel>(dialog, "separatorFound")->text(), QStringLiteral("found: comma"));
    QVERIFY(child<QPlainTextEdit>(dialog, "fileLines")
                ->toPlainText()
                .contains(QStringLiteral("1  10,20,30")));
    chooseByKeys(dialog, "header", 2);
    QTRY_VERIFY(titles(dialog).value(0).startsWith(QStringLiteral("10\n")));
    QCOMPARE(child<QLabel>(dialog, "headerFound")->text(), QStringLiteral("found: none"));
    QCOMPARE(previewed(dialog, 0, 0), QStringLiteral("5"));
    take(w);
    QCOMPARE(columnAt(w.session(), 0).name, std::string("10"));
    QCOMPARE(w.session().data()->table.rows, 40);
    QCOMPARE(w.session().recipe().fileReading.header, std::optional<Index>(1));

    w.key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(dialogOf(w));
    QCOMPARE(child<QComboBox>(*dialogOf(w), "header")->currentText(), QStringLiteral("1 line"));
    QTRY_COMPARE(child<QLabel>(*dialogOf(w), "headerFound")->text(), QStringLiteral("found: none"));
}

void ReadingDialogTest::cancelChangesNothing() {
    WindowFixture w;
    open(w, numbersAsNames());
    const DataPtr before = w.session().data();
    chooseByKeys(*dialogOf(w), "header", 2);
    QTRY_VERIFY(titles(*dialogOf(w)).value(0).startsWith(QStringLiteral("10\n")));
    QTest::keyClick(dialogOf(w), Qt::Key_Escape);
    QTRY_VERIFY(!dialogOf(w));
    QCOMPARE(w.session().data(), before);
    QVERIFY(w.session().recipe().fileReading == ReadingOptions{});
    QVERIFY(!w.session().isLoading());
}

void ReadingDialogTest::openMarksAreOffered() {
    WindowFixture w;
    QVERIFY(w.isActive());
    w.openFile(sandbox_.write(QStringLiteral("open.csv"), openMarks()));
    auto* banner = w.window().findChild<Banner*>();
    QTRY_VERIFY(banner->text().contains(QStringLiteral("say which")));
    click(child<QPushButton>(*banner, "bannerRemedy"));
    QTRY_VERIFY(dialogOf(w));
    QTRY_VERIFY(!titles(*dialogOf(w)).isEmpty());
    chooseByKeys(*dialogOf(w), "decimal", 2);
    QTRY_COMPARE(previewed(*dialogOf(w), 0, 0), QStringLiteral("1.1"));
    take(w);
    QCOMPARE(columnAt(w.session(), 0).type, ColumnType::Numeric);
    QCOMPARE(columnAt(w.session(), 0).numbers.at(1), double(2.129F));
    QVERIFY(w.session().data()->report.undecided.empty());
    QVERIFY(!banner->isVisible());
}

void ReadingDialogTest::aRefusedFileIsRepaired() {
    WindowFixture w;
    QVERIFY(w.isActive());
    w.openFile(
        sandbox_.write(QStringLiteral("inch.csv"), "a,b\n1,\"2\n3,4\n5,6\n7,8\n9,10\n11,12\n"));
    auto* banner = w.window().findChild<Banner*>();
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(!w.session().data());
    auto* remedy = child<QPushButton>(*banner, "bannerRemedy");
    QTRY_VERIFY(remedy->isVisible());
    click(remedy);
    QTRY_VERIFY(dialogOf(w));
    auto* take = child<QPushButton>(*dialogOf(w), "readingTake");
    QTRY_VERIFY(child<QLabel>(*dialogOf(w), "refusal")->isVisible());
    QVERIFY(!take->isEnabled());
    chooseByKeys(*dialogOf(w), "quote", 1);
    QTRY_COMPARE(titles(*dialogOf(w)).size(), 2);
    QTRY_VERIFY(take->isEnabled());
    click(take);
    QTRY_VERIFY(w.session().data());
    QCOMPARE(w.session().data()->table.rows, 6);
    QCOMPARE(w.session().recipe().fileReading.quote, std::optional<char>('\0'));
    QVERIFY(!missingForRun(w.session().inputs())->contains(QStringLiteral("being read again")));
}

void ReadingDialogTest::codesAreReadAsACategory() {
    WindowFixture w;
    QByteArray text("code,y\n");
    for (int i = 0; i < 30; ++i)
        text += QByteArray::number(101 + i % 3) + ',' + QByteArray::number(i) + '\n';
    open(w, text);
    QTRY_VERIFY(titles(*dialogOf(w)).value(0).contains(QStringLiteral("number")));
    auto* table = child<QTableView>(*dialogOf(w), "preview");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    auto* menu = w.window().findChild<QMenu*>(QStringLiteral("readingMenu"));
    QTRY_VERIFY(menu && menu->isVisible());
    for (int i = 0; i < 5; ++i) QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_VERIFY(titles(*dialogOf(w)).value(0).contains(QStringLiteral("category")));
    take(w);
    QCOMPARE(columnAt(w.session(), 0).type, ColumnType::Categorical);
    QCOMPARE(readingOf(w.session().recipe(), "code"), ReadAs::Category);
}

void ReadingDialogTest::otherTextsAreMissing() {
    WindowFixture w;
    QByteArray text("a,b\n");
    for (int i = 0; i < 40; ++i)
        text += (i % 8 == 3 ? "-999" : QByteArray::number(i)) + ',' +
                (i % 10 == 7 ? "n.m." : QByteArray::number(2 * i)) + '\n';
    open(w, text);
    auto* missing = child<QLineEdit>(*dialogOf(w), "missingTexts");
    missing->setFocus();
    QTest::keyClicks(missing, QStringLiteral("-999, n.m."));
    QTRY_VERIFY(titles(*dialogOf(w)).value(0).contains(QStringLiteral("5 missing")));
    QVERIFY(titles(*dialogOf(w)).value(1).contains(QStringLiteral("4 missing")));
    QCOMPARE(previewed(*dialogOf(w), 3, 0), QStringLiteral("–"));
    take(w);
    QCOMPARE(columnAt(w.session(), 0).missing, 5);
    QCOMPARE(columnAt(w.session(), 1).missing, 4);
    QCOMPARE(w.session().recipe().fileReading.missing, (std::vector<std::string>{"-999", "n.m."}));
}

void ReadingDialogTest::badCellsAreMarked() {
    WindowFixture w;
    QByteArray text("a,b\n");
    for (int i = 0; i < 60; ++i)
        text += (i == 4 || i == 57 ? "oops" : QByteArray::number(i)) + ",1." +
                QByteArray::number(i) + '\n';
    open(w, text);
    QTRY_COMPARE(previewed(*dialogOf(w), 4, 0), QStringLiteral("oops"));
    const auto* model = child<QTableView>(*dialogOf(w), "preview")->model();
    QCOMPARE(model->rowCount(), 50);
    QVERIFY(model->index(4, 0).data(Qt::BackgroundRole).isValid());
    QVERIFY(!model->index(5, 0).data(Qt::BackgroundRole).isValid());
    QCOMPARE(model->headerData(4, Qt::Vertical).toString(), QStringLiteral("6"));
    const auto* bad = child<QTableWidget>(*dialogOf(w), "badCells");
    QTRY_COMPARE(bad->rowCount(), 2);
    QCOMPARE(bad->item(1, 0)->text(), QStringLiteral("59"));
    QCOMPARE(bad->item(1, 1)->text(), QStringLiteral("a"));
    QCOMPARE(bad->item(1, 2)->text(), QStringLiteral("oops"));
    QTRY_VERIFY(child<QLabel>(*dialogOf(w), "readingState")
                    ->text()
                    .contains(QStringLiteral("unreadable cells: 2")));
}

void ReadingDialogTest::whatIsNoOptionIsTold() {
    WindowFixture w;
    open(w, numbersAsNames());
    ReadingDialog& dialog = *dialogOf(w);
    auto* fault = child<QLabel>(dialog, "readingFault");
    auto* take = child<QPushButton>(dialog, "readingTake");
    QVERIFY(!fault->isVisible());
    for (const auto& [field, text] :
         {std::pair("quote", "ab"), std::pair("skip", "many"), std::pair("encoding", "UTF-9000")}) {
        typeInto(dialog, field, text);
        QTRY_VERIFY2(fault->isVisible() && !take->isEnabled(), field);
        click(child<QPushButton>(dialog, "readingReset"));
        QTRY_VERIFY2(!fault->isVisible() && take->isEnabled(), field);
    }
    typeInto(dialog, "separator", "::");
    QTRY_COMPARE(titles(dialog).size(), 1);
    chooseByKeys(dialog, "decimal", 2);
    chooseByKeys(dialog, "thousands", 3);
    QTRY_VERIFY(fault->isVisible());
}

void ReadingDialogTest::aSampleHasNone() {
    WindowFixture w;
    QVERIFY(!w.window().actions()["file.reading"]->isEnabled());
    QSignalSpy opened(&w.session(), &Session::sampleOpened);
    w.session().openSample(QStringLiteral("moons"));
    QVERIFY(opened.wait());
    QVERIFY(!w.window().actions()["file.reading"]->isEnabled());
    QVERIFY(!child<QToolButton>(w.window(), "readingOptions")->isVisible());
    w.openFile(sandbox_.write(QStringLiteral("t.csv"), numbersAsNames()));
    auto* button = child<QToolButton>(w.window(), "readingOptions");
    QTRY_VERIFY(button->isVisible());
    click(button);
    QTRY_VERIFY(dialogOf(w));
}

void ReadingDialogTest::stepsAreTakenAndKeptInTheProject() {
    QByteArray table("a,b,y\n");
    for (int i = 1; i <= 60; ++i)
        table += QByteArray::number(i) + ',' + QByteArray::number(i % 7 + 1) + ',' +
                 QByteArray::number(3 * i + i % 5) + '\n';
    WindowFixture w;
    open(w, table);
    ReadingDialog& dialog = *dialogOf(w);
    auto* steps = child<QPlainTextEdit>(dialog, "shape");
    steps->setFocus();
    QTest::keyClicks(steps, QStringLiteral("where a > 20"));
    QTest::keyClick(steps, Qt::Key_Return);
    QTest::keyClicks(steps, QStringLiteral("ratio = a / b"));
    QTRY_VERIFY(titles(dialog).contains(QStringLiteral("ratio\nnumber\nnone missing")));
    QTRY_COMPARE(child<QLabel>(dialog, "readingState")->text().section(u' ', 0, 0),
                 QStringLiteral("40"));
    take(w);
    QCOMPARE(w.session().data()->table.rows, 40);
    QCOMPARE(columnAt(w.session(), 3).name, std::string("ratio"));
    QCOMPARE(w.session().recipe().shape.size(), std::size_t{2});

    w.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(w.session().data()->table.rows, 60);
    w.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(w.session().data()->table.rows, 40);

    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    w.session().saveProject(project, {});
    QTRY_COMPARE(w.session().projectPath(), project);
    WindowFixture later;
    later.openFile(project);
    QTRY_VERIFY(later.session().data() && !later.session().isLoading());
    QCOMPARE(later.session().data()->table.rows, 40);
}

ARDENT_TEST(ReadingDialogTest)
#include "reading_dialog_test.moc"
