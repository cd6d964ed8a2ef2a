# The Price of Power: why bots agree with others, or refuse.

motive-ties =
    .gain = { $power } counts on { $n } Prestige from these ties
    .loss = { $power } would lose { $n } Prestige from ties
motive-lands =
    .gain = { $power } wants { $n } more Tax Income
    .loss = { $power } would lose { $n } Tax Income
motive-prestige =
    .gain = { $power } counts on { $n } Prestige by it
    .loss = { $power } would lose { $n } Prestige by it
motive-ducats =
    .gain = { $n ->
        [one] { $power } can use the Ducat
       *[other] { $power } can use the { $n } Ducats
    }
    .loss = { $n ->
        [one] { $power } will not part with a Ducat for this
       *[other] { $power } will not part with { $n } Ducats for this
    }
motive-power =
    .gain = { $power } can use { $n } Monarch Power
    .loss = { $power } will not pay { $n } Monarch Power for this
motive-unrest =
    .gain = { $power } wants quiet at home
    .loss = { $power } fears Unrest
motive-war =
    .gain = { $power } has more to lose than to win by war
    .loss = { $power } hopes for more from war
motive-rivals =
    .gain = { $power } sees rivals fall back by it
    .loss = { $power } finds that others would gain more by it
