#include "ui/views/place.h"

#include "ui/style/translated.h"

namespace ardent {

#define TEXT(text) QT_TRANSLATE_NOOP("ardent", text)

QString placeTitle(Place place) {
    switch (place) {
        case Place::Data:
            return translated(TEXT("Data"));
        case Place::Findings:
            return translated(TEXT("Findings"));
        case Place::Effects:
            return translated(TEXT("Effects"));
        case Place::Predictions:
            return translated(TEXT("Predictions"));
        case Place::Compare:
            return translated(TEXT("Compare"));
        case Place::Training:
            return translated(TEXT("Training"));
    }
    return {};
}

QString placePurpose(Place place) {
    switch (place) {
        case Place::Data:
            return translated(TEXT("The table: its columns and rows"));
        case Place::Findings:
            return translated(TEXT("Which variables matter, and how well the model predicts"));
        case Place::Effects:
            return translated(TEXT("How variables act, alone and in pairs"));
        case Place::Predictions:
            return translated(TEXT("Predictions against true values"));
        case Place::Compare:
            return translated(TEXT("The ticked runs side by side"));
        case Place::Training:
            return translated(TEXT("How the method got there"));
    }
    return {};
}

#undef TEXT

}  // namespace ardent
