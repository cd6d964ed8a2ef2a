# Cena władzy: rządzenie Królestwem, karty, Idee, wiara i ziemie za morzem.

## Rodzaje Punktów Władzy, talie i Armie

power-adm = ADM
power-dip = DYP
power-mil = MIL
deck-adm = Talia Administracyjna
deck-dip = Talia Dyplomatyczna
deck-mil = Talia Militarna
army-1 = pierwsza Armia
army-2 = druga Armia
army-3 = trzecia Armia

## Co przybywa i co ubywa

log-gains-power = { $power }: +{ $n } { $type }
log-loses-power = { $power }: −{ $n } { $type }
log-gains-ducats = { $n ->
    [one] { $power }: +1 Dukat
    [few] { $power }: +{ $n } Dukaty
   *[many] { $power }: +{ $n } Dukatów
}
log-loses-ducats = { $n ->
    [one] { $power }: −1 Dukat
    [few] { $power }: −{ $n } Dukaty
   *[many] { $power }: −{ $n } Dukatów
}
log-gains-prestige = { $power }: Prestiż +{ $n }
log-loses-prestige = { $power }: Prestiż −{ $n }
log-gains-stability = { $power }: Stabilność +{ $n }, teraz { $now }
log-loses-stability = { $power }: Stabilność −{ $n }, teraz { $now }

## Ceny

no-not-enough-adm = Nie masz tylu ADM.
no-not-enough-dip = Nie masz tylu DYP.
no-not-enough-mil = Nie masz tylu MIL.
opens-power = Aby to umożliwić: nowe Punkty Władzy w Fazie 4 albo zmiana Celu Narodowego.
no-not-enough-ducats = Nie masz tylu Dukatów.
opens-ducats = Aby to umożliwić: Pożyczka, która od razu daje Dukaty.
bill-ducats = Dukaty
bill-adm = ADM
bill-mil = MIL
bill-idea = { $idea }
bill-discount = Zniżka
bill-never-below-nothing = Nigdy poniżej zera

## Pożyczki i Bankructwo

option-borrow = Weź Pożyczkę
option-repay = Spłać Pożyczkę
bill-loan = Spłata Pożyczki
no-five-loans = Przy pięciu żetonach Pożyczek nikt nie pożyczy ci więcej.
opens-repaying = Aby to umożliwić: najpierw spłać Pożyczkę.
no-loans = Nie masz Pożyczki do spłacenia.
log-borrows = { $power }: Pożyczka, Dukaty +{ $n }
log-repays = { $power }: spłata Pożyczki, Dukaty −{ $n }
log-pays = { $n ->
    [one] { $power }: zapłacono jednego Dukata
    [few] { $power }: zapłacono { $n } Dukaty
   *[many] { $power }: zapłacono { $n } Dukatów
}
log-bankrupt = { $power }: Bankructwo

## Postacie

option-appoint = Mianuj: { $target }
option-as_ruler = Jako Władca
option-as_advisor = Jako Doradca, { $target }
option-as_general = Jako Generał, { $target }
option-as_admiral = Jako Admirał
option-dismiss = Zwolnij: { $target }
ask-office = Jaki urząd obejmuje { $who }?
    .doing = mianowanie postaci
ask-succession = Nie masz już Władcy. Czy od razu zastąpi go Przywódca z ręki?
    .doing = poszukiwanie nowego Władcy
    .hint = Bez Władcy trwa Bezkrólewie: po jednym Punkcie Władzy każdego rodzaju, żadnych Mariaży ani Deklaracji Wojny.
