# Imperializm: zasady własnymi słowami, jeden wpis na punkt instrukcji.

## 1 do 3: wprowadzenie

section-1-0 = Wstęp
    .text = Od XV do XIX wieku każdy gracz prowadzi jedno mocarstwo i handlem, intrygą, podbojem i wojną czyni z niego imperium.

section-2-0 = Cel gry
    .text = Wygrywa największa liczba punktów chwały po punktacji końcowej (14.1).

section-3-0 = Elementy gry
    .text = 50 kart opatrzności (12 władzy, 12 spisku, 22 wydarzeń, 4 specjalne), 38 kart terytoriów (22 krainy, 16 kolonii), 10 mocarstw, 24 osiągnięcia, 6 kart religii, plansza z torami, znaczniki i dukaty. Zasoby wolne nigdy się nie wyczerpują.

## 4: przygotowanie

section-4-0 = Przygotowanie
    .text = Wszystko rozkłada się w kolejności poniższych punktów.

section-4-1 = Dukaty
    .text = Każdy zaczyna z 25 dukatami. Pozostałe tworzą zasoby wolne. Dukaty graczy są jawne.

section-4-2 = Terytoria
    .text = Potasowane terytoria początkowe leżą na wierzchu pozostałych, także potasowanych. Odkrywa się o dwie karty więcej, niż jest graczy. Indie i Chiny to pola na planszy.

section-4-3 = Karty opatrzności
    .text = Karty opatrzności tasuje się, a każdy gracz dobiera pięć.

section-4-4 = Karty religii
    .text = Trzy religie leżą na planszy, po dwie karty każdej.

section-4-5 = Karty osiągnięć
    .text = Osiągnięcia tasuje się osobno według wartości i układa w odkrytą talię: na wierzchu te za 1 punkt chwały, potem za 2, 3 i 4. Na wyznaczone miejsca przesuwa się o jedną kartę więcej, niż jest graczy (w grze dwuosobowej cztery). Dostępne są te karty i wierzch talii.

section-4-6 = Mocarstwa
    .text = Każdy otrzymuje dwie karty mocarstw i potajemnie zatrzymuje jedną; reszta wraca do pudełka. Wszystkie wybrane się ujawnia i zaznacza ich poziomy na torach. Rosja i Imperium Osmańskie zaczynają z 2 punktami chwały.

section-4-7 = Armia albo flota
    .text = Potem każdy zwiększa o 1 poziom armii albo floty.

section-4-8 = Pozostałe znaczniki
    .text = Wszystkie inne znaczniki zaczynają na polu 0.

section-4-9 = Kto zaczyna
    .text = Zaczyna mocarstwo z najniższym numerem startowym.

## 5: rodzaje kart

section-5-0 = Rodzaje kart
    .text = Karty mają efekty stałe, efekty natychmiastowe i wymagania. Aby użyć karty, trzeba spełnić wszystkie jej wymagania.

section-5-1 = Karty osiągnięć
    .text = Osiągnięcie bierze w swojej turze gracz, który spełnia jego wymagania. Ukośnik oznacza, że wystarczy jeden z warunków. Wymagane dukaty trzeba mieć, ale się ich nie oddaje.

section-5-2 = Karty terytoriów oraz mocarstw
    .text = Terytoria to krainy i kolonie, zdobywane w podboju albo w wojnie. Odrzucone terytoria leżą odkryte obok swojej talii.

section-5-3 = Karty opatrzności
    .text = Są karty władzy, spisku, wydarzeń i specjalne. Poza kartami władzy odrzuca się je odkryte po zagraniu.

section-5-3-1 = Karty władzy
    .text = W akcji intryga karty pozytywne kładzie się przed sobą, negatywne przed innym graczem. Nikt nie ma więcej niż jednej: poprzednią się odrzuca.

section-5-3-2 = Karty spisku
    .text = Zagrywa się je na innego gracza w akcji intryga, zwykle po to, by zabrać mu dukaty. Niektóre są też kartami wojny.

