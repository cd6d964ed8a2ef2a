# The Price of Power: il governo dello Stato, carte, Idee, fede, terre lontane.

## Tipi di Potere, mazzi e Armate

power-adm = ADM
power-dip = DIP
power-mil = MIL
deck-adm = mazzo amministrativo
deck-dip = mazzo diplomatico
deck-mil = mazzo militare
army-1 = prima Armata
army-2 = seconda Armata
army-3 = terza Armata

## Ciò che viene e ciò che va

log-gains-power = { $power }: +{ $n } { $type }
log-loses-power = { $power }: −{ $n } { $type }
log-gains-ducats = { $n ->
    [one] { $power }: +1 Ducato
   *[other] { $power }: +{ $n } Ducati
}
log-loses-ducats = { $n ->
    [one] { $power }: −1 Ducato
   *[other] { $power }: −{ $n } Ducati
}
log-gains-prestige = { $power }: Prestigio +{ $n }
log-loses-prestige = { $power }: Prestigio −{ $n }
log-gains-stability = { $power }: Stabilità +{ $n }, ora { $now }
log-loses-stability = { $power }: Stabilità −{ $n }, ora { $now }

## Prezzi

no-not-enough-adm = Non hai abbastanza ADM.
no-not-enough-dip = Non hai abbastanza DIP.
no-not-enough-mil = Non hai abbastanza MIL.
opens-power = Per renderlo possibile: le entrate della Fase 4, o un cambio di Priorità nazionale.
no-not-enough-ducats = Non hai abbastanza Ducati.
opens-ducats = Per renderlo possibile: un Prestito, che porta Ducati subito.
bill-ducats = Ducati
bill-adm = ADM
bill-mil = MIL
bill-idea = { $idea }
bill-discount = Sconto
bill-never-below-nothing = Mai meno di zero

## Prestiti e Bancarotta

option-borrow = Prendi un Prestito
option-repay = Restituisci un Prestito
bill-loan = Restituzione di un Prestito
no-five-loans = Con cinque segnalini Interesse nessuno ti presta altro.
opens-repaying = Per renderlo possibile: restituisci prima un Prestito.
no-loans = Non hai Prestiti da restituire.
log-borrows = { $power }: Prestito di { $n } Ducati
log-repays = { $power }: Prestito restituito per { $n } Ducati
log-pays = { $n ->
    [one] { $power }: pagato 1 Ducato
   *[other] { $power }: pagati { $n } Ducati
}
log-bankrupt = { $power }: Bancarotta

## Personaggi

option-appoint = Nomina { $target }
option-as_ruler = Come Sovrano
option-as_advisor = Come Consigliere, { $target }
option-as_general = Come Generale, { $target }
option-as_admiral = Come Ammiraglio
option-dismiss = Congeda { $target }
ask-office = Quale carica affidi a { $who }?
    .doing = nomina di un personaggio
ask-succession = Il tuo Sovrano non c’è più. Gli succede subito un Comandante della tua mano?
    .doing = ricerca di un nuovo Sovrano
    .hint = Senza Sovrano c’è un Interregno: un punto di ogni Potere, niente Matrimoni né dichiarazioni di guerra.
bill-character = { $who }
bill-regency = Reggenza
bill-command = Comando
bill-curia = Controllore della Curia
no-not-a-leader = Un Consigliere non può comandare né regnare.
no-not-an-advisor = Un Comandante non può fare il Consigliere.
no-not-that-field = Questo Consigliere serve in un altro campo.
no-admiral-only = Questo Comandante serve solo in mare.
no-has-a-ruler = Il tuo Stato ha già un Sovrano.
opens-interregnum = Per renderlo possibile: il trono dev’essere vuoto.
no-serves-already = Solo un Comandante della mano può diventare Sovrano.
no-leads-it-already = Questo Generale guida già quell’Armata.
no-moved-already = Questo Comandante ha già cambiato Armata in questo Turno.
no-regent-leads = Questa carta non indica nessuno che possa guidare un’Armata.
no-generals-stay-on-land = Generali e Sovrani non comandano Flotte.
no-rulers-stay = Un Sovrano resta fino alla morte, o finché un Evento non ne porta un altro.
log-dismissed = { $power }: { $who } lascia la carica
log-falls-ill = { $power }: { $who } si ammala
log-dies = { $power }: muore { $who }
log-new-ruler = { $power }: sale al trono { $who }
log-new-advisor = { $power }: nuovo Consigliere ({ $type }), { $who }
log-new-general = { $power }: { $who } guida l’Armata { $n }
log-new-admiral = { $power }: { $who } guida la Flotta
log-leaves-army = { $power }: { $who } lascia ad altri l’Armata
log-interregnum = { $power }: il trono è vuoto, comincia un Interregno

## Leva

option-replenish = Recupera tre Unità
bill-replenish = Fino a tre Unità
no-nobody-exhausted = Nessuna delle tue Unità è Esausta.
log-replenishes = { $n ->
    [one] { $power }: recuperata 1 Unità
   *[other] { $power }: recuperate { $n } Unità
}

