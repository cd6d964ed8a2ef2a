# The Price of Power: le etichette del disegno nel terminale.

terminal-turn = Turno: { $realm }
terminal-passed = Hanno passato
terminal-empire = l’Impero
terminal-rebels = Ribelli
terminal-prestige = Prestigio { $n }
terminal-ducats = { $n ->
    [one] 1 Ducato
   *[other] { $n } Ducati
}
terminal-stability = Stabilità { $n }
terminal-interest = Interessi { $n }
terminal-power = Potere
terminal-court = Corte
terminal-forces = Forze
terminal-manpower = Leva { $n } su { $all }, { $exhausted } esausta
terminal-merchants = Mercanti a casa { $n } su { $all }
terminal-colonists = Coloni { $n }
terminal-damaged = Nave pesante danneggiata
terminal-ideas = Idee
terminal-cards = Carte
terminal-completed = Missioni
terminal-relations = LEGAMI
terminal-emperor = Imperatore
terminal-authority = Autorità { $n }
terminal-curia = Curia
terminal-allied = Alleanze
terminal-active = Alleati attivi
terminal-married = Matrimoni
terminal-disputed = Contese
terminal-war = Guerre
terminal-truce = Tregue
terminal-cb = Casus Belli
terminal-map = MAPPA
terminal-docked = in Porto
terminal-disc-small = Città
terminal-disc-large = Città grande
terminal-disc-two_small = due Città
terminal-disc-vassal = Vassallo
terminal-disc-two_vassals = due segnalini Vassallo
terminal-influence = Influenza
terminal-claims = Rivendicazioni
terminal-infantry = Fanteria
terminal-strong = Leva +{ $n }
terminal-left-hre = fuori dall’Impero
terminal-guards = Protezione del commercio
terminal-trade-shown = Carte
terminal-pirates = Pirati { $n }
terminal-resting = coricato
terminal-upcoming = prossima
terminal-mortality = malattia: { $shape }
terminal-own-hand = LE TUE CARTE
terminal-drawn = APPENA PESCATE
terminal-aside = MESSE DA PARTE
terminal-own-missions = LE TUE MISSIONI
