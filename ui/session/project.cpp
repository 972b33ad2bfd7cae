#include "ui/session/project.h"

#include <QDir>
#include <QFileInfo>

#include "core/data/task/later_table.h"
#include "core/project/find_table.h"
#include "core/project/revived_run.h"
#include "ui/session/runs.h"
#include "ui/style/theme.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

std::string idOf(const Method* method) {
    return method ? std::string(method->id) : std::string();
}

DataReference referenceTo(const LoadedData& data, const QString& project) {
    const QDir folder = QFileInfo(project).absoluteDir();
    DataReference reference;
    reference.sample = data.sample.toStdString();
    if (data.sample.isEmpty()) {
        reference.relative = folder.relativeFilePath(data.path).toStdString();
        reference.absolute = data.path.toStdString();
    }
    reference.digest = data.digest;
    return reference;
}

const QString kFirstName = QStringLiteral("Run ");

QString shownName(const QString& kept) {
    bool isNumbered = false;
    const int number = kept.mid(kFirstName.size()).toInt(&isNumbered);
    return isNumbered && kept.startsWith(kFirstName) ? Runs::firstName(number) : kept;
}

StoredRun stored(const RunEntry& entry) {
    StoredRun run;
    run.name = keptName(entry.name).toStdString();
    run.colour = entry.colour;
    run.overlaid = entry.overlaid;
    run.fromQueue = entry.fromQueue;
    run.digest = entry.inputs.data->digest;
    run.recipe = entry.inputs.recipe;
    run.method = idOf(entry.inputs.method);
    run.firstOptions = entry.firstOptions;
    run.options = entry.inputs.options;
    run.limits = entry.inputs.limits;
    run.fitted = entry.task->recipe;
    run.snapshot = entry.snapshot;
    run.result = entry.result;
    return run;
}

/// The table of a project as its runs have it.
struct TableOfRuns {
    DataPtr data;
    QString asItWas;                           ///< what it was called that they have learned from
    std::vector<DataPtr> read = {};            ///< in other ways
    std::map<std::string, DataPtr> gone = {};  ///< by digest: what it was before
    KnownTasks tasks = {};
};

/// As it is where it cannot be read so.
DataPtr readWith(TableOfRuns& table, const TableReading& reading) {
    const auto isReadSo = [&](const DataPtr& data) { return data->reading == reading; };
    if (isReadSo(table.data) || table.data->path.isEmpty()) return table.data;
    if (const auto known = std::ranges::find_if(table.read, isReadSo); known != table.read.end())
        return *known;
    auto loaded = loadFile(table.data->path, reading);
    if (!loaded) return table.data;
    table.read.push_back(std::move(*loaded));
    return table.read.back();
}

DataPtr goneData(TableOfRuns& table, const StoredRun& run) {
    DataPtr& data = table.gone[run.digest];
    if (data) return data;
    auto gone = std::make_shared<LoadedData>();
    gone->title = translated("%1, as it was").arg(table.asItWas);
    gone->path = table.data->path;
    gone->sample = table.data->sample;
    gone->digest = run.digest;
    gone->reading = tableReading(run.recipe);
    data = std::move(gone);
    return data;
}

TablePtr tableOf(const DataPtr& data) {
    return {data, &data->table};
}

Result<std::unique_ptr<RunEntry>> entryOfRun(const StoredRun& run, TableOfRuns& table) {
    const DataPtr asThen =
        run.digest == table.data->digest ? table.data : readWith(table, tableReading(run.recipe));
    const auto later = [&] {
        return tableOf(
            readWith(table, {laterReadings(*run.fitted), laterOptions(run.fitted->fileReading),
                             run.recipe.dates, run.fitted->shape}));
    };
    auto revived = revive(run, {tableOf(asThen), asThen->digest}, later, table.tasks);
    if (!revived) return tl::unexpected(revived.error());
    auto entry = std::make_unique<RunEntry>();
    entry->name = shownName(QString::fromStdString(run.name));
    entry->colour = run.colour % runLooks();
    entry->fromQueue = run.fromQueue;
    entry->overlaid = run.overlaid;
    entry->inputs = {revived->isOnOtherRows ? goneData(table, run) : asThen,
                     run.recipe,
                     revived->method,
                     std::move(revived->options),
                     run.fitted->problem,
                     run.limits};
    entry->firstOptions = std::move(revived->firstOptions);
    entry->task = std::move(revived->task);
    entry->tableRows = std::move(revived->tableRows);
    entry->isOnOtherRows = revived->isOnOtherRows;
    entry->snapshot = std::move(revived->snapshot);
    entry->earlier = std::move(revived->undrawn);
    entry->result = run.result.empty() ? newResultId() : run.result;
    entry->loss.update(*run.snapshot);
    return entry;
}

/// What the project's table was called when it was saved.
QString savedTitle(const StoredProject& project, const LoadedData& data) {
    return project.data.sample.empty()
               ? QFileInfo(QString::fromStdString(project.data.absolute)).fileName()
               : data.title;
}

Result<> addRuns(const StoredProject& project, OpenedProject& opened) {
    TableOfRuns table{opened.data, savedTitle(project, *opened.data)};
    for (const StoredRun& run : project.runs) {
        auto entry = entryOfRun(run, table);
        if (!entry) return tl::unexpected(entry.error());
        opened.runs.push_back(std::move(*entry));
    }
    return {};
}

