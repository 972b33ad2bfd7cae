#include "ui/method/seed_field.h"

#include <QLineEdit>
#include <QTest>
#include <QToolTip>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

class SeedFieldTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aWholeNumberIsTaken_data();
    void aWholeNumberIsTaken();
    void whatIsNoneIsRefusedInWords_data();
    void whatIsNoneIsRefusedInWords();

private:
    void type(const QString& text, Qt::Key end = Qt::Key_Return);
    QLineEdit& field() { return *child<QLineEdit>(window_->window(), "seed"); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void SeedFieldTest::init() {
    window_ = std::make_unique<WindowFixture>();
    window_->openSmallTable(sandbox_);
    window_->session().setSeed(5);
}

void SeedFieldTest::type(const QString& text, Qt::Key end) {
    field().setFocus();
    field().selectAll();
    QTest::keyClicks(&field(), text);
    QTest::keyClick(&field(), end);
}

void SeedFieldTest::aWholeNumberIsTaken_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<quint64>("seed");
    QTest::addRow("digits") << "42" << quint64(42);
    QTest::addRow("exponent") << "1e3" << quint64(1000);
    QTest::addRow("decimals") << "1.50e1" << quint64(15);
    QTest::addRow("beyond a double") << "9007199254740993e1" << quint64(90071992547409930U);
    QTest::addRow("largest") << "18446744073709551615" << quint64(18446744073709551615U);
}

void SeedFieldTest::aWholeNumberIsTaken() {
    QFETCH(QString, typed);
    QFETCH(quint64, seed);
    type(typed);
    QCOMPARE(quint64(window_->session().seed()), seed);
    QCOMPARE(field().text(), QString::number(seed));
}

void SeedFieldTest::whatIsNoneIsRefusedInWords_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("leaves");
    for (const char* typed : {"x7", "-1", "1.5", "1.000", "1,000", "1e300", "1e20", "1.55e1", "a&b",
                              "%2", "18446744073709551616"})
        QTest::addRow("%s", typed) << QString::fromLatin1(typed) << int(Qt::Key_Return);
    QTest::addRow("left with Tab") << "x8" << int(Qt::Key_Tab);
}

void SeedFieldTest::whatIsNoneIsRefusedInWords() {
    QFETCH(QString, typed);
    QFETCH(int, leaves);
    type(typed, Qt::Key(leaves));
    QCOMPARE(quint64(window_->session().seed()), quint64(5));
    QCOMPARE(field().text(), QStringLiteral("5"));
    QTRY_VERIFY2(QToolTip::text().startsWith(QStringLiteral("“%1” is no seed: ").arg(typed)),
                 qPrintable(QToolTip::text()));
}

ARDENT_TEST(SeedFieldTest)
#include "seed_field_test.moc"
