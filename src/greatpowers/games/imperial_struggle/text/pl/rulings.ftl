# Imperial Struggle: rozstrzygnięcia, po jednym wpisie; uzasadnienia są w docs/rulings/imperial_struggle.md.

## Strony, przygotowanie, stół (2, 3)

ruling-r1 = Który tekst mówi o przygotowaniu planszy?
    .text = Dwanaście kroków polskiej instrukcji, w obu edycjach. Wojska Regularne kładzie się losowo, po jednym na Kampanię; Francja dobiera losowo jedno Wojsko Elitarne do Europy Środkowej w pierwszej Wojnie; Francja ma Inicjatywę.

ruling-r2 = Czy dwa pola USA to Lokalne Sojusze?
    .text = Tak: każde jest Poselstwem, polem Prestiżu i Lokalnym Sojuszem w Ameryce Północnej, w Podregionie Północne Kolonie. Żadna karta mówiąca o tamtejszych Lokalnych Sojuszach nie może być w grze w turze 6, więc nic od tego nie zależy.

ruling-r3 = Do których Regionów liczą się pola USA?
    .text = W turze 6, gdy na planszy jest co najmniej jedna Flaga USA, Flaga gracza na tych polach liczy się do Nagrody za Dominację w Ameryce Północnej i do Prestiżu; przy dopłacie za różne Regiony są one Ameryką Północną.

ruling-r4 = Czy pola jeszcze niedostępne mogą być celem?
    .text = Dwóch pól Prus z Epoki Imperium przed turą 3, Synów Wolności przed turą 5 i pól USA przed turą 6 (albo bez Flagi USA) nie można przekupić, objąć Konfliktem, policzyć ani wybrać żadnym efektem.

ruling-r5 = Czy Minorka może liczyć się do Prestiżu, choć jest Terytorium?
    .text = Tak. Liczy się każde pole wydrukowane z obwódką Prestiżu, jakiegokolwiek jest rodzaju.

ruling-r6 = Czy jedno przekupienie może zastąpić Flagę?
    .text = Nie. Opuszczenie i podniesienie Flagi na tym samym polu w jednej rundzie to dwa przekupienia, każde osobno opłacone i dozwolone; drugie wycenia się według sytuacji po pierwszym (bez znacznika, bez ochrony, bez Odcięcia). „Przejęcie kontroli” robi jedno i drugie naraz i działa też na pustym polu. Własnych Flag nie można przekupić.

ruling-r7 = Ile jest znaczników Konfliktów i innych?
    .text = Znaczników Konfliktów, Uszkodzonych Fortów, Flag i Wyczerpania nigdy nie brakuje. Ograniczone są: po osiem Eskadr na stronę, Wojska, żetony Popytu i Nagród za Dominację, dwa znaczniki Hugenotów, dwa znaczniki Zwycięstwa jakobitów, cztery Flagi USA i trzy Flagi hiszpańskie.

ruling-r8 = Na których polach można kłaść znaczniki Konfliktów?
    .text = Na każdym dostępnym Rynku lub Poselstwie bez znacznika, przeciwnika, własnym lub pustym, chyba że efekt mówi inaczej. Znaczniki „+1” tylko tam, gdzie efekt je wymienia. Każda zmiana kontroli nad polem od razu usuwa z niego znacznik.

ruling-r9 = Czego dokładnie nie robi pole ze znacznikiem Konfliktu?
    .text = Jego Flagę pomija się w każdym liczeniu, przewadze, warunku i efekcie punktacji, Punktacji Końcowej, Wydarzeń, Ministrów i siły Sojuszu, dla obu stron: warunek, by gdzieś nie było Flagi przeciwnika, jest spełniony, jeśli na jedynej takiej leży znacznik. Pole nie wchodzi do łańcucha Rynków i nie daje gotowej Korzyści. Nadal może być celem (przekupienie, opuszczenie Flagi, przejęcie kontroli) i nadal jest Strzeżone.

ruling-r10 = Czy Odcięty Rynek jest kontrolowany?
    .text = Tak, we wszystkich liczeniach. Odcięcie obniża jego koszt i sprawia, że nie daje on połączenia; nic więcej.

ruling-r11 = Kiedy można ujawnić kartę Ministra?
    .text = W dowolnej chwili własnej rundy, także przed wyborem żetonu i bez powodu, z samej przezorności. Nigdy w rundzie przeciwnika, w punktacji ani w Wojnie. Zakryta karta nic tam nie daje.

ruling-r12 = Co wolno zrobić przed wyborem żetonu?
    .text = Można ujawniać karty i używać zdolności, które nie wymagają żetonu, Akcji ani Wydarzenia: Robert Walpole, limit Banku Anglii, położenie znacznika Hugenotów, odrzucenie karty dzięki Edmondowi Halleyowi, wskazanie towaru dla ustaw Townshenda. Korzyści nie (R70).

## Tura Pokoju (4)

ruling-r13 = Co dzieje się z kartami Sukcesji od tury 5?
    .text = W turze 5 karty z rąk od razu opuszczają grę. Karty z talii opuszczają ją, gdy zostaną z jakiegokolwiek powodu dobrane, i zastępuje je następna karta. Karty odrzucone wracają z tasowaniem i opuszczają grę po dobraniu.

