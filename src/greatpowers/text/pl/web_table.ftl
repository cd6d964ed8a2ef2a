# Great Powers w przeglądarce: stół.

## Strona

table-skip = Przejdź do pytania
table-side = Gracze, dziennik i zasady
table-connecting = Prowadzimy cię do stołu …
table-connection-lost = Połączenie zerwane. Twoje odpowiedzi nie przepadły; próbujemy ponownie …
table-unopened = Nie udało się wczytać planszy tej gry.
    .again = Spróbuj ponownie
table-fold = Zwiń
table-unfold = Rozwiń
refused-title = Ten stół jest dla ciebie zamknięty
refused-text = Nie istnieje albo jest prywatny, a ta przeglądarka nie ma przy nim miejsca.
nav-title = Strony stołu
nav-board = Plansza
nav-war = Wojna
nav-answers = tu jest odpowiedź

## Pytanie

prompt-title = Pytanie
prompt-your-turn = Twoja kolej
prompt-turn-of = Teraz gra: { $name }
prompt-thinking = { $name } się zastanawia
prompt-nobody = { $power }: jeszcze nikt nie usiadł
prompt-will-call = zawołamy cię
prompt-tell-me = Daj znać
prompt-undo = Cofnij
prompt-sending = wysyłanie …
undo-ask = Poproś o cofnięcie
undo-further = Cofnij więcej
undo-turn = Do początku mojej tury
undo-point = Do wybranego momentu …
undo-luck = Karty i kości wypadną tak jak przedtem: cofnięcie nie zmienia losu.
undo-here = Cofnij do tego miejsca
undo-here-ask = Poproś o cofnięcie do tego miejsca
confirm-sure = { $what }: na pewno?
confirm-loss = { $loss }: zrobić to?
cost-owed = z tego { $n } na Dług
plate-empty = wolne miejsce
plate-your-turn = twoja tura
plate-thinking = myśli
prompt-more = Jeszcze { $n }
prompt-options = { $n ->
    [one] Jeszcze jedna możliwość
    [few] { $n } możliwości
   *[other] { $n } możliwości
}

## Dziennik, rozmowa, zasady

side-log = Dziennik
side-forecast = Prognoza
side-analyst = Analityk
side-chat = Czat
side-rules = Zasady
side-cards = Karty
cards-search = Znajdź kartę
cards-nothing = Żadna karta nie pasuje.
side-terms = Pojęcia
terms-search = Znajdź pojęcie
terms-nothing = Żadne pojęcie nie pasuje.
cards-discarded = Odrzucone
history-empty = Jeszcze nic się nie stało.
history-nothing-fits = Żaden wiersz nie pasuje.
history-filter = Filtruj dziennik
history-search = Szukaj w dzienniku
history-only = Tylko { $power }
history-step = krok { $n }
history-new = ↓ nowe: { $n }
history-read = Przeczytaj: { $name }
history-steps = Drobne kroki: { $n }
since-title = Od twojego ruchu
since-replay = Obejrzyj jeszcze raz
since-all-of = { $power }: wszystko
since-net = Łączny zysk i koszt
moment-go-on = Dalej
moment-see-board = Pokaż planszę
moment-show-map = Pokaż na mapie
moment-only-points = Zatrzymuj się tylko, gdy punkty zmieniają właściciela
moment-skip = Pomiń wszystkie ({ $n })
moment-has-read = { $name }: przeczytane
moment-reads = { $name }: jeszcze nieprzeczytane
chat-here = Kto tu jest
chat-present = jest
chat-away = nie ma
chat-spectators = { $n ->
    [one] jeden widz
    [few] { $n } widzów
   *[other] { $n } widzów
}
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
rules-search = Szukaj w zasadach
rules-nothing = Żaden punkt nie pasuje.

## Powtórka

replay-open = Powtórka
replay-what = Powtórka: { $what }
replay-beginning = początek
replay-step = Krok { $at } z { $last }
replay-as-then = widzisz to, co twoje miejsce wtedy wiedziało
replay-open-to-all = gra skończona, wszystko jest jawne
replay-copy = Kopiuj link
replay-copied = Skopiowano
replay-back = Wróć do gry
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
replay-position = Miejsce w grze
replay-eyes = Oczami strony: { $power }

## Analityk

analyst-ask = Zapytaj analityka
analyst-thinks = Analityk rozgrywa twoje plany…
analyst-nothing = Nie ma o co pytać: w tym miejscu o niczym nie decydujesz.
analyst-about = Ocenia dla ciebie całe plany, wiedząc tylko tyle co ty: to, co zakryte, rozdaje za każdym razem od nowa.
analyst-now = Twoja szansa wygranej przy najlepszym planie
analyst-chance =
    { $deals ->
        [one] Rozegrano raz, rozdając na nowo to, co zakryte.
       *[other] Rozegrano { $deals } razy, za każdym razem rozdając na nowo to, co zakryte; ± { $error } %.
    }
