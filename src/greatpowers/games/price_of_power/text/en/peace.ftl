# The Price of Power: declarations of war, calls to arms, peace.

## War

option-declare_war = Declare War
basic-declare_war = Declare War
option-declare_on = War on { $target }
ask-declare-war = On whom do you declare war?
    .doing = declaring war
    .hint = Without a reason every war costs 2 Stability; all targets are attacked for the same 1 MIL.
ask-effect-declare-war = { $card }: do you declare war?
    .doing = thinking about war
ask-effect-aggressor = { $card }: who attacks?
    .doing = choosing who attacks
ask-effect-victim = { $card }: who is attacked?
    .doing = choosing who is attacked
ask-effect-peace = { $card }: with whom do you make White Peace?
    .doing = thinking about peace
ask-first-battle = Which Battle is fought first?
    .doing = ordering the Battles
ask-free-action = No Battle has come of it: you may activate or recruit Units without paying MIL
    .doing = taking the free Action
bill-declare-war = Declaration of War
bill-war-no-cb = Stability: no reason for war
bill-war-partner = Stability: war on a partner by Marriage
loses-influence = Influence in its Areas
loses-alliance = The Alliance with { $realm }
loses-prestige = Prestige
cb-conquest = Conquest: you have a Claim there
cb-token = Your CB token
cb-succession = Disputed Succession
cb-holy-war = Holy War
cb-liberation = Imperial Liberation
cb-leader = Balance of Power: nobody has more Prestige
log-declares-war = { $power } declares war on { $target }
log-war = { $power } and { $target } are at War
no-war-yourself = That is your own realm
no-war-not-independent = It is no independent realm
opens-war-overlord = To open it: declare war on its Overlord.
no-war-already = You are at War with it
no-war-ally = It is your Ally
opens-war-end-alliance = To open it: end the Alliance; the Truce that follows has to pass.
no-war-truce = You have a Truce
opens-war-next-round = To open it: wait for the next Round.
no-war-passed = This player has passed
no-war-ally-in-truce = You have a Truce with its Ally
no-war-ally-passed = Its Ally has passed
no-war-emperor = The Emperor protects it: he is your Ally, has a Truce with you, or has passed
opens-war-emperor = To open it: no Alliance and no Truce with the Emperor, who must not have passed.
no-war-undiscovered = You have no Claim in its lands
no-war-interregnum = You have no Ruler
opens-war-ruler = To open it: appoint a Ruler.
no-war-chosen = You have named it already
no-war-none-chosen = Name a realm first
no-war-nobody = There is no realm on which you may declare war

## Calls to Arms

option-call_to_arms = Call { $target } to arms
option-accept_call = Accept: join the war
option-refuse_call = Refuse the Call
ask-call = War with { $foe }: whom do you call to arms?
    .doing = calling Allies to arms
    .hint = Realms without players cost Influence in their Areas and bring Units; players may refuse.
ask-answer-call = { $realm } calls you to arms against { $foe }
    .doing = answering a Call to Arms
ask-answer-defensive-call = { $realm } is attacked by { $foe } and calls you to arms
    .doing = answering a Call to Arms
ask-make-active = Do you make { $realm } an Active Ally? It brings Units and defends itself with half its strength.
    .doing = thinking about an Ally
ask-cb-for-refusal = { $realm } has left you alone: do you place a CB token? Else there is a Truce.
    .doing = answering a refusal
bill-call = Call to Arms
bill-mediation = Mediation
log-call = { $power } calls { $target } to arms
log-called = { $power } calls { $target } to arms
log-active-ally = { $n ->
    [one] { $target } is an Active Ally of { $power } and brings one Unit
   *[other] { $target } is an Active Ally of { $power } and brings { $n } Units
}
log-allied-units-gone = { $n ->
    [one] { $power } loses one Allied Unit
   *[other] { $power } loses { $n } Allied Units
}
log-accepts-call = { $power } comes to help { $target }
log-refuses-call = { $power } does not help { $target }
log-mediates = { $power } mediates and stays out of the war
no-call-not-allied = It is not your Ally
no-call-at-war = It is at War already
no-call-too-far = It is next neither to you nor to the new Enemy
no-call-influence = You have too little Influence in its Areas
no-call-colonists = You have too few Colonists
no-call-of-both = It is allied to the other side, too, and only the defender can call it
no-call-in-it = It is in this war already
no-call-nprs-only = You may call only realms without players now
no-call-mediation = You have no Mediation in your hand

