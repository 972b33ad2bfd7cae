#include "ui/method/method_dock.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "core/method/methods.h"
#include "tests/ui/window_fixture.h"
#include "ui/method/option_form.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/number_box.h"

using namespace ardent;
using namespace ardent::test;

/// The list of methods beside the target.
class MethodDockTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void whatCannotLearnTheTargetIsDisabledAndSaysWhy();
    void aMethodThatBecomesImpossibleIsToldAndNotRun();
    void keysPassOverWhatIsDisabled();
    void headingsStandAboveTheGroups();
    void numbersAreWhole_data();
    void numbersAreWhole();
    void fieldsStandInOneColumn_data() { numbersAreWhole_data(); }
    void fieldsStandInOneColumn();
    void tabPassesTheFieldsFromTopToBottom();
    void choicesAreWholeBesideEmptyRoom();

private:
    std::set<int> leftEdgesOfFields();
    QComboBox& picker() { return *child<QComboBox>(window_->window(), "method"); }
    QStandardItem& item(const char* method) {
        return *qobject_cast<QStandardItemModel*>(picker().model())
                    ->item(picker().findData(QString::fromLatin1(method)));
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void MethodDockTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
}

void MethodDockTest::whatCannotLearnTheTargetIsDisabledAndSaysWhy() {
    QVERIFY(!item("logistic").isEnabled());
    QVERIFY2(item("logistic").toolTip().contains(QStringLiteral("the target is a number")),
             qPrintable(item("logistic").toolTip()));
    QVERIFY(item("ridge").isEnabled());
    window_->session().setTarget(QStringLiteral("kind"));
    QVERIFY(item("logistic").isEnabled());
    QVERIFY(!item("ridge").isEnabled());
    QVERIFY(item("ridge").toolTip().contains(QStringLiteral("the target has classes")));
    window_->session().setTarget(QString());
    QVERIFY(item("logistic").isEnabled() && item("ridge").isEnabled());
}

void MethodDockTest::aMethodThatBecomesImpossibleIsToldAndNotRun() {
    auto* misfit = child<QLabel>(window_->window(), "methodMisfit");
    const QAction* run = window_->window().actions()["run.start"];
    window_->session().setMethod(QStringLiteral("ridge"));
    QVERIFY(!misfit->isVisible());
    QVERIFY(run->isEnabled());
    auto* target = child<QComboBox>(window_->window(), "target");
    target->setCurrentIndex(target->findData(QStringLiteral("kind")));
    QVERIFY(misfit->isVisible());
    QVERIFY(misfit->text().contains(QStringLiteral("choose another method")));
    QVERIFY(!run->isEnabled());
    QVERIFY(run->toolTip().contains(QStringLiteral("the target has classes")));
    window_->key(Qt::Key_F5);
    QVERIFY(!window_->session().runs().isPreparing());
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!misfit->isVisible());
    QVERIFY(run->isEnabled());
}

void MethodDockTest::keysPassOverWhatIsDisabled() {
    picker().setCurrentIndex(picker().findData(QStringLiteral("lasso")));
    picker().setFocus();
    QTest::keyClick(&picker(), Qt::Key_Down);
    QVERIFY(picker().currentData().toString() != QStringLiteral("logistic"));
    QVERIFY(item(picker().currentData().toString().toLatin1().constData()).isEnabled());
}

void MethodDockTest::headingsStandAboveTheGroups() {
    const auto rowOf = [this](const char* method) {
        return picker().findData(QString::fromLatin1(method));
    };
    const auto& model = *qobject_cast<QStandardItemModel*>(picker().model());
    for (const char* first : {"metric", "mean", "pearson"}) {
        const QStandardItem* heading = model.item(rowOf(first) - 1);
        QVERIFY(!heading->isEnabled() && !heading->text().isEmpty());
    }
    QCOMPARE(picker().count(), static_cast<int>(methods().size()) + 3);
    picker().setCurrentIndex(rowOf("mean"));
    picker().setFocus();
    QTest::keyClick(&picker(), Qt::Key_Up);
    QCOMPARE(picker().currentIndex(), rowOf("rfm"));
}

void MethodDockTest::numbersAreWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

