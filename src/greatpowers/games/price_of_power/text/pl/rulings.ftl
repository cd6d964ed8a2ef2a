# Cena władzy: rozstrzygnięcia tam, gdzie instrukcja milczy albo sobie przeczy.

## Runda (4)

ruling-r2 = Czy Krucjatę i Ekskomunikę rozpatruje się w Fazie 3, czy w Fazie 4?
    .text = Raz, w Fazie 4, razem z pozostałym Prestiżem.

ruling-r3 = Jak kończy się Faza Akcji?
    .text = Po pasie, który bierze ostatnie Dukaty za spasowanie, każdy z pozostałych graczy ma zgodnie z ruchem wskazówek zegara jeszcze jedną Turę i może w niej także spasować, ale bez Dukatów. Potem, w tej samej kolejności, Wydarzenie wybierają ci, którzy jeszcze tego nie zrobili.

ruling-r4 = Co może jeszcze zrobić drugi z dwóch graczy?
    .text = Ma tyle Tur, ilu Wydarzeń mu brakuje, co najmniej dwie; komu brakuje obu, ten ma ponadto jedną inną Akcję.

ruling-r35 = Kto wybiera pierwszy, gdy instrukcja nie podaje kolejności?
    .text = Wszyscy wybierają jednocześnie: w Fazie 3 (kroki G i H), w Fazie 4 i przy zwracaniu Jednostek w Fazie 5. W Fazie 4, dopóki nie skończą wszyscy, nikt nie widzi, z czego rezygnują inni.

ruling-r36 = Jak dobiera się karty ze wspólnych talii?
    .text = W kolejności Tur, wybierając talię osobno dla każdej karty; kartę ogląda się przed wyborem następnej talii.

ruling-r38 = Kiedy liczy się Spór o Sukcesję wywołany w Fazie 3 przez Bezkrólewie?
    .text = Trwa do kroku kar w następnej Rundzie.

ruling-r90 = Czy Idea, która na koniec Ery schodzi ze stołu, może od razu wrócić?
    .text = Nie: najpierw dobiera się nowe Idee, a dopiero potem stare wracają do talii.

ruling-r91 = Jak gracze otrzymują Królestwa?
    .text = Tak, jak siedzą, losowo, z wyboru w losowej kolejności albo z tajnej licytacji o Prestiż: najwyższa stawka wybiera pierwsza i zostaje zapłacona. Królestwa zawsze siedzą w kolejności ze scenariusza.

ruling-r92 = Kiedy jeden z dwóch graczy decyduje, czy zachować żeton Pierwszego Gracza?
    .text = Kiedy spasuje jako pierwszy: pasuje i zachowuje żeton albo pasuje i go oddaje.

ruling-r93 = Czy Mariaż ze Sporem o Sukcesję liczy się na koniec?
    .text = Tak, jak każdy Mariaż.

ruling-r198 = Czy koniec gry sprawdza się przed Procedurą zakończenia Ery, czy po niej?
    .text = Przed nią. Co przynosi koniec Ery, liczy się na koniec następnej Rundy.

ruling-r199 = Czy Sojusz z DNPR o dochodzie 10 lub więcej kończy się, gdy jest on Aktywnym Sojusznikiem?
    .text = Nie, dopiero gdy znów będzie w stanie Pokoju.

ruling-r200 = Co, jeśli Stabilność odbiera punkt dowolnego typu, a Idea taki punkt daje?
    .text = Znoszą się, bez pytania.

ruling-r202 = Które Rozmieszczone Jednostki wracają do Zasobów, gdy spadną Zasoby Ludzkie?
    .text = Właściciel wybiera Obszar albo Jednostki z Rezerwy; z Jednostek na Obszarze odchodzi najtańsza.

ruling-r203 = Co, jeśli gracze przywołują do Portu więcej Statków, niż się w nim mieści?
    .text = Wpływają w kolejności Tury; dla kogo nie ma miejsca, zostaje na morzu i kosztuje.

## Akcje (5)

ruling-r1 = Ile Prestiżu daje badanie Idei?
    .text = Zawsze 2 punkty dla badającego i po 1 dla każdego, kto miał ją wcześniej, dopóki było ich najwyżej dwóch. Karta może dawać więcej.

ruling-r7 = Czy żetony sięgają przez morze?
    .text = Wpływy, Sojusze i Mariaże sięgają z całego Obszaru, lądem i morzem; Miasta i Wasale przez morze tylko z Portu.

ruling-r189 = Czy gracze mogą wymieniać to, czego porozumienie nie wymienia: karty, przemarsz, głosy, obietnice?
    .text = Nie. Obietnice składa się słownie i nikogo nie wiążą; o przemarszu, głosach i Wezwaniach decyduje się, gdy padnie pytanie.

ruling-r17 = Kogo pyta się o Kontrwywiad?
    .text = Każdego, kto ma kartę na ręce i 2 DYP, zgodnie z ruchem wskazówek zegara od ofiary, a przy Roszczeniach od Aktywnego Gracza; potem to skontrować może każdy, kto ma następną taką kartę.

ruling-r43 = Co się traci, gdy Eksploracja się nie powiedzie, a za morzem nie ma Statku?
    .text = Nic.