ruling-r14 = Kiedy tasuje się talię Wydarzeń na nowo?
    .text = Tylko podczas rozdawania kart w 4.1.6: najpierw rozdaje się resztę talii, potem z kart odrzuconych tasuje się nową i rozdaje dalej. Po jednej karcie, Francja pierwsza. Jeśli zabraknie także kart odrzuconych, rozdanie kończy się niepełne.

ruling-r15 = Co, jeśli talia jest pusta, gdy w rundzie dobiera się kartę?
    .text = Karty nie można kupić, a Walpole’a nie można użyć: nie tasuje się na nowo. Jeśli w Epoce Rewolucji talia zawiera tylko karty Sukcesji, kupujący odsłania je wszystkie i nie dostaje nic za swoje punkty.

ruling-r16 = Odrzucanie do trzech kart
    .text = Obie strony wybierają w tajemnicy i jednocześnie; odrzucone karty pokazuje się, gdy obie skończą, i odtąd można je przeglądać. Nikt nie schodzi poniżej trzech; kto ma trzy karty lub mniej, nie odrzuca żadnej.

ruling-r17 = Których Ministrów można wybierać i wymieniać?
    .text = Pierwsza tura Epoki: dowolne dwie karty strony z symbolem Epoki, także używane wcześniej, zakryte, obie strony naraz i w tajemnicy. Druga tura: każdą zakrytą kartę można wymienić na dowolną inną taką kartę spoza Gabinetu; odkryte zostają.

ruling-r18 = Kto i jak często wybiera pierwszego gracza, także w turze 1?
    .text = Posiadacz Inicjatywy wybiera raz na turę, w turze 1 Francja; potem strony grają na przemian, po cztery rundy.

ruling-r19 = Kolejność punktacji
    .text = PO redukuje się do czterech przed punktacją, więc zdobyte w punktacji lub Wojnie mogą przekraczać cztery do następnej redukcji. Potem Nagrody za Dominację (Europa, Ameryka Północna, Karaiby, Indie), Prestiż, Popyt w kolejności z tabeli ze zmianami Długu na bieżąco, a na końcu Ministrowie, którzy punktują sami ({ ministry-east_india_company }). Ministrowie, którzy dodają coś do Nagrody lub Popytu, robią to razem z nimi.

ruling-r20 = Kiedy zdobywa się „wszystkie Nagrody i cały Popyt”?
    .text = Gdy jedna strona zdobyła wszystkie cztery Nagrody za Dominację i każdy Popyt punktowany w tej fazie (trzy albo cztery po Le Beau Monde). Prestiż nie jest potrzebny. Nagroda lub Popyt, których nie zdobył nikt, to uniemożliwia. Sprawdza się to przed PZ, które liczą się tylko przy sprawdzaniu zwycięstwa, a nie w chwili osiągnięcia 0 lub 30.

## Runda (5)

ruling-r21 = Kiedy można poddać rundę i co to daje?
    .text = Od razu po wyborze żetonu, przed Wydarzeniem, Przegrupowaniem, Korzyścią i jakimikolwiek PA. Dług spada o dwa albo do 0; bez Długu też wolno. Zdolności Ministrów użyte przed wyborem żetonu (R12) nie przeszkadzają; po poddaniu nie robi się już nic.

ruling-r22 = Czy można przeplatać Akcje?
    .text = Edycja włoska: Akcja Główna żetonu, jego Poboczna, własna Akcja Główna Wydarzenia i Przegrupowanie następują w dowolnej kolejności, ale jedną kończy się przed rozpoczęciem następnej; gdy wyda się punkty innej, reszta pierwszej przepada. PA tego samego typu z Wydarzenia i Akcji Głównej to jedna Akcja (R24). Edycja polska: każdy zakup jest Akcją; dowolna kolejność. W obu zdolności i Korzyści bez PA mogą wypadać pomiędzy. O tym, co przepadnie, gra uprzedza przed odpowiedzią, a potem odnotowuje to w dzienniku.

ruling-r23 = Kiedy można zagrać Wydarzenie?
    .text = Raz, z żetonem, który ma symbol (albo dzięki Ministrowi, który go zastępuje), po wyborze żetonu, a przed Przegrupowaniem, Korzyściami i PA. Każde z nich zamyka tę możliwość. Wydarzenie można zagrać, choć żaden z jego efektów nie może nastąpić.

ruling-r24 = Jak używa się PA z Wydarzeń?
    .text = Są osobną Akcją Główną, także typu, którego nie ma żeton; przy tym samym typie co Akcja Główna żetonu tworzą z nią jedną pulę. Gdy ten typ ma Akcja Poboczna żetonu: edycja włoska: punkty tego typu idą albo wszystkie na własną Akcję Główną, albo wszystkie na jedyny wydatek Pobocznej; edycja polska: można je podzielić. W każdym razie można dodać Dług i PO.

ruling-r25 = Jak wiążą ograniczenia PA z Wydarzeń?
    .text = Ograniczony punkt płaci tylko za wydatki, które spełniają jego ograniczenie, także gdy resztę płacą inne punkty. Dług i PO są nim związane, jeśli bierze się je wyłącznie z tytułu Wydarzenia; jeśli ten typ ma także żeton, można je wziąć z tytułu żetonu i są wolne. „Tylko na opuszczanie Flag na Rynkach” pozwala na kilka Rynków.

ruling-r26 = Czy za MPA ograniczone do Regionu można rekrutować Wojska Elitarne?
    .text = Edycja włoska: nie. Edycja polska: tak, a Wojsko musi wtedy trafić do Kampanii nadchodzącej Wojny toczonej w tym Regionie (może trzeba będzie przenieść leżące tam, R44).

