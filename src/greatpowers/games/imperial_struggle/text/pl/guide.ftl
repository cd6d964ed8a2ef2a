# Imperial Struggle in the browser: the guided first round, and tips.

## Pierwsza runda Imperial Struggle

is-guided-intro = Pierwsza runda z przewodnikiem zajmuje pięć minut. Grasz Francją przeciw botowi, a każdy krok mówi, o co chodzi i dlaczego.

is-guide-vp = Dwa mocarstwa, jeden tor
    .text = Wielka Brytania i Francja rywalizują przez całe stulecie, a jeden znacznik pokazuje, kto prowadzi. Wielka Brytania wygrywa przy 0, Francja przy 30. Jeśli do tego nie dojdzie, na koniec decyduje, po której stronie 15 stoi znacznik. Twoje mocarstwo: { $power }.
is-guide-maps = Cztery mapy pełne Flag
    .text = Flaga pokazuje, kto kontroluje pole, a kształt, czym ono jest: koła to Rynki, romby Poselstwa, sześciokąty Akweny i Forty, kwadraty Terytoria. Te przyciski pokazują jedną mapę albo wszystkie cztery.
is-guide-awards = Ile jest wart Region
    .text = Na koniec Tury Pokoju Nagrodę za Dominację zdobywa ten, kto kontroluje w Regionie więcej pól, o ile jego przewaga osiąga liczbę po znaku ≥. Wawrzyn to Punkty Zwycięstwa, zwój to Punkty Odwetu.
is-guide-demand = Globalny Popyt i prognoza
    .text = W tej turze Globalny Popyt obejmuje trzy towary: kto ma najwięcej Rynków danego towaru, otrzymuje nagrodę. Prognoza podlicza wszystko tak, jakby tura kończyła się teraz. Zaglądaj tu, gdy nie wiesz, co się opłaca.
is-guide-ministers = Wybierz dwóch Ministrów
    .text = Karty leżą zakryte, dopóki ich nie ujawnisz, a ich zdolności służą przez całą Epokę. Na pierwszą grę każdy wybór jest dobry.
    .todo = Wybierz dwie karty.
is-guide-first = Kto zaczyna?
    .text = Inicjatywę ma strona, która przegrywa; w pierwszej turze jest to Francja. Kto zaczyna, wybiera spośród wszystkich żetonów; kto gra drugi, ma w turze ostatnie słowo.
    .todo = Wskaż, kto zacznie. Oba wybory są dobre.
is-guide-invest = Wybierz żeton Inwestycji
    .text = To twój budżet na tę rundę: u góry Akcja Główna, na pasku u dołu Akcja Poboczna. Monetami płaci się za Rynki, piórami za Poselstwa, granatami za Forty, Eskadry i Wojska.
    .todo = Wybierz żeton. Na początek dobrze mieć dużo monet.
is-guide-points = Twoje punkty
    .text = Punkty Akcji Głównej możesz rozdzielić na kilka pól. Akcja Poboczna to tylko jeden wydatek i nie opuszcza Flag przeciwnika, chyba że na polu leży znacznik Konfliktu.
is-guide-spend = Wydaj je na planszy
    .text = Złote pola możesz teraz wybrać, a liczba na polu to prawdziwy koszt; wskaż pole, a zobaczysz, skąd się bierze. Na pustym polu podnosisz swoją Flagę, na polu przeciwnika opuszczasz jego.
    .phone = Złote pola możesz teraz wybrać, a liczba na polu to prawdziwy koszt. Dotknij pola, aby zobaczyć, skąd się bierze, i potwierdź. Na pustym polu podnosisz swoją Flagę, na polu przeciwnika opuszczasz jego.
    .todo = Wybierz złote pole.
is-guide-why = Dlaczego nie tam?
    .text = Wybierz na próbę dowolne pole, które nie jest złote: dowiesz się, dlaczego nie można, i której zasady to dotyczy; odsyłacz ją otwiera. W grze nic się od tego nie zmieni.
