#include "ui/window/further_commands.h"

#include "core/method/methods.h"
#include "ui/session/session.h"
#include "ui/start/samples.h"
#include "ui/style/translated.h"

namespace ardent {

QList<Command> furtherCommands(Session& session,
                               const std::function<void(const QString&)>& openSample) {
    QList<Command> commands;
    for (const Method& method : methods()) {
        const auto id = QString::fromUtf8(method.id);
        const auto title = translatedCore(method.title);
        const QString why = misfit(method, session.inputs().problem);
        commands << Command{translated("Learn with %1").arg(title), translated("Method"),
                            [&session, id] { session.setMethod(id); },
                            why.isEmpty() ? why : why + u'.'};
    }
    for (const Sample& sample : samples())
        commands << Command{translated("Open %1: %2").arg(sample.id, sample.question),
                            translated("Sample"),
                            [openSample, id = sample.id] { openSample(id); },
                            {}};
    if (!session.data()) return commands;
    for (const Column& column : session.data()->table.columns) {
        if (column.type == ColumnType::Text) continue;
        const QString name = QString::fromStdString(column.name);
        commands << Command{translated("Predict %1").arg(name),
                            translated("Target"),
                            [&session, name] { session.setTarget(name); },
                            {}};
    }
    return commands;
}

}  // namespace ardent