ruling-r58 = Czy Kontrreformowane Królestwo może przeprowadzać Konwersję Obszarów Katolickich?
    .text = Nie.

ruling-r59 = Czy można nie skorzystać z wyniku bez czaszki?
    .text = Tylko jeśli nie da się nim nic odkryć; w przeciwnym razie trzeba go użyć albo rzucić ponownie za 1 DYP.

ruling-r71 = Kiedy poruszony Statek służy Handlowi?
    .text = Jeśli leży obok węzła albo jeśli bez niego nie ma z węzłem połączenia.

ruling-r77 = Czy kilka Roszczeń z jednej Akcji kontruje się osobno?
    .text = Nie: okazja jest jedna, a kontra powstrzymuje wszystkie.

ruling-r78 = Czy żetony dodatkowych Zasobów Ludzkich podnoszą cenę Sojuszu?
    .text = Nie.

ruling-r102 = Co, jeśli karta podaje za Ideę cenę wyższą niż zwykła?
    .text = Płaci się zwykłą.

ruling-r196 = Na ilu Obszarach Odległego Królestwa trzeba mieć Roszczenie, żeby zawrzeć z nim Sojusz?
    .text = Na jednym.

ruling-r197 = Czy trzeba zapłacić za przerzut albo za kartę odrzuconą?
    .text = Nie, można; karta odrzucona jest jedną z dobieranych.

ruling-r239 = Ile Statków buduje Port, gdy w jednej Turze jest kilka Rekrutacji?
    .text = Jeden w całej Turze, Duży Port dwa. Statek z karty przybywa ponad to.

ruling-r13 = Jak dwaj gracze dochodzą do porozumienia?
    .text = Aktywny Gracz proponuje jeden pakiet. Druga strona przyjmuje go, odmawia albo raz składa własną propozycję; DYP i tak płaci za wszystko Aktywny Gracz.

ruling-r106 = Czy niedoszłe porozumienie kosztuje Turę?
    .text = Nie. Ale w jednej Turze każdemu graczowi proponuje się tylko jedno porozumienie.

ruling-r225 = Czy propozycja może leżeć na stole, podczas gdy gra toczy się dalej?
    .text = Tak: porozumienie przygotowane w swojej Turze można tam położyć, jedno na każdych dwóch graczy, jawnie dla wszystkich. Można je w każdej chwili przyjąć, odrzucić i wycofać. Zawiera je ten z obu, kto ma Turę, jako Akcję tej Tury i płacąc DYP: autor po przyjęciu oferty, druga strona bez dalszych warunków. Ocenia się je wtedy jak każde porozumienie; co nie jest już możliwe z innego powodu niż brak Punktów Władzy, znika na koniec Tury.

ruling-r226 = Od czego zaczyna się kontrpropozycja?
    .text = Od propozycji, na którą odpowiada, widzianej z drugiej strony. Części można wykreślać, zaczynając od ostatniej, i dodawać inne. Tak samo nowe porozumienie zaczyna się od tego, co leży na stole między obiema stronami.

ruling-r237 = Ile kosztuje rozmowa na osobności?
    .text = Nic, chyba że przy stole obowiązuje zasada opcjonalna: o tym, czy gracze mogą rozmawiać na osobności, po dwoje lub w grupach, decyduje się przy otwieraniu stołu, a wtedy wolno im to w każdej chwili. Według zasady opcjonalnej ten, kto ma Turę, może zapłacić 1 DIP za każdego innego gracza i rozmawiać z nim na osobności do końca tej Tury; wszystko inne mówi się do wszystkich. To, co ustalą, nikogo nie wiąże, dopóki nie stanie się zawartym porozumieniem.

ruling-r107 = Czy można sprzedać Stolicę?
    .text = Nie.

## Karty (6)

ruling-r56 = Kiedy kontruje się kartę Tajnej Akcji?
    .text = Gdy została zapowiedziana i opłacona; Nowy Sojusz także po wskazaniu Królestwa.

ruling-r100 = Czy karty usuwające Wpływy zabierają Cesarskie Wpływy?
    .text = Nie.

ruling-r101 = Czy karta może połączyć dwóch graczy Sojuszem lub Mariażem wbrew woli drugiego?
    .text = Nie: drugiego gracza się pyta. NPR zawsze się zgadzają.

ruling-r103 = Czy głosowania z kart są tajne?
    .text = Nie: wszyscy głosują jawnie i po kolei, a remisy rozstrzyga ten, kto rozpatruje kartę.

ruling-r204 = Kogo karta pozwala zabrać Przeciwnikowi, z którym jesteś w stanie Wojny?
    .text = Generała albo Admirała, razem z jego Słabym Zdrowiem, ale nie Władcę.

ruling-r105 = Przeciw komu skierowana jest Tajna Akcja, gdy Idea podnosi cenę tych skierowanych przeciw jej posiadaczowi?
    .text = Karta przeciw wybranemu Przeciwnikowi, Roszczenie przeciw każdemu Przeciwnikowi, który posiada Prowincję na jego Obszarze; dopłatę uiszcza się wraz z ceną, także jeśli Akcja zostanie skontrowana.

ruling-r104 = Czy słowa karty o twoich dyskach obejmują też Wasali?
    .text = Tak, Miasta i Wasali.

## Postacie, Stabilność, pieniądze (7)

