#include "core/train/option_table.h"

#include <QtTest>
#include <map>

#include "core/method/method.h"
#include "core/method/methods.h"

using namespace ardent;

namespace {

enum class Colour { Red, Green, Blue };

std::vector<Choice<Colour>> allColours() {
    return {{Colour::Blue, "blue", "Blue"},
            {Colour::Red, "red", "Red"},
            {Colour::Green, "green", "Green"}};
}

struct Paint {
    Colour colour = Colour::Green;
    Colour frame = Colour::Red;

    static auto describe() {
        return std::tuple{
            choice(&Paint::colour, "colour", "Colour", "", allColours()),
            choice(&Paint::frame, "frame", "Frame", "", allColours()).under("loud", Colour::Blue)};
    }
};

void offer(const std::vector<Choice<Colour>>& choices) {
    choice(&Paint::colour, "colour", "Colour", "", choices);
}

}  // namespace

class OptionTableTest : public QObject {
    Q_OBJECT

private slots:
    /// Whatever the order in which they are offered.
    void everyChoiceGivesItsOwnValue() {
        const std::map<std::string, Colour> expected{
            {"red", Colour::Red}, {"green", Colour::Green}, {"blue", Colour::Blue}};
        for (const auto& [id, colour] : expected) {
            const Paint paint = readOptions<Paint>({{"colour", id}, {"frame", id}});
            QVERIFY(paint.colour == colour);
            QVERIFY(paint.frame == colour);
        }
    }

    void defaultsAndPresetsAreCalledAsTheyAreOffered() {
        const OptionSchema schema = schemaOf<Paint>();
        QCOMPARE(toText(schema[0].standard), std::string("green"));
        QCOMPARE(toText(schema[1].standard), std::string("red"));
        QCOMPARE(toText(schema[1].presets.at("loud")), std::string("blue"));
        QCOMPARE(schema[0].choices.front().second, std::string("Blue"));
    }

    void refusesAListThatIsNotComplete() {
        auto choices = allColours();
        offer(choices);
        choices.pop_back();
        QVERIFY_EXCEPTION_THROWN(offer(choices), std::logic_error);
    }

    void refusesAValueOrANameTwice() {
        auto choices = allColours();
        choices[1].value = Colour::Blue;
        QVERIFY_EXCEPTION_THROWN(offer(choices), std::logic_error);
        choices = allColours();
        choices[1].id = "blue";
        QVERIFY_EXCEPTION_THROWN(offer(choices), std::logic_error);
        choices = allColours();
        choices[1].id.clear();
        QVERIFY_EXCEPTION_THROWN(offer(choices), std::logic_error);
    }

    /// Their lists are checked where they are written.
    void everyMethodsListsAreComplete() {
        for (const Method& method : methods()) method.schema();
    }
};

ARDENT_TEST(OptionTableTest)
#include "option_table_test.moc"
