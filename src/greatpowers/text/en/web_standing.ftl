# Great Powers in the browser: offers that are answered for longer.

standing-from-now = From now on …
standing-yes-until = Agree { $until }
standing-yes-always = Always agree
standing-no-until = Refuse { $until }
standing-no-always = Always refuse
standing-so-until = “{ $answer }” { $until }
standing-so-always = Always “{ $answer }”
standing-you-answer = You answer without being asked:
standing-unless = not: { $what }
standing-only = only: { $what }
