#include "core/base/words.h"

#include <QtTest>
#include <string_view>

using namespace ardent;

namespace {

std::string german(const char* english) {
    const std::string_view text = english;
    if (text == "Loss") return "Verlust";
    if (text == "{} of {} rows, {:.3g} %") return "{2:.3g} % ({0} von {1} Zeilen)";
    if (text == ".") return ",";
    if (text == ",") return ".";
    if (text == "{} more") return "{} und {} weitere";
    return english;
}

}  // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { translateWith(nullptr); }
    void areEnglishAtFirst();
    void areThoseOfTheReader();
    void areEnglishWhereThePatternCannotBeFilled();
    void numbersHaveTheMarksOfTheReader();
};

void WordsTest::areEnglishAtFirst() {
    QCOMPARE(words("Loss"), std::string("Loss"));
    QCOMPARE(words("{} of {} rows, {:.3g} %", 1, "8", 12.5), std::string("1 of 8 rows, 12.5 %"));
}

void WordsTest::areThoseOfTheReader() {
    translateWith(german);
    QCOMPARE(words("Loss"), std::string("Verlust"));
    QCOMPARE(words("{} of {} rows, {:.3g} %", 1, "8", 12.5),
             std::string("12,5 % (1 von 8 Zeilen)"));
    QCOMPARE(words("Effect of {}", "x1"), std::string("Effect of x1"));
}

void WordsTest::areEnglishWhereThePatternCannotBeFilled() {
    translateWith(german);
    QCOMPARE(words("{} more", 3), std::string("3 more"));
}

void WordsTest::numbersHaveTheMarksOfTheReader() {
    QCOMPARE(words("R² {:.3f}, {:>6.1f} of {}", 0.25F, -1.5, 2000),
             std::string("R² 0.250,   -1.5 of 2000"));
    QCOMPARE(readersNumber("1,234.5 ± 0.1"), std::string("1,234.5 ± 0.1"));
    QCOMPARE(readersNumber("3.861e+06 to -1.2e+07"), std::string("3,861,000 to -12,000,000"));
    QCOMPARE(readersNumber("580095 ± 58330.5"), std::string("580,095 ± 58,330.5"));
    QCOMPARE(readersNumber("1e+09, 5.77e-08 and 9999"), std::string("1e+09, 5.77e-08 and 9999"));
    QCOMPARE(readersNumber("x12345 of 1.23456789e+04"), std::string("x12345 of 1.23456789e+04"));
    translateWith(german);
    QCOMPARE(readersNumber("3.861e+06"), std::string("3.861.000"));
    QCOMPARE(words("R² {:.3f}, {:>6.1f} of {}", 0.25F, -1.5, 2000),
             std::string("R² 0,250,   -1,5 of 2000"));
    QCOMPARE(words("class {}", "1.5"), std::string("class 1.5"));
    QCOMPARE(readersNumber("1,234.5 ± 0.1"), std::string("1.234,5 ± 0,1"));
}

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
