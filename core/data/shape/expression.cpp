#include "core/data/shape/expression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

#include "core/base/text.h"
#include "core/data/shape/expression_tokens.h"
#include "core/data/table/date_text.h"
#include "core/data/table/date_value.h"
#include "core/data/table/no_such_column.h"

namespace ardent {

/// A computation of a row: a number, or a text where `text` is set.
struct Expression::Node {
    std::function<double(Index, Index&)> number;
    std::function<std::optional<std::string_view>(Index)> text;
    const Column* dates = nullptr;       ///< whose texts these are, where they are dates
    std::optional<std::string> literal;  ///< the text, where it stands in the expression

    bool isDateOrLiteral() const { return dates != nullptr || literal; }
    bool isText() const { return static_cast<bool>(text); }
};

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr int kDeepest = 200;
constexpr std::size_t kLongest = 10'000;

using Node = Expression::Node;
using NodePtr = std::unique_ptr<Node>;
using NumberOf = std::function<double(Index, Index&)>;

NodePtr numberNode(NumberOf number) {
    auto node = std::make_unique<Node>();
    node->number = std::move(number);
    return node;
}

/// Missing where either is; an undefined result is counted.
NodePtr combined(NodePtr a, NodePtr b, double (*of)(double, double)) {
    return numberNode(
        [a = std::move(a->number), b = std::move(b->number), of](Index row, Index& undefined) {
            const double x = a(row, undefined), y = b(row, undefined);
            if (std::isnan(x) || std::isnan(y)) return kNone;
            const double value = of(x, y);
            if (std::isfinite(value)) return value;
            ++undefined;
            return kNone;
        });
}

struct Function {
    std::string_view name;
    double (*of)(double);
};

constexpr std::array<Function, 12> kFunctions{{{"abs", [](double x) { return std::abs(x); }},
                                               {"sqrt", [](double x) { return std::sqrt(x); }},
                                               {"exp", [](double x) { return std::exp(x); }},
                                               {"log", [](double x) { return std::log(x); }},
                                               {"log2", [](double x) { return std::log2(x); }},
                                               {"log10", [](double x) { return std::log10(x); }},
                                               {"floor", [](double x) { return std::floor(x); }},
                                               {"ceil", [](double x) { return std::ceil(x); }},
                                               {"round", [](double x) { return std::round(x); }},
                                               {"sin", [](double x) { return std::sin(x); }},
                                               {"cos", [](double x) { return std::cos(x); }},
                                               {"tan", [](double x) { return std::tan(x); }}}};

bool isWord(const Token& token, std::string_view word) {
    return token.kind == TokenKind::Name && lowerCase(token.text) == word;
}

bool isComparison(const Token& token) {
    constexpr std::array<std::string_view, 8> kSigns{"=", "==", "!=", "<>", "<", "<=", ">", ">="};
    return token.kind == TokenKind::Sign && std::ranges::find(kSigns, token.text) != kSigns.end();
}

/// order: negative, 0 or positive.
bool holds(std::string_view sign, int order) {
    if (sign == "=" || sign == "==") return order == 0;
    if (sign == "!=" || sign == "<>") return order != 0;
    if (sign == "<") return order < 0;
    if (sign == "<=") return order <= 0;
    return sign == ">" ? order > 0 : order >= 0;
}

/// Recursive descent, a method a level of binding.
class Reader {
public:
    Reader(std::string_view text, std::vector<Token> tokens, const Table& table)
        : text_(text), tokens_(std::move(tokens)), table_(table) {}

    Result<NodePtr> whole() {
        Result<NodePtr> node = either();
        if (!node) return node;
        if (next().kind != TokenKind::End)
            return refuse(message("more-behind", "\"{}\" does not go on what stands before it.",
                                  next().text));
        return (*node)->isText() ? refuse(message("is-a-text",
                                                  "this is a text; compare it, as in species = "
                                                  "\"setosa\"."))
                                 : std::move(node);
    }

private:
    const Token& next() const { return tokens_[at_]; }
    bool isNext(std::string_view sign) const {
        return next().kind == TokenKind::Sign && next().text == sign;
    }
    bool take(std::string_view sign) {
        const bool is = isNext(sign);
        if (is) ++at_;
        return is;
    }
    tl::unexpected<Error> refuse(const Message& what) const {
        return unreadable(text_, next().place, what);
    }
    Result<NodePtr> needNumber(Result<NodePtr> node) const {
        if (!node || !(*node)->isText()) return node;
        return refuse(message("text-in-formula",
                              "a text stands where a number is needed; texts can only be "
                              "compared."));
    }

    Result<NodePtr> either() {
        return logical(
            "or", "||", [this] { return both(); }, 1.);
    }
    Result<NodePtr> both() {
        return logical(
            "and", "&&", [this] { return negated(); }, 0.);
    }

