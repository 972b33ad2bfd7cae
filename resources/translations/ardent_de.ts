<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Alles au&amp;swählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Schritt hinauf</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Schritt &amp;hinab</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>W&amp;iederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Version %1, commit %2</source>
        <translation>Version %1, Commit %2</translation>
    </message>
    <message>
        <source>Compiled with %1 for %2</source>
        <translation>Übersetzt mit %1 für %2</translation>
    </message>
    <message>
        <source>About Ardent</source>
        <translation>Über Ardent</translation>
    </message>
    <message>
        <source>Ardent: see which variables matter, how they act and how a model finds that out.</source>
        <translation>Ardent: sehen, welche Variablen zählen, wie sie wirken und wie ein Modell das herausfindet.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Replicates</name>
    <message>
        <source>%1, %2 seeds</source>
        <translation>%1, %2 Startwerte</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>(%1 %: %2 to %3)</source>
        <translation>(%1 %: %2 bis %3)</translation>
    </message>
</context>
<context>
    <name>ardent</name>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>The model may use this column to predict the target</source>
        <translation>Das Modell darf diese Spalte zur Vorhersage des Ziels verwenden</translation>
    </message>
    <message>
        <source>The column to predict; there is exactly one</source>
        <translation>Die Spalte, die vorhergesagt wird; es gibt genau eine</translation>
    </message>
    <message>
        <source>The column is left out</source>
        <translation>Die Spalte wird ausgelassen</translation>
    </message>
    <message>
        <source>The column names the rows and is left out of the model</source>
        <translation>Die Spalte benennt die Zeilen und gehört nicht zum Modell</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Diverged</source>
        <translation>Divergiert</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>the data, roles or split have changed since</source>
        <translation>Daten, Rollen oder Aufteilung haben sich seither geändert</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>All options at their defaults</source>
        <translation>Alle Einstellungen wie vorgegeben</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Data: %1, target: %2</source>
        <translation>Daten: %1, Ziel: %2</translation>
    </message>
    <message>
        <source>Changed at %1 %2: %3</source>
        <translation>Geändert bei %1 %2: %3</translation>
    </message>
    <message>
        <source>Open a data file or a sample first</source>
        <translation>Zuerst eine Datei oder ein Beispiel öffnen</translation>
    </message>
    <message>
        <source>Choose a target column first</source>
        <translation>Zuerst eine Zielspalte wählen</translation>
    </message>
    <message>
        <source>Give at least one column the role Feature</source>
        <translation>Mindestens einer Spalte die Rolle Merkmal geben</translation>
    </message>
    <message>
        <source>Choose a method first</source>
        <translation>Zuerst eine Methode wählen</translation>
    </message>
    <message>
        <source>Which five of 18 variables matter?</source>
        <translation>Welche fünf von 18 Variablen zählen?</translation>
    </message>
    <message>
        <source>Regression: a product of two sines, and 13 variables of noise</source>
        <translation>Regression: ein Produkt zweier Sinus und 13 Variablen voller Rauschen</translation>
    </message>
    <message>
        <source>Can five of 100 variables be found?</source>
        <translation>Sind fünf von 100 Variablen zu finden?</translation>
    </message>
    <message>
        <source>Regression: the logarithm of a squared sum</source>
        <translation>Regression: der Logarithmus einer quadrierten Summe</translation>
    </message>
    <message>
        <source>Which of 1,000 variables carry the signal?</source>
        <translation>Welche von 1000 Variablen tragen das Signal?</translation>
    </message>
    <message>
        <source>Regression: two hidden causes, five noisy copies of each</source>
        <translation>Regression: zwei verborgene Ursachen, je fünf verrauschte Kopien</translation>
    </message>
    <message>
        <source>Where do two moons part?</source>
        <translation>Wo trennen sich zwei Monde?</translation>
    </message>
    <message>
        <source>Two classes with a curved boundary</source>
        <translation>Zwei Klassen mit gekrümmter Grenze</translation>
    </message>
    <message>
        <source>What if no variable matters alone?</source>
        <translation>Was, wenn keine Variable allein zählt?</translation>
    </message>
    <message>
        <source>Four classes that three variables decide together</source>
        <translation>Vier Klassen, über die drei Variablen gemeinsam entscheiden</translation>
    </message>
    <message>
        <source>Which features tell two classes apart?</source>
        <translation>Welche Merkmale unterscheiden zwei Klassen?</translation>
    </message>
    <message>
        <source>Clusters among redundant and useless features</source>
        <translation>Gruppen unter überzähligen und nutzlosen Merkmalen</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Samples and recent files</source>
        <translation>Beispiele und zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Save the figure of the current view as PDF, SVG, PNG or CSV</source>
        <translation>Die Abbildung der aktuellen Ansicht als PDF, SVG, PNG oder CSV speichern</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>Abbildung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Stop the run and close the window</source>
        <translation>Den Lauf beenden und das Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Find a column</source>
        <translation>Spalte s&amp;uchen</translation>
    </message>
    <message>
        <source>Search the table of columns</source>
        <translation>In der Tabelle der Spalten suchen</translation>
    </message>
    <message>
        <source>Choose the &amp;target</source>
        <translation>Ziel &amp;wählen</translation>
    </message>
    <message>
        <source>Go to the list of target columns</source>
        <translation>Zur Liste der Zielspalten gehen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>Train a model, or resume the paused run</source>
        <translation>Ein Modell trainieren oder den angehaltenen Lauf fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Pause the run; the result does not change</source>
        <translation>Den Lauf anhalten; das Ergebnis bleibt dasselbe</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Sto&amp;ppen</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;New seed and reset</source>
        <translation>&amp;Neuer Startwert und zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Loss</source>
        <translation>&amp;Verlust</translation>
    </message>
    <message>
        <source>Loss of the ticked runs</source>
        <translation>Verlust der angehakten Läufe</translation>
    </message>
    <message>
        <source>&amp;Relevance</source>
        <translation>&amp;Relevanz</translation>
    </message>
    <message>
        <source>How much each variable matters</source>
        <translation>Wie viel jede Variable zählt</translation>
    </message>
    <message>
        <source>&amp;Boundary</source>
        <translation>&amp;Grenze</translation>
    </message>
    <message>
        <source>The model over two variables</source>
        <translation>Das Modell über zwei Variablen</translation>
    </message>
    <message>
        <source>&amp;Interactions</source>
        <translation>&amp;Wechselwirkungen</translation>
    </message>
    <message>
        <source>Which variables act together</source>
        <translation>Welche Variablen zusammenwirken</translation>
    </message>
    <message>
        <source>&amp;Effects</source>
        <translation>E&amp;ffekte</translation>
    </message>
    <message>
        <source>How the output changes along a variable</source>
        <translation>Wie sich die Ausgabe entlang einer Variablen ändert</translation>
    </message>
    <message>
        <source>&amp;Predictions</source>
        <translation>V&amp;orhersagen</translation>
    </message>
    <message>
        <source>Predictions against true values: errors, confusion matrix, ROC, calibration</source>
        <translation>Vorhersagen gegen wahre Werte: Fehler, Konfusionsmatrix, ROC, Kalibrierung</translation>
    </message>
    <message>
        <source>P&amp;ath</source>
        <translation>&amp;Pfad</translation>
    </message>
    <message>
        <source>Solutions along a penalty; the model of any of them</source>
        <translation>Lösungen entlang einer Strafe; das Modell jeder von ihnen</translation>
    </message>
    <message>
        <source>Dire&amp;ctions</source>
        <translation>Richt&amp;ungen</translation>
    </message>
    <message>
        <source>Combinations of variables along which the model changes</source>
        <translation>Kombinationen von Variablen, entlang derer sich das Modell ändert</translation>
    </message>
    <message>
        <source>Boostin&amp;g</source>
        <translation>&amp;Boosting</translation>
    </message>
    <message>
        <source>A boosted model round by round; the model after any of them</source>
        <translation>Ein Boosting-Modell Runde für Runde; das Modell nach jeder von ihnen</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>D&amp;aten</translation>
    </message>
    <message>
        <source>What the table holds: distributions, pairs of columns, every row</source>
        <translation>Was die Tabelle enthält: Verteilungen, Spaltenpaare, jede Zeile</translation>
    </message>
    <message>
        <source>Ne&amp;xt view</source>
        <translation>&amp;Nächste Ansicht</translation>
    </message>
    <message>
        <source>Go to the next view</source>
        <translation>Zur nächsten Ansicht gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious view</source>
        <translation>Vor&amp;herige Ansicht</translation>
    </message>
    <message>
        <source>Go to the previous view</source>
        <translation>Zur vorherigen Ansicht gehen</translation>
    </message>
    <message>
        <source>One view at a &amp;time</source>
        <translation>&amp;Eine Ansicht allein</translation>
    </message>
    <message>
        <source>Two views &amp;side by side</source>
        <translation>&amp;Zwei Ansichten nebeneinander</translation>
    </message>
    <message>
        <source>Fig&amp;ure as table</source>
        <translation>Abbildung als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Show the numbers of the current figure instead of the picture</source>
        <translation>Statt des Bildes die Zahlen der aktuellen Abbildung zeigen</translation>
    </message>
    <message>
        <source>&amp;Move view to the other side</source>
        <translation>Ansicht auf die andere &amp;Seite</translation>
    </message>
    <message>
        <source>Move the current view to the other pane</source>
        <translation>Die aktuelle Ansicht auf die andere Seite bringen</translation>
    </message>
    <message>
        <source>&amp;Fit axes</source>
        <translation>A&amp;chsen anpassen</translation>
    </message>
    <message>
        <source>End the zoom: show all of the current figure and follow new data</source>
        <translation>Zoom beenden: Die ganze Abbildung zeigen und neuen Daten folgen</translation>
    </message>
    <message>
        <source>&amp;System theme</source>
        <translation>Darstellung des &amp;Systems</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>&amp;Helle Darstellung</translation>
    </message>
    <message>
        <source>Light window and plots</source>
        <translation>Fenster und Bilder hell</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkle Darstellung</translation>
    </message>
    <message>
        <source>Dark window and plots</source>
        <translation>Fenster und Bilder dunkel</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Alle Schrift vergrößern</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Alle Schrift verkleinern</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>Text at its usual size</source>
        <translation>Schrift in üblicher Größe</translation>
    </message>
    <message>
        <source>&amp;Data panel</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>Show or hide the data panel</source>
        <translation>Die Daten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Meth&amp;od panel</source>
        <translation>&amp;Methode</translation>
    </message>
    <message>
        <source>Show or hide the method panel</source>
        <translation>Die Methode zeigen oder verbergen</translation>
    </message>
    <message>
        <source>R&amp;uns panel</source>
        <translation>&amp;Läufe</translation>
    </message>
    <message>
        <source>Show or hide the table of runs</source>
        <translation>Die Tabelle der Läufe zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels and views back in place</source>
        <translation>Alle Leisten und Ansichten wieder an ihren Platz bringen</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>&amp;About Ardent</source>
        <translation>Über &amp;Ardent</translation>
    </message>
    <message>
        <source>Version, libraries and instruction set</source>
        <translation>Version, Bibliotheken und Befehlssatz</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>An&amp;sicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open a synthetic data set instead</source>
        <translation>Stattdessen einen künstlichen Datensatz öffnen</translation>
    </message>
    <message>
        <source>Keep the settings in this folder</source>
        <translation>Die Einstellungen in diesem Ordner aufbewahren</translation>
    </message>
    <message>
        <source>Save pictures of all views of some samples (or of --sample) and end; needs no display</source>
        <translation>Bilder aller Ansichten einiger Beispiele (oder von --sample) speichern und enden; braucht keinen Bildschirm</translation>
    </message>
    <message>
        <source>See which variables matter while kernel models learn.</source>
        <translation>Sehen, auf welche Variablen es ankommt, während Kernmodelle lernen.</translation>
    </message>
    <message>
        <source>D&amp;ocked panels</source>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Schriftgr&amp;öße</translation>
    </message>
    <message>
        <source>Main toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About this method</source>
        <translation>Über diese Methode</translation>
    </message>
    <message>
        <source>What the method does and when to trust it</source>
        <translation>Was die Methode tut und wann ihr zu trauen ist</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Schließt dieses Fenster</translation>
    </message>
    <message>
        <source>Prese&amp;ntation</source>
        <translation>Pr&amp;äsentation</translation>
    </message>
    <message>
        <source>All commands with their keys; methods, samples and columns too</source>
        <translation>Alle Befehle mit ihren Tasten; auch Methoden, Beispiele und Spalten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All keys, menu by menu</source>
        <translation>Alle Tasten, Menü für Menü</translation>
    </message>
    <message>
        <source>About this &amp;method</source>
        <translation>Über diese &amp;Methode</translation>
    </message>
    <message>
        <source>&amp;Published results</source>
        <translation>&amp;Veröffentlichte Ergebnisse</translation>
    </message>
    <message>
        <source>Results of the papers next to those of this program</source>
        <translation>Ergebnisse der Arbeiten neben denen dieses Programms</translation>
    </message>
    <message>
        <source>Published results</source>
        <translation>Veröffentlichte Ergebnisse</translation>
    </message>
    <message>
        <source>What the papers report, and what this program reaches</source>
        <translation>Was die Artikel berichten und was dieses Programm erreicht</translation>
    </message>
    <message>
        <source>What the chosen method does and when to trust it</source>
        <translation>Was die gewählte Methode tut und wann ihr zu trauen ist</translation>
    </message>
    <message>
        <source>Learn with %1</source>
        <translation>Lernen mit %1</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Open %1: %2</source>
        <translation>%1 öffnen: %2</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>%1 vorhersagen</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Commands and their keys, menu by menu</source>
        <translation>Befehle und ihre Tasten, Menü für Menü</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>%1 in der Warteschlange</translation>
    </message>
    <message>
        <source>Queued run %1 of %2</source>
        <translation>Eingereihter Lauf %1 von %2</translation>
    </message>
    <message>
        <source>Open a table (CSV, TSV, Excel or OpenDocument, among others) or a project</source>
        <translation>Eine Tabelle (unter anderem CSV, TSV, Excel, OpenDocument) oder ein Projekt öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the runs that have ended and all settings as a project</source>
        <translation>Die beendeten Läufe und alle Einstellungen als Projekt speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Das Projekt unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Sta&amp;rtseite</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of a setting</source>
        <translation>Die letzte Änderung einer Einstellung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change</source>
        <translation>Die Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Queue a run</source>
        <translation>Lauf &amp;einreihen</translation>
    </message>
    <message>
        <source>Train with the current settings after the runs before it</source>
        <translation>Mit den jetzigen Einstellungen nach den Läufen davor trainieren</translation>
    </message>
    <message>
        <source>Replicate over see&amp;ds…</source>
        <translation>Mit mehreren Startwerten &amp;wiederholen…</translation>
    </message>
    <message>
        <source>Train with the current settings and several seeds, one run after the other</source>
        <translation>Mit den jetzigen Einstellungen und mehreren Startwerten trainieren, ein Lauf nach dem anderen</translation>
    </message>
    <message>
        <source>Compare tic&amp;ked runs</source>
        <translation>Läufe vergle&amp;ichen</translation>
    </message>
    <message>
        <source>The ticked runs side by side: metrics, settings, relevance</source>
        <translation>Die angehakten Läufe nebeneinander: Kennzahlen, Einstellungen, Relevanz</translation>
    </message>
    <message>
        <source>Selection step b&amp;y step</source>
        <translation>Variablenwahl i&amp;m Verlauf</translation>
    </message>
    <message>
        <source>Relevance and ranks during a run; score by number of variables</source>
        <translation>Relevanz und Ränge im Verlauf eines Laufs; Güte nach Zahl der Variablen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Table (CSV, TSV, Excel or OpenDocument, among others) or project to open</source>
        <translation>Tabelle (unter anderem CSV, TSV, Excel, OpenDocument) oder Projekt zum Öffnen</translation>
    </message>
    <message>
        <source>%1 learns classes, but the target is a number: choose another method or another target</source>
        <translation>%1 lernt Klassen, aber das Ziel ist eine Zahl: wählen Sie eine andere Methode oder ein anderes Ziel</translation>
    </message>
    <message>
        <source>%1 learns a number, but the target has classes: choose another method or another target</source>
        <translation>%1 lernt eine Zahl, aber das Ziel hat Klassen: wählen Sie eine andere Methode oder ein anderes Ziel</translation>
    </message>
    <message>
        <source>&amp;Next selected row</source>
        <translation>&amp;Nächste ausgewählte Zeile</translation>
    </message>
    <message>
        <source>Go to the next of the selected rows in the table</source>
        <translation>In der Tabelle zur nächsten der ausgewählten Zeilen gehen</translation>
    </message>
    <message>
        <source>&amp;Clear the selection of rows</source>
        <translation>Zeilenauswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Select no rows; drag over points or click row numbers to select others</source>
        <translation>Keine Zeilen mehr hervorheben; über Punkte ziehen oder Zeilennummern anklicken wählt andere aus</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1 %</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1 %</translation>
    </message>
    <message>
        <source>%1, not shown better than a constant</source>
        <translation>%1, nicht nachweislich besser als eine Konstante</translation>
    </message>
    <message>
        <source>On the test rows:</source>
        <translation>Auf den Testzeilen:</translation>
    </message>
    <message>
        <source>There are no test rows: give them a share of the split and run again</source>
        <translation>Es gibt keine Testzeilen: ihnen einen Anteil der Aufteilung geben und erneut starten</translation>
    </message>
    <message>
        <source>It is measured once the run has ended</source>
        <translation>Wird gemessen, sobald der Lauf beendet ist</translation>
    </message>
    <message>
        <source>It is being measured</source>
        <translation>Wird gerade gemessen</translation>
    </message>
    <message>
        <source>The run has no model that could be tested</source>
        <translation>Der Lauf hat kein Modell, das geprüft werden könnte</translation>
    </message>
    <message>
        <source>N&amp;otes of the run</source>
        <translation>Hinwe&amp;ise zum Lauf</translation>
    </message>
    <message>
        <source>Why the run ended and what was done with its rows and columns, as text to copy</source>
        <translation>Warum der Lauf endete und was mit seinen Zeilen und Spalten geschah, als Text zum Kopieren</translation>
    </message>
    <message>
        <source>As the figure needs</source>
        <translation>Wie die Abbildung es braucht</translation>
    </message>
    <message>
        <source>Single column, 85 mm</source>
        <translation>Einspaltig, 85 mm</translation>
    </message>
    <message>
        <source>One and a half columns, 120 mm</source>
        <translation>Anderthalbspaltig, 120 mm</translation>
    </message>
    <message>
        <source>Double column, 178 mm</source>
        <translation>Zweispaltig, 178 mm</translation>
    </message>
    <message>
        <source>Slide 16:9, 254 × 142.9 mm</source>
        <translation>Folie 16:9, 254 × 142,9 mm</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number like 1.234,5</source>
        <translation>Zahl wie 1.234,5</translation>
    </message>
    <message>
        <source>Number like 1,234.5</source>
        <translation>Zahl wie 1,234.5</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>The cells of the whole file decide what the column is</source>
        <translation>Die Zellen der ganzen Datei entscheiden, was die Spalte ist</translation>
    </message>
    <message>
        <source>Cells that are no numbers count as missing</source>
        <translation>Zellen, die keine Zahlen sind, gelten als fehlend</translation>
    </message>
    <message>
        <source>The comma stands before decimals, points between thousands</source>
        <translation>Das Komma steht vor Dezimalstellen, Punkte stehen zwischen Tausendern</translation>
    </message>
    <message>
        <source>The point stands before decimals, commas between thousands</source>
        <translation>Der Punkt steht vor Dezimalstellen, Kommas stehen zwischen Tausendern</translation>
    </message>
    <message>
        <source>Every distinct text or number is its own class</source>
        <translation>Jeder unterschiedliche Text und jede unterschiedliche Zahl ist eine eigene Klasse</translation>
    </message>
    <message>
        <source>The table is being read again: wait a moment</source>
        <translation>Die Tabelle wird neu gelesen: einen Moment warten</translation>
    </message>
    <message>
        <source>%1 as a number</source>
        <translation>%1 als Zahl</translation>
    </message>
    <message>
        <source>%1 as classes</source>
        <translation>%1 als Klassen</translation>
    </message>
    <message>
        <source>This text is in English.</source>
        <translation>Dieser Text liegt nur auf Englisch vor.</translation>
    </message>
    <message>
        <source>Theme for this time only: light or dark</source>
        <translation>Darstellung nur für dieses Mal: light (hell) oder dark (dunkel)</translation>
    </message>
    <message>
        <source>Train one epoch, round or step of the method, then pause</source>
        <translation>Eine Epoche, eine Runde oder einen Schritt der Methode trainieren, dann anhalten</translation>
    </message>
    <message>
        <source>&amp;System&apos;s language</source>
        <translation>&amp;Sprache des Systems</translation>
    </message>
    <message>
        <source>Language of the window from the next start on: the system&apos;s</source>
        <translation>Sprache des Fensters ab dem nächsten Start: die des Systems</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;Englisch (English)</translation>
    </message>
    <message>
        <source>Language of the window from the next start on: English</source>
        <translation>Sprache des Fensters ab dem nächsten Start: Englisch</translation>
    </message>
    <message>
        <source>&amp;German (Deutsch)</source>
        <translation>&amp;Deutsch</translation>
    </message>
    <message>
        <source>Language of the window from the next start on: German</source>
        <translation>Sprache des Fensters ab dem nächsten Start: Deutsch</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the window, such as de; else the one chosen there, or the system&apos;s</source>
        <translation>Sprache des Fensters, etwa de; sonst die dort gewählte oder die des Systems</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>A new run ends after this training time, pauses excluded, and keeps its best model so far</source>
        <translation>Ein neuer Lauf endet nach dieser Trainingszeit, ohne Pausen, und behält sein bisher bestes Modell</translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation>Schrittgrenze</translation>
    </message>
    <message>
        <source>A new run ends after this many steps of its method, such as epochs or rounds, and keeps its best model so far</source>
        <translation>Ein neuer Lauf endet nach dieser Zahl von Schritten seiner Methode, etwa Epochen oder Runden, und behält sein bisher bestes Modell</translation>
    </message>
    <message>
        <source>%1 of at most %2</source>
        <translation>%1 von höchstens %2</translation>
    </message>
    <message>
        <source>%1 of ≤ %2 %3</source>
        <translation>%1 von ≤ %2 %3</translation>
    </message>
    <message>
        <source>%1 %2 per second</source>
        <translation>%1 %2 pro Sekunde</translation>
    </message>
    <message>
        <source>about %1 to %2 %3</source>
        <translation>etwa %1 bis %2 %3</translation>
    </message>
    <message>
        <source>at most %1 left</source>
        <translation>noch höchstens %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird gestoppt</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation>Grenze: %1</translation>
    </message>
    <message>
        <source>Rena&amp;me the run</source>
        <translation>Lauf &amp;umbenennen</translation>
    </message>
    <message>
        <source>Rename the selected run; the key works in the table of runs</source>
        <translation>Dem ausgewählten Lauf einen anderen Namen geben; die Taste wirkt in der Tabelle der Läufe</translation>
    </message>
    <message>
        <source>Pin the run as &amp;baseline</source>
        <translation>Als &amp;Bezugslauf anheften</translation>
    </message>
    <message>
        <source>The view Compare measures the other runs against the selected one</source>
        <translation>Die Ansicht Vergleich misst die anderen Läufe am ausgewählten</translation>
    </message>
    <message>
        <source>De&amp;lete the run</source>
        <translation>Lauf &amp;löschen</translation>
    </message>
    <message>
        <source>Set %1 to %2 and run again</source>
        <translation>%1 auf %2 setzen und neu starten</translation>
    </message>
    <message>
        <source>Sets the panels to the settings of %1 except this one and runs again; Undo restores them</source>
        <translation>Stellt die Leisten bis auf diese auf die Einstellungen von %1 und startet neu; Rückgängig nimmt sie zurück</translation>
    </message>
    <message>
        <source>Fit axes</source>
        <translation>Achsen anpassen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Move the axes, or the crosshair from point to point</source>
        <translation>Die Achsen verschieben oder das Fadenkreuz von Punkt zu Punkt</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis, in Loss</source>
        <translation>Logarithmische waagrechte Achse, in Verlust</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis, in Loss</source>
        <translation>Logarithmische senkrechte Achse, in Verlust</translation>
    </message>
    <message>
        <source>In a figure</source>
        <translation>In einer Abbildung</translation>
    </message>
    <message>
        <source>Size of the gallery&apos;s window in pixels, such as 1024x700</source>
        <translation>Größe des Fensters der Galerie in Pixeln, etwa 1024x700</translation>
    </message>
    <message>
        <source>Copy the current figure, as a drawing and as a picture</source>
        <translation>Die aktuelle Abbildung kopieren, als Zeichnung und als Bild</translation>
    </message>
    <message>
        <source>Open what is marked, in Relevance or Interactions</source>
        <translation>Markiertes öffnen, in Relevanz oder Wechselwirkungen</translation>
    </message>
    <message>
        <source>Select the rows behind chosen cells, in a table</source>
        <translation>Die Zeilen hinter gewählten Zellen auswählen, in einer Tabelle</translation>
    </message>
    <message>
        <source>%1; the model was trained on them, so it may be too low</source>
        <translation>%1; das Modell wurde daran trainiert, der Wert kann daher zu niedrig sein</translation>
    </message>
    <message>
        <source>%1: %2, of %3</source>
        <translation>%1: %2, von %3</translation>
    </message>
    <message>
        <source>Fill the screen, with large type and without panels; Esc leaves it</source>
        <translation>Den Bildschirm füllen, mit großer Schrift und ohne Leisten; Esc beendet es</translation>
    </message>
    <message>
        <source>Clear the selection of rows, or leave the presentation</source>
        <translation>Auswahl der Zeilen aufheben oder die Präsentation beenden</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a table or a project</source>
        <translation>Eine Tabelle oder ein Projekt öffnen</translation>
    </message>
    <message>
        <source>Projects (*.ardent)</source>
        <translation>Projekte (*.ardent)</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Das Projekt speichern</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>Tables and projects (%1 *.ardent)</source>
        <translation>Tabellen und Projekte (%1 *.ardent)</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>Wo ist %1 jetzt?</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Bezugslauf</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>reading of %1</source>
        <translation>Lesart von %1</translation>
    </message>
    <message>
        <source>role of %1</source>
        <translation>Rolle von %1</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>shown model of %1</source>
        <translation>gezeigtes Modell von %1</translation>
    </message>
    <message>
        <source>split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>step limit</source>
        <translation>Schrittgrenze</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>tick of %1</source>
        <translation>Häkchen von %1</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>roles of %1 columns</source>
        <translation>Rollen von %1 Spalten</translation>
    </message>
    <message>
        <source>readings of %1 columns</source>
        <translation>Lesarten von %1 Spalten</translation>
    </message>
    <message>
        <source>deletion of %1</source>
        <translation>Löschen von %1</translation>
    </message>
    <message>
        <source>End the run, clear the queue and prepare a new run with the same seed</source>
        <translation>Den Lauf beenden, die Warteschlange leeren und einen neuen Lauf mit demselben Startwert vorbereiten</translation>
    </message>
    <message>
        <source>End the run, clear the queue and prepare a new run with another seed</source>
        <translation>Den Lauf beenden, die Warteschlange leeren und einen neuen Lauf mit einem anderen Startwert vorbereiten</translation>
    </message>
    <message>
        <source>Remove the selected run and its curves; Undo brings back one that has ended. The key works in the table of runs</source>
        <translation>Den gewählten Lauf und seine Kurven entfernen; Rückgängig bringt einen beendeten zurück. Die Taste wirkt in der Tabelle der Läufe</translation>
    </message>
    <message>
        <source>%1, worse than a constant</source>
        <translation>%1, schlechter als eine Konstante</translation>
    </message>
    <message>
        <source>Column %1 has %2 different texts, too many for a feature: give it the role Ignore</source>
        <translation>Spalte %1 hat %2 verschiedene Texte, zu viele für ein Merkmal: ihr die Rolle „Auslassen“ geben</translation>
    </message>
    <message>
        <source>Replicate over seeds</source>
        <translation>Mit mehreren Startwerten wiederholen</translation>
    </message>
    <message>
        <source>&amp;Number of seeds</source>
        <translation>&amp;Anzahl der Startwerte</translation>
    </message>
    <message>
        <source>Runs that differ only in the seed</source>
        <translation>Läufe, die sich nur im Startwert unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Replicate</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Trains the current settings with the seeds %1 to %2, one run after the other; seeds already run are left out. A seed determines the rows of each part and every random draw.</source>
        <translation>Die jetzigen Einstellungen werden mit den Startwerten %1 bis %2 trainiert, ein Lauf nach dem anderen; Startwerte, mit denen sie schon gelaufen sind, werden ausgelassen. Ein Startwert bestimmt die Zeilen jedes Teils und alles, was zufällig gezogen wird.</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Regression</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Klassifikation</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Roles of columns</source>
        <translation>Rollen der Spalten</translation>
    </message>
    <message>
        <source>Columns read as</source>
        <translation>Spalten gelesen als</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>None</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>1 run predicts another target (%1) and is not compared.</source>
        <translation>1 Lauf sagt ein anderes Ziel voraus (%1) und wird nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 runs predict another target (%2) and are not compared.</source>
        <translation>%1 Läufe sagen ein anderes Ziel voraus (%2) und werden nicht verglichen.</translation>
    </message>
    <message>
        <source>1 run was trained on another state of the table and is not compared.</source>
        <translation>1 Lauf wurde mit einem anderen Stand der Tabelle trainiert und wird nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 runs were trained on another state of the table and are not compared.</source>
        <translation>%1 Läufe wurden mit einem anderen Stand der Tabelle trainiert und werden nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 is compared by its own model, not by that of the λ or round that the other views show.</source>
        <translation>%1 wird mit seinem eigenen Modell verglichen, nicht mit dem des λ oder der Runde, auf die die anderen Ansichten zurückblicken.</translation>
    </message>
    <message>
        <source>%1 are compared by their own models, not by those of the λ or round that the other views show.</source>
        <translation>%1 werden mit ihren eigenen Modellen verglichen, nicht mit denen der λ oder Runden, auf die die anderen Ansichten zurückblicken.</translation>
    </message>
    <message>
        <source>On held-out rows the model is worse than a constant.</source>
        <translation>Auf zurückgehaltenen Zeilen ist das Modell schlechter als eine Konstante.</translation>
    </message>
    <message>
        <source>Pixels of the gallery for each of the window&apos;s, from 0.5 up to 4</source>
        <translation>Bildpunkte der Galerie für jeden des Fensters, von 0.5 bis 4</translation>
    </message>
    <message>
        <source>at most %1 %2 per second</source>
        <translation>höchstens %1 %2 pro Sekunde</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Lan&amp;gsamer</translation>
    </message>
    <message>
        <source>Fewer steps per second, to watch what the method learns; the result does not change</source>
        <translation>Weniger Schritte pro Sekunde, um dem Lernen zuzusehen; am Ergebnis ändert sich nichts</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Schnelle&amp;r</translation>
    </message>
    <message>
        <source>More steps per second, up to full speed</source>
        <translation>Mehr Schritte pro Sekunde, bis zu voller Geschwindigkeit</translation>
    </message>
    <message>
        <source>Three vie&amp;ws at once</source>
        <translation>Drei Ansichten zugleich</translation>
    </message>
    <message>
        <source>The views in three panes</source>
        <translation>Die Ansichten in drei Bereichen</translation>
    </message>
    <message>
        <source>Follow the most relevant variables</source>
        <translation>Den relevantesten Variablen folgen</translation>
    </message>
    <message>
        <source>num.</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>cat.</source>
        <translation>Kat.</translation>
    </message>
    <message>
        <source>CV</source>
        <translation>CV</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>End the run and keep its best model; queued runs continue</source>
        <translation>Beendet den Lauf und behält sein bestes Modell; wartende Läufe gehen weiter</translation>
    </message>
    <message>
        <source>%1 no longer has the columns %2.</source>
        <translation>%1 hat die Spalten %2 nicht mehr.</translation>
    </message>
    <message>
        <source>%1 has changed since the project was saved.</source>
        <translation>%1 hat sich geändert, seit das Projekt gespeichert wurde.</translation>
    </message>
    <message>
        <source>The runs belong to the earlier data: press Run to train again.</source>
        <translation>Die Läufe stammen von den früheren Daten: starten, um neu zu trainieren.</translation>
    </message>
    <message>
        <source>%1, as it was</source>
        <translation>%1, wie es war</translation>
    </message>
    <message>
        <source>%1 lacks the columns %2 that %3 had.</source>
        <translation>%1 fehlen die Spalten %2, die %3 hatte.</translation>
    </message>
    <message>
        <source>%1 holds other data than %2 did when the project was saved.</source>
        <translation>%1 enthält andere Daten als %2 beim Speichern des Projekts.</translation>
    </message>
    <message>
        <source>%1 is open in another window: close it there, or choose another name.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet: dort schließen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 is no project and is left as it is: choose another name.</source>
        <translation>%1 ist kein Projekt und bleibt unverändert: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program while it was to be saved, and is left as it is: save again to choose.</source>
        <translation>%1 wurde während des Speicherns von einem anderen Programm geändert und bleibt, wie es ist: noch einmal speichern, um zu wählen.</translation>
    </message>
    <message>
        <source>Press Run (F5) to train the model</source>
        <translation>Starten (F5) drücken, um das Modell zu trainieren</translation>
    </message>
    <message>
        <source>Press Run (F5) to train the model, or click a run to see it again</source>
        <translation>Starten (F5) drücken, um das Modell zu trainieren, oder einen Lauf anklicken, um ihn wieder zu sehen</translation>
    </message>
    <message>
        <source>Preparing the data …</source>
        <translation>Die Daten werden vorbereitet …</translation>
    </message>
    <message>
        <source>Sa&amp;ve the model…</source>
        <translation>Mo&amp;dell speichern …</translation>
    </message>
    <message>
        <source>Write the model of the selected run to a file that ardent-cli predict, explain and figure read</source>
        <translation>Schreibt das Modell des gewählten Laufs in eine Datei, die ardent-cli predict, explain und figure lesen</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>Models (*.json)</source>
        <translation>Modelle (*.json)</translation>
    </message>
    <message>
        <source>a number of lines</source>
        <translation>eine Zeilenzahl</translation>
    </message>
    <message>
        <source>one plain character</source>
        <translation>ein einfaches Zeichen</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>2 lines</source>
        <translation>2 Zeilen</translation>
    </message>
    <message>
        <source>3 lines</source>
        <translation>3 Zeilen</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>bar |</source>
        <translation>Strich |</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Kopfzeilen</translation>
    </message>
    <message>
        <source>Lines above the rows, the first of which names the columns</source>
        <translation>Zeilen über den Datenzeilen; die erste benennt die Spalten</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>&amp;Trennzeichen</translation>
    </message>
    <message>
        <source>What stands between cells: choose it, or type a character or several</source>
        <translation>Was zwischen Zellen steht: wählen oder ein Zeichen oder mehrere eingeben</translation>
    </message>
    <message>
        <source>a character or several, without quotes</source>
        <translation>ein Zeichen oder mehrere, ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>What stands before decimals</source>
        <translation>Was vor Dezimalstellen steht</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>Ta&amp;usender</translation>
    </message>
    <message>
        <source>What stands between thousands</source>
        <translation>Was zwischen Tausendern steht</translation>
    </message>
    <message>
        <source>&amp;Quote</source>
        <translation>&amp;Anführungszeichen</translation>
    </message>
    <message>
        <source>What stands around cells that hold a separator</source>
        <translation>Was um Zellen steht, die ein Trennzeichen enthalten</translation>
    </message>
    <message>
        <source>&amp;Escape</source>
        <translation>Maskier&amp;zeichen</translation>
    </message>
    <message>
        <source>What stands before a quote or separator that is text</source>
        <translation>Was vor einem Anführungs- oder Trennzeichen steht, das zum Text gehört</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>K&amp;ommentare</translation>
    </message>
    <message>
        <source>What lines start with that are no rows</source>
        <translation>Womit Zeilen beginnen, die keine Datenzeilen sind</translation>
    </message>
    <message>
        <source>a character or several</source>
        <translation>ein Zeichen oder mehrere</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Lines before the table that are left out</source>
        <translation>Zeilen vor der Tabelle, die ausgelassen werden</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>&amp;Fußzeilen</translation>
    </message>
    <message>
        <source>Rows behind the table that are left out, such as sums</source>
        <translation>Zeilen hinter der Tabelle, die ausgelassen werden, etwa Summen</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>Kod&amp;ierung</translation>
    </message>
    <message>
        <source>How letters are stored: choose one, or type its name</source>
        <translation>Wie Buchstaben gespeichert sind: wählen oder den Namen eingeben</translation>
    </message>
    <message>
        <source>the name of an encoding, such as GB18030</source>
        <translation>den Namen einer Kodierung, etwa GB18030</translation>
    </message>
    <message>
        <source>the name or number of a sheet or table</source>
        <translation>den Namen oder die Nummer eines Blatts oder einer Tabelle</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Fehlend: %1</translation>
    </message>
    <message>
        <source>Choose a column to split by first</source>
        <translation>Wählen Sie zuerst eine Spalte, nach der aufgeteilt wird</translation>
    </message>
    <message>
        <source>As it is found</source>
        <translation>Wie vorgefunden</translation>
    </message>
    <message>
        <source>Parts that %1 names</source>
        <translation>Teile, die %1 benennt</translation>
    </message>
    <message>
        <source>%1, by the groups of %2</source>
        <translation>%1, nach den Gruppen von %2</translation>
    </message>
    <message>
        <source>%1, in the order of %2</source>
        <translation>%1, in der Reihenfolge von %2</translation>
    </message>
    <message>
        <source>File read with</source>
        <translation>Datei gelesen mit</translation>
    </message>
    <message>
        <source>Rea&amp;ding options…</source>
        <translation>&amp;Einleseoptionen…</translation>
    </message>
    <message>
        <source>Finding&amp;s</source>
        <translation>B&amp;efunde</translation>
    </message>
    <message>
        <source>Which variables carry the prediction, how they act, and what to beware of</source>
        <translation>Welche Variablen die Vorhersage tragen, wie sie wirken und wovor man sich hüten muss</translation>
    </message>
    <message>
        <source>reading options</source>
        <translation>Einleseoptionen</translation>
    </message>
    <message>
        <source>Arrangemen&amp;t</source>
        <translation>Anordnung der An&amp;sichten</translation>
    </message>
    <message>
        <source>How far each variable moves the prediction of a row, or of many</source>
        <translation>Wie weit jede Variable die Vorhersage einer Zeile verschiebt, oder vieler</translation>
    </message>
    <message>
        <source>Ro&amp;w contributions</source>
        <translation>Beiträge &amp;zu Vorhersagen</translation>
    </message>
    <message>
        <source>Steps on the table</source>
        <translation>Schritte auf der Tabelle</translation>
    </message>
    <message>
        <source>How the file is read (header, separator, missing cells, dates …) and shaped: rows kept, columns computed</source>
        <translation>Wie die Datei gelesen wird (Kopf, Trennzeichen, fehlende Zellen, Daten …) und geformt: behaltene Zeilen, berechnete Spalten</translation>
    </message>
    <message>
        <source>steps on the table</source>
        <translation>Schritte auf der Tabelle</translation>
    </message>
    <message>
        <source>reading of dates</source>
        <translation>Lesart der Daten</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Teil</translation>
    </message>
    <message>
        <source>Sheet of a workbook, or table of a database or archive, by name or number</source>
        <translation>Blatt einer Arbeitsmappe oder Tabelle einer Datenbank oder eines Archivs, mit Namen oder Nummer</translation>
    </message>
    <message>
        <source>F&amp;ilter rows and compute columns…</source>
        <translation>Zeilen f&amp;iltern und Spalten berechnen…</translation>
    </message>
    <message>
        <source>Steps from the file to the table that is learned: a condition for rows, a derived column, a logarithm</source>
        <translation>Schritte von der Datei zur gelernten Tabelle: eine Bedingung für Zeilen, eine berechnete Spalte, ein Logarithmus</translation>
    </message>
    <message>
        <source>&amp;Exclude the selected rows</source>
        <translation>Ausgewählte Zeilen &amp;ausschließen</translation>
    </message>
    <message>
        <source>Leave the selected rows out of the table, as a step that can be undone; the file stays as it is</source>
        <translation>Lässt die ausgewählten Zeilen aus der Tabelle weg, als Schritt, der sich zurücknehmen lässt; die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>One view, which has all of the room</source>
        <translation>Eine Ansicht, die allen Platz hat</translation>
    </message>
    <message>
        <source>Data and training on the left, what the model says on the right</source>
        <translation>Daten und Training links, was das Modell sagt, rechts</translation>
    </message>
    <message>
        <source>Brier skill %1</source>
        <translation>Brier-Skill %1</translation>
    </message>
    <message>
        <source>%1 on %2 %3</source>
        <translation>%1 auf %2 %3</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>The table: its columns and rows</source>
        <translation>Die Tabelle: ihre Spalten und Zeilen</translation>
    </message>
    <message>
        <source>Which variables matter, and how well the model predicts</source>
        <translation>Welche Variablen zählen und wie gut das Modell vorhersagt</translation>
    </message>
    <message>
        <source>How variables act, alone and in pairs</source>
        <translation>Wie Variablen wirken, allein und paarweise</translation>
    </message>
    <message>
        <source>Predictions against true values</source>
        <translation>Vorhersagen gegen wahre Werte</translation>
    </message>
    <message>
        <source>The ticked runs side by side</source>
        <translation>Die angehakten Läufe nebeneinander</translation>
    </message>
    <message>
        <source>How the method got there</source>
        <translation>Wie das Verfahren dahin kam</translation>
    </message>
</context>
<context>
    <name>ardent::Banner</name>
    <message>
        <source>This text can be selected and copied</source>
        <translation>Dieser Text kann ausgewählt und kopiert werden</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>ardent::BarRows</name>
    <message>
        <source>top %1</source>
        <translation>die ersten %1</translation>
    </message>
    <message>
        <source>%1 (scale of its own)</source>
        <translation>%1 (eigene Skala)</translation>
    </message>
</context>
<context>
    <name>ardent::BoostingPage</name>
    <message>
        <source>Boosting</source>
        <translation>Boosting</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>All views show the model after this many rounds</source>
        <translation>Alle Ansichten zeigen das Modell nach dieser Zahl von Runden</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Loss by landmark</source>
        <translation>Verlust je Landmarke</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is drawn of the rounds</source>
        <translation>Was von den Runden gezeichnet wird</translation>
    </message>
    <message>
        <source>A plane needs two numeric variables.</source>
        <translation>Eine Ebene braucht zwei Variablen mit Zahlen.</translation>
    </message>
    <message>
        <source>Weak learner</source>
        <translation>Schwacher Lerner</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>Bisherige Summe</translation>
    </message>
    <message>
        <source>Variable on the horizontal axis</source>
        <translation>Variable auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>Variable on the vertical axis</source>
        <translation>Variable auf der senkrechten Achse</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Class whose learner is drawn</source>
        <translation>Klasse, deren Lerner gezeichnet wird</translation>
    </message>
    <message>
        <source>Choose two different variables.</source>
        <translation>Wählen Sie zwei verschiedene Variablen.</translation>
    </message>
    <message>
        <source>There are no rows to draw the model over.</source>
        <translation>Es gibt keine Zeilen, über denen das Modell gezeichnet werden könnte.</translation>
    </message>
    <message>
        <source>Absolute residuals</source>
        <translation>Absolute Residuen</translation>
    </message>
    <message>
        <source>The table has changed since: run again to see the losses of other landmarks.</source>
        <translation>Die Tabelle hat sich seither geändert: noch einmal trainieren, um die Verluste anderer Landmarken zu sehen.</translation>
    </message>
    <message>
        <source>This project was saved without weak learners: run again to see them.</source>
        <translation>Dieses Projekt wurde ohne schwache Lerner gespeichert: neu starten, um sie zu sehen.</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>x-Achse</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>y-Achse</translation>
    </message>
    <message>
        <source>Shows the two numeric variables that currently matter most</source>
        <translation>Zeigt die beiden numerischen Variablen, die zurzeit am wichtigsten sind</translation>
    </message>
    <message>
        <source>This method adds no cosines round by round: GBRFF1 and GBRFF2 do.</source>
        <translation>Dieses Verfahren fügt nicht Runde für Runde Kosinusse hinzu: GBRFF1 und GBRFF2 tun es.</translation>
    </message>
</context>
<context>
    <name>ardent::BoundaryPage</name>
    <message>
        <source>Boundary</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>&amp;x axis</source>
        <translation>&amp;x-Achse</translation>
    </message>
    <message>
        <source>Variable on the horizontal axis</source>
        <translation>Variable auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>&amp;y axis</source>
        <translation>&amp;y-Achse</translation>
    </message>
    <message>
        <source>Variable on the vertical axis</source>
        <translation>Variable auf der senkrechten Achse</translation>
    </message>
    <message>
        <source>Choose two different variables.</source>
        <translation>Zwei verschiedene Variablen wählen.</translation>
    </message>
    <message>
        <source>At the median</source>
        <translation>Beim Median</translation>
    </message>
    <message>
        <source>At a row</source>
        <translation>Bei einer Zeile</translation>
    </message>
    <message>
        <source>Averaged</source>
        <translation>Gemittelt</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>The variables on no axis: fixed at their median or most frequent level, fixed at the values of a row, or averaged exactly over the rows</source>
        <translation>Die Variablen ohne Achse: fest bei ihrem Median oder häufigsten Wert, fest bei den Werten einer Zeile oder exakt über die Zeilen gemittelt</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>There are no other variables: both are on an axis</source>
        <translation>Es gibt keine übrigen Variablen: beide sind auf einer Achse</translation>
    </message>
    <message>
        <source>Row of the table whose values the other variables take; a row without a target is replaced by the next with one</source>
        <translation>Zeile der Tabelle, deren Werte die übrigen Variablen haben; an die Stelle einer ohne Ziel tritt die nächste mit Ziel</translation>
    </message>
    <message>
        <source>There are no rows to draw a boundary around.</source>
        <translation>Es gibt keine Zeilen, für die eine Grenze gezeichnet werden könnte.</translation>
    </message>
    <message>
        <source>Shows the two numeric variables that currently matter most; a category if the run uses fewer than two</source>
        <translation>Zeigt die beiden numerischen Variablen, die zurzeit am wichtigsten sind; eine Kategorie, wenn der Lauf weniger als zwei nutzt</translation>
    </message>
    <message>
        <source>A boundary needs two variables.</source>
        <translation>Eine Grenze braucht zwei Variablen.</translation>
    </message>
    <message>
        <source>Not every class that the model predicts appears in this slice.</source>
        <translation>Nicht jede Klasse, die das Modell vorhersagt, kommt in diesem Schnitt vor.</translation>
    </message>
    <message>
        <source>Average the others</source>
        <translation>Übrige mitteln</translation>
    </message>
    <message>
        <source>Averages the scores over the other variables in the rows; Undo restores the slice</source>
        <translation>Mittelt die Werte über die übrigen Variablen, wie sie in den Zeilen sind; Rückgängig nimmt das zurück</translation>
    </message>
</context>
<context>
    <name>ardent::ColumnModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2 cells are missing</source>
        <translation>%1 von %2 Zellen fehlen</translation>
    </message>
    <message>
        <source>From %1 to %2, mean %3</source>
        <translation>Von %1 bis %2, Mittelwert %3</translation>
    </message>
    <message>
        <source>Different values: %1, the commonest first</source>
        <translation>Verschiedene Werte: %1, die häufigsten zuerst</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>A column of a sample has the type that it was made with</source>
        <translation>Eine Spalte eines Beispiels hat den Typ, mit dem sie erzeugt wurde</translation>
    </message>
    <message>
        <source>Decided by the cells of the file; click to choose another way to read them</source>
        <translation>Aus den Zellen der Datei bestimmt; klicken, um sie anders zu lesen</translation>
    </message>
    <message>
        <source>Chosen: %1. %2</source>
        <translation>Gewählt: %1. %2</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>ardent::ColumnTable</name>
    <message>
        <source>Find a column</source>
        <translation>Spalte suchen</translation>
    </message>
    <message>
        <source>Shows the columns whose name contains this text</source>
        <translation>Zeigt die Spalten, deren Name diesen Text enthält</translation>
    </message>
    <message>
        <source>Columns of the data</source>
        <translation>Spalten der Daten</translation>
    </message>
    <message>
        <source>Use as: %1</source>
        <translation>Verwenden als: %1</translation>
    </message>
    <message>
        <source>Click a role or a type to change it; select several columns for the menu</source>
        <translation>Zum Ändern eine Rolle oder einen Typ anklicken; für das Menü mehrere Spalten auswählen</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rolle von %1</translation>
    </message>
    <message>
        <source>Reading of %1</source>
        <translation>Lesart von %1</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Lesen als: %1</translation>
    </message>
    <message>
        <source>A column of a sample has the type that it was made with</source>
        <translation>Eine Spalte eines Beispiels hat den Typ, mit dem sie erzeugt wurde</translation>
    </message>
</context>
<context>
    <name>ardent::CommandList</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Return runs the chosen command</source>
        <translation>Die Eingabetaste führt den gewählten Befehl aus</translation>
    </message>
    <message>
        <source>Type a part of a command, a method, a sample or a column</source>
        <translation>Einen Teil eines Befehls, einer Methode, eines Beispiels oder einer Spalte eingeben</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing found; did you mean &quot;%1&quot;? Return looks for it.</source>
        <translation>Nichts gefunden; meinten Sie „%1“? Die Eingabetaste sucht danach.</translation>
    </message>
    <message>
        <source>Shows the commands that contain these words</source>
        <translation>Zeigt die Befehle, in denen diese Wörter vorkommen</translation>
    </message>
</context>
<context>
    <name>ardent::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Leaves out settings that are the same in all runs shown</source>
        <translation>Lässt Einstellungen weg, die in allen gezeigten Läufen gleich sind</translation>
    </message>
    <message>
        <source>Seeds together</source>
        <translation>Startwerte zusammen</translation>
    </message>
    <message>
        <source>Runs that differ only in the seed share a column: mean ± standard deviation</source>
        <translation>Läufe, die sich nur im Startwert unterscheiden, teilen eine Spalte: Mittelwert ± Standardabweichung</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Test rows</source>
        <translation>Testzeilen</translation>
    </message>
    <message>
        <source>Validation rows</source>
        <translation>Validierungszeilen</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Trainingszeilen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is compared of the ticked runs</source>
        <translation>Was von den angehakten Läufen verglichen wird</translation>
    </message>
    <message>
        <source>on</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>Rows that are predicted; test rows are new to the model</source>
        <translation>Zeilen, die vorhergesagt werden; Testzeilen sind dem Modell neu</translation>
    </message>
    <message>
        <source>There is one run so far: change a setting or the seed and press Run (F5) again to compare.</source>
        <translation>Bisher gibt es einen Lauf: eine Einstellung oder den Startwert ändern und noch einmal starten (F5), um zu vergleichen.</translation>
    </message>
    <message>
        <source>Tick two or more runs in the table of runs to compare them.</source>
        <translation>Zwei oder mehr Läufe in der Tabelle der Läufe anhaken, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>There is one run to compare so far: change a setting or the seed and press Run (F5) again.</source>
        <translation>Bisher gibt es einen Lauf zum Vergleichen: eine Einstellung oder den Startwert ändern und noch einmal starten (F5).</translation>
    </message>
</context>
<context>
    <name>ardent::ContributionsPage</name>
    <message>
        <source>Contributions</source>
        <translation>Beiträge</translation>
    </message>
    <message>
        <source>Many rows</source>
        <translation>Viele Zeilen</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>Eine Zeile</translation>
    </message>
    <message>
        <source>One variable</source>
        <translation>Eine Variable</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Of what the contributions are drawn</source>
        <translation>Wovon die Beiträge gezeichnet werden</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Row of the table; a row that is selected in any view comes here</source>
        <translation>Zeile der Tabelle; eine Zeile, die in einer Ansicht ausgewählt wird, erscheint hier</translation>
    </message>
    <message>
        <source>Variable whose contributions are drawn</source>
        <translation>Variable, deren Beiträge gezeichnet werden</translation>
    </message>
    <message>
        <source>Class whose score is explained</source>
        <translation>Klasse, deren Score erklärt wird</translation>
    </message>
    <message>
        <source>each by itself</source>
        <translation>jede für sich</translation>
    </message>
    <message>
        <source>whole rows</source>
        <translation>ganze Zeilen</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>What stands for the variables that are not yet known: each column by itself as in the training rows, or all of them as in one training row, averaged</source>
        <translation>Was für die noch unbekannten Variablen steht: jede Spalte für sich wie in den Trainingszeilen, oder alle wie in einer Trainingszeile, gemittelt</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
</context>
<context>
    <name>ardent::Crosshair</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>ardent::DataDock</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
</context>
<context>
    <name>ardent::DataPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Two variables</source>
        <translation>Zwei Variablen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is shown of the loaded table</source>
        <translation>Was von der geladenen Tabelle gezeigt wird</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Column that is drawn; of two, the horizontal one</source>
        <translation>Spalte, die gezeichnet wird; von zweien die waagerechte</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>The other column, drawn upwards</source>
        <translation>Die andere Spalte, nach oben gezeichnet</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Second variable</source>
        <translation>Zweite Variable</translation>
    </message>
    <message>
        <source>The table is shown instead of a figure: choose another view of the data.</source>
        <translation>Statt einer Abbildung wird die Tabelle gezeigt: eine andere Ansicht der Daten wählen.</translation>
    </message>
</context>
<context>
    <name>ardent::DirectionsPage</name>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>Data along it</source>
        <translation>Daten entlang ihr</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Which one, the strongest first</source>
        <translation>Welche; die stärkste zuerst</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is drawn of it</source>
        <translation>Was von ihr gezeichnet wird</translation>
    </message>
    <message>
        <source>This method finds no directions; metric learning does.</source>
        <translation>Diese Methode findet keine Richtungen; metrisches Lernen findet sie.</translation>
    </message>
    <message>
        <source>The model that this run kept has no directions.</source>
        <translation>Das Modell, das dieser Lauf behalten hat, hat keine Richtungen.</translation>
    </message>
</context>
<context>
    <name>ardent::EffectsPage</name>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Follow the most relevant variable</source>
        <translation>Der relevantesten Variablen folgen</translation>
    </message>
    <message>
        <source>Shows the variable that currently matters most</source>
        <translation>Zeigt die Variable, die zurzeit am wichtigsten ist</translation>
    </message>
    <message>
        <source>Variab&amp;le</source>
        <translation>&amp;Variable</translation>
    </message>
    <message>
        <source>Variable whose effect is drawn</source>
        <translation>Variable, deren Effekt gezeichnet wird</translation>
    </message>
    <message>
        <source>&amp;with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Second variable, whose joint effect is drawn</source>
        <translation>Zweite Variable, deren gemeinsamer Effekt gezeichnet wird</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>&amp;Klasse</translation>
    </message>
    <message>
        <source>Class whose score is drawn</source>
        <translation>Klasse, deren Wert gezeichnet wird</translation>
    </message>
    <message>
        <source>no other</source>
        <translation>keine andere</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What-if row</source>
        <translation>Was-wäre-wenn-Zeile</translation>
    </message>
    <message>
        <source>A row whose values you change, and what the model predicts for it</source>
        <translation>Eine Zeile, deren Werte Sie ändern, und was das Modell für sie vorhersagt</translation>
    </message>
    <message>
        <source>There is no room for the what-if row: enlarge the window or show one view at a time</source>
        <translation>Für die Was-wäre-wenn-Zeile ist kein Platz: Vergrößern Sie das Fenster oder zeigen Sie eine Ansicht auf einmal</translation>
    </message>
    <message>
        <source>Click a bar or press Enter to set its level in the what-if row</source>
        <translation>Ein Klick auf einen Balken oder die Eingabetaste setzt dessen Stufe in die Was-wäre-wenn-Zeile</translation>
    </message>
</context>
<context>
    <name>ardent::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Die Datei schreiben</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>A usual size with text and lines that are legible there</source>
        <translation>Eine übliche Größe mit Schrift und Linien, die dort lesbar sind</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>Width of the figure on paper</source>
        <translation>Breite der Abbildung auf Papier</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>Height of the figure on paper</source>
        <translation>Höhe der Abbildung auf Papier</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Schrift</translation>
    </message>
    <message>
        <source>Size of axis labels; numbers are a little smaller, the title larger</source>
        <translation>Größe der Achsenbeschriftung; Zahlen sind etwas kleiner, der Titel größer</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Linien</translation>
    </message>
    <message>
        <source>Width of the curves</source>
        <translation>Breite der Kurven</translation>
    </message>
    <message>
        <source>Light, for paper</source>
        <translation>Hell, für Papier</translation>
    </message>
    <message>
        <source>Dark, for slides</source>
        <translation>Dunkel, für Folien</translation>
    </message>
    <message>
        <source>Col&amp;ours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Independent of the window&apos;s theme</source>
        <translation>Unabhängig von der Darstellung des Fensters</translation>
    </message>
    <message>
        <source>Leave them out where a caption says the same</source>
        <translation>Weglassen, wo eine Bildunterschrift dasselbe sagt</translation>
    </message>
    <message>
        <source>PDF, vector</source>
        <translation>PDF, Vektor</translation>
    </message>
    <message>
        <source>SVG, vector</source>
        <translation>SVG, Vektor</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, Pixel</translation>
    </message>
    <message>
        <source>CSV, the figure&apos;s numbers</source>
        <translation>CSV, die Zahlen der Abbildung</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at any size; PNG is for the web</source>
        <translation>PDF und SVG bleiben in jeder Größe scharf; PNG ist fürs Web</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>A&amp;uflösung</translation>
    </message>
    <message>
        <source>Pixels in an inch of a PNG; journals ask for 300 to 1,200</source>
        <translation>Pixel je Zoll eines PNG; Zeitschriften verlangen 300 bis 1200</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Browse for a file</source>
        <translation>Eine Datei wählen</translation>
    </message>
    <message>
        <source>Choose folder and file name</source>
        <translation>Ordner und Dateinamen wählen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Where the figure is written; its ending is the format</source>
        <translation>Wohin die Abbildung geschrieben wird; die Endung bestimmt das Format</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <translation>%1, %2 × %3 Pixel</translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>%1 is open in this window and is left as it is: choose another name.</source>
        <translation>%1 ist in diesem Fenster geöffnet und bleibt unverändert: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>T&amp;itle and first sentence</source>
        <translation>T&amp;itel und erster Satz</translation>
    </message>
    <message>
        <source>All &amp;notes</source>
        <translation>Alle &amp;Hinweise</translation>
    </message>
    <message>
        <source>Everything that is known about the figure, not only the first sentence</source>
        <translation>Alles, was über die Abbildung bekannt ist, nicht nur der erste Satz</translation>
    </message>
</context>
<context>
    <name>ardent::ExportedFigure</name>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open the folder of the saved figure</source>
        <translation>Ordner der gespeicherten Abbildung öffnen</translation>
    </message>
    <message>
        <source>Shows the folder in which the figure was saved</source>
        <translation>Zeigt den Ordner, in dem die Abbildung gespeichert wurde</translation>
    </message>
    <message>
        <source>Figure saved as %1</source>
        <translation>Abbildung gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>ardent::FigureDrawing</name>
    <message>
        <source>× marks where a line has no finite value.</source>
        <translation>× steht, wo eine Linie keinen endlichen Wert hat.</translation>
    </message>
    <message numerus="yes">
        <source>× marks where a line has no finite value, %n times.</source>
        <translation>
            <numerusform>× steht, wo eine Linie keinen endlichen Wert hat, %n-mal.</numerusform>
            <numerusform>× steht, wo eine Linie keinen endlichen Wert hat, %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>One value is 0 or below and marked at the logarithmic axis&apos;s edge.</source>
        <translation>Ein Wert ist 0 oder kleiner und am Rand der logarithmischen Achse markiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n values are 0 or below and marked at the logarithmic axis&apos;s edge.</source>
        <translation>
            <numerusform>%n Wert ist 0 oder kleiner und am Rand der logarithmischen Achse markiert.</numerusform>
            <numerusform>%n Werte sind 0 oder kleiner und am Rand der logarithmischen Achse markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>One name has no room.</source>
        <translation>Ein Name hat keinen Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n names have no room.</source>
        <translation>
            <numerusform>%n Name hat keinen Platz.</numerusform>
            <numerusform>%n Namen haben keinen Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points at the same place are drawn side by side.</source>
        <translation>Punkte an derselben Stelle sind nebeneinander gezeichnet.</translation>
    </message>
    <message>
        <source>1 more not shown.</source>
        <translation>1 weitere ist nicht gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more not shown.</source>
        <translation>
            <numerusform>%n weitere ist nicht gezeigt.</numerusform>
            <numerusform>%n weitere sind nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more column has no room.</source>
        <translation>1 weitere Spalte hat keinen Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n more columns have no room.</source>
        <translation>
            <numerusform>%n weitere Spalte hat keinen Platz.</numerusform>
            <numerusform>%n weitere Spalten haben keinen Platz.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ardent::FigurePage</name>
    <message>
        <source>Computing …</source>
        <translation>Wird berechnet …</translation>
    </message>
</context>
<context>
    <name>ardent::FigureTableModel</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Schattierung</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Whisker from</source>
        <translation>Fehlerbalken von</translation>
    </message>
    <message>
        <source>Whisker to</source>
        <translation>Fehlerbalken bis</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>± of the difference</source>
        <translation>± des Unterschieds</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
</context>
<context>
    <name>ardent::FigureTableView</name>
    <message>
        <source>The numbers of the figure; Ctrl+C copies those that are selected. Space selects the rows of the data behind them in every view, Shift+Space adds, Esc clears</source>
        <translation>Die Zahlen der Abbildung; Strg+C kopiert die ausgewählten. Die Leertaste wählt die Datenzeilen dahinter in allen Ansichten aus, Umschalt+Leertaste fügt hinzu, Esc hebt die Auswahl auf</translation>
    </message>
</context>
<context>
    <name>ardent::FigureView</name>
    <message>
        <source>Rows of the figure</source>
        <translation>Zeilen der Abbildung</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <translation>ausgewählt: %1</translation>
    </message>
    <message>
        <source>Drag to select rows, Shift adds; a click on empty space or Esc clears.
Ctrl and drag moves the axes, the wheel zooms.</source>
        <translation>Ziehen wählt Zeilen aus, Umschalt fügt hinzu; ein Klick daneben oder Esc hebt die Auswahl auf.
Strg und Ziehen verschiebt die Achsen, das Rad vergrößert.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>row: %1</source>
        <translation>Zeile: %1</translation>
    </message>
    <message>
        <source>Columns of the figure</source>
        <translation>Spalten der Abbildung</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation>Noch nicht gezeichnet</translation>
    </message>
</context>
<context>
    <name>ardent::FileCard</name>
    <message>
        <source>Dropped rows: %1</source>
        <translation>Verworfene Zeilen: %1</translation>
    </message>
    <message>
        <source>Unreadable cells: %1</source>
        <translation>Unlesbare Zellen: %1</translation>
    </message>
    <message>
        <source>Missing cells: %1</source>
        <translation>Fehlende Zellen: %1</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Näheres…</translation>
    </message>
    <message>
        <source>How the file was read, and every cell that could not be read</source>
        <translation>Wie die Datei gelesen wurde, und jede Zelle, die nicht lesbar war</translation>
    </message>
    <message>
        <source>Details of the import</source>
        <translation>Näheres zum Einlesen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Keine Daten</translation>
    </message>
    <message>
        <source>Open a file or a sample</source>
        <translation>Eine Datei oder ein Beispiel öffnen</translation>
    </message>
    <message>
        <source>%1 rows × %2 columns</source>
        <translation>%1 Zeilen × %2 Spalten</translation>
    </message>
    <message>
        <source>Notes in Details: %1</source>
        <translation>Hinweise unter „Näheres“: %1</translation>
    </message>
    <message>
        <source>Gives the target away: %1; ignore unless known when predicting</source>
        <translation>Verrät das Ziel: %1; nicht verwenden, falls beim Vorhersagen unbekannt</translation>
    </message>
    <message>
        <source>Decimals or thousands in %1? Choose under Type</source>
        <translation>Dezimalstellen oder Tausender in %1? Unter Typ wählen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Einlesen…</translation>
    </message>
    <message>
        <source>See and change how the file is read: header, separator, decimal mark and more</source>
        <translation>Kopfzeilen, Trennzeichen, Dezimalzeichen und alles Weitere, was sagt, wie die Datei gelesen wird, zum Ansehen und Ändern</translation>
    </message>
    <message>
        <source>Reading options</source>
        <translation>Einleseoptionen</translation>
    </message>
</context>
<context>
    <name>ardent::FindingsPage</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Click a bar or press Enter to see the effect of its variable</source>
        <translation>Ein Klick auf einen Balken oder die Eingabetaste zeigt den Effekt seiner Variablen</translation>
    </message>
    <message>
        <source>What to beware of</source>
        <translation>Wovor man sich hüten muss</translation>
    </message>
    <message>
        <source>Pair that acts together</source>
        <translation>Paar, das zusammenwirkt</translation>
    </message>
    <message>
        <source>Open in Effects</source>
        <translation>In „Effekte“ öffnen</translation>
    </message>
    <message>
        <source>Shows how the two variables act together, in the view Effects</source>
        <translation>Zeigt in der Ansicht „Effekte“, wie die beiden Variablen zusammenwirken</translation>
    </message>
    <message>
        <source>This run has no model. What it says of the variables stands in Relevance.</source>
        <translation>Dieser Lauf hat kein Modell. Was er über die Variablen sagt, steht unter „Relevanz“.</translation>
    </message>
    <message>
        <source>The importance is being computed …</source>
        <translation>Die Bedeutung wird berechnet …</translation>
    </message>
    <message>
        <source>The importance is not known: the table has changed since this run.</source>
        <translation>Die Bedeutung ist nicht bekannt: Die Tabelle hat sich seit diesem Lauf geändert.</translation>
    </message>
    <message>
        <source>The importance cannot be measured yet.</source>
        <translation>Die Bedeutung lässt sich noch nicht messen.</translation>
    </message>
    <message>
        <source>What may mislead here, and what to do about it</source>
        <translation>Was hier in die Irre führen kann und was dagegen zu tun ist</translation>
    </message>
    <message>
        <source>The two variables that are farthest from a sum of their effects</source>
        <translation>Die zwei Variablen, die am weitesten von einer Summe ihrer Effekte entfernt sind</translation>
    </message>
    <message>
        <source>The importance of the variables could not be measured: it takes ten held-out rows, two of them outside the most frequent class, different targets, and a model that is not too large.</source>
        <translation>Die Bedeutung der Variablen ließ sich nicht messen: Dafür braucht es zehn zurückgehaltene Zeilen, zwei davon außerhalb der häufigsten Klasse, verschiedene Zielwerte und ein nicht zu großes Modell.</translation>
    </message>
    <message>
        <source>The model is still a constant: it uses no variable yet.</source>
        <translation>Das Modell ist noch eine Konstante: es nutzt noch keine Variable.</translation>
    </message>
    <message>
        <source>The model is a constant: this run found no variable that predicts %1.</source>
        <translation>Das Modell ist eine Konstante: dieser Lauf fand keine Variable, die %1 vorhersagt.</translation>
    </message>
    <message>
        <source>The importance of the variables takes ten held-out rows; this run has %1. Give the test part a larger share under Split, or see what the method itself says in Relevance.</source>
        <translation>Die Bedeutung der Variablen braucht zehn zurückgehaltene Zeilen; dieser Lauf hat %1. Geben Sie dem Testteil unter Aufteilung einen größeren Anteil, oder sehen Sie in Relevanz, was das Verfahren selbst sagt.</translation>
    </message>
</context>
<context>
    <name>ardent::FlowLegend</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>ardent::Fold</name>
    <message>
        <source>Show or hide these settings</source>
        <translation>Diese Einstellungen zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>ardent::FollowButton</name>
    <message>
        <source>Most relevant</source>
        <translation>Relevanteste</translation>
    </message>
</context>
<context>
    <name>ardent::GraphDiagram</name>
    <message>
        <source>strongest: %1</source>
        <translation>stärkste: %1</translation>
    </message>
    <message>
        <source>weakest drawn: %1</source>
        <translation>schwächste gezeichnete: %1</translation>
    </message>
    <message>
        <source>three together, at most: %1</source>
        <translation>drei gemeinsam, höchstens: %1</translation>
    </message>
    <message>
        <source>largest main effect: %1</source>
        <translation>größter Haupteffekt: %1</translation>
    </message>
</context>
<context>
    <name>ardent::GuardedApplication</name>
    <message>
        <source>an unknown one</source>
        <translation>ein unbekannter</translation>
    </message>
    <message>
        <source>Ardent has made an error and must end: %1</source>
        <translation>In Ardent ist ein Fehler aufgetreten, es muss beendet werden: %1</translation>
    </message>
    <message>
        <source>Runs that are not saved are offered at the next start.</source>
        <translation>Nicht gespeicherte Läufe werden beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>What is not saved could not be kept.</source>
        <translation>Was nicht gespeichert ist, konnte nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ardent::History</name>
    <message>
        <source>arrangement of views</source>
        <translation>Anordnung der Ansichten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>selection of rows</source>
        <translation>Zeilenauswahl</translation>
    </message>
    <message>
        <source>place of a view</source>
        <translation>Platz einer Ansicht</translation>
    </message>
</context>
<context>
    <name>ardent::ImportDetails</name>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Separator %1, encoding %2%3</source>
        <translation>Trennzeichen %1, Kodierung %2%3</translation>
    </message>
    <message>
        <source>, compressed with gzip</source>
        <translation>, mit gzip gepackt</translation>
    </message>
    <message>
        <source>Missing cells: %1</source>
        <translation>Fehlende Zellen: %1</translation>
    </message>
    <message>
        <source>Cells that could not be read and count as missing: %1</source>
        <translation>Zellen, die nicht lesbar waren und als fehlend gelten: %1</translation>
    </message>
    <message>
        <source>line %1, column &quot;%2&quot;: &quot;%3&quot;</source>
        <translation>Zeile %1, Spalte „%2“: „%3“</translation>
    </message>
    <message>
        <source>Import details</source>
        <translation>Näheres zum Einlesen</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>Wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Schließt dieses Fenster</translation>
    </message>
    <message>
        <source>, unpacked from %1</source>
        <translation>, entpackt aus %1</translation>
    </message>
    <message>
        <source>Sheet or table: %1</source>
        <translation>Blatt oder Tabelle: %1</translation>
    </message>
    <message>
        <source>Rows read: %1, unreadable: %2, in the table: %3</source>
        <translation>Zeilen gelesen: %1, unlesbar: %2, in der Tabelle: %3</translation>
    </message>
</context>
<context>
    <name>ardent::InteractionsPage</name>
    <message>
        <source>Searching for variables that act together …</source>
        <translation>Gesucht werden Variablen, die zusammen wirken …</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Wechselwirkungen</translation>
    </message>
    <message>
        <source>A kernel expansion has no closed form: interactions need a Fourier model, such as RFFNet&apos;s.</source>
        <translation>Eine Kernel-Entwicklung hat keine geschlossene Form: Wechselwirkungen brauchen ein Fourier-Modell, etwa das von RFFNet.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Wärmekarte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>How the interactions are drawn</source>
        <translation>Wie die Wechselwirkungen gezeichnet werden</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>%1 (%2 of the strongest)</source>
        <translation>%1 (%2 des stärksten)</translation>
    </message>
    <message>
        <source>%1: press Enter to see its effect</source>
        <translation>%1: Eingabetaste zeigt den Effekt</translation>
    </message>
    <message>
        <source>Click a pair to see its effect</source>
        <translation>Paar anklicken: sein Effekt</translation>
    </message>
    <message>
        <source>Share of the strongest score that a pair or triple needs to be drawn</source>
        <translation>Anteil am stärksten Wert, den ein Paar oder Tripel braucht, um gezeichnet zu werden</translation>
    </message>
    <message>
        <source>There are no rows over which variables could act together.</source>
        <translation>Es gibt keine Zeilen, in denen Variablen zusammenwirken könnten.</translation>
    </message>
</context>
<context>
    <name>ardent::LanguageActions</name>
    <message>
        <source>The window uses that language from the next start on</source>
        <translation>Das Fenster spricht diese Sprache ab dem nächsten Start</translation>
    </message>
</context>
<context>
    <name>ardent::LookBack</name>
    <message>
        <source>Shows the run&apos;s chosen model again</source>
        <translation>Zeigt wieder das Modell, das der Lauf gewählt hat</translation>
    </message>
    <message>
        <source>The project holds the run&apos;s own model only: run again to see the others</source>
        <translation>Das Projekt enthält nur das Modell des Laufs: neu starten, um die anderen zu sehen</translation>
    </message>
    <message>
        <source>Run&apos;s model</source>
        <translation>Modell des Laufs</translation>
    </message>
</context>
<context>
    <name>ardent::LossPage</name>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Log x</source>
        <translation>Log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Waagerechte Achse logarithmisch</translation>
    </message>
    <message>
        <source>Log y</source>
        <translation>Log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Senkrechte Achse logarithmisch</translation>
    </message>
    <message>
        <source>Mean of seeds</source>
        <translation>Mittel der Startwerte</translation>
    </message>
    <message>
        <source>Series…</source>
        <translation>Reihen…</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Which of the logged series are drawn, of all runs alike</source>
        <translation>Welche der aufgezeichneten Reihen gezeichnet werden, für alle Läufe gleich</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> Schritte</translation>
    </message>
    <message>
        <source>Span of an exponential moving average: a value that many steps old has an eighth of the newest one&apos;s weight. The logged curve stays visible, pale.</source>
        <translation>Spanne eines exponentiell gleitenden Mittels: was so viele Schritte alt ist, zählt ein Achtel des neuesten Werts. Die aufgezeichnete Kurve bleibt blass dahinter.</translation>
    </message>
    <message>
        <source>No run is ticked: tick one in the Runs panel to see its loss.</source>
        <translation>Kein Lauf ist angekreuzt: Kreuzen Sie einen im Bereich Läufe an, um seinen Verlust zu sehen.</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Bezugslauf)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Runs that differ only in the seed are drawn pale, with their mean and a band of one standard deviation</source>
        <translation>Läufe, die sich nur im Startwert unterscheiden, sind blass gezeichnet, mit ihrem Mittel in einem Band von einer Standardabweichung</translation>
    </message>
    <message>
        <source>Nothing is logged yet</source>
        <translation>Noch ist nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Share of the run</source>
        <translation>Anteil am Lauf</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Waagerecht</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The horizontal axis: steps as the method counts them, or the share of each run, so that short and long runs are equally wide. Automatic: the share if the runs count in different steps</source>
        <translation>Die waagerechte Achse: Schritte, wie die Methode sie zählt, oder wie viel ihres Laufs jede Linie hinter sich hat, sodass kurze und lange Läufe gleich breit sind. Automatisch: der Anteil, wo die Läufe Verschiedenes zählen</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>Alle Reihen</translation>
    </message>
    <message>
        <source>Every logged series step by step, in place of the best score so far against the time</source>
        <translation>Jede aufgezeichnete Reihe Schritt für Schritt, statt des bisher besten Werts gegen die Zeit</translation>
    </message>
</context>
<context>
    <name>ardent::MainWindow</name>
    <message>
        <source>Ardent</source>
        <translation>Ardent</translation>
    </message>
    <message>
        <source>%1[*] – Ardent</source>
        <translation>%1[*] – Ardent</translation>
    </message>
    <message>
        <source>The figure is on the clipboard</source>
        <translation>Die Abbildung liegt in der Zwischenablage</translation>
    </message>
    <message>
        <source>Esc leaves the presentation</source>
        <translation>Esc beendet die Präsentation</translation>
    </message>
</context>
<context>
    <name>ardent::MethodDock</name>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Methode</translation>
    </message>
    <message>
        <source>How the model is learned</source>
        <translation>Wie das Modell gelernt wird</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Sta&amp;rtwert</translation>
    </message>
    <message>
        <source>The one number that all randomness comes from: the same seed gives the same result</source>
        <translation>Die eine Zahl, aus der aller Zufall kommt: derselbe Startwert gibt dasselbe Ergebnis</translation>
    </message>
    <message>
        <source>About this method: what it does and when to trust it</source>
        <translation>Über diese Methode: was sie tut und wann ihr zu trauen ist</translation>
    </message>
    <message>
        <source>About this method</source>
        <translation>Über diese Methode</translation>
    </message>
    <message>
        <source>Fourier-feature methods</source>
        <translation>Methoden mit Fourier-Merkmalen</translation>
    </message>
    <message>
        <source>Baselines to compare with</source>
        <translation>Methoden zum Vergleich</translation>
    </message>
    <message>
        <source>Rankings of variables</source>
        <translation>Ranglisten der Variablen</translation>
    </message>
</context>
<context>
    <name>ardent::ModelSaving</name>
    <message>
        <source>The run has no model yet</source>
        <translation>Der Lauf hat noch kein Modell</translation>
    </message>
    <message>
        <source>There is no run: press Run first</source>
        <translation>Es gibt keinen Lauf: zuerst Starten drücken</translation>
    </message>
    <message>
        <source>Saved the model as %1</source>
        <translation>Modell als %1 gespeichert</translation>
    </message>
</context>
<context>
    <name>ardent::NotesButton</name>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>All notes on this figure: cautions, findings, what is shown and which run it is of</source>
        <translation>Alle Hinweise zu dieser Abbildung: Warnungen, Befunde, was gezeigt wird und von welchem Lauf</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
</context>
<context>
    <name>ardent::NumberBox</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>ardent::OptionField</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Range %1 to %2%3</source>
        <translation>Bereich %1 bis %2%3</translation>
    </message>
    <message>
        <source>May be changed during a run</source>
        <translation>Darf während eines Laufs geändert werden</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the default, %1</source>
        <translation>Zurück zur Vorgabe, %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ardent::OptionForm</name>
    <message>
        <source>Adva&amp;nced</source>
        <translation>W&amp;eiteres</translation>
    </message>
    <message>
        <source>Has an effect only with %1: %2</source>
        <translation>Wirkt nur mit %1: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Has an effect only where %1 is not 0</source>
        <translation>Wirkt nur, wenn %1 nicht 0 ist</translation>
    </message>
</context>
<context>
    <name>ardent::PageFrame</name>
    <message>
        <source>There is no figure</source>
        <translation>Es gibt keine Abbildung</translation>
    </message>
    <message>
        <source>%1 as table</source>
        <translation>%1 als Tabelle</translation>
    </message>
    <message>
        <source>As table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>As table: the numbers of the figure instead of the picture</source>
        <translation>Als Tabelle: die Zahlen der Abbildung statt des Bildes</translation>
    </message>
    <message>
        <source>Visible part</source>
        <translation>Sichtbarer Teil</translation>
    </message>
    <message>
        <source>The rows are shown as a table already</source>
        <translation>Die Zeilen stehen schon als Tabelle da</translation>
    </message>
    <message>
        <source>Settings of the view</source>
        <translation>Einstellungen der Ansicht</translation>
    </message>
    <message>
        <source>Shows the settings of the view, which take room from the figure</source>
        <translation>Zeigt die Einstellungen der Ansicht, die der Abbildung Platz nehmen</translation>
    </message>
</context>
<context>
    <name>ardent::PathPage</name>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>λ</source>
        <translation>λ</translation>
    </message>
    <message>
        <source>Penalty whose model all views show; from the largest on the left</source>
        <translation>Strafe, deren Modell alle Ansichten zeigen; links die größte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is drawn against λ</source>
        <translation>Was über λ gezeichnet wird</translation>
    </message>
    <message>
        <source>λ = %1</source>
        <translation>λ = %1</translation>
    </message>
    <message>
        <source>This method has no path of penalties; the lasso, the Fourier-basis lasso, SRFF and methods that search for a penalty have one.</source>
        <translation>Diese Methode hat keinen Pfad von Strafen; einen haben das Lasso, das Lasso in der Fourier-Basis, SRFF und Methoden, die eine Strafe suchen.</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
</context>
<context>
    <name>ardent::PointCloud</name>
    <message>
        <source>misclassified</source>
        <translation>falsch eingeordnet</translation>
    </message>
</context>
<context>
    <name>ardent::PredictionsPage</name>
    <message>
        <source>Actual against predicted</source>
        <translation>Wahr gegen vorhergesagt</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>ROC-Kurve</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Test rows</source>
        <translation>Testzeilen</translation>
    </message>
    <message>
        <source>Validation rows</source>
        <translation>Validierungszeilen</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Trainingszeilen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>How predictions are compared</source>
        <translation>Wie Vorhersagen verglichen werden</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Rows that are predicted; test rows are new to the model</source>
        <translation>Zeilen, die vorhergesagt werden; Testzeilen sind dem Modell neu</translation>
    </message>
    <message>
        <source>The model has learned from these rows too.</source>
        <translation>Das Modell hat auch aus diesen Zeilen gelernt.</translation>
    </message>
    <message>
        <source>Test rows are shown when the run has ended.</source>
        <translation>Testzeilen werden gezeigt, wenn der Lauf geendet hat.</translation>
    </message>
</context>
<context>
    <name>ardent::PreviewModel</name>
    <message>
        <source>none missing</source>
        <translation>nichts fehlt</translation>
    </message>
    <message>
        <source>%1 missing (%2)</source>
        <translation>%1 fehlend (%2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number and counts as missing</source>
        <translation>„%1“ ist keine Zahl und gilt als fehlend</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>%1: %2, %3. Click to choose how the column is read</source>
        <translation>%1: %2, %3. Klicken, um zu wählen, wie die Spalte gelesen wird</translation>
    </message>
    <message>
        <source>Line %1 of the file</source>
        <translation>Zeile %1 der Datei</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>ardent::ProjectActions</name>
    <message>
        <source>Save the runs of %1 as a project?</source>
        <translation>Die Läufe von %1 als Projekt speichern?</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Open a data file or a sample first</source>
        <translation>Zuerst eine Datei oder ein Beispiel öffnen</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Nicht gespeicherte Arbeit</translation>
    </message>
    <message>
        <source>A project keeps the runs, their models and all settings. What is not saved is lost.</source>
        <translation>Ein Projekt bewahrt die Läufe, ihre Modelle und alle Einstellungen auf. Was nicht gespeichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>Saved %1 without %2, which has not ended</source>
        <translation>%1 gespeichert, ohne %2: nicht beendet</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 needs the table %2, which is not there: put it into the project&apos;s folder, or open the project again and say where the table is.</source>
        <translation>%1 braucht die Tabelle %2, die nicht da ist: neben das Projekt legen, oder das Projekt noch einmal öffnen und sagen, wo die Tabelle ist.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Changed project</source>
        <translation>Geändertes Projekt</translation>
    </message>
    <message>
        <source>%1 was changed by another window or program after it was opened or saved here.</source>
        <translation>%1 wurde von einem anderen Fenster oder Programm geändert, nachdem es hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Overwriting it loses what was saved there. Save as another file to keep both.</source>
        <translation>Beim Überschreiben geht verloren, was dort gespeichert wurde. Unter anderem Namen gespeichert, bleibt beides erhalten.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>%1 has not ended: stop it and save what it has learned, or lose it?</source>
        <translation>%1 ist nicht beendet: stoppen und das Gelernte speichern oder verlieren?</translation>
    </message>
    <message>
        <source>Stop and S&amp;ave</source>
        <translation>Stoppen und s&amp;peichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 is running: Stop and Save ends it and saves it, too.</source>
        <translation>%1 ist im Gange: „Stoppen und speichern“ beendet und speichert ihn mit.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>%1 is locked; by which window cannot be read.</source>
        <translation>%1 ist gesperrt; durch welches Fenster, ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 is locked by a window on the computer %2, or by one that broke down there.</source>
        <translation>%1 ist durch ein Fenster auf dem Rechner %2 gesperrt oder durch eines, das dort abgestürzt ist.</translation>
    </message>
    <message>
        <source>Project in use</source>
        <translation>Projekt in Gebrauch</translation>
    </message>
    <message>
        <source>Save as another file to keep both, or close it there and save again.</source>
        <translation>Unter anderem Namen speichern, um beide zu behalten, oder es dort schließen und noch einmal speichern.</translation>
    </message>
    <message>
        <source>Overwrite it only if no window has it open any more. Save as another file to keep both.</source>
        <translation>Nur überschreiben, wenn kein Fenster es mehr geöffnet hat. Unter anderem Namen gespeichert, bleibt beides erhalten.</translation>
    </message>
</context>
<context>
    <name>ardent::ReadingActions</name>
    <message>
        <source>A sample is not read from a file</source>
        <translation>Ein Beispiel wird nicht aus einer Datei gelesen</translation>
    </message>
    <message>
        <source>Open a data file first</source>
        <translation>Öffnen Sie zuerst eine Datendatei</translation>
    </message>
    <message>
        <source>Reading options…</source>
        <translation>Einleseoptionen…</translation>
    </message>
    <message>
        <source>Shows the file and how it is read: header, separator, decimal mark and all else, to be changed</source>
        <translation>Zeigt die Datei und wie sie gelesen wird: Kopfzeilen, Trennzeichen, Dezimalzeichen und alles Weitere, zum Ändern</translation>
    </message>
    <message>
        <source>%1: the marks in the numbers of %2 may stand before decimals or between thousands; say which.</source>
        <translation>%1: Die Zeichen in den Zahlen von %2 können vor Dezimalstellen oder zwischen Tausendern stehen; geben Sie an, was gilt.</translation>
    </message>
    <message>
        <source>%1: the sheet %2 was read; these hold a table, too: %3. Choose under Reading options.</source>
        <translation>%1: Das Blatt %2 wurde eingelesen; auch diese enthalten eine Tabelle: %3. Wählen Sie unter Einleseoptionen.</translation>
    </message>
</context>
<context>
    <name>ardent::ReadingDialog</name>
    <message>
        <source>%1 rows × %2 columns</source>
        <translation>%1 Zeilen × %2 Spalten</translation>
    </message>
    <message>
        <source>dropped rows: %1</source>
        <translation>verworfene Zeilen: %1</translation>
    </message>
    <message>
        <source>unreadable cells: %1</source>
        <translation>unlesbare Zellen: %1</translation>
    </message>
    <message>
        <source>missing cells: %1</source>
        <translation>fehlende Zellen: %1</translation>
    </message>
    <message>
        <source>Reading options – %1</source>
        <translation>Einleseoptionen – %1</translation>
    </message>
    <message>
        <source>Share of the file that has been read</source>
        <translation>Anteil der Datei, der gelesen ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Einlesen stoppen</translation>
    </message>
    <message>
        <source>Looks at no more rows for now; Read reads them all</source>
        <translation>Sieht vorerst keine weiteren Zeilen an; „Einlesen“ liest alle</translation>
    </message>
    <message>
        <source>Only the first rows were looked at</source>
        <translation>Nur die ersten Zeilen wurden angesehen</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Einlesen</translation>
    </message>
    <message>
        <source>Reads the table so; runs made before stay</source>
        <translation>Liest die Tabelle so ein; frühere Läufe bleiben</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>Auto&amp;matisch</translation>
    </message>
    <message>
        <source>Everything as the program finds it</source>
        <translation>Alles so, wie das Programm es vorfindet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ändert nichts</translation>
    </message>
    <message>
        <source>The file cannot be read so: change the options</source>
        <translation>So lässt sich die Datei nicht lesen: Ändern Sie die Einleseoptionen</translation>
    </message>
    <message>
        <source>The first %1 rows</source>
        <translation>Die ersten %1 Zeilen</translation>
    </message>
    <message>
        <source>Reading all rows …</source>
        <translation>Alle Zeilen werden gelesen …</translation>
    </message>
</context>
<context>
    <name>ardent::ReadingForm</name>
    <message>
        <source>Cut there, %1 of the first %2 rows have the same number of cells</source>
        <translation>So getrennt haben %1 der ersten %2 Zeilen gleich viele Zellen</translation>
    </message>
    <message>
        <source>-999, n.a.</source>
        <translation>-999, k. A.</translation>
    </message>
    <message>
        <source>&amp;Missing</source>
        <translation>Fe&amp;hlend</translation>
    </message>
    <message>
        <source>Texts that stand for a missing cell beside the usual ones (an empty cell, NA, NaN, null, ?), separated by commas</source>
        <translation>Texte, die für eine fehlende Zelle stehen, neben den üblichen (leere Zelle, NA, NaN, null, ?), durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>%1: choose from the list, or type %2.</source>
        <translation>%1: Wählen Sie aus der Liste, oder geben Sie %2 ein.</translation>
    </message>
    <message>
        <source>The same mark cannot stand before decimals and between thousands: change one of the two.</source>
        <translation>Dasselbe Zeichen kann nicht vor Dezimalstellen und zwischen Tausendern stehen: Ändern Sie eines von beiden.</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>gefunden: %1</translation>
    </message>
    <message>
        <source>Only of text files</source>
        <translation>Nur bei Textdateien</translation>
    </message>
    <message>
        <source>day first: 31/12/2024</source>
        <translation>Tag zuerst: 31/12/2024</translation>
    </message>
    <message>
        <source>month first: 12/31/2024</source>
        <translation>Monat zuerst: 12/31/2024</translation>
    </message>
    <message>
        <source>not used as dates</source>
        <translation>nicht als Daten</translation>
    </message>
    <message>
        <source>&amp;Order of dates</source>
        <translation>Dat&amp;umsfolge</translation>
    </message>
    <message>
        <source>Dates become days, year, month, weekday, hour and day of the year; say which number comes first where the file does not show it</source>
        <translation>Aus Daten werden Tage, Jahr, Monat, Wochentag, Stunde und Tag des Jahres; sagen Sie, welche Zahl zuerst steht, wo die Datei es nicht zeigt</translation>
    </message>
    <message>
        <source>where age &gt; 30 and sex = &quot;f&quot;
ratio = price / rooms
log of income</source>
        <translation>where alter &gt; 30 and geschlecht = &quot;w&quot;
quote = preis / zimmer
log of einkommen</translation>
    </message>
    <message>
        <source>Fi&amp;lter, compute</source>
        <translation>Fi&amp;ltern, rechnen</translation>
    </message>
    <message>
        <source>A text file has no parts</source>
        <translation>Eine Textdatei hat keine Teile</translation>
    </message>
    <message>
        <source>What is done with the table before it is learned, one step a line: &quot;where&quot; keeps the rows for which a condition holds, &quot;without rows&quot; leaves some out by their numbers, &quot;name = expression&quot; adds a column, &quot;log of&quot; and &quot;sqrt of&quot; transform one</source>
        <translation>Was mit der Tabelle vor dem Lernen geschieht, ein Schritt je Zeile: „where“ behält die Zeilen, für die eine Bedingung gilt, „without rows“ lässt einige nach ihren Nummern weg, „name = Ausdruck“ fügt eine Spalte hinzu, „log of“ und „sqrt of“ transformieren eine</translation>
    </message>
</context>
<context>
    <name>ardent::ReadingPreview</name>
    <message>
        <source>The first lines of the file, as they stand there</source>
        <translation>Die ersten Zeilen der Datei, wie sie dort stehen</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>Wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>Cells that could not be read</source>
        <translation>Zellen, die nicht lesbar waren</translation>
    </message>
    <message>
        <source>They count as missing</source>
        <translation>Sie gelten als fehlend</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Unreadable cells</source>
        <translation>Unlesbare Zellen</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Erste Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>Click the title of a column, or press Enter in it, to choose how it is read</source>
        <translation>Den Titel einer Spalte anklicken oder in ihr die Eingabetaste drücken, um zu wählen, wie sie gelesen wird</translation>
    </message>
</context>
<context>
    <name>ardent::Recovery</name>
    <message>
        <source>Opens this work in place of what is open now</source>
        <translation>Öffnet diese Arbeit an Stelle dessen, was jetzt offen ist</translation>
    </message>
    <message>
        <source>Deletes the copy of this work</source>
        <translation>Löscht die Kopie dieser Arbeit</translation>
    </message>
    <message>
        <source>What an earlier session had kept cannot be read: %1.</source>
        <translation>Was eine frühere Sitzung aufbewahrt hatte, ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>%1 has been saved again or moved since: saving asks for a place.</source>
        <translation>%1 wurde seither neu gespeichert oder verschoben: Beim Speichern wird nach einem Ort gefragt.</translation>
    </message>
    <message>
        <source>What an earlier session had kept cannot be read; it was put aside as %1.</source>
        <translation>Was eine frühere Sitzung aufbewahrt hatte, ist nicht lesbar; es liegt nun in %1.</translation>
    </message>
    <message>
        <source>Ardent closed unexpectedly; 1 run of %1, kept on %2, can be restored.</source>
        <translation>Ardent wurde unerwartet beendet; 1 Lauf zu %1, aufbewahrt am %2, kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Ardent closed unexpectedly; %1 runs of %2, kept on %3, can be restored.</source>
        <translation>Ardent wurde unerwartet beendet; %1 Läufe zu %2, aufbewahrt am %3, können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written to.</source>
        <translation>in den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Save often: what is not saved would be lost if Ardent closed unexpectedly, because no copy of it can be kept: %1</source>
        <translation>Oft speichern: Was nicht gespeichert ist, ginge verloren, falls Ardent unerwartet endet, denn keine Kopie davon kann aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>Deletes the copy of this work, after a question</source>
        <translation>Löscht die Kopie dieser Arbeit nach einer Rückfrage</translation>
    </message>
    <message>
        <source>Delete this run for good? It is kept nowhere else.</source>
        <translation>Diesen Lauf endgültig löschen? Er ist sonst nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Delete these %1 runs for good? They are kept nowhere else.</source>
        <translation>Diese %1 Läufe endgültig löschen? Sie sind sonst nirgends gespeichert.</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Goes back to the question before</source>
        <translation>Zurück zur vorigen Frage</translation>
    </message>
</context>
<context>
    <name>ardent::RelevancePage</name>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Filter variables</source>
        <translation>Variablen filtern</translation>
    </message>
    <message>
        <source>Shows the variables whose name contains this text</source>
        <translation>Zeigt die Variablen, deren Name diesen Text enthält</translation>
    </message>
    <message>
        <source>Order of the variables</source>
        <translation>Reihenfolge der Variablen</translation>
    </message>
    <message>
        <source>This method reports no relevance of single variables.</source>
        <translation>Diese Methode gibt keine Relevanz einzelner Variablen an.</translation>
    </message>
    <message>
        <source>Over seeds</source>
        <translation>Über Startwerte</translation>
    </message>
    <message>
        <source>Mean and standard deviation over the runs that differ from this one only in the seed, and how often each variable is selected</source>
        <translation>Mittelwert und Standardabweichung über die Läufe, die sich von diesem nur im Startwert unterscheiden, und wie oft jede Variable gewählt wird</translation>
    </message>
    <message>
        <source>Second measure</source>
        <translation>Zweites Maß</translation>
    </message>
    <message>
        <source>The mean over seeds has no second measure</source>
        <translation>Der Mittelwert über Startwerte hat kein zweites Maß</translation>
    </message>
    <message>
        <source>There is no model to measure.</source>
        <translation>Es gibt kein Modell, das gemessen werden könnte.</translation>
    </message>
    <message>
        <source>This measure is computed once the run pauses or ends.</source>
        <translation>Dieses Maß wird berechnet, sobald der Lauf pausiert oder endet.</translation>
    </message>
    <message>
        <source>The measure is being computed …</source>
        <translation>Das Maß wird berechnet …</translation>
    </message>
    <message>
        <source>Choose a second measure.</source>
        <translation>Ein zweites Maß wählen.</translation>
    </message>
    <message>
        <source>Click a bar or press Enter to see the effect of its variable</source>
        <translation>Ein Klick auf einen Balken oder die Eingabetaste zeigt den Effekt seiner Variablen</translation>
    </message>
    <message>
        <source>The measure is being computed: %1 % done …</source>
        <translation>Das Maß wird berechnet: %1 % fertig …</translation>
    </message>
    <message>
        <source>Mean ± sd</source>
        <translation>Mittel ± Standardabweichung</translation>
    </message>
    <message>
        <source>Share that selects it</source>
        <translation>Anteil, der sie wählt</translation>
    </message>
    <message>
        <source>Bars over seeds</source>
        <translation>Balken über Startwerte</translation>
    </message>
    <message>
        <source>The bars over seeds: the mean relevance with one standard deviation, or the share of the runs that select the variable with its 95 % interval</source>
        <translation>Was die Balken über Startwerte sind: das Mittel der Relevanz mit einer Standardabweichung oder der Anteil der Läufe, die die Variable wählen, mit seinem 95-%-Intervall</translation>
    </message>
    <message>
        <source>First </source>
        <translation>Erste </translation>
    </message>
    <message>
        <source>Variables that count as selected</source>
        <translation>Variablen, die als gewählt gelten</translation>
    </message>
    <message>
        <source>This method only ranks the variables: this many of each run&apos;s most relevant ones count as selected</source>
        <translation>Diese Methode ordnet die Variablen nur: So viele der relevantesten jedes Laufs gelten als gewählt</translation>
    </message>
    <message>
        <source>The other measures are computed once the run pauses or ends.</source>
        <translation>Die anderen Maße werden berechnet, sobald der Lauf pausiert oder endet.</translation>
    </message>
    <message>
        <source>The run&apos;s own model is measured differently (%1): sizes are not comparable.</source>
        <translation>Das eigene Modell des Laufs ist anders gemessen (%1): Die Größen sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>The model does not use all of these variables yet: it is measured once it does.</source>
        <translation>Das Modell verwendet noch nicht alle diese Variablen: Es wird gemessen, sobald es das tut.</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Method&apos;s scale</source>
        <translation>Skala der Methode</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>With derivatives</source>
        <translation>Mit Ableitungen</translation>
    </message>
    <message>
        <source>With permutation</source>
        <translation>Mit Permutation</translation>
    </message>
    <message>
        <source>With Sobol index</source>
        <translation>Mit Sobol-Index</translation>
    </message>
    <message>
        <source>With all three</source>
        <translation>Mit allen dreien</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Importance: how much of what the model explains on held-out rows is lost when the variable is left to chance. Method&apos;s scale: what the method itself reports</source>
        <translation>Bedeutung: wie viel von dem, was das Modell auf zurückgehaltenen Zeilen erklärt, verloren geht, wenn die Variable dem Zufall überlassen wird. Skala der Methode: was die Methode selbst angibt</translation>
    </message>
    <message>
        <source>The model explains nothing on held-out rows yet.</source>
        <translation>Das Modell erklärt auf zurückgehaltenen Zeilen noch nichts.</translation>
    </message>
    <message>
        <source>The importance is being computed …</source>
        <translation>Die Bedeutung wird berechnet …</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Sortiert</translation>
    </message>
    <message>
        <source>Table order</source>
        <translation>Wie in der Tabelle</translation>
    </message>
    <message>
        <source>Order of the variables: the largest first, or as in the table</source>
        <translation>Reihenfolge der Variablen: die größte zuerst oder wie in der Tabelle</translation>
    </message>
    <message>
        <source>Importance comes with the first variable that it uses.</source>
        <translation>Die Bedeutung kommt mit der ersten Variablen, die es verwendet.</translation>
    </message>
    <message>
        <source>With screen (q)</source>
        <translation>Mit Durchmustern (q)</translation>
    </message>
    <message>
        <source>With knockoffs (q)</source>
        <translation>Mit Knockoffs (q)</translation>
    </message>
    <message>
        <source>With stability</source>
        <translation>Mit Stabilität</translation>
    </message>
    <message>
        <source>A second measure, defined alike for all models: how fast the model changes along a variable, how much worse it predicts when the variable is shuffled, the variable&apos;s share of the variance, or all of them; or the false discovery rate at which a screen of the table, without the model, selects the variable; or what models show that are trained anew, with knockoff copies of the variables or on halves of the rows</source>
        <translation>Ein zweites Maß, für alle Modelle gleich festgelegt: wie schnell sich das Modell entlang einer Variable ändert, wie viel schlechter es vorhersagt, wenn sie gemischt wird, ihr Anteil an der Varianz, oder alle drei; oder die Falscherkennungsrate, bei der ein Screening der Tabelle ohne das Modell die Variable auswählt; oder was neu trainierte Modelle zeigen, mit Knockoff-Kopien der Variablen oder auf Hälften der Zeilen</translation>
    </message>
</context>
<context>
    <name>ardent::RowBox</name>
    <message>
        <source>There is no row %1: the last of this run is row %2.</source>
        <translation>Eine Zeile %1 gibt es nicht: die letzte dieses Laufs ist Zeile %2.</translation>
    </message>
    <message>
        <source>This run lacks row %1; row %2 is the next that it has.</source>
        <translation>Diesem Lauf fehlt Zeile %1; die nächste, die er hat, ist Zeile %2.</translation>
    </message>
</context>
<context>
    <name>ardent::RowModel</name>
    <message>
        <source>%1: %2, missing cells: %3</source>
        <translation>%1: %2, fehlende Zellen: %3</translation>
    </message>
    <message>
        <source>%1; kept to seven digits, as models learn from them</source>
        <translation>%1; auf sieben Stellen behalten, so wie Modelle daraus lernen</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>%1; rows of the file that were dropped (%2) are not counted</source>
        <translation>%1; verworfene Zeilen der Datei (%2) zählen nicht mit</translation>
    </message>
    <message>
        <source>Row %1, selected</source>
        <translation>Zeile %1, ausgewählt</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>ardent::RowTable</name>
    <message>
        <source>Table of the data</source>
        <translation>Tabelle der Daten</translation>
    </message>
    <message>
        <source>Select at most %1 cells to copy them: these are %2</source>
        <translation>Höchstens %1 Zellen auswählen, um sie zu kopieren: dies sind %2</translation>
    </message>
    <message>
        <source>Every row as it was read; – is a missing cell; Ctrl+C copies the selected cells. Click row numbers or press Space to select rows in every view; Shift+Space adds, Esc clears</source>
        <translation>Jede Zeile, wie sie gelesen wurde; – ist eine fehlende Zelle; Strg+C kopiert die ausgewählten Zellen. Zeilennummern anklicken oder Leertaste wählt Zeilen in allen Ansichten aus; Umschalt+Leertaste fügt hinzu, Esc hebt die Auswahl auf</translation>
    </message>
</context>
<context>
    <name>ardent::RunActions</name>
    <message>
        <source>There is no run: press Run first</source>
        <translation>Es gibt keinen Lauf: zuerst Starten drücken</translation>
    </message>
    <message>
        <source>The data are being prepared</source>
        <translation>Die Daten werden vorbereitet</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>The run is in progress</source>
        <translation>Der Lauf ist im Gange</translation>
    </message>
    <message>
        <source>Pause the run first</source>
        <translation>Den Lauf zuerst anhalten</translation>
    </message>
    <message>
        <source>The run is paused</source>
        <translation>Der Lauf ist angehalten</translation>
    </message>
    <message>
        <source>The run ends once the current step is done</source>
        <translation>Der Lauf endet, sobald der laufende Arbeitsschritt fertig ist</translation>
    </message>
    <message>
        <source>Select a run in the table of runs first</source>
        <translation>Zuerst einen Lauf in der Tabelle der Läufe auswählen</translation>
    </message>
    <message>
        <source>This is the slowest pace; Step does one step at a time</source>
        <translation>Langsamer geht es nicht; „Schritt“ macht einen auf einmal</translation>
    </message>
    <message>
        <source>Runs go at full speed</source>
        <translation>Läufe haben volle Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>ardent::RunNotes</name>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>There is nothing to note about this run&apos;s rows and columns</source>
        <translation>Zu den Zeilen und Spalten dieses Laufs gibt es nichts anzumerken</translation>
    </message>
    <message>
        <source>There is no run: press Run first</source>
        <translation>Es gibt keinen Lauf: zuerst Starten drücken</translation>
    </message>
    <message>
        <source>Notes of %1</source>
        <translation>Hinweise zu %1</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Schließt dieses Fenster</translation>
    </message>
    <message>
        <source>Why the run ended and what was done with its rows and columns</source>
        <translation>Warum der Lauf endete und was mit seinen Zeilen und Spalten geschah</translation>
    </message>
</context>
<context>
    <name>ardent::Runs</name>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All of these seeds have been run with these settings: choose another seed or other settings.</source>
        <translation>Mit allen diesen Startwerten wurde schon trainiert: einen anderen Startwert oder andere Einstellungen wählen.</translation>
    </message>
</context>
<context>
    <name>ardent::RunsDock</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>The selected run is shown in the views; ticked runs share the views Loss and Compare</source>
        <translation>Der gewählte Lauf wird in den Ansichten gezeigt; angehakte teilen sich die Ansichten Verlust und Vergleich</translation>
    </message>
    <message>
        <source>Clear the queue</source>
        <translation>Warteschlange leeren</translation>
    </message>
    <message>
        <source>Clears the queue; the current run continues</source>
        <translation>Leert die Warteschlange; der laufende Lauf geht weiter</translation>
    </message>
</context>
<context>
    <name>ardent::RunsModel</name>
    <message>
        <source>This method logs no loss</source>
        <translation>Dieses Verfahren zeichnet keinen Verlust auf</translation>
    </message>
    <message>
        <source>No loss is logged yet</source>
        <translation>Noch ist kein Verlust aufgezeichnet</translation>
    </message>
    <message>
        <source>%1: none is logged</source>
        <translation>%1: keiner ist aufgezeichnet</translation>
    </message>
    <message>
        <source>%1, stale</source>
        <translation>%1, veraltet</translation>
    </message>
    <message>
        <source>Stale: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation>%1, Bezugslauf</translation>
    </message>
    <message>
        <source>Other runs are compared with this one</source>
        <translation>Andere Läufe werden mit diesem verglichen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Click to read and copy them</source>
        <translation>Klicken, um sie zu lesen und zu kopieren</translation>
    </message>
    <message>
        <source>What was done with the rows and columns</source>
        <translation>Was mit Zeilen und Spalten geschehen ist</translation>
    </message>
    <message>
        <source>Quality of the run&apos;s model on new rows</source>
        <translation>Güte des Modells auf neuen Zeilen</translation>
    </message>
    <message>
        <source>Test score</source>
        <translation>Testgüte</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ticked runs are drawn in the loss view and compared, as far as they predict the same target</source>
        <translation>Angehakte Läufe werden in der Ansicht Verlust gezeichnet und verglichen, soweit sie dasselbe Ziel vorhersagen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Of the model that the run has kept</source>
        <translation>Des Modells, das der Lauf behalten hat</translation>
    </message>
    <message>
        <source>The lowest that is logged</source>
        <translation>Der niedrigste, der aufgezeichnet ist</translation>
    </message>
    <message>
        <source>Of the model that a run has kept, on validation rows where there are any; the lowest so far while it trains</source>
        <translation>Des Modells, das ein Lauf behalten hat, auf Validierungszeilen, wo es welche gibt; während er lernt, der bisher niedrigste</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>It ends once the current step is done; you can continue meanwhile</source>
        <translation>Er endet, sobald der laufende Arbeitsschritt fertig ist; Sie können inzwischen weiterarbeiten</translation>
    </message>
    <message>
        <source>The Method panel shows other settings than this run has</source>
        <translation>Die Leiste „Methode“ zeigt andere Einstellungen, als dieser Lauf hat</translation>
    </message>
    <message>
        <source>All runs: %1</source>
        <translation>Alle Läufe: %1</translation>
    </message>
</context>
<context>
    <name>ardent::SampleCard</name>
    <message>
        <source>Opens the sample &quot;%1&quot;: %2</source>
        <translation>Öffnet das Beispiel „%1“: %2</translation>
    </message>
</context>
<context>
    <name>ardent::SeedField</name>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>New seed: draws another one for the next run</source>
        <translation>Neuer Startwert: zieht einen anderen für den nächsten Lauf</translation>
    </message>
    <message>
        <source>“%1” is no seed: a seed is a whole number from 0 to %2. %3 stays.</source>
        <translation>„%1“ ist kein Startwert: Ein Startwert ist eine ganze Zahl von 0 bis %2. %3 bleibt.</translation>
    </message>
</context>
<context>
    <name>ardent::SelectedRows</name>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Clear the selection of rows</source>
        <translation>Zeilenauswahl aufheben</translation>
    </message>
    <message>
        <source>They are marked in every view that shows rows of the table</source>
        <translation>Sie sind in jeder Ansicht hervorgehoben, die Zeilen der Tabelle zeigt</translation>
    </message>
    <message>
        <source>%1 of %2 rows selected</source>
        <translation>%1 von %2 Zeilen ausgewählt</translation>
    </message>
    <message>
        <source>No rows are selected: drag over points in a figure, or click row numbers in the table</source>
        <translation>Keine Zeilen sind ausgewählt: in einer Abbildung über Punkte ziehen oder in der Tabelle Zeilennummern anklicken</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Exclude the selected rows</source>
        <translation>Die ausgewählten Zeilen ausschließen</translation>
    </message>
    <message>
        <source>Not all rows, nor thousands of separate ones</source>
        <translation>Nicht alle Zeilen und nicht Tausende einzelne</translation>
    </message>
    <message>
        <source>Rows of a sample cannot be excluded</source>
        <translation>Zeilen eines Beispiels lassen sich nicht ausschließen</translation>
    </message>
</context>
<context>
    <name>ardent::SelectionPage</name>
    <message>
        <source>Selection</source>
        <translation>Variablenwahl</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is drawn of how variables are found</source>
        <translation>Was davon gezeichnet wird, wie Variablen gefunden werden</translation>
    </message>
    <message>
        <source>Over seeds</source>
        <translation>Über Startwerte</translation>
    </message>
    <message>
        <source>Mean and a band of one standard deviation over the runs that differ from this one only in the seed</source>
        <translation>Mittel in einem Band von einer Standardabweichung über die Läufe, die sich von diesem nur im Startwert unterscheiden</translation>
    </message>
</context>
<context>
    <name>ardent::Session</name>
    <message>
        <source>The runs cannot be restored now, because their table %1 is not there: put it back and start Ardent again.</source>
        <translation>Die Läufe können jetzt nicht wiederhergestellt werden, weil ihre Tabelle %1 fehlt: legen Sie sie zurück und starten Sie Ardent neu.</translation>
    </message>
    <message>
        <source>%1 has changed since it was opened: open it again.</source>
        <translation>%1 hat sich seit dem Öffnen geändert: die Datei neu öffnen.</translation>
    </message>
    <message>
        <source>Other data are being opened: wait until they are loaded</source>
        <translation>Andere Daten werden gerade geöffnet: warten, bis sie da sind</translation>
    </message>
    <message>
        <source>%1 is locked by a window on another computer, or by one that broke down there: saving asks whether to overwrite it.</source>
        <translation>%1 ist durch ein Fenster auf einem anderen Rechner gesperrt oder durch eines, das dort abgestürzt ist: Beim Speichern wird gefragt, ob es überschrieben werden soll.</translation>
    </message>
    <message>
        <source>%1 is open in another window: from here it can be saved under another name only.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet: Von hier aus lässt es sich nur unter anderem Namen speichern.</translation>
    </message>
</context>
<context>
    <name>ardent::SplitEditor</name>
    <message>
        <source>Shares are scaled to sum to 100 %</source>
        <translation>Die Anteile werden auf 100 % gebracht</translation>
    </message>
    <message>
        <source>Tr&amp;ain</source>
        <translation>Trai&amp;ning</translation>
    </message>
    <message>
        <source>Rows the model learns from</source>
        <translation>Zeilen, aus denen das Modell lernt</translation>
    </message>
    <message>
        <source>Val&amp;idation</source>
        <translation>Valid&amp;ierung</translation>
    </message>
    <message>
        <source>Rows that decide when to stop and which model to keep</source>
        <translation>Zeilen, die entscheiden, wann Schluss ist und welches Modell bleibt</translation>
    </message>
    <message>
        <source>Rows used once, to evaluate the final model</source>
        <translation>Zeilen, die einmal dazu dienen, das fertige Modell zu beurteilen</translation>
    </message>
    <message>
        <source>Rows are assigned at random by the seed</source>
        <translation>Zeilen werden nach dem Startwert zufällig verteilt</translation>
    </message>
    <message>
        <source>About %1, %2 and %3 rows, assigned at random by the seed</source>
        <translation>Etwa %1, %2 und %3 Zeilen, nach dem Startwert zufällig verteilt</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>%1, %2 and %3 rows, assigned at random by the seed</source>
        <translation>%1, %2 und %3 Zeilen, nach dem Startwert zufällig verteilt</translation>
    </message>
    <message>
        <source>%1 % in all: parts are scaled to %2 / %3 / %4 %</source>
        <translation>Zusammen %1 %: die Anteile werden zu %2 / %3 / %4 %</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Named parts</source>
        <translation>Benannte Teile</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Dealt by</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>Chance: at random, by the seed
Named parts: a column says train, validation or test
Groups: rows with the same value of a column stay together
Time: in the order of a column, the last rows for testing</source>
        <translation>Zufall: zufällig, nach dem Startwert
Benannte Teile: eine Spalte sagt train, validation oder test
Gruppen: Zeilen mit gleichem Wert einer Spalte bleiben beisammen
Zeit: in der Reihenfolge einer Spalte, die letzten Zeilen zum Testen</translation>
    </message>
    <message>
        <source>C&amp;olumn</source>
        <translation>S&amp;palte</translation>
    </message>
    <message>
        <source>The column to split by</source>
        <translation>Die Spalte, nach der aufgeteilt wird</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Spalte wählen</translation>
    </message>
    <message>
        <source>The column says which rows these are</source>
        <translation>Die Spalte sagt, welche Zeilen das sind</translation>
    </message>
    <message>
        <source>Choose the column that rows are split by</source>
        <translation>Wählen Sie die Spalte, nach der die Zeilen aufgeteilt werden</translation>
    </message>
    <message>
        <source>Choose a target, and the rows are counted</source>
        <translation>Wählen Sie ein Ziel, dann werden die Zeilen gezählt</translation>
    </message>
</context>
<context>
    <name>ardent::StaleNotice</name>
    <message>
        <source>&amp;Use its settings</source>
        <translation>Einstellungen übernehmen</translation>
    </message>
    <message>
        <source>The data, roles or split in the panels differ from those of %1.</source>
        <translation>Die Leisten zeigen andere Daten, Rollen oder eine andere Aufteilung als %1.</translation>
    </message>
    <message>
        <source>%1 is stale: %2. Press Run to train with the new ones.</source>
        <translation>%1 ist veraltet: %2. Starten drücken, um mit den neuen zu trainieren.</translation>
    </message>
    <message>
        <source>The Method panel shows other settings than %1. Press Run to train with them.</source>
        <translation>Die Leiste „Methode“ zeigt andere Einstellungen als %1. Starten drücken, um mit ihnen zu trainieren.</translation>
    </message>
    <message>
        <source>The Method panel shows other settings than %1.</source>
        <translation>Die Leiste „Methode“ zeigt andere Einstellungen als %1.</translation>
    </message>
    <message>
        <source>Same settings and seed as %1: the same result. New seed gives another.</source>
        <translation>Gleiche Einstellungen und gleicher Startwert wie %1: dasselbe Ergebnis. Ein neuer Startwert gibt ein anderes.</translation>
    </message>
    <message>
        <source>The Method panel shows the settings of %1, but not its seed, which was %2.</source>
        <translation>Die Leiste „Methode“ zeigt die Einstellungen von %1, aber nicht seinen Startwert; der war %2.</translation>
    </message>
    <message>
        <source>Sets the panels to the initial settings of the run shown; Undo restores them</source>
        <translation>Stellt die Leisten auf die Einstellungen, mit denen der gezeigte Lauf begonnen hat; Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>The Method panel shows the settings that %1 began with, not its changes on the way. %2</source>
        <translation>Die Leiste „Methode“ zeigt die Einstellungen, mit denen %1 begonnen hat, ohne die Änderungen unterwegs. %2</translation>
    </message>
    <message>
        <source>The Method panel shows the settings that %1 ended with, not those it began with. %2</source>
        <translation>Die Leiste „Methode“ zeigt die Einstellungen, mit denen %1 geendet hat, nicht die, mit denen er begann. %2</translation>
    </message>
</context>
<context>
    <name>ardent::StartPage</name>
    <message>
        <source>Shows the table and its runs again (%1)</source>
        <translation>Zeigt die Tabelle und ihre Läufe wieder (%1)</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Which variables matter, how do they act?</source>
        <translation>Welche Variablen zählen, wie wirken sie?</translation>
    </message>
    <message>
        <source>Open a table or a sample, choose the target, press Run.</source>
        <translation>Eine Tabelle oder ein Beispiel öffnen, das Ziel wählen, Start drücken.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Opens %1</source>
        <translation>Öffnet %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Take this file off the list</source>
        <translation>Diese Datei von der Liste nehmen</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>%1 von der Liste nehmen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a ta&amp;ble or project…</source>
        <translation>Tabelle oder Projekt öffnen…</translation>
    </message>
    <message>
        <source>Open a table or a project</source>
        <translation>Eine Tabelle oder ein Projekt öffnen</translation>
    </message>
    <message>
        <source>or drop a file here: CSV, TSV, Excel or OpenDocument, or a project of Ardent</source>
        <translation>oder eine Datei hier ablegen: CSV, TSV, Excel, OpenDocument oder ein Projekt von Ardent</translation>
    </message>
    <message>
        <source>Pinned: stays at the top of the list</source>
        <translation>Angeheftet: bleibt oben in der Liste</translation>
    </message>
    <message>
        <source>Keep this file at the top of the list</source>
        <translation>Diese Datei oben in der Liste behalten</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
</context>
<context>
    <name>ardent::StatusLine</name>
    <message>
        <source>Time spent training, pauses excluded</source>
        <translation>Zeit des Trainings ohne Pausen</translation>
    </message>
    <message>
        <source>Size of the data</source>
        <translation>Größe der Daten</translation>
    </message>
    <message>
        <source>Threads that training may use</source>
        <translation>Threads, die das Training verwenden darf</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Preparing the data…</source>
        <translation>Die Daten werden vorbereitet…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Ready: press Run (F5)</source>
        <translation>Bereit: Starten (F5) drücken</translation>
    </message>
    <message>
        <source>Training time %1</source>
        <translation>Trainingszeit %1</translation>
    </message>
    <message>
        <source>%1 rows × %2 columns</source>
        <translation>%1 Zeilen × %2 Spalten</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Training speed over the last second, or the pace that Slower and Faster set</source>
        <translation>Geschwindigkeit des Trainings in der letzten Sekunde oder das mit „Langsamer“ und „Schneller“ gewählte Tempo</translation>
    </message>
</context>
<context>
    <name>ardent::TargetPicker</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Regression</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Klassifikation</translation>
    </message>
    <message>
        <source>The column to predict</source>
        <translation>Die Spalte, die vorhergesagt wird</translation>
    </message>
    <message>
        <source>&amp;Problem</source>
        <translation>A&amp;ufgabe</translation>
    </message>
    <message>
        <source>Automatic: classification for a category, regression for a number</source>
        <translation>Automatisch: Klassifikation bei einer Kategorie, Regression bei einer Zahl</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Spalte wählen</translation>
    </message>
    <message>
        <source>Tar&amp;get</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>Auto: regression</source>
        <translation>Auto: Regression</translation>
    </message>
    <message>
        <source>Auto: classification</source>
        <translation>Auto: Klassifikation</translation>
    </message>
</context>
<context>
    <name>ardent::ValueField</name>
    <message>
        <source>Number of %1</source>
        <translation>Zahl für %1</translation>
    </message>
    <message>
        <source>Value of %1 in the what-if row</source>
        <translation>Wert von %1 in der Was-wäre-wenn-Zeile</translation>
    </message>
    <message>
        <source>Type a value; the training rows hold %1 to %2</source>
        <translation>Einen Wert eintippen; die Trainingszeilen reichen von %1 bis %2</translation>
    </message>
    <message>
        <source>“%1” is no number that a model can take; %2 stays.</source>
        <translation>„%1“ ist keine Zahl, die ein Modell annehmen kann; %2 bleibt.</translation>
    </message>
</context>
<context>
    <name>ardent::ViewActions</name>
    <message>
        <source>Open a data file or a sample first</source>
        <translation>Zuerst eine Datei oder ein Beispiel öffnen</translation>
    </message>
    <message>
        <source>The current view has no figure yet</source>
        <translation>Die aktuelle Ansicht hat noch keine Abbildung</translation>
    </message>
</context>
<context>
    <name>ardent::ViewArea</name>
    <message>
        <source>All views</source>
        <translation>Alle Ansichten</translation>
    </message>
    <message>
        <source>Lists all views, to show one of them here</source>
        <translation>Nennt alle Ansichten, um eine davon hier zu zeigen</translation>
    </message>
    <message>
        <source>%1; without a tab: %2</source>
        <translation>%1; ohne Reiter: %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>ardent::ViewPane</name>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>The steps of an analysis</source>
        <translation>Die Schritte einer Auswertung</translation>
    </message>
    <message>
        <source>Views of %1</source>
        <translation>Ansichten von %1</translation>
    </message>
</context>
<context>
    <name>ardent::WhatIf</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Extrapolated: %1 beyond the training rows</source>
        <translation>Extrapoliert: %1 jenseits der Trainingszeilen</translation>
    </message>
</context>
<context>
    <name>ardent::WhatIfHead</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Row of the table whose values the what-if row takes; a row without a target is replaced by the next with one</source>
        <translation>Zeile der Tabelle, deren Werte die Was-wäre-wenn-Zeile annimmt; an die Stelle einer ohne Ziel tritt die nächste mit Ziel</translation>
    </message>
    <message>
        <source>What-if row</source>
        <translation>Was-wäre-wenn-Zeile</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Also shows the less relevant variables</source>
        <translation>Zeigt auch die Variablen, die weniger wichtig sind</translation>
    </message>
    <message>
        <source>Find a variable</source>
        <translation>Variable suchen</translation>
    </message>
    <message>
        <source>Shows the variables whose name contains this text; without it, the %1 that matter most</source>
        <translation>Zeigt die Variablen, deren Name diesen Text enthält; ohne ihn die %1 wichtigsten</translation>
    </message>
    <message>
        <source>Variables whose values are shown: those that matter most come first; scroll for the others</source>
        <translation>Variablen, deren Werte zu sehen sind: die wichtigsten zuerst; zu den anderen blättern</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 gezeigt</translation>
    </message>
    <message>
        <source>Takes the training row that is nearest to the medians and most frequent levels</source>
        <translation>Nimmt die Trainingszeile, die den Medianen und häufigsten Stufen am nächsten liegt</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>typisch</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Only {} of {} folds are used, one for each group or time of the training rows.</source>
        <translation>Nur {} von {} Teilen werden verwendet, einer je Gruppe oder Zeit der Trainingszeilen.</translation>
    </message>
    <message>
        <source>R² {:.2f}</source>
        <translation>R² {:.2f}</translation>
    </message>
    <message>
        <source>accuracy {:.2f}, always {} {:.2f}</source>
        <translation>Genauigkeit {:.2f}; immer {}: {:.2f}</translation>
    </message>
    <message>
        <source>All {} training rows have {} for &quot;{}&quot;, so there is nothing to learn; add rows with other values, or test and validate on fewer rows.</source>
        <translation>Alle {} Trainingszeilen haben {} für „{}“, sodass es nichts zu lernen gibt; Zeilen mit anderen Werten hinzufügen oder auf weniger Zeilen testen und validieren.</translation>
    </message>
    <message>
        <source>The method made no model.</source>
        <translation>Die Methode hat kein Modell ergeben.</translation>
    </message>
    <message>
        <source>There was not enough memory; use fewer threads.</source>
        <translation>Der Arbeitsspeicher hat nicht gereicht; weniger Threads verwenden.</translation>
    </message>
    <message>
        <source>{} · {}</source>
        <translation>{} · {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>There are no rows to measure it on.</source>
        <translation>Es gibt keine Zeilen, auf denen sie sich messen lässt.</translation>
    </message>
    <message>
        <source>A kernel expansion has no closed form: only permutation relevance can be measured.</source>
        <translation>Eine Kernentwicklung hat keine geschlossene Form: Nur die Permutationsrelevanz lässt sich messen.</translation>
    </message>
    <message>
        <source>Chosen alone, each says what it means and where it misleads.</source>
        <translation>Allein gewählt sagt jede, was sie bedeutet und wo sie täuscht.</translation>
    </message>
    <message>
        <source>The method gives no relevance of its own: these are {} over {}.</source>
        <translation>Die Methode nennt keine eigene Relevanz; gezeigt wird: {}, über {}.</translation>
    </message>
    <message>
        <source>This method gives no relevance of single variables.</source>
        <translation>Diese Methode nennt keine Relevanz einzelner Variablen.</translation>
    </message>
    <message>
        <source>This method gives no score of models on the first 1, 2, 3 … variables.</source>
        <translation>Diese Methode nennt keine Güte von Modellen auf den ersten 1, 2, 3 … Variablen.</translation>
    </message>
    <message>
        <source>Fitted with λ = {:.3g}.</source>
        <translation>Angepasst mit λ = {:.3g}.</translation>
    </message>
    <message>
        <source>λ = {:.3g} has the lowest {} and is kept</source>
        <translation>λ = {:.3g} hat das Minimum ({}) und bleibt</translation>
    </message>
    <message>
        <source>It is the smallest of the search, so that a smaller one may do better.</source>
        <translation>Es ist das kleinste der Suche, ein kleineres ist vielleicht besser.</translation>
    </message>
    <message>
        <source>It is the largest of the search, which leaves little but a constant.</source>
        <translation>Es ist das größte der Suche, das wenig mehr als eine Konstante übrig lässt.</translation>
    </message>
    <message>
        <source>{}; {}.</source>
        <translation>{}; {}.</translation>
    </message>
    <message>
        <source>The fit ended before it converged, and its coefficients are those reached; raise lambda.</source>
        <translation>Die Anpassung endete vor der Konvergenz, und ihre Koeffizienten sind die erreichten; lambda erhöhen.</translation>
    </message>
    <message>
        <source>The fit at λ = {:.3g} is not finite; raise lambda.</source>
        <translation>Die Anpassung bei λ = {:.3g} ist nicht endlich; lambda erhöhen.</translation>
    </message>
    <message>
        <source>{}; for a category the mean |change of f| between levels</source>
        <translation>{}; bei einer Kategorie die mittlere |Änderung von f| zwischen den Stufen</translation>
    </message>
    <message>
        <source>λ = {:.4g} ({} of {}) is the last: there was no cross-validation</source>
        <translation>λ = {:.4g} ({} von {}) ist das letzte: Es gab keine Kreuzvalidierung</translation>
    </message>
    <message>
        <source>λ = {:.4g} ({} of {}) has the lowest cross-validated loss</source>
        <translation>λ = {:.4g} ({} von {}) hat den geringsten kreuzvalidierten Verlust</translation>
    </message>
    <message>
        <source>λ = {:.4g} ({} of {}) is the largest within one standard error of the lowest cross-validated loss</source>
        <translation>λ = {:.4g} ({} von {}) ist das größte innerhalb eines Standardfehlers vom geringsten kreuzvalidierten Verlust</translation>
    </message>
    <message>
        <source>the lowest cross-validation error</source>
        <translation>dem geringsten Kreuzvalidierungsfehler</translation>
    </message>
    <message>
        <source>lowest cross-validation error</source>
        <translation>geringster Kreuzvalidierungsfehler</translation>
    </message>
    <message>
        <source>the lowest validation loss</source>
        <translation>dem kleinsten Validierungsverlust</translation>
    </message>
    <message>
        <source>lowest validation loss</source>
        <translation>kleinster Validierungsverlust</translation>
    </message>
    <message>
        <source>the largest within one standard error of the lowest cross-validation error</source>
        <translation>dem größten innerhalb eines Standardfehlers vom geringsten Kreuzvalidierungsfehler</translation>
    </message>
    <message>
        <source>one standard error</source>
        <translation>ein Standardfehler</translation>
    </message>
    <message>
        <source>{}; of a category the norm</source>
        <translation>{}; bei einer Kategorie die Norm</translation>
    </message>
    <message>
        <source>a coefficient that is not zero at λ = {:.4g}, {}</source>
        <translation>Koeffizient ungleich null bei λ = {:.4g}, {}</translation>
    </message>
    <message>
        <source>λ = {:.4g} ({}) keeps {} of 1 variable</source>
        <translation>λ = {:.4g} ({}) behält {} von 1 Variable</translation>
    </message>
    <message>
        <source>λ = {:.4g} ({}) keeps {} of {} variables</source>
        <translation>λ = {:.4g} ({}) behält {} von {} Variablen</translation>
    </message>
    <message>
        <source>Only {} of {} folds are used, one for each training row.</source>
        <translation>Nur {} von {} Teilen werden benutzt, einer für jede Trainingszeile.</translation>
    </message>
    <message>
        <source>{} without minor variables</source>
        <translation>{} ohne unwichtige Variablen</translation>
    </message>
    <message>
        <source>{} without redundant sets</source>
        <translation>{} ohne überflüssige Mengen</translation>
    </message>
    <message>
        <source>The solution was no longer finite; look at the columns for values far from all others, and lower frequency_scale.</source>
        <translation>Die Lösung war nicht mehr endlich; die Spalten auf Werte fern von allen anderen ansehen und frequency_scale verringern.</translation>
    </message>
    <message>
        <source>Nothing was fitted.</source>
        <translation>Es wurde nichts angepasst.</translation>
    </message>
    <message>
        <source>1 score is done.</source>
        <translation>1 Wert ist fertig.</translation>
    </message>
    <message>
        <source>{} scores are done.</source>
        <translation>{} Bewertungen sind getan.</translation>
    </message>
    <message>
        <source>The first is picked.</source>
        <translation>Die erste ist ausgewählt.</translation>
    </message>
    <message>
        <source>The first {} are picked.</source>
        <translation>Die ersten {} sind gewählt.</translation>
    </message>
    <message>
        <source>All but one variable are eliminated.</source>
        <translation>Alle Variablen bis auf eine sind eliminiert.</translation>
    </message>
    <message>
        <source>{}, λ {} of ≤ {}</source>
        <translation>{}, λ {} von ≤ {}</translation>
    </message>
    <message>
        <source>{}, a number that was set and not chosen by a score</source>
        <translation>{}; die Anzahl ist gesetzt, nicht nach einer Güte gewählt</translation>
    </message>
    <message>
        <source>{}, a number that follows from that of all variables and is not chosen by a score</source>
        <translation>{}; die Anzahl folgt aus der aller Variablen, nicht aus einer Güte</translation>
    </message>
    <message>
        <source>These models are fitted on {} of {} training rows, drawn at random.</source>
        <translation>Diese Modelle sind auf {} von {} Trainingszeilen angepasst, zufällig gezogen.</translation>
    </message>
    <message>
        <source>With m = {} the models predict much better than with m = {}, which is kept: their {} on validation rows is {:.4g} instead of {:.4g}.</source>
        <translation>Mit m = {} sagen die Modelle viel besser vorher als mit dem behaltenen m = {}: {} auf Validierungszeilen von {:.4g} statt {:.4g}.</translation>
    </message>
    <message>
        <source>models on the first have the lowest {} ({:.4g}), {}</source>
        <translation>Modelle auf der ersten haben den kleinsten Wert ({}: {:.4g}), {}</translation>
    </message>
    <message>
        <source>models on the first have the best {} ({:.4g}), {}</source>
        <translation>Modelle auf der ersten haben den besten Wert ({}: {:.4g}), {}</translation>
    </message>
    <message>
        <source>models on the first {} have the lowest {} ({:.4g}), {}</source>
        <translation>Modelle auf den ersten {} haben den kleinsten Wert ({}: {:.4g}), {}</translation>
    </message>
    <message>
        <source>models on the first {} have the best {} ({:.4g}), {}</source>
        <translation>Modelle auf den ersten {} haben den besten Wert ({}: {:.4g}), {}</translation>
    </message>
    <message>
        <source>Scores do not choose how many are kept: set Variables m to {} to keep these.</source>
        <translation>Die Güte bestimmt nicht, wie viele behalten werden: „Variablen m“ auf {} setzen, um diese zu behalten.</translation>
    </message>
    <message>
        <source>Scored on {} of {} training rows, drawn at random.</source>
        <translation>Bewertet auf {} von {} Trainingszeilen, zufällig gezogen.</translation>
    </message>
    <message>
        <source>Its probabilities are fitted on the validation rows, so that only test rows show its error.</source>
        <translation>Seine Wahrscheinlichkeiten sind auf den Validierungszeilen angepasst, daher zeigen nur Testzeilen seinen Fehler.</translation>
    </message>
    <message>
        <source>C = {:.3g}, the best of those tried, is kept.</source>
        <translation>C = {:.3g}, das beste der versuchten, bleibt.</translation>
    </message>
    <message>
        <source>C = {:.3g}.</source>
        <translation>C = {:.3g}.</translation>
    </message>
    <message>
        <source>A constant, for want of evidence that any variable predicts the target</source>
        <translation>Eine Konstante, denn nichts spricht dafür, dass eine Variable das Ziel vorhersagt</translation>
    </message>
    <message>
        <source>{} (weight {:.0f} %)</source>
        <translation>{} (Gewicht {:.0f} %)</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>Final model: the weighted mean of {}</source>
        <translation>Endmodell: das gewichtete Mittel aus {}</translation>
    </message>
    <message>
        <source>1 iteration is done; the model of iteration {} has the lowest validation loss and is kept.</source>
        <translation>1 Iteration ist fertig; das Modell der Iteration {} hat den geringsten Validierungsverlust und bleibt.</translation>
    </message>
    <message>
        <source>{} iterations are done; the model of iteration {} has the lowest validation loss and is kept.</source>
        <translation>{} Iterationen sind fertig; das Modell der Iteration {} hat den geringsten Validierungsverlust und bleibt.</translation>
    </message>
    <message>
        <source>No fit was finite; check the columns for extreme values.</source>
        <translation>Keine Anpassung war endlich; die Spalten auf extreme Werte prüfen.</translation>
    </message>
    <message>
        <source>No training stayed finite; halve the learning rate and run again.</source>
        <translation>Kein Training blieb endlich; die Lernrate halbieren und noch einmal laufen lassen.</translation>
    </message>
    <message>
        <source>{}; it has learned from the training and validation rows, so that only the test rows show how well it predicts.</source>
        <translation>{}; es hat aus den Trainings- und Validierungszeilen gelernt, sodass nur die Testzeilen zeigen, wie gut es vorhersagt.</translation>
    </message>
    <message>
        <source>{}; it has learned from the training rows, so that only the test rows show how well it predicts.</source>
        <translation>{}; es hat aus den Trainingszeilen gelernt, sodass nur die Testzeilen zeigen, wie gut es vorhersagt.</translation>
    </message>
    <message>
        <source>Metric on a fold</source>
        <translation>Metrik auf einem Teil</translation>
    </message>
    <message>
        <source>Free frequencies on a fold</source>
        <translation>Freie Frequenzen auf einem Teil</translation>
    </message>
    <message>
        <source>Metric by evidence</source>
        <translation>Metrik nach Evidenz</translation>
    </message>
    <message>
        <source>Scales of the variables kept</source>
        <translation>Skalen der behaltenen Variablen</translation>
    </message>
    <message>
        <source>{}, {} of {}</source>
        <translation>{}, {} von {}</translation>
    </message>
    <message>
        <source>Its outer weights are fitted on the validation rows too, so that only test rows show its error.</source>
        <translation>Seine äußeren Gewichte sind auch auf den Validierungszeilen angepasst, daher zeigen nur Testzeilen seinen Fehler.</translation>
    </message>
    <message>
        <source>Scales by evidence on {} folds</source>
        <translation>Skalen nach Evidenz auf {} Teilen</translation>
    </message>
    <message>
        <source>The kernel width σ = {:.3g} standard deviations is the best of {} tried.</source>
        <translation>Die Kernbreite σ = {:.3g} Standardabweichungen ist die beste von {} versuchten.</translation>
    </message>
    <message>
        <source>The constant prediction needs no training.</source>
        <translation>Die konstante Vorhersage braucht kein Training.</translation>
    </message>
    <message>
        <source>The kernel matrix is singular; raise epsilon.</source>
        <translation>Die Kernmatrix ist singulär; epsilon erhöhen.</translation>
    </message>
    <message>
        <source>Converged after 1 iteration.</source>
        <translation>Konvergiert nach 1 Iteration.</translation>
    </message>
    <message>
        <source>Converged after {} iterations.</source>
        <translation>Konvergiert nach {} Iterationen.</translation>
    </message>
    <message>
        <source>1 iteration is done, the most that max_iterations allows.</source>
        <translation>1 Iteration ist fertig, mehr erlaubt max_iterations nicht.</translation>
    </message>
    <message>
        <source>{} iterations are done, the most that max_iterations allows.</source>
        <translation>{} Iterationen sind getan, mehr erlaubt max_iterations nicht.</translation>
    </message>
    <message>
        <source>The criterion is no longer finite; raise epsilon.</source>
        <translation>Das Kriterium ist nicht mehr endlich; epsilon erhöhen.</translation>
    </message>
    <message>
        <source>Ordered on {} of {} training rows, drawn at random.</source>
        <translation>Geordnet auf {} von {} Trainingszeilen, zufällig gezogen.</translation>
    </message>
    <message>
        <source>1 more iteration has put the variables in order.</source>
        <translation>1 weitere Iteration hat die Variablen geordnet.</translation>
    </message>
    <message>
        <source>{} more iterations have put the variables in order.</source>
        <translation>{} weitere Iterationen haben die Variablen geordnet.</translation>
    </message>
    <message>
        <source>No lower validation loss in 1 epoch; the model of epoch {} is kept.</source>
        <translation>Kein kleinerer Validierungsverlust in 1 Epoche; das Modell der Epoche {} bleibt.</translation>
    </message>
    <message>
        <source>No lower validation loss in {} epochs; the model of epoch {} is kept.</source>
        <translation>Kein kleinerer Validierungsverlust in {} Epochen; das Modell der Epoche {} bleibt.</translation>
    </message>
    <message>
        <source>The only epoch after the starts is done; the model of epoch {} is kept.</source>
        <translation>Die einzige Epoche nach den Starts ist fertig; das Modell der Epoche {} bleibt.</translation>
    </message>
    <message>
        <source>The only epoch is done; the model of epoch {} is kept.</source>
        <translation>Die einzige Epoche ist fertig; das Modell der Epoche {} bleibt.</translation>
    </message>
    <message>
        <source>All {} epochs after the starts are done; the model of epoch {} is kept.</source>
        <translation>Alle {} Epochen nach den Starts sind fertig; das Modell der Epoche {} bleibt.</translation>
    </message>
    <message>
        <source>All {} epochs are done; the model of epoch {} is kept.</source>
        <translation>Alle {} Epochen sind fertig; das Modell der Epoche {} bleibt.</translation>
    </message>
    <message>
        <source>It is the last one, so that more may do better: raise Most epochs.</source>
        <translation>Es ist die letzte, mehr können besser sein: „Höchstzahl der Epochen“ erhöhen.</translation>
    </message>
    <message>
        <source>It predicts hardly better than a constant on the validation rows, so its relevances say nothing.</source>
        <translation>Es sagt auf den Validierungszeilen kaum besser vorher als eine Konstante, daher besagen seine Relevanzen nichts.</translation>
    </message>
    <message>
        <source>calibrated validation cross-entropy</source>
        <translation>kalibrierte Validierungs-Kreuzentropie</translation>
    </message>
    <message>
        <source>No round has a lower {} than the constant, which is kept.</source>
        <translation>Keine Runde hat einen geringeren Wert ({}) als die Konstante, die daher bleibt.</translation>
    </message>
    <message>
        <source>Round {} is kept, the last within two standard errors of the lowest {} (round {}).</source>
        <translation>Runde {} wird behalten, die letzte, die um höchstens zwei Standardfehler über dem kleinsten Wert liegt ({}, Runde {}).</translation>
    </message>
    <message>
        <source>It is the last one, so that more may do better: raise Rounds T.</source>
        <translation>Es ist die letzte, mehr können besser sein: „Runden T“ erhöhen.</translation>
    </message>
    <message>
        <source>Round {} has the lowest {} and is kept.</source>
        <translation>Runde {} hat den geringsten Wert ({}) und wird behalten.</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}.</translation>
    </message>
    <message>
        <source>{}, the best of the grid.</source>
        <translation>{}, die besten des Gitters.</translation>
    </message>
    <message>
        <source>{}, the width chosen by cross-validation.</source>
        <translation>{}, die Breite durch Kreuzvalidierung gewählt.</translation>
    </message>
    <message>
        <source>{}, the width chosen by cross-validation and the penalty scaled to it.</source>
        <translation>{}, die Breite durch Kreuzvalidierung gewählt und die Strafe danach bemessen.</translation>
    </message>
    <message>
        <source>γ = {:.3g}, β = {:.3g}</source>
        <translation>γ = {:.3g}, β = {:.3g}</translation>
    </message>
    <message>
        <source>γ = {:.3g}, λ = {:.3g}</source>
        <translation>γ = {:.3g}, λ = {:.3g}</translation>
    </message>
    <message>
        <source>λ was changed on the way, and is that of the last round kept.</source>
        <translation>λ wurde unterwegs geändert; genannt ist das der letzten behaltenen Runde.</translation>
    </message>
    <message>
        <source>It is the smallest of the search, so that a smaller one may do better: set it as the ridge penalty λ.</source>
        <translation>Es ist das kleinste der Suche, ein kleineres kann besser sein: als Ridge-Strafe λ setzen.</translation>
    </message>
    <message>
        <source>It is the largest of the search, so that a larger one may do better: set it as the ridge penalty λ.</source>
        <translation>Es ist das größte der Suche, ein größeres kann besser sein: als Ridge-Strafe λ setzen.</translation>
    </message>
    <message>
        <source>The descent with λ = {:.3g} and simplex size {:.3g} is done.</source>
        <translation>Der Abstieg mit λ = {:.3g} und Simplexgröße {:.3g} ist getan.</translation>
    </message>
    <message>
        <source>λ = {:.3g} with simplex size {:.3g} has the lowest validation loss</source>
        <translation>λ = {:.3g} mit Simplexgröße {:.3g} hat den geringsten Validierungsverlust</translation>
    </message>
    <message>
        <source>The weights were no longer finite; the best model before is kept. Set a larger lambda and run again.</source>
        <translation>Die Gewichte waren nicht mehr endlich; das beste Modell davor bleibt. Ein größeres lambda setzen und noch einmal laufen lassen.</translation>
    </message>
    <message>
        <source>{}; with a category the mean |change between levels| of the other&apos;s effect</source>
        <translation>{}; bei einer Kategorie die mittlere |Änderung zwischen Stufen| des Effekts der anderen</translation>
    </message>
    <message>
        <source>A score is how much the effect of a standard deviation of one column changes while the other moves by one or switches its level, averaged over {}.</source>
        <translation>Ein Wert sagt, wie stark sich der Effekt einer Standardabweichung der einen Spalte ändert, während sich die andere um eine bewegt oder ihre Stufe wechselt, gemittelt über {}.</translation>
    </message>
    <message>
        <source>A score is how much the effect of a standard deviation of one column changes while the other moves by one, averaged over {}.</source>
        <translation>Ein Wert sagt, wie stark sich der Effekt einer Standardabweichung der einen Spalte ändert, während sich die andere um eine bewegt, gemittelt über {}.</translation>
    </message>
    <message>
        <source>A score is how much the effect of one column changes while the other moves by a standard deviation or switches its level, averaged over {}.</source>
        <translation>Ein Wert sagt, wie stark sich der Effekt einer Spalte ändert, während sich die andere um eine Standardabweichung bewegt oder ihre Stufe wechselt, gemittelt über {}.</translation>
    </message>
    <message>
        <source>A score is how much the effect of one column changes while the other moves by a standard deviation, averaged over {}.</source>
        <translation>Ein Wert sagt, wie stark sich der Effekt einer Spalte ändert, während sich die andere um eine Standardabweichung bewegt, gemittelt über {}.</translation>
    </message>
    <message>
        <source>Between correlated columns a strong score may lie where hardly any rows are.</source>
        <translation>Zwischen korrelierten Spalten kann ein starker Wert dort liegen, wo kaum Zeilen sind.</translation>
    </message>
    <message>
        <source>A few of the {} waves, which turn more than once within a standard deviation, would decide derivatives, so that differences stand for them.</source>
        <translation>Einige wenige der {} Wellen, die sich innerhalb einer Standardabweichung mehr als einmal drehen, entschieden über die Ableitungen, daher stehen Differenzen für sie.</translation>
    </message>
    <message>
        <source>The model&apos;s mean output (before the link) when {} is set to the value shown in each of {} rows and the other columns stay as they are; where columns are correlated it averages over combinations that do not occur.</source>
        <translation>Die mittlere Ausgabe des Modells (vor der Verknüpfung), wenn {} in jeder von {} Zeilen auf den gezeigten Wert gesetzt wird und die anderen Spalten bleiben, wie sie sind; bei korrelierten Spalten mittelt sie über Kombinationen, die nicht vorkommen.</translation>
    </message>
    <message>
        <source>The model&apos;s mean output (before the link) when {} and {} are set to the values shown in each of {} rows and the other columns stay as they are; where columns are correlated it averages over combinations that do not occur.</source>
        <translation>Die mittlere Ausgabe des Modells (vor der Verknüpfung), wenn {} und {} in jeder von {} Zeilen auf die gezeigten Werte gesetzt werden und die anderen Spalten bleiben, wie sie sind; bei korrelierten Spalten mittelt sie über Kombinationen, die nicht vorkommen.</translation>
    </message>
    <message>
        <source>How much the model&apos;s output moves when one column alone moves by a standard deviation, averaged over {}; columns that are correlated can share or swap their values without the predictions changing.</source>
        <translation>Wie stark sich die Ausgabe des Modells bewegt, wenn sich eine Spalte allein um eine Standardabweichung bewegt, gemittelt über {}; korrelierte Spalten können ihre Werte teilen oder tauschen, ohne dass sich die Vorhersagen ändern.</translation>
    </message>
    <message>
        <source>How much the model&apos;s output moves when one column alone moves by a standard deviation or switches its level, averaged over {}; columns that are correlated can share or swap their values without the predictions changing.</source>
        <translation>Wie stark sich die Ausgabe des Modells bewegt, wenn sich eine Spalte allein um eine Standardabweichung bewegt oder die Stufe wechselt, gemittelt über {}; korrelierte Spalten können ihre Werte teilen oder tauschen, ohne dass sich die Vorhersagen ändern.</translation>
    </message>
    <message>
        <source>A few fast waves of {} make much of these slopes, which another seed may give otherwise; permutation relevance is steadier.</source>
        <translation>Einige schnelle Wellen von {} machen viel dieser Steigungen aus, die ein anderer Startwert anders ergeben kann; Permutationsrelevanz ist beständiger.</translation>
    </message>
    <message>
        <source>How much worse the predictions of {} get when a column&apos;s values are shuffled among them; of correlated columns each can stand in for the other, so that both can look unimportant.</source>
        <translation>Um wie viel schlechter die Vorhersagen für {} werden, wenn die Werte einer Spalte unter ihnen vertauscht werden; von korrelierten Spalten kann jede für die andere einspringen, sodass beide unwichtig aussehen können.</translation>
    </message>
    <message>
        <source>second-order Sobol index</source>
        <translation>Sobol-Index zweiter Ordnung</translation>
    </message>
    <message>
        <source>share of the variance of f ({}) that two columns have only together, columns taken as independent</source>
        <translation>Anteil der Varianz von f ({}), den zwei Spalten nur gemeinsam haben, Spalten als unabhängig angenommen</translation>
    </message>
    <message>
        <source>Shares of the variance of the model&apos;s output: of a column alone (first), with everything it takes part in (total), of a pair beyond both alone; the columns are taken as independent, so that with correlated columns the shares describe the model, not the data.</source>
        <translation>Anteile an der Varianz der Modellausgabe: einer Spalte allein (erster), mit allem, woran sie teilhat (totaler), eines Paares über beide allein hinaus; die Spalten werden als unabhängig angenommen, sodass die Anteile bei korrelierten Spalten das Modell beschreiben, nicht die Daten.</translation>
    </message>
    <message>
        <source>{}; root of the sum of squares over the classes</source>
        <translation>{}; Wurzel der Quadratsumme über die Klassen</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>{}, found so far by the evidence</source>
        <translation>{}, bisher nach Evidenz gefunden</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>There was not enough memory to measure the model.</source>
        <translation>Der Speicher reichte nicht, um das Modell zu messen.</translation>
    </message>
    <message>
        <source>It is the last one, so that more may do better: raise the limit.</source>
        <translation>Es ist das letzte, mehr kann besser sein: die Grenze erhöhen.</translation>
    </message>
    <message>
        <source>There is not enough memory for this training; use fewer features or rows.</source>
        <translation>Der Arbeitsspeicher reicht nicht für dieses Training; weniger Merkmale oder Zeilen verwenden.</translation>
    </message>
    <message>
        <source>The training failed by an internal error: {}</source>
        <translation>Das Training ist durch einen inneren Fehler gescheitert: {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>{} of {} rows have no {}.</source>
        <translation>{} von {} Zeilen haben kein {}.</translation>
    </message>
    <message>
        <source>{} of {} rows</source>
        <translation>{} von {} Zeilen</translation>
    </message>
    <message>
        <source>Metric learning</source>
        <translation>Metrisches Lernen</translation>
    </message>
    <message>
        <source>Finds the few variables that matter, learns along which of their linear combinations the target changes, and fits random cosines there. Its directions show whether a target depends on single variables or on sums of them.</source>
        <translation>Findet die wenigen Variablen, auf die es ankommt, lernt, längs welcher ihrer Linearkombinationen sich das Ziel ändert, und passt dort zufällige Kosinusse an. Seine Richtungen zeigen, ob ein Ziel von einzelnen Variablen oder von Summen abhängt.</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>Small samples</source>
        <translation>Kleine Stichproben</translation>
    </message>
    <message>
        <source>Fourier features</source>
        <translation>Fourier-Merkmale</translation>
    </message>
    <message>
        <source>Number D of random cosines of one model; averages hold several times as many.</source>
        <translation>Zahl D der zufälligen Kosinusse eines Modells; Mittel enthalten ein Mehrfaches davon.</translation>
    </message>
    <message>
        <source>Most variables of a metric</source>
        <translation>Höchstzahl der Variablen einer Metrik</translation>
    </message>
    <message>
        <source>Sets of more variables than this keep one scale for each variable.</source>
        <translation>Mengen mit mehr Variablen behalten eine Skala je Variable.</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Epochs of a stage</source>
        <translation>Epochen einer Stufe</translation>
    </message>
    <message>
        <source>Passes over the rows that the scales are trained for; the metric and the frequencies take twice as many. 0: from the number of rows.</source>
        <translation>Durchgänge durch die Zeilen, in denen die Skalen gelernt werden; Metrik und Frequenzen brauchen doppelt so viele. 0: nach der Zeilenzahl.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Ridge penalty</source>
        <translation>Ridge-Strafe</translation>
    </message>
    <message>
        <source>Weight of the squared norm of the outer weights in the gradient stages.</source>
        <translation>Gewicht der quadrierten Norm der äußeren Gewichte in den Gradientenstufen.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Peak step size of scales and outer weights.</source>
        <translation>Größte Schrittweite der Skalen und äußeren Gewichte.</translation>
    </message>
    <message>
        <source>Learning rate of the metric</source>
        <translation>Lernrate für M</translation>
    </message>
    <message>
        <source>Peak step size of the matrix M; a small one stalls.</source>
        <translation>Größte Schrittweite der Matrix M; eine kleine bleibt stecken.</translation>
    </message>
    <message>
        <source>Learning rate of the frequencies</source>
        <translation>Lernrate für ω</translation>
    </message>
    <message>
        <source>Peak step size once every frequency is free.</source>
        <translation>Größte Schrittweite, sobald jede Frequenz frei ist.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Stapelgröße</translation>
    </message>
    <message>
        <source>Rows in one gradient step; 0: from the number of rows.</source>
        <translation>Zeilen eines Gradientenschritts; 0: nach der Zeilenzahl.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>RFFNet</source>
        <translation>RFFNet</translation>
    </message>
    <message>
        <source>Learns a kernel model and the relevance of every variable together: random cosines of the variables, each scaled by its relevance, are weighted and summed, and minibatch gradients move weights and relevances. A relevance near zero means that the prediction ignores the variable.</source>
        <translation>Lernt ein Kernmodell und die Relevanz jeder Variablen zugleich: Zufällige Kosinusse der Variablen, jede mit ihrer Relevanz skaliert, werden gewichtet und summiert, und Gradienten kleiner Stapel bewegen Gewichte und Relevanzen. Eine Relevanz nahe null heißt, dass die Vorhersage die Variable nicht beachtet.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Number D of random cosines; more fit finer detail and cost more.</source>
        <translation>Zahl D der zufälligen Kosinusse; mehr erfassen feinere Einzelheiten und kosten mehr.</translation>
    </message>
    <message>
        <source>Weight of the squared norm of the outer weights.</source>
        <translation>Gewicht der quadrierten Norm der äußeren Gewichte.</translation>
    </message>
    <message>
        <source>Step size of the optimiser; halve it when the loss jumps or diverges.</source>
        <translation>Schrittweite des Optimierers; halbieren Sie sie, wenn der Verlust springt oder divergiert.</translation>
    </message>
    <message>
        <source>Rows in one gradient step; the last, smaller batch of an epoch is used too.</source>
        <translation>Zeilen eines Gradientenschritts; der letzte, kleinere Stapel einer Epoche wird auch verwendet.</translation>
    </message>
    <message>
        <source>Most epochs</source>
        <translation>Höchstzahl der Epochen</translation>
    </message>
    <message>
        <source>Training ends here if early stopping has not ended it before.</source>
        <translation>Hier endet das Training, wenn es nicht vorher abgebrochen wurde.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>Training stops after this many epochs without a lower validation loss; the best model is kept.</source>
        <translation>Das Training endet nach so vielen Epochen ohne geringeren Validierungsverlust; das beste Modell bleibt.</translation>
    </message>
    <message>
        <source>Frequency distribution</source>
        <translation>Verteilung der Frequenzen</translation>
    </message>
    <message>
        <source>Law of the random frequencies, which decides the kernel.</source>
        <translation>Gesetz der zufälligen Frequenzen; es bestimmt den Kern.</translation>
    </message>
    <message>
        <source>Gaussian (Gaussian kernel)</source>
        <translation>Gauß (Gauß-Kern)</translation>
    </message>
    <message>
        <source>Laplace (Cauchy kernel)</source>
        <translation>Laplace (Cauchy-Kern)</translation>
    </message>
    <message>
        <source>Cauchy (Laplace kernel)</source>
        <translation>Cauchy (Laplace-Kern)</translation>
    </message>
    <message>
        <source>Start of the relevances</source>
        <translation>Anfang der Relevanzen</translation>
    </message>
    <message>
        <source>Range over dimension, a lasso&apos;s weights, the best of several noisy starts, or the scales under which the target is most likely over ever new frequencies.</source>
        <translation>Spannweite durch Dimension, die Gewichte eines Lassos, der beste mehrerer verrauschter Anfänge oder die Skalen, unter denen das Ziel über immer neuen Frequenzen am wahrscheinlichsten ist.</translation>
    </message>
    <message>
        <source>Range / dimension</source>
        <translation>Spannweite / Dimension</translation>
    </message>
    <message>
        <source>Lasso regression weights</source>
        <translation>Gewichte einer Lasso-Regression</translation>
    </message>
    <message>
        <source>Best of several starts</source>
        <translation>Bester mehrerer Anfänge</translation>
    </message>
    <message>
        <source>Highest marginal likelihood</source>
        <translation>Größte marginale Likelihood</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Anfänge</translation>
    </message>
    <message>
        <source>Number of starts that the restart initialiser trains.</source>
        <translation>Zahl der Anfänge, die der Neustart trainiert.</translation>
    </message>
    <message>
        <source>Epochs a start</source>
        <translation>Epochen je Anfang</translation>
    </message>
    <message>
        <source>Epochs that each start is trained before starts are compared.</source>
        <translation>Epochen, die jeder Anfang trainiert wird, bevor verglichen wird.</translation>
    </message>
    <message>
        <source>Start of the weights</source>
        <translation>Anfang der Gewichte</translation>
    </message>
    <message>
        <source>Outer weights start uniform within 1/√D of zero, or at zero.</source>
        <translation>Die äußeren Gewichte beginnen gleichverteilt bis 1/√D um null oder bei null.</translation>
    </message>
    <message>
        <source>Uniform, ±1/√D</source>
        <translation>Gleichverteilt, ±1/√D</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Learning-rate schedule</source>
        <translation>Verlauf der Lernrate</translation>
    </message>
    <message>
        <source>Keep the learning rate, or let it rise and fall once over all epochs.</source>
        <translation>Lernrate beibehalten oder einmal über alle Epochen steigen und fallen lassen.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>One cycle</source>
        <translation>Ein Zyklus</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>How a gradient becomes a step.</source>
        <translation>Wie aus einem Gradienten ein Schritt wird.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Stochastic gradient descent</source>
        <translation>Stochastischer Gradientenabstieg</translation>
    </message>
    <message>
        <source>Parameter blocks</source>
        <translation>Parameterblöcke</translation>
    </message>
    <message>
        <source>Move weights and relevances together, or in turn (PALM).</source>
        <translation>Gewichte und Relevanzen zusammen oder abwechselnd (PALM) bewegen.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>In turn (PALM)</source>
        <translation>Abwechselnd (PALM)</translation>
    </message>
    <message>
        <source>SRFF</source>
        <translation>SRFF</translation>
    </message>
    <message>
        <source>Learns a kernel model on few variables: random cosines of the variables, each scaled by its γ, are summed with ridge weights, and the γ share a fixed sum, which leaves most of them exactly zero. Weights and scales are improved in turn for 50 penalties λ, of which the validation rows choose one.</source>
        <translation>Lernt ein Kernmodell aus wenigen Variablen: Zufällige Kosinusse der Variablen, jede mit ihrem γ skaliert, werden mit Ridge-Gewichten summiert; die γ teilen sich eine feste Summe, sodass die meisten genau null werden. Gewichte und Skalen werden für 50 Strafen λ abwechselnd verbessert; eine davon wählen die Validierungszeilen.</translation>
    </message>
    <message>
        <source>Ridge penalty λ</source>
        <translation>Ridge-Strafe λ</translation>
    </message>
    <message>
        <source>Weight of the squared norm of the outer weights, beside the mean loss; 0 searches a grid and keeps the λ of the lowest validation loss.</source>
        <translation>Gewicht der quadrierten Norm der äußeren Gewichte neben dem mittleren Verlust; 0 durchsucht ein Gitter und nimmt das λ mit dem geringsten Validierungsverlust.</translation>
    </message>
    <message>
        <source>Simplex size</source>
        <translation>Größe des Simplex</translation>
    </message>
    <message>
        <source>Sum of all kernel scales γ: larger lets the function vary faster; 0 tries sizes around the one that the distances between neighbours suggest.</source>
        <translation>Summe aller Kernskalen γ: Je größer, desto schneller darf sich die Funktion ändern; 0 versucht Größen um die, welche die Abstände zwischen Nachbarn nahelegen.</translation>
    </message>
    <message>
        <source>Penalties tried</source>
        <translation>Zahl der Strafen</translation>
    </message>
    <message>
        <source>Number of λ in the grid that is searched when λ is 0.</source>
        <translation>Zahl der λ des Gitters, das durchsucht wird, wenn λ gleich 0 ist.</translation>
    </message>
    <message>
        <source>Most iterations a λ</source>
        <translation>Höchstzahl der Schritte je λ</translation>
    </message>
    <message>
        <source>Steps of the scales, each followed by a ridge fit, that one λ may take.</source>
        <translation>Schritte der Skalen, jeder mit einer Ridge-Anpassung danach, die ein λ machen darf.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>A λ is done when a step lowers the objective by less than this share of what is explained or left, whichever is smaller.</source>
        <translation>Ein λ ist fertig, wenn ein Schritt die Zielfunktion um weniger als diesen Anteil dessen senkt, was erklärt ist oder übrig bleibt, je nachdem, was kleiner ist.</translation>
    </message>
    <message>
        <source>Fourier-basis lasso</source>
        <translation>Fourier-Basis-Lasso</translation>
    </message>
    <message>
        <source>Fits a sum of one smooth function a variable, each made of random sines and cosines, under a penalty that switches whole variables off. All penalties are solved, from the one that keeps nothing downwards, and cross-validation chooses among them.</source>
        <translation>Passt eine Summe aus einer glatten Funktion je Variable an, jede aus zufälligen Sinus und Kosinus, unter einer Strafe, die ganze Variablen abschaltet. Alle Strafen werden gelöst, abwärts von der, die nichts übrig lässt; Kreuzvalidierung wählt eine davon.</translation>
    </message>
    <message>
        <source>Sines and cosines a variable</source>
        <translation>Sinus und Kosinus je Variable</translation>
    </message>
    <message>
        <source>Number k of sines, and as many cosines, of every variable.</source>
        <translation>Zahl k der Sinus, und ebenso vieler Kosinus, jeder Variablen.</translation>
    </message>
    <message>
        <source>Frequency scale</source>
        <translation>Frequenzskala</translation>
    </message>
    <message>
        <source>Standard deviation of the random frequencies; larger fits finer detail.</source>
        <translation>Standardabweichung der zufälligen Frequenzen; größer passt feinere Einzelheiten an.</translation>
    </message>
    <message>
        <source>radians per standard deviation</source>
        <translation>Radiant je Standardabweichung</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Group lasso keeps or drops whole variables; lasso keeps or drops single sines and cosines.</source>
        <translation>Gruppen-Lasso behält oder verwirft ganze Variablen, Lasso einzelne Sinus und Kosinus.</translation>
    </message>
    <message>
        <source>Group lasso</source>
        <translation>Gruppen-Lasso</translation>
    </message>
    <message>
        <source>Lasso, elastic net</source>
        <translation>Lasso, elastisches Netz</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Parts of the training rows for cross-validation; 1 is none, and then the smallest λ counts.</source>
        <translation>Teile der Trainingszeilen für die Kreuzvalidierung; 1 heißt keine, und dann gilt das kleinste λ.</translation>
    </message>
    <message>
        <source>Choice of λ</source>
        <translation>Wahl von λ</translation>
    </message>
    <message>
        <source>The λ of the lowest cross-validated loss, or the largest within one standard error of it, which keeps fewer variables.</source>
        <translation>Das λ mit dem geringsten kreuzvalidierten Verlust oder das größte innerhalb eines Standardfehlers davon, das weniger Variablen behält.</translation>
    </message>
    <message>
        <source>Lowest loss (λ min)</source>
        <translation>Geringster Verlust (λ min)</translation>
    </message>
    <message>
        <source>One standard error (λ 1se)</source>
        <translation>Ein Standardfehler (λ 1se)</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>A period to expect in one variable, in that variable&apos;s unit; 0 is none.</source>
        <translation>Eine Periode, die in einer Variablen zu erwarten ist, in deren Einheit; 0 ist keine.</translation>
    </message>
    <message>
        <source>Periodic variable</source>
        <translation>Periodische Variable</translation>
    </message>
    <message>
        <source>Position of that variable among the features, counted from 1.</source>
        <translation>Stelle dieser Variablen unter den Merkmalen, ab 1 gezählt.</translation>
    </message>
    <message>
        <source>Harmonics</source>
        <translation>Oberschwingungen</translation>
    </message>
    <message>
        <source>Multiples of the period&apos;s frequency that get a sine and a cosine.</source>
        <translation>Vielfache der Frequenz der Periode, die einen Sinus und einen Kosinus bekommen.</translation>
    </message>
    <message>
        <source>Elastic-net mix</source>
        <translation>Mischung des elastischen Netzes</translation>
    </message>
    <message>
        <source>1 is the lasso, 0 the ridge penalty, between them the elastic net.</source>
        <translation>1 ist das Lasso, 0 die Ridge-Strafe, dazwischen das elastische Netz.</translation>
    </message>
    <message>
        <source>Linear terms</source>
        <translation>Lineare Terme</translation>
    </message>
    <message>
        <source>Whether a variable itself joins its sines and cosines.</source>
        <translation>Ob eine Variable selbst zu ihren Sinus und Kosinus hinzukommt.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Penalties on the path</source>
        <translation>Strafen auf dem Pfad</translation>
    </message>
    <message>
        <source>Number of λs, evenly spaced on a logarithmic scale.</source>
        <translation>Zahl der λ, gleichmäßig auf logarithmischer Skala.</translation>
    </message>
    <message>
        <source>Smallest share of λ max</source>
        <translation>Kleinster Anteil von λ max</translation>
    </message>
    <message>
        <source>Where the path ends; 0 is 10⁻⁴, or 10⁻² with no more rows than columns.</source>
        <translation>Wo der Pfad endet; 0 ist 10⁻⁴, oder 10⁻² bei nicht mehr Zeilen als Spalten.</translation>
    </message>
    <message>
        <source>Fourier-basis lasso with pairs</source>
        <translation>Fourier-Basis-Lasso mit Paaren</translation>
    </message>
    <message>
        <source>Fits a sum of smooth functions of single variables and of pairs of variables, made of random sines and cosines, under a penalty that switches whole variables and pairs off. With very many pairs, a random search says first which are worth it.</source>
        <translation>Passt eine Summe glatter Funktionen einzelner Variablen und von Variablenpaaren aus zufälligen Sinus und Kosinus an, unter einer Strafe, die ganze Variablen und Paare abschaltet. Bei sehr vielen Paaren sagt zuerst eine zufällige Suche, welche die Mühe wert sind.</translation>
    </message>
    <message>
        <source>Sines and cosines a pair</source>
        <translation>Sinus und Kosinus je Paar</translation>
    </message>
    <message>
        <source>Number of sines, and as many cosines, of every pair of variables.</source>
        <translation>Zahl der Sinus, und ebenso vieler Kosinus, jedes Variablenpaars.</translation>
    </message>
    <message>
        <source>Most pairs</source>
        <translation>Höchstzahl der Paare</translation>
    </message>
    <message>
        <source>With more pairs than this a stochastic search chooses them first.</source>
        <translation>Bei mehr Paaren wählt zuerst eine stochastische Suche.</translation>
    </message>
    <message>
        <source>Adaptive weights</source>
        <translation>Angepasste Gewichte</translation>
    </message>
    <message>
        <source>Fit twice: the second time what was small in the first is penalised more.</source>
        <translation>Zweimal anpassen: Beim zweiten Mal wird stärker bestraft, was beim ersten klein war.</translation>
    </message>
    <message>
        <source>Stochastic Fourier interactions</source>
        <translation>Stochastische Fourier-Wechselwirkungen</translation>
    </message>
    <message>
        <source>Searches with random sines and cosines of a few variables each, sees how much the fit changes when a variable, a pair or a triple is taken out of them, and gives the most important ones to a group lasso, which keeps what the data support.</source>
        <translation>Sucht mit zufälligen Sinus und Kosinus von jeweils wenigen Variablen, prüft, wie sehr sich die Anpassung ändert, wenn man ihnen eine Variable, ein Paar oder ein Tripel nimmt, und gibt die wichtigsten an ein Gruppen-Lasso, das behält, was die Daten stützen.</translation>
    </message>
    <message>
        <source>Stochastic functions</source>
        <translation>Stochastische Funktionen</translation>
    </message>
    <message>
        <source>Number k of sines, and as many cosines, in the search; more find weaker interactions and cost more.</source>
        <translation>Zahl k der Sinus, und ebenso vieler Kosinus, der Suche; mehr finden schwächere Wechselwirkungen und kosten mehr.</translation>
    </message>
    <message>
        <source>Variables a function</source>
        <translation>Variablen je Funktion</translation>
    </message>
    <message>
        <source>Mean number p·q of variables in a stochastic function; each takes part with probability q.</source>
        <translation>Mittlere Zahl p·q der Variablen in einer stochastischen Funktion; jede nimmt mit der Wahrscheinlichkeit q teil.</translation>
    </message>
    <message>
        <source>Sines and cosines a set</source>
        <translation>Sinus und Kosinus je Menge</translation>
    </message>
    <message>
        <source>Number of sines, and as many cosines, of every pair or triple in the group lasso.</source>
        <translation>Zahl der Sinus, und ebenso vieler Kosinus, jedes Paars oder Tripels im Gruppen-Lasso.</translation>
    </message>
    <message>
        <source>Most candidates</source>
        <translation>Höchstzahl der Kandidaten</translation>
    </message>
    <message>
        <source>Variables that the first search leaves to the second and to the group lasso.</source>
        <translation>Variablen, die die erste Suche der zweiten und dem Gruppen-Lasso übrig lässt.</translation>
    </message>
    <message>
        <source>Pairs in the group lasso.</source>
        <translation>Paare im Gruppen-Lasso.</translation>
    </message>
    <message>
        <source>Most triples</source>
        <translation>Höchstzahl der Tripel</translation>
    </message>
    <message>
        <source>Triples in the group lasso.</source>
        <translation>Tripel im Gruppen-Lasso.</translation>
    </message>
    <message>
        <source>Folds of the search</source>
        <translation>Teile der Suche</translation>
    </message>
    <message>
        <source>Parts of the training rows for cross-validation in the searches.</source>
        <translation>Teile der Trainingszeilen für die Kreuzvalidierung der Suchen.</translation>
    </message>
    <message>
        <source>CCM</source>
        <translation>CCM</translation>
    </message>
    <message>
        <source>Finds the m variables that leave the least variance of the target unexplained, in any smooth way: every variable gets a weight between 0 and 1, the weights share a fixed sum, and they move downhill on the conditional covariance of the target. A model on the m variables of largest weight follows, and a curve of how good models on fewer or more of them are.</source>
        <translation>Findet die m Variablen, die am wenigsten Varianz des Ziels unerklärt lassen, auf beliebige glatte Art: Jede Variable bekommt ein Gewicht zwischen 0 und 1, die Gewichte teilen sich eine feste Summe und laufen auf der bedingten Kovarianz des Ziels bergab. Es folgen ein Modell auf den m Variablen mit dem größten Gewicht und eine Kurve, wie gut Modelle mit weniger oder mehr davon sind.</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation>Formulierung</translation>
    </message>
    <message>
        <source>How the criterion is computed: with the exact kernel and Σw ≤ m (17), with a price on Σw (18), without a matrix factorisation (19), or on random Fourier features (20). Automatic: (17) to 1,000 training rows, then (20).</source>
        <translation>Wie das Kriterium berechnet wird: mit dem exakten Kern und Σw ≤ m (17), mit einem Preis auf Σw (18), ohne Matrixzerlegung (19) oder auf zufälligen Fourier-Merkmalen (20). Automatisch: (17) bis 1.000 Trainingszeilen, danach (20).</translation>
    </message>
    <message>
        <source>Exact kernel (17)</source>
        <translation>Exakter Kern (17)</translation>
    </message>
    <message>
        <source>Exact kernel, price on Σw (18)</source>
        <translation>Exakter Kern, Preis auf Σw (18)</translation>
    </message>
    <message>
        <source>Exact kernel, no factorisation (19)</source>
        <translation>Exakter Kern, ohne Zerlegung (19)</translation>
    </message>
    <message>
        <source>Random features (20)</source>
        <translation>Zufällige Merkmale (20)</translation>
    </message>
    <message>
        <source>Regularisation ε</source>
        <translation>Regularisierung ε</translation>
    </message>
    <message>
        <source>Most iterations</source>
        <translation>Höchstzahl der Iterationen</translation>
    </message>
    <message>
        <source>Projected gradient steps of the weights w.</source>
        <translation>Projizierte Gradientenschritte der Gewichte w.</translation>
    </message>
    <message>
        <source>Variables m</source>
        <translation>Variablen m</translation>
    </message>
    <message>
        <source>How many variables to look for and to keep in the final model; 0: 100 of more than 100, else a fifth of them.</source>
        <translation>Wie viele Variablen zu suchen und im letzten Modell zu behalten sind; 0: 100 von mehr als 100, sonst ein Fünftel.</translation>
    </message>
    <message>
        <source>Final model</source>
        <translation>Letztes Modell</translation>
    </message>
    <message>
        <source>Support vector machine</source>
        <translation>Support-Vector-Maschine</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Number D of random cosines of the final model; no more than there are rows.</source>
        <translation>Zahl D der zufälligen Kosinusse des letzten Modells; höchstens so viele wie Zeilen.</translation>
    </message>
    <message>
        <source>SVM cost C</source>
        <translation>SVM-Kosten C</translation>
    </message>
    <message>
        <source>Weight of the training errors in the support vector machine.</source>
        <translation>Gewicht der Trainingsfehler in der Support-Vector-Maschine.</translation>
    </message>
    <message>
        <source>Score against m</source>
        <translation>Güte gegen m</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>Laplace</source>
        <translation>Laplace</translation>
    </message>
    <message>
        <source>Kernel width σ</source>
        <translation>Kernbreite σ</translation>
    </message>
    <message>
        <source>Median distance over √2</source>
        <translation>Medianabstand durch √2</translation>
    </message>
    <message>
        <source>Median of the matrix</source>
        <translation>Median der Matrix</translation>
    </message>
    <message>
        <source>Price λ₁</source>
        <translation>Preis λ₁</translation>
    </message>
    <message>
        <source>Of each unit of Σw, in form (18).</source>
        <translation>Jeder Einheit von Σw, in Form (18).</translation>
    </message>
    <message>
        <source>Weight λ₂</source>
        <translation>Gewicht λ₂</translation>
    </message>
    <message>
        <source>Fixed step</source>
        <translation>Fester Schritt</translation>
    </message>
    <message>
        <source>Length of every step, as the paper&apos;s 0.001; 0: chosen by backtracking.</source>
        <translation>Länge jedes Schritts, im Artikel 0,001; 0: durch Rückverfolgung gewählt.</translation>
    </message>
    <message>
        <source>Draw features anew</source>
        <translation>Merkmale neu ziehen</translation>
    </message>
    <message>
        <source>In form (20) a new draw of the random features at every iteration, as the authors&apos; code does, in place of one for the whole descent.</source>
        <translation>In Form (20) die zufälligen Merkmale bei jeder Iteration neu ziehen, wie das Programm der Autoren, statt einmal für den ganzen Abstieg.</translation>
    </message>
    <message>
        <source>Order by further descents</source>
        <translation>Ordnung durch weitere Abstiege</translation>
    </message>
    <message>
        <source>By weight and slope only</source>
        <translation>Nur nach Gewicht und Steigung</translation>
    </message>
    <message>
        <source>Within and beyond the first m</source>
        <translation>Innerhalb der ersten m und darüber hinaus</translation>
    </message>
    <message>
        <source>Elimination from all variables</source>
        <translation>Elimination von allen Variablen aus</translation>
    </message>
    <message>
        <source>GBRFF1</source>
        <translation>GBRFF1</translation>
    </message>
    <message>
        <source>Boosting whose weak learners are small kernel machines: each round draws a few random cosines, moves a landmark to where they agree best with what is still wrong, and adds their weighted mean to the vote.</source>
        <translation>Boosting, dessen schwache Lerner kleine Kernmaschinen sind: Jede Runde zieht einige zufällige Kosinusse, schiebt einen Bezugspunkt dorthin, wo sie am besten zu dem passen, was noch falsch ist, und fügt ihr gewichtetes Mittel der Abstimmung hinzu.</translation>
    </message>
    <message>
        <source>Rounds T</source>
        <translation>Runden T</translation>
    </message>
    <message>
        <source>Weak learners added one after the other, for each class where there are more than two.</source>
        <translation>Schwache Lerner, einer nach dem anderen hinzugefügt, bei mehr als zwei Klassen für jede Klasse.</translation>
    </message>
    <message>
        <source>Kernel coefficient γ</source>
        <translation>Kernkoeffizient γ</translation>
    </message>
    <message>
        <source>Frequencies are drawn from a normal law of variance 2γ, which is the kernel exp(−γ ‖x − x′‖²); 0: one over the number of encoded columns.</source>
        <translation>Frequenzen werden aus einer Normalverteilung der Varianz 2γ gezogen, das ist der Kern exp(−γ ‖x − x′‖²); 0: eins durch die Zahl der codierten Spalten.</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Parametersuche</translation>
    </message>
    <message>
        <source>Take the settings as they are, with γ = 0 the kernel&apos;s width from the data, or choose them all from the paper&apos;s grid by cross-validation on the training rows first.</source>
        <translation>Die Einstellungen nehmen, wie sie sind, bei γ = 0 die Kernbreite aus den Daten, oder alle zuerst durch Kreuzvalidierung auf den Trainingszeilen aus dem Gitter des Artikels wählen.</translation>
    </message>
    <message>
        <source>No grid</source>
        <translation>Kein Gitter</translation>
    </message>
    <message>
        <source>Cross-validate the paper&apos;s grid</source>
        <translation>Gitter des Artikels kreuzvalidieren</translation>
    </message>
    <message>
        <source>Fourier features a round</source>
        <translation>Fourier-Merkmale je Runde</translation>
    </message>
    <message>
        <source>Number K of random cosines in a weak learner.</source>
        <translation>Zahl K der zufälligen Kosinusse eines schwachen Lerners.</translation>
    </message>
    <message>
        <source>Weighting β</source>
        <translation>Gewichtung β</translation>
    </message>
    <message>
        <source>How strongly the features of a round are weighted by their loss; 0: all alike.</source>
        <translation>Wie stark die Merkmale einer Runde nach ihrem Verlust gewichtet werden; 0: alle gleich.</translation>
    </message>
    <message>
        <source>Every step α is multiplied by this.</source>
        <translation>Jeder Schritt α wird damit multipliziert.</translation>
    </message>
    <message>
        <source>End when so many rounds in a row have not lowered the validation loss; 0: never. Validation rows choose the round that is kept either way.</source>
        <translation>Enden, wenn so viele Runden hintereinander den Validierungsverlust nicht gesenkt haben; 0: nie. Welche Runde behalten wird, entscheiden in jedem Fall die Validierungszeilen.</translation>
    </message>
    <message>
        <source>Rows a round</source>
        <translation>Zeilen je Runde</translation>
    </message>
    <message>
        <source>A weak learner is sought on so many training rows, drawn anew for every round; its step always uses all. 0: all rows.</source>
        <translation>Ein schwacher Lerner wird auf so vielen Trainingszeilen gesucht, für jede Runde neu gezogen; sein Schritt verwendet immer alle. 0: alle Zeilen.</translation>
    </message>
    <message>
        <source>Parts for the cross-validation of the grid.</source>
        <translation>Teile für die Kreuzvalidierung des Gitters.</translation>
    </message>
    <message>
        <source>GBRFF2</source>
        <translation>GBRFF2</translation>
    </message>
    <message>
        <source>Boosting whose weak learners are single cosines: each round draws a frequency, finds the best phase, lets the frequency itself move downhill and adds the wave to the vote. Small, smooth models with a state to look at after every round.</source>
        <translation>Boosting, dessen schwache Lerner einzelne Kosinusse sind: Jede Runde zieht eine Frequenz, findet die beste Phase, lässt die Frequenz selbst bergab laufen und fügt die Welle der Abstimmung hinzu. Kleine, glatte Modelle mit einem Stand nach jeder Runde.</translation>
    </message>
    <message>
        <source>Frequency penalty λ</source>
        <translation>Frequenzstrafe λ</translation>
    </message>
    <message>
        <source>Refinement steps</source>
        <translation>Verfeinerungsschritte</translation>
    </message>
    <message>
        <source>Most L-BFGS iterations of a frequency after its draw; 0 leaves it as drawn.</source>
        <translation>Höchstzahl der L-BFGS-Iterationen einer Frequenz nach ihrer Ziehung; 0 lässt sie, wie sie gezogen wurde.</translation>
    </message>
    <message>
        <source>PBRFF</source>
        <translation>PBRFF</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation>Bezugspunkte</translation>
    </message>
    <message>
        <source>Training rows drawn, with replacement, to which every row is compared.</source>
        <translation>Mit Zurücklegen gezogene Trainingszeilen, mit denen jede Zeile verglichen wird.</translation>
    </message>
    <message>
        <source>Fourier features a landmark</source>
        <translation>Fourier-Merkmale je Bezugspunkt</translation>
    </message>
    <message>
        <source>Number K of random cosines that make up a similarity.</source>
        <translation>Zahl K der zufälligen Kosinusse, aus denen eine Ähnlichkeit besteht.</translation>
    </message>
    <message>
        <source>How strongly the features of a landmark are weighted by their loss; 0: all alike.</source>
        <translation>Wie stark die Merkmale eines Bezugspunkts nach ihrem Verlust gewichtet werden; 0: alle gleich.</translation>
    </message>
    <message>
        <source>Search λ</source>
        <translation>λ suchen</translation>
    </message>
    <message>
        <source>λ as given</source>
        <translation>λ wie angegeben</translation>
    </message>
    <message>
        <source>λ</source>
        <translation>λ</translation>
    </message>
    <message>
        <source>Weight of the squared norm of the landmarks&apos; weights, next to the mean loss; used when penalty=fixed.</source>
        <translation>Gewicht der quadrierten Norm der Gewichte der Bezugspunkte neben dem mittleren Verlust; gilt bei penalty=fixed.</translation>
    </message>
    <message>
        <source>Number of λ of the search, from one so large that little is left of the model downwards.</source>
        <translation>Zahl der λ der Suche, abwärts von einem so großen, dass vom Modell wenig bleibt.</translation>
    </message>
    <message>
        <source>Recursive feature machine</source>
        <translation>Rekursive Merkmalsmaschine</translation>
    </message>
    <message>
        <source>Fits random cosines by ridge regression, sets the metric of their frequencies to the mean outer product of the fit&apos;s gradients, and begins again. Directions along which the target does not change are faded out.</source>
        <translation>Passt zufällige Kosinusse durch Ridge-Regression an, setzt die Metrik ihrer Frequenzen auf das mittlere äußere Produkt der Gradienten der Anpassung und beginnt von vorn. Richtungen, in denen sich das Ziel nicht ändert, verblassen.</translation>
    </message>
    <message>
        <source>Number D of random cosines of every iteration.</source>
        <translation>Zahl D der zufälligen Kosinusse jeder Iteration.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>How often the metric is set to the average gradient outer product.</source>
        <translation>Wie oft die Metrik auf das mittlere äußere Produkt der Gradienten gesetzt wird.</translation>
    </message>
    <message>
        <source>Distance over which the kernel falls off; 0 searches it on the validation rows.</source>
        <translation>Abstand, über den der Kern abfällt; 0 sucht ihn auf den Validierungszeilen.</translation>
    </message>
    <message>
        <source>Law of the frequencies.</source>
        <translation>Gesetz der Frequenzen.</translation>
    </message>
    <message>
        <source>Laplace: exp(−r/σ)</source>
        <translation>Laplace: exp(−r/σ)</translation>
    </message>
    <message>
        <source>Gaussian: exp(−r²/2σ²)</source>
        <translation>Gauß: exp(−r²/2σ²)</translation>
    </message>
    <message>
        <source>Predicts the training mean, or the training shares of the classes, whatever the variables say. A method that does no better has learned nothing.</source>
        <translation>Sagt das Trainingsmittel voraus oder die Anteile der Klassen im Training, was auch immer die Variablen sagen. Ein Verfahren, das nicht besser ist, hat nichts gelernt.</translation>
    </message>
    <message>
        <source>Ridge regression</source>
        <translation>Ridge-Regression</translation>
    </message>
    <message>
        <source>Weight of the squared norm of the coefficients, next to the mean loss.</source>
        <translation>Gewicht der quadrierten Norm der Koeffizienten neben dem mittleren Verlust.</translation>
    </message>
    <message>
        <source>Lasso / elastic net</source>
        <translation>Lasso / elastisches Netz</translation>
    </message>
    <message>
        <source>Fits a linear model whose penalty sets coefficients to exactly zero, for a whole path of penalties, and chooses one by cross-validation. Variables with a coefficient are kept. It sees no curves and no interactions, so a variable that acts only through them is missed.</source>
        <translation>Passt ein lineares Modell an, dessen Strafe Koeffizienten genau auf null setzt, für einen ganzen Pfad von Strafen, und wählt eine durch Kreuzvalidierung. Variablen mit einem Koeffizienten bleiben. Es sieht weder Kurven noch Wechselwirkungen und übersieht Variablen, die nur durch sie wirken.</translation>
    </message>
    <message>
        <source>Lasso share</source>
        <translation>Lasso-Anteil</translation>
    </message>
    <message>
        <source>1 is the lasso, 0 the ridge penalty, between them the elastic net, which keeps correlated variables together.</source>
        <translation>1 ist das Lasso, 0 die Ridge-Strafe, dazwischen das elastische Netz, das korrelierte Variablen beisammen hält.</translation>
    </message>
    <message>
        <source>Lowest error</source>
        <translation>Geringster Fehler</translation>
    </message>
    <message>
        <source>One standard error</source>
        <translation>Ein Standardfehler</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Number of λs on the path; it ends earlier where smaller ones explain no more.</source>
        <translation>Zahl der λ auf dem Pfad; er endet früher, wenn kleinere nicht mehr erklären.</translation>
    </message>
    <message>
        <source>Logistic regression</source>
        <translation>Logistische Regression</translation>
    </message>
    <message>
        <source>Random Fourier features</source>
        <translation>Zufällige Fourier-Merkmale</translation>
    </message>
    <message>
        <source>An approximate kernel machine: random cosines of all variables, weighted by a ridge or logistic regression. Every variable counts alike, so that it tells none from another; the baseline for methods that do.</source>
        <translation>Eine genäherte Kernmaschine: zufällige Kosinusse aller Variablen, durch Ridge- oder logistische Regression gewichtet. Jede Variable zählt gleich viel, sodass sie keine von der anderen unterscheidet; der Vergleich für Verfahren, die es tun.</translation>
    </message>
    <message>
        <source>Number D of random cosines; more come closer to the exact kernel and cost more.</source>
        <translation>Zahl D der zufälligen Kosinusse; mehr kommen dem exakten Kern näher und kosten mehr.</translation>
    </message>
    <message>
        <source>Weight of the squared norm of the outer weights, next to the mean loss.</source>
        <translation>Gewicht der quadrierten Norm der äußeren Gewichte neben dem mittleren Verlust.</translation>
    </message>
    <message>
        <source>Kernel ridge regression</source>
        <translation>Kern-Ridge-Regression</translation>
    </message>
    <message>
        <source>The exact kernel machine: a Gaussian bump at every training row, all weights from one system of equations. Every variable counts alike, so that it tells none from another. Time grows with the cube of the rows, memory with their square.</source>
        <translation>Die exakte Kernmaschine: eine Gauß-Glocke an jeder Trainingszeile, alle Gewichte aus einem Gleichungssystem. Jede Variable zählt gleich viel, sodass sie keine von der anderen unterscheidet. Die Zeit wächst mit der dritten Potenz der Zeilen, der Speicher mit dem Quadrat.</translation>
    </message>
    <message>
        <source>Added to the diagonal of the kernel matrix.</source>
        <translation>Wird zur Diagonale der Kernmatrix addiert.</translation>
    </message>
    <message>
        <source>Nyström kernel regression</source>
        <translation>Nyström-Kernregression</translation>
    </message>
    <message>
        <source>An approximate kernel machine: kernel values at randomly chosen training rows, weighted by a ridge or logistic regression. Every variable counts alike, so that it tells none from another.</source>
        <translation>Eine genäherte Kernmaschine: Kernwerte an zufällig gewählten Trainingszeilen, durch Ridge- oder logistische Regression gewichtet. Jede Variable zählt gleich viel, sodass sie keine von der anderen unterscheidet.</translation>
    </message>
    <message>
        <source>Number m of training rows at which the kernel is taken; more come closer to the exact kernel and cost more.</source>
        <translation>Zahl m der Trainingszeilen, an denen der Kern genommen wird; mehr kommen dem exakten Kern näher und kosten mehr.</translation>
    </message>
    <message>
        <source>Weight of the squared norm of the weights, next to the mean loss.</source>
        <translation>Gewicht der quadrierten Norm der Gewichte neben dem mittleren Verlust.</translation>
    </message>
    <message>
        <source>A Gaussian bump at those training rows that matter for the border between the classes (or for the curve). Every variable counts alike, so that it tells none from another.</source>
        <translation>Eine Gauß-Glocke an den Trainingszeilen, die für die Grenze zwischen den Klassen (oder für die Kurve) zählen. Jede Variable zählt gleich viel, sodass sie keine von der anderen unterscheidet.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Take C as given, or try 0.01 … 100 and keep the one with the lowest loss on the validation rows (without any: over five folds).</source>
        <translation>C nehmen, wie es ist, oder 0,01 … 100 versuchen und das mit dem geringsten Verlust auf den Validierungszeilen behalten (ohne solche: über fünf Teile).</translation>
    </message>
    <message>
        <source>C as given</source>
        <translation>C wie angegeben</translation>
    </message>
    <message>
        <source>Search C</source>
        <translation>C suchen</translation>
    </message>
    <message>
        <source>Cost C</source>
        <translation>Kosten C</translation>
    </message>
    <message>
        <source>Weight of the training errors; smaller gives smoother functions.</source>
        <translation>Gewicht der Trainingsfehler; kleiner gibt glattere Funktionen.</translation>
    </message>
    <message>
        <source>The kernel is exp(−γ ‖x − x′‖²) of standardised columns; 0: one over the squared median distance between rows.</source>
        <translation>Der Kern ist exp(−γ ‖x − x′‖²) der standardisierten Spalten; 0: eins durch den quadrierten Medianabstand der Zeilen.</translation>
    </message>
    <message>
        <source>Pearson correlation</source>
        <translation>Pearson-Korrelation</translation>
    </message>
    <message>
        <source>Ranks every variable by the strength of its own straight-line relation with the target. Quick, and blind to curves and to variables that act together only.</source>
        <translation>Ordnet jede Variable nach der Stärke ihres eigenen geradlinigen Zusammenhangs mit dem Ziel. Schnell, und blind für Kurven und für Variablen, die nur zusammen wirken.</translation>
    </message>
    <message>
        <source>Mutual information</source>
        <translation>Transinformation</translation>
    </message>
    <message>
        <source>Ranks every variable by how much knowing it tells of the target, in any form; estimated from distances to nearest neighbours. Blind to variables that act together only.</source>
        <translation>Ordnet jede Variable danach, wie viel sie in beliebiger Form über das Ziel sagt; aus Abständen zu nächsten Nachbarn geschätzt. Blind für Variablen, die nur zusammen wirken.</translation>
    </message>
    <message>
        <source>Neighbours k</source>
        <translation>Nachbarn k</translation>
    </message>
    <message>
        <source>mRMR</source>
        <translation>mRMR</translation>
    </message>
    <message>
        <source>Picks variables one after the other: each tells much of the target and little of those picked before (minimum redundancy, maximum relevance).</source>
        <translation>Wählt eine Variable nach der anderen: Jede sagt viel über das Ziel und wenig über die schon gewählten (geringste Redundanz, größte Relevanz).</translation>
    </message>
    <message>
        <source>HSIC</source>
        <translation>HSIC</translation>
    </message>
    <message>
        <source>Ranks every variable by its dependence on the target, in any form, as the Hilbert–Schmidt independence criterion measures it.</source>
        <translation>Ordnet jede Variable nach ihrer Abhängigkeit vom Ziel in beliebiger Form, gemessen mit dem Hilbert-Schmidt-Unabhängigkeitskriterium.</translation>
    </message>
    <message>
        <source>BAHSIC</source>
        <translation>BAHSIC</translation>
    </message>
    <message>
        <source>Takes out one variable after the other, always the one without which the rest depend on the target most strongly; the last ones left matter most.</source>
        <translation>Entfernt eine Variable nach der anderen, immer die, ohne welche die übrigen am stärksten vom Ziel abhängen; die letzten zählen am meisten.</translation>
    </message>
    <message>
        <source>Share a step</source>
        <translation>Anteil je Schritt</translation>
    </message>
    <message>
        <source>Part of the variables left that one step takes out; one at a time from 20 downwards.</source>
        <translation>Teil der verbliebenen Variablen, den ein Schritt entfernt; ab 20 eine nach der anderen.</translation>
    </message>
    <message>
        <source>Recursive elimination</source>
        <translation>Rekursive Elimination</translation>
    </message>
    <message>
        <source>Fits a support vector machine, takes out the variables that it uses least, and fits again; the last ones left matter most.</source>
        <translation>Passt eine Support-Vector-Maschine an, entfernt die Variablen, die sie am wenigsten nutzt, und beginnt von vorn; die letzten zählen am meisten.</translation>
    </message>
    <message>
        <source>Of the support vector machine.</source>
        <translation>Der Support-Vector-Maschine.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Frequency draws</source>
        <translation>Ziehungen der Frequenzen</translation>
    </message>
    <message>
        <source>Sets of random frequencies that are compared once the scales are known; the validation rows choose one, with which the search of λ is made.</source>
        <translation>Sätze zufälliger Frequenzen, die verglichen werden, sobald die Skalen bekannt sind; die Validierungszeilen wählen einen, mit dem λ gesucht wird.</translation>
    </message>
    <message>
        <source>Start of the scales</source>
        <translation>Beginn der Skalen</translation>
    </message>
    <message>
        <source>All scales equal, as in the paper, or also those under which the target is most likely over ever new frequencies, which finds variables that single draws hide.</source>
        <translation>Alle Skalen gleich wie im Aufsatz, oder auch jene, unter denen die Zielgröße über immer neue Frequenzen am wahrscheinlichsten ist; das findet Variablen, die einzelne Ziehungen verbergen.</translation>
    </message>
    <message>
        <source>Equal scales</source>
        <translation>Gleiche Skalen</translation>
    </message>
    <message>
        <source>Added to the covariance of the kernel features; 0: 0.1 for numbers and 0.001 for classes, the paper&apos;s choices.</source>
        <translation>Wird zur Kovarianz der Kernmerkmale addiert; 0: 0,1 für Zahlen und 0,001 für Klassen, wie im Aufsatz.</translation>
    </message>
    <message>
        <source>The median distance between rows over √2 (the paper&apos;s text; with the Laplace kernel the median itself, in the sum norm), the same shrunk by √(m/d), which is what m of d variables make of it, or the median of the whole distance matrix with its zero diagonal (the authors&apos; code). Automatic: that of m variables where columns outnumber rows, else the text&apos;s.</source>
        <translation>Der Median der Abstände zwischen Zeilen durch √2 (Text des Aufsatzes; beim Laplace-Kern der Median selbst, in der Summennorm), derselbe um √(m/d) verkleinert, was m von d Variablen daraus machen, oder der Median der ganzen Abstandsmatrix samt ihrer Nulldiagonale (Programm der Autoren). Automatisch: der von m Variablen, wo es mehr Spalten als Zeilen gibt, sonst der des Textes.</translation>
    </message>
    <message>
        <source>Median distance over √2, of m variables</source>
        <translation>Median der Abstände durch √2, von m Variablen</translation>
    </message>
    <message>
        <source>Weights end at 0 or 1 as a rule, which leaves ties. Within and beyond: descend again with smaller and larger m to order them; the first m stay the same. Elimination: from all variables down by a tenth at a time, which may find other m. Automatic: elimination where columns outnumber rows, where one descent to a small m ends far from the best, else within and beyond.</source>
        <translation>Gewichte enden in der Regel bei 0 oder 1, also mit Bindungen. Innerhalb und jenseits: erneuter Abstieg mit kleinerem und größerem m, um sie zu ordnen; die ersten m bleiben dieselben. Elimination: von allen Variablen abwärts, jeweils um ein Zehntel, was andere m finden kann. Automatisch: Elimination, wo es mehr Spalten als Zeilen gibt und ein einzelner Abstieg zu kleinem m weit vom Besten endet, sonst innerhalb und jenseits.</translation>
    </message>
    <message>
        <source>Compares every row with landmarks drawn from the training rows, by small kernels made of random cosines that are weighted by how well they tell like from unlike, and fits ridge or logistic regression or a support vector machine on the similarities. The baseline of GBRFF, which learns its landmarks.</source>
        <translation>Vergleicht jede Zeile mit Landmarken, die aus den Trainingszeilen gezogen werden, durch kleine Kerne aus zufälligen Kosinus, gewichtet danach, wie gut sie Gleiches von Ungleichem trennen, und passt auf den Ähnlichkeiten eine Ridge- oder logistische Regression oder eine Support-Vektor-Maschine an. Der Vergleichsmaßstab von GBRFF, das seine Landmarken lernt.</translation>
    </message>
    <message>
        <source>Model on the similarities</source>
        <translation>Modell auf den Ähnlichkeiten</translation>
    </message>
    <message>
        <source>What is fitted on the similarities to the landmarks: ridge or logistic regression, or a linear support vector machine as in the paper (classes only), whose C is one over 2nλ.</source>
        <translation>Was auf den Ähnlichkeiten zu den Landmarken angepasst wird: Ridge- oder logistische Regression, oder eine lineare Support-Vektor-Maschine wie im Aufsatz (nur Klassen), deren C gleich eins durch 2nλ ist.</translation>
    </message>
    <message>
        <source>Ridge or logistic regression</source>
        <translation>Ridge- oder logistische Regression</translation>
    </message>
    <message>
        <source>Linear support vector machine</source>
        <translation>Lineare Support-Vektor-Maschine</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinste</translation>
    </message>
    <message>
        <source>first quartile</source>
        <translation>erstes Quartil</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>third quartile</source>
        <translation>drittes Quartil</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größte</translation>
    </message>
    <message>
        <source>Margins round by round</source>
        <translation>Margen Runde für Runde</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>No round is learned yet.</source>
        <translation>Noch ist keine Runde gelernt.</translation>
    </message>
    <message>
        <source>Loss by landmark</source>
        <translation>Verlust je Landmarke</translation>
    </message>
    <message>
        <source>No round is learned yet, so that there is no landmark.</source>
        <translation>Noch ist keine Runde gelernt, daher gibt es keine Landmarke.</translation>
    </message>
    <message>
        <source>This method&apos;s rounds have no landmarks.</source>
        <translation>Die Runden dieser Methode haben keine Landmarken.</translation>
    </message>
    <message>
        <source>Choose two different variables.</source>
        <translation>Zwei verschiedene Variablen wählen.</translation>
    </message>
    <message>
        <source>landmark</source>
        <translation>Landmarke</translation>
    </message>
    <message>
        <source>Decision boundary</source>
        <translation>Entscheidungsgrenze</translation>
    </message>
    <message>
        <source>Prediction surface</source>
        <translation>Vorhersagefläche</translation>
    </message>
    <message>
        <source>The other variable is fixed at the median or most frequent level.</source>
        <translation>Die andere Variable liegt fest auf Median oder häufigster Stufe.</translation>
    </message>
    <message>
        <source>A cross marks a row that the model gets wrong at the row&apos;s own values; the regions are the slice.</source>
        <translation>Ein Kreuz hat eine Zeile, bei deren eigenen Werten das Modell irrt; die Gebiete sind der Schnitt.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>Logarithmischer Verlust</translation>
    </message>
    <message>
        <source>test rows</source>
        <translation>Testzeilen</translation>
    </message>
    <message>
        <source>validation rows</source>
        <translation>Validierungszeilen</translation>
    </message>
    <message>
        <source>training rows</source>
        <translation>Trainingszeilen</translation>
    </message>
    <message>
        <source>not ended yet</source>
        <translation>noch nicht beendet</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>not of its task</source>
        <translation>nicht für diese Aufgabe</translation>
    </message>
    <message>
        <source>learned from these rows</source>
        <translation>hat aus diesen Zeilen gelernt</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Bezugslauf</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Training time, s</source>
        <translation>Trainingszeit, s</translation>
    </message>
    <message>
        <source>Variables kept</source>
        <translation>Behaltene Variablen</translation>
    </message>
    <message>
        <source>does not select</source>
        <translation>wählt nicht aus</translation>
    </message>
    <message>
        <source>± is the standard deviation over seeds.</source>
        <translation>± ist die Standardabweichung über die Startwerte.</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Unterschiedliche Einstellungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>These runs were made with the same data and settings.</source>
        <translation>Diese Läufe entstanden mit denselben Daten und Einstellungen.</translation>
    </message>
    <message>
        <source>1 more setting is the same in all.</source>
        <translation>1 weitere Einstellung ist bei allen gleich.</translation>
    </message>
    <message>
        <source>Relevance side by side</source>
        <translation>Relevanz nebeneinander</translation>
    </message>
    <message>
        <source>Share of the sum of all</source>
        <translation>Anteil an der Summe aller</translation>
    </message>
    <message>
        <source>not among its variables</source>
        <translation>nicht unter seinen Variablen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>the mean is also taken over combinations of the two that hardly any row has</source>
        <translation>gemittelt wird auch über Kombinationen der beiden, die kaum eine Zeile hat</translation>
    </message>
    <message>
        <source>how the relevance is shared between them may be chance</source>
        <translation>wie sich die Relevanz auf beide verteilt, kann Zufall sein</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Die Tabelle hat keine Zeilen.</translation>
    </message>
    <message>
        <source>Pearson correlation is not defined, because one is constant.</source>
        <translation>Die Pearson-Korrelation ist nicht definiert, weil eine konstant ist.</translation>
    </message>
    <message>
        <source>weight per standard deviation of a variable (unit length in all)</source>
        <translation>Gewicht je Standardabweichung einer Variablen (zusammen Länge eins)</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Data along the first direction</source>
        <translation>Daten entlang der ersten Richtung</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(fehlend)</translation>
    </message>
    <message>
        <source>selected rows</source>
        <translation>ausgewählte Zeilen</translation>
    </message>
    <message>
        <source>single rows</source>
        <translation>einzelne Zeilen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>There are no rows to average over.</source>
        <translation>Es gibt keine Zeilen, über die gemittelt werden könnte.</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Wechselwirkungen</translation>
    </message>
    <message>
        <source>Interactions need two variables; this model has one.</source>
        <translation>Wechselwirkungen brauchen zwei Variablen; dieses Modell hat eine.</translation>
    </message>
    <message>
        <source>No interactions were found.</source>
        <translation>Es wurden keine Wechselwirkungen gefunden.</translation>
    </message>
    <message>
        <source>No two variables act together in this model: what they do only adds up.</source>
        <translation>In diesem Modell wirken keine zwei Variablen zusammen: Was sie tun, addiert sich nur.</translation>
    </message>
    <message>
        <source>pairs and triples</source>
        <translation>Paare und Tripel</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>Tripel</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>triples</source>
        <translation>Tripel</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>circles are alike, because no main effects are known yet</source>
        <translation>die Kreise sind gleich, weil noch keine Haupteffekte bekannt sind</translation>
    </message>
    <message>
        <source>The list and the graph have 1 triple more.</source>
        <translation>Liste und Graph haben 1 Tripel mehr.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>None of the logged series is chosen. Choose one under Series.</source>
        <translation>Keine der aufgezeichneten Reihen ist gewählt. Eine unter Reihen wählen.</translation>
    </message>
    <message>
        <source>No run yet. Choose a target and a method, then press Run.</source>
        <translation>Noch kein Lauf. Ziel und Methode wählen, dann Starten drücken.</translation>
    </message>
    <message>
        <source>what-if row</source>
        <translation>Was-wäre-wenn-Zeile</translation>
    </message>
    <message>
        <source>Dashed and diamond: the what-if row.</source>
        <translation>Gestrichelt und Raute: die Was-wäre-wenn-Zeile.</translation>
    </message>
    <message>
        <source>Filled: the what-if row.</source>
        <translation>Ausgefüllt: die Was-wäre-wenn-Zeile.</translation>
    </message>
    <message>
        <source>No λ is solved yet.</source>
        <translation>Noch ist kein λ gelöst.</translation>
    </message>
    <message>
        <source>1 λ</source>
        <translation>1 λ</translation>
    </message>
    <message>
        <source>Solution path</source>
        <translation>Lösungspfad</translation>
    </message>
    <message>
        <source>This method switches no variables off, so that only the score changes with λ.</source>
        <translation>Diese Methode schaltet keine Variablen ab, daher ändert sich mit λ nur die Güte.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>übrige</translation>
    </message>
    <message>
        <source>Nothing takes part at any λ so far.</source>
        <translation>Bisher wirkt bei keinem λ etwas mit.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>Score along the path</source>
        <translation>Güte entlang des Pfads</translation>
    </message>
    <message>
        <source>This path is not scored on rows held out.</source>
        <translation>Dieser Pfad ist nicht an zurückgehaltenen Zeilen bewertet.</translation>
    </message>
    <message>
        <source>No λ is scored yet.</source>
        <translation>Noch ist kein λ bewertet.</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>geringster</translation>
    </message>
    <message>
        <source>largest within one standard error</source>
        <translation>größtes innerhalb eines Standardfehlers</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>Actual against predicted</source>
        <translation>Wahr gegen vorhergesagt</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <source>perfect prediction</source>
        <translation>perfekte Vorhersage</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
    </message>
    <message>
        <source>predicted class</source>
        <translation>vorhergesagte Klasse</translation>
    </message>
    <message>
        <source>true class</source>
        <translation>wahre Klasse</translation>
    </message>
    <message>
        <source>each class in turn against the rest, all counted together</source>
        <translation>jede Klasse der Reihe nach gegen die übrigen, alle zusammen gezählt</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>ROC-Kurve</translation>
    </message>
    <message>
        <source>false positive rate</source>
        <translation>Falsch-positiv-Rate</translation>
    </message>
    <message>
        <source>true positive rate</source>
        <translation>Richtig-positiv-Rate</translation>
    </message>
    <message>
        <source>guessing</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>mean predicted probability of a bin</source>
        <translation>mittlere vorhergesagte Wahrscheinlichkeit eines Abschnitts</translation>
    </message>
    <message>
        <source>share of rows of that class</source>
        <translation>Anteil der Zeilen dieser Klasse</translation>
    </message>
    <message>
        <source>perfectly calibrated</source>
        <translation>perfekt kalibriert</translation>
    </message>
    <message>
        <source>bins</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Some predictions are not finite numbers, so that there is nothing to judge.</source>
        <translation>Einige Vorhersagen sind keine endlichen Zahlen, daher gibt es nichts zu beurteilen.</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>No relevance yet. It appears with the first model of a run.</source>
        <translation>Noch keine Relevanz. Sie erscheint mit dem ersten Modell eines Laufs.</translation>
    </message>
    <message>
        <source>Relevance over seeds</source>
        <translation>Relevanz über Startwerte</translation>
    </message>
    <message>
        <source>behind each value how many of the runs keep the variable.</source>
        <translation>hinter jedem Wert, wie viele der Läufe die Variable behalten.</translation>
    </message>
    <message>
        <source>None of the selected rows is here.</source>
        <translation>Keine der ausgewählten Zeilen ist hier.</translation>
    </message>
    <message>
        <source>1 row here is selected.</source>
        <translation>1 Zeile hier ist ausgewählt.</translation>
    </message>
    <message>
        <source>Ranks in the course of the run</source>
        <translation>Ränge im Verlauf des Laufs</translation>
    </message>
    <message>
        <source>Relevance in the course of the run</source>
        <translation>Relevanz im Verlauf des Laufs</translation>
    </message>
    <message>
        <source>Rank (1 = most relevant)</source>
        <translation>Rang (1 = am relevantesten)</translation>
    </message>
    <message>
        <source>Share of the relevance of all variables (%)</source>
        <translation>Anteil an der Relevanz aller Variablen (%)</translation>
    </message>
    <message>
        <source>Relevance is measured in more than one unit on the way, so that shares are drawn.</source>
        <translation>Relevanz wird unterwegs in mehr als einer Einheit gemessen, daher sind Anteile gezeichnet.</translation>
    </message>
    <message>
        <source>Nothing that is drawn is logged of {}.</source>
        <translation>Von {} ist nichts protokolliert, was gezeichnet wird.</translation>
    </message>
    <message>
        <source>This method weighs its variables all at once: there is no course to draw.</source>
        <translation>Diese Methode gewichtet ihre Variablen alle auf einmal: Es gibt keinen Verlauf zu zeichnen.</translation>
    </message>
    <message>
        <source>Score against the number of variables</source>
        <translation>Güte gegen die Zahl der Variablen</translation>
    </message>
    <message>
        <source>m, variables kept</source>
        <translation>m, behaltene Variablen</translation>
    </message>
    <message>
        <source>Score (larger is better)</source>
        <translation>Güte (größer ist besser)</translation>
    </message>
    <message>
        <source>score of the first m</source>
        <translation>Güte der ersten m</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>λ number</source>
        <translation>Nummer des λ</translation>
    </message>
    <message>
        <source>Variable number</source>
        <translation>Nummer der Variablen</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>elimination</source>
        <translation>Elimination</translation>
    </message>
    <message>
        <source>eliminations</source>
        <translation>Eliminationen</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>Anpassungen</translation>
    </message>
    <message>
        <source>rows of the changed table</source>
        <translation>Zeilen der geänderten Tabelle</translation>
    </message>
    <message>
        <source>training line</source>
        <translation>Trainingslinie</translation>
    </message>
    <message>
        <source>validation line</source>
        <translation>Validierungslinie</translation>
    </message>
    <message>
        <source>score line</source>
        <translation>Gütelinie</translation>
    </message>
    <message>
        <source>reference line</source>
        <translation>Bezugslinie</translation>
    </message>
    <message>
        <source>individual line</source>
        <translation>Einzellinie</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>bin</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>{} selected</source>
        <translation>{} ausgewählt</translation>
    </message>
    <message>
        <source>training loss</source>
        <translation>Trainingsverlust</translation>
    </message>
    <message>
        <source>training loss of the starts</source>
        <translation>Trainingsverlust der Starts</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>Validierungsverlust</translation>
    </message>
    <message>
        <source>cross-validation loss</source>
        <translation>Kreuzvalidierungsverlust</translation>
    </message>
    <message>
        <source>{}-fold cross-validation</source>
        <translation>{}-fache Kreuzvalidierung</translation>
    </message>
    <message>
        <source>{}-fold cross-validated loss</source>
        <translation>{}-fach kreuzvalidierter Verlust</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>Evidenz</translation>
    </message>
    <message>
        <source>−2 log marginal likelihood a row</source>
        <translation>−2 log marginale Likelihood je Zeile</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>geringer ist besser</translation>
    </message>
    <message>
        <source>conditional variance of the target</source>
        <translation>bedingte Varianz des Ziels</translation>
    </message>
    <message>
        <source>share of its variance</source>
        <translation>Anteil an seiner Varianz</translation>
    </message>
    <message>
        <source>variables left</source>
        <translation>verbliebene Variablen</translation>
    </message>
    <message>
        <source>largest score so far</source>
        <translation>größter Wert bisher</translation>
    </message>
    <message>
        <source>relevance less redundancy of the variable picked</source>
        <translation>Relevanz minus Redundanz der gewählten Variablen</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>Nat</translation>
    </message>
    <message>
        <source>negative HSIC without the first to go</source>
        <translation>negatives HSIC ohne die erste, die geht</translation>
    </message>
    <message>
        <source>criterion of the first to go</source>
        <translation>Kriterium der ersten, die geht</translation>
    </message>
    <message>
        <source>mean squared error</source>
        <translation>mittlerer quadratischer Fehler</translation>
    </message>
    <message>
        <source>cross-entropy</source>
        <translation>Kreuzentropie</translation>
    </message>
    <message>
        <source>natural log</source>
        <translation>natürlicher Logarithmus</translation>
    </message>
    <message>
        <source>exponential loss</source>
        <translation>exponentieller Verlust</translation>
    </message>
    <message>
        <source>{} over {} folds</source>
        <translation>{} über {} Teile</translation>
    </message>
    <message>
        <source>{} on the validation rows</source>
        <translation>{} auf den Validierungszeilen</translation>
    </message>
    <message>
        <source>{} on the training rows</source>
        <translation>{} auf den Trainingszeilen</translation>
    </message>
    <message>
        <source>|γ|, kernel scale per standard deviation</source>
        <translation>|γ|, Kernskala je Standardabweichung</translation>
    </message>
    <message>
        <source>γ, kernel scale per standard deviation</source>
        <translation>γ, Kernskala je Standardabweichung</translation>
    </message>
    <message>
        <source>norm of a variable&apos;s row of M, kernel scale per standard deviation</source>
        <translation>Norm der Zeile einer Variablen in M, Kernskala je Standardabweichung</translation>
    </message>
    <message>
        <source>root mean square slope of f per standard deviation of a variable</source>
        <translation>quadratisches Mittel der Steigung von f je Standardabweichung einer Variablen</translation>
    </message>
    <message>
        <source>root mean square slope of f along a direction, per standard deviation</source>
        <translation>quadratisches Mittel der Steigung von f entlang einer Richtung, je Standardabweichung</translation>
    </message>
    <message>
        <source>singular value of M</source>
        <translation>Singulärwert von M</translation>
    </message>
    <message>
        <source>|coefficient| per standard deviation, in the target&apos;s unit</source>
        <translation>|Koeffizient| je Standardabweichung, in der Einheit des Ziels</translation>
    </message>
    <message>
        <source>|coefficient| per standard deviation, in log odds</source>
        <translation>|Koeffizient| je Standardabweichung, in logarithmierten Chancen</translation>
    </message>
    <message>
        <source>|coefficient| per standard deviation, in the unit of {}</source>
        <translation>|Koeffizient| je Standardabweichung, in der Einheit von {}</translation>
    </message>
    <message>
        <source>norm of the classes&apos; coefficients per standard deviation, in log odds</source>
        <translation>Norm der Koeffizienten der Klassen je Standardabweichung, in logarithmierten Chancen</translation>
    </message>
    <message>
        <source>standard deviation of the variable&apos;s part of f, in those of the target</source>
        <translation>Standardabweichung des Anteils der Variablen an f, in denen des Ziels</translation>
    </message>
    <message>
        <source>standard deviation of the variable&apos;s part of f, log odds</source>
        <translation>Standardabweichung des Anteils der Variablen an f, logarithmierte Chancen</translation>
    </message>
    <message>
        <source>standard deviation of its part of f, in those of the target</source>
        <translation>Standardabweichung ihres Anteils an f, in denen des Ziels</translation>
    </message>
    <message>
        <source>standard deviation of its part of f, log odds</source>
        <translation>Standardabweichung ihres Anteils an f, logarithmierte Chancen</translation>
    </message>
    <message>
        <source>1 − r of f and f without the variable, {}</source>
        <translation>1 − r von f und f ohne die Variable, {}</translation>
    </message>
    <message>
        <source>1 − r of f and f without the set in the functions that hold all of it, {}</source>
        <translation>1 − r von f und f ohne die Menge in den Funktionen, die sie ganz enthalten, {}</translation>
    </message>
    <message>
        <source>final model</source>
        <translation>endgültiges Modell</translation>
    </message>
    <message>
        <source>stochastic model</source>
        <translation>stochastisches Modell</translation>
    </message>
    <message>
        <source>w, CCM weight between 0 and 1</source>
        <translation>w, CCM-Gewicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>place in the order of picking, first = number of variables</source>
        <translation>Platz in der Reihenfolge der Wahl, erster = Zahl der Variablen</translation>
    </message>
    <message>
        <source>place in the order of elimination, last out = number of variables</source>
        <translation>Platz in der Reihenfolge der Elimination, letzter = Zahl der Variablen</translation>
    </message>
    <message>
        <source>|r|, Pearson correlation</source>
        <translation>|r|, Pearson-Korrelation</translation>
    </message>
    <message>
        <source>HSIC of the variable alone</source>
        <translation>HSIC der Variablen allein</translation>
    </message>
    <message>
        <source>mutual information with the target, nats</source>
        <translation>Transinformation mit dem Ziel, Nat</translation>
    </message>
    <message>
        <source>mean squared difference of h from the scaled residual</source>
        <translation>mittlere quadratische Abweichung von h vom skalierten Residuum</translation>
    </message>
    <message>
        <source>mean exp(−ỹ h)</source>
        <translation>Mittel von exp(−ỹ h)</translation>
    </message>
    <message>
        <source>|y − H(x)|, standard deviations of the target</source>
        <translation>|y − H(x)|, Standardabweichungen des Ziels</translation>
    </message>
    <message>
        <source>y H(x), positive where the vote is right</source>
        <translation>y H(x), positiv, wo die Abstimmung richtig ist</translation>
    </message>
    <message>
        <source>λ, on the mean squared error of the standardised target</source>
        <translation>λ, neben dem mittleren quadratischen Fehler des standardisierten Ziels</translation>
    </message>
    <message>
        <source>λ, on half the mean squared error of the standardised target</source>
        <translation>λ, neben dem halben mittleren quadratischen Fehler des standardisierten Ziels</translation>
    </message>
    <message>
        <source>λ, on half the mean squared error</source>
        <translation>λ, neben dem halben mittleren quadratischen Fehler</translation>
    </message>
    <message>
        <source>λ, on the mean cross-entropy</source>
        <translation>λ, neben der mittleren Kreuzentropie</translation>
    </message>
    <message>
        <source>λ, on the mean hinge loss</source>
        <translation>λ, neben dem mittleren Hinge-Verlust</translation>
    </message>
    <message>
        <source>λ, squared norm of the weights beside the mean squared error</source>
        <translation>λ, quadrierte Norm der Gewichte neben dem mittleren quadratischen Fehler</translation>
    </message>
    <message>
        <source>λ, squared norm of the weights beside the mean cross-entropy</source>
        <translation>λ, quadrierte Norm der Gewichte neben der mittleren Kreuzentropie</translation>
    </message>
    <message>
        <source>the best {} on {}</source>
        <translation>größter Wert ({}) auf {}</translation>
    </message>
    <message>
        <source>being among the first {}</source>
        <translation>Platz unter den ersten {}</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>a kernel scale γ above 0</source>
        <translation>Kernskala γ über 0</translation>
    </message>
    <message>
        <source>the adaptive group lasso</source>
        <translation>adaptives Gruppen-Lasso</translation>
    </message>
    <message>
        <source>the penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>unit of {}</source>
        <translation>Einheit von {}</translation>
    </message>
    <message>
        <source>log-odds of class {}</source>
        <translation>logarithmierte Chancen der Klasse {}</translation>
    </message>
    <message>
        <source>log-odds of {}</source>
        <translation>logarithmierte Chancen von {}</translation>
    </message>
    <message>
        <source>class score</source>
        <translation>Klassenwert</translation>
    </message>
    <message>
        <source>standard deviation of the variable&apos;s mean effect, {}</source>
        <translation>Standardabweichung des mittleren Effekts der Variablen, {}</translation>
    </message>
    <message>
        <source>over {} of {} {}</source>
        <translation>über {} von {} {}</translation>
    </message>
    <message>
        <source>over {} {}</source>
        <translation>über {} {}</translation>
    </message>
    <message>
        <source>among {} columns: those of largest derivative relevance that are affordable</source>
        <translation>unter {} Spalten: denen größter Ableitungsrelevanz, soweit bezahlbar</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>1 variable</source>
        <translation>1 Variable</translation>
    </message>
    <message>
        <source>Over the training rows after the first round; the run&apos;s model has {}.</source>
        <translation>Über die Trainingszeilen nach der ersten Runde; das Modell des Laufs hat {}.</translation>
    </message>
    <message>
        <source>Over the training rows after each of {} rounds; the run&apos;s model has {}.</source>
        <translation>Über die Trainingszeilen nach jeder von {} Runden; das Modell des Laufs hat {}.</translation>
    </message>
    <message>
        <source>{} has only one value in the training rows; choose another.</source>
        <translation>{} hat in den Trainingszeilen nur einen Wert; eine andere wählen.</translation>
    </message>
    <message>
        <source>{}: most probable class</source>
        <translation>{}: wahrscheinlichste Klasse</translation>
    </message>
    <message>
        <source>{} (predicted)</source>
        <translation>{} (vorhergesagt)</translation>
    </message>
    <message>
        <source>The other {} variables are fixed at the median or most frequent level.</source>
        <translation>Die anderen {} Variablen liegen fest auf Median oder häufigster Stufe.</translation>
    </message>
    <message>
        <source>The other variable is fixed at the values of row {}.</source>
        <translation>Die andere Variable liegt fest auf den Werten der Zeile {}.</translation>
    </message>
    <message>
        <source>The other {} variables are fixed at the values of row {}.</source>
        <translation>Die anderen {} Variablen liegen fest auf den Werten der Zeile {}.</translation>
    </message>
    <message>
        <source>Scores are averaged exactly over the other variable as it is in {}.</source>
        <translation>Die Werte der Klassen sind exakt gemittelt über die andere Variable, wie sie in {} steht.</translation>
    </message>
    <message>
        <source>Scores are averaged exactly over the other {} variables as they are in {}.</source>
        <translation>Die Werte der Klassen sind exakt gemittelt über die anderen {} Variablen, wie sie in {} stehen.</translation>
    </message>
    <message>
        <source>The prediction is averaged exactly over the other variable as it is in {}.</source>
        <translation>Die Vorhersage ist exakt gemittelt über die andere Variable, wie sie in {} steht.</translation>
    </message>
    <message>
        <source>The prediction is averaged exactly over the other {} variables as they are in {}.</source>
        <translation>Die Vorhersage ist exakt gemittelt über die anderen {} Variablen, wie sie in {} stehen.</translation>
    </message>
    <message>
        <source>All {} are drawn.</source>
        <translation>Alle {} sind gezeichnet.</translation>
    </message>
    <message>
        <source>{} are drawn.</source>
        <translation>{} sind gezeichnet.</translation>
    </message>
    <message>
        <source>no {}</source>
        <translation>keine {}</translation>
    </message>
    <message>
        <source>rank {}</source>
        <translation>Rang {}</translation>
    </message>
    <message>
        <source>kept in {} of {}</source>
        <translation>in {} von {} behalten</translation>
    </message>
    <message>
        <source>Metrics on {}</source>
        <translation>Kennzahlen auf {}</translation>
    </message>
    <message>
        <source>None of these runs has metrics on {}: they come when a run has ended with a model, and validation rows that it has learned from are no test of it.</source>
        <translation>Keiner dieser Läufe hat Kennzahlen auf {}: Sie kommen, wenn ein Lauf mit einem Modell geendet hat, und Validierungszeilen, aus denen er gelernt hat, prüfen ihn nicht.</translation>
    </message>
    <message>
        <source>Difference from {}</source>
        <translation>Unterschied zu {}</translation>
    </message>
    <message>
        <source>{} more settings are the same in all.</source>
        <translation>{} weitere Einstellungen sind bei allen gleich.</translation>
    </message>
    <message>
        <source>{} goes together with {} (Pearson correlation {} over {}, the strongest with {} of {} numeric columns)</source>
        <translation>{} geht mit {} einher (Pearson-Korrelation {} über {}, die stärkste mit {} von {} Spalten mit Zahlen)</translation>
    </message>
    <message>
        <source>{} has one value in all but {} of {} training rows: how relevant it is may be chance.</source>
        <translation>{} hat in allen bis auf {} von {} Trainingszeilen denselben Wert: Wie relevant sie ist, kann Zufall sein.</translation>
    </message>
    <message>
        <source>{} goes together with {} (Pearson correlation {} over {})</source>
        <translation>{} geht mit {} einher (Pearson-Korrelation {} über {})</translation>
    </message>
    <message>
        <source>{}, none missing</source>
        <translation>{}, keine fehlt</translation>
    </message>
    <message>
        <source>{}, {} missing</source>
        <translation>{}, {} fehlen</translation>
    </message>
    <message>
        <source>every value is {}, so that nothing can be learned from it.</source>
        <translation>jeder Wert ist {}, daher ist daraus nichts zu lernen.</translation>
    </message>
    <message>
        <source>The classes of {} are too many to tell apart.</source>
        <translation>Die Klassen von {} sind zu viele, um sie zu unterscheiden.</translation>
    </message>
    <message>
        <source>Stacked by the class of {}.</source>
        <translation>Gestapelt nach der Klasse von {}.</translation>
    </message>
    <message>
        <source>rows in a bin of width {}</source>
        <translation>Zeilen je Balken der Breite {}</translation>
    </message>
    <message>
        <source>{} levels, the one with most rows first, the smallest summed as others.</source>
        <translation>{} Stufen, die mit den meisten Zeilen zuerst, die kleinsten als übrige zusammengefasst.</translation>
    </message>
    <message>
        <source>{} levels, ascending.</source>
        <translation>{} Stufen, aufsteigend.</translation>
    </message>
    <message>
        <source>{} levels, the one with most rows first.</source>
        <translation>{} Stufen, die mit den meisten Zeilen zuerst.</translation>
    </message>
    <message>
        <source>Distribution of {}</source>
        <translation>Verteilung von {}</translation>
    </message>
    <message>
        <source>{} has no value: its only cell is missing.</source>
        <translation>{} hat keinen Wert: Die einzige Zelle fehlt.</translation>
    </message>
    <message>
        <source>{} has no value: all {} cells are missing.</source>
        <translation>{} hat keinen Wert: Alle {} Zellen fehlen.</translation>
    </message>
    <message>
        <source>{} with both values</source>
        <translation>{} mit beiden Werten</translation>
    </message>
    <message>
        <source>{} with both values ({} left out)</source>
        <translation>{} mit beiden Werten ({} weggelassen)</translation>
    </message>
    <message>
        <source>Pearson correlation {:.3f}.</source>
        <translation>Pearson-Korrelation {:.3f}.</translation>
    </message>
    <message>
        <source>{}{}: {} by the level of {}; within a level the height means nothing.</source>
        <translation>{}{}: {} nach der Stufe von {}; innerhalb einer Stufe bedeutet die Höhe nichts.</translation>
    </message>
    <message>
        <source>{} against {}</source>
        <translation>{} gegen {}</translation>
    </message>
    <message>
        <source>No row has a value of both {} and {}.</source>
        <translation>Keine Zeile hat einen Wert sowohl von {} als auch von {}.</translation>
    </message>
    <message>
        <source>Direction {}: weights</source>
        <translation>Richtung {}: Gewichte</translation>
    </message>
    <message>
        <source>Data along direction {}</source>
        <translation>Daten entlang der Richtung {}</translation>
    </message>
    <message>
        <source>There are no {} to draw.</source>
        <translation>Es gibt keine {} zu zeichnen.</translation>
    </message>
    <message>
        <source>place along direction {}, in standard deviations of the columns</source>
        <translation>Ort entlang der Richtung {}, in Standardabweichungen der Spalten</translation>
    </message>
    <message>
        <source>probability of class {}</source>
        <translation>Wahrscheinlichkeit der Klasse {}</translation>
    </message>
    <message>
        <source>others ({} levels)</source>
        <translation>übrige ({} Stufen)</translation>
    </message>
    <message>
        <source>Effect of {}</source>
        <translation>Effekt von {}</translation>
    </message>
    <message>
        <source>{}, difference from the average</source>
        <translation>{}, Unterschied zum Durchschnitt</translation>
    </message>
    <message>
        <source>{} has only one value in these rows; choose another variable.</source>
        <translation>{} hat in diesen Zeilen nur einen Wert; eine andere Variable wählen.</translation>
    </message>
    <message>
        <source>{}, difference from the average of these combinations</source>
        <translation>{}, Unterschied zum Durchschnitt dieser Kombinationen</translation>
    </message>
    <message>
        <source>Joint effect of {} and {}</source>
        <translation>Gemeinsamer Effekt von {} und {}</translation>
    </message>
    <message>
        <source>all {}</source>
        <translation>allen {}</translation>
    </message>
    <message>
        <source>the {} of {} that are in the strongest {}</source>
        <translation>den {} von {} mit den stärksten Werten ({})</translation>
    </message>
    <message>
        <source>Strongest first, {} {} of {} variables{}.</source>
        <translation>Stärkste zuerst, {} {} aus {} Variablen{}.</translation>
    </message>
    <message>
        <source>sizes of circles: {}</source>
        <translation>Größe der Kreise: {}</translation>
    </message>
    <message>
        <source>Pairs of {}{}. A cell is empty where no score is known.</source>
        <translation>Paare aus {}{}. Eine Zelle ist leer, wo kein Wert bekannt ist.</translation>
    </message>
    <message>
        <source>The list and the graph have {} triples more.</source>
        <translation>Liste und Graph haben {} Tripel mehr.</translation>
    </message>
    <message>
        <source>{} · each</source>
        <translation>{} · einzeln</translation>
    </message>
    <message>
        <source>{} · unsmoothed</source>
        <translation>{} · ungeglättet</translation>
    </message>
    <message>
        <source>Every logged point of {}.</source>
        <translation>Jeder aufgezeichnete Punkt von {}.</translation>
    </message>
    <message>
        <source>Every logged point of {} runs.</source>
        <translation>Jeder aufgezeichnete Punkt von {} Läufen.</translation>
    </message>
    <message>
        <source>Exponential moving average with a span of {:g} {}; pale: the values before smoothing.</source>
        <translation>Exponentiell gleitendes Mittel über {:g} {}; blass: die Werte vor dem Glätten.</translation>
    </message>
    <message>
        <source>Loss ({})</source>
        <translation>Verlust ({})</translation>
    </message>
    <message>
        <source>Nothing logged yet. The first point appears after one {}.</source>
        <translation>Noch nichts aufgezeichnet. Der erste Punkt erscheint nach 1 {}.</translation>
    </message>
    <message>
        <source>on {}</source>
        <translation>auf {}</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>Startwert {}</translation>
    </message>
    <message>
        <source>split {}</source>
        <translation>Aufteilung {}</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} weitere</translation>
    </message>
    <message>
        <source>{} solved so far, from the largest; lower is better.</source>
        <translation>Bisher {} gelöst, vom größten an; geringer ist besser.</translation>
    </message>
    <message>
        <source>predicted {}</source>
        <translation>vorhergesagt: {}</translation>
    </message>
    <message>
        <source>actual − predicted {}</source>
        <translation>wahr − vorhergesagt: {}</translation>
    </message>
    <message>
        <source>actual {}</source>
        <translation>wahr: {}</translation>
    </message>
    <message>
        <source>{}{}: root mean squared error {:.4g}, mean absolute error {:.4g} (in the unit of {}), R² {:.3f}.</source>
        <translation>{}{}: Wurzel des mittleren quadratischen Fehlers {:.4g}, mittlerer absoluter Fehler {:.4g} (in der Einheit von {}), R² {:.3f}.</translation>
    </message>
    <message>
        <source>, {} drawn</source>
        <translation>, {} gezeichnet</translation>
    </message>
    <message>
        <source>class {}</source>
        <translation>Klasse {}</translation>
    </message>
    <message>
        <source>There are no {}; choose other rows.</source>
        <translation>Es gibt keine {}; andere Zeilen wählen.</translation>
    </message>
    <message>
        <source>{} variables</source>
        <translation>{} Variablen</translation>
    </message>
    <message>
        <source>{} of {} variables, whose names contain “{}”</source>
        <translation>{} von {} Variablen, deren Namen „{}“ enthalten</translation>
    </message>
    <message>
        <source>No variable&apos;s name contains “{}”. Clear the filter to see all {}.</source>
        <translation>Kein Variablenname enthält „{}“. Den Filter leeren, um alle {} zu sehen.</translation>
    </message>
    <message>
        <source>behind each value how many of the runs have the variable among the first {}.</source>
        <translation>hinter jedem Wert, bei wie vielen der Läufe die Variable unter den ersten {} ist.</translation>
    </message>
    <message>
        <source>{} rows here are selected.</source>
        <translation>{} Zeilen hier sind ausgewählt.</translation>
    </message>
    <message>
        <source>kept: m = {}</source>
        <translation>behalten: m = {}</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} Zeilen</translation>
    </message>
    <message>
        <source>{} of {} {}</source>
        <translation>{} von {} {}</translation>
    </message>
    <message>
        <source>λ, added to the diagonal of the kernel matrix</source>
        <translation>λ, auf der Diagonale der Kernmatrix</translation>
    </message>
    <message>
        <source>Cross-validation, {} of {} settings</source>
        <translation>Kreuzvalidierung, {} von {} Einstellungen</translation>
    </message>
    <message>
        <source>Boosting</source>
        <translation>Boosting</translation>
    </message>
    <message>
        <source>Order, {} of {} descents</source>
        <translation>Reihenfolge, {} von {} Abstiegen</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Kernel width</source>
        <translation>Kernbreite</translation>
    </message>
    <message>
        <source>{} variables left</source>
        <translation>noch {} Variablen</translation>
    </message>
    <message>
        <source>Stochastic search</source>
        <translation>Stochastische Suche</translation>
    </message>
    <message>
        <source>Importances</source>
        <translation>Wichtigkeiten</translation>
    </message>
    <message>
        <source>Second search, among {} variables</source>
        <translation>Zweite Suche, unter {} Variablen</translation>
    </message>
    <message>
        <source>Importances of the second search</source>
        <translation>Wichtigkeiten der zweiten Suche</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Adaptive group lasso</source>
        <translation>Adaptives Gruppen-Lasso</translation>
    </message>
    <message>
        <source>Importances in the final model</source>
        <translation>Wichtigkeiten im endgültigen Modell</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Models on the first variables, {} of {}</source>
        <translation>Modelle auf den ersten Variablen, {} von {}</translation>
    </message>
    <message>
        <source>Lasso start</source>
        <translation>Lasso-Start</translation>
    </message>
    <message>
        <source>Scales by evidence</source>
        <translation>Skalen nach Evidenz</translation>
    </message>
    <message>
        <source>Start {} of {}</source>
        <translation>Start {} von {}</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Selecting variables</source>
        <translation>Auswahl der Variablen</translation>
    </message>
    <message>
        <source>Scores, {} of {} variables</source>
        <translation>Bewertung, {} von {} Variablen</translation>
    </message>
    <message>
        <source>Information on the target</source>
        <translation>Information über das Ziel</translation>
    </message>
    <message>
        <source>Picking variables</source>
        <translation>Wahl der Variablen</translation>
    </message>
    <message>
        <source>Neighbour distances</source>
        <translation>Nachbarabstände</translation>
    </message>
    <message>
        <source>Simplex size {} of {}</source>
        <translation>Simplexgröße {} von {}</translation>
    </message>
    <message>
        <source>Frequency draw {} of {}</source>
        <translation>Frequenzziehung {} von {}</translation>
    </message>
    <message>
        <source>Scales: race of four starts</source>
        <translation>Skalen: Rennen von vier Starts</translation>
    </message>
    <message>
        <source>Scales from {}</source>
        <translation>Skalen von {} an</translation>
    </message>
    <message>
        <source>Looking for variables beyond {}</source>
        <translation>Suche nach Variablen über {} hinaus</translation>
    </message>
    <message>
        <source>Leaving variables out</source>
        <translation>Weglassen von Variablen</translation>
    </message>
    <message>
        <source>Metric of {} variables</source>
        <translation>Metrik von {} Variablen</translation>
    </message>
    <message>
        <source>Metric: {} sets of variables</source>
        <translation>Metrik: {} Mengen von Variablen</translation>
    </message>
    <message>
        <source>Metric, other frequencies</source>
        <translation>Metrik, andere Frequenzen</translation>
    </message>
    <message>
        <source>Metric, second pass</source>
        <translation>Metrik, zweiter Durchgang</translation>
    </message>
    <message>
        <source>Metric on {} folds</source>
        <translation>Metrik auf {} Teilen</translation>
    </message>
    <message>
        <source>Free frequencies</source>
        <translation>Freie Frequenzen</translation>
    </message>
    <message>
        <source>Free frequencies on {} folds</source>
        <translation>Freie Frequenzen auf {} Teilen</translation>
    </message>
    <message>
        <source>Outer weights in closed form</source>
        <translation>Äußere Gewichte in geschlossener Form</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Mittelung</translation>
    </message>
    <message>
        <source>{} rounds with {}</source>
        <translation>{} Runden mit {}</translation>
    </message>
    <message>
        <source>{} of {} variables are kept</source>
        <translation>{} von {} Variablen bleiben</translation>
    </message>
    <message>
        <source>{} of {} λ were tried</source>
        <translation>{} von {} λ wurden versucht</translation>
    </message>
    <message>
        <source>{} λs are solved</source>
        <translation>{} λ sind gelöst</translation>
    </message>
    <message>
        <source>{} models were compared</source>
        <translation>{} Modelle wurden verglichen</translation>
    </message>
    <message>
        <source>the one with the lowest validation loss is kept: {}</source>
        <translation>das mit dem geringsten Validierungsverlust bleibt: {}</translation>
    </message>
    <message>
        <source>training loss of every start</source>
        <translation>Trainingsverlust jedes Starts</translation>
    </message>
    <message>
        <source>The first {} are kept</source>
        <translation>Die ersten {} bleiben</translation>
    </message>
    <message>
        <source>All {} penalties are done</source>
        <translation>Alle {} Strafen sind getan</translation>
    </message>
    <message>
        <source>The limit of {} {} is reached</source>
        <translation>Die Grenze von {} {} ist erreicht</translation>
    </message>
    <message>
        <source>The time limit of {} s is reached in {} {}</source>
        <translation>Die Zeitgrenze von {} s ist erreicht, {} {}</translation>
    </message>
    <message>
        <source>the best model so far is kept</source>
        <translation>das beste Modell bisher bleibt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Average of {} models</source>
        <translation>Mittelung von {} Modellen</translation>
    </message>
    <message>
        <source>{}, closed form</source>
        <translation>{}, geschlossene Form</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>Scales, other frequencies</source>
        <translation>Skalen, andere Frequenzen</translation>
    </message>
    <message>
        <source>Metric at a low rate</source>
        <translation>Metrik bei niedriger Rate</translation>
    </message>
    <message>
        <source>Free frequencies after a second pass</source>
        <translation>Freie Frequenzen nach zweitem Durchgang</translation>
    </message>
    <message>
        <source>fix the others at one of those rows.</source>
        <translation>die anderen auf den Werten einer dieser Zeilen festhalten.</translation>
    </message>
    <message>
        <source>average the others, or fix them at one of those rows.</source>
        <translation>über die anderen mitteln oder sie auf den Werten einer dieser Zeilen festhalten.</translation>
    </message>
    <message>
        <source>At these values of the others the model never predicts {}, though it does for {} of the drawn rows: {}</source>
        <translation>Bei diesen Werten der anderen Variablen sagt das Modell nie {} voraus, wohl aber für {} der gezeichneten Zeilen: {}</translation>
    </message>
    <message>
        <source>For {:.0f} % of the drawn rows the model predicts another class than the colour beneath them: {}</source>
        <translation>Für {:.0f} % der gezeichneten Zeilen sagt das Modell eine andere Klasse voraus, als die Farbe unter ihnen zeigt: {}</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierungs</translation>
    </message>
    <message>
        <source>Stage left out</source>
        <translation>Ohne Stufe</translation>
    </message>
    <message>
        <source>Looking for more variables</source>
        <translation>Suche nach weiteren Variablen</translation>
    </message>
    <message>
        <source>Metric and what follows from it</source>
        <translation>Metrik und was aus ihr folgt</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Zweiter Durchgang</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>Geschlossene Form</translation>
    </message>
    <message>
        <source>There are {} colours for {} classes: where two have the same, the shapes of their markers differ.</source>
        <translation>Für {1} Klassen gibt es {0} Farben: Wo zwei dieselbe haben, unterscheiden sich die Formen ihrer Marken.</translation>
    </message>
    <message>
        <source>Outside the axes, which leave out what is far from the rest: {}.</source>
        <translation>Außerhalb der Achsen, die weglassen, was weit vom Übrigen liegt: {}.</translation>
    </message>
    <message>
        <source>score of class {} above the mean of all classes</source>
        <translation>Wert der Klasse {} über dem Mittel aller Klassen</translation>
    </message>
    <message>
        <source>Every class has a score, and the highest is predicted: above 0 the model favours class {} more than the classes on average.</source>
        <translation>Jede Klasse hat einen Wert, die mit dem höchsten wird vorhergesagt: Über 0 bevorzugt das Modell die Klasse {} stärker als die Klassen im Mittel.</translation>
    </message>
    <message>
        <source>Score: {}.</source>
        <translation>Wert: {}.</translation>
    </message>
    <message>
        <source>1 more {}</source>
        <translation>1 weiteres {}</translation>
    </message>
    <message>
        <source>{} more {}</source>
        <translation>{} weitere {}</translation>
    </message>
    <message>
        <source>target {}</source>
        <translation>Ziel {}</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>aufgefüllt</translation>
    </message>
    <message>
        <source>set being ordered</source>
        <translation>Menge, die geordnet wird</translation>
    </message>
    <message>
        <source>mixed derivative in {}</source>
        <translation>gemischte Ableitung, {}</translation>
    </message>
    <message>
        <source>√mean (∂²f/∂u∂v)² per product of standard deviations</source>
        <translation>√Mittel (∂²f/∂u∂v)² je Produkt der Standardabweichungen</translation>
    </message>
    <message>
        <source>{} is not a project of Ardent, or it is damaged: open a table or another project.</source>
        <translation>{} ist kein Projekt von Ardent oder ist beschädigt: eine Tabelle oder ein anderes Projekt öffnen.</translation>
    </message>
    <message>
        <source>{} was saved by a newer Ardent (format {}, this one reads format {}): open it with the newer one.</source>
        <translation>{} wurde von einem neueren Ardent gespeichert (Format {}, dieses liest Format {}): mit dem neueren öffnen.</translation>
    </message>
    <message>
        <source>{} is damaged ({}): open an earlier copy of it.</source>
        <translation>{} ist beschädigt ({}): eine frühere Kopie davon öffnen.</translation>
    </message>
    <message>
        <source>{} cannot be written: {}. Choose another place or name.</source>
        <translation>{} kann nicht geschrieben werden: {}. Einen anderen Ort oder Namen wählen.</translation>
    </message>
    <message>
        <source>The project uses the method &quot;{}&quot;, which this Ardent does not have: open it with a newer one.</source>
        <translation>Das Projekt verwendet die Methode &quot;{}&quot;, die dieses Ardent nicht hat: mit einem neueren öffnen.</translation>
    </message>
    <message>
        <source>The table no longer has the columns that the model reads: the model is kept, but not drawn.</source>
        <translation>Die Tabelle hat die Spalten nicht mehr, die das Modell liest: Das Modell bleibt erhalten, wird aber nicht gezeichnet.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} has too many different numbers to be classes; choose regression.</source>
        <translation>Das Ziel &quot;{}&quot; von {} hat zu viele verschiedene Zahlen für Klassen; Regression wählen.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} holds text ({}), which regression cannot predict; choose classification or a numeric target.</source>
        <translation>Das Ziel &quot;{}&quot; von {} enthält Text ({}), den Regression nicht vorhersagen kann; Klassifikation oder ein Ziel aus Zahlen wählen.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} is free text with {} different values in {}; choose a target with numbers or fewer classes.</source>
        <translation>Das Ziel &quot;{}&quot; von {} ist freier Text mit {} verschiedenen Werten ({}); ein Ziel mit Zahlen oder weniger Klassen wählen.</translation>
    </message>
    <message>
        <source>{} has {} with a value of the target &quot;{}&quot;; at least two are needed to learn.</source>
        <translation>{}: {} mit einem Wert des Ziels &quot;{}&quot;; zum Lernen sind mindestens zwei nötig.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} is &quot;{}&quot; in every row, so there is nothing to learn; choose another target.</source>
        <translation>Das Ziel &quot;{}&quot; von {} ist in jeder Zeile &quot;{}&quot;, es gibt also nichts zu lernen; ein anderes Ziel wählen.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} is the same in all {}; give training a larger share of the rows.</source>
        <translation>Das Ziel &quot;{}&quot; von {} ist überall gleich ({}); dem Training einen größeren Anteil der Zeilen geben.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; is the target and cannot have the role {} too; choose one of the two.</source>
        <translation>Die Spalte &quot;{}&quot; ist das Ziel und kann nicht auch die Rolle {} haben; eines von beiden wählen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} has {} different texts, too many for a feature; ignore it or group its values.</source>
        <translation>Die Spalte &quot;{}&quot; von {} hat {} verschiedene Texte, zu viele für ein Merkmal; sie ignorieren oder ihre Werte zusammenfassen.</translation>
    </message>
    <message>
        <source>{} has no usable feature column besides the target &quot;{}&quot;; it needs at least one column of numbers or categories.</source>
        <translation>{} hat neben dem Ziel &quot;{}&quot; keine brauchbare Merkmalsspalte; nötig ist mindestens eine Spalte mit Zahlen oder Kategorien.</translation>
    </message>
    <message>
        <source>The split leaves no rows for training; give the first share a positive value.</source>
        <translation>Die Aufteilung lässt keine Zeilen zum Training; dem ersten Anteil einen positiven Wert geben.</translation>
    </message>
    <message>
        <source>The exact kernel needs matrices of {} × {} training rows (at most {}); set formulation=random_features.</source>
        <translation>Der exakte Kern braucht Matrizen aus {} × {} Trainingszeilen (höchstens {}); formulation=random_features einstellen.</translation>
    </message>
    <message>
        <source>A support vector machine on {} training rows takes too long (at most {}); set model=fourier.</source>
        <translation>Eine Support-Vektor-Maschine auf {} Trainingszeilen braucht zu lange (höchstens {}); model=fourier einstellen.</translation>
    </message>
    <message>
        <source>A support vector machine on {} training rows takes too long (at most {}); choose rff or nystroem.</source>
        <translation>Eine Support-Vektor-Maschine auf {} Trainingszeilen braucht zu lange (höchstens {}); rff oder nystroem wählen.</translation>
    </message>
    <message>
        <source>Recursive elimination with support vector machines takes too long on {} training rows (at most {}); choose hsic or ccm.</source>
        <translation>Rekursive Elimination mit Support-Vektor-Maschinen braucht auf {} Trainingszeilen zu lange (höchstens {}); hsic oder ccm wählen.</translation>
    </message>
    <message>
        <source>SRFF chooses λ on validation rows, and there are none; give a validation share, or set lambda.</source>
        <translation>SRFF wählt λ auf Validierungszeilen, und es gibt keine; der Validierung einen Anteil geben oder lambda einstellen.</translation>
    </message>
    <message>
        <source>The support vector machine on the similarities is for classes; set model=logistic.</source>
        <translation>Die Support-Vektor-Maschine auf den Ähnlichkeiten ist für Klassen; model=logistic einstellen.</translation>
    </message>
    <message>
        <source>The column names come from the comment above the rows.</source>
        <translation>Die Spaltennamen stammen aus dem Kommentar über den Zeilen.</translation>
    </message>
    <message>
        <source>The file has no header; columns are named by their number.</source>
        <translation>Die Datei hat keine Kopfzeile; die Spalten sind nach ihrer Nummer benannt.</translation>
    </message>
    <message>
        <source>{} of {} without a value of the target &quot;{}&quot; left out.</source>
        <translation>{} von {} ohne Wert des Ziels &quot;{}&quot; ausgelassen.</translation>
    </message>
    <message>
        <source>{} of {} with a class of &quot;{}&quot; that the training table does not have left out.</source>
        <translation>{} von {} ausgelassen, mit einer Klasse von &quot;{}&quot;, die die Trainingstabelle nicht hat.</translation>
    </message>
    <message>
        <source>The {} different numbers of the target &quot;{}&quot; are learned as classes; choose regression to predict a number.</source>
        <translation>Die {} verschiedenen Zahlen des Ziels &quot;{}&quot; werden als Klassen gelernt; Regression wählen, um eine Zahl vorherzusagen.</translation>
    </message>
    <message>
        <source>The {} different whole numbers of the target &quot;{}&quot; are learned as classes; choose regression to predict a number.</source>
        <translation>Die {} verschiedenen ganzen Zahlen des Ziels &quot;{}&quot; werden als Klassen gelernt; Regression wählen, um eine Zahl vorherzusagen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} taken as none of the known levels.</source>
        <translation>Spalte &quot;{}&quot;: {} als keine der bekannten Stufen genommen.</translation>
    </message>
    <message>
        <source>Only {}: relevances and metrics can change much with the seed.</source>
        <translation>Nur {}: Relevanzen und Kennzahlen können sich mit dem Startwert stark ändern.</translation>
    </message>
    <message>
        <source>{} Fourier features of {} encoded columns and {} rows</source>
        <translation>{} Fourier-Merkmale von {} kodierten Spalten und {} Zeilen</translation>
    </message>
    <message>
        <source>{} of a level not seen in training ({})</source>
        <translation>{} mit einer Stufe, die im Training nicht vorkam ({})</translation>
    </message>
    <message>
        <source>choose nystroem or rff, or train on fewer rows</source>
        <translation>nystroem oder rff wählen oder auf weniger Zeilen trainieren</translation>
    </message>
    <message>
        <source>ignore columns with many categories such as &quot;{}&quot; ({})</source>
        <translation>Spalten mit vielen Kategorien wie &quot;{}&quot; ({}) ignorieren</translation>
    </message>
    <message>
        <source>{} of levels not seen in training ({})</source>
        <translation>{} mit Stufen, die im Training nicht vorkamen ({})</translation>
    </message>
    <message>
        <source>Exact kernel ridge regression on {} training rows</source>
        <translation>Exakte Kern-Ridge-Regression auf {} Trainingszeilen</translation>
    </message>
    <message>
        <source>{} Fourier features of {} encoded columns</source>
        <translation>{} Fourier-Merkmale von {} kodierten Spalten</translation>
    </message>
    <message>
        <source>set fewer rounds or a smaller subsample</source>
        <translation>weniger Runden oder eine kleinere Stichprobe einstellen</translation>
    </message>
    <message>
        <source>set fewer features or another preset</source>
        <translation>weniger Merkmale oder eine andere Voreinstellung wählen</translation>
    </message>
    <message>
        <source>{} landmarks of {} features</source>
        <translation>{} Landmarken mit {} Merkmalen</translation>
    </message>
    <message>
        <source>A fit on {} features</source>
        <translation>Eine Anpassung auf {} Merkmalen</translation>
    </message>
    <message>
        <source>set fewer landmarks or features</source>
        <translation>weniger Landmarken oder Merkmale einstellen</translation>
    </message>
    <message>
        <source>take fewer rows or columns</source>
        <translation>weniger Zeilen oder Spalten nehmen</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>{} training row</source>
        <translation>{} Trainingszeile</translation>
    </message>
    <message>
        <source>{} training rows</source>
        <translation>{} Trainingszeilen</translation>
    </message>
    <message>
        <source>{} missing cell</source>
        <translation>{} fehlende Zelle</translation>
    </message>
    <message>
        <source>{} missing cells</source>
        <translation>{} fehlende Zellen</translation>
    </message>
    <message>
        <source>{} Fourier features</source>
        <translation>{} Fourier-Merkmale</translation>
    </message>
    <message>
        <source>set fewer features</source>
        <translation>weniger Merkmale einstellen</translation>
    </message>
    <message>
        <source>{} row</source>
        <translation>{} Zeile</translation>
    </message>
    <message>
        <source>{} cell</source>
        <translation>{} Zelle</translation>
    </message>
    <message>
        <source>{} cells</source>
        <translation>{} Zellen</translation>
    </message>
    <message>
        <source>{} column</source>
        <translation>{} Spalte</translation>
    </message>
    <message>
        <source>{} columns</source>
        <translation>{} Spalten</translation>
    </message>
    <message>
        <source>Columns {} hold the same values; ignore all but one.</source>
        <translation>Die Spalten {} haben dieselben Werte; alle bis auf eine nicht verwenden.</translation>
    </message>
    <message>
        <source>{} more groups of columns hold the same values.</source>
        <translation>{} weitere Gruppen von Spalten haben dieselben Werte.</translation>
    </message>
    <message>
        <source>What a stage buys is seen by training without it. Leaving out the scales by evidence also leaves out looking for more variables.</source>
        <translation>Was eine Stufe bringt, zeigt ein Training ohne sie. Ohne die Skalen nach Evidenz entfällt auch die Suche nach weiteren Variablen.</translation>
    </message>
    <message>
        <source>The model is a constant: it depends on no variable.</source>
        <translation>Das Modell ist eine Konstante: Es hängt von keiner Variablen ab.</translation>
    </message>
    <message>
        <source>The first {} logged only the {}, by which an earlier stage chooses, which is not drawn.</source>
        <translation>Nicht gezeichnet: Die ersten {} gehören zu einer früheren Stufe, die nach einem anderen Maß auswählt ({}).</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {} ({})</source>
        <translation>&quot;{}&quot; {} ({})</translation>
    </message>
    <message>
        <source>none of the known levels</source>
        <translation>keine der bekannten Stufen</translation>
    </message>
    <message>
        <source>{} of {} take part at the λ shown; the path has {}.</source>
        <translation>{} von {} wirken beim gezeigten λ mit; der Pfad hat {}.</translation>
    </message>
    <message>
        <source>{} leaves one row to train on, and at least two are needed; add rows or give training a larger share.</source>
        <translation>{} lässt dem Training eine Zeile, nötig sind mindestens zwei; Zeilen hinzufügen oder dem Training einen größeren Anteil geben.</translation>
    </message>
    <message>
        <source>One scale for {} columns</source>
        <translation>Eine Skala für {} Spalten</translation>
    </message>
    <message>
        <source>there is no model yet</source>
        <translation>noch gibt es kein Modell</translation>
    </message>
    <message>
        <source>{} encoded as {} by {} takes {}, but only {} of the free memory can be used; {}.</source>
        <translation>{}, kodiert als {} mal {}, braucht {}, vom freien Speicher sind aber nur {} nutzbar; {}.</translation>
    </message>
    <message>
        <source>{} would take {}, but only {} of the free memory can be used; {}.</source>
        <translation>{}: das braucht {}, vom freien Speicher sind aber nur {} nutzbar; {}.</translation>
    </message>
    <message>
        <source>Columns that vary most with the target</source>
        <translation>Spalten, die am meisten mit dem Ziel variieren</translation>
    </message>
    <message>
        <source>Candidates a feature</source>
        <translation>Kandidaten je Merkmal</translation>
    </message>
    <message>
        <source>Random frequencies that are drawn for each feature in the later half of the draws, up to 3,000 in all and fewer beyond 3,000 columns; those are kept that explain the training targets best beside one another. 1 keeps them as they are drawn.</source>
        <translation>Zufällige Frequenzen, die in der zweiten Hälfte der Ziehungen für jedes Merkmal gezogen werden, insgesamt bis zu 3.000 und bei mehr als 3.000 Spalten weniger; behalten werden jene, die nebeneinander die Zielwerte des Trainings am besten erklären. 1 behält sie, wie sie gezogen sind.</translation>
    </message>
    <message>
        <source>Of neighbours close together the first, lowest, highest and last are drawn.</source>
        <translation>Von Nachbarn, die eng beieinander liegen, sind der erste, der niedrigste, der höchste und der letzte gezeichnet.</translation>
    </message>
    <message>
        <source>{}{}: root mean squared error {:.4g}, mean absolute error {:.4g} (in the unit of {}). R² is not defined, because all of these rows have the same {}.</source>
        <translation>{}{}: Wurzel des mittleren quadratischen Fehlers {:.4g}, mittlerer absoluter Fehler {:.4g} (in der Einheit von {}). R² ist nicht definiert, weil {} in allen diesen Zeilen gleich ist.</translation>
    </message>
    <message>
        <source>The area under the curve is not defined, because all of these rows have the same class.</source>
        <translation>Die Fläche unter der Kurve ist nicht definiert, weil alle diese Zeilen dieselbe Klasse haben.</translation>
    </message>
    <message>
        <source>R² not defined</source>
        <translation>R² nicht definiert</translation>
    </message>
    <message>
        <source>between &quot;{}&quot; and &quot;{}&quot;</source>
        <translation>zwischen „{}“ und „{}“</translation>
    </message>
    <message>
        <source>Ardent&apos;s own method; see its help page</source>
        <translation>Ardents eigene Methode; siehe ihre Hilfeseite</translation>
    </message>
    <message>
        <source>RFFNet: Large-Scale Interpretable Kernel Methods via Random Fourier Features</source>
        <translation>RFFNet: Large-Scale Interpretable Kernel Methods via Random Fourier Features</translation>
    </message>
    <message>
        <source>Large-Scale Nonlinear Variable Selection via Kernel Random Features</source>
        <translation>Large-Scale Nonlinear Variable Selection via Kernel Random Features</translation>
    </message>
    <message>
        <source>Selection of Nonlinear Features and Interactions in Random Fourier Basis Regression</source>
        <translation>Selection of Nonlinear Features and Interactions in Random Fourier Basis Regression</translation>
    </message>
    <message>
        <source>Most hidden sets</source>
        <translation>Höchstzahl verborgener Mengen</translation>
    </message>
    <message>
        <source>Pairs and triples that the second search gets because they go with what the first one leaves; 0: none, as in the paper.</source>
        <translation>Paare und Tripel, die die zweite Suche erhält, weil sie mit dem gehen, was die erste übrig lässt; 0: keine, wie im Artikel.</translation>
    </message>
    <message>
        <source>Kernel Feature Selection via Conditional Covariance Minimization</source>
        <translation>Kernel Feature Selection via Conditional Covariance Minimization</translation>
    </message>
    <message>
        <source>Of the squared residual of the linear system, in form (19); at least 1/(4nε), and better much larger.</source>
        <translation>Des quadrierten Rests des linearen Systems, in Form (19); mindestens 1/(4nε), besser viel größer.</translation>
    </message>
    <message>
        <source>Landmark-based Ensemble Learning with Random Fourier Features and Gradient Boosting</source>
        <translation>Landmark-based Ensemble Learning with Random Fourier Features and Gradient Boosting</translation>
    </message>
    <message>
        <source>Letarte, Morvant &amp; Germain: Pseudo-Bayesian Learning with Kernel Fourier Transform as Prior (2019)</source>
        <translation>Letarte, Morvant &amp; Germain: Pseudo-Bayesian Learning with Kernel Fourier Transform as Prior (2019)</translation>
    </message>
    <message>
        <source>Mechanism for feature learning in neural networks and backpropagation-free machine learning models (recursive feature machines)</source>
        <translation>Mechanism for feature learning in neural networks and backpropagation-free machine learning models (rekursive Merkmalsmaschinen)</translation>
    </message>
    <message>
        <source>Hoerl &amp; Kennard: Ridge Regression (1970)</source>
        <translation>Hoerl &amp; Kennard: Ridge Regression (1970)</translation>
    </message>
    <message>
        <source>Regression Shrinkage and Selection via the Lasso; Regularization Paths for Generalized Linear Models via Coordinate Descent</source>
        <translation>Regression Shrinkage and Selection via the Lasso; Regularization Paths for Generalized Linear Models via Coordinate Descent</translation>
    </message>
    <message>
        <source>Hastie, Tibshirani &amp; Friedman: The Elements of Statistical Learning, section 4.4</source>
        <translation>Hastie, Tibshirani &amp; Friedman: The Elements of Statistical Learning, Abschnitt 4.4</translation>
    </message>
    <message>
        <source>Rahimi &amp; Recht: Random Features for Large-Scale Kernel Machines (2007)</source>
        <translation>Rahimi &amp; Recht: Random Features for Large-Scale Kernel Machines (2007)</translation>
    </message>
    <message>
        <source>Distance over which the prediction changes, in standard deviations of the columns; 0: the best, on up to 2,000 training rows, of 1, 2, 4, 8 and 16 times the median distance to the 20 nearest neighbours.</source>
        <translation>Abstand, über den sich die Vorhersage ändert, in Standardabweichungen der Spalten; 0: das beste, auf bis zu 2.000 Trainingszeilen, vom 1-, 2-, 4-, 8- und 16-Fachen des Medianabstands zu den 20 nächsten Nachbarn.</translation>
    </message>
    <message>
        <source>Saunders, Gammerman &amp; Vovk: Ridge Regression Learning Algorithm in Dual Variables (1998)</source>
        <translation>Saunders, Gammerman &amp; Vovk: Ridge Regression Learning Algorithm in Dual Variables (1998)</translation>
    </message>
    <message>
        <source>The kernel is exp(−γ ‖x − x′‖²) of standardised columns; 0: 1/(2σ²) with the best σ, on up to 2,000 training rows, of 1, 2, 4, 8 and 16 times the median distance to the 20 nearest neighbours.</source>
        <translation>Der Kern ist exp(−γ ‖x − x′‖²) der standardisierten Spalten; 0: 1/(2σ²) mit dem besten σ, auf bis zu 2.000 Trainingszeilen, vom 1-, 2-, 4-, 8- und 16-Fachen des Medianabstands zu den 20 nächsten Nachbarn.</translation>
    </message>
    <message>
        <source>Williams &amp; Seeger: Using the Nyström Method to Speed Up Kernel Machines (2001)</source>
        <translation>Williams &amp; Seeger: Using the Nyström Method to Speed Up Kernel Machines (2001)</translation>
    </message>
    <message>
        <source>Cortes &amp; Vapnik: Support-Vector Networks (1995)</source>
        <translation>Cortes &amp; Vapnik: Support-Vector Networks (1995)</translation>
    </message>
    <message>
        <source>Kraskov, Stögbauer &amp; Grassberger: Estimating Mutual Information (2004)</source>
        <translation>Kraskov, Stögbauer &amp; Grassberger: Estimating Mutual Information (2004)</translation>
    </message>
    <message>
        <source>Of the estimator of mutual information; more give less noise and more bias. 0: 3, or as many as a smaller class has.</source>
        <translation>Des Schätzers der Transinformation; mehr geben weniger Rauschen und mehr Verzerrung. 0: 3, oder so viele, wie eine kleinere Klasse hat.</translation>
    </message>
    <message>
        <source>Peng, Long &amp; Ding: Feature Selection Based on Mutual Information (2005)</source>
        <translation>Peng, Long &amp; Ding: Feature Selection Based on Mutual Information (2005)</translation>
    </message>
    <message>
        <source>Gretton et al.: Measuring Statistical Dependence with Hilbert-Schmidt Norms (2005)</source>
        <translation>Gretton u. a.: Measuring Statistical Dependence with Hilbert-Schmidt Norms (2005)</translation>
    </message>
    <message>
        <source>Song, Smola, Gretton, Bedo &amp; Borgwardt: Feature Selection via Dependence Maximization (2012)</source>
        <translation>Song, Smola, Gretton, Bedo &amp; Borgwardt: Feature Selection via Dependence Maximization (2012)</translation>
    </message>
    <message>
        <source>Guyon, Weston, Barnhill &amp; Vapnik: Gene Selection for Cancer Classification (2002)</source>
        <translation>Guyon, Weston, Barnhill &amp; Vapnik: Gene Selection for Cancer Classification (2002)</translation>
    </message>
    <message>
        <source>Weight of the training errors in the support vector machines that eliminate, and in the final one where that is the model.</source>
        <translation>Gewicht der Trainingsfehler in den Support-Vector-Maschinen, die eliminieren, und in der endgültigen, wo sie das Modell ist.</translation>
    </message>
    <message>
        <source>shown: 1 round</source>
        <translation>gezeigt: 1 Runde</translation>
    </message>
    <message>
        <source>shown: {} rounds</source>
        <translation>gezeigt: {} Runden</translation>
    </message>
    <message>
        <source>The model without any round is a constant and has no landmark.</source>
        <translation>Das Modell ohne jede Runde ist eine Konstante und hat keine Landmarke.</translation>
    </message>
    <message>
        <source>at λ = {} (not the run&apos;s own)</source>
        <translation>bei λ = {} (nicht das eigene des Laufs)</translation>
    </message>
    <message>
        <source>before the first round (not the run&apos;s own)</source>
        <translation>vor der ersten Runde (nicht das eigene Modell des Laufs)</translation>
    </message>
    <message>
        <source>after round {} (not the run&apos;s own)</source>
        <translation>nach Runde {} (nicht das eigene Modell des Laufs)</translation>
    </message>
    <message>
        <source>√(½ Σ (α q ω)²), typical slope of the waves per standard deviation, in the unit of {}</source>
        <translation>√(½ Σ (α q ω)²), typische Steigung der Wellen je Standardabweichung, in der Einheit von {}</translation>
    </message>
    <message>
        <source>√(½ Σ (α q ω)²), typical slope of the waves per standard deviation, in log odds</source>
        <translation>√(½ Σ (α q ω)²), typische Steigung der Wellen je Standardabweichung, in Log-Odds</translation>
    </message>
    <message>
        <source>mixed difference in {}</source>
        <translation>gemischte Differenz, {}</translation>
    </message>
    <message>
        <source>√mean (ΔuΔv f)² over a standard deviation of each</source>
        <translation>√Mittel (ΔuΔv f)² über je eine Standardabweichung</translation>
    </message>
    <message>
        <source>Final model: {}</source>
        <translation>Endmodell: {}</translation>
    </message>
    <message>
        <source>the mean of the models of the cross-validation</source>
        <translation>das Mittel der Modelle der Kreuzvalidierung</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>eine Konstante</translation>
    </message>
    <message>
        <source>Column {} looks like dates written as yyyymmdd; as numbers they jump from month to month: add the year or the days since the first date to the file and ignore this column.</source>
        <translation>Spalte {} sieht nach Daten in der Form JJJJMMTT aus; als Zahlen springen sie von Monat zu Monat: Fügen Sie der Datei das Jahr oder die Tage seit dem ersten Datum hinzu und ignorieren Sie diese Spalte.</translation>
    </message>
    <message>
        <source>Columns {} look like dates written as yyyymmdd; as numbers they jump from month to month: add the year or the days since the first date to the file and ignore these columns.</source>
        <translation>Spalten {} sehen nach Daten in der Form JJJJMMTT aus; als Zahlen springen sie von Monat zu Monat: Fügen Sie der Datei das Jahr oder die Tage seit dem ersten Datum hinzu und ignorieren Sie diese Spalten.</translation>
    </message>
    <message>
        <source>loss over {} folds and the validation rows</source>
        <translation>Verlust über {} Teile und die Validierungszeilen</translation>
    </message>
    <message>
        <source>{} over {} folds and the validation rows</source>
        <translation>{} über {} Teile und die Validierungszeilen</translation>
    </message>
    <message>
        <source>a model with one scale for each variable</source>
        <translation>ein Modell mit einer Skala je Variable</translation>
    </message>
    <message>
        <source>a model with one scale for {} columns together</source>
        <translation>ein Modell mit einer Skala für {} Spalten zusammen</translation>
    </message>
    <message>
        <source>a model with one small scale for {} columns together</source>
        <translation>ein Modell mit einer kleinen Skala für {} Spalten zusammen</translation>
    </message>
    <message>
        <source>a model on combinations of variables</source>
        <translation>ein Modell auf Kombinationen der Variablen</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: &quot;{}&quot; may differ from &quot;{}&quot; of the training table only in how accents are written; write both alike.</source>
        <translation>Spalte „{}“: „{}“ unterscheidet sich von „{}“ der Trainingstabelle vielleicht nur darin, wie Akzente geschrieben sind; schreiben Sie beide gleich.</translation>
    </message>
    <message>
        <source>What is fitted on the m most relevant variables: ridge or logistic regression on random Fourier features, a support vector machine with a Gaussian kernel, or nothing.</source>
        <translation>Was auf den m relevantesten Variablen angepasst wird: Ridge- oder logistische Regression auf zufälligen Fourier-Merkmalen, eine Support-Vector-Maschine mit Gauß-Kern oder nichts.</translation>
    </message>
    <message>
        <source>Features of the criterion</source>
        <translation>Merkmale des Kriteriums</translation>
    </message>
    <message>
        <source>Number D of random Fourier features in form (20); the final model has its own.</source>
        <translation>Zahl D der zufälligen Fourier-Merkmale in Form (20); das Endmodell hat seine eigenen.</translation>
    </message>
    <message>
        <source>Try a grid of λ and keep the one with the lowest held-out loss, or take λ as given.</source>
        <translation>Ein Gitter von λ versuchen und das mit dem geringsten Verlust auf zurückgehaltenen Zeilen behalten, oder λ nehmen, wie es ist.</translation>
    </message>
    <message>
        <source>Parts for cross-validation where validation rows are none or too few.</source>
        <translation>Teile für die Kreuzvalidierung, wenn es keine oder zu wenige Validierungszeilen gibt.</translation>
    </message>
    <message>
        <source>A linear model whose coefficients are kept small by a squared penalty λ, found on held-out rows. The baseline that shows what straight lines can do.</source>
        <translation>Ein lineares Modell, dessen Koeffizienten eine quadratische Strafe λ klein hält, auf zurückgehaltenen Zeilen gefunden. Der Vergleich, der zeigt, was gerade Linien vermögen.</translation>
    </message>
    <message>
        <source>The λ with the lowest cross-validation error, or the largest one within a standard error of it, which keeps fewer variables, or the one with the lowest error on the validation rows.</source>
        <translation>Das λ mit dem kleinsten Kreuzvalidierungsfehler, oder das größte innerhalb eines Standardfehlers davon, das weniger Variablen behält, oder das mit dem kleinsten Fehler auf den Validierungszeilen.</translation>
    </message>
    <message>
        <source>Validation rows</source>
        <translation>Validierungszeilen</translation>
    </message>
    <message>
        <source>A linear model of the classes&apos; log odds, multinomial for more than two classes, whose coefficients are kept small by a squared penalty λ, found on held-out rows.</source>
        <translation>Ein lineares Modell der logarithmierten Chancen der Klassen, multinomial bei mehr als zwei, dessen Koeffizienten eine quadratische Strafe λ klein hält, auf zurückgehaltenen Zeilen gefunden.</translation>
    </message>
    <message>
        <source>It is the learner for class {} against the rest.</source>
        <translation>Es ist der Lerner für die Klasse {} gegen die übrigen.</translation>
    </message>
    <message>
        <source>Weak learner</source>
        <translation>Schwacher Lerner</translation>
    </message>
    <message>
        <source>{}, added by the round</source>
        <translation>{}, von der Runde hinzugefügt</translation>
    </message>
    <message>
        <source>vote for {}</source>
        <translation>Stimme für {}</translation>
    </message>
    <message>
        <source>What round {} adds: {:.3g} times a cosine, which is 1 at the dot.</source>
        <translation>Was Runde {} hinzufügt: {:.3g} mal ein Kosinus, der am Punkt 1 ist.</translation>
    </message>
    <message>
        <source>What round {} adds: {:.3g} times the weighted mean of {} cosines, which are 1 at the dot.</source>
        <translation>Was Runde {} hinzufügt: {:.3g} mal das gewichtete Mittel von {} Kosinussen, die am Punkt 1 sind.</translation>
    </message>
    <message>
        <source>The constant before the first round</source>
        <translation>Die Konstante vor der ersten Runde</translation>
    </message>
    <message>
        <source>Sum of 1 round</source>
        <translation>Summe von 1 Runde</translation>
    </message>
    <message>
        <source>Sum of {} rounds</source>
        <translation>Summe von {} Runden</translation>
    </message>
    <message>
        <source>{}: mean ± sd</source>
        <translation>{}: Mittel ± Standardabweichung</translation>
    </message>
    <message>
        <source>{} · {}, mean ± sd over {} seeds</source>
        <translation>{} · {}, Mittel ± Standardabweichung über {} Startwerte</translation>
    </message>
    <message>
        <source>Not yet: {} …</source>
        <translation>Noch nicht: {} …</translation>
    </message>
    <message>
        <source>The run has ended with nothing to show here.</source>
        <translation>Der Lauf ist zu Ende, ohne dass es hier etwas zu zeigen gibt.</translation>
    </message>
    <message>
        <source>The run has ended with nothing to show here: {}</source>
        <translation>Der Lauf ist zu Ende, ohne dass es hier etwas zu zeigen gibt: {}</translation>
    </message>
    <message>
        <source>This method selects no variables; CCM, the rankings, RFFNet, SRFF, Metric, GBRFF and the lassos do.</source>
        <translation>Diese Methode wählt keine Variablen aus; CCM, die Rangfolgen, RFFNet, SRFF, Metric, GBRFF und die Lassos tun es.</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>übersehen</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>objective of the descent</source>
        <translation>Zielfunktion des Abstiegs</translation>
    </message>
    <message>
        <source>share of the target&apos;s variance</source>
        <translation>Anteil an der Varianz des Ziels</translation>
    </message>
    <message>
        <source>sets and weights come from the same rows, so it flatters</source>
        <translation>Mengen und Gewichte stammen aus denselben Zeilen, sodass es schmeichelt</translation>
    </message>
    <message>
        <source>coefficient per standard deviation, in the target&apos;s unit</source>
        <translation>Koeffizient je Standardabweichung, in der Einheit des Ziels</translation>
    </message>
    <message>
        <source>coefficient per standard deviation, in log odds</source>
        <translation>Koeffizient je Standardabweichung, in logarithmierten Chancen</translation>
    </message>
    <message>
        <source>triples are not ranked, for too many functions hold three variables</source>
        <translation>Tripel stehen in keiner Rangfolge, denn zu viele Funktionen enthalten drei Variablen</translation>
    </message>
    <message>
        <source>pairs and triples are not ranked, for too many functions hold several variables</source>
        <translation>Paare und Tripel stehen in keiner Rangfolge, denn zu viele Funktionen enthalten mehrere Variablen</translation>
    </message>
    <message>
        <source>hidden sets were looked for among the {} most important variables</source>
        <translation>verborgene Mengen wurden unter den {} wichtigsten Variablen gesucht</translation>
    </message>
    <message>
        <source>hidden sets were looked for without the categories of more than {} levels</source>
        <translation>verborgene Mengen wurden ohne die Kategorien mit mehr als {} Stufen gesucht</translation>
    </message>
    <message>
        <source>the scores are the {} of models on the first variables, {}</source>
        <translation>die Werte sind: {} von Modellen auf den ersten Variablen, {}</translation>
    </message>
    <message>
        <source>on validation rows</source>
        <translation>auf Validierungszeilen</translation>
    </message>
    <message>
        <source>the scores are the {} of the model on its first variables, on {}</source>
        <translation>die Werte sind: {} des Modells auf seinen ersten Variablen, auf {}</translation>
    </message>
    <message>
        <source>derivative relevance in {}</source>
        <translation>Ableitungsrelevanz, {}</translation>
    </message>
    <message>
        <source>√mean (∂f/∂x)² per standard deviation</source>
        <translation>√Mittel (∂f/∂x)² je Standardabweichung</translation>
    </message>
    <message>
        <source>permutation relevance</source>
        <translation>Permutationsrelevanz</translation>
    </message>
    <message>
        <source>growth of the root mean squared error in the unit of {} when the column is shuffled, mean of {} shuffles</source>
        <translation>Zuwachs der Wurzel des mittleren quadratischen Fehlers in der Einheit von {}, wenn die Spalte vertauscht wird, Mittel über {} Vertauschungen</translation>
    </message>
    <message>
        <source>total Sobol index</source>
        <translation>totaler Sobol-Index</translation>
    </message>
    <message>
        <source>share of the variance of f ({}) that a column takes part in, columns taken as independent</source>
        <translation>Anteil der Varianz von f ({}), an dem eine Spalte teilhat, Spalten als unabhängig angenommen</translation>
    </message>
    <message>
        <source>There are no validation rows to choose λ on; give a validation share, or set rule to lambda_min or lambda_1se.</source>
        <translation>Es gibt keine Validierungszeilen, um λ zu wählen; geben Sie einen Validierungsanteil an, oder setzen Sie rule auf lambda_min oder lambda_1se.</translation>
    </message>
    <message>
        <source>set fewer criterion_features</source>
        <translation>setzen Sie criterion_features kleiner</translation>
    </message>
    <message>
        <source>The truth is known: {} found, {} missed, {} false.</source>
        <translation>Die Wahrheit ist bekannt: {} gefunden, {} übersehen, {} falsch.</translation>
    </message>
    <message>
        <source>The truth is known: {} of the {} true variables are among the {} most relevant.</source>
        <translation>Die Wahrheit ist bekannt: {} der {} wahren Variablen sind unter den {} relevantesten.</translation>
    </message>
    <message>
        <source>The truth is known: the true variable is the most relevant.</source>
        <translation>Die Wahrheit ist bekannt: Die wahre Variable ist die relevanteste.</translation>
    </message>
    <message>
        <source>The truth is known: the true variable is not the most relevant.</source>
        <translation>Die Wahrheit ist bekannt: Die wahre Variable ist nicht die relevanteste.</translation>
    </message>
    <message>
        <source>Sobol indices of {} features and {} columns would take hours: train with fewer of them.</source>
        <translation>Sobol-Indizes von {} Merkmalen und {} Spalten dauerten Stunden: Trainieren Sie mit weniger davon.</translation>
    </message>
    <message>
        <source>The model has learned from these rows.</source>
        <translation>Das Modell hat aus diesen Zeilen gelernt.</translation>
    </message>
    <message>
        <source>The hollow bars are {} over {}, scaled to their own largest: {}.</source>
        <translation>Die hohlen Balken: {}, über {}, auf ihren eigenen größten skaliert: {}.</translation>
    </message>
    <message>
        <source>Frequencies are drawn from a normal law of variance 2γ, which is the kernel exp(−γ ‖x − x′‖²); 0: 1, 4 or 16 over the number of encoded columns, by cross-validation on up to 1,000 training rows.</source>
        <translation>Frequenzen werden aus einer Normalverteilung der Varianz 2γ gezogen, das ist der Kern exp(−γ ‖x − x′‖²); 0: 1, 4 oder 16 durch die Zahl der kodierten Spalten, durch Kreuzvalidierung auf bis zu 1.000 Trainingszeilen.</translation>
    </message>
    <message>
        <source>Weight of the squared norm of a frequency beside the loss of its weak learner; larger gives smoother models. Where γ is chosen from the data, it is divided by γ times the number of encoded columns, so that it weighs narrow and wide kernels alike.</source>
        <translation>Gewicht der quadrierten Norm einer Frequenz neben dem Verlust ihres schwachen Lerners; größere Werte geben glattere Modelle. Wo γ aus den Daten gewählt wird, wird es durch γ mal die Zahl der kodierten Spalten geteilt, damit es schmale und breite Kerne gleich gewichtet.</translation>
    </message>
    <message>
        <source>loss on the training rows</source>
        <translation>Verlust auf den Trainingszeilen</translation>
    </message>
    <message>
        <source>Cross-validation, {} of {} kernel widths</source>
        <translation>Kreuzvalidierung, {} von {} Kernbreiten</translation>
    </message>
    <message>
        <source>A support vector machine on {} training rows of {} encoded columns</source>
        <translation>Eine Stützvektormaschine auf {} Trainingszeilen mit {} kodierten Spalten</translation>
    </message>
    <message>
        <source>The path of {} encoded columns and {} training rows with {} folds</source>
        <translation>Der Pfad von {} kodierten Spalten und {} Trainingszeilen mit {} Teilen</translation>
    </message>
    <message>
        <source>A fit on {} training rows of {} encoded columns</source>
        <translation>Eine Anpassung auf {} Trainingszeilen mit {} kodierten Spalten</translation>
    </message>
    <message>
        <source>leave columns out or train on fewer rows</source>
        <translation>Spalten weglassen oder auf weniger Zeilen trainieren</translation>
    </message>
    <message>
        <source>set fewer folds or ignore some columns</source>
        <translation>weniger Teile einstellen oder einige Spalten ignorieren</translation>
    </message>
    <message>
        <source>raise alpha or set fewer folds</source>
        <translation>alpha erhöhen oder weniger Teile einstellen</translation>
    </message>
    <message>
        <source>choose rff or nystroem</source>
        <translation>rff oder nystroem wählen</translation>
    </message>
    <message>
        <source>choose hsic or ccm</source>
        <translation>hsic oder ccm wählen</translation>
    </message>
    <message>
        <source>Also score models on the first 1, 2, 3 … variables: on the validation rows, or without enough of them over five folds of rows that the ranking has seen, which makes them look too good.</source>
        <translation>Auch Modelle auf den ersten 1, 2, 3 … Variablen bewerten: auf den Validierungszeilen, oder ohne genügend davon über fünf Teile von Zeilen, die die Rangfolge schon kennt, was zu gute Werte gibt.</translation>
    </message>
    <message>
        <source>Parts of the training rows for cross-validation: each is predicted by a path fitted on the others. At most one a row.</source>
        <translation>Teile der Trainingszeilen für die Kreuzvalidierung: Jeder wird durch einen Pfad vorhergesagt, der auf den anderen angepasst ist. Höchstens einer je Zeile.</translation>
    </message>
    <message>
        <source>Loss (lower is better)</source>
        <translation>Verlust (kleiner ist besser)</translation>
    </message>
    <message>
        <source>loss of the first m</source>
        <translation>Verlust der ersten m</translation>
    </message>
    <message>
        <source>the lowest {} on {}</source>
        <translation>kleinster Wert ({}) auf {}</translation>
    </message>
    <message>
        <source>over 5 folds of rows that the ranking has seen: too good, with many columns much too good</source>
        <translation>über 5 Teile von Zeilen, die die Rangfolge schon kennt: zu gut, bei vielen Spalten viel zu gut</translation>
    </message>
    <message>
        <source>over validation rows and 5 folds of rows that the ranking has seen: too good, with many columns much too good</source>
        <translation>über Validierungszeilen und 5 Teile von Zeilen, die die Rangfolge schon kennt: zu gut, bei vielen Spalten viel zu gut</translation>
    </message>
    <message>
        <source>Absolute residuals round by round</source>
        <translation>Absolute Residuen Runde für Runde</translation>
    </message>
    <message>
        <source>Absolute residuals {}</source>
        <translation>Absolute Residuen {}</translation>
    </message>
    <message>
        <source>{} to {} {}</source>
        <translation>{} bis {} {}</translation>
    </message>
    <message>
        <source>kept: λ number {}</source>
        <translation>behalten: λ Nummer {}</translation>
    </message>
    <message>
        <source>kept: {} {}</source>
        <translation>behalten: {} {}</translation>
    </message>
    <message>
        <source>{} solved, from the largest; lower is better.</source>
        <translation>{} gelöst, vom größten an; geringer ist besser.</translation>
    </message>
    <message>
        <source>Loss against the number of variables</source>
        <translation>Verlust gegen die Zahl der Variablen</translation>
    </message>
    <message>
        <source>training row</source>
        <translation>Trainingszeile</translation>
    </message>
    <message>
        <source>validation row</source>
        <translation>Validierungszeile</translation>
    </message>
    <message>
        <source>test row</source>
        <translation>Testzeile</translation>
    </message>
    <message>
        <source>row of the changed table</source>
        <translation>Zeile der geänderten Tabelle</translation>
    </message>
    <message>
        <source>being the first</source>
        <translation>der erste Platz</translation>
    </message>
    <message>
        <source>The first is kept</source>
        <translation>Die erste bleibt</translation>
    </message>
    <message>
        <source>Column {} has fewer than ten rows a level: models fit such a category by chance, and it looks more relevant than it is; join its levels or ignore it.</source>
        <translation>Spalte {} hat weniger als zehn Zeilen je Stufe: Modelle passen sich einer solchen Kategorie zufällig an, und sie erscheint relevanter, als sie ist; Stufen zusammenfassen oder die Spalte ignorieren.</translation>
    </message>
    <message>
        <source>Columns {} have fewer than ten rows a level: models fit such categories by chance, and they look more relevant than they are; join their levels or ignore them.</source>
        <translation>Die Spalten {} haben weniger als zehn Zeilen je Stufe: Modelle passen sich solchen Kategorien zufällig an, und sie erscheinen relevanter, als sie sind; Stufen zusammenfassen oder die Spalten ignorieren.</translation>
    </message>
    <message>
        <source>The lines are of different losses ({}): compare their shapes, not their heights.</source>
        <translation>Die Linien zeigen verschiedene Verluste ({}): Vergleichbar ist ihre Form, nicht ihre Höhe.</translation>
    </message>
    <message>
        <source>calibrated validation loss</source>
        <translation>kalibrierter Validierungsverlust</translation>
    </message>
    <message>
        <source>1 variable left</source>
        <translation>1 Variable übrig</translation>
    </message>
    <message>
        <source>1 round with {}</source>
        <translation>1 Runde mit {}</translation>
    </message>
    <message>
        <source>{} of 1 variable are kept</source>
        <translation>{} von 1 Variable werden behalten</translation>
    </message>
    <message>
        <source>1 of 1 variable is kept</source>
        <translation>1 von 1 Variable wird behalten</translation>
    </message>
    <message>
        <source>1 of {} variables is kept</source>
        <translation>1 von {} Variablen wird behalten</translation>
    </message>
    <message>
        <source>1 of {} λ was tried</source>
        <translation>1 von {} λ wurde versucht</translation>
    </message>
    <message>
        <source>1 λ is solved</source>
        <translation>1 λ ist gelöst</translation>
    </message>
    <message>
        <source>1 model was compared</source>
        <translation>1 Modell wurde verglichen</translation>
    </message>
    <message>
        <source>The only penalty is done</source>
        <translation>Die einzige Strafe ist fertig</translation>
    </message>
    <message>
        <source>{} cannot do {}; choose another method, such as {}, or regression as the task, since the classes of &quot;{}&quot; are numbers.</source>
        <translation>{} kann keine {}; eine andere Methode wählen, etwa {}, oder Regression als Aufgabe, da die Klassen von „{}“ Zahlen sind.</translation>
    </message>
    <message>
        <source>{} cannot do {}; choose another method, such as {}.</source>
        <translation>{} kann keine {}; eine andere Methode wählen, etwa {}.</translation>
    </message>
    <message>
        <source>None of the selected rows is here: this view shows {}.</source>
        <translation>Keine der ausgewählten Zeilen ist hier: Diese Ansicht zeigt {}.</translation>
    </message>
    <message>
        <source>Loss ({}; lower is better)</source>
        <translation>Verlust ({}; kleiner ist besser)</translation>
    </message>
    <message>
        <source>Score ({}; larger is better)</source>
        <translation>Güte ({}; größer ist besser)</translation>
    </message>
    <message>
        <source>Step ({} or {})</source>
        <translation>Schritt ({} oder {})</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>share of the runs that keep the variable</source>
        <translation>Anteil der Läufe, die die Variable behalten</translation>
    </message>
    <message>
        <source>share of the runs with the variable among the first {}</source>
        <translation>Anteil der Läufe mit der Variable unter den ersten {}</translation>
    </message>
    <message>
        <source>1 run that differs in nothing but the seed</source>
        <translation>1 Lauf, der sich nur im Startwert unterscheidet</translation>
    </message>
    <message>
        <source>{} runs that differ in nothing but the seed</source>
        <translation>{} Läufe, die sich nur im Startwert unterscheiden</translation>
    </message>
    <message>
        <source>Share that keeps the variable, of {}; whiskers: 95 % interval of the share (Wilson).</source>
        <translation>Anteil, der die Variable behält; gezählt: {}; Fehlerbalken: 95-%-Intervall des Anteils (Wilson).</translation>
    </message>
    <message>
        <source>Share that has the variable among the first {}, of {}; whiskers: 95 % interval of the share (Wilson).</source>
        <translation>Anteil mit der Variable unter den ersten {}; gezählt: {}; Fehlerbalken: 95-%-Intervall des Anteils (Wilson).</translation>
    </message>
    <message>
        <source>Mean over {}; whiskers: one standard deviation;</source>
        <translation>Mittel über {}; Fehlerbalken: eine Standardabweichung;</translation>
    </message>
    <message>
        <source>Selected over seeds</source>
        <translation>Gewählt über Startwerte</translation>
    </message>
    <message>
        <source>Ranks over seeds</source>
        <translation>Ränge über Startwerte</translation>
    </message>
    <message>
        <source>Relevance in the course of the runs</source>
        <translation>Relevanz im Verlauf der Läufe</translation>
    </message>
    <message>
        <source>The runs have no course in common.</source>
        <translation>Die Läufe haben keinen gemeinsamen Verlauf.</translation>
    </message>
    <message>
        <source>found in {} of {}</source>
        <translation>gefunden in {} von {}</translation>
    </message>
    <message>
        <source>missed in {} of {}</source>
        <translation>übersehen in {} von {}</translation>
    </message>
    <message>
        <source>false in {} of {}</source>
        <translation>falsch in {} von {}</translation>
    </message>
    <message>
        <source>The truth is known: on average over the runs {:.1f} found, {:.1f} missed, {:.1f} false.</source>
        <translation>Die Wahrheit ist bekannt: im Mittel über die Läufe {:.1f} gefunden, {:.1f} übersehen, {:.1f} falsch.</translation>
    </message>
    <message>
        <source>The truth is known: on average {:.1f} of the {} true variables are among a run&apos;s first {}.</source>
        <translation>Die Wahrheit ist bekannt: Im Mittel sind {:.1f} der {} wahren Variablen unter den ersten {} eines Laufs.</translation>
    </message>
    <message>
        <source>Below it, each scaled to its own largest: {}.</source>
        <translation>Darunter, jeweils auf den eigenen größten Wert skaliert: {}.</translation>
    </message>
    <message>
        <source>The model has learned from the rows of {}.</source>
        <translation>Das Modell hat aus den Zeilen gelernt, über die dies genommen ist: {}.</translation>
    </message>
    <message>
        <source>{} over {}</source>
        <translation>{} über {}</translation>
    </message>
    <message>
        <source>Choose two different variables for the two axes.</source>
        <translation>Zwei verschiedene Variablen für die beiden Achsen wählen.</translation>
    </message>
    <message>
        <source>Single runs are {}: a difference from or to them has the spread of the other side alone.</source>
        <translation>Einzelne Läufe sind {}: ein Unterschied zu ihnen hat nur die Streuung der anderen Seite.</translation>
    </message>
    <message>
        <source>Not all models have learned from the same rows: from training and validation rows {}, the others from training rows alone.</source>
        <translation>Nicht alle Modelle haben aus denselben Zeilen gelernt: aus Trainings- und Validierungszeilen {}, die anderen nur aus Trainingszeilen.</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>Their steps differ ({}), so that lengths do not compare.</source>
        <translation>Ihre Schritte sind verschieden ({}), sodass Längen nicht vergleichbar sind.</translation>
    </message>
    <message>
        <source>{} λ values</source>
        <translation>{} λ-Werte</translation>
    </message>
    <message>
        <source>rows of the bin</source>
        <translation>Zeilen des Abschnitts</translation>
    </message>
    <message>
        <source>Hollow: bins of fewer than {} rows, which say little.</source>
        <translation>Hohl: Abschnitte mit weniger als {} Zeilen, die wenig besagen.</translation>
    </message>
    <message>
        <source>λ values</source>
        <translation>λ-Werte</translation>
    </message>
    <message>
        <source>few rows</source>
        <translation>wenige Zeilen</translation>
    </message>
    <message>
        <source>growth of the cross-entropy when the column is shuffled, mean of {} shuffles</source>
        <translation>Anstieg der Kreuzentropie, wenn die Spalte gemischt wird, Mittel aus {} Mischungen</translation>
    </message>
    <message>
        <source>1 row has no known level on an axis and is not shown.</source>
        <translation>1 Zeile hat keine bekannte Stufe auf einer Achse und ist nicht gezeigt.</translation>
    </message>
    <message>
        <source>{} rows have no known level on an axis and are not shown.</source>
        <translation>{} Zeilen haben keine bekannte Stufe auf einer Achse und sind nicht gezeigt.</translation>
    </message>
    <message>
        <source>stopped before</source>
        <translation>vorher gestoppt</translation>
    </message>
    <message>
        <source>there is no model yet but a constant</source>
        <translation>es gibt noch kein Modell außer einer Konstanten</translation>
    </message>
    <message>
        <source>The what-if row lies beyond the axis.</source>
        <translation>Die Was-wäre-wenn-Zeile liegt jenseits der Achse.</translation>
    </message>
    <message>
        <source>Dashed: the what-if row.</source>
        <translation>Gestrichelt: die Was-wäre-wenn-Zeile.</translation>
    </message>
    <message>
        <source>Runs of one mean share the length of the longest.</source>
        <translation>Läufe eines Mittels gelten als so lang wie der längste von ihnen.</translation>
    </message>
    <message>
        <source>Share of the run (%)</source>
        <translation>Anteil am Lauf (%)</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>training rows, as there are no validation rows</source>
        <translation>Trainingszeilen, da es keine Validierungszeilen gibt</translation>
    </message>
    <message>
        <source>kept mark</source>
        <translation>Marke: behalten</translation>
    </message>
    <message>
        <source>change mark</source>
        <translation>Marke: geändert</translation>
    </message>
    <message>
        <source>their strong scores may lie where hardly any rows are</source>
        <translation>ihre starken Werte können dort liegen, wo kaum Zeilen sind</translation>
    </message>
    <message>
        <source>It has a single cosine: all landmarks on a stripe are as good, and what the round learns is a shift.</source>
        <translation>Sie hat einen einzigen Kosinus: Alle Landmarken auf einem Streifen sind gleich gut, und die Runde lernt eine Verschiebung.</translation>
    </message>
    <message>
        <source>The whole width is the whole run, of {} to {} {}.</source>
        <translation>Die ganze Breite ist der ganze Lauf: {} bis {} {}.</translation>
    </message>
    <message>
        <source>The whole width is the whole run, of {} {}.</source>
        <translation>Die ganze Breite ist der ganze Lauf: {} {}.</translation>
    </message>
    <message>
        <source>{} {} to {}</source>
        <translation>{} {} bis {}</translation>
    </message>
    <message>
        <source>{}: only {}, not drawn</source>
        <translation>{}: nur {}, nicht gezeichnet</translation>
    </message>
    <message>
        <source>Just now {} logs nothing that is drawn: {}.</source>
        <translation>Gerade schreibt {} nichts auf, was gezeichnet wird: {}.</translation>
    </message>
    <message>
        <source>{} logs no loss yet: {}.</source>
        <translation>{} meldet noch keinen Verlust: {}.</translation>
    </message>
    <message>
        <source>lowest mark</source>
        <translation>Marke: geringster</translation>
    </message>
    <message>
        <source>sparsest mark</source>
        <translation>Marke: sparsamster</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Stronger colour where the class is surer; a marker has the colour and shape of its row&apos;s own class.</source>
        <translation>Kräftigere Farbe, wo die Klasse sicherer ist; ein Zeichen hat Farbe und Form der eigenen Klasse seiner Zeile.</translation>
    </message>
    <message>
        <source>Colour is the prediction; a dot has the colour of its row&apos;s target.</source>
        <translation>Die Farbe ist die Vorhersage; ein Punkt trägt die Farbe des Zielwerts seiner Zeile.</translation>
    </message>
    <message>
        <source>For a run under way it is what has come so far.</source>
        <translation>Bei einem Lauf, der noch lernt, ist es das bisher Gekommene.</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} bis {}</translation>
    </message>
    <message>
        <source>no relevance</source>
        <translation>ohne Relevanz</translation>
    </message>
    <message>
        <source>Below each number its difference from {}, the baseline.</source>
        <translation>Unter jeder Zahl steht ihr Unterschied zu {}, dem Bezugslauf.</translation>
    </message>
    <message>
        <source>Tinted in a row: the best, and what differs from it by no more than the spread of the difference.</source>
        <translation>Getönt in einer Zeile: die beste Zahl und jede, die von ihr um nicht mehr als die Streuung des Unterschieds abweicht.</translation>
    </message>
    <message>
        <source>The best of a row is tinted.</source>
        <translation>Die beste Zahl einer Zeile ist getönt.</translation>
    </message>
    <message>
        <source>Runs with another loss</source>
        <translation>Läufe mit anderem Verlust</translation>
    </message>
    <message>
        <source>Not all are measured on the same rows (split or seeds differ), so none is tinted as the best.</source>
        <translation>Nicht alle sind auf denselben Zeilen gemessen (Aufteilung oder Startwerte unterscheiden sich), daher ist keine Zahl als beste getönt.</translation>
    </message>
    <message>
        <source>Coloured by {}.</source>
        <translation>Gefärbt nach {}.</translation>
    </message>
    <message>
        <source>{} has another loss ({}): tick Runs with another loss under Series to draw it.</source>
        <translation>{} hat einen anderen Verlust ({}): unter Reihen „Läufe mit anderem Verlust“ ankreuzen, um ihn zu zeichnen.</translation>
    </message>
    <message>
        <source>{} have other losses ({}): tick Runs with another loss under Series to draw them.</source>
        <translation>{} haben andere Verluste ({}): unter Reihen „Läufe mit anderem Verlust“ ankreuzen, um sie zu zeichnen.</translation>
    </message>
    <message>
        <source>Area under this curve: {:.3f}; mean of the areas of each class&apos;s own curve: {:.3f}.</source>
        <translation>Fläche unter dieser Kurve: {:.3f}; Mittel der Flächen unter den Kurven der einzelnen Klassen: {:.3f}.</translation>
    </message>
    <message>
        <source>{} are dots.</source>
        <translation>{} sind Punkte.</translation>
    </message>
    <message>
        <source>Of the {} others one in {} is drawn.</source>
        <translation>Von den {} übrigen ist eine von {} gezeichnet.</translation>
    </message>
    <message>
        <source>1 of {} lines lies on another one.</source>
        <translation>1 von {} Linien liegt auf einer anderen.</translation>
    </message>
    <message>
        <source>{} of {} lines lie on another one.</source>
        <translation>{} von {} Linien liegen auf einer anderen.</translation>
    </message>
    <message>
        <source>mean {}, population standard deviation {}, minimum {}, median {}, maximum {}.</source>
        <translation>Mittelwert {}, Standardabweichung (durch n geteilt) {}, Minimum {}, Median {}, Maximum {}.</translation>
    </message>
    <message>
        <source>{}, ± one standard error</source>
        <translation>{}, ± ein Standardfehler</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>The model is still a constant.</source>
        <translation>Das Modell ist noch eine Konstante.</translation>
    </message>
    <message>
        <source>The run has solved several; this one is its λ {} to {}.</source>
        <translation>Der Lauf hat mehrere gelöst; dieser umfasst seine λ {} bis {}.</translation>
    </message>
    <message>
        <source>The path kept is numbers {} to {}.</source>
        <translation>Der behaltene Pfad hat die Nummern {} bis {}.</translation>
    </message>
    <message>
        <source>The view Relevance measures the model kept otherwise: {}.</source>
        <translation>Die Ansicht Relevanz misst das behaltene Modell anders: {}.</translation>
    </message>
    <message>
        <source>Lines are broken where another fit begins.</source>
        <translation>Linien sind unterbrochen, wo eine weitere Anpassung beginnt.</translation>
    </message>
    <message>
        <source>The first {} of {} logged only the {}, by which an earlier stage chooses, which is not drawn.</source>
        <translation>Die ersten {} von {} nannten nur {}, wonach eine frühere Stufe wählt; gezeichnet ist es nicht.</translation>
    </message>
    <message>
        <source>training rows, as the model has learned from the validation rows too</source>
        <translation>Trainingszeilen, da das Modell auch aus den Validierungszeilen gelernt hat</translation>
    </message>
    <message>
        <source>Automatic takes the small-sample recipe below 3,000 rows, or below 300 rows besides the largest class, and the standard one above; thorough averages several models.</source>
        <translation>Automatisch nimmt unter 3.000 Zeilen oder unter 300 Zeilen außerhalb der größten Klasse das Verfahren für kleine Stichproben und darüber das übliche; gründlich mittelt mehrere Modelle.</translation>
    </message>
    <message>
        <source>{:.0f} MB</source>
        <translation>{:.0f} MB</translation>
    </message>
    <message>
        <source>{:.1f} GB</source>
        <translation>{:.1f} GB</translation>
    </message>
    <message>
        <source>{} is read-only and was not changed. Choose another name, or make it writable.</source>
        <translation>{} ist schreibgeschützt und wurde nicht geändert. Einen anderen Namen wählen oder den Schreibschutz aufheben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;</source>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>did you mean &quot;{}&quot;?</source>
        <translation>ist „{}“ gemeint?</translation>
    </message>
    <message>
        <source>`{}` lists them.</source>
        <translation>`{}` listet sie auf.</translation>
    </message>
    <message>
        <source>Lines between the names and the first row skipped: {}.</source>
        <translation>Zeilen zwischen den Namen und der ersten Datenzeile übersprungen: {}.</translation>
    </message>
    <message>
        <source>The row in line {} repeats the header and was left out.</source>
        <translation>Die Datenzeile in Zeile {} wiederholt die Kopfzeile und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>{} rows repeat the header and were left out; the first is in line {}.</source>
        <translation>{} Datenzeilen wiederholen die Kopfzeile und wurden ausgelassen; die erste steht in Zeile {}.</translation>
    </message>
    <message>
        <source>The row in line {} holds the sums of the rows above and was left out.</source>
        <translation>Die Datenzeile in Zeile {} enthält die Summen der Zeilen darüber und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The last row, in line {}, is named like a total; if it is one, leave it out with --footer 1.</source>
        <translation>Die letzte Datenzeile, in Zeile {}, heißt wie eine Summe; ist sie eine, mit --footer 1 auslassen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; read as text, because its numbers look like codes, with zeros in front or an E between digits; if they are quantities, read it as numbers.</source>
        <translation>Spalte „{}“ als Text gelesen, weil ihre Zahlen wie Kennungen aussehen, mit führenden Nullen oder einem E zwischen Ziffern; sind es Größen, als Zahlen lesen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds whole numbers with zeros in front, which are lost; if they are codes, read it as a category.</source>
        <translation>Spalte „{}“ enthält ganze Zahlen mit führenden Nullen, die verloren gehen; sind es Kennungen, als Kategorie lesen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of its cells only say that a value lies beyond a limit, such as &quot;{}&quot;; the limit was taken.</source>
        <translation>Spalte „{}“: {} ihrer Zellen sagen nur, dass ein Wert jenseits einer Grenze liegt, etwa „{}“; die Grenze wurde genommen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of its cells have a flag, such as &quot;{}&quot;; the number was taken without it.</source>
        <translation>Spalte „{}“: {} ihrer Zellen tragen einen Zusatz, etwa „{}“; die Zahl wurde ohne ihn genommen.</translation>
    </message>
    <message>
        <source>The text is not in UTF-8 and was read as {}, which its words suggest; if letters are wrong, name the encoding with --encoding.</source>
        <translation>Der Text ist nicht in UTF-8 und wurde als {} gelesen, wofür seine Wörter sprechen; sind Buchstaben falsch, die Kodierung mit --encoding angeben.</translation>
    </message>
    <message>
        <source>its columns are {}.</source>
        <translation>die Spalten sind {}.</translation>
    </message>
    <message>
        <source>Column {} is constant and carries no information.</source>
        <translation>Spalte {} ist konstant und enthält keine Information.</translation>
    </message>
    <message>
        <source>Columns {} are constant and carry no information.</source>
        <translation>Die Spalten {} sind konstant und enthalten keine Information.</translation>
    </message>
    <message>
        <source>Column {} is empty and carries no information.</source>
        <translation>Spalte {} ist leer und enthält keine Information.</translation>
    </message>
    <message>
        <source>Columns {} are empty and carry no information.</source>
        <translation>Die Spalten {} sind leer und enthalten keine Information.</translation>
    </message>
    <message>
        <source>Columns &quot;{}&quot; and &quot;{}&quot; hold the same values; ignore all but one.</source>
        <translation>Die Spalten „{}“ und „{}“ haben dieselben Werte; alle bis auf eine nicht verwenden.</translation>
    </message>
    <message>
        <source>{} more group of columns holds the same values.</source>
        <translation>{} weitere Gruppe von Spalten hat dieselben Werte.</translation>
    </message>
    <message>
        <source>Multiples of the columns {} add up to the target &quot;{}&quot; and may give it away: ignore one of them, unless all will be known where &quot;{}&quot; is to be predicted.</source>
        <translation>Vielfache der Spalten {} ergeben zusammen das Ziel „{}“ und verraten es vielleicht: eine davon nicht verwenden, außer alle sind auch dort bekannt, wo „{}“ vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} holds text ({}), but numbers are needed there; correct those cells or leave them empty.</source>
        <translation>Spalte „{}“ von {} enthält Text ({}), dort sind aber Zahlen nötig; diese Zellen berichtigen oder leer lassen.</translation>
    </message>
    <message>
        <source>{} lacks the feature column {}; add it to the file.</source>
        <translation>{} fehlt die Merkmalsspalte {}; sie der Datei hinzufügen.</translation>
    </message>
    <message>
        <source>{} lacks the feature columns {}; add them to the file.</source>
        <translation>{} fehlen die Merkmalsspalten {}; sie der Datei hinzufügen.</translation>
    </message>
    <message>
        <source>{} has no column &quot;{}&quot; to use as {}; {}</source>
        <translation>{} hat keine Spalte „{}“ zur Verwendung als {}; {}</translation>
    </message>
    <message>
        <source>Column {}</source>
        <translation>Spalte {}</translation>
    </message>
    <message>
        <source>Columns {}</source>
        <translation>Spalten {}</translation>
    </message>
    <message>
        <source>{} not used: free text.</source>
        <translation>{} nicht verwendet: freier Text.</translation>
    </message>
    <message>
        <source>{} not used: numbers that are read as text; the notes on the file say what to change in it.</source>
        <translation>{} nicht verwendet: Zahlen, die als Text gelesen werden; die Hinweise zur Datei sagen, was in ihr zu ändern ist.</translation>
    </message>
    <message>
        <source>{} not used: no value in the training rows.</source>
        <translation>{} nicht verwendet: kein Wert in den Trainingszeilen.</translation>
    </message>
    <message>
        <source>{} constant in the training rows: no effect on the model.</source>
        <translation>{} in den Trainingszeilen konstant: ohne Wirkung auf das Modell.</translation>
    </message>
    <message>
        <source>{} with a few values so extreme that all others become nearly equal once scaled; correct or empty those cells.</source>
        <translation>{} mit wenigen Werten so extrem, dass alle anderen nach der Skalierung fast gleich sind; diese Zellen berichtigen oder leeren.</translation>
    </message>
    <message>
        <source>{:g}</source>
        <translation>{:g}</translation>
    </message>
    <message>
        <source>the mean over the levels</source>
        <translation>das Mittel über die Stufen</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} filled with the training median {:g} and marked as missing.</source>
        <translation>Spalte „{}“: {} mit dem Trainingsmedian {:g} gefüllt und als fehlend gekennzeichnet.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} filled with the training median {:g}.</source>
        <translation>Spalte „{}“: {} mit dem Trainingsmedian {:g} gefüllt.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {}; the model&apos;s mean over the levels, by their shares in training, is used there.</source>
        <translation>Spalte „{}“: {}; dort wird das Mittel des Modells über die Stufen verwendet, nach deren Anteilen im Training.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} put {} by their shares in training.</source>
        <translation>Spalte „{}“: {} {} gesetzt, nach deren Anteilen im Training.</translation>
    </message>
    <message>
        <source>{} more cell of {} other column is missing or not seen in training, and filled: {}.</source>
        <translation>{} weitere Zelle in {} anderen Spalte fehlt oder kam im Training nicht vor und wurde gefüllt: {}.</translation>
    </message>
    <message>
        <source>{} more cells of {} other column are missing or not seen in training, and filled: {}.</source>
        <translation>{} weitere Zellen in {} anderen Spalte fehlen oder kamen im Training nicht vor und wurden gefüllt: {}.</translation>
    </message>
    <message>
        <source>{} more cells of {} other columns are missing or not seen in training, and filled: {}.</source>
        <translation>{} weitere Zellen in {} anderen Spalten fehlen oder kamen im Training nicht vor und wurden gefüllt: {}.</translation>
    </message>
    <message>
        <source>{} more than a million training standard deviations from the mean; moved to that distance.</source>
        <translation>{} mehr als eine Million Standardabweichungen des Trainings vom Mittelwert entfernt; auf diesen Abstand gesetzt.</translation>
    </message>
    <message>
        <source>Column {} numbers the rows without a gap: ignore it, unless its order has a meaning, such as time.</source>
        <translation>Spalte {} nummeriert die Zeilen lückenlos: nicht verwenden, außer ihre Reihenfolge hat eine Bedeutung, etwa die Zeit.</translation>
    </message>
    <message>
        <source>Columns {} number the rows without a gap: ignore them, unless their order has a meaning, such as time.</source>
        <translation>Spalten {} nummerieren die Zeilen lückenlos: ignorieren, außer ihre Reihenfolge hat eine Bedeutung, etwa die Zeit.</translation>
    </message>
    <message>
        <source>Column {} has a unique value in every row, like an ID, and does not generalise to new rows: ignore it.</source>
        <translation>Spalte {} hat in jeder Zeile einen anderen Wert, wie eine ID, und lässt sich nicht auf neue Zeilen verallgemeinern: ignorieren.</translation>
    </message>
    <message>
        <source>Columns {} have a unique value in every row, like an ID, and do not generalise to new rows: ignore them.</source>
        <translation>Spalten {} haben in jeder Zeile einen anderen Wert, wie eine ID, und lassen sich nicht auf neue Zeilen verallgemeinern: ignorieren.</translation>
    </message>
    <message>
        <source>Column &quot;{0}&quot; is an exact linear copy of the target &quot;{1}&quot; and gives it away: ignore it, unless it will be known where &quot;{1}&quot; is to be predicted.</source>
        <translation>Spalte „{0}“ ist eine exakte lineare Kopie des Ziels „{1}“ und verrät es: ignorieren, außer sie ist auch dort bekannt, wo „{1}“ vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>Column &quot;{0}&quot; matches the target &quot;{1}&quot; value by value and gives it away: ignore it, unless it will be known where &quot;{1}&quot; is to be predicted.</source>
        <translation>Spalte „{0}“ entspricht Wert für Wert dem Ziel „{1}“ und verrät es: ignorieren, außer sie ist auch dort bekannt, wo „{1}“ vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>Column &quot;{0}&quot; has one value of the target &quot;{1}&quot; at each of its levels and gives it away: ignore it, unless it will be known where &quot;{1}&quot; is to be predicted.</source>
        <translation>Spalte „{0}“ hat auf jeder ihrer Stufen nur einen Wert des Ziels „{1}“ und verrät es: ignorieren, außer sie ist auch dort bekannt, wo „{1}“ vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} varies by only {:g}, too little for squared errors; rescale the column.</source>
        <translation>Das Ziel „{}“ von {} schwankt nur um {:g}, zu wenig für quadrierte Fehler; die Spalte umskalieren.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} holds {:g}, too large for squared errors; correct that cell or rescale the column.</source>
        <translation>Das Ziel „{}“ von {} enthält {:g}, zu groß für quadrierte Fehler; diese Zelle berichtigen oder die Spalte umskalieren.</translation>
    </message>
    <message>
        <source>Only {} validation row: metrics on it are unreliable.</source>
        <translation>Nur {} Validierungszeile: Kennzahlen darauf sind unzuverlässig.</translation>
    </message>
    <message>
        <source>Only {} validation rows: metrics on them are unreliable.</source>
        <translation>Nur {} Validierungszeilen: Kennzahlen darauf sind unzuverlässig.</translation>
    </message>
    <message>
        <source>Only {} test row: metrics on it are unreliable.</source>
        <translation>Nur {} Testzeile: Kennzahlen darauf sind unzuverlässig.</translation>
    </message>
    <message>
        <source>Only {} test rows: metrics on them are unreliable.</source>
        <translation>Nur {} Testzeilen: Kennzahlen darauf sind unzuverlässig.</translation>
    </message>
    <message>
        <source>The rows of {} are the test rows, and &quot;{}&quot; splits {} too; choose one of the two.</source>
        <translation>Die Zeilen von {} sind die Testzeilen, und auch „{}“ teilt {} auf; eines von beiden wählen.</translation>
    </message>
    <message>
        <source>No test rows: the split assigns none, so the final error is not measured on new rows.</source>
        <translation>Keine Testzeilen: Die Aufteilung sieht keine vor, daher wird der endgültige Fehler nicht an neuen Zeilen gemessen.</translation>
    </message>
    <message>
        <source>Whether a number is missing is an input of its own, which is not counted.</source>
        <translation>Ob eine Zahl fehlt, ist eine eigene Eingabe, die nicht mitgezählt wird.</translation>
    </message>
    <message>
        <source>Rows that follow each other in &quot;{}&quot; have nearly the same target, so that test rows drawn at random are easy to predict from their neighbours; if later rows are to be predicted, split by time, in the order of that column.</source>
        <translation>Zeilen, die in „{}“ aufeinander folgen, haben fast das gleiche Ziel, sodass zufällig gezogene Testzeilen leicht aus ihren Nachbarn vorherzusagen sind; sollen spätere Zeilen vorhergesagt werden, nach der Zeit aufteilen, in der Reihenfolge dieser Spalte.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of {} rows outside the training range of {:g} to {:g}, the farthest at {:g}; what is predicted there is not learned from such rows. Check that the unit is the same.</source>
        <translation>Spalte „{}“: {} von {} Zeilen außerhalb des Trainingsbereichs von {:g} bis {:g}, die fernste bei {:g}; was dort vorhergesagt wird, ist nicht aus solchen Zeilen gelernt. Prüfen, ob die Einheit dieselbe ist.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of {} test rows outside the training range of {:g} to {:g}, the farthest at {:g}; what is predicted there is not learned from such rows. Check that the unit is the same.</source>
        <translation>Spalte „{}“: {} von {} Testzeilen außerhalb des Trainingsbereichs von {:g} bis {:g}, die fernste bei {:g}; was dort vorhergesagt wird, ist nicht aus solchen Zeilen gelernt. Prüfen, ob die Einheit dieselbe ist.</translation>
    </message>
    <message>
        <source>Other columns with rows outside the training range: {}.</source>
        <translation>Weitere Spalten mit Zeilen außerhalb des Trainingsbereichs: {}.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} differ only by capital letters or blanks and count as different levels; write them alike if they mean the same.</source>
        <translation>Spalte „{}“: {} unterscheiden sich nur durch Großschreibung oder Leerzeichen und zählen als verschiedene Stufen; gleich schreiben, wenn sie dasselbe bedeuten.</translation>
    </message>
    <message>
        <source>The split {}, {}, {} has a share that is not a positive number; give shares such as 0.8, 0.1, 0.1.</source>
        <translation>Die Aufteilung {}, {}, {} hat einen Anteil, der keine positive Zahl ist; Anteile wie 0.8, 0.1, 0.1 angeben.</translation>
    </message>
    <message>
        <source>Of {} {} rows {} of the class &quot;{}&quot;: {}.</source>
        <translation>Von {} Zeilen ({}) {} zur Klasse „{}“: {}.</translation>
    </message>
    <message>
        <source>only 1 is</source>
        <translation>gehört nur 1</translation>
    </message>
    <message>
        <source>only {} are</source>
        <translation>gehören nur {}</translation>
    </message>
    <message>
        <source>{} of {} rows repeat another one in every column that is used and in the target; keep one of each if they are no rows of their own.</source>
        <translation>{} von {} Zeilen wiederholen eine andere in jeder verwendeten Spalte und im Ziel; jeweils nur eine behalten, wenn es keine eigenen Zeilen sind.</translation>
    </message>
    <message>
        <source>{} of {} rows repeat another one in every column that is used and in the target, and {} of {} test rows have such a copy in training: the test error looks better than on fresh rows. Keep one of each, or split by groups, which keep copies in one part.</source>
        <translation>{} von {} Zeilen wiederholen eine andere in jeder verwendeten Spalte und im Ziel, und {} von {} Testzeilen haben eine solche Kopie im Training: Der Testfehler sieht besser aus als auf neuen Zeilen. Jeweils nur eine behalten oder nach Gruppen aufteilen, die Kopien in einem Teil lassen.</translation>
    </message>
    <message>
        <source>{} of {} test rows lie ten times closer to a training row than rows usually do and have nearly its target, as repeated measurements have: the test error looks better than on fresh rows. Give repetitions one value of a column and split by groups of that column.</source>
        <translation>{} von {} Testzeilen liegen zehnmal näher an einer Trainingszeile, als es Zeilen sonst tun, und haben fast deren Ziel, wie wiederholte Messungen: Der Testfehler sieht besser aus als auf neuen Zeilen. Wiederholungen in einer Spalte den gleichen Wert geben und nach den Gruppen dieser Spalte aufteilen.</translation>
    </message>
    <message>
        <source>what is learned of it can change much with the seed</source>
        <translation>was über sie gelernt wird, kann sich mit dem Startwert stark ändern</translation>
    </message>
    <message>
        <source>AUC and other metrics of these rows say little of it</source>
        <translation>AUC und andere Kennzahlen dieser Zeilen sagen wenig über sie</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>{} has no column &quot;{}&quot; to split by; {}</source>
        <translation>{} hat keine Spalte „{}“, nach der aufgeteilt werden kann; {}</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; has no value in {} of the rows; fill them, or remove these rows, to split by time.</source>
        <translation>Spalte „{}“ hat in {} der Zeilen keinen Wert; um nach der Zeit aufzuteilen, die Werte ergänzen oder diese Zeilen entfernen.</translation>
    </message>
    <message>
        <source>There are {} {} to split by, and {} parts need one each; choose another column, or fewer parts.</source>
        <translation>Zum Aufteilen gibt es {} {}, zu wenig für {} Teile; eine andere Spalte oder weniger Teile wählen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} holds &quot;{}&quot;, which names no part; write train, validation or test in every row.</source>
        <translation>Spalte „{}“ von {} enthält „{}“, das keinen Teil benennt; in jede Zeile train, validation oder test schreiben.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} leaves no rows for training; write train in some.</source>
        <translation>Spalte „{}“ von {} lässt keine Zeilen zum Training; in einige train schreiben.</translation>
    </message>
    <message>
        <source>{} training, {} validation and {} test rows</source>
        <translation>{} Trainings-, {} Validierungs- und {} Testzeilen</translation>
    </message>
    <message>
        <source>Split by column &quot;{}&quot;: {}.</source>
        <translation>Aufgeteilt nach Spalte „{}“: {}.</translation>
    </message>
    <message>
        <source>Split by the groups of &quot;{}&quot;: {} in training, {} in validation and {} in test, with {}.</source>
        <translation>Aufgeteilt nach den Gruppen von „{}“: {} im Training, {} in der Validierung und {} im Test, mit {}.</translation>
    </message>
    <message>
        <source>Split by time, in the order of &quot;{}&quot;: training ends at {}; {}.</source>
        <translation>Aufgeteilt nach der Zeit, in der Reihenfolge von „{}“: Das Training endet bei {}; {}.</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Zeitpunkte</translation>
    </message>
    <message>
        <source>All training rows have one value of &quot;{}&quot;: methods that choose by cross-validation deal them to their folds by chance, and what they choose by can look better than the error on the test rows.</source>
        <translation>Alle Trainingszeilen haben denselben Wert von „{}“: Methoden, die durch Kreuzvalidierung wählen, verteilen sie zufällig auf ihre Teile, und wonach sie wählen, kann besser aussehen als der Fehler auf den Testzeilen.</translation>
    </message>
    <message>
        <source>The training rows have {} {} of &quot;{}&quot;: cross-validation has at most {} folds.</source>
        <translation>Die Trainingszeilen haben {} {} von „{}“: Die Kreuzvalidierung hat höchstens {} Teile.</translation>
    </message>
    <message>
        <source>Methods that choose by cross-validation cut the training rows by &quot;{}&quot; into spans, and judge each span by what they learn from earlier and later ones: what they choose by can look better than the error on the test rows, which are all later.</source>
        <translation>Methoden, die durch Kreuzvalidierung wählen, zerschneiden die Trainingszeilen nach „{}“ in Abschnitte und beurteilen jeden mit dem, was sie aus früheren und späteren lernen: Wonach sie wählen, kann besser aussehen als der Fehler auf den Testzeilen, die alle später liegen.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; holds dates, each of which is learned as a class.</source>
        <translation>Das Ziel „{}“ enthält Datumsangaben, von denen jede als Klasse gelernt wird.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} holds dates, which are read as text; to predict them, add a column of numbers to the file, such as the days since the first date, or choose classification, where each date is a class.</source>
        <translation>Das Ziel „{}“ von {} enthält Datumsangaben, die als Text gelesen werden; um sie vorherzusagen, der Datei eine Zahlenspalte hinzufügen, etwa die Tage seit dem ersten Datum, oder Klassifikation wählen, bei der jedes Datum eine Klasse ist.</translation>
    </message>
    <message>
        <source>No target is chosen for {}; name the column to predict.</source>
        <translation>Für {} ist kein Ziel gewählt; die Spalte nennen, die vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>{} has no column &quot;{}&quot;; {}</source>
        <translation>{} hat keine Spalte „{}“; {}</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} holds text ({}), but numbers are to be predicted.</source>
        <translation>Das Ziel „{}“ von {} enthält Text ({}), aber es sollen Zahlen vorhergesagt werden.</translation>
    </message>
    <message>
        <source>{} of the target more than 10¹⁵ training standard deviations from the mean; moved to that distance.</source>
        <translation>{} des Ziels mehr als 10¹⁵ Standardabweichungen des Trainings vom Mittelwert entfernt; auf diesen Abstand gesetzt.</translation>
    </message>
    <message>
        <source>{} test row has a class that the learning rows lack: it counts as an error, with the probability 0 (in the log loss 0.000001).</source>
        <translation>{} Testzeile hat eine Klasse, die in den Lernzeilen fehlt: Sie zählt als Fehler, mit der Wahrscheinlichkeit 0 (im logarithmischen Verlust 0.000001).</translation>
    </message>
    <message>
        <source>{} test rows have a class that the learning rows lack: each counts as an error, with the probability 0 (in the log loss 0.000001).</source>
        <translation>{} Testzeilen haben eine Klasse, die in den Lernzeilen fehlt: Jede zählt als Fehler, mit der Wahrscheinlichkeit 0 (im logarithmischen Verlust 0.000001).</translation>
    </message>
    <message>
        <source>{}: a test share of {} of {} rows with a target leaves no row to learn from; give at most {}.</source>
        <translation>{}: Ein Testanteil von {} an {} Zeilen mit Ziel lässt keine Zeile zum Lernen; höchstens {} angeben.</translation>
    </message>
    <message>
        <source>{}: a test share of {} of {} rows with a target leaves one row to learn from; give at most {}.</source>
        <translation>{}: Ein Testanteil von {} an {} Zeilen mit Ziel lässt nur eine Zeile zum Lernen; höchstens {} angeben.</translation>
    </message>
    <message>
        <source>{}: {} row with a target is too few; at least four are needed.</source>
        <translation>{}: {} Zeile mit Ziel ist zu wenig; mindestens vier sind nötig.</translation>
    </message>
    <message>
        <source>{}: {} rows with a target are too few; at least four are needed.</source>
        <translation>{}: {} Zeilen mit Ziel sind zu wenig; mindestens vier sind nötig.</translation>
    </message>
    <message>
        <source>{}: {} rows with a target are too few for {} folds of two rows or more; give at most {} folds.</source>
        <translation>{}: {} Zeilen mit Ziel sind zu wenig für {} Teile von mindestens zwei Zeilen; höchstens {} Teile angeben.</translation>
    </message>
    <message>
        <source>{}: a test share of {} of {} rows with a target is no row; give at least {}.</source>
        <translation>{}: Ein Testanteil von {} an {} Zeilen mit Ziel ergibt keine Zeile; mindestens {} angeben.</translation>
    </message>
    <message>
        <source>{}: {} repeats in the order of &quot;{}&quot; would all test the same rows; give one.</source>
        <translation>{}: {} Wiederholungen in der Reihenfolge von „{}“ würden alle dieselben Zeilen testen; nur eine angeben.</translation>
    </message>
    <message>
        <source>{}: {} different values of &quot;{}&quot; are too few for this many parts; give fewer folds.</source>
        <translation>{}: {} verschiedene Werte von „{}“ sind zu wenig für so viele Teile; weniger Teile angeben.</translation>
    </message>
    <message>
        <source>Parts follow the order of &quot;{}&quot;: each is predicted from the rows before it.</source>
        <translation>Die Teile folgen der Reihenfolge von „{}“: Jeder wird aus den Zeilen vor ihm vorhergesagt.</translation>
    </message>
    <message>
        <source>Rows of one group of &quot;{}&quot; stay in one part.</source>
        <translation>Zeilen einer Gruppe von „{}“ bleiben in einem Teil.</translation>
    </message>
    <message>
        <source>{} row without a target is left out.</source>
        <translation>{} Zeile ohne Ziel wird ausgelassen.</translation>
    </message>
    <message>
        <source>{} rows without a target are left out.</source>
        <translation>{} Zeilen ohne Ziel werden ausgelassen.</translation>
    </message>
    <message>
        <source>All {} training rows have the class &quot;{}&quot;, since the rows of any other are tested here, although each class is spread over the test parts; give other classes more rows, or test fewer at a time.</source>
        <translation>Alle {} Trainingszeilen haben die Klasse „{}“, da die Zeilen jeder anderen hier getestet werden, obwohl jede Klasse über die Testteile verteilt ist; anderen Klassen mehr Zeilen geben oder weniger auf einmal testen.</translation>
    </message>
    <message>
        <source>These values say how fast the model varies with a variable, not how much it matters: shuffling {} changes the predictions less than a fifth as much as shuffling {} does.</source>
        <translation>Diese Werte sagen, wie schnell sich das Modell mit einer Variable ändert, nicht, wie wichtig sie ist: {} zu mischen ändert die Vorhersagen um weniger als ein Fünftel dessen, was das Mischen von {} bewirkt.</translation>
    </message>
    <message>
        <source>The what-if row has no value on the axis: it is missing.</source>
        <translation>Die Was-wäre-wenn-Zeile hat keinen Wert auf der Achse: Er fehlt.</translation>
    </message>
    <message>
        <source>{} rounds on {} encoded columns and {:.0f} rows</source>
        <translation>{} Runden auf {} kodierten Spalten und {:.0f} Zeilen</translation>
    </message>
    <message>
        <source>The similarities of {} rows</source>
        <translation>Die Ähnlichkeiten von {} Zeilen</translation>
    </message>
    <message>
        <source>set model=logistic</source>
        <translation>model=logistic setzen</translation>
    </message>
    <message>
        <source>This form of CCM</source>
        <translation>Diese Form von CCM</translation>
    </message>
    <message>
        <source>set formulation=random_features</source>
        <translation>formulation=random_features setzen</translation>
    </message>
    <message>
        <source>The inverse-free form has no minimum with lambda2 under 1/(4nε), which is {:.3g} here; set lambda2 to {:.3g} or more.</source>
        <translation>Die Form ohne Zerlegung hat kein Minimum mit lambda2 unter 1/(4nε), hier {:.3g}; lambda2 auf {:.3g} oder mehr setzen.</translation>
    </message>
    <message>
        <source>λ = {:.3g} has the lowest {}, but with weights so large that a row unlike all others may be predicted {:.3g} standard deviations of {} wrong.</source>
        <translation>λ = {:.3g} hat den kleinsten Wert ({}), aber so große Gewichte, dass die Vorhersage einer Zeile, die keiner anderen gleicht, um {:.3g} Standardabweichungen von {} falsch sein kann.</translation>
    </message>
    <message>
        <source>set fewer landmarks</source>
        <translation>weniger Landmarken einstellen</translation>
    </message>
    <message>
        <source>The classes are separated: a linear score gives every training row its own class, and its coefficients grow without bound as λ falls.</source>
        <translation>Die Klassen sind getrennt: Ein linearer Score gibt jeder Trainingszeile ihre eigene Klasse, und seine Koeffizienten wachsen unbeschränkt, wenn λ fällt.</translation>
    </message>
    <message>
        <source>{}; λ = {:.3g} is kept.</source>
        <translation>{}; λ = {:.3g} bleibt.</translation>
    </message>
    <message>
        <source>It is the smallest of the search.</source>
        <translation>Es ist das kleinste der Suche.</translation>
    </message>
    <message>
        <source>With variables_per_function = 0 no variable would enter any function (q = 0); set it to 1 or more.</source>
        <translation>Mit variables_per_function = 0 ginge keine Variable in eine Funktion ein (q = 0); auf 1 oder mehr setzen.</translation>
    </message>
    <message>
        <source>With functions = 0 there is nothing to search with; set it to 100 or more.</source>
        <translation>Mit functions = 0 gibt es nichts, womit gesucht werden könnte; auf 100 oder mehr setzen.</translation>
    </message>
    <message>
        <source>{} columns of {} rows</source>
        <translation>{} Spalten mit {} Zeilen</translation>
    </message>
    <message>
        <source>set fewer features or functions, or use fewer rows</source>
        <translation>weniger Merkmale oder Funktionen wählen oder weniger Zeilen verwenden</translation>
    </message>
    <message>
        <source>The period {:g} is less than a millionth of the standard deviation of &quot;{}&quot; ({:g}), too short to resolve; set a longer one, or 0 for none.</source>
        <translation>Die Periode {:g} ist kürzer als ein Millionstel der Standardabweichung von „{}“ ({:g}), zu kurz, um aufgelöst zu werden; setzen Sie eine längere, oder 0 für keine.</translation>
    </message>
    <message>
        <source>period_variable is {}, but there are {} variables; give the position of the periodic one, counted from 1.</source>
        <translation>period_variable ist {}, es gibt aber {} Variablen; die Position der periodischen angeben, gezählt ab 1.</translation>
    </message>
    <message>
        <source>{} is a category and has no period; set period_variable to the position of a number, or period to 0.</source>
        <translation>{} ist eine Kategorie und hat keine Periode; period_variable auf die Position einer Zahl setzen oder period auf 0.</translation>
    </message>
    <message>
        <source>Without sines, cosines and linear terms there is nothing to fit; set features to 1 or more, or linear_terms to yes.</source>
        <translation>Ohne Sinus, Kosinus und lineare Terme gibt es nichts anzupassen; features auf 1 oder mehr setzen oder linear_terms auf yes.</translation>
    </message>
    <message>
        <source>Free frequencies with fast waves</source>
        <translation>Freie Frequenzen mit schnellen Wellen</translation>
    </message>
    <message>
        <source>a model of fast waves along one variable each</source>
        <translation>ein Modell aus schnellen Wellen entlang je einer Variablen</translation>
    </message>
    <message>
        <source>{} and fast waves</source>
        <translation>{} und schnelle Wellen</translation>
    </message>
    <message>
        <source>Fast waves along one variable</source>
        <translation>Schnelle Wellen entlang einer Variablen</translation>
    </message>
    <message>
        <source>A recursive feature machine needs at least {} training rows, but there are {}.</source>
        <translation>Eine rekursive Merkmalsmaschine braucht mindestens {} Trainingszeilen, es gibt aber {}.</translation>
    </message>
    <message>
        <source>The metric is a matrix of {0} × {0} numbers, decomposed in every iteration; above {1} encoded columns choose metric.</source>
        <translation>Die Metrik ist eine Matrix aus {0} × {0} Zahlen, die in jeder Iteration zerlegt wird; über {1} kodierten Spalten metric wählen.</translation>
    </message>
    <message>
        <source>Recursive elimination with a Gaussian kernel on {} training rows</source>
        <translation>Rekursive Elimination mit Gauß-Kern auf {} Trainingszeilen</translation>
    </message>
    <message>
        <source>set kernel=linear or train on fewer rows</source>
        <translation>kernel=linear einstellen oder auf weniger Zeilen trainieren</translation>
    </message>
    <message>
        <source>{} nearest neighbours need more rows than that, but only {} are used; set fewer neighbours.</source>
        <translation>{} nächste Nachbarn brauchen mehr Zeilen als das, verwendet werden aber nur {}; neighbours kleiner setzen.</translation>
    </message>
    <message>
        <source>{} nearest neighbours need more rows than that of every class, but only {} of &quot;{}&quot; are used; set fewer neighbours.</source>
        <translation>{} nächste Nachbarn brauchen mehr Zeilen als das von jeder Klasse, verwendet werden aber nur {} von „{}“; neighbours kleiner setzen.</translation>
    </message>
    <message>
        <source>Correlations over {} rows of {} encoded columns</source>
        <translation>Korrelationen über {} Zeilen mit {} kodierten Spalten</translation>
    </message>
    <message>
        <source>train on fewer rows</source>
        <translation>auf weniger Zeilen trainieren</translation>
    </message>
    <message>
        <source>The lasso start needs a matrix of {0} × {0} numbers; above {1} encoded columns choose initialiser=constant.</source>
        <translation>Der Lasso-Start braucht eine Matrix aus {0} × {0} Zahlen; über {1} kodierten Spalten initialiser=constant wählen.</translation>
    </message>
    <message>
        <source>It predicts much worse than a constant on the validation rows, so its relevances say nothing.</source>
        <translation>Es sagt auf den Validierungszeilen viel schlechter vorher als eine Konstante, daher besagen seine Relevanzen nichts.</translation>
    </message>
    <message>
        <source>It predicts worse than a constant on the validation rows, so its relevances say nothing.</source>
        <translation>Es sagt auf den Validierungszeilen schlechter vorher als eine Konstante, daher besagen seine Relevanzen nichts.</translation>
    </message>
    <message>
        <source>Lower the learning rate (now {}) and run again.</source>
        <translation>Die Lernrate (jetzt {}) verringern und noch einmal laufen lassen.</translation>
    </message>
    <message>
        <source>The {} was no longer finite in epoch {}; the best model before it is kept.</source>
        <translation>Nicht mehr endlich in Epoche {1}: {0}; das beste Modell davor bleibt.</translation>
    </message>
    <message>
        <source>{}; λ = {:.3g} with simplex size {:.3g} is kept.</source>
        <translation>{}; λ = {:.3g} mit Simplexgröße {:.3g} bleibt.</translation>
    </message>
    <message>
        <source>{}: the content of this file takes more than {}, which no file of Ardent does; open another one.</source>
        <translation>{}: Der Inhalt dieser Datei braucht mehr als {}, wie keine Datei von Ardent; eine andere öffnen.</translation>
    </message>
    <message>
        <source>{}: its content</source>
        <translation>{}: ihr Inhalt</translation>
    </message>
    <message>
        <source>close other programs, or open it on a computer with more</source>
        <translation>andere Programme schließen oder sie auf einem Rechner mit mehr Speicher öffnen</translation>
    </message>
    <message>
        <source>{}: this is a folder; give a model file in it.</source>
        <translation>{}: Das ist ein Ordner; eine Modelldatei darin angeben.</translation>
    </message>
    <message>
        <source>{}: this is not a regular file; save the model to a file.</source>
        <translation>{}: Das ist keine gewöhnliche Datei; das Modell in einer Datei speichern.</translation>
    </message>
    <message>
        <source>{}: this file has {}, and a model {} at most; open another one.</source>
        <translation>{}: Diese Datei hat {}, ein Modell höchstens {}; eine andere öffnen.</translation>
    </message>
    <message>
        <source>{}: you may not read this model file; change its permissions.</source>
        <translation>{}: Diese Modelldatei darf nicht gelesen werden; ihre Rechte ändern.</translation>
    </message>
    <message>
        <source>{}: the model file cannot be read ({}); check the path.</source>
        <translation>{}: Die Modelldatei lässt sich nicht lesen ({}); den Pfad prüfen.</translation>
    </message>
    <message>
        <source>{}: this is not an Ardent model file; write one with `ardent-cli train … --model FILE`.</source>
        <translation>{}: Das ist keine Modelldatei von Ardent; eine mit `ardent-cli train … --model FILE` schreiben.</translation>
    </message>
    <message>
        <source>{}: the model file has schema {}, this program reads schema {}; use the version that wrote it.</source>
        <translation>{}: Die Modelldatei hat Schema {}, dieses Programm liest Schema {}; die Version verwenden, die sie geschrieben hat.</translation>
    </message>
    <message>
        <source>{}: the model file is damaged ({}); write it again.</source>
        <translation>{}: Die Modelldatei ist beschädigt ({}); sie erneut schreiben.</translation>
    </message>
    <message>
        <source>{} cannot be opened: {}. Check the permissions of the file and of its folder.</source>
        <translation>{} kann nicht geöffnet werden: {}. Die Rechte der Datei und ihres Ordners prüfen.</translation>
    </message>
    <message>
        <source>{}: {} is too large for a project ({}, at most {}); delete it.</source>
        <translation>{}: {} ist zu groß für ein Projekt ({}, höchstens {}); diesen Lauf löschen.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number from {} to {}{}</source>
        <translation>eine ganze Zahl von {} bis {}{}</translation>
    </message>
    <message>
        <source>a number from {} to {}{}</source>
        <translation>eine Zahl von {} bis {}{}</translation>
    </message>
    <message>
        <source>one of {}</source>
        <translation>eines von {}</translation>
    </message>
    <message>
        <source>{} must be {}, not &quot;{}&quot;.</source>
        <translation>{} muss {} sein, nicht „{}“.</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>this method has none.</source>
        <translation>diese Methode hat keine.</translation>
    </message>
    <message>
        <source>this method has {}.</source>
        <translation>diese Methode hat {}.</translation>
    </message>
    <message>
        <source>there is no option {}; {}</source>
        <translation>es gibt keine Option {}; {}</translation>
    </message>
    <message>
        <source>{0} has no effect without {1}; set {1} too, or leave {0} out.</source>
        <translation>{0} wirkt nicht ohne {1}; auch {1} setzen oder {0} weglassen.</translation>
    </message>
    <message>
        <source>{0} has no effect with {1}={2}; set {1}={3} too, or leave {0} out.</source>
        <translation>{0} wirkt nicht mit {1}={2}; auch {1}={3} setzen oder {0} weglassen.</translation>
    </message>
    <message>
        <source>{} cannot be changed during a run; start a new run with the new value.</source>
        <translation>{} lässt sich während eines Laufs nicht ändern; einen neuen Lauf mit dem neuen Wert starten.</translation>
    </message>
    <message>
        <source>A picture of {} × {} pixels does not fit in memory; choose fewer dots per inch.</source>
        <translation>Ein Bild aus {} × {} Pixeln passt nicht in den Arbeitsspeicher; weniger Punkte je Zoll wählen.</translation>
    </message>
    <message>
        <source>The figure&apos;s {0} is {1} {2}; choose {3} to {4} {2}.</source>
        <translation>Die {0} der Abbildung ist {1} {2}; {3} bis {4} {2} wählen.</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>font size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>line width</source>
        <translation>Linienbreite</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>The picture would have {} × {} pixels; choose fewer dots per inch or a smaller size.</source>
        <translation>Das Bild hätte {} × {} Pixel; weniger Punkte je Zoll oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>{} names no format that can be written; end it in .pdf, .svg, .png or .csv.</source>
        <translation>{} nennt kein Format, das geschrieben werden kann; auf .pdf, .svg, .png oder .csv enden lassen.</translation>
    </message>
    <message>
        <source>There is no sample called &quot;{}&quot;; {}</source>
        <translation>Es gibt kein Beispiel namens „{}“; {}</translation>
    </message>
    <message>
        <source>There are no pictures of &quot;{}&quot;; choose gse1 or moons.</source>
        <translation>Es gibt keine Bilder von „{}“; gse1 oder moons wählen.</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created; choose another place.</source>
        <translation>{}: Der Ordner lässt sich nicht anlegen; einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>There is no language &quot;{}&quot;; choose one of {}.</source>
        <translation>Es gibt keine Sprache „{}“; eine von {} wählen.</translation>
    </message>
    <message>
        <source>The gallery waited in vain for {} of {} on {}.</source>
        <translation>Die Galerie hat vergeblich gewartet: {} von {} auf {}.</translation>
    </message>
    <message>
        <source>the sample</source>
        <translation>das Beispiel</translation>
    </message>
    <message>
        <source>the rival</source>
        <translation>die Vergleichsmethode</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>{} on {} failed: {}</source>
        <translation>{} auf {} ist gescheitert: {}</translation>
    </message>
    <message>
        <source>a view</source>
        <translation>eine Ansicht</translation>
    </message>
    <message>
        <source>The picture {} could not be written: choose a folder that can be written to and has room.</source>
        <translation>Das Bild {} konnte nicht geschrieben werden: einen Ordner wählen, in den geschrieben werden kann und der Platz hat.</translation>
    </message>
    <message>
        <source>Loss of round {} over the training rows with its landmark elsewhere; the dot is where it was put.</source>
        <translation>Verlust der Runde {} über die Trainingszeilen, wenn ihr Bezugspunkt anderswo läge; der Punkt zeigt, wo er liegt.</translation>
    </message>
    <message>
        <source>The other columns stay as they are at the dot.</source>
        <translation>Die anderen Spalten bleiben wie am Punkt.</translation>
    </message>
    <message>
        <source>1 point is hollow: its value on an axis was missing and is drawn at the training median.</source>
        <translation>1 Punkt ist hohl: Sein Wert auf einer Achse fehlte und ist beim Trainingsmedian gezeichnet.</translation>
    </message>
    <message>
        <source>{} points are hollow: a value of theirs on an axis was missing and is drawn at the training median.</source>
        <translation>{} Punkte sind hohl: Ein Wert auf einer Achse fehlte und ist beim Trainingsmedian gezeichnet.</translation>
    </message>
    <message>
        <source>Tinted where a run has another value than {}, the baseline.</source>
        <translation>Gefärbt, wo ein Lauf einen anderen Wert hat als {}, der Bezugslauf.</translation>
    </message>
    <message>
        <source>– means that its method has no such setting or that it has no effect.</source>
        <translation>– heißt, dass die Methode diese Einstellung nicht hat oder dass sie nicht wirkt.</translation>
    </message>
    <message>
        <source>One seed each on {} rows: small differences may be chance; replicates over seeds show how far they vary.</source>
        <translation>Je ein Startwert auf {} Zeilen: Kleine Unterschiede können Zufall sein; Wiederholungen über Startwerte zeigen, wie stark sie schwanken.</translation>
    </message>
    <message>
        <source>{}; the shade is the share of the rows with that level of {}.</source>
        <translation>{}; die Tönung ist der Anteil an den Zeilen mit dieser Stufe von {}.</translation>
    </message>
    <message>
        <source>More than {} directions are needed for {:.0f} % of the squared values.</source>
        <translation>Mehr als {} Richtungen sind für {:.0f} % der quadrierten Werte nötig.</translation>
    </message>
    <message>
        <source>The function changes almost only along the first direction ({:.0f} % of the squared values).</source>
        <translation>Die Funktion ändert sich fast nur entlang der ersten Richtung ({:.0f} % der quadrierten Werte).</translation>
    </message>
    <message>
        <source>{} directions are needed for {:.0f} % of the squared values.</source>
        <translation>{} Richtungen sind für {:.0f} % der quadrierten Werte nötig.</translation>
    </message>
    <message>
        <source>Value {:.3g} ({}), {:.0f} % of the squared values.</source>
        <translation>Wert {:.3g} ({}), {:.0f} % der quadrierten Werte.</translation>
    </message>
    <message>
        <source>{}: what was observed and what the model predicts; where its points lie on one curve, nothing else matters to it.</source>
        <translation>{}: was beobachtet wurde und was das Modell vorhersagt; wo seine Punkte auf einer Kurve liegen, zählt für es nichts anderes.</translation>
    </message>
    <message>
        <source>Mean output over {} with {} set to the value shown.</source>
        <translation>Mittlere Ausgabe über {}, mit {} auf dem gezeigten Wert.</translation>
    </message>
    <message>
        <source>Pale: the output for {} of these rows, one line each.</source>
        <translation>Blass: die Ausgabe für {} dieser Zeilen, je eine Linie.</translation>
    </message>
    <message>
        <source>Dots below are rows.</source>
        <translation>Die Punkte unten sind Zeilen.</translation>
    </message>
    <message>
        <source>Selected rows with a line of their own: {}.</source>
        <translation>Ausgewählte Zeilen mit eigener Linie: {}.</translation>
    </message>
    <message>
        <source>Mean output over {} with {} set to each level, minus the average over the levels present.</source>
        <translation>Mittlere Ausgabe über {}, mit {} auf jeder Stufe, abzüglich des Mittels über die vorhandenen Stufen.</translation>
    </message>
    <message>
        <source>Mean output over {} with both set to the values shown.</source>
        <translation>Mittlere Ausgabe über {}, mit beiden auf den gezeigten Werten.</translation>
    </message>
    <message>
        <source>{} of {} {} among {}: those with at least {:.3g} % of the strongest score{}.</source>
        <translation>{} von {} {} unter {}: die mit mindestens {:.3g} % des stärksten Werts{}.</translation>
    </message>
    <message>
        <source>Widths of lines: {}; {}.</source>
        <translation>Breite der Linien: {}; {}.</translation>
    </message>
    <message>
        <source>On this score: {}.</source>
        <translation>Zu dieser Bewertung: {}.</translation>
    </message>
    <message>
        <source>The shade is the share of the true class.</source>
        <translation>Die Tönung ist der Anteil an der wahren Klasse.</translation>
    </message>
    <message>
        <source>{}, at every threshold that separates them; positive is {}.</source>
        <translation>{}, bei jeder Schwelle, die sie trennt; positiv ist {}.</translation>
    </message>
    <message>
        <source>Brier score {:.4f} over {}.</source>
        <translation>Brier-Wert {:.4f} über {}.</translation>
    </message>
    <message>
        <source>Ten bins of predicted probability, {}. Bins with rows: {}, the least {}.</source>
        <translation>Zehn Klassen der vorhergesagten Wahrscheinlichkeit, {}. Klassen mit Zeilen: {}, die kleinste {}.</translation>
    </message>
    <message>
        <source>No variable is selected.</source>
        <translation>Keine Variable ist ausgewählt.</translation>
    </message>
    <message>
        <source>The only variable is selected.</source>
        <translation>Die einzige Variable ist ausgewählt.</translation>
    </message>
    <message>
        <source>All {} variables are selected.</source>
        <translation>Alle {} Variablen sind ausgewählt.</translation>
    </message>
    <message>
        <source>1 of {} variables is selected (filled).</source>
        <translation>1 von {} Variablen ist ausgewählt (gefüllt).</translation>
    </message>
    <message>
        <source>{} of {} variables are selected (filled).</source>
        <translation>{} von {} Variablen sind ausgewählt (gefüllt).</translation>
    </message>
    <message>
        <source>Rule of selection: {}.</source>
        <translation>Regel der Auswahl: {}.</translation>
    </message>
    <message>
        <source>Rule of selection: {}; {}.</source>
        <translation>Regel der Auswahl: {}; {}.</translation>
    </message>
    <message>
        <source>Most relevant first, {}.</source>
        <translation>Relevanteste zuerst, {}.</translation>
    </message>
    <message>
        <source>Table order, {}.</source>
        <translation>Reihenfolge der Tabelle, {}.</translation>
    </message>
    <message>
        <source>None of these runs reports the relevance of single variables yet.</source>
        <translation>Keiner dieser Läufe gibt bisher die Relevanz einzelner Variablen an.</translation>
    </message>
    <message>
        <source>reports no relevance</source>
        <translation>gibt keine Relevanz an</translation>
    </message>
    <message>
        <source>Of {}, numbers {} to {} are drawn, one in {}.</source>
        <translation>Von {} sind die Nummern {} bis {} gezeichnet, eine von {}.</translation>
    </message>
    <message>
        <source>Of {}, numbers {} to {} are drawn.</source>
        <translation>Von {} sind die Nummern {} bis {} gezeichnet.</translation>
    </message>
    <message>
        <source>Kept: the first {} of {} variables.</source>
        <translation>Behalten: die ersten {} von {} Variablen.</translation>
    </message>
    <message>
        <source>At the end the run went back to the model kept.</source>
        <translation>Am Ende ging der Lauf zum behaltenen Modell zurück.</translation>
    </message>
    <message>
        <source>The last values are the final model&apos;s.</source>
        <translation>Die letzten Werte sind die des endgültigen Modells.</translation>
    </message>
    <message>
        <source>Best {} at m = {}.</source>
        <translation>Bester Wert {} bei m = {}.</translation>
    </message>
    <message>
        <source>Kept by {}.</source>
        <translation>Behalten nach: {}.</translation>
    </message>
    <message>
        <source>Kept by {}; {}.</source>
        <translation>Behalten nach: {}; {}.</translation>
    </message>
    <message>
        <source>Mean over {}, in a band of one standard deviation, at the {} they have in common.</source>
        <translation>Mittel über {}, im Band einer Standardabweichung, an den {}, die sie gemeinsam haben.</translation>
    </message>
    <message>
        <source>{}: a footer of {} leaves none of the {} rows; give a smaller one.</source>
        <translation>{}: Ein Fuß von {} lässt keine der {} Zeilen übrig; geben Sie weniger an.</translation>
    </message>
    <message>
        <source>{} row below it has another number of cells and was left out too.</source>
        <translation>{} Zeile darunter hat eine andere Zahl von Zellen und wurde ebenfalls ausgelassen.</translation>
    </message>
    <message>
        <source>{} rows below it have another number of cells and were left out too.</source>
        <translation>{} Zeilen darunter haben eine andere Zahl von Zellen und wurden ebenfalls ausgelassen.</translation>
    </message>
    <message>
        <source>To use them, add a column of seconds to the file.</source>
        <translation>Um sie zu verwenden, ergänzen Sie in der Datei eine Spalte mit Sekunden.</translation>
    </message>
    <message>
        <source>Column {} holds durations, which are read as text and not used.</source>
        <translation>Spalte {} enthält Zeitdauern; sie werden als Text gelesen und nicht verwendet.</translation>
    </message>
    <message>
        <source>Columns {} hold durations, which are read as text and not used.</source>
        <translation>Die Spalten {} enthalten Zeitdauern; sie werden als Text gelesen und nicht verwendet.</translation>
    </message>
    <message>
        <source>Column {} holds durations, which are read as categories without an order.</source>
        <translation>Spalte {} enthält Zeitdauern; sie werden als Kategorien ohne Reihenfolge gelesen.</translation>
    </message>
    <message>
        <source>Columns {} hold durations, which are read as categories without an order.</source>
        <translation>Die Spalten {} enthalten Zeitdauern; sie werden als Kategorien ohne Reihenfolge gelesen.</translation>
    </message>
    <message>
        <source>{} not used: durations; add a column of seconds to the file.</source>
        <translation>{} nicht verwendet: Zeitdauern; ergänzen Sie in der Datei eine Spalte mit Sekunden.</translation>
    </message>
    <message>
        <source>{} of {} test rows are also training or validation rows, equal in every column that is used and in the target: the test error says little of fresh rows; give others.</source>
        <translation>{} von {} Testzeilen sind auch Trainings- oder Validierungszeilen, gleich in jeder verwendeten Spalte und in der Zielgröße: Der Testfehler sagt wenig über neue Zeilen; geben Sie andere an.</translation>
    </message>
    <message>
        <source>{} of {} rows repeat another one in every column that is used and in the target, and {} of {} test rows have such a copy in training: the test error looks better than on fresh rows. Keep one of each, or give copies one group.</source>
        <translation>{} von {} Zeilen wiederholen eine andere in jeder verwendeten Spalte und in der Zielgröße, und {} von {} Testzeilen haben eine solche Kopie im Training: Der Testfehler wirkt besser als auf neuen Zeilen. Behalten Sie je eine oder geben Sie Kopien eine gemeinsame Gruppe.</translation>
    </message>
    <message>
        <source>{} of {} test rows lie ten times closer to a training row than rows usually do and have nearly its target, as repeated measurements have: the test error looks better than on fresh rows. Give repetitions one group.</source>
        <translation>{} von {} Testzeilen liegen zehnmal näher an einer Trainingszeile als üblich und haben fast deren Zielwert, wie wiederholte Messungen: Der Testfehler wirkt besser als auf neuen Zeilen. Geben Sie Wiederholungen eine gemeinsame Gruppe.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; of {} holds durations, which are read as text; to predict them, add a column of seconds to the file, or choose classification, where each duration is a class.</source>
        <translation>Die Zielgröße &quot;{}&quot; von {} enthält Zeitdauern, die als Text gelesen werden; um sie vorherzusagen, ergänzen Sie in der Datei eine Spalte mit Sekunden, oder wählen Sie Klassifikation, bei der jede Dauer eine Klasse ist.</translation>
    </message>
    <message>
        <source>{}: {} different values of &quot;{}&quot; are too few to test a share of {}; give another share, or another column.</source>
        <translation>{}: {} verschiedene Werte von &quot;{}&quot; sind zu wenige, um einen Anteil von {} zu testen; geben Sie einen anderen Anteil oder eine andere Spalte an.</translation>
    </message>
    <message>
        <source>All {} training rows have the class &quot;{}&quot;; take another column to split by, or another test share.</source>
        <translation>Alle {} Trainingszeilen haben die Klasse &quot;{}&quot;; nehmen Sie eine andere Spalte zum Aufteilen oder einen anderen Testanteil.</translation>
    </message>
    <message>
        <source>All {} training rows have the class &quot;{}&quot;; take another column to split by, or fewer folds.</source>
        <translation>Alle {} Trainingszeilen haben die Klasse &quot;{}&quot;; nehmen Sie eine andere Spalte zum Aufteilen oder weniger Teile.</translation>
    </message>
    <message>
        <source>effect on {}</source>
        <translation>Wirkung auf {}</translation>
    </message>
    <message>
        <source>The small curves are effects (partial dependence), from the smallest to the largest value of each variable, on one scale.</source>
        <translation>Die kleinen Kurven sind Wirkungen (partielle Abhängigkeit), vom kleinsten bis zum größten Wert jeder Variablen, auf einer Skala.</translation>
    </message>
    <message>
        <source>{} and {} others</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>{} carries most of the prediction of {}: {}.</source>
        <translation>{} trägt den größten Teil der Vorhersage von {}: {}.</translation>
    </message>
    <message>
        <source>{} carry most of the prediction of {}: {}.</source>
        <translation>{} tragen den größten Teil der Vorhersage von {}: {}.</translation>
    </message>
    <message>
        <source>Correlated columns can stand in for each other, so that both look unimportant, or be moved to rows that cannot exist, so that shares exceed 100 %. What columns do together counts for each.</source>
        <translation>Korrelierte Spalten können einander vertreten, sodass beide unwichtig wirken, oder zu Zeilen versetzt werden, die es nicht geben kann, sodass Anteile 100 % überschreiten. Was Spalten gemeinsam tun, zählt für jede.</translation>
    </message>
    <message>
        <source>Importance, share of what the model explains</source>
        <translation>Bedeutung, Anteil an dem, was das Modell erklärt</translation>
    </message>
    <message>
        <source>How much of what each model explains on held-out rows is lost when the variable is left to chance; the most important over all runs first.</source>
        <translation>Wie viel von dem, was jedes Modell auf zurückgehaltenen Zeilen erklärt, verloren geht, wenn die Variable dem Zufall überlassen wird; die über alle Läufe bedeutendste zuerst.</translation>
    </message>
    <message>
        <source>Each variable&apos;s share of the sum of a run&apos;s own relevance; the most relevant over all runs first. Scales of different methods are not comparable.</source>
        <translation>Anteil jeder Variablen an der Summe der eigenen Relevanz eines Laufs; die über alle Läufe relevanteste zuerst. Skalen verschiedener Methoden sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>importance, % of what the model explains</source>
        <translation>Bedeutung, % von dem, was das Modell erklärt</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} on {} that the model has learned from</source>
        <translation>{} auf {}, von denen das Modell gelernt hat</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{} auf {}</translation>
    </message>
    <message>
        <source>The model is not shown to predict {} better than a constant: {}.</source>
        <translation>Es ist nicht gezeigt, dass das Modell {} besser vorhersagt als eine Konstante: {}.</translation>
    </message>
    <message>
        <source>Most important for {1}, though none carries much: {0}; {2}.</source>
        <translation>Am bedeutendsten für {1}, obwohl keine viel trägt: {0}; {2}.</translation>
    </message>
    <message>
        <source>Importance is the share of what the model explains that is lost when a column is left to chance: its values come from other rows, and the predictions are averaged over these ({}; whiskers: 95 % over rows and shuffles).</source>
        <translation>Bedeutung ist der Anteil an dem, was das Modell erklärt, der verloren geht, wenn eine Spalte dem Zufall überlassen wird: Ihre Werte kommen aus anderen Zeilen, und über diese werden die Vorhersagen gemittelt ({}; Striche: 95 % über Zeilen und Mischungen).</translation>
    </message>
    <message>
        <source>explains nothing</source>
        <translation>erklärt nichts</translation>
    </message>
    <message>
        <source>No importance on held-out rows is known: this is the method&apos;s own scale.</source>
        <translation>Auf zurückgehaltenen Zeilen ist keine Bedeutung bekannt: Dies ist die eigene Skala der Methode.</translation>
    </message>
    <message>
        <source>In {:.3g} % of new rows like these {} lies within ± {:.3g} of its prediction (split conformal, {}).</source>
        <translation>In {:.3g} % neuer Zeilen wie dieser liegt {} innerhalb von ± {:.3g} um seine Vorhersage (Split-Conformal, {}).</translation>
    </message>
    <message>
        <source>In {:.3g} % of new rows like these the class of {} is the likeliest one or has a probability of {:.2g} or more (split conformal, {}).</source>
        <translation>In {:.3g} % neuer Zeilen wie dieser ist die Klasse von {} die wahrscheinlichste oder hat eine Wahrscheinlichkeit von {:.2g} oder mehr (Split-Conformal, {}).</translation>
    </message>
    <message>
        <source>share of what the model explains that is lost when the column is left to chance</source>
        <translation>Anteil an dem, was das Modell erklärt, der verloren geht, wenn die Spalte dem Zufall überlassen wird</translation>
    </message>
    <message>
        <source>Column &quot;{0}&quot; has the rows in nearly the order of the target &quot;{1}&quot; (rank correlation {2:.5f}) and may give it away: ignore it, unless it will be known where &quot;{1}&quot; is to be predicted.</source>
        <translation>Die Spalte „{0}“ ordnet die Zeilen fast wie das Ziel „{1}“ (Rangkorrelation {2:.5f}) und verrät es vielleicht: nicht verwenden, außer sie ist auch dort bekannt, wo „{1}“ vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>Powers of the columns {} multiply to the target &quot;{}&quot; and may give it away: ignore one of them, unless all will be known where &quot;{}&quot; is to be predicted.</source>
        <translation>Potenzen der Spalten {} ergeben als Produkt das Ziel „{}“ und verraten es vielleicht: eine davon nicht verwenden, außer alle sind auch dort bekannt, wo „{}“ vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>{:.6g}</source>
        <translation>{:.6g}</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; parts the classes of the target &quot;{}&quot; without an error, at {}, and may give it away: ignore it, unless it will be known where &quot;{}&quot; is to be predicted.</source>
        <translation>Die Spalte „{}“ trennt die Klassen des Ziels „{}“ fehlerfrei, bei {}, und verrät es vielleicht: nicht verwenden, außer sie ist auch dort bekannt, wo „{}“ vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>Blank where no row is near: there the model would extrapolate.</source>
        <translation>Leer, wo keine Zeile in der Nähe liegt: Dort würde das Modell extrapolieren.</translation>
    </message>
    <message>
        <source>The mean reaches {:.3g}, and {} lies between {:.3g} and {:.3g} in these rows.</source>
        <translation>Das Mittel erreicht {:.3g}, und {} liegt in diesen Zeilen zwischen {:.3g} und {:.3g}.</translation>
    </message>
    <message>
        <source>Broken where no row is near.</source>
        <translation>Unterbrochen, wo keine Zeile in der Nähe liegt.</translation>
    </message>
    <message>
        <source>{:.2f}</source>
        <translation>{:.2f}</translation>
    </message>
    <message>
        <source>{:.3f}</source>
        <translation>{:.3f}</translation>
    </message>
    <message>
        <source>{:.5f}</source>
        <translation>{:.5f}</translation>
    </message>
    <message>
        <source>R² {} (95 %: {} to {})</source>
        <translation>R² {} (95 %: {} bis {})</translation>
    </message>
    <message>
        <source>Brier skill {} (95 %: {} to {})</source>
        <translation>Brier-Güte {} (95 %: {} bis {})</translation>
    </message>
    <message>
        <source>Nearly perfect: check that {} is known before {} and is not made from it.</source>
        <translation>Fast fehlerfrei: prüfen, ob {} vor {} bekannt ist und nicht daraus gebildet wurde.</translation>
    </message>
    <message>
        <source>Nearly perfect: check that the columns are known before {} and not made from it.</source>
        <translation>Fast fehlerfrei: prüfen, ob die Spalten vor {} bekannt sind und nicht daraus gebildet wurden.</translation>
    </message>
    <message>
        <source>Columns whose correlations link them at ±{:.1f} or beyond are also left to chance as one.</source>
        <translation>Spalten, die durch Korrelationen von ±{:.1f} oder mehr verbunden sind, werden auch gemeinsam dem Zufall überlassen.</translation>
    </message>
    <message>
        <source>with {}: {:.1f}</source>
        <translation>mit {}: {:.1f}</translation>
    </message>
    <message>
        <source>with {} others: {:.1f}</source>
        <translation>mit {} anderen: {:.1f}</translation>
    </message>
    <message>
        <source>the best model so far is a constant</source>
        <translation>das beste Modell bisher ist eine Konstante</translation>
    </message>
    <message>
        <source>With the first part held out: {}</source>
        <translation>Mit dem ersten zurückgehaltenen Teil: {}</translation>
    </message>
    <message>
        <source>Shapley values (exact): how far each column moves the model&apos;s output (before the link) at a row away from its mean, over {} {} whose columns are taken as independent of each other; where columns are correlated that mean is over combinations that do not occur.</source>
        <translation>Shapley-Werte (exakt): wie weit jede Spalte die Ausgabe des Modells (vor der Linkfunktion) in einer Zeile von ihrem Mittel wegbewegt, über {} {}, deren Spalten als unabhängig voneinander gelten; wo Spalten korreliert sind, mittelt das über Kombinationen, die nicht vorkommen.</translation>
    </message>
    <message>
        <source>Shapley values (exact): how far each column moves the model&apos;s output (before the link) at a row away from its mean over {} {}, each of which lends the columns that are not yet known; what is put together may be combinations that do not occur.</source>
        <translation>Shapley-Werte (exakt): wie weit jede Spalte die Ausgabe des Modells (vor der Linkfunktion) in einer Zeile von ihrem Mittel über {} {} wegbewegt, von denen jede die noch nicht bekannten Spalten leiht; so können Kombinationen entstehen, die nicht vorkommen.</translation>
    </message>
    <message>
        <source>Dots are rows.</source>
        <translation>Punkte sind Zeilen.</translation>
    </message>
    <message>
        <source>On new rows the model may explain less.</source>
        <translation>Auf neuen Zeilen erklärt das Modell womöglich weniger.</translation>
    </message>
    <message>
        <source>The numbers of the first row are unlike those below; if they are the names of the columns, read the file with --header 1.</source>
        <translation>Die Zahlen der ersten Datenzeile sind anders als die darunter; sind sie die Namen der Spalten, lesen Sie die Datei mit --header 1.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; is read as text: {} of its {} cells have something beside the number, such as {}; to take the number, use --read-as {}=number.</source>
        <translation>Spalte „{}“ wird als Text gelesen: {} ihrer {} Zellen haben etwas neben der Zahl, etwa {}; um die Zahl zu nehmen, geben Sie --read-as {}=number an.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; is read as text: {} of its {} cells are numbers, but others are not, such as {}; if these stand for missing cells, name each with --missing, or take all that are no numbers as missing with --read-as {}=number.</source>
        <translation>Spalte „{}“ wird als Text gelesen: {} ihrer {} Zellen sind Zahlen, andere nicht, etwa {}; stehen diese für fehlende Zellen, nennen Sie jede mit --missing oder nehmen Sie mit --read-as {}=number alles, was keine Zahl ist, als fehlend.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; is read as text: its numbers have the unit {}; take it off in the file.</source>
        <translation>Spalte „{}“ wird als Text gelesen: Ihre Zahlen haben die Einheit {}; entfernen Sie sie in der Datei.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; is read as text: its numbers have units such as {}; write all in one unit and take it off in the file.</source>
        <translation>Spalte „{}“ wird als Text gelesen: Ihre Zahlen haben Einheiten wie {}; schreiben Sie alle in einer Einheit und entfernen Sie diese in der Datei.</translation>
    </message>
    <message>
        <source>The last row, in line {}, is named like a mean; if it is one, leave it out with --footer 1.</source>
        <translation>Die letzte Datenzeile, in Zeile {}, heißt wie ein Mittelwert; ist sie einer, lassen Sie sie mit --footer 1 aus.</translation>
    </message>
    <message>
        <source>The last row, in line {}, holds the sums of all rows above; if it is a total, leave it out with --footer 1.</source>
        <translation>Die letzte Datenzeile, in Zeile {}, enthält die Summen aller Zeilen darüber; ist sie eine Summenzeile, lassen Sie sie mit --footer 1 aus.</translation>
    </message>
    <message>
        <source>The first row, in line {}, holds the sums of the rows below; leave it out with --header {}.</source>
        <translation>Die erste Datenzeile, in Zeile {}, enthält die Summen der Zeilen darunter; lassen Sie sie mit --header {} aus.</translation>
    </message>
    <message>
        <source>The first row, in line {}, is named like a total; if it is one, leave it out with --header {}.</source>
        <translation>Die erste Datenzeile, in Zeile {}, heißt wie eine Summe; ist sie eine, lassen Sie sie mit --header {} aus.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} rows are named like totals of groups, such as &quot;{}&quot;; if they are, take them out of the file.</source>
        <translation>Spalte „{}“: {} Datenzeilen heißen wie Summen von Gruppen, etwa „{}“; sind sie welche, nehmen Sie sie aus der Datei.</translation>
    </message>
    <message>
        <source>Line {} says how many rows there are and was left out.</source>
        <translation>Zeile {} nennt die Zahl der Datenzeilen und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>{} lines say how many rows there are and were left out; the first is line {}.</source>
        <translation>{} Zeilen nennen die Zahl der Datenzeilen und wurden ausgelassen; die erste ist Zeile {}.</translation>
    </message>
    <message>
        <source>The row in line {} holds the means of the rows above and was left out.</source>
        <translation>Die Datenzeile in Zeile {} enthält die Mittelwerte der Zeilen darüber und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds whole numbers with an exponent, such as 3e2, beside plain ones; if they are codes, read it as a category.</source>
        <translation>Spalte „{}“ enthält ganze Zahlen mit Exponent, etwa 3e2, neben einfachen; sind es Kennungen, lesen Sie sie als Kategorie.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of its numbers have a minus behind them, such as &quot;{}&quot;; they were read as below zero.</source>
        <translation>Spalte „{}“: {} ihrer Zahlen haben das Minus hinten, etwa „{}“; sie wurden als negativ gelesen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of its cells hold a mark such as &quot;{}&quot;, which is taken as missing; if it is not, read the column as a category.</source>
        <translation>Spalte „{}“: {} ihrer Zellen enthalten ein Zeichen wie „{}“, das als fehlend gilt; ist es das nicht, lesen Sie die Spalte als Kategorie.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; says yes and no in several ways; {} count as different levels; write them alike in the file.</source>
        <translation>Spalte „{}“ sagt Ja und Nein auf mehrere Arten; {} zählen als verschiedene Stufen; schreiben Sie sie in der Datei gleich.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; looks like dates written as yyyymmdd, which jump from month to month as numbers; to predict them, add the days since the first date to the file.</source>
        <translation>Das Ziel „{}“ sieht aus wie Daten der Form jjjjmmtt, die als Zahlen von Monat zu Monat springen; um sie vorherzusagen, nehmen Sie die Tage seit dem ersten Datum in die Datei auf.</translation>
    </message>
    <message>
        <source>1 level has fewer than {} rows: its effect is hardly known.</source>
        <translation>1 Stufe hat weniger als {} Zeilen: Ihr Effekt ist kaum bekannt.</translation>
    </message>
    <message>
        <source>{} levels have fewer than {} rows: their effects are hardly known.</source>
        <translation>{} Stufen haben weniger als {} Zeilen: Ihre Effekte sind kaum bekannt.</translation>
    </message>
    <message>
        <source>{} by true and most likely class: accuracy {:.3f} (always {}: {:.3f}), balanced accuracy {:.3f}.</source>
        <translation>{} nach wahrer und wahrscheinlichster Klasse: Genauigkeit {:.3f} (immer {}: {:.3f}), ausgewogene Genauigkeit {:.3f}.</translation>
    </message>
    <message>
        <source>Area under the curve: {:.3f} (95 %: {:.2f} to {:.2f}) on {}, {} of them {}.</source>
        <translation>Fläche unter der Kurve: {:.3f} (95 %: {:.2f} bis {:.2f}) über {}, davon {} {}.</translation>
    </message>
    <message>
        <source>{} (with {})</source>
        <translation>{} (mit {})</translation>
    </message>
    <message>
        <source>{} (with {} correlated columns)</source>
        <translation>{} (mit {} korrelierten Spalten)</translation>
    </message>
    <message>
        <source>Ranks {} better than chance (AUC {:.2f}), but no certain gain in probability: {}.</source>
        <translation>Ordnet {} besser als der Zufall (AUC {:.2f}), doch ohne sicheren Gewinn an Wahrscheinlichkeit: {}.</translation>
    </message>
    <message>
        <source>Nearly perfect: check that {} are known before {} and not made from it.</source>
        <translation>Fast fehlerlos: Prüfen Sie, ob {} vor {} bekannt sind und nicht daraus gebildet wurden.</translation>
    </message>
    <message>
        <source>Importance is the share of what the model explains; it explains nothing on these rows, so that no column has any.</source>
        <translation>Wichtigkeit ist der Anteil an dem, was das Modell erklärt; auf diesen Zeilen erklärt es nichts, sodass keine Spalte eine hat.</translation>
    </message>
    <message>
        <source>Screen of main effects and pairs</source>
        <translation>Durchmustern von Haupteffekten und Paaren</translation>
    </message>
    <message>
        <source>{} value of the target lies far from the others and counts as the nearer of {:.4g} and {:.4g}.</source>
        <translation>{} Wert des Ziels liegt fern von den anderen und zählt als der nähere von {:.4g} und {:.4g}.</translation>
    </message>
    <message>
        <source>{} values of the target lie far from the others and count as the nearer of {:.4g} and {:.4g}.</source>
        <translation>{} Werte des Ziels liegen fern von den anderen und zählen als der nähere von {:.4g} und {:.4g}.</translation>
    </message>
    <message>
        <source>{} has no column of numbers or categories besides the target, so there is nothing to select.</source>
        <translation>{} hat außer dem Ziel keine Spalte mit Zahlen oder Kategorien, also gibt es nichts auszuwählen.</translation>
    </message>
    <message>
        <source>At a false discovery rate of {:g} % no variable of {} is selected.</source>
        <translation>Bei einer Falscherkennungsrate von {:g} % wird keine von {} Variablen ausgewählt.</translation>
    </message>
    <message>
        <source>At a false discovery rate of {:g} % these of {} variables are selected: {}.</source>
        <translation>Bei einer Falscherkennungsrate von {:g} % werden von {} Variablen ausgewählt: {}.</translation>
    </message>
    <message>
        <source>At a false discovery rate of {:g} % {} of {} variables are selected: {}, …</source>
        <translation>Bei einer Falscherkennungsrate von {:g} % werden {} von {} Variablen ausgewählt: {}, …</translation>
    </message>
    <message>
        <source>screen, −log₁₀ q</source>
        <translation>Durchmustern, −log₁₀ q</translation>
    </message>
    <message>
        <source>q is the least false discovery rate at which a variable is selected; 1 is 10 %, 2 is 1 %</source>
        <translation>q ist die kleinste Falscherkennungsrate, bei der eine Variable ausgewählt wird; 1 heißt 10 %, 2 heißt 1 %</translation>
    </message>
    <message>
        <source>A screen of main effects and all pairs in cosines of ranks, without the model; what only three variables or more say together is not seen.</source>
        <translation>Ein Durchmustern von Haupteffekten und allen Paaren in Kosinus der Ränge, ohne das Modell; was erst drei oder mehr Variablen zusammen sagen, wird nicht gesehen.</translation>
    </message>
    <message>
        <source>The screen needs the target of the rows.</source>
        <translation>Das Durchmustern braucht das Ziel der Zeilen.</translation>
    </message>
    <message>
        <source>Scales by evidence: race of {} starts</source>
        <translation>Skalen nach Evidenz: Wettlauf von {} Starts</translation>
    </message>
    <message>
        <source>In {:.3g} % of new rows like these {} lies within ± {:.3g} to ± {:.3g} of its prediction, more where errors are larger (split conformal, {}).</source>
        <translation>In {:.3g} % neuer Zeilen wie diesen liegt {} innerhalb von ± {:.3g} bis ± {:.3g} um die Vorhersage, weiter, wo Fehler größer sind (Split-Conformal, {}).</translation>
    </message>
    <message>
        <source>{} variable hardly varies over the rows, or has no level with five of them, and cannot be selected.</source>
        <translation>{} Variable variiert über die Zeilen kaum oder hat keine Stufe mit fünf davon und kann nicht ausgewählt werden.</translation>
    </message>
    <message>
        <source>{} variables hardly vary over the rows, or have no level with five of them, and cannot be selected.</source>
        <translation>{} Variablen variieren über die Zeilen kaum oder haben keine Stufe mit fünf davon und können nicht ausgewählt werden.</translation>
    </message>
    <message>
        <source>A screen of {} columns and {} rows</source>
        <translation>Ein Durchmustern von {} Spalten und {} Zeilen</translation>
    </message>
    <message>
        <source>ignore columns with --ignore</source>
        <translation>Spalten mit --ignore auslassen</translation>
    </message>
    <message>
        <source>Columns of text are left out: {}.</source>
        <translation>Textspalten werden ausgelassen: {}.</translation>
    </message>
    <message>
        <source>{} rows are too few to check all that was found against each other: what goes along with a selected variable may be selected, too.</source>
        <translation>{} Zeilen sind zu wenige, um alles Gefundene gegeneinander zu prüfen: Was mit einer ausgewählten Variablen einhergeht, kann mit ausgewählt sein.</translation>
    </message>
    <message>
        <source>Automatic choice</source>
        <translation>Automatische Wahl</translation>
    </message>
    <message>
        <source>Laplace kernel ridge</source>
        <translation>Laplace-Kern-Ridge-Regression</translation>
    </message>
    <message>
        <source>An exact kernel machine that is sharp along the axes, as trees are: the influence of a training row falls off exponentially with the distance in each variable, with a scale for every variable, learned by the evidence. Time grows with the cube of the rows.</source>
        <translation>Eine exakte Kernmaschine, die längs der Achsen scharf ist, wie Bäume es sind: Der Einfluss einer Trainingszeile fällt mit dem Abstand in jeder Variablen exponentiell ab, mit einer eigenen Skala je Variable, nach Evidenz gelernt. Die Zeit wächst mit der dritten Potenz der Zeilen.</translation>
    </message>
    <message>
        <source>Rasmussen &amp; Williams: Gaussian Processes for Machine Learning (2006), chapter 5</source>
        <translation>Rasmussen &amp; Williams: Gaussian Processes for Machine Learning (2006), Kapitel 5</translation>
    </message>
    <message>
        <source>Rows of the model</source>
        <translation>Zeilen des Modells</translation>
    </message>
    <message>
        <source>The model is fitted to at most this many rows, drawn at random from more. Time grows with their cube, memory with their square.</source>
        <translation>Auf so vielen Zeilen ist das Modell exakt; gibt es mehr, werden sie gezogen. Die Zeit wächst mit ihrer dritten Potenz, der Speicher mit ihrem Quadrat.</translation>
    </message>
    <message>
        <source>Rows of the search</source>
        <translation>Zeilen der Suche</translation>
    </message>
    <message>
        <source>So many rows at most choose the scales.</source>
        <translation>Höchstens so viele Zeilen bestimmen die Skalen.</translation>
    </message>
    <message>
        <source>Search steps</source>
        <translation>Schritte der Suche</translation>
    </message>
    <message>
        <source>The most steps of the search on its first 1,000 rows.</source>
        <translation>Höchstzahl der Schritte der Suche auf ihren ersten 1.000 Zeilen.</translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation>{}: {}.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: the cell in row {} holds the error {} and was taken as missing.</source>
        <translation>Spalte „{}“: Die Zelle in Zeile {} enthält den Fehler {} und gilt als fehlend.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} cells hold errors and were taken as missing; the first is {} in row {}.</source>
        <translation>Spalte „{}“: {} Zellen enthalten Fehler und gelten als fehlend; der erste ist {} in Zeile {}.</translation>
    </message>
    <message>
        <source>{}: this JSON text nests its brackets more than {} deep, which no table does; save the table as CSV.</source>
        <translation>{}: Dieser JSON-Text schachtelt seine Klammern mehr als {} tief, was keine Tabelle tut; speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{}: an object in this JSON text has more than {} members; save the table as CSV.</source>
        <translation>{}: Ein Objekt in diesem JSON-Text hat mehr als {} Einträge; speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{}: the file holds more bytes than the array in it takes; save the array alone, or as CSV.</source>
        <translation>{}: Die Datei enthält mehr Bytes, als ihr Array belegt; speichern Sie das Array allein oder als CSV.</translation>
    </message>
    <message>
        <source>{}: the array in it is empty; it needs rows and columns.</source>
        <translation>{}: Das Array darin ist leer; nötig sind Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; in it nests its elements more than {} deep, which no table does; save the table as CSV.</source>
        <translation>{}: „{}“ darin schachtelt seine Elemente mehr als {} tief, was keine Tabelle tut; speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; in it is longer than {} MB, which no spreadsheet program writes; save the table as CSV.</source>
        <translation>{}: „{}“ darin ist länger als {} MB, was kein Tabellenprogramm schreibt; speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{}: the view &quot;{}&quot; takes too long to give a row; store its rows as a table, or save it as CSV.</source>
        <translation>{}: Die Sicht „{}“ braucht zu lange für eine Zeile; legen Sie ihre Zeilen als Tabelle ab, oder speichern Sie sie als CSV.</translation>
    </message>
    <message>
        <source>Cells under a merged one that were given its value: {}.</source>
        <translation>Zellen unter einer verbundenen, die deren Wert erhielten: {}.</translation>
    </message>
    <message>
        <source>Hidden rows of the sheet were read too: {}.</source>
        <translation>Ausgeblendete Zeilen des Blatts wurden mitgelesen: {}.</translation>
    </message>
    <message>
        <source>Cells with a formula that was never computed, taken as missing: {}; open and save the file in a spreadsheet program.</source>
        <translation>Zellen mit einer Formel, die nie berechnet wurde, gelten als fehlend: {}; öffnen und speichern Sie die Datei in einem Tabellenprogramm.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; is shown as percentages; its numbers are as they are stored: 25 % is 0.25.</source>
        <translation>Spalte „{}“ wird in Prozent angezeigt; ihre Zahlen sind, wie sie gespeichert sind: 25 % ist 0.25.</translation>
    </message>
    <message>
        <source>{}, line {}: {} of an ARFF file; correct this line.</source>
        <translation>{}, Zeile {}: {} (ARFF-Datei); berichtigen Sie diese Zeile.</translation>
    </message>
    <message>
        <source>{}: this ARFF file has no line @data with rows below it.</source>
        <translation>{}: Diese ARFF-Datei hat keine Zeile @data mit Datenzeilen darunter.</translation>
    </message>
    <message>
        <source>{}, line {}: attribute &quot;{}&quot; holds tables; save it as a table with one row a row.</source>
        <translation>{}, Zeile {}: Das Attribut „{}“ enthält Tabellen; speichern Sie es als Tabelle mit einer Zeile je Datenzeile.</translation>
    </message>
    <message>
        <source>{}: this ARFF file declares no attributes.</source>
        <translation>{}: Diese ARFF-Datei deklariert keine Attribute.</translation>
    </message>
    <message>
        <source>this is {}; {}</source>
        <translation>das ist {}; {}</translation>
    </message>
    <message>
        <source>this is an old Excel file (.xls) or one with a password; save it as .xlsx without a password</source>
        <translation>das ist eine alte Excel-Datei (.xls) oder eine mit Kennwort; speichern Sie sie als .xlsx ohne Kennwort</translation>
    </message>
    <message>
        <source>this is a {} file; convert it to CSV or .xlsx first</source>
        <translation>das ist eine Datei im Format {}; wandeln Sie sie zuerst in CSV oder .xlsx um</translation>
    </message>
    <message>
        <source>this is a {} file, which holds no table; save the table as CSV</source>
        <translation>das ist eine Datei im Format {}, die keine Tabelle enthält; speichern Sie die Tabelle als CSV</translation>
    </message>
    <message>
        <source>{}: this JSON text holds no records, which are objects in an array or one a line; save the table as CSV.</source>
        <translation>{}: Dieser JSON-Text enthält keine Datensätze, also Objekte in einem Array oder eines je Zeile; speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{}: this text is no JSON, neither as a whole nor line by line; save the table as CSV.</source>
        <translation>{}: Dieser Text ist kein JSON, weder als Ganzes noch Zeile für Zeile; speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{}, line {}: this is no row &quot;label index:value …&quot; with each index once, as LIBSVM has them; correct it.</source>
        <translation>{}, Zeile {}: Das ist keine Datenzeile „label index:wert …“ mit jedem Index einmal, wie LIBSVM sie hat; berichtigen Sie sie.</translation>
    </message>
    <message>
        <source>{}, line {}: this line does not end within 64 MB; every row must end with a line break.</source>
        <translation>{}, Zeile {}: Diese Zeile endet nicht innerhalb von 64 MB; jede Datenzeile muss mit einem Zeilenumbruch enden.</translation>
    </message>
    <message>
        <source>{}: this NumPy array is no table of numbers and texts in one or two dimensions; save it as CSV.</source>
        <translation>{}: Dieses NumPy-Array ist keine Tabelle aus Zahlen und Texten in einer oder zwei Dimensionen; speichern Sie es als CSV.</translation>
    </message>
    <message>
        <source>{}: the file is cut short; copy or download it again.</source>
        <translation>{}: Die Datei ist abgeschnitten; kopieren Sie sie noch einmal, oder laden Sie sie neu herunter.</translation>
    </message>
    <message>
        <source>{}: a cell in row {} of the sheet has more than 1 MB of text; shorten it.</source>
        <translation>{}: Eine Zelle in Zeile {} des Blatts hat mehr als 1 MB Text; kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>{}: the spreadsheet has a password; save it without one.</source>
        <translation>{}: Die Arbeitsmappe hat ein Kennwort; speichern Sie sie ohne Kennwort.</translation>
    </message>
    <message>
        <source>{}: there is no table &quot;{}&quot;; its tables are {}.</source>
        <translation>{}: Es gibt keine Tabelle „{}“; die Tabellen sind {}.</translation>
    </message>
    <message>
        <source>{}: there is no sheet &quot;{}&quot;; its sheets are {}.</source>
        <translation>{}: Es gibt kein Blatt „{}“; die Blätter sind {}.</translation>
    </message>
    <message>
        <source>{}: its sheets are empty; it needs a header and rows.</source>
        <translation>{}: Die Blätter sind leer; nötig sind eine Kopfzeile und Datenzeilen.</translation>
    </message>
    <message>
        <source>{}: several sheets hold a table: {}; name one with --sheet.</source>
        <translation>{}: Mehrere Blätter enthalten eine Tabelle: {}; geben Sie eines mit --sheet an.</translation>
    </message>
    <message>
        <source>{}: a cell in row {} of the sheet stands in no possible place; save the file again with a spreadsheet program.</source>
        <translation>{}: Eine Zelle in Zeile {} des Blatts steht an keiner möglichen Stelle; speichern Sie die Datei mit einem Tabellenprogramm neu.</translation>
    </message>
    <message>
        <source>{}: the database cannot be read ({}); copy it again, or close the program that writes it.</source>
        <translation>{}: Die Datenbank ist nicht lesbar ({}); kopieren Sie sie noch einmal, oder schließen Sie das Programm, das sie schreibt.</translation>
    </message>
    <message>
        <source>{}: this is a project of Ardent, which is no table; give the table it was made from.</source>
        <translation>{}: Das ist ein Projekt von Ardent und keine Tabelle; geben Sie die Tabelle an, aus der es entstand.</translation>
    </message>
    <message>
        <source>The table in {}</source>
        <translation>Die Tabelle in {}</translation>
    </message>
    <message>
        <source>take a part of it, or close other programs</source>
        <translation>nehmen Sie einen Teil davon, oder schließen Sie andere Programme</translation>
    </message>
    <message>
        <source>{}: the workbook is damaged ({}); save it again with a spreadsheet program.</source>
        <translation>{}: Die Arbeitsmappe ist beschädigt ({}); speichern Sie sie mit einem Tabellenprogramm neu.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; in it is damaged at its line {}; save the file again with the program that made it.</source>
        <translation>{}: „{}“ darin ist in Zeile {} beschädigt; speichern Sie die Datei mit dem Programm neu, das sie erzeugt hat.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; in it declares a document type, as no spreadsheet program writes; save the file again with one.</source>
        <translation>{}: „{}“ darin deklariert einen Dokumenttyp, was kein Tabellenprogramm tut; speichern Sie die Datei mit einem solchen neu.</translation>
    </message>
    <message>
        <source>{}: the archive is damaged or cut short; copy or download it again.</source>
        <translation>{}: Das Archiv ist beschädigt oder abgeschnitten; kopieren Sie es noch einmal, oder laden Sie es neu herunter.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; in it unpacks from {} to more than {}, which no table does; save the table as CSV.</source>
        <translation>{}: „{}“ darin wird beim Entpacken aus {} zu mehr als {}, was bei keiner Tabelle vorkommt; speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{}: the archive has a password; save it without one.</source>
        <translation>{}: Das Archiv hat ein Kennwort; speichern Sie es ohne Kennwort.</translation>
    </message>
    <message>
        <source>{}: the reading was stopped before its end; read it again.</source>
        <translation>{}: Das Einlesen wurde vor dem Ende gestoppt; lesen Sie die Datei noch einmal ein.</translation>
    </message>
    <message>
        <source>joint effect beyond the sum in {}</source>
        <translation>gemeinsamer Effekt über die Summe hinaus, {}</translation>
    </message>
    <message>
        <source>√mean (f_uv − f_u − f_v)² of mean effects</source>
        <translation>√Mittel von (f_uv − f_u − f_v)² der mittleren Effekte</translation>
    </message>
    <message>
        <source>among {} columns: those that do most alone</source>
        <translation>unter {} Spalten: denen, die allein am meisten bewirken</translation>
    </message>
    <message>
        <source>A score is how far the mean effect of both columns together is from the sum of their own mean effects, over {}; of correlated columns it may lie where hardly any rows are.</source>
        <translation>Ein Wert sagt, wie weit der mittlere Effekt beider Spalten zusammen von der Summe ihrer eigenen mittleren Effekte entfernt ist, über {}; bei korrelierten Spalten kann er dort liegen, wo kaum Zeilen sind.</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>Ausgewogene Genauigkeit</translation>
    </message>
    <message>
        <source>Average precision</source>
        <translation>Mittlere Präzision</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Trefferquote (Recall)</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-Score</translation>
    </message>
    <message>
        <source>q &lt; {:.3f}</source>
        <translation>q &lt; {:.3f}</translation>
    </message>
    <message>
        <source>q {:.3f}</source>
        <translation>q {:.3f}</translation>
    </message>
    <message>
        <source>{} and {} act together in the model: a sum of two effects misses {:.0f} % of their joint effect.</source>
        <translation>{} und {} wirken im Modell zusammen: Eine Summe zweier Effekte verfehlt {:.0f} % ihres gemeinsamen Effekts.</translation>
    </message>
    <message>
        <source>{} and {} act together in the model: a sum of two effects misses {:.0f} % of their joint effect on the log odds.</source>
        <translation>{} und {} wirken im Modell zusammen: Eine Summe zweier Effekte verfehlt {:.0f} % ihres gemeinsamen Effekts auf die logarithmierten Chancen.</translation>
    </message>
    <message>
        <source>Of {}: precision {:.3f}, recall {:.3f}, F1 {:.3f}. Matthews&apos; correlation {:.3f}.</source>
        <translation>Für {}: Präzision {:.3f}, Trefferquote (Recall) {:.3f}, F1 {:.3f}. Matthews-Korrelation {:.3f}.</translation>
    </message>
    <message>
        <source>Means over the classes that occur: precision {:.3f}, recall {:.3f}, F1 {:.3f}. Matthews&apos; correlation {:.3f}.</source>
        <translation>Mittel über die vorkommenden Klassen: Präzision {:.3f}, Trefferquote (Recall) {:.3f}, F1 {:.3f}. Matthews-Korrelation {:.3f}.</translation>
    </message>
    <message>
        <source>metric learning</source>
        <translation>metrisches Lernen</translation>
    </message>
    <message>
        <source>leave-one-out loss</source>
        <translation>Leave-one-out-Verlust</translation>
    </message>
    <message>
        <source>Scales by the evidence of {} rows</source>
        <translation>Skalen nach der Evidenz von {} Zeilen</translation>
    </message>
    <message>
        <source>Penalty by leave-one-out</source>
        <translation>Strafe durch Leave-one-out</translation>
    </message>
    <message>
        <source>Judging on held-out rows</source>
        <translation>Beurteilung auf zurückgehaltenen Zeilen</translation>
    </message>
    <message>
        <source>λ = {:.3g} has the lowest leave-one-out loss on {} rows and is kept; the scales are those of largest evidence on {} of them.</source>
        <translation>λ = {:.3g} hat den geringsten Leave-one-out-Verlust auf {} Zeilen und wird behalten; die Skalen sind die der größten Evidenz auf {} davon.</translation>
    </message>
    <message>
        <source>{} of {} rows make the model, since an exact fit takes time with the cube of their number; rows may be raised.</source>
        <translation>{} von {} Zeilen bilden das Modell, denn die Zeit einer exakten Anpassung wächst mit der dritten Potenz ihrer Zahl; rows lässt sich erhöhen.</translation>
    </message>
    <message>
        <source>An exact kernel of {} rows</source>
        <translation>Ein exakter Kern von {} Zeilen</translation>
    </message>
    <message>
        <source>set rows lower</source>
        <translation>setzen Sie rows kleiner</translation>
    </message>
    <message>
        <source>A constant is kept: on rows that it has not seen the kernel predicts no better.</source>
        <translation>Eine Konstante wird behalten: Auf ungesehenen Zeilen sagt der Kern nicht besser vorher.</translation>
    </message>
    <message>
        <source>Of the variables that predict {1}, certain so far: {0}; {2}.</source>
        <translation>Von den Variablen, die {1} vorhersagen, sind bisher sicher: {0}; {2}.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>the score of {}</source>
        <translation>der Score von {}</translation>
    </message>
    <message>
        <source>Mean and contributions miss the prediction by up to {:.2g}: rounding of fast waves or large weights.</source>
        <translation>Mittel und Beiträge verfehlen die Vorhersage um bis zu {:.2g}: Rundung schneller Wellen oder großer Gewichte.</translation>
    </message>
    <message>
        <source>contribution to {} ({})</source>
        <translation>Beitrag zu {} ({})</translation>
    </message>
    <message>
        <source>Contributions at row {}</source>
        <translation>Beiträge in Zeile {}</translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>Row {}: {} is predicted as {:.4g}, {:.3g} above its mean of {:.4g}; {} moves it most ({:+.3g}).</source>
        <translation>Zeile {}: {} wird als {:.4g} vorhergesagt, {:.3g} über dem Mittel von {:.4g}; {} verschiebt am meisten ({:+.3g}).</translation>
    </message>
    <message>
        <source>Row {}: {} is predicted as {:.4g}, {:.3g} below its mean of {:.4g}; {} moves it most ({:+.3g}).</source>
        <translation>Zeile {}: {} wird als {:.4g} vorhergesagt, {:.3g} unter dem Mittel von {:.4g}; {} verschiebt am meisten ({:+.3g}).</translation>
    </message>
    <message>
        <source>Contributions over rows</source>
        <translation>Beiträge über Zeilen</translation>
    </message>
    <message>
        <source>low third of the variable</source>
        <translation>unteres Drittel der Variablen</translation>
    </message>
    <message>
        <source>middle third</source>
        <translation>mittleres Drittel</translation>
    </message>
    <message>
        <source>high third</source>
        <translation>oberes Drittel</translation>
    </message>
    <message>
        <source>category or missing</source>
        <translation>Kategorie oder fehlend</translation>
    </message>
    <message>
        <source>no contribution</source>
        <translation>kein Beitrag</translation>
    </message>
    <message>
        <source>{} moves {} most: by {:.3g} on average over {}.</source>
        <translation>{} verschiebt {} am meisten: im Mittel um {:.3g} über {}.</translation>
    </message>
    <message>
        <source>The {} that move it most; {} more are left out.</source>
        <translation>Die {}, die am meisten verschieben; {} weitere sind weggelassen.</translation>
    </message>
    <message>
        <source>Contributions of {}</source>
        <translation>Beiträge von {}</translation>
    </message>
    <message>
        <source>All values of {} are missing.</source>
        <translation>Alle Werte von {} fehlen.</translation>
    </message>
    <message>
        <source>{} moves {} by {:+.3g} to {:+.3g} over {}.</source>
        <translation>{} verschiebt {} um {:+.3g} bis {:+.3g} über {}.</translation>
    </message>
    <message>
        <source>Where points at one value lie apart, other variables change how this one acts.</source>
        <translation>Wo Punkte bei einem Wert auseinanderliegen, ändern andere Variablen, wie diese wirkt.</translation>
    </message>
    <message>
        <source>Without a value and not drawn: {}.</source>
        <translation>Ohne Wert und nicht gezeichnet: {}.</translation>
    </message>
    <message>
        <source>(not known)</source>
        <translation>(unbekannt)</translation>
    </message>
    <message>
        <source>The last row, in line {}, is named like a statistic of the rows above; if it is one, leave it out with --footer 1.</source>
        <translation>Die letzte Zeile, in Dateizeile {}, heißt wie eine Statistik der Zeilen darüber; ist sie eine, lassen Sie sie mit --footer 1 weg.</translation>
    </message>
    <message>
        <source>The row in line {} holds a statistic of the rows above and was left out.</source>
        <translation>Die Zeile in Dateizeile {} enthält eine Statistik der Zeilen darüber und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The row in line {} is a note below the table and was left out.</source>
        <translation>Die Zeile in Dateizeile {} ist eine Anmerkung unter der Tabelle und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The row in line {} holds no value and was left out.</source>
        <translation>Die Zeile in Dateizeile {} enthält keinen Wert und wurde weggelassen.</translation>
    </message>
    <message>
        <source>{} rows hold no value and were left out; the first is in line {}.</source>
        <translation>{} Zeilen enthalten keinen Wert und wurden weggelassen; die erste steht in Dateizeile {}.</translation>
    </message>
    <message>
        <source>A second table seems to begin in line {}; its rows were read too: leave them out with --footer {}, or read it alone with --skip {}.</source>
        <translation>In Dateizeile {} scheint eine zweite Tabelle zu beginnen; ihre Zeilen wurden mitgelesen: Lassen Sie sie mit --footer {} weg, oder lesen Sie sie mit --skip {} allein.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds numbers with an E between digits, such as 12E4, throughout; if they are codes, read it as a category.</source>
        <translation>Spalte „{}“ enthält durchweg Zahlen mit einem E zwischen Ziffern, wie 12E4; sind es Codes, lesen Sie sie als Kategorie.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds values that the head of the file does not name: {}; correct them or name them there.</source>
        <translation>Spalte „{}“ enthält Werte, die der Kopf der Datei nicht nennt: {}; berichtigen Sie sie oder nennen Sie sie dort.</translation>
    </message>
    <message>
        <source>The text holds an invisible character ({}), which was left out.</source>
        <translation>Der Text enthält ein unsichtbares Zeichen ({}), das weggelassen wurde.</translation>
    </message>
    <message>
        <source>The text holds {} invisible characters, such as {}, which were left out.</source>
        <translation>Der Text enthält {} unsichtbare Zeichen, wie {}, die weggelassen wurden.</translation>
    </message>
    <message>
        <source>stand in quotes</source>
        <translation>stehen in Anführungszeichen</translation>
    </message>
    <message>
        <source>have a blank behind their sign</source>
        <translation>haben ein Leerzeichen hinter dem Vorzeichen</translation>
    </message>
    <message>
        <source>have a word or sign for &quot;about&quot; in front</source>
        <translation>haben ein Wort oder Zeichen für „etwa“ davor</translation>
    </message>
    <message>
        <source>have a reference behind them</source>
        <translation>haben einen Verweis dahinter</translation>
    </message>
    <message>
        <source>have an uncertainty behind them</source>
        <translation>haben eine Unsicherheit dahinter</translation>
    </message>
    <message>
        <source>have a dash for decimals</source>
        <translation>haben einen Strich anstelle der Nachkommastellen</translation>
    </message>
    <message>
        <source>are written with powers of ten</source>
        <translation>sind mit Zehnerpotenzen geschrieben</translation>
    </message>
    <message>
        <source>have an exponent that is not read</source>
        <translation>haben einen Exponenten, der nicht gelesen wird</translation>
    </message>
    <message>
        <source>have underscores in them</source>
        <translation>enthalten Unterstriche</translation>
    </message>
    <message>
        <source>are hexadecimal</source>
        <translation>sind hexadezimal</translation>
    </message>
    <message>
        <source>are in digits of another script</source>
        <translation>stehen in Ziffern einer anderen Schrift</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; is read as text: its numbers {}, as in &quot;{}&quot;; if they are quantities, write them as plain numbers in the file.</source>
        <translation>Spalte „{}“ wird als Text gelesen: Ihre Zahlen {}, wie in „{}“; sind es Größen, schreiben Sie sie in der Datei als einfache Zahlen.</translation>
    </message>
    <message>
        <source>{}, character {}: {}</source>
        <translation>{}, Zeichen {}: {}</translation>
    </message>
    <message>
        <source>{} is not closed; add a {}.</source>
        <translation>{} ist nicht geschlossen; ergänzen Sie ein {}.</translation>
    </message>
    <message>
        <source>this is no number.</source>
        <translation>das ist keine Zahl.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no meaning here.</source>
        <translation>„{}“ hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not go on what stands before it.</source>
        <translation>„{}“ setzt nicht fort, was davor steht.</translation>
    </message>
    <message>
        <source>this is a text; compare it, as in species = &quot;setosa&quot;.</source>
        <translation>das ist ein Text; vergleichen Sie ihn, wie in species = &quot;setosa&quot;.</translation>
    </message>
    <message>
        <source>a text stands where a number is needed; texts can only be compared.</source>
        <translation>ein Text steht, wo eine Zahl nötig ist; Texte können nur verglichen werden.</translation>
    </message>
    <message>
        <source>this is nested too deeply; derive a column in between.</source>
        <translation>das ist zu tief geschachtelt; leiten Sie eine Spalte dazwischen ab.</translation>
    </message>
    <message>
        <source>something is missing at the end.</source>
        <translation>am Ende fehlt etwas.</translation>
    </message>
    <message>
        <source>a number, a text or a column is needed here, not &quot;{}&quot;.</source>
        <translation>hier ist eine Zahl, ein Text oder eine Spalte nötig, nicht „{}“.</translation>
    </message>
    <message>
        <source>a &quot;)&quot; is missing here.</source>
        <translation>hier fehlt eine „)“.</translation>
    </message>
    <message>
        <source>{} takes {} values between commas.</source>
        <translation>{} nimmt {} Werte zwischen Kommas.</translation>
    </message>
    <message>
        <source>{} takes {} values; a &quot;)&quot; is missing behind them.</source>
        <translation>{} nimmt {} Werte; dahinter fehlt eine „)“.</translation>
    </message>
    <message>
        <source>there is no function &quot;{}&quot;; there are abs, sqrt, exp, log, log2, log10, floor, ceil, round, sin, cos, tan, min, max, if and is_missing.</source>
        <translation>es gibt keine Funktion „{}“; es gibt abs, sqrt, exp, log, log2, log10, floor, ceil, round, sin, cos, tan, min, max, if und is_missing.</translation>
    </message>
    <message>
        <source>{} takes numbers, not texts.</source>
        <translation>{} nimmt Zahlen, keine Texte.</translation>
    </message>
    <message>
        <source>The expression has {} characters, more than {}; derive columns in between.</source>
        <translation>Der Ausdruck hat {} Zeichen, mehr als {}; leiten Sie Spalten dazwischen ab.</translation>
    </message>
    <message>
        <source>{} of {} rows are kept by {}.</source>
        <translation>{} von {} Zeilen bleiben durch {} erhalten.</translation>
    </message>
    <message>
        <source>{}: {} has a column &quot;{}&quot; already; choose another name.</source>
        <translation>{}: {} hat schon eine Spalte „{}“; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{}: {} has no such column; {}</source>
        <translation>{}: {} hat keine solche Spalte; {}</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; of {} holds texts; only numbers can be transformed.</source>
        <translation>{}: Spalte „{}“ von {} enthält Texte; nur Zahlen können transformiert werden.</translation>
    </message>
    <message>
        <source>Column {} looks like months or moments written as yyyymm or yyyymmddhhmmss, which jump from one month to the next as numbers; add the year or the days since the first date to the file and ignore this column.</source>
        <translation>Spalte {} sieht nach Monaten oder Zeitpunkten als yyyymm oder yyyymmddhhmmss aus, die als Zahlen von einem Monat zum nächsten springen; ergänzen Sie in der Datei das Jahr oder die Tage seit dem ersten Datum und ignorieren Sie diese Spalte.</translation>
    </message>
    <message>
        <source>Columns {} look like months or moments written as yyyymm or yyyymmddhhmmss, which jump from one month to the next as numbers; add the year or the days since the first date to the file and ignore these columns.</source>
        <translation>Spalten {} sehen nach Monaten oder Zeitpunkten als yyyymm oder yyyymmddhhmmss aus, die als Zahlen von einem Monat zum nächsten springen; ergänzen Sie in der Datei das Jahr oder die Tage seit dem ersten Datum und ignorieren Sie diese Spalten.</translation>
    </message>
    <message>
        <source>days since {}</source>
        <translation>Tage seit {}</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>weekday</source>
        <translation>Wochentag</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>day of the year as sine and cosine</source>
        <translation>Tag des Jahres als Sinus und Kosinus</translation>
    </message>
    <message>
        <source>They are read with the day before the month.</source>
        <translation>Sie werden mit dem Tag vor dem Monat gelesen.</translation>
    </message>
    <message>
        <source>They are read with the month before the day.</source>
        <translation>Sie werden mit dem Monat vor dem Tag gelesen.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds dates and becomes: {}.</source>
        <translation>Spalte „{}“ enthält Daten und wird zu: {}.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} holds numbers, but dates are needed there; write them as 2024-03-31.</source>
        <translation>Spalte „{}“ von {} enthält Zahlen, nötig sind aber Daten; schreiben Sie sie als 2024-03-31.</translation>
    </message>
    <message>
        <source>{} not used: dates that are read as text.</source>
        <translation>{} nicht verwendet: Daten, die als Text gelesen werden.</translation>
    </message>
    <message>
        <source>{} without a date ({})</source>
        <translation>{} ohne Datum ({})</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} filled with the training median {} and marked as missing.</source>
        <translation>Spalte „{}“: {} mit dem Trainingsmedian {} gefüllt und als fehlend markiert.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} filled with the training median {}.</source>
        <translation>Spalte „{}“: {} mit dem Trainingsmedian {} gefüllt.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds &quot;{}&quot;, which is no date; write them as 2024-03-31 to split by time.</source>
        <translation>Spalte „{}“ enthält „{}“, das kein Datum ist; schreiben Sie sie als 2024-03-31, um nach der Zeit zu teilen.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>Its probabilities are calibrated on rows that were held out.</source>
        <translation>Ihre Wahrscheinlichkeiten sind an zurückgehaltenen Zeilen kalibriert.</translation>
    </message>
    <message>
        <source>No variable varies over the training rows, so the model is a constant.</source>
        <translation>Keine Variable variiert über die Trainingszeilen, so dass das Modell eine Konstante ist.</translation>
    </message>
    <message>
        <source>{} of {} rows repeats another one in every column and in the target, and is left out: a copy is no evidence of its own.</source>
        <translation>{} von {} Zeilen wiederholt eine andere in jeder Spalte und im Ziel und wird weggelassen: Eine Kopie ist kein eigener Beleg.</translation>
    </message>
    <message>
        <source>{} of {} rows repeat another one in every column and in the target, and are left out: a copy is no evidence of its own.</source>
        <translation>{} von {} Zeilen wiederholen eine andere in jeder Spalte und im Ziel und werden weggelassen: Eine Kopie ist kein eigener Beleg.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds dates in a form that is not read, such as {}; write them as 2024-03-31.</source>
        <translation>Spalte „{}“ enthält Daten in einer Form, die nicht gelesen wird, wie {}; schreiben Sie sie als 2024-03-31.</translation>
    </message>
    <message>
        <source>Left out for a missing value: {}.</source>
        <translation>Ausgelassen, weil ein Wert fehlt: {}.</translation>
    </message>
    <message>
        <source>Left out for a value that is missing or not defined, such as a logarithm of 0: {}.</source>
        <translation>Ausgelassen, weil ein Wert fehlt oder nicht definiert ist, etwa ein Logarithmus von 0: {}.</translation>
    </message>
    <message>
        <source>Line {} transforms {} a second time; leave one of the two out.</source>
        <translation>Zeile {} transformiert {} ein zweites Mal; lassen Sie eine der beiden weg.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} holds dates such as {}, in which the day or the month may come first; write them as 2024-03-31.</source>
        <translation>Die Spalte „{}“ von {} enthält Daten wie {}, in denen zuerst der Tag oder der Monat stehen kann; schreiben Sie sie als 2024-03-31.</translation>
    </message>
    <message>
        <source>The target &quot;{}&quot; holds classes, which have no {}; leave its transform out, or predict numbers with --task regression.</source>
        <translation>Die Zielgröße „{}“ enthält Klassen, von denen es kein {} gibt; lassen Sie die Transformation weg, oder sagen Sie mit --task regression Zahlen vorher.</translation>
    </message>
    <message>
        <source>none is</source>
        <translation>ist keine</translation>
    </message>
    <message>
        <source>Knockoffs select {} variables or more at {:g} %, or none.</source>
        <translation>Knockoffs wählen {} Variablen oder mehr bei {:g} %, sonst keine.</translation>
    </message>
    <message>
        <source>log loss</source>
        <translation>Log-Loss</translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <source>RMSE of {} {}</source>
        <translation>RMSE von {} {}</translation>
    </message>
    <message>
        <source>cross-validated</source>
        <translation>kreuzvalidiert</translation>
    </message>
    <message>
        <source>The lowest training loss so far; it is the mean during an epoch.</source>
        <translation>Der bisher kleinste Trainingsverlust; er ist das Mittel während einer Epoche.</translation>
    </message>
    <message>
        <source>Best score so far</source>
        <translation>Bester Wert bisher</translation>
    </message>
    <message>
        <source>Training time (s)</source>
        <translation>Trainingszeit (s)</translation>
    </message>
    <message>
        <source>Best {} {} so far</source>
        <translation>Bisher beste(r) {} {}</translation>
    </message>
    <message>
        <source>The model predicts {} worse than a constant: {}.</source>
        <translation>Das Modell sagt {} schlechter vorher als eine Konstante: {}.</translation>
    </message>
    <message>
        <source>{} is selected and orders the rows almost as {}; which of them matters cannot be told from these rows.</source>
        <translation>{} ist ausgewählt und ordnet die Zeilen fast wie {}; welche davon zählt, lassen diese Zeilen offen.</translation>
    </message>
    <message>
        <source>seconds of training</source>
        <translation>Sekunden des Trainings</translation>
    </message>
    <message>
        <source>Defaults of the options below: the paper&apos;s with a standardised target, all as in the paper, or a start of the relevances by evidence, which finds the true variables most surely; what you set yourself stays.</source>
        <translation>Vorgaben der Optionen unten: die des Artikels mit standardisiertem Ziel, alle wie im Artikel, oder ein Anfang der Relevanzen nach Evidenz, der die wahren Variablen am sichersten findet; was Sie selbst einstellen, bleibt.</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>Wie im Artikel</translation>
    </message>
    <message>
        <source>Evidence start</source>
        <translation>Start nach Evidenz</translation>
    </message>
    <message>
        <source>Scaling of the target</source>
        <translation>Skalierung des Ziels</translation>
    </message>
    <message>
        <source>Train on the target less its mean, over its standard deviation, or on its numbers as they are, as the paper does: a target of large numbers then takes more epochs, and its weights have less of a penalty. Classes have none.</source>
        <translation>Auf dem Ziel minus Mittelwert, geteilt durch die Standardabweichung, trainieren oder auf seinen Zahlen, wie sie sind, wie im Artikel: Ein Ziel mit großen Zahlen braucht dann mehr Epochen, und seine Gewichte werden weniger bestraft. Klassen werden nicht skaliert.</translation>
    </message>
    <message>
        <source>Standardised</source>
        <translation>Standardisiert</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>Defaults of the options below: ours, or the paper&apos;s: every scale starts at 1/σ, their sum is not tuned, there is one draw of frequencies, and the weights stay fixed while the scales move; what you set yourself stays.</source>
        <translation>Vorgaben der Optionen unten: unsere oder die des Artikels: Jede Skala beginnt bei 1/σ, ihre Summe wird nicht gesucht, es gibt eine Ziehung der Frequenzen, und die Gewichte bleiben fest, während sich die Skalen bewegen; was Sie selbst einstellen, bleibt.</translation>
    </message>
    <message>
        <source>Simplex sizes tried</source>
        <translation>Versuchte Größen des Simplex</translation>
    </message>
    <message>
        <source>With simplex size 0: several, of which the validation rows choose, or only the number of columns over σ, the median distance to the 20 nearest neighbours, with which equal scales are 1/σ.</source>
        <translation>Bei Größe 0 des Simplex: mehrere, unter denen die Validierungszeilen wählen, oder nur die Zahl der Spalten durch σ, den Medianabstand zu den 20 nächsten Nachbarn; gleiche Skalen sind damit 1/σ.</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>Columns over σ</source>
        <translation>Spalten durch σ</translation>
    </message>
    <message>
        <source>Weights while the scales move</source>
        <translation>Gewichte, während sich die Skalen bewegen</translation>
    </message>
    <message>
        <source>Fit the weights anew for every step of the scales, or keep them fixed while the scales move as far as they can, and every λ starts from equal scales (Algorithm 1).</source>
        <translation>Die Gewichte für jeden Schritt der Skalen neu anpassen, oder sie festhalten, während sich die Skalen so weit bewegen, wie sie können, und jedes λ bei gleichen Skalen beginnt (Algorithmus 1).</translation>
    </message>
    <message>
        <source>Fitted anew</source>
        <translation>Neu angepasst</translation>
    </message>
    <message>
        <source>Fixed (Algorithm 1)</source>
        <translation>Fest (Algorithmus 1)</translation>
    </message>
    <message>
        <source>Defaults of the options below: ours, or one group lasso on what the search finds, as in the paper, without what we add to it; what you set yourself stays.</source>
        <translation>Vorgaben der Optionen unten: unsere, oder ein Gruppen-Lasso auf dem, was die Suche findet, wie im Artikel, ohne unsere Zusätze; was Sie selbst einstellen, bleibt.</translation>
    </message>
    <message>
        <source>Fit the group lasso twice: the second time what was small in the first is penalised more.</source>
        <translation>Das Gruppen-Lasso zweimal anpassen: Beim zweiten Mal wird stärker bestraft, was beim ersten klein war.</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Ausdünnen</translation>
    </message>
    <message>
        <source>Leave out after the second fit what matters no more than chance would have it, or what the cross-validated loss does not need.</source>
        <translation>Nach der zweiten Anpassung weglassen, was nicht mehr zählt, als der Zufall erklären würde, oder was der kreuzvalidierte Verlust nicht braucht.</translation>
    </message>
    <message>
        <source>Weights of the groups</source>
        <translation>Gewichte der Gruppen</translation>
    </message>
    <message>
        <source>What λ is multiplied by for a group of s columns: √s, doubled for pairs and triples, as their functions can imitate those of single variables; √s, as in equation (2) of the paper; or 1.</source>
        <translation>Womit λ bei einer Gruppe von s Spalten multipliziert wird: √s, bei Paaren und Tripeln verdoppelt, da ihre Funktionen die einzelner Variablen nachahmen können; √s, wie in Gleichung (2) des Artikels; oder 1.</translation>
    </message>
    <message>
        <source>√s, of pairs and triples 2√s</source>
        <translation>√s, bei Paaren und Tripeln 2√s</translation>
    </message>
    <message>
        <source>√s, equation (2)</source>
        <translation>√s, Gleichung (2)</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Functions without a variable</source>
        <translation>Funktionen ohne Variable</translation>
    </message>
    <message>
        <source>Leave functions in which chance puts no variable as they are, constants, as in the paper, or give each of them one variable.</source>
        <translation>Funktionen, in die der Zufall keine Variable setzt, lassen, wie sie sind, als Konstanten, wie im Artikel, oder jeder von ihnen eine Variable geben.</translation>
    </message>
    <message>
        <source>Left as they are</source>
        <translation>Bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Get a variable</source>
        <translation>Erhalten eine Variable</translation>
    </message>
    <message>
        <source>Random Fourier functions</source>
        <translation>Zufällige Fourier-Funktionen</translation>
    </message>
    <message>
        <source>Fits a weighted sum of random sines and cosines of a few variables each, with nothing taken out of it afterwards: for prediction where many variables act together. How much the fit changes without a variable, a pair or a triple says how much it matters.</source>
        <translation>Passt eine gewichtete Summe zufälliger Sinus und Kosinus von jeweils wenigen Variablen an, aus der danach nichts weggelassen wird: zur Vorhersage, wo viele Variablen zusammenwirken. Wie sehr sich die Anpassung ohne eine Variable, ein Paar oder ein Tripel ändert, sagt, wie viel sie zählen.</translation>
    </message>
    <message>
        <source>Number k of sines, and as many cosines; more fit finer detail and cost more.</source>
        <translation>Zahl k der Sinus, und ebenso vieler Kosinus; mehr erfassen feinere Einzelheiten und kosten mehr.</translation>
    </message>
    <message>
        <source>Mean number p·q of variables in a function; each takes part with probability q. Larger fits interactions of more variables.</source>
        <translation>Mittlere Zahl p·q der Variablen in einer Funktion; jede nimmt mit der Wahrscheinlichkeit q teil. Größer erfasst Wechselwirkungen von mehr Variablen.</translation>
    </message>
    <message>
        <source>A lasso keeps some of the functions, as in the paper; ridge regression keeps all, is faster and mostly predicts better.</source>
        <translation>Ein Lasso behält einige der Funktionen, wie im Artikel; Ridge-Regression behält alle, ist schneller und sagt meist besser vorher.</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>Take ε and the weights λ₁ and λ₂ as they are, or choose them from the paper&apos;s grid: those whose first m variables predict best over five folds of up to 1,000 training rows.</source>
        <translation>ε und die Gewichte λ₁ und λ₂ nehmen, wie sie sind, oder sie aus dem Gitter des Artikels wählen: jene, deren erste m Variablen über fünf Teile von bis zu 1.000 Trainingszeilen am besten vorhersagen.</translation>
    </message>
    <message>
        <source>Similarity of two rows; the linear and the polynomial one need the exact criterion.</source>
        <translation>Ähnlichkeit zweier Zeilen; die lineare und die polynomiale brauchen das exakte Kriterium.</translation>
    </message>
    <message>
        <source>Linear: x·x′</source>
        <translation>Linear: x·x′</translation>
    </message>
    <message>
        <source>Polynomial: (1 + x·x′)²</source>
        <translation>Polynomial: (1 + x·x′)²</translation>
    </message>
    <message>
        <source>Defaults of the options below: ours, or all settings chosen from the paper&apos;s grid by cross-validation, all rows in every round and all rounds; what you set yourself stays.</source>
        <translation>Vorgaben der Optionen unten: unsere, oder alle Einstellungen durch Kreuzvalidierung aus dem Gitter des Artikels gewählt, alle Zeilen in jeder Runde und alle Runden; was Sie selbst einstellen, bleibt.</translation>
    </message>
    <message>
        <source>Least λ of the grid</source>
        <translation>Kleinstes λ des Gitters</translation>
    </message>
    <message>
        <source>The paper&apos;s grid has λ = 0, which lets frequencies grow freely and overfits noisy classes; 2⁻¹⁰ in its place does not.</source>
        <translation>Das Gitter des Artikels enthält λ = 0, was Frequenzen frei wachsen lässt und sich verrauschten Klassen zu sehr anpasst; 2⁻¹⁰ an seiner Stelle tut das nicht.</translation>
    </message>
    <message>
        <source>2⁻¹⁰</source>
        <translation>2⁻¹⁰</translation>
    </message>
    <message>
        <source>0, as in the paper</source>
        <translation>0, wie im Artikel</translation>
    </message>
    <message>
        <source>Defaults of the options below: ours, or those of the GBRFF paper: γ, β and C by cross-validation, a support vector machine on the similarities (classes only); what you set yourself stays.</source>
        <translation>Vorgaben der Optionen unten: unsere oder die des GBRFF-Artikels: γ, β und C durch Kreuzvalidierung, eine Support-Vektor-Maschine auf den Ähnlichkeiten (nur Klassen); was Sie selbst einstellen, bleibt.</translation>
    </message>
    <message>
        <source>Take γ and β as they are, or the best of 2⁻² … 2² over the number of encoded columns and of 10⁻² … 10², by cross-validation on up to 2,000 training rows.</source>
        <translation>γ und β nehmen, wie sie sind, oder die besten aus 2⁻² … 2² durch die Zahl der kodierten Spalten und aus 10⁻² … 10², durch Kreuzvalidierung auf bis zu 2.000 Trainingszeilen.</translation>
    </message>
    <message>
        <source>{}: too many archives lie in one another; unpack the table first.</source>
        <translation>{}: Zu viele Archive sind ineinander gepackt; entpacken Sie die Tabelle zuerst.</translation>
    </message>
    <message>
        <source>The table &quot;{}&quot; was read; the archive holds others too: {}.</source>
        <translation>Die Tabelle „{}“ wurde gelesen; das Archiv enthält noch andere: {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was read; the file holds other tables too: {}.</source>
        <translation>„{}“ wurde gelesen; die Datei enthält noch andere Tabellen: {}.</translation>
    </message>
    <message>
        <source>this is a document that holds no table; save its table as CSV</source>
        <translation>das ist ein Dokument, das keine Tabelle enthält; speichern Sie seine Tabelle als CSV</translation>
    </message>
    <message>
        <source>this is a {}; unpack it first</source>
        <translation>das ist eine gepackte Datei ({}); entpacken Sie sie zuerst</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; has {} rows, but &quot;{}&quot; has {}; arrays side by side must have as many.</source>
        <translation>{}: „{}“ hat {} Zeilen, „{}“ aber {}; Arrays nebeneinander müssen gleich viele haben.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; is empty; it needs rows and columns.</source>
        <translation>{}: „{}“ ist leer; nötig sind Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>{}: this MATLAB file is damaged or cut short; copy it again, or save the table with writetable.</source>
        <translation>{}: Diese MATLAB-Datei ist beschädigt oder abgeschnitten; kopieren Sie sie noch einmal, oder speichern Sie die Tabelle mit writetable.</translation>
    </message>
    <message>
        <source>{}: no variable in it is a matrix, a vector, a cell array of texts or a struct of columns; save a table with writetable.</source>
        <translation>{}: Keine Variable darin ist eine Matrix, ein Vektor, ein Cell-Array von Texten oder ein Struct von Spalten; speichern Sie eine Tabelle mit writetable.</translation>
    </message>
    <message>
        <source>{}: no array in it is a table of numbers and texts in one or two dimensions; save one as CSV.</source>
        <translation>{}: Kein Array darin ist eine Tabelle aus Zahlen und Texten in einer oder zwei Dimensionen; speichern Sie eines als CSV.</translation>
    </message>
    <message>
        <source>{}: the archive holds no file with content; give one with a table.</source>
        <translation>{}: Das Archiv enthält keine Datei mit Inhalt; geben Sie eines mit einer Tabelle an.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; is no data frame, matrix or vector with rows; choose another with --table.</source>
        <translation>{}: „{}“ ist kein Data Frame, keine Matrix und kein Vektor mit Zeilen; wählen Sie mit --table etwas anderes.</translation>
    </message>
    <message>
        <source>{}: none of the tables in it has rows.</source>
        <translation>{}: Keine der Tabellen darin hat Zeilen.</translation>
    </message>
    <message>
        <source>{}: it holds several tables: {}; name one with --table.</source>
        <translation>{}: Die Datei enthält mehrere Tabellen: {}; nennen Sie eine mit --table.</translation>
    </message>
    <message>
        <source>{}: this {} file has a version or an encoding that is not read; save it as CSV.</source>
        <translation>{}: Diese Datei im Format {} hat eine Version oder Kodierung, die nicht gelesen wird; speichern Sie sie als CSV.</translation>
    </message>
    <message>
        <source>{}: this {} file is damaged or cut short; copy or download it again, or save it as CSV.</source>
        <translation>{}: Diese Datei im Format {} ist beschädigt oder abgeschnitten; kopieren Sie sie noch einmal, laden Sie sie neu herunter, oder speichern Sie sie als CSV.</translation>
    </message>
    <message>
        <source>The file says of its columns: {}.</source>
        <translation>Die Datei sagt über ihre Spalten: {}.</translation>
    </message>
    <message>
        <source>Columns whose values have labels but in part, read without them: {}.</source>
        <translation>Spalten, deren Werte nur zum Teil Beschriftungen haben, ohne diese gelesen: {}.</translation>
    </message>
    <message>
        <source>Cells with a code that the file declares as missing, taken as missing: {}.</source>
        <translation>Zellen mit einem Code, den die Datei als fehlend erklärt, als fehlend genommen: {}.</translation>
    </message>
    <message>
        <source>{}: the table in this {} file is empty; it needs columns and rows.</source>
        <translation>{}: Die Tabelle in dieser Datei im Format {} ist leer; nötig sind Spalten und Zeilen.</translation>
    </message>
    <message>
        <source>{}: there is no space to unpack it in the folder for temporary files; free some, or name another folder in TMPDIR.</source>
        <translation>{}: Im Ordner für temporäre Dateien ist kein Platz zum Entpacken; schaffen Sie Platz, oder nennen Sie einen anderen Ordner in TMPDIR.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of its cells hold {}, away from all others; if it stands for a missing cell, name it under Missing in the reading options (--missing {}).</source>
        <translation>Spalte „{}“: {} ihrer Zellen enthalten {}, fern von allen anderen; steht das für eine fehlende Zelle, nennen Sie es unter Fehlend in den Einleseoptionen (--missing {}).</translation>
    </message>
    <message>
        <source>the dates of &quot;{}&quot; may begin with the day or with the month; write them as 2024-03-31 to compare them.</source>
        <translation>die Daten von „{}“ können mit dem Tag oder mit dem Monat beginnen; schreiben Sie sie als 2024-03-31, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds dates, and &quot;{}&quot; is none; write it as 2024-03-31.</source>
        <translation>„{}“ enthält Daten, und „{}“ ist keines; schreiben Sie es als 2024-03-31.</translation>
    </message>
    <message>
        <source>Times with an offset count in universal time.</source>
        <translation>Zeiten mit einer Zeitverschiebung zählen in Weltzeit.</translation>
    </message>
    <message>
        <source>{} lies years away from the others; if it stands for a missing date, name it under Missing in the reading options (--missing).</source>
        <translation>{} liegt Jahre von den anderen entfernt; steht das für ein fehlendes Datum, nennen Sie es unter Fehlend in den Einleseoptionen (--missing).</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds dates such as {}, in which the day or the month may come first, so that they are not used as dates; say which (--dates, or Order of dates in the reading options), or write them as 2024-03-31.</source>
        <translation>Spalte „{}“ enthält Daten wie {}, in denen zuerst der Tag oder der Monat stehen kann, sodass sie nicht als Daten verwendet werden; sagen Sie, was zuerst steht (--dates, oder Datumsfolge in den Einleseoptionen), oder schreiben Sie sie als 2024-03-31.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds dates such as {}, of which too many are no days with the {} first, so that they are not used as dates; write them as 2024-03-31.</source>
        <translation>Spalte „{}“ enthält Daten wie {}, von denen zu viele keine Kalendertage sind, wenn der {} zuerst steht, sodass sie nicht als Daten verwendet werden; schreiben Sie sie als 2024-03-31.</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Values of the target &quot;{}&quot; far from all others: {}, such as {:g}, where half lie between {:g} and {:g}. They rule every error: check them, or leave their rows out.</source>
        <translation>Werte des Ziels „{}“ fern von allen anderen: {}, etwa {:g}, wo die Hälfte zwischen {:g} und {:g} liegt. Sie beherrschen jeden Fehler: Prüfen Sie diese Werte, oder lassen Sie ihre Zeilen weg.</translation>
    </message>
    <message>
        <source>q: the least false discovery rate at which a screen {} selects the variable; of variables that order the rows almost alike it selects one, and &quot;as a&quot; stands for the others. {}</source>
        <translation>q: die kleinste Falscherkennungsrate, bei der ein Durchmustern {} die Variable auswählt; von Variablen, die die Zeilen fast gleich ordnen, wählt es eine, und bei den anderen steht „wie a“. {}</translation>
    </message>
    <message>
        <source>held-out</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>{}: {} {:.3g} after {:.2g} s (model kept: {:.3g})</source>
        <translation>{}: {} {:.3g} nach {:.2g} s (behaltenes Modell: {:.3g})</translation>
    </message>
    <message>
        <source>{}: {} {:.3g} after {:.2g} s</source>
        <translation>{}: {} {:.3g} nach {:.2g} s</translation>
    </message>
    <message>
        <source>The lowest score so far on rows that a model does not learn from, those of validation or of folds; chosen among many, it is a little too good: the test score is not.</source>
        <translation>Der bisher niedrigste Wert auf Zeilen, von denen ein Modell nicht lernt, denen der Validierung oder der Teile; unter vielen gewählt, ist er etwas zu gut: Der Testwert ist es nicht.</translation>
    </message>
    <message>
        <source>as {}</source>
        <translation>wie {}</translation>
    </message>
    <message>
        <source>Which variables carry the prediction of {} is not certain: {}.</source>
        <translation>Welche Variablen die Vorhersage von {} tragen, ist nicht sicher: {}.</translation>
    </message>
    <message>
        <source>Most important for {1}: {0}; {2}.</source>
        <translation>Am bedeutendsten für {1}: {0}; {2}.</translation>
    </message>
    <message>
        <source>γ = {:.3g} and β = {:.3g} have the lowest cross-validated loss of {} pairs.</source>
        <translation>γ = {:.3g} und β = {:.3g} haben den geringsten kreuzvalidierten Verlust von {} Paaren.</translation>
    </message>
    <message>
        <source>Random features stand for the Gaussian and the Laplace kernel only; set formulation=exact or kernel=gaussian.</source>
        <translation>Zufällige Merkmale vertreten nur den Gauß- und den Laplace-Kern; formulation=exact oder kernel=gaussian einstellen.</translation>
    </message>
    <message>
        <source>The linear and the polynomial kernel need matrices of {} × {} training rows (at most {}); set kernel=gaussian.</source>
        <translation>Der lineare und der polynomiale Kern brauchen Matrizen aus {} × {} Trainingszeilen (höchstens {}); kernel=gaussian einstellen.</translation>
    </message>
    <message>
        <source>Cross-validation, {} of {} descents</source>
        <translation>Kreuzvalidierung, {} von {} Abstiegen</translation>
    </message>
    <message>
        <source>ε = {} and λ₁ = {} have the best cross-validated score of {} pairs.</source>
        <translation>ε = {} und λ₁ = {} haben die beste kreuzvalidierte Güte von {} Paaren.</translation>
    </message>
    <message>
        <source>ε = {} and λ₂ = {} have the best cross-validated score of {} pairs.</source>
        <translation>ε = {} und λ₂ = {} haben die beste kreuzvalidierte Güte von {} Paaren.</translation>
    </message>
    <message>
        <source>ε = {} has the best cross-validated score of {} tried.</source>
        <translation>ε = {} hat die beste kreuzvalidierte Güte von {} versuchten.</translation>
    </message>
    <message>
        <source>model of random functions</source>
        <translation>Modell zufälliger Funktionen</translation>
    </message>
    <message>
        <source>set fewer functions</source>
        <translation>weniger Funktionen einstellen</translation>
    </message>
    <message>
        <source>This is only 1 gradient step and the training loss was still falling: raise patience or choose the preset Evidence start (preset=best).</source>
        <translation>Das ist nur 1 Gradientenschritt, und der Trainingsverlust fiel noch: Erhöhen Sie die Geduld, oder wählen Sie die Voreinstellung Start nach Evidenz (preset=best).</translation>
    </message>
    <message>
        <source>These are only {} gradient steps and the training loss was still falling: raise patience or choose the preset Evidence start (preset=best).</source>
        <translation>Das sind nur {} Gradientenschritte, und der Trainingsverlust fiel noch: Erhöhen Sie die Geduld, oder wählen Sie die Voreinstellung Start nach Evidenz (preset=best).</translation>
    </message>
    <message>
        <source>In {:.3g} % or more of new rows like these the likeliest class of {} is the right one (split conformal, {}).</source>
        <translation>In {:.3g} % oder mehr neuer Zeilen wie diesen ist die wahrscheinlichste Klasse von {} die richtige (Split-Conformal, {}).</translation>
    </message>
    <message>
        <source>The class {} has fewer than {} rows and is not told apart from others.</source>
        <translation>Die Klasse {} hat weniger als {} Zeilen und wird nicht von anderen unterschieden.</translation>
    </message>
    <message>
        <source>The classes {} have fewer than {} rows each and are not told apart from others.</source>
        <translation>Die Klassen {} haben je weniger als {} Zeilen und werden nicht von anderen unterschieden.</translation>
    </message>
    <message>
        <source>{}: only the most frequent class of &quot;{}&quot; has {} rows or more, so that nothing can be selected; add rows of the others.</source>
        <translation>{}: Nur die häufigste Klasse von „{}“ hat {} Zeilen oder mehr, sodass nichts ausgewählt werden kann; fügen Sie Zeilen der anderen hinzu.</translation>
    </message>
    <message>
        <source>{} has no column to select from besides the target &quot;{}&quot;.</source>
        <translation>{} hat neben der Zielgröße „{}“ keine Spalte, aus der sich auswählen ließe.</translation>
    </message>
    <message>
        <source>Knockoffs of {} columns take too long, {} at most; select by a screen first, or ignore columns.</source>
        <translation>Knockoffs von {} Spalten dauern zu lange, höchstens {}; wählen Sie zuerst durch ein Screening aus, oder ignorieren Sie Spalten.</translation>
    </message>
    <message>
        <source>Scored otherwise, or without times, and not drawn (see All series): {}.</source>
        <translation>Anders bewertet oder ohne Zeiten und nicht gezeichnet (siehe Alle Reihen): {}.</translation>
    </message>
    <message>
        <source>Boosted trees</source>
        <translation>Geboostete Bäume</translation>
    </message>
    <message>
        <source>Decision trees grown one after the other, each on what the ones before have left wrong, by XGBoost. What most people would try first on a table, and what the other methods have to be compared with; its functions are steps.</source>
        <translation>Entscheidungsbäume, die XGBoost nacheinander wachsen lässt, jeden auf dem, was die bisherigen noch falsch machen. Was die meisten bei einer Tabelle zuerst versuchen würden und womit sich die anderen Methoden vergleichen müssen; seine Funktionen sind Stufen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Trees grown one after the other, for each class where there are more than two; validation rows choose how many are kept.</source>
        <translation>Bäume, die nacheinander wachsen, für jede Klasse, wo es mehr als zwei gibt; Validierungszeilen wählen, wie viele behalten werden.</translation>
    </message>
    <message>
        <source>What every tree predicts is multiplied by this; smaller needs more rounds and is often better.</source>
        <translation>Damit wird multipliziert, was jeder Baum vorhersagt; kleiner braucht mehr Runden und ist oft besser.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Most splits from the root of a tree to a leaf: as many variables can act together in it.</source>
        <translation>Höchstens so viele Teilungen von der Wurzel eines Baums bis zu einem Blatt: So viele Variablen können in ihm zusammenwirken.</translation>
    </message>
    <message>
        <source>Weight of a leaf</source>
        <translation>Gewicht eines Blatts</translation>
    </message>
    <message>
        <source>Least sum of second derivatives of the loss in a leaf: rows of numbers; of classes rows that are still in doubt, each at most a quarter.</source>
        <translation>Kleinste Summe der zweiten Ableitungen des Verlusts in einem Blatt: bei Zahlen Zeilen; bei Klassen Zeilen, die noch unsicher sind, jede höchstens ein Viertel.</translation>
    </message>
    <message>
        <source>Share of rows</source>
        <translation>Anteil der Zeilen</translation>
    </message>
    <message>
        <source>Of the training rows, drawn anew for every tree.</source>
        <translation>Von den Trainingszeilen, für jeden Baum neu gezogen.</translation>
    </message>
    <message>
        <source>Share of columns</source>
        <translation>Anteil der Spalten</translation>
    </message>
    <message>
        <source>Of the encoded columns, drawn anew for every tree.</source>
        <translation>Von den kodierten Spalten, für jeden Baum neu gezogen.</translation>
    </message>
    <message>
        <source>Penalty λ</source>
        <translation>Strafe λ</translation>
    </message>
    <message>
        <source>Added to the sum of second derivatives in every leaf; larger draws the values of small leaves towards 0.</source>
        <translation>Wird in jedem Blatt zur Summe der zweiten Ableitungen addiert; größer zieht die Werte kleiner Blätter zur 0.</translation>
    </message>
    <message>
        <source>Training ends after this many rounds without a lower validation loss; 0: never.</source>
        <translation>Das Training endet nach so vielen Runden ohne geringeren Validierungsverlust; 0: nie.</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Wertebereiche</translation>
    </message>
    <message>
        <source>Most bins that the values of a column are grouped into, each of about as many rows; splits lie between them.</source>
        <translation>Die Werte einer Spalte werden in höchstens so viele Bereiche mit etwa gleich vielen Zeilen eingeteilt; Teilungen liegen dazwischen.</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Random Forest</translation>
    </message>
    <message>
        <source>The mean of many deep decision trees, each grown on rows drawn with replacement and with a few columns drawn for every split. Hardly anything to set, and rows that a tree has not seen judge it without validation rows; its functions are steps.</source>
        <translation>Das Mittel vieler tiefer Entscheidungsbäume, jeder auf mit Zurücklegen gezogenen Zeilen und mit einigen für jede Teilung gezogenen Spalten. Kaum etwas einzustellen, und Zeilen, die ein Baum nicht gesehen hat, beurteilen ihn ohne Validierungszeilen; seine Funktionen sind Stufen.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Of the forest, for each class where there are more than two; more never hurt, and beyond some hundreds change little.</source>
        <translation>Des Waldes, für jede Klasse, wo es mehr als zwei gibt; mehr schaden nie und ändern über einige hundert hinaus wenig.</translation>
    </message>
    <message>
        <source>Most splits from the root of a tree to a leaf.</source>
        <translation>Höchstens so viele Teilungen von der Wurzel eines Baums bis zu einem Blatt.</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>Zeilen eines Blatts</translation>
    </message>
    <message>
        <source>Least rows of the tree&apos;s sample in a leaf; more give smoother predictions.</source>
        <translation>Mindestens so viele Zeilen aus der Stichprobe des Baums in einem Blatt; mehr geben glattere Vorhersagen.</translation>
    </message>
    <message>
        <source>Of the encoded columns, drawn anew for every split; 0: all for numbers, and for classes the square root of their number.</source>
        <translation>Von den kodierten Spalten, für jede Teilung neu gezogen; 0: alle bei Zahlen, bei Klassen die Wurzel ihrer Anzahl.</translation>
    </message>
    <message>
        <source>All {} rounds are kept: no validation rows choose.</source>
        <translation>Alle {} Runden werden behalten: Keine Validierungszeilen wählen.</translation>
    </message>
    <message>
        <source>No round has a lower validation loss than the constant, which is kept.</source>
        <translation>Keine Runde hat einen kleineren Validierungsverlust als die Konstante, die behalten wird.</translation>
    </message>
    <message>
        <source>Round {} of {} has the lowest validation loss and is kept.</source>
        <translation>Runde {} von {} hat den kleinsten Validierungsverlust und wird behalten.</translation>
    </message>
    <message>
        <source>It is the last one, so that more may do better: raise Rounds.</source>
        <translation>Es ist die letzte, mehr könnten also besser sein: Runden erhöhen.</translation>
    </message>
    <message>
        <source>share of the gain of all splits</source>
        <translation>Anteil am Gewinn aller Teilungen</translation>
    </message>
    <message>
        <source>by how much the splits on a variable lowered the loss of the training rows; columns with many values gain more by chance</source>
        <translation>um wie viel die Teilungen auf einer Variablen den Verlust der Trainingszeilen gesenkt haben; Spalten mit vielen Werten gewinnen mehr durch Zufall</translation>
    </message>
    <message>
        <source>{} trees on {} training rows of {} encoded columns</source>
        <translation>{} Bäume auf {} Trainingszeilen mit {} kodierten Spalten</translation>
    </message>
    <message>
        <source>set a smaller depth, fewer bins or fewer trees, or train on fewer rows</source>
        <translation>eine kleinere Tiefe, weniger Wertebereiche oder weniger Bäume einstellen oder auf weniger Zeilen trainieren</translation>
    </message>
    <message>
        <source>{} trees are grown.</source>
        <translation>{} Bäume sind gewachsen.</translation>
    </message>
    <message>
        <source>out-of-bag loss</source>
        <translation>Out-of-bag-Verlust</translation>
    </message>
    <message>
        <source>Trees are steps without slopes or closed forms: only permutation relevance can be measured.</source>
        <translation>Bäume sind Stufen ohne Steigungen und geschlossene Formen: Nur die Permutationsrelevanz lässt sich messen.</translation>
    </message>
    <message>
        <source>Chen &amp; Guestrin: XGBoost: A Scalable Tree Boosting System (2016)</source>
        <translation>Chen &amp; Guestrin: XGBoost: A Scalable Tree Boosting System (2016)</translation>
    </message>
    <message>
        <source>Breiman: Random Forests (2001); grown by XGBoost, Chen &amp; Guestrin (2016)</source>
        <translation>Breiman: Random Forests (2001); gewachsen mit XGBoost, Chen &amp; Guestrin (2016)</translation>
    </message>
    <message>
        <source>Fields of &quot;{}&quot; with another number of rows are left out: {}.</source>
        <translation>Felder von „{}“ mit anderer Zeilenzahl sind ausgelassen: {}.</translation>
    </message>
    <message>
        <source>Durations are read as numbers of seconds: {}.</source>
        <translation>Dauern sind als Zahl der Sekunden gelesen: {}.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: {} of its cells hold &quot;{}&quot;, which is taken as missing; if it is a level like the others, write it otherwise in the file.</source>
        <translation>Spalte „{}“: {} ihrer Zellen enthalten „{}“, was als fehlend gilt; ist es eine Stufe wie die anderen, schreiben Sie es in der Datei anders.</translation>
    </message>
    <message>
        <source>a text is compared with a number; write texts between quotes, as in species = &quot;setosa&quot;, and names of several words in brackets, as in [floor area].</source>
        <translation>ein Text wird mit einer Zahl verglichen; schreiben Sie Texte in Anführungszeichen, wie in species = &quot;setosa&quot;, und Namen aus mehreren Wörtern in Klammern, wie in [floor area].</translation>
    </message>
    <message>
        <source>there is no column &quot;{0}&quot;; {1} A name of several words stands in brackets, as in [floor area], and a text between quotes, as in &quot;{0}&quot;.</source>
        <translation>es gibt keine Spalte „{0}“; {1} Ein Name aus mehreren Wörtern steht in Klammern, wie in [floor area], und ein Text in Anführungszeichen, wie in &quot;{0}&quot;.</translation>
    </message>
    <message>
        <source>{}: without a value, as there is none (a division by 0, a logarithm or root of a number too small, or a number too large): {}.</source>
        <translation>{}: ohne Wert, da es keinen gibt (eine Division durch 0, ein Logarithmus oder eine Wurzel einer zu kleinen Zahl, oder eine zu große Zahl): {}.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; holds times of day and becomes: hour.</source>
        <translation>Die Spalte „{}“ enthält Uhrzeiten und wird zu: Stunde.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} holds dates, but times of day are needed there; write them as 14:30.</source>
        <translation>Die Spalte „{}“ von {} enthält Daten, aber dort werden Uhrzeiten gebraucht; schreiben Sie sie als 14:30.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot; of {} holds times of day, but dates are needed there; write them as 2024-03-31.</source>
        <translation>Die Spalte „{}“ von {} enthält Uhrzeiten, aber dort werden Daten gebraucht; schreiben Sie sie als 2024-03-31.</translation>
    </message>
    <message>
        <source>Column &quot;{}&quot;: &quot;{}&quot; differs from &quot;{}&quot; of the training table only in capitals; write both alike.</source>
        <translation>Spalte „{}“: „{}“ unterscheidet sich von „{}“ der Trainingstabelle nur in der Großschreibung; schreiben Sie beide gleich.</translation>
    </message>
    <message>
        <source>What is predicted is turned back to {}: it estimates the median, where a skewed target has a larger mean.</source>
        <translation>Vorhersagen sind auf {} zurückgerechnet: sie schätzen den Median; eine schiefe Zielgröße hat einen größeren Mittelwert.</translation>
    </message>
    <message>
        <source>Neighbouring rows of the file are alike in the target and in {}, as rows in time or of one subject are. The rates hold for independent rows: here chance alone may select variables.</source>
        <translation>Benachbarte Zeilen der Datei gleichen sich in der Zielgröße und in {}, wie Zeilen einer Zeitreihe oder einer Person. Die Raten gelten für unabhängige Zeilen: hier kann allein der Zufall Variablen auswählen.</translation>
    </message>
    <message>
        <source>Neighbouring rows of the file have nearly the same target and nearly the same {}, so that test rows drawn at random are easy to predict from their neighbours; if the rows are in time, split by a column of it.</source>
        <translation>Benachbarte Zeilen der Datei haben fast dieselbe Zielgröße und fast dieselben Werte von {}, so dass zufällig gezogene Testzeilen leicht aus ihren Nachbarn vorherzusagen sind; folgen die Zeilen der Zeit, teilen Sie nach einer Spalte mit ihr auf.</translation>
    </message>
    <message>
        <source>The selection was stopped before its end.</source>
        <translation>Die Auswahl wurde vor ihrem Ende abgebrochen.</translation>
    </message>
    <message>
        <source>{:.0f} %</source>
        <translation>{:.0f} %</translation>
    </message>
    <message>
        <source>q {:.2f}</source>
        <translation>q {:.2f}</translation>
    </message>
    <message>
        <source>Knockoffs select no variable of {} at a false discovery rate of {:g} %; they select {} or more, or none.</source>
        <translation>Knockoffs wählen keine der {} Variablen bei einer Falscherkennungsrate von {:g} %; sie wählen {} oder mehr, oder keine.</translation>
    </message>
    <message>
        <source>Knockoffs select {} of {} variables at a false discovery rate of {:g} %: {}.</source>
        <translation>Knockoffs wählen {} von {} Variablen bei einer Falscherkennungsrate von {:g} %: {}.</translation>
    </message>
    <message>
        <source>No variable of {} is among the first {} in {:g} % of the halves.</source>
        <translation>Keine Variable von {} ist unter den ersten {} in {:g} % der Hälften.</translation>
    </message>
    <message>
        <source>In {:g} % of the halves or more, {} of {} variables are among the first {}: {}.</source>
        <translation>In mindestens {:g} % der Hälften sind {} von {} Variablen unter den ersten {}: {}.</translation>
    </message>
    <message>
        <source>W is by how much the importance of a variable exceeds that of its knockoff copy in a model of {} with both; q is the least false discovery rate at which the variable is selected.</source>
        <translation>W ist, um wie viel die Bedeutung einer Variable die ihrer Knockoff-Kopie übertrifft, in einem Modell von {} mit beiden; q ist die kleinste Falscherkennungsrate, bei der die Variable ausgewählt wird.</translation>
    </message>
    <message>
        <source>{} is trained on {} halves of the rows; fewer than {:.2g} of the selected are expected to be there by chance alone.</source>
        <translation>{} ist auf {} Hälften der Zeilen trainiert; weniger als {:.2g} der ausgewählten sind allein durch Zufall zu erwarten.</translation>
    </message>
    <message>
        <source>rows of the table</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>row of the table</source>
        <translation>Zeile der Tabelle</translation>
    </message>
    <message>
        <source>knockoffs, W</source>
        <translation>Knockoffs, W</translation>
    </message>
    <message>
        <source>share of halves</source>
        <translation>Anteil der Hälften</translation>
    </message>
    <message>
        <source>more important than the knockoff copy by</source>
        <translation>bedeutender als die Knockoff-Kopie um</translation>
    </message>
    <message>
        <source>in which the variable is among the first</source>
        <translation>in denen die Variable unter den ersten ist</translation>
    </message>
    <message>
        <source>Trains metric learning, whose cosines are smooth and look along combinations of variables, Laplace kernel ridge, which is sharp along the axes, and boosted trees, whose functions are steps, and keeps the one that predicts held-out rows best. The options are those of metric learning.</source>
        <translation>Trainiert metrisches Lernen, dessen Kosinusse glatt sind und entlang von Kombinationen der Variablen blicken, Kernel-Ridge mit Laplace-Kern, die scharf entlang der Achsen ist, und geboostete Bäume, deren Funktionen Stufen sind, und behält, was zurückgehaltene Zeilen am besten vorhersagt. Die Optionen sind die des metrischen Lernens.</translation>
    </message>
    <message>
        <source>{}: this file of R holds no data frame, matrix or vector with rows; save as.data.frame of what it holds.</source>
        <translation>{}: diese Datei von R enthält keinen Data-Frame, keine Matrix und keinen Vektor mit Zeilen; speichern Sie as.data.frame ihres Inhalts.</translation>
    </message>
    <message>
        <source>{}: no row of {} is kept; change this step.</source>
        <translation>{}: keine Zeile von {} bleibt übrig; ändern Sie diesen Schritt.</translation>
    </message>
    <message>
        <source>{}: write the numbers of rows, as in &quot;3, 17-20&quot;.</source>
        <translation>{}: schreiben Sie die Nummern der Zeilen, etwa „3, 17-20“.</translation>
    </message>
    <message>
        <source>{}: there is no row {}; {} has {}.</source>
        <translation>{}: es gibt keine Zeile {}; {} hat {}.</translation>
    </message>
    <message>
        <source>Left out by their numbers: {} of {}.</source>
        <translation>Nach ihren Nummern weggelassen: {} von {}.</translation>
    </message>
    <message>
        <source>Line {} is no step: write &quot;where age &gt; 30&quot;, &quot;without rows 3, 17-20&quot;, &quot;ratio = a / b&quot;, &quot;log of income&quot; or &quot;sqrt of area&quot;.</source>
        <translation>Zeile {} ist kein Schritt: Schreiben Sie „where age &gt; 30“, „without rows 3, 17-20“, „ratio = a / b“, „log of income“ oder „sqrt of area“.</translation>
    </message>
    <message>
        <source>Column {} names the rows and is no feature. Where its order has a meaning, such as time, give it the role Feature.</source>
        <translation>Spalte {} benennt die Zeilen und ist kein Merkmal. Wo ihre Reihenfolge eine Bedeutung hat, etwa Zeit, geben Sie ihr die Rolle Merkmal.</translation>
    </message>
    <message>
        <source>Columns {} name the rows and are no features. Where their order has a meaning, such as time, give them the role Feature.</source>
        <translation>Die Spalten {} benennen die Zeilen und sind keine Merkmale. Wo ihre Reihenfolge eine Bedeutung hat, etwa Zeit, geben Sie ihnen die Rolle Merkmal.</translation>
    </message>
    <message>
        <source>Training left rows out by their numbers; of this table all are kept.</source>
        <translation>Das Training ließ Zeilen nach ihren Nummern weg; von dieser Tabelle bleiben alle.</translation>
    </message>
    <message>
        <source>{} (stopped)</source>
        <translation>{} (angehalten)</translation>
    </message>
    <message>
        <source>The run was stopped before its end; more steps may change the model.</source>
        <translation>Der Lauf wurde vor seinem Ende angehalten; weitere Schritte können das Modell ändern.</translation>
    </message>
    <message>
        <source>The pair is the one of the {} most important variables whose joint effect ({}) is farthest from a sum of two effects: partial dependence at tenths of the values, over {}.</source>
        <translation>Das Paar ist das der {} wichtigsten Variablen, dessen gemeinsamer Effekt ({}) am weitesten von einer Summe zweier Effekte entfernt ist: partielle Abhängigkeit an Zehnteln der Werte, über {}.</translation>
    </message>
    <message>
        <source>Not compared, since it does not fit in free memory: {}.</source>
        <translation>Nicht verglichen, weil der freie Speicher nicht reicht: {}.</translation>
    </message>
    <message>
        <source>Not compared, since no fit was finite: {}.</source>
        <translation>Nicht verglichen, weil keine Anpassung endlich war: {}.</translation>
    </message>
    <message>
        <source>Not compared, since no better than a constant on held-out rows: {}.</source>
        <translation>Nicht verglichen, weil auf zurückgehaltenen Zeilen nicht besser als eine Konstante: {}.</translation>
    </message>
    <message>
        <source>Kept: {}.</source>
        <translation>Behalten: {}.</translation>
    </message>
    <message>
        <source>Kept: {}, held-out {} {:.4g} ({} {:.4g}).</source>
        <translation>Behalten: {}, {} auf zurückgehaltenen Zeilen {:.4g} ({} {:.4g}).</translation>
    </message>
    <message>
        <source>Kept: {}, held-out {} {:.4g} ({} {:.4g}, {} {:.4g}).</source>
        <translation>Behalten: {}, {} auf zurückgehaltenen Zeilen {:.4g} ({} {:.4g}, {} {:.4g}).</translation>
    </message>
    <message>
        <source>Comparing on held-out rows: part {} of {}</source>
        <translation>Vergleich auf zurückgehaltenen Zeilen: Teil {} von {}</translation>
    </message>
    <message>
        <source>boosted trees</source>
        <translation>geboostete Bäume</translation>
    </message>
    <message>
        <source>{} rounds, best on average over the held-out rows, are grown on all training and validation rows.</source>
        <translation>{} Runden, im Mittel die besten auf den zurückgehaltenen Zeilen, sind auf allen Trainings- und Validierungszeilen gewachsen.</translation>
    </message>
    <message>
        <source>on all rows</source>
        <translation>auf allen Zeilen</translation>
    </message>
    <message>
        <source>part {} of {}</source>
        <translation>Teil {} von {}</translation>
    </message>
    <message>
        <source>In {:.3g} % of new rows like these the square root of {} lies within ± {:.3g} of that of its prediction (split conformal, {}).</source>
        <translation>In {:.3g} % neuer Zeilen wie dieser liegt die Quadratwurzel von {} innerhalb von ± {:.3g} um die ihrer Vorhersage (Split-Conformal, {}).</translation>
    </message>
    <message>
        <source>In {:.3g} % of new rows like these {} lies within a factor of {:.3g} to {:.3g} of its prediction, more where errors are larger (split conformal, {}).</source>
        <translation>In {:.3g} % neuer Zeilen wie dieser liegt {} innerhalb eines Faktors von {:.3g} bis {:.3g} um seine Vorhersage, mehr, wo Fehler größer sind (Split-Conformal, {}).</translation>
    </message>
    <message>
        <source>In {:.3g} % of new rows like these {} lies within a factor of {:.3g} of its prediction (split conformal, {}).</source>
        <translation>In {:.3g} % neuer Zeilen wie dieser liegt {} innerhalb eines Faktors von {:.3g} um seine Vorhersage (Split-Conformal, {}).</translation>
    </message>
    <message>
        <source>Times are read in UTC, not in the time zone that the file names: {}.</source>
        <translation>Zeiten sind in UTC gelesen, nicht in der Zeitzone, die die Datei nennt: {}.</translation>
    </message>
    <message>
        <source>Columns whose cells are lists are left out: {}.</source>
        <translation>Spalten, deren Zellen Listen sind, sind weggelassen: {}.</translation>
    </message>
    <message>
        <source>{}: this file of R is damaged or cut short; save the data frame again, or as CSV with write.csv.</source>
        <translation>{}: Diese R-Datei ist beschädigt oder abgeschnitten; speichern Sie den Data Frame noch einmal oder mit write.csv als CSV.</translation>
    </message>
    <message>
        <source>R² against the training mean {} (95 %: {} to {})</source>
        <translation>R² gegen den Mittelwert der Trainingszeilen {} (95 %: {} bis {})</translation>
    </message>
    <message>
        <source>Brier skill against the training shares {} (95 %: {} to {})</source>
        <translation>Brier-Skill gegen die Anteile der Trainingszeilen {} (95 %: {} bis {})</translation>
    </message>
    <message>
        <source>How well {} is predicted in new rows is not known, as no rows are held out: {}.</source>
        <translation>Wie gut {} in neuen Zeilen vorhergesagt wird, ist nicht bekannt, da keine Zeilen zurückgehalten sind: {}.</translation>
    </message>
    <message>
        <source>On its {} {} this model is not shown to predict better than a constant ({}): what it says of the variables may be chance.</source>
        <translation>Auf den {} {} ist nicht gezeigt, dass das Modell besser vorhersagt als eine Konstante ({}): Was es über die Variablen sagt, kann Zufall sein.</translation>
    </message>
    <message>
        <source>R² against the training mean {:.2f}</source>
        <translation>R² gegen den Mittelwert der Trainingszeilen {:.2f}</translation>
    </message>
    <message>
        <source>On its {} {} this model is worse than predicting the mean ({}): what it says of the variables may be chance.</source>
        <translation>Auf den {} {} ist das Modell schlechter als die Vorhersage des Mittelwerts ({}): Was es über die Variablen sagt, kann Zufall sein.</translation>
    </message>
    <message>
        <source>On its {} {} this model is worse than always predicting the most frequent class ({}): what it says of the variables may be chance.</source>
        <translation>Auf den {} {} ist das Modell schlechter, als immer die häufigste Klasse vorherzusagen ({}): Was es über die Variablen sagt, kann Zufall sein.</translation>
    </message>
    <message>
        <source>rows by {}-fold cross-validation</source>
        <translation>Zeilen durch {}-fache Kreuzvalidierung</translation>
    </message>
    <message>
        <source>row by {}-fold cross-validation</source>
        <translation>Zeile durch {}-fache Kreuzvalidierung</translation>
    </message>
    <message>
        <source>Brier skill {:.2f}</source>
        <translation>Brier-Skill {:.2f}</translation>
    </message>
    <message>
        <source>Judging on all rows: training {} of {}</source>
        <translation>Beurteilung auf allen Zeilen: Training {} von {}</translation>
    </message>
    <message>
        <source>Judging on all rows did not come to its end: the test rows judge.</source>
        <translation>Die Beurteilung auf allen Zeilen kam nicht zu Ende: Es urteilen die Testzeilen.</translation>
    </message>
    <message>
        <source>Judging on all rows failed ({}): the test rows judge.</source>
        <translation>Die Beurteilung auf allen Zeilen ist misslungen ({}): Es urteilen die Testzeilen.</translation>
    </message>
    <message>
        <source>By {}-fold cross-validation on {} rows this method predicts worse than a constant ({}): what it says of the variables may be chance.</source>
        <translation>In {}-facher Kreuzvalidierung auf {} Zeilen sagt das Verfahren schlechter vorher als eine Konstante ({}): Was es über die Variablen sagt, kann Zufall sein.</translation>
    </message>
    <message>
        <source>By {}-fold cross-validation on {} rows this method is not shown to predict better than a constant ({}): what it says of the variables may be chance.</source>
        <translation>In {}-facher Kreuzvalidierung auf {} Zeilen ist nicht gezeigt, dass das Verfahren besser vorhersagt als eine Konstante ({}): Was es über die Variablen sagt, kann Zufall sein.</translation>
    </message>
</context>
</TS>
