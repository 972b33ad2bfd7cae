#include "ui/widgets/fold.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace ardent {

Fold::Fold(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), heading_(new QToolButton(this)), content_(content) {
    heading_->setText(title);
    heading_->setAutoRaise(true);
    heading_->setArrowType(Qt::RightArrow);
    heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading_->setFocusPolicy(Qt::StrongFocus);
    heading_->setAccessibleName(QString(title).remove(u'&'));
    heading_->setToolTip(tr("Show or hide these settings"));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(heading_);
    layout->addWidget(content_);
    content_->hide();
    connect(heading_, &QToolButton::clicked, this, [this] { setOpen(!isOpen()); });
}

void Fold::setOpen(bool open) {
    heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    content_->setVisible(open);
}

bool Fold::isOpen() const {
    return !content_->isHidden();
}

}  // namespace ardent
