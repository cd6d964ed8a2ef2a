# Imperializm: pytania do gracza.

## Przygotowanie

ask-keep-power = Które mocarstwo zatrzymujesz?
    .doing = wybór mocarstwa
ask-first-level = Zwiększ o 1 poziom armii albo floty
    .doing = zwiększanie poziomu

## Wymiana ręki

ask-release = Oddać 2 punkty prestiżu, aby odrzucić kartę „{ $card }”?
    .doing = decyzja o władcy
ask-discard = { $left ->
    [one] Możesz odrzucić jeszcze jedną kartę; potem uzupełniasz rękę
   *[many] Możesz odrzucić do { $left } kart; potem uzupełniasz rękę
}
    .doing = wymiana ręki
    .hint = Dobierzesz tyle samo nowych.
ask-discard-surplus = { $left ->
    [one] Przekraczasz limit kart na ręce: odrzuć kartę
    [few] Przekraczasz limit kart na ręce: odrzuć { $left } karty
   *[many] Przekraczasz limit kart na ręce: odrzuć { $left } kart
}
    .doing = odrzucanie kart
    .hint = Za te karty nic nie dobierasz.
ask-draw = { $missing ->
    [one] Dobierz ostatnią kartę (za darmo)
    [few] Dobierz { $missing } karty (za darmo): odkryte terytorium i karty opatrzności albo dowolne z talii
   *[many] Dobierz { $missing } kart (za darmo): odkryte terytorium i karty opatrzności albo dowolne z talii
}
    .doing = dobieranie kart
    .hint = Karty trafiają na rękę za darmo.

## Akcje

ask-action = Wybierz akcję
    .doing = wybór akcji
    .hint = Jedna akcja na turę, potem kolej następnego gracza.
ask-good = Które dobro rozwijasz?
    .doing = wybór dobra
ask-good-year = Co przynosi wyjątkowy rok?
    .doing = wybór zysku
ask-second-good = Rozwinąć drugie dobro? Cena: { $price ->
    [one] 1 dukat
    [few] { $price } dukaty
   *[many] { $price } dukatów
}
    .doing = decyzja o drugim dobru
ask-raise = { $price ->
    [0] Możesz zwiększyć poziom za darmo
    [one] Możesz zwiększyć poziom za 1 dukata
    [few] Możesz zwiększyć poziom za { $price } dukaty
   *[many] Możesz zwiększyć poziom za { $price } dukatów
}
    .doing = zwiększanie poziomów
ask-raise-other-good = Możesz zwiększyć o 1 poziom produkcji innego dobra
    .doing = wybór dobra
ask-develop-at-once = Przeprowadzić od razu rozwój?
    .doing = decyzja o rozwoju
ask-second-intrigue = Zagrać drugą kartę, innego rodzaju?
    .doing = decyzja o drugiej karcie
ask-victim = „{ $card }”: przeciw komu?
    .doing = wybór ofiary
ask-count = „{ $card }”: co liczyć? ({ $power }) W dukatach: { $gains ->
    [0] –
    [1] { $what1 } { $by1 }
    [2] { $what1 } { $by1 }, { $what2 } { $by2 }
   *[other] { $what1 } { $by1 }, { $what2 } { $by2 }, { $what3 } { $by3 }
}
    .doing = wybór tego, co się liczy
ask-colonial-rush = Zagrać kartę po podboju kolonii?
    .doing = namysł nad nową kolonią
ask-discover = Możesz podbić kolonię, wystawiając jej kartę z ręki
    .doing = namysł nad kolonią
ask-intercept = Przechwycić teraz plany? Przejrzysz wybraną rękę i zabierzesz z niej kartę wydarzenia
    .doing = namysł nad wydarzeniami

## Karty

ask-retrieve = Możesz wziąć kartę ze stosu kart odrzuconych
    .doing = przegląd kart odrzuconych
ask-look-at = „{ $card }”: czyją rękę przeglądasz?
    .doing = wybór ręki do obejrzenia
ask-search-dissenters = Przejrzeć ręce wszystkich innowierców i zabrać każdemu po karcie?
    .doing = decyzja o innowiercach
ask-seize = Zabierz kartę z ręki ({ $power })
    .doing = zabieranie karty z ręki
ask-ruler-to-move = „{ $card }”: czyją kartę władzy przesuwasz?
    .doing = wybór władcy
ask-ruler-to = Do kogo trafia karta władzy „{ $card }”?
    .doing = wybór mocarstwa
ask-cancel = { $power }: zagrana karta „{ $card }”. Anulować ją?
    .doing = decyzja o anulowaniu
ask-pirates = { $power }: koniec tury z akcją rozwój. Wysłać piratów?
    .doing = namysł nad piratami

## Wojna

ask-war = „{ $card }”: przeciw komu, na lądzie czy na morzu?
    .doing = wypowiadanie wojny
ask-defend = { $power } – atak kartą „{ $card }” ({ $kind }). Możesz wyłożyć do dwóch kart wojny
    .doing = obrona
ask-peace = Jak zawierasz pokój? Trybut: { $tribute ->
    [one] 1 dukat
    [few] { $tribute } dukaty
   *[many] { $tribute } dukatów
}; upokorzenie: { $prestige ->
    [one] 1 punkt prestiżu
    [few] { $prestige } punkty prestiżu
   *[many] { $prestige } punktów prestiżu
}
    .doing = zawieranie pokoju
ask-war-event = Zagrać wydarzenie wojenne?
    .doing = decyzja o wydarzeniu wojennym

## Osiągnięcia

ask-achieve = Weź osiągnięcie: tura się kończy, a jego wymagania zostały w niej spełnione
    .doing = wybór osiągnięcia
ask-achieve-now = Wziąć osiągnięcie już teraz czy do końca tury? Jedno na turę
    .doing = namysł nad osiągnięciem
