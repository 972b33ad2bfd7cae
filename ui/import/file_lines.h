#pragma once

#include <QString>
#include <string>

namespace ardent {

/// The first lines of a file as they stand there, with their numbers; "" where it cannot be read.
/// `encoding`: "": UTF-8, or what its marks tell. Takes time.
QString fileLines(const QString& path, const std::string& encoding);

}  // namespace ardent
