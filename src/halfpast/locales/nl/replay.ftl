# A match looked at again, step by step.
# $unit: what a match is made of, "game" or "round".

replay-title = Een partij terugkijken
replay-move = Zet { $move } van { $moves }.
replay-start = Vóór de eerste zet.

## Step by step

replay-controls = Door de partij stappen
replay-slider = Zet
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-next = { $unit ->
    [game] Volgend spel
   *[round] Volgende ronde
  }
replay-eyes = Door wiens ogen?
replay-eyes-all = Alle kaarten zichtbaar
replay-eyes-of = Als { $name }
replay-eyes-spectator = Als toeschouwer
replay-through = Nu door de ogen van { $name }.

## What else

replay-speed = Hoe snel
replay-speed-slow = Langzaam
replay-speed-normal = Gewoon
replay-speed-fast = Snel
replay-download = Het verslag downloaden
replay-download-about = Een klein bestand met elke zet. Open het hier weer wanneer je wilt, of in de terminal.
replay-share = Delen
replay-share-about = Wie deze link heeft, ziet de hele partij, met alle kaarten.
replay-share-from = Waar moet het beginnen?
replay-share-start = Bij het begin
replay-share-here = Bij zet { $move }
replay-qr = De link naar deze partij als QR-code
replay-keys = Toetsen: links en rechts voor één zet, PgUp en PgDn voor een heel spel of een hele ronde, Home en End voor begin en einde, spatie voor afspelen en pauze.

## From a file

replay-open = Een bewaarde partij openen
replay-open-about = Een verslag dat je hier gedownload of in de terminal bewaard hebt. Alleen jij ziet het; de server bewaart er niets van.
replay-choose = Kies een bestand
replay-drop = of laat het hier vallen
replay-opening = De partij wordt gelezen…

## Where there is none

replay-trouble-missing = Hier is geen partij te zien. Misschien is de link niet helemaal gekopieerd, of wordt de partij niet meer bewaard.
replay-trouble-no-link = Hier is geen partij te zien: alleen wie meespeelde of de link heeft, mag kijken. Vraag om de link die je met Delen krijgt; het adres van de pagina is niet genoeg.
replay-trouble-playing = Deze partij is nog niet afgelopen. Daarna kun je die nog eens bekijken.
replay-trouble-damaged = Dit is geen bewaarde partij, of het bestand is afgebroken of veranderd. Er valt niets van te laten zien.
replay-trouble-large = Dit bestand is te groot voor een bewaarde partij.

## All of one’s own

replay-matches-about = Elke partij die je hier hebt uitgespeeld, de laatste eerst. Je kunt ze allemaal nog eens bekijken, zet voor zet; ze blijven een jaar bewaard.
replay-matches-none = Nog geen van je partijen is afgelopen. Straks kun je ze hier nog eens bekijken.
replay-matches-shown = { $shown } van { $count }
replay-matches-more = Meer tonen
