# The Price of Power: Azioni papali, scomunica e crociate.

option-excommunicate = Scomunica il Sovrano: { $target }
option-call_crusade = Bandisci una crociata: { $target }
ask-effect-excommunicate = { $card }: il Sovrano di chi è scomunicato?
    .doing = pensa a una scomunica
ask-effect-crusade = { $card }: su quale Area bandisci una crociata?
    .doing = pensa a una crociata
ask-take-the-cross = Hai un altro Casus Belli per questa Guerra: parti anche come crociato? ({ $area })
    .doing = pensa alla crociata
    .hint = I crociati guadagnano 2 di Prestigio se alla fine hanno Unità nell’Area e nessuno Stato musulmano vi possiede Province; altrimenti ne perdono 2.
bill-papal-action = Azione papale
bill-crusade = La crociata
bill-crusade-nobody = Nessuno è partito per la crociata
cb-excommunication = Il suo Sovrano è scomunicato
log-excommunicates = { $power } fa scomunicare il Sovrano: { $target }
log-excommunication-ends = { $power }: fine della scomunica
log-calls-crusade = { $power } bandisce una crociata: { $area }
log-takes-the-cross = { $power } prende la croce: { $area }
log-crusade-ends = Fine della crociata: { $area }
no-papal-age = Ci sono Azioni papali solo nelle Età I e II
no-papal-controller = Non sei il Controllore della Curia
opens-papal-controller = Per renderlo possibile: abbi più Cardinali degli altri, o altrettanti ma più a sinistra.
no-papal-token = In questo Round c’è già stata un’Azione papale
no-excommunicate-yourself = È il tuo stesso Stato
no-excommunicate-pope = Il papa non si scomunica
no-excommunicate-faith = Non è uno Stato cattolico
no-excommunicate-vassal = Non è uno Stato indipendente
no-crusade-provinces = Gli Stati musulmani vi possiedono meno di due Province
no-war-not-crusaded = Non è uno Stato musulmano contro cui va la crociata

## Sulla pagina

pop-verb-excommunicate = Scomunica
pop-verb-call_crusade = Crociata
pop-papal-open = Azione papale possibile per 2 DIP: { $realm }.
pop-would-lose = perde: Prestigio { $prestige } · Cardinali { $cardinals } · Influenza { $influence }
pop-crusade-goals = Aree su cui si può bandire una crociata: { $n }
pop-crusade-on = Crociata: { $area }; Province di Stati musulmani: { $n }
pop-crusade-here = la crociata
pop-crusaders = Crociati:
pop-no-crusaders = Nessuno ha preso la croce.
pop-if-scored-now = se si valutasse ora
pop-excommunicated = Il Sovrano è scomunicato: { $realm }
pop-papal-actions = Azioni papali
