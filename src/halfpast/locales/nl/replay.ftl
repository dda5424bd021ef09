# Een partij die nog eens bekeken wordt, stap voor stap.
# $game: "half" of "level8"; de ene heeft potjes, de andere rondes.

replay-title = Een partij, nog eens
replay-move = Zet { $move } van { $moves }.
replay-start = Voor de eerste zet.

## Stap voor stap

replay-controls = Door de partij stappen
replay-slider = Zet
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-next = { $game ->
    [half] Volgend spel
   *[other] Volgende ronde
  }
replay-eyes = Wiens ogen?
replay-eyes-all = Alle kaarten open
replay-eyes-of = Als { $name }
replay-eyes-spectator = Als toeschouwer
replay-through = Nu door de ogen van { $name }.

## Verder

replay-speed = Hoe snel
replay-speed-slow = Langzaam
replay-speed-normal = Gewoon
replay-speed-fast = Snel
replay-download = Het verslag downloaden
replay-download-about = Een klein bestand met elke zet. Open het hier weer wanneer je wilt, of in de terminal.
replay-share = Delen
replay-share-about = Wie deze link heeft, ziet de hele partij, met alle kaarten.
replay-share-from = Waar begint het?
replay-share-start = Bij het begin
replay-share-here = Bij zet { $move }
replay-qr = De link naar deze partij als QR-code
replay-keys = Toetsen: links en rechts voor één zet, PgUp en PgDn voor een heel spel of een hele ronde, Home en End, spatie voor afspelen en pauze.

## Uit een bestand

replay-open = Een bewaarde partij openen
replay-open-about = Een verslag dat je hier gedownload of in de terminal bewaard hebt. Alleen jij ziet het; de server bewaart er niets van.
replay-choose = Kies een bestand
replay-drop = of laat het hier vallen
replay-opening = De partij wordt gelezen…

## Waar er geen is

replay-trouble-missing = Hier is geen partij te zien. Misschien is de link niet helemaal gekopieerd, of is de partij vergeten.
replay-trouble-no-link = Hier is geen partij te zien: alleen wie meespeelde of de link heeft, mag kijken. Vraag om de link die Delen geeft; het adres van de pagina is niet genoeg.
replay-trouble-playing = Deze partij is nog niet afgelopen. Daarna kun je haar nog eens bekijken.
replay-trouble-damaged = Dit is geen bewaarde partij, of het bestand is afgebroken of veranderd. Er valt niets van te laten zien.
replay-trouble-large = Dit bestand is te groot voor een bewaarde partij.

## Al je eigen partijen

replay-matches-about = Elke partij die je hier hebt uitgespeeld, de laatste eerst. Je kunt ze allemaal nog eens bekijken, zet voor zet; ze blijven een jaar bewaard.
replay-matches-none = Nog geen van je partijen is afgelopen. Daarna kun je ze hier nog eens bekijken.
replay-matches-shown = { $shown } van { $count }
replay-matches-more = Meer tonen
