# Cena władzy: napisy na rysunku w terminalu.

terminal-turn = Tura: { $realm }
terminal-passed = Pas
terminal-empire = HRE
terminal-rebels = Buntownicy
terminal-prestige = Prestiż { $n }
terminal-ducats = { $n ->
    [one] 1 Dukat
    [few] { $n } Dukaty
   *[many] { $n } Dukatów
}
terminal-stability = Stabilność { $n }
terminal-interest = Pożyczki { $n }
terminal-power = Punkty Władzy
terminal-court = Dwór
terminal-forces = Siły
terminal-manpower = Zasoby Ludzkie { $n } z { $all }, Wyczerpane { $exhausted }
terminal-merchants = Kupcy w domu { $n } z { $all }
terminal-colonists = Koloniści { $n }
terminal-damaged = uszkodzony Ciężki Statek
terminal-ideas = Idee
terminal-cards = Karty
terminal-completed = Misje
terminal-relations = WIĘZI
terminal-emperor = Cesarz
terminal-authority = Władza Cesarska { $n }
terminal-imperial-units = Jednostki Cesarskie { $n }
terminal-invaders = Obrona HRE przed: { $realms }
terminal-dissolved = HRE rozwiązane
terminal-election = Wybory teraz: { $realms }
terminal-curia = Kuria
terminal-outcast = Ekskomunika
terminal-crusade = Krucjata
terminal-allied = Sojusze
terminal-active = Aktywni Sojusznicy
terminal-married = Mariaże
terminal-disputed = Spory o Sukcesję
terminal-war = Wojny
terminal-truce = Rozejmy
terminal-cb = Casus Belli
terminal-map = MAPA
terminal-docked = w Porcie
terminal-disc-small = Miasto
terminal-disc-large = Duże Miasto
terminal-disc-two_small = dwa Miasta
terminal-disc-vassal = Wasal
terminal-disc-two_vassals = dwa żetony Wasala
terminal-influence = Wpływy
terminal-claims = Roszczenia
terminal-infantry = Piechota
terminal-strong = Zasoby Ludzkie +{ $n }
terminal-left-hre = poza HRE
terminal-guards = Ochrona Handlu
terminal-trade-shown = Karty
terminal-pirates = Piraci { $n }
terminal-resting = aktywowany
terminal-upcoming = następny
terminal-mortality = Słabe Zdrowie: { $shape }
terminal-own-hand = TWOJE KARTY
terminal-drawn = WŁAŚNIE DOBRANE
terminal-aside = ODŁOŻONE
terminal-own-missions = TWOJE MISJE
