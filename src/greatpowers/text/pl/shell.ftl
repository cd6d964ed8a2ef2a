# Powłoka: co mówi wiersz poleceń i co jest wspólne dla wszystkich gier.

## Co każda gra może zaproponować, odpowiedzieć i zapisać

option-yes = Tak
option-no = Nie
option-pass = Pas
option-counter = Złóż kontrpropozycję
allowed = To jest dozwolone.
no-not-asked = Tego nie dotyczy obecne pytanie.
no-not-your-decision = Teraz decyduje ktoś inny.
no-not-a-target = Obecne pytanie tego nie obejmuje.
no-behind-a-wall = Po drodze jest dobranie, rzut albo ujawnienie.
log-forced = Możliwa była tylko jedna odpowiedź; została udzielona od razu.
log-forced-target = Możliwa była tylko jedna odpowiedź i została udzielona od razu: { $target }.
log-undo-by-consent = { $steps ->
    [one] Za zgodą cofnięto jedną decyzję.
    [few] Za zgodą cofnięto { $steps } decyzje.
   *[other] Za zgodą cofnięto { $steps } decyzji.
}
log-rules-changed = Zasady tej gry zmieniły się od jej początku; odtąd toczy się ona według nowych.
log-seat-bot = Odtąd za gracza { $n } gra bot.
log-seat-free = Odtąd miejsce gracza { $n } jest wolne.
log-seat-player = Odtąd za gracza { $n } gra ktoś inny.
ending-resigned = Jeden z graczy poddał partię.
ending-timeout = Jednemu z graczy skończył się czas.
ending-draw = Gracze zgodzili się na remis.

## Polecenia i ich opcje

