#include "ui/window/export_recipe.h"

#include "core/base/build_info.h"
#include "ui/data/role_text.h"
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

/// What was done with the rows and columns.
QString dataText(const Recipe& recipe) {
    QStringList lines{QStringLiteral("Split: %1 % training, %2 % validation, %3 % test")
                          .arg(share(recipe.split.train, recipe.split),
                               share(recipe.split.validation, recipe.split),
                               share(recipe.split.test, recipe.split))};
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
