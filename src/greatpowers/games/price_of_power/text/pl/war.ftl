# The Price of Power: bitwy, oblężenia i okupacja.

## Nazwy

party-rebels = Buntownicy
party-pirates = Piraci
unit-black_infantry = Jednostka
ship-damaged_ship = uszkodzony Ciężki Statek
die-infantry = Kość Piechoty
die-cavalry = Kość Kawalerii
die-artillery = Kość Artylerii
bill-dice-base = Kości każdej strony
bill-dice-actions = Akcje Bitewne

## Okupacja

log-occupies = { $power } okupuje: { $province }
log-keeps-province = { $power } zatrzymuje: { $province }

## Przed bitwą

ask-main-defender = Bitwa – { $place }: kto będzie Głównym Obrońcą?
    .doing = wybór Głównego Obrońcy
ask-battle-general = Bitwa – { $place }: czy mianujesz Generała?
    .doing = mianowanie Generała
ask-battle-admiral = Bitwa – { $place }: czy mianujesz Admirała?
    .doing = mianowanie Admirała
ask-commander = Bitwa – { $place }: który Przywódca dowodzi?
    .doing = wybór Przywódcy
ask-remove-die = Którą kość traci { $who }?
    .doing = wybór kości, którą traci Wróg
ask-cavalry-dice = Bitwa – { $place }: czy rzucasz Kośćmi Kawalerii zamiast trzech Kości Piechoty?
    .doing = wybór kości
option-lead_with = Dowodzi { $target }
option-remove_die = Usuń: { $target }
log-battle-attacks = { $power } atakuje – { $place }, siły: { $n }
log-battle-defends = { $power } broni – { $place }, siły: { $n }
log-commands = { $power }: dowodzi { $who }
log-npr-card = Karta dla { $power }: { $card }
log-removes-die = { $power } odbiera kość wrogiemu Przywódcy: { $die }

## Runda bitwy

ask-battle-action = Bitwa – { $place }, Runda { $n }: czy zagrywasz Akcję Bitewną?
    .doing = zagrywanie Akcji Bitewnych
ask-battle-help = Bitwa – { $place }, Runda { $n }: czy zagrywasz Akcję Bitewną po stronie: { $realm }?
    .doing = zagrywanie Akcji Bitewnych
ask-ambush = { $realm } zagrywa Akcję Bitewną. Czy ją powstrzymujesz?
    .doing = zastanawia się nad Zasadzką
ask-add-die = { $n ->
    [one] Dodaj kość
    [few] Dodaj kość, pozostały { $n }
   *[other] Dodaj kość, pozostało { $n }
}
    .doing = dodawanie Kości Bitewnych
option-add_die = Dodaj: { $target }
log-ambush = { $power } powstrzymuje Akcję Bitewną ({ $target }): { $card }
log-adds-dice = { $power } dodaje { $n }: { $die }
log-battle-roll = { $power }: { $hits ->
    [0] bez trafienia
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}{ $infantry ->
    [0] { "" }
   *[other] { " · " }Piechota { $infantry }
}{ $cavalry ->
    [0] { "" }
   *[other] { " · " }Kawaleria { $cavalry }
}{ $artillery ->
    [0] { "" }
   *[other] { " · " }Artyleria { $artillery }
}{ $double ->
    [0] { "" }
   *[other] { " · " }podwójne { $double }
}
ask-battle-who-loses = Bitwa – { $place }: kto ponosi następną Stratę?
    .doing = przydzielanie Strat
ask-battle-loss = Bitwa – { $place }: którą Jednostkę tracisz?
    .doing = wybór traconej Jednostki
ask-battle-ship = Bitwa – { $place }: który Statek przyjmuje trafienie?
    .doing = wybór traconego Statku
option-lose_unit = Strata: { $target }
option-lose_ship = Trafienie: { $target }
log-battle-loss = { $power } – strata: { $unit }
log-battle-damage = { $power }: uszkodzony Ciężki Statek
log-wounded = { $who }: rana
ask-give-ship = Który z twoich Statków przejmuje { $realm }?
    .doing = oddawanie Statku
