#pragma once

#include <QIcon>
#include <QString>

#include "core/train/snapshot.h"
#include "ui/session/runs.h"
#include "ui/style/theme.h"

namespace ardent {

QString stateText(RunState state);

/// The same of a run, and whether it is only stopping.
QString stateText(const RunEntry& entry);

/// Its state, and where it has ended whether that is worth little.
QString outcomeText(const RunEntry& entry);

/// "epoch" or "epochs", in the language of the window.
QString tickWord(const Snapshot& snapshot, bool many = false);

/// Why it has ended, in the language of the window.
QString reasonText(const Snapshot& snapshot);

/// "1 epoch", "46 epochs".
QString ticksText(const Snapshot& snapshot);

/// Where it ends if its method has not ended it by then: "5 s or 120 epochs"; "" for no limit.
QString limitsText(const RunEntry& entry);

/// "Queued run 3 of 10"; "" where there is no queue.
QString queueText(const QueueState& queue);

/// Why a run is stale.
QString staleText();

/// A run's colour as a small picture, drawn once: Qt keeps a scaled copy of every new one.
QIcon colourChip(int colour, ThemeKind theme, int size);

/// What a person should know of the run: its doubt, what was done with its rows and columns.
std::vector<std::string> notesOn(const RunEntry& entry);

/// Its target, and where others may not have it so: how it was told to take it and from which
/// table.
QString targetText(const RunEntry& entry);

/// How good the model is on the test rows: "R² 0.93", "Accuracy 0.97"; "–" where it is not known.
QString testScoreText(const RunEntry& entry);

/// All metrics on the test rows, or why there is none.
QString testScoreHelp(const RunEntry& entry);

/// Which loss the run is judged by: "mean squared error"; "" where it does not say.
QString lossMeasure(const RunEntry& entry);

/// The same in short: "MSE", "cross-entropy".
QString shortLossMeasure(const RunEntry& entry);

/// Which rows that loss is of, in short: "validation", "training"; its name where that is not
/// known.
QString lossRows(const RunEntry& entry);

/// Its measure with its name and rows: "Validation loss: mean squared error, of 30 validation
/// rows".
QString lossHelp(const RunEntry& entry);

/// Options that were changed while it went on, one a line.
QStringList changesText(const RunEntry& entry);

/// Options that differ from the method's defaults, seed, live changes and notes: how the run was
/// made.
QString settingsText(const RunEntry& entry);

}  // namespace ardent
