#include "ui/window/panel_handle.h"

#include <QAction>
#include <QStatusBar>
#include <QToolButton>

namespace ardent {

void addPanelHandle(QStatusBar& bar, QAction& panel) {
    auto* handle = new QToolButton(&bar);
    handle->setObjectName(panel.objectName() + QStringLiteral("Handle"));
    handle->setAutoRaise(true);
    handle->setToolButtonStyle(Qt::ToolButtonTextOnly);
    handle->setDefaultAction(&panel);
    bar.addPermanentWidget(handle);
    const auto follow = [handle, &panel] {
        const bool isPresented = handle->window()->isFullScreen();
        handle->setVisible(panel.isEnabled() && !panel.isChecked() && !isPresented);
    };
    QObject::connect(&panel, &QAction::changed, handle, follow);
    follow();
}

}  // namespace ardent
