#include "ui/data/column_table.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include "tests/ui/window_fixture.h"
#include "ui/data/column_delegates.h"
#include "ui/data/column_model.h"

using namespace ardent;
using namespace ardent::test;

/// The columns by keys, and what follows from a role.
class ColumnTableTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void keysOpenTheChoicesOfACell_data();
    void keysOpenTheChoicesOfACell();
    void tabReachesTheSearch();
    void aTextThatCannotBeAFeatureIsToldBeforeTheRun();
    void longNamesTakeTheRoomOfTypes();

private:
    QTableView& columns() { return *child<QTableView>(window_->window(), "columns"); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void ColumnTableTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void ColumnTableTest::keysOpenTheChoicesOfACell_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("column");
    for (const int column : {int(ColumnModel::Role), int(ColumnModel::Type)})
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter})
            QTest::addRow("%d, %x", column, key) << key << column;
}

void ColumnTableTest::keysOpenTheChoicesOfACell() {
    QFETCH(Qt::Key, key);
    QFETCH(int, column);
    columns().setFocus();
    columns().setCurrentIndex(columns().model()->index(0, column));
    QTest::keyClick(&columns(), key);
    auto* box = columns().findChild<QComboBox*>();
    QVERIFY(box);
    QTRY_VERIFY(box->view()->isVisible());
    QTest::keyClick(box->view(), Qt::Key_Escape);
}

void ColumnTableTest::tabReachesTheSearch() {
    auto* search = child<QLineEdit>(window_->window(), "columnSearch");
    child(window_->window(), "target")->setFocus();
    QStringList passed;
    for (int i = 0; i < 6 && !search->hasFocus(); ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        passed << QLatin1String(QApplication::focusWidget()->metaObject()->className()) + u'.' +
                      QApplication::focusWidget()->objectName();
    }
    QVERIFY2(search->hasFocus(), qPrintable(passed.join(u' ')));
    QTest::keyClick(search, Qt::Key_Tab);
    QVERIFY(columns().hasFocus());
}

void ColumnTableTest::aTextThatCannotBeAFeatureIsToldBeforeTheRun() {
    QByteArray text("when,a,y\n");
    for (int i = 0; i < 1200; ++i)
        text += "code-" + QByteArray::number(i) + ',' + QByteArray::number(i % 7) + ',' +
                QByteArray::number(i % 5) + '\n';
    window_->openFile(sandbox_.write(QStringLiteral("dates.csv"), text));
    QTRY_COMPARE(window_->session().data()->table.rows, 1200);
    window_->session().setTarget(QStringLiteral("y"));
    const QAction* run = window_->window().actions()["run.start"];
    QVERIFY(run->isEnabled());
    QVERIFY(columns().model()->setData(columns().model()->index(0, ColumnModel::Role),
                                       static_cast<int>(Role::Feature)));
    QVERIFY(!run->isEnabled());
    QVERIFY2(run->toolTip().contains(QStringLiteral("Column when has 1")),
             qPrintable(run->toolTip()));
    window_->session().setRole(QStringLiteral("when"), Role::Ignore);
    QVERIFY(run->isEnabled());
}

void ColumnTableTest::longNamesTakeTheRoomOfTypes() {
    const auto open = [&](const QByteArray& name, const QByteArray& header) {
        QByteArray text = header + '\n';
        for (int i = 0; i < 50; ++i)
            text += QByteArray::number(i % 9) + ',' + (i % 2 ? "red" : "blue") + '\n';
        window_->openFile(sandbox_.write(QString::fromLatin1(name), text));
        QTRY_COMPARE(window_->session().data()->title, QString::fromLatin1(name));
    };
    const auto width = [&](int column) { return columns().columnWidth(column); };
    window_->window().resize(1024, 700);
    open("short.csv", "a,colour");
    const int nameBefore = width(ColumnModel::Name), typeBefore = width(ColumnModel::Type);
    open("long.csv", "flipper_length_of_penguins_in_mm,colour");
    QTRY_VERIFY(width(ColumnModel::Type) < typeBefore);
    QVERIFY(width(ColumnModel::Name) > nameBefore);
    const QModelIndex type = columns().model()->index(0, ColumnModel::Type);
    const QFontMetrics metrics = columns().fontMetrics();
    const QString shown = choiceText(type, metrics, width(ColumnModel::Type) - metrics.height());
    QCOMPARE(shown, QStringLiteral("num."));
    QVERIFY(metrics.horizontalAdvance(shown) + metrics.height() <= width(ColumnModel::Type));
    QCOMPARE(choiceText(type, metrics, typeBefore), QStringLiteral("number"));
    QCOMPARE(type.data(Qt::AccessibleTextRole).toString(), QStringLiteral("number"));
}

ARDENT_TEST(ColumnTableTest)
#include "column_table_test.moc"