ruling-r27 = Warunki Premii i efekty
    .text = Warunek sprawdza się raz, przy zagraniu karty, przed efektem podstawowym. Ujawnienie zakrytej karty dla jej Kompetencji to wybór gracza; Kompetencja już odkryta albo spełniony warunek na planszy zawsze dają Premię. Warunki wewnątrz efektu sprawdza się przy jego wykonaniu i wtedy można pokazać wymaganą tam Kompetencję (La Gabelle). Efekty są obowiązkowe, o ile da się je wykonać, podstawowy przed Premią, chyba że mówią „możesz” lub „maksymalnie”; co niemożliwe, pomija się, a resztę wykonuje.

ruling-r28 = Czym jest jeden wydatek Akcji Pobocznej?
    .text = Jednym zakupem: jedno przekupienie, Wojsko, usunięty znacznik, Fort, zbudowana lub rozmieszczona Eskadra, karta, punktacja jakobitów albo jedna wymiana z tury 6 (R45). Może do niego dołączyć Dług, PO i inne punkty tego typu; reszta przepada, a później nie można już brać dla tej Akcji Długu ani PO. Gdy mogłyby zapłacić i punkty Akcji Głównej, i Pobocznej, mówi o tym gracz. Akcją Poboczną opuszcza się Flagę tylko na polu ze znacznikiem Konfliktu (albo za pozwoleniem Ministra), nigdy nie przepędza się Eskadry ani nie przejmuje Fortu.

ruling-r29 = Dopłata za różne Regiony
    .text = EPA i PPA traktuje się osobno, każde w całej rundzie i ze wszystkich źródeł. Pierwszy Region to Region pierwszego wydatku tego typu. Edycja włoska: pierwszy wydatek w każdym następnym Regionie kosztuje o 1 więcej, dalsze tam już nie. Edycja polska: każdy wydatek poza pierwszym Regionem kosztuje o 1 więcej. MPA nigdy tego nie płacą, bezpośrednie efekty też nie. Ten 1 punkt jest częścią ceny, więc ograniczone punkty, które mogą zapłacić za zakup, mogą zapłacić i jego.

ruling-r30 = Czy kupno karty liczy się do dopłaty?
    .text = Nie: nie odbywa się w żadnym Regionie, nigdy nie podlega dopłacie i nie wyznacza pierwszego Regionu.

ruling-r31 = Przegrupowanie
    .text = Wskazuje się Kampanię, dobiera Wojsko i zostawia tam jedno z dwóch; drugie, stare lub nowe, opuszcza grę albo wraca do puli. Gdy zostały w sumie tylko cztery Wojska Regularne (w puli i w Kampaniach), musi wrócić; przy pustej puli Przegrupowanie jest niemożliwe. Wojska opuszczające grę się pokazuje, wracających nie.

ruling-r32 = Symbol Przegrupowania w turze 6
    .text = Daje 1 PO, gdy zaczyna się 5.3, po Wydarzeniu, chyba że rundę poddano.

ruling-r33 = Kiedy Rynek jest Odcięty?
    .text = Ustala się to dla wszystkich Rynków z Flagami na początku każdej rundy, którejkolwiek strony: żaden łańcuch własnych Rynków bez znaczników nie prowadzi do własnego Terytorium, Fortu (uszkodzonego lub nie) ani Eskadry. Na samym Rynku może leżeć znacznik: przerywają tylko znaczniki na innych Rynkach łańcucha. Ogniwa zyskane i stracone w rundzie nic nie zmieniają do następnej; Rynek, który w rundzie zmienił właściciela, nie jest już Odcięty.

ruling-r34 = Co daje połączenie z Rynkiem?
    .text = Terytorium, Fort (także uszkodzony) lub Akwen kontrolowane teraz, choćby zdobyte w tej rundzie; albo Rynek, który był własny bez przerwy od początku rundy, nie był wtedy Odcięty i nie ma teraz znacznika. Znacznik usunięty w tej rundzie już nie przeszkadza. Podnoszenie i opuszczanie Flagi wymagają tego tak samo.

ruling-r35 = Kolejność zmian ceny
    .text = Koszt z pola; ustawiony na 1, jeśli jest znacznik Konfliktu, Odcięcie lub Korzyść z ceną 1; potem zniżki, które mogą zejść poniżej 1; potem +1 za opuszczenie Flagi na Strzeżonym Rynku przeciwnika i +1 za Region; ostatecznie co najmniej 1.

ruling-r36 = Kto strzeże?
    .text = Tylko Eskadra lub nieuszkodzony Fort tej samej strony co Flaga, na połączonym polu; elementy drugiej strony tego nie znoszą. Puste pola nigdy nie są Strzeżone. Efekt na „niestrzeżone” pola może więc objąć puste i wszystkie Poselstwa.

ruling-r37 = Czy bezpośrednie efekty Wydarzeń wiąże połączenie lub limity Akcji Pobocznej?
    .text = Nie. Nie dotyczy ich połączenie, cena, dopłata, limity Akcji Pobocznej ani ograniczenia Odcięcia, chyba że karta je wymienia.

