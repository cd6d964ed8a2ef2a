# Great Powers in the browser: the table.

## The page

table-skip = Skip to the question
table-side = Players, log and rules
table-connecting = Taking you to the table …
table-connection-lost = The connection is lost. Nothing you answered is; trying again …
table-unopened = The board of this game could not be loaded.
    .again = Try again
table-fold = Fold away
table-unfold = Open
refused-title = This table is closed to you
refused-text = It does not exist, or it is private and this browser has no seat at it.
nav-title = Pages of the table
nav-board = Board
nav-war = War
nav-answers = answers the question

## The question

prompt-title = The question
prompt-your-turn = Your turn
prompt-turn-of = The turn of { $name }
prompt-thinking = { $name } is thinking
prompt-nobody = Nobody plays { $power } yet
prompt-will-call = you will be called
prompt-tell-me = Tell me
prompt-undo = Undo
prompt-sending = sending …
undo-ask = Ask to undo
undo-further = Take back more
undo-turn = To the start of my turn
undo-point = To a point I choose …
undo-luck = Cards and dice fall as they fell before: taking back brings no other luck.
undo-here = Take back to here
undo-here-ask = Ask to take back to here
confirm-sure = { $what }: sure?
confirm-loss = { $loss }: do it?
cost-owed = of which { $n } on Debt
plate-empty = empty
plate-your-turn = your turn
plate-thinking = thinking
prompt-more = { $n } more
prompt-options = { $n ->
    [one] One more option
   *[other] { $n } options
}

## Log, chat, rules

side-log = Log
side-forecast = Forecast
side-analyst = Analyst
side-chat = Chat
side-rules = Rules
side-cards = Cards
cards-search = Find a card
cards-nothing = No card fits.
side-terms = Terms
terms-search = Find a term
terms-nothing = No term fits.
cards-discarded = Discarded
history-empty = Nothing has happened yet.
history-nothing-fits = No line fits.
history-filter = Filter the log
history-search = Find in the log
history-only = Only { $power }
history-step = step { $n }
history-new = ↓ { $n } new
history-read = Read: { $name }
history-steps = { $n ->
    [one] 1 small step
   *[other] { $n } small steps
}
since-title = Since your turn
since-replay = Watch it again
since-all-of = { $power }: everything
since-net = Gained and paid in all
moment-go-on = Go on
moment-see-board = See the board
moment-show-map = Show on the map
moment-only-points = Only stop when points change hands
moment-skip = Skip all { $n }
moment-has-read = { $name } has read it
moment-reads = { $name } has not read it yet
chat-here = Who is here
chat-present = here
chat-away = away
chat-spectators = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
rules-search = Find in the rules
rules-nothing = No section fits.

## Replay

replay-open = Replay
replay-what = Replay: { $what }
replay-beginning = the beginning
replay-step = Step { $at } of { $last }
replay-as-then = you see what your seat knew then
replay-open-to-all = the game is over, everything is open
replay-copy = Copy link
replay-copied = Copied
replay-back = Back to the game
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-position = Position in the game
replay-eyes = As { $power } saw it

## The analyst

analyst-ask = Ask the analyst
analyst-thinks = The analyst plays your plans on…
analyst-nothing = Nothing to ask about: you do not decide anything here.
analyst-about = It weighs whole plans for you, knowing only what you know: what is hidden is dealt anew each time it plays on.
analyst-now = Your chance to win with the best plan
analyst-chance =
    { $deals ->
        [one] Played on once, what is hidden dealt anew.
       *[other] Played on { $deals } times, what is hidden dealt anew each time; ± { $error } %.
    }
analyst-hurried = There was no time to play them on: in the order in which they look good at first sight.
hindsight-title = Winning chances
hindsight-about = Winning chances with all cards open, as far as the game can judge, measured on games between bots. ?: a move that lost much.
hindsight-turn = { $power } rises by { $n } % at step { $at }
hindsight-lost = { $power } loses { $n } % at step { $at }
analyst-try = Try it
analyst-behind = { $n } % less than the best
analyst-gain = Gains: { $what }.
analyst-price = Costs: { $what }.
analyst-risk = Risks: { $what }.
analyst-pointed = A plan of the analyst: step { $n } of { $all }
mistakes-title = Costliest moments
mistakes-looking = The game is being looked through…
mistakes-none = Nobody threw much away.
mistakes-failed = The analysis could not be finished. Reload the page to try again.
mistakes-not-begun = Nobody who played has had this game analysed yet.
mistakes-step = { $power }, step { $at }
mistakes-played = Played: { $what }
mistakes-better = Better: { $what }
mistakes-download = Download the analysis
turning-title = Turning points
turning-about = where the winning chances moved most; a click opens the replay there
turning-none = The chances moved little by little.
end-analysis = Analysis
replay-step-short = Step { $at }

## Plans

plan-try = Try a plan
plan-from-here = Try from here
plan-title = A plan.
plan-title-from = A plan from step { $at } on.
plan-text = Only you see this copy of the table. What is hidden from you is dealt anew in it, and luck is imagined.
plan-hint = Only a plan
plan-hint-for = Only a plan: you decide for { $power }, whose hidden cards are imagined
plan-veiled = { $power } has a decision whose particulars you cannot know
plan-their-turn = Now { $power } would decide
plan-over = Here the game would be over
plan-over-won = Winner in this plan: { $name }
plan-by-hand = Decide for them
plan-by-bot = Let a bot decide
plan-others = Who plays the others in the plan
plan-others-bot = Others: bots
plan-others-hand = by hand
plan-carry-out = Carry out { $n }
plan-carry-out-title = Gives your own answers at the table, up to where another player or luck decides: all of them or none
plan-carried-out =
    { $n ->
        [one] Carried out: 1 answer.
       *[other] Carried out: { $n } answers.
    }
