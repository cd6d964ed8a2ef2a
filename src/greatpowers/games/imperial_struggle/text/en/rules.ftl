# Imperial Struggle: the rules in our own words, one message per section of the rulebook. The option edition (italian | polish) decides where the editions differ.

## 1 and 2: overview

section-1-0 = Introduction
    .text = Two players lead France and Great Britain through their rivalry of 1697–1789; markets, diplomacy, colonies and four wars decide it.

section-2-0 = Game Overview
    .text = This chapter sketches the turns and the ways to win; the detailed rules follow from chapter 3 on and prevail.

section-2-1 = Types of Turn
    .text = The game has six Peace Turns and four Wars. Succession Era: Peace Turn 1, War of the Spanish Succession, Peace Turn 2. Empire Era: Peace Turn 3, War of the Austrian Succession, Peace Turn 4, Seven Years War. Revolution Era: Peace Turn 5, American War of Independence, Peace Turn 6.

section-2-2 = Peace Turns
    .text = Players alternate Action Rounds, four each: take an Investment tile, perhaps play an Event, spend the Action Points. At the end of the turn the Awards of the four Regions and the Global Demand are scored.

section-2-3 = War Turns
    .text = A War is resolved theater by theater. Each side adds the strength of its War tiles there and the bonuses from the map; the stronger side takes spoils according to its margin.

section-2-4 = Victory
    .text = There are three automatic victories. In any Victory Check Phase France wins at 30 VP or more, Britain at 0 or less. A player who takes all four Awards and every Global Demand reward of a Peace Turn wins. A player who wins every theater of a War in the highest margin row wins. Otherwise Final Scoring after Peace Turn 6 decides (4.1.14).

## 3: components

section-3-0 = Components
    .text = This chapter describes the map, tiles, cards and markers and the terms used for them.

section-3-1 = Component List
    .text = The box holds a map, two double-sided War displays, 41 Event cards, 26 Ministry cards and the counters; here all of it is kept by the program.

section-3-2 = The Map
    .text = The map shows four Regions: Europe, North America (sub-regions Canada and Northern Colonies), the Caribbean, and India (sub-regions Hooghly River and Carnatic Coast). Sub-regions matter only where an effect names them. There are five types of space: Political, Market, Territory, Naval, Fort. Two spaces are connected if a solid line joins them. Built or displaced Squadrons wait in the Navy Box.

section-3-2-1 = Political Spaces
    .text = The number is the Political Cost; the final cost of a shift is never below 1. Alliance spaces give strength in the Wars shown by their dots, if the theater lists their country (7.1.3). Prestige spaces count for the Prestige bonus. Political spaces outside Europe are Local Alliances and usually feed an Advantage. Two Prussian spaces open with the Empire Era, Sons of Liberty with the Revolution Era, the two USA spaces on turn 6 if a USA flag is on the map.

section-3-2-2 = Market Spaces
    .text = The number is the Economic Cost. All Markets but Chesapeake produce one of six commodities: Furs, Spice, Fish, Tobacco, Sugar, Cotton. At the end of a Peace Turn the player with more Markets of a commodity in Global Demand takes its reward.

section-3-2-3 = Territories
    .text = Territories never change hands in Peace Turns; they are taken with Conquest Points in a War (7.2.1.2). They are the roots from which Markets are reached and kept.

section-3-2-4 = Naval Spaces
    .text = A Naval space is controlled by the side whose Squadron is on it. Deploying to an empty one costs 1 MP; against an enemy Squadron 2 or 3 MP (5.6.6). Some Naval spaces carry Prestige; dots show the Wars in which they give strength.

section-3-2-5 = Forts
    .text = The number is the cost in MP of building the Fort. An undamaged Fort protects connected Markets of its owner, gives strength in the Wars shown by its dots and cannot change hands in peace. A damaged Fort stays under control but neither protects nor gives strength, and either player may repair it (5.6.4).