ruling-r46 = Czy w Królestwie, którego karta Władcy nosi nazwę Bezkrólewie, trwa Bezkrólewie?
    .text = Nie: ma ono Władcę o Umiejętnościach z karty, którego Przywódca z ręki może zastąpić za darmo. Straty z 4.3.6 i zakazy z 7.2.7 dotyczą tylko braku Władcy.

ruling-r108 = Czy karta Władcy o nazwie Bezkrólewie może prowadzić Armię?
    .text = Nie. Nie stoi za nią nikt, kto by mógł.

ruling-r48 = Ile żetonów Pożyczek znika przy Bankructwie?
    .text = 3.

ruling-r55 = Które Punkty Władzy traci się poniżej Stabilności -3, gdy brakuje ADM?
    .text = Najpierw ADM, potem z pełniejszej z dwóch pozostałych pul, bez pytania.

ruling-r57 = Jak często Generał może zmieniać Armię?
    .text = Dowolnie, ale każdy tylko raz w Turze.

ruling-r60 = Ile Punktów Władzy zabiera Bankructwo?
    .text = Połowę każdego rodzaju, zaokrągloną w górę, najwyżej 3 jednego rodzaju.

ruling-r49 = Gdzie Misja lub Wydarzenie może umieścić żeton Rdzenności?
    .text = Także tylko tam, gdzie posiadasz cały Obszar i nie wszystko na nim jest już Rdzenne.

## Żetony i kostki (2.2)

ruling-r37 = Ile jest żetonów Roszczeń?
    .text = Łącznie 8, z tego najwyżej 6 jako żetony Rdzenności i najwyżej 2 jako CB. Dziewiąty zabiera jeden z planszy.

ruling-r70 = Kiedy oddaje się kostki i żetony, których zabrakło?
    .text = Najpierw umieszcza się to, co się otrzymało; po Akcji lub kroku nadwyżkę zabiera się według wyboru właściciela.

ruling-r74 = Czy można zbudować więcej Statków, niż jest figurek?
    .text = Nie. Statki to figurki, piętnaście na gracza.

ruling-r83 = Czy żetony DNPR mogą się wyczerpać?
    .text = Nie.

ruling-r201 = Czy mogą się skończyć Jednostki Buntowników, Zbuntowane Miasta albo żetony Religii?
    .text = Nie.

## Dyplomacja (11)

ruling-r34 = Co obowiązuje Państwo Papieskie jako Królestwo Gracza?
    .text = Zakaz dalszych Kardynałów dotyczy Królestw, które zdobyły Rzym, a nie jego samego. Państwo Papieskie nie zawiera Mariaży, a jego Religia Państwowa nigdy się nie zmienia.

ruling-r75 = Co jest Wpływem Przeciwników przy Podporządkowaniu NPR?
    .text = Kostki i Mariaże wszystkich innych oraz Cesarskie Wpływy, jeśli Cesarzem jest kto inny.

ruling-r235 = Czy w trakcie Wojny można Podporządkować Aktywnego Sojusznika?
    .text = Tak. Jego Jednostki Sojusznicze zostają, dopóki Suzeren nie zawrze Pokoju. Królestwo nie broni się już samo, a jego Wojny są Wojnami Suzerena: leżące na nim żetony Wojny usuwa się, a jego Prowincje Okupowane przez Wrogów Suzerena pozostają Okupowane.

ruling-r211 = Czy Wpływ Przeciwników liczy się także wobec twojego Bazowego Dochodu z Podatków, gdy podporządkowujesz partnera Mariażu?
    .text = Tak: musi on przewyższać Dochód z Podatków Królestwa i ich Wpływ razem.

ruling-r79 = Czy Aneksja Wasala kończy Niepokoje?
    .text = Nie. Każda Prowincja zachowuje swój Niepokój.

ruling-r205 = Gdzie Mariaż liczy się jako Wpływ?
    .text = Na Obszarze swojej Stolicy, dla wszystkich Królestw z Prowincjami na nim i dla połączeń handlowych. Akcja, która usuwa Wpływy z takich Obszarów, usuwa łącznie o 1 mniej; Akcja, która usuwa z Obszarów wszystkie, zostawia na każdym z nich 1; Dostęp Militarny jest tam darmowy.

ruling-r53 = Czy Państwo Papieskie można nawrócić?
    .text = Nie.

ruling-r54 = Czy trzeba przyjąć żeton CB z Wydarzenia?
    .text = Można odmówić, chyba że karta każe go umieścić; żetony z 14.3.2 i 18.5 trzeba umieścić.

## Kuria Papieska (19)

ruling-r170 = Czy ten, kto wzywa Krucjatę, musi iść na Wojnę?
    .text = Nie. Może od razu wypowiedzieć darmową Wojnę albo z niej zrezygnować.

ruling-r171 = Czy Prowincje Wasali liczą się przy Krucjacie?
    .text = Tak, jeśli Wasal jest Muzułmański. Wojna idzie wtedy przeciwko jego Suzerenowi, jeśli i on jest Muzułmański.

ruling-r172 = Czyjego Władcę można Ekskomunikować?
    .text = Władcę każdego niezależnego Katolickiego Królestwa poza własnym i Państwem Papieskim.

