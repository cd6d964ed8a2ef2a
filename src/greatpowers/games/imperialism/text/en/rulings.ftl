# Imperialism: the rulings, one message each; docs/rulings/imperialism.md gives the reasons.

## Ducats, tracks, set-up (3, 4)

ruling-r1 = Can the supply of ducats run out?
    .text = No. It is unlimited.

ruling-r2 = In which order is the first army or fleet chosen?
    .text = Openly and in turn order, from the player with the lowest start number on.

ruling-r3 = What happens at the ends of a track?
    .text = A level never falls below 0 and never rises above the last space; the excess is lost. A level that is lost with a ceded territory stops at 0. Nobody can buy a level on a full track.

ruling-r4 = Who leads a good?
    .text = The one player whose level is higher than that of everybody else. With a tie, or with all at 0, nobody leads. It is looked up anew whenever it matters: the gold leader’s hand limit changes at once.

## Territories (9, 11)

ruling-r5 = Do India and China pay Taxes?
    .text = No. With an option of the table they do.

ruling-r6 = Are India and China colonies?
    .text = Yes, for everything that counts colonies or territories: plots, events, achievements, final scoring. R5 and R7 are the only exceptions; they can never be ceded (10.3.2).

ruling-r7 = Do Colonial rush and Open to discovery work with India and China?
    .text = No. Both need a colony card from the hand. A colony laid out by Open to discovery does allow Colonial rush.

## The turn (6)

ruling-r8 = May an action be chosen that cannot be carried out?
    .text = No. Intrigue needs a card or a religion, Conquest a territory within reach and means, War a war card and a ruler who allows it. Development and Taxes can always be carried out, so there is always an action.

ruling-r9 = What if a hand is above its limit?
    .text = Nothing when it happens. In the next hand exchange, after up to three discards by choice, the hand is cut down to its limit, with as many further discards as that takes.

ruling-r10 = How exactly is a hand filled?
    .text = The open territory may be taken as the first card only, also with a single free place; all further places are then filled with providence cards. Who draws from a deck first may choose the deck anew for every card, seeing what was drawn. If deck and discards are both empty, the hand or the row stays short; an empty deck is refilled as soon as a card is discarded, whoever’s turn it is.

## Development (7)

ruling-r11 = What does the second good of the oriental leader bring?
    .text = All three profits of that good, and industrial materials only with the prestige or glory they ask for. What is paid for choosing Development is not paid again, and there is no third good.

ruling-r12 = When is the prestige for trading gold lost?
    .text = Right after the trade profit; nothing is lost at 0 prestige.

## Intrigue and religion (8, 15.6)

ruling-r13 = Which kinds of cards are there in an intrigue?
    .text = Four: plot, positive ruler, negative ruler, event. Rise of the burghers and Diplomatic gambit are both events, so not together. Every event played as such can be cancelled, also in an intrigue; an event played as a war card cannot.

ruling-r14 = Are Catholics and the Counter-Reformation dissenters to each other?
    .text = Yes. With an option of the table they are not.

ruling-r15 = What about Lutheranism’s free Development?
    .text = It is optional and counts as a Development in all but the action marker, which stays on Intrigue: rulers pay for it, an Exceptional year may be played, and Pirates may come at the end of the turn.

ruling-r16 = Are cards taken from the discard pile public?
    .text = Yes, always, also with War for influence.

## Prestige and achievements (12, 13)

ruling-r17 = How much can culture bloom?
    .text = Once a turn at most and only in the own turn. Further prestige of that turn is ignored, also if some was lost in between. Outside the own turn prestige stops at 10.

ruling-r18 = What if prestige is lost while culture blooms?
    .text = The bloom still brings its glory; the marker then stands at 10 less what was lost. While blooming, prestige counts as 10 less the losses.

ruling-r19 = When is an achievement taken?
    .text = It may be taken at the start of the own turn (before a price for release is paid), after the hand exchange and after every step of the action. What is met at any moment of the turn, be it only in passing, may still be taken until the turn ends, and if none was taken by then, one of those must be. One a turn, never in another’s turn. With the option achievements = at_once the first moment at which one is met decides.

## Rulers (15.1, 15.2)

ruling-r20 = How may the Scion of a great dynasty rearrange rulers?
    .text = Two rulers may be exchanged between their players, or one or two may be moved to players without any. Nobody ends with two. The card itself may be among them. No immediate effects follow.

ruling-r21 = What does it mean to have the top army, or the most glory?
    .text = To be strictly ahead of all others, above 0. A tie is no top: a Madman can then be dismissed, and a Civil war or Bourgeois revolution gives nothing extra.

## War (10)

ruling-r22 = Do modifiers of achievements count?
    .text = Yes.

ruling-r23 = May a war card be played in a war for which it has no modifier?
    .text = Yes; it adds 0. Its plunder counts as printed.

ruling-r24 = When is a way to make peace open?
    .text = If it can be carried out in full: the whole tribute, a fitting territory card, the whole prestige. Prestige is looked at after the loser’s point for the defeat is gone. Only if none is open does 10.3.4 apply.

ruling-r25 = Who may play Pirates, and how often?
    .text = All others, clockwise from the active player, any number of copies each. Not against a player without gold, spices and oriental goods.

ruling-r26 = What follows from a Settlement?
    .text = The attacker takes the war card back into the hand, where all know it, and chooses another action, neither War nor that of the turn before. The marker stays on War. There is no war, hence no war events. A Settlement answers any war, also one begun with an event as war card.

## Cards in time (15.4)

ruling-r27 = When may Intercepted plans be played?
    .text = When choosing the action, and between any two later steps of the own turn if something is new since the player last could: a war was decided (before its war events), a card came into a hand or was taken from one, somebody else played an event, or an own event was cancelled. Any number of copies each time.

## The end (14)

ruling-r28 = What if the end space is reached in another’s turn?
    .text = That turn is played to its end. Then, clockwise, everybody but the player who reached the space has one turn. If others pass the space too, nothing is prolonged.

ruling-r29 = How are ties and zeros scored?
    .text = A shared first place brings 1 each and there is no second place. A shared second place brings nothing. Nobody scores for a category in which all are at 0, nor for a second place at 0.

ruling-r30 = Who is paid for a faith kept?
    .text = 4 glory go to every power that could have changed religion and did not; never to Russia and the Ottoman Empire.

ruling-r31 = Who wins with equal glory?
    .text = Higher prestige, then more ducats; else the victory is shared.

ruling-r32 = What is open, what is secret?
    .text = Secret: hands, the order of the decks, the powers dealt until they are revealed. Open: everything else, the discards and the number and kinds of cards in a hand included. A card that a player has seen in another hand stays known to that player until a hidden card leaves that hand.

ruling-r33 = What if nobody gains glory any more?
    .text = After twenty rounds in which nobody has gained glory the game ends in a stalemate and is scored as usual.
