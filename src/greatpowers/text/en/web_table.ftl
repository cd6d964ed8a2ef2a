# Great Powers in the browser: the table.

## The page

table-skip = Skip to the question
table-side = Players, log and rules
table-connecting = Taking you to the table …
table-connection-lost = The connection is lost. Nothing you answered is; trying again …
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
moment-go-on = Go on
moment-see-board = See the board
moment-skip = Skip all { $n }
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

## Plans

plan-try = Try a plan
plan-from-here = Try from here
plan-title = A plan.
plan-title-from = A plan from step { $at } on.
plan-text = Only you see this copy of the table. What is hidden from you is dealt anew in it.
plan-hint = Only a plan
plan-their-turn = Now { $name } would move: this is as far as your plan goes
plan-again = Start over
plan-leave = Leave the plan

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
menu-rematch = Rematch
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
end-war = War
end-marker = Marker
end-sides-change = The rematch changes sides.

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
keys-lesson = the lesson
keys-escape = close
keys-keys = this list
