# The Price of Power: marches, declarations of war and Calls to Arms, on the page.

pop-verb-declare_war = Declare War
pop-verb-march = March
pop-verb-set_sail = Sail
pop-verb-besiege_in = Besiege
pop-all-peace = Peace everywhere
pop-at-war = At War with: { $realms }

## Marches

pop-march = The march
pop-form = Form { $troop }
pop-with-all = with all of: { $troop }
pop-take-all = Take all
pop-take-some = Take some
pop-regroup = Regroup
pop-leave-some = Leave some
pop-by-way-of = by way of { $area }
pop-of-mercenary = { $n } hired
pop-of-allied = { $n } allied

## How many of each

pop-muster = Recruits
pop-one-more = One more: { $name }
pop-one-less = One less: { $name }
pop-count-left = { $n ->
    [0] All chosen
   *[other] Still to choose: { $n }
}
pop-count-lose = { $n ->
    [one] Take 1 casualty
   *[other] Take { $n } casualties
}
pop-count-recruit = Recruit { $n }
pop-count-take = Take { $n }
pop-count-leave = Leave { $n }

## Battles to come

pop-odds-battle = Battle: { $own } against { $theirs }
pop-odds-battle-in = { $place }: { $own } against { $theirs }
pop-odds = won { $won } %, lost { $lost } %, undecided { $even } %
pop-odds-unknown = too large to reckon

## Declarations of war

pop-declaration = Declare war
pop-declaration-hint = What a war would mean now. Nothing is decided before you press the button.
pop-war-others = { $n ->
    [one] One realm farther away
   *[other] { $n } realms farther away
}
pop-war-reason = Casus Belli
pop-war-no-reason = No reason for war
pop-war-far = It is far from your lands: no more is told.
pop-your-side = Your side
pop-their-side = The other side
pop-you-may-call = You may call
pop-they-call = It will call
pop-may-refuse = may refuse
pop-defends-with = { $n ->
    [0] It has no Units to defend itself.
    [one] It defends an Area with one Unit.
   *[other] It defends an Area with up to { $n } Units.
}
pop-units = { $n ->
    [one] 1 Unit
   *[other] { $n } Units
}
pop-units-of = { $n ->
    [one] { $realm }: one Unit
   *[other] { $realm }: { $n } Units
}
pop-battles-at-once = Battles at once
pop-no-battle-at-once = None. You may then activate or recruit without paying MIL.
pop-declare-on = War on { $realm }
pop-declare-more = { $realm }, and others too

## Calls to Arms

pop-call = Call Allies to arms
pop-called = A Call to Arms
pop-call-attack = to an attack
pop-call-defence = to the defence
pop-caller-side = Who calls you
pop-enemies = Enemies
pop-if-accepted = If you accept
pop-war-with-all = You are at War with all of them.
pop-no-battle-of-yours = None of your Units has to fight at once.
pop-if-refused = If you refuse
pop-truce-or-cb = You have a Truce with { $realm }; who is attacked may choose a CB token instead.
pop-call-it = Call