section-3-2-6 = Conquest Lines
    .text = Dashed lines matter only in Wars and are no connections. A Territory with Conquest Lines can be taken only by a side that controls at least one space joined to it by such a line. The line between Louisbourg and Halifax is used only with optional rule 12.3.

section-3-2-7 = Flags and Control of Spaces
    .text = Your flag marks a space you control; on Naval spaces your Squadron does. A space holds at most one flag, a Naval space at most one Squadron. Only Territories, Markets, Forts, Naval and Political spaces can be controlled.

section-3-2-8 = Flagging Terms
    .text = To flag: put your flag on an empty space. To unflag: remove an enemy flag. To shift: do one of the two, never both. To take control: remove the enemy flag, if any, and put yours. A Protected space bears a flag and is connected to a Squadron or undamaged Fort of the same side. An enemy space bears the opponent’s flag. Whatever the modifiers, a shift costs at least 1 AP.

section-3-3 = Investment Tiles
    .text = Each tile gives a Major Action of 2, 3 or 4 Action Points (AP) of one type and a Minor Action of 2 AP of another; the types are Economic (EP), Diplomatic (DP) and Military (MP). Tiles worth 3 or 2 also show the Event symbol, tiles worth 2 the Military Upgrade as well. You may use everything on the tile in any order, but an Event comes first.

section-3-4 = Event Cards
    .text = Event cards bring the history of the century into play; each may help one side, the other or either.

section-3-4-1 = The Event Deck
    .text = The deck starts with the 15 Succession cards; 15 Empire cards join it on turn 3 and 11 Revolution cards on turn 5 (4.1.1).

section-3-4-2 = Versions of Events
    .text = Many cards carry a British version above and a French version below; others have one text for both sides.

section-3-4-3 = Bonus Conditions
    .text = Most Events name a Bonus Condition; if you meet it when you play the card, you also receive the bonus effect (5.2).

section-3-4-4 = Restrictions on Events
    .text = You can never use the version of the other side; a card with a single version serves both. A card with an action symbol needs a tile whose Major Action is of that type, besides the Event symbol on the tile.

section-3-4-5 = Action Points from Events
    .text = AP from an Event count as Major Action points and may be increased with Debt or Treaty Points; how they combine with the tile is told in 5.2.

section-3-5 = Ministry Cards
    .text = A Ministry lies face down until you use one of its abilities or its keyword, or choose to reveal it in advance for scoring or a coming War. You may reveal only in your own Action Round. A face-down Ministry gives nothing.

section-3-5-1 = Playing Ministry Cards
    .text = Each power has its own set. On the first turn of an era you choose two cards that show this era and lay them face down; on the second turn you may exchange those still face down for other cards of the era (4.1.7). A card of several eras may be chosen again in each.

section-3-5-2 = Ministry Abilities
    .text = Abilities work in your Action Rounds, at the end of the turn (4.1.11) or in scoring, provided the card was revealed in a round of yours. A once-per-turn ability is exhausted by use until the next Reset Phase. Several abilities on one card are used and exhausted separately.

section-3-5-3 = Keywords
    .text = The keywords are Finance, Mercantilism, Governance, Style and Scholarship. An Event that asks for a keyword gives its bonus if you have revealed, or now reveal, a Ministry that shows it. In some theaters a keyword gives strength (7.1.3).

section-3-5-4 = Action Points from Ministries
    .text = AP given by a Ministry only add to an action of that type which the tile or an Event gives you this round; they are no action of their own.

section-3-6 = Squadrons
    .text = Squadrons stand only on Naval spaces or in the Navy Box; unbuilt ones wait off the map. Each side has at most eight. A Squadron counts as a flag for control and for Awards.

section-3-7 = War Tiles
    .text = Each side has 16 Basic War tiles, used in every War, and 12 Bonus War tiles for each War. Basic tiles are laid out at the start; tiles bought with MP come from the Bonus pool. Some tiles carry a symbol: unflag, Debt, or damage a Fort / displace a Squadron (7.1.2). You may look at your own tiles at any time. After a War its Bonus tiles leave the game.