cli-about = Great Powers: stół do wielkich gier strategicznych o europejskich mocarstwach.
cli-commands = polecenia
cli-games-about = lista gier, ich miejsc i opcji
cli-play-about = gra w terminalu, przeciw botom albo w kilka osób przy jednej klawiaturze
cli-sim-about = boty rozgrywają wiele partii, a my patrzymy, kto wygrywa
cli-replay-about = opowiada zapisaną partię od nowa
cli-rules-about = pokazuje, gdzie każdy punkt instrukcji jest zaprogramowany i sprawdzony
cli-fuzz-about = losowe partie w poszukiwaniu awarii, ślepych zaułków i złamanych niezmienników
cli-bench-about = mierzy, jak szybko gry działają na tym komputerze
cli-balance-about = daje botom grać samym ze sobą i sprawdza, czy gra jest zrównoważona
cli-dataset-about = boty rozgrywają wiele partii, a każda decyzja trafia do plików Parquet
cli-ladder-about = każe botom grać każdy z każdym i ocenia ich siłę
cli-learn-about = uczy ocenę pozycji przez grę z samą sobą
cli-pace-about = pozwala botom grać zamiast ludzi i mówi, jak często są pytani i kto czeka
cli-calibrate-about = sprawdza, jakim szansom wygranej odpowiada ocena gry, na partiach rozegranych przez boty
cli-verify-about = dowodzi przebiegu zakończonej partii na podstawie jej zapisu
cli-serve-about = udostępnia stoły w przeglądarce, dla ludzi i botów
cli-rekey-about = unieważnia wszystkie wydane klucze do miejsc i stołów
cli-help-game = identyfikator gry, zob. „greatpowers games”
cli-help-option = ustalenie sprzed gry, np. edition=polish (można powtarzać)
cli-help-seat = kto gdzie siedzi, np. FR=human albo BR=greedy (można powtarzać); gracze to human, random, novice, greedy, strong i master
cli-help-seed = ziarno wszystkich losowań; to samo ziarno daje te same losy
cli-help-load = kontynuuje zapisaną grę
cli-help-lang = język: angielski, polski albo włoski
cli-help-games = ile partii rozegrać
cli-help-rounds = ile razy każdy gra z każdym, na wszystkich miejscach
cli-help-processes = w ilu procesach
cli-help-cluster = klaster Ray, na którym toczą się partie: local, host:port albo ray://host:port
cli-help-bots = po jednym bocie na każde miejsce, w kolejności: random, novice, greedy, strong albo master
cli-help-rivals = boty, które grają ze sobą, np. random,greedy,strong:16; liczba mówi, przez ile symulacji bot myśli
cli-help-lone = bot wymieniony jako pierwszy siada sam, po kolei na każdym miejscu, wśród innych jednego rodzaju
cli-help-players = ilu gra
cli-help-write = zapisuje je przy grze
cli-help-bot = bot, który gra na wszystkich miejscach: random, novice, greedy, strong albo master
cli-help-json = zamiast tego wypisuje czyste dane
cli-help-markdown = zamiast tego wypisuje stronę w formacie Markdown
cli-help-file = zapisana gra
cli-help-to = zatrzymuje się po tylu decyzjach
cli-help-hash = skrót ogłoszony na początku gry
cli-help-keep = gdzie zachować zapisy partii, w których coś zawiodło
cli-help-sought = tyle dalszych partii jest szukanych, by wystąpiło w nich to, co nie wystąpiło w żadnej
cli-help-ledger = sumuje w tym pliku, próba po próbie, co wystąpiło, z partią, która tego dowodzi
cli-help-add = dodaje też to, co zawierają te księgi; można podać kilka razy
cli-help-table = zapisuje do tego pliku, w Markdownie, co wystąpiło, a co ani razu
cli-help-bench-game = identyfikator gry; bez niego mierzone są wszystkie
cli-help-seconds = jak długo rozgrywać całe partie
cli-help-out = katalog, do którego się zapisuje; to, co już w nim jest, zostaje uzupełnione
cli-help-shard = tyle partii trafia do jednego pliku
cli-help-page = zapisuje stronę do tego pliku zamiast ją wypisać
cli-help-html = zapisuje też do tego pliku stronę z wykresami, w HTML-u; nie potrzebuje ona sieci
cli-help-strays = tyle pierwszych decyzji każdego miejsca zapada losowo, aby partie zaczynały się różnie
cli-help-keep-results = plik, w którym zostaje wynik każdej partii, by polecenie mogło ruszyć dalej od miejsca przerwania
cli-help-run = folder, w którym zostaje przebieg nauki, by to samo polecenie mogło ruszyć dalej od miejsca przerwania
cli-help-learn-rounds = ile rund rozgrywek i nauki
cli-help-learn-games = ile partii rozegrać w każdej rundzie
cli-help-matches = ile pojedynków z oceną napisaną ręcznie mierzy każdą rundę
cli-help-minutes = po tylu minutach nic nowego się nie zaczyna
cli-help-weights = zapisuje to, czego się nauczono, do tego pliku, np. data/judgement.npz gry
cli-help-host = adres, pod którym serwer słucha; 0.0.0.0 wpuszcza innych z sieci
cli-help-port = port, na którym serwer słucha; 0 bierze dowolny wolny
cli-help-database = gdzie przechowywać stoły: sqlite:///PLIK albo postgresql://…
cli-help-client = katalog zbudowanego klienta przeglądarkowego
cli-help-origin = inny adres, spod którego wolno używać strony (można powtarzać)
cli-help-proxy = adres odwrotnego proxy, które może podać, w czyim imieniu pyta (można powtarzać)
cli-help-status-port = osobny port dla /metrics i /api/docs
cli-help-absence = po ilu minutach nieobecności w swojej kolejce za gracza może grać bot
cli-help-bot-pause = ile sekund bot czeka, zanim odpowie
cli-help-bot-seconds = ile najwyżej sekund bot, który myśli naprzód, rozważa jeden wybór
cli-help-bot-processes = ile procesów myśli za boty wszystkich stołów
cli-help-message-rate = ile wiadomości na sekundę może wysłać klient
cli-help-open = otwiera stronę w przeglądarce
cli-serving = Great Powers działa pod adresem { $address } (koniec: Ctrl-C).
cli-secret-renewed = Wszystkie wydane klucze są odtąd nieważne; konta zachowują swoje miejsca.
cli-needs-extra = do tego potrzeba dodatkowych pakietów: pip install 'greatpowers[{ $extra }]'

## Co się nie udało

