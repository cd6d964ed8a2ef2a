# The Price of Power in short, for the page that teaches it.

primer-aim = What it is about
    .text = Each of two to six players leads a realm from 1444 on, through Ages of four Rounds. The most Prestige wins. It comes from Missions, Milestones, Ideas and Events during play, and at the end from taxes, Alliances, Marriages and Stability.
primer-turn = How a Round goes
    .text = Phase 1: new Events lie open, and everybody draws three Action cards and pays 2 Ducats for each one kept. Phase 2: players take Turns, one Action each, until all have passed; everybody takes one Event. Phase 3: faith, war and low Stability bring Unrest, and Rebels rise. Phase 4: income, upkeep, new power and Prestige. Phase 5: the table is made ready for the next Round.
primer-actions = What you do in a Turn
    .text = You pay with three kinds of power: Administrative (ADM), Diplomatic (DIP) and Military (MIL), and with Ducats. Place Influence, forge Alliances, fabricate Claims, send Merchants to Trade, raise Stability, convert Areas, explore and colonise, recruit Units, declare war and march, research an Idea, or play a card. Advisors, Loans and a few more are Minor Actions, beside the one of the Turn.
primer-war = What to watch
    .text = Passing early brings Ducats and the First Player token, but nothing more can be done then. Unrest costs nothing today and a Province tomorrow. Power above ten of a type is lost, and fifty Ducats or more breed Corruption. Two Missions that fit each other are worth more than two that are dear. A war without a reason costs Stability, and one that you cannot end brings exhaustion: know before you declare it what you want to keep.
primer-end = How it ends, and who wins
    .text = After the last Event, or earlier with 100 Prestige and 20 more than anybody else. Then your Tax Income, Core tokens, Marriages, Alliances (2 each), twice your Stability, Imperial Authority and control of the Curia are added, and Loans and occupied Towns taken off.