section-5-3-3 = Karty wydarzeń
    .text = Zagrywa się je w chwilach wskazanych na kartach. Niektóre są wydarzeniami wojennymi, niektóre także kartami wojny.

section-5-3-4 = Karty specjalne
    .text = To wyłącznie karty wojny; nagradzają atakującego, który dzięki nim wygra.

section-5-4 = Karty religii
    .text = Kartę religii kładzie się przed sobą przy zmianie religii, po spełnieniu jej wymagań. Nic się za nią nie płaci.

## 6: przebieg gry

section-6-0 = Przebieg gry
    .text = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, począwszy od najniższego numeru startowego.

section-6-1 = Tura gracza
    .text = Tura składa się z wymiany ręki i jednej akcji. Ponadto trzeba wziąć jedno osiągnięcie, jeśli spełnia się jego wymagania.

section-6-2 = Faza wymiany ręki
    .text = Można odrzucić do trzech kart. Potem rękę poniżej limitu uzupełnia się: albo jednym odkrytym terytorium i resztą z talii opatrzności, albo dowolnymi kartami z obu talii. Na koniec uzupełnia się odkryte terytoria. Gdy dobrano ostatnią kartę talii, jej odrzucone karty tasuje się w nową.

section-6-3 = Ręka gracza
    .text = Limit to pięć kart. Zmieniają go efekty stałe, ale nigdy nie przekracza sześciu. Nadmiar odrzuca się w najbliższej wymianie ręki.

section-6-4 = Faza akcji
    .text = Wykonuje się jedną z pięciu akcji: rozwój, intrygę, podbój, wojnę albo podatki. Musi być inna niż w poprzedniej turze tego gracza.

## 7: rozwój

section-7-0 = Rozwój
    .text = Wybierz jedno z ośmiu dóbr, choćby z poziomem 0, i weź kolejno zyski z handlu, lidera i gospodarcze. Znacznik tego dobra się nie przesuwa.

section-7-1 = Zyski z handlu
    .text = Weź z zasobów wolnych tyle dukatów, ile podano przy twoim poziomie produkcji dobra.

section-7-2 = Zyski lidera
    .text = Kto ma najwyższy poziom produkcji dobra, samodzielnie i powyżej 0, otrzymuje zyski lidera. Przy remisie lidera nie ma.

section-7-3 = Zyski gospodarcze
    .text = Z zysków gospodarczych dobra można skorzystać, ale nie trzeba.

section-7-4-1 = Złoto
    .text = Lider ma stale limit kart na ręce większy o 1. Handel złotem kosztuje 1 punkt prestiżu, jeśli się go ma. Zysków gospodarczych brak.

section-7-4-2 = Żywność
    .text = Lider otrzymuje 1 dukata za każdy punkt prestiżu, najwyżej 5. Zyski gospodarcze: za 8 dukatów poziom armii rośnie o 1, raz na akcję.

section-7-4-3 = Tekstylia
    .text = Lider otrzymuje 1 dukata za każdy punkt prestiżu, najwyżej 5. Zyski gospodarcze: za 8 dukatów poziom floty rośnie o 1, raz na akcję.

section-7-4-4 = Przyprawy
    .text = Lider otrzymuje 1 punkt prestiżu. Zysków gospodarczych brak.

section-7-4-5 = Towary orientalne
    .text = Lider może zapłacić 3 dukaty, aby w tej samej akcji rozwinąć drugie dobro, ale nie złoto, przyprawy ani towary orientalne. Zysków gospodarczych brak.

section-7-4-6 = Materiały przemysłowe
    .text = Można je wybrać tylko przy 10 punktach prestiżu albo 15 punktach chwały (10 w grze czteroosobowej). Lider otrzymuje 1 punkt prestiżu. Zyski gospodarcze: za 12 dukatów rośnie o 1 poziom produkcji żywności, tekstyliów, materiałów przemysłowych, broni lądowej albo stoczni.