section-3-8 = Conflict Markers
    .text = Conflict markers belong to nobody and lie on Markets and Political spaces, one per space. A space with a marker counts for nothing: no connection for Markets, no Advantage, no Award, Prestige or demand, no condition or effect of Ministries and Events, no Final Scoring, no Alliance strength. Its Economic or Political Cost is 1. Markers may also be put on one’s own and on unflagged spaces. Polish edition: a Market with a marker does not help to build a Fort or seize a damaged one either.

section-3-8-1 = Placing Conflict Markers
    .text = Advantages and Events place them. The +1 side, which costs 1 MP more to remove, is used only where the effect says so.

section-3-8-2 = Removing Conflict Markers
    .text = A marker goes when its space becomes flagged or unflagged in any way, when MP are paid for it (5.6.2), or at the end of a War in which it gave strength (7.5).

section-3-9 = Award Tiles
    .text = Each turn every Region has one of the eight Award tiles face up. At the end of the turn the player with more flags and Squadrons in the Region takes its VP and Treaty Points.

section-3-10 = Other Markers
    .text = One VP marker serves both sides: France’s points move it up, Britain’s move it down. Further markers show the turn, Debt and Debt Limit, Treaty Points, initiative, the tiles taken, exhausted Advantages and abilities, damaged Forts and Jacobite Victory or Defeat.

## 4: sequence of play

section-4-0 = Sequence of Play
    .text = A Peace Turn has the phases: deck, Debt Limit (both on turns 3 and 5 only), Awards, Global Demand, reset, deal cards, Ministries, initiative (not on turn 1), actions, reduce Treaty Points, end-of-turn effects, scoring, victory check, Final Scoring (turn 6 only). A War has the phases: resolution, victory check, reset, layout of the next War (not after the American War of Independence).

section-4-1 = Peace Turns
    .text = The fourteen phases 4.1.1 to 4.1.14 are carried out in order; most of the play happens in the Action Phase (4.1.9).

section-4-1-1 = Deck Phase
    .text = Turn 3: shuffle the Empire cards into the draw pile. Turn 5: shuffle the Revolution cards into the draw pile, and both players remove Succession cards from their hands. The discard pile stays out both times.

section-4-1-2 = Debt Limit Increase Phase
    .text = On turns 3 and 5 the Debt Limit of both players rises by 4.

section-4-1-3 = Award Phase
    .text = On the first turn of an era shuffle all eight Awards and reveal one in each Region; on the second turn use the other four.

section-4-1-4 = Global Demand Phase
    .text = Shuffle all six demand tiles and draw three: these commodities are in Global Demand this turn.

section-4-1-5 = Reset Phase (Peace)
    .text = All Advantages and Ministry abilities become ready again. All Investment tiles of the last turn, the unchosen one included, go to the used pile.

section-4-1-6 = Deal Cards Phase
    .text = Reveal nine Investment tiles; if the stack runs out, shuffle the used ones and go on. Each player draws three Event cards and then discards down to three; discards are chosen in secret and shown together. The discard pile may be inspected at any time; if the draw pile runs out, shuffle it to form a new one. In the Revolution Era a drawn Succession card is removed and replaced.

section-4-1-7 = Ministry Phase
    .text = First turn of an era: take back all your Ministries and choose two that show the era, face down. Second turn of an era: you may replace any card still face down with another available one. Revealed cards stay.

section-4-1-8 = Initiative Phase
    .text = Not on turn 1, when France has the initiative. Below 15 VP France has it, above 15 Britain; at exactly 15 it stays where it was. The holder chooses who takes the first Action Round of the turn.

section-4-1-9 = Action Phase
    .text = Players alternate Action Rounds (5.0), beginning with the chosen one, until each has had four. A round is completed before the other player’s begins. A player may pass the round and reduce their Debt by up to 2 (5.1).

section-4-1-10 = Reduce Treaty Points Phase
    .text = Each player loses Treaty Points above four. Points won later in the same turn or in the War may exceed four until the next such phase.

