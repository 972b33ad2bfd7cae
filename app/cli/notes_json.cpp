#include "app/cli/notes_json.h"

namespace ardent::cli {

void addNotes(const std::vector<Message>& notes, nlohmann::ordered_json& json) {
    json["notes"] = english(notes);
    json["note_codes"] = nlohmann::ordered_json::array();
    for (const Message& note : notes) json["note_codes"].push_back(note.code());
}

}  // namespace ardent::cli
