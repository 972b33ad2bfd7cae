#include "core/base/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstdlib>

using namespace ardent;

namespace {

std::filesystem::path inside(const QTemporaryDir& folder, const char* name) {
    return std::filesystem::path(folder.path().toStdString()) / name;
}

QByteArray contents(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : "nothing";
}

QStringList entries(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

}  // namespace

class OutputFileTest : public QObject {
    Q_OBJECT

private slots:
    void appearsOnCommit();
    void leavesTheOldFileWhenAbandoned();
    void replacesTheTargetOfALink();
    void makesTheTargetOfALink();
    void leavesAReadOnlyFile();
    void keepsPermissionsAndOwner();
    void aKilledWriterLeavesNothingForLong();
    void severalWriteAtATime();
    void refusesWhatCannotBeWritten_data();
    void refusesWhatCannotBeWritten();
    void reportsAFullDisk();
};

void OutputFileTest::appearsOnCommit() {
    const QTemporaryDir folder;
    const auto path = inside(folder, "a.csv");
    auto file = OutputFile::create(path);
    QVERIFY(file.has_value());
    QVERIFY(file->write("one\n"));
    QVERIFY(!std::filesystem::exists(path));
    QVERIFY(file->write("two\n"));
    QVERIFY(file->commit().has_value());
    QCOMPARE(contents(path), QByteArray("one\ntwo\n"));
    QCOMPARE(entries(folder), QStringList{"a.csv"});
}

void OutputFileTest::leavesTheOldFileWhenAbandoned() {
    const QTemporaryDir folder;
    const auto path = inside(folder, "a.csv");
    {
        auto first = OutputFile::create(path);
        first->write("old");
        QVERIFY(first->commit().has_value());
        auto second = OutputFile::create(path);
        second->write("new");
    }
    QCOMPARE(contents(path), QByteArray("old"));
    QCOMPARE(entries(folder), QStringList{"a.csv"});
}

void OutputFileTest::replacesTheTargetOfALink() {
    const QTemporaryDir folder;
    const auto target = inside(folder, "target.csv");
    const auto link = inside(folder, "link.csv");
    auto first = OutputFile::create(target);
    QVERIFY(first->commit().has_value());
    std::filesystem::create_symlink(target, link);
    auto second = OutputFile::create(link);
    second->write("new");
    QVERIFY(second->commit().has_value());
    QVERIFY(std::filesystem::is_symlink(link));
    QCOMPARE(contents(target), QByteArray("new"));
}

void OutputFileTest::makesTheTargetOfALink() {
    const QTemporaryDir folder;
    std::filesystem::create_directory(inside(folder, "sub"));
    std::filesystem::create_symlink("sub/target.csv", inside(folder, "one.csv"));
    std::filesystem::create_symlink("one.csv", inside(folder, "two.csv"));
    QVERIFY(writeFileAtomically(inside(folder, "two.csv"), "new").has_value());
    QVERIFY(std::filesystem::is_symlink(inside(folder, "one.csv")));
    QVERIFY(std::filesystem::is_symlink(inside(folder, "two.csv")));
    QCOMPARE(contents(inside(folder, "sub/target.csv")), QByteArray("new"));
    std::filesystem::create_symlink("none/target.csv", inside(folder, "nowhere.csv"));
    QVERIFY(!OutputFile::create(inside(folder, "nowhere.csv")));
    std::filesystem::create_symlink("loop.csv", inside(folder, "loop.csv"));
    QVERIFY(!OutputFile::create(inside(folder, "loop.csv")));
    QVERIFY(std::filesystem::is_symlink(inside(folder, "loop.csv")));
}

void OutputFileTest::leavesAReadOnlyFile() {
    const QTemporaryDir folder;
    const auto path = inside(folder, "a.csv");
    QVERIFY(writeFileAtomically(path, "old").has_value());
    using std::filesystem::perms;
    std::filesystem::permissions(path, perms::owner_read);
    const auto refused = writeFileAtomically(path, "new");
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().fault, Fault::Output);
    QVERIFY2(refused.error().text.english().find("a.csv is read-only") != std::string::npos,
             refused.error().text.english().c_str());
    QCOMPARE(contents(path), QByteArray("old"));
    QCOMPARE(entries(folder), QStringList{"a.csv"});
    std::filesystem::permissions(path, perms::owner_read | perms::owner_write);
    QVERIFY(writeFileAtomically(path, "new").has_value());
}

