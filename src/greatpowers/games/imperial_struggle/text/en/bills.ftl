# How prices and strengths come about: one line each, its number beside it

bill-printed = printed cost
bill-conflict-sets-1 = Conflict marker: costs 1
bill-isolated-sets-1 = Isolated: costs 1
bill-sets-1 = { $what }: costs 1
bill-less = { $what }
bill-huguenots = Huguenots marker
bill-protected-by = protected by { $space }
bill-not-protected = not protected
bill-further-region = a further Region: { $region }
bill-at-least-1 = never less than 1
bill-event-card = Event card
bill-bonus-tile = Bonus War tile
bill-exchange = exchange for another point
bill-end-conflict = removing a Conflict marker
bill-plus-one-marker = marker with the +1 side up
bill-repair = repairing one’s own Fort
bill-seize = repairing an enemy Fort
bill-squadron = new Squadron
bill-deploy = to an empty space
bill-displace = against an enemy Squadron
bill-displace-from-box = against an enemy Squadron, from the Navy Box
bill-bastion = sending an enemy Squadron home
bill-conquest = taking a space

lost-points = { $n ->
    [one] 1 { $action } point is lost
   *[other] { $n } { $action } points are lost
}

bill-strength-ally = { $n ->
    [one] ally: { $what }
   *[other] allies: { $what }
}
bill-strength-keyword = keyword: { $what }
bill-strength-conflict = { $n ->
    [one] conflict: { $what }
   *[other] conflicts: { $what }
}
bill-strength-fort = { $n ->
    [one] fort: { $what }
   *[other] forts: { $what }
}
bill-strength-squadron = { $n ->
    [one] squadron: { $what }
   *[other] squadrons: { $what }
}
bill-strength-damaged = damaged: { $what }
bill-strength-byng = Byng marker
bill-strength-atlantic = Atlantic Dominance
bill-strength-board = from the board
