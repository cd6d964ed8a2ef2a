# The Price of Power: Papal Actions, Excommunication and Crusades.

option-excommunicate = Excommunicate the Ruler of { $target }
option-call_crusade = Call a Crusade on { $target }
ask-effect-excommunicate = { $card }: whose Ruler is excommunicated?
    .doing = thinking about an Excommunication
ask-effect-crusade = { $card }: on which Area do you call a Crusade?
    .doing = thinking about a Crusade
ask-take-the-cross = You have another reason for this war: do you go as a crusader, too? ({ $area })
    .doing = thinking about the Crusade
    .hint = Crusaders gain 2 Prestige if in the end they have Units in the Area and no Muslim realm owns a Province there; else they lose 2.
bill-papal-action = Papal Action
bill-crusade = The Crusade
bill-crusade-nobody = Nobody went on the Crusade
cb-excommunication = Its Ruler is excommunicated
log-excommunicates = { $power } has the Ruler of { $target } excommunicated
log-excommunication-ends = The Ruler of { $power } is excommunicated no longer
log-calls-crusade = { $power } calls a Crusade on { $area }
log-takes-the-cross = { $power } is committed to the Crusade on { $area }
log-crusade-ends = The Crusade on { $area } ends
no-papal-age = There are Papal Actions only in Ages I and II
no-papal-controller = You are not the Papal Controller
opens-papal-controller = To open it: have more Cardinals than others, or as many and further left.
no-papal-token = There was a Papal Action in this Round
no-excommunicate-yourself = That is your own realm
no-excommunicate-pope = The Pope is not excommunicated
no-excommunicate-faith = It is not Catholic
no-excommunicate-vassal = It is no independent realm
no-crusade-provinces = Muslim realms own fewer than two Provinces there
no-war-not-crusaded = It is no Muslim realm against which the Crusade goes

## On the page

pop-verb-excommunicate = Excommunicate
pop-verb-call_crusade = Crusade
pop-papal-open = { $realm } may take a Papal Action for 2 DIP.
pop-would-lose = loses: Prestige { $prestige } · Cardinals { $cardinals } · Influence { $influence }
pop-crusade-goals = { $n ->
    [one] A Crusade may be called on 1 Area
   *[other] A Crusade may be called on { $n } Areas
}
pop-crusade-on = { $n ->
    [0] Crusade on { $area }: Muslim realms own nothing there any more
    [one] Crusade on { $area }: Muslim realms own 1 Province there
   *[other] Crusade on { $area }: Muslim realms own { $n } Provinces there
}
pop-crusade-here = the Crusade
pop-crusaders = Committed:
pop-no-crusaders = Nobody is committed to it.
pop-if-scored-now = if it were scored now
pop-excommunicated = The Ruler of { $realm } is excommunicated
pop-papal-actions = Papal Actions
