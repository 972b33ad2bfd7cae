#include "core/parallel/priority.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QtTest>
#include <atomic>
#include <optional>
#include <thread>

#include "core/parallel/blocks.h"

using namespace ardent;

class PriorityTest : public QObject {
    Q_OBJECT

private slots:
    void aLowArenaLeavesTheCoreToOthers();
    void aNormalOneDoesNot();
};

namespace {

/// The least and the largest nice value among the threads that work in an arena of two.
std::pair<int, int> niceWithin(Priority priority) {
    std::atomic<int> least = 99;
    std::atomic<int> largest = -99;
    std::thread([&] {
        Arena(2).run([&] {
            std::optional<LoweredArena> lowered;
            if (priority == Priority::Low) lowered.emplace();
            forEachBlock(64, 1, [&](Index, Index, Index) {
                const int own = getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()));
                for (int seen = least; own < seen && !least.compare_exchange_weak(seen, own);) {
                }
                for (int seen = largest; own > seen && !largest.compare_exchange_weak(seen, own);) {
                }
            });
        });
    }).join();
    return {least, largest};
}

}  // namespace

void PriorityTest::aNormalOneDoesNot() {
    QCOMPARE(niceWithin(Priority::Normal).first, getpriority(PRIO_PROCESS, 0));
}

void PriorityTest::aLowArenaLeavesTheCoreToOthers() {
    const auto [least, largest] = niceWithin(Priority::Low);
    QCOMPARE(least, std::max(10, getpriority(PRIO_PROCESS, 0)));
    QCOMPARE(least, largest);
}

ARDENT_TEST(PriorityTest)
#include "priority_test.moc"
