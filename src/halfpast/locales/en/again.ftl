# After a game, a round or a match: what comes next, and with whom.

## Between two games, or two rounds

# $unit: what a match is made of, "game" or "round".
again-next = { $unit ->
    [game] Next game
   *[round] Next round
  }
# Whom: the names of people still looking at the score.
again-next-waits = Waiting for { $names }
again-next-waits-you = The others will go on when you are ready
again-next-told = { $unit ->
    [game] The bots start the next game once everyone is ready, or after a minute.
   *[round] The bots start the next round once everyone is ready, or after a minute.
  }
again-next-goes-on = { $unit ->
    [game] The next game has begun.
   *[round] The next round has begun.
  }

## Another match with the same people

again-wanted = { $count ->
    [one] { $names } would like another game.
   *[other] { $names } would like another game.
  }
again-wanted-you = You would like another game.
again-yes = { $name } is in
again-yes-you = You are in
again-not-yet = { $name } has not answered yet
# Turn by turn: do not wait for these people.
again-without = Start without { $names }
again-begun = Another game has begun with the same people.
again-go = Go to the new game
again-kept = A bot is playing for you until you sit down.

## People one has played with

again-people = People you have played with
again-play-with = Play with { $name }
again-people-about = Only you see this list. Anyone you remove can no longer invite you, and is not told.
again-people-invite = Invite
again-people-invite-name = Invite { $name }
again-people-invited = Invited
again-people-no = Not this time
again-people-remove = Remove { $name } from the list
again-people-removed = { $name } is off your list and can no longer invite you.
again-people-removed-list = Removed people
again-people-back = Put back
again-people-back-name = Put { $name } back on the list
again-invitations = Invitations
again-invite = { $name } invites you to { $game }
again-invite-kept = { $count ->
    [one] { $names } is playing { $game } again. A bot is keeping your place.
   *[other] { $names } are playing { $game } again. A bot is keeping your place.
  }
again-invite-no = Not now
again-invite-never = No more invitations from { $name }

## Who won, in a list of matches

again-won = { $names } won
again-won-you = You won
again-won-shared = { $names } shared the win
again-won-nobody = Nobody won
