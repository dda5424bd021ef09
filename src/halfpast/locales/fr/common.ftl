# What every game says.

or-list = { $items } ou { $last }
and-list = { $items } et { $last }

# What a seat is called that has no name; seats are counted from 1 for people.
seat-name = Joueur { $number }

# A parameter of an edition that is yes or no.
value-yes = oui
value-no = non

# How good a bot is, by name, and what that means.
bot-random = Hasard
bot-learner = Débutant
bot-family = Famille
bot-random-about = joue n’importe quel coup permis
bot-learner-about = vient d’apprendre les règles et se trompe parfois
bot-family-about = joue depuis des années
