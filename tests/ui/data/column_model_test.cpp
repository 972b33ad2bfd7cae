#include "ui/data/column_model.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>

#include "tests/ui/support.h"
#include "ui/data/column_delegates.h"
#include "ui/data/column_table.h"
#include "ui/data/role_text.h"
#include "ui/data/target_picker.h"

using namespace ardent;
using namespace ardent::test;

class ColumnModelTest : public QObject {
    Q_OBJECT

private slots:
    void keepsTheModelContract();
    void describesTheColumns();
    void roleChangesReachTheRecipe();
    void aNewTargetReplacesTheOldOne();
    void theTargetPickerFollows();
    void clickingARoleOffersAllRoles();
    void clickingATypeOffersAllReadings();
    void theMenuReadsSeveralColumnsAtOnce();
    void theMenuGivesSeveralColumnsARoleAtOnce();
    void theTypesOfASampleStay();
    void longNamesCanBeToldApart();
    void noColumnIsHidden();

private:
    /// Of the second and third column.
    static QMenu* menuOfTwoColumns(ColumnTable& table) {
        table.resize(600, 300);
        table.show();
        QTableView* view = table.view();
        view->setFocus();
        view->selectRow(1);
        view->selectionModel()->select(view->model()->index(2, 0),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const QPoint place = view->viewport()->rect().center();
        QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, place,
                                  view->viewport()->mapToGlobal(place));
        QApplication::sendEvent(view->viewport(), &menuKey);
        return child<QMenu>(table, "columnMenu");
    }

    Sandbox sandbox_;
};

void ColumnModelTest::keepsTheModelContract() {
    Session session;
    ColumnModel model(session);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    QCOMPARE(model.rowCount(), 5);
    openAndWait(session, sandbox_.write(QStringLiteral("two.csv"), "p,q\n1,2\n3,4\n5,6\n"));
    QCOMPARE(model.rowCount(), 2);
}

void ColumnModelTest::describesTheColumns() {
    Session session;
    ColumnModel model(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), "size,kind\n1,x\n2,y\n,x\n4,x\n"));
    const auto text = [&](int row, int field) { return model.index(row, field).data().toString(); };
    QCOMPARE(text(0, ColumnModel::Name), QStringLiteral("size"));
    QCOMPARE(text(0, ColumnModel::Type), columnTypeText(ColumnType::Numeric));
    QCOMPARE(text(1, ColumnModel::Type), columnTypeText(ColumnType::Categorical));
    QCOMPARE(text(0, ColumnModel::Missing), QStringLiteral("25 %"));
    QCOMPARE(text(1, ColumnModel::Missing), QStringLiteral("none"));
    const auto bins = model.index(1, 0).data(ColumnModel::kHistogramRole).value<QList<double>>();
    QCOMPARE(bins, (QList<double>{1., 1. / 3.}));
}

void ColumnModelTest::roleChangesReachTheRecipe() {
    Session session;
    ColumnModel model(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    const QModelIndex role = model.index(1, ColumnModel::Role);
    QCOMPARE(role.data().toString(), roleText(Role::Feature));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(model.setData(role, static_cast<int>(Role::Ignore), Qt::EditRole));
    QCOMPARE(role.data().toString(), roleText(Role::Ignore));
    QCOMPARE(session.recipe().roles.at("b"), Role::Ignore);
    QVERIFY(changed.count() > 0);
    QVERIFY(role.data(ColumnModel::kMutedRole).toBool());
}

void ColumnModelTest::aNewTargetReplacesTheOldOne() {
    Session session;
    ColumnModel model(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    model.setData(model.index(4, ColumnModel::Role), static_cast<int>(Role::Target), Qt::EditRole);
    QCOMPARE(session.recipe().target, std::string("y"));
    model.setData(model.index(0, ColumnModel::Role), static_cast<int>(Role::Target), Qt::EditRole);
    QCOMPARE(session.recipe().target, std::string("a"));
    QCOMPARE(model.index(4, ColumnModel::Role).data().toString(), roleText(Role::Feature));
    model.setData(model.index(0, ColumnModel::Role), static_cast<int>(Role::Feature), Qt::EditRole);
    QVERIFY(session.recipe().target.empty());
}

void ColumnModelTest::theTargetPickerFollows() {
    Session session;
    TargetPicker picker(session);
    QVERIFY(!picker.isEnabled());
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    QVERIFY(picker.isEnabled());
    session.setRole(QStringLiteral("y"), Role::Target);
    QCOMPARE(picker.targetBox()->currentText(), QStringLiteral("y"));
    picker.targetBox()->setCurrentIndex(0);
    QVERIFY(session.recipe().target.empty());
}

void ColumnModelTest::clickingARoleOffersAllRoles() {
    Session session;
    ColumnTable table(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    table.resize(600, 300);
    table.show();
    QTableView* view = table.view();
    const QModelIndex role = view->model()->index(0, ColumnModel::Role);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(role).center());
    auto* editor = view->viewport()->findChild<QComboBox*>();
    QVERIFY(editor);
    QCOMPARE(editor->count(), allRoles().size());
    QTRY_VERIFY(editor->view()->isVisible());
    QTest::keyClick(editor->view(), Qt::Key_Down);
    QTest::keyClick(editor->view(), Qt::Key_Down);
    QTest::keyClick(editor->view(), Qt::Key_Return);
    QTRY_COMPARE(role.data(Qt::EditRole).toInt(), static_cast<int>(Role::Ignore));
}

void ColumnModelTest::clickingATypeOffersAllReadings() {
    Session session;
    ColumnTable table(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), "code,y\n1,2\n2,3\n1,4\n1,5\n"));
    table.resize(600, 300);
    table.show();
    QTableView* view = table.view();
    const QModelIndex type = view->model()->index(0, ColumnModel::Type);
    QCOMPARE(type.data().toString(), columnTypeText(ColumnType::Numeric));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(type).center());
    auto* editor = view->viewport()->findChild<QComboBox*>();
    QVERIFY(editor);
    QCOMPARE(editor->accessibleName(), QStringLiteral("Reading of code"));
    QTRY_VERIFY(editor->view()->isVisible());
    QTest::keyClick(editor->view(), Qt::Key_End);
    QTest::keyClick(editor->view(), Qt::Key_Return);
    QTRY_COMPARE(type.data().toString(), columnTypeText(ColumnType::Categorical));
    QCOMPARE(session.recipe().readings, (Readings{{"code", ReadAs::Category}}));
    QVERIFY(type.data(Qt::ToolTipRole).toString().contains(readAsHelp(ReadAs::Category)));
}

