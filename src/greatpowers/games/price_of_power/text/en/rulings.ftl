# The Price of Power: rulings, where the rulebook is silent or contradicts itself.

## The Round (4)

ruling-r2 = Is a Crusade or an Excommunication seen to in Phase 3 or in Phase 4?
    .text = Once, in Phase 4 with the other Prestige.

ruling-r3 = How does the Action Phase end?
    .text = After the pass that takes the last pass money each remaining player, clockwise, has one Turn, and may also pass in it, without money. Then those who owe an Event take it, clockwise.

ruling-r4 = What may the second of two players still do?
    .text = Take as many Turns as Events are owed, at least two; who owes both Events has one other Action besides.

ruling-r35 = Who chooses first where the book names no order?
    .text = All choose at once: what troubles them in Phase 3 (steps G and H), in Phase 4, and which Units go back in Phase 5. In Phase 4 nobody sees what another does without before all are done.

ruling-r36 = How are cards drawn from decks that all share?
    .text = In turn order, a deck for each card; a card is seen before the next deck is chosen.

ruling-r38 = When does a Succession count that is disputed in Phase 3 by an Interregnum?
    .text = It stays disputed until the step of penalties in the next Round.

ruling-r90 = May an Idea that leaves the display at the end of an Age come back at once?
    .text = No: the new Ideas are drawn first, and then the old ones go back into their deck.

ruling-r91 = How do players get their realms?
    .text = As they sit, by lot, by choice in a random order, or by secret bids of Prestige: the highest bid chooses first and is paid. Realms always sit in the order of the scenario.

ruling-r92 = When does one of two players choose whether to keep the First Player token?
    .text = When he passes first: he passes and keeps it, or passes and gives it up.

ruling-r93 = Does a disputed Marriage count at the end?
    .text = Yes, as any Marriage.

ruling-r198 = Is the end of the game looked for before or after the end of an Age?
    .text = Before. What the end of an Age brings counts at the end of the next Round.

ruling-r199 = Does the Alliance with a dynamic realm of ten tax end while it is an Active Ally?
    .text = No, first when it is at peace again.

ruling-r200 = What if Stability takes a power of any type and an Idea gives one?
    .text = They cancel each other, without a question.

ruling-r202 = Which deployed Units go back when manpower has fallen?
    .text = Their owner chooses the Area, or Units of the reserve; of the Units in an Area the cheapest goes.

ruling-r203 = What if players call more Ships home to a Port than it holds?
    .text = They come in turn order; who finds no room stays at sea and is paid for.

## Actions (5)

ruling-r1 = How much Prestige does research bring?
    .text = 2 to the researcher, always; 1 to each earlier owner as long as there were at most two. A card may print more.

ruling-r7 = Do tokens reach over the sea?
    .text = Influence, Alliances and Marriages reach by Area, over land or sea; Towns and Vassals over the sea only from a Port.

ruling-r13 = How do two players come to a deal?
    .text = The Active Player proposes one package. The other accepts, refuses, or makes one proposal in return; the Active Player pays the DIP of it all the same.

ruling-r106 = Does a deal that comes to nothing cost the Turn?
    .text = No. But to each player only one deal is proposed in a Turn.

ruling-r225 = May a proposal lie on the table while play goes on?
    .text = Yes: a deal that was put together in one’s own Turn may be laid there, one for each pair of players, for all to see. It may be accepted, refused and withdrawn at any time. It is made by whoever of both has a Turn, as that Turn’s Action and paying its DIP: by its maker once it is accepted, by the other without further ado. It is judged then as any deal is; what can no longer be made, for another reason than a lack of power, is taken away at the end of a Turn.

ruling-r226 = With what does a counter-proposal begin?
    .text = With the proposal that it answers, seen from the other side. Parts may be struck out, the last one first, and others added. So does a new deal begin with what lies on the table between both.

