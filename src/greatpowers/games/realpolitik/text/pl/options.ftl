# Realpolitik: co gracz może wybrać.

option-done = Gotowe

## Wybór kart i dyplomacja

option-choose = { $target }
option-choose_for_italy = Włochy: { $target }
option-propose = Zaproponuj Przymierze: { $target }
option-pledge = Przekaż żeton: { $target }
option-pledge_nobody = Zatrzymaj żeton
option-bid = Licytuj { $target }
option-relocate = Przenieś na: { $target }
option-leave_board = Zejdź z planszy

## Mobilizacja

option-lay_train = Rozmieść Pociąg: { $target }
option-place = Wystaw: { $target }
option-place_in = { $target }
option-withdraw = Wycofaj: { $target }
option-recruit_with = Oddział dla Generała: { $target }
option-recruit_in = Luźny Oddział: { $target }
option-buy_train = Pociąg: { $target }
option-buy_card = Karta Bitwy
option-build_fortress = Forteca: { $target }
option-buy_morale = Punkt Morale
option-discard = Odrzuć: { $target }

## Ruch

option-name_arbiter = { $target }
option-rail_general = Koleją: { $target }
option-rail_unit = Luźny Oddział koleją z: { $target }
option-rail_to = Do: { $target }
option-move = Porusz: { $target }
option-load = Zabierz luźny Oddział
option-unload = Zostaw Oddział
option-march = Przemarsz: { $target }
option-sail = Ruch Morski: { $target }
option-strategic = Ruch Strategiczny: { $target }
option-stay = Zostań
option-fight = Bitwa: { $target }
option-garrison = Garnizon: { $target }

## Bitwa

option-support = Udziel wsparcia: { $target }
option-lay = Zakryta: { $target }
option-lay_open = Odkryta: { $target }
option-on_pile = { $target }
option-strike = Odrzuć kartę nr { $target }
option-reveal = Ujawnij kartę nr { $target }
option-retreat_to_capital = Odwrót do stolicy
