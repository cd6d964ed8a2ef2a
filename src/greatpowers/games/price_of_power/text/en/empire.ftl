# The Price of Power: the Holy Roman Empire.

## Authority

option-raise_authority = Raise Imperial Authority
bill-raise-authority = One step
no-authority-not-emperor = Only the Emperor raises Imperial Authority
opens-emperor = To open it: be elected Emperor.
no-authority-most = Imperial Authority is as high as the Elector Areas allow
opens-more-electors = To open it: more Elector Areas, up to five.
loses-authority = Imperial Authority
log-emperor-rolls = The Emperor’s die shows { $n }
log-hre-faith = The Empire takes an official faith: { $faith }
log-hre-no-faith = The Empire has no official faith any more
log-hre-dissolved = The Holy Roman Empire is dissolved

## Defending the HRE

party-empire = Imperial Units
ask-imperial-call = { $realm } is attacked by { $foe } and calls the Emperor. Do you defend the Empire?
    .doing = answering the Call of a Subject
    .hint = { $n ->
        [0] No Units would join you: you have no Influence in Elector Areas.
        [one] One Imperial Unit would join you.
       *[other] { $n } Imperial Units would join you.
    }
ask-defend-hre = { $foe } attacks the Emperor. Do you defend the Empire?
    .doing = deciding about the defence of the Empire
    .hint = { $n ->
        [0] No Units would join you: you have no Influence in Elector Areas.
        [one] One Imperial Unit would join you.
       *[other] { $n } Imperial Units would join you.
    }
ask-imperial-units = { $n ->
    [one] { $place }: does the Imperial Unit fight beside you?
   *[other] { $place }: do the { $n } Imperial Units fight beside you?
}
    .doing = deciding about Imperial Units
log-defends-hre = { $n ->
    [0] { $power } defends the Empire
    [one] { $power } defends the Empire with one Imperial Unit
   *[other] { $power } defends the Empire with { $n } Imperial Units
}
log-stands-down = { $n ->
    [0] The defence of the Empire is over
    [one] The defence of the Empire is over; one Imperial Unit goes home
   *[other] The defence of the Empire is over; { $n } Imperial Units go home
}
log-imperial-units = { $n ->
    [one] { $place }: one Imperial Unit fights beside { $power }
   *[other] { $place }: { $n } Imperial Units fight beside { $power }
}
no-term-emperor-settles = The Emperor defends it and makes peace for it
opens-term-emperor = To open it: make peace with the Emperor, or be the Victor over him.

## What Subjects bear

ask-burden = The Empire is defended from { $foe }: what do you bear for it?
    .doing = helping to defend the Empire
    .hint = One of these: exhaust Units ({ $units }), pay Ducats ({ $ducats }), give Prestige ({ $prestige }), or place a CB token.
option-bear = { $target }
burden-manpower = Exhaust Units
burden-ducats = Pay Ducats
burden-prestige = Give Prestige
burden-cb = Place a CB token on the aggressor
bill-burden = Help for the Empire
loses-manpower = Units that are exhausted
no-burden-units = You have not enough Units to exhaust
no-burden-cb = You have a CB token there already
log-burden = { $power } helps to defend the Empire: { $burden }

## Elections

ask-elector = { $area } is undecided: for whom does it vote?
    .doing = deciding a vote of the Election
    .hint = As the present Emperor you decide between equals.
ask-election = Votes are equal: who is Emperor?
    .doing = deciding the Election
    .hint = As the present Emperor you decide between equals.
ask-election-cb = You may place a CB token on an enemy of the Empire
    .doing = taking up the cause of the Empire
log-elector-votes = { $area } votes for { $power }
log-elected = { $power } is elected Emperor
log-reelected = { $power } is elected Emperor again
log-keeps-crown = Nobody is elected: { $power } remains Emperor
vote-capital = Capital
vote-vassals = all Vassals there
vote-influence = most Influence
vote-nobody = no vote
moment-election = { $power } wears the imperial crown

## On the page

pop-dissolved = dissolved
pop-verb-raise_authority = Raise Authority
pop-emperor-only = Only the Emperor may raise it: one more costs { $n } ADM.
pop-authority-note = Authority is also added to the Emperor’s manpower and income, and is the number of grey cubes, the Imperial Influence. What stands under a number comes each Round.
pop-defended = { $n ->
    [0] Defended, without Imperial Units, from
    [one] Defended with one Imperial Unit from
   *[other] Defended with { $n } Imperial Units from
}
pop-not-defended = { $n ->
    [0] Not defended now; no Units would come.
    [one] Not defended now; one Imperial Unit would come.
   *[other] Not defended now; { $n } Imperial Units would come.
}
pop-imperial-levy = { $n ->
    [0] No Imperial Units join you.
    [one] One Imperial Unit joins you.
   *[other] { $n } Imperial Units join you.
}
pop-vote = would vote for
pop-vote-yours = You decide, as the present Emperor:
pop-vote-equal = equal: the Emperor decides
pop-votes = Votes
pop-elected-now = If the Emperor’s Ruler fell now, an Election would be won by
pop-nobody-elected = If the Emperor’s Ruler fell now, an Election would elect nobody.
pop-crown-is-safe = With this Authority the crown is inherited, without an Election.