ruling-r237 = What does a private conversation cost?
    .text = Nothing, unless the table plays by the optional rule: whether players may talk in private, in pairs or in groups, is settled when the table is opened, and then they may at any time. By the optional rule who has a Turn may pay 1 DIP for each other player, and may then speak alone with that one until the Turn is over; all else is said to everybody. What is agreed binds nobody until it is made as a deal.

ruling-r107 = May a Capital be sold?
    .text = No.

ruling-r189 = May players trade what a deal does not name: cards, passage, votes, promises?
    .text = No. Promises are made in words and bind nobody; passage, votes and Calls are answered when they are asked for.

ruling-r17 = Who is asked for Counterespionage?
    .text = Everybody with a hand card and 2 DIP, clockwise from the victim, or from the Active Player with Claims; then whoever holds another one may counter that.

ruling-r43 = What is lost if an exploration fails and there is no Ship overseas?
    .text = Nothing.

ruling-r58 = May a Counter-Reformed realm convert Catholic Areas?
    .text = No.

ruling-r59 = May a roll without a skull be declined?
    .text = Only if nothing can be discovered by it; else it is used, or rolled again for 1 DIP.

ruling-r71 = When does a moved Ship serve a Trade?
    .text = If it lies beside the node, or if there is no connection to the node without it.

ruling-r77 = Are several Claims of one Action countered one by one?
    .text = No: there is one window, and a counter stops them all.

ruling-r78 = Do tokens of one more manpower raise the price of an Alliance?
    .text = No.

ruling-r102 = What if a card prints a price for an Idea that is higher than the usual one?
    .text = You pay the usual one.

ruling-r196 = In how many Areas of a Distant realm must you have a Claim to ally with it?
    .text = In one.

ruling-r197 = Must you pay to roll again, or for a card of the discards?
    .text = No, you may; a card of the discards is one of those you draw.

ruling-r239 = How many Ships does a Port build where a Turn has several Recruit Actions?
    .text = One in the whole Turn, a Large Port two. A Ship that a card brings comes besides.

## Cards (6)

ruling-r56 = When is a covert card countered?
    .text = When it has been announced and paid; New Alliance when its realm has been named as well.

ruling-r100 = Do cards that remove Influence take Imperial Influence?
    .text = No.

ruling-r101 = May a card ally or marry two players without the other’s will?
    .text = No: the other player is asked. NPRs always agree.

ruling-r103 = Are votes on a card secret?
    .text = No: all vote openly and in turn, and the one who reads the card breaks ties.

ruling-r204 = Whom may a card take from an Opponent at war with you?
    .text = A General or an Admiral, with his Ill Health, but no Ruler.

ruling-r105 = Against whom is a Covert Action aimed, when an Idea makes those against its owner dearer?
    .text = A card at the Opponent it chooses, a Claim at every Opponent who owns a Province in its Area; what protects them is paid with the price, also if the Action is countered.

ruling-r104 = Do a card’s words for your own discs mean Vassals too?
    .text = Yes, Towns and Vassals.

## People, Stability, money (7)

ruling-r46 = Is a realm whose Ruler card is named Interregnum in an Interregnum?
    .text = No: it has a Ruler with the skills on the card, whom a Leader from the hand may replace for nothing. The losses of 4.3.6 and the bans of 7.2.7 come only without a Ruler.

ruling-r48 = How many Interest tokens go with a Bankruptcy?
    .text = 3.

ruling-r55 = Which power is lost below Stability -3 when ADM is missing?
    .text = ADM first, then from the fuller of the other two pools, without a question.

ruling-r57 = How often may a General change Armies?
    .text = Freely, but each only once in a Turn.

ruling-r108 = May the Ruler card named Interregnum lead an Army?
    .text = No. It stands for nobody who could.

ruling-r60 = How much power does a Bankruptcy take?
    .text = Half of each type, rounded up, 3 of a type at most.

ruling-r49 = Where may a Mission or an Event place a Core token?
    .text = Also only where you own the whole Area and not all of it is core already.

## Tokens and cubes (2.2)

ruling-r37 = How many tokens for Claims are there?
    .text = 8 in all, at most 6 of them as Cores and at most 2 as CB. A ninth takes one from the board.

