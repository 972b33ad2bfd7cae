#include "core/project/find_table.h"

#include <QTemporaryDir>
#include <QtTest>
#include <fstream>

using namespace ardent;

class FindTableTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void firstFromTheProjectsFolder();
    void thenWhereItWas();
    void thenBesideTheProject();
    void aFolderIsNoTable();
    void aSampleHasNoFile();

private:
    std::filesystem::path place(const char* name) const {
        return std::filesystem::path(folder_->path().toStdString()) / name;
    }
    void write(const char* name) const {
        std::filesystem::create_directories(place(name).parent_path());
        std::ofstream(place(name)) << "x,y\n1,2\n";
    }
    std::string found(const DataReference& table) const {
        return findTable(table, place("projects/p.ardent"));
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void FindTableTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void FindTableTest::firstFromTheProjectsFolder() {
    write("projects/data/t.csv");
    write("elsewhere/t.csv");
    QCOMPARE(found({"", "data/t.csv", place("elsewhere/t.csv").string(), ""}),
             place("projects/data/t.csv").string());
}

void FindTableTest::thenWhereItWas() {
    write("elsewhere/t.csv");
    write("projects/t.csv");
    QCOMPARE(found({"", "data/t.csv", place("elsewhere/t.csv").string(), ""}),
             place("elsewhere/t.csv").string());
}

void FindTableTest::thenBesideTheProject() {
    write("projects/t.csv");
    const DataReference moved{"", "data/t.csv", "/not/there/t.csv", ""};
    QCOMPARE(found(moved), place("projects/t.csv").string());
    std::filesystem::remove(place("projects/t.csv"));
    QCOMPARE(found(moved), std::string());
}

void FindTableTest::aFolderIsNoTable() {
    std::filesystem::create_directories(place("projects/t.csv"));
    QCOMPARE(found({"", "t.csv", "/not/there/t.csv", ""}), std::string());
}

void FindTableTest::aSampleHasNoFile() {
    write("projects/p.ardent");
    QCOMPARE(found({"moons", "", "", ""}), std::string());
}

ARDENT_TEST(FindTableTest)
#include "find_table_test.moc"