ruling-r38 = Jak bierze się Dług i PO?
    .text = Punkt po punkcie, gdy płaci się za zakup, dla Akcji, która płaci, typu, który w tej rundzie daje żeton lub Wydarzenie i którego Akcja nie jest skończona. Nigdy na zapas. Mogą nastąpić, gdy własne punkty Akcji są zużyte.

ruling-r39 = Punkty od Ministrów
    .text = Dołączają do Akcji tego typu z żetonu lub Wydarzenia i są tego samego rodzaju co ona: przy Akcji Pobocznej są częścią jej jedynego wydatku. Bez takiej Akcji ich nie ma i nie są podstawą do Długu ani PO.

ruling-r40 = Czy Akcję trzeba wykorzystać?
    .text = Nie. Gracz może zakończyć rundę z punktami; przepadają. Dług zmniejsza tylko poddanie rundy (R21).

ruling-r41 = Limit ręki w rundzie
    .text = Nie ma go do następnego rozdania.

ruling-r42 = Usuwanie Konfliktów
    .text = Dowolny znacznik na planszy, na dowolnej Fladze lub bez niej, przez każdą ze stron, bez połączenia. 2 MPA, na polu Strzeżonym 1; znacznik „+1” kosztuje o 1 więcej (3 i 2).

ruling-r43 = Ile Wojsk Elitarnych?
    .text = Dwa zrekrutowane w rundzie; Wojska z Wydarzeń, od Ministrów, z przygotowania lub 7.6 nie są rekrutowane i się nie liczą. Dwa na stronę w Kampanii, skądkolwiek pochodzą. Byng i Dominacja na Atlantyku to znaczniki, nie Wojska, i nie liczą się do żadnego limitu.

ruling-r44 = Umieszczanie Wojska Elitarnego
    .text = Dobierz, obejrzyj, wybierz Kampanię. Jeśli leżą tam dwa, jedno z tych dwóch przenosi się do Kampanii, w której jest miejsce, nigdy nowe. Jeśli wszystkie Kampanie są pełne, nie można dobrać żadnego. Kartę, która wskazuje Kampanię, rozpatruje się tak samo; Wojsk, na które nie ma nigdzie miejsca, się nie dobiera.

ruling-r45 = Punkty militarne w turze 6
    .text = Wojsk nie można rekrutować. 2 MPA z dowolnego źródła kupują 1 EPA albo 1 PPA, dowolnie wiele razy, ale jeden typ na rundę; resztę można wydać jako MPA. Kupione punkty są Akcją Główną albo dołączają do Głównej tego typu i pozwalają na Dług i PO tego typu. Nie są punktami Wydarzenia: nie dołączają do Pobocznej i żadna karta niczego do nich nie dodaje. Poboczna Akcja Militarna może to zrobić raz, jako jedyny wydatek, za wszystko, co ma.

ruling-r46 = Czy MPA z Wydarzeń lub zdolności ogranicza to, co ma żeton?
    .text = MPA z Wydarzenia otwierają całe 5.6 jako Akcja Główna w granicach swoich ograniczeń, także bez symbolu Militarnego na żetonie.

ruling-r47 = Co pozwala zbudować Fort?
    .text = Połączony Rynek, Akwen lub Terytorium, własne bez przerwy od początku rundy. Edycja włoska: na Rynku może leżeć znacznik Konfliktu. Edycja polska: nie może. Rynek może być Odcięty. Budować można Akcją Poboczną.

ruling-r48 = Co pozwala przejąć Uszkodzony Fort przeciwnika?
    .text = Połączona własna Eskadra lub Rynek teraz; nigdy Terytorium; Akcja Główna lub MPA z Wydarzenia. Rynek może być Odcięty. Edycja włoska: może mieć znacznik Konfliktu; edycja polska: nie. Cena: koszt + 1; Fort jest potem nieuszkodzony. Własne Uszkodzone Forty: koszt − 1, bez połączenia, także Akcją Poboczną.

ruling-r49 = Co dzieje się ze znacznikiem uszkodzenia, gdy traci się Fort?
    .text = Przejęty za PP pozostaje uszkodzony. Gdy całkiem traci Flagę (USA), znacznik znika i Fort trzeba zbudować od nowa. Uszkodzonego Fortu nie można uszkodzić ponownie.

ruling-r50 = Eskadry: budowa i cena 0
    .text = Ze Stoczni do Bazy Floty; od razu można je rozmieścić. Ceny 2 zastępują 4 i nie sumują się ze sobą; −2 ze Spekulacji Kompanii Mórz Południowych stosuje się po nich do jednej Eskadry. Nawet przy cenie 0 potrzebna jest Akcja Militarna; Poboczna zostaje przez to zużyta. Wydarzenia, które budują „za darmo”, jej nie potrzebują.

ruling-r51 = Rozmieszczanie
    .text = 1 MPA na pusty Akwen, przeciw przeciwnikowi 2 z planszy, 3 z Bazy Floty; bez połączenia; każda Eskadra raz na rundę, także zbudowana lub odesłana w tej rundzie; opuszczony Akwen jest pusty. Przepędzenie przeciwnika wymaga Akcji Głównej lub MPA z Wydarzenia.

## Dług i Punkty Odwetu (6, 9)

ruling-r52 = Wymuszony Dług
    .text = Wypełnia Limit; każdy punkt ponad niego daje przeciwnikowi 1 PZ i nie jest zapisywany. Tak dla nagród za Popyt, Wojsk i Wydarzeń. PO nie mogą go opłacić.