analyst-hurried = Zabrakło czasu, by je rozegrać: w kolejności, w jakiej wyglądają na pierwszy rzut oka.
hindsight-title = Szanse wygranej
hindsight-about = Szanse wygranej przy odkrytych kartach, według oceny gry zmierzonej na partiach botów. ?: ruch, który wiele kosztował.
hindsight-turn = { $power }: wzrost o { $n } % w kroku { $at }
hindsight-lost = { $power }: strata { $n } % w kroku { $at }
analyst-try = Wypróbuj
analyst-behind = o { $n } % mniej niż najlepszy
analyst-gain = Zysk: { $what }.
analyst-price = Cena: { $what }.
analyst-risk = Ryzyko: { $what }.
analyst-pointed = Plan analityka: krok { $n } z { $all }
mistakes-title = Najkosztowniejsze chwile
mistakes-looking = Trwa analiza gry…
mistakes-none = Nikt wiele nie zmarnował.
mistakes-failed = Analizy nie udało się dokończyć. Odśwież stronę, by spróbować jeszcze raz.
mistakes-not-begun = Nikt z grających nie zlecił jeszcze analizy tej gry.
mistakes-step = { $power }, krok { $at }
mistakes-played = Zagrano: { $what }
mistakes-better = Lepiej: { $what }
mistakes-download = Pobierz analizę
turning-title = Punkty zwrotne
turning-about = gdzie szanse zmieniły się najbardziej; kliknięcie otwiera tam powtórkę
turning-none = Szanse zmieniały się po trochu.
end-analysis = Analiza
replay-step-short = Krok { $at }

## Plany

plan-try = Wypróbuj plan
plan-from-here = Wypróbuj stąd
plan-title = Plan.
plan-title-from = Plan od kroku { $at }.
plan-text = Tę kopię stołu widzisz tylko ty. Co przed tobą zakryte, jest w niej rozdane od nowa, a los jest zmyślony.
plan-hint = Tylko plan
plan-hint-for = Tylko plan; decyduje strona: { $power }, a jej zakryte karty są zmyślone
plan-veiled = { $power }: decyzja, której szczegółów nie możesz znać
plan-their-turn = Teraz decydowałaby strona: { $power }
plan-over = Tu gra byłaby skończona
plan-over-won = Zwycięzca w tym planie: { $name }
plan-by-hand = Zdecyduj za tę stronę
plan-by-bot = Niech zdecyduje bot
plan-others = Kto gra w planie za pozostałych
plan-others-bot = Pozostali: boty
plan-others-hand = ręcznie
plan-carry-out = Wykonaj { $n }
plan-carry-out-title = Udziela przy stole twoich własnych odpowiedzi aż do miejsca, w którym decyduje inny gracz albo los: wszystkich albo żadnej
plan-carried-out =
    { $n ->
        [one] Wykonano: 1 odpowiedź.
        [few] Wykonano: { $n } odpowiedzi.
       *[many] Wykonano: { $n } odpowiedzi.
    }
plan-rest =
    { $n ->
        [one] Z planu pozostaje jeden krok: { $what }.
        [few] Z planu pozostają { $n } kroki, najbliższy: { $what }.
       *[many] Z planu pozostaje { $n } kroków, najbliższy: { $what }.
    }
plan-try-rest = Wypróbuj resztę
plan-stopped = Plan nie pasuje już w miejscu „{ $what }”: { $why }
plan-left-out =
    { $n ->
        [one] Jedna zmyślona odpowiedź pozostałych już nie pasuje i została pominięta.
        [few] { $n } zmyślone odpowiedzi pozostałych już nie pasują i zostały pominięte.
       *[many] { $n } zmyślonych odpowiedzi pozostałych już nie pasuje i zostało pominiętych.
    }
plan-moved-on = Od początku tego planu gra poszła naprzód.
plan-from-now = Planuj od teraz
plan-steps = Kroki planu
plan-beginning = Początek, w kroku { $at }
plan-imagined = Co się tu dobiera lub odkrywa, jest zmyślone
plan-forced = Samo z siebie: { $what }
plan-again = Od nowa
plan-leave = Porzuć plan

notes-title = Notatki
notes-about = Widzisz je tylko ty: zostają w tej przeglądarce, dla tego miejsca.
plans-title = Plany
plans-name = Nazwa planu
plans-unnamed = Plan { $n }
plans-keep = Zachowaj
plans-none = Dla tego stołu nie zachowano jeszcze żadnego planu.
plans-where = Plany są przechowywane w tej przeglądarce, tylko dla tego miejsca.
plans-steps =
    { $n ->
        [one] 1 krok, ułożony w kroku { $at } gry
        [few] { $n } kroki, ułożone w kroku { $at } gry
       *[many] { $n } kroków, ułożonych w kroku { $at } gry
    }
