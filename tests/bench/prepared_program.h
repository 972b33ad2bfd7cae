#pragma once

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "ui/style/fonts.h"
#include "ui/window/resources.h"

namespace ardent {

/// Resources and fonts of the window, and settings of its own that are gone with the folder.
inline void prepareProgram(const QTemporaryDir& folder) {
    QApplication::setOrganizationName(QStringLiteral("Ardent"));
    QApplication::setApplicationName(QStringLiteral("ArdentBench"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    loadResources();
    loadFonts();
}

}  // namespace ardent
