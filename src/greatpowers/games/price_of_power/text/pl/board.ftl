# Cena władzy: słowa strony.

## Mapa

pop-map = Mapa Europy
pop-world = Odległe mapy
pop-rail = Narzędzia mapy
pop-nearer = Bliżej
pop-farther = Dalej
pop-whole-map = Cała mapa
pop-layer-realm = Królestwa
pop-layer-diplomacy = Dyplomacja
pop-layer-religion = Religia
pop-layer-trade = Handel
pop-layer-war = Wojna
pop-parts = Części mapy
pop-part-west = Zachód
pop-part-centre = Środek
pop-part-north = Północ
pop-part-east = Wschód
pop-part-south = Południe
pop-part-world = Świat
pop-part-lit = można tu coś wybrać
pop-list = Lista
pop-search = Znajdź miejsce
pop-find = Znajdź po nazwie
pop-no-targets = Nie ma do wyboru nic o tej nazwie.
pop-nothing-here = Nie ma tu teraz nic do zrobienia.
pop-not-asked = Decyzja nie należy teraz do ciebie.
pop-cancel = Anuluj
pop-confirm = Zrób to
pop-you-may = Możesz:

## Miejsca w słowach

pop-nobodys = niczyje
pop-vassal-of = { $realm }, Wasal ({ $overlord })
pop-large = Duża Prowincja
pop-small = Mała Prowincja
pop-territory = Terytorium
pop-unrest = Niepokój
pop-rebels = w rękach Buntowników
pop-occupied = Okupacja: { $realm }
pop-gold = złoto
pop-ships-of = { $n ->
    [one] Statek ({ $realm })
    [few] { $n } Statki ({ $realm })
   *[many] { $n } Statków ({ $realm })
}
pop-influence-of = Wpływy ({ $realm }): { $n }
pop-imperial-influence = Cesarskie Wpływy: { $n }
pop-alliance-of = Sojusz: { $realm }
pop-marriage-of = Mariaż: { $realm }
pop-disputed-of = Spór o Sukcesję: { $realm }
pop-war-with = Wojna: { $realm }
pop-claim-of = Roszczenie: { $realm }
pop-core-of = Żeton Rdzenności: { $realm }
pop-rebel-units = { $n ->
    [one] Jednostka Buntowników
    [few] { $n } Jednostki Buntowników
   *[many] { $n } Jednostek Buntowników
}
pop-plague = Plaga
pop-merchant-of = Kupiec: { $realm }
pop-expanded = Rozszerzony

## Nagłówek strony

pop-round = Runda { $n }
pop-phase-draw = Dobieranie Kart
pop-phase-actions = Akcje
pop-phase-peace = Pokój i Bunty
pop-phase-income = Dochód i Utrzymanie
pop-phase-cleanup = Porządki
pop-last-turns = Ostatnie Tury
pop-race = Prestiż: { $told }

## Rodzaje i czasowniki Tury

pop-families = Rodzaje Akcji
pop-family-event = Wydarzenie
pop-family-adm = Administracyjne
pop-family-dip = Dyplomatyczne
pop-family-mil = Militarne
pop-family-general = Ogólne
pop-family-minor = Pomniejsze
pop-verb-take_event = Wybierz Wydarzenie
pop-verb-stabilize = Stabilność
pop-verb-convert = Konwersja
pop-verb-colonize = Kolonizuj
pop-verb-influence = Wpływ
pop-verb-forge = Zawiąż Sojusz
pop-verb-fabricate = Sfabrykuj Roszczenia
pop-verb-trade = Handluj
pop-verb-recruit = Rekrutuj
pop-verb-suppress = Stłum Niepokoje
pop-verb-research = Idea
pop-verb-explore = Eksploruj
pop-verb-change_focus = Cel Narodowy
pop-verb-change_religion = Religia
pop-verb-use = Karta Eksponowana
pop-verb-appoint = Mianuj
pop-verb-dismiss = Zwolnij
pop-verb-borrow = Pożyczka
pop-verb-repay = Spłać
pop-verb-replenish = Zasoby Ludzkie
pop-verb-cut_ties = Zerwij Więzi
pop-verb-confer = Na osobności
pop-verb-pass_round = Spasuj
pop-verb-negotiate = Porozumienie
pop-not-now = nie teraz
pop-ways = { $n ->
    [one] 1 możliwość
   *[many] { $n } możliwości
}
pop-none-now = Nie masz teraz nic tego rodzaju.
pop-give-ducats = Daj Dukaty
pop-ask-ducats = Poproś o Dukaty

