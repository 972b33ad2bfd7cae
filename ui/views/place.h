#pragma once

#include <QString>
#include <array>

namespace ardent {

/// Where views stand together, in the order in which a person goes through them.
enum class Place { Data, Findings, Effects, Predictions, Compare, Training };

inline constexpr std::array kPlaces{Place::Data,        Place::Findings, Place::Effects,
                                    Place::Predictions, Place::Compare,  Place::Training};

QString placeTitle(Place);
/// What it shows, in words without a full stop.
QString placePurpose(Place);

}  // namespace ardent
