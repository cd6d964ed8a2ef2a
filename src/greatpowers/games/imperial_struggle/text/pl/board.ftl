# Plansza Imperial Struggle w przeglądarce.

## Arkusz

board-label = Plansza
geo-france = FRANCJA
geo-atlantic_ocean = Ocean Atlantycki
geo-ottoman_empire = IMPERIUM OSMAŃSKIE
geo-gulf_of_mexico = Zatoka Meksykańska
geo-bay_of_bengal = Zatoka Bengalska
board-plate = { $region }: Wielka Brytania { $br }, Francja { $fr }; Nagroda za Dominację: { $award }
board-no-award = brak
board-global-demand = Globalny Popyt
board-unbuilt = w Stoczni: { $n }
board-at-sea = na morzu: { $n }
board-squadrons-of = { $power }: w Bazie Floty: { $box }, { $others }
board-vp = { $n } PZ
board-treaty = { $n } PO
board-debt = Dług { $n }
board-in-demand = { $commodity } (Globalny Popyt): { $reward }; Wielka Brytania { $br }, Francja { $fr }
board-not-in-demand = { $commodity }: { $reward }; Wielka Brytania { $br }, Francja { $fr }

## Czym jest pole i co na nim leży

board-cost = koszt { $cost }
board-alliance = Sojusz
board-prestige = Prestiż
board-advantage = Korzyść
board-owner-br = Wielkiej Brytanii
board-owner-fr = Francji
board-owner-spain = Hiszpanii
board-owner-usa = USA
board-owner-none = niczyje
board-new = od tej rundy
board-conflict = znacznik Konfliktu
board-conflict-plus-one = znacznik Konfliktu +1
board-isolated = Odcięty
board-damaged = uszkodzony
board-huguenots-fresh = znacznik Hugenotów
board-huguenots-spent = znacznik Hugenotów, wykorzystany
board-not-open = jeszcze niedostępne
board-exhausted = wyczerpana
board-suspended = zawieszona przez znacznik Konfliktu
board-began-with = na początku gry: { $power }
board-counts-in-war = liczy się w następnej Wojnie
board-needs = wymaga: { $spaces }

## Co można zrobić

board-you-may = możesz: { $what }
board-for = { $what }, koszt { $cost }
board-flag = Podnieś Flagę: { $target }
board-unflag = Opuść Flagę: { $target }
board-points-economic = Ekonomiczne PA
board-points-diplomatic = Polityczne PA
board-points-military = Militarne PA
board-of = { $cost } z { $points }
board-short = z Długu lub Punktów Odwetu
board-cancel = Anuluj
board-confirm = Potwierdź
board-confirm-for = Potwierdź za { $cost }
board-confirm-debt = Potwierdź za { $debt } Długu
board-owed = { $n } (z { $room })

## Dlaczego nie

board-territory = Terytorium zmienia właściciela tylko przez podbój podczas Wojny.
board-nothing-here = W tej chwili nie można tu nic zrobić.
board-not-your-question = Teraz nie ty podejmujesz decyzję.
board-connected = Połączone pola
board-no-squadron = brak Eskadry
board-yours = twoje
board-yours-in-conflict = twoje, ale z Konfliktem
board-yours-isolated = twój, ale Odcięty
board-yours-new = twoje dopiero od tej rundy
board-clear-first = Aby je otworzyć, najpierw usuń znacznik Konfliktu: { $space }.

## Widok

board-view = Widok mapy
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-all-maps = Wszystkie mapy
board-short-europe = Eu
board-short-north_america = AP
board-short-caribbean = Ka
board-short-india = In
board-tab-all = Całość
board-tab-europe = Europa
board-tab-north_america = Am. Płn.
board-tab-caribbean = Karaiby
board-tab-india = Indie
board-map = { $region }
board-map-with-targets = { $region }, { $n ->
    [one] jedno pole do wyboru
    [few] { $n } pola do wyboru
   *[other] { $n } pól do wyboru
}
board-war-display = Arkusz Wojny
board-layer-connections = Linie między polami
board-layer-advantages = Korzyści
board-layer-war = Tylko to, co liczy się w następnej Wojnie
board-keys = Klawisze
board-page-tiles = Inwestycje
board-page-hand = Karty