ruling-r173 = Kto wykonuje Akcję Papieską dzięki Wydarzeniu?
    .text = Ten, kogo wskazuje karta, bez kosztu, niezależnie od tego, kto kontroluje Kurię. To Akcja Papieska tej Rundy: nie ma jej, gdy żeton jest na planszy, a po niej nie ma innej.

ruling-r174 = Co z Oddanym Krucjacie, który nie jest już Katolikiem?
    .text = Nie jest już Oddany: nic nie zyskuje i nic nie traci.

ruling-r175 = Czy każdy, kto atakuje cel Krucjaty, jest jej Oddany?
    .text = Tak, jeśli nie ma innego Casus Belli na Wojnę z którymś z jej celów. Kto je ma, choćby z Wydarzenia, wybiera. Wezwanie do Broni nikogo nie zobowiązuje.

ruling-r176 = Czy Akcja Papieska jest Akcją Tury?
    .text = Tak.

ruling-r220 = Czy jeden Kardynał wystarcza, by być Kontrolerem Papieskim?
    .text = Tak, jeśli nikt nie ma więcej. Prestiż wymaga dwóch i braku remisu.

## Handel (12)

ruling-r24 = Kiedy morski węzeł jest połączony?
    .text = Gdy łańcuch kończy się twoim Lekkim Statkiem w Strefie Morskiej obok węzła.

ruling-r25 = Czy Piratów uwzględnia się przed podziałem rzędów, czy po nim?
    .text = Najpierw dzieli się rzędy, potem każdy schodzi o jeden rząd za każdego Pirata.

ruling-r26 = Kto rozstrzyga remisy Siły Handlowej?
    .text = Aktywny Gracz, także na własną korzyść.

ruling-r27 = Czy pierwsze Roszczenie z Wydarzenia albo żeton DNPR też wprowadza Karty Handlu kontynentu?
    .text = Tak.

ruling-r76 = Z kim porównuje się Siłę Handlową w drugorzędnym węźle?
    .text = Ze wszystkimi, którzy mają tam Kupca i połączenie; liczą się Kupiec i Statki, a Prowincje Kluczowe nie.

ruling-r22 = Czy Port daje Limit Rekrutacji przez Strefę Morską, nad którą sam Obszar nie ma Portu?
    .text = Nie.

## Ruch (9.5)

ruling-r18 = Kiedy obrońca reaguje na atak?
    .text = „O jeden krok przed innymi” zagrywa się, zanim Armia wejdzie; Generała Mianuje się potem; jedno i drugie przed Akcjami Bitewnymi.

ruling-r21 = Co robi duża Armia przy Granicy Górskiej?
    .text = Za każdy MIL przechodzą trzy Jednostki; pozostałe zostają, przy czym poza Armią stoi tylko Piechota, albo płaci się i za nie.

ruling-r23 = Czy Most Morski może kończyć się na wybrzeżu bez Portu?
    .text = Tak.

ruling-r45 = Ile Jednostek Sojuszniczych rekrutuje się na Obszarach Aktywnego Sojusznika?
    .text = Tyle, na ile pozwala jego MC na tym Obszarze, każda jego Prowincja raz na Turę; nie umniejsza to sił, którymi będzie się bronił.

ruling-r47 = Czy Dostępnych Najemników rekrutuje się też do Armii przewożonej Statkami?
    .text = Tak, jeśli wyrusza z twojego Obszaru, i tylu, ilu zmieści się jeszcze na moście.

ruling-r109 = Czy zgoda Przeciwnika zastępuje opłatę za Dostęp Militarny?
    .text = Nie: jeden z Przeciwników musi się zgodzić, a potem płaci się 3 Dukaty do Zasobów. Bez zgody nic się nie płaci.

ruling-r110 = Dokąd może pójść Armia, która usuwa się z drogi?
    .text = Na sąsiedni Obszar lądem, według zasad Ruchu Lądowego, tam gdzie nie musiałaby walczyć.

ruling-r111 = Czy za przeprawę między Ameryką a Dalekim Wschodem płaci każdy Statek?
    .text = Nie: 1 Punkt Władzy za wszystkie Statki jednej Aktywacji.

ruling-r112 = Czy Statki mogą atakować Piratów, nie ruszając się?
    .text = Tak, w Aktywacji Morskiej, której celem jest Strefa Morska, w której już są.

ruling-r210 = Czy Lekkie Statki mogą zająć Pola Ochrony Handlu bez ruchu?
    .text = Tak, podczas Aktywacji Morskiej do Strefy Morskiej, w której są.

ruling-r113 = Kogo zużywa Oblężenie, gdy karta aktywuje różne Armie lub Jednostki?
    .text = Wszystkie Jednostki na tym Obszarze.

ruling-r114 = Czy Armia przewożona Statkami może zostawić lub dołączyć Jednostki?
    .text = Tak, tam gdzie wchodzi na pokład, jak w marszu.

ruling-r115 = Czy Statki Sojuszników przewożą Jednostki na Obszar z Buntownikami?
    .text = Tak: Buntownicy są wrogami także Sojusznika.

## War and peace (8.3, 9.1, 10, 11.3)

ruling-r39 = Czy Święta Wojna sięga Odległych Królestw?
    .text = Tylko odkrytych przez ciebie.