ruling-r53 = James Watt a wymuszony Dług
    .text = Dopóki jest odkryty, wymuszony Dług ponad Limit Wielkiej Brytanii nie daje Francji PZ; Dług i tak zatrzymuje się na Limicie.

ruling-r54 = { ministry-merchant_banks }
    .text = Liczy się od chwili odkrycia karty: następne dwa punkty Długu wzięte na EPA w każdej Turze Pokoju nie są zapisywane, także przy Limicie i przy EPA Pobocznych lub z Wydarzeń. Dzieje się to samo z siebie, a każdy punkt trzeba zużyć na zakup, dla którego go wzięto.

ruling-r55 = Turgot
    .text = W każdej rundzie pierwszy Dług wzięty na PA daje 2 PA, jeśli Dostępny Dług Francji jest większy od brytyjskiego przed jego zapisaniem. Drugi niepotrzebny punkt zostaje przy Akcji Głównej, a przy Pobocznej przepada.

ruling-r56 = Dług na 0, obniżone Limity
    .text = Dług nigdy nie spada poniżej 0; czego nie można zdjąć, przepada, chyba że karta coś za to daje. Limit nigdy nie spada poniżej Długu: Spłata odsetek obniża oba, gdy Dług stał na Limicie.

## Wojna (7)

ruling-r57 = Ile kładzie się Wojsk Regularnych?
    .text = Po jednym na Kampanię: cztery, w wojnie o niepodległość trzy. Pochodzą ze wszystkich Wojsk Regularnych, które są jeszcze w grze.

ruling-r58 = Darmowe Wojska wojny siedmioletniej
    .text = Każda strona na początku swojej pierwszej rundy tury 4, przed wyborem żetonu, dobiera i umieszcza tyle Wojsk Elitarnych, ile leżało po jej stronie w wojnie o sukcesję austriacką, gdy ją toczono, najwyżej trzy. Znaczniki (Byng) się nie liczą. To nie rekrutacja; stosuje się R44. Dobiera się je i umieszcza po jednym.

ruling-r59 = Kto działa pierwszy w Kampanii?
    .text = Powyżej 15 PZ Francja, poniżej 15 Wielka Brytania, przy 15 ten, kto był pierwszy w ostatniej Turze Pokoju. Ustala się to przy ujawnieniu Wojsk Kampanii. Ta strona stosuje wszystkie swoje efekty, potem druga; potem liczy się siłę.

ruling-r60 = Kolejność efektów Wojsk jednej strony
    .text = Najpierw Dług, potem pozostałe, jeden po drugim, w kolejności właściciela.

ruling-r61 = Czy efekty Wojsk trzeba wykonać?
    .text = Dług zawsze. Opuszczenie Flagi i Fort/Eskadra: edycja włoska: właściciel może zrezygnować; edycja polska: musi, jeśli to możliwe.

ruling-r62 = W co może trafić symbol opuszczenia Flagi?
    .text = W Rynek przeciwnika bez znacznika albo w Poselstwo przeciwnika (edycja włoska: także ze znacznikiem; edycja polska: bez znacznika) w Regionie Kampanii. Jeśli wybiera się Rynek, musi to być taki, którego utrata nie pozbawia połączenia innego połączonego Rynku, o ile taki jest; inaczej dowolny. Właściciel zawsze może woleć Poselstwo.

ruling-r63 = Który Region należy do Kampanii?
    .text = Region lub Regiony z arkusza Wojny; { theater-syw_french_and_indian_war }: Ameryka Północna i Karaiby dla efektów, znaczników i PP, a łup opuszczenia Flagi tylko w Ameryce Północnej. Dominacja na Atlantyku: Europa dla efektów, Eskadry trzech Regionów dla siły. Znaczniki Konfliktów Kampanii europejskiej liczą się w całej Europie.

ruling-r64 = Posiłki
    .text = 1 za każde własne pole Sojuszu bez znacznika w wymienionym państwie, za Eskadrę, za nieuszkodzony Fort, za znacznik na Fladze przeciwnika (na pustych polach nic) i 1 za wymienioną Kompetencję na odkrytej karcie, na ilukolwiek kartach jest. Znaczniki niezależnie znoszą Sojusz i dają siłę. Sumy mogą być ujemne.

ruling-r65 = Kolejność Łupów
    .text = PZ i PO; Eskadry, które przegrany musi oddać; PP; opuszczanie Flag; USA, potem Kanada; znaczniki; na końcu darmowe przekupienia w Hiszpanii z 12.1. Remis nie daje nic. Łup opuszczenia Flagi może dotyczyć dowolnego pola przeciwnika swojego rodzaju w swoim Regionie, ze znacznikiem czy bez, choćby odcinał inne; jest obowiązkowy, jeśli możliwy.

ruling-r66 = Czy PP trzeba wydać?
    .text = Tak, zakup po zakupie, dopóki jest dozwolony cel, na który wystarcza punktów; inaczej przepadają. Kupują Forty, Rynki, Akweny i Terytoria przeciwnika lub puste, nie Poselstwa ani pola z Flagą USA. To, co przejęte, od razu liczy się przy następnym zakupie.

ruling-r67 = Akweny i PP
    .text = Eskadrą z Bazy Floty lub z innego Akwenu Regionu (Regionów) Kampanii, każdą raz na Wojnę. Eskadra przeciwnika stamtąd trafia do Bazy Floty.

