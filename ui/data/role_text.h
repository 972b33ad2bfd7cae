#pragma once

#include <QList>
#include <QString>

#include "core/data/task/recipe.h"

namespace ardent {

QString roleText(Role role);
QString roleHelp(Role role);
QList<Role> allRoles();

QString columnTypeText(ColumnType type);
QString shortColumnTypeText(ColumnType type);  ///< for a narrow column

QString readAsText(ReadAs reading);
QString readAsHelp(ReadAs reading);

}  // namespace ardent
