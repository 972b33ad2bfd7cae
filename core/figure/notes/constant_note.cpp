#include "core/figure/notes/constant_note.h"

#include "core/base/message.h"
#include "core/figure/notes/notes.h"
#include "core/model/constant_model.h"

namespace ardent {

std::string constantModelText() {
    return words("The model is a constant: it depends on no variable.");
}

void noteConstant(const Predictor* predictor, Figure& figure) {
    if (!predictor || figure.isEmpty() || !isConstant(*predictor)) return;
    addFirstCaution(constantModelText(), figure);
}

void noteNotYet(Figure& figure) {
    const std::string constant = constantModelText();
    const std::string yet = words("The model is still a constant.");
    for (Note& note : figure.notes)
        if (note.text == constant) note.text = yet;
    if (figure.empty == constant) figure.empty = yet;
}

}  // namespace ardent
