#include <sys/resource.h>

#include <QTemporaryDir>
#include <QtTest>
#include <chrono>
#include <csignal>
#include <fstream>

#include "core/base/output_file.h"
#include "core/store/project_file.h"
#include "core/store/project_tables.h"
#include "core/train/run.h"
#include "tests/support/cut_save.h"
#include "tests/support/places.h"
#include "tests/support/project_content.h"
#include "tests/support/training.h"

using namespace ardent;
namespace fs = std::filesystem;

/// What saving a project again writes, and what is left of it where saving is cut off.
class ProjectStoreTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { fs::remove_all(place("")), fs::create_directory(place("")); }
    void whatARunHasLearnedIsWrittenOnce();
    void anotherResultIsWritten();
    void marksAloneChange();
    void runsWithOneResultShareIt();
    void aRemovedRunLeavesNoRoom();
    void aCutSaveLeavesTheStateBefore();
    void aCutSaveIsUndoneBySaving();
    void aJournalIsNotReadIntoAnotherFile_data();
    void aJournalIsNotReadIntoAnotherFile();
    void aFullDiskLeavesTheStateBefore();
    void aReadOnlyProjectStaysAsItIs();
    void permissionsAndLinksStay();
    void aDamagedProjectIsWrittenAnew();
    void anotherDatabaseIsNoProject();
    void aNewerFormatIsNamed();
    void aProjectGoesWithItsJournal();
    void firstFormatBecomesTheSecond();
    void aProjectOfVersionTwoIsRead();

private:
    fs::path place(const char* name) const {
        return fs::path(folder_.path().toStdString()) / "files" / name;
    }

    QTemporaryDir folder_;
    StoredRun few_;
};

namespace {

StoredRun called(StoredRun run, const char* result, double seconds = 1.) {
    Snapshot snapshot = *run.snapshot;
    snapshot.seconds = seconds;
    run.snapshot = std::make_shared<const Snapshot>(std::move(snapshot));
    run.result = result;
    return run;
}

/// Of about a megabyte, and hardly to be packed.
StoredRun large(StoredRun run, const char* result) {
    Snapshot snapshot = *run.snapshot;
    snapshot.curve =
        Curve(std::vector<CurveSeries>{{"train", "loss", {}, {}, SeriesRows::Training, "mse"}});
    std::mt19937_64 random(std::hash<std::string>{}(result));
    for (int tick = 1; tick <= 100'000; ++tick)
        snapshot.curve.append(tick, std::array{1e-18 * static_cast<double>(random())});
    run.snapshot = std::make_shared<const Snapshot>(std::move(snapshot));
    run.result = result;
    return run;
}

StoredProject storeOf(std::vector<StoredRun> runs) {
    StoredProject project;
    project.data = {"", "t.csv", "/somewhere/t.csv", "0123456789abcdef"};
    project.recipe.target = "y";
    project.method = "rffnet";
    project.runs = std::move(runs);
    return project;
}

void save(const StoredProject& project, const fs::path& path) {
    const auto saved = saveProject(project, path);
    if (!saved) qFatal("%s", saved.error().text.english().c_str());
}

StoredProject loaded(const fs::path& path) {
    auto project = loadProject(path);
    if (!project) qFatal("%s", project.error().text.english().c_str());
    return std::move(*project);
}

std::vector<double> secondsIn(const fs::path& path) {
    std::vector<double> seconds;
    for (const StoredRun& run : loaded(path).runs) seconds.push_back(run.snapshot->seconds);
    return seconds;
}

std::string bytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::int64_t resultsOf(const fs::path& path) {
    Database database(path, Database::Access::Read);
    return database.number("SELECT count(*) FROM result");
}

std::string sentenceOf(const Result<StoredProject>& project) {
    return project ? std::string() : project.error().text.english();
}

/// What all files of this process may have, in bytes.
class FileLimit {
public:
    explicit FileLimit(std::size_t bytes) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileLimit() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }
    FileLimit(const FileLimit&) = delete;

private:
    rlimit before_{};
    void (*signal_)(int);
};

}  // namespace

void ProjectStoreTest::initTestCase() {
    const TaskPtr task = test::syntheticTask("gse1", 120);
    const OptionValues options = test::fewOf("rffnet");
    few_ = StoredRun{"A name", 3,       false,        true,   "0123456789abcdef", {}, "rffnet",
                     options,  options, task->recipe, nullptr};
    few_.recipe.target = "y";
    Run training(std::move(*makeTrainer(*findMethod("rffnet"), task, options, 1)), task);
    training.resume();
    QVERIFY(training.waitForEnd(60.));
    few_.snapshot = training.take();
}

/// What else is said of it later under the same id is not looked at.
void ProjectStoreTest::whatARunHasLearnedIsWrittenOnce() {
    save(storeOf({called(few_, "a", 1.)}), place("p.ardent"));
    save(storeOf({called(few_, "a", 2.), called(few_, "b", 3.)}), place("p.ardent"));
    QCOMPARE(secondsIn(place("p.ardent")), (std::vector{1., 3.}));
    QCOMPARE(loaded(place("p.ardent")).runs[1].result, std::string("b"));
}

