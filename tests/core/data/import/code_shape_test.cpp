#include "core/data/import/code_shape.h"

#include <QTest>

using namespace ardent;

namespace {

CodeShape shapeOf(std::initializer_list<const char*> numbers) {
    CodeShape shape;
    for (const char* number : numbers) shape.add(number);
    return shape;
}

}  // namespace

class CodeShapeTest : public QObject {
    Q_OBJECT

private slots:
    void zerosInFrontOfThreeDigitsAreCodes();
    void zerosInFrontOfAPointAreCodes();
    void powersBesidePlainNumbersMayBeCodes();
    void powersThroughoutAreTold();
};

void CodeShapeTest::zerosInFrontOfThreeDigitsAreCodes() {
    QVERIFY(shapeOf({"01067", "80331"}).areCodes());
    const CodeShape hours = shapeOf({"00", "07", "12"});
    QVERIFY(!hours.areCodes() && hours.hasZerosInFront());
    QVERIFY(!shapeOf({"0", "7", "12"}).hasZerosInFront());
    QVERIFY(!shapeOf({"007.50", "1.25"}).areCodes());
}

void CodeShapeTest::zerosInFrontOfAPointAreCodes() {
    QVERIFY(shapeOf({"01.11", "10.10", "10.1"}).areCodes());
    QVERIFY(shapeOf({"008.45", "042", "250.00"}).areCodes());
    QVERIFY(shapeOf({"01.2019", "12.2020"}).areCodes());
    for (const auto& quantities :
         {shapeOf({"0.5", "10.25"}), shapeOf({"01.5", "2.5"}), shapeOf({"01.5", "-12.5"}),
          shapeOf({"01.123456", "12.5"}), shapeOf({"10.5", "12.25"})})
        QVERIFY(!quantities.areCodes() && !quantities.hasZerosInFront());
}

void CodeShapeTest::powersThroughoutAreTold() {
    QVERIFY(shapeOf({"12E4", "34E5"}).areAllPowers());
    for (const auto& others :
         {shapeOf({"12e4", "34e5"}), shapeOf({"12E4", "3"}), shapeOf({"1.2E4", "12E4"})})
        QVERIFY(!others.areAllPowers());
}

void CodeShapeTest::powersBesidePlainNumbersMayBeCodes() {
    QVERIFY(shapeOf({"1E5", "300"}).areCodes());
    // 3e2 and 300 would become one number.
    QVERIFY(shapeOf({"3e2", "12", "300"}).areCodes());
    const CodeShape quantities = shapeOf({"1e3", "12", "2e4", "7"});
    QVERIFY(!quantities.areCodes() && quantities.mixesPowers());
    QVERIFY(!shapeOf({"1E3", "1E4", "12E4"}).mixesPowers());
    QVERIFY(!shapeOf({"1E3", "300", "0.5"}).mixesPowers());
}

ARDENT_TEST(CodeShapeTest)
#include "code_shape_test.moc"
