# Great Powers nel browser: proposte con risposta duratura.

standing-from-now = D’ora in poi…
standing-yes-era = Accetta { $until }
standing-yes-always = Accetta sempre
standing-no-era = Rifiuta { $until }
standing-no-always = Rifiuta sempre
standing-you-answer = Rispondi senza che ti venga chiesto:
