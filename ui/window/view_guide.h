#pragma once

#include <QObject>

namespace ardent {

class Actions;
class Session;
class ViewArea;

/// Offers the views that the method has, and leads from the data to the findings when a person
/// begins a run.
class ViewGuide : public QObject {
    Q_OBJECT

public:
    ViewGuide(Session& session, const Actions& actions, ViewArea& views);

private:
    void offerViews();
    void leaveData();

    Session& session_;
    ViewArea& views_;
};

}  // namespace ardent
