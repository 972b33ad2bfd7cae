#include "core/figure/told_phrases.h"

namespace ardent {

namespace {

constexpr Phrase kReasons[]{
    phrase("{} rounds with {}, the best of the grid"),
    phrase("{} rounds with {}, the width chosen by cross-validation"),
    phrase("{} rounds with {}"),
    phrase("Round {} has the lowest validation loss and is kept"),
    phrase("Round {} has the lowest calibrated validation cross-entropy and is kept"),
    phrase("No round has a lower validation loss than the constant, which is kept"),
    phrase("No round has a lower calibrated validation cross-entropy than the constant, which is "
           "kept"),
    phrase("The kernel matrix is singular"),
    phrase("raise epsilon"),
    phrase("Converged after {} iterations"),
    phrase("{} iterations are done, the most that max_iterations allows"),
    phrase("{} iterations are done"),
    phrase("the model of iteration {} has the lowest validation loss and is kept"),
    phrase("The criterion is no longer finite"),
    phrase("All but one variable are eliminated"),
    phrase("The solution was no longer finite"),
    phrase("look at the columns for values far from all others, and lower frequency_scale"),
    phrase("Nothing was fitted"),
    phrase("λ = {} ({} of {}) is the last: there was no cross-validation"),
    phrase("λ = {} ({} of {}) has the lowest cross-validated loss"),
    phrase("λ = {} ({} of {}) is the largest within one standard error of the lowest "
           "cross-validated loss"),
    phrase("{} of {} variables are kept"),
    phrase("Fitted with λ = {}"),
    phrase("{} of {} λ were tried"),
    phrase("λ = {} has the lowest {} and is kept"),
    phrase("It is the smallest of the search, so that a smaller one may do better"),
    phrase("It is the largest of the search, which leaves little but a constant"),
    phrase("The fit ended before it converged, and its coefficients are those reached"),
    phrase("The kernel width σ = {} standard deviations is the best of {} tried"),
    phrase("The fit at λ = {} is not finite"),
    phrase("raise lambda"),
    phrase("{} λs are solved"),
    phrase("Only {} of {} folds are used, one for each training row"),
    phrase("λ = {} (lowest cross-validation error) keeps {} of {} variables"),
    phrase("λ = {} (lowest validation loss) keeps {} of {} variables"),
    phrase("λ = {} (one standard error) keeps {} of {} variables"),
    phrase("The constant prediction needs no training"),
    phrase("it has learned from the training and validation rows, so that only the test rows show "
           "how well it predicts"),
    phrase("it has learned from the training rows, so that only the test rows show how well it "
           "predicts"),
    phrase("{} models were compared"),
    phrase("the one with the lowest validation loss is kept: {}"),
    phrase("Its outer weights are fitted on the validation rows too, so that only test rows tell "
           "its error"),
    phrase("Its probabilities are fitted on the validation rows, so that only test rows tell its "
           "error"),
    phrase("No training stayed finite"),
    phrase("halve learning_rate and run again"),
    phrase("Halve learning_rate (now {}) and run again"),
    phrase("The {} was no longer finite in epoch {}"),
    phrase("the best model before it is kept"),
    phrase("the best model before is kept"),
    phrase("training loss of every start"),
    phrase("No lower validation loss in {} epochs"),
    phrase("the model of epoch {} is kept"),
    phrase("These are only {} gradient steps and the training loss was still falling: raise "
           "patience or choose the preset Reliable (preset=best)"),
    phrase("All {} epochs after the starts are done"),
    phrase("All {} epochs are done"),
    phrase("It predicts hardly better than a constant on the validation rows, so its relevances "
           "say nothing"),
    phrase("There was not enough memory to measure the model"),
    phrase("No fit was finite"),
    phrase("check the columns for extreme values"),
    phrase("{} scores are done"),
    phrase("Scored on {} of {} training rows, drawn at random"),
    phrase("Ordered on {} of {} training rows, drawn at random"),
    phrase("These models are fitted on {} of {} training rows, drawn at random"),
    phrase("The first {} are picked"),
    phrase("The first {} are kept"),
    phrase("models on the first {} have the lowest {} ({}), {}"),
    phrase("models on the first {} have the best score ({}: {}), {}"),
    phrase("models on the first {} have the best {} ({}), {}"),
    phrase("The descent with λ = {} and simplex size {} is done"),
    phrase("All {} penalties are done"),
    phrase("λ = {} with simplex size {} has the lowest validation loss"),
    phrase("The weights were no longer finite"),
    phrase("Set a larger lambda and run again"),
    phrase("C = {}, the best of those tried, is kept"),
    phrase("The limit of {} {} is reached"),
    phrase("The time limit of {} s is reached in {} {}"),
    phrase("the best model so far is kept"),
    phrase("there is no model yet"),
    phrase("Stopped"),
    phrase("A constant, for want of evidence that any variable tells the target"),
    phrase("Average of {} models"),
    phrase("Final model: the weighted mean of {} and {} and {}"),
    phrase("Final model: the weighted mean of {} and {}"),
    phrase("Final model: {}"),
    phrase("{} (weight {} %)"),
    phrase("{}, closed form"),
    phrase("the mean of the models of the cross-validation"),
    phrase("a model with one scale for each variable"),
    phrase("a model with one scale for {} columns together"),
    phrase("a model with one small scale for {} columns together"),
    phrase("a model on combinations of variables"),
    phrase("a constant"),
    phrase("Constant"),
    phrase("Scales"),
    phrase("Scales, other frequencies"),
    phrase("Metric at a low rate"),
    phrase("Free frequencies after a second pass"),
    phrase("C = {}"),
    phrase("1 row"),
    phrase("{} rows"),
};

}  // namespace

std::span<const Phrase> toldReasons() {
    return kReasons;
}

}  // namespace ardent
