# The score pad, for people at a real table.
# $kind: which game, "half" or "level8"; what is written down of it is a game or a round.

pad-title = Punkteblock
pad-about = Für ein Spiel mit echten Karten: Du tippst an, was geschehen ist, der Block zählt nach den Regeln deiner Schachtel.
pad-new = Ein neuer Block
pad-yours = Deine Blöcke
pad-all = Alle Blöcke
pad-kept-here = Blöcke bleiben nur in diesem Browser gespeichert.
pad-damaged = Dieser Link ist beschädigt: Er wurde nicht ganz kopiert. Bitte noch einmal darum.
pad-missing = Dieser Block ist nicht in diesem Browser. Bitte um den Link, dann bekommst du eine Kopie.
pad-delete = Löschen
pad-delete-one = Den Block von { $names } löschen
pad-delete-ask = Diesen Block löschen?
pad-delete-about = Der Block von { $names } ist dann weg. Kopien auf anderen Geräten bleiben.

## A new one

pad-which-game = Welches Spiel?
pad-which-card = Welche Levelkarte?
pad-its-levels = Ihre acht Level
pad-begin = Los geht’s

## How it stands

pad-game-of = Spiel { $game } von { $games }
pad-round = Runde { $round }
pad-games-done = { $count } von { $games } Spielen
pad-rounds-done = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
  }
pad-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
  } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
pad-leads-level = { $count ->
    [one] { $names } führt, auf Level { $level }
   *[other] { $names } führen, auf Level { $level }
  }
pad-has-points = { $name } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }
pad-on-level = { $name } ist auf Level { $level }
pad-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
pad-no-winner = Zu Ende, ohne Sieger
pad-is-copy = Das ist deine eigene Kopie. Was du hier aufschreibst, bleibt auf diesem Gerät.
pad-no-room = Dieser Browser hat keinen Platz mehr: Was du jetzt aufschreibst, bleibt nur, bis du die Seite schließt. Teile den Block, oder lösche alte.
pad-waits = Der Server antwortet nicht. Was du aufschreibst, bleibt erhalten und wird gezählt, sobald er wieder da ist.
pad-cannot = Der Server kann diesen Block nicht zählen. Was du aufgeschrieben hast, bleibt erhalten.
pad-exchange = Vor dem nächsten Spiel darf { $name } eine offene Karte mit { $other } tauschen.
pad-may-keep = { $name } darf bis zu { $count } Karten behalten
pad-keep-more = Jede „Die behalt ich“ bringt drei dazu.

## The block

pad-block = Der Block
pad-rounds = Runde für Runde
pad-track = Die Level
pad-game = Spiel
pad-round-word = Runde
pad-level = Level
pad-asks = Was dafür nötig ist
pad-total = Gesamt
pad-points = Punkte
pad-held = Karten übrig
pad-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
pad-not-counted = noch nicht gezählt
pad-finished = war fertig
pad-ended = hat die Runde beendet
pad-is-out = hat das Level ausgelegt
pad-not-out = Level nicht ausgelegt
pad-is-ahead = führt
pad-wins = Gewonnen!
pad-laying-wins = Auslegen gewinnt.
pad-correct = { $unit ->
    [game] Spiel { $number } berichtigen
   *[round] Runde { $number } berichtigen
  }

## Writing down

pad-write-game = Spiel { $game } aufschreiben
pad-write-round = Runde { $round } aufschreiben
pad-write = Aufschreiben
pad-again = Noch einmal mit denselben Leuten
pad-undo = Letzten Eintrag zurücknehmen
pad-put-back = Doch stehen lassen
pad-taken-back = { $unit ->
    [game] Spiel { $number } wurde zurückgenommen.
   *[round] Runde { $number } wurde zurückgenommen.
  }
pad-print = Drucken
pad-who-finished = Wer war zuerst fertig?
pad-nobody = Niemand
pad-nobody-finished = Ein Spiel, das sich im Kreis dreht, darf abgebrochen werden (H27): Die Punkte fürs Fertigwerden bekommt niemand.
pad-how-many = Wie viele Karten hat jeder noch?
pad-digits = Ziffern
pad-erase = Löschen
pad-next = Weiter
pad-who-out = Wer hat sein Level ausgelegt?
pad-who-ended = Wer hat die Runde beendet?
pad-nobody-ended = Eine Runde, die sich im Kreis dreht, darf abgebrochen werden (L26): Wer sein Level ausgelegt hat, steigt um eins auf.
pad-levels-up = nach oben
pad-unusual = Hat { $name } die Runde wirklich beendet, ohne das Level auszulegen? Das kommt fast nie vor.
pad-unusual-no = Nein, das Level lag aus
pad-unusual-yes = Ja: { $name } steigt trotzdem um zwei auf

## What cannot have been; $names: who, $seats: how many of them

pad-wrong-holds-none = { $seats ->
    [one] { $names } hat keine Karten mehr? Dann war { $names } fertig.
   *[other] { $names } haben keine Karten mehr? Wer keine hat, ist fertig, und das kann nur einer sein.
  }
pad-wrong-too-many = Zusammen sind das { $held } Karten. Im Spiel sind nur { $most }.
pad-wrong-after-end = { $count ->
    [one] Die Serie hat ein Spiel: Was danach kommt, zählt nicht.
   *[other] Die Serie hat { $count } Spiele: Was danach kommt, zählt nicht.
  }
pad-wrong-over = { $count ->
    [one] Nach einer Runde war es zu Ende: Was danach kommt, zählt nicht.
   *[other] Nach { $count } Runden war es zu Ende: Was danach kommt, zählt nicht.
  }
pad-wrong-two-won = { $names } können nicht beide Level 8 ausgelegt haben: Wer zuerst war, hat gewonnen.
pad-wrong-won-before = { $names } hat mit Level 8 gewonnen, und danach hat niemand mehr die Runde beendet.

## Sharing

pad-share = Diesen Block teilen
pad-share-about = Der ganze Block steckt im Link. Wer ihn öffnet, bekommt eine eigene Kopie; auf dem Server bleibt nichts.
pad-qr = QR-Code des Blocks
