# Realpolitik: rozstrzygnięcia, po jednym wpisie; uzasadnienia są w docs/rulings/realpolitik.md.

## Mocarstwa, Terytoria, przygotowanie (1, 3, 6)

ruling-r1 = Kto kontroluje Terytorium?
    .text = Mocarstwo, którego Garnizon tam stoi. Terytorium Macierzyste bez obcego Garnizonu należy do swojego właściciela. Każde inne Terytorium bez Garnizonu jest niczyje. Sami Generałowie i Oddziały nie dają kontroli.

ruling-r2 = Ile wart jest Generał i ile Oddziałów może prowadzić?
    .text = Generał ma własną Siłę, 1 albo 2, i dodaje 1 za każdy Oddział przy sobie. Może prowadzić do 5 Oddziałów.

ruling-r3 = Kto jest przyjacielem?
    .text = Mocarstwo dla samego siebie; Sojusznicy; Mocarstwa jednego gracza; Włochy i Sojusznik Mocarstwa, które je kontroluje. Włochy, których nikt nie kontroluje, nie mają przyjaciół. Wszystko, na co pomoc gracza pozwala Sojusznikom lub czego im zabrania (przejście, atak, Garnizon, wsparcie), dotyczy wszystkich przyjaciół; o zgodę pyta się jak w R20.

ruling-r4 = Czy elementy mogą się skończyć?
    .text = Tak. Każde Mocarstwo ma własny zasób Generałów, Oddziałów, Garnizonów, Pociągów i Fortec; tego, co stoi na planszy, nie można wziąć drugi raz. Pieniędzy nigdy nie brakuje.

ruling-r5 = Jak zaczyna się gra?
    .text = Wiosną 1866 roku, mniej więcej przy ówczesnym stanie posiadania. Rozdaje się karty Bitwy, a przed pierwszą turą grę otwiera Faza Dyplomacji. W grze czteroosobowej Włochy są Głównym Mocarstwem z własnym ustawieniem, a pozostałe zaczynają nieco inaczej.

ruling-r6 = Gdzie zostają zagrane karty Akcji?
    .text = Odkryte przed swoim Mocarstwem, aż rozpatrzy ono Depeszę; bierze wtedy z powrotem także Depeszę. Nikt nie pasuje: Depesza jest zawsze na ręce.

ruling-r7 = Co robią Włochy, gdy nikt ich nie kontroluje?
    .text = Nie zagrywają kart Akcji i tylko się bronią. W bitwie zagrywają zakrytą swoją najwyższą kartę, dopóki nie prowadzą w Sile, licząc każdą kartę na stole tak samo; obowiązują zwykłe limity (R26, R27). Ich pokonani Generałowie wycofują się do stolicy, jeśli mogą. Nikogo nie wspierają i nie mogą być Arbitrem.

ruling-r8 = W jakiej kolejności dobiera się karty, gdy kilka Mocarstw robi to naraz?
    .text = Wszystkie Mocarstwa mają wspólną talię kart Bitwy. Gdy ma dobierać kilka z nich, robią to w kolejności Prestiżu; w tej samej kolejności przeprowadza się Mobilizacje. Pustą talię tworzy się na nowo z kart odrzuconych, które leżą odkryte. Jeśli kart nie ma wcale, nie dobiera się nic.

ruling-r9 = Co to jest tura, a co runda?
    .text = Tura to jeden wybór kart Akcji i wszystko, co z niego wynika. Runda to wszystkie tury od jednej Fazy Dyplomacji do następnej.

## Mobilizacja (4.2)

ruling-r10 = Ile co kosztuje?
    .text = Oddział, Pociąg i karta Bitwy kosztują po 2, Forteca i punkt Morale po 3, dla wszystkich i zawsze tyle samo. Niczego nie trzeba kupować.

ruling-r11 = Gdzie trafiają nowe Oddziały?
    .text = Do własnych Generałów na Terytoriach, które ich Mocarstwo kontroluje, do limitu z R2; także do Generała wystawionego w tej samej Mobilizacji. Albo stoją luzem na własnych Terytoriach Macierzystych pod własną kontrolą. Luźne Oddziały zawsze należą do Mocarstwa, które kontroluje ich Terytorium.