section-7-4-7 = Stocznie
    .text = Lider otrzymuje 1 dukata za każde pełne 2 poziomy floty. Zyski gospodarcze: można wziąć kartę wydarzenia ze stosu kart odrzuconych, pokazując ją wszystkim.

section-7-4-8 = Broń lądowa
    .text = Lider otrzymuje 1 dukata za każde pełne 3 poziomy armii. Zyski gospodarcze: można wziąć kartę wojny ze stosu kart odrzuconych, pokazując ją wszystkim.

## 8: intryga

section-8-0 = Intryga
    .text = Zagraj jedną lub dwie karty albo zmień religię. Można zagrać karty spisku i władzy, Rozwój mieszczaństwa i Zagrywkę dyplomatyczną; dwie karty muszą różnić się rodzajem: spisek, władza pozytywna, władza negatywna, wydarzenie.

section-8-1 = Karty spisku
    .text = Karta spisku zabiera dukaty innemu graczowi. Kto ma ich za mało, oddaje wszystkie i traci 1 punkt prestiżu. Potem następuje dodatkowy efekt karty.

section-8-2 = Karty władzy
    .text = Z efektu natychmiastowego karty pozytywnej można skorzystać, efektowi negatywnej trzeba się poddać. Efekt stały trwa, dopóki karta leży przed graczem.

section-8-3 = Zmiana religii
    .text = Wszystkie mocarstwa poza Rosją i Imperium Osmańskim są na początku katolickie. Raz w ciągu gry mogą przejść na religię, której karta jest dostępna i której wymagania spełniają. Rosja i Imperium Osmańskie religii nie zmieniają.

## 9: podbój

section-9-0 = Podbój
    .text = Wystaw jedną kartę terytorium z ręki. Armia, flota i prestiż muszą być nie mniejsze od wymaganych, a koszt płaci się do zasobów wolnych. Zyskujesz jej poziomy, prestiż i chwałę.

section-9-1 = Indie i Chiny
    .text = Indie i Chiny to kolonie na planszy. Może je zająć kilku graczy, każdy jednym znacznikiem.

## 10: wojna

section-10-0 = Wojna
    .text = Kto ma kartę wojny, może zaatakować nią innego gracza na lądzie albo na morzu.

section-10-1 = Wypowiedzenie wojny i obrona
    .text = Atakujący zagrywa jedną kartę wojny, wskazuje przeciwnika i rodzaj wojny. Obrońca może wyłożyć do dwóch kart wojny.

section-10-2 = Rozpatrzenie wyniku wojny
    .text = Siła to poziom armii na lądzie albo floty na morzu ze wszystkimi modyfikatorami tego rodzaju: mocarstwa, religii, władzy, osiągnięć i kart wojny. Atakujący wygrywa tylko wtedy, gdy jest silniejszy. Zwycięzca otrzymuje 1 punkt chwały i 1 punkt prestiżu, przegrany traci 1 punkt prestiżu. Negocjacje i plądrowanie następują tylko po wygranej atakującego.

section-10-3 = Negocjacje pokojowe
    .text = Pokonany obrońca wybiera jeden z trzech sposobów, który może wykonać w całości.

section-10-3-1 = Trybut
    .text = Oddaj atakującemu tyle dukatów, ile wynosi różnica sił.

section-10-3-2 = Korekta terytorialna
    .text = Oddaj jedną podbitą krainę po wojnie lądowej albo kolonię po wojnie morskiej, nigdy Indie ani Chiny. Jej poziomy traci obrońca, a zyskuje atakujący; prestiż i chwała z karty się nie przenoszą.

section-10-3-3 = Upokorzenie polityczne
    .text = Strać tyle punktów prestiżu, o ile atakujący wyprzedza cię w produkcji broni lądowej (wojna lądowa) albo stoczni (wojna morska), co najmniej 1.

