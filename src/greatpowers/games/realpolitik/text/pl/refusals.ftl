# Realpolitik: dlaczego czegoś nie można zrobić.

## Mocarstwa i karty

no-that-is-you = To twoje własne Mocarstwo.
no-card-already-played = Ta karta jest już zagrana; wróci na rękę dzięki Depeszy.
no-not-an-italian-card = Włochy jako Pomniejsze Mocarstwo nie mają karty Poszerzenia Wpływu.
no-italy-is-minor = Włochy są Pomniejszym Mocarstwem i nie zawierają własnych Przymierzy.
no-too-little-morale = Masz tylko { $has } Morale.
no-card-not-in-hand = Tej karty nie ma na ręce.

## Mobilizacja

no-not-controlled = To Mocarstwo nie kontroluje tego Terytorium.
no-rail-slot = Na tym Terytorium nie ma miejsca na Pociąg.
no-train-there = Jest tam już Pociąg.
no-trains-left = Wszystkie Pociągi tego Mocarstwa są na planszy.
no-not-your-general = Ten Generał służy innemu Mocarstwu.
no-general-on-board = Ten Generał jest na planszy albo nie bierze udziału w grze.
no-general-off-board = Tego Generała nie ma na planszy.
no-place-or-withdraw = Podczas jednej Mobilizacji Generałów albo się wystawia, albo wycofuje; wystawia się ich na kontrolowanych Terytoriach.
no-too-little-money = Koszt w Pieniądzach: { $needed }; masz: { $has }.
no-units-left = Wszystkie Oddziały tego Mocarstwa są na planszy.
no-general-full = Ten Generał prowadzi już { $most } Oddziałów: więcej nie może.
no-units-at-home-only = Luźne Oddziały powstają tylko na kontrolowanych Terytoriach Macierzystych.
no-general-not-supplied = Oddziały dołączają do Generała tylko na Terytorium kontrolowanym przez jego Mocarstwo.
no-fortress-there = Jest tam już Forteca.
no-fortresses-left = Wszystkie Fortece tego Mocarstwa są na planszy.
no-morale-at-top = Morale jest już na końcu toru.
no-nothing-to-draw = Nie ma już kart Bitwy do dobrania.

## Ruch

no-own-power-as-arbiter = Mocarstwa tego samego gracza nie mogą być dla siebie Arbitrami.
no-friend-as-arbiter = Sojusznik nie może być Arbitrem.
no-nobody-runs-it = Nikt nie kieruje tym Mocarstwem.
no-has-moved = Ten Generał wykonał już ruch.
no-has-railed = Ten Generał jechał już koleją.
no-not-on-rails = Nie prowadzi stąd żaden łańcuch kolejowy.
no-rail-chain = Nie prowadzi tam żaden łańcuch kolejowy.
no-loose-units = Nie ma tu luźnego Oddziału tego Mocarstwa, który można by przemieścić.
no-units-stay-in-own = Luźne Oddziały mogą stać tylko na Terytoriach swojego Mocarstwa.
no-units-led = Ten Generał nie prowadzi żadnego Oddziału.
no-load-or-unload = W jednym ruchu Generał albo zabiera Oddziały, albo je zostawia.
no-not-adjacent = W grę wchodzą tylko sąsiednie Terytoria.
no-needs-a-unit = Na Terytorium, które nie należy do sojuszników, Generał może wejść tylko z Oddziałem.
no-seaway = Nie prowadzi tam Szlak Morski kontrolowany przez twoje Mocarstwo lub Sojusznika.
no-too-far = Nie prowadzi tam droga przez najwyżej trzy Terytoria własne lub sojusznicze.
no-battle-there = Nie dochodzi tam do bitwy.
no-controlled-already = Zająć można tylko Terytorium, którego nikt nie kontroluje.
no-nobody-to-garrison = Nie ma tam Generała z Oddziałem albo zabrakło Garnizonów.

## Bitwa

no-no-units-to-support = Generał bez Oddziałów nie może udzielić wsparcia.
no-has-supported = Ten Generał udzielił już wsparcia podczas tego Ruchu.
no-open-use = Odkryte można zagrać tylko karty „1” i „3”.
no-enemy-card = Przeciwnik nie ma takiej karty w tej bitwie.
no-hidden-enemy-card = Przeciwnik nie ma takiej zakrytej karty.
no-not-your-pile = To nie jest twój stos.
no-general-not-in-game = Ten Generał bierze udział tylko w grze czteroosobowej.

## Co by to umożliwiło

opens-alliance-ends = Aby to umożliwić: przymierze musi się skończyć.
opens-next-to-it = Aby to umożliwić: Generał na sąsiednim Terytorium.
opens-take-units = Aby to umożliwić: Generał musi najpierw zabrać Oddziały.
opens-next-movement = Aby to umożliwić: twój następny Ruch albo dodatkowy krok przyznany przez Arbitra.
opens-control = Aby to umożliwić: przejmij kontrolę nad tym Terytorium.
opens-place-general = Aby to umożliwić: wystaw go podczas Mobilizacji.
opens-withdraw-general = Aby to umożliwić: wycofaj go podczas wcześniejszej Mobilizacji.
opens-next-mobilisation = Aby to umożliwić: twoja następna Mobilizacja.
opens-more-money = Aby to umożliwić: więcej Pieniędzy dzięki Opodatkowaniu.
opens-another-general = Aby to umożliwić: inny Generał albo pozostawienie Oddziałów.
opens-home-control = Aby to umożliwić: kontrola nad własnym Terytorium Macierzystym albo Generał, który je poprowadzi.
opens-more-morale = Aby to umożliwić: kup Morale podczas Mobilizacji.
opens-more-trains = Aby to umożliwić: Pociągi na wszystkich Terytoriach po drodze, własnych lub Sojusznika.
opens-raise-units = Aby to umożliwić: wystaw tam Oddziały albo niech Generał je zostawi.
opens-seaway = Aby to umożliwić: kontrola nad tym morzem: twoja lub Sojusznika.
opens-way-through = Aby to umożliwić: droga przez Terytoria własne lub sojusznicze albo kilka ruchów.
opens-battle = Aby to umożliwić: wygraj o nie bitwę.
