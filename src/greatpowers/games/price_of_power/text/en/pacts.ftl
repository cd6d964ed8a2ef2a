# The Price of Power: Negotiated Peace.

option-negotiate_peace = Negotiate peace with { $target }
option-agree_on = { $target }, nobody has won
option-prevail_by = { $target }, you have won
option-concede = { $target }, the other has won
option-hand_back = You give back { $target }
option-regain = You get back { $target }
option-for_ducats = { $target ->
    [0] For nothing
    [one] For one Ducat
   *[other] For { $target } Ducats
}
option-action_by_other = The other side acts and pays
option-propose_peace = Propose it
option-drop_peace = Do not negotiate
ask-pact = Peace with { $realm }: what do you agree on?
    .doing = negotiating a peace
    .hint = One term. If both keep what they hold, Provinces may go back for Ducats or go free. A deal and ties that are cut may go with it, as Actions of one side.
ask-accept-pact = { $realm } proposes a peace: { $term }. Do you accept?
    .doing = answering a proposal of peace
log-pact = { $power } proposes a peace to { $target }: { $term }
log-pact-victor = In the peace: { $power } has won
log-pact-return = { $n ->
    [0] In the peace: { $power } gives { $province } back
    [one] In the peace: { $power } gives { $province } back for one Ducat
   *[other] In the peace: { $power } gives { $province } back for { $n } Ducats
}
log-pact-free = In the peace: { $province } is set free
log-pact-influence = In the peace: { $power } gives up Influence in { $area }
log-pact-claim = In the peace: { $power } gives up the Claim in { $area }
log-pact-alliance = In the peace: { $power } ends the Alliance with { $target }
log-pact-made = { $power } and { $target } agree on a peace
log-pact-refused = { $power } refuses the peace
no-pact-talked = You have negotiated with this player already
no-pact-never = Players cannot agree on this
no-pact-one-term = A peace has one term
no-pact-term-first = Agree on a term first
no-pact-victor = Somebody has to have won
no-pact-white = White Peace has no Victor
no-pact-all-back = By this term all that is occupied goes back
no-pact-capital = Capitals go back in any case
no-pact-sum-first = Say first for how many Ducats it goes back
no-pact-no-return = No Province waits for a sum
no-pact-agent = It is settled who acts

## Page

pop-pact = { $maker } and { $partner }: a peace
pop-pact-none = No term yet
pop-pact-victor = { $realm } has won
pop-pact-no-victor = Nobody has won
pop-pact-acts = { $realm } acts and pays
pop-pact-for = { $n ->
    [0] for nothing
    [one] for one Ducat
   *[other] for { $n } Ducats
}
pop-pact-sum = for …
pop-pact-freed = set free
pop-pact-brings = It brings { $realm }
pop-pact-influence = Influence in { $target }
pop-pact-claim = Claim in { $target }
pop-pact-alliance = Alliance with { $target }
pop-pact-how-much = For how many Ducats
pop-pact-ties = Ties that are cut
pop-pact-beside = Ducats stand beside the question.
pop-peace-negotiate = Negotiate
pop-peace-negotiate-text = You put a peace together, and { $realm } accepts, refuses, or makes one in return.
peace-returned = { $province } for Ducats
peace-freed = { $province } goes free, Tax
