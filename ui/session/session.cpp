#include "ui/session/session.h"

#include <QFileInfo>

#include "ui/session/runs.h"

namespace ardent {

Session::Session(QObject* parent) : QObject(parent), runs_(std::make_unique<Runs>(*this)) {
    if (!methods().empty()) inputs_.method = &methods().front();
    completeOptions();
}

Session::~Session() = default;

void Session::openFile(const QString& path) {
    emit loadingStarted(QFileInfo(path).fileName());
    loader_.run([path] { return loadFile(path); },
                [this, path](Result<DataPtr> loaded) {
                    const bool arrived = loaded.has_value();
                    receive(std::move(loaded));
                    if (arrived) emit fileOpened(data()->path);
                });
}

void Session::openSample(const QString& id) {
    emit loadingStarted(id);
    loader_.run([id] { return loadSample(id); },
                [this, id](Result<DataPtr> loaded) {
                    const bool arrived = loaded.has_value();
                    receive(std::move(loaded));
                    if (arrived) emit sampleOpened(id);
                });
}

void Session::receive(Result<DataPtr> loaded) {
    emit loadingEnded();
    if (!loaded) {
        reportTrouble(QString::fromStdString(loaded.error().text));
        return;
    }
    inputs_.data = std::move(*loaded);
    Recipe fresh;
    fresh.seed = inputs_.recipe.seed;
    fresh.split = inputs_.recipe.split;
    fresh.target = inputs_.data->target.toStdString();
    fresh.problem = inputs_.data->problem;
    inputs_.recipe = std::move(fresh);
    emit dataChanged();
    changeRecipe();
}

void Session::changeRecipe() {
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

void Session::setRole(const QString& column, Role role) {
    if (role == Role::Target) return setTarget(column);
    const std::string name = column.toStdString();
    if (name == inputs_.recipe.target) inputs_.recipe.target.clear();
    inputs_.recipe.roles.erase(name);
    const Index position = inputs_.data->table.find(name);
    const Column& chosen = inputs_.data->table.columns[static_cast<std::size_t>(position)];
    if (roleOf(inputs_.recipe, chosen) != role) inputs_.recipe.roles[name] = role;
    changeRecipe();
}

void Session::setProblem(ProblemChoice problem) {
    if (problem == inputs_.recipe.problem) return;
    inputs_.recipe.problem = problem;
    changeRecipe();
}

void Session::setSplit(const SplitShares& split) {
    inputs_.recipe.split = split;
    changeRecipe();
}

void Session::setSeed(Seed seed) {
    if (seed == inputs_.recipe.seed) return;
    inputs_.recipe.seed = seed;
    emit seedChanged();
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
    for (const auto& [id, value] : chosen_[inputs_.method]) inputs_.options[id] = value;
}

void Session::setOption(const std::string& id, const OptionValue& value) {
    const OptionValues before = inputs_.options;
    if (before.at(id) == value) return;
    OptionValues& chosen = chosen_[inputs_.method];
    chosen.erase(id);
    if (standardOptions().at(id) != value) chosen[id] = value;
    completeOptions();
    for (const auto& [option, now] : inputs_.options)
        if (now != before.at(option)) runs_->changeLiveOption(option, now);
    emit optionsChanged();
    emit inputsChanged();
}

void Session::reportTrouble(const QString& text) {
    emit trouble(text);
}

}  // namespace ardent
