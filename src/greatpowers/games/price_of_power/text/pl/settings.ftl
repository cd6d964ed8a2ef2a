# Cena władzy: nazwa gry, jej źródło i to, co ustala się przed grą.

game-title = Europa Universalis: Cena władzy
game-about = Od roku 1444 od dwóch do sześciu Królestw handluje, zawiera Mariaże, walczy, bada Idee i zakłada kolonie wśród wydarzeń swojej Ery. Wygrywa ten, kto ma najwięcej Prestiżu.
game-source = Zasady z instrukcji, większość kart odtworzona
    .text = Zasady i nazwy wielu kart pochodzą z polskiej instrukcji. Czego ona nie podaje, jest naszą rekonstrukcją: treść i ceny większości kart, Karty Handlu, wiele ustawień i scenariuszy oraz ścianki kości. Mapa pochodzi z publicznych źródeł i zgadza się z każdym przykładem instrukcji. W wydanej grze karty są inne. Tam, gdzie instrukcja milczy, decydują nasze rozstrzygnięcia; stoją pod punktami, których dotyczą.

## Królestwa Wielkiej kampanii

realm-england = Anglia
realm-castile = Kastylia
realm-france = Francja
realm-austria = Austria
realm-poland = Polska
realm-ottomans = Osmanowie

## Scenariusze

scenario-grand_campaign = Wielka kampania
scenario-enemy_at_the_gates = Wróg u bram
scenario-mediterranean_dominance = Dominacja na Morzu Śródziemnym
scenario-old_and_new_pretenders = Dawni i nowi pretendenci
scenario-western_crowns = Trzy korony Zachodu
scenario-eastern_thrones = Trzy trony Wschodu
scenario-four_crowns = Cztery korony
scenario-five_crowns = Pięć koron
scenario-hundred_years = Wojna stuletnia
scenario-cross_and_crescent = Krzyż i półksiężyc
scenario-age_of_reformation = Era Reformacji
scenario-age_of_absolutism = Era Absolutyzmu

## Ustawienia stołu

setting-scenario = Scenariusz
    .text = Które Królestwa biorą udział, od kiedy do kiedy i z jakimi Wydarzeniami (3.0).
setting-scenario-grand_campaign = { scenario-grand_campaign } (6, od 1444)
setting-scenario-enemy_at_the_gates = { scenario-enemy_at_the_gates } (4, od 1444)
setting-scenario-mediterranean_dominance = { scenario-mediterranean_dominance } (5, od 1444)
setting-scenario-old_and_new_pretenders = { scenario-old_and_new_pretenders } (5, od 1444)
setting-scenario-western_crowns = { scenario-western_crowns } (3, od 1444)
setting-scenario-eastern_thrones = { scenario-eastern_thrones } (3, od 1444)
setting-scenario-four_crowns = { scenario-four_crowns } (4, od 1444)
setting-scenario-five_crowns = { scenario-five_crowns } (5, od 1444)
setting-scenario-hundred_years = { scenario-hundred_years } (2, od 1444)
setting-scenario-cross_and_crescent = { scenario-cross_and_crescent } (2, od 1444)
setting-scenario-age_of_reformation = { scenario-age_of_reformation } (6, od 1517)
setting-scenario-age_of_absolutism = { scenario-age_of_absolutism } (6, od 1618)
setting-length = Długość
    .text = Era ma cztery Rundy. Jedna Era to wieczór, cała kampania to kilka wieczorów (4.0).
setting-length-whole = Wszystkie Ery scenariusza
setting-length-one_age = Jedna Era
setting-war = Wojna
    .text = Królestwa wypowiadają wojny, maszerują, walczą i zawierają pokój. Bez niej nikt nie wypowiada wojny: spokojna gra na pierwszy wieczór (8.3).
setting-war-yes = Tak
setting-war-no = Nie: spokojna dekada
setting-realms = Królestwa
    .text = Kto prowadzi które Królestwo. Niezależnie od sposobu ich przydziału Królestwa siedzą w kolejności ze scenariusza. Stawkę licytacji płaci się Prestiżem, a najwyższa wybiera pierwsza (R91).
