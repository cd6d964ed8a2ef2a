# Imperial Struggle in short, for the page that teaches it.

primer-aim = What it is about
    .text = Britain and France contend for a century over Europe, America, the Caribbean and India. One marker tells who is ahead: France’s Victory Points push it towards 30, Britain’s towards 0.
primer-turn = How a turn goes
    .text = In a Peace Turn both sides play four Action Rounds in turn. Each time you take an Investment tile from those on offer and spend what it gives. Then the turn is scored: the Award of each Region to whoever controls more spaces there, the Global Demand to whoever has most Markets of a commodity, Prestige in Europe.
primer-actions = What you can do
    .text = Economic points shift Markets, Diplomatic points shift Political spaces, Military points build Forts and Squadrons, buy War tiles and remove Conflict markers. A shift removes an enemy flag or raises your own on an empty space. A Debt or a Treaty Point buys one more point; an Event, played first, can turn a round.
primer-war = War
    .text = A War follows most Peace Turns. In each theater your War tiles, allies, Squadrons and Forts are added up; the stronger side scores and spends Conquest Points, the only way to take Territories.
primer-end = How it ends, and who wins
    .text = At once: at 30 or 0, with all Awards and demands of a turn, or with every theater of a War won by most. Else after six Peace Turns and Final Scoring: above 15 France, below it Britain.
