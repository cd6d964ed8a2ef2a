# The shell: what the command line says, and what is common to all games.

## What every game may offer, answer and log

option-yes = Yes
option-no = No
option-pass = Pass
option-counter = Make a counter-proposal
allowed = This is allowed.
no-not-asked = That is not a matter of this question.
no-not-your-decision = Somebody else has to decide now.
no-not-a-target = The question above does not offer this.
no-behind-a-wall = A draw, a die or a reveal stands in between.
log-forced = Only one answer was possible; it was given at once.
log-forced-target = Only one answer was possible, and it was given at once: { $target }.
log-undo-by-consent = { $steps ->
    [one] By consent, one decision was taken back.
   *[other] By consent, { $steps } decisions were taken back.
}
log-rules-changed = The rules of this game have changed since it began; it goes on by the new ones from here.
log-seat-bot = A bot plays for player { $n } from here.
log-seat-free = The seat of player { $n } is free from here.
log-seat-player = Somebody else plays for player { $n } from here.
ending-resigned = A player gave the game up.
ending-timeout = A player’s time ran out.
ending-draw = The players agreed on a draw.

## Commands and their options

cli-about = Great Powers: a table for grand-strategy games about the European great powers.
cli-commands = commands
cli-games-about = list the games with their seats and options
cli-play-about = play in the terminal, against bots or several at one keyboard
cli-sim-about = let bots play many games and see who wins
cli-replay-about = tell a recorded game again
cli-rules-about = show for each section of the rulebook where it is coded and tested
cli-fuzz-about = play random games in search of crashes, dead ends and broken invariants
cli-bench-about = measure how fast the games run here
cli-balance-about = let bots play a game against themselves and see whether it is in balance
cli-dataset-about = play many games between bots and write every decision to Parquet files
cli-ladder-about = let bots play a round robin and rate them
cli-learn-about = let a judgement learn by self-play
cli-pace-about = let bots play in the place of people and see how often they are asked, and who waits
cli-calibrate-about = see what chances of winning the judgement of a game stands for, from games that bots play
cli-verify-about = prove a finished game from its record
cli-serve-about = serve tables in the browser, for people and bots
cli-rekey-about = end all keys to seats and tables that were given out
cli-help-game = the id of a game, see “greatpowers games”
cli-help-option = a choice made before the game, such as edition=polish (repeatable)
cli-help-seat = who sits where, such as FR=human or BR=greedy (repeatable); players are human, random, novice, greedy, strong and master
cli-help-seed = the seed of all luck; the same seed gives the same luck
cli-help-load = go on with a saved game
cli-help-lang = the language: English, Polish or Italian
cli-help-games = how many games to play
cli-help-rounds = how often everybody plays everybody, in all seats
cli-help-processes = over how many processes
cli-help-cluster = a Ray cluster on which to play: local, host:port or ray://host:port
cli-help-bots = one bot for each seat, in order: random, novice, greedy, strong or master
cli-help-rivals = the bots that play against each other, such as random,greedy,strong:16; the number is how many simulations one thinks for
cli-help-lone = the bot named first sits alone, in each seat in turn, among others of one kind
cli-help-players = how many play
cli-help-write = write them down beside the game
cli-help-bot = the bot that plays on all seats: random, novice, greedy, strong or master
cli-help-json = print plain data instead
cli-help-markdown = print a page in Markdown instead
cli-help-file = a saved game
cli-help-to = stop after this many decisions
cli-help-hash = the hash that was published when the game began
cli-help-keep = where to keep the records of games that went wrong
cli-help-sought = so many games more are sought that meet what none has met before
cli-help-ledger = add up what was met from trial to trial in this file, with a game that proves each thing
cli-help-add = add what these ledgers hold, too; may be given more than once
cli-help-table = write what was met and what never was to this file, in Markdown
cli-help-bench-game = the id of a game; all of them if none is named
cli-help-seconds = how long whole games are played
cli-help-out = the folder to write to; what is there already is gone on with
cli-help-shard = so many games make a file
cli-help-page = write the page to this file instead of printing it
cli-help-html = also write a page with charts to this file, in HTML; it needs no network
cli-help-strays = so many first decisions of every seat are left to chance, so that games begin in different ways
cli-help-keep-results = a file where what came of each game is kept, so that the command can go on where it stopped
cli-help-run = the folder in which the run is kept, so that the same command goes on where it stopped
cli-help-learn-rounds = how many rounds of self-play and training
cli-help-learn-games = how many games to play in each round
cli-help-matches = how many matches against the hand-written judgement measure each round
cli-help-minutes = after so many minutes nothing new is begun
cli-help-weights = write what was learned to this file, such as a game’s data/judgement.npz
cli-help-host = the address to listen on; 0.0.0.0 lets others in the network join
cli-help-port = the port to listen on; 0 takes any that is free
cli-help-database = where tables are kept: sqlite:///FILE or postgresql://…
cli-help-client = the folder of the built browser client
cli-help-origin = another address from which the page may be used (repeatable)
cli-help-proxy = the address of a reverse proxy that may say for whom it asks (repeatable)
cli-help-status-port = a port of its own for /metrics and /api/docs
cli-help-absence = after how many minutes of absence on its turn a bot may play for a seat
cli-help-bot-pause = how many seconds a bot waits before it answers
cli-help-bot-seconds = how many seconds a bot that thinks ahead thinks about a choice at most
cli-help-bot-processes = how many processes think for the bots of all tables
cli-help-message-rate = how many messages a second a client may send
cli-help-open = open the page in the browser
cli-serving = Great Powers is at { $address } (end with Ctrl-C).
cli-secret-renewed = All keys that were given out are worth nothing from now on; accounts keep their seats.
cli-needs-extra = this needs more packages: pip install 'greatpowers[{ $extra }]'

