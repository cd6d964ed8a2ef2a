# Great Powers w przeglądarce: strony poza stołem.

## Każda strona

site-name = Great Powers
site-tables = Stoły
site-learn = Nauka
site-games = Gry
site-about = O stronie
site-settings = Ustawienia
site-language = Język
site-theme = Jasno lub ciemno
site-places = Strony
site-skip = Przejdź do treści
site-close = Zamknij
site-seat = Miejsce
site-seat-1 = Gracz 1
site-seat-2 = Gracz 2
site-seat-3 = Gracz 3
site-seat-4 = Gracz 4
site-seat-5 = Gracz 5
site-seat-6 = Gracz 6

## Poczekalnia

lobby-random = Losowo
lobby-first-round = Pierwsza gra krok po kroku
lobby-new-table = Nowy stół
lobby-waiting = Wolne miejsca
lobby-to-watch = Do oglądania
lobby-my-tables = Moje stoły
lobby-finished = Zakończone
lobby-none-yet = Na razie brak. Tu pojawią się stoły, przy których grasz.
lobby-players = { $n ->
    [one] jeden gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}
lobby-players-between = { $least }–{ $most } graczy
lobby-hours = { $hours } godz.
lobby-saved = zapis po każdym ruchu
lobby-seats = Miejsca
lobby-seat-you = Ty
lobby-seat-here = Tutaj
lobby-seat-invite = Zaproś
lobby-seat-open = Wolne
lobby-seat-bot = Bot
lobby-bot-level = Poziom bota
lobby-clock = Zegar
lobby-clock-none = Bez
lobby-clock-live = Na żywo
lobby-clock-days = Dni
lobby-clock-minutes = minut na gracza
lobby-clock-increment = sekund za ruch
lobby-clock-days-a-move = dni na ruch
lobby-timeout = Gdy czas minie
lobby-timeout-default = pada zwykły ruch
lobby-timeout-forfeit = gra jest przegrana
lobby-rules = Zasady
lobby-forecast = Otwarta prognoza
    .note = Każdy widzi, jak tura zostałaby teraz podliczona.
lobby-private-talk = Rozmowy na osobności
    .note = Gracze mogą rozmawiać tylko ze sobą. Nikt inny tego nie przeczyta, nawet po partii.
lobby-table = Stół
lobby-your-name = Twoje imię
lobby-table-name = Nazwa stołu
lobby-listed = Publiczny
    .note = Wolne miejsca widać na tej stronie, a kto ma link, może się przyglądać.
lobby-open-table = Otwórz stół
lobby-you = ty
lobby-guest = Gość
lobby-seat-invited = zaproszenie
lobby-seat-free = wolne miejsce
lobby-your-move = twój ruch
lobby-their-move = przeciwnik myśli
lobby-waiting-for-players = czeka na graczy
lobby-won-by = Zwycięstwo: { $power }
lobby-drawn = Remis
lobby-broken-off = przerwana
lobby-seed-revealed = ziarno ujawnione
lobby-more = Więcej stołów
table-from-record = ciąg dalszy zapisanej partii
lobby-sit-down = Usiądź
lobby-play = Graj
lobby-open = Otwórz
lobby-watch = Zobacz
lobby-replay = Powtórka
lobby-fair-seed = Skrót ziarna losowego widać na początku każdej gry, samo ziarno na końcu.
lobby-fair-record = Każdy zapis można pobrać i sprawdzić.
lobby-open-record = Obejrzyj zapis z pliku
bot = Bot „{ $level }”
bot-random = losowy
bot-novice = początkujący
bot-greedy = rozważny
bot-strong = silny
bot-master = mistrz

## Zegary

clock-none = bez zegara
clock-live = na żywo, po { $minutes } min
clock-days = { $days ->
    [one] jeden dzień na ruch
   *[other] { $days } dni na ruch
}
clock-left-days = { $days } d { $hours } godz.
clock-title = Pozostały czas
clock-left-hours = { $hours } godz. { $minutes } min
clock-minutes = { $minutes } min

