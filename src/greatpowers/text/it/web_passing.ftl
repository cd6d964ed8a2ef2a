# Great Powers nel browser: reazioni a cui si rinuncia più a lungo.

passing-longer = Passa più a lungo
passing-turn = Passa per questo turno
passing-always = Passa sempre
passing-list = { $n ->
    [one] Passi da solo una reazione
   *[other] Passi da solo { $n } reazioni
}
passing-you-pass = Passi senza che ti venga chiesto:
passing-is-turn = per questo turno
passing-is-always = finché non dici altrimenti
passing-ask-again = chiedimi di nuovo
passing-by-itself = passa da sé …
passing-only = Puoi solo passare: la domanda arriva perché nessuno lo sappia
