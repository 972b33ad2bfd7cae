#pragma once

#include <QFontMetricsF>
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace ardent {

/// Shortens names that stand beside each other so that each can still be told: what is left of a
/// name fits no other one, where the room allows it, and no ending that most names have, such as
/// their unit. "a × b" counts as two names.
class DistinctNames {
public:
    void set(const std::vector<std::string>& names);

    /// To a width in pixels; each part of "a × b" alike.
    QString shortened(const QString& name, const QFontMetricsF&, double widthPx) const;

private:
    QString shortenedPart(const QString& part, const QFontMetricsF&, double widthPx) const;
    bool isTold(const QString& part, const QStringList& pieces) const;
    bool endsLikeMost(const QString& part, qsizetype letters) const;

    std::vector<std::string> names_;
    QStringList parts_;  ///< of all names, each once
};

/// Share of a figure's width that the names beside its rows may have; more where they are sets,
/// "a × b", the first of them in any case.
double nameShare(const std::vector<std::string>& names);

}  // namespace ardent