ask-take-ship = Czy bierzesz przejęty Statek ({ $ship })?
    .doing = przejmowanie Statku
option-give_ship = Oddaj: { $target }
log-captures = { $power } przejmuje: { $ship }

## Po rundzie

ask-retreat = Bitwa – { $place }: walczysz dalej czy się wycofujesz? Twoja strona: { $own }, Wrogowie: { $theirs }.
    .doing = decyzja o Odwrocie
option-fight_on = Walcz dalej
option-retreat_to = Odwrót: { $target }
option-retreat_to_sea = Odwrót: { $target }
option-retreat_to_port = Odwrót do Portu: { $target }
log-retreats = { $power } wycofuje się – { $place }
log-retreats-to = { $power } cofa się – { $place }
log-npr-retreats = { $power } oddaje pole – { $place }
log-battle-won = { $power } wygrywa Bitwę – { $place }
log-battle-nobody = { $place }: nikt nie pozostał, Bitwa nie ma zwycięzcy

## Oblężenia

ask-siege = Oblężenie – { $area }: którą Prowincję oblegasz?
    .doing = oblężenie
ask-expelled = Twoje Statki muszą opuścić Port ({ $province }): dokąd płyną?
    .doing = opuszczanie Portu
ask-effect-siege = { $card }: na którym Obszarze oblegasz?
    .doing = wybór miejsca oblężenia
option-besiege_in = Oblegaj Prowincje: { $target }
option-besiege = Oblegaj: { $target }
log-besieges = { $power } oblega: { $province }
log-rebel-town-gone = { $power } wypędza Buntowników: { $province }
log-driven-out = Statki wypędzone z Portu ({ $province }): { $power }
bill-siege = Jednostki biorące udział w Oblężeniu
bill-siege-first = Pierwsza Jednostka jest już opłacona

## Dlaczego nie

no-die-not-concerned = Tego rodzaju kości nie można tu wybrać.
no-battle-action = To nie jest Akcja Bitewna.
no-battle-action-again = Twoja strona użyła już tej Akcji Bitewnej w tej Rundzie Bitwy.
no-ambush = Nie masz na ręce Zasadzki.
no-retreat-hostile = Na tym Obszarze są Wrogie Jednostki.
no-retreat-battle = Na tym Obszarze doszłoby do kolejnej Bitwy.
no-retreat-hostile-sea = Ta Strefa Morska jest Wroga albo zamknięta.
no-retreat-port = To nie jest Przyjazny Port.
no-retreat-room = W tym Porcie nie zmieszczą się wszystkie twoje Statki.
no-siege-units = Nie masz tam Jednostek Lądowych.
no-siege-enemies = Na tym Obszarze są Wrogie Jednostki.
no-siege-nothing = Żaden Wróg nie Kontroluje tam Prowincji.
no-siege-not-hostile = Żaden Wróg nie Kontroluje tej Prowincji.
no-siege-island = Prowincję Wyspiarską można Oblegać tylko ze Statkiem w sąsiedniej Strefie Morskiej.
no-siege-strength = Twoje Jednostki nie mają dość Siły Oblężenia na tę Prowincję.
no-siege-towns = Nie masz już Miasta, które można tam położyć.
no-siege-none-yet = Najpierw wybierz Prowincję.
opens-battle-won = Aby to umożliwić: najpierw pokonaj je w Bitwie.
opens-siege-ship = Aby to umożliwić: wyślij tam Statek.
opens-siege-units = Aby to umożliwić: sprowadź tam więcej Jednostek.

## W terminalu

terminal-battle = Bitwa – { $place }, Runda { $n }
terminal-attackers = Atak
terminal-defenders = Obrona
terminal-chances = Atakujący wygrywają: { $won } %, obrońcy: { $lost } %, nikt: { $nobody } %
terminal-rolled = rzut:
icon-infantry = Piechota
icon-cavalry = Kawaleria
icon-artillery = Artyleria
icon-double = podwójne
icon-blank = puste
