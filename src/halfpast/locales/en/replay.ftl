# A match looked at again, step by step.
# $unit: what a match is made of, "game" or "round".

replay-title = A match, once more
replay-move = Move { $move } of { $moves }.
replay-start = Before the first move.

## Step by step

replay-controls = Step through the match
replay-slider = Move
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-next = { $unit ->
    [game] Next game
   *[round] Next round
  }
replay-eyes = Through whose eyes?
replay-eyes-all = All cards visible
replay-eyes-of = As { $name }
replay-eyes-spectator = As a spectator
replay-through = Now through the eyes of { $name }.

## What else

replay-speed = How fast
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-download = Download the log
replay-download-about = A small file with every move. Open it again whenever you like, here or in the terminal.
replay-share = Share
replay-share-about = Anyone with this link sees the whole match, with all the cards.
replay-share-from = Where does it begin?
replay-share-start = At the beginning
replay-share-here = At move { $move }
replay-qr = The replay’s link as a QR code
replay-keys = Keys: left and right for one move, Page Up and Page Down for a whole game or round, Home and End, space to play and pause.

## From a file

replay-open = Open a saved match
replay-open-about = A log you downloaded here or saved in the terminal. Only you see it; the server keeps nothing of it.
replay-choose = Choose a file
replay-drop = or drop it here
replay-opening = Reading the match…

## Where there is none

replay-trouble-missing = There is no match to see here. Perhaps the link was not copied in full, or the match is no longer kept.
replay-trouble-no-link = There is no match to see here: only those who played it, or have its link, may look. Ask for the link that Share gives; the address of the page is not enough.
replay-trouble-playing = This match is not over yet. You can look at it again when it is.
replay-trouble-damaged = This is not a saved match, or the file was cut short or changed. Nothing of it can be shown.
replay-trouble-large = This file is too large for a saved match.

## All of one’s own

replay-matches-about = Every match you have played to the end here, the latest first. Look at any of them again, move by move; they are kept for a year.
replay-matches-none = None of your matches is over yet. When one is, you can look at it again here.
replay-matches-shown = { $shown } of { $count }
replay-matches-more = Show more