cli-not-a-pair = „{ $word }” nie ma postaci NAZWA=WARTOŚĆ
cli-no-command = nie ma polecenia „{ $word }”; są: { $commands }
cli-one-rival = do drabinki potrzeba co najmniej dwóch botów
cli-no-client = w { $folder } nie ma zbudowanego klienta przeglądarki
cli-cannot-read = nie można odczytać { $file }: { $reason }
cli-cannot-write = nie można zapisać { $file }: { $reason }
cli-other-rules = { $file } zawiera wyniki policzone według innych zasad lub danych; podaj inny plik
cli-learn-goes-on = Czas minął. To samo polecenie ruszy dalej od tego miejsca.
cli-no-samples = pliku { $file } nie można użyć do wyników: { $reason }
cli-no-such-seat = nie ma miejsca „{ $seat }”; są: { $seats }
cli-no-such-player = nie ma gracza „{ $player }”; są: { $players }
cli-not-finished = ta partia jeszcze trwa (decyzji dotąd: { $answers }); dowieść można tylko zakończonej
cli-other-seed = partię rozegrano z innym ziarnem; skrót jej ziarna to { $hash }

## Listy i tabele

cli-seats = Miejsca
cli-options = Opcje
cli-seat = Miejsce
cli-bot = Bot
cli-wins = Wygrane
cli-share = Udział
cli-interval = przedział 95 %
cli-winners = Zwycięzcy
cli-endings = Zakończenia
cli-unfinished = niedokończone
cli-verbs = Czasowniki
cli-playing = Gra
cli-sim-length = Długość w decyzjach: najkrótsza { $shortest }, mediana { $median }, najdłuższa { $longest }.
cli-sim-speed = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, decyzji: { $decisions }, czas: { $seconds } s, czyli { $speed } decyzji na sekundę.
cli-fuzz-played = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, decyzji: { $decisions }.
cli-fuzz-never = Nie wystąpiło ani razu ({ $count }):
cli-fuzz-failure = ziarno { $seed } zawiodło po { $position } decyzjach: { $error }; zapis jest w { $file }
cli-pace-played = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, rund: { $rounds }, miejsc przy stole: { $seats }. Wszystkie liczby to średnie na rundę.
cli-pace-each = Każdy gracz dostaje { $n } pytań.
cli-pace-question = Pytanie
cli-pace-all = wszystkie
cli-pace-asked = zadane
cli-pace-asked-is = pytania zadane ludziom
cli-pace-single = jedna
cli-pace-single-is = z nich te z jedną możliwą odpowiedzią, zadane po to, by nikt się nie dowiedział, jaką
cli-pace-passing = tylko pas
cli-pace-passing-is = z nich okazje do reakcji, w których można tylko spasować
cli-pace-counted = liczone
cli-pace-counted-is = pytania, na które odpowiada się razem z poprzednim
cli-pace-advance = z góry
cli-pace-advance-is = pytania z odpowiedzią, którą gracz mógł dać z góry
cli-pace-waits = czekanie
cli-pace-waits-is = pytania, którymi stół zwraca się do kogoś innego, a wszyscy pozostali czekają
cli-pace-needed = konieczne
cli-pace-needed-is = czekanie, które zostaje, gdy wszyscy z góry powiedzieli to, co można
cli-pace-alone = samo
cli-pace-alone-is = pytania z jedną możliwą odpowiedzią, która padła sama
cli-calibrate-found = Partie: { $games }, chwile: { $moments }, stromość: { $steepness }.
cli-calibrate-positions = pozycje
cli-calibrate-foretold = zapowiedziane
cli-calibrate-won = wygrane
cli-compiled = skompilowane
cli-interpreted = interpretowane
cli-decisions-per-second = decyzji na sekundę
cli-batch-one = decyzji na sekundę w serii stołów, z cechami i maskami
cli-batch-two = to samo z dwóch procesów
cli-other-games = środowiska innych
cli-games-per-second = partii na sekundę
cli-fork-time = rozwidlenie stołu
cli-judgement-time = ocena pozycji, z 64 naraz
cli-view-time = widok
cli-record-size = zapis partii
cli-table-size = stół w pamięci
cli-long-game = zapisana partia z { $answers } odpowiedziami
cli-load-time = jej wczytanie
cli-look-back-time = skok wstecz w niej
cli-message-size = wiadomości o partii, średnio bajtów
cli-large-game = duża gra (6 miejsc, 2000 możliwości, 10 000 wpisów)
cli-message-asked = do pytanego
cli-message-others = do każdego z pozostałych
cli-messages-time = napisanie wszystkich
cli-section = Punkt
cli-title = Tytuł
cli-code = Kod
cli-tests = Testy
cli-uncovered = Punkty bez kodu albo testów ({ $count }): { $sections }

