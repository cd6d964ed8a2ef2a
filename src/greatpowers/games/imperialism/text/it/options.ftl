# Imperialism: ciò che un giocatore può scegliere.

## Preparazione e cambio della mano

option-done = Fatto
option-keep_power = Tieni: { $target }
option-raise = Aumenta: { $target }
option-discard = Scarta: { $target }
option-take = Prendi il territorio scoperto: { $target }
option-draw = Pesca: { $target }

## Azioni

option-play = Gioca: { $target }
option-against = { $target }
option-count = { $target }
option-develop = Sviluppa: { $target }
option-convert = Cambia religione: { $target }
option-collect_taxes = Riscuoti le tasse
option-conquer = Conquista: { $target }

## Guerra e pace

option-attack = Dichiara guerra con: { $target }
option-land_war = Guerra terrestre: { $target }
option-sea_war = Guerra navale: { $target }
option-defend = Difenditi con: { $target }
option-pay_tribute = Paga il tributo
option-cede = Cedi: { $target }
option-be_humiliated = Subisci l’umiliazione politica

## Effetti delle carte

option-retrieve = Prendi dagli scarti: { $target }
option-seize = Prendi: { $target }
option-move_ruler = { $target }
option-achieve = Prendi il progresso: { $target }
option-gain_ducats = 3 ducati
option-gain_glory = 1 punto gloria
