# Imperial Struggle: the rulings, one message each; docs/rulings/imperial_struggle.md gives the reasons.

## Sides, set-up, table (2, 3)

ruling-r1 = Which text sets up the board?
    .text = The twelve steps of the Polish book, in both editions. Basic tiles are placed at random, one a theater; France draws one random Bonus War tile into Central Europe of the first War; France holds the Initiative.

ruling-r2 = Are the two USA spaces Local Alliances?
    .text = Yes: Political, Prestige and Local Alliance, lying in North America, sub-region Northern Colonies. No card that names Local Alliances there can be in play on turn 6, so nothing hangs on it.

ruling-r3 = Which Regions do the USA spaces count for?
    .text = On turn 6, with at least one USA flag on the map, a player’s flag there counts for the North America Award and for Prestige; for the multi-Region surcharge they are North America.

ruling-r4 = Are spaces that are not open yet legal targets?
    .text = The two Empire spaces of Prussia before turn 3, the Sons of Liberty before turn 5 and the USA spaces before turn 6 (or without a USA flag) cannot be shifted, conflicted, counted or chosen by any effect.

ruling-r5 = Can Minorca count as Prestige although it is a Territory?
    .text = Yes. Every space printed with the Prestige border counts, whatever its type.

ruling-r6 = Does one shift ever replace a flag?
    .text = No. Unflagging and flagging the same space in one round are two shifts, each paid and legal on its own; the second is priced by the position after the first (no marker, no Protection, not Isolated). “Take control” does both at once and also works on an empty space. Own flags cannot be shifted.

ruling-r7 = How many Conflict and other markers are there?
    .text = Conflict, damaged-Fort, flag and Exhausted markers are never short. Fixed numbers: eight Squadrons a side, the War tiles, the demand and Award tiles, two Huguenots markers, two Jacobite Victory markers, four USA flags, three Spanish flags.

ruling-r8 = On which spaces may Conflict markers be put?
    .text = On any open Market or Political space without a marker, enemy, own or empty, unless the effect says otherwise. “+1” markers only where the effect names them. A marker is removed at once by any change of control of its space.

ruling-r9 = What exactly does a conflicted space not do?
    .text = Its flag is ignored in every count, majority, condition and effect of scoring, Final Scoring, Events, Ministries and Alliance strength, for both sides: a condition that no enemy flag be somewhere is met if the only one there is conflicted. It joins no chain of Markets and readies no Advantage. It can still be a target (shift, unflag, take control) and is still Protected.

ruling-r10 = Is an Isolated Market controlled?
    .text = Yes, for all counts. Isolation lowers its cost and stops it from giving connection, nothing else.

ruling-r11 = When may a Ministry card be turned up?
    .text = At any moment of one’s own Action Round, also before a tile is taken, and for no reason but foresight. Never in the opponent’s round, in scoring or in a War. A face-down card gives nothing there.

ruling-r12 = What may be done before a tile is taken?
    .text = Cards may be turned up, and abilities used that need neither tile, Action nor Event: Robert Walpole, the Bank of England’s limit, Huguenots placement, Edmond Halley’s discard, naming the Townshend commodity. Advantages may not (R70).

## The Peace Turn (4)

ruling-r13 = What happens to Succession cards from turn 5?
    .text = On turn 5 those in hand leave the game at once. Those in the pile leave as they are drawn, for any reason, and are replaced by the next card. Those among the discards return with a reshuffle and leave when drawn.

ruling-r14 = When is the Event pile reshuffled?
    .text = Only while cards are dealt in 4.1.6: the rest of the pile is dealt first, then the discards are shuffled into a new pile and the deal goes on. One card at a time, France first. If discards too are gone, the deal ends short.

ruling-r15 = What if the pile is empty when a card is drawn in a round?
    .text = No card can be bought, and Walpole cannot be used: no reshuffle. If in the Revolution era the pile holds only Succession cards, the buyer turns them all out and gets nothing for the points.

