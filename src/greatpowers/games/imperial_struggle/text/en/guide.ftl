# Imperial Struggle in the browser: the guided first round, and tips.

## The first round of Imperial Struggle

is-guided-intro = The guided first round takes five minutes. You play France against the bot; every step says what is asked and why.

is-guide-vp = Two powers, one track
    .text = Britain and France contend for a century, and a single marker tells who is ahead. Britain wins at 0, France at 30. If it never comes to that, the side of 15 on which the marker ends decides. Your power: { $power }.
is-guide-maps = Four maps full of flags
    .text = A flag shows who controls a space; the shape shows what it is: circles are Markets, diamonds Political spaces, hexagons Naval spaces and Forts, squares Territories. These buttons show one map, or all four.
is-guide-awards = What a Region is worth
    .text = When a Peace Turn ends, whoever controls more spaces in a Region takes its Award, if the lead is at least the number after ≥. The laurel stands for Victory Points, the scroll for Treaty Points.
is-guide-demand = Demand, and the forecast
    .text = Three commodities are in Global Demand this turn; most Markets of one take its reward. The forecast adds everything up as if the turn ended now. Look here whenever you wonder what is worth doing.
is-guide-ministers = Choose two Ministries
    .text = They lie face down until you reveal them, and their abilities last for the whole era. For a first game no choice is wrong.
    .todo = Choose two cards.
is-guide-first = Who goes first?
    .text = The initiative belongs to the side that is behind; on the first turn it is France’s. The first player picks among all the tiles, the second has the last word of the turn.
    .todo = Choose who begins. Either is fine.
is-guide-invest = Take an Investment tile
    .text = It is your budget for this round: the Major Action above, the Minor Action in the strip below. Coins pay for Markets, quills for Political spaces, grenades for Forts, Squadrons and War tiles.
    .todo = Take a tile. Many coins are a good start.
is-guide-points = Your points
    .text = The points of the Major Action may be spread over several spaces. The Minor Action pays for one thing only, and takes down no enemy flag unless a Conflict marker lies there.
is-guide-spend = Spend them on the board
    .text = Gold spaces may be chosen now, and the number on them is the real cost; point at one to see how it comes about. An empty space gets your flag, an enemy space loses its own.
    .phone = Gold spaces may be chosen now, and the number on them is the real cost. Tap one to see how it comes about, then confirm. An empty space gets your flag, an enemy space loses its own.
    .todo = Choose a gold space.
is-guide-why = Why not there?
    .text = Choose any space that is not gold, just to try: it says why not and names the rule, with a link that opens it. Nothing happens to your game.
is-guide-events = Events
    .text = With the Event symbol on your tile you may play one card, before anything else, if its mark fits your Major Action. The card shows whether you meet its Bonus Condition.
is-guide-debt = Debt and Treaty Points
    .text = A point short? Each Debt buys one Action Point, up to your limit; a Treaty Point does the same without Debt. Passing a round takes up to 2 Debt off again.
is-guide-war = War is coming
    .text = A War follows most Peace Turns. In each theater your War tiles and what you hold on the board add up: allies, Forts, Squadrons, keywords. W opens this display at any time.
    .phone = A War follows most Peace Turns. In each theater your War tiles and what you hold on the board add up: allies, Forts, Squadrons, keywords.
is-guide-undo = Changed your mind?
    .text = This takes your decisions back one by one, as long as nothing hidden has come to light.
is-guide-end = End your round
    .text = Spend what you like; points that are left over are lost. Then it is the bot’s turn.
    .todo = End the round.
is-guide-bot = What the bot did
    .text = The log tells every move, and on the board the last one is ringed in violet. Choose a line to see its moment again; “{ replay-back }” returns.
is-guide-help = You know enough to play on
    .text = Here are the keys (?), the settings, and “{ plan-try }”: a copy of the table where anything may be tried. “{ side-rules }” at the side holds every section. Tips go on telling what is new until you switch them off. Good luck!
    .phone = In this menu are the settings and “{ plan-try }”: a copy of the table where anything may be tried. The rules are beside the log. Tips go on telling what is new until you switch them off. Good luck!

## Tips for Imperial Struggle

is-tip-event = Your tile allows an Event: play it before you spend anything.
is-tip-ministry = A War follows this turn. A face-down Ministry gives no strength in it: reveal it in a round of yours.
is-tip-war = A War follows this turn: its display shows what your flags and Squadrons count there.
is-tip-treaty = Treaty Points above four are lost when the turn ends: spend them now.
is-tip-pass = Pass right after taking a tile, and your Debt falls by up to 2.
is-tip-debt = Little room is left for Debt; some Events and the final scoring look at it.
is-tip-conflict = A space with a Conflict marker counts for nobody and can be shifted for 1. Military points remove the marker.
is-tip-protected = This Market is Protected by a Squadron or Fort next to it: to unflag it costs 1 more.
is-tip-region = Points go furthest in one Region: spending the same kind in another costs 1 more.
is-tip-minor = The Minor Action pays for one thing only, and unflags enemy spaces only where a Conflict marker lies.
is-tip-conquest = Conquest Points must be spent now: one takes a Market, Fort or Naval space here, with no connection needed.
