# What every game says.

or-list = { $items } of { $last }
and-list = { $items } en { $last }

# What a seat is called that has no name; seats are counted from 1 for people.
seat-name = Speler { $number }

# A parameter of an edition that is yes or no.
value-yes = ja
value-no = nee

# How good a bot is, by name, and what that means.
bot-random = Toeval
bot-learner = Leerling
bot-family = Familie
bot-random-about = speelt zomaar iets wat mag
bot-learner-about = kent de regels nog maar net en vergist zich weleens
bot-family-about = speelt het al jaren
