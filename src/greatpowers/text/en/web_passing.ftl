# Great Powers in the browser: reactions that are passed for longer.

passing-longer = Pass for longer
passing-turn = Pass this turn
passing-always = Always pass
passing-list = { $n ->
    [one] You pass one reaction by yourself
   *[other] You pass { $n } reactions by yourself
}
passing-you-pass = You pass without being asked:
passing-is-turn = for this turn
passing-is-always = until you say otherwise
passing-ask-again = ask me again
passing-by-itself = passing by itself …
passing-only = You can only pass: the question comes so that nobody learns it