## What went wrong

cli-not-a-pair = “{ $word }” is not of the form NAME=VALUE
cli-no-command = there is no command “{ $word }”; there are: { $commands }
cli-one-rival = a ladder needs at least two bots
cli-no-client = there is no built browser client in { $folder }
cli-cannot-read = cannot read { $file }: { $reason }
cli-cannot-write = cannot write { $file }: { $reason }
cli-other-rules = { $file } holds what was counted under other rules or with other data; name another file
cli-learn-goes-on = Time is over. The same command goes on from here.
cli-no-samples = { $file } cannot be used for what is counted: { $reason }
cli-no-such-seat = there is no seat “{ $seat }”; there are: { $seats }
cli-no-such-player = there is no player “{ $player }”; there are: { $players }
cli-not-finished = this game is not over yet ({ $answers } decisions so far); only a finished game can be proved
cli-other-seed = the game was played with another seed; the hash of its seed is { $hash }

## Lists and tables

cli-seats = Seats
cli-options = Options
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-share = Share
cli-interval = 95 % interval
cli-winners = Winners
cli-endings = Endings
cli-unfinished = unfinished
cli-verbs = Verbs
cli-playing = Playing
cli-sim-length = Length in decisions: shortest { $shortest }, median { $median }, longest { $longest }.
cli-sim-speed = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions in { $seconds } s: { $speed } decisions a second.
cli-fuzz-played = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions.
cli-fuzz-never = Never met ({ $count }):
cli-fuzz-failure = seed { $seed } failed after { $position } decisions: { $error }; its record is in { $file }
cli-pace-played = { $games ->
    [one] One game
   *[other] { $games } games
} with { $rounds } Rounds at a table of { $seats }. All numbers are those of a Round, on average.
cli-pace-each = Each player is asked { $n } questions.
cli-pace-question = Question
cli-pace-all = all of them
cli-pace-asked = asked
cli-pace-asked-is = questions that are put to people
cli-pace-single = single
cli-pace-single-is = of these, those with one possible answer, put so that nobody learns what it is
cli-pace-passing = passing
cli-pace-passing-is = of these, chances to react with nothing but to pass
cli-pace-counted = counted
cli-pace-counted-is = questions that are answered together with the one before
cli-pace-advance = advance
cli-pace-advance-is = questions that were answered as the player could have said in advance
cli-pace-waits = waits
cli-pace-waits-is = questions with which the table turns to somebody else, and all others wait
cli-pace-needed = needed
cli-pace-needed-is = waits that remain if everybody has said in advance what can be
cli-pace-alone = by itself
cli-pace-alone-is = questions with one possible answer that were answered by themselves
cli-calibrate-found = { $games ->
        [one] One game, { $moments } moments: steepness { $steepness }.
       *[other] { $games } games, { $moments } moments: steepness { $steepness }.
    }
