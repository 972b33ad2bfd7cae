#pragma once

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "core/base/memory.h"
#include "ui/style/fonts.h"
#include "ui/window/resources.h"

namespace ardent {

/// Memory, resources and fonts as the window has them, and settings of its own that are gone with
/// the folder.
inline void prepareProgram(const QTemporaryDir& folder) {
    keepFreedMemory();
    QApplication::setOrganizationName(QStringLiteral("Ardent"));
    QApplication::setApplicationName(QStringLiteral("ArdentBench"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    loadResources();
    loadFonts();
}

}  // namespace ardent