## Dowód partii

cli-verified = Pieczęć jest nienaruszona, a wszystkie decyzje ({ $answers }) dają się rozegrać tak, jak je zapisano.
cli-verified-game = Gra: { $game }, zasady w wersji { $version }
cli-verified-result = Wynik: { $winners } – { $ending }
cli-verified-seed = Ziarno: { $seed }
cli-verified-hash = Skrót ziarna: { $hash }

## Przy stole

cli-welcome = { $game }: witamy przy stole. Wpisz numer opcji albo jej nazwę; resztę powie „help”.
cli-to-decide = Po { $position } decyzjach decyzja należy do: { $names }.
cli-won = Zwycięstwo: { $winners } – { $ending }
cli-curtain = Teraz gra: { $name }. Gdy nikt inny nie patrzy, naciśnij Enter.
cli-not-understood = „{ $line }” nie jest tu opcją: wpisz numer od 1 do { $most }, nazwę albo „help”.
cli-which = „{ $line }” może znaczyć kilka rzeczy: { $guesses }
cli-several =
    { $due ->
        [0] Kilka naraz, np. „{ $example }”. Najwyżej: { $most }
       *[other] Wszystkie { $due } naraz, np. „{ $example }”. Do wyboru: { $most }
    }
cli-no-section = Zasady nie mają punktu { $section }.
cli-no-term = Słowniczek nie zna pojęcia „{ $word }”; „terms” wymienia wszystkie.
cli-no-rule-here = Za tym pytaniem nie stoi jeden punkt zasad; zapytaj o wybrany, np. „? { $section }”.
cli-why-what = O co pytasz? Podaj cel albo czasownik z celem, np. „why { $move }”.
cli-no-such-thing = Nic tu nie nazywa się „{ $name }”.
cli-nothing-to-undo = Nie masz czego cofnąć.
cli-undo-consent = { $name }: { $other } prosi o cofnięcie decyzji, choć od tamtej chwili coś odkryto albo postanowiono. Czy jest zgoda (tak/nie)?
cli-undo-declined = Decyzja pozostaje w mocy.
cli-really = Na pewno: { $option }? (tak albo nie)
cli-owed = Cenę trzeba pożyczyć: { $n }.
cli-borrowed = { $n } na kredyt
cli-asides = Poleceniem „aside” z numerem albo nazwą możesz powiedzieć:
cli-no-asides = Poza pytaniem nie ma teraz nic do powiedzenia.
cli-aside-said = Powiedziano: { $option }.
cli-aside-aloud = słyszą wszyscy
cli-aside-secret = nikt inny nie słyszy
cli-undone = Cofnięto.
cli-save-where = Gdzie zapisać? Podaj plik, np. „save gra.json”.
cli-saved = Zapisano w { $file }.
cli-load-what = Co wczytać? Podaj plik, np. „load gra.json”.
cli-loaded = Wczytano { $file }, po { $position } decyzjach.
cli-other-seats = { $file } to gra z innymi miejscami przy stole.
cli-bye = Do następnego razu.
cli-play-help =
    numer albo nazwa     wybiera tę opcję
    ?                    zasada stojąca za pytaniem; „? { $section }” pokazuje dowolny punkt
    terms [SŁOWO]        pojęcia tej gry albo znaczenie jednego z nich
    why NAZWA            dlaczego czegoś nie można, np. „why { $thing }” albo „why { $move }”
    aside [NUMER]        co możesz powiedzieć niepytany, albo powiedz to
    board                rysuje planszę
    log [N]              ostatnie wpisy dziennika
    undo                 cofa twoją ostatnią decyzję
    save PLIK            zapisuje grę
    load PLIK            kontynuuje zapisaną grę
    quit                 odejście od stołu