void ProjectStoreTest::anotherResultIsWritten() {
    save(storeOf({called(few_, "a", 1.), called(few_, "b", 2.)}), place("p.ardent"));
    save(storeOf({called(few_, "a", 3.), called(few_, "c", 4.)}), place("p.ardent"));
    QCOMPARE(secondsIn(place("p.ardent")), (std::vector{1., 4.}));
    save(storeOf({called(few_, "a"), called(few_, "", 5.)}), place("p.ardent"));
    save(storeOf({called(few_, "a"), called(few_, "", 6.)}), place("p.ardent"));
    QCOMPARE(secondsIn(place("p.ardent")), (std::vector{1., 6.}));
    QCOMPARE(resultsOf(place("p.ardent")), 2);
}

void ProjectStoreTest::marksAloneChange() {
    StoredProject project = storeOf({called(few_, "a", 1.), called(few_, "b", 2.)});
    save(project, place("p.ardent"));
    std::swap(project.runs[0], project.runs[1]);
    project.runs[0].name = "Another";
    project.runs[0].colour = 5;
    project.runs[0].overlaid = true;
    project.runs[0].fromQueue = false;
    save(project, place("p.ardent"));
    const StoredProject back = loaded(place("p.ardent"));
    QCOMPARE(secondsIn(place("p.ardent")), (std::vector{2., 1.}));
    QCOMPARE(back.runs[0].name, std::string("Another"));
    QCOMPARE(back.runs[0].colour, 5);
    QVERIFY(back.runs[0].overlaid && !back.runs[0].fromQueue);
    QCOMPARE(back.runs[1].name, few_.name);
    QVERIFY(!back.runs[1].overlaid && back.runs[1].fromQueue);
}

void ProjectStoreTest::runsWithOneResultShareIt() {
    for (const char* result : {"a", ""}) {
        save(storeOf({called(few_, result), called(few_, result)}), place("p.ardent"));
        QCOMPARE(loaded(place("p.ardent")).runs.size(), std::size_t(2));
        QCOMPARE(resultsOf(place("p.ardent")), 1);
    }
}

void ProjectStoreTest::aRemovedRunLeavesNoRoom() {
    const auto path = place("p.ardent");
    const StoredRun first = large(few_, "a"), second = large(few_, "b");
    save(storeOf({first}), path);
    const std::uintmax_t one = fs::file_size(path);
    save(storeOf({first, second}), path);
    QVERIFY(fs::file_size(path) > one + one / 2);
    save(storeOf({second}), path);
    QVERIFY(fs::file_size(path) < one + one / 10);
    QCOMPARE(resultsOf(path), 1);
    QCOMPARE(loaded(path).runs.front().result, std::string("b"));
    save(storeOf({}), path);
    QVERIFY(fs::file_size(path) < one / 10);
}