is-guide-events = Wydarzenia
    .text = Jeśli na twoim żetonie jest symbol Wydarzenia, możesz przed wszystkim innym zagrać jedną kartę, której znak pasuje do Akcji Głównej. Karta pokazuje, czy spełniasz Warunek Premii.
is-guide-debt = Dług i Punkty Odwetu
    .text = Brakuje punktu? Każdy punkt Długu daje jeden Punkt Akcji, aż do twojego limitu; Punkt Odwetu robi to samo bez Długu. Poddanie rundy zmniejsza Dług o maksymalnie 2.
is-guide-war = Nadchodzi Wojna
    .text = Po większości Tur Pokoju wybucha Wojna. W każdej Kampanii sumują się twoje Wojska i to, co masz na planszy: sojusznicy, Forty, Eskadry, Kompetencje. Klawisz W zawsze otwiera ten arkusz.
    .phone = Po większości Tur Pokoju wybucha Wojna. W każdej Kampanii sumują się twoje Wojska i to, co masz na planszy: sojusznicy, Forty, Eskadry, Kompetencje.
is-guide-undo = Zmieniasz zdanie?
    .text = Tym cofniesz swoje decyzje jedną po drugiej, dopóki nie wyszło na jaw nic ukrytego.
is-guide-end = Zakończ rundę
    .text = Wydaj, ile chcesz; punkty, które zostaną, przepadną. Potem gra bot.
    .todo = Zakończ rundę.
is-guide-bot = Co zrobił bot
    .text = Dziennik opowiada każdy ruch, a ostatni jest na planszy obwiedziony fioletem. Wybierz wiersz, aby zobaczyć tamtą chwilę; „{ replay-back }” przywraca stan obecny.
is-guide-help = Wiesz już dość, by grać dalej
    .text = Tu są klawisze (?), ustawienia i „{ plan-try }”: kopia stołu, na której wolno próbować wszystkiego. Zakładka „{ side-rules }” z boku zawiera wszystkie zasady. Podpowiedzi będą mówić o nowościach, dopóki ich nie wyłączysz. Powodzenia!
    .phone = W tym menu są ustawienia i „{ plan-try }”: kopia stołu, na której wolno próbować wszystkiego. Zasady znajdziesz obok dziennika. Podpowiedzi będą mówić o nowościach, dopóki ich nie wyłączysz. Powodzenia!

## Podpowiedzi do Imperial Struggle

is-tip-event = Twój żeton pozwala zagrać Wydarzenie: zrób to, zanim wydasz jakikolwiek punkt.
is-tip-ministry = Po tej turze nadejdzie Wojna. Zakryty Minister nic w niej nie daje: ujawnij go w swojej rundzie.
is-tip-war = Po tej turze nadejdzie Wojna: jej arkusz pokazuje, ile znaczą w niej twoje Flagi i Eskadry.
is-tip-treaty = Punkty Odwetu ponad cztery przepadają na koniec tury: wydaj je teraz.
is-tip-pass = Jeśli poddasz rundę zaraz po wybraniu żetonu, twój Dług zmaleje o maksymalnie 2.
is-tip-debt = Zostało mało Dostępnego Długu; liczy się on przy niektórych Wydarzeniach i w Punktacji Końcowej.
is-tip-conflict = Pole ze znacznikiem Konfliktu nie liczy się nikomu, a przekupisz je za 1. Znacznik usuwa się punktami militarnymi.
is-tip-protected = Tego Rynku Strzeże Eskadra lub Fort obok: opuszczenie tu Flagi kosztuje o 1 więcej.
is-tip-region = Punkty starczą na więcej w jednym Regionie: punkty tego samego typu w innym kosztują o 1 więcej.
is-tip-minor = Akcja Poboczna to tylko jeden wydatek, a Flagi przeciwnika opuszcza tylko tam, gdzie leży znacznik Konfliktu.
is-tip-conquest = Punkty Podboju trzeba wydać od razu: jeden daje tu Rynek, Fort lub Akwen, bez żadnego połączenia.