plan-rest =
    { $n ->
        [one] One step of the plan remains: { $what }.
       *[other] { $n } steps of the plan remain, the next of them: { $what }.
    }
plan-try-rest = Try the rest
plan-stopped = The plan no longer fits at “{ $what }”: { $why }
plan-left-out =
    { $n ->
        [one] One imagined answer of the others no longer fits and is left out.
       *[other] { $n } imagined answers of the others no longer fit and are left out.
    }
plan-moved-on = The game has moved on since this plan began.
plan-from-now = Plan from now on
plan-steps = Steps of the plan
plan-beginning = Beginning, at step { $at }
plan-imagined = What is drawn or shown here is imagined
plan-forced = By itself: { $what }
plan-again = Start over
plan-leave = Leave the plan

notes-title = Notes
notes-about = Only you see them: they stay in this browser, for this seat.
plans-title = Plans
plans-name = Name of the plan
plans-unnamed = Plan { $n }
plans-keep = Keep
plans-none = No plan is kept for this table yet.
plans-where = Plans are kept in this browser, for this seat alone.
plans-steps =
    { $n ->
        [one] 1 step, made at step { $at } of the game
       *[other] { $n } steps, made at step { $at } of the game
    }
plans-open = Try now
plans-open-from = Try from step { $at }
plans-drop = Delete “{ $name }”
plans-share = Share
plans-back = Back
plans-link = Link to the plan
plans-share-text = The link holds the answers of the plan and nothing else. Whoever opens it at this table reads them and can try them in a deal of their own, which tells them nothing more.
plans-share-hidden = Step { $n } names something that only you can know. The link ends before it.
plans-share-all = Share the whole plan all the same
plans-shared = A shared plan
plans-shared-deal = You try it in a deal of your own: whether it fits there says nothing about the hands of the others.
plans-shared-watch = Only players can try a plan: it is dealt from what a hand knows, and you are watching.
plans-shared-broken = This link holds no plan that can be read.

## Proposals and the menu

proposal-undo = { $name } asks to take back a decision.
proposal-draw = { $name } offers a draw.
proposal-replace = { $name } wants a bot to play for { $absent }, who is away.
proposal-yes = Agree
proposal-no = Refuse
proposal-waiting = Your proposal waits for the others.
menu-title = Menu of the table
menu-offer-draw = Offer a draw
menu-resign = Resign
menu-resign-sure = Resign the game? It cannot be taken back.
menu-resign-yes = Resign
menu-resign-no = Play on
menu-rematch = Rematch, sides changed
menu-rematch-open = A rematch is open, with sides changed.
menu-rematch-go = Sit down again
menu-record = Download the record
menu-proof = Fair luck
menu-lobby = To the tables
proof-text = All luck of this game follows from one seed. Its hash was fixed before the first draw.
proof-hash = Hash of the seed
proof-seed = Seed
proof-later = shown when the game is over
proof-how = With the downloaded record anybody can check the whole game:
proof-holds = The deal is proven
    .text = seed { $seed } fits the hash this browser saw first
proof-open = The seed is told
    .text = seed { $seed }: check it with the downloaded record
proof-fails = The deal is not proven
    .text = seed { $seed } does not fit the hash this browser saw first

## Empty seats, one screen, the end

invitation-send = Send this link to the player of { $power }:
invitation-sent = { $power }: the invited player has not come yet.
invitation-open = { $power }: waiting for somebody to sit down.
invitation-bot = Let a bot play
absent-bot = A bot plays on for { $name }, who has been away for long
absent-ask = Ask the others for a bot
curtain-title = Pass the screen to { $name }
curtain-text = The table is covered, so that nobody sees what is not theirs.
curtain-lift = I am { $name }
end-won = { $power } wins
end-drawn = The game is drawn
end-replay = Watch again
end-by-turn = Points by turn
end-by-source = Where they came from
end-holdings = At the end
end-lead-always = { $power } led from the first turn to the last.
end-lead-late = { $power } led { $since }.
end-lead-turned = { $before } led at first, { $power } { $since }.
end-lead-often = { $n ->
    [one] The lead changed hands once
   *[other] The lead changed hands { $n } times
}; { $power } led { $since }.
end-lead-level = At the end it was level; before that { $power } led.
end-marker = Marker
end-sides-change = The rematch changes sides.
end-link = Copy the link to the replay
end-link-players = Copy the link to the replay; it opens for the players of this table
end-word = “{ $words }”

## Keys

keys-title = Keys
keys-answer = answer with the dark button, or choose the space
keys-undo = undo
keys-tab = on to what may be chosen
keys-arrows = to the next space that way
keys-maps = all maps, or one of them
keys-zoom = closer, farther
keys-log = log
keys-chat = chat
keys-tray = fold the tray
keys-war = display of the war
keys-replay = replay
keys-moment = show what a moment is about on the map
keys-lesson = the lesson
keys-escape = close
keys-keys = this list
