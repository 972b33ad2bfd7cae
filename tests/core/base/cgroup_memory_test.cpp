#include "core/base/cgroup_memory.h"

#include <QTemporaryDir>
#include <QtTest>
#include <fstream>
#include <limits>

using namespace ardent;

/// What control groups leave a process, by made-up ones.
class CgroupMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void theTightestGroupCounts();
    void theFirstVersionIsReadToo();
    void aContainerSeesItsOwnRoot();
    void noLimitIsNone();

private:
    void write(const char* name, const char* content) const {
        const std::filesystem::path path = inside(name);
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << content;
    }
    std::filesystem::path inside(const char* name) const {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }
    std::uint64_t left(const char* root) const {
        return cgroupMemory(inside("cgroup"), inside(root));
    }

    QTemporaryDir folder_;
    static constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();
};

void CgroupMemoryTest::theTightestGroupCounts() {
    write("cgroup", "0::/jobs/mine\n");
    write("two/jobs/memory.max", "3000\n");
    write("two/jobs/memory.current", "1000\n");
    write("two/jobs/memory.stat", "anon 600\ninactive_file 300\nactive_file 100\n");
    write("two/jobs/mine/memory.max", "max\n");
    write("two/jobs/mine/memory.current", "900\n");
    QCOMPARE(left("two"), std::uint64_t{2400});
    write("two/jobs/mine/memory.max", "800\n");
    QCOMPARE(left("two"), std::uint64_t{0});
}

void CgroupMemoryTest::theFirstVersionIsReadToo() {
    write("cgroup", "9:cpu,memory:/box\n1:name=systemd:/box\n");
    write("one/memory/box/memory.limit_in_bytes", "5000\n");
    write("one/memory/box/memory.usage_in_bytes", "4000\n");
    write("one/memory/box/memory.stat", "total_inactive_file 1500\ntotal_active_file 500\n");
    QCOMPARE(left("one"), std::uint64_t{3000});
    write("one/memory/box/memory.stat", "total_inactive_file 1500\ntotal_active_file 9000\n");
    QCOMPARE(left("one"), std::uint64_t{5000});  // no more than there is
}

void CgroupMemoryTest::aContainerSeesItsOwnRoot() {
    write("cgroup", "0::/outside/of/it\n");
    write("root/memory.max", "700\n");
    write("root/memory.current", "200\n");
    QCOMPARE(left("root"), std::uint64_t{500});
}

void CgroupMemoryTest::noLimitIsNone() {
    write("cgroup", "0::/\n");
    QCOMPARE(left("nowhere"), kNone);
    QCOMPARE(cgroupMemory(inside("no file"), inside("nowhere")), kNone);
}

ARDENT_TEST(CgroupMemoryTest)
#include "cgroup_memory_test.moc"
