# Skąd bierze się cena lub siła: po jednym wierszu, liczba stoi obok

bill-printed = koszt na polu
bill-conflict-sets-1 = znacznik Konfliktu: koszt 1
bill-isolated-sets-1 = Odcięty: koszt 1
bill-sets-1 = { $what }: koszt 1
bill-less = { $what }
bill-huguenots = znacznik Hugenotów
bill-protected-by = Strzeżony: { $space }
bill-not-protected = nie jest Strzeżony
bill-further-region = kolejny Region: { $region }
bill-at-least-1 = nie mniej niż 1
bill-event-card = karta Wydarzenia
bill-bonus-tile = Wojsko Elitarne
bill-exchange = zamiana na inny punkt
bill-end-conflict = usunięcie znacznika Konfliktu
bill-plus-one-marker = znacznik stroną „+1”
bill-repair = naprawa własnego Fortu
bill-seize = naprawa Fortu przeciwnika
bill-squadron = nowa Eskadra
bill-deploy = na pusty Akwen
bill-displace = przeciw Eskadrze przeciwnika
bill-displace-from-box = przeciw Eskadrze przeciwnika, z Bazy Floty
bill-bastion = odesłanie Eskadry przeciwnika
bill-conquest = przejęcie pola

lost-points = przepada { $n } PA (Akcja { $action })

bill-strength-ally = { $n ->
    [one] sojusznik: { $what }
    [few] sojusznicy: { $what }
   *[many] sojusznicy: { $what }
}
bill-strength-keyword = Kompetencja: { $what }
bill-strength-conflict = { $n ->
    [one] Konflikt: { $what }
    [few] Konflikty: { $what }
   *[many] Konflikty: { $what }
}
bill-strength-fort = { $n ->
    [one] Fort: { $what }
    [few] Forty: { $what }
   *[many] Forty: { $what }
}
bill-strength-squadron = { $n ->
    [one] Eskadra: { $what }
    [few] Eskadry: { $what }
   *[many] Eskadry: { $what }
}
bill-strength-damaged = uszkodzone: { $what }
bill-strength-byng = żeton Bynga
bill-strength-atlantic = Dominacja na Atlantyku
bill-strength-board = z planszy