setting-realms-seats = Tak, jak siedzą gracze
setting-realms-lots = Losowo
setting-realms-choice = Z wyboru, w losowej kolejności
setting-realms-bids = Z licytacji o Prestiż
setting-power_struggles = Konflikty o Władzę
    .text = Ziemie, których pragnie wielu: gdy Wydarzenie czyni z nich Obszary Pola Bitwy, Prowincje i więzi na nich dają Prestiż (17.4). W pierwszej grze lepiej je pominąć.
setting-power_struggles-yes = Tak
setting-power_struggles-no = Nie
setting-missions = Misje
    .text = Tajne cele każdego Królestwa, dające Prestiż (17.2). Doświadczone grupy mogą uzgodnić grę bez nich.
setting-missions-yes = Tak
setting-missions-no = Nie
setting-invasions = Inwazje NPR
    .text = NPR w stanie Wojny, którego nikt nie naciska, wkracza na ziemie swoich Wrogów (13.5). Zasada zaawansowana: w pierwszej grze lepiej ją pominąć.
setting-invasions-yes = Tak
setting-invasions-no = Nie
setting-elections = Wybory Cesarza
    .text = Gdy odchodzi Władca Cesarza, Obszary Elektorskie głosują na jednego z graczy (18.9). Zasada zaawansowana; bez niej korona zostaje, gdzie jest.
setting-elections-yes = Tak
setting-elections-no = Nie
setting-imperial_faith = Religia HRE
    .text = Od III Ery HRE idzie za swoimi Obszarami Elektorskimi, a jego religia wiąże Cesarza (18.7). Zasada zaawansowana; bez niej HRE pozostaje Katolickie i nikogo nie wiąże.
setting-imperial_faith-yes = Tak
setting-imperial_faith-no = Nie
setting-random_events = Wydarzenia X w dowolnej połowie
    .text = Wydarzenia Ery leżą w dwóch połówkach. Przy tej zasadzie oznaczone symbolem X mogą trafić do każdej z nich (16.0.2).
setting-random_events-no = Nie
setting-random_events-yes = Tak
setting-more_events = O jedno odkryte Wydarzenie więcej
    .text = Odkryte są cztery Wydarzenia zamiast trzech, więc jest z czego wybierać (16.2.1).
setting-more_events-no = Nie
setting-more_events-yes = Tak
setting-available_mercenaries = Dostępni Najemnicy
    .text = Zasada opcjonalna 2: Armia wyruszająca z Obszaru swojego gracza może najpierw nająć do trzech Najemników, którzy ruszają z nią (5.5.7).
setting-available_mercenaries-no = Nie
setting-available_mercenaries-yes = Tak
setting-continuous_battles = Ciągła bitwa
    .text = Zasada opcjonalna: w kolejnej rundzie Bitwy Straty przydziela się od następnej kategorii Jednostek, a nie od początku (9.7.9).
setting-continuous_battles-no = Nie
setting-continuous_battles-yes = Tak
setting-no_surrender = Zakaz Poddawania się!
    .text = Zasada opcjonalna 3: nikt nie może się poddać; wojna trwa, aż warunki zostaną wyegzekwowane albo uzgodnione (10.4.1).
setting-no_surrender-no = Nie
setting-no_surrender-yes = Tak
setting-helping_hands = Pomocna dłoń
    .text = Zasada opcjonalna 4: wszyscy gracze mogą zagrywać Akcje Bitewne na rzecz NPR, chyba że z nim walczą (13.4.9).
setting-helping_hands-no = Nie
setting-helping_hands-yes = Tak
setting-religious_rebels = Buntownicy religijni
    .text = Zasada opcjonalna 5: kto oddał Buntownikom innego wyznania Stolicę i jeszcze dwie Prowincje, może przyjąć ich religię (14.4.1).
setting-religious_rebels-no = Nie
setting-religious_rebels-yes = Tak
setting-secret_talks = Tajne negocjacje
    .text = Zasada opcjonalna 1: niezależnie od ustaleń przy stole dwoje graczy rozmawia na osobności tylko wtedy, gdy jedno z nich zapłaci za to w swojej Turze 1 DIP, i tylko do końca tej Tury (5.1.7).
setting-secret_talks-no = Nie
setting-secret_talks-yes = Tak