## Szuflada gracza

pop-page-turn = Tura
pop-page-realm = Królestwo
pop-hand = Ręka
pop-no-cards = Brak kart.
pop-missions = Misje
pop-held = Spełniona, nieujawniona
pop-court = Dwór
pop-interregnum = Bezkrólewie
pop-ill = Słabe Zdrowie
pop-watching = Oglądasz tę grę.

## Gracze

pop-realm = Królestwo
pop-prestige = Prestiż
pop-ducats = Dukaty
pop-stability = Stabilność
pop-manpower = Dostępne Zasoby Ludzkie
pop-cards = Karty na ręce
pop-first-player = Pierwszy Gracz
pop-emperor = Cesarz
pop-event-taken = Wydarzenie wybrane
pop-has-passed = pas
pop-nobody = nikt
pop-mat-manpower = Zasoby Ludzkie: Dostępne { $n }, Wyczerpane { $exhausted }
pop-mat-loans = { $n ->
    [0] Bez Pożyczek
    [one] 1 Pożyczka
    [few] { $n } Pożyczki
   *[many] { $n } Pożyczek
}
pop-mat-merchants = { $n ->
    [one] 1 Kupiec
   *[many] { $n } Kupców
}, w domu { $home }
pop-mat-missions = Ukończone Misje: { $n }

## Szuflady

