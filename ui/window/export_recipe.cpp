#include "ui/window/export_recipe.h"

#include "core/base/build_info.h"
#include "ui/data/role_text.h"
#include "ui/import/reading_fields.h"
#include "ui/runs/run_text.h"
#include "ui/session/project.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

QString share(double part, const SplitShares& split) {
    return QString::number(100. * part / (split.train + split.validation + split.test), 'g', 4);
}

QString splitLine(const Recipe& recipe) {
    const QString column = QString::fromStdString(recipe.splitColumn);
    if (recipe.splitRule == SplitRule::Parts)
        return QStringLiteral("Split: the parts that column %1 names").arg(column);
    const QString shares = QStringLiteral("Split: %1 % training, %2 % validation, %3 % test")
                               .arg(share(recipe.split.train, recipe.split),
                                    share(recipe.split.validation, recipe.split),
                                    share(recipe.split.test, recipe.split));
    if (recipe.splitRule == SplitRule::Groups)
        return QStringLiteral("%1, by the groups of column %2").arg(shares, column);
    if (recipe.splitRule == SplitRule::Time)
        return QStringLiteral("%1, in the order of column %2").arg(shares, column);
    return shares;
}

/// What was done with the file, the rows and the columns.
QString dataText(const Recipe& recipe) {
    QStringList lines{splitLine(recipe)};
    if (const QString chosen = optionsText(recipe.fileReading); !chosen.isEmpty())
        lines << QStringLiteral("File read with: %1").arg(chosen);
    for (const ShapeStep& step : recipe.shape)
        lines << QStringLiteral("Step: %1").arg(QString::fromStdString(stepText(step)));
    for (const auto& [name, role] : recipe.roles)
        lines << QStringLiteral("Column %1: %2").arg(QString::fromStdString(name), roleText(role));
    return lines.join(u'\n');
}

}  // namespace

QString recipeText(const Session& session) {
    const InEnglish english;
    const RunEntry* run = session.runs().current();
    const QString program =
        QStringLiteral("Ardent %1").arg(QString::fromStdString(buildInfo().version));
    if (!run) return program;
    const std::string_view method = run->inputs.method->id;
    return QStringList{
        program + QStringLiteral(", instruction set %1")
                      .arg(QString::fromStdString(buildInfo().instructionSet)),
        QStringLiteral("%1: %2, %3")
            .arg(keptName(run->name), QString::fromUtf8(method.data(), qsizetype(method.size())),
                 ticksText(*run->snapshot)),
        reasonText(*run->snapshot), settingsText(*run), dataText(run->inputs.recipe)}
        .join(u'\n');
}

}  // namespace ardent