section-10-3-4 = Brak możliwości zawarcia pokoju
    .text = Kto nie może zrobić żadnej z tych trzech rzeczy, oddaje atakującemu wszystkie dukaty i traci cały prestiż.

section-10-4 = Plądrowanie
    .text = Po zawarciu pokoju atakujący bierze z zasobów wolnych tyle dukatów, ile wynosi wartość plądrowania jego karty wojny pomnożona przez jego poziom broni lądowej (wojna lądowa) albo stoczni (wojna morska).

section-10-5 = Wydarzenia wojenne
    .text = Na koniec tury, w której toczono wojnę, każdy może zagrać jedno wydarzenie wojenne, którego warunek jest spełniony: najpierw zwycięzca, potem przegrany, na końcu pozostali w kolejności od gracza, którego to tura.

section-10-6 = Brak dukatów na zapłatę
    .text = Kto przez kartę ma zapłacić więcej dukatów, niż posiada, oddaje wszystkie i traci 1 punkt prestiżu, jeśli go ma.

## 11 do 14: podatki, chwała, koniec gry

section-11-0 = Podatki
    .text = Weź z zasobów wolnych 1 dukata za każdą kartę terytorium leżącą przed tobą. Karta mocarstwa się nie liczy.

section-12-0 = Rozkwit kulturalny
    .text = Kto w swojej turze przekroczy 10 punktów prestiżu, stawia znacznik na polu rozkwitu; dalszy prestiż w tej turze przepada. Na koniec tury daje to 1 punkt chwały, a znacznik wraca na 10. Poza własną turą prestiż zatrzymuje się na 10.

section-13-0 = Wystawienie osiągnięcia
    .text = Kto w dowolnej chwili swojej tury spełnia wymagania dostępnego osiągnięcia, bierze je, jedno na turę; z kilku wybiera. Zaznacza poziomy i chwałę z karty, a na jej miejsce od razu odkrywa się następną.

section-14-0 = Zakończenie rozgrywki
    .text = Gdy ktoś stanie na polu zakończenia gry albo je przekroczy (40, 29 albo 20 punktów chwały dla dwóch, trzech albo czterech graczy), pozostali rozgrywają jeszcze po jednej turze.

section-14-1 = Punktacja końcowa
    .text = Po 2 punkty chwały za największą armię, flotę, prestiż, liczbę kolonii i liczbę krain oraz za prowadzenie w każdym z dóbr; 4 punkty za brak zmiany religii (poza Rosją i Imperium Osmańskim). W grze na trzy lub cztery osoby każde drugie miejsce daje 1 punkt. Remis na pierwszym miejscu daje po 1 punkcie i znosi drugie miejsce, remis na drugim nie daje nic.

## 15: opisy kart

section-15-0 = Opisy kart
    .text = Co robi każda z kart.

section-15-1 = Karty władzy pozytywne
    .text = Kładzie się je przed sobą. Z efektu natychmiastowego można skorzystać raz, efekt stały trwa.

section-15-1-1 = { card-mistress_of_the_seas }
    .text = Stale: +3 na morzu. Natychmiast: 4 dukaty za 1 poziom floty.

section-15-1-2 = { card-great_dynasty }
    .text = Stale: +3 na lądzie i na morzu. Natychmiast: można zamienić miejscami dwie wystawione karty władzy albo przesunąć jedną lub dwie do graczy bez takiej karty. Ich efekty natychmiastowe się nie powtarzają.

section-15-1-3 = { card-great_diplomat }
    .text = Stale: limit ręki +1. Natychmiast: przejrzenie jednej ręki i zabranie z niej karty.

section-15-1-4 = { card-reformer }
    .text = Stale: 2 dukaty przy każdym wyborze rozwoju. Natychmiast: 5 dukatów za poziom żywności, tekstyliów, broni lądowej albo stoczni.

