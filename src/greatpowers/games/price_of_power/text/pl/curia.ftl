# The Price of Power: Akcje Papieskie, Ekskomunika i Krucjaty.

option-excommunicate = Ekskomunikuj Władcę: { $target }
option-call_crusade = Wezwij Krucjatę: { $target }
ask-effect-excommunicate = { $card }: czyj Władca zostaje Ekskomunikowany?
    .doing = rozważanie Ekskomuniki
ask-effect-crusade = { $card }: na jaki Obszar wzywasz Krucjatę?
    .doing = rozważanie Krucjaty
ask-take-the-cross = Masz inne Casus Belli na tę Wojnę: czy mimo to idziesz jako Oddany Krucjacie? ({ $area })
    .doing = rozważanie Krucjaty
    .hint = Oddani Krucjacie zyskują 2 punkty Prestiżu, jeśli na koniec mają Jednostki na tym Obszarze, a żadne Królestwo Muzułmańskie nie Posiada tam Prowincji; inaczej tracą 2.
bill-papal-action = Akcja Papieska
bill-crusade = Krucjata
bill-crusade-nobody = Nikt nie wyruszył na Krucjatę
cb-excommunication = Ekskomunika jego Władcy
log-excommunicates = { $power }: Ekskomunika Władcy – { $target }
log-excommunication-ends = { $power }: koniec Ekskomuniki
log-calls-crusade = { $power }: Wezwanie Krucjaty – { $area }
log-takes-the-cross = { $power }: Oddanie Krucjacie – { $area }
log-crusade-ends = Koniec Krucjaty: { $area }
no-papal-age = Akcje Papieskie są tylko w Erach I i II
no-papal-controller = Nie jesteś Kontrolerem Papieskim
opens-papal-controller = Aby to umożliwić: miej więcej Kardynałów niż inni albo tylu samo, lecz bardziej po lewej.
no-papal-token = W tej Rundzie była już Akcja Papieska
no-excommunicate-yourself = To twoje własne Królestwo
no-excommunicate-pope = Papieża się nie Ekskomunikuje
no-excommunicate-faith = To nie jest Katolickie Królestwo
no-excommunicate-vassal = To nie jest niezależne Królestwo
no-crusade-provinces = Królestwa Muzułmańskie Posiadają tam mniej niż dwie Prowincje
no-war-not-crusaded = To nie jest Królestwo Muzułmańskie, przeciwko któremu idzie Krucjata

## Na stronie

pop-verb-excommunicate = Ekskomunika
pop-verb-call_crusade = Krucjata
pop-papal-open = Akcja Papieska za 2 DYP jest otwarta: { $realm }.
pop-would-lose = traci: Prestiż { $prestige } · Kardynałowie { $cardinals } · Wpływy { $influence }
pop-crusade-goals = Obszary, na które można wezwać Krucjatę: { $n }
pop-crusade-on = Krucjata: { $area }; Prowincje Królestw Muzułmańskich: { $n }
pop-crusade-here = Krucjata
pop-crusaders = Oddani Krucjacie:
pop-no-crusaders = Nikt nie jest Oddany Krucjacie.
pop-if-scored-now = przy punktacji teraz
pop-excommunicated = Ekskomunika Władcy: { $realm }
pop-papal-actions = Akcje Papieskie