ruling-r15 = W jakiej kolejności wzywa się graczy do Broni?
    .text = Według kroków Wypowiedzenia Wojny, a w każdym kroku zgodnie z ruchem wskazówek zegara od Aktywnego Gracza; każdy odpowiada, zanim wezwany zostanie następny.

ruling-r16 = Co z graczem, który jest Sojusznikiem obu stron?
    .text = Wzywa go tylko obrońca. Jeśli przyjmie Wezwanie, kończy się jego Sojusz z graczem po drugiej stronie; jeśli odmówi, Sojusz z obrońcą.

ruling-r140 = Czy można przyjąć Ofensywne Wezwanie przeciwko kilku Królestwom, jeśli tylko niektóre wolno zaatakować?
    .text = Nie: to jedno Wezwanie do jednej Wojny.

ruling-r195 = Czy Sojusznik, który odmawia udziału w ataku, daje żeton CB?
    .text = Nie, tylko ten, który odmawia obrony.

ruling-r142 = Które Jednostki Sojusznicze przepadają razem z Aktywnym Sojusznikiem?
    .text = Najpierw te z Rezerwy, potem te z Armii.

ruling-r241 = Czy Wasale Sojusznika NPR liczą się do jego Jednostek Sojuszniczych?
    .text = Tak, i gdy przybywają, i gdy odchodzą: połowa tego, ile wszyscy byli warci przed Wojną, najwyżej pięć.

ruling-r143 = Kogo wzywa Niezależne Królestwo, które atakuje z powodu Wydarzenia?
    .text = Nikogo; zaatakowany może wezwać Sojuszników.

ruling-r9 = Nad czym trzeba mieć przewagę do Częściowego Zwycięstwa nad Niezależnym Królestwem?
    .text = Więcej Rozmieszczonych Jednostek Lądowych niż jest Buntowników na Obszarach własnego Królestwa.

ruling-r10 = Co znaczy przewaga 2:1?
    .text = Co najmniej dwa razy tyle i co najmniej jedna.

ruling-r11 = Czy Automatyczny Biały Pokój kosztuje Prestiż?
    .text = Tak, 1 za każdego zaangażowanego gracza.

ruling-r14 = Kiedy można się poddać?
    .text = Gdy przychodzi własna kolej rozstrzygania Wojen, po Całkowitych Zwycięstwach; Wróg musi wtedy od razu wybrać Warunek Pokoju.

ruling-r144 = Kiedy Wojna jest wygrana na potrzeby Misji i Kamieni Milowych?
    .text = Gdy wyegzekwowano Warunek inny niż Biały Pokój.

ruling-r12 = Kto płaci za Niezależne Królestwo i co, jeśli gracz nie może zapłacić?
    .text = Dukaty Niezależnego Królestwa pochodzą z Zasobów. Gracz płaci tym, co ma, potem bierze Pożyczki, a gdy nie może, bankrutuje.

ruling-r147 = Kiedy płaci się okup i za zwrócone Prowincje?
    .text = Wszystko razem na końcu; każde Królestwo najwyżej dwukrotność Dochodu z Podatków, jaki ma w tej chwili.

ruling-r146 = Na które Prowincje Zwycięzca może wymienić okupowane?
    .text = Na te należące do jego strony, które okupuje Przegrany.

ruling-r145 = Co z Królestwem, które staje się Wasalem, gdy część okupuje inny gracz?
    .text = Ta część nie jest Wasalem, a Wojna drugiego gracza z nią trwa.

ruling-r148 = Czy Biały Pokój z karty kosztuje Prestiż?
    .text = Nie.

ruling-r185 = Jak i kiedy gracze negocjują Pokój?
    .text = Gracz, który rozstrzyga Wojny albo musi wybrać Warunek Pokoju, składa Wrogowi jedną całościową propozycję, raz. Druga strona przyjmuje ją, odrzuca albo odpowiada jedną własną. Boty też negocjują.

ruling-r186 = Za ile wracają Okupowane Prowincje w Pokoju Wynegocjowanym i kto płaci za Prowincje Aktywnego Sojusznika?
    .text = Za uzgodnioną kwotę, od 0 do 30 Dukatów za każdą, nie więcej, niż płacący posiada. Za Aktywnego Sojusznika płaci gracz, który negocjuje w jego imieniu. Stolice wracają za okup.

ruling-r187 = Kto i kiedy wykonuje Akcje towarzyszące Pokojowi?
    .text = Gracz, który rozstrzyga Wojnę, chyba że propozycja wskazuje drugiego: obie Akcje są wtedy jego i on za nie płaci. Wykonuje się je przed Warunkiem Pokoju.

ruling-r188 = Czy liczy się Zwycięzca, którego tylko uzgodniono?
    .text = Tak: na potrzeby Misji i Kamieni Milowych oraz do zawarcia Sojuszu z Królestwem, które Wyzwolił.

ruling-r150 = Jak długo Królestwo zaatakowane za sprawą karty broni się połową sił?
    .text = Do końca Tury. Pół Jednostki lub Statku liczy się jako całość.

## Bitwy i oblężenia (9.6–9.9, 13.4)

ruling-r20 = Czy atakujący mogą wrócić na Obszar, na którym są teraz Wrogie Jednostki?
    .text = Nie; nie mogą wtedy wykonać Odwrotu.

