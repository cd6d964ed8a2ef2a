# Imperializm: dlaczego czegoś nie można zrobić.

## Karty i ręce

no-not-in-hand = Tej karty nie masz na ręce.
no-not-its-moment = Ta karta ma inny moment: teraz nie można jej zagrać.
no-not-that-track = Tu nie zyskuje się poziomu na tym torze.
no-not-in-their-hand = Tej karty nie ma na tej ręce.
no-not-in-discard = Tej karty nie ma na stosie kart odrzuconych.
no-not-that-kind-of-card = Ten efekt nie daje kart tego rodzaju.
no-not-in-row = Tego terytorium nie ma wśród odkrytych.
no-deck-empty = Ta talia jest pusta.
no-drawing-from-decks = Dobierasz już z talii, więc nie możesz wziąć odkrytego terytorium.

## Mocarstwa

no-power-not-dealt = Tego mocarstwa nie ma wśród rozdanych ci kart.
no-power-not-in-game = Nikt nie prowadzi tego mocarstwa.
no-that-is-you = To twoje własne mocarstwo.
no-not-this-power = Tego efektu nie można skierować na to mocarstwo.

## Akcje

no-same-action-again = To akcja z twojej poprzedniej tury albo wojna po ugodzie: wybierz inną.
no-not-industrial-yet = Materiały przemysłowe wymagają { $prestige } pkt. prestiżu albo { $glory } pkt. chwały; masz { $has_prestige } i { $has_glory }.
no-not-as-second-good = Drugim dobrem nie może być złoto, przyprawy ani towary orientalne.
no-too-few-ducats = Koszt w dukatach: { $needed }; masz: { $has }.
no-top-of-track = Znacznik jest już na końcu toru.
no-too-few-oriental = Punkt chwały wymaga towarów orientalnych na poziomie { $needed }; twój poziom: { $has }.
no-not-for-intrigue = Tej karty nie można zagrać w intrydze.
no-same-kind-twice = Dwie karty w intrydze muszą różnić się rodzajem.
no-card-does-not-count-that = Karta tego nie liczy.
no-nothing-to-count = Nie ma tu czego liczyć.

## Religia

no-never-converts = Rosja i Imperium Osmańskie nie mogą zmienić religii.
no-converted-already = Twoje mocarstwo już zmieniło religię.
no-religion-card-left = Obie karty tej religii są już zabrane.
no-religion-not-met = Wymaganie: { $what } { $needed }; masz: { $has }.

## Podbój

no-marker-there = Twój znacznik już tam leży.
no-too-weak-to-conquer = Wymaganie: { $what } { $needed }; masz: { $has }.
no-too-poor-to-conquer = Koszt w dukatach: { $needed }; masz: { $has }.
no-not-a-colony-card = Musi to być karta kolonii z twojej ręki.

## Wojna i pokój

no-not-a-war-card = To nie jest karta wojny.
no-ruler-forbids-war = Karta „{ card-civil_war }” albo „{ card-bourgeois_revolution }” nie pozwala ci wybrać wojny.
no-too-late-to-settle = Ugodę można zagrać tylko raz i tylko przed własnymi kartami wojny.
no-war-event-condition = Warunek tego wydarzenia wojennego nie jest spełniony.
no-too-poor-for-tribute = Trybut w dukatach: { $needed }; masz: { $has }.
no-not-yours-to-cede = Ta karta terytorium nie leży przed tobą.
no-lands-in-land-war = Po wojnie lądowej można oddać tylko krainę.
no-colonies-in-sea-war = Po wojnie morskiej można oddać tylko kolonię.
no-too-little-prestige = Upokorzenie kosztuje { $needed } pkt. prestiżu; masz: { $has }.

## Osiągnięcia

no-achievement-not-available = Tego osiągnięcia nie ma wśród dostępnych.
no-achievement-not-met = Wymaganie: { $what } { $needed }; masz: { $has }.

## Co by to umożliwiło

opens-raise-oriental = Aby to umożliwić: podnieś poziom produkcji towarów orientalnych.
opens-such-a-war = Aby to umożliwić: wojna spełniająca warunek karty.
opens-ducats = Aby to umożliwić: więcej dukatów: z podatków, handlu lub łupów.
opens-its-moment = Aby to umożliwić: moment podany na karcie.
opens-another-kind = Aby to umożliwić: karta innego rodzaju albo twoja następna intryga.
opens-prestige-or-glory = Aby to umożliwić: więcej prestiżu lub chwały.
opens-comes-up = Aby to umożliwić: musi pojawić się ze swojego stosu.
opens-what-is-missing = Aby to umożliwić: zdobądź to, czego brakuje.
opens-new-ruler = Aby to umożliwić: inny władca.
opens-next-turn = Aby to umożliwić: twoja następna tura.
opens-take-it-first = Aby to umożliwić: najpierw weź tę kartę na rękę.