ruling-r12 = Gdzie można postawić Pociągi i Fortece?
    .text = Na Terytoriach, które Mocarstwo kontroluje, po jednym Pociągu i jednej Fortecy na każdym. Pociąg wymaga Terytorium z miejscem dla niego; nie mają go wyspy, Tunis i większość Bałkanów.

ruling-r13 = Co dzieje się z Oddziałami Generała zdjętego z planszy?
    .text = Zostają luzem, jeśli jego Mocarstwo kontroluje to Terytorium; inaczej wracają do zasobów. Karty za Generałów poza planszą dobiera się wcześniej (4.2.2).

## Depesza (4.4)

ruling-r14 = Kiedy dokładnie następuje Faza Dyplomacji?
    .text = Najpierw rozpatruje się wszystkie Depesze tury. Tor ma 4 pola powyżej dolnego. Jeśli żeton stoi wtedy na górnym polu, od razu, przed jakimkolwiek Ruchem, następuje jedna Faza Dyplomacji. Żeton nie wychodzi poza górne pole i wraca potem na dół.

## Ruch (4.5)

ruling-r15 = Co robi Arbiter?
    .text = Arbitrem jest Mocarstwo innego gracza, wrogie wobec ruszającego się; nie mogą nim być Włochy, którymi nikt nie kieruje. Jeśli takiego Mocarstwa nie ma, nie wskazuje się nikogo. Po bitwach i obsadzeniu Terytoriów ruszający się może poprosić Arbitra o dalszy ruch, w którym wszyscy Generałowie mogą ruszyć się znowu, ale nie koleją; bitwy następują jak przedtem. Za zgodę Arbiter zyskuje punkt Morale. Odmowa kończy Ruch. Dalszych ruchów może być najwyżej dwa. Przy odpowiedniej opcji stołu Arbitra tylko się wskazuje, a nic on nie robi.

ruling-r16 = Co to jest łańcuch kolejowy?
    .text = Ciąg Terytoriów sąsiadujących ze sobą lądem, z oboma końcami włącznie; każde kontroluje przyjaciel i na każdym stoi Pociąg przyjaciela. Długość jest dowolna. Cieśnina Mesyńska nie jest połączeniem kolejowym. Każdy element jedzie koleją raz w Ruchu; luźne Oddziały kończą na Terytoriach własnego Mocarstwa, Generałowie zabierają swoje Oddziały. Jeśli wystarczą własne linie, nikogo nie pyta się o zgodę.

ruling-r17 = Co Generał może zabrać i dokąd może pójść?
    .text = Przed ruchem Generał może zabrać luźne Oddziały na Terytorium swojego Mocarstwa albo część tam zostawić, nie jedno i drugie. Na Terytorium, które nie należy do przyjaciela, może wejść tylko z co najmniej jednym Oddziałem. Wybranie Generała i pozostanie na miejscu zużywa jego ruch.

ruling-r18 = Kto kontroluje Szlak Morski?
    .text = Każde morze ma porty o wartościach morskich. Mocarstwo, którego kontrolowane porty znaczą tam razem najwięcej, kontroluje wszystkie Szlaki Morskie tego morza; między równymi decyduje Prestiż; bez żadnej wartości nie kontroluje ich nikt. Ruch Morski prowadzi jednym Szlakiem, z portu do portu, i może kończyć się u wroga.

ruling-r19 = Gdzie może kończyć się Ruch Strategiczny?
    .text = Tylko na Terytorium przyjaciela, tak jak każde Terytorium po drodze; Cieśninę Mesyńską można przekroczyć. Jeśli droga przez własne Terytoria jest dość krótka, idzie się nią i nikogo nie pyta o zgodę.

ruling-r20 = Jak udziela się zgody?
    .text = W chwili każdego ruchu, przez każdego przyjaciela, którego Terytorium lub Szlak Morski jest używany. Mocarstwa jednego gracza nie potrzebują zgody od siebie nawzajem. Ruch, na który nie ma zgody, jest zużyty; element zostaje na miejscu.

ruling-r21 = Jak zajmuje się niczyje Terytorium?
    .text = Po bitwach danego kroku Generał na niczyim Terytorium może zamienić Oddział na Garnizon. Z kilku Generałów daje go ten, który ma najwięcej Oddziałów. Właściciel nigdy nie stawia Garnizonu na swoim Terytorium Macierzystym: odzyskuje je, pokonując obcy Garnizon.

ruling-r22 = Co dzieje się z Pociągiem i Fortecą, gdy zmienia się kontrola?
    .text = Wracają do zasobów swojego właściciela.