ruling-r125 = Dokąd wycofują się atakujący, którzy znikąd nie przybyli?
    .text = Donikąd: Jednostki tam zrekrutowane, stojące tam w chwili Wypowiedzenia Wojny albo walczące u boku atakującego nie mogą wykonać Odwrotu jako atakujące.

ruling-r126 = Czy obrońcy mogą wycofać się na Obszar, na którym musieliby znów walczyć?
    .text = Nie.

ruling-r207 = Czy obrońcy mogą wycofać się przez morze?
    .text = Nie, tylko na Obszary sąsiadujące lądem.

ruling-r128 = Kto walczy u boku atakującego?
    .text = Gracze z Jednostkami w tym miejscu, którzy są w stanie Wojny z obrońcą, a nie z atakującym, oraz NPR, które broniłyby tego miejsca przed obrońcą. Dowodzi atakujący.

ruling-r123 = Kto ponosi Stratę wśród równych sił, jeśli są wśród nich Buntownicy?
    .text = Buntownicy; w innych przypadkach decyduje atakujący.

ruling-r129 = Co, jeśli żadna ze stron nie może trafić swoimi kośćmi?
    .text = W takiej Rundzie każda strona ponosi jedną Stratę.

ruling-r240 = Czy Przywódca zostaje ranny, gdy jego strona nic nie straciła?
    .text = Nie. Trafienie, które tylko uszkadza Ciężki Statek, jest tu Stratą.

ruling-r120 = Czy Miasta na Okupowanych Prowincjach liczą się na torach Okupanta?
    .text = Tak: przynoszą Dochód z Podatków i Zasoby Ludzkie jak wszystkie Miasta zdjęte z toru.

ruling-r44 = Co, jeśli oblegającemu graczowi zabrakło Miast?
    .text = Najpierw używa się tego, co może zastąpić Miasto; bez niczego Oblężenie jest niedozwolone.

ruling-r209 = Czy ten, kto wypędza Buntowników z Prowincji Wroga, musi ją Okupować?
    .text = Robi to, dopóki ma na nią Miasto; bez niego tylko ich wypędza.

ruling-r236 = Które z kilku Obleganych Prowincji padają pierwsze?
    .text = Te, które trzymają Buntownicy, padają ostatnie.

ruling-r121 = Kiedy NPR nie broni ponownie tego samego miejsca?
    .text = Jeśli Wrogie mu Jednostki były tam przed bieżącą Turą albo wygrały tam w niej Bitwę i pozostają.

ruling-r122 = Która Odległa Prowincja nie liczy się podwójnie?
    .text = Prowincja na Obszarze z Plagą.

ruling-r124 = Kto dobiera Kartę Militarną z Przywódcą?
    .text = Każda strona bez graczy z co najmniej 3 Jednostkami lub Statkami: NPR, Buntownicy i Piraci, także gdy atakują.

ruling-r127 = Czyje siły porównuje się, gdy NPR się wycofuje, i czy wycofują się Piraci?
    .text = Siły całych stron. Piraci walczą do końca.

ruling-r212 = Jak Statki wycofują się przed Piratami?
    .text = Tracą Statek i zostają w Strefie Morskiej, z której atakowały.

ruling-r130 = Kto atakuje, gdy Buntownicy powstają lub się ruszają?
    .text = Buntownicy; bronią się wszyscy gracze z Jednostkami na tym Obszarze.

ruling-r206 = Czy powstrzymana Akcja Bitewna liczy się jako użyta w tej Rundzie?
    .text = Nie: strona może użyć jej ponownie. Samą Zasadzkę wolno zagrać tyle razy, ile się ją ma.

## Buntownicy (14)

ruling-r8 = Czy Buntownicy oblegają i ruszają w jednym przebiegu?
    .text = W dwóch, oba w kolejności Obszarów. O tym, gdzie nie ma Niepokojów, decyduje stan na początku kroku.

ruling-r19 = W jakiej kolejności padają Jednostki?
    .text = Jeden Najemnik, jedna Jednostka Regularna, jedna Sojusznicza i tak dalej; rodzaj wybiera właściciel.

ruling-r28 = Co robi Bunt tam, gdzie są Jednostki?
    .text = Za każdy taki wynik pojawia się Jednostka Buntowników; Bitwa następuje po wszystkich kościach tego Obszaru. Bez Wojen w grze Buntownicy zostają.

ruling-r208 = W jakiej kolejności gracz rzuca za swoje Obszary?
    .text = Zawsze w tej samej, zgodnej z mapą, chyba że rzuca tylko za niektóre z nich.

ruling-r29 = Kto w Fazie 3 wybiera Królestwo, do którego dołącza wyzwolona kolonia?
    .text = Pierwszy Gracz.

ruling-r72 = Która Rozmieszczona Jednostka się wyczerpuje?
    .text = Właściciel wybiera Obszar; odchodzi najtańsza z tamtejszych Jednostek.

ruling-r73 = Co z wyzwoloną kolonią, gdy w grze nie ma DNPR?
    .text = Znowu jest wolna; w przeciwnym razie dołącza do jednego z tych, które są w grze.

## Wydarzenia (16)

ruling-r30 = Czy blady symbol Konfliktu o Władzę jest innym symbolem?
    .text = Nie, to zwykły symbol.

