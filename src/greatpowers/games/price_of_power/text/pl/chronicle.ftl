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
passing-round = Pasuj w tej Rundzie
passing-is-round = w tej Rundzie