/// Numbers with their units, also long ones, which stand in the label.
void MethodDockTest::numbersAreWhole() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    window_->openSmallTable(sandbox_);
    MainWindow& window = window_->window();
    window_->session().setMethod(QStringLiteral("fourier_lasso"));
    QApplication::processEvents();
    const QWidget* form = window.findChild<OptionForm*>();
    int seen = 0;
    for (const auto* box : form->findChildren<NumberBox*>()) {
        if (!box->isVisible()) continue;
        const auto* line = box->findChild<QLineEdit*>();
        QVERIFY2(line->fontMetrics().horizontalAdvance(line->text()) <= line->width(),
                 qPrintable(line->text()));
        ++seen;
    }
    QVERIFY(seen >= 3);
    const auto* scale = child<NumberBox>(window, "option.frequency_scale");
    QVERIFY(scale->suffix().isEmpty());
    const QString unit = language == QStringLiteral("de") ? QStringLiteral("Radiant je")
                                                          : QStringLiteral("radians per");
    const auto labels = form->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
        return label->buddy() == scale && label->text().contains(unit);
    }));
}

/// In the dock, of those in sight.
std::set<int> MethodDockTest::leftEdgesOfFields() {
    auto* dock = child(window_->window(), "methodDock");
    const auto fields = dock->findChildren<QWidget*>(
        QRegularExpression(QStringLiteral("^(method|seed|option\\..*)$")));
    std::set<int> edges;
    for (const QWidget* field : fields)
        if (field->isVisible()) edges.insert(field->mapTo(dock, QPoint()).x());
    return edges;
}

void MethodDockTest::fieldsStandInOneColumn() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    window_->openSmallTable(sandbox_);
    for (const char* method : {"metric", "rffnet", "fourier_lasso"}) {
        window_->session().setMethod(QLatin1String(method));
        for (Fold* fold : window_->window().findChildren<Fold*>()) fold->setOpen(true);
        QTRY_COMPARE(leftEdgesOfFields().size(), std::size_t{1});
    }
    window_->key(Qt::Key_Equal, Qt::ControlModifier);
    QTRY_COMPARE(leftEdgesOfFields().size(), std::size_t{1});
    window_->key(Qt::Key_0, Qt::ControlModifier);
}

void MethodDockTest::tabPassesTheFieldsFromTopToBottom() {
    for (const char* method : {"rffnet", "ridge", "rffnet"}) {
        window_->session().setMethod(QLatin1String(method));
        QApplication::processEvents();
        picker().setFocus();
        const auto* advanced = window_->window().findChild<OptionForm*>()->advanced();
        QStringList passed{picker().objectName()};
        while (passed.size() < 40 && QApplication::focusWidget() != advanced->heading()) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            passed << QApplication::focusWidget()->objectName();
        }
        passed.removeIf([](const QString& name) { return name.startsWith(u"reset."); });
        QCOMPARE(passed.mid(0, 5),
                 QStringList({QStringLiteral("method"), QStringLiteral("seed"),
                              QStringLiteral("newSeed"), QStringLiteral("maxSeconds"),
                              QStringLiteral("maxSteps")}));
        QVERIFY2(advanced->heading()->hasFocus(), qPrintable(passed.join(u' ')));
        for (const QString& name : passed.mid(5, passed.size() - 6))
            QVERIFY2(name.startsWith(u"option."), qPrintable(name));
    }
}

void MethodDockTest::choicesAreWholeBesideEmptyRoom() {
    auto* dock = child<QDockWidget>(window_->window(), "methodDock");
    window_->session().setMethod(QStringLiteral("ridge"));
    window_->window().resizeDocks({dock}, {520}, Qt::Horizontal);
    QTRY_VERIFY(dock->width() >= 500);
    for (ChoiceBox* box : dock->findChildren<ChoiceBox*>()) {
        if (!box->isVisible()) continue;
        for (int i = 0; i < box->count(); ++i) {
            const QSignalBlocker quiet(box);
            box->setCurrentIndex(i);
            QCOMPARE(box->shownText(), box->currentText());
        }
    }
}

ARDENT_TEST(MethodDockTest)
#include "method_dock_test.moc"