ruling-r68 = Terytoria i PP
    .text = W Regionie albo na liście Kampanii; jeśli dochodzi do niego jakakolwiek Linia Podboju, jedna musi wychodzić z własnego Fortu (także uszkodzonego), Akwenu lub Terytorium. 1 PP, ze znacznikiem Hugenotów 2, które trzeba mieć razem. Odmówić można tylko, jeśli kontroluje je przeciwnik: najpierw 3 PZ, potem 5 PZ w Wojnie, więcej już nie; punkty przepadają, a Terytorium nikt już w tej Wojnie nie przejmie za PP.

ruling-r69 = USA i Kanada
    .text = Francja wybiera dowolne z trzech Terytoriów, jedno po drugim; potem zdejmuje dowolne Forty Podregionu Północne Kolonie (edycja włoska: brytyjskie; polska: którejkolwiek strony); potem Rynki w Ameryce Północnej i na Karaibach, które przedtem miały połączenie, a teraz go nie mają, tracą Flagi, którejkolwiek strony. Następnie tak samo Kanada (tylko Ameryka Północna). Rynki odcięte już wcześniej zostają. Znaczniki Hugenotów i inne na takich Terytoriach znikają. Flagi USA przed Punktacją Końcową nie należą do nikogo: nie dają połączenia, Linii Podboju ani Nagrody; nie można ich odmówić ani przejąć.

ruling-r70 = Kiedy można użyć Korzyści?
    .text = We własnej rundzie, po wyborze żetonu i po rozpatrzeniu Wydarzenia (jeśli się je zagrywa), w dowolnej chwili między zakupami lub wraz z zakupem. Nie w rundzie, w której ją zdobyto, ani gdy w niej ją stracono i odzyskano; zdobyta poza własną rundą jest gotowa w następnej.

ruling-r71 = Korzyść a pole ze znacznikiem Konfliktu
    .text = Zdobywa się ją i zachowuje samymi Flagami, ale dopóki na połączonym polu leży znacznik, nie można jej użyć, nie spełnia warunków i nie punktuje (Kryzys falklandzki, { ministry-east_india_company }). Przy każdej zmianie właściciela zachowuje stan, gotowy lub Wyczerpany.

ruling-r72 = Limity Korzyści
    .text = Dwie na rundę, jedna na Region; Region to Region jej własnego pola, gdziekolwiek działa. Użycia dane przez Wydarzenia też się liczą.

ruling-r73 = Co znaczy „ignorując Wyczerpanie”?
    .text = Można użyć Wyczerpanego żetonu, a użycie nie wyczerpuje gotowego: jego stan się nie zmienia. Reszta obowiązuje (R71, R72). Sojusze z rdzennymi Amerykanami, mówiąc „natychmiast”, pozwalają też użyć żetonu zdobytego w tej rundzie; Loża Dziewięciu Sióstr nie. Żetonu, który od razu niczego nie może i nie ma w tej rundzie Akcji swojego typu, nie proponuje się; gdy żaden nie zostaje, o nic się nie pyta. Nie uruchamia to niczego, co odpowiada na wyczerpanie. Żetonu, który działa przy zakupie, można użyć z zakupem później w tej samej rundzie.

ruling-r74 = Korzyści a rodzaje Akcji
    .text = Nie dają PA. Tańsze opuszczenie Flagi pozostaje zwykłym: połączenie, limity Akcji Pobocznej, ochrona i dopłata. Skała wymaga MPA Akcji Głównej lub z Wydarzenia; Kontrakty niewolnicze mogą użyć Akcji Pobocznej.

## Koniec Wojny i gry (7.4–7.6, 10, 11)

ruling-r75 = Zwycięstwo w Wojnie
    .text = Wszystkie Kampanie Wojny wygrane w najwyższym przedziale tabeli, który dotyczy zwycięzcy (niektóre mają osobny dla każdej strony); sprawdza się to najpierw, potem PZ.

ruling-r76 = Które znaczniki Konfliktów znikają po Wojnie?
    .text = Te na polach z Flagami (którejkolwiek strony) w Regionach, których znaczniki liczyła jakaś Kampania tej Wojny. Znaczniki na pustych polach zostają.

ruling-r77 = Punktacja Końcowa
    .text = Prestiż 2; Dostępny Dług 1 za każde pełne 2 różnicy, najwyżej 4; 1 za towar; 2 za Flagę na Terytorium, które na początku miał przeciwnik. Flagi USA na Północnych Koloniach i Karolinach dają Francji po 2; na San Agustin oraz Quebecu i Montrealu nikomu nic. Potem 16 i więcej Francja, 14 i mniej Wielka Brytania, przy 15 większy Dostępny Dług, potem Wielka Brytania.

## Karty

ruling-r78 = Zwycięstwo jakobitów
    .text = Sukcesja hiszpańska: Francja wygrywająca o 3 lub więcej kładzie znacznik Zwycięstwa, nic więcej. Sukcesja austriacka: każda wygrana Francji kładzie znacznik, a od najbliższej Fazy Ministrów karta { ministry-jacobite_uprisings } leży odkryta na trzecim miejscu do końca gry. Jeśli była jedną z dwóch, przechodzi tam, a Francja wybiera nową kartę, zakrytą. Nie można jej wymienić; gdy zostanie usunięta, trzecie miejsce znika.