ruling-r70 = When are cubes and tokens taken back of which there are not enough?
    .text = What is gained is placed first; after the Action or step the surplus is taken back, as its owner chooses.

ruling-r74 = May more Ships be built than there are pieces?
    .text = No. Ships are pieces, fifteen a player.

ruling-r83 = Can the tokens of a dynamic realm run out?
    .text = No.

ruling-r201 = Can Rebel Units, Rebel Towns or tokens of faiths run out?
    .text = No.

## Diplomacy (11)

ruling-r34 = What holds for the Papal States as a player’s realm?
    .text = The ban on further Cardinals holds for realms that took Roma, not for them. They make no Marriages, and their State Religion never changes.

ruling-r75 = What is Influence of Opponents when an NPR is subjugated?
    .text = Cubes and Marriages of all others, and Imperial Influence if another is Emperor.

ruling-r235 = May an Active Ally be subjugated in the midst of a war?
    .text = Yes. Its Allied Units stay until its overlord is at peace. It no longer defends itself, and its wars are those of its overlord: War tokens on it are taken off, and Provinces of it that his Enemies occupy stay occupied.

ruling-r211 = Does Influence of Opponents count against your Base Tax Income, too, when you subjugate a partner?
    .text = Yes: it must exceed the Tax Income of the realm and their Influence together.

ruling-r79 = Does Unrest end when a Vassal is annexed?
    .text = No. Each Province keeps it.

ruling-r205 = Where does a Marriage count as Influence?
    .text = In the Area of its Capital, for all realms with Provinces there and for chains of Trade. An Action that takes Influence out of such Areas takes 1 less in all; one that empties Areas leaves 1 in each of them; Military Access there is free.

ruling-r53 = Can the Papal States be converted?
    .text = No.

ruling-r54 = Must a CB token be taken that an Event gives?
    .text = It may be declined unless the card says that it must be placed; those of 14.3.2 and 18.5 must be placed.

## The Curia (19)

ruling-r170 = Must whoever calls a Crusade go to war?
    .text = No. He may declare the free war at once, or leave it.

ruling-r171 = Do Provinces of Vassals count for a Crusade?
    .text = They count if the Vassal is Muslim. The war then goes against its Overlord, if he is Muslim too.

ruling-r172 = Whose Ruler may be excommunicated?
    .text = That of any independent Catholic realm but one’s own and the Papal States.

ruling-r173 = Who takes a Papal Action by an Event?
    .text = Whoever the card names, for nothing, whoever controls the Curia. It is the Papal Action of the Round: there is none while the token is out, and no other after it.

ruling-r174 = What of a crusader who is not Catholic any more?
    .text = He is committed no longer: he neither gains nor loses.

ruling-r175 = Is everybody committed who attacks the target of a Crusade?
    .text = Who has no other reason for a war on one of its targets is. Who has one, be it an Event, chooses. A Call to Arms commits nobody.

ruling-r176 = Is a Papal Action the Action of a Turn?
    .text = Yes.

ruling-r220 = Is one Cardinal enough to control the Curia?
    .text = Yes, if nobody has more. Its Prestige takes two and no tie.

## Trade (12)

ruling-r24 = When is a maritime node connected?
    .text = When the chain ends with a Light Ship of yours in a Sea Zone beside the node.

ruling-r25 = Do Pirates come before or after the rows are given out?
    .text = Rows are given out first, then everybody goes down one row for each Pirate.

ruling-r26 = Who breaks ties in Trade Power?
    .text = The Active Player, also in the own favour.

ruling-r27 = Does a first Claim by an Event, or a token of a dynamic realm, bring the trade cards of a continent too?
    .text = Yes.

ruling-r76 = With whom is Trade Power compared at a secondary node?
    .text = With all who have a Merchant and a connection there; Merchant and Ships count, key Provinces do not.

ruling-r22 = Does a Port give capacity over a Sea Zone on which the Area itself has no Port?
    .text = No.

