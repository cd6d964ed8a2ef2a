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
no-not-industrial-yet = Materiały przemysłowe wymagają 10 punktów prestiżu albo 15 punktów chwały (10 w grze czteroosobowej).
no-not-as-second-good = Drugim dobrem nie może być złoto, przyprawy ani towary orientalne.
no-too-few-ducats = Masz za mało dukatów.
no-top-of-track = Znacznik jest już na końcu toru.
no-too-few-oriental = Punkt chwały wymaga co najmniej 2. poziomu produkcji towarów orientalnych.
no-not-for-intrigue = Tej karty nie można zagrać w intrydze.
no-same-kind-twice = Dwie karty w intrydze muszą różnić się rodzajem.
no-card-does-not-count-that = Karta tego nie liczy.
no-nothing-to-count = Nie ma tu czego liczyć.

## Religia

no-never-converts = Rosja i Imperium Osmańskie nie mogą zmienić religii.
no-converted-already = Twoje mocarstwo już zmieniło religię.
no-religion-card-left = Obie karty tej religii są już zabrane.
no-religion-not-met = Nie spełniasz wymagań tej religii.

## Podbój

no-marker-there = Twój znacznik już tam leży.
no-too-weak-to-conquer = Brakuje ci armii, floty albo prestiżu na ten podbój.
no-too-poor-to-conquer = Nie stać cię na ten podbój.
no-not-a-colony-card = Musi to być karta kolonii z twojej ręki.

## Wojna i pokój

no-not-a-war-card = To nie jest karta wojny.
no-ruler-forbids-war = Karta „{ card-civil_war }” albo „{ card-bourgeois_revolution }” nie pozwala ci wybrać wojny.
no-too-late-to-settle = Ugodę można zagrać tylko raz i tylko przed własnymi kartami wojny.
no-war-event-condition = Warunek tego wydarzenia wojennego nie jest spełniony.
no-too-poor-for-tribute = Nie stać cię na cały trybut.
no-not-yours-to-cede = Ta karta terytorium nie leży przed tobą.
no-lands-in-land-war = Po wojnie lądowej można oddać tylko krainę.
no-colonies-in-sea-war = Po wojnie morskiej można oddać tylko kolonię.
no-too-little-prestige = Masz za mało prestiżu na upokorzenie.

## Osiągnięcia

no-achievement-not-available = Tego osiągnięcia nie ma wśród dostępnych.
no-achievement-not-met = Nie spełniasz wymagań tego osiągnięcia.