cli-calibrate-positions = positions
cli-calibrate-foretold = foretold
cli-calibrate-won = won
cli-compiled = compiled
cli-interpreted = interpreted
cli-decisions-per-second = decisions a second
cli-batch-one = decisions a second in a batch, with features and masks
cli-batch-two = the same from two processes
cli-other-games = environments of others
cli-games-per-second = games a second
cli-fork-time = a fork
cli-judgement-time = judging a position, of 64 at once
cli-view-time = a view
cli-record-size = a record
cli-table-size = a table in memory
cli-long-game = a stored game of { $answers } answers
cli-load-time = loading it
cli-look-back-time = a jump back in it
cli-message-size = messages about a game, bytes on average
cli-large-game = a large game (6 seats, 2,000 options, 10,000 lines)
cli-message-asked = to the seat that is asked
cli-message-others = to each of the others
cli-messages-time = to write them all
cli-section = Section
cli-title = Title
cli-code = Code
cli-tests = Tests
cli-uncovered = Sections without code or tests ({ $count }): { $sections }

## The proof of a game

cli-verified = The seal is whole, and all { $answers } decisions can be played again as written.
cli-verified-game = Game: { $game }, rules of version { $version }
cli-verified-result = Result: { $winners } – { $ending }
cli-verified-seed = Seed: { $seed }
cli-verified-hash = Hash of the seed: { $hash }

## At the table

cli-welcome = Welcome to { $game }. Type the number of an option or its name; “help” tells the rest.
cli-to-decide = After { $position } decisions, to decide: { $names }.
cli-won = Winner: { $winners } – { $ending }
cli-curtain = It is the turn of { $name }. When nobody else is looking, press Enter.
cli-not-understood = “{ $line }” is no option here: type a number from 1 to { $most }, a name, or “help”.
cli-which = “{ $line }” could mean several things: { $guesses }
cli-several =
    { $due ->
        [0] Several at once, as in “{ $example }”. At most: { $most }
       *[other] All { $due } at once, as in “{ $example }”. There are: { $most }
    }
cli-no-section = The rules have no section { $section }.
cli-no-term = The glossary has no entry “{ $word }”; “terms” lists them.
cli-no-rule-here = No single rule is behind this question; ask for a section, such as “? { $section }”.
cli-why-what = Why what? Name a target, or a verb with a target, such as “why { $move }”.
cli-no-such-thing = Nothing here is called “{ $name }”.
cli-nothing-to-undo = There is nothing of yours to take back.
cli-undo-consent = { $name }: { $other } asks to take back a decision after something has been shown or decided since. Do you agree (yes/no)?
cli-undo-declined = It stands as it was decided.
cli-really = Really: { $option }? (yes or no)
cli-owed = The price has to be borrowed: { $n }.
cli-borrowed = { $n } borrowed
cli-asides = You may say, with “aside” and a number or a name:
cli-no-asides = There is nothing to say besides the question now.
cli-aside-said = Said: { $option }.
cli-aside-aloud = all hear it
cli-aside-secret = nobody else hears it
cli-undone = Taken back.
cli-save-where = Save where? Name a file, such as “save game.json”.
cli-saved = Saved in { $file }.
cli-load-what = Load what? Name a file, such as “load game.json”.
cli-loaded = Loaded { $file }, after { $position } decisions.
cli-other-seats = { $file } is a game for other seats than these.
cli-bye = Until next time.
cli-play-help =
    A number or a name   choose that option
    ?                    the rule behind the question; “? { $section }” shows any section
    terms [WORD]         the terms of the game, or what one of them means
    why NAME             why something cannot be done, as in “why { $thing }” or “why { $move }”
    aside [NUMBER]       what you may say though you are not asked, or say it
    board                draw the board
    log [N]              the last lines of the log
    undo                 take back your last decision
    save FILE            save the game
    load FILE            go on with a saved game
    quit                 leave the table
