# The Price of Power: the labels of the drawing in the terminal.

terminal-turn = { $realm } has a Turn
terminal-passed = Passed
terminal-empire = the Empire
terminal-rebels = Rebels
terminal-prestige = { $n } Prestige
terminal-ducats = { $n ->
    [one] 1 Ducat
   *[other] { $n } Ducats
}
terminal-stability = Stability { $n }
terminal-interest = Interest { $n }
terminal-power = Power
terminal-court = Court
terminal-forces = Forces
terminal-manpower = manpower { $n } of { $all }, { $exhausted } exhausted
terminal-merchants = Merchants at home { $n } of { $all }
terminal-colonists = Colonists { $n }
terminal-damaged = damaged Heavy Ship
terminal-ideas = Ideas
terminal-cards = Cards
terminal-completed = Missions
terminal-relations = TIES
terminal-emperor = Emperor
terminal-authority = Authority { $n }
terminal-curia = Curia
terminal-allied = Alliances
terminal-active = Active Allies
terminal-married = Marriages
terminal-disputed = Disputed
terminal-war = Wars
terminal-truce = Truces
terminal-cb = Casus Belli
terminal-map = MAP
terminal-docked = in Port
terminal-disc-small = Town
terminal-disc-large = large Town
terminal-disc-two_small = two Towns
terminal-disc-vassal = Vassal
terminal-disc-two_vassals = two Vassal tokens
terminal-influence = Influence
terminal-claims = Claims
terminal-infantry = Infantry
terminal-strong = +{ $n } manpower
terminal-left-hre = outside the Empire
terminal-guards = Trade Protection
terminal-trade-shown = Cards
terminal-pirates = Pirates { $n }
terminal-resting = lying down
terminal-upcoming = next
terminal-mortality = ill: { $shape }
terminal-own-hand = YOUR CARDS
terminal-drawn = JUST DRAWN
terminal-aside = SET ASIDE
terminal-own-missions = YOUR MISSIONS
