# Imperial Struggle: podpisy na rysunku w terminalu.

terminal-turn = Tura Pokoju { turn-number }, { $era }
terminal-vp = PZ: { $vp }
terminal-debt = Dług { $debt } z { $limit }
terminal-treaty = PO: { $n }
terminal-squadrons = Eskadry: w Bazie Floty { $box }, w Stoczni { $unbuilt }
terminal-cards = Wydarzenia: { $n }
terminal-ministries = Ministrowie
terminal-face-down = zakryte: { $n }
terminal-demand = Popyt
terminal-reward = { $vp } PZ{ $trp ->
    [0] {""}
   *[other] , { $trp } PO
}{ $debt ->
    [0] {""}
    [-1] , Dług −1
   *[other] , Dług +{ $debt }
}
terminal-prestige = Prestiż
terminal-forecast = Prognoza
terminal-track = { $vp } → { $after } PZ
terminal-from-board = plansza
terminal-tiles = Inwestycje
terminal-courts = Poselstwa
terminal-markets = Rynki
terminal-territories = Terytoria
terminal-forts = Forty
terminal-seas = Akweny
terminal-advantages = Korzyści
terminal-exhausted = wyczerpana
terminal-points = Punkty
terminal-major = Główna
terminal-minor = Poboczna
terminal-event = Wydarzenie
terminal-ministry = Minister
terminal-hand = TWOJE KARTY
terminal-in-secret = Zakryty
terminal-bonus = Premia
terminal-legend = F Francja, B Wielka Brytania, · nikt; liczba: koszt; + Sojusz, * Prestiż; ! Konflikt, ~ Odcięty, x uszkodzony, h hugenoci