## Movement (9.5)

ruling-r18 = When do defenders react to an attack?
    .text = One Step Ahead before the Army enters; a General is appointed after that; both before Battle Actions.

ruling-r21 = What does a big Army do at a mountain border?
    .text = Three Units cross for each MIL; the others stay behind, where only Infantry may stand alone, or their MIL is paid, too.

ruling-r23 = May a bridge of Ships end at a coast without a Port?
    .text = Yes.

ruling-r45 = How many Allied Units are raised in the Areas of an Active Ally?
    .text = As many as its capacity there allows, each of its Provinces once a Turn; what it defends itself with later is not lessened.

ruling-r47 = Are Mercenaries hired on the way for an Army that Ships carry, too?
    .text = Yes, if it leaves one of your own Areas, and as many as still fit on the bridge.

ruling-r109 = Does leave by an Opponent replace the price of Military Access?
    .text = No: one Opponent has to give leave, and then 3 Ducats are paid to the supply. Without leave nothing is paid.

ruling-r110 = Where may an Army go that steps aside?
    .text = To an Area next to it by land, by the rules of Land Movement, where it would not have to fight.

ruling-r111 = Does each Ship pay for a crossing between America and the Far East?
    .text = No: one power for all Ships of an Activation.

ruling-r112 = May Ships attack Pirates without having moved?
    .text = Yes, in a Naval Activation to the Sea Zone where they are.

ruling-r210 = May Light Ships take Trade Protection slots without having moved?
    .text = Yes, in a Naval Activation to the Sea Zone where they are.

ruling-r113 = Whom does a siege use up, where a card activates different Armies or Units?
    .text = All Units that are in that Area.

ruling-r114 = May an Army that Ships carry leave Units behind or take some in?
    .text = Yes, where it goes on board, as on a march.

ruling-r115 = Do Ships of Allies carry Units to an Area where there are Rebels?
    .text = Yes: Rebels are enemies of the Ally, too.

## War and peace (8.3, 9.1, 10, 11.3)

ruling-r39 = Does Holy War reach Distant realms?
    .text = Only those that you have discovered.

ruling-r15 = In which order are players called to arms?
    .text = As the steps of a declaration say, within a step clockwise from the Active Player; one answers before the next is called.

ruling-r16 = What of a player who is allied to both sides?
    .text = Only the defender calls him. If he accepts, his Alliance with a player on the other side ends; if he refuses, the one with the defender.

ruling-r140 = May a Call to attack several realms be accepted if only some of them may be attacked?
    .text = No: it is one Call to one war.

ruling-r195 = Does an Ally who refuses to join an attack give a CB token?
    .text = No, only one who refuses to defend.

ruling-r142 = Which Allied Units are lost with an Active Ally?
    .text = Those in the reserve first, then those in Armies.

ruling-r241 = Do Vassals of an Ally without a player count for its Allied Units?
    .text = Yes, both when they come and when they go: half of what all of them were worth before the war, at most five.

ruling-r143 = Whom does a realm without a player call when it attacks by an Event?
    .text = Nobody; who is attacked may call Allies.

ruling-r9 = Over which Units does a Partial Victory over a realm without a player need a majority?
    .text = More deployed Land Units than there are Rebels in the Areas of your own realm.

ruling-r10 = What is a majority of two to one?
    .text = At least twice as many, and at least one.

ruling-r11 = Does White Peace that comes by itself cost Prestige?
    .text = Yes, 1 for each player involved.

ruling-r14 = When may one surrender?
    .text = In one’s own turn to settle wars, after the Total Victories; the Enemy then has to choose a term at once.

ruling-r144 = When has a war been won, for Missions and Milestones?
    .text = When a term other than White Peace is enforced.

ruling-r12 = Who pays what a realm without a player owes, and what if a player cannot pay?
    .text = Its Ducats come from the supply. A player pays what he has, then takes Loans, and goes bankrupt if he may take none.

ruling-r147 = When are ransoms and returns paid?
    .text = All together in the end, each realm at most twice the Tax Income that it then has.

