# Imperial Struggle: zasady własnymi słowami, jeden wpis na punkt instrukcji. O różnicach między wydaniami decyduje opcja edition (italian | polish).

## 1 i 2: wprowadzenie

section-1-0 = Wstęp
    .text = Dwoje graczy prowadzi Francję i Wielką Brytanię przez rywalizację lat 1697–1789; rozstrzygają ją rynki, dyplomacja, kolonie i cztery wojny.

section-2-0 = Wprowadzenie do rozgrywki
    .text = Ten rozdział zarysowuje przebieg tur i drogi do zwycięstwa; szczegółowe zasady zaczynają się w rozdziale 3 i mają pierwszeństwo.

section-2-1 = Rodzaje tur
    .text = Gra składa się z sześciu Tur Pokoju i czterech Wojen. Epoka Sukcesji: Tura Pokoju 1, wojna o sukcesję hiszpańską, Tura Pokoju 2. Epoka Imperium: Tura Pokoju 3, wojna o sukcesję austriacką, Tura Pokoju 4, wojna siedmioletnia. Epoka Rewolucji: Tura Pokoju 5, wojna o niepodległość Stanów Zjednoczonych, Tura Pokoju 6.

section-2-2 = Tury Pokoju
    .text = Gracze na przemian rozgrywają po cztery rundy: wybierają żeton Inwestycji, ewentualnie zagrywają Wydarzenie i wydają Punkty Akcji. Na koniec tury podlicza się Nagrody za Dominację w czterech Regionach i Globalny Popyt.

section-2-3 = Tury Wojny
    .text = Wojnę rozstrzyga się Kampania po Kampanii. Każda strona dodaje siłę swoich Wojsk i Posiłki z planszy; silniejsza zdobywa Łupy Wojenne zależne od przewagi.

section-2-4 = Zwycięstwo
    .text = Są trzy zwycięstwa natychmiastowe. W każdej Fazie Sprawdzenia Warunków Zwycięstwa Francja wygrywa przy 30 PZ lub więcej, Wielka Brytania przy 0 lub mniej. Wygrywa gracz, który w jednej Turze Pokoju zdobył wszystkie cztery Nagrody za Dominację i wszystkie Nagrody za Globalny Popyt. Wygrywa gracz, który wszystkie Kampanie jednej Wojny wygrał z najwyższym przedziałem przewagi. W innym razie decyduje Punktacja Końcowa po Turze Pokoju 6 (4.1.14).

## 3: komponenty

section-3-0 = Komponenty
    .text = Ten rozdział opisuje planszę, żetony, karty i znaczniki oraz związane z nimi pojęcia.

section-3-1 = Lista komponentów
    .text = Pudełko zawiera planszę, dwa dwustronne arkusze Wojen, 41 kart Wydarzeń, 26 kart Ministrów i żetony; tutaj wszystkim zajmuje się program.

section-3-2 = Plansza
    .text = Plansza przedstawia cztery Regiony: Europę, Amerykę Północną (Podregiony Kanada i Północne Kolonie), Karaiby oraz Indie (Podregiony Rzeka Hugli i Karnatyk). Podregiony mają znaczenie tylko tam, gdzie wskazuje je efekt. Jest pięć rodzajów pól: Poselstwa, Rynki, Terytoria, Akweny i Forty. Dwa pola są połączone, jeśli łączy je linia ciągła. Eskadry zbudowane i przepędzone czekają w Bazie Floty.

section-3-2-1 = Poselstwa
    .text = Liczba na polu to Koszt Polityczny; ostateczny koszt przekupienia nigdy nie jest niższy niż 1. Pola Sojuszu dają siłę w Wojnach oznaczonych kropkami, jeśli Kampania wymienia ich państwo (7.1.3). Pola Prestiżu liczą się do Nagrody za Prestiż. Poselstwa poza Europą to Lokalne Sojusze i zwykle dają dostęp do Korzyści. Dwa pola w Prusach otwierają się z Epoką Imperium, Synowie Wolności z Epoką Rewolucji, a dwa pola Stanów Zjednoczonych w turze 6, jeśli na planszy jest Flaga USA.

section-3-2-2 = Rynki
    .text = Liczba na polu to Koszt Ekonomiczny. Wszystkie Rynki poza Chesapeake dostarczają jeden z sześciu towarów: futra, przyprawy, ryby, tytoń, trzcinę cukrową albo bawełnę. Na koniec Tury Pokoju gracz mający więcej Rynków towaru objętego Globalnym Popytem otrzymuje nagrodę.

section-3-2-3 = Terytoria
    .text = Terytoria nie zmieniają właściciela w Turach Pokoju; zdobywa się je Punktami Podboju w czasie Wojny (7.2.1.2). To z nich sięga się po Rynki i dzięki nim się je utrzymuje.

section-3-2-4 = Akweny
    .text = Akwen kontroluje strona, której Eskadra na nim stoi. Zajęcie pustego Akwenu kosztuje 1 MPA, wyparcie Eskadry przeciwnika 2 albo 3 MPA (5.6.6). Niektóre Akweny są polami Prestiżu; kropki wskazują Wojny, w których dają siłę.