section-15-1-5 = { card-open_to_discovery }
    .text = Stale: −2 na morzu. Natychmiast: 4 dukaty za 1 poziom floty; potem, tak czy inaczej, można podbić na zwykłych warunkach kolonię z ręki.

section-15-1-6 = { card-defender_of_the_faith }
    .text = Stale: +3 na lądzie i na morzu przeciw innowiercom. Natychmiast: przejrzenie rąk wszystkich innowierców i zabranie każdemu karty.

section-15-1-7 = { card-outstanding_soldier }
    .text = Stale: +3 na lądzie. Natychmiast: 4 dukaty za 1 poziom armii.

section-15-1-8 = { card-adventurer }
    .text = Stale: +3 na lądzie. Natychmiast: karta wojny ze stosu kart odrzuconych, pokazana wszystkim.

section-15-2 = Karty władzy negatywne
    .text = Kładzie się je przed innym graczem, który znosi oba efekty.

section-15-2-1 = { card-civil_war }
    .text = Stale: bez wojny. Natychmiast: losowa karta ofiary trafia do zagrywającego, a jeśli ofiara ma największą armię, może on za 8 dukatów zwiększyć poziom żywności, tekstyliów, broni lądowej albo stoczni.

section-15-2-2 = { card-madman }
    .text = Stale: −5 na lądzie i na morzu. Natychmiast: ofiara traci 1 punkt prestiżu. Kto nie ma największej armii, może na początku swojej tury odrzucić kartę za 2 punkty prestiżu.

section-15-2-3 = { card-bourgeois_revolution }
    .text = Stale: bez wojny. Natychmiast: ofiara traci 1 punkt prestiżu; jeśli ma największą armię, pozostali po kolei mogą za 4 dukaty zwiększyć armię o 1.

section-15-2-4 = { card-bureaucrat }
    .text = Stale: limit ręki −1. Natychmiast: ofiara traci 1 punkt prestiżu. Kto nie ma najwięcej chwały, może na początku swojej tury odrzucić kartę za 2 punkty prestiżu.

section-15-3 = Karty spisku
    .text = Zagrywa się je na innego gracza; spośród rzeczy do policzenia zagrywający wybiera jedną.

section-15-3-1 = { card-corrupt_officials }
    .text = 1 dukat za każdą kolonię albo za każdą krainę; potem karta wydarzenia ze stosu kart odrzuconych, pokazana wszystkim.

section-15-3-2 = { card-persecution }
    .text = 1 dukat za każdy punkt prestiżu; ofiara traci 1 punkt prestiżu.

section-15-3-3 = { card-harassed_merchants }
    .text = 1 dukat za każdy poziom tekstyliów albo żywności, albo 2 za każdą kolonię.

section-15-3-4 = { card-border_raids }
    .text = 2 dukaty za każdą kolonię albo za każdą krainę, najwyżej 8. Karta wojny: ląd +3, morze +3, plądrowanie 2.

section-15-3-5 = { card-venal_advisers }
    .text = 1 dukat za każdy poziom armii albo floty, najwyżej 10. Karta wojny: ląd +5, morze +3, plądrowanie 1.

section-15-3-6 = { card-magnates_plot }
    .text = 1 dukat za każdą kolonię albo za każdą krainę; pozytywna karta władzy ofiary zostaje odrzucona.

section-15-4 = Karty wydarzeń
    .text = Każda wskazuje chwilę, w której można ją zagrać.

section-15-4-1 = { card-naval_blockade }
    .text = Wydarzenie wojenne przeciw zwycięzcy wojny lądowej z mniejszą flotą: 2 dukaty za każdy własny poziom stoczni. Karta wojny: morze +3, plądrowanie 2.

section-15-4-2 = { card-armed_intervention }
    .text = Wydarzenie wojenne przeciw zwycięzcy wojny lądowej, dla tych, którzy nie walczyli: 2 dukaty za każdy własny poziom broni lądowej. Karta wojny: ląd +2, morze +2, plądrowanie 2.