ruling-r146 = For which Provinces may the Victor exchange what he occupies?
    .text = For those of his side that the loser occupies.

ruling-r145 = What of a realm that becomes a Vassal while another player occupies some of it?
    .text = That part is no Vassal, and the other player’s war with it goes on.

ruling-r148 = Does White Peace by a card cost Prestige?
    .text = No.

ruling-r185 = How do two players negotiate a peace, and when?
    .text = Who settles wars, or has to choose a term, proposes one package to an Enemy, once. The other accepts, refuses, or makes one in return. Bots negotiate, too.

ruling-r186 = For how much do occupied Provinces go back by agreement, and who pays for those of an Active Ally?
    .text = For as many Ducats as agreed, from none to 30 each, and not more than the payer has. Who speaks for an Active Ally pays for it. Capitals go back for their ransom.

ruling-r187 = Who takes the Actions that go with a peace, and when?
    .text = Who settles, unless the proposal names the other: both Actions are then his, and he pays for them. They come before the term.

ruling-r188 = Does a Victor count who was only agreed on?
    .text = Yes: for Missions and Milestones, and to ally with realms that he has freed.

ruling-r150 = How long does a realm defend with half its capacity that is attacked by a card?
    .text = Until the end of the Turn. Half a Unit or Ship counts as a whole one.

## Battles and sieges (9.6 to 9.9, 13.4)

ruling-r20 = May attackers go back to an Area where hostile Units are now?
    .text = No, they cannot retreat then.

ruling-r125 = Where do attackers retreat who came from nowhere?
    .text = Nowhere: whoever was recruited there, stood there when war was declared or fights beside the attacker cannot retreat as an attacker.

ruling-r126 = May defenders retreat into an Area where they would have to fight again?
    .text = No.

ruling-r207 = May defenders retreat over the sea?
    .text = No, only to Areas next to theirs by land.

ruling-r128 = Who fights beside the attacker?
    .text = Players with Units there who are at war with a defender and not with the attacker, and realms without a player that would defend the place against one. The attacker leads them.

ruling-r123 = Who is hit among equal parties if Rebels are one of them?
    .text = The Rebels; otherwise the attacker decides.

ruling-r129 = What if neither side can hit with the dice it has?
    .text = Each side takes one hit in such a Round.

ruling-r240 = Is a Leader wounded whose side has lost nothing?
    .text = No. A hit that only damages a Heavy Ship is a loss in this.

ruling-r120 = Do Towns on occupied Provinces count on the tracks of the occupier?
    .text = Yes: they bring Tax Income and manpower as all Towns do that have left the track.

ruling-r44 = What if a player who besieges has no Town left?
    .text = What may stand for a Town is used first; without anything the siege is not allowed.

ruling-r209 = Must who drives Rebels out of an Enemy’s Province occupy it?
    .text = He does so as long as he has a Town for it; without one he only drives them out.

ruling-r236 = Which of several besieged Provinces fall first?
    .text = Those that Rebels hold fall last.

ruling-r121 = When does a realm without a player not defend a place again?
    .text = If Units hostile to it were there before this Turn, or have won a Battle there in it and stay.

ruling-r122 = Which Distant Province does not count twice?
    .text = One in an Area with plague.

ruling-r124 = Who draws a Military card for a Leader?
    .text = Every side without players that has three Units or Ships: realms, Rebels and Pirates, also when they attack.

ruling-r127 = Whose strength is compared when a realm without a player retreats, and do Pirates?
    .text = That of the whole sides. Pirates fight to the last.

ruling-r212 = How do Ships retreat from Pirates?
    .text = They lose a Ship and stay in the Sea Zone from which they have attacked.

ruling-r130 = Who attacks when Rebels rise or move?
    .text = The Rebels; all players with Units in the Area defend.

ruling-r206 = Does a Battle Action that was stopped count among those used in a Round?
    .text = No: a side may use it again. Ambush itself may be played as often as one has it.

## Rebels (14)

