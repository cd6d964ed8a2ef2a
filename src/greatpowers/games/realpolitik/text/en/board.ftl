# Realpolitik: words that only the board in the browser needs.

## The map

rp-map = Map of Central Europe
rp-rail = Tools of the map
rp-nearer = Nearer
rp-farther = Farther
rp-whole-map = The whole map
rp-layer-seaways = Seaways
rp-layer-names = Names
rp-parts = Parts of the map
rp-part-all = All
rp-part-west = West
rp-part-germany = Germany
rp-part-east = East
rp-part-italy = Italy
rp-part-lit = something may be chosen here
rp-land-britain = Britain
rp-land-spain = Spain
rp-land-russia = Russia
rp-land-ottoman = Ottoman Empire
rp-land-africa = Algeria
rp-sea-north_sea = North Sea
rp-sea-baltic = Baltic Sea
rp-sea-west_med = Western Mediterranean
rp-sea-adriatic = Adriatic

## Names as they stand on the map, if shorter

rp-name-nor = Normandy
rp-name-bur = Burgundy
rp-name-pro = Provence
rp-name-alo = Alsace-Lorraine
rp-name-pom = Pomerania
rp-name-epr = East Prussia
rp-name-psa = Pr. Saxony
rp-name-rhi = Rhineland
rp-name-vie = Austria
rp-name-tyr = Tyrol
rp-name-ill = Styria
rp-name-hun = Hungary
rp-name-pie = Piedmont
rp-name-emi = Emilia
rp-name-hes = Hesse
rp-name-sax = Saxony
rp-name-sav = Savoy
rp-name-ven = Venetia
rp-name-rom = Papal States
rp-name-wal = Danubian Princ.
rp-name-sho = Schleswig-Holstein

## Generals on their counters

rp-general-macmahon = MacMahon
rp-general-bazaine = Bazaine
rp-general-canrobert = Canrobert
rp-general-moltke = Moltke
rp-general-friedrich_karl = Fr. Karl
rp-general-crown_prince = Cr. Prince
rp-general-albrecht = Albrecht
rp-general-benedek = Benedek
rp-general-gablenz = Gablenz
rp-general-la_marmora = La Marmora
rp-general-cialdini = Cialdini
rp-general-garibaldi = Garibaldi
rp-general-line = { $general } ({ $power }), strength { $strength }, { $units ->
    [0] no Units
    [one] 1 Unit
   *[other] { $units } Units
}

## A territory

rp-home-of = Home of { $power }
rp-capital-of = capital of { $power }
rp-contested = Contested Territory
rp-uncontested = Uncontested Territory
rp-value = value { $n }
rp-controlled = controlled by { $power }
rp-nobody = controlled by nobody
rp-claims = stripes:
rp-loose = { $n ->
    [one] 1 loose Unit
   *[other] { $n } loose Units
}
rp-works = Strength in defence without Generals: { $n }
rp-you-may = You may:
rp-costs = costs { $n } Money
rp-confirm = Do it
rp-cancel = Not this
rp-brings-now = now
rp-play-card = Play { $card }
rp-nothing-here = Nothing can be done here now.
rp-not-asked = You have nothing to decide just now.

## Tracks

rp-opening = Opening
rp-diplomacy = Diplomacy
rp-diplomacy-label = Diplomacy track: box { $n } of { $top }
rp-prestige = Prestige
rp-prestige-label = Prestige track: { $order }
rp-alliances = Alliances
rp-no-alliance = no alliances
rp-allied = { $power } and { $partner }
rp-run-by = is run by
rp-by-nobody = nobody
rp-run-by-nobody = run by nobody
rp-key-home = Home
rp-key-contested = Contested
rp-key-uncontested = Uncontested
rp-race = Influence up to { $end }: { $told }

## Powers

rp-power = Power
rp-money = Money
rp-morale = Morale
rp-influence-of = Influence of { $end }
rp-influence-now = Influence { $n }; Extend Influence would bring { $more }
rp-money-now = Money { $n }; Taxation would bring { $more }
rp-morale-of = Morale { $n } of { $top }
rp-battle-cards = { $n ->
    [one] 1 battle card
   *[other] { $n } battle cards
}
rp-prestige-place = Place { $n } on the Prestige track
rp-bid = Bid for Italy
rp-your-turn = your turn
rp-deciding = deciding
rp-action-cards = Action cards
rp-turn-to = Cards of which power
rp-actions-of = Action cards: { $power }
rp-card-in-hand = in hand
rp-card-played = played
rp-card-now = played this turn
rp-chosen = chosen
rp-hand = Battle cards
rp-hand-of = Battle cards: { $power }
rp-face-up = face up
rp-no-cards = No battle cards.
rp-supply-units = Units in supply
rp-supply-garrisons = Garrisons in supply
rp-supply-trains = Trains in supply
rp-supply-fortresses = Fortresses in supply
rp-watching = You watch: hands stay hidden until the game is over.
rp-page-actions = Actions
rp-page-hand = Cards

## Battle

rp-battle = Battle
rp-battle-of = Battle: { $territory }
rp-no-battle = No battle
rp-no-battle-text = Battles are fought where Generals who move meet rivals.
rp-last-battle = Last battle
rp-last-battle-of = Last battle: { $territory }
rp-tie = A tie
rp-passed = lays no more
rp-limit = { $power }: { $n } of { $limit } cards laid
rp-hidden-card = A card of { $power }, face down
rp-open-card = { $power }: { $card }, face up
rp-own-card = { $power }: { $card }, face down
rp-no-cards-yet = no cards yet
rp-aside = Discarded

## Talks

rp-talks-propose = Proposals
rp-talks-pledge = Alliance tokens
rp-talks-bid = Italy
rp-talks-propose-text = In the order of Prestige each Power may openly propose an alliance to another and hear an answer. Neither binds: what counts are the tokens.
rp-talks-pledge-text = All give their one Alliance token in secret, then all are shown. Two Powers that chose each other are allies until the next Diplomacy Phase; a token that is not returned has no effect.
rp-talks-bid-text = Several Powers gave their token to Italy. They bid Morale in secret: the highest bid takes control, between equals Prestige decides, and only the winner pays.
rp-talks-means-propose = Openly, and it binds nobody.
rp-talks-means-ally = Allies if { $power } chooses you too: no battles between you, leave to pass, support in battle.
rp-talks-means-italy = Alone you take control of Italy: its armies, cards and money. With rivals you bid Morale for it.
rp-talks-means-keep = No alliance until the next Diplomacy Phase.
rp-talks-given-pledge = token given
rp-talks-given-bid = bid made
rp-talks-you = you
rp-talks-morale-left = Morale left: { $n }

## Standing answers

standing-until-diplomacy = until the next Diplomacy Phase
reaction-ask-consent = Passage for { $power } ({ $host })
reaction-ask-grant-step = A further step for { $power }

## Outlook

rp-to-go = To go
rp-seas-note = Who has the most naval value in the ports of a sea controls its seaways; Prestige breaks ties.

## Moments and cards

rp-influence = Influence
moment-reveal = Turn { $turn }: the cards are turned up
moment-battle = Battle: { $territory }
moment-tokens = Diplomacy: the tokens are turned up
rp-token-to = token to { $power }
rp-token-kept = token kept
rp-bids = bid for Italy: { $n }
cards-actions = Action cards
cards-battle = Battle cards
