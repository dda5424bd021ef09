# What every game says.

or-list = { $items } or { $last }
and-list = { $items } and { $last }

# What a seat is called that has no name; seats are counted from 1 for people.
seat-name = Player { $number }

# A parameter of an edition that is yes or no.
value-yes = yes
value-no = no

# How good a bot is, by name, and what that means.
bot-random = Random
bot-learner = Learner
bot-family = Family
bot-random-about = plays anything that is allowed
bot-learner-about = has just learned the rules, and slips now and then
bot-family-about = has been playing for years
