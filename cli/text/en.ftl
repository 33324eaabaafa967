# What the terminal says. Keys of commands' help are cli-help-<command>.

cli-help =
    stolik: a table for modern board games.

    Usage: stolik COMMAND [options]

      serve            the web table for people: pages, tables, accounts
      play GAME        play in the terminal, with bots in the other seats
      learn GAME       a first game that teaches itself
      games            the games: seats, variants, bots
      simulate GAME    bots play against each other: one line per game and a summary
      arena GAME       a tournament of bots: win rates with intervals, ratings
      record GAME      bots play one game and its record is written to a file
      replay FILE      the table of a record after any of its choices
      verify FILE      checks a record: the commitment, every choice, the result
      content GAME     what is in the box and how we know it; checks content packs
      bench            how fast the rules run here

    "stolik help COMMAND" tells more of each. --version prints the version.
    --lang pl|en chooses the language; otherwise your system’s language is used.
    Exit status: 0 done, 1 it failed, 2 wrong usage.

cli-help-play =
    stolik play GAME [options]
    A whole game in the terminal. It is saved after every choice.

      --seats N         seats at the table (default 3)
      --people N        people at this keyboard (default 1); the other seats are bots
      --names A,B       the people’s names
      --bots A,B        bots for the other seats, in order, then round again (default greedy);
                        see "stolik games" for their names
      --seed TEXT       the deal: the same seed and choices give the same game
      --variant K=V     a variant of the game; may be repeated
      --save FILE       where to save (default under $XDG_STATE_HOME or ~/.local/state/stolik)
      --resume [FILE]   go on with the saved game
      --lang pl|en      the language; it can also be changed in play

    Examples: stolik play star-scrappers --names Ann
              stolik play star-scrappers --resume

cli-help-games =
    stolik games [--json]
    All games: names, seats, variants with their values and defaults, bots.

cli-help-simulate =
    stolik simulate GAME [options]
    Bots play against each other: one line per game, then a summary.

      --games N         how many games (default 100)
      --seats N         seats at the table (default 3)
      --bots A,B        bots for the seats, in order, then round again (default random)
      --seed TEXT       game number i has the seed TEXT-i, from 0 on; a single game has TEXT itself
      --variant K=V     a variant of the game; may be repeated
      --json            one JSON object a line

    With --report it writes a balance page with pictures: seats, length, scores, what is used and how that goes with
    winning. Then the default is greedy bots, games 400 for every number of seats, the seed "balance"; and besides:

      --out DIR         where the page goes (default docs/balance)
      --pairs K=V       what the first question offers with that variant meets every other thing it offers
      --pair-games N    how often every two meet (default 50)
      --threads N, --ledger FILE    as for arena

    Example: stolik simulate star-scrappers --report

cli-help-record =
    stolik record GAME --out FILE [options]
    Bots play one game, and its record is written to FILE. A file that is not a record is never overwritten.

      --out FILE        where to write the record
      --seats N, --bots A,B, --seed TEXT, --variant K=V    as for simulate
      --json            what was written, as JSON

cli-help-replay =
    stolik replay FILE [options]
    The table and the pending decision after N choices of a record.

      --at N            after this many choices (default at the end)
      --seat S          as seat S sees it, counted from 0
      --spectator       as a spectator sees it (default)
      --all             with everything that is hidden
      --json            the view, the decision and the description as JSON

cli-help-verify =
    stolik verify FILE [--json]
    Replays a record and checks the commitment to the seed, every choice and the result.

cli-help-content =
    stolik content GAME [--json] [--pack FILE]
    What is in the box, with where our knowledge of it comes from. With --pack: does the content pack fit?

cli-help-bench =
    stolik bench [--game GAME] [--peers] [--json]
    Decisions, copies and search steps a second on this machine; with --peers the same work in boardgame.io.

## Wrong usage

cli-wrong-command = There is no command "{ $given }"; there are: { $known }. See "stolik --help".
cli-wrong-first-option = There is no option "{ $option }" here; a command comes first. See "stolik --help".
cli-wrong-option = "stolik { $command }" has no option { $option }. See "stolik help { $command }".
cli-wrong-flag = { $option } takes no value, but "{ $given }" was given.
cli-wrong-missing = { $option } needs a value. See "stolik help { $command }".
cli-wrong-too-few = Something is missing after "stolik { $command }". See "stolik help { $command }".
cli-wrong-too-many = "stolik { $command }" does not expect "{ $given }". See "stolik help { $command }".
cli-wrong-number = { $option } is a whole number from { $least } to { $most }, not "{ $given }".
cli-wrong-language = The language can be pl or en, not "{ $given }".
cli-wrong-game = There is no game "{ $given }"; there are: { $known }.
cli-wrong-seats = { $least ->
    [one] { $game } is for { $least } to { $most } seats, not { $given }.
   *[other] { $game } is for { $least } to { $most } seats, not { $given }.
  }