ruling-r79 = Klęska jakobitów
    .text = Kładzie się znacznik, a karta od razu opuszcza grę, odkryta, zakryta lub niewybrana. Jeśli była jedną z dwóch zwykłych kart, jej miejsce pozostaje puste do następnej Epoki. Znaczniki Zwycięstwa zostają.

ruling-r80 = { ministry-jacobite_uprisings }
    .text = Przekupywanie za MPA w Irlandii i Szkocji: w jednej rundzie na turę, dowolną liczbę razy, po cenie politycznej (co najmniej 1), bez dopłaty; MPA Poboczne w limitach Akcji Pobocznej. Punktacja: 3 MPA w innej rundzie, raz na turę, 1 PZ za każde własne tamtejsze pole bez znacznika i za znacznik Zwycięstwa, najwyżej 4.

ruling-r81 = Voltaire
    .text = Płaci przy rozstrzyganiu Nagrody za Dominację w Europie, ktokolwiek ją zdobywa albo nikt: 1 PO za każde państwo o kilku polach, w którym Francja ma pole Prestiżu bez znacznika, najwyżej 3. USA się nie liczą.

ruling-r82 = { ministry-townshend_acts }
    .text = Dowolny z sześciu towarów, objęty Popytem lub nie, raz na turę na początku własnej rundy (przed Wydarzeniem i PA). Do końca tury Poboczne Akcje Ekonomiczne Wielkiej Brytanii mogą opuszczać Flagi na Rynkach tego towaru.

ruling-r83 = { ministry-new_world_huguenots }
    .text = Dwa znaczniki, jeden kładziony na turę, dopóki karta jest w Gabinecie, na francuskim Terytorium w Ameryce Północnej lub na Karaibach bez znacznika. Świeży czy zużyty, sprawia, że Terytorium kosztuje o 1 PP więcej. Odwrócony zdejmuje 1 EPA z jednego przekupienia Rynku w swoim Regionie; można połączyć kilka. Zostaje po Epoce, a znika na dobre, gdy Terytorium dostaje Flagę brytyjską lub USA. { ministry-north_american_trade }: po ujawnieniu odświeża zużyte.

ruling-r84 = Edmund Burke
    .text = W rundzie z Główną Akcją Polityczną (żeton lub Wydarzenie) Wielka Brytania może dodać 1 PPA za każde własne irlandzkie pole bez znacznika, najwyżej 2 na rundę, jeśli wszystkie PPA tej Akcji idą na przekupywanie w Europie: nie po tym, jak coś poszło gdzie indziej lub na kartę, a potem już nic nie może. Nie z Akcją Poboczną. Irlandzkie pola liczy się w chwili dodania punktów; te, na których Flagę podniesiono później w rundzie, nic nie dodają.

ruling-r85 = Karty, które ułatwiają Wydarzenia: Bank Anglii, Condorcet; Lavoisier
    .text = Bank Anglii: Wydarzenie z symbolem ekonomicznym bez Głównej Akcji Ekonomicznej, symbol Wydarzenia na żetonie nadal potrzebny. Condorcet: symbol Wydarzenia niepotrzebny, typ nadal musi się zgadzać. Lavoisier: +1 PA do Akcji Głównej żetonu i do jego Pobocznej, jeśli otrzymano Premię, a on był wtedy odkryty; nie do własnej Akcji Wydarzenia.

ruling-r86 = { ministry-cardinal_ministers }, Pitt, Choiseul, { ministry-papacy_hanover_negotiations }, { ministry-north_american_trade }
    .text = Obowiązuje R39. { ministry-cardinal_ministers }: zaraz po wyborze żetonu, do jego Akcji Politycznej, Głównej lub Pobocznej. { ministry-north_american_trade }: sprawdza się na początku rundy; każda Akcja Ekonomiczna rundy, Główna, Poboczna i własna Akcja Wydarzenia, dostaje 1.

ruling-r87 = Byng i zawieszone Eskadry
    .text = Byng: do Kampanii nadchodzącej Wojny, która wymienia Eskadry; znika z tą Wojną; w turze 6 żadnej. Zawieszona Eskadra czeka na torze i wraca do Bazy Floty w Fazie Porządkowej następnej Tury Pokoju; do tego czasu nie jest ani na planszy, ani niezbudowana, nie liczy się w Wojnie ani na kartach, ale jest jedną z ośmiu. Zawieszona w turze 6 nie wraca. Czwórprzymierze: bez Eskadry do oddania nie ma 2 PZ; Premia jest niezależna: bez Eskadry do zbudowania nie ma Długu ani PO.

ruling-r88 = Głód w Irlandii
    .text = Tylko gdy nadchodząca Wojna ma powstanie jakobitów. Wojska idą do tej Kampanii według R44: pełna odsyła leżące gdzie indziej; gdy wszystkie są pełne, nie dobiera się więcej. To nie rekrutacja.

ruling-r89 = Popyt zmieniony przez Wydarzenia
    .text = Le Beau Monde dodaje towar jeszcze nieobjęty Popytem jako dalszy Popyt. System Kohong dobiera spośród nieobjętych i zastępuje jeden objęty. Akt o perkalu punktuje bawełnę raz, z nagrodą Epoki i kartą Dupleix, ale nie dla R20.

ruling-r90 = Licytacja stron
    .text = Przed przygotowaniem obaj gracze podają w tajemnicy i naraz stronę, którą chcą, i stawkę od 0 do 4. Różne strony: każdy dostaje swoją, bez PO. Ta sama: dostaje ją wyższa stawka, a druga strona zaczyna z tyloma PO; równe stawki: losowo, strona przegranego i tak je dostaje.

