#include "ui/views/what_if.h"

#include <QLineEdit>
#include <QSlider>
#include <QToolButton>

#include "tests/ui/window_fixture.h"

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
    void aValueIsTyped();

private:
    /// 60 variables v0 … v59.
    static QByteArray table();
    WhatIf& row() { return *window_->window().findChild<WhatIf*>(); }
    int sliders() { return static_cast<int>(row().findChildren<QSlider*>().size()); }
    QToolButton* more() { return child<QToolButton>(row(), "whatIfMore"); }
    QLineEdit* search() { return child<QLineEdit>(row(), "whatIfSearch"); }

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
    QTRY_COMPARE(sliders(), 4);
    QVERIFY(search()->isHidden());
    click(more());
}

void WhatIfTest::fieldsAreFew() {
    QCOMPARE(sliders(), 50);
    QVERIFY(search()->isVisible());
    click(more());
    QVERIFY(search()->isHidden());
    QCOMPARE(sliders(), 4);
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

void WhatIfTest::aValueIsTyped() {
    auto* number = child<QLineEdit>(row(), "whatIf.v3.number");
    QVERIFY(number);
    const auto* slider = child<QSlider>(row(), "whatIf.v3");
    const auto type = [&](const char* text) {
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, QString::fromLatin1(text));
        QTest::keyClick(number, Qt::Key_Return);
    };
    QSignalSpy changes(&row(), &WhatIf::changed);
    type("17.25");
    QCOMPARE(row().values()(3), 17.25);
    QCOMPARE(number->text(), QStringLiteral("17.25"));
    QVERIFY(slider->value() > 0 && slider->value() < slider->maximum());
    QVERIFY(changes.size() > 0);
    type("1e9");  // beyond the training rows
    QCOMPARE(row().values()(3), 40.);
    QCOMPARE(slider->value(), slider->maximum());
    const QString before = number->text();
    type("much");
    QCOMPARE(row().values()(3), 40.);
    QCOMPARE(number->text(), before);
    QVERIFY(!number->accessibleName().isEmpty() && !number->toolTip().isEmpty());
}

QTEST_MAIN(WhatIfTest)
#include "what_if_test.moc"