ruling-r8 = Do Rebels besiege and move in one pass?
    .text = In two, both in the order of Areas. Where there is no Unrest is judged at the start of the step.

ruling-r19 = In which order do Units fall?
    .text = One Mercenary, one Regular, one Allied Unit, and so on; their owner chooses the kind.

ruling-r28 = What does a rebellion do where there are Units?
    .text = It brings one Rebel Unit for each result; the Battle comes after all dice of that Area. Where no wars are played the Rebels stay.

ruling-r208 = In which order does a player roll for his Areas?
    .text = Always in the same one, that of the map, unless he rolls for some of them only.

ruling-r29 = Who chooses the realm that a freed colony joins in Phase 3?
    .text = The First Player.

ruling-r72 = Which deployed Unit is exhausted?
    .text = Its owner chooses the Area; of the Units there the cheapest goes.

ruling-r73 = What becomes of a freed colony if no dynamic realm is in play?
    .text = It is vacant again; else it joins one of those in play.

## Events (16)

ruling-r30 = Is the pale symbol of a Power Struggle another one?
    .text = No, it is a normal one.

ruling-r31 = Who chooses what a dynamic realm takes?
    .text = The Active Player among Provinces that are allowed; if there is none, the printed order.

ruling-r40 = May a dynamic realm of ten tax and more be allied?
    .text = Yes, for one Round.

ruling-r50 = May two dynamic realms have one colour?
    .text = Yes, they are different realms. A symbol moves one of them, of your choice, and all of them when it resolves by itself.

ruling-r51 = How many Units does Attrition take of five?
    .text = One for each full four, as losses in battle.

ruling-r52 = What if neither option of an Event can be paid?
    .text = One is chosen all the same; the cost takes what there is, and the option happens.

ruling-r80 = For which Area is the only die rolled by the one who took the Event?
    .text = For one of the own choice.

ruling-r84 = When is a cluster done that a new token joins with another?
    .text = Each cluster spreads once. What was placed in this Turn is no part of any, and a cluster from which a token came does not spread again.

ruling-r223 = Which State Religion has a realm without a player where faiths become diverse?
    .text = The one that it has then.

ruling-r238 = Which State Religion does a revolutionary realm find among Diverse Faiths?
    .text = When it takes another form of government and its Capital’s Area is one of Diverse Faiths, the one with which it is listed in 1444.

ruling-r85 = Which Territories may a dynamic realm settle?
    .text = Only vacant ones, without a Town or a token; a Claim does not hinder it.

ruling-r86 = When do characters fall ill?
    .text = After the other symbols of the Event.

ruling-r217 = Which Ship is lost at sea where there are several?
    .text = Its kind is chosen. Of Light Ships one that protects Trade goes first if an Opponent chooses, and last if its owner does.

ruling-r87 = When is the Ruler of an Event taken that nobody took?
    .text = After its symbols.

## Missions and Prestige (17)

ruling-r5 = How are Missions completed at any time from a secret hand?
    .text = A Mission that is fulfilled is scored by itself at the next decision, unless its owner has set it to hold. Both are secret, and can be changed at any of the own decisions.

ruling-r6 = Who sees to Milestones?
    .text = They score by themselves at once, in turn order.

ruling-r81 = Do two players share the general Missions?
    .text = No: every realm has its own copies of them.

ruling-r82 = What if a Power Struggle becomes active while another is?
    .text = Both are, and both are scored at the end of the Round.

ruling-r216 = Does the Town of an occupier count for being alone in a Battleground?
    .text = Yes: who occupies a Province has a Town there, and its owner is alone no longer.

ruling-r222 = Which agreements that the book leaves to a group are offered?
    .text = A fourth open Event with any number of players, and games without Missions.

## The Empire (18)

ruling-r32 = What if the Emperor refuses the Call of a Subject who is also an Ally?
    .text = It costs 1 Authority and nothing else. The Alliance has a Call of its own, which follows.