cli-wrong-variant-form = A variant is given as name=value, not as "{ $given }".
cli-wrong-variant = { $count ->
    [0] { $game } has no variants, so "{ $given }" cannot be chosen.
   *[other] { $game } has no variant "{ $given }"; it has: { $known }.
  }
cli-wrong-variant-value = Variant "{ $variant }" can be { $known }, not "{ $given }".
cli-wrong-seed = A seed is a text of 1 to { $limit } characters.
cli-wrong-bot = There is no bot "{ $given }"; there are: { $known }, and a search with a budget: search:200ms, search:2s, search:500 (iterations).
cli-wrong-bot-count = { $given ->
    [one] 1 bot was
   *[other] { $given } bots were
  } given, but { $places ->
    [0] there is no place for bots.
    [one] there is only 1 place for them.
   *[other] there are only { $places } places for them.
  }
cli-wrong-names = { $given } names were given, but { $people ->
    [one] only 1 person plays
   *[other] only { $people } people play
  }: see --people.
cli-wrong-no-out = Say with --out FILE where to write the record.
cli-wrong-lookers = Only one of --seat, --spectator and --all can be given.

## Failures

cli-failed-unexpectedly = Something went wrong that should not have ({ $what }). STOLIK_DEBUG=1 shows where.
cli-not-installed = "stolik { $command }" needs packages that a server does without: "npm ci" installs them.
cli-file-missing = There is no file "{ $file }".
cli-file-is-folder = "{ $file }" is a folder, not a file.
cli-file-is-no-file = "{ $file }" is not an ordinary file.
cli-file-too-large = "{ $file }" is larger than { $limit } MiB, too large for what it should be.
cli-file-unreadable = "{ $file }" cannot be read ({ $details }).
cli-file-unwritable = "{ $file }" cannot be written ({ $details }).
cli-file-forbidden = The system does not allow access to "{ $file }" ({ $details }).
cli-file-disk-full = There is no room left on the disk for "{ $file }".
cli-file-no-folder = "{ $file }" cannot be written: its folder does not exist.
cli-file-no-text = "{ $file }" is not a text file.
cli-file-no-json = "{ $file }" is not complete JSON (cut off or damaged?).
cli-file-no-record = "{ $file }" cannot be used. { $details }
cli-file-in-the-way = "{ $file }" is there already and is not a game record, so it is left alone; choose another name.
cli-file-unknown-game = "{ $file }" is a record of "{ $game }", a game that is not here.
cli-file-breaks = "{ $file }" is not consistent ({ $details }).
cli-file-does-not-fit = "{ $file }" is not consistent. { $details }

cli-refused-game-over = The game is over.
cli-refused-not-your-decision = It is not your turn to decide.
cli-refused-stale-decision = That question has been answered already.
cli-refused-unknown-option = That is not one of the options.
cli-refused-unknown-game = { $details }
cli-refused-seats = { $details }
cli-refused-variant = { $details }
cli-refused-bad-record = { $details }
cli-refused-other-version = { $details }
cli-refused-nothing-to-undo = There is nothing to undo.
cli-refused-undo-chance = That choice cannot be undone: chance has decided.
cli-refused-undo-revealed = That choice cannot be undone: something hidden was shown.
cli-refused-undo-other-seat = That choice cannot be undone: somebody has chosen since.
cli-refused-broken-rules = { $details }

## games, simulate, record, replay, verify, content

cli-games-seats = Seats: { $least }–{ $most }
cli-games-bots = Bots: { $bots }
cli-games-variant = { $name }
cli-games-usual = (default)

cli-simulate-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }
cli-simulate-winners = { $count ->
    [0] nobody wins
    [one] seat { $seats } wins
   *[other] seats { $seats } win
  }
cli-simulate-progress = { $done } of { $games } games
cli-simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $decisions } decisions in { $seconds } s: { $rate } a second
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-mean = mean score

cli-record-written = { $choices ->
    [one] The record of 1 choice is in "{ $file }".
   *[other] The record of { $choices } choices is in "{ $file }".
  }

cli-replay-at = { $choices ->
    [one] After { $at } of 1 choice.
   *[other] After { $at } of { $choices } choices.
  }
cli-replay-over = The game is over.
cli-replay-waiting = The table waits for { $who }.

cli-verify-game = A record of { $game }, rules { $rules }.
cli-verify-commitment = ✓ The commitment is that of the seed: { $commitment }
cli-verify-commitments = { $count ->
    [one] ✓ What the one player added is what was committed to before it was shown.
   *[other] ✓ What the { $count } players added is what each was committed to before any of it was shown.
  }
cli-verify-choices = { $count ->
    [one] ✓ Its 1 choice was legal.
   *[other] ✓ All { $count } choices were legal.
  }
