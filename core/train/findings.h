#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/model/predictor.h"

/// What a method finds out besides its model. A snapshot holds those that the method has.
namespace ardent {

/// How much each source column matters, in the method's own measure.
struct Relevance {
    Message kind;  ///< what the number is, e.g. "|γ|, kernel scale"
    std::vector<std::string> names;
    std::vector<double> values;
    Message how = {};  ///< it is computed, where it is said apart
};

/// "|γ|, kernel scale", with how it is computed behind a colon.
Message wholeKind(const Relevance&);

/// Which source columns a method keeps.
struct Selection {
    Message rule;  ///< kept by …: "the best AUC on …"; empty: left to `scoreSelection`
    std::vector<Index> order;  ///< sources, most relevant first
    /// Score of keeping the first k + 1 of them, NaN where none was taken; empty: there are none.
    std::vector<double> scores;
    Index chosen = 0;            ///< the sources order[0 … chosen − 1] are kept
    bool lowerIsBetter = false;  ///< of the scores: they are losses
    Message measure = {};        ///< what the scores are: "AUC", "mean squared error"
    Message scored = {};         ///< of what models on which rows, where the rule is no score
};

/// Turns scores of which larger is better, negative losses, into these losses.
void turnIntoLosses(Selection&);

/// Sets of source columns that act together.
struct Interactions {
    struct Set {
        std::vector<Index> sources;  ///< two or three, ascending
        double score = 0.;
    };

    Message kind;                      ///< what a score is
    std::vector<std::string> names;    ///< of all source columns
    std::vector<Set> sets;             ///< strongest first
    Message how = {};                  ///< it is computed, where it is said apart
    std::vector<Message> origin = {};  ///< over what rows and among what columns
};

/// Likewise, with the origin.
Message wholeKind(const Interactions&);

/// Linear combinations of the source columns along which a function changes, strongest first.
struct Directions {
    Message kind;                    ///< what a value is: "singular value of M"
    std::vector<std::string> names;  ///< of all source columns
    std::vector<double> values;      ///< how much the function changes along each
    std::vector<Vector> weights;     ///< unit vectors, one value a name; signs are arbitrary
    double total = 0.;  ///< squared values of all directions, also of those left out; 0: not known
};

/// Solutions along a penalty λ, in the order in which they were found. Grows while it is solved.
struct Path {
    Message lambdaKind;  ///< what λ multiplies: "λ, on half the mean squared error"
    std::vector<double> lambdas;
    std::vector<std::string> names;  ///< of what a penalty can switch off: variables, pairs
    Message normKind;                ///< what `norms` holds: "Euclidean norm of a group"
    std::vector<Vector> norms;   ///< a vector for each λ, one value a name; signed where single
    Message relevanceKind;       ///< what |norms| hold; empty: the same
    Message scoreKind;           ///< "mean squared error over 10 folds"; empty: not scored
    Message scoreCaution;        ///< why the scores mislead; empty: they do not
    std::vector<double> scores;  ///< one a λ, NaN where not yet known; lower is better
    std::vector<double> errors;  ///< standard errors of the scores; empty: none
    Index best = -1;             ///< λ with the lowest score
    Index sparse = -1;           ///< largest λ within one standard error of the best
    Index chosen = -1;           ///< λ of the run's model
    /// The model at the λ of that position, made on demand; callable from any thread.
    std::function<PredictorPtr(Index)> predictorAt;
};

using PathPtr = std::shared_ptr<const Path>;

/// A boosted model round by round: H_t = H_(t−1) + α_t h_t with h_t(x) = Σ_j q_j cos(ω_j·x − b_j).
/// Grows while it is learned; what is there never changes.
struct Boosting {
    struct Round {
        Index output = 0;    ///< the score that it adds to: 0, or a class against the rest
        Matrix frequencies;  ///< ω: d × K, radians per standard deviation of an encoded column
        Vector shifts;       ///< b: K
        Vector weights;      ///< q: K, summing to 1
        double step = 0.;    ///< α
        /// A point x_t with b_j = ω_j·x_t (d); it lies in the space of encoded columns.
        Vector landmark;
        /// Of y H(x) (classes) or of |y − H(x)| (regression) over the training rows after the
        /// round: the least, the quartiles and the largest.
        std::array<double, 5> margins{};
    };

    Message lossKind;  ///< what `landmarkLoss` gives
    Message marginKind;
    /// What the rounds learned, one for each output in turn (`outputsOf` of them).
    std::vector<std::shared_ptr<const Round>> rounds;
    Vector start;  ///< H⁰ of each output; numbers: of the standardised target
    std::vector<double>
        slopes;            ///< classes: by what calibration multiplies the scores, one a round
    Index mostRounds = 0;  ///< that the run might have had
    Index chosen = 0;      ///< rounds of the run's model; 0: a constant
    /// The model of the first so many rounds; callable from any thread.
    std::function<PredictorPtr(Index rounds)> predictorAt;
    /// The method's relevance in that model; callable from any thread.
    std::function<Relevance(Index rounds)> relevanceAt;
    /// What the round's h would have lost with each of these landmarks (m × d): the paper's
    /// Figure 1. Looks at all training rows for every landmark; callable from any thread.
    std::function<Vector(Index round, const Matrix& landmarks)> landmarkLoss;
};

using BoostingPtr = std::shared_ptr<const Boosting>;

/// Scores that every round adds to: 1, or one a class of three or more.
Index outputsOf(const Boosting&);

/// Complete rounds.
Index roundCount(const Boosting&);

/// What runs of only some methods tell, see `Method::tells`.
enum class RunPart { Boosting, Directions, Path, Selection };

}  // namespace ardent
