#pragma once

#include "core/method/method.h"

namespace ardent {

/// Linear models with a squared penalty and a free intercept, on the standardised columns:
/// minimise mean loss + λ ‖L‖². Where there are more columns than training rows the same model is
/// found on an orthonormal basis of the rows, exactly. Relevance: |coefficient| per standard
/// deviation, the Euclidean norm over a category's columns and over the classes; in the target's
/// unit for regression, in log odds for classification.
Method ridgeMethod();
Method logisticMethod();

}  // namespace ardent
