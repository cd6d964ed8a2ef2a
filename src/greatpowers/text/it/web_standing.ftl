# Great Powers nel browser: proposte con risposta duratura.

standing-from-now = D’ora in poi…
standing-yes-until = Accetta { $until }
standing-yes-always = Accetta sempre
standing-no-until = Rifiuta { $until }
standing-no-always = Rifiuta sempre
standing-so-until = «{ $answer }» { $until }
standing-so-always = Sempre «{ $answer }»
standing-you-answer = Rispondi senza che ti venga chiesto:
standing-unless = non: { $what }
standing-only = solo: { $what }