ruling-r16 = Discarding to three
    .text = Both choose in secret and at once; the discards are shown when both are done and stay open to inspection. Nobody goes below three; a hand of three or fewer discards nothing.

ruling-r17 = Which Ministries may be chosen and swapped?
    .text = First turn of an era: any two of the side’s cards that bear the era’s sign, also those used before, face down, both sides at once in secret. Second turn: each face-down card may be exchanged for any other such card not in the Cabinet; face-up cards stay.

ruling-r18 = Who picks the first player on turn 1, and how often?
    .text = The holder of the Initiative picks once each turn, on turn 1 France; then sides alternate, four rounds each.

ruling-r19 = Order of scoring
    .text = TRP are cut to four before scoring, so TRP won in scoring or War may stand above four until the next cut. Then Awards (Europe, North America, Caribbean, India), Prestige, demand in table order with Debt changes as they come, and last Ministries that score on their own (East India Company). Ministries that add to an Award or a demand do so with it.

ruling-r20 = When is “all Awards and all demands” won?
    .text = When one side took all four Awards and every demand scored this phase (three, or four after Le Beau Monde). Prestige is not needed. An Award or demand that nobody took breaks it. It is looked at before the VP, which count only in the victory checks, not at the moment 0 or 30 is reached.

## The Action Round (5)

ruling-r21 = When can a player pass, and what does it give?
    .text = Directly after taking the tile, before Event, upgrade, Advantage or any AP. The Debt falls by two, or to 0; with no Debt passing is still allowed. Ministry abilities used before the tile (R12) do not stand in the way; after passing nothing more is done.

ruling-r22 = May Actions be interleaved?
    .text = italian: the tile’s Major, its Minor, an Event’s own Major Action and the upgrade come in any order, but one is finished before the next begins; once points of another are spent, what was left of the first is lost. AP of the same type from Event and Major are one Action (R24). polish: every purchase is an Action; any order. In both, abilities and Advantages without AP may come between. What would be lost is named before the answer, and told in the log after it.

ruling-r23 = When may the Event be played?
    .text = Once, with a tile that shows the sign (or by a Ministry that replaces it), after the tile and before upgrade, Advantages or AP. Any of those ends the chance. An Event may be played although none of its effects can happen.

ruling-r24 = How are AP from Events used?
    .text = They are a Major Action of their own, also of a type the tile lacks; with the same type as the tile’s Major they are one pool with it. Where the tile’s Minor has that type: italian: the points of that type go either all to their own Major Action or all to the Minor’s single purchase; polish: they may be split between both. Debt and TRP may be added in each case.

ruling-r25 = How do limits on Event AP bind?
    .text = A limited point may pay only for purchases that meet its limit, also when other points pay the rest. Debt and TRP are bound by it if taken on the strength of the Event alone; if the tile has that type too, they may be taken for the tile and are free. “Only to unflag Markets” allows several Markets.

ruling-r26 = Can region-limited MP buy Bonus War tiles?
    .text = italian: no. polish: yes, and the tile must then go to a theater of the next War fought in that Region (an incumbent may have to move, R44).

ruling-r27 = Bonus conditions and effects
    .text = The condition is looked at once, when the card is played, before the base effect. Turning up a face-down card for its keyword is the player’s choice; a keyword already face up or a met board condition always gives the bonus. Conditions inside an effect are looked at when it is carried out, and a keyword asked for there may be shown then (La Gabelle). Effects are compulsory as far as they can be done, base before bonus, unless they say “may” or “up to”; what cannot be done is skipped and the rest still done.

ruling-r28 = What is one expenditure of a Minor Action?
    .text = One purchase: one shift, tile, marker removed, Fort, Squadron built or deployed, card, Jacobite score, or one turn-6 exchange (R45). Debt, TRP and other points of that type may join it; what is left is lost, and no Debt or TRP can be taken for that Action afterwards. Where Major and Minor points could both pay, the player says which. A Minor may unflag only a conflicted space (or by a Ministry’s leave), never send off a Squadron nor seize a Fort.

