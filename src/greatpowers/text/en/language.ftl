# The language itself.

# What it calls itself.
language-name = English
# What a player may type for yes, apart by spaces.
language-yes = y yes
