#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <memory>
#include <optional>
#include <string>

#include "core/base/types.h"

class QHelpEvent;
class QKeyEvent;
class QMouseEvent;

namespace ardent {

class FigureView;
class PartMark;
struct Figure;

/// Lets a person point at parts of a view's figure (see figure_parts.h): a click or Enter picks
/// one, the arrows, Home and End move the mark, which stays with a part's name when the figure
/// changes.
class PartPicker : public QObject {
    Q_OBJECT

public:
    /// What a pick does, in a sentence, is told with what is read out; "" where it stands
    /// elsewhere.
    explicit PartPicker(FigureView* view, const QString& pickDoes = {});

    /// In the figure that the view has now; none until the mark has been looked for there.
    std::optional<Index> marked() const;

signals:
    void picked(ardent::Index part);
    void markMoved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool pressKey(const QKeyEvent& event);
    void point(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    bool tell(const QHelpEvent& event) const;
    void mark(std::optional<Index> part);
    void bringIntoSight(Index part);
    /// Looks for the mark's name in a new figure.
    void adopt();
    void follow();

    FigureView* view_;
    QString pickDoes_;
    PartMark* drawn_;
    std::shared_ptr<const Figure> figure_;  ///< the one that the mark belongs to
    std::optional<Index> marked_;
    std::string name_;  ///< of the marked part
    QPoint pressed_;
};

}  // namespace ardent