ruling-r29 = The surcharge for several Regions
    .text = EP and DP are looked at apart, each over the whole round and all sources. The first Region is that of the first purchase with that type. italian: the first purchase in each further Region costs 1 more, later ones there do not. polish: every purchase outside the first Region costs 1 more. MP never pay it, nor do direct effects. The 1 is part of the price, so limited points that may pay the purchase may pay it.

ruling-r30 = Does buying a card count for the surcharge?
    .text = No: it is in no Region, is never surcharged and does not set the first Region.

ruling-r31 = Military upgrade
    .text = The theater is named, a tile drawn, one of the two kept there; the other, old or new, leaves the game or goes back to the pool. With only four Basic tiles left in all (pool and display) it must go back; with an empty pool no upgrade is possible. Tiles leaving the game are shown, tiles going back are not.

ruling-r32 = The upgrade sign on turn 6
    .text = It gives 1 TRP when 5.3 begins, after the Event, unless the round was passed.

ruling-r33 = When is a Market Isolated?
    .text = Fixed for all flagged Markets at the start of every round, of either side: no chain of own, unconflicted Markets leads to an own Territory, Fort (damaged or not) or Squadron. The Market itself may be conflicted: only markers on other Markets of the chain break it. Gains and losses of links in the round change nothing before the next; a Market that changes control in the round is no longer Isolated.

ruling-r34 = What gives connection to a Market?
    .text = A Territory, Fort (also damaged) or Naval space held now, even if gained this round; or a Market that has been one’s own without break since the start of the round, was not Isolated then and has no marker now. A marker taken away this round no longer blocks. Flagging and unflagging need it alike.

ruling-r35 = Order of price changes
    .text = Printed cost; set to 1 if conflicted, Isolated or by an Advantage that names a price of 1; then reductions, which may go below 1; then +1 if an enemy-flagged Protected Market is unflagged and +1 for the Region; at least 1 in the end.

ruling-r36 = Who protects?
    .text = Only a Squadron or undamaged Fort of the flag’s own side on a connected space; the other side’s does not undo it. Empty spaces are never Protected. An effect on “unprotected” spaces may therefore take empty ones and all Political spaces.

ruling-r37 = Are direct Event effects bound by connection or Minor limits?
    .text = No connection, no price, no surcharge, no Minor limits, no Isolation limit unless the card names one.

ruling-r38 = How are Debt and TRP taken?
    .text = Point by point while a purchase is paid, for the Action that pays it, of a type the tile or the Event gives this round and whose Action is not finished. Never in store. They may follow when the Action’s own points are used up.

ruling-r39 = Points given by Ministries
    .text = They join an Action of that type from tile or Event and share its kind: with a Minor they are part of its one purchase. Without such an Action they do not exist, and they are no ground for Debt or TRP.

ruling-r40 = Does an Action have to be used?
    .text = No. A player may end the round with points left; they are lost. Only passing (R21) lowers the Debt.

ruling-r41 = Hand limit in the round
    .text = None until the next deal.

ruling-r42 = Ending Conflicts
    .text = Any marker on the map, on any flag or none, by either side, without connection. 2 MP, on a Protected space 1; a “+1” marker costs 1 more (3 and 2).

ruling-r43 = How many Bonus War tiles?
    .text = Two bought in a round; tiles from Events, Ministries, set-up or 7.6 are not bought and do not count. Two a side in a theater, wherever they come from. Byng and Atlantic Dominance are markers, not tiles, and count for neither.

ruling-r44 = Placing a Bonus War tile
    .text = Draw, look, choose the theater. If two lie there, one of those two moves to a theater with room, never the new one. If all theaters are full none can be drawn. A card that names a theater is handled the same way; tiles beyond all room are not drawn.

ruling-r45 = Military points on turn 6
    .text = No tiles can be bought. 2 MP from any source buy 1 EP or 1 DP, as often as wished but one type a round; the rest may be used as MP. The points bought are a Major Action, or join one of that type, and allow Debt and TRP of that type. They are no points of an Event: they join no Minor, and no card adds to them. A Minor Military Action may do so once, as its one purchase, with all it has.