section-3-2-5 = Forty
    .text = Liczba na polu to koszt budowy Fortu w MPA. Nieuszkodzony Fort strzeże połączonych Rynków właściciela, daje siłę w Wojnach oznaczonych kropkami i w czasie pokoju nie zmienia właściciela. Uszkodzony Fort pozostaje pod kontrolą, ale nie strzeże i nie daje siły, a naprawić go może każdy z graczy (5.6.4).

section-3-2-6 = Linie Podboju
    .text = Linie przerywane mają znaczenie tylko podczas Wojen i nie są połączeniami. Terytorium, do którego prowadzą Linie Podboju, może przejąć tylko strona kontrolująca co najmniej jedno pole połączone z nim taką linią. Linia między Louisbourgiem a Halifaxem działa tylko przy zasadzie dodatkowej 12.3.

section-3-2-7 = Flagi i kontrola pola
    .text = Twoja Flaga oznacza pole, które kontrolujesz; na Akwenie robi to Eskadra. Na polu może być najwyżej jedna Flaga, na Akwenie najwyżej jedna Eskadra. Kontrolować można tylko Terytoria, Rynki, Forty, Akweny i Poselstwa.

section-3-2-8 = Terminologia rozmieszczania Flag
    .text = Podniesienie Flagi: umieszczenie swojej Flagi na niekontrolowanym polu. Opuszczenie Flagi: usunięcie Flagi przeciwnika. Przekupienie: jedno z dwojga, nigdy oba naraz. Przejęcie Kontroli: opuszczenie Flagi przeciwnika, jeśli tam jest, i podniesienie własnej. Rynek Strzeżony ma Flagę i jest połączony z Eskadrą albo nieuszkodzonym Fortem tej samej strony. Pole przeciwnika to pole z jego Flagą. Bez względu na modyfikatory przekupienie kosztuje co najmniej 1 PA.

section-3-3 = Żetony Inwestycji
    .text = Każdy żeton daje Akcję Główną o wartości 2, 3 albo 4 Punktów Akcji (PA) jednego typu i Akcję Poboczną o wartości 2 PA innego typu; typy to Ekonomiczny (EPA), Polityczny (PPA) i Militarny (MPA). Żetony o wartości 3 i 2 mają też symbol Wydarzenia, a żetony o wartości 2 dodatkowo Przegrupowanie. Możesz wykorzystać wszystko w dowolnej kolejności, ale Wydarzenie zagrywa się najpierw.

section-3-4 = Karty Wydarzeń
    .text = Karty Wydarzeń wprowadzają do gry historię stulecia; mogą pomóc jednej stronie, drugiej albo którejkolwiek z nich.

section-3-4-1 = Talia Wydarzeń
    .text = Talia zaczyna się od 15 kart Sukcesji; w turze 3 dochodzi 15 kart Imperium, a w turze 5 – 11 kart Rewolucji (4.1.1).

section-3-4-2 = Wersje Wydarzeń
    .text = Wiele kart ma wersję brytyjską u góry i francuską u dołu; inne mają jeden tekst dla obu stron.

section-3-4-3 = Warunki uzyskania Premii
    .text = Większość Wydarzeń podaje Warunek Premii; jeśli spełniasz go w chwili zagrania karty, otrzymujesz także efekt Premii (5.2).

section-3-4-4 = Ograniczenia dotyczące kart Wydarzeń
    .text = Nigdy nie możesz użyć wersji drugiej strony; karta z jedną wersją służy obu. Karta z symbolem typu Akcji wymaga żetonu, którego Akcja Główna jest tego typu, oprócz symbolu Wydarzenia na żetonie.

section-3-4-5 = Dodatkowe Punkty Akcji z kart Wydarzeń
    .text = PA z Wydarzenia liczą się jak punkty Akcji Głównej i można je powiększać Długiem lub Punktami Odwetu; o łączeniu ich z żetonem mówi 5.2.

section-3-5 = Karty Ministrów
    .text = Karta Ministra leży zakryta, dopóki nie użyjesz jej zdolności albo Kompetencji lub nie ujawnisz jej zawczasu z myślą o punktacji czy nadchodzącej Wojnie. Ujawnić ją możesz tylko w swojej rundzie. Zakryty Minister niczego nie daje.

section-3-5-1 = Zagrywanie kart Ministrów
    .text = Każda strona ma własny zestaw. W pierwszej turze Epoki wybierasz do Gabinetu dwie karty z symbolem tej Epoki i kładziesz je zakryte; w drugiej turze możesz wymienić te wciąż zakryte na inne karty Epoki (4.1.7). Kartę z symbolami kilku Epok można wybrać w każdej z nich.

section-3-5-2 = Zdolności kart Ministrów
    .text = Zdolności działają w twoich rundach, na końcu tury (4.1.11) albo podczas punktacji, o ile karta została ujawniona w twojej rundzie. Zdolność „raz na turę” po użyciu jest wyczerpana do następnej Fazy Porządkowej. Kilku zdolności jednej karty używa się i wyczerpuje je niezależnie.

section-3-5-3 = Kompetencje kart Ministrów
    .text = Kompetencje to Skarb, Merkantylizm, Administracja, Salony i Nauka. Wydarzenie wymagające Kompetencji daje Premię, jeśli masz już ujawnionego Ministra, który ją ma, albo ujawniasz go teraz. W niektórych Kampaniach Kompetencja daje siłę (7.1.3).