ruling-r23 = Czy puste Terytorium Macierzyste samo się broni?
    .text = Tak. Terytorium Macierzyste pod kontrolą właściciela ma straż o Sile 1, w stolicy o Sile 2. Liczy się ona jak Garnizon: kto wchodzi jako wróg, musi z nią walczyć. Jest zawsze i nie można jej stracić.

## Bitwy (5)

ruling-r24 = Jaka jest Siła obrony?
    .text = Generałowie ze swoimi Oddziałami (R2), luźne Oddziały po 1, Garnizon 1, Forteca 2 i straż (R23). Bronią się też stojący tam Generałowie innych Mocarstw, wrogich wobec atakującego.

ruling-r25 = Kto może udzielić wsparcia?
    .text = Generał przyjaciela danej strony, na Terytorium sąsiadującym z bitwą, z co najmniej jednym Oddziałem i tylko w jednej bitwie Ruchu. Dodaje całą swoją Siłę. Mocarstwa, które już walczą w tej bitwie, nie mogą jej wspierać, a przyjaciel atakującego nie może wspierać obrony. Mocarstwa pyta się w kolejności Prestiżu, najpierw w sprawie atakującego.

ruling-r26 = W jakiej kolejności i ile kart się zagrywa?
    .text = Kolejno po jednej: atakujący, obrońcy, wspierający atak, wspierający obronę; każda grupa w kolejności Prestiżu. Kto spasuje, ten już nie zagrywa. Żadne Mocarstwo nie zagrywa w bitwie więcej kart, niż ma Morale.

ruling-r27 = Ile kart może zagrać Garnizon?
    .text = Mocarstwo, które walczy bez Generała, ma jeden stos i zagrywa jedną kartę, a z Fortecą dwie, w granicach R26.

ruling-r28 = Ile warte są karty i jak się ich używa?
    .text = Karta ma Siłę równą swojej liczbie. Wszystkie zagrywa się zakryte; tylko 1 i 3 można zagrać odkryte, by użyć ich zdolności, i tylko gdy jest karta, na którą ona zadziała. Ich liczba liczy się mimo to. Kartę wybiera się po miejscu w bitwie, widoczną lub nie, a dla 3 spośród zakrytych. Odrzucona karta została mimo wszystko zagrana, lecz nie daje ani Siły, ani symbolu. Karta 2 liczy się jako 3, a nie 2 i 3, dla Mocarstwa, które kontrolowało Terytorium na początku bitwy. Symbol mają karty 4 i tylko one.

ruling-r29 = Kto traci Oddział, a kto dobiera kartę?
    .text = Każdy Generał w bitwie traci Oddział, jeśli go ma; dzieje się to przed wszystkimi innymi wynikami. Każde Mocarstwo, które zagrało kartę, dobiera jedną, także jeśli ta karta została odrzucona. Karty z bitwy trafiają najpierw na stos kart odrzuconych.

ruling-r30 = Co, jeśli Generał nie może wrócić?
    .text = Jeśli Terytorium, z którego przyszedł, jest już wrogie albo jest polem bitwy, trafia poza planszę bez swoich Oddziałów. Zwycięski atakujący, który nie przejmuje kontroli nad wrogim Terytorium Macierzystym, też musi wrócić; Terytorium zostaje przy właścicielu.

ruling-r31 = Jak traci się Morale?
    .text = Morale wynosi od 0 do 6. Każde przegrane Mocarstwo, które miało Generała na tym Terytorium, traci 1 oraz 1 za każdą zagraną kartę 5, także odrzuconą (R28). Wspierający tracą tylko za swoje karty 5. Kto broni się samym Garnizonem, nie traci nic za samą porażkę.

ruling-r32 = Jak kilku zwycięzców przesuwa się na torze Prestiżu?
    .text = Jeden po drugim, od lewej do prawej; każdy zamienia się miejscem z sąsiadem po lewej, ale nigdy z innym zwycięzcą. Pierwszy z lewej zostaje. Zwycięstwo nad Garnizonem się liczy. Po remisie nikt się nie przesuwa.

## Dyplomacja (3, 6.1)