ruling-r160 = May one make peace with a Subject who is all occupied while the Emperor defends the Empire?
    .text = Only as Victor over the Emperor. Who has only a Total Victory over the Subject waits for peace with the Emperor.

ruling-r161 = How often is the Emperor called when several Subjects are attacked at once?
    .text = Once for all of them; to refuse costs 1 Authority. Who defends the Empire from all of the attackers already is not called.

ruling-r162 = Is the defence of the Empire activated again by another Call?
    .text = No. It is active as long as its tag lies there: no more Units come, and Subjects bear nothing more.

ruling-r221 = Does a Subject whose Call the Emperor accepts become an Active Ally?
    .text = No. If it is an Ally, the Call of the Alliance asks for that (R32).

ruling-r163 = May a Subject choose what it cannot bear in full?
    .text = No. Units and Ducats must be there, as many as the limits leave; Prestige can always be given.

ruling-r168 = How do Imperial Units fight?
    .text = They are a party of their own on the Emperor’s side. When the Emperor retreats they go back to the pool; if the Emperor’s own Units fall they fight on. Among equals they are hit before all others.

ruling-r167 = Which wars move Authority when they end?
    .text = Those with realms from outside that have attacked the Emperor, or a Subject for whom the Emperor has come, and with those who came to their help. It does not matter whether the defence was activated; White Peace is neither victory nor defeat.

ruling-r224 = Does an Area cost Authority that leaves or rejoins because an Event changed its owners?
    .text = Yes. Only where the card itself lets an Area go or come does Authority change as the card says alone.

ruling-r166 = Which Influence does the Emperor lose for a war on a Subject without a CB?
    .text = Three cubes of the own colour in the Empire, as many as there are. Imperial Influence does not count.

ruling-r215 = What does Imperial Influence serve for?
    .text = It counts as the Emperor’s everywhere, and pays for Calls to Arms and Military Access, before cubes of his own in that Area. It never pays to subjugate, and losses and penalties take cubes of the own colour.

ruling-r33 = Does the help of an NPR Emperor come to every Battle?
    .text = Yes: the capacity of each realm counts once a Turn, the part of the Empire in every Battle in an Area of it that a member defends. Its Units fight with the realm that does not leave, else with the strongest; if it is less than nothing, the realms have so many Units fewer.

ruling-r227 = What is left of the Empire without its advanced rules?
    .text = Each advanced rule is played unless the table agrees otherwise. Without the faith of the Empire it stays Catholic: for Elections that counts, but the Emperor may turn to another faith and the Empire does not end by it. Without Elections the crown stays with its player. Without Invasions nothing takes their place.

ruling-r219 = May the Emperor change the State Religion while the Empire has no official one?
    .text = No, only when the Empire has turned to another. Religious Rebels let anybody turn, the Emperor too.

ruling-r164 = What becomes of the defence of the Empire when another Emperor is elected?
    .text = It ends; wars go on. Units stay in the Imperial pool, those in a Battle go back to it, and the new Emperor can use them once the defence is active again.

ruling-r165 = What if no Area votes, or the Emperor is elected again?
    .text = Without any vote the title stays where it is, and Authority with it. Who is elected again strengthens an Authority below 3 just as a new Emperor does.

ruling-r218 = Who counts when an Elector Area votes, and may a player without a Ruler be elected?
    .text = Those who may be elected: Influence and Vassals of others are passed over, but the Area of such a player’s Capital does not vote. Neither membership nor a Ruler is needed.

## Players who are not there (20, 21)

ruling-r41 = What if a player leaves?
    .text = Who says so at any time leaves at the end of the first Round in which the realm has Peace, and may think better of it until then; meanwhile a bot can play. At least two go on, who pass as two players do. Towns over the flags of others are no cores of the realm, Rebels leave its Provinces, and a Vassal of which another has a part is free. An Event of the realm is removed only while enough are left for all. Its Towns are worth what the map prints. Instead, a bot of the house or another person may take over the seat, at once and in the middle of wars.

ruling-r42 = By which rules do bots play?
    .text = By the full rules; the bot cards of the printed game are not used.