section-3-5-4 = Dodatkowe Punkty Akcji z kart Ministrów
    .text = PA od Ministra tylko powiększają Akcję danego typu, którą w tej rundzie daje ci żeton albo Wydarzenie; same nie są Akcją.

section-3-6 = Eskadry
    .text = Eskadry stoją tylko na Akwenach albo w Bazie Floty; niezbudowane czekają w Stoczni. Każda strona ma ich najwyżej osiem. Eskadra liczy się jak Flaga przy kontroli i Nagrodach za Dominację.

section-3-7 = Wojsko
    .text = Każda strona ma 16 Wojsk Regularnych, używanych w każdej Wojnie, i po 12 Wojsk Elitarnych na każdą Wojnę. Regularne rozkłada się na początku; rekrutowane za MPA pochodzą z puli Elitarnych. Niektóre żetony mają symbol: opuszczenie Flagi, Dług albo uszkodzenie Fortu / przepędzenie Eskadry (7.1.2). Własne Wojska możesz oglądać w każdej chwili. Po Wojnie jej Wojska Elitarne opuszczają grę.

section-3-8 = Znaczniki Konfliktów
    .text = Znaczniki Konfliktów nie należą do nikogo i leżą na Rynkach i Poselstwach, po jednym na polu. Pole ze znacznikiem do niczego się nie liczy: nie łączy Rynków, nie daje Korzyści, Nagród za Dominację, Prestiżu ani Popytu, nie spełnia warunków Ministrów i Wydarzeń, nie wchodzi do Punktacji Końcowej ani do siły Sojuszu. Jego Koszt Ekonomiczny lub Polityczny wynosi 1. Znaczniki można kłaść również na polach własnych i niekontrolowanych. Edycja polska: Rynek ze znacznikiem nie pomaga też w budowie Fortu ani w naprawie Fortu przeciwnika.

section-3-8-1 = Rozmieszczanie znaczników Konfliktów
    .text = Umieszczają je Korzyści i Wydarzenia. Strony „+1”, o 1 MPA droższej do usunięcia, używa się tylko wtedy, gdy mówi o tym efekt.

section-3-8-2 = Usuwanie znaczników Konfliktów
    .text = Znacznik znika, gdy na jego polu Flaga zostaje podniesiona lub opuszczona w jakikolwiek sposób, gdy zapłaci się za to MPA (5.6.2) albo na końcu Wojny, w której dał Posiłki (7.5).

section-3-9 = Nagrody za Dominację w Regionie
    .text = W każdej turze każdy Region ma odkryty jeden z ośmiu żetonów Nagród za Dominację. Na koniec tury gracz mający w Regionie więcej Flag i Eskadr otrzymuje wskazane PZ i Punkty Odwetu.

section-3-10 = Pozostałe znaczniki
    .text = Jeden znacznik PZ służy obu stronom: punkty Francji przesuwają go w górę, Wielkiej Brytanii w dół. Inne znaczniki wskazują turę, Dług i Limit Zadłużenia, Punkty Odwetu, Inicjatywę, wybrane żetony Inwestycji, wyczerpane Korzyści i zdolności, Uszkodzone Forty oraz Zwycięstwo i Klęskę jakobitów.

## 4: przebieg rozgrywki

section-4-0 = Przebieg rozgrywki
    .text = Tura Pokoju ma fazy: Talii Wydarzeń, Zwiększania Limitu Zadłużenia (obie tylko w turach 3 i 5), Nagród za Dominację, Globalnego Popytu, Porządkową, Przygotowania, Ministrów, Inicjatywy (nie w turze 1), Akcji, Redukcji Punktów Odwetu, Rozpatrzenia Pozostałych Efektów, Punktacji, Sprawdzenia Warunków Zwycięstwa i Punktacji Końcowej (tylko tura 6). Wojna ma fazy: Rozstrzygania Wojny, Sprawdzenia Warunków Zwycięstwa, Porządkową i Nadchodzącej Wojny (nie po wojnie o niepodległość Stanów Zjednoczonych).

section-4-1 = Tury Pokoju
    .text = Czternaście faz 4.1.1–4.1.14 przeprowadza się po kolei; większość gry toczy się w Fazie Akcji (4.1.9).

section-4-1-1 = Faza Talii Wydarzeń
    .text = Tura 3: wtasuj karty Imperium do talii. Tura 5: wtasuj do talii karty Rewolucji, a obaj gracze usuwają z rąk karty Sukcesji. Stos kart odrzuconych za każdym razem pozostaje nietknięty.

section-4-1-2 = Faza Zwiększania Limitu Zadłużenia
    .text = W turach 3 i 5 Limit Zadłużenia obu graczy rośnie o 4.

section-4-1-3 = Faza Nagród za Dominację
    .text = W pierwszej turze Epoki potasuj wszystkie osiem Nagród za Dominację i odkryj po jednej w każdym Regionie; w drugiej turze użyj pozostałych czterech.

section-4-1-4 = Faza Globalnego Popytu
    .text = Potasuj wszystkie sześć żetonów Globalnego Popytu i wylosuj trzy: te towary są w tej turze objęte Globalnym Popytem.