## Peace

option-peace_with = Settle the war with { $target }
option-offer_peace = Offer White Peace to { $target }
option-surrender_to = Surrender to { $target }
option-enforce = { $target }
option-return_for_ducats = Return { $target } for Ducats
option-set_free = Set { $target } free
option-exchange = Have { $target } back in exchange
option-enthrone = Enthrone { $target }
pact-white_peace = White Peace
pact-keep_board_state = Keep Current Board State
pact-humiliation = Humiliation
pact-vassalization = Vassalization
pact-force_conversion = Force Conversion
pact-secure_succession = Secure Desired Succession
pact-full_annexation = Full Annexation
ask-settle = Which war do you end?
    .doing = settling wars
ask-accept-peace = { $realm } offers White Peace: all is returned, and both lose 1 Prestige. Do you accept?
    .doing = answering an offer of peace
ask-total-victory = Which Total Victory do you settle first?
    .doing = settling a Total Victory
ask-term = You have won against { $realm }: which term do you enforce?
    .doing = choosing the terms of peace
ask-settlement = Peace with { $realm }: what becomes of the Provinces that you occupy? You keep the rest.
    .doing = choosing which Provinces to keep
    .hint = A return brings 3 Ducats for each point of Tax Value, freedom 1 Prestige.
ask-peace-exchange = For which Province do you get { $province } back?
    .doing = exchanging Provinces
ask-liberator = With which freed realm do you ally?
    .doing = thinking about an Alliance
ask-peace-ally = Do you ally with { $realm }?
    .doing = thinking about an Alliance
ask-enthrone = Whom do you make Ruler of { $realm }?
    .doing = choosing a Ruler
ask-peace-influence = { $n ->
    [one] You may place one Influence
   *[other] You may place { $n } Influence
}
    .doing = placing Influence
ask-peace-push-out = Whose Influence goes from { $area }?
    .doing = choosing whose Influence goes
ask-peace-calm = Do you give up a Claim to end two Unrest in its Area?
    .doing = thinking about Claims
ask-peace-calm-one = Where do you end Unrest?
    .doing = ending Unrest
ask-peace-claim = Do you claim what you have lost?
    .doing = thinking about Claims
ask-come-home = Where do your Units in { $area } go?
    .doing = bringing Units home
log-peace = { $power } and { $target } make Peace
log-term = { $power } dictates peace to { $target }: { $term }
log-offers-peace = { $power } offers White Peace to { $target }
log-refuses-peace = { $power } refuses
log-surrenders = { $power } surrenders to { $target }
log-comes-home = { $power } brings the Units in { $area } home to { $home }
log-invades = { $n ->
    [one] { $power } invades { $area } with one Unit
   *[other] { $power } invades { $area } with { $n } Units
}
no-term-no-victory = You have not won this war
opens-victory = To open it: have more Units on the map, twice as many as a player or more than there are Rebels in your Areas.
no-term-not-total = You do not occupy all of its Provinces
opens-total-victory = To open it: occupy all Provinces of the realm and of its Vassals.
no-term-players-only = Only players can be humiliated
no-term-nprs-only = Only realms without players bear this
no-term-capital = You do not occupy its Capital
opens-term-capital = To open it: occupy the Capital.
no-term-other-area = You occupy nothing of it beyond its Capital’s Area
opens-term-other-area = To open it: occupy one of its Provinces in another Area.
no-term-tokens = You have too few Vassal tokens
no-term-capital-area = You do not control all of its Capital’s Area
opens-term-capital-area = To open it: control every Province there.
no-term-same-faith = It is of your faith, or has none
no-term-papal-states = The Papal States stay Catholic
no-term-not-disputed = Its succession is not disputed
no-term-spoken-for = A player makes peace for it
opens-term-patron = To open it: make peace with that player, or occupy all of it.
no-peace-not-victor = You have not won against this player
opens-peace-offer = To open it: offer White Peace, negotiate, or surrender.
no-peace-offer-victor = You have won: you need not ask
no-surrender = In this game nobody surrenders
no-peace-offered = This player has refused already
no-peace-core = It is a core of the loser
no-peace-ally-land = It belongs to an Active Ally, and is kept or returned
no-peace-nobody-freed = It is nobody’s core
no-peace-no-exchange = You occupy nothing of this size
