#include "ui/session/session.h"

#include <QFileInfo>

#include "ui/session/runs.h"

namespace ardent {

Session::Session(QObject* parent) : QObject(parent), runs_(std::make_unique<Runs>(*this)) {
    if (!methods().empty()) inputs_.method = &methods().front();
    if (inputs_.method) inputs_.options = defaults(inputs_.method->schema());
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
    inputs_.recipe.roles[name] = role;
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
    if (inputs_.method) optionsOfMethods_[std::string(inputs_.method->id)] = inputs_.options;
    const auto kept = optionsOfMethods_.find(std::string(method->id));
    inputs_.method = method;
    inputs_.options = kept != optionsOfMethods_.end() ? kept->second : defaults(method->schema());
    emit methodChanged();
    emit inputsChanged();
}

void Session::setOption(const std::string& id, const OptionValue& value) {
    OptionValue& held = inputs_.options.at(id);
    if (held == value) return;
    held = value;
    runs_->changeLiveOption(id, value);
    emit optionChanged(id);
    emit inputsChanged();
}

void Session::reportTrouble(const QString& text) {
    emit trouble(text);
}

}  // namespace ardent