section-4-1-5 = Faza Porządkowa (pokój)
    .text = Wszystkie Korzyści i zdolności Ministrów znów są gotowe do użycia. Wszystkie żetony Inwestycji z poprzedniej tury, także niewybrany, trafiają na pole Wykorzystanych Inwestycji.

section-4-1-6 = Faza Przygotowania
    .text = Odkryj dziewięć żetonów Inwestycji; gdy zabraknie puli, potasuj wykorzystane i dobieraj dalej. Każdy gracz dobiera trzy karty Wydarzeń, a potem odrzuca nadmiar ponad trzy; odrzucane karty wybiera się w tajemnicy i ujawnia razem. Stos kart odrzuconych można przeglądać w każdej chwili; gdy talia się wyczerpie, tworzy się z niego nową. W Epoce Rewolucji dobraną kartę Sukcesji usuwa się z gry i dobiera następną.

section-4-1-7 = Faza Ministrów
    .text = Pierwsza tura Epoki: weź wszystkie swoje karty Ministrów i wybierz do Gabinetu dwie z symbolem Epoki, zakryte. Druga tura Epoki: każdą wciąż zakrytą kartę możesz zastąpić inną dostępną. Ujawnieni Ministrowie pozostają.

section-4-1-8 = Faza Inicjatywy
    .text = Nie w turze 1, w której Inicjatywę ma Francja. Poniżej 15 PZ ma ją Francja, powyżej 15 Wielka Brytania; przy dokładnie 15 nie zmienia się. Jej posiadacz wybiera, kto rozegra pierwszą rundę tury.

section-4-1-9 = Faza Akcji
    .text = Gracze na przemian rozgrywają rundy (5.0), poczynając od wskazanego, aż każdy rozegra cztery. Rundę kończy się przed rozpoczęciem rundy drugiego gracza. Gracz może poddać rundę i zmniejszyć swój Dług o maksymalnie 2 (5.1).

section-4-1-10 = Faza Redukcji Punktów Odwetu
    .text = Każdy gracz traci Punkty Odwetu ponad cztery. Punkty zdobyte później w tej turze lub w Wojnie mogą przekraczać cztery aż do następnej takiej fazy.

section-4-1-11 = Faza Rozpatrzenia Pozostałych Efektów
    .text = Rozpatruje się efekty działające na końcu tury, najpierw gracza, który w tej turze rozgrywał rundę jako pierwszy.

section-4-1-12 = Faza Punktacji
    .text = Regiony: kto kontroluje w Regionie więcej pól wszystkich rodzajów, zdobywa Nagrodę za Dominację, o ile jego przewaga osiąga wymaganą na żetonie; przy remisie nikt. Prestiż: kto kontroluje w Europie więcej pól Prestiżu, zdobywa 2 PZ; w turze 6, gdy na planszy jest Flaga USA, liczą się też pola Stanów Zjednoczonych. Popyt: w kolejności z tabeli, kto kontroluje więcej Rynków wymaganego towaru, otrzymuje nagrodę bieżącej Epoki. Pola ze znacznikami Konfliktów się nie liczą. PZ mogą przekroczyć 30 albo spaść poniżej 0.

section-4-1-13 = Faza Sprawdzenia Warunków Zwycięstwa
    .text = Gracz, który w punktacji tej tury zdobył wszystkie cztery Nagrody za Dominację i wszystkie Nagrody za Globalny Popyt, natychmiast wygrywa. W innym razie Wielka Brytania wygrywa przy 0 PZ lub mniej, Francja przy 30 lub więcej. Jeśli nikt nie wygrał, gra toczy się dalej.

section-4-1-14 = Faza Punktacji Końcowej
    .text = Po turze 6, jeśli nikt nie wygrał, podlicza się punkty według 11.0. Francja wygrywa wtedy przy 16 PZ lub więcej, Wielka Brytania przy 14 lub mniej. Przy 15 rozstrzyga większy Dostępny Dług; jeśli i on jest równy, wygrywa Wielka Brytania.

## 5: rundy

section-5-0 = Rundy
    .text = W swojej rundzie wybierasz żeton Inwestycji; potem poddajesz rundę, aby zmniejszyć Dług, albo możesz zagrać Wydarzenie, jeśli żeton na to pozwala, a następnie wydajesz Punkty Akcji z żetonu i Wydarzenia, w razie chęci powiększone o Dług i Punkty Odwetu.

section-5-1 = Wybór żetonu Inwestycji
    .text = Musisz wybrać jeden z dostępnych żetonów. Potem go wykorzystujesz albo poddajesz rundę: zmniejszasz Dług o maksymalnie 2 i nic więcej w tej rundzie nie robisz. Nie wpływa to na dalsze rundy. Runda zaczyna się tuż przed wyborem żetonu, więc można wcześniej ujawnić Ministra i użyć zdolności, która nie wymaga Akcji.

section-5-2 = Zagranie karty Wydarzenia
    .text = Możesz zagrać z ręki jedno Wydarzenie, jeśli żeton ma symbol Wydarzenia; symbol typu na karcie musi zgadzać się z Akcją Główną żetonu. Najpierw sprawdza się Warunek Premii, potem rozpatruje efekt podstawowy, a po nim Premię, w miarę możliwości w całości; dowolne jest tylko to, przy czym stoi „możesz”. Otrzymane PA zachowuje się na 5.3: tworzą osobną Akcję Główną, dołączają do Akcji Głównej tego samego typu albo do Akcji Pobocznej, z jej ograniczeniami; ograniczenia Wydarzenia obejmują także dodany do nich Dług i Punkty Odwetu. Efekty, które nie kosztują PA, nie wymagają połączenia. Potem karta opuszcza grę. Edycja polska: PA można rozdzielić między te możliwości, a MPA ograniczonymi do Regionu wolno rekrutować Wojska Elitarne do Kampanii w tym Regionie.

