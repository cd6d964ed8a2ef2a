# Great Powers nel browser: lezioni e suggerimenti.

lesson-title = Lezione
lesson-fold = Riduci la lezione
lesson-count = { $n } di { $of }
lesson-next = Avanti
lesson-back = Un passo indietro
lesson-done = Continuo a giocare
lesson-show = Mostrami dove
lesson-do = Fallo per me
lesson-play = Gioca questa parte ({ $n })
lesson-others = Giocano gli altri.
lesson-past = Stai guardando il passato
    .text = La lezione aspetta nel presente: ciò di cui parla non si vede qui.
lesson-trying = Stai provando un piano
    .text = Questa è una copia del tavolo: qui nulla conta. La lezione aspetta al tavolo vero.
lesson-stop-trying = Torna al tavolo
lesson-off = Hai preso un’altra strada
    .text = È permesso, e può essere altrettanto buono. Il piano della lezione riprende da prima di questa mossa; oppure gioca liberamente, e la lezione spiegherà le novità quando arrivano.
lesson-go-free = Gioco liberamente
lesson-return = Riportami al piano

guide-tip = Suggerimento
guide-tip-close = Chiudi il suggerimento