section-4-1-11 = End-of-Turn Effects Phase
    .text = Effects that apply at the end of the turn are carried out, those of the turn’s first player before those of the other.

section-4-1-12 = Scoring Phase
    .text = Regions: whoever controls more spaces of all types in a Region wins its Award, provided the lead reaches the tile’s margin; on a tie nobody does. Prestige: whoever controls more Prestige spaces in Europe scores 2 VP; on turn 6, with a USA flag on the map, the USA spaces count too. Demand: in table order, whoever controls more Markets of a demanded commodity takes the reward of the current era. Spaces with Conflict markers do not count. VP may pass 30 or fall below 0.

section-4-1-13 = Victory Check Phase
    .text = A player who won all four Awards and all Global Demand rewards in this turn’s scoring wins at once. Otherwise Britain wins at 0 VP or less, France at 30 or more. If nobody has won, the game goes on.

section-4-1-14 = Final Scoring Phase
    .text = After turn 6, if nobody has won, score as in 11.0. France then wins at 16 VP or more, Britain at 14 or less. At 15 the player with more Available Debt wins; if that is equal too, Britain.

## 5: Action Rounds

section-5-0 = Action Rounds
    .text = In your round you take an Investment tile; then you pass to reduce Debt, or you may play an Event if the tile allows it and then spend the Action Points of tile and Event, increased with Debt and Treaty Points if you wish.

section-5-1 = Taking an Investment Tile
    .text = You must take one of the available tiles. Then use it, or pass: reduce your Debt by up to 2 and do nothing else this round. Passing does not affect later rounds. The round begins just before the tile is taken, so a Ministry may be revealed, and an ability that needs no action used, beforehand.

section-5-2 = Playing an Event
    .text = You may play one Event from your hand if the tile shows the Event symbol; a symbol on the card must match the tile’s Major Action. Check the bonus condition first, then carry out the effect and after it the bonus, as far as possible; only what says “may” is optional. AP gained are kept for 5.3: they form a Major Action of their own, join a Major Action of the same type, or add to a Minor Action under its limits; limits named by the Event also bind Debt and Treaty Points added to them. Effects that cost no AP need no connection. The card then leaves the game. Polish edition: the AP may be split among these uses, and MP limited to a Region may buy Bonus War tiles for a theater of that Region.

section-5-3 = Resolving the Tile
    .text = Carry out the Major Action, the Minor Action, a Military Upgrade if shown and any AP from an Event, in the order you like; finish one before you begin the next: what is left of it then is lost. Polish edition: every purchase is an Action, so the order is free throughout.

section-5-3-1 = Action Types of Tiles
    .text = The types are Economic, Diplomatic and Military. Every tile has one of them as its Major and another as its Minor Action.

section-5-3-2 = Action Points of Tiles
    .text = The Major Action gives the number on the tile, the Minor Action always 2 AP. A Minor Action serves for a single purchase; what is left over is lost, but Debt and Treaty Points may be added to it. A Minor Action may not unflag an enemy space or displace an enemy Squadron, unless the space has a Conflict marker; so it cannot seize a damaged enemy Fort.

section-5-3-3 = Military Upgrade
    .text = Name one of your Basic War tiles in the next War, draw one from your pool and keep either of the two in place. The other is returned to the pool or removed from the game, as you choose; it may not be removed if fewer than four Basic tiles would remain to you. On turn 6 the symbol gives 1 Treaty Point instead.

section-5-3-4 = Acting in Several Regions
    .text = If in one round you spend EP in more than one Region, you pay 1 EP more once for each Region beyond the first; the same holds for DP. EP and DP are reckoned apart; MP and effects that cost no AP never pay. Polish edition: 1 more for every expenditure outside the first Region.

section-5-4 = Economic Actions
    .text = EP are spent to shift Markets.