## Stabilità

option-stabilize = Alza la Stabilità
bill-stabilize = Un passo
bill-present-stability = Stabilità attuale
bill-orthodox = Ortodossi
no-stability-is-full = La Stabilità è già al massimo.

## Idee

option-research = Ricerca { $target }
option-name_idea = Scegli { $target }
ask-idea-back = Nuova Idea esposta, { $idea }: quale torna nel suo mazzo?
    .doing = scambio di un’Idea esposta
bill-known-to-others = Già nota ad altri
no-known-already = Hai già questa Idea.
no-not-on-display = Questa Idea non è esposta.
opens-display = Per renderlo possibile: un Evento che aggiunge Idee, o una nuova Età.
no-idea-needs-more = Non hai ciò che questa Idea richiede.
opens-idea-needs = Per renderlo possibile: ciò che chiede la carta.
no-emperor-forbids = Uno Stato dell’Impero non può cambiare governo se l’Autorità imperiale è 3 o più.
opens-weaker-empire = Per renderlo possibile: un Impero più debole.
log-researches = { $power }: nuova Idea, { $idea }
log-gives-up-idea = { $power }: Idea abbandonata, { $idea }
log-new-idea = Nuova Idea esposta: { $idea }

## Priorità nazionale

option-change_focus = Cambia la Priorità nazionale
option-focus_on = Alza { $target }
option-take_power_from = Uno da { $target }
option-set_aside = Metti da parte { $target }
option-draw_from = { $target }
option-pick_discard = Dagli scarti: { $target }
ask-focus = Quale Potere alzi?
    .doing = cambio della Priorità nazionale
    .hint = Un cubo da ciascuno degli altri due. Salta per cambiare solo carte.
ask-shift-power = Sposta un cubo in { $power }: da dove?
    .doing = spostamento di Potere
ask-set-aside = Metti da parte fino a tre carte: ne peschi una in meno
    .doing = cambio di carte
ask-draw = { $n ->
    [one] Pesca una carta: da quale mazzo?
   *[other] Pesca { $n } carte: da quale mazzo la prima?
}
    .doing = pesca di carte
bill-pick-discard = Uno scarto a tua scelta
no-focus-changed-already = In questo Round hai già cambiato la Priorità nazionale.
opens-focus-next-round = Per renderlo possibile: il prossimo Round.
no-nothing-to-change = Non hai né Potere da spostare né carte da cambiare.
no-pool-is-full = Non puoi averne più di dieci.
no-other-pools-empty = Non hai altro Potere da cui prenderlo.
no-pool-is-empty = Non ne hai.
no-taken-already = Da lì ne hai già preso uno.
no-do-one-of-both = Sposta Potere, cambia carte, o entrambe le cose.
no-card-left = In questo mazzo non ci sono più carte.
no-one-pick-only = Una sola delle carte può venire dagli scarti.
log-changes-focus = { $power }: nuova Priorità nazionale
log-shifts-power = { $power }: un cubo da { $source } a { $type }
log-you-draw = Peschi { $card }
log-picks-discard = { $power }: carta ripresa dagli scarti, { $card }
log-discards = { $power }: carta scartata, { $card }

## Carte azione

option-play = Gioca { $target }
option-use = Usa: { $target }
option-discard = Scarta { $target }
ask-display-full = Da esporre, { $card }: quale carta esposta scarti?
    .doing = scambio di una carta esposta
bill-action = { $action }
bill-deed = { $deed }
no-not-in-hand = Questa carta non è nella tua mano.
no-only-in-battle = Serve solo nelle Battaglie.
no-nobody-to-mediate-with = Non sei in guerra con nessuno Stato non giocante.
no-only-in-reaction = Interrompe gli altri: non è un’Azione del tuo Turno.
no-displayed-already = Hai già esposto una carta uguale.
opens-last-charge = Per renderlo possibile: usa l’ultima carica della carta esposta.
no-card-not-on-display = Questa carta non è fra le tue esposte.
opens-playing-it = Per renderlo possibile: gioca prima la carta.
no-too-few-charges = Sulla carta restano troppo poche cariche.
no-nothing-to-integrate = Non c’è un’Area che tu possa integrare.
opens-integrate = Per renderlo possibile: possiedi ogni Provincia di un’Area che non è ancora tutta core.
no-nothing-to-develop = Nessuna tua Città piccola può diventare grande.
no-nothing-to-calm = Non hai Malcontento.
no-idea-in-reach = Non puoi pagare nessuna delle Idee esposte.
log-plays = { $power }: carta giocata, { $card }
log-uses = { $power }: { $deed }

## Fede

option-change_religion = Nuova fede: { $target }
option-convert = Converti un’Area
option-convert_area = Converti: { $target }
option-stir = Malcontento: { $target }
option-end_marriage = Sciogli il Matrimonio: { $target }
option-give_up_influence = Togli Influenza: { $target }
ask-convert = Quale Area converti?
    .doing = conversione di un’Area
