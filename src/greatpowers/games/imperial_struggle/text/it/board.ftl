# La plancia di Imperial Struggle nel browser.

## Il foglio

board-label = Plancia
geo-france = FRANCIA
geo-atlantic_ocean = Oceano Atlantico
geo-ottoman_empire = IMPERO OTTOMANO
geo-gulf_of_mexico = Golfo del Messico
geo-bay_of_bengal = Golfo del Bengala
board-plate = { $region }: Gran Bretagna { $br }, Francia { $fr }; Obiettivo: { $award }
board-no-award = nessuno
board-global-demand = Domanda Mondiale
board-unbuilt = { $n } da allestire
board-at-sea = { $n } in mare
board-squadrons-of = { $power }: { $box } in Arsenale, { $others }
board-vp = { $n } PV
board-treaty = { $n } PTR
board-debt = Debito { $n }
board-in-demand = { $commodity } (Domanda Mondiale): { $reward }; Gran Bretagna { $br }, Francia { $fr }
board-not-in-demand = { $commodity }: { $reward }; Gran Bretagna { $br }, Francia { $fr }

## Che cos’è uno spazio e che cosa vi si trova

board-cost = costo { $cost }
board-alliance = Alleanza
board-prestige = Prestigio
board-advantage = Vantaggio
board-owner-br = britannico
board-owner-fr = francese
board-owner-spain = spagnolo
board-owner-usa = degli USA
board-owner-none = di nessuno
board-new = da questo Round
board-conflict = segnalino Conflitto
board-conflict-plus-one = segnalino Conflitto +1
board-isolated = Isolato
board-damaged = Danneggiato
board-huguenots-fresh = segnalino Ugonotti
board-huguenots-spent = segnalino Ugonotti, usato
board-not-open = non ancora disponibile
board-exhausted = Eseguito
board-suspended = sospeso da un Conflitto
board-began-with = a inizio partita: { $power }
board-counts-in-war = conta nella prossima Guerra
board-needs = richiede { $spaces }

## Che cosa si può fare

board-you-may = puoi: { $what }
board-for = { $what }, costo { $cost }
board-flag = Pianta Bandiera: { $target }
board-unflag = Ammaina Bandiera: { $target }
board-points-economic = PA Economici
board-points-diplomatic = PA Diplomatici
board-points-military = PA Militari
board-of = { $cost } di { $points }
board-short = da Debito o Punti Trattato
board-cancel = Annulla
board-confirm = Conferma
board-confirm-for = Conferma per { $cost }
board-confirm-debt = Conferma per { $debt } Debito
board-owed = { $n } (di { $room })

## Perché no

board-territory = Un Territorio passa di mano solo per conquista in Guerra.
board-nothing-here = Al momento qui non si può fare nulla.
board-not-your-question = Ora la decisione non spetta a te.
board-connected = Spazi connessi
board-no-squadron = nessuna Squadra Navale
board-yours = tuo
board-yours-in-conflict = tuo, ma con un Conflitto
board-yours-isolated = tuo, ma Isolato
board-yours-new = tuo solo da questo Round
board-clear-first = Per aprirlo: rimuovi prima il Conflitto da { $space }.

## La vista

board-view = Vista della mappa
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-all-maps = Tutte le mappe
board-short-europe = Eu
board-short-north_america = NA
board-short-caribbean = Ca
board-short-india = In
board-tab-all = Tutte
board-tab-europe = Europa
board-tab-north_america = N. Am.
board-tab-caribbean = Caraibi
board-tab-india = India
board-map = { $region }
board-map-with-targets = { $region }, { $n ->
    [one] uno spazio da scegliere
   *[other] { $n } spazi da scegliere
}
board-war-display = Plancia Guerra
board-layer-connections = Linee tra gli spazi
board-layer-advantages = Vantaggi
board-layer-war = Solo ciò che conta nella prossima Guerra
board-keys = Tasti
board-page-tiles = Investimenti
board-page-hand = Carte
