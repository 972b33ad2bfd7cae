#pragma once

#include "core/base/message.h"
#include "core/model/doubt.h"
#include "core/store/json_numbers.h"
#include "core/train/curve.h"

namespace ardent::json {

/// {"code": …, "pattern": …, "arguments": […]}, where a list of messages is an array; a name is a
/// string, as all texts were up to version 0.1.0, whose English such a message keeps.
Json fromMessage(const Message&);
Message toMessage(const Json&);

Json fromMessages(const std::vector<Message>&);
std::vector<Message> toMessages(const Json&);

Json fromDoubt(const Doubt&);
Doubt toDoubt(const Json&);

/// What a curve's series is, without its id and values.
void addSeries(const CurveSeries&, Json& file);
CurveSeries toSeries(const Json& file);

}  // namespace ardent::json