section-5-4-1 = Shifting a Market
    .text = You may shift a Market connected to a Territory, Fort or Naval space you control, or to a Market of yours that has no Conflict marker, is not Isolated and has not changed hands this round. A flagged Market is Isolated if at the start of an Action Round no chain of its owner’s Markets without Conflict markers leads from it to a Territory, Fort or Naval space of its owner. Damaged Forts still connect. A marker does not Isolate its own Market but may Isolate others; a Market cut off during a round counts as Isolated from the next round on.

section-5-4-2 = Economic Cost
    .text = A shift costs the printed cost, or 1 if the Market is Isolated or has a Conflict marker. Advantages and other reductions come next; only then add 1 for unflagging a Protected Market and 1 for a further Region (5.3.4). The final cost is at least 1.

section-5-5 = Diplomatic Actions
    .text = DP are spent to shift Political spaces or to draw an Event card.

section-5-5-1 = Shifting a Political Space
    .text = You may shift any Political space already open in this era; no connection is needed.

section-5-5-2 = Political Cost
    .text = A shift costs the printed cost, or 1 if the space has a Conflict marker. Reductions are applied before increases; the final cost is at least 1.

section-5-5-3 = Drawing an Event Card
    .text = For 3 DP draw one Event card, if the draw pile is not empty. Your hand may exceed three cards until the next Deal Cards Phase.

section-5-6 = Military Actions
    .text = MP are spent on Bonus War tiles, removing Conflict markers, building and repairing Forts, and constructing and deploying Squadrons.

section-5-6-1 = Buying Bonus War Tiles
    .text = For 2 MP draw a Bonus War tile at random, look at it and place it in a theater of the next War; at most two purchases per round. Each side may have two Bonus tiles per theater: to place a third, move one already there to a theater with room. If all theaters are full you cannot buy. On turn 6, 2 MP buy 1 EP or 1 DP instead, only one of the two types per round, spent as from a Major Action; you may exchange as often as you like and use the rest as MP. A Minor Military Action may exchange once, as its one purchase.

section-5-6-2 = Removing a Conflict Marker
    .text = Removing a Conflict marker anywhere costs 2 MP, or 1 MP on a Protected space; 1 more for a marker with the +1 side up. No connection is needed.

section-5-6-3 = Building a Fort
    .text = Pay the printed cost to flag an empty Fort space. You must have controlled a connected Market, Naval space or Territory since the start of the round. An undamaged enemy Fort cannot be taken in peace. Polish edition: a Market with a Conflict marker does not serve.

section-5-6-4 = Repairing a Fort
    .text = Repairing your own damaged Fort costs the printed cost minus 1 and needs no connection. Repairing an enemy’s damaged Fort costs the printed cost plus 1 and a Squadron or Market of yours connected to it; you take control of the Fort. The second needs a Major Action or Event MP (5.3.2). The Market may be Isolated. Polish edition: it may not have a Conflict marker.

section-5-6-5 = Constructing a Squadron
    .text = A new Squadron costs 4 MP, less by some effects, and goes to the Navy Box; it may be deployed in the same round. Even if the cost falls to 0, you need a Military Action from the tile or an Event.

section-5-6-6 = Deploying a Squadron
    .text = Moving a Squadron from the Navy Box or the map to any empty Naval space costs 1 MP. Against an enemy Squadron it costs 2 MP from the map or 3 MP from the Navy Box, and the enemy Squadron goes to the Navy Box. No connection is needed. Each Squadron may be deployed once per round.

## 6: Debt

section-6-0 = Debt
    .text = Debt buys extra Action Points up to a limit; much Debt makes you vulnerable to some Events.

section-6-1 = Taking Debt
    .text = In your round each Debt you take gives 1 AP of a type you have this round, from the tile’s Major or Minor Action or from an Event, under the limits of that action.

section-6-2 = Reducing Debt
    .text = If you pass your round, using nothing of the tile you took, you may reduce your Debt by up to 2. Debt never falls below 0.

section-6-3 = Debt Limit
    .text = You may not take Debt beyond your limit of your own will. Some effects change the limit. If you are forced to take more than fits, the opponent scores 1 VP for each Debt that does not fit.

