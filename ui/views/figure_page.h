#pragma once

#include <QWidget>

#include "core/figure/figure.h"

class QHBoxLayout;

namespace ardent {

class FigureView;
class Session;

/// One view of the current run: a row of controls, a line that says when it is out of date, and a
/// figure. Redrawn only while it can be seen.
class FigurePage : public QWidget {
    Q_OBJECT

public:
    FigurePage(Session& session, const QString& id, const QString& title, QWidget* parent);

    QString id() const { return objectName(); }
    QString title() const { return title_; }
    /// Shows how a run goes, rather than what its model is like.
    virtual bool isOfTheCourse() const { return false; }
    const Figure& figure() const;
    FigureView* view() const { return view_; }

    /// Draws now, or as soon as it is shown.
    void refresh();

signals:
    void emptinessChanged();

protected:
    virtual void draw() = 0;
    /// Shows the figure and says in words what it is.
    void present(const Figure& figure);
    virtual Figure whenEmpty() const;
    /// Whether news of that run change what is drawn.
    virtual bool concerns(int run) const;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    QHBoxLayout* controls() const { return controls_; }
    Session& session() const { return session_; }

private:
    Session& session_;
    QString title_;
    QHBoxLayout* controls_;
    FigureView* view_;
    bool due_ = true;
};

}  // namespace ardent