ruling-r46 = Are MP for Events or abilities limited in what the tile shows?
    .text = MP from an Event open all of 5.6 as a Major Action within their limits, also without a Military sign on the tile.

ruling-r47 = What allows building a Fort?
    .text = A connected Market, Naval space or Territory that has been one’s own without break since the start of the round. italian: the Market may be conflicted. polish: it may not. It may be Isolated. A Minor Action may build.

ruling-r48 = What allows seizing a damaged enemy Fort?
    .text = A connected Squadron or Market of one’s own now; never a Territory; Major Action or Event MP. The Market may be Isolated. italian: it may be conflicted; polish: not. Price: cost + 1; the Fort is then undamaged. Own damaged Forts: cost − 1, no connection, Minor allowed.

ruling-r49 = What becomes of a damaged marker when a Fort is lost?
    .text = Taken by CP it stays damaged. Losing its flag altogether (USA), the marker goes and the Fort must be built anew. A damaged Fort cannot be damaged again.

ruling-r50 = Squadrons: building and price 0
    .text = From unbuilt to the Navy Box; at once deployable. Prices of 2 replace 4 and do not add up with each other; South Sea Speculation’s −2 applies after them to one Squadron. Even at price 0 a Military Action must be at hand; a Minor is used up by it. Events that build “for free” need none.

ruling-r51 = Deploying
    .text = 1 MP to an empty Naval space, against an enemy 2 from the map, 3 from the Navy Box; no connection; each Squadron once a round, also one built or sent home in it; the space left is empty. Sending off an enemy needs a Major Action or Event MP.

## Debt and Treaty Points (6, 9)

ruling-r52 = Forced Debt
    .text = Fills up to the limit; each point beyond gives the opponent 1 VP and is not recorded. So for demand rewards, War tiles, Events. TRP cannot pay it.

ruling-r53 = James Watt and forced Debt
    .text = While he is face up, forced Debt beyond Britain’s limit gives France no VP; Debt stops at the limit all the same.

ruling-r54 = Merchant Banks
    .text = Counted from the moment the card is face up: the next two Debt taken for EP in each Peace Turn are not recorded, also at the limit and for Minor or Event EP. It is automatic, and each point must be used in the purchase it was taken for.

ruling-r55 = Turgot
    .text = In each round the first Debt taken for AP gives 2 AP if France’s Available Debt is greater than Britain’s before it is recorded. A second point not needed stays with a Major Action and is lost with a Minor.

ruling-r56 = Debt at 0, limits lowered
    .text = Debt never falls below 0; what cannot be taken off is lost unless the card gives something for it. A limit never falls below the Debt: Interest Payments lowers both when Debt stood at the limit.

## War (7)

ruling-r57 = How many Basic tiles are laid?
    .text = One a theater: four, in the American War three. They come from all Basic tiles still in the game.

ruling-r58 = The free tiles of the Seven Years War
    .text = Each side, at the start of its first round of turn 4, before its tile choice, draws and places as many Bonus tiles as lay on its side in the War of the Austrian Succession when it was fought, at most three. Markers (Byng) do not count. They are no purchases; R44 applies. They are drawn and placed one by one.

ruling-r59 = Who acts first in a theater?
    .text = VP above 15 France, below 15 Britain, at 15 who went first in the last Peace Turn. Fixed when the theater’s tiles are revealed. That side applies all its effects, then the other; then strength is counted.

ruling-r60 = Order of one side’s tile effects
    .text = Debt first, then the others one by one in the owner’s order.

ruling-r61 = Must tile effects be used?
    .text = Debt always. Unflagging and Fort/Squadron: italian: the owner may decline; polish: he must if it can be done.

ruling-r62 = What may the unflag sign hit?
    .text = An enemy Market without marker, or an enemy Political space (italian: also a conflicted one; polish: unconflicted), in the theater’s Region. If a Market is chosen it must be one whose loss leaves no other linked Market without link, if there is such a Market; else any. The owner may always prefer a Political space.

