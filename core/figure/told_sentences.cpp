#include "core/figure/told_phrases.h"

namespace ardent {

namespace {

/// Marks a text for ui/figure_texts.cmake.
constexpr const char* sentence(const char* english) {
    return english;
}

/// Faults, and notes on tables and runs; one after those that would be mistaken for it.
constexpr const char* kSentences[]{
    sentence("{}: there is no such file; check the name and the folder."),
    sentence("{}: this is a folder; give a file in it."),
    sentence("{}: this file cannot be reached; check the name and the permissions of its folder."),
    sentence("{}: this is not a regular file; save the table to a file."),
    sentence("{}: this is a workbook or an archive; save the table as CSV."),
    sentence("{}: this file is in {} format; save the table as CSV."),
    sentence("{}: this is a binary file, not text; save the table as CSV."),
    sentence("{}, line {}: a zero byte stands in the text; remove it."),
    sentence("{}: the file has more than two thousand million rows; take a part of it."),
    sentence("{}: there is a header but no row below it; add rows."),
    sentence("{}: no row has {} as the header has; check the separator and the quotes."),
    sentence("{}: the file is empty; it needs a header and rows."),
    sentence("{}, line {}: the header has {}, but most rows have {}; fill the rows or shorten the "
             "header."),
    sentence("{}, line {}: the header has {}, but most rows have {}; name every column, and put "
             "cells that hold the separator in quotes."),
    sentence(
        "{}, line {}: the header has {}, but most rows have {}, such as \"{}\"; commas may stand "
        "before decimals there, or the first cells name the rows: put numbers with a comma in "
        "quotes, or name the first column too."),
    sentence("{}, line {}: a quote (\") opens here and is not closed in this row; close, double or "
             "remove it."),
    sentence(
        "{}, line {}: this row does not end within {} MB; every row of a table must end with a "
        "line break."),
    sentence("{} is not a project of Ardent, or it is damaged: open a table or another project."),
    sentence(
        "{} was saved by a newer Ardent (format {}, this one reads format {}): open it with the "
        "newer one."),
    sentence("{} is damaged ({}): open an earlier copy of it."),
    sentence("{} cannot be written: {}. Choose another place or name."),
    sentence("The project uses the method \"{}\", which this Ardent does not have: open it with a "
             "newer one."),
    sentence("No target is chosen for {}; name the column that is to be predicted."),
    sentence("{} has no column \"{}\"; did you mean \"{}\"?"),
    sentence("{} has no column \"{}\"; its columns are {}."),
    sentence(
        "The target \"{}\" of {} has too many different numbers to be classes; choose regression."),
    sentence("The target \"{}\" of {} holds text ({}), which regression cannot predict; choose "
             "classification or a numeric target."),
    sentence("The target \"{}\" of {} is free text with {} different values in {}; choose a target "
             "with numbers or fewer classes."),
    sentence("{} leaves one row to train on, and at least two are needed; add rows or give "
             "training a larger share."),
    sentence("{} has {} with a value of the target \"{}\"; at least two are needed to learn."),
    sentence("The target \"{}\" of {} is \"{}\" in every row, so there is nothing to learn; choose "
             "another target."),
    sentence(
        "The target \"{}\" of {} is the same in all {}; give training a larger share of the rows."),
    sentence("The target \"{}\" of {} varies by only {}, too little for squared errors; rescale "
             "the column."),
    sentence("The target \"{}\" of {} holds {}, too large for squared errors; correct that cell or "
             "rescale the column."),
    sentence("Column \"{}\" is the target and cannot have the role {} too; choose one of the two."),
    sentence(
        "Column \"{}\" of {} has {} different texts, too many for a feature; ignore it or group "
        "its values."),
    sentence("{} has no usable feature column besides the target \"{}\"; it needs at least one "
             "column of numbers or categories."),
    sentence("The split leaves no rows for training; give the first share a positive value."),
    sentence("{} encoded as {} by {} takes {}, but only {} of the free memory can be used; {}."),
    sentence("{} would take {}, but only {} of the free memory can be used; {}."),
    sentence("{} cannot do {}; choose another method, such as {}, or regression as the task, since "
             "the classes of \"{}\" are numbers."),
    sentence("{} cannot do {}; choose another method, such as {}."),
    sentence("A recursive feature machine needs at least {} training rows, here are {}."),
    sentence("The exact kernel needs matrices of {} × {} training rows (at most {}); set "
             "formulation=random_features."),
    sentence("A support vector machine on {} training rows takes too long (at most {}); set "
             "model=fourier."),
    sentence("A support vector machine on {} training rows takes too long (at most {}); choose rff "
             "or nystroem."),
    sentence(
        "Recursive elimination with support vector machines takes too long on {} training rows "
        "(at most {}); choose hsic or ccm."),
    sentence(
        "SRFF chooses λ on validation rows, and there are none; give a validation share, or set "
        "lambda."),
    sentence("There are no validation rows to choose λ on; give a validation share, or set rule to "
             "lambda_min or lambda_1se."),
    sentence("The support vector machine on the similarities is for classes; set model=logistic."),
    sentence("{} nearest neighbours need more rows than that, but only {} are looked at; set fewer "
             "neighbours."),
    sentence("{} nearest neighbours need more rows than that of every class, but only {} of \"{}\" "
             "are looked at; set fewer neighbours."),
    sentence("The inverse-free form has no minimum with lambda2 under 1/(4nε), which is {} here; "
             "set lambda2 to {} or more."),
    sentence("{}: the gzip file is cut short; copy or download it again."),
    sentence("The period {} is less than a millionth of the standard deviation of \"{}\" ({}), too "
             "short to be told; set a longer one, or 0 for none."),
    sentence("{}: the gzip file is damaged; copy or download it again."),
    sentence("{}: you may not read this file; change its permissions."),
    sentence("{}: the file cannot be opened ({}); check that no other program holds it."),
    sentence("{}: reading failed ({}); try to copy the file again."),
    sentence("The column names come from the comment above the rows."),
    sentence("The file has no header; columns are named by their number."),
    sentence("{} before the table skipped."),
    sentence("Only one column was found; a comma, semicolon, tab or | separates columns."),
    sentence(
        "The header has one name less than the rows have cells; the first column is named \"row "
        "name\"."),
    sentence("The header has one name less than the rows have cells; the first column is named "
             "\"row name\"; if cells hold a comma themselves, put them in quotes."),
    sentence("Columns that the header leaves blank, named by their number: {}."),
    sentence("Columns whose name stands more than once in the header, numbered: {}."),
    sentence("{} dropped for not having {}: line {}."),
    sentence("{} dropped for not having {}: lines {}."),
    sentence("{} shorter than the header: cells lacking at the end are taken as missing; the first "
             "is in line {}."),
    sentence("{} between the rows of the one column taken as missing."),
    sentence(
        "Bytes behind the end of the gzip stream were left aside; if rows are missing, copy or "
        "download the file again."),
    sentence("Column \"{}\" read with {}, as other columns show."),
    sentence("Column \"{}\" read with {}, as in the training table."),
    sentence(
        "Column \"{}\" read with decimal points, but these may separate decimals or thousands; "
        "choose how to read it."),
    sentence("Column \"{}\" read with {}."),
    sentence(
        "Column \"{}\" read as text, because the marks in its numbers may separate decimals or "
        "thousands; choose how to read it."),
    sentence("Column \"{}\" read as text, because none of its cells is a number."),
    sentence("Column \"{}\" read as text, because its whole numbers have more digits than a number "
             "keeps."),
    sentence("Column \"{}\" holds whole numbers with more digits than a number keeps, so that the "
             "last ones are lost; if they are codes, read it as a category."),
    sentence("Column \"{}\" is read as text: its numbers have blanks between thousands; take them "
             "out in the file."),
    sentence(
        "Column \"{}\" is read as text: its numbers have commas between hundreds of thousands, as "
        "in 12,34,567; take them out in the file."),
    sentence("Column \"{}\" is read as text: its numbers carry \"{}\"; take it off in the file."),
    sentence(
        "{} of column \"{}\" not a number and taken as missing; the first is \"{}\" in line {}."),
    sentence("{} without name and content dropped: {}."),
    sentence("The text is not valid UTF-8 and was read as Latin-1 (Windows-1252)."),
    sentence("The table no longer has the columns that the model reads: the model is kept, but not "
             "drawn."),
    sentence("{} of {} without a value of the target \"{}\" left out."),
    sentence("{} of {} with a class of \"{}\" that the training table does not have left out."),
    sentence("The {} different numbers of the target \"{}\" are learned as classes; choose "
             "regression to predict a number."),
    sentence("The {} different whole numbers of the target \"{}\" are learned as classes; choose "
             "regression to predict a number."),
    sentence("Column \"{}\": {} filled with the training median {}."),
    sentence("Column \"{}\": {} put between \"{}\" and \"{}\" by their shares in training."),
    sentence("Column \"{}\": {} taken as none of the known levels."),
    sentence(
        "Column \"{}\": \"{}\" may differ from \"{}\" of the training table only in how accents "
        "are written; write both alike."),
    sentence("Column \"{}\": the levels \"{}\" and \"{}\" may differ only in how accents are "
             "written; write both alike."),
    sentence("Columns {} hold the same values; ignore all but one."),
    sentence("1 more group of columns holds the same values."),
    sentence("{} more groups of columns hold the same values."),
    sentence("Column {} is constant: it can tell nothing."),
    sentence("Columns {} are constant: they can tell nothing."),
    sentence("Column {} is empty: it can tell nothing."),
    sentence("Columns {} are empty: they can tell nothing."),
    sentence("Column {} holds dates, which are read as text and not used: to use them, add a "
             "column of numbers to the file, such as the year or the days since the first date."),
    sentence("Columns {} hold dates, which are read as text and not used: to use them, add a "
             "column of numbers to the file, such as the year or the days since the first date."),
    sentence(
        "Column {} holds dates, which are read as categories without an order: to use them, add a "
        "column of numbers to the file, such as the year or the days since the first date."),
    sentence(
        "Columns {} hold dates, which are read as categories without an order: to use them, add a "
        "column of numbers to the file, such as the year or the days since the first date."),
    sentence("Column {} has fewer than ten rows a level: models fit such a category by chance, and "
             "it looks more relevant than it is; join its levels or ignore it."),
    sentence("Columns {} have fewer than ten rows a level: models fit such categories by chance, "
             "and they look more relevant than they are; join their levels or ignore them."),
    sentence("Column {} holds whole numbers without a gap, another in every row, as a count of the "
             "rows does: ignore it, unless its order tells something, such as time."),
    sentence("Columns {} hold whole numbers without a gap, another in every row, as a count of the "
             "rows does: ignore them, unless their order tells something, such as time."),
    sentence("Column {} is another in every row, as a name of the row is: it can tell rows apart, "
             "but not what they have in common; ignore it."),
    sentence("Columns {} are others in every row, as names of the rows are: they can tell rows "
             "apart, but not what they have in common; ignore them."),
    sentence(
        "Texts down to line {} where {} otherwise hold numbers, such as \"{}\" in \"{}\", as of "
        "a header of several lines, such as with units: keep only the line with the names in "
        "the file."),
    sentence("Column \"{}\": a number in brackets, such as \"{}\", is below zero in accounts; "
             "write it with a minus sign in the file."),
    sentence("Column \"{}\" is read as text: its numbers below zero stand in brackets, as in "
             "(274); write them with a minus sign in the file."),
    sentence("Column {} looks like dates written as yyyymmdd; as numbers they jump from month to "
             "month: add the year or the days since the first date to the file and ignore this "
             "column."),
    sentence("Columns {} look like dates written as yyyymmdd; as numbers they jump from month to "
             "month: add the year or the days since the first date to the file and ignore these "
             "columns."),
    sentence("Column {} not used: dates; add a column of numbers to the file, such as the year or "
             "the days since the first date."),
    sentence("Columns {} not used: dates; add a column of numbers to the file, such as the year or "
             "the days since the first date."),
    sentence("Column \"{}\" is an exact linear copy of the target \"{}\" and gives it away: ignore "
             "it, unless it will be known where \"{}\" is to be predicted."),
    sentence("Column \"{}\" has one value of the target \"{}\" at each of its levels and gives it "
             "away: ignore it, unless it will be known where \"{}\" is to be predicted."),
    sentence("Column \"{}\" matches the target \"{}\" value by value and gives it away: ignore "
             "it, unless it will be known where \"{}\" is to be predicted."),
    sentence("No test rows: the split leaves them none, so that the final error is not measured "
             "on fresh rows."),
    sentence("{} of {} is missing or not seen in training; how many and what stands in their "
             "place: {}."),
    sentence("{} of {} are missing or not seen in training; how many and what stands in their "
             "place: {}."),
    sentence("Only {}: relevances and metrics can change much with the seed."),
    sentence("Only {}: metrics on it say little."),
    sentence("Only {}: metrics on them say little."),
    sentence("{} of the target more than 10¹⁵ training standard deviations from the mean; held at "
             "that distance."),
    sentence("{} more than a million training standard deviations from the mean; held at that "
             "distance."),
    sentence("Column {} not used: free text."),
    sentence("Columns {} not used: free text."),
    sentence("Column {} not used: numbers that are read as text; the notes on the file say what to "
             "change in it."),
    sentence(
        "Columns {} not used: numbers that are read as text; the notes on the file say what to "
        "change in it."),
    sentence("Column {} not used: no value in the training rows."),
    sentence("Columns {} not used: no value in the training rows."),
    sentence("Column {} constant in the training rows: no effect on the model."),
    sentence("Columns {} constant in the training rows: no effect on the model."),
    sentence("Column {} with a few values so far out that all others become nearly equal once "
             "scaled; correct or empty those cells."),
    sentence("Columns {} with a few values so far out that all others become nearly equal once "
             "scaled; correct or empty those cells."),
};

/// What is filled in there.
constexpr const char* kParts[]{
    sentence("{} and {} of a level not seen in training ({})"),
    sentence("{} and {} of levels not seen in training ({})"),
    sentence("{} Fourier features of {} encoded columns and {} rows"),
    sentence("A support vector machine on {} training rows of {} encoded columns"),
    sentence("The path of {} encoded columns and {} training rows with {} folds"),
    sentence("A fit on {} training rows of {} encoded columns"),
    sentence("leave columns out or train on fewer rows"),
    sentence("set fewer folds or ignore some columns"),
    sentence("raise alpha or set fewer folds"),
    sentence("choose rff or nystroem"),
    sentence("choose hsic or ccm"),
    sentence("{} of a level not seen in training ({})"),
    sentence("points between thousands and the comma as decimal mark"),
    sentence("{} rounds on {} encoded columns and {} rows"),
    sentence("choose nystroem or rff, or train on fewer rows"),
    sentence("ignore columns with many categories such as \"{}\" ({})"),
    sentence("{} of levels not seen in training ({})"),
    sentence("Exact kernel ridge regression on {} training rows"),
    sentence("{} Fourier features of {} encoded columns"),
    sentence("set fewer rounds or a smaller subsample"),
    sentence("set fewer features or another preset"),
    sentence("the comma as decimal mark"),
    sentence("{} landmarks of {} features"),
    sentence("A fit on {} features"),
    sentence("set fewer landmarks or features"),
    sentence("take fewer rows or columns"),
    sentence("{} and {} more"),
    sentence("{} training row"),
    sentence("{} training rows"),
    sentence("{} validation row"),
    sentence("{} validation rows"),
    sentence("{} test row"),
    sentence("{} test rows"),
    sentence("{} missing cell"),
    sentence("{} missing cells"),
    sentence("{} more cell"),
    sentence("{} more cells"),
    sentence("\"{}\" {} ({})"),
    sentence("between \"{}\" and \"{}\""),
    sentence("none of the known levels"),
    sentence("{} more"),
    sentence("{} other column"),
    sentence("{} other columns"),
    sentence("{} blank line"),
    sentence("{} blank lines"),
    sentence("{} comment line"),
    sentence("{} comment lines"),
    sentence("commas between thousands"),
    sentence("{} Fourier features"),
    sentence("set fewer features"),
    sentence("set fewer criterion_features"),
    sentence("{} row"),
    sentence("{} rows"),
    sentence("{} cell"),
    sentence("{} cells"),
    sentence("{} name"),
    sentence("{} names"),
    sentence("{} column"),
    sentence("{} columns"),
    sentence("{} line"),
    sentence("{} lines"),
    sentence("{} MB"),
    sentence("{} GB"),
    sentence("regression"),
    sentence("classification"),
};

}  // namespace

std::span<const char* const> toldSentences() {
    return kSentences;
}

std::span<const char* const> toldParts() {
    return kParts;
}

}  // namespace ardent