section-5-3 = Rozpatrzenie Akcji żetonu Inwestycji
    .text = Wykonujesz Akcję Główną, Akcję Poboczną, Przegrupowanie, jeśli jest na żetonie, oraz wydajesz PA z Wydarzenia w dowolnej kolejności; jedną Akcję kończysz przed rozpoczęciem kolejnej, a to, co z niej zostało, przepada. Edycja polska: każdy zakup jest osobną Akcją, więc kolejność jest całkowicie dowolna.

section-5-3-1 = Typy Akcji żetonów Inwestycji
    .text = Typy to Ekonomiczny, Polityczny i Militarny. Każdy żeton ma jeden z nich jako Akcję Główną, a inny jako Poboczną.

section-5-3-2 = Punkty Akcji żetonów Inwestycji
    .text = Akcja Główna daje tyle PA, ile wskazuje żeton, Akcja Poboczna zawsze 2 PA. Akcja Poboczna służy jednemu wydatkowi; reszta przepada, ale można ją powiększyć Długiem i Punktami Odwetu. Akcją Poboczną nie wolno opuścić Flagi przeciwnika ani przepędzić jego Eskadry, chyba że na polu jest znacznik Konfliktu; nie można nią więc przejąć Uszkodzonego Fortu przeciwnika.

section-5-3-3 = Przegrupowanie
    .text = Wskaż jedno ze swoich Wojsk Regularnych w nadchodzącej Wojnie, dobierz nowe z puli i zostaw na miejscu jedno z dwojga. Drugie wraca do puli albo zostaje usunięte z gry, jak wolisz; nie wolno go usunąć, jeśli zostałoby ci mniej niż cztery Wojska Regularne. W turze 6 symbol daje zamiast tego 1 Punkt Odwetu.

section-5-3-4 = Akcje w różnych Regionach
    .text = Jeśli w jednej rundzie wydajesz EPA w więcej niż jednym Regionie, płacisz jednorazowo 1 EPA więcej za każdy Region poza pierwszym; tak samo z PPA. EPA i PPA liczy się osobno; MPA i efekty niekosztujące PA nie podlegają dopłacie. Edycja polska: o 1 więcej za każdy wydatek poza pierwszym Regionem.

section-5-4 = Akcje Ekonomiczne
    .text = EPA wydaje się na przekupywanie Rynków.

section-5-4-1 = Przekupienie Rynku
    .text = Możesz przekupić Rynek połączony z kontrolowanym przez ciebie Terytorium, Fortem lub Akwenem albo z twoim Rynkiem, na którym nie ma znacznika Konfliktu, który nie jest Odcięty i nie zmienił statusu kontroli w tej rundzie. Rynek z Flagą jest Odcięty, jeśli na początku rundy nie prowadzi od niego do Terytorium, Fortu ani Akwenu właściciela żaden łańcuch jego Rynków bez znaczników Konfliktów. Uszkodzone Forty nadal łączą. Znacznik nie odcina swojego Rynku, ale może odciąć inne; Rynek odcięty w trakcie rundy jest Odcięty od następnej rundy.

section-5-4-2 = Koszt Ekonomiczny
    .text = Przekupienie kosztuje tyle, ile wskazuje pole, albo 1, jeśli Rynek jest Odcięty lub ma znacznik Konfliktu. Następnie odejmuje się zniżki, także z Korzyści; dopiero potem dodaje się 1 za opuszczenie Flagi na Rynku Strzeżonym i 1 za kolejny Region (5.3.4). Ostateczny koszt wynosi co najmniej 1.

section-5-5 = Akcje Polityczne
    .text = PPA wydaje się na przekupywanie Poselstw albo dobranie karty Wydarzenia.

section-5-5-1 = Przekupienie Poselstwa
    .text = Możesz przekupić dowolne Poselstwo dostępne w bieżącej Epoce; połączenie nie jest potrzebne.

section-5-5-2 = Koszt Polityczny
    .text = Przekupienie kosztuje tyle, ile wskazuje pole, albo 1, jeśli leży na nim znacznik Konfliktu. Zniżki stosuje się przed podwyżkami; ostateczny koszt wynosi co najmniej 1.

section-5-5-3 = Dobranie karty Wydarzenia
    .text = Za 3 PPA dobierasz jedną kartę Wydarzenia, jeśli talia nie jest pusta. Na ręce możesz mieć więcej niż trzy karty aż do następnej Fazy Przygotowania.

section-5-6 = Akcje Militarne
    .text = MPA wydaje się na rekrutację Wojsk Elitarnych, usuwanie znaczników Konfliktów, budowę i naprawę Fortów oraz budowę i rozmieszczanie Eskadr.

