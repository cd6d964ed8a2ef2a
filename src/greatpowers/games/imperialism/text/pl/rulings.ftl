# Imperializm: rozstrzygnięcia, po jednym wpisie; uzasadnienia są w docs/rulings/imperialism.md.

## Dukaty, tory, przygotowanie (3, 4)

ruling-r1 = Czy zasoby dukatów mogą się wyczerpać?
    .text = Nie. Są nieograniczone.

ruling-r2 = W jakiej kolejności wybiera się pierwszą armię lub flotę?
    .text = Jawnie i w kolejności tur, począwszy od gracza z najniższym numerem startowym.

ruling-r3 = Co dzieje się na końcach toru?
    .text = Poziom nigdy nie spada poniżej 0 ani nie rośnie ponad ostatnie pole; nadwyżka przepada. Poziom tracony z oddanym terytorium zatrzymuje się na 0. Na pełnym torze nie można kupić poziomu.

ruling-r4 = Kto jest liderem dobra?
    .text = Ten jeden gracz, którego poziom jest wyższy niż u wszystkich innych. Przy remisie albo gdy wszyscy mają 0, lidera nie ma. Sprawdza się to na nowo zawsze, gdy ma znaczenie: limit ręki lidera złota zmienia się od razu.

## Terytoria (9, 11)

ruling-r5 = Czy Indie i Chiny płacą podatki?
    .text = Nie. Przy odpowiedniej opcji stołu tak.

ruling-r6 = Czy Indie i Chiny są koloniami?
    .text = Tak, wszędzie tam, gdzie liczy się kolonie lub terytoria: przy spiskach, wydarzeniach, osiągnięciach i w punktacji końcowej. R5 i R7 to jedyne wyjątki; nigdy nie można ich oddać (10.3.2).

ruling-r7 = Czy „Pęd kolonizacyjny” i „Otwarty na odkrycia” działają z Indiami i Chinami?
    .text = Nie. Obie karty wymagają karty kolonii z ręki. Kolonia wystawiona dzięki karcie „Otwarty na odkrycia” pozwala zagrać „Pęd kolonizacyjny”.

## Tura (6)

ruling-r8 = Czy można wybrać akcję, której nie da się wykonać?
    .text = Nie. Intryga wymaga karty lub religii, podbój terytorium w zasięgu sił i środków, wojna karty wojny i karty władzy, która na nią pozwala. Rozwój i podatki można wykonać zawsze, więc jakaś akcja jest zawsze.

ruling-r9 = Co, jeśli ręka przekracza limit?
    .text = Nic w tej chwili. W najbliższej wymianie ręki, po odrzuceniu do trzech kart z wyboru, rękę zmniejsza się do limitu, odrzucając tyle dalszych kart, ile trzeba.

ruling-r10 = Jak dokładnie uzupełnia się rękę?
    .text = Odkryte terytorium można wziąć tylko jako pierwszą kartę, także gdy wolne jest tylko jedno miejsce; wszystkie dalsze miejsca uzupełnia się wtedy kartami opatrzności. Kto najpierw dobiera z talii, może wybierać talię osobno dla każdej karty, widząc, co dobrał. Jeśli talia i stos kart odrzuconych są puste, ręka lub rząd pozostaje niepełny; pustą talię uzupełnia się, gdy tylko ktoś odrzuci kartę, bez względu na to, czyja jest tura.

## Rozwój (7)

ruling-r11 = Co daje drugie dobro lidera towarów orientalnych?
    .text = Wszystkie trzy zyski tego dobra, a materiały przemysłowe tylko przy prestiżu lub chwale, których wymagają. Tego, co wypłaca się za wybór rozwoju, nie wypłaca się drugi raz, a trzeciego dobra nie ma.

ruling-r12 = Kiedy traci się prestiż za handel złotem?
    .text = Zaraz po zyskach z handlu; przy prestiżu 0 nie traci się nic.

## Intryga i religia (8, 15.6)

ruling-r13 = Jakie rodzaje kart są w intrydze?
    .text = Cztery: spisek, władza pozytywna, władza negatywna, wydarzenie. „Rozwój mieszczaństwa” i „Zagrywka dyplomatyczna” to wydarzenia, więc nie razem. Każde wydarzenie zagrane jako takie można anulować, także w intrydze; zagranego jako karta wojny nie można.

ruling-r14 = Czy katolicy i kontrreformacja są dla siebie innowiercami?
    .text = Tak. Przy odpowiedniej opcji stołu nie.

ruling-r15 = Co z darmowym rozwojem luteranizmu?
    .text = Jest dobrowolny i liczy się jak rozwój we wszystkim poza znacznikiem akcji, który zostaje na intrydze: karty władzy za niego płacą, można zagrać „Wyjątkowy rok”, a na koniec tury mogą pojawić się „Piraci”.

ruling-r16 = Czy karty wzięte ze stosu kart odrzuconych są jawne?
    .text = Tak, zawsze, także przy „Wojnie o wpływy”.

## Prestiż i osiągnięcia (12, 13)

ruling-r17 = Jak bardzo może rozkwitnąć kultura?
    .text = Najwyżej raz na turę i tylko we własnej turze. Dalszy prestiż w tej turze się pomija, także jeśli w międzyczasie coś stracono. Poza własną turą prestiż zatrzymuje się na 10.

