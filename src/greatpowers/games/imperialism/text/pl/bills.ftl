# Imperialism: pozycje cen, zysków i sił.

bill-territory = cena: { $card }
bill-level = poziom: { $track }
bill-on-no-card = kupione, zdobyte lub stracone
bill-second-good = drugie dobro
bill-choosing = { $card }: za wybór rozwoju
bill-trade = zyski z handlu
bill-leader = zyski lidera
bill-taxes = opodatkowane terytoria
bill-dissenters = przeciw innowiercom
bill-attack = siła ataku: { $power }
bill-defence = siła obrony: { $power }
bill-arms = { $power }: { $track }
bill-at-least-one = co najmniej jeden punkt
bill-plunder = { $card }, przy poziomie produkcji zbrojeniowej { $level }
