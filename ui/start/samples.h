#pragma once

#include <QList>
#include <QString>

namespace ardent {

/// A problem to begin with: a synthetic set, the question it asks and what to watch.
struct Sample {
    QString id;
    QString question;
    QString about;
    QString view;  ///< shown first
};

QList<Sample> samples();

}  // namespace ardent
