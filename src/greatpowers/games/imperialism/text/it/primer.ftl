# Imperialism in breve, per la pagina che lo insegna.

primer-aim = Di che cosa si tratta
    .text = Da due a quattro giocatori guidano una potenza dal Quattrocento all’Ottocento e ne fanno un impero. Vince chi ha più gloria; ricchezza, armi e prestigio sono le vie per averla.
primer-turn = Come va un turno
    .text = Prima il cambio della mano: scarta fino a tre carte, poi completa la mano a cinque con i territori scoperti e i due mazzi. Poi un’azione, diversa da quella del tuo turno precedente. Se in un momento qualsiasi del turno soddisfi i requisiti di un progresso, lo prendi.
primer-actions = Le cinque azioni
    .text = Sviluppo: scegli uno di otto beni e ricevine i profitti, in ducati e altro. Intrigo: gioca complotti contro gli altri e sovrani su di te o su di loro, oppure cambia religione. Conquista: metti davanti a te un territorio, se esercito, flotta e prestigio bastano, e pagalo; alza i tuoi livelli. Guerra: attacca con una carta guerra, per terra o per mare; chi vince riceve gloria e prestigio, e chi perde compra la pace. Tasse: 1 ducato per ogni tuo territorio.
primer-war = A che cosa badare
    .text = Un esercito o una flotta da soli non vincono: i progressi chiedono cose diverse, e almeno quattro sono scoperti. Il prestigio oltre 10 nel proprio turno vale un punto gloria. Un vicino debole e ricco viene presto attaccato.
primer-end = Come finisce e chi vince
    .text = Quando qualcuno raggiunge 40, 29 o 20 di gloria (in due, tre o quattro), tutti gli altri hanno ancora un turno. Poi l’esercito, la flotta, il prestigio, le regioni, le colonie e ogni bene più alti danno 2 di gloria ciascuno, e 4 il non aver mai cambiato religione.
