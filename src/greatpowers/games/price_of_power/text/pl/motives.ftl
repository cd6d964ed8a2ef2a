# Cena władzy: dlaczego boty zgadzają się z innymi albo odmawiają.

motive-ties =
    .gain = { $power }: te więzi to Prestiż +{ $n }
    .loss = { $power }: utrata więzi to Prestiż −{ $n }
motive-lands =
    .gain = { $power }: to daje Dochód z Podatków +{ $n }
    .loss = { $power }: to oznacza Dochód z Podatków −{ $n }
motive-prestige =
    .gain = { $power }: to daje Prestiż +{ $n }
    .loss = { $power }: to oznacza Prestiż −{ $n }
motive-ducats =
    .gain = { $n ->
        [one] { $power }: przyda się 1 Dukat
        [few] { $power }: przydadzą się { $n } Dukaty
       *[many] { $power }: przyda się { $n } Dukatów
    }
    .loss = { $n ->
        [one] { $power }: szkoda na to 1 Dukata
       *[many] { $power }: szkoda na to { $n } Dukatów
    }
motive-power =
    .gain = { $n ->
        [one] { $power }: przyda się 1 Punkt Władzy
        [few] { $power }: przydadzą się { $n } Punkty Władzy
       *[many] { $power }: przyda się { $n } Punktów Władzy
    }
    .loss = { $n ->
        [one] { $power }: szkoda na to 1 Punktu Władzy
       *[many] { $power }: szkoda na to { $n } Punktów Władzy
    }
motive-unrest =
    .gain = { $power }: to da spokój w kraju
    .loss = { $power }: to grozi Niepokojami
motive-war =
    .gain = { $power }: na wojnie więcej do stracenia niż do zyskania
    .loss = { $power }: wojna może dać więcej
motive-rivals =
    .gain = { $power }: rywale na tym tracą
    .loss = { $power }: inni zyskaliby na tym więcej
