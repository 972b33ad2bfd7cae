#include "ui/figure/distinct_names.h"

#include <algorithm>

namespace ardent {

namespace {

const QString kSign = QStringLiteral(" × ");
const QString kGap = QStringLiteral("…");

/// The first piece at the front, the last at the end, the others in between in their order.
bool matches(const QString& name, const QStringList& pieces) {
    if (!name.startsWith(pieces.front())) return false;
    qsizetype at = pieces.front().size();
    for (qsizetype i = 1; i + 1 < pieces.size(); ++i) {
        const qsizetype found = name.indexOf(pieces[i], at);
        if (found < 0) return false;
        at = found + pieces[i].size();
    }
    return name.size() - pieces.back().size() >= at && name.endsWith(pieces.back());
}

/// Letters that two names begin with alike.
qsizetype commonStart(const QString& a, const QString& b) {
    return std::ranges::mismatch(a, b).in1 - a.begin();
}

}  // namespace

void DistinctNames::set(const std::vector<std::string>& names) {
    if (names == names_) return;
    names_ = names;
    parts_.clear();
    for (const std::string& name : names)
        parts_ << QString::fromStdString(name).simplified().split(kSign);
    parts_.removeDuplicates();
}

bool DistinctNames::isTold(const QString& part, const QStringList& pieces) const {
    return std::ranges::none_of(
        parts_, [&](const QString& other) { return other != part && matches(other, pieces); });
}

bool DistinctNames::endsLikeMost(const QString& part, qsizetype letters) const {
    const auto alike = std::ranges::count_if(parts_, [&](const QString& other) {
        return other != part && other.endsWith(QStringView(part).right(letters));
    });
    return 2 * alike > parts_.size() - 1;
}

/// Cut in the middle, or without an ending that says nothing, where that tells the name; else
/// further back, further to the front, or twice, around the first letters in which it differs from
/// the name that begins most alike.
QString DistinctNames::shortenedPart(const QString& part, const QFontMetricsF& metrics,
                                     double widthPx) const {
    const QString middle = metrics.elidedText(part, Qt::ElideMiddle, widthPx);
    if (middle == part) return part;
    const qsizetype letters = middle.size() - 1;
    const qsizetype half = middle.indexOf(kGap);
    if (half < 0 || letters < 2) return middle;
    const auto accepted = [&](const QStringList& pieces) {
        return isTold(part, pieces) && metrics.horizontalAdvance(pieces.join(kGap)) <= widthPx;
    };
    const auto cut = [&](qsizetype front) {
        return QStringList{part.left(front), part.right(letters - front)};
    };
    if (endsLikeMost(part, letters - half))
        for (qsizetype front = letters; front > half; --front)
            if (const QStringList pieces{part.left(front), QString()}; accepted(pieces))
                return pieces.join(kGap);
    for (qsizetype front = half; front <= letters; ++front)
        for (const qsizetype fewer : {0, 1}) {
            QStringList pieces = cut(front);
            pieces.back() = pieces.back().mid(fewer);
            if (accepted(pieces)) return pieces.join(kGap);
        }
    for (qsizetype front = half - 1; front >= 1; --front)
        if (const QStringList pieces = cut(front); accepted(pieces)) return pieces.join(kGap);
    qsizetype alike = 0;
    for (const QString& other : parts_)
        if (other != part) alike = std::max(alike, commonStart(part, other));
    constexpr qsizetype kBeforeIt = 3;  // where the name is the end of the other's
    for (const qsizetype from : {alike, alike - kBeforeIt})
        for (qsizetype front = std::min(from, letters - 2); front >= 1; --front) {
            const QStringList pieces{part.left(front), part.mid(from, letters - 1 - front),
                                     QString()};
            if (accepted(pieces)) return pieces.join(kGap);
        }
    return middle;
}

QString DistinctNames::shortened(const QString& name, const QFontMetricsF& metrics,
                                 double widthPx) const {
    if (metrics.horizontalAdvance(name) <= widthPx) return name;
    QStringList parts = name.simplified().split(kSign);
    const double room =
        widthPx - static_cast<double>(parts.size() - 1) * metrics.horizontalAdvance(kSign);
    double share = room / static_cast<double>(parts.size());
    double spare = 0.;
    double longOnes = 0.;
    for (const QString& part : parts) {
        const double left = share - metrics.horizontalAdvance(part);
        if (left > 0.)
            spare += left;
        else
            longOnes += 1.;
    }
    share += spare / std::max(longOnes, 1.);
    for (QString& part : parts) part = shortenedPart(part, metrics, share);
    return parts.join(kSign);
}

double nameShare(const std::vector<std::string>& names) {
    constexpr double kName = 0.4, kSet = 0.5;
    const bool areSets = !names.empty() && names.front().find(" × ") != std::string::npos;
    return areSets ? kSet : kName;
}

}  // namespace ardent
