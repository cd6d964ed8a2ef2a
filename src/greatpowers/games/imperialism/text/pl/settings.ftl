# Imperializm: nazwa gry, jej źródło, to, co ustala się przed grą, i jak gra może się skończyć.

## Gra

game-title = Imperializm: Droga ku dominacji
game-about = Od XV do XIX wieku od dwóch do czterech mocarstw handluje, knuje, podbija i wojuje. Wygrywa największa chwała.
game-source = Zasady z instrukcji, większość wartości kart odtworzona
    .text = Zasady oraz działanie każdej karty opatrzności i religii pochodzą z polskiej instrukcji. Większość liczb na pozostałych kartach to nasza rekonstrukcja, bo instrukcja ich nie podaje: prawie wszystkie terytoria, wszystkie osiągnięcia, większość mocarstw, wymagania religii i większość zysków z handlu. W wydanej grze wartości te są inne. Tam, gdzie instrukcja milczy, decydują nasze rozstrzygnięcia; stoją pod punktami, których dotyczą.

## Ustawienia

setting-players = Liczba graczy
    .text = Ile mocarstw bierze udział w grze. Pole zakończenia gry leży na 40, 29 albo 20 punktach chwały dla dwóch, trzech albo czterech graczy.
setting-players-2 = 2
setting-players-3 = 3
setting-players-4 = 4
setting-achievements = Zdobywanie osiągnięć
    .text = Kto w swojej turze spełnia wymagania osiągnięcia, musi je wziąć, ale tylko jedno. Pytanie brzmi, czy można do końca tury czekać na lepsze (13.0).
setting-achievements-by_choice = Najpóźniej na koniec tury
setting-achievements-at_once = Od razu po spełnieniu wymagań
setting-india_and_china_pay_taxes = Podatki z Indii i Chin
    .text = Podatki dają dukata za każdą kartę terytorium. Indie i Chiny nie są kartami, lecz polami planszy; przy tym ustawieniu też przynoszą dukata (11.0).
setting-india_and_china_pay_taxes-no = Nie
setting-india_and_china_pay_taxes-yes = Tak
setting-one_catholicism = Katolicy i kontrreformacja
    .text = Zgodnie z literą zasad innowiercami są dla siebie mocarstwa różnych religii, także katolickie i kontrreformacyjne. Można ustalić, że te dwa są jednej wiary (15.6.2).
setting-one_catholicism-no = Innowiercy
setting-one_catholicism-yes = Jedna wiara

## Zakończenia

ending-end_space = Osiągnięto pole zakończenia gry na torze chwały
ending-stalemate = Pat: dwadzieścia rund bez żadnego punktu chwały
