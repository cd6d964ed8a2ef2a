# The Price of Power: il Sacro Romano Impero.

## Authority

option-raise_authority = Alza l’Autorità imperiale
bill-raise-authority = Un passo
no-authority-not-emperor = Solo l’Imperatore alza l’Autorità imperiale
opens-emperor = Per renderlo possibile: fatti eleggere Imperatore.
no-authority-most = L’Autorità imperiale è alta quanto le Aree elettorali permettono
opens-more-electors = Per renderlo possibile: più Aree elettorali, fino a cinque.
loses-authority = Autorità imperiale
log-emperor-rolls = Il dado dell’Imperatore segna { $n }
log-hre-faith = Fede ufficiale dell’Impero: { $faith }
log-hre-no-faith = L’Impero non ha più una fede ufficiale
log-hre-dissolved = Il Sacro Romano Impero è sciolto

## Defending the HRE

party-empire = Unità imperiali
ask-imperial-call = { $realm } è sotto attacco ({ $foe }) e chiama l’Imperatore. Difendi l’Impero?
    .doing = risposta alla chiamata di un soggetto
    .hint = { $n ->
        [0] Nessuna Unità si unirebbe a te: non hai Influenza nelle Aree elettorali.
        [one] Si unirebbe a te un’Unità imperiale.
       *[other] Si unirebbero a te { $n } Unità imperiali.
    }
ask-defend-hre = { $foe } attacca l’Imperatore. Difendi l’Impero?
    .doing = decisione sulla difesa dell’Impero
    .hint = { $n ->
        [0] Nessuna Unità si unirebbe a te: non hai Influenza nelle Aree elettorali.
        [one] Si unirebbe a te un’Unità imperiale.
       *[other] Si unirebbero a te { $n } Unità imperiali.
    }
ask-imperial-units = { $n ->
    [one] { $place }: l’Unità imperiale combatte al tuo fianco?
   *[other] { $place }: le { $n } Unità imperiali combattono al tuo fianco?
}
    .doing = decisione sulle Unità imperiali
log-defends-hre = { $n ->
    [0] { $power } difende l’Impero
    [one] { $power } difende l’Impero con un’Unità imperiale
   *[other] { $power } difende l’Impero con { $n } Unità imperiali
}
log-stands-down = { $n ->
    [0] La difesa dell’Impero è finita
    [one] La difesa dell’Impero è finita; un’Unità imperiale torna a casa
   *[other] La difesa dell’Impero è finita; { $n } Unità imperiali tornano a casa
}
log-imperial-units = { $n ->
    [one] { $place }: un’Unità imperiale combatte al fianco di { $power }
   *[other] { $place }: { $n } Unità imperiali combattono al fianco di { $power }
}
no-term-emperor-settles = Lo difende l’Imperatore, che fa la Pace per lui
opens-term-emperor = Per renderlo possibile: fai la Pace con l’Imperatore, o vinci contro di lui.

## What Subjects bear

ask-burden = L’Impero si difende da { $foe }: che cosa dai?
    .doing = aiuto alla difesa dell’Impero
    .hint = Una di queste: esaurisci Unità ({ $units }), paga Ducati ({ $ducats }), perdi Prestigio ({ $prestige }) o piazza un segnalino CB.
option-bear = { $target }
burden-manpower = Esaurisci Unità
burden-ducats = Paga Ducati
burden-prestige = Perdi Prestigio
burden-cb = Piazza un segnalino CB sull’aggressore
bill-burden = Aiuto all’Impero
loses-manpower = Unità esaurite
no-burden-units = Non hai abbastanza Unità da esaurire
no-burden-cb = Hai già un segnalino CB lì
log-burden = { $power } aiuta a difendere l’Impero: { $burden }

## Elections

ask-elector = { $area } è indecisa: per chi vota?
    .doing = decisione su un voto dell’elezione
    .hint = A parità decidi tu, l’Imperatore attuale.
ask-election = I voti sono pari: chi è Imperatore?
    .doing = decisione sull’elezione
    .hint = A parità decidi tu, l’Imperatore attuale.
ask-election-cb = Puoi piazzare un segnalino CB su un nemico dell’Impero
    .doing = presa in carico della causa dell’Impero
log-elector-votes = { $area } vota per { $power }
log-elected = { $power } ha la corona imperiale
log-reelected = { $power } ha di nuovo la corona imperiale
log-keeps-crown = Nessun eletto: la corona resta a { $power }
vote-capital = Capitale
vote-vassals = tutti i Vassalli dell’Area
vote-influence = più Influenza
vote-nobody = nessun voto
moment-election = { $power } porta la corona imperiale

## On the page

pop-dissolved = sciolto
pop-verb-raise_authority = Alza l’Autorità
pop-emperor-only = Solo l’Imperatore può alzarla: un passo costa { $n } ADM.
pop-authority-note = L’Autorità si aggiunge anche alla Leva e alle entrate dell’Imperatore, e tanti sono i cubi grigi, l’Influenza imperiale. Ciò che sta sotto un numero arriva ogni Round.
pop-defended = { $n ->
    [0] Difeso, senza Unità imperiali, da
    [one] Difeso con un’Unità imperiale da
   *[other] Difeso con { $n } Unità imperiali da
}
pop-not-defended = { $n ->
    [0] Ora non è difeso; non verrebbe nessuna Unità.
    [one] Ora non è difeso; verrebbe un’Unità imperiale.
   *[other] Ora non è difeso; verrebbero { $n } Unità imperiali.
}
pop-imperial-levy = { $n ->
    [0] Nessuna Unità imperiale si unisce a te.
    [one] Un’Unità imperiale si unisce a te.
   *[other] { $n } Unità imperiali si uniscono a te.
}
pop-vote = voterebbe per
pop-vote-yours = Decidi tu, l’Imperatore attuale:
pop-vote-equal = parità: decide l’Imperatore
pop-votes = Voti
pop-elected-now = Se ora cadesse il Sovrano dell’Imperatore, l’elezione la vincerebbe
pop-nobody-elected = Se ora cadesse il Sovrano dell’Imperatore, l’elezione non darebbe nessun eletto.
pop-crown-is-safe = Con questa Autorità la corona si eredita, senza elezione.