nav-war = Na stole
pop-events = Wydarzenia
pop-events-hint = Co Rundę wybierz jedno: Dukaty na nim są twoje, tekst zależy od ciebie, symbole dotykają wszystkich.
pop-event-of-age = Era
pop-face-down = zakryte
pop-more-face-down = { $n ->
    [one] Jeszcze jedno leży zakryte.
    [few] Jeszcze { $n } leżą zakryte.
   *[many] Jeszcze { $n } leży zakrytych.
}
pop-no-change = nic
pop-if-taken = Jeśli je wybierzesz
pop-dies = { $who }: śmierć
pop-strikes-nobody = teraz nikogo i niczego
pop-and-more = i jeszcze { $n }
pop-event-ducats = { $n ->
    [one] 1 Dukat z karty
    [few] { $n } Dukaty z karty
   *[many] { $n } Dukatów z karty
}
pop-take-event = Wybierz to Wydarzenie
pop-mortality = Słabe Zdrowie postaci z tym symbolem
pop-symbol-unrest = Rzut Kośćmi Buntowników za Niepokoje
pop-symbol-attrition = Wyczerpanie Wojną
pop-symbol-native_uprising = Powstanie tubylców
pop-symbol-pirates = Piraci przybywają do węzła
pop-symbol-cardinal_dies = Kardynał umiera
pop-symbol-spread_faith = Rozprzestrzenianie się Idei Religijnych
pop-symbol-lost_at_sea = Zagubieni na morzu
pop-symbol-disloyal_vassals = Nielojalni Wasale
pop-symbol-power_struggle = Aktywuje się Konflikt o Władzę
pop-symbol-spread_revolution = Rozprzestrzenianie się Rewolucji
pop-symbol-dnpr_green = Ekspansja zielonego DNPR
pop-symbol-dnpr_pink = Ekspansja różowego DNPR
pop-symbol-dnpr_blue = Ekspansja niebieskiego DNPR
pop-symbol-dnpr_gold = Ekspansja złotego DNPR
pop-ideas = Idee
pop-ideas-hint = Płaci się Punktami Władzy tego samego typu.
pop-ideas-of = Zbadane Idee
pop-you-have = masz { $n }
pop-basic = podstawowa
pop-of-age = Era { $n }
pop-yours = twoja
pop-trade = Handel
pop-trade-hint = Jedna karta, jeden z jej węzłów; płaci każdemu, kto ma tam Kupca i łańcuch do Stolicy.
pop-no-trade = Teraz nie ma dobranych Kart Handlu.
pop-use-trade = Handluj tą kartą
pop-trade-in = { $trade }: { $node }
pop-trade-power = Siła Handlowa { $n }
pop-trade-power-row = Siła
pop-normal = Węzeł
pop-trade-who = Kto zbiera dochód
pop-trade-note = Z twoim wysłanym tam Kupcem; wśród równych jesteś na pierwszym miejscu.
pop-deal = Porozumienie: { $maker } i { $partner }
pop-deal-offered = { $partner } przyjmuje je w całości albo odrzuca.
pop-deal-draft = Dopóki nie padnie propozycja, ten szkic widzisz tylko ty.
pop-deal-gives = { $realm } daje
pop-deal-both = Obie strony
pop-deal-ducats = { $n ->
    [one] jeden Dukat
    [few] { $n } Dukaty
   *[many] { $n } Dukatów
}
pop-deal-price = { $n ->
    [one] za 1 Dukata
    [few] za { $n } Dukaty
   *[many] za { $n } Dukatów
}
pop-deal-ties = Sojusz, Mariaż
pop-deal-lands = Kupno i sprzedaż Prowincji
pop-deal-costs = Koszt:
pop-deal-free = brak
pop-offers = Oferty
pop-offers-hint = To, co tu leży, pozostaje, dopóki nie zostanie zawarte, odrzucone lub wycofane. Kto je zawiera, robi to w swojej Turze jako Akcję i płaci DYP.
pop-offers-none = Na stole nie leży żadna oferta. Przygotuj porozumienie w swojej Turze i połóż je na stole.
pop-offer-waits = { $partner } jeszcze nie odpowiada
pop-offer-accepted = { $partner } przyjmuje ofertę
pop-rulers = HRE, Kuria
pop-rulers-hint = Kto nimi rządzi i jak stoją pozostali.
pop-empire = Święte Cesarstwo Rzymskie
pop-emperor-is = Cesarz: { $realm }
pop-no-emperor = Cesarz (NPR): { $realm }
pop-authority = Władza Cesarska
pop-authority-of = Władza Cesarska { $n }, teraz najwyżej { $most }
pop-elector = Obszar Elektorski
pop-elector-out = teraz się nie liczy
pop-imperial = Cesarskie Wpływy
pop-curia = Kuria Papieska
pop-controller-is = Kontroler Papieski: { $realm }
pop-no-controller = bez Kontrolera Papieskiego
pop-uncontested = Niekwestionowany
pop-newest = najnowszy
pop-next-out = odejdzie następny
pop-slot-free = wolne
pop-no-cardinals = Nikt nie ma Kardynała.
pop-curia-note = Nowi Kardynałowie wchodzą z lewej; gdy pola są pełne, ostatni odchodzi. Kardynał Rzymu należy do tego, kto kontroluje Rzym albo ma Sojusz z Państwem Papieskim.

## Stół w skrócie

pop-milestones = Kamienie Milowe
pop-struggles = Konflikty o Władzę
pop-reward = Nagroda
pop-source-rulebook = Z instrukcji.
pop-source-known = Tak, jak znana jest drukowana karta.
pop-source-gist = Sens jest taki jak na drukowanej karcie; liczby są nasze.
pop-source-ours = Nasza rekonstrukcja: na drukowanej karcie jest co innego.
pop-met = (spełnione)
pop-events-gone = Minione Wydarzenia
pop-action-cards = Karty Akcji
pop-income = Dukaty
pop-prestige-now = w tej Rundzie
pop-prestige-end = na koniec
pop-outlook-note = Co przyniosłaby ta Runda w obecnym położeniu oraz Prestiż, gdyby gra skończyła się teraz. Wskaż liczbę, żeby zobaczyć, skąd się bierze.
pop-from = Z czego
pop-age-round = { $age } · { $n }
pop-why-not = Dlaczego nie?
