# Great Powers w przeglądarce: wybór gry, jej początek i ciąg dalszy.

## Wybór gry

lobby-choose = Wybierz grę
    .note = jeden wybór dla wszystkiego poniżej
lobby-weight = trudność { $n } na 5
lobby-play-game = Zagraj: { $game }
lobby-how-it-is-played = Jak się w to gra
lobby-size = Gracze

## Trzy sposoby, by zacząć

lobby-ways = Sposoby gry
lobby-way-bot = Przeciw botowi
    .tab = Bot
lobby-way-friend = Zaproś znajomego
    .tab = Znajomy
    .note = Link otwiera drugie miejsce: widać na nim grę, twoje imię i zegar.
    .many = Po jednym linku na każde z pozostałych miejsc: widać na nim grę, twoje imię i zegar.
lobby-way-here = Jeden ekran
    .tab = Jeden ekran
    .note = Wszyscy siedzą tutaj. To, co tajne, znika, gdy oddajesz ekran.
lobby-you-play = Grasz jako
lobby-strength = Siła
lobby-pace = Odpowiada
lobby-pace-quick = od razu
lobby-pace-usual = bez pośpiechu
lobby-pace-slow = powoli
lobby-play-now = Graj
lobby-make-link = Utwórz link
    .many = Utwórz linki
lobby-begin = Zacznij
bot-note-novice = gra sensownie, ale nieuważnie i prawie bez namysłu: dobry do nauki
bot-note-greedy = gra rozsądnie, choć krótkowzrocznie, i myśli najwyżej sekundę: godny przeciwnik
bot-note-strong = przemyśliwa całe plany, około trzech sekund na wybór: wymagający przeciwnik
bot-note-master = myśli jak silny, a to, co widzi, ocenia tak, jak nauczyły go rozegrane partie; około trzech sekund na wybór: inny wymagający przeciwnik

## Cała reszta

lobby-options = Opcje
lobby-options-setting = { $setting }: { $value }
lobby-options-plain = bez wariantów
lobby-options-forecast = otwarta prognoza
lobby-options-no-forecast = bez prognozy
lobby-options-private-talk = rozmowy na osobności
lobby-options-no-private-talk = bez rozmów na osobności
lobby-options-public = publiczny, każdy może się przyglądać
lobby-options-private = prywatny, widzą go tylko gracze
lobby-options-mixed = Stół po swojemu
    .note = Ludzie i boty w dowolnym składzie. Powyższe sposoby nie zwracają uwagi na te miejsca.
lobby-too-many = Za dużo naraz albo zbyt wiele twoich stołów jest już publicznych. Odczekaj chwilę lub w polu „{ lobby-options }” zrób ten stół prywatnym.

## Stoły

lobby-wait-for-you = { $n ->
    [0] żaden nie czeka na ciebie
    [one] jeden czeka na ciebie
    [few] { $n } czekają na ciebie
   *[other] { $n } czeka na ciebie
}
lobby-seats-free = { $n ->
    [one] przy jednym stole jest wolne miejsce
   *[other] przy { $n } stołach są wolne miejsca
}
lobby-nothing-open = W tej chwili nie ma wolnych miejsc. Otwórz stół albo kogoś zaproś.
lobby-move-first = Twój ruch
    .note = { $n ->
        [one] przy jednym stole
       *[other] przy { $n } stołach
    }
lobby-turn = tura { $n }
lobby-plays = { $name } – { $power }
lobby-seats-taken = { $taken } z { $all } miejsc zajęte
lobby-bot-thinks = bot myśli
lobby-left = zostało { $time }
lobby-result = Wynik
lobby-parts = Części tej strony
lobby-part-open = Wolne
lobby-records = Zapisy

## Zegary w pełni

clock-short-live = na żywo, { $minutes } min
clock-increment = { $clock } i jeszcze { $seconds } s za każdy ruch
clock-timeout-default = { $clock }; gdy czas minie, pada zwykły ruch
clock-timeout-forfeit = { $clock }; gdy czas minie, gra jest przegrana

## Zaproszenia

join-to = { $host } zaprasza cię do gry: { $game }
join-to-game = Zaproszenie do gry: { $game }
join-game = Gra
join-host = Gospodarz
join-seat = Twoje miejsce
join-others = Pozostali
join-rules = Zasady
join-watching = Widzowie
join-watching-public = Kto ma link, może się przyglądać.
join-watching-private = Stół widzą tylko gracze.
join-origin = Pochodzenie
join-origin-new = Nowa gra.
join-origin-after = { $n ->
    [one] Zapadła już jedna decyzja.
    [few] Zapadły już { $n } decyzje.
   *[other] Zapadło już { $n } decyzji.
}
join-refused = To zaproszenie donikąd nie prowadzi
    .text = Poproś o inny link osobę, która je wysłała, albo otwórz stół samodzielnie.

## Linki

copy-by-hand = Tutaj strona nie może sama kopiować. Link jest zaznaczony: skopiuj go przez Ctrl+C lub ⌘C, a na telefonie przytrzymaj.
copy-link = Link

## Co ze stołem może zrobić tylko gospodarz, i kto jest zalogowany

menu-leave = Oddaj miejsce botowi
    .sure = Bot od razu gra dalej za ciebie, a na to miejsce nie da się wrócić. Pozostali się o tym dowiedzą.
    .yes = Oddaj
menu-delete = Usuń stół
    .sure = Stół, gra i rozmowa przy nim znikną na zawsze. Tego nie da się cofnąć.
    .others = Przy tym stole grają inni. Można go usunąć, gdy gra się skończy.
    .yes = Usuń
menu-keys = Nowe klucze gospodarza
    .sure = Kto przygląda się temu prywatnemu stołowi przez link lub zarządza nim z innego urządzenia, straci dostęp. Miejsca zostają przy graczach.
    .yes = Utwórz nowe klucze
    .done = Stare klucze straciły ważność.
account-elsewhere = Wyloguj wszędzie indziej
    .sure = We wszystkich innych przeglądarkach i urządzeniach nastąpi wylogowanie. Tutaj pozostaniesz na swoim koncie.
    .yes = Wyloguj tam
    .done = Konto jest teraz otwarte tylko w tej przeglądarce.
confirm-no = Zostaw
