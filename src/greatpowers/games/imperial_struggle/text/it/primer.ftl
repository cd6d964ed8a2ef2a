# Imperial Struggle in breve, per la pagina che lo insegna.

primer-aim = Di che cosa si tratta
    .text = Gran Bretagna e Francia si contendono per un secolo l’Europa, l’America, i Caraibi e l’India. Un solo segnalino dice chi è in vantaggio: i Punti Vittoria della Francia lo spingono verso 30, quelli britannici verso 0.
primer-turn = Come va un turno
    .text = In un Turno di Pace le parti giocano a turno quattro Round Azione ciascuna. Ogni volta scegli un Investimento fra quelli disponibili e spendi ciò che dà. Poi si contano i punti: l’Obiettivo di ogni Regione a chi vi controlla più spazi, la Domanda Mondiale a chi ha più Mercati di una Merce, il Prestigio in Europa.
primer-actions = Che cosa puoi fare
    .text = I punti Economici variano i Mercati, i Diplomatici gli spazi Politici; con i Militari si allestiscono Squadre Navali, si costruiscono Forti, si acquistano Comandi Bonus e si tolgono Conflitti. Una Variazione ammaina una Bandiera nemica o pianta la tua in uno spazio vuoto. Un Debito o un Punto Trattato dà un punto in più; un Evento, giocato per primo, può cambiare un Round.
primer-war = La Guerra
    .text = Una Guerra segue quasi ogni Turno di Pace. In ogni Teatro si sommano segnalini Guerra, Alleanze, Squadre Navali e Forti; la parte più forte ottiene punti e spende Punti Conquista, il solo modo di prendere Territori.
primer-end = Come finisce e chi vince
    .text = Subito: a 30 o a 0, con tutti gli Obiettivi e tutta la Domanda Mondiale di un turno, o con tutti i Teatri di una Guerra vinti col margine più alto. Altrimenti dopo sei Turni di Pace e il Punteggio Finale: sopra 15 la Francia, sotto la Gran Bretagna.
