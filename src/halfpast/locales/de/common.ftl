# What every game says.

or-list = { $items } oder { $last }
and-list = { $items } und { $last }

# What a seat is called that has no name; seats are counted from 1 for people.
seat-name = Spieler { $number }

# A parameter of an edition that is yes or no.
value-yes = ja
value-no = nein

# How good a bot is, by name, and what that means.
bot-random = Zufall
bot-learner = Neuling
bot-family = Familie
bot-random-about = spielt irgendetwas, was erlaubt ist
bot-learner-about = hat die Regeln gerade erst gelernt und patzt ab und zu
bot-family-about = spielt schon seit Jahren