section-6-4 = Available Debt
    .text = Available Debt is your Debt Limit minus your current Debt. Some Events and Final Scoring compare it.

## 7: Wars

section-7-0 = Wars
    .text = Each War consists of several theaters, resolved one after the other; both sides begin with one Basic War tile in each and add Bonus tiles during the Peace Turns before it.

section-7-1 = War Resolution Phase
    .text = Theaters are resolved in the order of the War display, each completely, spoils included, before the next.

section-7-1-1 = Revealing War Tiles
    .text = Both sides reveal their Basic and Bonus tiles in the theater; the sum of their strengths is the Army Strength, which may be negative.

section-7-1-2 = Tile Effects
    .text = The side nearer to automatic victory goes first: France above 15 VP, Britain below; at 15 the first player of the last Peace Turn. Debt: the opponent takes 1 Debt. Fort / Squadron: damage an enemy Fort in the theater’s Region, or send an enemy Squadron from it to the Navy Box. Unflag: unflag an enemy Political space, or an enemy Market without a Conflict marker, in the theater’s Region; a Market, if possible, only if no other Market becomes Isolated. What is impossible has no effect; all but Debt may be declined. Polish edition: possible effects must be carried out, and a Political space with a Conflict marker is spared too.

section-7-1-3 = Bonus Strength of a Theater
    .text = Only what the theater lists counts. Country: 1 for each of your Alliance spaces there without a Conflict marker. Keyword: 1 if one of your revealed Ministries has it. Conflict markers in the listed Regions: 1 for each on a space with the opponent’s flag. Squadrons: 1 for each in the listed Regions. Forts: 1 for each undamaged one of yours.

section-7-1-4 = Theater Strength
    .text = Army Strength plus Bonus Strength is the Theater Strength. The higher total wins; the difference is the margin. On a tie nobody wins and there are no spoils.

section-7-2 = Spoils
    .text = Find the row of the margin in the theater’s table and apply it at once: VP, Conquest Points and unflagging for the winner, Treaty Points for the loser, and whatever else it names.

section-7-2-1 = Conquest Points
    .text = Conquest Points (CP) are spent at once, before the next theater. One CP takes a Fort, Market or Naval space in the theater’s Region, or a Territory there or on the theater’s list of other Territories. A Territory with a Huguenots marker costs 1 CP more. Political spaces cannot be taken.

section-7-2-1-1 = Taking a Fort, Market or Naval Space
    .text = Replace the enemy flag, if any, with yours; no connection is needed. For a Naval space move in a Squadron from the Navy Box or from another Naval space of the theater’s Region; an enemy Squadron there goes to the Navy Box. Each Squadron may do so once per War. A damaged Fort taken so stays damaged.

section-7-2-1-2 = Taking a Territory
    .text = Besides the CP you need a Fort, Naval space or other Territory of yours joined to it by a Conquest Line. Territories without Conquest Lines, such as Gibraltar, need only the CP.

section-7-2-2 = Refusing a Conquest
    .text = Twice per War you may refuse when the opponent spends CP on a Territory of yours: you keep it, the CP are lost, and it cannot be taken with CP again in this War. The opponent scores 3 VP for your first refusal and 5 VP for the second.

section-7-3 = Special Rewards
    .text = Jacobite Victory: France places the marker. After a French win in the Jacobite theater of the War of the Austrian Succession, Jacobite Uprisings lies face up in a third slot from the next Ministry Phase to the end of the game; if it was one of the two ordinary cards, France chooses another in its place, face down. It cannot be exchanged; if it is removed, the third slot is gone. Jacobite Defeat: place the marker and remove Jacobite Uprisings from the game. USA: France may put USA flags on any of Northern Colonies, Carolinas and San Agustín, then remove flags from any Forts in the Northern Colonies sub-region; Markets in North America and the Caribbean thereby Isolated lose their flags. Canada: France may put a USA flag on Québec & Montreal; Markets in North America thereby Isolated lose their flags. USA flags cannot be refused, and a Territory with one cannot be taken with CP.

