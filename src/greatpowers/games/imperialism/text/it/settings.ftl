# Imperialism: il nome, da dove viene, ciò che si concorda prima della partita, e come può finire.

## Il gioco

game-title = Imperialism: la via del dominio
game-about = Dal Quattrocento all’Ottocento, da due a quattro potenze commerciano, tramano, conquistano e combattono. Vince la gloria più grande.
game-source = Regole dal regolamento, gran parte dei valori ricostruita
    .text = Le regole, e ciò che fa ogni carta provvidenza e ogni religione, sono quelle del regolamento polacco. La maggior parte dei numeri sulle altre carte è una nostra ricostruzione, perché il regolamento non li riporta: quasi tutti i territori, tutti i progressi, la maggior parte delle potenze, i requisiti delle religioni e quasi tutti i profitti del commercio. Il gioco stampato ha lì altri valori. Dove il regolamento tace, decidono le nostre decisioni, poste sotto i punti che chiariscono.

## Impostazioni

setting-players = Giocatori
    .text = Quante potenze partecipano. La casella finale è a 40, 29 o 20 punti gloria per due, tre o quattro giocatori.
setting-players-2 = 2
setting-players-3 = 3
setting-players-4 = 4
setting-achievements = Prendere i progressi
    .text = Chi nel proprio turno soddisfa un progresso deve prenderlo, e uno solo. Si sceglie se si può aspettarne uno migliore fino alla fine del turno (13.0).
setting-achievements-by_choice = Al più tardi alla fine del turno
setting-achievements-at_once = Appena uno è soddisfatto
setting-india_and_china_pay_taxes = India e Cina pagano le tasse
    .text = Le tasse danno un ducato per ogni carta territorio. India e Cina non sono carte ma caselle del tabellone; se così si concorda, pagano anch’esse (11.0).
setting-india_and_china_pay_taxes-no = No
setting-india_and_china_pay_taxes-yes = Sì
setting-one_catholicism = Cattolici e Controriforma
    .text = Alla lettera, le potenze di religione diversa sono infedeli l’una per l’altra, anche una cattolica e una della Controriforma. Si può concordare che queste due siano di una sola fede (15.6.2).
setting-one_catholicism-no = Infedeli fra loro
setting-one_catholicism-yes = Di una sola fede

## Finali

ending-end_space = È stata raggiunta la casella finale della gloria
ending-stalemate = Stallo: venti giri senza alcuna gloria