    /// decisive: the truth that decides, whatever the other side is, even missing.
    template <class Side>
    Result<NodePtr> logical(std::string_view word, std::string_view sign, Side side,
                            double decisive) {
        Result<NodePtr> left = side();
        while (left && (isWord(next(), word) || isNext(sign))) {
            left = needNumber(std::move(left));
            if (!left) return left;
            ++at_;
            Result<NodePtr> right = needNumber(side());
            if (!right) return right;
            left = numberNode([a = std::move((*left)->number), b = std::move((*right)->number),
                               decisive](Index row, Index& undefined) {
                const double x = a(row, undefined), y = b(row, undefined);
                const auto decides = [&](double z) {
                    return !std::isnan(z) && (z != 0.) == (decisive != 0.);
                };
                if (decides(x) || decides(y)) return decisive;
                return std::isnan(x) || std::isnan(y) ? kNone : 1. - decisive;
            });
        }
        return left;
    }

    Result<NodePtr> negated() {
        if (!isWord(next(), "not") && !isNext("!")) return compared();
        if (const auto deep = deeper(); !deep) return tl::unexpected(deep.error());
        ++at_;
        Result<NodePtr> node = needNumber(negated());
        --depth_;
        if (!node) return node;
        return numberNode([a = std::move((*node)->number)](Index row, Index& undefined) {
            const double x = a(row, undefined);
            return std::isnan(x) ? kNone : x == 0. ? 1. : 0.;
        });
    }

    /// The days of a side that is compared with dates, row by row.
    Result<NumberOf> daysOf(const Node& side, const Column& dates) const {
        const Column& column = side.dates != nullptr ? *side.dates : dates;
        const DateReading reading = dateReading(column);
        if (reading == DateReading::Open)
            return refuse(message("date-in-open-order",
                                  "the dates of \"{}\" may begin with the day or with the month; "
                                  "write them as 2024-03-31 to compare them.",
                                  column.name));
        const DateOrder order =
            reading == DateReading::MonthFirst ? DateOrder::MonthFirst : DateOrder::DayFirst;
        if (side.dates == nullptr) {
            const auto day = daysOfDate(*side.literal, order);
            if (!day)
                return refuse(message("compared-with-no-date",
                                      "\"{}\" holds dates, and \"{}\" is none; write it as "
                                      "2024-03-31.",
                                      column.name, *side.literal));
            return NumberOf([day = *day](Index, Index&) { return day; });
        }
        return NumberOf([&column, days = daysOfLevels(column, order)](Index row, Index&) {
            const std::int32_t code = column.codes[static_cast<std::size_t>(row)];
            return code < 0 ? kNone : days[static_cast<std::size_t>(code)];
        });
    }

    static NodePtr orderedNode(NumberOf a, NumberOf b, const std::string& sign) {
        return numberNode([a = std::move(a), b = std::move(b), sign](Index row, Index& undefined) {
            const double x = a(row, undefined), y = b(row, undefined);
            if (std::isnan(x) || std::isnan(y)) return kNone;
            return holds(sign, x < y ? -1 : x > y ? 1 : 0) ? 1. : 0.;
        });
    }

    Result<NodePtr> comparedDates(const Node& left, const Node& right, const std::string& sign) {
        const Column& dates = left.dates != nullptr ? *left.dates : *right.dates;
        auto a = daysOf(left, dates);
        if (!a) return tl::unexpected(a.error());
        auto b = daysOf(right, dates);
        if (!b) return tl::unexpected(b.error());
        return orderedNode(std::move(*a), std::move(*b), sign);
    }

    Result<NodePtr> compared() {
        Result<NodePtr> left = sum();
        if (!left || !isComparison(next())) return left;
        const std::string sign = next().text;
        ++at_;
        Result<NodePtr> right = sum();
        if (!right) return right;
        const bool areDates = ((*left)->dates != nullptr && (*right)->isDateOrLiteral()) ||
                              ((*right)->dates != nullptr && (*left)->isDateOrLiteral());
        if (areDates) return comparedDates(**left, **right, sign);
        if ((*left)->isText() != (*right)->isText())
            return refuse(message("text-against-number",
                                  "a text is compared with a number; write texts between quotes, "
                                  "as in species = \"setosa\", and names of several words in "
                                  "brackets, as in [floor area]."));
        if ((*left)->isText())
            return numberNode([a = std::move((*left)->text), b = std::move((*right)->text), sign](
                                  Index row, Index&) {
                const auto x = a(row), y = b(row);
                if (!x || !y) return kNone;
                return holds(sign, x->compare(*y)) ? 1. : 0.;
            });
        return orderedNode(std::move((*left)->number), std::move((*right)->number), sign);
    }