void ProjectStoreTest::aCutSaveLeavesTheStateBefore() {
    const auto path = place("p.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    const std::string before = bytesOf(path);
    test::cutSave(path);
    QVERIFY(fs::file_size(path) > 2 * before.size());
    QVERIFY(isProjectFile(path));
    const auto lastSaved = fs::last_write_time(path) - std::chrono::hours(1);
    fs::last_write_time(path, lastSaved);
    QCOMPARE(secondsIn(path), std::vector{1.});
    QVERIFY(fs::last_write_time(path) == lastSaved);
    QVERIFY(!fs::exists(journalOf(path)));
    QVERIFY(bytesOf(path) == before);
}

void ProjectStoreTest::aCutSaveIsUndoneBySaving() {
    const auto path = place("p.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    test::cutSave(path);
    save(storeOf({called(few_, "a", 2.), called(few_, "c", 3.)}), path);
    QCOMPARE(secondsIn(path), (std::vector{1., 3.}));
    QCOMPARE(resultsOf(path), 2);
}

void ProjectStoreTest::aJournalIsNotReadIntoAnotherFile_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a table") << QByteArray("x,y\n1,2\n");
    QTest::newRow("first format") << QByteArray(R"({"format": "ardent-project", "version": 1})");
}

void ProjectStoreTest::aJournalIsNotReadIntoAnotherFile() {
    QFETCH(QByteArray, content);
    const auto path = place("p.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    test::cutSave(path);
    fs::remove(path);
    if (!content.isEmpty()) std::ofstream(path) << content.toStdString();
    save(storeOf({called(few_, "x", 7.)}), path);
    QVERIFY(!fs::exists(journalOf(path)));
    QCOMPARE(secondsIn(path), std::vector{7.});
}

void ProjectStoreTest::aFullDiskLeavesTheStateBefore() {
    const auto path = place("p.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    const StoredProject next = storeOf({called(few_, "a", 2.), large(few_, "b")});
    for (const auto& [target, isThere] : {std::pair(path, true), {place("new.ardent"), false}}) {
        const FileLimit limit(fs::file_size(path) + 20'000);
        const auto saved = saveProject(next, target);
        QVERIFY(!saved);
        QCOMPARE(saved.error().fault, Fault::Output);
        QVERIFY2(saved.error().text.english().find("cannot be written") != std::string::npos,
                 saved.error().text.english().c_str());
        QCOMPARE(fs::exists(target), isThere);
    }
    QCOMPARE(secondsIn(path), std::vector{1.});
    QCOMPARE(std::distance(fs::directory_iterator(place("")), {}), 1);
    save(next, path);
    QCOMPARE(loaded(path).runs.size(), std::size_t(2));
}

void ProjectStoreTest::aReadOnlyProjectStaysAsItIs() {
    const auto path = place("p.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    fs::permissions(path, fs::perms::owner_read);
    const auto saved = saveProject(storeOf({called(few_, "a"), called(few_, "b")}), path);
    QVERIFY(!saved);
    QCOMPARE(saved.error().text.code(), std::string("read-only"));
    QCOMPARE(loaded(path).runs.size(), std::size_t(1));
}

void ProjectStoreTest::permissionsAndLinksStay() {
    const auto path = place("p.ardent"), link = place("link.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    const auto alone = fs::perms::owner_read | fs::perms::owner_write;
    fs::permissions(path, alone);
    fs::create_symlink("p.ardent", link);
    for (const char* result : {"a", "b"}) {  // in place, and anew
        save(storeOf({called(few_, result), called(few_, (std::string(result) + "2").c_str())}),
             link);
        QVERIFY(fs::is_symlink(link));
        QCOMPARE(fs::status(path).permissions(), alone);
        QCOMPARE(loaded(path).runs.size(), std::size_t(2));
    }
}

void ProjectStoreTest::aDamagedProjectIsWrittenAnew() {
    const auto path = place("p.ardent");
    save(storeOf({large(few_, "a")}), path);
    std::string bytes = bytesOf(path);
    for (std::size_t i = 100; i < 4000; ++i) bytes[i] = '\x55';
    std::ofstream(path, std::ios::binary) << bytes;
    const std::string sentence = sentenceOf(loadProject(path));
    QVERIFY2(sentence.find("is damaged") != std::string::npos, sentence.c_str());
    save(storeOf({called(few_, "a", 2.)}), path);
    QCOMPARE(secondsIn(path), std::vector{2.});
}

void ProjectStoreTest::anotherDatabaseIsNoProject() {
    const auto path = place("p.ardent");
    std::ofstream(path).close();
    {
        Database database(path, Database::Access::Anew);
        database.run("CREATE TABLE project (content TEXT)");
    }
    QVERIFY(!isProjectFile(path));
    const std::string sentence = sentenceOf(loadProject(path));
    QVERIFY2(sentence.find("is not a project") != std::string::npos, sentence.c_str());
}

void ProjectStoreTest::aNewerFormatIsNamed() {
    const auto path = place("p.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    {
        Database database(path, Database::Access::Change);
        database.run("PRAGMA user_version = 3");
    }
    QVERIFY(isProjectFile(path));
    const std::string sentence = sentenceOf(loadProject(path));
    QVERIFY2(sentence.find("newer Ardent (format 3, this one reads format 2)") != std::string::npos,
             sentence.c_str());
    const std::string before = bytesOf(path);
    const auto saved = saveProject(storeOf({called(few_, "b", 2.)}), path);
    QVERIFY(!saved && saved.error().text.code() == "project-of-newer-version");
    QVERIFY(bytesOf(path) == before);
}

void ProjectStoreTest::aProjectGoesWithItsJournal() {
    const auto path = place("p.ardent");
    save(storeOf({called(few_, "a", 1.)}), path);
    test::cutSave(path);
    removeProject(path);
    QVERIFY(fs::is_empty(place("")));
}

void ProjectStoreTest::firstFormatBecomesTheSecond() {
    const auto path = place("p.ardent");
    fs::copy_file(test::inSources("tests/reference/project_v1.ardent").toStdString(), path);
    const StoredProject before = loaded(path);
    QVERIFY(!applicationOf(path));
    save(before, path);
    QVERIFY(applicationOf(path) == kProjectApplication);
    save(loaded(path), place("again.ardent"));
    QCOMPARE(test::projectContent(place("again.ardent")).dump(), test::projectContent(path).dump());
    QCOMPARE(loaded(path).runs.size(), before.runs.size());
}

/// Of the same content as the one of version 1, but for a path that is not there.
void ProjectStoreTest::aProjectOfVersionTwoIsRead() {
    const fs::path fixture = test::inSources("tests/reference/project_v2.ardent").toStdString();
    QVERIFY(isProjectFile(fixture));
    save(loaded(fixture), place("second.ardent"));
    save(loaded(test::inSources("tests/reference/project_v1.ardent").toStdString()),
         place("first.ardent"));
    json::Json first = test::projectContent(place("first.ardent"));
    json::Json second = test::projectContent(place("second.ardent"));
    QCOMPARE(second["runs"].size(), std::size_t(3));
    for (json::Json* content : {&first, &second}) (*content)["data"].erase("absolute");
    QCOMPARE(second.dump(), first.dump());
}

ARDENT_TEST(ProjectStoreTest)
#include "project_store_test.moc"
