#include "ui/views/effects/what_if.h"
#include "core/figure/notes/notes.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>
#include <QToolTip>

#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// The what-if row below the effects, where there are many variables.
class WhatIfTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void fieldsAreFew();
    void aNameFindsItsField();
    void anotherRunOfTheTableKeepsTheValues();
    void whatWasMovedKeepsItsField();
    void aValueIsTyped();
    void aRefusalIsToldWhereTheFieldIsLeftByAClick();
    void aValueBeyondTheRowsIsMarked();
    void howManyAreInSightIsTold();
    void aRowBeyondTheTableIsTold();
    void aSmallUnitHasASlider();

private:
    /// 60 variables v0 … v59.
    static QByteArray table();
    WhatIf& row() { return *window_->window().findChild<WhatIf*>(); }
    int sliders() { return static_cast<int>(row().findChildren<QSlider*>().size()); }
    QToolButton* more() { return child<QToolButton>(row(), "whatIfMore"); }
    QLineEdit* search() { return child<QLineEdit>(row(), "whatIfSearch"); }

    static void type(QLineEdit* number, const char* text);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

QByteArray WhatIfTest::table() {
    constexpr int kVariables = 60, kRows = 40;
    QByteArray text;
    for (int k = 0; k < kVariables; ++k) text += "v" + QByteArray::number(k) + ',';
    text += "y\n";
    for (int i = 0; i < kRows; ++i) {
        for (int k = 0; k < kVariables; ++k) text += QByteArray::number(i * (k + 3) % 41) + ',';
        text += QByteArray::number(i * 3 % 41) + '\n';
    }
    return text;
}

void WhatIfTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openFile(sandbox_.write(QStringLiteral("wide.csv"), table()));
    QTRY_VERIFY(window_->session().data());
    window_->session().setTarget(QStringLiteral("y"));
    window_->trainToEnd("ridge");
    window_->window().views().showPage(QStringLiteral("effects"));
    QTRY_COMPARE(sliders(), 8);
    QVERIFY(search()->isHidden());
    click(more());
}

void WhatIfTest::type(QLineEdit* number, const char* text) {
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, QString::fromLatin1(text));
    QTest::keyClick(number, Qt::Key_Return);
}

void WhatIfTest::fieldsAreFew() {
    QCOMPARE(sliders(), 50);
    QVERIFY(search()->isVisible());
    click(more());
    QVERIFY(search()->isHidden());
    QCOMPARE(sliders(), 8);
}

/// That of the axis is there in any case.
void WhatIfTest::aNameFindsItsField() {
    for (const char* name : {"v57", "v58"}) {
        search()->setFocus();
        search()->selectAll();
        QTest::keyClicks(search(), QString::fromLatin1(name).toUpper());
        QVERIFY2(child<QSlider>(row(), ("whatIf." + QByteArray(name)).constData()), name);
        QVERIFY(sliders() <= 2);
    }
    search()->clear();
    QCOMPARE(sliders(), 50);
}

/// Another seed is another split of the same table.
void WhatIfTest::anotherRunOfTheTableKeepsTheValues() {
    auto* slider = child<QSlider>(row(), "whatIf.v3");
    QVERIFY(slider);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    const double moved = row().values()(3);
    window_->session().setSeed(window_->session().seed() + 1);
    window_->trainToEnd("ridge");
    QTRY_VERIFY(row().values().size() > 0 && !row().isBusy());
    QTRY_COMPARE(row().values()(3), moved);
    window_->runs().setCurrent(window_->runs().all().front()->id);
    QTRY_VERIFY(row().values().size() > 0 && !row().isBusy());
    QTRY_COMPARE(row().values()(3), moved);
    child<QSpinBox>(row(), "whatIfRow")->setValue(7);
    const Vector seventh = row().values();
    window_->runs().setCurrent(window_->runs().all().back()->id);
    QTRY_COMPARE(child<QSpinBox>(row(), "whatIfRow")->value(), 7);
    QTRY_VERIFY(row().values().size() > 0 &&
                (row().values() - seventh).cwiseAbs().maxCoeff() < 1e-3);
}