section-5-6-1 = Rekrutacja Wojska Elitarnego
    .text = Za 2 MPA dobierasz losowo Wojsko Elitarne, oglądasz je i umieszczasz w Kampanii nadchodzącej Wojny; najwyżej dwie rekrutacje na rundę. W Kampanii każda strona może mieć dwa Wojska Elitarne: aby dołożyć trzecie, trzeba jedno z leżących przenieść do Kampanii, w której jest miejsce. Gdy wszystkie są pełne, rekrutować nie można. W turze 6 za 2 MPA kupuje się 1 EPA albo 1 PPA, tylko jeden z tych typów na rundę, do wydania jak z Akcji Głównej; zamieniać można dowolnie wiele razy, a resztę wydać jako MPA. Poboczna Akcja Militarna może dokonać jednej zamiany jako swojego jedynego wydatku.

section-5-6-2 = Usunięcie znacznika Konfliktu
    .text = Usunięcie dowolnego znacznika Konfliktu kosztuje 2 MPA, a na Rynku Strzeżonym 1 MPA; o 1 więcej, jeśli leży stroną „+1”. Połączenie nie jest potrzebne.

section-5-6-3 = Budowa Fortu
    .text = Zapłać koszt podany na polu, aby podnieść Flagę na niekontrolowanym polu Fortu. Od początku rundy musisz kontrolować połączony z nim Rynek, Akwen lub Terytorium. Nieuszkodzonego Fortu przeciwnika nie można przejąć w czasie pokoju. Edycja polska: Rynek ze znacznikiem Konfliktu się nie liczy.

section-5-6-4 = Naprawa Fortu
    .text = Naprawa własnego Uszkodzonego Fortu kosztuje tyle, ile wskazuje pole, minus 1, i nie wymaga połączenia. Naprawa Uszkodzonego Fortu przeciwnika kosztuje o 1 więcej niż wskazuje pole i wymaga połączonej z nim twojej Eskadry lub Rynku; przejmujesz wtedy kontrolę nad Fortem. To drugie wymaga Akcji Głównej albo MPA z Wydarzenia (5.3.2). Rynek może być Odcięty. Edycja polska: nie może leżeć na nim znacznik Konfliktu.

section-5-6-5 = Budowa nowej Eskadry
    .text = Nowa Eskadra kosztuje 4 MPA, mniej dzięki niektórym efektom, i trafia ze Stoczni do Bazy Floty; można ją rozmieścić w tej samej rundzie. Nawet gdy koszt spadnie do 0, potrzebna jest Akcja Militarna z żetonu lub Wydarzenia.

section-5-6-6 = Rozmieszczanie Eskadr
    .text = Przeniesienie Eskadry z Bazy Floty lub z Akwenu na dowolny pusty Akwen kosztuje 1 MPA. Przeciw Eskadrze przeciwnika kosztuje 2 MPA z innego Akwenu albo 3 MPA z Bazy Floty, a przepędzona Eskadra trafia do Bazy Floty. Połączenie nie jest potrzebne. Każdą Eskadrę można rozmieścić raz na rundę.

## 6: Dług

section-6-0 = Dług
    .text = Dług daje dodatkowe Punkty Akcji aż do limitu; duży Dług naraża na niektóre Wydarzenia.

section-6-1 = Zwiększanie Długu
    .text = W swojej rundzie za każdy punkt, o który zwiększasz Dług, otrzymujesz 1 PA typu, którym w tej rundzie dysponujesz: z Akcji Głównej lub Pobocznej żetonu albo z Wydarzenia, z ograniczeniami tej Akcji.

section-6-2 = Zmniejszenie Długu
    .text = Jeśli poddajesz rundę i nie korzystasz z niczego na wybranym żetonie, możesz zmniejszyć Dług o maksymalnie 2. Dług nigdy nie spada poniżej 0.

section-6-3 = Limit Zadłużenia
    .text = Z własnej woli nie możesz zwiększyć Długu ponad swój Limit Zadłużenia. Niektóre efekty zmieniają Limit. Jeśli jakiś efekt wymusza większy Dług, niż pozwala Limit, przeciwnik zdobywa 1 PZ za każdy punkt, który się w nim nie mieści.

section-6-4 = Dostępny Dług
    .text = Dostępny Dług to Limit Zadłużenia minus obecny Dług. Porównują go niektóre Wydarzenia i Punktacja Końcowa.

## 7: Wojny

section-7-0 = Wojny
    .text = Wojna to kilka Kampanii rozstrzyganych po kolei; na starcie każda strona ma w każdej z nich jedno Wojsko Regularne, a w poprzedzających Turach Pokoju dokłada Wojska Elitarne.

section-7-1 = Faza Rozstrzygania Wojny
    .text = Kampanie rozstrzyga się w kolejności z arkusza Wojny, każdą w całości, razem z Łupami Wojennymi, przed następną.

section-7-1-1 = Odkrycie żetonów Wojsk
    .text = Obie strony odkrywają swoje Wojska Regularne i Elitarne w Kampanii; suma ich wartości to siła Wojska, która może być ujemna.

