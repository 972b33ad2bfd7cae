#include "ui/views/view_options.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>

#include "tests/ui/views/viewed_window.h"
#include "ui/views/look_back.h"

using namespace ardent;
using namespace ardent::test;

/// What the views are set to, taken back by keys and kept in projects.
class ViewOptionsTest : public ViewedWindow {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { w_.reset(); }
    void everyControlIsTakenBackAndDoneAgain_data();
    void everyControlIsTakenBackAndDoneAgain();
    void aChosenVariableIsFollowedAgain();
    void theViewItselfMakesNoStep();
    void typingIsOneStep();
    void theViewComesIntoSight();
    void projectsKeepThem();
    void projectsKeepWhatIsOnBothSides();
    void changedTablesForgetTheRows();
    void anotherProjectHasItsOwn();
    void otherDataForgetWhatIsAwaited();
    void anotherTableBeginsAnew();
    void variablesOfAnotherTableAreGone();
    void noOtherVariableIsKeptInAnyLanguage();
};

namespace {

/// By keys, to something else.
void change(QWidget& control) {
    if (auto* box = qobject_cast<QComboBox*>(&control))
        QTest::keyClick(box, box->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down);
    else if (qobject_cast<QAbstractButton*>(&control))
        QTest::keyClick(&control, Qt::Key_Space);
    else if (qobject_cast<QLineEdit*>(&control))
        QTest::keyClick(&control, Qt::Key_A);
    else
        QTest::keyClick(&control, Qt::Key_Up);
}

/// Those in sight whose state is not that of a run or of a made-up row.
QList<QWidget*> controlsOf(FigurePage& page) {
    QList<QWidget*> controls;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        const QString name = widget->objectName();
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        const auto* box = qobject_cast<QComboBox*>(widget);
        const bool isControl = (button && button->isCheckable()) || (box && box->count() > 1) ||
                               qobject_cast<QSpinBox*>(widget) || qobject_cast<QSlider*>(widget) ||
                               qobject_cast<QLineEdit*>(widget);
        if (!isControl || !widget->isVisible() || !widget->isEnabled() ||
            name.startsWith(QStringLiteral("qt_")) || name.startsWith(QStringLiteral("whatIf.")) ||
            name == QStringLiteral("whatIfMore") || qobject_cast<LookBack*>(widget->parentWidget()))
            continue;
        controls << widget;
    }
    return controls;
}

}  // namespace

void ViewOptionsTest::everyControlIsTakenBackAndDoneAgain_data() {
    QTest::addColumn<QString>("id");
    for (const char* id :
         {"loss", "relevance", "boundary", "interactions", "effects", "predictions", "directions",
          "data", "compare", "selection", "path", "boosting"})
        QTest::addRow("%s", id) << QString::fromLatin1(id);
}

void ViewOptionsTest::everyControlIsTakenBackAndDoneAgain() {
    QFETCH(QString, id);
    train(id == QStringLiteral("path")       ? "lasso"
          : id == QStringLiteral("boosting") ? "gbrff2"
                                             : "rffnet");
    const QByteArray name = id.toLatin1();
    show(name.constData());
    FigurePage& shown = page(name.constData());
    const QList<QWidget*> controls = controlsOf(shown);
    QVERIFY(!controls.isEmpty());
    for (QWidget* control : controls) {
        if (!control->isVisible() || !control->isEnabled()) continue;
        const QString option = control->objectName();
        QVERIFY2(shown.options().find(option), qPrintable(option));
        const auto now = [&] { return shown.options().values().at(option); };
        control->setFocus();
        const QString before = now();
        change(*control);
        const QString after = now();
        QVERIFY2(after != before, qPrintable(option));
        QTRY_VERIFY(shown.isSettled());
        w_->window().setFocus();
        undo();
        QVERIFY2(now() == before, qPrintable(option));
        redo();
        QVERIFY2(now() == after, qPrintable(option));
        undo();
        QTRY_VERIFY(shown.isSettled());
        QVERIFY2(now() == before, qPrintable(option));
    }
}

