# Realpolitik: słowa potrzebne tylko na planszy w przeglądarce.

## Mapa

rp-map = Mapa Europy Środkowej
rp-rail = Narzędzia mapy
rp-nearer = Przybliż
rp-farther = Oddal
rp-whole-map = Cała mapa
rp-layer-seaways = Szlaki Morskie
rp-layer-names = Nazwy
rp-parts = Części mapy
rp-part-all = Całość
rp-part-west = Zachód
rp-part-germany = Niemcy
rp-part-east = Wschód
rp-part-italy = Włochy
rp-part-lit = tu można coś wybrać
rp-land-britain = Wielka Brytania
rp-land-spain = Hiszpania
rp-land-russia = Rosja
rp-land-ottoman = Turcja
rp-land-africa = Algieria
rp-sea-north_sea = Morze Północne
rp-sea-baltic = Bałtyk
rp-sea-west_med = Zachodnie Morze Śródziemne
rp-sea-adriatic = Adriatyk

## Nazwy na mapie, jeśli krótsze

rp-name-nor = Normandia
rp-name-bur = Burgundia
rp-name-pro = Prowansja
rp-name-alo = Alzacja-Lotaryngia
rp-name-pom = Pomorze
rp-name-epr = Prusy Wschodnie
rp-name-psa = Saksonia Pr.
rp-name-rhi = Nadrenia
rp-name-vie = Austria
rp-name-tyr = Tyrol
rp-name-ill = Styria
rp-name-hun = Węgry
rp-name-pie = Piemont
rp-name-emi = Emilia
rp-name-hes = Hesja
rp-name-sax = Saksonia
rp-name-sav = Sabaudia
rp-name-ven = Wenecja
rp-name-rom = Państwo Kościelne
rp-name-wal = Ks. Naddunajskie
rp-name-sho = Szlezwik-Holsztyn

## Generałowie na żetonach

rp-general-macmahon = MacMahon
rp-general-bazaine = Bazaine
rp-general-canrobert = Canrobert
rp-general-moltke = Moltke
rp-general-friedrich_karl = Fr. Karol
rp-general-crown_prince = Nast. tronu
rp-general-albrecht = Albrecht
rp-general-benedek = Benedek
rp-general-gablenz = Gablenz
rp-general-la_marmora = La Marmora
rp-general-cialdini = Cialdini
rp-general-garibaldi = Garibaldi
rp-general-line = { $general } ({ $power }), Siła { $strength }, { $units ->
    [0] bez Oddziałów
    [one] 1 Oddział
    [few] { $units } Oddziały
   *[many] { $units } Oddziałów
}

## Terytorium

rp-home-of = Macierzyste: { $power }
rp-capital-of = stolica: { $power }
rp-contested = Terytorium Sporne
rp-uncontested = Terytorium Niesporne
rp-value = wartość { $n }
rp-controlled = kontrola: { $power }
rp-nobody = bez kontroli
rp-claims = paski:
rp-loose = { $n ->
    [one] 1 luźny Oddział
    [few] { $n } luźne Oddziały
   *[many] { $n } luźnych Oddziałów
}
rp-works = Siła obrony bez Generałów: { $n }
rp-you-may = Możesz:
rp-costs = koszt: { $n }
rp-confirm = Zatwierdź
rp-cancel = Anuluj
rp-brings-now = teraz
rp-play-card = Zagraj: { $card }
rp-nothing-here = Teraz nic tu nie można zrobić.
rp-not-asked = Teraz o niczym nie decydujesz.

## Tory

rp-opening = Początek
rp-diplomacy = Dyplomacja
rp-diplomacy-label = Tor Dyplomacji: pole { $n } z { $top }
rp-prestige = Prestiż
rp-prestige-label = Tor Prestiżu: { $order }
rp-alliances = Przymierza
rp-no-alliance = brak Przymierzy
rp-allied = { $power } i { $partner }
rp-run-by = pod kontrolą:
rp-by-nobody = nikogo
rp-run-by-nobody = niczyje
rp-key-home = Macierzyste
rp-key-contested = Sporne
rp-key-uncontested = Niesporne
rp-race = Wpływ do { $end }: { $told }

## Mocarstwa