/// Also where another run takes the row over.
void WhatIfTest::whatWasMovedKeepsItsField() {
    int last = 59;
    const auto field = [&] {
        return row().findChild<QSlider*>(QStringLiteral("whatIf.v%1").arg(last));
    };
    while (field()) --last;
    search()->setText(QStringLiteral("v%1").arg(last));
    QTest::keyClick(field(), Qt::Key_Home);
    const double moved = row().values()(last);
    search()->clear();
    more()->click();
    QVERIFY(field());
    QCOMPARE(sliders(), 8);
    window_->session().setSeed(window_->session().seed() + 1);
    window_->trainToEnd("ridge");
    QTRY_VERIFY(row().values().size() > 0 && !row().isBusy());
    QTRY_COMPARE(row().values()(last), moved);
    QVERIFY(field());
}

void WhatIfTest::aValueIsTyped() {
    auto* number = child<QLineEdit>(row(), "whatIf.v3.number");
    QVERIFY(number);
    const auto* slider = child<QSlider>(row(), "whatIf.v3");
    QSignalSpy changes(&row(), &WhatIf::changed);
    type(number, "17.25");
    QCOMPARE(row().values()(3), 17.25);
    QCOMPARE(number->text(), QStringLiteral("17.25"));
    QVERIFY(slider->value() > 0 && slider->value() < slider->maximum());
    QVERIFY(changes.size() > 0);
    const QString before = number->text();
    window_->window().views().showPage(QStringLiteral("effects"));
    QTRY_VERIFY(number->isVisible());
    for (const char* refused : {"much", "1e308"}) {
        type(number, refused);
        QCOMPARE(row().values()(3), 17.25);
        QCOMPARE(number->text(), before);
        QTRY_COMPARE(QToolTip::text(),
                     QStringLiteral("“%1” is no number that a model can take; 17.25 stays.")
                         .arg(QLatin1String(refused)));
    }
    for (const double large : {123456., -123456., 17000000.25}) {
        type(number, QByteArray::number(large, 'f', 2).constData());
        QVERIFY2(number->fontMetrics().horizontalAdvance(number->text()) < number->width(),
                 qPrintable(number->text()));
        QCOMPARE(row().values()(3), large);
    }
    QVERIFY(number->text().contains(u'e'));
    QVERIFY(!number->accessibleName().isEmpty() && !number->toolTip().isEmpty());
}

void WhatIfTest::aRefusalIsToldWhereTheFieldIsLeftByAClick() {
    window_->window().views().showPage(QStringLiteral("effects"));
    auto* number = child<QLineEdit>(row(), "whatIf.v3.number");
    QTRY_VERIFY(number->isVisible());
    const QString before = number->text();
    click(number);
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("much"));
    click(child<QSpinBox>(row(), "whatIfRow"));
    QCOMPARE(number->text(), before);
    QTRY_VERIFY2(QToolTip::text().contains(QStringLiteral("“much” is no number")),
                 qPrintable(QToolTip::text()));
    QVERIFY(QToolTip::isVisible());
}

