#include <QLabel>
#include <QToolButton>

#include "tests/ui/views/viewed_window.h"
#include "ui/widgets/choice_box.h"

using namespace ardent;
using namespace ardent::test;

/// What the controls of the view Boosting say.
class BoostingPageTest : public ViewedWindow {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { w_.reset(); }
    void axesAreNamed();
    void theAxesFollowWhatMattersMost();
    void whatIsDrawnIsWhole();
    void theWayBackSaysWhereItLeads();
    void theLabelOfADisabledSliderIsDisabled();

private:
    QLabel* labelOf(const QWidget* field) {
        for (QLabel* label : page("boosting").findChildren<QLabel*>())
            if (label->buddy() == field) return label;
        return nullptr;
    }
    ChoiceBox* box(const char* name) { return child<ChoiceBox>(w_->window(), name); }
};

void BoostingPageTest::axesAreNamed() {
    train("gbrff2");
    show("boosting");
    const QLabel* x = labelOf(box("boostingFirst"));
    QVERIFY(x && !x->isVisible());
    box("boostingShows")->setCurrentIndex(1);
    QVERIFY(x->isVisible());
    QCOMPARE(x->text(), QStringLiteral("x axis"));
    QCOMPARE(labelOf(box("boostingSecond"))->text(), QStringLiteral("y axis"));
}

/// Of a target that goes by the last two columns.
void BoostingPageTest::theAxesFollowWhatMattersMost() {
    QByteArray text("a,b,c,y\n");
    EvenNumbers uniform(5);
    for (int i = 0; i < 200; ++i) {
        const double a = uniform(), b = uniform(), c = uniform();
        text += QByteArray::number(a) + ',' + QByteArray::number(b) + ',' + QByteArray::number(c) +
                ',' + QByteArray::number(2. * b + 2. * c) + '\n';
    }
    session().openFile(sandbox_.write(QStringLiteral("bc.csv"), text));
    QTRY_COMPARE(session().data()->title, QStringLiteral("bc.csv"));
    session().setTarget(QStringLiteral("y"));
    train("gbrff2");
    show("boosting");
    auto* follow = child<QToolButton>(w_->window(), "boostingFollow");
    QVERIFY(!follow->isVisible());  // margins have no such axes
    box("boostingShows")->setCurrentIndex(2);
    QVERIFY(follow->isVisible() && follow->isChecked());
    const auto axes = [&] {
        return QStringList{box("boostingFirst")->currentText(),
                           box("boostingSecond")->currentText()};
    };
    const QStringList best{QStringLiteral("b"), QStringLiteral("c")};
    QCOMPARE(axes(), best);
    QTest::keyClick(focused<ChoiceBox>("boostingFirst"), Qt::Key_Up);
    QVERIFY(!follow->isChecked());
    QCOMPARE(axes().first(), QStringLiteral("a"));
    QTRY_VERIFY(page("boosting").isSettled());
    QCOMPARE(page("boosting").figure().x.label, std::string("a"));
    click(follow);
    QTRY_COMPARE(axes(), best);
    undo();
    QTRY_COMPARE(axes().first(), QStringLiteral("a"));
}

void BoostingPageTest::whatIsDrawnIsWhole() {
    show("boosting");
    ChoiceBox* shows = box("boostingShows");
    for (int i = 0; i < shows->count(); ++i) {
        const QSignalBlocker quiet(shows);
        shows->setCurrentIndex(i);
        QCOMPARE(shows->shownText(), shows->currentText());
    }
}

void BoostingPageTest::theWayBackSaysWhereItLeads() {
    QCOMPARE(child<QToolButton>(w_->window(), "boostingOwn")->text(),
             QStringLiteral("Run's model"));
}

void BoostingPageTest::theLabelOfADisabledSliderIsDisabled() {
    show("boosting");
    const auto* slider = child(w_->window(), "boostingPosition");
    QVERIFY(!slider->isEnabled() && !labelOf(slider)->isEnabled());
    train("gbrff2");
    QTRY_VERIFY(slider->isEnabled());
    QVERIFY(labelOf(slider)->isEnabled());
}

ARDENT_TEST(BoostingPageTest)
#include "boosting_page_test.moc"
