#include "ui/window/panel_handle.h"

#include <QAction>
#include <QStatusBar>
#include <QToolButton>

namespace ardent {

void addPanelHandle(QStatusBar& bar, QAction& panel, QAction& presentation) {
    auto* handle = new QToolButton(&bar);
    handle->setObjectName(panel.objectName() + QStringLiteral("Handle"));
    handle->setAutoRaise(true);
    handle->setToolButtonStyle(Qt::ToolButtonTextOnly);
    handle->setDefaultAction(&panel);
    bar.addPermanentWidget(handle);
    const auto follow = [handle, &panel, &presentation] {
        handle->setVisible(panel.isEnabled() && !panel.isChecked() && !presentation.isChecked());
    };
    QObject::connect(&panel, &QAction::changed, handle, follow);
    QObject::connect(&presentation, &QAction::toggled, handle, follow);
    follow();
}

}  // namespace ardent
