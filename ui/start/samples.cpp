#include "ui/start/samples.h"

#include "ui/style/translated.h"

namespace ardent {

namespace {

struct Text {
    const char* id;
    const char* question;
    const char* about;
    const char* view;
};

#define TEXT(text) QT_TRANSLATE_NOOP("ardent", text)

constexpr Text kSamples[] = {
    {"gse1", TEXT("Which five of 18 variables matter?"),
     TEXT("Regression: a product of two sines, and 13 variables of noise"), "relevance"},
    {"gse2", TEXT("Can five of 100 variables be found?"),
     TEXT("Regression: the logarithm of a squared sum"), "relevance"},
    {"se3", TEXT("Which of 1,000 variables carry the signal?"),
     TEXT("Regression: two hidden causes, five noisy copies of each"), "relevance"},
    {"moons", TEXT("Where do two moons part?"), TEXT("Two classes with a curved boundary"),
     "boundary"},
    {"xor", TEXT("What if no variable matters alone?"),
     TEXT("Four classes that three variables decide together"), "relevance"},
    {"classification", TEXT("Which features tell two classes apart?"),
     TEXT("Clusters among redundant and useless features"), "relevance"},
};

#undef TEXT

}  // namespace

QList<Sample> samples() {
    QList<Sample> all;
    for (const Text& text : kSamples)
        all << Sample{QLatin1String(text.id), translated(text.question), translated(text.about),
                      QLatin1String(text.view)};
    return all;
}

}  // namespace ardent
