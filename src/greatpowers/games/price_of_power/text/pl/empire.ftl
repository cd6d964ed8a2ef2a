# The Price of Power: Święte Cesarstwo Rzymskie.

## Authority

option-raise_authority = Zwiększ Władzę Cesarską
bill-raise-authority = Jeden krok
no-authority-not-emperor = Władzę Cesarską zwiększa tylko Cesarz
opens-emperor = Aby to umożliwić: wygraj Wybory Cesarza.
no-authority-most = Władza Cesarska jest tak wysoka, jak pozwalają Obszary Elektorskie
opens-more-electors = Aby to umożliwić: więcej Obszarów Elektorskich, do pięciu.
loses-authority = Władza Cesarska
log-emperor-rolls = Rzut za Cesarza: { $n }
log-hre-faith = Oficjalna Religia HRE: { $faith }
log-hre-no-faith = HRE nie ma już oficjalnej Religii
log-hre-dissolved = Święte Cesarstwo Rzymskie zostaje rozwiązane

## Defending the HRE

party-empire = Jednostki Cesarskie
ask-imperial-call = Cesarz wezwany na pomoc: { $realm }; Agresor: { $foe }. Czy bronisz HRE?
    .doing = odpowiedź na Wezwanie Poddanego
    .hint = { $n ->
        [0] Nie dołączą żadne Jednostki: nie masz Wpływów na Obszarach Elektorskich.
        [one] Dołączy 1 Jednostka Cesarska.
        [few] Dołączą { $n } Jednostki Cesarskie.
       *[many] Dołączy { $n } Jednostek Cesarskich.
    }
ask-defend-hre = { $foe } atakuje Cesarza. Czy bronisz HRE?
    .doing = decyzja o Obronie HRE
    .hint = { $n ->
        [0] Nie dołączą żadne Jednostki: nie masz Wpływów na Obszarach Elektorskich.
        [one] Dołączy 1 Jednostka Cesarska.
        [few] Dołączą { $n } Jednostki Cesarskie.
       *[many] Dołączy { $n } Jednostek Cesarskich.
    }
ask-imperial-units = { $n ->
    [one] { $place }: czy Jednostka Cesarska walczy u twego boku?
    [few] { $place }: czy { $n } Jednostki Cesarskie walczą u twego boku?
   *[many] { $place }: czy { $n } Jednostek Cesarskich walczy u twego boku?
}
    .doing = decyzja o Jednostkach Cesarskich
log-defends-hre = { $n ->
    [0] { $power }: Obrona HRE
    [one] { $power }: Obrona HRE, 1 Jednostka Cesarska
    [few] { $power }: Obrona HRE, { $n } Jednostki Cesarskie
   *[many] { $power }: Obrona HRE, { $n } Jednostek Cesarskich
}
log-stands-down = { $n ->
    [0] Koniec Obrony HRE
    [one] Koniec Obrony HRE; 1 Jednostka Cesarska wraca do Zasobów
    [few] Koniec Obrony HRE; { $n } Jednostki Cesarskie wracają do Zasobów
   *[many] Koniec Obrony HRE; { $n } Jednostek Cesarskich wraca do Zasobów
}
log-imperial-units = { $n ->
    [one] { $place }: 1 Jednostka Cesarska walczy u boku Królestwa { $power }
    [few] { $place }: { $n } Jednostki Cesarskie walczą u boku Królestwa { $power }
   *[many] { $place }: { $n } Jednostek Cesarskich walczy u boku Królestwa { $power }
}
no-term-emperor-settles = Broni go Cesarz i to on zawiera Pokój w jego imieniu
opens-term-emperor = Aby to umożliwić: zawrzyj Pokój z Cesarzem albo odnieś nad nim Zwycięstwo.

## What Subjects bear

ask-burden = Obrona HRE; Agresor: { $foe }. Jaki ponosisz ciężar?
    .doing = pomoc w Obronie HRE
    .hint = Jedno z tych: wyczerp Jednostki ({ $units }), zapłać Dukaty ({ $ducats }), strać Prestiż ({ $prestige }) albo umieść żeton CB.
option-bear = { $target }
burden-manpower = Wyczerp Jednostki
burden-ducats = Zapłać Dukaty
burden-prestige = Strać Prestiż
burden-cb = Umieść żeton CB na Stolicy Agresora
bill-burden = Pomoc dla HRE
loses-manpower = Wyczerpane Jednostki
no-burden-units = Nie masz dość Jednostek do wyczerpania
no-burden-cb = Masz już tam żeton CB
log-burden = { $power }: pomoc w Obronie HRE – { $burden }

## Elections

ask-elector = { $area }: remis. Na kogo głosuje ten Obszar?
    .doing = rozstrzyganie remisu w Wyborach
    .hint = Remisy rozstrzygasz ty, obecny Cesarz.
ask-election = Równa liczba głosów: kto zostaje Cesarzem?
    .doing = rozstrzyganie Wyborów
    .hint = Remisy rozstrzygasz ty, obecny Cesarz.
ask-election-cb = Możesz umieścić żeton CB na Stolicy wroga HRE
    .doing = obrona sprawy HRE
log-elector-votes = { $area }: głos na Królestwo { $power }
log-elected = { $power } zostaje Cesarzem
log-reelected = { $power } ponownie zostaje Cesarzem
log-keeps-crown = Nikt nie został wybrany: { $power } pozostaje Cesarzem
vote-capital = Stolica
vote-vassals = wszyscy Wasale na Obszarze
vote-influence = najwięcej Wpływów
vote-nobody = bez głosu
moment-election = Korona cesarska: { $power }

## On the page

pop-dissolved = rozwiązane
pop-verb-raise_authority = Zwiększ Władzę
pop-emperor-only = Zwiększyć ją może tylko Cesarz: jeden krok za { $n } ADM.
pop-authority-note = Władzę Cesarską dolicza się też do Zasobów Ludzkich i dochodu Cesarza; tyle samo jest szarych kostek, Cesarskich Wpływów. To, co stoi pod liczbą, przychodzi co Rundę.
pop-defended = { $n ->
    [0] Obrona HRE, bez Jednostek Cesarskich, przed:
    [one] Obrona HRE, 1 Jednostka Cesarska, przed:
    [few] Obrona HRE, { $n } Jednostki Cesarskie, przed:
   *[many] Obrona HRE, { $n } Jednostek Cesarskich, przed:
}
pop-not-defended = { $n ->
    [0] Obrona HRE nieaktywna; nie przybyłyby żadne Jednostki.
    [one] Obrona HRE nieaktywna; przybyłaby 1 Jednostka Cesarska.
    [few] Obrona HRE nieaktywna; przybyłyby { $n } Jednostki Cesarskie.
   *[many] Obrona HRE nieaktywna; przybyłoby { $n } Jednostek Cesarskich.
}
pop-imperial-levy = { $n ->
    [0] Nie dołączają żadne Jednostki Cesarskie.
    [one] Dołącza 1 Jednostka Cesarska.
    [few] Dołączają { $n } Jednostki Cesarskie.
   *[many] Dołącza { $n } Jednostek Cesarskich.
}
pop-vote = głos dziś
pop-vote-yours = Rozstrzygasz ty, obecny Cesarz:
pop-vote-equal = remis: decyduje Cesarz
pop-votes = Głosy
pop-elected-now = Gdyby Władca Cesarza teraz ustąpił, Wybory wygrałoby:
pop-nobody-elected = Gdyby Władca Cesarza teraz ustąpił, Wybory nie wyłoniłyby nikogo.
pop-crown-is-safe = Przy tej Władzy Cesarskiej korona przechodzi na następcę bez Wyborów.
