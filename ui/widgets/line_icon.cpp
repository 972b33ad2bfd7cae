#include "ui/widgets/line_icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace ardent {

namespace {

QColor inkOf(QIcon::Mode mode) {
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::ButtonText);
    if (mode == QIcon::Selected) return palette.color(QPalette::HighlightedText);
    return palette.color(QPalette::ButtonText);
}

class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(QString name) : name_(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        painter->drawPixmap(rect,
                            tinted(rect.size() * painter->device()->devicePixelRatioF(), mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return tinted(size, mode);
    }

    QIconEngine* clone() const override { return new LineIconEngine(name_); }

private:
    QPixmap tinted(const QSize& size, QIcon::Mode mode) const {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QSvgRenderer drawing(QStringLiteral(":/icons/%1.svg").arg(name_));
        QPainter painter(&picture);
        drawing.setAspectRatioMode(Qt::KeepAspectRatio);
        drawing.render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), inkOf(mode));
        return picture;
    }

    QString name_;
};

}  // namespace

QIcon lineIcon(const QString& name) {
    return QIcon(new LineIconEngine(name));
}

}  // namespace ardent