section-15-4-3 = { card-settlement }
    .text = Zagrywa ją obrońca przed kartami wojny: do wojny nie dochodzi. Atakujący wybiera inną akcję, a jego znacznik zostaje na polu wojny. Jeśli ugoda zostanie anulowana, dochodzi do wojny i można wyłożyć do dwóch kart wojny.

section-15-4-4 = { card-greedy_pillage }
    .text = Wydarzenie wojenne zwycięskiego atakującego: z zasobów wolnych 4 dukaty za każdy poziom złota przegranego albo 3 za towary orientalne, albo 2 za przyprawy.

section-15-4-5 = { card-pirates }
    .text = Na koniec tury gracza, który przeprowadził rozwój: 1 dukat za każdy jego poziom złota, przypraw albo towarów orientalnych, najwyżej 4. Karta wojny: morze +3, plądrowanie 2.

section-15-4-6 = { card-patriotic_rising }
    .text = Wydarzenie wojenne obu walczących. Przegrany może zwiększyć armię albo flotę o 1 i otrzymuje 1 dukata za każde własne terytorium; zwycięzca może za 3 dukaty zwiększyć armię albo flotę.

section-15-4-7 = { card-diplomatic_gambit }
    .text = W intrydze 2 punkty prestiżu; albo, gdy inny gracz zagrywa wydarzenie, anulowanie jego efektu.

section-15-4-8 = { card-rise_of_burghers }
    .text = W intrydze: 1 dukat za każde własne terytorium i 1 punkt chwały przy co najmniej 3. poziomie towarów orientalnych.

section-15-4-9 = { card-intercepted_plans }
    .text = W swojej turze po dobraniu kart: przejrzenie jednej ręki i zabranie z niej karty wydarzenia.

section-15-4-10 = { card-colonial_rush }
    .text = Po podboju karty kolonii: własne zyski z handlu złotem, przyprawami albo towarami orientalnymi.

section-15-4-11 = { card-exceptional_year }
    .text = Przy wyborze rozwoju, przed wskazaniem dobra: 3 dukaty albo 1 punkt chwały przy co najmniej 2. poziomie towarów orientalnych.

section-15-5 = Karty specjalne
    .text = Karty wojny z efektem dla zwycięskiego atakującego.

section-15-5-1 = { card-historic_victory }
    .text = Ląd +1, morze +1, plądrowanie 3. Zwycięstwo z przewagą co najmniej 3 daje dodatkowy punkt chwały.

section-15-5-2 = { card-war_for_influence }
    .text = Ląd +1, morze +1, plądrowanie 3. Po zwycięstwie, przed negocjacjami, można wziąć dowolną kartę ze stosu kart odrzuconych.

section-15-6 = Karty religii
    .text = Co przynosi zmiana religii.

section-15-6-1 = { religion-calvinism }
    .text = Tekstylia i żywność +1, jedno inne dobro może wzrosnąć o 1; 2 punkty chwały; 5 dukatów przy każdym wyborze rozwoju.

section-15-6-2 = { religion-counter_reformation }
    .text = Armia +2, broń lądowa +1; 2 punkty chwały; +3 w wojnach z innowiercami. Rosja i Imperium Osmańskie są innowiercami dla wszystkich i dla siebie nawzajem; poza tym są nimi dla siebie gracze różnych religii.

section-15-6-3 = { religion-lutheranism }
    .text = Flota +2, limit ręki +1; 2 punkty chwały; 20 dukatów; od razu można przeprowadzić rozwój, bez względu na znacznik akcji.

## 16: symbole

section-16-0 = Symbole efektów stałych
    .text = Poziomy, które rosną; modyfikatory wojny lądowej i morskiej albo z innowiercami; dukaty za wybór rozwoju; zakaz wojny; zmieniony limit kart na ręce; zakaz zmiany religii. Znaczniki pozostają między 0 a końcem toru.