ruling-r63 = Which Region is a theater’s?
    .text = The Region or Regions of its display entry; French & Indian War: North America and Caribbean for effects, markers and CP, while its unflag spoil is North America alone. Atlantic Dominance: Europe for effects, Squadrons of three Regions for strength. Conflict markers of a European theater count all over Europe.

ruling-r64 = Bonus strength
    .text = 1 per own unconflicted Alliance space of a listed country, per Squadron, per undamaged Fort, per marker on an opponent’s flag (none on empty spaces), and 1 per listed keyword on a face-up card, however many cards show it. Markers cancel an Alliance and give strength independently. Totals may be negative.

ruling-r65 = Order of spoils
    .text = VP and TRP; Squadrons the loser must give up; CP; unflagging; USA, then Canada; markers; last the free Spanish shifts of 12.1. A tie gives nothing. The unflag spoil may take any enemy space of its kind in its Region, conflicted or isolating others or not; it is compulsory if possible.

ruling-r66 = Do CP have to be spent?
    .text = Yes, one purchase after another while a legal target is left that the points pay for; else they are lost. They buy enemy or empty Forts, Markets, Naval spaces and Territories, no Political spaces, none with a USA flag. What is taken counts at once for the next purchase.

ruling-r67 = Naval spaces and CP
    .text = With a Squadron from the Navy Box or another Naval space of the theater’s Region(s), each Squadron once in a War. An enemy Squadron there goes to the Navy Box.

ruling-r68 = Territories and CP
    .text = In the Region or on the theater’s list; if any conquest line reaches it, one must start at an own Fort (also damaged), Naval space or Territory. 1 CP, with a Huguenots marker 2, which must be at hand together. Refusal only if the opponent holds it: first 3 VP, second 5 VP in a War, then none; points are lost, the Territory cannot be taken with CP again in that War by anyone.

ruling-r69 = USA and Canada
    .text = France chooses any of the three Territories, one by one; then strips any Forts of the Northern Colonies sub-region (italian: British ones; polish: of either side); then Markets in North America and the Caribbean that had a link before and now have none lose their flags, of either side. Then Canada likewise (North America only). Markets Isolated before stay. Huguenots and other markers on such Territories go. USA flags belong to nobody before Final Scoring: no link, no conquest line, no Award; they may not be refused nor taken.

ruling-r70 = When may an Advantage be used?
    .text = In one’s own round, after a tile has been taken and after the Event (if one is played) has been carried out, at any moment between purchases or with one. Not in the round it was gained, nor if lost and regained in it; gained outside one’s round it is ready in the next one.

ruling-r71 = Holding an Advantage with a conflicted space
    .text = It is gained and kept by flags alone, but not usable, and it meets no condition and scores nothing (Falklands Crisis, East India Company) while a connected space is conflicted. It keeps its ready or exhausted state through every change of hands.

ruling-r72 = Advantage limits
    .text = Two a round, one a Region, the Region being that of its own space wherever it strikes. Uses granted by Events count too.

ruling-r73 = What does “ignoring Exhaustion” mean?
    .text = An exhausted tile may be used, and the use does not exhaust a ready one: its state stays. All else holds (R71, R72). Native American Alliances, saying “immediately”, also lets a tile gained in this round be used; Loge des Neuf Soeurs does not. A tile that can do nothing at once and has no Action of its type to work with in this round is not offered; if none is left, nothing is asked. Nothing that answers an exhaustion is set off. A tile that works on a purchase may be used with one later in the same round.

ruling-r74 = Advantages and kinds of Action
    .text = They give no AP. An unflag made cheaper stays an ordinary unflag: connection, Minor limits, Protection and surcharge. Naval Bastion needs Major or Event MP; Slaving Contracts may use a Minor.

## Ending a War and the game (7.4–7.6, 10, 11)

ruling-r75 = Winning by War
    .text = All theaters of the War won in the highest row of the table that applies to the winner (some have one for each side); looked at first, then VP.

ruling-r76 = Which Conflict markers leave after a War?
    .text = Those on flagged spaces (of either player) in Regions whose markers some theater of this War counted. Markers on empty spaces stay.

