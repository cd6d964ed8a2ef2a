ask-roll-again = The treaty is worth { $treaty }. Have it rolled again?
ask-send = Which envoy do you send?
ask-expose = Do you expose an envoy?
ask-share = Do you share the treaty?
ask-accept = { $court } offers you half of the treaty. Do you accept?

option-send = Send envoy { $target }
option-expose = Expose the envoy of { $target }
option-share = Share with { $target }
option-sign_alone = Sign alone

log-you-have-the-spy = You have the spy.
log-treaty = The treaty is worth { $treaty }.
log-sent = { $court } sends envoy { $rank }.
log-exposed = { $court } exposes the envoy of { $exposed }.
log-signed = { $court } signs for { $points }.

no-not-in-hand = That envoy is not in your hand.
no-spy = You do not have the spy.
no-that-is-you = That is your own court.
standing-not-from-who-is-ahead = Unless it comes from who is ahead
no-too-small-to-share = The treaty is too small to share.
bill-half = Half of the treaty

ending-enough = Four points
ending-last_treaty = The last treaty
