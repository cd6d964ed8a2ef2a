# Cena władzy: bitwy i oblężenia na stronie oraz chwile wojny.

## Chwile i wpisy dziennika

moment-battle = Bitwa – { $place }
moment-siege = Oblężenie – { $area }
moment-war = Na wojnę rusza: { $power }
moment-ruler = { $who } ginie w Bitwie
moment-peace = { $power } i { $target } zawierają Pokój
moment-white_peace = Biały Pokój
log-turn = Tura: { $power }
log-battle = Bitwa – { $place }
log-siege-over = { $power } kończy Oblężenie – { $area }
log-war-begun = Na wojnę rusza: { $power }
log-ruler-falls = { $power }: Władca { $who } ginie w Bitwie
log-settled = { $power } i { $target }: warunki Pokoju wykonane
log-white-peace = Zawarto Biały Pokój
pop-came-with = na początku
pop-lost = straty
pop-left = zostało
pop-has-left = po Odwrocie
pop-province = Prowincja
pop-tax = Podatek
pop-controlled = Kontrola
pop-belongs = Właściciel
pop-was-occupied = Okupował
pop-vassal-under = Wasal: { $realm }
pop-brought-allies = Aktywni Sojusznicy
pop-land-units = Liczące się Jednostki Lądowe
pop-skills = Umiejętności państwa
pop-ended-war = { $one } i { $other }
pop-nothing-occupied = Nic nie było okupowane.
pop-what-happened = Przebieg
pop-what-came = Co z tego wynikło

## Okno bitwy

pop-battle = Bitwa
pop-battle-in = Bitwa – { $place }
pop-naval-battle-in = Bitwa Morska – { $place }
pop-battle-round = { $n }. runda bitwy
pop-battle-opens = przed pierwszą rundą
pop-battle-steps = Kroki rundy
pop-step-prepare = Przygotowania
pop-step-actions = Akcje
pop-step-casualties = Rzut i Straty
pop-step-leaders = Przywódcy
pop-step-prizes = Pryzy
pop-step-retreat = Odwrót
pop-attacks = atak
pop-defends = obrona
pop-beside = u boku: { $realm }
pop-no-leader = bez Przywódcy
pop-die-infantry = pie
pop-die-cavalry = kaw
pop-die-artillery = art
pop-die-shows = { $die }: { $icon }
pop-die-hits = { $die }: { $icon }, trafia
pop-heavy-hits = { $n ->
    [one] Ciężki Statek trafia sam
    [few] { $n } Ciężkie Statki trafiają same
   *[other] { $n } Ciężkich Statków trafia samo
}
pop-of-hits = { $n ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}
pop-still-due = { $n ->
    [one] jeszcze jedno trafienie do przyjęcia
    [few] jeszcze { $n } trafienia do przyjęcia
   *[other] jeszcze { $n } trafień do przyjęcia
}
pop-chances-note = Szanse przy założeniu, że nikt nic więcej nie zagra i żaden gracz się nie wycofa.
pop-chance-wins = Zwycięstwo: { $realm }
pop-chance-nobody = Nikt nie zostaje
pop-your-casualties = Twoje straty: { $n }
pop-your-choice = Twój wybór
pop-you-fight-not = Nie bierzesz udziału w tej Bitwie.
pop-of-many = z { $n }
pop-then-left = zostanie
pop-hit-damages = zostaje tylko uszkodzony
pop-retreat-costs-unit = Odwrót kosztuje jeszcze jedną Jednostkę.
pop-retreat-costs-ship = Odwrót kosztuje jeszcze jeden Statek.
pop-prizes-note = Kto zatopi wszystkie Wrogie Statki, przejmuje po jednym za każdy podwójny symbol ostatniego rzutu.
pop-battle-so-far = Dotąd
pop-no-battle-card = Nie masz na ręce Akcji Bitewnej.
pop-cannot-choose = Nie teraz

## Okno oblężenia

pop-siege = Oblężenie
pop-siege-in = Oblężenie – { $area }
pop-siege-hint = Bez kości: Siła Oblężenia Jednostek przeciw Podatkowi Prowincji.
pop-siege-balance = Siła { $strength } przeciw Podatkowi { $tax }
pop-siege-strength = Siła Oblężenia { $n }
pop-siege-units = Jednostki na miejscu
pop-siege-each = Siła { $n } każda
pop-siege-half = Siła ½ każda, w dół
pop-siege-by-card = z karty
pop-siege-free = Biorą udział wszystkie Jednostki, bez opłat.
pop-siege-priced = 1 MIL za każdą Jednostkę w Oblężeniu, najsilniejsze najpierw.
pop-siege-takes = { $n ->
    [one] wymaga jednej Jednostki
   *[other] wymaga { $n } Jednostek
}
pop-siege-provinces = Prowincje do Oblężenia
pop-siege-tax = Podatek { $n }
pop-siege-chosen = oblegana
pop-siege-owner = właściciel: { $realm }
pop-outcome-occupied = będzie ją okupować { $realm }
pop-outcome-freed = Buntownicy zostają wypędzeni
pop-outcome-returned = wraca do właściciela: { $owner }
pop-siege-ships = Statki muszą opuścić jej Port: { $realm }