ruling-r31 = Kto wybiera, co zajmuje DNPR?
    .text = Aktywny Gracz spośród dozwolonych Prowincji; jeśli go nie ma, decyduje wydrukowana kolejność.

ruling-r40 = Czy z DNPR o dochodzie 10 lub więcej można zawrzeć Sojusz?
    .text = Tak, na jedną Rundę.

ruling-r50 = Czy dwa DNPR mogą mieć jeden kolor?
    .text = Tak, to różne Królestwa. Symbol dotyczy jednego z nich, według twojego wyboru, a wszystkich, gdy rozstrzyga się sam.

ruling-r51 = Ile z pięciu Jednostek zabiera Wyczerpanie Wojną?
    .text = Jedną za każde pełne cztery, jak straty w Bitwie.

ruling-r52 = Co, jeśli nie da się zapłacić za żadną opcję Wydarzenia?
    .text = Mimo to wybiera się jedną; koszt zabiera tyle, ile jest, a opcja działa.

ruling-r80 = Za który Obszar rzuca swoją jedyną kością ten, kto wybrał Wydarzenie?
    .text = Za wybrany przez siebie.

ruling-r84 = Kiedy skupisko jest rozpatrzone, jeśli nowy żeton łączy je z innym?
    .text = Każde skupisko rozprzestrzenia się raz. To, co umieszczono w tej Turze, nie należy do żadnego, a skupisko, z którego wyszedł żeton, nie rozprzestrzenia się ponownie.

ruling-r223 = Jaką Religię Państwową ma NPR, gdy na jego Obszarze pojawią się Różnorodne Wyznania?
    .text = Tę, którą ma w tej chwili.

ruling-r238 = Jaką Religię Państwową odnajduje Królestwo rewolucyjne wśród Różnorodnych Wyznań?
    .text = Gdy przyjmuje inną formę rządu, a na jego Obszarze Stołecznym panują Różnorodne Wyznania – tę, z którą jest wymienione w 1444 roku.

ruling-r85 = Które Terytoria może zasiedlić DNPR?
    .text = Tylko wolne, bez Miasta i żetonu; Roszczenie w tym nie przeszkadza.

ruling-r86 = Kiedy postacie otrzymują Słabe Zdrowie?
    .text = Po pozostałych symbolach Wydarzenia.

ruling-r217 = Który Statek ginie na morzu, jeśli jest ich tam kilka?
    .text = Wybiera się jego typ. Spośród Lekkich Statków ten, który chroni Handel, znika pierwszy, jeśli wybiera Przeciwnik, a ostatni, jeśli wybiera właściciel.

ruling-r87 = Kiedy mianuje się Władcę z niewybranego Wydarzenia?
    .text = Po jego symbolach.

## Misje i Prestiż (17)

ruling-r5 = Jak w dowolnej chwili kończy się Misje z tajnej ręki?
    .text = Spełniona Misja punktuje się sama przy najbliższej decyzji, chyba że właściciel każe ją wstrzymać. Jedno i drugie jest tajne i można to zmienić przy każdej własnej decyzji.

ruling-r6 = Kto pilnuje Kamieni Milowych?
    .text = Punktują się same, od razu i w kolejności Tur.

ruling-r81 = Czy dwaj gracze dzielą się ogólnymi Misjami?
    .text = Nie: każde Królestwo ma własne egzemplarze.

ruling-r82 = Co, jeśli Konflikt o Władzę aktywuje się, gdy inny już trwa?
    .text = Aktywne są oba i oba punktuje się na koniec Rundy.

ruling-r216 = Czy Miasto okupanta liczy się przy byciu jedynym PR na Polu Bitwy?
    .text = Tak: kto Okupuje Prowincję, ma tam Miasto, a jej Właściciel nie jest już jedyny.

ruling-r222 = Które ustalenia, pozostawione przez instrukcję grupie, są oferowane?
    .text = Czwarte odkryte Wydarzenie przy dowolnej liczbie graczy i gry bez Misji.

## The Empire (18)

ruling-r32 = Co, jeśli Cesarz odrzuci Wezwanie Poddanego, który jest też Sojusznikiem?
    .text = Kosztuje to 1 Władzę Cesarską i nic więcej. Sojusz ma własne Wezwanie, które następuje potem.

ruling-r160 = Czy można zawrzeć Pokój z Poddanym okupowanym w całości, gdy Cesarz broni HRE?
    .text = Tylko jako Zwycięzca nad Cesarzem. Kto odniósł Całkowite Zwycięstwo jedynie nad Poddanym, czeka na Pokój z Cesarzem.

ruling-r161 = Ile razy wzywa się Cesarza, gdy naraz zaatakowano kilku Poddanych?
    .text = Raz za wszystkich; odmowa kosztuje 1 Władzę Cesarską. Kto już broni HRE przed wszystkimi atakującymi, nie jest wzywany.

ruling-r162 = Czy kolejne Wezwanie aktywuje Obronę HRE jeszcze raz?
    .text = Nie. Jest aktywna, dopóki leży jej żeton: nie przybywa Jednostek, a Poddani nie ponoszą nowych ciężarów.

