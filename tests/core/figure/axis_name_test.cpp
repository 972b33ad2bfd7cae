#include "core/figure/axis_name.h"

#include <QtTest>
#include <cctype>

using namespace ardent;

namespace {

std::string shouted(const char* english) {
    std::string text = english;
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text == "." ? "," : text;
}

}  // namespace

/// Axes are told apart in every language.
class AxisNameTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { translateWith(nullptr); }
    void isEnglishWhateverTheLanguage();
    void aNameOfAColumnIsTheSame();
    void englishEndsWithItsScope();
};

void AxisNameTest::isEnglishWhateverTheLanguage() {
    translateWith(shouted);
    Axis axis;
    nameAxis(axis, [] { return words("Loss ({:.1f})", 0.5); });
    QCOMPARE(axis.label, std::string("LOSS (0,5)"));
    QCOMPARE(englishName(axis), std::string("Loss (0.5)"));
    translateWith(nullptr);
    Axis english;
    nameAxis(english, [] { return words("Loss ({:.1f})", 0.5); });
    QCOMPARE(englishName(english), englishName(axis));
}

void AxisNameTest::aNameOfAColumnIsTheSame() {
    translateWith(shouted);
    Axis axis;
    axis.label = "age";
    QCOMPARE(englishName(axis), std::string("age"));
}

void AxisNameTest::englishEndsWithItsScope() {
    translateWith(shouted);
    {
        const EnglishWords outer;
        { const EnglishWords inner; }
        QCOMPARE(words("rows"), std::string("rows"));
    }
    QCOMPARE(words("rows"), std::string("ROWS"));
}

ARDENT_TEST(AxisNameTest)
#include "axis_name_test.moc"
