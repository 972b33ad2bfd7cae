#include "core/base/memory.h"

#include <QtTest>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace ardent;

class MemoryTest : public QObject {
    Q_OBJECT

private slots:
    void jobsSideBySideShareWhatIsFree();
    void aRefusalNamesWhatCanBeUsed();
    void textsNameTheUnit();
    void blocksOfManyMegabytesAreKept();
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

/// So many sharers that no machine has a megabyte for each.
void MemoryTest::aRefusalNamesWhatCanBeUsed() {
    const MemorySharing sharing(1'000'000'000);
    const auto refused = checkMemory(2e9, "A fit", "take fewer rows");
    QVERIFY(!refused);
    QCOMPARE(refused.error().text.english(),
             std::string("A fit would take 2.0 GB, but only 0 MB of the free memory can be used; "
                         "take fewer rows."));
}

void MemoryTest::textsNameTheUnit() {
    QCOMPARE(memoryText(4.2e6), std::string("4 MB"));
    QCOMPARE(memoryText(12.34e9), std::string("12.3 GB"));
}

/// Mapped for itself, a block would go back to the system as soon as it is freed.
void MemoryTest::blocksOfManyMegabytesAreKept() {
#ifdef __GLIBC__
    keepFreedMemory();
    const auto mapped = mallinfo2().hblks;
    const std::vector<char> block(40 << 20);
    QCOMPARE(mallinfo2().hblks, mapped);
    QCOMPARE(block.back(), '\0');
#else
    keepFreedMemory();  // another C library has no such setting, and none to ask for
#endif
}

QTEST_APPLESS_MAIN(MemoryTest)

#include "memory_test.moc"