ruling-r91 = Flagi hiszpańskie
    .text = Są wrogie dla obu: przekupuje się je, opuszcza, podbija i usuwa jak Flagi przeciwnika, chyba że efekt mówi o Flagach francuskich, brytyjskich lub przeciwnika (jak symbol opuszczenia Flagi na żetonie Wojsk w instrukcji włoskiej, 7.1.2; w polskiej trafia każdą); potem opuszczają grę. Nie mając połączenia, zawsze są Odcięte (cena 1) i nigdy Strzeżone. Nie liczą się nikomu; znacznik na nich nie daje siły i zostaje (R76).

ruling-r92 = Darmowe przekupienia w Hiszpanii
    .text = Za każde z czterech Terytoriów przejęte za PP, gdy nie kontrolował go nikt, przeciwnik może przekupić jedno pole w Hiszpanii, gdy Kampania jest skończona. Nie za Flagi USA.

ruling-r93 = Planowanie Kampanii
    .text = Punkt 1: Przegrupowanie może zamiast tego zamienić dwa własne Wojska Regularne między Kampaniami (nie w turze 6). Punkt 2: także przy przygotowaniu gry; obie strony rozkładają w tajemnicy naraz. Każdy punkt to osobna opcja.

ruling-r94 = Umocnione Forty
    .text = Fort kupowany za PP wymaga Linii Podboju od własnego Fortu, Akwenu lub Terytorium. Linia Louisbourg–Halifax istnieje tylko tutaj. Przejmowanie w czasie pokoju się nie zmienia.

ruling-r95 = Kto wyczerpuje Korzyść?
    .text = Obie karty Ministrów odpowiadają tylko na użycie we własnej rundzie wskazanej strony: Pompadour na pierwszą europejską użytą przez Francję, Watt na pierwszą z dowolnego Regionu użytą przez Francję, każda raz na rundę, jeśli była odkryta wcześniej. La Gabelle, która oznacza do dwóch gotowych żetonów którejkolwiek strony lub niczyich, nie uruchamia żadnej. PO przychodzi wraz z użyciem, może więc zapłacić za to, co daje Korzyść.

ruling-r96 = Straty wybierane przez przeciwnika, Wojska zabrane w ciemno
    .text = Nadmierne wydatki wojskowe: przeciwnik wybiera spośród tego, co możliwe, za każdym razem na nowo; jeśli nic, nic się nie dzieje. Rywalizacja austriacko-hiszpańska: Wielka Brytania wskazuje Kampanię, Wojsko stamtąd bierze się losowo, w ciemno, i wraca do puli Francji.

ruling-r97 = Ministrowie, którzy zmieniają Nagrodę
    .text = Tylko żeton Nagrody, nie Prestiż; tylko jeśli ktoś ją zdobywa; także przy żetonie wartym 0 PZ. Johnson obniża francuską Nagrodę najwyżej do 0 PZ i zostawia jej PO.

ruling-r98 = Zniżki na całą rundę
    .text = Dotyczą każdego pasującego zakupu rundy, sumują się ze sobą i z Korzyściami i wchodzą do R35 jako zniżki. Pozwolenie Swifta na opuszczanie Flag Akcją Poboczną obejmuje francuskie Poselstwa w Europie, gdy jakieś irlandzkie pole bez znacznika jest brytyjskie.

ruling-r99 = Co jest Flagą w tekstach kart?
    .text = Eskadry liczą się jako Flagi przy liczeniu Flag w Regionie; także Terytoria, Forty (również uszkodzone), Rynki i Poselstwa; Flagi USA i hiszpańskie nigdy; ze znacznikiem nigdy (R9).

ruling-r100 = Co jest jawne, a co tajne?
    .text = Tajne: ręce, nieujawnione Wojska (właściciel widzi swoje w Kampaniach), zakryci Ministrowie, kolejność talii i pul. Jawne: liczby kart i żetonów, karty odrzucone, zagrane i usunięte elementy, w której Kampanii leży Wojsko, wybrane i pozostałe żetony Inwestycji.

ruling-r101 = Gdy skończą się żetony Inwestycji
    .text = Najpierw wykłada się to, co zostało, potem tasuje wykorzystane (z tym, którego nikt nie wybrał w poprzedniej turze) i dopełnia do dziewięciu.

ruling-r102 = Zdolności na koniec tury
    .text = Najpierw strony, która w tej turze była pierwsza, potem drugiej; każda w swojej kolejności; warunki takie, jakie są wtedy; tylko odkryte karty.

ruling-r103 = Wydarzenia z wyborem PA
    .text = Typ wybiera się przy rozpatrywaniu Wydarzenia, przed jakąkolwiek Akcją. Reforma podatkowa: najpierw spada Dług; tylko za punkty, o które nie może spaść, można wziąć EPA, każdy według woli.

ruling-r104 = Przekupienie albo punkty
    .text = Wielka wojna północna: Wielka Brytania punktuje, jeśli po przekupieniu oba pola niemieckie są jej, bez znaczników, także gdy żadnego nie dało się przekupić; Francja przekupuje Rosję albo punktuje, jeśli ta już była francuska i bez znacznika. Warunki wewnątrz innych Premii sprawdza się po efekcie podstawowym.
