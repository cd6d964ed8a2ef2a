# The language itself.

# What it calls itself.
language-name = Italiano
# What a player may type for yes, apart by spaces.
language-yes = s si sì y yes
