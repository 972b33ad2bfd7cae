#include "core/project/find_table.h"

namespace ardent {

std::string findTable(const DataReference& data, const std::filesystem::path& project) {
    namespace fs = std::filesystem;
    const fs::path folder = project.parent_path();
    for (const fs::path& place : {folder / data.relative, fs::path(data.absolute),
                                  folder / fs::path(data.absolute).filename()})
        if (std::error_code error; fs::is_regular_file(place, error)) return place.string();
    return {};
}

}  // namespace ardent
