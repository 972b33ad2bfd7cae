#include "core/data/import/text/encoding_guess.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <span>
#include <vector>

#include "core/data/import/text/encodings.h"
#include "core/data/import/text/text_decoder.h"

namespace ardent {
namespace {

constexpr std::size_t kMostWords = 5000;
constexpr std::size_t kMostBytes = std::size_t{1} << 18;  ///< in which pairs are counted

bool isHigh(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

bool isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Different runs of letters and bytes that are not ASCII, with at least one of these.
std::set<std::string_view> wordsOf(std::string_view bytes) {
    std::set<std::string_view> words;
    std::size_t at = 0;
    while (at < bytes.size() && words.size() < kMostWords) {
        const std::size_t start = at;
        bool hasHigh = false;
        for (; at < bytes.size() && (isHigh(bytes[at]) || isAsciiLetter(bytes[at])); ++at)
            hasHigh = hasHigh || isHigh(bytes[at]);
        if (hasHigh) words.insert(bytes.substr(start, at - start));
        ++at;
    }
    return words;
}

using Letters = std::u32string_view;

/// The letters of a language beyond a to z, the small ones before the capital ones.
struct Alphabet {
    Letters small;
    Letters capital;
};

constexpr Alphabet kWestern[]{
    {U"äöüßéàèêç", U"ÄÖÜÉÀÈÊÇ"},                 // German, and what it borrows
    {U"àâæçéèêëîïôœùûüÿ", U"ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ"},  // French
    {U"áéíñóúüçàèòïªº", U"ÁÉÍÑÓÚÜÇÀÈÒÏ"},        // Spanish, Catalan
    {U"áàâãçéêíóôõúüªº", U"ÁÀÂÃÇÉÊÍÓÔÕÚÜ"},      // Portuguese
    {U"àèéìîòùª", U"ÀÈÉÌÎÒÙ"},                   // Italian
    {U"åäöéæøü", U"ÅÄÖÉÆØÜ"},                    // Swedish, Finnish, Danish, Norwegian
    {U"éèëïóöüáíú", U"ÉÈËÏÓÖÜÁÍÚ"},              // Dutch, Irish
};
constexpr Alphabet kIcelandic[]{{U"áðéíóúýþæö", U"ÁÐÉÍÓÚÝÞÆÖ"}};
constexpr Alphabet kCentral[]{
    {U"ąćęłńóśźż", U"ĄĆĘŁŃÓŚŹŻ"},                  // Polish
    {U"áčďéěíňóřšťúůýž", U"ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"},      // Czech
    {U"áäčďéíĺľňóôŕšťúýž", U"ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ"},  // Slovak
    {U"áéíóöőúüű", U"ÁÉÍÓÖŐÚÜŰ"},                  // Hungarian
    {U"ăâîşţșț", U"ĂÂÎŞŢȘȚ"},                      // Romanian
    {U"čćđšž", U"ČĆĐŠŽ"},                          // Croatian, Slovenian
};
constexpr Alphabet kBaltic[]{
    {U"āčēģīķļņšūž", U"ĀČĒĢĪĶĻŅŠŪŽ"},  // Latvian
    {U"ąčęėįšųūž", U"ĄČĘĖĮŠŲŪŽ"},      // Lithuanian
    {U"äõöüšž", U"ÄÕÖÜŠŽ"},            // Estonian
};
constexpr Alphabet kTurkish[]{{U"âçğıîöşûü", U"ÂÇĞİÎÖŞÛÜ"}};
constexpr Alphabet kCyrillic[]{
    {U"абвгдежзийклмнопрстуфхцчшщъыьэюяё", U"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ"},
    {U"абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", U"АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"},
    {U"абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ", U"АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШЃЌЅ"},
};
constexpr Alphabet kGreek[]{
    {U"αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ", U"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ"}};

/// An encoding of one byte a character and the languages that are written in it. The earlier one is
/// taken where two fit alike.
struct ByteEncoding {
    const char* name;
    std::span<const Alphabet> languages;
};

constexpr ByteEncoding kByteEncodings[]{
    {"Windows-1252", kWestern},  {"Windows-1250", kCentral},   {"ISO-8859-2", kCentral},
    {"Windows-1251", kCyrillic}, {"KOI8-R", kCyrillic},        {"IBM866", kCyrillic},
    {"ISO-8859-5", kCyrillic},   {"Windows-1253", kGreek},     {"ISO-8859-7", kGreek},
    {"Windows-1254", kTurkish},  {"Windows-1252", kIcelandic}, {"Windows-1257", kBaltic},
    {"MACINTOSH", kWestern},     {"IBM850", kWestern},         {"IBM852", kCentral}};

/// What the byte at 0x80 and beyond stand for, 0 for nothing.
std::array<char32_t, 128> upperHalf(const std::string& encoding) {
    std::array<char32_t, 128> characters{};
    for (unsigned i = 0; i < 128; ++i) {
        const char byte = static_cast<char>(0x80 + i);
        const std::u32string code = codePoints(decoded({&byte, 1}, encoding));
        if (code.size() == 1 && code[0] != 0xFFFD) characters[i] = code[0];
    }
    return characters;
}

enum class Case { None, Small, Capital };

Case caseOf(char32_t c, const Alphabet& alphabet) {
    if (alphabet.small.find(c) != Letters::npos || (c >= U'a' && c <= U'z')) return Case::Small;
    const bool isCapital = alphabet.capital.find(c) != Letters::npos || (c >= U'A' && c <= U'Z');
    return isCapital ? Case::Capital : Case::None;
}

/// Signs that stand in tables in any language, beside a word rather than within.
bool isCommonSign(char32_t c) {
    constexpr Letters kSigns = U"\u00A0°²³µ€£§±–—‘’“”„…«»×½¼¿¡®©·•†\u2030";
    return kSigns.find(c) != Letters::npos;
}

/// Cyrillic or Greek, which do not stand in a word with a to z.
bool isOtherScript(const Alphabet& alphabet) {
    return alphabet.small.front() >= 0x370;
}

/// Letters of the language less three times what cannot stand where it does in a word: no letter of
/// the language, a capital behind a small one.
long fitOf(const std::u32string& word, const Alphabet& alphabet) {
    long fit = 0;
    const bool isOther = isOtherScript(alphabet);
    for (std::size_t i = 0; i < word.size() && word.size() > 1; ++i) {
        if (word[i] < 0x80) {
            fit -= isOther ? 3 : 0;
            continue;
        }
        const Case here = caseOf(word[i], alphabet);
        const Case before = i == 0 ? Case::None : caseOf(word[i - 1], alphabet);
        const Case behind = i + 1 == word.size() ? Case::None : caseOf(word[i + 1], alphabet);
        if (here == Case::None) {
            const bool isWithin = before != Case::None && behind != Case::None;
            fit -= isCommonSign(word[i]) && !isWithin ? 0 : 3;
        } else {
            const bool isOdd = (here == Case::Capital && before == Case::Small) ||
                               (here == Case::Small && before == Case::Capital && i > 1 &&
                                caseOf(word[i - 2], alphabet) == Case::Capital);
            fit += isOdd ? -3 : 1;
        }
    }
    return fit;
}

long fitOf(const std::set<std::string_view>& words, const ByteEncoding& encoding) {
    const std::array<char32_t, 128> upper = upperHalf(encoding.name);
    std::vector<std::u32string> read;
    for (const std::string_view word : words) {
        std::u32string characters;
        for (const char c : word)
            characters +=
                isHigh(c) ? upper[static_cast<unsigned char>(c) - 0x80U] : static_cast<char32_t>(c);
        read.push_back(std::move(characters));
    }
    long best = std::numeric_limits<long>::min();
    for (const Alphabet& alphabet : encoding.languages) {
        long fit = 0;
        for (const std::u32string& word : read) fit += fitOf(word, alphabet);
        best = std::max(best, fit);
    }
    return best;
}

/// How the bytes of a text pair up as characters of East Asia.
struct Pairs {
    long all = 0;
    long lowTrails = 0;  ///< whose second byte is below 0xA1
    long kana = 0;       ///< where EUC-JP has Japan's letters
    long early = 0;      ///< whose first byte is one of Shift-JIS, below 0xA0
    long big5 = 0;       ///< whose first byte is one of Big5
    long rare = 0;       ///< whose first byte lies beyond the common characters of GB 2312
    long hangul = 0;     ///< where EUC-KR has Korea's syllables
    long latin = 0;      ///< beside a letter of ASCII, or a Western sign as in "°C" and "[µm]"
    long broken = 0;     ///< bytes that have no partner
};

constexpr unsigned kDegree = 0xB0;  ///< in the encodings of Western Europe
constexpr unsigned kMicro = 0xB5;

Pairs pairsOf(std::string_view bytes) {
    Pairs pairs;
    const auto byteAt = [bytes](std::size_t at) {
        return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
    };
    std::size_t behindPair = bytes.size();
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const unsigned lead = byteAt(at);
        if (lead < 0x80) continue;
        const unsigned trail = byteAt(at + 1);
        if (lead < 0x81 || lead > 0xFE || trail < 0x40 || trail == 0x7F || trail == 0xFF) {
            ++pairs.broken;
            continue;
        }
        const bool isBesideLetter =
            (at > 0 && isAsciiLetter(bytes[at - 1]) && (at < 2 || !isHigh(bytes[at - 2]))) ||
            (at + 2 < bytes.size() && isAsciiLetter(bytes[at + 2]));
        const bool standsAlone = at != behindPair && byteAt(at + 2) < 0x80;
        const bool isSign = (lead == kDegree || lead == kMicro) && trail < 0x80 && standsAlone;
        ++pairs.all;
        pairs.lowTrails += trail < 0xA1 ? 1 : 0;
        pairs.kana += lead == 0xA4 || lead == 0xA5 ? 1 : 0;
        pairs.early += lead < 0xA0 ? 1 : 0;
        pairs.big5 += lead >= 0xA4 && lead <= 0xF9 ? 1 : 0;
        pairs.rare += lead < 0xB0 || lead > 0xD7 ? 1 : 0;
        pairs.hangul += lead >= 0xB0 && lead <= 0xC8 ? 1 : 0;
        pairs.latin += isBesideLetter || isSign ? 1 : 0;
        behindPair = ++at + 1;
    }
    return pairs;
}

/// "" where the text is not of East Asia.
std::string eastAsian(std::string_view bytes) {
    const Pairs pairs = pairsOf(bytes.substr(0, kMostBytes));
    if (pairs.all < 2 || 20 * pairs.broken > pairs.all || 4 * pairs.latin > pairs.all) return {};
    if (2 * pairs.early > pairs.all) return "SHIFT_JIS";
    if (4 * pairs.lowTrails > pairs.all) return 10 * pairs.big5 > 9 * pairs.all ? "BIG5" : "";
    if (4 * pairs.kana > pairs.all) return "EUC-JP";
    if (10 * pairs.rare > 3 * pairs.all) return {};
    const bool isKorean = pairs.hangul == pairs.all && pairs.all >= 8;
    return isKorean ? "EUC-KR" : "GB18030";
}

}  // namespace

bool isMostlyUtf8(std::string_view bytes) {
    std::size_t whole = 0;
    std::size_t broken = 0;
    for (std::size_t at = 0; at < bytes.size();) {
        if (!isHigh(bytes[at])) {
            ++at;
            continue;
        }
        const std::size_t length = utf8Length(bytes.substr(at));
        ++(length > 0 ? whole : broken);
        at += std::max<std::size_t>(length, 1);
    }
    return whole >= broken;
}

std::string guessEncoding(std::string_view bytes) {
    const std::set<std::string_view> words = wordsOf(bytes);
    if (std::string found = eastAsian(bytes); !found.empty()) return found;
    const ByteEncoding* best = &kByteEncodings[0];
    long bestFit = fitOf(words, *best) + 1;  // a single letter shows nothing
    for (const ByteEncoding& encoding : kByteEncodings) {
        const long fit = fitOf(words, encoding);
        if (fit <= bestFit) continue;
        best = &encoding;
        bestFit = fit;
    }
    return best->name;
}

}  // namespace ardent
