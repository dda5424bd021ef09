# Why a move is refused. The rule's number is put behind each by the program.
# $face: the card in question, "red 7", "joker as 9"; $stands: "a red 9"; $group, $groups: what the level asks for there;
# $fits: what would go there; $name: whose it is, and $whom "you" where it is the reader's own.

level8-refusal-over = Die Partie ist zu Ende.
level8-refusal-draw-first = Zieh zuerst eine Karte: die oberste vom Nachziehstapel oder von einem beliebigen Ablagestapel.
level8-refusal-drawn = In diesem Zug ziehst du nicht mehr. Lege jetzt aus, lege an, wirf eine Karte ab oder spiele eine Sonderkarte.
level8-refusal-no-stock = Der Nachziehstapel ist leer: Zieh die oberste Karte eines Ablagestapels.
level8-refusal-no-pile = { $whom ->
    [you] Dein Ablagestapel
   *[other] Der Ablagestapel von { $name }
  } ist leer: Zieh vom Nachziehstapel oder von einem anderen Ablagestapel.
level8-refusal-no-seat = An diesem Tisch gibt es keinen Spieler { $number }.
level8-refusal-already-out = Dein Level liegt schon aus, und pro Runde legst du nur eins aus. Du darfst anlegen, eine Karte abwerfen oder eine Sonderkarte spielen.
level8-refusal-number-of-groups = Lege alle Kombinationen von Level { $level } auf einmal aus und keine anderen: { $groups }.
level8-refusal-group-size = Eine Kombination hat zu viele oder zu wenige Karten. Level { $level } verlangt: { $groups }.
level8-refusal-not-held = Das hast du nicht auf der Hand oder nicht so oft: { $face }.
level8-refusal-not-run = Das passt nicht in Kombination { $place } ({ $group }): { $face }. Eine Folge besteht aus aufeinanderfolgenden Zahlen; 15 und 1 schließen nicht aneinander an.
level8-refusal-not-set = Das passt nicht in Kombination { $place } ({ $group }): { $face }. Alle ihre Karten haben dieselbe Zahl.
level8-refusal-not-colour = Das passt nicht in Kombination { $place } ({ $group }): { $face }.
level8-refusal-not-colour-run = Das passt nicht in Kombination { $place } ({ $group }): { $face }. Eine Farbfolge besteht aus aufeinanderfolgenden Zahlen einer Farbe; 15 und 1 schließen nicht aneinander an.
level8-refusal-special-in-group = In eine Kombination gehören nur Zahlen und Joker, keine Sonderkarte: { $face }.
level8-refusal-joker-range = Dieser Joker steht für eine Zahl von { $joker ->
    [j1] 1 bis 5
    [j6] 6 bis 10
   *[j11] 11 bis 15
  } in jeder Farbe, nicht für { $stands }.
level8-refusal-keep-one = Dann bleibt dir keine Karte, und am Ende deines Zuges musst du noch eine abwerfen.
level8-refusal-not-out = Lege zuerst dein Level aus, dann darfst du anlegen. Level { $level } verlangt: { $groups }.
level8-refusal-no-group = { $whom ->
    [you] Du hast
   *[other] { $name } hat
  } keine Kombination { $place } auf dem Tisch.
level8-refusal-off-run = Das passt nicht: { $face }. { $count ->
    [0] Diese Folge ist vollständig, von 1 bis 15.
   *[other] An diese Folge passt nur die Zahl { $fits }.
  }
level8-refusal-off-set = Das passt nicht: { $face }. Hier passt nur die Zahl { $number }.
level8-refusal-off-colour = Das passt nicht: { $face }. Hier passen nur { $colour ->
    [r] rote
    [o] orange
    [y] gelbe
    [g] grüne
    [b] blaue
   *[p] violette
  } Karten.
level8-refusal-off-colour-run = Das passt nicht: { $face }. { $count ->
    [0] Diese Farbfolge ist vollständig, von 1 bis 15.
   *[other] An diese Farbfolge passt nur { $fits }.
  }
level8-refusal-joker-off = In dieser Ausgabe werden Joker nicht angelegt.
level8-refusal-last-special = Als letzte Karte kannst du { $face } nur abwerfen, ohne Wirkung; damit endet die Runde.
level8-refusal-skip-self = „Aussetzen“ legst du vor einen anderen Spieler, nicht vor dich selbst.
level8-refusal-skip-twice = Vor { $name } liegt schon eine Karte „Aussetzen“: Wähle einen anderen Spieler.
level8-refusal-show-first = „Die nehm ich“ wurde gespielt: Zeige zuerst drei deiner Handkarten.
level8-refusal-already-shown = Die zeigst du schon: { $face }. Wähle eine andere Karte.
level8-refusal-pick-first = Nimm zuerst eine der gezeigten Karten oder keine.
level8-refusal-not-shown = { $whom ->
    [you] Du zeigst
   *[other] { $name } zeigt
  } diese Karte nicht: { $face }. Nimm eine der gezeigten Karten oder keine.
level8-refusal-put-first = Du tauschst gerade: Lege eine Karte auf deinen Ablagestapel, oder hör auf und zieh nach.
level8-refusal-choose-kept = Die Runde ist zu Ende: Wähle eine Karte, die du behältst, oder hör auf.
level8-refusal-already-kept = Die behältst du schon: { $face }. Wähle eine andere Karte, oder hör auf.
level8-refusal-not-asked = Das geht jetzt nicht. Lege aus, lege an, wirf eine Karte ab oder spiele eine Sonderkarte.
level8-refusal-no-dead-end = Mit dieser Karte bekommst du das Level aus deiner Hand nicht mehr zusammen.
