#include "ui/views/effects/moved_values.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace ardent {

QString movedText(const FittedRecipe& recipe, const MovedValues& moved) {
    if (moved.empty()) return {};
    QJsonObject values;
    for (const auto& [at, value] : moved) {
        const SourceColumn& source = recipe.sources[static_cast<std::size_t>(at)];
        values[QString::fromStdString(source.name)] =
            source.type == ColumnType::Numeric
                ? QJsonValue(value)
                : QJsonValue(
                      QString::fromStdString(source.levels[static_cast<std::size_t>(value)]));
    }
    return QString::fromUtf8(QJsonDocument(values).toJson(QJsonDocument::Compact));
}

MovedValues movedFrom(const FittedRecipe& recipe, const QString& text) {
    MovedValues moved;
    const QJsonObject values = QJsonDocument::fromJson(text.toUtf8()).object();
    for (std::size_t i = 0; i < recipe.sources.size(); ++i) {
        const SourceColumn& source = recipe.sources[i];
        const QJsonValue value = values.value(QString::fromStdString(source.name));
        const auto at = static_cast<Index>(i);
        if (source.type == ColumnType::Numeric) {
            if (value.isDouble()) moved[at] = value.toDouble();
            continue;
        }
        const auto level = std::ranges::find(source.levels, value.toString().toStdString());
        if (value.isString() && level != source.levels.end())
            moved[at] = static_cast<double>(level - source.levels.begin());
    }
    return moved;
}

}  // namespace ardent