## Konta

account-title = Konto
account-of = Twoje konto
account-sign-in = Zaloguj się
account-sign-out = Wyloguj się
account-register = Załóż konto
account-why = Do gry nie trzeba konta. Z kontem znajdziesz swoje stoły na każdym urządzeniu.
account-name = Nazwa
account-password = Hasło
account-next-password = Nowe hasło
account-change-password = Zmień hasło
    .sure = We wszystkich innych przeglądarkach i urządzeniach nastąpi wylogowanie.
    .yes = Zmień
    .done = Od teraz obowiązuje nowe hasło.
account-change-closing = Usuń konto
    .sure = Nazwa się zwolni i nikt już się nią nie zaloguje. Stoły zostają; na swoich miejscach nadal gra się z przeglądarek, które mają do nich klucze.
    .yes = Usuń
    .done = Konto zostało usunięte.

## Ustawienia

settings-light = Jasny
settings-dark = Ciemny
settings-system = Jak w systemie
settings-text = Tekst
settings-text-normal = zwykły
settings-text-large = duży
settings-text-larger = bardzo duży
settings-confirm = Potwierdzanie
settings-confirm-always = zawsze
settings-confirm-lost = gdy coś przepada
settings-confirm-never = nigdy
settings-credit = Co można opłacić tylko długiem
    .note = Wybory, których całą cenę trzeba by pożyczyć, są oznaczone na planszy. Nieoznaczone można nadal wybrać.
settings-sounds = Dźwięki
    .note = Dzwonek, gdy przychodzi twoja kolej, stuknięcie przy cudzym ruchu.
settings-notifications = Powiadomienia
    .note = Przeglądarka woła cię, gdy nadchodzi twoja kolej, a patrzysz gdzie indziej.
settings-tips = Podpowiedzi
    .note = Krótkie słowo o tym, co znaczy pytanie.
settings-motion = Ruch
    .note = Poświata i mapy mogą się łagodnie poruszać.
settings-moments = Podliczenia i bitwy
settings-moments-stay = Czekają na mnie
settings-moments-points = Gdy zmieniają się punkty
settings-moments-pass = Znikają same
settings-moments-log = Tylko w dzienniku

## Zaproszenie, nauka, inne strony

join-title = Zaproszenie do stołu
join-text = Link jest ważny dla jednego miejsca. Przedstaw się i usiądź.
join-from-record = Partia toczy się dalej od zapisu: kto go ma, wie, co rozdano wcześniej; reszta będzie losowana od nowa.
learn-title = Naucz się grać
learn-start = Zacznij lekcję
learn-go-on = Wróć do lekcji
learn-again = Zacznij lekcję od nowa
learn-table = Jak działa stół
learn-gold = Co świeci złotem, to można teraz wybrać, a liczba obok to prawdziwy koszt. Kliknięcie jest odpowiedzią.
learn-why-not = Wszystko inne odpowie, dlaczego nie: podaje powód, miejsca, które mają znaczenie, i punkt zasad.
learn-undo = Własne decyzje można cofać, dopóki nie ujawniono niczego zakrytego. Potem potrzebna jest zgoda pozostałych.
learn-plan = Wypróbuj plan otwiera kopię stołu, którą widzisz tylko ty. Co zakryte, jest w niej rozdane od nowa, więc nic nie wycieka.
learn-replay = Każdy wiersz dziennika prowadzi do swojej chwili.
learn-which = Każda gra w trzech krótkich lekcjach: o co chodzi, pierwsza runda z przewodnikiem, pojęcia.
learn-count = Lekcje: { $n } z { $of }
learn-done = ukończona
learn-primer = Gra w skrócie
    .note = cel, tura i koniec na jednej stronie
learn-round = Pierwsza runda z przewodnikiem
    .note = przy stole, krok po kroku
learn-terms = Pojęcia
    .note = gdy trzeba coś sprawdzić
    .text = Słowa podkreślone kropkami można sprawdzić: wskaż je, dotknij albo przejdź do nich klawiszem Tab.
