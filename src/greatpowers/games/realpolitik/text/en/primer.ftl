# Realpolitik in short, for the page that teaches it.

primer-aim = What it is about
    .text = From 1866 to 1871 France, Prussia, Austria and Italy fight and bargain over Germany and Italy. The first Power with 25 Influence ends the game.
primer-turn = How a turn goes
    .text = Everybody chooses one of five action cards in secret; all are turned up together. First come Taxation, Mobilisation and Extend Influence, then Dispatch, then Movement, in the order of Prestige. A played card comes back only by Dispatch, so you plan several turns ahead.
primer-actions = The five action cards
    .text = Taxation: Money for your Homes and for lands without your stripe. Mobilisation: lay Trains, draw battle cards, place Generals and buy; Money that is left is lost. Extend Influence: score the lands with your stripe and the foreign Homes that you control. Dispatch: take all cards back; every fourth brings a Diplomacy Phase. Movement: name an Arbiter, use the railway, march, fight.
primer-war = Battles and alliances
    .text = Strength is the General, his Units and the cards laid, at most as many as your Morale. Who beats a General gains Influence and Prestige; a Garrison left behind takes control. In a Diplomacy Phase each Power gives its token in secret: two that chose each other are allies. With three players who wins Italy runs it.
primer-end = How it ends, and who wins
    .text = With the turn in which a Power has 25 Influence. The most Influence wins; Prestige breaks ties.
