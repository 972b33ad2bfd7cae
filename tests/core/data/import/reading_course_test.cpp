#include "core/data/import/reading_course.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

#include "core/data/import/table_reader.h"

using namespace ardent;

/// How far a reading goes, and what it tells meanwhile.
class ReadingCourseTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstRowsAreRead();
    void theShareGrows();
    void itCanBeStopped();

private:
    static Result<Imported> read(const std::string& path, const ReadingCourse& course) {
        return readTable(path, Precision::Printed, {}, 0, {}, {}, course);
    }
    std::string write(int rows) const {
        const std::string path = folder_.filePath("t.csv").toStdString();
        std::ofstream file(path);
        file << "# made\na,b\n";
        for (int i = 0; i < rows; ++i) file << i << ',' << (i == rows - 1 ? "late" : "0.5") << '\n';
        return path;
    }

    QTemporaryDir folder_;
};

void ReadingCourseTest::theFirstRowsAreRead() {
    ReadingCourse first;
    first.mostRows = 20;
    const auto imported = read(write(5000), first);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 20);
    QCOMPARE(imported->report.firstLines.size(), std::size_t(20));
    QCOMPARE(imported->report.firstLines.front(), 3);
    QCOMPARE(imported->report.firstLines.back(), 22);
    QCOMPARE(read(write(5000), {})->table.rows, 5000);
}

void ReadingCourseTest::theShareGrows() {
    std::vector<double> shares;
    ReadingCourse course;
    course.tellShare = [&shares](double share) { shares.push_back(share); };
    QVERIFY(read(write(400'000), course));
    QVERIFY(shares.size() > 100);
    QVERIFY(std::ranges::is_sorted(shares));
    QVERIFY(shares.front() < 0.5 && shares.back() <= 1.);
}

void ReadingCourseTest::itCanBeStopped() {
    int asked = 0;
    ReadingCourse course;
    course.goOn = [&asked] { return ++asked < 3; };
    const auto stopped = read(write(50'000), course);
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().fault, Fault::Data);
    QCOMPARE(stopped.error().text.code(), std::string("reading-stopped"));
    QCOMPARE(asked, 3);
}

ARDENT_TEST(ReadingCourseTest)
#include "reading_course_test.moc"
