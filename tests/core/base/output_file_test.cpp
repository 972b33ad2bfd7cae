#include "core/base/output_file.h"

#include <QTemporaryDir>
#include <QtTest>

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

QTEST_GUILESS_MAIN(OutputFileTest)
#include "output_file_test.moc"
