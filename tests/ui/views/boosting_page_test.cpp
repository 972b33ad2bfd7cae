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

QTEST_MAIN(BoostingPageTest)
#include "boosting_page_test.moc"