bill-character = { $who }
bill-regency = Regencja
bill-command = Dowództwo
bill-curia = Kontroler Papieski
no-not-a-leader = Doradca nie może dowodzić ani rządzić.
no-not-an-advisor = Przywódca nie może być Doradcą.
no-not-that-field = Ten Doradca zna się na czym innym.
no-admiral-only = Ten Przywódca służy tylko na morzu.
no-has-a-ruler = Twoje Królestwo ma Władcę.
opens-interregnum = Aby to umożliwić: Władcy musi zabraknąć.
no-serves-already = Władcą może zostać tylko Przywódca z ręki.
no-leads-it-already = Ten Generał już dowodzi tą Armią.
no-moved-already = Ten Przywódca zmienił już Armię w tej Turze.
no-regent-leads = Ta karta nie oznacza nikogo, kto mógłby dowodzić Armią.
no-generals-stay-on-land = Generałowie i Władcy nie dowodzą Flotami.
no-rulers-stay = Władca rządzi do śmierci albo do Wydarzenia, które przynosi następcę.
log-dismissed = { $power }: koniec służby – { $who }
log-falls-ill = { $power }: Słabe Zdrowie – { $who }
log-dies = { $power }: śmierć postaci – { $who }
log-new-ruler = { $power }: nowy Władca – { $who }
log-new-advisor = { $power }: nowy Doradca ({ $type }) – { $who }
log-new-general = { $power }: nowy Generał Armii { $n } – { $who }
log-new-admiral = { $power }: nowy Admirał – { $who }
log-leaves-army = { $power }: koniec dowodzenia Armią – { $who }
log-interregnum = { $power }: nie ma Władcy, zaczyna się Bezkrólewie

## Zasoby Ludzkie

option-replenish = Odśwież trzy Jednostki
bill-replenish = Najwyżej trzy Jednostki
no-nobody-exhausted = Nie masz Wyczerpanych Jednostek.
log-replenishes = { $n ->
    [one] { $power }: odświeżona jedna Jednostka
    [few] { $power }: odświeżone { $n } Jednostki
   *[many] { $power }: odświeżonych { $n } Jednostek
}

## Stabilność

option-stabilize = Zwiększ Stabilność
bill-stabilize = Jeden krok
bill-present-stability = Aktualna Stabilność
bill-orthodox = Prawosławie
no-stability-is-full = Stabilność nie może być wyższa.

## Idee

option-research = Zbadaj: { $target }
option-name_idea = Wybierz: { $target }
ask-idea-back = Nowa Idea na stole: { $idea }. Która wraca do talii?
    .doing = szukanie miejsca na Ideę
bill-known-to-others = Inni już ją znają
no-known-already = Masz już tę Ideę.
no-not-on-display = Tej Idei nie ma na stole.
opens-display = Aby to umożliwić: Wydarzenie, które dodaje Idee, albo nowa Era.
no-idea-needs-more = Nie masz tego, czego wymaga ta Idea.
opens-idea-needs = Aby to umożliwić: to, czego wymaga jej karta.
no-emperor-forbids = Cesarski Poddany nie może zmienić Formy Rządu, dopóki Władza Cesarska wynosi 3 lub więcej.
opens-weaker-empire = Aby to umożliwić: słabsze HRE.
log-researches = { $power }: zbadana Idea – { $idea }
log-gives-up-idea = { $power }: porzucona Idea – { $idea }
log-new-idea = Nowa Idea na stole: { $idea }

## Cel Narodowy

option-change_focus = Zmień Cel Narodowy
option-focus_on = Zwiększ: { $target }
option-take_power_from = Jeden z puli: { $target }
option-set_aside = Odłóż: { $target }
option-draw_from = { $target }
option-pick_discard = Weź z kart odrzuconych: { $target }
ask-focus = Które Punkty Władzy zwiększasz?
    .doing = Zmiana Celu Narodowego
    .hint = Po jednej kostce z obu pozostałych pul. Pomiń, żeby tylko wymienić karty.
ask-shift-power = { $power }: skąd przenosisz kostkę?
    .doing = przenoszenie Punktów Władzy
ask-set-aside = Odłóż do trzech kart; dobierzesz o jedną mniej
    .doing = wymiana kart
ask-draw = { $n ->
    [one] Dobierz kartę: z której talii?
    [few] Dobierz { $n } karty: z której talii najpierw?
   *[many] Dobierz { $n } kart: z której talii najpierw?
}
    .doing = dobieranie kart
