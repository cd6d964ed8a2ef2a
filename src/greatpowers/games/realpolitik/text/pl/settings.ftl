# Realpolitik: nazwa gry, jej źródło, to, co ustala się przed grą, i jak gra może się skończyć.

## Gra

game-title = Realpolitik
game-about = W latach 1866–1871 trzy lub cztery Mocarstwa ściągają podatki, mobilizują wojska, zawierają Przymierza i walczą o Niemcy i Włochy. Wygrywa największy Wpływ.
game-source = Według dwustronicowej pomocy gracza; mapa, ceny i wiele innych są nasze
    .text = Z tej gry znamy tylko polską pomoc gracza na dwóch stronach. To, co w niej jest, obowiązuje. Cała reszta to nasza rekonstrukcja: mapa i jej wartości, ustawienie początkowe, ceny i Siła, Generałowie, liczba kart Bitwy, rola Arbitra, przebieg Fazy Dyplomacji i gra czteroosobowa. Mówią o tym rozstrzygnięcia; stoją pod punktami, których dotyczą. Wydane zasady mogą być inne.

## Mocarstwa

power-france = Francja
power-prussia = Prusy
power-austria = Austria
power-italy = Włochy
power-fr = { power-france }
power-pr = { power-prussia }
power-au = { power-austria }
power-it = { power-italy }

## Ustawienia

setting-players = Liczba graczy
    .text = W grze trzyosobowej Włochy są Pomniejszym Mocarstwem, nad którym kontrola zmienia się w Fazie Dyplomacji; w czteroosobowej są Mocarstwem jak pozostałe (6.0).
setting-players-3 = 3
setting-players-4 = 4
setting-end_check = Koniec gry
    .text = Gra kończy się w rundzie, w której któreś Mocarstwo ma dość Wpływu, ale pomoc gracza nie mówi, czym jest runda: jedną turą czy wszystkimi turami do następnej Fazy Dyplomacji (2.1).
setting-end_check-turn = Wraz z turą
setting-end_check-round = Przed następną Fazą Dyplomacji
setting-tiebreak = Kilka Mocarstw z wystarczającym Wpływem
    .text = Albo wygrywa największy Wpływ, a Prestiż rozstrzyga między równymi, albo wśród wszystkich, którzy mają go dość, decyduje sam Prestiż (2.2).
setting-tiebreak-influence = Wpływ, potem Prestiż
setting-tiebreak-prestige = Sam Prestiż
setting-arbiter = Arbiter
    .text = Pomoc gracza każe wybrać Arbitra Ruchu, ale nie mówi, co on robi. Albo może pozwolić na dalsze ruchy i za każdą zgodę zyskuje Morale, albo nie ma żadnej władzy (4.5.1).
setting-arbiter-grants_steps = Pozwala na dalsze ruchy
setting-arbiter-no_power = Nie ma władzy

## Zakończenia

ending-influence = Mocarstwo osiągnęło Wpływ, który kończy grę
ending-last_turn = Rozegrano ostatnią turę
