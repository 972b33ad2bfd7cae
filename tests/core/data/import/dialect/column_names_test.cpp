#include "core/data/import/dialect/column_names.h"

#include <QElapsedTimer>
#include <QTest>

using namespace ardent;

namespace {

std::vector<std::string> named(const std::vector<std::string_view>& header) {
    std::vector<Message> notes;
    return usableNames(header, notes);
}

}  // namespace

class ColumnNamesTest : public QObject {
    Q_OBJECT

private slots:
    void numbersSkipNamesOfTheHeader();
    void aBlankNameMayBeTakenToo();
    void hardBlanksAreTakenOff();
    void manyOfOneNameTakeNoLongerThanOthers();
};

void ColumnNamesTest::numbersSkipNamesOfTheHeader() {
    QCOMPARE(named({"x", "x", "y", "x (3)", "x", "y", "x"}),
             (std::vector<std::string>{"x", "x (2)", "y", "x (3)", "x (4)", "y (2)", "x (5)"}));
}

void ColumnNamesTest::aBlankNameMayBeTakenToo() {
    QCOMPARE(named({"column 2", "", "column 2"}),
             (std::vector<std::string>{"column 2", "column 2 (2)", "column 2 (3)"}));
}

void ColumnNamesTest::hardBlanksAreTakenOff() {
    QCOMPARE(named({"\u00A0x", "y\u202F", "\u00A0"}),
             (std::vector<std::string>{"x", "y", "column 3"}));
}

/// Trying all numbers anew for each would take hours.
void ColumnNamesTest::manyOfOneNameTakeNoLongerThanOthers() {
    constexpr std::size_t kMany = 100'000;
    QElapsedTimer timer;
    timer.start();
    const std::vector<std::string> names = named(std::vector<std::string_view>(kMany, "x"));
    QCOMPARE(names.front(), std::string("x"));
    QCOMPARE(names.back(), std::string("x (100000)"));
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
}

ARDENT_TEST(ColumnNamesTest)
#include "column_names_test.moc"