void ViewOptionsTest::aChosenVariableIsFollowedAgain() {
    train();
    show("boundary");
    auto* first = focused<QComboBox>("boundaryFirst");
    const QString followed = first->currentText();
    QTest::keyClick(first, followed == QStringLiteral("c") ? Qt::Key_Up : Qt::Key_Down);
    auto* follow = child<QAbstractButton>(w_->window(), "boundaryFollow");
    QVERIFY(!follow->isChecked());
    const QString chosen = first->currentText();
    QVERIFY(chosen != followed);
    QVERIFY(undoAction()->text().contains(QStringLiteral("Boundary")));
    undo();
    QVERIFY(follow->isChecked());
    QCOMPARE(first->currentText(), followed);
    redo();
    QVERIFY(!follow->isChecked());
    QCOMPARE(first->currentText(), chosen);
}

void ViewOptionsTest::theViewItselfMakesNoStep() {
    w_->chooseShortRun();
    const QString last = undoAction()->text();
    w_->key(Qt::Key_F5);
    QTRY_VERIFY(session().runs().current() && session().runs().current()->shown()->relevance);
    for (const char* id : {"boundary", "effects", "data", "directions"}) show(id);
    QCOMPARE(undoAction()->text(), last);
}

void ViewOptionsTest::typingIsOneStep() {
    train();
    show("relevance");
    auto* filter = focused<QLineEdit>("relevanceFilter");
    QTest::keyClicks(filter, QStringLiteral("abc"));
    QCOMPARE(value("relevance", "relevanceFilter"), QStringLiteral("abc"));
    w_->window().setFocus();
    undo();
    QCOMPARE(filter->text(), QString());
}

void ViewOptionsTest::theViewComesIntoSight() {
    train();
    show("loss");
    QTest::keyClick(focused<QAbstractButton>("logY"), Qt::Key_Space);
    auto* menu = child<QMenu>(w_->window(), "lossSeriesMenu");
    QAction* series = menu->actions().front();
    const bool wasShown = series->isChecked();
    QTest::keyClick(w_->window().centralWidget(), Qt::Key_Shift);  // another gesture
    series->trigger();
    show("data");
    undo();
    QVERIFY(page("loss").isVisible());
    QTRY_COMPARE(menu->actions().front()->isChecked(), wasShown);
    QVERIFY(child<QAbstractButton>(w_->window(), "logY")->isChecked());
    undo();
    QVERIFY(!child<QAbstractButton>(w_->window(), "logY")->isChecked());
    w_->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(page("loss").isTable());
    undo();
    QVERIFY(!page("loss").isTable());
}

void ViewOptionsTest::projectsKeepThem() {
    train();
    show("interactions");
    QTest::keyClick(focused<QComboBox>("interactionShows"), Qt::Key_Down);
    auto* least = focused<QSlider>("interactionLeast");
    for (int i = 0; i < 5; ++i) QTest::keyClick(least, Qt::Key_Right);
    show("boundary");
    QTest::keyClick(focused<QComboBox>("boundaryOthers"), Qt::Key_Down);
    focused<QSpinBox>("boundaryRow")->setValue(17);
    QTest::keyClick(focused<QComboBox>("boundarySecond"), Qt::Key_End);
    show("effects");
    QTRY_VERIFY(child<QSpinBox>(w_->window(), "whatIfRow")->maximum() == 200);
    focused<QSpinBox>("whatIfRow")->setValue(23);
    QTest::keyClick(focused<QSlider>("whatIf.b"), Qt::Key_End);
    const QString moved = value("effects", "whatIfRow");
    QVERIFY2(moved.startsWith(QStringLiteral("23 {\"b\":")), qPrintable(moved));
    auto rows = std::make_shared<RowSelection>(200);
    rows->add(3, 17);
    session().selectRows(rows);
    show("loss");
    QTest::keyClick(focused<QAbstractButton>("logY"), Qt::Key_Space);
    const ViewMemory kept = w_->window().viewMemory();
    QCOMPARE(kept.options.at(QStringLiteral("interactionLeast")), QStringLiteral("15"));
    const auto notKept = [&] {
        const ViewMemory now = w_->window().viewMemory();
        QStringList others;
        for (const auto& [name, value] : kept.options)
            if (!value.isEmpty() && now.options.at(name) != value)
                others << QStringLiteral("%1: %2, not %3").arg(name, now.options.at(name), value);
        return others.join(QStringLiteral(", "));
    };
    const QString project = sandbox_.path(QStringLiteral("views.ardent"));
    bool isSaved = false;
    session().saveProject(project, kept, [&] { isSaved = true; });
    QTRY_VERIFY(isSaved);

    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    session().openFile(project);
    QTRY_VERIFY(session().runs().current());
    QCOMPARE(notKept(), QString());  // though nothing has been drawn
    QVERIFY(session().selectedRows() && *session().selectedRows() == *rows);
    QVERIFY(!undoAction()->isEnabled());
    show("interactions");
    QCOMPARE(child<QSlider>(w_->window(), "interactionLeast")->value(), 15);
    show("boundary");
    QCOMPARE(child<QSpinBox>(w_->window(), "boundaryRow")->value(), 17);
    QVERIFY(child<QSpinBox>(w_->window(), "boundaryRow")->isVisible());
    QCOMPARE(child<QComboBox>(w_->window(), "boundarySecond")->currentText(),
             QStringLiteral("kind"));
    show("effects");
    QTRY_COMPARE(child<QSpinBox>(w_->window(), "whatIfRow")->value(), 23);
    QCOMPARE(value("effects", "whatIfRow"), moved);
    auto* slider = child<QSlider>(w_->window(), "whatIf.b");
    QCOMPARE(slider->value(), slider->maximum());
    QVERIFY(child<QAbstractButton>(w_->window(), "logY")->isChecked());
    QCOMPARE(notKept(), QString());
    QVERIFY(!undoAction()->isEnabled());
}

