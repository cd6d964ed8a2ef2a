# The Price of Power: perché i bot accettano o rifiutano.

motive-ties =
    .gain = { $power }: questi legami valgono Prestigio +{ $n }
    .loss = { $power }: perdere legami vale Prestigio −{ $n }
motive-lands =
    .gain = { $power }: ne vengono Entrate fiscali +{ $n }
    .loss = { $power }: ne vengono Entrate fiscali −{ $n }
motive-prestige =
    .gain = { $power }: ne viene Prestigio +{ $n }
    .loss = { $power }: ne viene Prestigio −{ $n }
motive-ducats =
    .gain = { $n ->
        [one] { $power }: un Ducato fa comodo
       *[other] { $power }: { $n } Ducati fanno comodo
    }
    .loss = { $n ->
        [one] { $power }: non vale un Ducato
       *[other] { $power }: non vale { $n } Ducati
    }
motive-power =
    .gain = { $power }: { $n } di Potere fa comodo
    .loss = { $power }: non vale { $n } di Potere
motive-unrest =
    .gain = { $power }: porta quiete in patria
    .loss = { $power }: c’è da temere Malcontento
motive-war =
    .gain = { $power }: dalla guerra c’è più da perdere che da vincere
    .loss = { $power }: dalla guerra c’è da sperare di più
motive-rivals =
    .gain = { $power }: i rivali ci perdono
    .loss = { $power }: altri ci guadagnerebbero di più
