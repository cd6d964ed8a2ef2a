# Great Powers in the browser: choosing a game, beginning one, going on with one.

## The choice of a game

lobby-choose = Choose a game
    .note = one choice for everything below
lobby-weight = weight { $n } of 5
lobby-play-game = Play { $game }
lobby-how-it-is-played = How it is played
lobby-size = Players

## The three ways to begin

lobby-ways = Ways to begin
lobby-way-bot = Against the bot
    .tab = Bot
lobby-way-friend = Invite a friend
    .tab = Friend
    .note = A link opens the other seat: the game, your name and the clock stand on it.
    .many = A link for each of the other seats: the game, your name and the clock stand on it.
lobby-way-here = One screen
    .tab = One screen
    .note = Everybody sits here. What is secret hides while you hand over.
lobby-you-play = You play
lobby-strength = Strength
lobby-pace = It answers
lobby-pace-quick = at once
lobby-pace-usual = unhurried
lobby-pace-slow = slowly
lobby-play-now = Play now
lobby-make-link = Make the link
    .many = Make the links
lobby-begin = Begin
bot-note-novice = plausible but careless, and hardly thinks: good to learn against
bot-note-greedy = sound but short-sighted, and thinks for a second at most: a fair opponent
bot-note-strong = thinks whole plans through, about three seconds a choice: a hard opponent
bot-note-master = thinks as strong does and judges what it sees by what it learned from games, about three seconds a choice: a hard opponent of another kind

## Everything else

lobby-options = Options
lobby-options-setting = { $setting }: { $value }
lobby-options-plain = no variants
lobby-options-forecast = open forecast
lobby-options-no-forecast = no forecast
lobby-options-private-talk = private talk
lobby-options-no-private-talk = no private talk
lobby-options-public = public, anyone may watch
lobby-options-private = private, only players may watch
lobby-options-mixed = A table of your own
    .note = People and bots as you like. The ways above do not look at these seats.
lobby-too-many = That was too much at once, or too many of your tables are public already. Wait a moment, or make this one private under “{ lobby-options }”.

## Tables

lobby-wait-for-you = { $n ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $n } wait for you
}
lobby-seats-free = { $n ->
    [one] at one table a seat is free
   *[other] at { $n } tables a seat is free
}
lobby-nothing-open = No seat is free at the moment. Open a table, or invite somebody.
lobby-move-first = Your move
    .note = { $n ->
        [one] at one table
       *[other] at { $n } tables
    }
lobby-turn = turn { $n }
lobby-plays = { $name } plays { $power }
lobby-seats-taken = { $taken } of { $all } seats
lobby-bot-thinks = the bot thinks
lobby-left = { $time } left
lobby-result = Result
lobby-parts = Parts of this page
lobby-part-open = Open
lobby-records = Records

## Clocks in full

clock-short-live = live, { $minutes } min
clock-increment = { $clock }, and { $seconds } seconds more a move
clock-timeout-default = { $clock }; when time is up, a plain move is made
clock-timeout-forfeit = { $clock }; when time is up, the game is lost

## Invitations

join-to = { $host } invites you to { $game }
join-to-game = You are invited to { $game }
join-game = Game
join-host = Host
join-seat = Your seat
join-others = The others
join-rules = Rules
join-watching = Watching
join-watching-public = Anyone with the link may watch.
join-watching-private = Only the players see the table.
join-origin = Origin
join-origin-new = A new game.
join-origin-after = { $n ->
    [one] One decision has been made.
   *[other] { $n } decisions have been made.
}
join-refused = This invitation leads nowhere
    .text = Ask whoever sent it for another link, or open a table yourself.

## Links

copy-by-hand = This page may not copy by itself here. The link is selected: copy it with Ctrl+C or ⌘C, or hold it on a phone.
copy-link = Link

## What only its host may do with a table, and who is signed in

menu-leave = Leave the seat to a bot
    .sure = A bot plays on for you at once, and you cannot come back to this seat. The others are told.
    .yes = Leave
menu-delete = Delete the table
    .sure = The table, its game and what was said at it are gone for good. This cannot be taken back.
    .others = Others play at this table. It can be deleted when the game is over.
    .yes = Delete
menu-keys = New keys for the host
    .sure = Whoever watches this private table by a link, or manages it from another device, is shut out. Seats stay with their players.
    .yes = Make new keys
    .done = The old keys are worth nothing now.
account-elsewhere = Sign out everywhere else
    .sure = In all other browsers and devices you will be signed out. Here you stay signed in.
    .yes = Sign out there
    .done = Only this browser is signed in now.
confirm-no = Leave it
