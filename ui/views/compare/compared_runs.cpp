#include "ui/views/compare/compared_runs.h"

#include <algorithm>

#include "core/figure/notes/notes.h"
#include "core/figure/notes/origin_note.h"
#include "ui/data/role_text.h"
#include "ui/import/reading_fields.h"
#include "ui/method/option_field.h"
#include "ui/runs/run_text.h"
#include "ui/session/comparable.h"
#include "ui/session/replicates.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

QString problemText(ProblemChoice problem) {
    switch (problem) {
        case ProblemChoice::Auto:
            return translated("Automatic");
        case ProblemChoice::Regression:
            return translated("Regression");
        case ProblemChoice::Classification:
            return translated("Classification");
    }
    return {};
}

QString rolesText(const Recipe& recipe) {
    QStringList roles;
    for (const auto& [name, role] : recipe.roles)
        roles << QStringLiteral("%1: %2").arg(QString::fromStdString(name), roleText(role));
    return roles.isEmpty() ? translated("As they are") : roles.join(QStringLiteral(", "));
}

QString readingsText(const Recipe& recipe) {
    QStringList readings;
    for (const auto& [name, reading] : recipe.readings)
        readings << QStringLiteral("%1: %2").arg(QString::fromStdString(name), readAsText(reading));
    return readings.isEmpty() ? translated("As they are") : readings.join(QStringLiteral(", "));
}

QString shapeText(const Recipe& recipe) {
    QStringList steps;
    for (const ShapeStep& step : recipe.shape) steps << QString::fromStdString(stepText(step));
    return steps.isEmpty() ? translated("None") : steps.join(QStringLiteral("; "));
}

QString fileReadingText(const Recipe& recipe) {
    const QString chosen = optionsText(recipe.fileReading);
    return chosen.isEmpty() ? translated("As it is found") : chosen;
}

/// Shares, and the rule that deals rows.
QString dealtText(const Recipe& recipe) {
    const QString shares = QString::fromStdString(splitText(recipe.split));
    const QString column = QString::fromStdString(recipe.splitColumn);
    switch (recipe.splitRule) {
        case SplitRule::Chance:
            return shares;
        case SplitRule::Parts:
            return translated("Parts that %1 names").arg(column);
        case SplitRule::Groups:
            return translated("%1, by the groups of %2").arg(shares, column);
        case SplitRule::Time:
            return translated("%1, in the order of %2").arg(shares, column);
    }
    return {};
}

QString seedsText(const std::vector<const RunEntry*>& group) {
    std::vector<Seed> seeds;
    for (const RunEntry* run : group) seeds.push_back(run->inputs.recipe.seed);
    std::ranges::sort(seeds);
    if (seeds.size() > 2 && seeds.back() - seeds.front() == seeds.size() - 1)
        return QStringLiteral("%1 … %2").arg(seeds.front()).arg(seeds.back());
    QStringList all;
    for (const Seed seed : seeds) all << QString::number(seed);
    return all.join(QStringLiteral(", "));
}

/// What the run began with, and what it was changed to while it went on.
QString courseOf(const OptionSpec& spec, const RunEntry& run) {
    QString text = optionText(spec, run.firstOptions.at(spec.id));
    for (const OptionChange& change : run.snapshot->changes)
        if (change.option == spec.id)
            text += QStringLiteral(" → ") + optionText(spec, change.value);
    return text;
}

std::vector<Setting> settingsOf(const std::vector<const RunEntry*>& group) {
    const RunEntry& run = *group.front();
    const Recipe& recipe = run.inputs.recipe;
    std::vector<Setting> settings;
    const auto add = [&](const char* id, const QString& title, const QString& value) {
        settings.push_back({id, title.toStdString(), value.toStdString()});
    };
    add("/method", translated("Method"), translatedCore(run.inputs.method->title));
    add("/data", translated("Data"), run.inputs.data->title);
    add("/target", translated("Target"), QString::fromStdString(recipe.target));
    add("/problem", translated("Problem"), problemText(recipe.problem));
    add("/columns", translated("Roles of columns"), rolesText(recipe));
    add("/readings", translated("Columns read as"), readingsText(recipe));
    add("/file", translated("File read with"), fileReadingText(recipe));
    add("/shape", translated("Steps on the table"), shapeText(recipe));
    add("/split", translated("Split"), dealtText(recipe));
    add("/seed", translated("Seed"), seedsText(group));
    const QString limits = limitsText(run);
    add("/limits", translated("Limit"), limits.isEmpty() ? translated("None") : limits);
    for (const OptionSpec& spec : run.inputs.method->schema())
        if (takesPart(spec, run.firstOptions))
            settings.push_back({spec.id, translatedCore(spec.title).toStdString(),
                                courseOf(spec, run).toStdString()});
    return settings;
}

