#include "core/figure/notes/notes.h"

#include <algorithm>
#include <utility>

namespace ardent {

namespace {

template <class IsAsked>
std::string joinedNotes(const Figure& figure, IsAsked isAsked) {
    std::string text;
    for (const Note& note : figure.notes)
        if (isAsked(note)) text += (text.empty() ? "" : " ") + note.text;
    return text;
}

std::string firstOf(const Figure& figure, NoteKind kind) {
    const auto found = std::ranges::find(figure.notes, kind, &Note::kind);
    return found == figure.notes.end() ? std::string() : found->text;
}

}  // namespace

void addNote(NoteKind kind, const std::string& text, Figure& figure) {
    if (!text.empty()) figure.notes.push_back({kind, text});
}

void addCaution(const std::string& text, Figure& figure) {
    if (text.empty()) return;
    const auto behind = std::ranges::find_if(
        figure.notes, [](const Note& note) { return note.kind != NoteKind::Caution; });
    figure.notes.insert(behind, {NoteKind::Caution, text});
}

void addFirstCaution(const std::string& text, Figure& figure) {
    if (!text.empty()) figure.notes.insert(figure.notes.begin(), {NoteKind::Caution, text});
}

std::string notesText(const Figure& figure) {
    return joinedNotes(figure, [](const Note&) { return true; });
}

std::string notesText(const Figure& figure, NoteKind kind) {
    return joinedNotes(figure, [kind](const Note& note) { return note.kind == kind; });
}

Headline headlineOf(const Figure& figure) {
    std::string finding = firstOf(figure, NoteKind::Finding);
    const bool isFinding = !finding.empty();
    return {firstOf(figure, NoteKind::Caution),
            isFinding ? std::move(finding) : firstOf(figure, NoteKind::Shown), isFinding};
}

}  // namespace ardent
