# Whether the deals of a match are fair: on the page and in the terminal.

fair-yes = Fair. { $deals ->
    [one] The deal follows
   *[other] All { $deals } deals follow
  } from the key whose hash was shown beforehand and from the random numbers the players added.
fair-no = Not fair. This was tampered with:
fair-unknown = This cannot be checked: the match was dealt before deals could be checked.
fair-added = Random numbers added by: { $names }.
fair-added-none = Nobody’s browser added a random number: the server’s key alone decided.

## What was tampered with. $name: a player, or the middle of the table. $told and $dealt: cards.

fair-found-key = The key: it is not the one whose hash was shown before the deal.
fair-found-commitment = The hash shown before the deal: it is not the hash of the key.
fair-found-salts = The players’ random numbers: they are not the ones the cards were dealt with.
fair-found-seal = The seal shown when the cards were dealt: it does not fit the key’s hash and the players’ random numbers.
fair-found-arranged = The start: cards or dealer were set by hand instead of following from the key.
fair-found-card = Deal { $deal }, { $name }, { $place ->
    [hand] hand
    [open] open cards
    [blind] blind cards
    [stock] stock
    [pile] discard pile
   *[out] cards left out
  }: the log shows { $told }; the key gives { $dealt }.
fair-found-dealer = Deal { $deal }: another player dealt.
fair-found-deal = Deal { $deal }: its cards are not written down properly.
fair-found-deals = The list of deals: some are missing, or there are too many.
fair-found-move = Move { $move }: it could not have been played with the cards dealt.
fair-found-end = The end: the moves lead somewhere else.
fair-found-check = The file: something in it was changed afterwards.
fair-found-unreadable = What the log says about the deal: it cannot be read.
fair-no-card = no card
fair-middle = middle of the table

## On the page: what is told of a deal

fair-about = Before the cards are dealt, the server shows the hash of a key. Each player’s browser then adds a random number. The cards follow from both, and the key is revealed when the match is over. So nobody can choose the cards alone.
fair-key = Key
fair-hash = Hash of the key
fair-seal = Seal of the hash and the random numbers
fair-number-of = Random number of { $name }
fair-none-yet = Nobody has added a random number.

## On the page: checked

fair-verdict-yes = Fair
fair-verdict-no = Not fair
fair-verdict-unknown = Cannot be checked
fair-checking = The deals are being checked…
fair-here = In this browser
fair-here-fits = The key fits its hash, and the seal fits the hash and the random numbers.
fair-here-cannot = Over plain http, browsers do not compute hashes. Open this page over https, or check the log on your own computer.
fair-seen-yes = The hash is the one this browser saw before the cards were dealt.
fair-seen-no = The hash is not the one this browser saw before the cards were dealt.
fair-seen-none = This browser saw no hash before the cards were dealt, so it cannot compare.
fair-sealed-yes = The seal is the one this browser saw when the cards were dealt.
fair-sealed-no = The seal is not the one this browser saw when the cards were dealt.
fair-mine-yes = The random number this browser added is among those that decided.
fair-mine-no = The random number this browser added was left out.
fair-mine-none = This browser added no random number.
fair-there = On the server
fair-there-about = The server works out the cards from the key: this page knows no rules.
fair-same = The server finds the same.
fair-own-computer = To check without trusting the server, download the log and check it on your own computer with { $command }.
fair-file = Check a saved match
fair-file-about = A log you downloaded here. Only you see it; the server keeps nothing of it.
fair-trouble-playing = This match is not over yet. Its key is revealed when it is.
