# Great Powers in the browser: the pages outside the table.

## Every page

site-name = Great Powers
site-tables = Tables
site-learn = Learn
site-games = Games
site-about = About
site-settings = Settings
site-language = Language
site-theme = Light or dark
site-places = Pages
site-skip = Skip to the content
site-close = Close
site-seat = Seat
site-seat-1 = Player 1
site-seat-2 = Player 2
site-seat-3 = Player 3
site-seat-4 = Player 4
site-seat-5 = Player 5
site-seat-6 = Player 6

## The lobby

lobby-random = Either
lobby-first-round = Your first game, step by step
lobby-new-table = New table
lobby-waiting = Open tables
lobby-to-watch = To watch
lobby-my-tables = My tables
lobby-finished = Finished
lobby-none-yet = None yet. A table you play at shows up here.
lobby-players = { $n ->
    [one] one player
   *[other] { $n } players
}
lobby-players-between = { $least }–{ $most } players
lobby-hours = { $hours } h
lobby-saved = saved after every move
lobby-seats = Seats
lobby-seat-you = You
lobby-seat-here = Here
lobby-seat-invite = Invite
lobby-seat-open = Open
lobby-seat-bot = Bot
lobby-bot-level = Level of the bot
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-live = Live
lobby-clock-days = Days
lobby-clock-minutes = minutes each
lobby-clock-increment = seconds more a move
lobby-clock-days-a-move = days a move
lobby-timeout = When time is up
lobby-timeout-default = a plain move is made
lobby-timeout-forfeit = the game is lost
lobby-rules = Rules
lobby-forecast = Open forecast
    .note = Everyone may see how the turn would score now.
lobby-private-talk = Private talk
    .note = Players may speak to each other alone. Nobody else reads it, not even after the game.
lobby-table = Table
lobby-your-name = Your name
lobby-table-name = Name of the table
lobby-listed = Public
    .note = Open seats are listed here, and anyone with the link may watch.
lobby-open-table = Open the table
lobby-you = you
lobby-guest = Guest
lobby-seat-invited = invited
lobby-seat-free = free seat
lobby-your-move = your move
lobby-their-move = they are thinking
lobby-waiting-for-players = waiting for players
lobby-won-by = Won by { $power }
lobby-drawn = Drawn
lobby-broken-off = broken off
lobby-seed-revealed = seed revealed
lobby-more = More tables
table-from-record = goes on from a record
lobby-sit-down = Sit down
lobby-play = Play
lobby-open = Open
lobby-watch = Watch
lobby-replay = Replay
lobby-fair-seed = The hash of each game’s seed is shown at its start, the seed at its end.
lobby-fair-record = Every record can be downloaded and proven.
lobby-open-record = Watch a record from a file
bot = Bot “{ $level }”
bot-random = random
bot-novice = novice
bot-greedy = steady
bot-strong = strong
bot-master = master

## Clocks

clock-none = no clock
clock-live = live, { $minutes } minutes each
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
clock-left-days = { $days } d { $hours } h
clock-title = Time left
clock-left-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min

## Accounts

account-title = Account
account-of = Your account
account-sign-in = Sign in
account-sign-out = Sign out
account-register = Register
account-why = Nobody needs an account to play. With one you find your tables from any device.
account-name = Name
account-password = Password
account-next-password = New password
account-change-password = Change password
    .sure = In all other browsers and devices you will be signed out.
    .yes = Change it
    .done = The new password holds from now on.
account-change-closing = Delete account
    .sure = The name becomes free and nobody can sign in with it any more. Tables stay; seats can still be played from browsers that have their keys.
    .yes = Delete it
    .done = The account is deleted.

## Settings

settings-light = Light
settings-dark = Dark
settings-system = As the system
settings-text = Text
settings-text-normal = normal
settings-text-large = large
settings-text-larger = larger
settings-confirm = Confirm
settings-confirm-always = always
settings-confirm-lost = when something is lost
settings-confirm-never = never
settings-credit = What only borrowing can pay
    .note = Choices whose whole price would be borrowed are marked on the board. Unmarked, they can still be chosen.
settings-sounds = Sounds
    .note = A bell when it is your turn, a tap when somebody moves.
settings-notifications = Notifications
    .note = The browser calls you when it is your turn and you are elsewhere.
settings-tips = Hints
    .note = A short word on what a question means.