section-7-4 = Victory Check Phase (War)
    .text = A player who won every theater of this War in its highest margin row wins the game at once. Otherwise check the VP as in a Peace Turn (4.1.13).

section-7-5 = Reset Phase (War)
    .text = Basic War tiles return to their pools; the Bonus tiles of this War leave the game. Remove every Conflict marker that gave strength in this War: those on flagged spaces in Regions where a theater counted markers.

section-7-6 = War Layout Phase
    .text = Skipped after the American War of Independence. Lay out the next War: each side places one random Basic War tile face down in each theater and may then look at its own. Before the Seven Years War each side draws, at the start of its first round of the following Peace Turn, as many free Bonus War tiles as it had in the War of the Austrian Succession, at most 3.

## 8: Advantages

section-8-0 = Advantages
    .text = An Advantage is gained by controlling all spaces connected to it on the map and may be used from your next round on.

section-8-1 = Control of an Advantage
    .text = You receive the tile as soon as you control all its connected spaces and return it as soon as you lose one; it keeps its state, ready or exhausted. While a connected space has a Conflict marker the Advantage cannot be used, but you keep it. Advantages become ready again in every Reset Phase.

section-8-2 = Using Advantages
    .text = Use an Advantage at any time in your round, but not in the round you gained it and not before the bonus condition of an Event you play has been checked; it is then exhausted. At most two Advantages per round, and at most one per Region. An Advantage gives no AP: where it names a cost, pay it with AP of the round under the usual limits, Minor Actions included. Reductions come before increases; a shift costs at least 1. An Advantage counts for the Region where it lies, wherever it strikes. Ignoring Exhaustion means: an exhausted Advantage may be used, and the use does not exhaust a ready one; all other limits hold.

## 9 to 12: Treaty Points, USA, Final Scoring, options

section-9-0 = Treaty Points
    .text = Treaty Points (TRP) come mostly from lost theaters and some rewards; they are extra Action Points held in reserve.

section-9-1 = Using Treaty Points
    .text = In your round each TRP spent gives 1 AP of a type you have this round, like Debt (6.1). TRP cannot stand in for Debt you are forced to take.

section-9-2 = Losing Treaty Points
    .text = In the Reduce Treaty Points Phase (4.1.10) you keep at most four.

section-10-0 = USA Flags
    .text = The two USA Political spaces open to both players on turn 6 if the American War of Independence left USA flags on the map. USA flags are permanent: they remove the player’s flag from the Territory and bar it to both. In Final Scoring, and only then, they count as French; a USA flag on Québec & Montreal gives nobody points. The USA spaces are shifted in the normal way.

section-11-0 = Final Scoring
    .text = More Prestige spaces, the USA spaces included if USA flags are on the map: 2 VP. More Available Debt: 1 VP for every 2 points of difference, at most 4. More Markets of a commodity: 1 VP for each of the six. Each of your flags on a Territory the opponent held at set-up: 2 VP. Spaces with Conflict markers do not count.

section-12-0 = Optional Rules
    .text = These rules are used only if both players agree before the game; each may be chosen on its own.

section-12-1 = Spanish Empire
    .text = Havana, Santiago and Puerto Príncipe begin with Spanish flags, which are unflagged like any enemy flag and then leave the game. Whenever a player takes an uncontrolled Asiento, San Agustín, Gibraltar or Minorca, the opponent may shift one Political space in Spain for free after the theater. Markets with Spanish flags are always Isolated, so they cost 1.

section-12-2 = Military Planning
    .text = Two parts, together or singly: a Military Upgrade may instead swap two of your Basic War tiles already laid out; and when a War is laid out you look at the Basic tiles you drew and assign one to each theater as you like.

section-12-3 = Tougher Forts
    .text = A Fort can be taken with CP only as a Territory is: you must control a space joined to it by a Conquest Line. The line between Louisbourg and Halifax then counts.
