# The language itself.

# What it calls itself.
language-name = Polski
# What a player may type for yes, apart by spaces.
language-yes = t tak y yes
