#include "core/data/import/reading_course.h"

namespace ardent {

tl::unexpected<Error> readingStopped(const std::string& file) {
    return fail(Fault::Data,
                message("reading-stopped",
                        "{}: the reading was stopped before its end; read it again.", file));
}

}  // namespace ardent
