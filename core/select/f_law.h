#pragma once

namespace ardent {

/// Probability that an F of `across` and `within` degrees of freedom is above f; 1 where either is
/// not positive. By the continued fraction of the incomplete beta function (DLMF 8.17.22), to about
/// 1e-12 of itself.
double fAbove(double f, double across, double within);

/// Probability that Pillai's trace is above `trace` when `columns` columns are added to a model
/// that leaves `left` degrees of freedom without them, for `targets` targets at once: Pillai's
/// approximation by F, exact for one target, where the trace is the partial R². 1 where no degree
/// of freedom would be left for errors.
double pillaiAbove(double trace, double columns, double targets, double left);

}  // namespace ardent