ruling-r33 = Co dzieje się w Fazie Dyplomacji?
    .text = Wszystkie Przymierza wygasają. Następują propozycje (R34). Każde Główne Mocarstwo przekazuje potajemnie swój jedyny żeton Przymierza innemu Mocarstwu albo nikomu; wszystkie się pokazuje. Dwa Główne Mocarstwa, które wybrały siebie nawzajem, są Sojusznikami do następnej fazy; żeton bez wzajemności nie działa. Potem rozstrzyga się sprawę Włoch (6.1); bez żadnego żetonu zostaje tak, jak było. Na końcu odchodzą goście (R36).

ruling-r34 = Czy propozycje wiążą?
    .text = Nie. W kolejności Prestiżu każde Główne Mocarstwo może jawnie zaproponować innemu Przymierze i usłyszeć odpowiedź. Ani jedno, ani drugie nie wiąże żetonów.

ruling-r35 = Jak przebiega licytacja o Włochy?
    .text = Wszyscy, którzy przekazali Włochom swój żeton, licytują potajemnie, od 0 do swojego Morale. Wygrywa najwyższa stawka, a z równych ta, którą złożyło Mocarstwo stojące wyżej w kolejności Prestiżu. Płaci tylko zwycięzca, także gdy już przedtem kontrolował Włochy.

ruling-r36 = Co dzieje się z Generałami w kraju dawnych przyjaciół?
    .text = Na koniec Fazy Dyplomacji, w kolejności Prestiżu, każdy Generał na Terytorium Mocarstwa, które jest już wrogie, przechodzi ze swoimi Oddziałami na dowolne Terytorium własnego Mocarstwa albo schodzi bez nich z planszy.

ruling-r37 = Co należy do Włoch i kto za nie punktuje?
    .text = W grze trzyosobowej Włochy mają własny skarb, rękę, Morale, Generałów i zasoby; wszystko to, także zagrane karty Akcji, zostaje przy Włoszech, gdy zmienia się kontrola. Kontrolujący widzi ich rękę. Jeśli Włochy i kontrolujące je Mocarstwo razem pokonają Generała, kontrolujący punktuje za oba. Bez kontrolującego Wpływ Włoch przepada.

## Koniec i to, co ukryte (2)

ruling-r38 = Kiedy gra się kończy i kto wygrywa?
    .text = Kończy się wraz z turą, w której któreś Mocarstwo ma Wpływ z 2.1, po wszystkich Ruchach. Wygrywa największy Wpływ; między równymi decyduje Prestiż. Dwie opcje stołu: gra trwa do chwili, w której zaczęłaby się następna Faza Dyplomacji; spośród wszystkich, którzy mają dość Wpływu, wygrywa Mocarstwo o najwyższym Prestiżu, bez względu na wielkość Wpływu.

ruling-r39 = Czy gra się kończy, jeśli nikt tyle nie zdobędzie?
    .text = Tak, po turze 60. Kto wygrał, rozstrzyga się jak w R38.

ruling-r40 = Co jest jawne, a co tajne?
    .text = Tajne: karty Bitwy na rękach, w talii i zakryte w bitwie; a także, dopóki się ich nie pokaże, wybrane karty Akcji, żetony Przymierza i stawki. Kto kieruje Włochami, zna ich tajemnice. Jawne: wszystko inne, także karty odrzucone i liczba kart na ręce.

ruling-r41 = Którzy Generałowie są pokonani?
    .text = Generałowie przegranej strony, którzy stoją na Terytorium bitwy. Generał, który tylko wspierał z sąsiedztwa, nie jest pokonany: traci Oddział z 5.6 i zostaje, a zwycięzcy nie zyskują za niego Wpływu.

ruling-r42 = Kiedy stolica jest otwarta dla pokonanego Generała?
    .text = Gdy kontroluje ją jego Mocarstwo, a bitwy nie stoczono właśnie tam. W przeciwnym razie trafia poza planszę.

ruling-r43 = Kiedy ustala się kolejność kilku Ruchów?
    .text = Gdy odkrywa się karty Akcji. Bitwa, która zmienia Prestiż, nie zmienia tego, kto rusza się następny w tej samej turze.

ruling-r44 = Co dzieje się z Garnizonem na Terytorium Macierzystym Mocarstwa, które staje się przyjacielem?
    .text = Zostaje, utrzymuje kontrolę i punktuje w Poszerzeniu Wpływu (4.3). Właściciel Terytorium nie może go atakować, dopóki oba Mocarstwa są przyjaciółmi. Zakazane są tylko nowe Garnizony.