void ViewOptionsTest::projectsKeepWhatIsOnBothSides() {
    w_->key(Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);
    train();
    show("effects");
    show("data");
    const QString project = saved("sides.ardent", w_->window().viewMemory());
    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    open(project);
    QTRY_VERIFY(page("data").isVisible());
    QVERIFY(page("effects").isVisible());
    QCOMPARE(w_->window().views().current()->id(), QStringLiteral("data"));
    show("relevance");
    QVERIFY(!page("effects").isVisible());
}

/// Numbers of rows may stand for others in a file that has changed.
void ViewOptionsTest::changedTablesForgetTheRows() {
    auto rows = std::make_shared<RowSelection>(200);
    rows->add(3, 17);
    session().selectRows(rows);
    const QString project = saved("rows.ardent", w_->window().viewMemory());
    QVERIFY(!sandbox_.write(QStringLiteral("t.csv"), smallTable(150)).isEmpty());
    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    open(project);
    QVERIFY(!session().selectedRows());
}

void ViewOptionsTest::anotherProjectHasItsOwn() {
    train();
    show("loss");
    ViewMemory views = w_->window().viewMemory();
    views.options[QStringLiteral("whatIfRow")] = QStringLiteral("23");
    const QString first = saved("first.ardent", views);
    views.options[QStringLiteral("whatIfRow")] = QStringLiteral("5");
    const QString second = saved("second.ardent", views);
    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    const auto row = [this] { return child<QSpinBox>(w_->window(), "whatIfRow")->value(); };
    open(first);
    open(second);
    QCOMPARE(value("effects", "whatIfRow"), QStringLiteral("5"));  // though nothing has been drawn
    show("effects");
    QCOMPARE(row(), 5);
    show("loss");
    open(first);
    QCOMPARE(value("effects", "whatIfRow"), QStringLiteral("23"));
    show("effects");
    QCOMPARE(row(), 23);
    views.current = QStringLiteral("effects");
    views.options[QStringLiteral("whatIfRow")] = QStringLiteral("1");
    open(saved("third.ardent", views));
    QTRY_VERIFY(page("effects").isSettled());
    QCOMPARE(row(), 1);
}

void ViewOptionsTest::otherDataForgetWhatIsAwaited() {
    train();
    show("loss");
    ViewMemory views = w_->window().viewMemory();
    views.options[QStringLiteral("whatIfRow")] = QStringLiteral("23");
    const QString project = saved("first.ardent", views);
    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    open(project);
    QCOMPARE(value("effects", "whatIfRow"), QStringLiteral("23"));
    w_->openFile(sandbox_.write(QStringLiteral("u.csv"), smallTable(60)));
    QTRY_COMPARE(session().data()->table.rows, Index(60));
    QCOMPARE(value("effects", "whatIfRow"), QStringLiteral("0"));
}