bill-pick-discard = Wybrana karta odrzucona
no-focus-changed-already = W tej Rundzie twój Cel Narodowy już się zmienił.
opens-focus-next-round = Aby to umożliwić: następna Runda.
no-nothing-to-change = Nie masz ani Punktów Władzy do przeniesienia, ani kart do wymiany.
no-pool-is-full = Nie możesz mieć ich więcej niż dziesięć.
no-other-pools-empty = Nie masz innych Punktów Władzy, z których można by je wziąć.
no-pool-is-empty = Nie masz ani jednego.
no-taken-already = Stamtąd jeden jest już wzięty.
no-do-one-of-both = Przenieś Punkty Władzy, wymień karty albo zrób jedno i drugie.
no-card-left = W tej talii nie ma już kart.
no-one-pick-only = Tylko jedna karta może pochodzić z odrzuconych.
log-changes-focus = { $power }: Zmiana Celu Narodowego
log-shifts-power = { $power }: jeden Punkt Władzy przeniesiony, { $source } → { $type }
log-you-draw = Dobierasz: { $card }
log-picks-discard = { $power }: karta wzięta z odrzuconych – { $card }
log-discards = { $power }: karta odrzucona – { $card }

## Karty Akcji

option-play = Zagraj: { $target }
option-use = Użyj: { $target }
option-discard = Odrzuć: { $target }
ask-display-full = Wykładasz kartę „{ $card }”: którą Kartę Eksponowaną odrzucasz?
    .doing = szukanie miejsca na Kartę Eksponowaną
bill-action = { $action }
bill-deed = { $deed }
no-not-in-hand = Tej karty nie masz na ręce.
no-only-in-battle = To Akcja Bitewna, tylko na czas Bitwy.
no-nobody-to-mediate-with = Nie prowadzisz wojny z żadnym NPR.
no-only-in-reaction = To Reakcja: przerywa innym, nie jest Akcją twojej Tury.
no-displayed-already = Masz już taką Kartę Eksponowaną.
opens-last-charge = Aby to umożliwić: ostatnie użycie wyłożonej karty.
no-card-not-on-display = Ta karta nie jest u ciebie wyłożona.
opens-playing-it = Aby to umożliwić: najpierw zagraj tę kartę.
no-too-few-charges = Na karcie zostało za mało użyć.
no-nothing-to-integrate = Nie ma Obszaru, który można by zintegrować.
opens-integrate = Aby to umożliwić: posiadaj wszystkie Prowincje Obszaru, w którym nie każda jest twoją Prowincją Rdzenną.
no-nothing-to-develop = Żadne twoje Małe Miasto nie może stać się Duże.
no-nothing-to-calm = Nie masz Niepokojów.
no-idea-in-reach = Nie stać cię na żadną Ideę na stole.
log-plays = { $power }: zagrana karta – { $card }
log-uses = { $power }: { $deed }

## Wiara

option-change_religion = Nowa Religia Państwowa: { $target }
option-convert = Przeprowadź Konwersję Obszaru
option-convert_area = Konwersja: { $target }
option-stir = Niepokój: { $target }
option-end_marriage = Zakończ Mariaż: { $target }
option-give_up_influence = Usuń Wpływ: { $target }
ask-convert = Na którym Obszarze przeprowadzasz Konwersję?
    .doing = Konwersja Obszaru
ask-stir-town = { $area }: Obszar opiera się nowej wierze. Które z twoich Miast otrzymuje tam Niepokój?
    .doing = wybór miejsca Niepokojów
ask-religion-marriage = Porzucasz dawną wiarę: który Mariaż się kończy?
    .doing = Zmiana Religii Państwowej
ask-religion-influence = Porzucasz dawną wiarę: skąd usuwasz Wpływ? Jeszcze { $n }
    .doing = Zmiana Religii Państwowej
ask-religion-place = Umieść Wpływy wśród wyznawców nowej wiary; zostało { $n }
    .doing = Zmiana Religii Państwowej
