# Great Powers nel browser: il primo Round guidato e i suggerimenti.

guide-title = Il primo Round
guide-count = { $n } di { $of }
guide-next = Avanti
guide-back = Indietro
guide-skip = Salta
guide-done = Continuo a giocare
guide-leave = Chiudi la guida
guide-fold = Riduci
guide-unfold = Mostra il testo
guide-answer-first = Prima rispondi alla domanda aperta.
guide-wait = Gioca pure come vuoi. La guida riprende quando arriva il momento.
guide-tip = Suggerimento
guide-tip-close = Chiudi il suggerimento
