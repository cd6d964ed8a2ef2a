# Imperializm: co gracz może wybrać.

## Przygotowanie i wymiana ręki

option-done = Gotowe
option-keep_power = Zatrzymaj: { $target }
option-raise = Zwiększ poziom: { $target }
option-discard = Odrzuć: { $target }
option-take = Weź odkryte terytorium: { $target }
option-draw = Dobierz: { $target }

## Akcje

option-play = Zagraj: { $target }
option-against = { $target }
option-count = { $target }
option-develop = Rozwój: { $target }
option-convert = Zmień religię: { $target }
option-collect_taxes = Pobierz podatki
option-conquer = Podbij: { $target }

## Wojna i pokój

option-attack = Wywołaj wojnę kartą: { $target }
option-land_war = Wojna lądowa: { $target }
option-sea_war = Wojna morska: { $target }
option-defend = Broń się kartą: { $target }
option-pay_tribute = Zapłać trybut
option-cede = Oddaj terytorium: { $target }
option-be_humiliated = Przyjmij upokorzenie polityczne

## Efekty kart

option-retrieve = Weź ze stosu kart odrzuconych: { $target }
option-seize = Zabierz: { $target }
option-move_ruler = { $target }
option-achieve = Weź osiągnięcie: { $target }
option-gain_ducats = 3 dukaty
option-gain_glory = 1 punkt chwały
