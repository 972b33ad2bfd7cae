#include "core/data/shape/shape_text.h"

#include <QTest>

#include "tests/support/test_class.h"

using namespace ardent;

class ShapeTextTest : public QObject {
    Q_OBJECT

private slots:
    void stepsAreWrittenAsTheyAreRead();
    void blanksAndEmptyLinesSayNothing();
    void faultsNameTheLine_data();
    void faultsNameTheLine();
};

void ShapeTextTest::stepsAreWrittenAsTheyAreRead() {
    const TableShape shape{{StepKind::Where, {}, "age > 30 and sex = \"f\""},
                           {StepKind::Exclude, {}, "3, 17-20"},
                           {StepKind::Derive, "ratio", "price / rooms"},
                           {StepKind::Transform, "floor area", {}, Transform::Log},
                           {StepKind::Transform, "price", {}, Transform::Sqrt}};
    const auto read = shapeIn(shapeText(shape));
    QVERIFY(read.has_value());
    QVERIFY(*read == shape);
}

void ShapeTextTest::blanksAndEmptyLinesSayNothing() {
    const auto read = shapeIn("\n  where  a = 1 \r\n\n b=a*2\n");
    QVERIFY(read.has_value());
    QVERIFY((*read == TableShape{{StepKind::Where, {}, "a = 1"}, {StepKind::Derive, "b", "a*2"}}));
    QVERIFY(shapeIn("")->empty());
}

void ShapeTextTest::faultsNameTheLine_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("no step") << "where a > 1\nprice"
                             << "Line 2 is no step";
    QTest::newRow("a condition alone") << "age >= 30"
                                       << "Line 1 is no step";
    QTest::newRow("equality alone") << "age == 30"
                                    << "Line 1 is no step";
    QTest::newRow("no list of rows") << "without rows 3, x"
                                     << "Line 1 is no step";
    QTest::newRow("rows backwards") << "without rows 7-3"
                                    << "Line 1 is no step";
    QTest::newRow("no expression") << "a ="
                                   << "Line 1 is no step";
    QTest::newRow("twice") << "log of a\nsqrt of a"
                           << "Line 2 transforms a a second time";
}

void ShapeTextTest::faultsNameTheLine() {
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    const auto read = shapeIn(text.toStdString());
    QVERIFY(!read);
    QVERIFY2(QString::fromStdString(read.error().text.english()).startsWith(said),
             read.error().text.english().c_str());
}

ARDENT_TEST(ShapeTextTest)
#include "shape_text_test.moc"