/// The model is asked there all the same.
void WhatIfTest::aValueBeyondTheRowsIsMarked() {
    auto* number = child<QLineEdit>(row(), "whatIf.v3.number");
    const auto* slider = child<QSlider>(row(), "whatIf.v3");
    const auto* beyond = child<QLabel>(row(), "whatIfBeyond");
    const auto* prediction = child<QLabel>(row(), "whatIfPrediction");
    const auto figure = [&] {
        return window_->window().views().page(QStringLiteral("effects"))->figure();
    };
    QVERIFY(beyond->text().isEmpty());
    QVERIFY(number->accessibleDescription().isEmpty());
    type(number, "40");  // the highest
    const QString highest = prediction->text();
    const QColor usual = number->palette().color(QPalette::Text);
    QVERIFY(beyond->text().isEmpty());
    const QPoint place = number->mapTo(&row(), QPoint());

    type(number, "400");
    QCOMPARE(row().values()(3), 400.);
    QCOMPARE(slider->value(), slider->maximum());
    QVERIFY(prediction->text() != highest);
    QCOMPARE(beyond->text(), QStringLiteral("Extrapolated: v3 (0 to 40) beyond the training rows"));
    QVERIFY(number->palette().color(QPalette::Text) != usual);
    QVERIFY(number->accessibleDescription().contains(QStringLiteral("0 to 40")));

    auto* other = child<QLineEdit>(row(), "whatIf.v7.number");
    type(other, "-3");
    QCOMPARE(beyond->text(),
             QStringLiteral("Extrapolated: v3 (0 to 40), v7 (0 to 39) beyond the training rows"));
    type(other, "3");
    QCOMPARE(number->mapTo(&row(), QPoint()), place);
    type(number, "20");
    QVERIFY(beyond->text().isEmpty());
    QCOMPARE(number->palette().color(QPalette::Text), usual);

    auto& variable = *child<QComboBox>(window_->window(), "effectVariable");
    variable.setCurrentIndex(variable.findText(QStringLiteral("v3")));
    const auto note = [&] { return QString::fromStdString(notesText(figure())); };
    QTRY_VERIFY(note().contains(QStringLiteral("Dashed and diamond")));
    type(child<QLineEdit>(row(), "whatIf.v3.number"), "400");
    QTRY_VERIFY(note().contains(QStringLiteral("lies beyond the axis")));
    QCOMPARE(layers<Points>(figure()).size(), std::size_t(1));
}

void WhatIfTest::howManyAreInSightIsTold() {
    const auto* told = child<QLabel>(row(), "whatIfInSight");
    const auto inSight = [&] {
        int count = 0;
        for (const auto* slider : row().findChildren<QSlider*>())
            if (!slider->visibleRegion().isEmpty()) ++count;
        return count;
    };
    for (const bool more : {true, false}) {
        this->more()->setChecked(more);
        QApplication::processEvents();
        QVERIFY(told->isVisible());
        QTRY_COMPARE(told->text(), QStringLiteral("%1 of 60 shown").arg(inSight()));
        QVERIFY(inSight() >= 4);
    }
}

void WhatIfTest::aRowBeyondTheTableIsTold() {
    auto* box = child<QSpinBox>(row(), "whatIfRow");
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("5000"));
    QCOMPARE(box->text(), QStringLiteral("5000"));
    QTest::keyClick(box, Qt::Key_Tab);
    QCOMPARE(box->value(), 40);
    QTRY_COMPARE(QToolTip::text(),
                 QStringLiteral("There is no row 5,000: the last of this run is row 40."));
}

/// All its values are near a whole number: zero.
void WhatIfTest::aSmallUnitHasASlider() {
    QByteArray text = "tiny,y\n";
    for (int i = 0; i < 40; ++i)
        text += QByteArray::number(1e-5 * i) + ',' + QByteArray::number(i * 3 % 41) + '\n';
    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    window_->openFile(sandbox_.write(QStringLiteral("tiny.csv"), text));
    QTRY_VERIFY(window_->session().data());
    window_->session().setTarget(QStringLiteral("y"));
    window_->trainToEnd("ridge");
    window_->window().views().showPage(QStringLiteral("effects"));
    const auto slider = [&] { return row().findChild<QSlider*>(QStringLiteral("whatIf.tiny")); };
    QTRY_VERIFY(slider());
    QVERIFY(slider()->isEnabled() && slider()->maximum() > 1);
    QVERIFY(slider()->value() > 0 && slider()->value() < slider()->maximum());
}

ARDENT_TEST(WhatIfTest)
#include "what_if_test.moc"