rp-power = Mocarstwo
rp-money = Pieniądze
rp-morale = Morale
rp-influence-of = Wpływ z { $end }
rp-influence-now = Wpływ { $n }; Poszerzenie Wpływu dałoby { $more }
rp-money-now = Pieniądze { $n }; Opodatkowanie dałoby { $more }
rp-morale-of = Morale { $n } z { $top }
rp-battle-cards = { $n ->
    [one] 1 karta Bitwy
    [few] { $n } karty Bitwy
   *[many] { $n } kart Bitwy
}
rp-prestige-place = Miejsce { $n } na torze Prestiżu
rp-bid = Stawka za Włochy
rp-your-turn = twoja kolej
rp-deciding = decyduje
rp-action-cards = Karty Akcji
rp-turn-to = Karty którego Mocarstwa
rp-actions-of = Karty Akcji: { $power }
rp-card-in-hand = na ręce
rp-card-played = zagrana
rp-card-now = zagrana w tej turze
rp-chosen = wybrana
rp-hand = Karty Bitwy
rp-hand-of = Karty Bitwy: { $power }
rp-face-up = odkryta
rp-no-cards = Brak kart Bitwy.
rp-supply-units = Oddziały w zasobach
rp-supply-garrisons = Garnizony w zasobach
rp-supply-trains = Pociągi w zasobach
rp-supply-fortresses = Fortece w zasobach
rp-watching = Oglądasz: karty na rękach są zakryte do końca gry.
rp-page-actions = Akcje
rp-page-hand = Karty

## Bitwa

rp-battle = Bitwa
rp-battle-of = Bitwa: { $territory }
rp-no-battle = Nie ma bitwy
rp-no-battle-text = Bitwy toczą się tam, gdzie poruszający się Generałowie spotykają rywali.
rp-last-battle = Ostatnia bitwa
rp-last-battle-of = Ostatnia bitwa: { $territory }
rp-tie = Remis
rp-passed = bez dalszych kart
rp-limit = { $power }: zagrane karty { $n } z { $limit }
rp-hidden-card = Zakryta karta: { $power }
rp-open-card = { $power }: { $card }, odkryta
rp-own-card = { $power }: { $card }, zakryta
rp-no-cards-yet = jeszcze bez kart
rp-aside = Odrzucone

## Rozmowy

rp-talks-propose = Propozycje
rp-talks-pledge = Żetony Przymierza
rp-talks-bid = Włochy
rp-talks-propose-text = W kolejności Prestiżu każde Mocarstwo może jawnie zaproponować innemu Przymierze i usłyszeć odpowiedź. Ani jedno, ani drugie nie wiąże: liczą się żetony.
rp-talks-pledge-text = Wszyscy potajemnie przekazują swój jedyny żeton Przymierza, po czym żetony zostają ujawnione. Dwa Mocarstwa, które wybrały siebie nawzajem, są sojusznikami do następnej Fazy Dyplomacji; żeton nieodwzajemniony nie ma skutku.
rp-talks-bid-text = Kilka Mocarstw przekazało żeton Włochom. Potajemnie licytują Morale: najwyższa oferta przejmuje kontrolę, przy równych rozstrzyga Prestiż, a płaci tylko zwycięzca.
rp-talks-means-propose = Jawnie i bez zobowiązań.
rp-talks-means-ally = { $power }: Przymierze, jeśli wybór jest wzajemny – żadnych bitew między wami, przejście za każdorazową zgodą, wsparcie w bitwie.
rp-talks-means-italy = Bez rywali przejmujesz kontrolę nad Włochami: ich armie, karty i Pieniądze. Z rywalami licytujesz Morale.
rp-talks-means-keep = Żadnego Przymierza do następnej Fazy Dyplomacji.
rp-talks-given-pledge = żeton przekazany
rp-talks-given-bid = oferta złożona
rp-talks-you = to ty
rp-talks-morale-left = zostaje Morale: { $n }

## Stałe odpowiedzi

standing-until-diplomacy = do następnej Fazy Dyplomacji
reaction-ask-consent = Przejście: { $power } ({ $host })
reaction-ask-grant-step = Dalszy ruch: { $power }

## Prognoza

rp-to-go = Brakuje
rp-seas-note = Kto ma w portach morza największą wartość morską, kontroluje jego Szlaki Morskie; remisy rozstrzyga Prestiż.

## Moments and cards

rp-influence = Wpływy
moment-reveal = Tura { $turn }: karty odkryte
moment-battle = Bitwa: { $territory }
moment-tokens = Dyplomacja: żetony odkryte
rp-token-to = żeton: { $power }
rp-token-kept = żeton zatrzymany
rp-bids = stawka za Włochy: { $n }
cards-actions = Karty Akcji
cards-battle = Karty bitewne
