# Realpolitik: the rulings, one message each; docs/rulings/realpolitik.md gives the reasons.

## Powers, territories, set-up (1, 3, 6)

ruling-r1 = Who controls a Territory?
    .text = The Power whose Garrison stands there. A Home without a foreign Garrison is its owner’s. Any other Territory without a Garrison is nobody’s. Generals and Units alone give no control.

ruling-r2 = What is a General worth, and how many Units can he lead?
    .text = A General has a strength of his own, 1 or 2, and adds 1 for each Unit with him. He can lead up to 5 Units.

ruling-r3 = Who are friends?
    .text = A Power and itself; allies; the Powers of one player; Italy and the ally of the Power that controls it. An Italy that nobody controls has no friends. Whatever the aid allows or forbids to allies (passage, attack, Garrison, support) holds for all friends; consent is asked as in R20.

ruling-r4 = Can pieces run out?
    .text = Yes. Each Power has its own supply of Generals, Units, Garrisons, Trains and Fortresses; what is on the board cannot be taken again. Money never runs out.

ruling-r5 = How does the game begin?
    .text = In the spring of 1866, near to who held what then. Battle cards are dealt, and a Diplomacy Phase opens the game, before the first turn. With four players Italy is a major Power with a start of its own, and the others differ a little.

ruling-r6 = Where do played action cards stay?
    .text = Face up before their Power, until that Power resolves a Dispatch; it takes the Dispatch back as well. Nobody passes: Dispatch is always in hand.

ruling-r7 = What does Italy do while nobody controls it?
    .text = It plays no action cards and only defends. In a battle it lays its highest card, face down, as long as it is not ahead in strength, each card on the table counted alike; the usual limits hold (R26, R27). Its beaten Generals retreat to the capital if they can. It supports nobody and cannot be an Arbiter.

ruling-r8 = In which order are simultaneous cards drawn?
    .text = All Powers share one deck of battle cards. Where several would draw, they do so in the order of Prestige, and Mobilisations are carried out in that order. An empty deck is made anew from the discards, which lie open. Without any cards nothing is drawn.

ruling-r9 = What is a turn, what is a round?
    .text = A turn is one choice of action cards with all that follows. A round is all turns from one Diplomacy Phase to the next.

## Mobilisation (4.2)

ruling-r10 = What do things cost?
    .text = A Unit, a Train and a battle card cost 2 each, a Fortress and a point of Morale 3 each, the same for all and at all times. Nothing has to be bought.

ruling-r11 = Where do new Units go?
    .text = To own Generals in Territories that their Power controls, up to R2; a General placed in the same Mobilisation included. Or they stand loose in own Homes under own control. Loose Units always belong to the Power that controls their Territory.

ruling-r12 = Where may Trains and Fortresses be put?
    .text = In Territories that the Power controls, one Train and one Fortress in each. A Train needs a Territory with a place for it; the islands, Tunis and most of the Balkans have none.

ruling-r13 = What becomes of the Units of a General who is withdrawn?
    .text = They stay, loose, if his Power controls the Territory; else they go back to the supply. Cards for Generals off the board are drawn before (4.2.2).

## Dispatch (4.4)

ruling-r14 = When exactly does the Diplomacy Phase come?
    .text = All Dispatches of a turn are carried out first. The track has 4 boxes above the bottom. If the token is then on the top box, one Diplomacy Phase follows at once, before any Movement. The token does not go beyond the top and returns to the bottom afterwards.

## Movement (4.5)

ruling-r15 = What does the Arbiter do?
    .text = The Arbiter is a Power of another player that is hostile to the mover; an Italy that nobody runs cannot be one. If there is no such Power, none is named. After the battles and the occupation the mover may ask the Arbiter for a further step, in which all Generals may move again, but not by rail; battles follow as before. The Arbiter gains a point of Morale for granting it. A refusal ends the Movement. There are two further steps at most. With an option of the table the Arbiter is named and does nothing.

ruling-r16 = What is a rail chain?
    .text = A chain of Territories next to each other by land, both ends included, each under the control of a friend and with a friend’s Train. It may be of any length. The strait of Messina is no rail link. Each piece is moved by rail once in a Movement; loose Units end in Territories of their own Power, Generals take their Units along. If own lines suffice, no friend is asked.

ruling-r17 = What may a General take along, and where may he go?
    .text = Before he moves, a General may take loose Units in a Territory of his Power, or leave some there, not both. He may enter a Territory that is not a friend’s only with at least one Unit. Choosing a General and then staying uses his move up.

ruling-r18 = Who controls a seaway?
    .text = Each sea has ports with naval values. The Power whose controlled ports weigh most there controls all seaways of that sea; between equals Prestige decides; without any value nobody does. A sea move follows one seaway, from port to port, and may end among enemies.

ruling-r19 = Where may a strategic move end?
    .text = Only in a Territory of a friend, like every Territory on its way; the strait of Messina may be crossed. If a way through own Territories is short enough, that one is taken and no friend is asked.

ruling-r20 = How is consent given?
    .text = At the moment of each move, by every friend whose Territory or seaway is used. The Powers of one player need none from each other. A move that is refused is used up; the piece stays.

ruling-r21 = How is a Territory that nobody holds taken?
    .text = After the battles of a step, a General in a Territory that is nobody’s may turn a Unit into a Garrison. Of several Generals the one with the most Units gives it. A Home is never garrisoned by its owner: it is regained by beating the foreign Garrison.

ruling-r22 = What happens to Train and Fortress when control changes?
    .text = They go back to the supply of their owner.