cli-verify-result = ✓ The result is the one they lead to: { $totals }.
cli-verify-unfinished = ✓ The game is not over, and the record claims no result.
cli-verify-failed = "{ $file }" does not pass. { $details }

cli-content-count = { $items ->
    [one] 1 item
   *[other] { $items } items
  }, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }
cli-content-sources = Items by where we know them from:
cli-source-rulebook = rulebook
cli-source-public = public sources
cli-source-known = generally known
cli-source-designed = designed here
cli-pack-fits = "{ $file }" fits { $game }.
cli-pack-problems = { $count ->
    [one] "{ $file }" has 1 problem.
   *[other] "{ $file }" has { $count } problems.
  }

## play

cli-order-explain = what
cli-order-help = help
cli-order-hint = hint
cli-order-language = language
cli-order-log = log
cli-order-quit = quit
cli-order-save = save
cli-order-score = score
cli-order-table = table
cli-order-undo = undo

cli-sheet-total = Total
cli-sheet-name = { $who }

cli-play-person = Player { $number }
cli-play-a-person = a person
cli-map-legend = { $water } water, { $land } land; sides: ~ sea, / field, ^ mountains. Shapes are units: hollow ones are rebels, pale ones are engaged. { $letters }
cli-play-you = (you)
cli-play-bot = (bot)
cli-play-first-hint = Type the key of an option, or part of its text. /h is help and the rules, ? explains any piece, /q saves and quits.
cli-play-begin = Press Enter to begin (po polsku: pl).
cli-play-waiting = { $count ->
    [one] A game of { $game } is waiting, 1 choice in ({ $names }).
   *[other] A game of { $game } is waiting, { $count } choices in ({ $names }).
  }
cli-play-go-on = Continue it? [Y/n]
cli-play-no = n
cli-play-thinking = { $who } is thinking…
cli-play-put-aside = The earlier game was put aside: { $file }
cli-play-curtain = Pass the keyboard to { $who }, who then presses Enter.
cli-play-hint = /u undo · /i hint · ? explain · /l log · /s score · /t table · /h help · /q quit
cli-play-more-news = { $count ->
    [one] before that, 1 thing more: /l
   *[other] before that, { $count } things more: /l
  }
cli-play-enter-alone = Enter alone chooses nothing. Type a key or part of an option’s text; /h is help.
cli-play-unknown = No option is called "{ $given }". Type its key or part of its text; /h is help.
cli-play-unknown-order = There is no command "{ $given }". /h lists them.
cli-play-several = Did you mean one of these?
cli-play-undone = Undone.
cli-play-saved = Saved in "{ $file }"; from now on the game is kept there.
cli-play-left = The game is saved. To go on with it: { $command }
cli-play-log-empty = Nothing has happened yet.
cli-play-pieces = { $count ->
    [one] One piece; "? name" explains it:
   *[other] { $count } pieces; "? name" explains one:
  }
cli-play-rules = { $count ->
    [one] The rules, 1 chapter; "/h 1" opens it:
   *[other] The rules in { $count } chapters; "/h number" or "/h word" opens one:
  }
cli-play-chapters = { $count } chapters of the rules speak of "{ $given }"; "/h number" opens one:
cli-play-no-chapter = No chapter of the rules speaks of "{ $given }". /h lists them.
cli-play-no-rules = Nobody has written the rules of this game down here yet.
cli-play-no-piece = Nothing in sight is called "{ $given }". ? alone lists what is.
cli-play-why-not = Not now: { $reason }
cli-play-advice = { $count ->
    [one] A good player would choose:
   *[other] A good player would choose, best first:
  }
cli-play-over = The game is over.
cli-play-winners = { $count ->
    [0] Nobody wins.
    [one] { $who } wins!
   *[other] { $who } share the victory!
  }
cli-play-record = The record of the game: { $file }
cli-play-broken = The game cannot go on: { $details } It is saved as it was before.
cli-play-no-person = In "{ $file }" all seats are bots; "stolik replay" shows such a game.
cli-play-finished = The game in "{ $file }" is over; "stolik replay" shows it.
cli-play-other-game = "{ $file }" is a game of { $game }, not of { $asked }.

cli-play-help =
    To choose: type the key before an option, or part of its text, and press Enter.
    The same keys stand before pieces and places on the table.

      /u         undo your last choice, or hear why not
      /i         hint: what a good player would choose, and what it brings
      /h WORD    rules: a chapter by its number, a word, or a rule named in brackets
      ?          lists the pieces in sight; "? word" explains a piece, also by an option’s key
      /l         log: what has happened
      /s         score: the points now, as far as you can know them
      /t         table: draws it again
      /w FILE    saves in a file of your choice
      /pl, /en   po polsku, in English
      /q         saves and quits (Ctrl-C and Ctrl-D do the same)
