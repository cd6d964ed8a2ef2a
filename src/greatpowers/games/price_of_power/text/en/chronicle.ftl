# The Price of Power: moments at which everybody stops, where Prestige came from, what is passed ahead.

moment-events = The Events of this Round
moment-income = Income
moment-round = Prestige of this Round
moment-age = { $age }
moment-final = Final Scoring
log-events-shown = The Events of this Round lie open
log-incomes = The income of the Round is in
log-round-scored = The Prestige of the Round is scored
log-finally-scored = The Final Scoring is over
bill-struggles = Power Struggles
source-missions = Missions
source-milestones = Milestones
source-ideas = Ideas
source-struggles = Power Struggles
source-rounds = Curia, Empire and Marriages
source-cards = Events and cards
source-wars = Wars and peace
source-losses = Penalties
source-final = Final Scoring
length-rounds = { $n ->
    [one] 1 Round
   *[other] { $n } Rounds
}
chapter-round = { $age }: Round { $n }
    .since = from Round { $n } on ({ $age })
chapter-final = Final Scoring
    .since = from Final Scoring on
held-tax = Tax Income
held-towns = Towns
held-vassals = Vassals
held-ideas = Ideas
held-missions = Missions completed
held-stability = Stability
held-ducats = Ducats
held-interest = Interest
passing-round = Skip them this Round
passing-longer = Skip for longer
passing-turn = Skip them this turn
passing-always = Always skip
passing-you-pass = You skip without being asked:
passing-by-itself = skipping by itself …
passing-only = You can only skip: the question comes so that nobody learns it
passing-is-round = for this Round
