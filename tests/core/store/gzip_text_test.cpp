#include "core/store/gzip_text.h"

#include <QTemporaryDir>
#include <QtTest>
#include <fstream>

#include "core/base/memory.h"
#include "core/store/project_file.h"

using namespace ardent;

/// Small files that unpack to more than they may, or hold more than the memory does.
class GzipTextTest : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatUnpacksToTooMuch();
    void refusesWhatTakesTooMuchMemory();

private:
    std::filesystem::path path(const char* name) const {
        return folder_.filePath(QLatin1String(name)).toStdString();
    }
    QTemporaryDir folder_;
};

void GzipTextTest::refusesWhatUnpacksToTooMuch() {
    constexpr std::size_t kMost = std::size_t{1} << 22;
    std::ofstream(path("bomb.ardent")) << gzipped(std::string(kMost + 1, ' '));
    const auto read = readText(path("bomb.ardent"), kMost);
    QVERIFY(!read);
    QCOMPARE(read.error().fault, Fault::Data);
    QVERIFY2(read.error().text.english().find("more than 4 MB") != std::string::npos,
             read.error().text.english().c_str());
    std::ofstream(path("full.ardent")) << gzipped(std::string(kMost, ' '));
    QVERIFY(readText(path("full.ardent"), kMost).has_value());
}

/// A machine that is shared by so many has no room for a list of four million values.
void GzipTextTest::refusesWhatTakesTooMuchMemory() {
    std::string list = R"({"format": "ardent-project", "list": [0)";
    for (int i = 0; i < 4'000'000; ++i) list += ",0";
    std::ofstream(path("wide.ardent")) << gzipped(list + "]}");
    const MemorySharing sharing(100'000);
    const auto loaded = loadProject(path("wide.ardent"));
    QVERIFY(!loaded);
    QVERIFY2(loaded.error().text.english().find("would take") != std::string::npos,
             loaded.error().text.english().c_str());
}

QTEST_GUILESS_MAIN(GzipTextTest)
#include "gzip_text_test.moc"
