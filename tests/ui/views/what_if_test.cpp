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

QTEST_MAIN(WhatIfTest)
#include "what_if_test.moc"