ruling-r77 = Final Scoring
    .text = Prestige 2; Available Debt 1 per full 2 of difference, at most 4; 1 per commodity; 2 per flag on a Territory the opponent held at the start. USA flags on the Northern Colonies and the Carolinas give France 2 each; on San Agustín and Québec & Montreal nobody anything. Then 16 and more France, 14 and less Britain, at 15 more Available Debt, then Britain.

## Cards

ruling-r78 = Jacobite Victory
    .text = Spanish Succession: France winning by 3 or more places a Victory marker, no more. Austrian Succession: any French win places one, and from the next Ministry Phase Jacobite Uprisings lies face up in a third slot for the rest of the game. If it was one of the two, it moves there and France chooses a new card, face down. It cannot be exchanged; removed, the third slot is gone.

ruling-r79 = Jacobite Defeat
    .text = The marker is placed and the card leaves the game at once, face up, face down or unchosen. If it was one of the two ordinary cards, that slot stays empty until the next era. Victory markers stay.

ruling-r80 = Jacobite Uprisings
    .text = Shifting with MP in Ireland and Scotland: one round a turn, any number of times, at the diplomatic price (least 1), no surcharge; Minor MP under Minor limits. Scoring: 3 MP in another round, once a turn, 1 VP per own unconflicted space there and per Victory marker, at most 4.

ruling-r81 = Voltaire
    .text = Paid when the Europe Award is settled, whoever takes it or nobody: 1 TRP per country of several spaces where France holds an unconflicted Prestige space, at most 3. The USA do not count.

ruling-r82 = Townshend Acts
    .text = Any of the six commodities, in demand or not, once a turn at the start of an own round (before any Event or AP). Until the turn ends Britain’s Minor Economic Actions may unflag its Markets.

ruling-r83 = New World Huguenots
    .text = Two markers, one placed a turn while the card is in the Cabinet, on a French Territory in North America or the Caribbean without one. Fresh or spent, it makes the Territory cost 1 CP more. Turned over, it takes 1 EP off one Market shift (flag or unflag) in its Region; several may join. It stays after the era, and leaves for good when the Territory gets a British or USA flag. North American Trade freshens spent ones when turned up.

ruling-r84 = Edmund Burke
    .text = In a round with a Major Diplomatic Action (tile or Event) Britain may add 1 DP per own unconflicted Irish space, at most 2 a round, if all DP of that Action go to shifts in Europe: not after any went elsewhere or for a card, and afterwards none may. Not with a Minor. Irish spaces are counted when the points are added; those flagged later in the round add nothing.

ruling-r85 = Cards that loosen Event play: Bank of England, Condorcet; Lavoisier
    .text = Bank of England: an economic-sign Event without an Economic Major, the tile’s cross still needed. Condorcet: no cross needed, the sign must still agree. Lavoisier: +1 AP to the tile’s Major and to its Minor if the bonus was received and he was face up by then; not to the Event’s own Action.

ruling-r86 = Cardinal Ministers, Pitt, Choiseul, Papacy-Hanover, North American Trade
    .text = R39 holds. Cardinal Ministers: right after the tile, to its Diplomatic Action, Major or Minor. North American Trade: looked at when the round starts; each Economic Action of the round, Major, Minor and an Event’s own, gets 1.

ruling-r87 = Byng and suspended Squadrons
    .text = Byng: into a theater of the next War that lists Squadrons; leaves with that War; none on turn 6. A suspended Squadron waits on the track and comes to the Navy Box in the next Peace Turn’s Reset Phase; meanwhile it is neither on the map nor unbuilt, counts for no War or card, but is one of the eight. Suspended on turn 6 it does not return. Quadruple Alliance: no Squadron to give, no 2 VP; the bonus is independent: no Squadron to build, no Debt or TRP.

ruling-r88 = Famine in Ireland
    .text = Only while the next War has a Jacobite Rebellion. Tiles go to that theater under R44: a full theater sends an incumbent elsewhere; when all are full no more are drawn. No purchases.

