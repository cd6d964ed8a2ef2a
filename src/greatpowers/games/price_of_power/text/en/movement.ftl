# The Price of Power: movement of Armies, Units and Ships.

## Marches

troop-single = single Units
troop-1 = the first Army
troop-2 = the second Army
troop-3 = the third Army
option-march = March out of { $target }
option-march_with = March: { $target }
option-march_to = March to { $target }
option-cross_to = Cross the sea to { $target }
option-pick_up_from = Take Units from: { $target }
option-leave_with = Leave Units with: { $target }
option-pick_up = Take: { $target }
option-leave_behind = Leave: { $target }
option-all_of_them = All of them
option-halt = Halt
option-access_for_influence = Give up an Influence there
option-access_for_ducats = Pay Ducats
ask-march-with = { $area }: who marches?
    .doing = setting out
ask-march = { $area }: { $n ->
    [0] the march ends here. Do Units join or stay?
    [one] where to, one Area at most?
   *[other] where to, { $n } Areas at most?
}
    .doing = marching
ask-pick-up = { $area }: who joins the march?
    .doing = marching
ask-leave-behind = { $area }: who stays behind?
    .doing = marching
ask-access = { $area } is neutral: how do you pay for Military Access?
    .doing = asking for Military Access
ask-let-in = { $realm } asks for leave to march into { $area }. Do you give it?
    .doing = answering who wants to march in
ask-step-aside = { $realm } is about to enter { $area }. Does an Army of yours step aside?
    .doing = thinking about stepping aside
ask-step-to = { $area }: where does the Army step aside to?
    .doing = stepping aside
ask-hire = { $area }: do you hire Mercenaries, who march with the Army?
    .doing = hiring Mercenaries
ask-land-activation = { $n ->
    [one] Who marches?
   *[other] Who marches? { $n } may still do so.
}
    .doing = marching
ask-forced-march = Out of which Area does an Army march?
    .doing = marching
bill-activation = Activation
bill-mountains = More than three Units over mountains
bill-access = Military Access
bill-access-influence = Influence: { $area }
bill-step = { action-one_step_ahead }
log-army-marches = { $power }: an Army of { $n } marches from { $area } to { $target }
log-unit-marches = { $power }: a Unit marches from { $area } to { $target }
log-reorganizes = { $power } reorganizes an Army in { $area }
log-lets-in = { $power } lets { $other } march into { $area }
log-lets-not-in = { $power } does not let { $other } march into { $area }
log-pays-access = { $power } pays for Military Access to { $area }
no-activate-units = You have no Units there
opens-units = To open it: recruit Units.
no-activate-way = Nobody can leave this Area
opens-way = To open it: Military Access, which takes a war, or Ships that carry Units.
no-activate-marched = By this card they have marched already
no-activate-armies = This card moves an Army
no-card-march = None of your Units can march by this card
no-march-not-next = It is not next to where they are
no-march-no-bridge = No bridge of Ships leads there for so many Units
opens-bridge = To open it: more Ships, or fewer Units.
no-march-no-steps = Their movement has ended
no-march-no-leave = Its owners do not let you in
no-march-nobody = No Unit is in this Army
opens-picking-up = To open it: take Units into the Army.
no-march-carried = In a Naval Activation Units only cross the sea
no-march-hired = Mercenaries hired for a march have to march
no-march-slow = An Army with more Artillery than Cavalry is too slow for this card
opens-slow = To open it: leave Artillery with another Army.
no-march-exchanged = With these you have exchanged Units here
no-march-armies-only = Only an Army takes Units in or leaves some behind
no-march-overseas = Overseas, Units enter only friendly or hostile Areas, and vacant ones with a Claim of yours or of an Enemy
no-access-in-peace = Only who is at War gets Military Access
opens-war = To open it: declare War.
no-access-claimed = Where you have a Claim there is no Military Access
no-access-means = You can pay neither Ducats nor Influence for Military Access
opens-access = To open it: 3 Ducats, or Influence in that Area.
no-step-card = You have no such card
opens-step-card = To open it: { action-one_step_ahead } in your hand.
no-step-not-in-hand = This card is not in your hand
no-step-fight = It would have to fight there
no-exchange-none = There are no such Units here
no-exchange-alone = Only Regular Infantry stands alone
no-exchange-hired = Mercenaries hired for this march stay with it
no-exchange-nothing = Nobody has changed places yet
no-hire-room = With one more Unit the Army could not move

## Ships

option-set_sail = Activate Ships
option-cast_off = Cast off: out of Ports
option-sail_to = Sail to { $target }
option-put_in_at = Put in at { $target }
option-bring_from = A Light Ship from { $target }
option-bring_out = A Light Ship out of { $target }
option-bring_fleet = The Fleet
option-refit_at_sea = Light Ships join or leave the Fleet: { $target }
option-refit_in_port = Light Ships join or leave the Fleet in Port: { $target }
option-light_ships = { $target ->
    [one] 1 Light Ship
   *[other] { $target } Light Ships
}
option-hunt_pirates = Attack the Pirates: { $target }
option-carry_from = Carry Units from { $target }
ask-sail = Where do your Ships sail?
    .doing = activating Ships
ask-gather = { $place }: which Ships sail there?
    .doing = activating Ships
ask-cast-off = Which Ships leave their Port?
    .doing = activating Ships
ask-cast-off-to = { $place }: to which Sea Zone?
    .doing = activating Ships
ask-refit = { $place }: do Light Ships join or leave the Fleet?
    .doing = activating Ships
ask-light-ships = { $place }: how many Light Ships are in the Fleet from now on? It has { $n }.
    .doing = activating Ships
ask-hunt = Do you attack Pirates?
    .doing = activating Ships
ask-carry = Do your Ships carry an Army or a Unit?
    .doing = activating Ships
ask-naval-activation = { $n ->
    [one] Do you activate Ships?
   *[other] Do you activate Ships? You may do so { $n } times.
}
    .doing = activating Ships
bill-galleys = Galleys outside their waters
log-ship-sails = { $power }: a Light Ship sails to { $place }
log-fleet-sails = { $power }: the Fleet sails to { $place }
log-protects-trade = { $power }: Light Ships take Trade Protection slots in { $zone } ({ $n })
log-galleys-lost = { $power } loses the Galleys, which have left their waters
log-refits = { $n ->
    [one] { $power }: a Light Ship is with the Fleet ({ $place })
   *[other] { $power }: { $n } Light Ships are with the Fleet ({ $place })
}
no-sail-ships = You have no Ships
opens-ships = To open it: build Ships.
no-sail-goal = None of your Ships can move
no-sail-in-port = None of your Ships is in a Port
no-sail-nobody = No Ship has sailed yet
no-sail-hostile = All Sea Zones before this Port are hostile
no-sail-range = It is out of reach
no-sail-here = It is there already
no-sail-room = The Port has no room for it
no-sail-fleet = You have no Fleet there
opens-fleet = To open it: let Light Ships form one, or build Ships for it.
no-sail-galleys = There are only Galleys in it, and these would be lost on the way
no-refit-room = The Port would not hold so many single Ships
no-refit-nothing = There are no Light Ships to join or leave the Fleet
no-refit-done = The Fleet was refitted in this movement
no-refit-same = So many it has already
no-refit-number = There are not that many here