learn-terms-open = Wszystkie pojęcia: { $n }
learn-new-here = Pierwszy raz? Gra w skrócie
games-play = Graj
games-read = Karty i zasady
lost-title = Tu nic nie ma
lost-text = Pod tym adresem nie ma strony.
lost-back = Do stołów
about-title = O Great Powers
about-what = Stół w przeglądarce do gier planszowych o europejskich mocarstwach. Gra według instrukcji, mówi, które wartości trzeba było odtworzyć, dlaczego czegoś nie wolno, i pokazuje każdemu tylko to, co ten może widzieć.
about-unofficial = Nieoficjalnie
    .text = To dzieło miłośników. Wydawcy i autorzy gier nie mają w nim udziału i go nie zatwierdzili; ich nazwiska i tytuły należą do nich. Wszystkie słowa, rysunki i znaki są nasze. Kto chce poznać historię stojącą za kartami i mieć mapy na stole, niech kupi grę.
about-fair = Uczciwy los
    .text = Każde losowanie w grze wynika z jednego ziarna. Jego skrót widać na początku gry, samo ziarno na końcu. Z zapisem każdy może rozegrać całą grę jeszcze raz i sprawdzić wszystkie losowania.
about-privacy = Prywatność
    .text = Żadnego śledzenia, reklam ani obcych serwerów. Przeglądarka trzyma ustawienia i klucze twoich miejsc, serwer trzyma gry, a po założeniu konta także nazwę i zaszyfrowane hasło.
about-made-of = Z czego to jest
    .text = Linie brzegowe pochodzą z Natural Earth i należą do domeny publicznej. Strona w przeglądarce korzysta z dzieł innych:

## Co poszło nie tak

error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
error-disconnected = Serwer nie odpowiada. Próba zostanie powtórzona.
error-unknown-game = Ten serwer nie ma takiej gry.
error-bad-option = Gra nie ma takiej opcji.
error-unknown-table = Nie ma takiego stołu.
error-not-your-seat = To nie twoje miejsce.
error-seat-taken = Ktoś już tam siedzi.
error-not-absent = Ten gracz może jeszcze wrócić. Bot może zagrać po dłuższej nieobecności, gdy przypada jego kolej.
error-only-public-talk = Przy tym stole wszystko mówi się do wszystkich.
error-not-in-confidence = Zasady tej gry nie pozwalają ci teraz mówić z tym graczem na osobności.
error-not-listening = Gracz, do którego mówisz, już tam nie siedzi.
error-illegal-answer = Teraz nie jest to możliwe.
error-late-answer = Gra poszła tymczasem dalej. Spójrz jeszcze raz.
error-wrong-seat = Teraz nie ty decydujesz.
error-not-alone = Analityka nie pyta się w grze między ludźmi.
error-unknown-answer = Stół nie zna takiej odpowiedzi.
error-game-over = Gra jest skończona.
error-undo-refused = Tego nie da się cofnąć: coś już ujawniono lub postanowiono.
error-bad-record = To nie jest pełny i poprawny zapis.
error-rate-limited = Za dużo naraz. Poczekaj chwilę.
error-too-large = To za długie.
error-unauthorised = Tego nie możesz zrobić: nazwa, hasło lub link są błędne albo już zużyte.
error-unknown-seat = Nie ma takiego miejsca.
error-unknown-invitation = To zaproszenie zostało użyte albo nigdy go nie było.
error-name-taken = Ta nazwa jest zajęta.
error-not-finished = Gra jeszcze trwa.
error-not-analysed = Tej gry jeszcze nie przeanalizowano.
error-draw-refused = Boty grają dalej.
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj jeszcze raz.
error-bad-request = Serwer tego nie zrozumiał.
error-wrong-origin = Ta strona nie może rozmawiać z tym serwerem. Otwórz ją pod własnym adresem serwera.
error-not-found = Niczego tam nie ma.
error-not-allowed = Tutaj to niemożliwe.
error-internal-error = Na serwerze coś poszło nie tak. Spróbuj ponownie.
