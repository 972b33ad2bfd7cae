#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/read_as.h"
#include "core/base/error.h"
#include "core/data/task/table_rows.h"
#include "core/figure/notes/origin_note.h"
#include "core/model/row_part.h"
#include "core/store/project_file.h"
#include "core/train/snapshot.h"

namespace ardent::cli {

/// What is drawn: a model file or a run of a project, and the table whose rows are drawn.
struct FigureSource {
    std::string name;  ///< of the model file, or of run and project
    FigureOrigin origin;
    std::string method;  ///< id
    OptionValues options;
    SnapshotPtr snapshot;               ///< of a model file without its course
    std::string table;                  ///< path; "" for a sample, or none
    std::string sample;                 ///< id; "" for a file
    ReadingWords reading = {};          ///< of the table, as typed
    std::optional<StoredRun> run = {};  ///< nothing for a model file
    /// Columns that the target depends on, where a sample knows them.
    std::optional<std::vector<std::string>> truth = {};
    /// What misleads in the relevance, where the file says so.
    std::optional<std::vector<std::string>> relevanceCautions = {};

    const PredictorPtr& predictor() const { return snapshot->predictor; }  ///< null: no model
    bool isRun() const { return run.has_value(); }
};

/// `run` of a project: "latest", a run's name, or its place in the table of runs, from 1. `file`: a
/// table in place of the project's own. Errors: those of both kinds of file; (Fault::Usage): no
/// such run.
Result<FigureSource> openFigureSource(const std::string& path, const std::string& file,
                                      const std::string& run);

struct FigureRows {
    Task task;
    RowsName are = RowPart::Training;  ///< what its training rows are to be called
    bool areLearned = false;           ///< the model has learned from them
    TableRowsPtr tableRows = nullptr;
    Column target = Column();  ///< of the table
    Table gappy = Table();     ///< its columns with missing cells
};

/// The training rows of a project's run where its table is as it was, else all rows. Errors: of
/// reading and encoding the table, as of readLaterTableAs; (Fault::Usage): there is none.
Result<FigureRows> rowsWithTarget(const FigureSource&);

/// With drawn levels in the gaps, as explanations take them.
FigureRows withoutLevelGaps(FigureRows);

/// The same rows without level gaps, but a table that a model file is drawn with needs no target.
Result<FigureRows> rowsOf(const FigureSource&);

}  // namespace ardent::cli