void addNotices(const StoredProject& project, OpenedProject& opened) {
    QStringList gone;
    for (const std::string& column : dropUnknownColumns(opened.choices.recipe, opened.data->table))
        gone << QString::fromStdString(column);
    const QString title = opened.data->title, saved = savedTitle(project, *opened.data);
    if (!gone.isEmpty() && title != saved)
        opened.notices << translated("%1 lacks the columns %2 that %3 had.")
                              .arg(title, gone.join(QStringLiteral(", ")), saved);
    else if (!gone.isEmpty())
        opened.notices << translated("%1 no longer has the columns %2.")
                              .arg(title, gone.join(QStringLiteral(", ")));
    else if (project.data.digest != opened.data->digest && title != saved)
        opened.notices << translated("%1 holds other data than %2 did when the project was saved.")
                              .arg(title, saved);
    else if (project.data.digest != opened.data->digest)
        opened.notices << translated("%1 has changed since the project was saved.").arg(title);
    const bool areAllStale = std::ranges::all_of(
        opened.runs, [&](const auto& run) { return run->inputs.data != opened.data; });
    if (!opened.notices.isEmpty() && !opened.runs.empty() && areAllStale)
        opened.notices << translated(
            "The runs belong to the earlier data: press Run to train again.");
}

/// "" when it cannot be found.
QString placeOfTable(const DataReference& table, const QString& project) {
    const std::string place = findTable(table, project.toStdString());
    return place.empty() ? QString() : QDir::cleanPath(QString::fromStdString(place));
}

RowSelectionPtr selectionOf(const std::vector<std::array<Index, 2>>& spans, Index tableRows) {
    auto rows = std::make_shared<RowSelection>(tableRows);
    for (const auto& [first, last] : spans)
        rows->add(std::max(first, Index{0}), std::min(last, tableRows - 1));
    return rows->count() == 0 ? nullptr : rows;
}

}  // namespace

QString keptName(const QString& shown) {
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    const QString number = digits.match(shown).captured();
    return shown == Runs::firstName(number.toInt()) ? kFirstName + number : shown;
}

bool isProject(const QString& path) {
    return path.endsWith(QLatin1String(".ardent"), Qt::CaseInsensitive) ||
           isProjectFile(path.toStdString());
}

StoredProject projectOf(const DataPtr& data, const Choices& choices, const Runs& runs,
                        const QString& path, const ViewMemory& views) {
    StoredProject project;
    project.data = referenceTo(*data, path);
    project.recipe = choices.recipe;
    setTableReading(data->reading, project.recipe);
    project.method = idOf(choices.method);
    project.limits = choices.limits;
    for (const auto& [method, options] : choices.chosen) project.chosen[idOf(method)] = options;
    for (const auto& entry : runs.all()) {
        if (!entry->hasResult()) continue;
        const int position = static_cast<int>(project.runs.size());
        if (entry.get() == runs.current()) project.current = position;
        if (runs.isPinned(entry->id)) project.pinned = position;
        project.runs.push_back(stored(*entry));
    }
    project.runsMade = runs.numbered();
    project.arrangement = views.arrangement;
    project.currentView = views.current.toStdString();
    for (const auto& [name, value] : views.options)
        project.viewOptions[name.toStdString()] = value.toStdString();
    for (const QString& view : views.shown) project.shownViews.push_back(view.toStdString());
    for (const auto& [view, pane] : views.moved) project.movedViews[view.toStdString()] = pane;
    if (views.rows) project.selectedRows = views.rows->spans();
    return project;
}

Result<OpenedProject> openProject(const QString& path, const QString& dataPath) {
    OpenedProject opened;
    opened.stamp = stampOf(path);
    const auto project = loadProject(path.toStdString());
    if (!project) return tl::unexpected(project.error());
    opened.path = QFileInfo(path).absoluteFilePath();
    opened.standsFor = QString::fromStdString(project->standsFor);
    auto choices = choicesIn(*project);
    if (!choices) return tl::unexpected(choices.error());
    opened.choices = std::move(*choices);
    opened.runsMade = project->runsMade;
    opened.current = project->current;
    opened.pinned = project->pinned;
    opened.views = {project->arrangement, QString::fromStdString(project->currentView)};
    for (const auto& [name, value] : project->viewOptions)
        opened.views.options[QString::fromStdString(name)] = QString::fromStdString(value);
    for (const std::string& view : project->shownViews)
        opened.views.shown << QString::fromStdString(view);
    for (const auto& [view, pane] : project->movedViews)
        opened.views.moved[QString::fromStdString(view)] = pane;

    const DataReference& reference = project->data;
    const bool isFile = reference.sample.empty();
    const QString place = !dataPath.isEmpty() ? dataPath : placeOfTable(reference, opened.path);
    if (isFile && place.isEmpty()) {
        opened.missing = QString::fromStdString(reference.absolute);
        return opened;
    }
    auto data = isFile ? loadFile(place, tableReading(project->recipe))
                       : loadSample(QString::fromStdString(reference.sample));
    if (!data) return tl::unexpected(data.error());
    opened.data = std::move(*data);
    if (auto added = addRuns(*project, opened); !added) return tl::unexpected(added.error());
    addNotices(*project, opened);
    if (reference.digest == opened.data->digest)
        opened.views.rows = selectionOf(project->selectedRows, opened.data->table.rows);
    return opened;
}

}  // namespace ardent