ruling-r89 = Demand changed by Events
    .text = Le Beau Monde adds a commodity not yet in demand, as a further demand. Co-Hong draws from those not in demand and replaces one that is. Calico Acts scores Cotton once, with the era’s reward and Dupleix, but not for R20.

ruling-r90 = Bidding for sides
    .text = Before set-up both players name, in secret and at once, the side they want and a bid of 0 to 4. Different sides: both get their wish, no TRP. Same side: the higher bid gets it and the other side starts with that many TRP; equal bids: by lot, the loser’s side still gets them.

ruling-r91 = Spanish flags
    .text = Enemy flags to both: shifted, unflagged, conquered and removed like the opponent’s, unless an effect names French or British flags or the opponent’s (as the unflag symbol of a War tile does in the Italian book, 7.1.2; in the Polish one it strikes any); then out of the game. Having no link they are always Isolated (price 1) and never Protected. They count for nobody; a marker on one gives no strength and stays (R76).

ruling-r92 = Free shifts in Spain
    .text = For each of the four Territories taken by CP while nobody held it, the opponent may shift one space in Spain, after that theater is done. Not for USA flags.

ruling-r93 = Military planning
    .text = Point 1: the upgrade may instead exchange two own Basic tiles between theaters (not on turn 6). Point 2: also at set-up; both sides place in secret at once. Each point is its own option.

ruling-r94 = Tougher Forts
    .text = A Fort bought with CP needs a conquest line from an own Fort, Naval space or Territory. The line Louisbourg–Halifax exists only here. Seizing in peace is unchanged.

ruling-r95 = Who exhausts an Advantage?
    .text = Both Ministries answer only a use in the named side’s own round: Pompadour the first European one France uses, Watt the first of any Region France uses, once a round each, if face up before. La Gabelle, which marks up to two ready tiles of either side or of none, sets off neither. The TRP comes with the use, so that it may pay for what the Advantage does.

ruling-r96 = Losses the opponent chooses, tiles taken unseen
    .text = Military Spending Overruns: the opponent chooses among what is possible, each time anew; if nothing is, nothing happens. Austro-Spanish Rivalry: Britain names a theater, the tile there is taken by chance, unseen, and goes back into France’s pool.

ruling-r97 = Ministries that change an Award
    .text = Only the Award tile, not Prestige; only if it is won; also on a tile worth 0 VP. Johnson lowers a French Award to no less than 0 VP and leaves its TRP.

ruling-r98 = Reductions for a whole round
    .text = They apply to every fitting purchase of the round, add up with each other and with Advantages, and enter R35 as reductions. Swift’s leave to unflag with a Minor covers French Political spaces in Europe while an unconflicted Irish space is British.

ruling-r99 = What counts as a flag in card texts?
    .text = Squadrons count as flags in counts of flags in a Region; Territories, Forts (also damaged), Markets and Political spaces too; USA and Spanish flags never; conflicted ones never (R9).

ruling-r100 = What is open, what is secret?
    .text = Secret: hands, unrevealed War tiles (the owner sees his own on the display), face-down Ministries, order of pile and pools. Open: numbers of cards and tiles, discards, played and removed pieces, which theater a tile lies in, taken and left Investment tiles.

ruling-r101 = Investment tiles run out
    .text = What is left is laid out first, then the used ones (with the one nobody took last turn) are shuffled and the nine completed.

ruling-r102 = End-of-turn abilities
    .text = First those of the side that went first this turn, then the other’s; each side in its own order; conditions as they are then; face-up cards only.

ruling-r103 = Events with a choice of AP
    .text = The type is chosen when the Event is carried out, before any Action. Tax Reform: first the Debt falls; only for points that cannot fall may EP be taken, each at will.

ruling-r104 = Shift or score
    .text = Great Northern War: Britain scores if both German spaces are its own, unconflicted, after the shift, also if none could be shifted; France shifts Russia, or scores if it was French and unconflicted already. Conditions inside the other bonuses are looked at after the base effect.
