#include "ui/views/place.h"

#include "ui/style/translated.h"

namespace ardent {

QString placeTitle(Place place) {
    switch (place) {
        case Place::Data:
            return translated("Data");
        case Place::Findings:
            return translated("Findings");
        case Place::Effects:
            return translated("Effects");
        case Place::Predictions:
            return translated("Predictions");
        case Place::Compare:
            return translated("Compare");
        case Place::Training:
            return translated("Training");
    }
    return {};
}

QString placePurpose(Place place) {
    switch (place) {
        case Place::Data:
            return translated("The table: its columns and rows");
        case Place::Findings:
            return translated("Which variables matter, and how well the model predicts");
        case Place::Effects:
            return translated("How variables act, alone and in pairs");
        case Place::Predictions:
            return translated("Predictions against true values");
        case Place::Compare:
            return translated("The ticked runs side by side");
        case Place::Training:
            return translated("How the method got there");
    }
    return {};
}

}  // namespace ardent