plans-open = Wypróbuj teraz
plans-open-from = Wypróbuj od kroku { $at }
plans-drop = Usuń „{ $name }”
plans-share = Udostępnij
plans-back = Wróć
plans-link = Link do planu
plans-share-text = Link zawiera odpowiedzi z planu i nic więcej. Kto otworzy go przy tym stole, przeczyta je i może wypróbować we własnym rozdaniu, które nie powie mu nic ponadto.
plans-share-hidden = Krok { $n } wymienia coś, co możesz znać tylko ty. Link kończy się przed nim.
plans-share-all = Udostępnij mimo to cały plan
plans-shared = Udostępniony plan
plans-shared-deal = Wypróbujesz go we własnym rozdaniu: to, czy tam pasuje, nie mówi nic o rękach innych.
plans-shared-watch = Plan mogą wypróbować tylko gracze: rozdaje się go z tego, co wie ręka, a ty się przyglądasz.
plans-shared-broken = Ten link nie zawiera planu, który dałoby się odczytać.

## Propozycje i menu

proposal-undo = { $name } prosi o cofnięcie decyzji.
proposal-draw = { $name } proponuje remis.
proposal-replace = { $name } chce, żeby za nieobecnego gracza ({ $absent }) grał bot.
proposal-yes = Zgoda
proposal-no = Odmowa
proposal-waiting = Twoja propozycja czeka na pozostałych.
menu-title = Menu stołu
menu-offer-draw = Zaproponuj remis
menu-resign = Poddaj grę
menu-resign-sure = Poddać grę? Tego nie da się cofnąć.
menu-resign-yes = Poddaję
menu-resign-no = Gram dalej
menu-rematch = Rewanż ze zmianą stron
menu-rematch-open = Rewanż jest otwarty, strony zamienione.
menu-rematch-go = Usiądź znowu
menu-record = Pobierz zapis
menu-proof = Uczciwy los
menu-lobby = Do stołów
proof-text = Cały los tej gry wynika z jednego ziarna. Jego skrót ustalono przed pierwszym losowaniem.
proof-hash = Skrót ziarna
proof-seed = Ziarno
proof-later = widoczne po zakończeniu gry
proof-how = Z pobranym zapisem każdy może sprawdzić całą grę:
proof-holds = Los jest dowiedziony
    .text = ziarno { $seed } zgadza się ze skrótem, który ta przeglądarka zobaczyła najpierw
proof-open = Ziarno jest ujawnione
    .text = ziarno { $seed }: sprawdź je pobranym zapisem
proof-fails = Los nie jest dowiedziony
    .text = ziarno { $seed } nie zgadza się ze skrótem, który ta przeglądarka zobaczyła najpierw

## Puste miejsca, jeden ekran, koniec

invitation-send = Wyślij ten link osobie, która zagra tą stroną ({ $power }):
invitation-sent = { $power }: zaproszona osoba jeszcze nie przyszła.
invitation-open = { $power }: czekamy, aż ktoś usiądzie.
invitation-bot = Niech zagra bot
absent-bot = Bot zagra za długo nieobecnego gracza ({ $name })
absent-ask = Zapytaj innych o bota
curtain-title = Przekaż ekran: { $name }
curtain-text = Stół jest zakryty, żeby nikt nie zobaczył tego, co nie dla niego.
curtain-lift = To ja, { $name }
end-won = Zwycięstwo: { $power }
end-drawn = Gra kończy się remisem
end-replay = Obejrzyj jeszcze raz
end-by-turn = Punkty tura po turze
end-by-source = Skąd pochodzą
end-holdings = Na koniec gry
end-lead-always = Na prowadzeniu od początku do końca: { $power }.
end-lead-late = Na prowadzeniu { $since }: { $power }.
end-lead-turned = Na prowadzeniu najpierw: { $before }; { $since }: { $power }.
end-lead-often = Prowadzenie zmieniło się { $n ->
    [one] raz
   *[many] { $n } razy
}; { $since } na czele: { $power }.
end-lead-level = Na koniec remis; wcześniej na prowadzeniu: { $power }.
end-marker = Znacznik
end-sides-change = W rewanżu strony się zamieniają.
end-link = Skopiuj link do powtórki
end-link-players = Skopiuj link do powtórki; otworzą ją gracze tego stołu
end-word = „{ $words }”

## Klawisze

keys-title = Klawisze
keys-answer = odpowiedz ciemnym przyciskiem albo wybierz pole
keys-undo = cofnij
keys-tab = dalej po tym, co można wybrać
keys-arrows = do najbliższego pola w tę stronę
keys-maps = wszystkie mapy lub jedna z nich
keys-zoom = bliżej, dalej
keys-log = dziennik
keys-chat = czat
keys-tray = zwiń tackę
keys-war = plansza wojny
keys-replay = powtórka
keys-moment = pokaż na mapie, czego dotyczy chwila
keys-lesson = lekcja
keys-escape = zamknij
keys-keys = ta lista
