# Realpolitik: ciò che è successo, come lo racconta il diario.

## Lo svolgimento

log-turn = Turno { $turn }
log-plays = { $power } gioca { $action }
log-cards-shown = Tutte le carte azione del turno { $turn } sono scoperte
log-taxes = { $power } riscuote le tasse: Denaro +{ $money }
log-extends-influence = { $power } estende l’Influenza: Influenza +{ $influence }
log-dispatch = { $power } invia un Dispaccio e riprende le carte Azione; segnalino Diplomazia sulla casella { $box }
log-game-over = La partita è finita. Vittoria: { $power }

## Diplomazia

log-diplomacy = Fase Diplomazia: tutte le alleanze finiscono
log-proposal-welcomed = { $power } propone un’alleanza, risposta favorevole: { $partner }
log-proposal-declined = { $power } propone un’alleanza, risposta contraria: { $partner }
log-pledges = { $power } dà il segnalino Alleanza: { $partner }
log-pledges-nobody = { $power } tiene il segnalino Alleanza
log-allied = Alleanza: { $power } e { $partner }
log-tokens-shown = Tutti i segnalini Alleanza sono scoperti e risolti
log-bids = { $power } offre { $morale } di Morale per l’Italia
log-pays-bid = { $power } offre di più per l’Italia e paga { $morale } di Morale
log-wins-italy-by-prestige = { $power } vince l’asta per l’Italia per Prestigio e paga { $morale } Morale
log-controls-italy = { $power } prende il controllo dell’Italia
log-finds-italian-card = Nella mano dell’Italia: { $card }
log-relocates = { $general } non è più il benvenuto e si sposta: { $territory }
log-leaves-board = { $general } lascia la mappa

## Mobilitazione

log-train = { $power } posa un Treno: { $territory }
log-draws = { $cards ->
    [one] { $power } pesca una carta Battaglia per il Generale fuori dalla mappa
   *[other] { $power } pesca { $cards } carte Battaglia per i Generali fuori dalla mappa
}
log-draws-this = Peschi: { $card }
log-deck-reshuffled = Le carte Battaglia scartate formano il nuovo mazzo
log-general-placed = { $general } scende in campo: { $territory }
log-general-withdrawn = { $general } è ritirato dalla mappa
log-recruits = { $power } compra un’Unità per { $money } di Denaro: { $where }
log-buys-train = { $power } compra un Treno per { $money } di Denaro: { $where }
log-builds-fortress = { $power } costruisce una Fortezza per { $money } di Denaro: { $where }
log-buys-card = { $power } compra una carta Battaglia per { $money } di Denaro
log-buys-morale = { $power } compra un punto Morale per { $money } di Denaro
log-corruption = Corruzione: { $power } perde { $money } di Denaro non speso
log-discards = { $power } scarta: { $card }

## Movimento

log-arbiter = { $power } nomina come Arbitro: { $arbiter }
log-step-granted = { $power } concede un altro passo e guadagna Morale (lo chiede: { $partner })
log-step-refused = { $power } nega un altro passo (lo chiede: { $partner })
log-consents = { $power } concede il passaggio (lo chiede: { $partner })
log-refuses-passage = { $power } nega il passaggio (lo chiede: { $partner })
log-rails = { $general } viaggia in treno: { $territory }
log-rails-unit = { $power } sposta un’Unità in treno: { $origin } → { $territory }
log-takes-units = { $units ->
    [one] { $general } prende con sé 1 Unità: { $territory }
   *[other] { $general } prende con sé { $units } Unità: { $territory }
}
log-leaves-units = { $units ->
    [one] { $general } lascia 1 Unità: { $territory }
   *[other] { $general } lascia { $units } Unità: { $territory }
}
log-marches = { $units ->
    [0] { $general } marcia senza Unità: { $origin } → { $territory }
    [one] { $general } marcia con 1 Unità: { $origin } → { $territory }
   *[other] { $general } marcia con { $units } Unità: { $origin } → { $territory }
}
log-sails = { $units ->
    [0] { $general } si imbarca senza Unità: { $origin } → { $territory }
    [one] { $general } si imbarca con 1 Unità: { $origin } → { $territory }
   *[other] { $general } si imbarca con { $units } Unità: { $origin } → { $territory }
}
log-moves-far = { $units ->
    [0] { $general } compie un movimento strategico senza Unità: { $origin } → { $territory }
    [one] { $general } compie un movimento strategico con 1 Unità: { $origin } → { $territory }
   *[other] { $general } compie un movimento strategico con { $units } Unità: { $origin } → { $territory }
}
log-garrison = { $power } trasforma un’Unità in Guarnigione e prende il controllo: { $territory }

## Battaglia

log-battle = Battaglia ({ $territory }): attacco: { $power }, difesa: { $defender }; forza { $attack } a { $defence }
log-supports = { $general } dà supporto ({ $side })
log-lays = { $power } gioca una carta Battaglia coperta
log-lays-open = { $power } gioca scoperta: { $card }
log-pile = { $power } mette la carta su una pila: { $general }
log-passes = { $power } non gioca altre carte
log-strikes = { $power } scarta una carta del nemico ({ $victim }): { $card }
log-reveals = { $power } rivela una carta del nemico ({ $victim }): { $card }
log-shows = { $power } mostra: { $card }
log-card-at-home = { $power } controlla il Territorio: la sua carta 2 vale 3
log-card-pairs = Coppie di 4, { $pile }: Forza +{ $strength }
log-totals = Forza finale: attaccante { $attack }, difensore { $defence }
log-battle-over = La battaglia è conclusa: { $territory }
log-tie = Pareggio: il difensore resta
log-victory = { $power } vince la battaglia
log-influence = { $power } guadagna Influenza: +{ $influence }
log-loses-morale = { $power } è battuta con un Generale in campo: Morale −{ $morale }
log-fives-cost-morale = { $power } è battuta malgrado i suoi 5: Morale −{ $morale }
log-prestige = { $power } sale sul tracciato del Prestigio
log-loses-unit = { $general } perde un’Unità in battaglia
log-works-removed = Guarnigione, Fortezza e Unità sciolte, se c’erano, vengono tolte: { $territory }
log-goes-back = { $general } torna indietro: { $territory }
log-retreats = { $general } si ritira nella capitale: { $territory }
log-cannot-go-back = { $general } non può tornare e lascia la mappa senza le sue Unità

## Where the points came from

source-extended = Influenza estesa
source-battles = Battaglie vinte

## Quanto è durata la partita e da quando qualcosa era così

length-turns = { $n ->
    [one] 1 turno
   *[other] { $n } turni
}
chapter-turn = Turno { $turn }
    .since = dal turno { $turn }

## Chi possiede che cosa

held-influence = Influenza
held-prestige = Posto per Prestigio
held-territories = Territori
held-generals = Generali sulla mappa
held-morale = Morale
held-money = Denaro

## Che cosa aspettarsi

outlook-influence = Il tuo vantaggio di Influenza (−: ritardo): { $before } → { $after }