/// What decides which rows a run is measured on; table and target are the same in all.
QString rowsOf(const std::vector<const RunEntry*>& group) {
    return QStringLiteral("%1|%2").arg(dealtText(group.front()->inputs.recipe), seedsText(group));
}

RowCounts countsOf(const RunEntry& run) {
    const Split& split = run.task->split;
    return {std::ssize(split.test), std::ssize(split.validation), std::ssize(split.train)};
}

/// The names of their targets; with the kind of problem, where the other run has this target too.
QString targetsText(const std::vector<const RunEntry*>& runs, const RunEntry& other) {
    QStringList targets;
    for (const RunEntry* run : runs) {
        targets << QString::fromStdString(run->inputs.recipe.target);
        if (run->inputs.recipe.target == other.inputs.recipe.target)
            targets.back() =
                (run->task->recipe->problem == Problem::Regression ? translated("%1 as a number")
                                                                   : translated("%1 as classes"))
                    .arg(targets.back());
    }
    targets.removeDuplicates();
    return targets.join(QStringLiteral(", "));
}

/// How many ticked or pinned runs cannot be compared and why; "" for none.
QString leftOutText(const Runs& runs) {
    const RunEntry* reference = runs.reference();
    if (!reference) return {};
    std::vector<const RunEntry*> ofOtherTarget;
    int ofOtherTable = 0;
    for (const auto& run : runs.all()) {
        if (!run->overlaid && !runs.isPinned(run->id)) continue;
        if (!haveSameTable(*run, *reference))
            ++ofOtherTable;
        else if (!haveSameTarget(*run, *reference))
            ofOtherTarget.push_back(run.get());
    }
    QStringList sentences;
    if (ofOtherTarget.size() == 1)
        sentences << translated("1 run predicts another target (%1) and is not compared.")
                         .arg(targetsText(ofOtherTarget, *reference));
    else if (!ofOtherTarget.empty())
        sentences << translated("%1 runs predict another target (%2) and are not compared.")
                         .arg(QString::number(ofOtherTarget.size()),
                              targetsText(ofOtherTarget, *reference));
    if (ofOtherTable == 1)
        sentences << translated(
            "1 run was trained on another state of the table and is not "
            "compared.");
    else if (ofOtherTable > 0)
        sentences << translated(
                         "%1 runs were trained on another state of the table and are not "
                         "compared.")
                         .arg(ofOtherTable);
    return sentences.join(u' ');
}

}  // namespace

std::vector<const RunEntry*> comparedEntries(const Runs& runs) {
    const RunEntry* baseline = runs.baseline();
    std::vector<const RunEntry*> compared;
    if (!baseline) return compared;
    compared.push_back(baseline);
    for (const auto& run : runs.all())
        if (run->overlaid && run.get() != baseline && runs.isComparable(*run))
            compared.push_back(run.get());
    return compared;
}

void noteLeftOut(const Runs& runs, Figure& figure) {
    const QString leftOut = leftOutText(runs);
    if (leftOut.isEmpty()) return;
    if (figure.isEmpty())
        figure.empty += ' ' + leftOut.toStdString();
    else
        addCaution(leftOut.toStdString(), figure);
}

void noteOwnModels(const std::vector<const RunEntry*>& runs, Figure& figure) {
    QStringList names;
    for (const RunEntry* run : runs)
        if (run->earlier) names << run->name;
    if (names.isEmpty() || figure.isEmpty()) return;
    const QString sentence = names.size() == 1
                                 ? translated(
                                       "%1 is compared by its own model, not by that of the λ or "
                                       "round that the other views show.")
                                 : translated(
                                       "%1 are compared by their own models, not by those of the λ "
                                       "or round that the other views show.");
    addNote(NoteKind::Shown, sentence.arg(names.join(QStringLiteral(", "))).toStdString(), figure);
}

std::vector<ComparedRun> comparedRuns(const std::vector<const RunEntry*>& runs, bool together) {
    std::vector<std::vector<const RunEntry*>> groups;
    if (together)
        groups = groupedBySeed(runs);
    else
        for (const RunEntry* run : runs) groups.push_back({run});
    std::vector<ComparedRun> columns;
    for (const auto& group : groups) {
        ComparedRun column;
        const Method& method = *group.front()->inputs.method;
        column.name = nameOf(group).toStdString();
        column.method = translatedCore(method.title).toStdString();
        column.colour = group.front()->colour;
        column.runs = snapshotsOf(group);
        column.settings = settingsOf(group);
        column.rows = rowsOf(group).toStdString();
        if (!group.front()->isOnOtherRows) column.counts = countsOf(*group.front());
        columns.push_back(std::move(column));
    }
    return columns;
}

}  // namespace ardent
