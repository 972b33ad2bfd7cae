#include "ui/start/samples.h"

#include <QCoreApplication>

namespace ardent {

namespace {

struct Text {
    const char* id;
    const char* question;
    const char* about;
    const char* view;
};

#define TEXT(text) QT_TRANSLATE_NOOP("Samples", text)

constexpr Text kSamples[] = {
    {"gse1", TEXT("Which few of 18 variables matter?"),
     TEXT("Regression with irrelevant variables around"), "relevance"},
    {"gse2", TEXT("Can five of 100 be found?"), TEXT("Regression, 95 variables are noise"),
     "relevance"},
    {"moons", TEXT("Where do two moons part?"), TEXT("Two classes with a curved boundary"),
     "boundary"},
    {"circles", TEXT("Can a ring be separated?"), TEXT("Two classes, one inside the other"),
     "boundary"},
    {"xor", TEXT("What if no variable matters alone?"),
     TEXT("Classes decided by variables acting together"), "relevance"},
    {"classification", TEXT("Which features tell the classes apart?"),
     TEXT("Classes with redundant and useless features"), "relevance"},
};

#undef TEXT

QString translated(const char* text) {
    return QCoreApplication::translate("Samples", text);
}

}  // namespace

QList<Sample> samples() {
    QList<Sample> all;
    for (const Text& text : kSamples)
        all << Sample{QLatin1String(text.id), translated(text.question), translated(text.about),
                      QLatin1String(text.view)};
    return all;
}

}  // namespace ardent