section-7-1-2 = Rozpatrzenie efektów Wojsk
    .text = Zaczyna strona bliższa natychmiastowego zwycięstwa: Francja powyżej 15 PZ, Wielka Brytania poniżej; przy 15 gracz, który był pierwszy w ostatniej Turze Pokoju. Dług: przeciwnik zwiększa Dług o 1. Fort / Eskadra: uszkodź Fort przeciwnika w Regionie Kampanii albo przepędź stamtąd jego Eskadrę do Bazy Floty. Przekreślona Flaga: opuść Flagę przeciwnika na Poselstwie albo na Rynku bez znacznika Konfliktu w Regionie Kampanii; jeśli na Rynku, to w miarę możliwości na takim, którego utrata nie odetnie innych. Co niemożliwe, przepada; z wszystkiego poza Długiem można zrezygnować. Edycja polska: możliwe efekty trzeba rozpatrzyć, a Poselstwo ze znacznikiem Konfliktu też jest chronione.

section-7-1-3 = Sprawdzenie listy Posiłków Kampanii
    .text = Liczy się tylko to, co wymienia lista Posiłków. Państwo: 1 za każde twoje pole Sojuszu w nim bez znacznika Konfliktu. Kompetencja: 1, jeśli ma ją twój ujawniony Minister. Znaczniki Konfliktów we wskazanych Regionach: 1 za każdy na polu z Flagą przeciwnika. Eskadry: 1 za każdą we wskazanych Regionach. Forty: 1 za każdy twój nieuszkodzony.

section-7-1-4 = Całkowita siła w Kampanii
    .text = Siła Wojska plus Posiłki to całkowita siła w Kampanii. Wygrywa wyższa; różnica to przewaga. Przy remisie nikt nie wygrywa i nie ma Łupów Wojennych.

section-7-2 = Łupy Wojenne
    .text = W tabeli Kampanii znajdź przedział przewagi i rozpatrz go od razu: PZ, Punkty Podboju i opuszczanie Flag dla zwycięzcy, Punkty Odwetu dla przegranego i wszystko inne, co wymienia.

section-7-2-1 = Punkty Podboju
    .text = Punkty Podboju (PP) wydaje się od razu, przed następną Kampanią. Za 1 PP przejmuje się Fort, Rynek albo Akwen w Regionie Kampanii lub Terytorium w tym Regionie albo z listy innych dostępnych Terytoriów. Terytorium ze znacznikiem Hugenotów kosztuje o 1 PP więcej. Poselstw nie można przejmować.

section-7-2-1-1 = Przejęcie kontroli nad Fortem, Rynkiem lub Akwenem
    .text = Zastąp Flagę przeciwnika, jeśli tam jest, swoją; połączenie nie jest potrzebne. Na Akwen przenieś Eskadrę z Bazy Floty albo z innego Akwenu w Regionie Kampanii; Eskadra przeciwnika trafia do Bazy Floty. Każda Eskadra może to zrobić raz na Wojnę. Przejęty w ten sposób Uszkodzony Fort pozostaje uszkodzony.

section-7-2-1-2 = Przejęcie kontroli nad Terytorium
    .text = Oprócz PP potrzebujesz własnego Fortu, Akwenu lub innego Terytorium połączonego z nim Linią Podboju. Terytoria bez Linii Podboju, jak Gibraltar, wymagają tylko PP.

section-7-2-2 = Odmowa podboju Terytorium
    .text = Dwa razy na Wojnę możesz odmówić, gdy przeciwnik wydaje PP na twoje Terytorium: zachowujesz je, PP przepadają, a Terytorium nie można już w tej Wojnie przejąć za PP. Przeciwnik zdobywa 3 PZ za pierwszą odmowę i 5 PZ za drugą.

section-7-3 = Skutki Kampanii
    .text = Zwycięstwo jakobitów: Francja kładzie znacznik. Jeśli wygrała Kampanię jakobicką wojny o sukcesję austriacką, od najbliższej Fazy Ministrów do końca gry karta Jakobici leży odkryta jako trzeci Minister w jej Gabinecie; jeśli była jedną z dwóch zwykłych kart, Francja wybiera na jej miejsce nową, zakrytą. Jakobitów nie można wymienić; gdy ich karta zostanie usunięta, trzecie miejsce znika. Klęska jakobitów: połóż znacznik i usuń z gry kartę Jakobici. USA: Francja może podnieść Flagi USA na dowolnych z Terytoriów Północne Kolonie, Karoliny i San Agustin, a potem usunąć Flagi z dowolnych Fortów w Podregionie Północne Kolonie; Rynki w Ameryce Północnej i na Karaibach odcięte w ten sposób tracą Flagi. Kanada: także na polu Quebec i Montreal Francja może podnieść Flagę USA; odcięte przez to Rynki w Ameryce Północnej tracą Flagi. Podniesienia Flagi USA nie można odmówić, a Terytorium z nią nie można przejąć za PP.

section-7-4 = Faza Sprawdzenia Warunków Zwycięstwa (wojna)
    .text = Gracz, który wygrał wszystkie Kampanie tej Wojny w najwyższym przedziale przewagi, natychmiast wygrywa grę. W innym razie sprawdza się PZ jak w Turze Pokoju (4.1.13).

section-7-5 = Faza Porządkowa (wojna)
    .text = Wojska Regularne wracają do pul; Wojska Elitarne tej Wojny opuszczają grę. Usuń wszystkie znaczniki Konfliktów, które dały w niej Posiłki: te na polach z Flagami w Regionach, w których Kampanie liczyły znaczniki.