    Result<NodePtr> sum() {
        Result<NodePtr> left = product();
        while (left && (isNext("+") || isNext("-"))) {
            const bool isPlus = isNext("+");
            left = joined(
                std::move(left), [this] { return product(); },
                isPlus ? [](double x, double y) { return x + y; }
                       : [](double x, double y) { return x - y; });
        }
        return left;
    }

    Result<NodePtr> product() {
        Result<NodePtr> left = signedNumber();
        while (left && (isNext("*") || isNext("/") || isNext("%"))) {
            double (*of)(double, double) = [](double x, double y) { return x * y; };
            if (isNext("/")) of = [](double x, double y) { return x / y; };
            if (isNext("%")) of = [](double x, double y) { return std::fmod(x, y); };
            left = joined(
                std::move(left), [this] { return signedNumber(); }, of);
        }
        return left;
    }

    template <class Side>
    Result<NodePtr> joined(Result<NodePtr> left, Side side, double (*of)(double, double)) {
        left = needNumber(std::move(left));
        if (!left) return left;
        ++at_;
        Result<NodePtr> right = needNumber(side());
        if (!right) return right;
        return combined(std::move(*left), std::move(*right), of);
    }

    Result<NodePtr> signedNumber() {
        if (!isNext("-") && !isNext("+")) return power();
        if (const auto deep = deeper(); !deep) return tl::unexpected(deep.error());
        const bool isMinus = isNext("-");
        ++at_;
        Result<NodePtr> node = needNumber(signedNumber());
        --depth_;
        if (!node || !isMinus) return node;
        return numberNode([a = std::move((*node)->number)](Index row, Index& undefined) {
            return -a(row, undefined);
        });
    }

    Result<NodePtr> power() {
        Result<NodePtr> base = operand();
        if (!base || !(isNext("^") || isNext("**"))) return base;
        return joined(
            std::move(base), [this] { return signedNumber(); },
            [](double x, double y) { return std::pow(x, y); });
    }

    Result<> deeper() {
        if (++depth_ <= kDeepest) return {};
        return refuse(
            message("too-deep", "this is nested too deeply; derive a column in between."));
    }

    Result<NodePtr> operand() {
        const Token token = next();
        switch (token.kind) {
            case TokenKind::Number:
                ++at_;
                return numberNode([value = token.value](Index, Index&) { return value; });
            case TokenKind::Text: {
                ++at_;
                auto node = std::make_unique<Node>();
                node->literal = token.text;
                node->text = [text = token.text](Index) {
                    return std::optional<std::string_view>(text);
                };
                return node;
            }
            case TokenKind::Column:
                return column(token);
            case TokenKind::Name: {
                const bool isCall =
                    tokens_[at_ + 1].kind == TokenKind::Sign && tokens_[at_ + 1].text == "(";
                return isCall ? call(token) : column(token);
            }
            case TokenKind::Sign:
                if (token.text != "(") break;
                return bracketed();
            case TokenKind::End:
                break;
        }
        return token.kind == TokenKind::End
                   ? refuse(message("ends-too-soon", "something is missing at the end."))
                   : refuse(message("no-value",
                                    "a number, a text or a column is needed here, not "
                                    "\"{}\".",
                                    token.text));
    }

    Result<NodePtr> bracketed() {
        if (const auto deep = deeper(); !deep) return tl::unexpected(deep.error());
        ++at_;
        Result<NodePtr> node = either();
        --depth_;
        if (!node) return node;
        if (!take(")")) return refuse(message("bracket-open", "a \")\" is missing here."));
        return node;
    }

    Result<NodePtr> column(const Token& token) {
        const Index position = table_.find(token.text);
        if (position < 0)
            return refuse(message("no-column-in-expression",
                                  "there is no column \"{0}\"; {1} A name of several words "
                                  "stands in brackets, as in [floor area], and a text between "
                                  "quotes, as in \"{0}\".",
                                  token.text, columnsLike(token.text, table_)));
        ++at_;
        const Column& found = table_.columns[static_cast<std::size_t>(position)];
        if (found.type == ColumnType::Numeric) {
            const auto written = std::make_shared<NumericCells>(found.numbers);
            written->widen();  // 0.7 of the file is 0.7 of the expression
            return numberNode([written](Index row, Index&) { return written->at(row); });
        }
        auto node = std::make_unique<Node>();
        if (holdsDates(found)) node->dates = &found;
        node->text = [&found](Index row) -> std::optional<std::string_view> {
            const std::int32_t code = found.codes[static_cast<std::size_t>(row)];
            if (code < 0) return std::nullopt;
            return found.levels[static_cast<std::size_t>(code)];
        };
        return node;
    }

