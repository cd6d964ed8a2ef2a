# Cena władzy: chwile, w których wszyscy się zatrzymują, i skąd wziął się Prestiż.

moment-events = Wydarzenia tej Rundy
moment-income = Dochód
moment-round = Prestiż tej Rundy
moment-age = { $age }
moment-final = Punktacja Końcowa
log-events-shown = Wydarzenia tej Rundy są odkryte
log-incomes = Dochód tej Rundy zebrany
log-round-scored = Prestiż tej Rundy policzony
log-finally-scored = Punktacja Końcowa zakończona
bill-struggles = Konflikty o Władzę
source-missions = Misje
source-milestones = Kamienie Milowe
source-ideas = Idee
source-struggles = Konflikty o Władzę
source-rounds = Kuria, HRE i Mariaże
source-cards = Wydarzenia i karty
source-wars = Wojny i Pokój
source-losses = Kary
source-final = Punktacja Końcowa
length-rounds = { $n ->
    [one] 1 Runda
    [few] { $n } Rundy
   *[many] { $n } Rund
}
chapter-round = { $age }: Runda { $n }
    .since = od Rundy { $n } – { $age }
chapter-final = Punktacja Końcowa
    .since = od Punktacji Końcowej
held-tax = Dochód z Podatków
held-towns = Miasta
held-vassals = Wasale
held-ideas = Idee
held-missions = Ukończone Misje
held-stability = Stabilność
held-ducats = Dukaty
held-interest = Odsetki
passing-round = Pomijaj w tej Rundzie
passing-longer = Pomijaj dłużej
passing-turn = Pomijaj w tej turze
passing-always = Zawsze pomijaj
passing-you-pass = Pomijasz bez pytania:
passing-by-itself = pomijane z góry …
passing-only = Możesz tylko pominąć: pytanie pada, by nikt się o tym nie dowiedział
passing-is-round = w tej Rundzie
