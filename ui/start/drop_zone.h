#pragma once

#include <QFrame>

class QMimeData;

namespace ardent {

/// A dashed frame that says where a file may be dropped. The window itself takes the drop,
/// anywhere.
class DropZone : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The one local file of a drop, "" when it is something else.
QString droppedFile(const QMimeData& data);

}  // namespace ardent
