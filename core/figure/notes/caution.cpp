#include "core/figure/notes/caution.h"

#include <algorithm>

namespace ardent {

namespace {

std::string sentences(const std::string& one, const std::string& other) {
    return one.empty() || other.empty() ? one + other : one + ' ' + other;
}

std::string withoutCaution(const Figure& figure) {
    const std::string rest = figure.note.substr(figure.caution.size());
    return rest.substr(std::min(rest.size(), rest.find_first_not_of(' ')));
}

void setCaution(std::string caution, Figure& figure) {
    figure.note = sentences(caution, withoutCaution(figure));
    figure.caution = std::move(caution);
}

}  // namespace

void addCaution(const std::string& sentence, Figure& figure) {
    setCaution(sentences(figure.caution, sentence), figure);
}

void addFirstCaution(const std::string& sentence, Figure& figure) {
    setCaution(sentences(sentence, figure.caution), figure);
}

}  // namespace ardent
