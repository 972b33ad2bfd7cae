#include "core/base/message.h"

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
    QCOMPARE(readersNumber("580095 ± 58330.5"), std::string("580,095 ± 58,330.5"));
    QCOMPARE(readersNumber("12345, -67890 and 9999"), std::string("12,345, -67,890 and 9999"));
    for (const char* other : {"1e+09", "5.77e-08", "x12345", "12345x", "012345", "2024-01-15"})
        QCOMPARE(readersNumber(other), std::string(other));
    QCOMPARE(words("{:.4g} and {:.3g}", 3861195.2, -123456.F),
             std::string("3,861,195 and -123,456"));
    QCOMPARE(words("{:.4g} and {:.4g}", 1.5e9, 2.5e-7), std::string("1.5e+09 and 2.5e-07"));
    translateWith(german);
    QCOMPARE(words("{:.4g}", 3861195.), std::string("3.861.195"));
    QCOMPARE(words("R² {:.3f}, {:>6.1f} of {}", 0.25F, -1.5, 2000),
             std::string("R² 0,250,   -1,5 of 2000"));
    QCOMPARE(words("class {}", "1.5"), std::string("class 1.5"));
    QCOMPARE(readersNumber("1,234.5 ± 0.1"), std::string("1.234,5 ± 0,1"));
    QCOMPARE(readersNumber("γ = 0.4, λ = 0.0075."), std::string("γ = 0,4, λ = 0,0075."));
}

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