void ColumnModelTest::theMenuReadsSeveralColumnsAtOnce() {
    Session session;
    ColumnTable table(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    QMenu* menu = menuOfTwoColumns(table);
    QVERIFY(menu && menu->isVisible());
    QSignalSpy chosen(&session, &Session::inputsChanged);
    const QString wanted = QStringLiteral("Read as: ") + readAsText(ReadAs::Category);
    for (QAction* action : menu->actions()) {
        QCOMPARE(action->isChecked(), action->text() == QStringLiteral("Read as: Automatic"));
        if (action->text() == wanted) menu->setActiveAction(action);
    }
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(session.recipe().readings,
             (Readings{{"b", ReadAs::Category}, {"c", ReadAs::Category}}));
    QTRY_COMPARE(session.data()->table.columns[2].type, ColumnType::Categorical);
}

void ColumnModelTest::theMenuGivesSeveralColumnsARoleAtOnce() {
    Session session;
    ColumnTable table(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    session.setTarget(QStringLiteral("c"));
    QMenu* menu = menuOfTwoColumns(table);
    QVERIFY(menu && menu->isVisible());
    QSignalSpy chosen(&session, &Session::inputsChanged);
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("Use as: ") + roleText(Role::Ignore))
            menu->setActiveAction(action);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(session.recipe().target, std::string());
    QCOMPARE(session.recipe().roles,
             (std::map<std::string, Role>{{"b", Role::Ignore}, {"c", Role::Ignore}}));
}

void ColumnModelTest::theTypesOfASampleStay() {
    Session session;
    ColumnModel model(session);
    QSignalSpy arrived(&session, &Session::sampleOpened);
    session.openSample(QStringLiteral("moons"));
    QVERIFY(arrived.wait());
    const QModelIndex type = model.index(0, ColumnModel::Type);
    QVERIFY(!type.flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.setData(type, static_cast<int>(ReadAs::Category), Qt::EditRole));
    QVERIFY(type.data(Qt::ToolTipRole).toString().contains(QStringLiteral("sample")));
}

void ColumnModelTest::longNamesCanBeToldApart() {
    Session session;
    ColumnTable table(session);
    openAndWait(session,
                sandbox_.write(QStringLiteral("t.csv"),
                               "Population proportion over 60 (%),Population proportion under 15 "
                               "(%),y\n1,2,3\n2,3,5\n4,1,6\n"));
    table.resize(330, 300);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QTableView* view = table.view();
    const auto cell = [&](int row) {
        const QRect place = view->visualRect(view->model()->index(row, ColumnModel::Name));
        return view->viewport()->grab(place).toImage();
    };
    QVERIFY(view->fontMetrics().horizontalAdvance(
                view->model()->index(0, ColumnModel::Name).data().toString()) >
            view->columnWidth(ColumnModel::Name));
    QVERIFY(cell(0) != cell(1));
    const auto* delegate = table.findChild<ColumnNameDelegate*>();
    const QFont font = view->font();
    const int width = view->columnWidth(ColumnModel::Name);
    const QString name = QStringLiteral("Population proportion over 60 (%)");
    const int line = view->fontMetrics().height();
    const QString over = delegate->shortened(name, font, {width, line});
    QVERIFY2(over.contains(u'…') && view->fontMetrics().horizontalAdvance(over) <= width,
             qPrintable(over));
    const int half =
        view->fontMetrics().horizontalAdvance(QStringLiteral("Population proportion "));
    const QString two = delegate->shortened(name, font, {half, 3 * line});
    QCOMPARE(two, QStringLiteral("Population proportion") + QChar::LineSeparator +
                      QStringLiteral("over 60 (%)"));
    QVERIFY(view->rowHeight(0) > 2 * line);
    table.resize(900, 300);
    QTRY_VERIFY(view->rowHeight(0) < 2 * line);
}

/// In a narrow panel the last ones are scrolled to.
void ColumnModelTest::noColumnIsHidden() {
    Session session;
    ColumnTable table(session);
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(50)));
    table.show();
    QTableView* view = table.view();
    for (const int width : {220, 700}) {
        table.resize(width, 300);
        QApplication::processEvents();
        for (int column = 0; column < ColumnModel::FieldCount; ++column)
            QVERIFY(!view->isColumnHidden(column));
        QCOMPARE(view->horizontalScrollBar()->maximum() > 0, width == 220);
        view->scrollTo(view->model()->index(0, ColumnModel::Distribution));
        const QRect last = view->visualRect(view->model()->index(0, ColumnModel::Distribution));
        QVERIFY(view->viewport()->rect().contains(last.center()));
    }
}

ARDENT_TEST(ColumnModelTest)
#include "column_model_test.moc"
