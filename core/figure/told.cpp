#include "core/figure/told.h"

#include <fmt/args.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/text.h"
#include "core/base/words.h"

namespace ardent {

namespace {

/// Marks a text for ui/figure_texts.cmake.
constexpr const char* phrase(const char* english) {
    return english;
}

/// What may be told; a pattern after those that would be mistaken for it.
constexpr const char* kPhrases[]{
    // ticks
    phrase("epoch"),
    phrase("epochs"),
    phrase("iteration"),
    phrase("iterations"),
    phrase("round"),
    phrase("rounds"),
    phrase("step"),
    phrase("steps"),
    phrase("piece"),
    phrase("pieces"),
    phrase("variable"),
    phrase("variables"),
    phrase("elimination"),
    phrase("eliminations"),
    phrase("fit"),
    phrase("fits"),
    phrase("λs"),
    // rows
    phrase("training rows"),
    phrase("validation rows"),
    phrase("test rows"),
    phrase("rows of the changed table"),
    // parts of a figure and marks in its table
    phrase("training line"),
    phrase("validation line"),
    phrase("score line"),
    phrase("reference line"),
    phrase("individual line"),
    phrase("bar"),
    phrase("bin"),
    phrase("field"),
    phrase("cell"),
    phrase("node"),
    phrase("edge"),
    phrase("point"),
    phrase("wrong"),
    phrase("wrong, selected"),
    phrase("selected"),
    phrase("{} selected"),
    // series and their measures
    phrase("training loss"),
    phrase("training loss of the starts"),
    phrase("validation loss"),
    phrase("validation cross-entropy, calibrated"),
    phrase("cross-validation loss"),
    phrase("held-out loss"),
    phrase("{}-fold cross-validation"),
    phrase("{}-fold cross-validated loss"),
    phrase("evidence"),
    phrase("−2 log marginal likelihood a row"),
    phrase("lower is better"),
    phrase("conditional variance of the target"),
    phrase("share of its variance"),
    phrase("variables left"),
    phrase("largest score so far"),
    phrase("relevance less redundancy of the variable picked"),
    phrase("nats"),
    phrase("negative HSIC without the first to go"),
    phrase("criterion of the first to go"),
    phrase("mean squared error"),
    phrase("mean squared error, standardised target"),
    phrase("cross-entropy"),
    phrase("cross-entropy, natural log"),
    phrase("natural log"),
    phrase("exponential loss"),
    phrase("log loss"),
    phrase("mean log loss"),
    phrase("{} over {} folds"),
    phrase("{} on the validation rows"),
    phrase("{} on the training rows"),
    // relevance of methods
    phrase("|γ|, kernel scale per standard deviation"),
    phrase("γ, kernel scale per standard deviation"),
    phrase("norm of a variable's row of M, kernel scale per standard deviation"),
    phrase("root mean square slope of f per standard deviation of a variable"),
    phrase("root mean square slope of f along a direction, per standard deviation"),
    phrase("singular value of M"),
    phrase("|coefficient| per standard deviation, in the target's unit"),
    phrase("|coefficient| per standard deviation, in log odds"),
    phrase("|coefficient| per standard deviation, in the unit of {}"),
    phrase("norm of the classes' coefficients per standard deviation, in log odds"),
    phrase("standard deviation of the variable's part of f, in those of the target"),
    phrase("standard deviation of the variable's part of f, log odds"),
    phrase("standard deviation of its part of f, in those of the target"),
    phrase("standard deviation of its part of f, log odds"),
    phrase("1 − r of f and f without the variable, {}"),
    phrase("1 − r of f and f without the set in the functions that hold all of it, {}"),
    phrase("final model"),
    phrase("stochastic model"),
    phrase("√(½ Σ (α q ω)²), typical slope of the waves"),
    phrase("w, CCM weight between 0 and 1"),
    phrase("place in the order of picking, first = number of variables"),
    phrase("place in the order of elimination, last out = number of variables"),
    phrase("|r|, Pearson correlation"),
    phrase("HSIC of the variable alone"),
    phrase("mutual information with the target, nats"),
    // boosting
    phrase("mean squared difference of h from the scaled residual"),
    phrase("mean exp(−ỹ h)"),
    phrase("|y − H(x)|, standard deviations of the target"),
    phrase("y H(x), positive where the vote is right"),
    // penalties
    phrase("λ, on the mean squared error of the standardised target"),
    phrase("λ, on half the mean squared error of the standardised target"),
    phrase("λ, on half the mean squared error"),
    phrase("λ, on the mean cross-entropy"),
    phrase("λ, on the mean log loss"),
    phrase("λ, on the mean hinge loss"),
    phrase("λ, added to the diagonal of the kernel matrix"),
    phrase("λ, squared norm of the weights beside the mean squared error"),
    phrase("λ, squared norm of the weights beside the mean cross-entropy"),
    // rules of selection
    phrase("the best {} on {} of {} {}"),
    phrase("the best {} on {}"),
    phrase("negative mean squared error"),
    phrase("negative log loss"),
    phrase("negative cross-entropy"),
    phrase("being among the first {}"),
    phrase("the scores are the {} of models on the first variables, over 5 folds"),
    phrase("the scores are the {} of models on the first variables, on validation rows"),
    phrase("accuracy"),
    phrase("balanced accuracy"),
    phrase("a kernel scale γ above 0"),
    phrase("the adaptive group lasso"),
    phrase("the penalty"),
    phrase("a coefficient that is not zero at λ = {}, the lowest cross-validation error"),
    phrase("a coefficient that is not zero at λ = {}, the largest within one standard error of "
           "the lowest cross-validation error"),
    // stages
    phrase("Cross-validation, {} of {} settings"),
    phrase("Boosting"),
    phrase("Order, {} of {} descents"),
    phrase("Descent"),
    phrase("Kernel width"),
    phrase("{} variables left"),
    phrase("Stochastic search"),
    phrase("Importances"),
    phrase("Second search, among {} variables"),
    phrase("Importances of the second search"),
    phrase("Group lasso"),
    phrase("Lasso"),
    phrase("Adaptive group lasso"),
    phrase("Group lasso without minor variables"),
    phrase("Lasso without minor variables"),
    phrase("Adaptive group lasso without minor variables"),
    phrase("Importances in the final model"),
    phrase("Finished"),
    phrase("Models on the first variables, {} of {}"),
    phrase("Final model"),
    phrase("Lasso start"),
    phrase("Scales by evidence"),
    phrase("Start {} of {}"),
    phrase("Training"),
    phrase("Selecting variables"),
    phrase("Scores, {} of {} variables"),
    phrase("Information on the target"),
    phrase("Picking variables"),
    phrase("Penalties"),
    phrase("Neighbour distances"),
    phrase("Simplex size {} of {}"),
    phrase("Frequency draw {} of {}"),
    phrase("Scales by evidence: race of four starts"),
    phrase("Scales: race of four starts"),
    phrase("Scales from {}"),
    phrase("Scales of the variables kept"),
    phrase("Looking for variables beyond {}"),
    phrase("Leaving variables out"),
    phrase("Metric of {} variables"),
    phrase("Metric: {} sets of variables"),
    phrase("Metric, other frequencies"),
    phrase("Metric, second pass"),
    phrase("Metric by evidence"),
    phrase("Metric on four folds"),
    phrase("Free frequencies"),
    phrase("Free frequencies on four folds"),
    phrase("Outer weights in closed form"),
    phrase("Average"),
    // doubts
    phrase("On its {} {} rows this model is not shown to predict better than a constant ({}): what "
           "it says of the variables may be chance."),
    phrase("test"),
    phrase("validation"),
    phrase("accuracy {}, always {} {}"),
    // explanations
    phrase("unit of {}"),
    phrase("log-odds of {}"),
    phrase("class score"),
    phrase("standard deviation of the variable's mean effect, {}"),
    phrase("mixed derivative in {}: √mean (∂²f/∂u∂v)² per product of standard deviations"),
    phrase("with a category the mean |change between levels| of the other's effect"),
    phrase("root of the sum of squares over the classes"),
    phrase("over {} of {} {}"),
    phrase("over {} {}"),
    phrase("among {} columns: those of largest derivative relevance that are affordable"),
    phrase("How much the effect of one column changes while the other moves by a standard "
           "deviation, averaged over {} rows"),
    phrase("How much the effect of one column changes while the other moves by a standard "
           "deviation or switches its level, averaged over {} rows"),
    phrase("between correlated columns a strong score may lie where hardly any rows are."),
};

using Arguments = fmt::dynamic_format_arg_store<fmt::format_context>;

/// What stands in the places of a pattern, if the text is made of it.
std::optional<std::vector<std::string>> argumentsOf(std::string_view pattern,
                                                    std::string_view text) {
    constexpr std::string_view kPlace = "{}";
    std::size_t place = pattern.find(kPlace);
    if (!text.starts_with(pattern.substr(0, place))) return std::nullopt;
    std::vector<std::string> found;
    while (place != std::string_view::npos) {
        text.remove_prefix(std::min(place, text.size()));
        pattern.remove_prefix(place + kPlace.size());
        place = pattern.find(kPlace);
        const std::string_view next = pattern.substr(0, place);
        const bool isLast = place == std::string_view::npos;
        if (isLast && !text.ends_with(next)) return std::nullopt;
        const std::size_t end = isLast ? text.size() - next.size() : text.find(next);
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        found.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    if (text != pattern) return std::nullopt;
    return found;
}

/// "1,234" with the reader's separator.
std::string regrouped(std::string_view number) {
    std::string text;
    for (const char c : number) text += c == ',' ? words(",") : std::string(1, c);
    return text;
}

std::string toldPart(std::string_view part) {
    const bool isNumber = part.find_first_not_of("0123456789,") == std::string_view::npos;
    if (isNumber) return regrouped(part);
    for (const char* phrase : kPhrases) {
        const auto found = argumentsOf(phrase, part);
        if (!found) continue;
        Arguments arguments;
        for (const std::string& argument : *found) arguments.push_back(told(argument));
        return filledWords(phrase, arguments);
    }
    return std::string(part);
}

}  // namespace

std::string told(const std::string& english) {
    constexpr std::string_view kSeparator = "; ";
    std::string text;
    std::string_view rest = english;
    for (std::size_t end = rest.find(kSeparator); end != std::string_view::npos;
         end = rest.find(kSeparator)) {
        text += toldPart(rest.substr(0, end));
        text += kSeparator;
        rest.remove_prefix(end + kSeparator.size());
    }
    return text + toldPart(rest);
}

std::string grouped(long long value) {
    return regrouped(groupedDigits(value));
}

std::string countedRows(long long count) {
    return count == 1 ? words("1 row") : words("{} rows", grouped(count));
}

std::string countedVariables(long long count) {
    return count == 1 ? words("1 variable") : words("{} variables", grouped(count));
}

std::string rowsOf(Index some, Index all, const std::string& rowsAre) {
    const std::string rows = told(rowsAre);
    return some == all ? fmt::format("{} {}", grouped(all), rows)
                       : words("{} of {} {}", grouped(some), grouped(all), rows);
}

}  // namespace ardent