/// What suits any table stays.
void ViewOptionsTest::anotherTableBeginsAnew() {
    const char* kOfTheTable[][2] = {
        {"relevance", "relevanceFilter"}, {"boundary", "boundaryFollow"},
        {"boundary", "boundaryOthers"},   {"boundary", "boundaryRow"},
        {"effects", "effectFollow"},      {"effects", "effectWith"},
        {"predictions", "predictionRows"}};
    train();
    const auto values = [&] {
        QStringList all;
        for (const auto& [id, name] : kOfTheTable) all << value(id, name);
        return all;
    };
    show("relevance");
    auto* filter = focused<QLineEdit>("relevanceFilter");
    QTest::keyClicks(filter, QStringLiteral("b"));
    show("boundary");
    child<QComboBox>(w_->window(), "boundaryOthers")->setCurrentIndex(1);
    child<QSpinBox>(w_->window(), "boundaryRow")->setValue(17);
    auto* first = focused<QComboBox>("boundaryFirst");
    QTest::keyClick(first, first->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down);
    show("effects");
    auto* variable = focused<QComboBox>("effectVariable");
    QTest::keyClick(variable, variable->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down);
    child<QComboBox>(w_->window(), "effectWith")->setCurrentIndex(2);
    show("predictions");
    QTest::keyClick(focused<QComboBox>("predictionRows"), Qt::Key_End);
    show("loss");
    child<QAbstractButton>(w_->window(), "logY")->setChecked(true);
    page("loss").view()->setFocus();
    QTest::keyClick(page("loss").view(), Qt::Key_Plus);
    QVERIFY(!page("loss").view()->followsData());
    const QStringList chosen = values();

    session().openFile(sandbox_.write(QStringLiteral("u.csv"), smallTable(60)));
    QTRY_COMPARE(session().data()->table.rows, Index(60));
    const QStringList now = values();
    for (qsizetype i = 0; i < now.size(); ++i) QVERIFY2(now[i] != chosen[i], kOfTheTable[i][1]);
    QVERIFY(page("loss").view()->followsData());
    QVERIFY(child<QAbstractButton>(w_->window(), "logY")->isChecked());
    QVERIFY(!undoAction()->isEnabled());
    session().setTarget(QStringLiteral("y"));
    train();
    show("boundary");
    QVERIFY(child<QAbstractButton>(w_->window(), "boundaryFollow")->isChecked());
    show("relevance");
    QVERIFY(filter->text().isEmpty());
}

/// Until a run of the new one offers its own, whether the view is in sight or not.
void ViewOptionsTest::variablesOfAnotherTableAreGone() {
    train("gbrff2");
    const auto texts = [&] {
        QStringList all;
        for (const char* name : {"boundaryFirst", "boundarySecond", "effectVariable",
                                 "boostingFirst", "boostingSecond"})
            all << child<QComboBox>(w_->window(), name)->currentText();
        return all;
    };
    for (const char* id : {"boundary", "boosting", "effects"}) show(id);
    QVERIFY(!texts().contains(QString()));
    session().openFile(sandbox_.write(QStringLiteral("u.csv"), smallTable(60)));
    QTRY_COMPARE(session().data()->table.rows, Index(60));
    QCOMPARE(texts(), QStringList(5));
    QCOMPARE(child<QComboBox>(w_->window(), "effectWith")->count(), 1);
    QVERIFY(!undoAction()->isEnabled());
    session().setTarget(QStringLiteral("y"));
    train("gbrff2");
    for (const char* id : {"boundary", "boosting", "effects"}) show(id);
    QVERIFY(!texts().contains(QString()));
}

void ViewOptionsTest::noOtherVariableIsKeptInAnyLanguage() {
    train();
    show("effects");
    const QString kept = value("effects", "effectWith");
    child<QComboBox>(w_->window(), "effectWith")->setItemText(0, QStringLiteral("keine andere"));
    QCOMPARE(value("effects", "effectWith"), kept);
}

ARDENT_TEST(ViewOptionsTest)
#include "view_options_test.moc"
