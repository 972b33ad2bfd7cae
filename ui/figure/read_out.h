#pragma once

#include <QPen>
#include <QRectF>
#include <QString>
#include <vector>

#include "core/figure/figure.h"

class QCPPainter;

namespace ardent {

struct DrawStyle;

/// What a place of a figure reads, line by line.
struct ReadOut {
    struct Row {
        QString name, value;
        QPen line = Qt::NoPen;
    };

    QString title = {};  ///< "" for none
    std::vector<Row> rows;

    bool isEmpty() const { return rows.empty(); }
    /// "Epoch: 12", and a line a row.
    QString text() const;
};

/// Where the words stand beside what reaches across `x`, in pixels: within the area where this is
/// four lines of text high, and never wider than it.
QRectF boxOf(const ReadOut& words, const QRectF& area, const Range& x, const DrawStyle& style);
void drawReadOut(QCPPainter& painter, const ReadOut& words, const QRectF& area, const Range& x,
                 const DrawStyle& style);

}  // namespace ardent
