#include "ui/widgets/number_box.h"

#include <QTest>

using namespace ardent;

class NumberBoxTest : public QObject {
    Q_OBJECT

private slots:
    void stepsAre125PerDecade_data();
    void stepsAre125PerDecade();
    void keepsSmallNumbersWhole_data();
    void keepsSmallNumbersWhole();
    void understandsBothDecimalMarks();
    void roundsToWholeNumbers();
    void refusesWhatIsNotANumber();
    void takesTheNearestNumberThatMayBe_data();
    void takesTheNearestNumberThatMayBe();
};

void NumberBoxTest::stepsAre125PerDecade_data() {
    QTest::addColumn<double>("from");
    QTest::addColumn<bool>("up");
    QTest::addColumn<double>("to");
    QTest::newRow("1 up") << 1. << true << 2.;
    QTest::newRow("2 up") << 2. << true << 5.;
    QTest::newRow("5 up") << 5. << true << 10.;
    QTest::newRow("between up") << 300. << true << 500.;
    QTest::newRow("1e-4 up") << 1e-4 << true << 2e-4;
    QTest::newRow("1e-4 down") << 1e-4 << false << 5e-5;
    QTest::newRow("10 down") << 10. << false << 5.;
    QTest::newRow("between down") << 3. << false << 2.;
    QTest::newRow("5 down") << 5. << false << 2.;
}

void NumberBoxTest::stepsAre125PerDecade() {
    QFETCH(double, from);
    QFETCH(bool, up);
    QFETCH(double, to);
    QCOMPARE(nextInDecade(from, up), to);
}

void NumberBoxTest::keepsSmallNumbersWhole_data() {
    QTest::addColumn<double>("value");
    for (const double value : {1e-12, 1e-4, 0.1, 0.30000000000000004, 1. / 3., 123456.789})
        QTest::addRow("%g", value) << value;
}

void NumberBoxTest::keepsSmallNumbersWhole() {
    QFETCH(double, value);
    NumberBox box(NumberBox::Kind::Real, NumberBox::Steps::Logarithmic, 1e-15, 1e9);
    box.setValue(value);
    QCOMPARE(box.value(), value);
    QCOMPARE(box.valueFromText(box.text()), value);
}

void NumberBoxTest::takesTheNearestNumberThatMayBe_data() {
    QTest::addColumn<NumberBox::Kind>("kind");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("taken");
    const auto real = NumberBox::Kind::Real, integer = NumberBox::Kind::Integer;
    QTest::newRow("above") << real << "1000" << 10.;
    QTest::newRow("far above") << real << "1e30" << 10.;
    QTest::newRow("below") << real << "-3" << 1e-7;
    QTest::newRow("within") << real << "0.25" << 0.25;
    QTest::newRow("whole, above") << integer << "99999999" << 10.;
    QTest::newRow("whole, below") << integer << "0" << 1.;
}

void NumberBoxTest::takesTheNearestNumberThatMayBe() {
    QFETCH(NumberBox::Kind, kind);
    QFETCH(QString, typed);
    QFETCH(double, taken);
    NumberBox box(kind, NumberBox::Steps::Linear, kind == NumberBox::Kind::Real ? 1e-7 : 1., 10.);
    box.setSuffix(QStringLiteral(" %"));
    box.setValue(2.);
    box.show();
    box.selectAll();
    QTest::keyClicks(&box, typed);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), taken);
}

void NumberBoxTest::understandsBothDecimalMarks() {
    NumberBox box(NumberBox::Kind::Real, NumberBox::Steps::Linear, 0., 10.);
    box.setLocale(QLocale(QLocale::German));
    box.setValue(2.5);
    QCOMPARE(box.text(), QStringLiteral("2,5"));
    QCOMPARE(box.valueFromText(QStringLiteral("3,25")), 3.25);
    QCOMPARE(box.valueFromText(QStringLiteral("1e-3")), 1e-3);
}

void NumberBoxTest::roundsToWholeNumbers() {
    NumberBox box(NumberBox::Kind::Integer, NumberBox::Steps::Linear, 1., 1e6);
    box.setValue(300.);
    QCOMPARE(box.valueFromText(QStringLiteral("2e3")), 2000.);
    box.stepBy(1);
    QCOMPARE(box.value(), 301.);
}

void NumberBoxTest::refusesWhatIsNotANumber() {
    const NumberBox box(NumberBox::Kind::Real, NumberBox::Steps::Linear, 0., 10.);
    int position = 0;
    QString word = QStringLiteral("many"), large = QStringLiteral("11"),
            fine = QStringLiteral("9.5");
    QCOMPARE(box.validate(word, position), QValidator::Invalid);
    QCOMPARE(box.validate(large, position), QValidator::Intermediate);
    QCOMPARE(box.validate(fine, position), QValidator::Acceptable);
}

ARDENT_TEST(NumberBoxTest)
#include "number_box_test.moc"
