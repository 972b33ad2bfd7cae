#include "core/figure/notes/constant_note.h"

#include "core/base/message.h"
#include "core/figure/notes/caution.h"
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
    for (std::string* text : {&figure.caution, &figure.note, &figure.empty})
        if (text->starts_with(constant))
            text->replace(0, constant.size(), words("The model is still a constant."));
}

}  // namespace ardent
