#include "core/figure/told.h"

#include <QtTest>

#include "core/base/message.h"

using namespace ardent;

namespace {

std::string marked(const char* english) {
    return '<' + std::string(english) + '>';
}

}  // namespace

/// What runs keep in English, as a reader of another language has it.
class ToldTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { translateWith(nullptr); }
    void isEnglishAtFirst();
    void findsWhatIsFilledIn_data();
    void findsWhatIsFilledIn();
    void tellsFaultsAndNotes_data();
    void tellsFaultsAndNotes();
    void countsRows();
};

void ToldTest::isEnglishAtFirst() {
    const std::string kind =
        "mixed derivative in unit of y: √mean (∂²f/∂u∂v)² per product of "
        "standard deviations; over 20 of 400 training rows";
    QCOMPARE(told(kind), kind);
}

void ToldTest::findsWhatIsFilledIn_data() {
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("told");
    QTest::newRow("a word") << "epoch"
                            << "<epoch>";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("a name") << "x over y"
                            << "x over y";
    QTest::newRow("a number") << "12 selected"
                              << "<12 selected>";
    QTest::newRow("told itself") << "the best AUC on 20 of 40 validation rows"
                                 << "<the best AUC on 20 of 40 <validation rows>>";
    QTest::newRow("scores of a selection")
        << "a kernel scale γ above 0; the scores are the AUC of the model on its first variables, "
           "on 20 of 40 validation rows"
        << "<a kernel scale γ above 0>; <the scores are the AUC of the model on its first "
           "variables, on 20 of 40 <validation rows>>";
    QTest::newRow("in the middle") << "mean squared error over 5 folds"
                                   << "<<mean squared error> over 5 folds>";
    QTest::newRow("grouped digits") << "over 2,000 training rows"
                                    << "<over 2<,>000 <training rows>>";
    QTest::newRow("one row") << "A score is how much the effect of one column changes while the "
                                "other moves by a standard deviation, averaged over 1 row."
                             << "<A score is how much the effect of one column changes while the "
                                "other moves by a standard deviation, averaged over 1 row>.";
    QTest::newRow("a decimal number") << "Fitted with λ = 1.5e-05"
                                      << "<Fitted with λ = 1<.>5e-05>";
    QTest::newRow("a class with a number for a name") << "accuracy 0.85, always 1.5 0.6"
                                                      << "<accuracy 0<.>85, always 1.5 0<.>6>";
    QTest::newRow("a number among words")
        << "On its 44 test rows this model is not shown to predict better than a constant (R² "
           "0.27): what it says of the variables may be chance."
        << "<On its 44 <test> rows this model is not shown to predict better than a constant (R² "
           "0<.>27): what it says of the variables may be chance>.";
    QTest::newRow("a negative number among words")
        << "On its 44 test rows this model is not shown to predict better than a constant (R² "
           "-0.65): what it says of the variables may be chance."
        << "<On its 44 <test> rows this model is not shown to predict better than a constant (R² "
           "−0<.>65): what it says of the variables may be chance>.";
    QTest::newRow("worse than the mean")
        << "On its 44 test rows this model is worse than predicting the mean (R² -3.70): what it "
           "says of the variables may be chance."
        << "<On its 44 <test> rows this model is worse than predicting the mean (R² −3<.>70): what "
           "it says of the variables may be chance>.";
    QTest::newRow("worse than the most frequent class")
        << "On its 44 test rows this model is worse than always predicting the most frequent class "
           "(accuracy 0.45, always yes 0.80): what it says of the variables may be chance."
        << "<On its 44 <test> rows this model is worse than always predicting the most frequent "
           "class (<accuracy 0<.>45, always yes 0<.>80>): what it says of the variables may be "
           "chance>.";
    QTest::newRow("a loss of a single row") << "loss on the training rows"
                                            << "<loss on the training rows>";
    QTest::newRow("a boosted model")
        << "100 rounds with γ = 8, λ = 0.00188, the width chosen by cross-validation."
        << "<100 rounds with γ = 8, λ = 0<.>00188, the width chosen by cross-validation>.";
    QTest::newRow("a name with a point") << "Scales from v1.2 or 3."
                                         << "<Scales from v1.2 or 3>.";
    QTest::newRow("parts") << "class score; over 800 training rows"
                           << "<class score>; <over 800 <training rows>>";
    for (const char* one :
         {"1 round with γ = 8, β = 2", "Converged after 1 iteration",
          "1 iteration is done, the most that max_iterations allows", "1 iteration is done",
          "1 of 5 variables is kept", "1 of 1 variable is kept", "0 of 1 variable are kept",
          "1 of 30 λ was tried", "1 λ is solved", "1 model was compared",
          "No lower validation loss in 1 epoch", "The only epoch is done",
          "The only epoch after the starts is done", "1 score is done", "The first is picked",
          "The only penalty is done", "1 variable left"})
        QTest::newRow(one) << QStringLiteral("%1.").arg(one) << QStringLiteral("<%1>.").arg(one);
    QTest::newRow("sentences") << "The first 3 are picked. Stopped; the model of epoch 2 is kept."
                               << "<The first 3 are picked>. <Stopped>; <the model of epoch 2 is "
                                  "kept>.";
    QTest::newRow("a column with the name of a part")
        << "mixed derivative in unit of bar: √mean (∂²f/∂u∂v)² per product of standard deviations"
        << "<mixed derivative in <unit of bar>: √mean (∂²f/∂u∂v)² per product of standard "
           "deviations>";
    QTest::newRow("differences in place of derivatives")
        << "mixed difference in unit of bar: √mean (ΔuΔv f)² over a standard deviation of each"
        << "<mixed difference in <unit of bar>: √mean (ΔuΔv f)² over a standard deviation of each>";
    QTest::newRow("why they stand there")
        << "A few of the 1,000 waves, which turn more than once within a standard deviation, would "
           "decide derivatives, so that differences stand for them."
        << "<A few of the 1<,>000 waves, which turn more than once within a standard deviation, "
           "would decide derivatives, so that differences stand for them>.";
    QTest::newRow("rows that choose") << "the lowest mean squared error on training rows, as the "
                                         "model has learned from the validation "
                                         "rows too"
                                      << "<the lowest <mean squared error> on <training rows, as "
                                         "the model has learned from the validation "
                                         "rows too>>";
    QTest::newRow("some rows that choose")
        << "the best AUC on 20 of 40 training rows, as there are no validation rows"
        << "<the best AUC on 20 of 40 <training rows, as there are no validation rows>>";
    QTest::newRow("a better number")
        << "With m = 6 the models predict much better than with m = 2, which is kept: their mean "
           "squared error on validation rows is 40.1 instead of 99.3."
        << "<With m = 6 the models predict much better than with m = 2, which is kept: their <mean "
           "squared error> on validation rows is 40<.>1 instead of 99<.>3>.";
    QTest::newRow("a search in the course of models")
        << "Models on the first variables, 3 of 10, λ 5 of ≤ 12"
        << "<Models on the first variables, 3 of 10, λ 5 of ≤ 12>";
    QTest::newRow("a later round than that of the lowest loss")
        << "Round 51 is kept, the last within two standard errors of the lowest validation loss "
           "(round 7)."
        << "<Round 51 is kept, the last within two standard errors of the lowest validation loss "
           "(round 7)>.";
    QTest::newRow("a later round of classes")
        << "Round 51 is kept, the last within two standard errors of the lowest calibrated "
           "validation cross-entropy (round 7)."
        << "<Round 51 is kept, the last within two standard errors of the lowest calibrated "
           "validation cross-entropy (round 7)>.";
    QTest::newRow("the search of the last model") << "Final model, λ 5 of ≤ 40"
                                                  << "<Final model, λ 5 of ≤ 40>";
    QTest::newRow("iterations of two kinds")
        << "Converged after 13 iterations. 7 more iterations have put the variables in order."
        << "<Converged after 13 iterations>. <7 more iterations have put the variables in order>.";
    QTest::newRow("parts of a mean")
        << "Final model: the weighted mean of a model on combinations of variables (weight 67 %) "
           "and a constant (weight 33 %)"
        << "<Final model: the weighted mean of <<a model on combinations of variables> (weight 67 "
           "%)> and <<a constant> (weight 33 %)>>";
    QTest::newRow("an unknown part") << "class score; x"
                                     << "<class score>; x";
}

