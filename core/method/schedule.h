#pragma once

namespace ardent {

enum class Schedule { Constant, OneCycle };

/// Learning rate after a share of the planned steps (0 … 1). One cycle (Smith & Topin, 2018): a
/// cosine rise from 5 % of the peak over the first quarter, then a cosine fall to 0.1 %.
double scheduledRate(Schedule, double peak, double shareDone);

}  // namespace ardent