ask-stir-town = { $area }, che resiste alla nuova fede: in quale tua Città scoppia il Malcontento?
    .doing = scelta di dove scoppia il Malcontento
ask-religion-marriage = Lasci la vecchia fede: quale Matrimonio finisce?
    .doing = cambio della Religione di Stato
ask-religion-influence = Lasci la vecchia fede: da dove togli Influenza? Ancora { $n }
    .doing = cambio della Religione di Stato
ask-religion-place = Piazza Influenza fra chi ha la tua nuova fede: ancora { $n }
    .doing = cambio della Religione di Stato
bill-convert = Conversione
bill-protestant = Protestanti
bill-counter-reform = Controriforma
no-your-faith-already = Quest’Area ha già la tua fede.
no-nothing-owned-there = Lì non possiedi nulla.
opens-owning-there = Per renderlo possibile: possiedi una Provincia lì.
no-others-of-another-faith = Lì altri hanno un’altra fede.
opens-owning-all = Per renderlo possibile: possiedi ogni Provincia, o attendi che tutti gli altri abbiano la tua fede.
no-nothing-to-convert = Non c’è un’Area che tu possa convertire.
no-not-in-this-age = Nella prima Età nessuno cambia Religione di Stato.
opens-second-age = Per renderlo possibile: la seconda Età.
no-not-by-this-action = Questa Azione fa solo di un cattolico un protestante e di un protestante un cattolico.
no-faith-is-yours-already = È già la tua Religione di Stato.
no-pope-stays-catholic = Lo Stato pontificio resta cattolico.
no-empire-forbids = L’Imperatore conserva la fede dell’Impero.
opens-empire-changes = Per renderlo possibile: l’Impero deve prendere un’altra fede.
no-counter-reformation = La Controriforma non è ancora cominciata.
opens-trent = Per renderlo possibile: un Evento che la faccia cominciare.
no-not-catholic = Solo i cattolici hanno Cardinali.
no-holds-roma = Chi tiene Roma non ha altri Cardinali.
log-area-converted = { $area }: nuova fede, { $faith }
log-state-religion = { $power }: nuova Religione di Stato, { $faith }
log-gains-cardinal = { $power }: un Cardinale in più
log-loses-cardinal = { $power }: un Cardinale in meno
log-gains-roma = { $power }: ottenuto il Cardinale di Roma

## Terre lontane

option-explore = Esplora
option-discover = Scopri: { $target }
option-reroll = Rilancia
option-name_zone = Scegli { $target }
option-colonize = Colonizza
option-colonize_area = Una colonia: { $target }
option-spend_colonists = { $target ->
    [one] Un Colono
   *[other] { $target } Coloni
}
ask-discover = È uscito { $n }: che cosa scopri?
    .doing = esplorazione
    .hint = Un Territorio con questo numero, o un’Area lontana con una Provincia.
ask-discover-skull = È uscito { $n } con un teschio: scopri un Territorio per 1 DIP, o perdi una Nave
    .doing = esplorazione
ask-lose-ship = L’esplorazione è fallita: dove si perde una Nave?
    .doing = perdita di una Nave
ask-colonize = Dove fondi una colonia?
    .doing = fondazione di una colonia
ask-colonists = Una colonia richiede { $n } Coloni o ADM: quanti Coloni mandi?
    .doing = invio di Coloni
bill-explore = Esplorazione
bill-skull = Teschio
bill-reroll = Un altro lancio
bill-colonize = Una colonia
no-discovered-already = Conosci già quest’Area.
no-out-of-reach = Quest’Area non è adiacente al tuo Stato né alle tue Navi.
opens-reach = Per renderlo possibile: Alla ricerca del Nuovo Mondo, con cui esplorano anche le Navi.
no-another-number = Il dado mostra un altro numero.
opens-reroll = Per renderlo possibile: rilancia.
no-skull-forbids = Con un teschio si scoprono solo Territori liberi.
no-nothing-to-discover = Alla tua portata non c’è nulla da scoprire.
no-more-rerolls = Si rilancia solo due volte.
no-must-discover = C’è qualcosa da scoprire.
no-colonial-claim = Lì non hai una Rivendicazione coloniale.
opens-exploring = Per renderlo possibile: prima esplora.
no-not-vacant = Questo Territorio è già preso.
no-not-linked = Non è collegato alla tua Capitale.
opens-linking = Per renderlo possibile: Navi e Città che vi portino senza interruzioni.
no-town-left = Non ti restano Città.
no-nothing-to-colonize = Nessuna delle tue Rivendicazioni coloniali è collegata alla Capitale.
log-explores = { $power }: esplorazione, esce { $n }
log-explores-skull = { $power }: esplorazione, esce { $n } con un teschio
log-discovers = { $power }: scoperta, { $area }
log-exploration-fails = { $power }: l’esplorazione non trova nulla
log-colonizes = { $power }: nuova colonia, { $area }
log-distant-trade = Si apre il Commercio: { $continent }
