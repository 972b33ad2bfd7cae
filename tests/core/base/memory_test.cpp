#include "core/base/memory.h"

#include <QtTest>

using namespace ardent;

class MemoryTest : public QObject {
    Q_OBJECT

private slots:
    void jobsSideBySideShareWhatIsFree();
    void textsNameTheUnit();
};

void MemoryTest::jobsSideBySideShareWhatIsFree() {
    const auto alone = static_cast<double>(availableMemory());
    {
        const MemorySharing sharing(4);
        const auto each = static_cast<double>(availableMemory());
        QVERIFY2(each < 0.5 * alone, qPrintable(QString::number(each / alone)));
    }
    QVERIFY(static_cast<double>(availableMemory()) > 0.5 * alone);
}

void MemoryTest::textsNameTheUnit() {
    QCOMPARE(memoryText(4.2e6), std::string("4 MB"));
    QCOMPARE(memoryText(12.34e9), std::string("12.3 GB"));
}

QTEST_APPLESS_MAIN(MemoryTest)

#include "memory_test.moc"
