# Realpolitik: nazwy elementów gry.

## Akcje

action-taxation = Opodatkowanie
    .text = Weź tyle Pieniędzy, ile wynosi wartość Terytoriów płacących podatki: własnych Macierzystych, Niespornych oraz Spornych bez pasków w twoim kolorze.
action-mobilisation = Mobilizacja
    .text = Rozmieść Pociągi, dobierz karty Bitwy za Generałów poza planszą, wystaw Generałów albo ich wycofaj i rób zakupy. Niewydane Pieniądze przepadają.
action-extend_influence = Poszerzenie Wpływu
    .text = Zdobądź tyle punktów Wpływu, ile wynosi wartość kontrolowanych Terytoriów Spornych z twoimi paskami i Terytoriów Macierzystych innych Mocarstw.
action-dispatch = Depesza
    .text = Przesuń żeton Fazy Dyplomacji o jedno pole w górę i weź na rękę wszystkie zagrane karty Akcji. Na górnym polu następuje Faza Dyplomacji.
action-movement = Ruch
    .text = Wskaż Arbitra, przeprowadź Transport Kolejowy, a potem porusz każdym swoim Generałem. Gdzie spotkają rywali, dochodzi do bitwy.

## Terytoria Macierzyste Francji

territory-ile = Île-de-France
territory-nor = Normandia i Bretania
territory-alo = Alzacja i Lotaryngia
territory-bur = Burgundia i Lyon
territory-aqu = Akwitania
territory-pro = Prowansja i Langwedocja

## Terytoria Macierzyste Prus

territory-bra = Brandenburgia
territory-pom = Pomorze
territory-epr = Prusy Wschodnie i Zachodnie
territory-pos = Poznańskie
territory-sil = Śląsk
territory-psa = Saksonia Pruska
territory-rhi = Nadrenia i Westfalia

## Terytoria Macierzyste Austrii

territory-vie = Górna i Dolna Austria
territory-boh = Czechy
territory-mor = Morawy
territory-tyr = Tyrol i Salzburg
territory-ill = Styria, Kraina i Pobrzeże
territory-hun = Węgry i Chorwacja
territory-gal = Galicja

## Terytoria Macierzyste Włoch

territory-pie = Piemont i Liguria
territory-emi = Emilia, Romania i Marche
territory-tus = Toskania
territory-nap = Neapol
territory-sic = Sycylia
territory-sar = Sardynia

## Terytoria Sporne

territory-sho = Szlezwik-Holsztyn
territory-den = Dania
territory-han = Hanower
territory-hes = Hesja i Frankfurt
territory-sax = Saksonia i Turyngia
territory-bav = Bawaria
territory-wur = Wirtembergia
territory-bad = Badenia
territory-pal = Palatynat
territory-lux = Luksemburg
territory-bel = Belgia
territory-sav = Sabaudia i Nicea
territory-lom = Lombardia
territory-ven = Wenecja Euganejska
territory-rom = Państwo Kościelne
territory-dal = Dalmacja
territory-alb = Albania
territory-bos = Bośnia
territory-tun = Tunis

## Terytoria Niesporne

territory-ned = Niderlandy
territory-swi = Szwajcaria
territory-ser = Serbia
territory-wal = Księstwa Naddunajskie
territory-cat = Katalonia

## Morza

sea-north_sea = Atlantyk, Kanał i Morze Północne
sea-baltic = Morze Bałtyckie
sea-west_med = Zachodnie Morze Śródziemne
sea-adriatic = Morze Adriatyckie

## Generałowie

general-macmahon = Patrice de MacMahon
general-bazaine = François Achille Bazaine
general-canrobert = François Certain de Canrobert
general-moltke = Helmuth von Moltke
general-friedrich_karl = Książę Fryderyk Karol
general-crown_prince = Następca tronu Fryderyk Wilhelm
general-albrecht = Arcyksiążę Albrecht
general-benedek = Ludwig von Benedek
general-gablenz = Ludwig von Gablenz
general-la_marmora = Alfonso La Marmora
general-cialdini = Enrico Cialdini
general-garibaldi = Giuseppe Garibaldi

## Stosy kart w bitwie

pile-macmahon = { general-macmahon }
pile-bazaine = { general-bazaine }
pile-canrobert = { general-canrobert }
pile-moltke = { general-moltke }
pile-friedrich_karl = { general-friedrich_karl }
pile-crown_prince = { general-crown_prince }
pile-albrecht = { general-albrecht }
pile-benedek = { general-benedek }
pile-gablenz = { general-gablenz }
pile-la_marmora = { general-la_marmora }
pile-cialdini = { general-cialdini }
pile-garibaldi = { general-garibaldi }
pile-garrison = Garnizon

## Karty Bitwy

battle_card-1 = karta Bitwy 1
    .text = Zagrana odkryta odrzuca jedną kartę zagraną przez przeciwnika.
battle_card-2 = karta Bitwy 2
    .text = Liczy się o punkt więcej, jeśli kontrolujesz Terytorium, na którym toczy się bitwa.
battle_card-3 = karta Bitwy 3
    .text = Zagrana odkryta ujawnia jedną kartę zagraną przez przeciwnika.
battle_card-4 = karta Bitwy 4
    .text = Ma symbol: każda para symboli w jednym stosie dodaje punkt Siły.
battle_card-5 = karta Bitwy 5
    .text = Jeśli przegrasz bitwę, każda zagrana przez ciebie „5” kosztuje cię dodatkowy punkt Morale.

## Strony i pionki

side-attack = atakujący
side-defence = obrońca
piece-unit = Oddział
