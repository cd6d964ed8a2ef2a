# Imperialism: le voci di prezzi, profitti e forze.

bill-territory = prezzo: { $card }
bill-level = un livello: { $track }
bill-on-no-card = comprato, vinto o perso
bill-second-good = un secondo bene
bill-choosing = { $card }: per la scelta dello sviluppo
bill-trade = profitto commerciale
bill-leader = per il primato
bill-taxes = territori tassati
bill-dissenters = contro gli infedeli
bill-attack = forza dell’attacco: { $power }
bill-defence = forza della difesa: { $power }
bill-arms = { $power }: { $track }
bill-at-least-one = almeno un punto
bill-plunder = { $card }, con la produzione bellica al livello { $level }