void ToldTest::findsWhatIsFilledIn() {
    QFETCH(QString, english);
    translateWith(marked);
    QFETCH(QString, told);
    QCOMPARE(QString::fromStdString(ardent::told(english.toStdString())), told);
}

void ToldTest::tellsFaultsAndNotes_data() {
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("told");
    QTest::newRow("a path") << "my.file; v2.csv: this is a folder; give a file in it."
                            << "<my.file; v2.csv: this is a folder; give a file in it.>";
    QTest::newRow("amounts")
        << "t.csv, line 3: the header has 1 name, but most rows have 2,000 cells; fill the "
           "rows or shorten the header."
        << "<t.csv, line 3: the header has <1 name>, but most rows have <2<,>000 cells>; fill "
           "the rows or shorten the header.>";
    QTest::newRow("a name that looks like an amount")
        << "Column \"3 rows\": 2 missing cells filled with the training median 0.5."
        << "<Column \"3 rows\": <2 missing cells> filled with the training median 0<.>5.>";
    QTest::newRow("a cell between two levels")
        << "Column \"sex\": 1 missing cell put between \"f and m\" and \"m\" by their shares in "
           "training."
        << "<Column \"sex\": <1 missing cell> put between \"f and m\" and \"m\" by their shares in "
           "training.>";
    QTest::newRow("a list of names") << "Columns \"a\", \"b\" and 7 more not used: free text."
                                     << "<Columns \"a\", <\"b\" and 7 more> not used: free text.>";
    QTest::newRow("a list of columns and their fills")
        << "12 of 900 cells are missing or not seen in training; how many and what stands in their "
           "place: \"age, years\" 12 (0.5), \"k\" 3 (none of the known levels), \"b\" 2 (between "
           "\"3 rows\" and \"m, n\"), 40 more."
        << "<12 of <900 cells> are missing or not seen in training; how many and what stands in "
           "their place: <\"age, years\" 12 (0<.>5)>, <\"k\" 3 (<none of the known levels>)>, "
           "<\"b\" 2 (<between \"3 rows\" and \"m, n\">)>, <40 more>.>";
    QTest::newRow("memory")
        << "20000 Fourier features of 8 encoded columns would take 1.5 GB, but only 200 MB of the "
           "free memory can be used; set fewer features."
        << "<<20000 Fourier features of 8 encoded columns> would take <1<.>5 GB>, but only <200 "
           "MB> of the free memory can be used; <set fewer features>.>";
    QTest::newRow("memory of a machine")
        << "A support vector machine on 900 training rows of 8000 encoded columns would take 1.5 "
           "GB, but only 200 MB of the free memory can be used; choose rff or nystroem."
        << "<<A support vector machine on 900 training rows of 8000 encoded columns> would take "
           "<1<.>5 GB>, but only <200 MB> of the free memory can be used; <choose rff or "
           "nystroem>.>";
    QTest::newRow("phrases") << "Stopped; the best model so far is kept."
                             << "<Stopped>; <the best model so far is kept>.";
    QTest::newRow("unknown") << "Something else."
                             << "Something else.";
}

void ToldTest::tellsFaultsAndNotes() {
    QFETCH(QString, english);
    QFETCH(QString, told);
    QCOMPARE(toldSentence(english.toStdString()), english.toStdString());
    translateWith(marked);
    QCOMPARE(QString::fromStdString(toldSentence(english.toStdString())), told);
}

void ToldTest::countsRows() {
    QCOMPARE(countedRows(1), std::string("1 row"));
    QCOMPARE(countedRows(2000), std::string("2,000 rows"));
    QCOMPARE(countedVariables(1), std::string("1 variable"));
    QCOMPARE(rowsOf(500, 500, "test rows"), std::string("500 test rows"));
    QCOMPARE(rowsOf(1, 1, "test rows"), std::string("1 test row"));
    QCOMPARE(rowsOf(1, 1, "rows of the changed table"), std::string("1 row of the changed table"));
    QCOMPARE(rowsOf(1, 500, "test rows"), std::string("1 of 500 test rows"));
    QCOMPARE(rowsOf(200, 500, "test rows"), std::string("200 of 500 test rows"));
}

QTEST_APPLESS_MAIN(ToldTest)
#include "told_test.moc"
