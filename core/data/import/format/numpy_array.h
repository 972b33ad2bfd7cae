#pragma once

#include <filesystem>

#include "core/base/error.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"
#include "core/data/import/format/zip_archive.h"

namespace ardent {

/// An array of NumPy (.npy, versions 1 to 3) of one or two dimensions: rows of numbers, texts or
/// named fields. Errors (Fault::Data): another number of dimensions, Python objects, sub-arrays, no
/// cell, a file cut short or with more bytes; (Fault::Usage) more than fits in memory.
Result<Transcript> transcribeNumpy(const std::filesystem::path&);

/// A zip file of such arrays and nothing else (.npz).
bool isNumpyArchive(const ZipArchive&);

/// Its arrays as chooseArrays takes them. Errors: those above and of chooseArrays; (Fault::Data)
/// none of them can be read.
Result<Transcript> transcribeNumpyArchive(const ZipArchive&, const FormatOptions&);

}  // namespace ardent
