#include "ui/session/project.h"

#include <QDir>
#include <QFileInfo>

#include "core/data/task/encoded_alike.h"
#include "core/data/task/later_table.h"
#include "core/data/task/later_task.h"
#include "core/data/task/make_task.h"
#include "core/method/boost/boosted_rounds.h"
#include "core/method/methods.h"
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
    return run;
}

/// The file that holds the table now; "" when it cannot be found.
QString findData(const DataReference& data, const QString& project) {
    const QDir folder = QFileInfo(project).absoluteDir();
    const QString absolute = QString::fromStdString(data.absolute);
    for (const QString& place : {folder.filePath(QString::fromStdString(data.relative)), absolute,
                                 folder.filePath(QFileInfo(absolute).fileName())})
        if (QFileInfo(place).isFile()) return QDir::cleanPath(place);
    return {};
}

Result<const Method*> methodCalled(const std::string& id) {
    if (const Method* method = findMethod(id)) return method;
    return fail(Fault::Data,
                message("method-of-newer-version",
                        "The project uses the method \"{}\", which this Ardent does not have: open "
                        "it with a newer one.",
                        id));
}

/// The models after a boosted run's rounds, over the rows that its task has now.
void tellRounds(RunEntry& entry) {
    const BoostingPtr& stored = entry.snapshot->boosting;
    if (!stored || stored->start.size() == 0) return;
    auto told = std::make_shared<Snapshot>(*entry.snapshot);
    told->boosting = withModels(
        *stored, entry.task, entry.isOnOtherRows ? LandmarkLosses::Unknown : LandmarkLosses::Told);
    entry.snapshot = std::move(told);
}

/// Brings runs to life on a table.
class Reviver {
public:
    /// `asItWas` is what the table was called that the runs have learned from.
    Reviver(DataPtr data, QString asItWas) : data_(std::move(data)), asItWas_(std::move(asItWas)) {}

    Result<std::unique_ptr<RunEntry>> revive(const StoredRun& run) {
        const auto method = methodCalled(run.method);
        if (!method) return tl::unexpected(method.error());
        DataPtr data = readAs(run);
        auto entry = std::make_unique<RunEntry>();
        entry->name = shownName(QString::fromStdString(run.name));
        entry->colour = run.colour % runLooks();
        entry->fromQueue = run.fromQueue;
        entry->overlaid = run.overlaid;
        entry->inputs = {
            data,      run.recipe, *method, completed(**method, run.options), run.fitted->problem,
            run.limits};
        entry->firstOptions = completed(**method, run.firstOptions);
        entry->snapshot = run.snapshot;
        entry->loss.update(*run.snapshot);
        entry->task = run.digest == data->digest ? sameTask(run, data->table) : nullptr;
        if (!entry->task) {
            data = readWith(laterReadings(*run.fitted));
            putOnOtherData(*entry, run, data->table);
        }
        entry->tableRows = tableRows(*entry->task, data->table);
        tellRounds(*entry);
        return entry;
    }

private:
    static OptionValues completed(const Method& method, const OptionValues& stored) {
        const OptionValues known = acceptable(method.schema(), stored);
        OptionValues values = presetDefaults(method.schema(), known);
        for (const auto& [id, value] : known) values[id] = value;
        return values;
    }

    /// The table with its columns read as the run had them, where it can be read so.
    DataPtr readAs(const StoredRun& run) {
        return run.digest == data_->digest ? data_ : readWith(run.recipe.readings);
    }

    DataPtr readWith(const Readings& readings) {
        if (readings == data_->readings || data_->path.isEmpty()) return data_;
        DataPtr& data = read_[readings];
        if (!data)
            if (auto loaded = loadFile(data_->path, readings)) data = std::move(*loaded);
        return data ? data : data_;
    }

    /// The task that the run had; null when it cannot be had again.
    TaskPtr sameTask(const StoredRun& run, const Table& table) {
        for (const auto& [recipe, task] : tasks_)
            if (sameColumnsAndRows(recipe, run.recipe) && recipe.seed == run.recipe.seed)
                return areEncodedAlike(*task->recipe, *run.fitted) ? task : nullptr;
        auto task = makeTask(run.recipe, table);
        if (!task || !areEncodedAlike(*task->recipe, *run.fitted)) return nullptr;
        tasks_.push_back({run.recipe, std::make_shared<const Task>(std::move(*task))});
        return tasks_.back().second;
    }

    /// Makes the run a stale one: its model is shown over the rows that there are now.
    void putOnOtherData(RunEntry& entry, const StoredRun& run, const Table& table) {
        DataPtr& other = others_[run.digest];
        if (!other) {
            auto gone = std::make_shared<LoadedData>();
            gone->title = translated("%1, as it was").arg(asItWas_);
            gone->path = data_->path;
            gone->sample = data_->sample;
            gone->digest = run.digest;
            gone->readings = run.recipe.readings;
            other = std::move(gone);
        }
        entry.inputs.data = other;
        entry.isOnOtherRows = true;
        if (auto later = laterTask(run.fitted, table)) {
            entry.task = std::make_shared<const Task>(std::move(*later));
            return;
        }
        auto rowless = std::make_shared<Task>();
        rowless->recipe = run.fitted;
        rowless->x.resize(0, run.fitted->inputs());
        rowless->notes = {
            "The table no longer has the columns that the model reads: the model is kept, but not "
            "drawn."};
        entry.task = std::move(rowless);
        auto undrawn = std::make_shared<Snapshot>(*entry.snapshot);
        undrawn->predictor = nullptr;
        entry.earlier = std::move(undrawn);
    }

    DataPtr data_;
    QString asItWas_;
    std::map<Readings, DataPtr> read_;
    std::map<std::string, DataPtr> others_;
    std::vector<std::pair<Recipe, TaskPtr>> tasks_;  ///< of runs on this very table
};

Result<Choices> choicesIn(const StoredProject& project) {
    Choices choices{project.recipe, nullptr, {}, project.limits};
    const auto method = methodCalled(project.method);
    if (!method) return tl::unexpected(method.error());
    choices.method = *method;
    for (const auto& [id, options] : project.chosen) {
        const Method* known = findMethod(id);
        const OptionValues kept = known ? acceptable(known->schema(), options) : OptionValues{};
        if (!kept.empty()) choices.chosen[known] = kept;
    }
    return choices;
}

/// What the project's table was called when it was saved.
QString savedTitle(const StoredProject& project, const LoadedData& data) {
    return project.data.sample.empty()
               ? QFileInfo(QString::fromStdString(project.data.absolute)).fileName()
               : data.title;
}

Result<> addRuns(const StoredProject& project, OpenedProject& opened) {
    Reviver reviver(opened.data, savedTitle(project, *opened.data));
    for (const StoredRun& run : project.runs) {
        auto revived = reviver.revive(run);
        if (!revived) return tl::unexpected(revived.error());
        opened.runs.push_back(std::move(*revived));
    }
    return {};
}

void addNotices(const StoredProject& project, OpenedProject& opened) {
    const QStringList gone = dropUnknownColumns(opened.choices.recipe, opened.data->table);
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
    project.recipe.readings = data->readings;
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
    const QString place = !dataPath.isEmpty() ? dataPath : findData(reference, path);
    if (isFile && place.isEmpty()) {
        opened.missing = QString::fromStdString(reference.absolute);
        return opened;
    }
    auto data = isFile ? loadFile(place, project->recipe.readings)
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