bill-convert = Konwersja
bill-protestant = Protestantyzm
bill-counter-reform = Kontrreformacja
no-your-faith-already = Ten Obszar wyznaje już twoją wiarę.
no-nothing-owned-there = Nic tam nie posiadasz.
opens-owning-there = Aby to umożliwić: posiadaj Prowincję na tym Obszarze.
no-others-of-another-faith = Inni właściciele na tym Obszarze są innego wyznania.
opens-owning-all = Aby to umożliwić: posiadaj wszystkie tamtejsze Prowincje albo poczekaj, aż pozostali właściciele przyjmą twoją wiarę.
no-nothing-to-convert = Nie ma Obszaru, na którym można by przeprowadzić Konwersję.
no-not-in-this-age = W pierwszej Erze nikt nie zmienia Religii Państwowej.
opens-second-age = Aby to umożliwić: druga Era.
no-not-by-this-action = Ta Akcja prowadzi tylko od Katolicyzmu do Protestantyzmu i z powrotem.
no-faith-is-yours-already = To już twoja Religia Państwowa.
no-pope-stays-catholic = Państwo Papieskie pozostaje Katolickie.
no-empire-forbids = Cesarz trwa przy religii HRE.
opens-empire-changes = Aby to umożliwić: HRE musi przyjąć inną religię.
no-counter-reformation = Kontrreformacja jeszcze się nie zaczęła.
opens-trent = Aby to umożliwić: Wydarzenie, które ją zaczyna.
no-not-catholic = Kardynałów mają tylko Katolicy.
no-holds-roma = Kto kontroluje Rzym, nie ma innych Kardynałów.
log-area-converted = { $area }: nowe wyznanie – { $faith }
log-state-religion = { $power }: nowa Religia Państwowa – { $faith }
log-gains-cardinal = { $power }: nowy Kardynał
log-loses-cardinal = { $power }: utrata Kardynała
log-gains-roma = { $power }: Kardynał Rzymu

## Za morzem

option-explore = Eksploruj
option-discover = Odkryj: { $target }
option-reroll = Rzuć ponownie
option-name_zone = Wybierz: { $target }
option-colonize = Kolonizuj
option-colonize_area = Kolonia: { $target }
option-spend_colonists = { $target ->
    [one] Jeden Kolonista
   *[many] { $target } Kolonistów
}
ask-discover = Wynik rzutu: { $n }. Co odkrywasz?
    .doing = Eksploracja
    .hint = Terytorium z tą liczbą albo Odległy Obszar z Prowincją.
ask-discover-skull = Wynik rzutu: { $n } z czaszką. Odkryj Terytorium za 1 DYP albo strać Statek
    .doing = Eksploracja
ask-lose-ship = Nieudana Eksploracja: skąd tracisz Statek?
    .doing = utrata Statku
ask-colonize = Gdzie zakładasz kolonię?
    .doing = Kolonizacja
ask-colonists = Kolonia kosztuje łącznie { $n } Kolonistów i ADM: ilu Kolonistów wysyłasz?
    .doing = wysyłanie Kolonistów
bill-explore = Eksploracja
bill-skull = Czaszka
bill-reroll = Ponowny rzut
bill-colonize = Kolonia
no-discovered-already = Ten Obszar jest już przez ciebie odkryty.
no-out-of-reach = Ten Obszar nie sąsiaduje z twoim Królestwem ani z twoimi Statkami.
opens-reach = Aby to umożliwić: Poszukiwania Nowego Świata, dzięki którym twoje Statki eksplorują.
no-another-number = Kość pokazuje inną liczbę.
opens-reroll = Aby to umożliwić: ponowny rzut.
no-skull-forbids = Z czaszką można odkryć tylko wolne Terytorium.
no-nothing-to-discover = W twoim zasięgu nie ma nic do odkrycia.
no-more-rerolls = Ponowić rzut można tylko dwa razy.
no-must-discover = Jest jeszcze coś do odkrycia.
no-colonial-claim = Nie masz tam Roszczenia Kolonialnego.
opens-exploring = Aby to umożliwić: najpierw Eksploracja.
no-not-vacant = To Terytorium jest zajęte.
no-not-linked = Nic nie łączy go z twoją Stolicą.
opens-linking = Aby to umożliwić: nieprzerwany łańcuch Statków i Miast.
no-town-left = Nie masz już Miast do umieszczenia.
no-nothing-to-colonize = Żadnego z twoich Roszczeń Kolonialnych nic nie łączy ze Stolicą.
log-explores = { $power }: Eksploracja, wynik { $n }
log-explores-skull = { $power }: Eksploracja, wynik { $n } z czaszką
log-discovers = { $power }: odkryto – { $area }
log-exploration-fails = { $power }: nieudana Eksploracja
log-colonizes = { $power }: nowa kolonia – { $area }
log-distant-trade = Zaczyna się Handel Odległy: { $continent }
