# A match looked at again, step by step.
# $unit: what a match is made of, "game" or "round".

replay-title = Wiederholung einer Partie
replay-move = Zug { $move } von { $moves }.
replay-start = Vor dem ersten Zug.

## Step by step

replay-controls = Durch die Partie gehen
replay-slider = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-next = { $unit ->
    [game] Nächstes Spiel
   *[round] Nächste Runde
  }
replay-eyes = Mit wessen Augen?
replay-eyes-all = Alle Karten sichtbar
replay-eyes-of = Wie { $name }
replay-eyes-spectator = Als Zuschauer
replay-through = Jetzt mit den Augen von { $name }.

## What else

replay-speed = Wie schnell
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-download = Protokoll herunterladen
replay-download-about = Eine kleine Datei mit jedem Zug. Öffne sie hier wieder, wann du magst, oder im Terminal.
replay-share = Teilen
replay-share-about = Wer diesen Link hat, sieht die ganze Partie mit allen Karten.
replay-share-from = Wo fängt es an?
replay-share-start = Am Anfang
replay-share-here = Bei Zug { $move }
replay-qr = Der Link zu dieser Partie als QR-Code
replay-keys = Tasten: links und rechts für einen Zug, Bild auf und Bild ab für ein ganzes Spiel oder eine Runde, Pos1 und Ende, Leertaste zum Abspielen und Anhalten.

## From a file

replay-open = Gespeicherte Partie öffnen
replay-open-about = Ein Protokoll, das du hier heruntergeladen oder im Terminal gespeichert hast. Nur du siehst es; der Server behält nichts davon.
replay-choose = Datei auswählen
replay-drop = oder zieh sie hierher
replay-opening = Die Partie wird gelesen …

## Where there is none

replay-trouble-missing = Hier gibt es keine Partie zu sehen. Vielleicht wurde der Link nicht ganz kopiert, oder die Partie wird nicht mehr aufbewahrt.
replay-trouble-no-link = Hier gibt es keine Partie zu sehen: Zusehen darf nur, wer mitgespielt hat oder den Link kennt. Bitte um den Link, den man mit „Teilen“ bekommt; die Adresse der Seite reicht nicht.
replay-trouble-playing = Diese Partie ist noch nicht zu Ende. Danach kannst du sie noch einmal ansehen.
replay-trouble-damaged = Das ist keine gespeicherte Partie, oder die Datei wurde gekürzt oder verändert. Davon lässt sich nichts zeigen.
replay-trouble-large = Diese Datei ist zu groß für eine gespeicherte Partie.

## All of one’s own

replay-matches-about = Jede Partie, die du hier zu Ende gespielt hast, die letzte zuerst. Du kannst jede noch einmal ansehen, Zug um Zug; sie bleiben ein Jahr lang da.
replay-matches-none = Noch keine deiner Partien ist zu Ende. Danach kannst du sie hier noch einmal ansehen.
replay-matches-shown = { $shown } von { $count }
replay-matches-more = Mehr zeigen