ruling-r221 = Czy Poddany, którego CtA przyjmuje Cesarz, staje się Aktywnym Sojusznikiem?
    .text = Nie. Jeśli jest Sojusznikiem, pyta o to CtA z Sojuszu (R32).

ruling-r163 = Czy Poddany może wybrać ciężar, którego nie zdoła ponieść w całości?
    .text = Nie. Jednostki i Dukaty muszą być, tyle, ile zostawiają limity; Prestiż można stracić zawsze.

ruling-r168 = Jak walczą Jednostki Cesarskie?
    .text = Są osobną stroną u boku Cesarza. Gdy Cesarz się wycofuje, wracają do puli; gdy polegną jego własne Jednostki, walczą dalej. Przy remisie trafienia spadają najpierw na nie.

ruling-r167 = Które Wojny zmieniają Władzę Cesarską, gdy się kończą?
    .text = Te z Królestwami spoza HRE, które zaatakowały Cesarza albo Poddanego, któremu Cesarz przyszedł z pomocą, i z tymi, którzy im pomogli. Nie ma znaczenia, czy aktywowano Obronę HRE; Biały Pokój nie jest ani zwycięstwem, ani klęską.

ruling-r224 = Czy Obszar, który opuszcza HRE lub do niego wraca, bo Wydarzenie zmieniło Właścicieli, zmienia Władzę Cesarską?
    .text = Tak. Tylko tam, gdzie sama karta każe Obszarowi odejść lub wrócić, Władza Cesarska zmienia się wyłącznie tak, jak mówi karta.

ruling-r166 = Które Wpływy traci Cesarz za Wojnę z Poddanym bez CB?
    .text = Trzy kostki własnego koloru na Obszarach HRE, tyle, ile jest. Cesarskie Wpływy się nie liczą.

ruling-r215 = Do czego służy Cesarski Wpływ?
    .text = Wszędzie liczy się jako Wpływ Cesarza i opłaca Wezwania do Broni oraz Dostęp Militarny, przed jego własnymi kostkami na tym Obszarze. Nigdy nie opłaca Podporządkowania, a straty i kary zabierają kostki własnego koloru.

ruling-r33 = Czy pomoc Cesarza NPR przychodzi do każdej Bitwy?
    .text = Tak: Limit Rekrutacji każdego Królestwa liczy się raz na Turę, a część HRE w każdej Bitwie na Obszarze HRE, którego broni członek. Jej Jednostki walczą z Królestwem, które się nie wycofuje, inaczej z najsilniejszym; jeśli jest ujemna, Królestwa mają o tyle Jednostek mniej.

ruling-r227 = Co zostaje z HRE bez zasad zaawansowanych?
    .text = Każdą zasadę zaawansowaną stosuje się, chyba że stół postanowi inaczej. Bez zasady o Religii HRE pozostaje ono Katolickie: liczy się to przy Wyborach, ale Cesarz może zmienić Religię Państwową i HRE się przez to nie rozwiązuje. Bez Wyborów korona zostaje przy swoim graczu. W miejsce Inwazji nic nie wchodzi.

ruling-r219 = Czy Cesarz może Zmienić Religię Państwową, gdy HRE nie ma oficjalnej?
    .text = Nie, tylko wtedy, gdy HRE przeszło na inną. Buntownicy religijni pozwalają na to każdemu, także Cesarzowi.

ruling-r164 = Co dzieje się z Obroną HRE, gdy wybrano innego Cesarza?
    .text = Kończy się; Wojny trwają. Jednostki zostają w puli, te z Bitwy do niej wracają, a nowy Cesarz może ich użyć, gdy Obrona HRE znów będzie aktywna.

ruling-r165 = Co, jeśli nie głosuje żaden Obszar albo Cesarz zostaje wybrany ponownie?
    .text = Bez głosów tytuł zostaje tam, gdzie był, a z nim Władza Cesarska. Ponowny wybór wzmacnia Władzę Cesarską poniżej 3 tak samo jak wybór nowego Cesarza.

ruling-r218 = Kto liczy się w głosowaniu Obszaru Elektorskiego i czy można wybrać gracza bez Władcy?
    .text = Ci, którzy mogą zostać wybrani: Wpływ i Wasale innych są pomijani, ale Obszar Stołeczny takiego gracza nie głosuje. Nie trzeba być członkiem HRE ani mieć Władcy.

## Nieobecni gracze (20, 21)

ruling-r41 = Co, jeśli gracz odejdzie?
    .text = Kto to powie, w dowolnej chwili, opuszcza grę na koniec pierwszej Rundy, w której jego Królestwo ma Pokój, a do tego czasu może zmienić zdanie; tak długo może grać bot. W grze zostaje co najmniej dwoje graczy i pasują oni jak w grze dwuosobowej. Miasta na cudzych flagach nie są Prowincjami Rdzennymi Królestwa, Buntownicy opuszczają jego Prowincje, a Wasal, którego część ma ktoś inny, jest wolny. Wydarzenie Królestwa usuwa się tylko wtedy, gdy wystarczy ich dla wszystkich. Jego Miasta są warte tyle, ile drukuje mapa. Zamiast tego miejsce może od razu, także w trakcie Wojen, przejąć bot albo inna osoba.

ruling-r42 = Według jakich zasad grają boty?
    .text = Według pełnych zasad; kart botów z wydanej gry się nie używa.