settings-motion = Motion
    .note = Halos and maps may move gently.
settings-moments = Scorings, battles
settings-moments-stay = Until I go on
settings-moments-points = If points change
settings-moments-pass = Pass by themselves
settings-moments-log = In the log alone

## Joining, learning, other pages

join-title = You are invited to a table
join-text = The link is good for one seat. Say who you are and sit down.
join-from-record = The game goes on from a record: who has it knows what was dealt before; what comes is drawn anew.
learn-title = Learn to play
learn-start = Start the lesson
learn-go-on = Go on with the lesson
learn-again = Begin the lesson anew
learn-table = How the table works
learn-gold = Whatever glows gold may be chosen now, and the number on it is the real cost. A click is the answer.
learn-why-not = Anything else answers why not: the reason, the places that matter, and the section of the rules.
learn-undo = You may take back your own decisions as long as nothing hidden has been shown. After that the others must agree.
learn-plan = Try a plan opens a copy of the table that only you see. What is hidden is dealt anew there, so nothing leaks.
learn-replay = Every line of the log leads back to its moment.
learn-which = Each game in three short lessons: what it is about, a guided first round, its terms.
learn-count = { $n } of { $of } lessons
learn-done = done
learn-primer = The game in short
    .note = aim, turn and end on one page
learn-round = The guided first round
    .note = at a table, step by step
learn-terms = Its terms
    .note = to look things up
    .text = Words with a dotted line under them can be looked up: point at one, tap it, or go to it with Tab.
learn-terms-open = All { $n } terms
learn-new-here = New here? The game in short
games-play = Play
games-read = Cards and rules
lost-title = Nothing here
lost-text = There is no page at this address.
lost-back = To the tables
about-title = About Great Powers
about-what = A table in the browser for board games about the European great powers. It plays by the rulebooks, says which values had to be reconstructed, why something is not possible, and shows each player only what that player may see.
about-unofficial = Not official
    .text = This is a work of enthusiasts. The publishers and designers of the games have no part in it and have not approved it; their names and titles belong to them. All words, drawings and symbols here are our own; to learn the history behind the cards and to own the maps, buy the game.
about-fair = Fair luck
    .text = Every draw of a game follows from one seed. Its hash is shown when the game begins, the seed itself when it ends. With the record anybody can play the whole game again and check every draw.
about-privacy = Privacy
    .text = No trackers, no advertisements, no outside servers. This browser keeps your settings and the keys of your seats; the server keeps the games, and a name and a scrambled password if you register.
about-made-of = Made of
    .text = The coasts come from Natural Earth, which is in the public domain. The browser side uses these works of others:

## What went wrong

error-unknown = Something went wrong. Try again.
error-disconnected = The server does not answer. It will be tried again.
error-unknown-game = This server does not offer that game.
error-bad-option = The game does not have that option.
error-unknown-table = There is no such table.
error-not-your-seat = That seat is not yours.
error-seat-taken = Somebody already sits there.
error-not-absent = That player may still come back. A bot may play after a while of absence, on their turn.
error-only-public-talk = At this table everything is said to everybody.
error-not-in-confidence = By the rules of this game you cannot speak alone with that player now.
error-not-listening = The player you speak to does not sit there any more.
error-illegal-answer = That is not possible now.
error-late-answer = The game has gone on in the meantime. Look again.
error-wrong-seat = You are not asked right now.
error-not-alone = The analyst is not asked in a game among people.
error-unknown-answer = The table does not know that answer.
error-game-over = The game is over.
error-undo-refused = That cannot be taken back: something has been shown or decided since.
error-bad-record = This is not a whole and correct record.
error-rate-limited = That was too much at once. Wait a moment.
error-too-large = That is too long.
error-unauthorised = You may not do that: the name, the password or the link is wrong or used up.
error-unknown-seat = There is no such seat.
error-unknown-invitation = This invitation has been used, or there never was one.
error-name-taken = That name is taken.
error-not-finished = The game is still going on.
error-not-analysed = This game has not been looked through yet.
error-draw-refused = Bots play on.
error-unavailable = The server cannot do that right now. Try again.
error-bad-request = The server did not understand that.
error-wrong-origin = This page may not talk to that server. Open it at the server’s own address.
error-not-found = There is nothing there.
error-not-allowed = That is not possible here.
error-internal-error = Something went wrong on the server. Try again.
