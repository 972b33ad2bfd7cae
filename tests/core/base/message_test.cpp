#include "core/base/message.h"

#include <QtTest>
#include <string_view>

using namespace ardent;

namespace {

std::string german(const char* english) {
    const std::string_view text = english;
    if (text == "{} of {} rows: {}") return "{2} ({0} von {1} Zeilen)";
    if (text == "worse than the mean, R² {:.2f}") return "schlechter als der Mittelwert, R² {:.2f}";
    if (text == "{} more") return "{} und {} weitere";
    if (text == ".") return ",";
    if (text == ",") return ".";
    return english;
}

Message worse() {
    return message("worse-than-mean", "worse than the mean, R² {:.2f}", -0.5);
}

}  // namespace

class MessageTest : public QObject {
    Q_OBJECT

private slots:
    void isRenderedInEnglishAndInAnyLanguage();
    void namesStayAsTheyAre();
    void listsAndSentencesAreRenderedItemByItem();
    void isEnglishWhereATranslationCannotBeFilled();
    void isEqualByWhatItSays();
};

void MessageTest::isRenderedInEnglishAndInAnyLanguage() {
    const Message text = message("judged", "{} of {} rows: {}", 12345, 20000LL, worse());
    QCOMPARE(text.english(), std::string("12,345 of 20,000 rows: worse than the mean, R² -0.50"));
    QCOMPARE(text.in(german),
             std::string("schlechter als der Mittelwert, R² -0,50 (12.345 von 20.000 Zeilen)"));
    QCOMPARE(fmt::format("{}", text), text.english());
}

void MessageTest::namesStayAsTheyAre() {
    QCOMPARE(message("column", "Column \"{}\"", std::string("12345 {} more")).in(german),
             std::string("Column \"12345 {} more\""));
    QCOMPARE(Message(std::string("{} more")).in(german), std::string("{} more"));
    QVERIFY(Message(std::string()).empty());
    QVERIFY(Message().english().empty());
    QCOMPARE(message("braces", "{{{}}}", 1).english(), std::string("{1}"));
}

void MessageTest::listsAndSentencesAreRenderedItemByItem() {
    const std::vector<Message> two{worse(), Message(std::string("x1"))};
    QCOMPARE(message("list", "because: {}", two).in(german),
             std::string("because: schlechter als der Mittelwert, R² -0,50, x1"));
    QCOMPARE(sentences({worse(), Message(), Message(std::string("x1"))}).english(),
             std::string("worse than the mean, R² -0.50 x1"));
    QCOMPARE(sentences({Message(), worse()}).code(), std::string("worse-than-mean"));
}

void MessageTest::isEnglishWhereATranslationCannotBeFilled() {
    QCOMPARE(message("more", "{} more", 3).in(german), std::string("3 more"));
}

void MessageTest::isEqualByWhatItSays() {
    QCOMPARE(worse(), worse());
    QVERIFY(worse() != message("worse-than-mean", "worse than the mean, R² {:.2f}", -0.25));
}

QTEST_APPLESS_MAIN(MessageTest)
#include "message_test.moc"
