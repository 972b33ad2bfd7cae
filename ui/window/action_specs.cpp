#include "ui/window/actions.h"

namespace ardent {

namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("ardent", text)

constexpr ActionSpec kSpecs[] = {
    {"file.open", TEXT("&Open…"), "open", "Ctrl+O",
     TEXT("Open a table (CSV, TSV, Excel or OpenDocument, among others) or a project"), ""},
    {"file.reading", TEXT("Rea&ding options…"), "", "Ctrl+Shift+O",
     TEXT("How the file is read (header, separator, missing cells, dates …) and shaped: rows kept, "
          "columns computed"),
     ""},
    {"file.save", TEXT("&Save"), "save", "Ctrl+S",
     TEXT("Save the runs that have ended and all settings as a project"), ""},
    {"file.saveAs", TEXT("Save &as…"), "", "Ctrl+Shift+S",
     TEXT("Save the project under another name"), ""},
    {"file.start", TEXT("S&tart page"), "home", "Alt+Home", TEXT("Samples and recent files"), ""},
    {"file.export", TEXT("&Export figure…"), "export", "Ctrl+E",
     TEXT("Save the figure of the current view as PDF, SVG, PNG or CSV"), ""},
    {"file.copy", TEXT("&Copy figure"), "copy", "Ctrl+Shift+C",
     TEXT("Copy the current figure, as a drawing and as a picture"), ""},
    {"file.quit", TEXT("&Quit"), "", "Ctrl+Q", TEXT("Stop the run and close the window"), ""},

    {"edit.undo", TEXT("&Undo"), "undo", "Ctrl+Z", TEXT("Undo the last change of a setting"), ""},
    {"edit.redo", TEXT("&Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y", TEXT("Redo the change"), ""},

    {"data.find", TEXT("&Find a column"), "search", "Ctrl+F", TEXT("Search the table of columns"),
     ""},
    {"data.target", TEXT("Choose the &target"), "", "Ctrl+T",
     TEXT("Go to the list of target columns"), ""},

    {"data.shape", TEXT("F&ilter rows and compute columns…"), "", "Ctrl+Shift+D",
     TEXT("Steps from the file to the table that is learned: a condition for rows, a derived "
          "column, a logarithm"),
     ""},
    {"rows.next", TEXT("&Next selected row"), "", "Ctrl+J",
     TEXT("Go to the next of the selected rows in the table"), ""},
    {"rows.exclude", TEXT("&Exclude the selected rows"), "", "Ctrl+Shift+X",
     TEXT("Leave the selected rows out of the table, as a step that can be undone; the file stays "
          "as it is"),
     ""},
    {"rows.none", TEXT("&Clear the selection of rows"), "", "Ctrl+Shift+A",
     TEXT("Select no rows; drag over points or click row numbers to select others"), ""},

    {"run.start", TEXT("&Run"), "run", "F5", TEXT("Train a model, or resume the paused run"), ""},
    {"run.pause", TEXT("&Pause"), "pause", "F6", TEXT("Pause the run; the result does not change"),
     ""},
    {"run.step", TEXT("S&tep"), "step", "F10",
     TEXT("Train one epoch, round or step of the method, then pause"), ""},
    {"run.slower", TEXT("Slo&wer"), "slower", "Ctrl+,",
     TEXT("Fewer steps per second, to watch what the method learns; the result does not change"),
     ""},
    {"run.faster", TEXT("&Faster"), "faster", "Ctrl+.",
     TEXT("More steps per second, up to full speed"), ""},
    {"run.stop", TEXT("&Stop"), "stop", "Shift+F5",
     TEXT("End the run and keep its best model; queued runs continue"), ""},
    {"run.reset", TEXT("R&eset"), "reset", "Ctrl+Shift+R",
     TEXT("End the run, clear the queue and prepare a new run with the same seed"), ""},
    {"run.newSeed", TEXT("&New seed and reset"), "dice", "Ctrl+Shift+N",
     TEXT("End the run, clear the queue and prepare a new run with another seed"), ""},
    {"run.queue", TEXT("&Queue a run"), "", "Ctrl+F5",
     TEXT("Train with the current settings after the runs before it"), ""},
    {"run.replicate", TEXT("Replicate over see&ds…"), "", "Ctrl+Shift+F5",
     TEXT("Train with the current settings and several seeds, one run after the other"), ""},
    {"run.notes", TEXT("N&otes of the run"), "", "Ctrl+I",
     TEXT("Why the run ended and what was done with its rows and columns, as text to copy"), ""},
    {"run.saveModel", TEXT("Sa&ve the model…"), "", "Ctrl+M",
     TEXT("Write the model of the selected run to a file that ardent-cli predict, explain and "
          "figure read"),
     ""},
    {"run.rename", TEXT("Rena&me the run"), "", "F2",
     TEXT("Rename the selected run; the key works in the table of runs"), ""},
    {"run.pin", TEXT("Pin the run as &baseline"), "", "Ctrl+B",
     TEXT("The view Compare measures the other runs against the selected one"), "", true},
    {"run.delete", TEXT("De&lete the run"), "", "Del",
     TEXT("Remove the selected run and its curves; Undo brings back one that has ended. The key "
          "works in the table of runs"),
     ""},

    {"view.loss", TEXT("&Loss"), "", "Alt+1", TEXT("Loss of the ticked runs"), ""},
    {"view.findings", TEXT("Finding&s"), "", "Ctrl+Alt+F",
     TEXT("Which variables carry the prediction, how they act, and what to beware of"), ""},
    {"view.relevance", TEXT("&Relevance"), "", "Alt+2", TEXT("How much each variable matters"), ""},
    {"view.boundary", TEXT("&Boundary"), "", "Alt+3", TEXT("The model over two variables"), ""},
    {"view.interactions", TEXT("&Interactions"), "", "Alt+4", TEXT("Which variables act together"),
     ""},
    {"view.effects", TEXT("&Effects"), "", "Alt+5", TEXT("How the output changes along a variable"),
     ""},
    {"view.contributions", TEXT("Ro&w contributions"), "", "Ctrl+Alt+N",
     TEXT("How far each variable moves the prediction of a row, or of many"), ""},
    {"view.predictions", TEXT("&Predictions"), "", "Alt+6",
     TEXT("Predictions against true values: errors, confusion matrix, ROC, calibration"), ""},
    {"view.path", TEXT("P&ath"), "", "Alt+7",
     TEXT("Solutions along a penalty; the model of any of them"), ""},
    {"view.directions", TEXT("Dire&ctions"), "", "Alt+8",
     TEXT("Combinations of variables along which the model changes"), ""},
    {"view.boosting", TEXT("Boostin&g"), "", "Alt+9",
     TEXT("A boosted model round by round; the model after any of them"), ""},
    {"view.data", TEXT("&Data"), "", "Alt+0",
     TEXT("What the table holds: distributions, pairs of columns, every row"), ""},
    {"view.compare", TEXT("Compare tic&ked runs"), "", "Ctrl+Alt+C",
     TEXT("The ticked runs side by side: metrics, settings, relevance"), ""},
    {"view.selection", TEXT("Selection step b&y step"), "", "Ctrl+Alt+V",
     TEXT("Relevance and ranks during a run; score by number of variables"), ""},
    {"view.next", TEXT("Ne&xt view"), "", "Ctrl+Tab", TEXT("Go to the next view"), ""},
    {"view.previous", TEXT("Pre&vious view"), "", "Ctrl+Shift+Tab", TEXT("Go to the previous view"),
     ""},
    {"view.tabs", TEXT("One view at a &time"), "tabs", "Ctrl+Alt+1",
     TEXT("One view, which has all of the room"), "arrangement", true},
    {"view.sideBySide", TEXT("Two views &side by side"), "split", "Ctrl+Alt+2",
     TEXT("Data and training on the left, what the model says on the right"), "arrangement", true},
    {"view.all", TEXT("Three vie&ws at once"), "grid", "Ctrl+Alt+3",
     TEXT("The views in three panes"), "arrangement", true},
    {"view.table", TEXT("Fig&ure as table"), "table", "Ctrl+Shift+T",
     TEXT("Show the numbers of the current figure instead of the picture"), "", true},
    {"view.move", TEXT("&Move view to the other side"), "", "Ctrl+Shift+M",
     TEXT("Move the current view to the other pane"), ""},
    {"view.fit", TEXT("&Fit axes"), "fit", "Ctrl+Shift+F",
     TEXT("End the zoom: show all of the current figure and follow new data"), ""},

    {"theme.system", TEXT("&System theme"), "", "Ctrl+Alt+S",
     TEXT("Light or dark as the desktop is"), "theme", true},
    {"theme.light", TEXT("&Light theme"), "", "Ctrl+Alt+L", TEXT("Light window and plots"), "theme",
     true},
    {"theme.dark", TEXT("&Dark theme"), "", "Ctrl+Alt+D", TEXT("Dark window and plots"), "theme",
     true},

    {"language.system", TEXT("&System's language"), "", "Ctrl+Alt+Y",
     TEXT("Language of the window from the next start on: the system's"), "language", true},
    {"language.en", TEXT("&English"), "", "Ctrl+Alt+E",
     TEXT("Language of the window from the next start on: English"), "language", true},
    {"language.de", TEXT("&German (Deutsch)"), "", "Ctrl+Alt+G",
     TEXT("Language of the window from the next start on: German"), "language", true},

    {"zoom.in", TEXT("&Larger text"), "", "Ctrl+=; Ctrl++", TEXT("Make all text larger"), ""},
    {"zoom.out", TEXT("S&maller text"), "", "Ctrl+-", TEXT("Make all text smaller"), ""},
    {"zoom.reset", TEXT("&Normal text"), "", "Ctrl+0", TEXT("Text at its usual size"), ""},

    {"panel.data", TEXT("&Data panel"), "", "Ctrl+Shift+1", TEXT("Show or hide the data panel"), "",
     true},
    {"panel.method", TEXT("Meth&od panel"), "", "Ctrl+Shift+2",
     TEXT("Show or hide the method panel"), "", true},
    {"panel.runs", TEXT("R&uns panel"), "", "Ctrl+Shift+3", TEXT("Show or hide the table of runs"),
     "", true},
    {"panel.reset", TEXT("Reset la&yout"), "", "Ctrl+Alt+0",
     TEXT("Put all panels and views back in place"), ""},
    {"window.presentation", TEXT("Prese&ntation"), "", "F11",
     TEXT("Fill the screen, with large type and without panels; Esc leaves it"), "", true},

    {"help.commands", TEXT("&Find a command…"), "", "Ctrl+K",
     TEXT("All commands with their keys; methods, samples and columns too"), ""},
    {"help.keys", TEXT("&Keyboard shortcuts"), "", "Ctrl+/", TEXT("All keys, menu by menu"), ""},
    {"help.method", TEXT("About this &method"), "help", "F1; Shift+F1",
     TEXT("What the chosen method does and when to trust it"), ""},
    {"help.results", TEXT("&Published results"), "", "Ctrl+F1",
     TEXT("Results of the papers next to those of this program"), ""},
    {"help.about", TEXT("&About Ardent"), "", "Ctrl+Shift+F1",
     TEXT("Version, libraries and instruction set"), ""},
};

#undef TEXT

}  // namespace

std::span<const ActionSpec> actionSpecs() {
    return kSpecs;
}

}  // namespace ardent