void OutputFileTest::keepsPermissionsAndOwner() {
    const QTemporaryDir folder;
    const auto path = inside(folder, "a.csv");
    QVERIFY(writeFileAtomically(path, "old").has_value());
    struct stat before {
    }, after{};
    QCOMPARE(::chmod(path.c_str(), 0600), 0);
    if (::geteuid() == 0) QCOMPARE(::chown(path.c_str(), 1, 2), 0);
    QCOMPARE(::stat(path.c_str(), &before), 0);
    auto file = OutputFile::create(path);
    const auto partial = inside(folder, ".a.csv.0.part");
    QCOMPARE(::stat(partial.c_str(), &after), 0);
    QCOMPARE(after.st_mode & 0777u, 0600u);
    file->write("new");
    QVERIFY(file->commit().has_value());
    QCOMPARE(::stat(path.c_str(), &after), 0);
    QCOMPARE(contents(path), QByteArray("new"));
    QVERIFY(after.st_ino != before.st_ino);
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_uid, before.st_uid);
    QCOMPARE(after.st_gid, before.st_gid);
}

void OutputFileTest::aKilledWriterLeavesNothingForLong() {
    const QTemporaryDir folder;
    const auto path = inside(folder, "a.csv");
    const pid_t writer = ::fork();
    if (writer == 0) {
        const auto cut = OutputFile::create(path);
        ::raise(SIGKILL);
        std::_Exit(1);
    }
    int status = 0;
    QCOMPARE(::waitpid(writer, &status, 0), writer);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(entries(folder), QStringList{".a.csv.0.part"});
    QVERIFY(QFile::rename(folder.filePath(".a.csv.0.part"), folder.filePath(".a.csv.1.part")));
    const auto other = OutputFile::create(inside(folder, "b.csv"));
    QCOMPARE(entries(folder), (QStringList{".a.csv.1.part", ".b.csv.0.part"}));
    QVERIFY(QFile::copy(folder.filePath(".a.csv.1.part"), folder.filePath(".a.csv.0.part")));
    QVERIFY(writeFileAtomically(path, "new").has_value());
    QCOMPARE(entries(folder), (QStringList{".b.csv.0.part", "a.csv"}));
    QVERIFY(QFile::copy(folder.filePath("a.csv"), folder.filePath(".c.csv.0.part")));
    removeLeftOvers(folder.path().toStdString());
    QCOMPARE(entries(folder), (QStringList{".b.csv.0.part", "a.csv"}));
}

void OutputFileTest::severalWriteAtATime() {
    const QTemporaryDir folder;
    const auto path = inside(folder, "a.csv");
    auto first = OutputFile::create(path), second = OutputFile::create(path);
    QVERIFY(first && second);
    QCOMPARE(entries(folder).size(), 2);
    first->write("first");
    second->write("second");
    QVERIFY(first->commit().has_value());
    QCOMPARE(contents(path), QByteArray("first"));
    QVERIFY(second->commit().has_value());
    QCOMPARE(contents(path), QByteArray("second"));
}

void OutputFileTest::refusesWhatCannotBeWritten_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");
    QTest::addRow("no such folder") << "missing/a.csv"
                                    << "No such file or directory";
    QTest::addRow("directory") << "."
                               << "Is a directory";
    QTest::addRow("name too long") << QString(300, 'a') << "File name too long";
}

void OutputFileTest::refusesWhatCannotBeWritten() {
    QFETCH(QString, name);
    QFETCH(QString, reason);
    const QTemporaryDir folder;
    const auto file = OutputFile::create(inside(folder, qPrintable(name)));
    QVERIFY(!file.has_value());
    QCOMPARE(int(file.error().fault), int(Fault::Output));
    const QString text = QString::fromStdString(file.error().text.english());
    QVERIFY2(text.contains(reason), qPrintable(text));
    QVERIFY(entries(folder).isEmpty());
}

void OutputFileTest::reportsAFullDisk() {
    auto file = OutputFile::create("/dev/full");
    QVERIFY(file.has_value());
    const std::string block(1 << 16, 'x');
    QVERIFY(!(file->write(block) && file->write(block)));
    const auto result = file->commit();
    QVERIFY(!result.has_value());
    QCOMPARE(int(result.error().fault), int(Fault::Output));
    QVERIFY(
        QString::fromStdString(result.error().text.english()).contains("No space left on device"));
    QVERIFY(std::filesystem::exists("/dev/full"));
}

ARDENT_TEST(OutputFileTest)
#include "output_file_test.moc"
