#include "ui/session/session.h"

#include <QFileInfo>
#include <algorithm>

#include "core/data/shape/row_list.h"
#include "core/data/task/identifiers.h"
#include "core/data/task/target.h"
#include "core/method/methods.h"
#include "ui/session/project_age.h"
#include "ui/session/runs.h"
#include "ui/style/translated.h"

namespace ardent {

Session::Session(QObject* parent)
    : QObject(parent), runs_(std::make_unique<Runs>(inputs_, [this] { return missingForRun(); })) {
    connect(runs_.get(), &Runs::trouble, this, &Session::trouble);
    if (!methods().empty()) inputs_.method = &methods().front();
    completeOptions();
}

Session::~Session() = default;

void Session::openFile(const QString& path, Leave leave) {
    if (isProject(path)) return openProject(path, {}, std::move(leave));
    loader_.run([path] { return loadFile(path); },
                [this, path, leave = std::move(leave)](Result<DataPtr> loaded) {
                    const bool isRefused = !loaded;
                    receive(std::move(loaded), leave, [this] { emit fileOpened(data()->path); });
                    if (isRefused) emit tableRefused(path);
                });
    emit loadingStarted(QFileInfo(path).fileName());
}

void Session::openSample(const QString& id, Leave leave) {
    loader_.run([id] { return loadSample(id); },
                [this, id, leave = std::move(leave)](Result<DataPtr> loaded) {
                    receive(std::move(loaded), leave, [this, id] { emit sampleOpened(id); });
                });
    emit loadingStarted(id);
}

void Session::openProject(const QString& path, const QString& dataPath, Leave leave) {
    const auto receiveWhole = [this, dataPath, leave](OpenedProject opened) {
        const auto kept = std::make_shared<OpenedProject>(std::move(opened));
        leave([this, dataPath, kept] {
            const bool isSavedSince = stampOf(kept->path) != kept->stamp;
            if (isSavedSince) return openProject(kept->path, dataPath);
            receive(std::move(*kept), /*isSaved=*/dataPath.isEmpty());
        });
    };
    loader_.run([path, dataPath] { return ardent::openProject(path, dataPath); },
                [this, receiveWhole](Result<OpenedProject> opened) {
                    emit loadingEnded();
                    if (!opened)
                        reportTrouble(faultText(opened.error()), Cause::Opening);
                    else if (!opened->data)
                        emit dataMissing(opened->path, opened->missing);
                    else
                        receiveWhole(std::move(*opened));
                });
    emit loadingStarted(QFileInfo(path).fileName());
}

void Session::takeReading(DataPtr read, const Leave& leave) {
    if (!inputs_.data || !haveSameSource(*read, *inputs_.data))
        return leave([this, read] {
            begin(read);
            emit fileOpened(read->path);
        });
    stopRereading();
    setTableReading(read->reading, inputs_.recipe);
    DataPtr before = known(inputs_.recipe);
    putInPlace(before ? std::move(before) : std::move(read));
}

void Session::restoreWork(const QString& copy, std::function<void()> then) {
    loader_.run([copy] { return ardent::openProject(copy, {}); },
                [this, copy, then = std::move(then)](Result<OpenedProject> opened) {
                    emit loadingEnded();
                    if (!opened) return reportTrouble(faultText(opened.error()), Cause::Opening);
                    if (!opened->data)
                        return reportTrouble(
                            tr("The runs cannot be restored now, because their table %1 is not "
                               "there: put it back and start Ardent again.")
                                .arg(opened->missing),
                            Cause::Opening);
                    const bool hasPlace = isStillBehind(opened->standsFor, copy);
                    opened->path = hasPlace ? opened->standsFor : QString();
                    opened->stamp = stampOf(opened->path);
                    receive(std::move(*opened), /*isSaved=*/false);
                    then();
                });
    emit loadingStarted(QFileInfo(copy).fileName());
}

std::optional<QString> Session::missingForRun() const {
    if (loader_.isBusy()) return tr("Other data are being opened: wait until they are loaded");
    return ardent::missingForRun(inputs_);
}

void Session::receive(Result<DataPtr> loaded, const Leave& leave, std::function<void()> then) {
    emit loadingEnded();
    if (!loaded) return reportTrouble(faultText(loaded.error()), Cause::Opening);
    leave([this, data = std::move(*loaded), then = std::move(then)] {
        begin(data);
        then();
    });
}

void Session::begin(DataPtr data) {
    runs_->replace({}, 0, -1);
    rereader_.abandon();
    projectPath_.clear();
    claim_.begin({}, {});
    saved_.reset();
    inputs_.data = std::move(data);
    inputs_.recipe = {};
    setTableReading(inputs_.data->reading, inputs_.recipe);
    inputs_.recipe.target = inputs_.data->target.toStdString();
    takeRowNames(inputs_.data->table, inputs_.recipe);
    inputs_.recipe.problem = inputs_.data->problem;
    inputs_.limits = {};
    chosen_.clear();
    completeOptions();
    findProblem();
    selectRows(nullptr);
    emit dataChanged();
    restore(choices());
}

void Session::receive(OpenedProject opened, bool isSaved) {
    runs_->replace({}, 0, -1);
    rereader_.abandon();
    projectPath_ = opened.path;
    claim_.begin(projectPath_, opened.stamp);
    if (claim_.isElsewhere())
        opened.notices.prepend(
            (claim_.otherComputer()
                 ? tr("%1 is locked by a window on another computer, or by one that broke down "
                      "there: saving asks whether to overwrite it.")
                 : tr("%1 is open in another window: from here it can be saved under another name "
                      "only."))
                .arg(QFileInfo(projectPath_).fileName()));
    inputs_.data = std::move(opened.data);
    inputs_.recipe = opened.choices.recipe;
    findProblem();
    selectRows(nullptr);
    emit dataChanged();
    restore(opened.choices);
    runs_->replace(std::move(opened.runs), opened.runsMade, opened.current);
    if (const auto& all = runs_->all(); opened.pinned >= 0 && opened.pinned < std::ssize(all))
        runs_->setPinned(all[static_cast<std::size_t>(opened.pinned)]->id, true);
    saved_.reset();
    if (isSaved) saved_ = contents();
    emit projectOpened(opened.views);
    if (!projectPath_.isEmpty()) emit fileOpened(projectPath_);
    if (!opened.notices.isEmpty()) reportTrouble(opened.notices.join(u' '), Cause::Opening);
}

void Session::saveProject(const QString& path, const ViewMemory& views, std::function<void()> then,
                          Replacing replacing) {
    const int opening = claim_.opening();
    saver_.run(
        [this, path, replacing, opening, project = toProject(path, views)] {
            return claim_.save(project, path, replacing, opening);
        },
        [this, path, opening, now = contents(), then = std::move(then)](const Result<>& written) {
            if (!written) return reportTrouble(faultText(written.error()), Cause::Saving);
            if (opening == claim_.opening()) {  // else something else has been opened since
                projectPath_ = path;
                saved_ = now;
                emit projectSaved();
            }
            then();
        });
}

bool Session::isChangedByOthers() const {
    return !saver_.isBusy() && claim_.isChangedByOthers();
}

bool Session::isOpenElsewhere() {
    return !saver_.isBusy() && claim_.isElsewhere();
}

Session::Contents Session::contents() const {
    Contents now{choices(), {}};
    for (const auto& entry : runs_->all())
        if (entry->hasResult())
            now.runs.push_back({entry->id, entry->name, entry->overlaid, runs_->isPinned(entry->id),
                                entry->snapshot});
    return now;
}

StoredProject Session::toProject(const QString& path, const ViewMemory& views) const {
    return projectOf(inputs_.data, choices(), *runs_, path, views);
}

bool Session::isModified() const {
    if (!inputs_.data) return false;
    const Contents now = contents();
    return saved_ ? now != *saved_ : !projectPath_.isEmpty() || !now.runs.empty();
}

void Session::findProblem() {
    Question question{inputs_.data, inputs_.recipe.target, inputs_.recipe.problem};
    if (question == asked_) return;
    asked_ = std::move(question);
    inputs_.problem =
        inputs_.data ? posedProblem(inputs_.recipe, inputs_.data->table) : std::nullopt;
}

void Session::changeRecipe() {
    findProblem();
    emit recipeChanged();
    emit inputsChanged();
}

void Session::setTarget(const QString& column) {
    const std::string name = column.toStdString();
    if (name == inputs_.recipe.target) return;
    inputs_.recipe.target = name;
    inputs_.recipe.roles.erase(name);
    changeRecipe();
}

void Session::setRole(const QStringList& columns, Role role) {
    if (role == Role::Target) return setTarget(columns.value(0));
    Recipe& recipe = inputs_.recipe;
    const std::string target = recipe.target;
    const auto roles = recipe.roles;
    for (const QString& column : columns) {
        const std::string name = column.toStdString();
        if (name == recipe.target) recipe.target.clear();
        recipe.roles.erase(name);
        const Index position = inputs_.data->table.find(name);
        const Column& chosen = inputs_.data->table.columns[static_cast<std::size_t>(position)];
        if (roleOf(recipe, chosen) != role) recipe.roles[name] = role;
    }
    if (recipe.target != target || recipe.roles != roles) changeRecipe();
}

bool Session::canReread() const {
    return inputs_.data && !inputs_.data->path.isEmpty();
}

void Session::setReading(const QStringList& columns, ReadAs reading) {
    Readings& readings = inputs_.recipe.readings;
    const Readings before = readings;
    for (const QString& column : columns) {
        readings.erase(column.toStdString());
        if (reading != ReadAs::Automatic) readings[column.toStdString()] = reading;
    }
    if (readings == before) return;
    changeRecipe();
    readAsChosen();
}

bool Session::canExcludeSelectedRows() const {
    constexpr std::size_t kMostSpans = 10'000;  // of a step that can be read
    return selectedRows_ && canReread() && isReadAs(*inputs_.data, inputs_.recipe) &&
           selectedRows_->count() < inputs_.data->table.rows &&
           selectedRows_->spans().size() <= kMostSpans;
}

void Session::excludeSelectedRows() {
    if (!canExcludeSelectedRows()) return;
    inputs_.recipe.shape.push_back({StepKind::Exclude, {}, rowListText(*selectedRows_)});
    changeRecipe();
    readAsChosen();
}

void Session::stopRereading() {
    const bool wasReading = rereader_.isBusy();
    rereader_.abandon();
    if (wasReading && !loader_.isBusy()) emit loadingEnded();
}

/// The present table as a run has read it; null: none has.
DataPtr Session::known(const Recipe& readAs) const {
    for (const auto& entry : runs_->all()) {
        const DataPtr& data = entry->inputs.data;
        if (isReadAs(*data, readAs) && haveSameSource(*data, *inputs_.data)) return data;
    }
    return nullptr;
}

void Session::readAsChosen() {
    stopRereading();
    const Recipe& wanted = inputs_.recipe;
    if (!inputs_.data || isReadAs(*inputs_.data, wanted)) return;
    if (DataPtr data = known(wanted)) return putInPlace(std::move(data));
    emit loadingStarted(inputs_.data->title);
    rereader_.run([path = inputs_.data->path,
                   reading = tableReading(wanted)] { return loadFile(path, reading); },
                  [this](Result<DataPtr> loaded) { receiveReread(std::move(loaded)); });
}

void Session::receiveReread(Result<DataPtr> loaded) {
    const bool isSame = loaded && haveSameSource(**loaded, *inputs_.data);
    if (isSame) {
        putInPlace(std::move(*loaded));
    } else {
        setTableReading(inputs_.data->reading, inputs_.recipe);
        dropUnknownColumns(inputs_.recipe, inputs_.data->table);
        changeRecipe();
    }
    if (!loader_.isBusy()) emit loadingEnded();
    if (isSame) return;
    reportTrouble(
        loaded ? tr("%1 has changed since it was opened: open it again.").arg(inputs_.data->title)
               : faultText(loaded.error()),
        Cause::Opening);
}

void Session::putInPlace(DataPtr reread) {
    inputs_.data = std::move(reread);
    dropUnknownColumns(inputs_.recipe, inputs_.data->table);
    emit dataReread();
    if (selectedRows_ && selectedRows_->tableRows() != inputs_.data->table.rows)
        selectRows(nullptr);
    changeRecipe();
}

void Session::setProblem(ProblemChoice problem) {
    if (problem == inputs_.recipe.problem) return;
    inputs_.recipe.problem = problem;
    changeRecipe();
}

void Session::setSplit(const SplitShares& split) {
    Recipe& recipe = inputs_.recipe;
    const Recipe before = recipe;
    recipe.split = split;
    if (!sameColumnsAndRows(recipe, before)) changeRecipe();
}

void Session::setSplitRule(SplitRule rule, const QString& column) {
    Recipe& recipe = inputs_.recipe;
    const Recipe before = recipe;
    recipe.splitRule = rule;
    recipe.splitColumn = rule == SplitRule::Chance ? std::string() : column.toStdString();
    if (!sameColumnsAndRows(recipe, before)) changeRecipe();
}

void Session::setSeed(Seed seed) {
    if (seed == inputs_.recipe.seed) return;
    inputs_.recipe.seed = seed;
    emit seedChanged();
    emit inputsChanged();
}

void Session::setLimits(const RunLimits& limits) {
    if (limits == inputs_.limits) return;
    inputs_.limits = limits;
    emit limitsChanged();
    emit inputsChanged();
}

void Session::setMethod(const QString& id) {
    const Method* method = findMethod(id.toStdString());
    if (!method || method == inputs_.method) return;
    inputs_.method = method;
    completeOptions();
    emit methodChanged();
    emit inputsChanged();
}

OptionValues Session::standardOptions() const {
    if (!inputs_.method) return {};
    const auto chosen = chosen_.find(inputs_.method);
    return presetDefaults(inputs_.method->schema(),
                          chosen == chosen_.end() ? OptionValues{} : chosen->second);
}

void Session::completeOptions() {
    inputs_.options = standardOptions();
    if (const auto chosen = chosen_.find(inputs_.method); chosen != chosen_.end())
        for (const auto& [id, value] : chosen->second) inputs_.options[id] = value;
}

void Session::setOption(const std::string& id, const OptionValue& value) {
    const OptionValues before = inputs_.options;
    if (before.at(id) == value) return;
    chosen_[inputs_.method].erase(id);
    if (standardOptions().at(id) != value) chosen_[inputs_.method][id] = value;
    if (chosen_[inputs_.method].empty()) chosen_.erase(inputs_.method);
    changeOptions(before);
    emit inputsChanged();
}

void Session::changeOptions(const OptionValues& before) {
    completeOptions();
    for (const auto& [option, now] : inputs_.options)
        if (now != before.at(option)) runs_->changeLiveOption(option, now);
    emit optionsChanged();
}

void Session::restore(const Choices& choices) {
    const Method* before = inputs_.method;
    const OptionValues options = inputs_.options;
    inputs_.recipe = choices.recipe;
    inputs_.method = choices.method;
    inputs_.limits = choices.limits;
    chosen_ = choices.chosen;
    findProblem();
    emit recipeChanged();
    emit seedChanged();
    emit limitsChanged();
    if (choices.method == before) {
        changeOptions(options);
    } else {
        completeOptions();
        emit methodChanged();
    }
    emit inputsChanged();
    readAsChosen();
}

void Session::takeOver(const Inputs& inputs) {
    Choices taken = choices();
    taken.recipe = inputs.recipe;
    taken.method = inputs.method;
    taken.limits = inputs.limits;
    taken.chosen.erase(inputs.method);
    if (OptionValues chosen = chosenAmong(inputs.method->schema(), inputs.options); !chosen.empty())
        taken.chosen[inputs.method] = std::move(chosen);
    chosen_ = taken.chosen;
    completeOptions();  // first, so that none of it is a change that a live run is told of
    restore(taken);
}

void Session::selectRows(RowSelectionPtr rows) {
    const bool isOfThisTable =
        rows && inputs_.data && rows->tableRows() == inputs_.data->table.rows;
    if (!isOfThisTable || rows->count() == 0) rows = nullptr;
    if (rows == selectedRows_ || (rows && selectedRows_ && *rows == *selectedRows_)) return;
    selectedRows_ = std::move(rows);
    emit rowsSelected();
}

void Session::reportTrouble(const QString& text, Cause cause) {
    emit trouble(text, cause);
}

}  // namespace ardent