ruling-r18 = Co, jeśli w czasie rozkwitu traci się prestiż?
    .text = Rozkwit nadal daje chwałę; znacznik stoi potem na 10 minus to, co stracono. W czasie rozkwitu prestiż liczy się jako 10 minus straty.

ruling-r19 = Kiedy bierze się osiągnięcie?
    .text = Można je wziąć na początku własnej tury (przed zapłatą za pozbycie się karty), po wymianie ręki i po każdym kroku akcji. Osiągnięcie, którego wymagania spełniono w dowolnej chwili tury, choćby przejściowo, można wziąć aż do jej końca, a jeśli do tego czasu żadnego nie wzięto, jedno z takich trzeba wziąć. Jedno na turę, nigdy w cudzej turze. Z opcją „od razu” decyduje pierwsza chwila, w której wymagania są spełnione.

## Karty władzy (15.1, 15.2)

ruling-r20 = Jak „Członek wielkiej dynastii” może przestawić karty władzy?
    .text = Dwie karty władzy można zamienić między graczami albo jedną lub dwie przesunąć do graczy, którzy nie mają żadnej. Nikt nie kończy z dwiema. Może to dotyczyć także tej karty. Efektów natychmiastowych nie ma.

ruling-r21 = Co znaczy mieć największą armię albo najwięcej chwały?
    .text = Samodzielnie wyprzedzać wszystkich innych, mając więcej niż 0. Remis się nie liczy: „Obłąkanego” można wtedy odrzucić, a „Wojna domowa” i „Rewolucja burżuazyjna” nie dają nic dodatkowo.

## Wojna (10)

ruling-r22 = Czy liczą się modyfikatory osiągnięć?
    .text = Tak.

ruling-r23 = Czy można zagrać kartę wojny w wojnie, do której nie ma ona modyfikatora?
    .text = Tak; dodaje 0. Jej wartość plądrowania liczy się tak, jak jest wydrukowana.

ruling-r24 = Kiedy dany sposób zawarcia pokoju jest możliwy?
    .text = Gdy można go wykonać w całości: cały trybut, odpowiednia karta terytorium, cały prestiż. Prestiż sprawdza się po utracie punktu za porażkę. Tylko gdy żaden nie jest możliwy, stosuje się 10.3.4.

ruling-r25 = Kto i ile razy może zagrać „Piratów”?
    .text = Wszyscy pozostali, zgodnie z ruchem wskazówek zegara od gracza, którego to tura, dowolną liczbę kart każdy. Nie przeciw graczowi bez złota, przypraw i towarów orientalnych.

ruling-r26 = Co wynika z „Ugody”?
    .text = Atakujący bierze kartę wojny, którą wszyscy już znają, z powrotem na rękę i wybiera inną akcję: ani wojnę, ani akcję z poprzedniej tury. Znacznik zostaje na wojnie. Wojny nie ma, więc nie ma i wydarzeń wojennych. „Ugoda” odpowiada na każdą wojnę, także rozpoczętą wydarzeniem jako kartą wojny.

## Karty w czasie (15.4)

ruling-r27 = Kiedy można zagrać „Przechwycenie planów”?
    .text = Przy wyborze akcji oraz między dwoma dalszymi krokami własnej tury, jeśli od ostatniej okazji zaszło coś nowego: rozstrzygnęła się wojna (przed wydarzeniami wojennymi), karta trafiła na rękę lub została z niej zabrana, ktoś inny zagrał wydarzenie albo własne wydarzenie anulowano. Za każdym razem dowolną liczbę kart.

## Koniec (14)

ruling-r28 = Co, jeśli pole zakończenia gry osiągnięto w cudzej turze?
    .text = Tę turę gra się do końca. Potem, zgodnie z ruchem wskazówek zegara, każdy poza graczem, który osiągnął pole, ma jedną turę. Jeśli przekroczą je też inni, nic się nie przedłuża.

ruling-r29 = Jak punktuje się remisy i zera?
    .text = Wspólne pierwsze miejsce daje po 1 punkcie, a drugiego miejsca nie ma. Wspólne drugie miejsce nie daje nic. Nikt nie punktuje w kategorii, w której wszyscy mają 0, ani za drugie miejsce z 0.

ruling-r30 = Kto dostaje punkty za wierność religii?
    .text = 4 punkty chwały otrzymuje każde mocarstwo, które mogło zmienić religię i tego nie zrobiło; nigdy Rosja i Imperium Osmańskie.

ruling-r31 = Kto wygrywa przy równej chwale?
    .text = Wyższy prestiż, potem więcej dukatów; w przeciwnym razie zwycięstwo jest wspólne.

ruling-r32 = Co jest jawne, a co tajne?
    .text = Tajne: ręce, kolejność talii, rozdane mocarstwa, dopóki się ich nie ujawni. Jawne: wszystko inne, także karty odrzucone oraz liczba i rodzaje kart na ręce. Karta, którą gracz widział na cudzej ręce, pozostaje mu znana, dopóki z tej ręki nie odejdzie jakaś zakryta karta.

ruling-r33 = Co, jeśli nikt już nie zdobywa chwały?
    .text = Po dwudziestu rundach, w których nikt nie zdobył chwały, gra kończy się patem, a punktacja końcowa przebiega jak zwykle.