ruling-r23 = Does an empty Home defend itself?
    .text = Yes. A Home under its owner’s control has a home guard of strength 1, in the capital of strength 2. It counts as a Garrison: who enters as an enemy must fight it. It is always there and cannot be lost.

## Battles (5)

ruling-r24 = What is the strength of a defence?
    .text = Generals with their Units (R2), loose Units at 1 each, a Garrison at 1, a Fortress at 2, and the home guard (R23). Generals of other Powers that stand there and are hostile to the attacker defend as well.

ruling-r25 = Who may give support?
    .text = A General of a friend of the side, in a Territory next to the battle, with at least one Unit, and only in one battle of a Movement. He adds his whole strength. Powers that already fight in the battle cannot support it, nor can a friend of the attacker support the defence. Powers are asked in the order of Prestige, for the attacker first.

ruling-r26 = In which order are cards laid, and how many?
    .text = One card each in turn: the attacker, the defenders, those who support the attack, those who support the defence; each group in the order of Prestige. Who passes is out. No Power lays more cards in a battle than it has Morale.

ruling-r27 = How many cards can a Garrison lay?
    .text = A Power that fights without a General has one pile and lays one card, or two with a Fortress, within R26.

ruling-r28 = What are the cards worth, and how are they used?
    .text = A card has the strength of its number. All are laid face down; only a 1 and a 3 may be laid face up, to use their ability, and only with a card to use it on. They count all the same. The card is chosen by its place in the battle, seen or unseen, for the 3 among those face down. A discarded card was played all the same, but adds neither strength nor symbol. A 2 counts 3, not 2 and 3, for the Power that controlled the Territory when the battle began. The symbol is on the 4s and only there.

ruling-r29 = Who loses a Unit, who draws a card?
    .text = Every General in the battle loses a Unit if he has one; this comes before all other results. Every Power that played a card draws one, also if that card was discarded. Cards of the battle go to the discards first.

ruling-r30 = What if a General cannot go back?
    .text = If the Territory from which he came is hostile by then or is the battlefield, he goes off the board without his Units. A victorious attacker who does not take control of a hostile Home has to go back as well; the Home stays its owner’s.

ruling-r31 = How is Morale lost?
    .text = It runs from 0 to 6. Each losing Power that had a General in the Territory loses 1, and 1 more for each 5 it played, also if that was discarded (R28). Supporters lose only for their 5s. Who defends with a Garrison alone loses nothing for the defeat itself.

ruling-r32 = How do several winners move on the Prestige track?
    .text = One after another, from left to right, each changing places with its neighbour on the left, but never with another winner. The leftmost stays. A victory over a Garrison counts. After a tie nobody moves.

## Diplomacy (3, 6.1)

ruling-r33 = What happens in a Diplomacy Phase?
    .text = All alliances end. Proposals follow (R34). Every major Power gives its one Alliance token in secret to another Power or to nobody; all are shown. Two majors that chose each other are allies until the next phase; a token that is not returned has no effect. Then Italy is settled (6.1); without any token it stays as it is. At last guests leave (R36).

ruling-r34 = Do proposals bind?
    .text = No. In the order of Prestige every major may openly propose an alliance to another and hear an answer. Neither binds the tokens.

ruling-r35 = How is the bidding for Italy done?
    .text = All who gave their token to Italy bid in secret, from 0 up to their Morale. The highest bid wins, of equal ones the higher Prestige. Only the winner pays, also if Italy was under its control before.

ruling-r36 = What becomes of Generals in the land of former friends?
    .text = At the end of the Diplomacy Phase, in the order of Prestige, each General in a Territory of a Power that is hostile by then moves with his Units to any Territory of his own Power, or goes off the board without them.

ruling-r37 = What does Italy own, and who scores for it?
    .text = With three players Italy has a treasury, a hand, Morale, Generals and a supply of its own; all of it stays with Italy when control changes, its played action cards included. The controller sees its hand. If Italy and its controller win together against a General, the controller scores for both. Without a controller Italy’s Influence is lost.

## The end, and what is hidden (2)

ruling-r38 = When does the game end, and who wins?
    .text = It ends with the turn in which a Power has the Influence of 2.1, after all Movements. The most Influence wins; between equals Prestige decides. Two options of the table: the game goes on to where the next Diplomacy Phase would begin; the Power highest in Prestige wins among all that have enough, whatever their Influence.

ruling-r39 = Does the game end if nobody gets so far?
    .text = Yes, after turn 60. Who has won is decided as in R38.

ruling-r40 = What is open, what is secret?
    .text = Secret: battle cards in hands, in the deck and face down in a battle; and, until they are shown, chosen action cards, Alliance tokens and bids. Who runs Italy knows its secrets. Open: everything else, the discards and the number of cards in a hand included.

ruling-r41 = Which Generals count as beaten?
    .text = Those of the losing side who stand in the Territory of the battle. A General who only gave support from next door is not beaten: he loses the Unit of 5.6 and stays, and the winners gain no Influence for him.

ruling-r42 = When is the capital open to a beaten General?
    .text = While his Power controls it and the battle was not fought there. Else he goes off the board.

ruling-r43 = When is the order of several Movements fixed?
    .text = When the action cards are shown. A battle that changes Prestige does not change who moves next in the same turn.

ruling-r44 = What becomes of a Garrison in the Home of a Power that becomes a friend?
    .text = It stays, keeps control and scores in Extend Influence (4.3). The owner of the Home may not attack it while both are friends. Only new Garrisons are forbidden.
