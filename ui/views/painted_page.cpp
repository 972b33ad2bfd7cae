#include "ui/views/painted_page.h"

namespace ardent {

PaintedPage::PaintedPage(Session& session, const QString& id, const QString& title, QWidget* parent)
    : FigurePage(session, id, title, parent) {
    connect(&painter_, &FigurePainter::painted, this, &PaintedPage::receive);
}

}  // namespace ardent
