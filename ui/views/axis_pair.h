#pragma once

#include <QString>

#include "core/base/types.h"
#include "ui/views/variable_box.h"

class QComboBox;
class QWidget;

namespace ardent {

class FollowButton;
struct RunEntry;
class ViewOptions;

/// The variables on the axes of a plane: those two that matter most just now, or the two that the
/// person has chosen.
struct AxisPair {
    QComboBox* first = nullptr;
    QComboBox* second = nullptr;
    FollowButton* follow = nullptr;
    OfferedVariables offered = OfferedVariables::All;
};

/// For a view of that name; help: what the button that follows the relevance shows.
AxisPair axisPair(const QString& view, OfferedVariables offered, const QString& help,
                  QWidget* parent);

/// Before the view itself listens to them.
void addTo(ViewOptions&, const AxisPair&);

/// The variables of another table, or another choice of them, are followed at once.
void offer(const AxisPair&, const FittedRecipe&);

/// Shows the two most relevant of those offered, where the relevance is followed and that is due.
void followRelevance(const AxisPair&, const RunEntry&);

/// Two different variables are chosen.
bool hasPlane(const AxisPair&);

/// The place of the box's variable among all sources.
Index variableOf(const QComboBox& box);

}  // namespace ardent