    Result<std::vector<NodePtr>> arguments(std::size_t count, const std::string& name) {
        if (const auto deep = deeper(); !deep) return tl::unexpected(deep.error());
        at_ += 2;
        std::vector<NodePtr> found;
        while (found.size() < count) {
            Result<NodePtr> node = either();
            if (!node) return tl::unexpected(node.error());
            found.push_back(std::move(*node));
            if (found.size() < count && !take(","))
                return refuse(
                    message("few-arguments", "{} takes {} values between commas.", name, count));
        }
        --depth_;
        if (!take(")"))
            return refuse(message("many-arguments",
                                  "{} takes {} values; a \")\" is missing behind them.", name,
                                  count));
        return found;
    }

    Result<NodePtr> call(const Token& token) {
        const std::string name = lowerCase(token.text);
        if (name == "is_missing") return isMissing(name);
        if (name == "if") return choice(name);
        if (name == "min" || name == "max") {
            auto two = numbers(2, name);
            if (!two) return tl::unexpected(two.error());
            return combined(
                std::move((*two)[0]), std::move((*two)[1]),
                name == "min" ? [](double x, double y) { return std::min(x, y); }
                              : [](double x, double y) { return std::max(x, y); });
        }
        const auto function = std::ranges::find(kFunctions, name, &Function::name);
        if (function == kFunctions.end())
            return refuse(message("no-such-function",
                                  "there is no function \"{}\"; there are abs, sqrt, exp, log, "
                                  "log2, log10, floor, ceil, round, sin, cos, tan, min, max, if "
                                  "and is_missing.",
                                  token.text));
        auto one = numbers(1, name);
        if (!one) return tl::unexpected(one.error());
        return numberNode(
            [a = std::move((*one)[0]->number), of = function->of](Index row, Index& undefined) {
                const double x = a(row, undefined);
                if (std::isnan(x)) return kNone;
                const double value = of(x);
                if (std::isfinite(value)) return value;
                ++undefined;
                return kNone;
            });
    }

    Result<std::vector<NodePtr>> numbers(std::size_t count, const std::string& name) {
        auto found = arguments(count, name);
        if (!found) return found;
        for (const NodePtr& node : *found)
            if (node->isText())
                return refuse(message("text-in-function", "{} takes numbers, not texts.", name));
        return found;
    }

    Result<NodePtr> isMissing(const std::string& name) {
        auto one = arguments(1, name);
        if (!one) return tl::unexpected(one.error());
        Node& of = *(*one)[0];
        if (of.isText())
            return numberNode(
                [text = std::move(of.text)](Index row, Index&) { return text(row) ? 0. : 1.; });
        return numberNode([a = std::move(of.number)](Index row, Index& undefined) {
            return std::isnan(a(row, undefined)) ? 1. : 0.;
        });
    }

    Result<NodePtr> choice(const std::string& name) {
        auto three = numbers(3, name);
        if (!three) return tl::unexpected(three.error());
        return numberNode([c = std::move((*three)[0]->number), a = std::move((*three)[1]->number),
                           b = std::move((*three)[2]->number)](Index row, Index& undefined) {
            const double truth = c(row, undefined);
            if (std::isnan(truth)) return kNone;
            return truth != 0. ? a(row, undefined) : b(row, undefined);
        });
    }

    std::string_view text_;
    std::vector<Token> tokens_;
    const Table& table_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

}  // namespace

Expression::Expression(std::unique_ptr<Node> root) : root_(std::move(root)) {}
Expression::~Expression() = default;
Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;

Result<Expression> Expression::parse(std::string_view text, const Table& table) {
    if (text.size() > kLongest)
        return fail(Fault::Usage, message("expression-too-long",
                                          "The expression has {} characters, more than {}; derive "
                                          "columns in between.",
                                          text.size(), kLongest));
    auto tokens = tokensOf(text);
    if (!tokens) return tl::unexpected(tokens.error());
    auto root = Reader(text, std::move(*tokens), table).whole();
    if (!root) return tl::unexpected(root.error());
    return Expression(std::move(*root));
}

double Expression::at(Index row, Index& undefined) const {
    return root_->number(row, undefined);
}

std::vector<std::string> columnsIn(std::string_view text) {
    std::vector<std::string> names;
    const auto tokens = tokensOf(text);
    if (!tokens) return names;
    for (std::size_t i = 0; i + 1 < tokens->size(); ++i) {
        const Token& token = (*tokens)[i];
        const bool isCall =
            (*tokens)[i + 1].kind == TokenKind::Sign && (*tokens)[i + 1].text == "(";
        const bool isName = token.kind == TokenKind::Name && !isCall && !isWord(token, "and") &&
                            !isWord(token, "or") && !isWord(token, "not");
        if (token.kind == TokenKind::Column || isName) names.push_back(token.text);
    }
    return names;
}

}  // namespace ardent