section-7-6 = Faza Nadchodzącej Wojny
    .text = Pomija się ją po wojnie o niepodległość Stanów Zjednoczonych. Przygotuj następną Wojnę: każda strona umieszcza w każdej Kampanii losowe zakryte Wojsko Regularne i może je potem obejrzeć. Przed wojną siedmioletnią każda strona na początku swojej pierwszej rundy najbliższej Tury Pokoju dobiera za darmo tyle Wojsk Elitarnych, ile miała w wojnie o sukcesję austriacką, najwyżej 3.

## 8: Korzyści

section-8-0 = Żetony Korzyści
    .text = Korzyść zdobywa się, kontrolując wszystkie połączone z nią pola, a użyć jej można od swojej następnej rundy.

section-8-1 = Kontrola żetonu Korzyści
    .text = Otrzymujesz żeton, gdy tylko kontrolujesz wszystkie połączone z nim pola, a zwracasz go, gdy tylko stracisz jedno z nich; zachowuje stan, gotowy albo Wyczerpany. Dopóki na połączonym polu leży znacznik Konfliktu, nie możesz aktywować Korzyści, ale ją zachowujesz. Korzyści odświeżają się w każdej Fazie Porządkowej.

section-8-2 = Używanie żetonów Korzyści
    .text = Korzyści możesz użyć w dowolnej chwili swojej rundy, ale nie w rundzie jej zdobycia i nie przed sprawdzeniem Warunku Premii zagrywanego Wydarzenia; po użyciu jest Wyczerpana. Najwyżej dwie Korzyści na rundę i najwyżej jedna na Region. Korzyść nie daje PA: jeśli podaje koszt, płacisz go PA z tej rundy, ze zwykłymi ograniczeniami, także Akcji Pobocznej. Zniżki stosuje się przed podwyżkami; przekupienie kosztuje co najmniej 1. Korzyść liczy się do Regionu, w którym leży jej pole, gdziekolwiek zadziała. Ignorowanie zasad Wyczerpania oznacza: można użyć Korzyści Wyczerpanej, a użycie nie wyczerpuje gotowej; wszystkie inne ograniczenia obowiązują.

## 9–12: Punkty Odwetu, Stany Zjednoczone, Punktacja Końcowa, zasady dodatkowe

section-9-0 = Punkty Odwetu
    .text = Punkty Odwetu (PO) pochodzą głównie z przegranych Kampanii i niektórych nagród; to zapas dodatkowych Punktów Akcji.

section-9-1 = Wykorzystanie Punktów Odwetu
    .text = W swojej rundzie każdy wydany PO daje 1 PA typu, którym w tej rundzie dysponujesz, tak jak Dług (6.1). PO nie zastępują Długu wymuszonego przez efekt gry.

section-9-2 = Utrata Punktów Odwetu
    .text = W Fazie Redukcji Punktów Odwetu (4.1.10) zachowujesz najwyżej cztery.

section-10-0 = Stany Zjednoczone
    .text = Dwa Poselstwa Stanów Zjednoczonych otwierają się dla obu graczy w turze 6, jeśli wojna o niepodległość pozostawiła na planszy Flagi USA. Flagi USA są trwałe: usuwają z Terytorium Flagę gracza i zamykają je dla obu. W Punktacji Końcowej, i tylko wtedy, liczą się jako francuskie; Flaga USA na polu Quebec i Montreal nie daje punktów nikomu. Pola Stanów Zjednoczonych przekupuje się zwyczajnie.

section-11-0 = Faza Punktacji Końcowej
    .text = Więcej pól Prestiżu (pola Stanów Zjednoczonych liczą się, gdy na planszy jest Flaga USA): 2 PZ. Więcej Dostępnego Długu: 1 PZ za każde 2 punkty różnicy, maksymalnie 4. Więcej Rynków towaru: po 1 PZ za każdy z sześciu towarów. Każda twoja Flaga na Terytorium, które na początku gry należało do przeciwnika: 2 PZ. Pola ze znacznikami Konfliktów się nie liczą.

section-12-0 = Zasady dodatkowe
    .text = Zasady te stosuje się tylko za zgodą obu graczy przed grą; każdą można wybrać osobno.

section-12-1 = Hiszpańskie imperium kolonialne
    .text = Hawana, Santiago i Puerto Principe zaczynają z Flagami hiszpańskimi, które opuszcza się jak Flagi przeciwnika i które potem opuszczają grę. Gdy gracz przejmie niekontrolowane Asiento, San Agustin, Gibraltar lub Minorkę, jego przeciwnik może po rozstrzygnięciu Kampanii za darmo przekupić jedno Poselstwo w Hiszpanii. Rynki z Flagami hiszpańskimi są zawsze Odcięte, więc kosztują 1.

section-12-2 = Planowanie Kampanii
    .text = Dwie części, razem albo osobno: Przegrupowanie może zamiast tego zamienić miejscami dwa twoje rozłożone Wojska Regularne; przy przygotowaniu Wojny oglądasz wylosowane Wojska Regularne i według uznania przydzielasz po jednym do każdej Kampanii.

section-12-3 = Umocnione Forty
    .text = Fort można przejąć za PP tylko tak jak Terytorium: musisz kontrolować pole połączone z nim Linią Podboju. Działa wtedy linia między Louisbourgiem a Halifaxem.
