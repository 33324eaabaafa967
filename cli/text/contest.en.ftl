# Tournaments of bots, and whatever is played over threads and kept in a ledger.

cli-help-arena =
    stolik arena GAME [options]
    A tournament of bots. The seats go round, so every bot sits in every seat equally often. Prints win rates with
    95% intervals, ratings (openskill) and how long the bots thought.

      --bots A,B,C      who plays (default greedy,random); more than seats take turns
      --games N         how many games (default 100)
      --seats N         seats at the table (default one for each bot)
      --seed TEXT       game number i has the seed TEXT-i, from 0 on
      --variant K=V     a variant of the game; may be repeated
      --mirror          every deal is replayed with the bots moved round the seats; the seed then names the deal
      --threads N       games played at once (default one a processor)
      --ledger FILE     keeps every finished game there; if FILE is there already, goes on with its contest
      --json            one JSON object

    Ctrl-C stops it: what was played counts, and the command that goes on is told.

    Example: stolik arena star-scrappers --bots greedy,random --games 400 --seed a --ledger games.jsonl

## Wrong usage

cli-wrong-alone = A tournament needs at least two bots: --bots greedy,random.
cli-wrong-bot-twice = "{ $given }" is named twice in --bots; once is enough, the seats go round.
cli-wrong-mirror = --mirror needs a bot for every seat: { $bots } bots were named for { $seats } seats.
cli-wrong-bots-many = { $given } bots were named; there can be { $most } at most.
cli-wrong-without-report = { $option } goes with --report only; see "stolik help simulate".
cli-wrong-pair-games = --pair-games says how often the pairs of --pairs meet; give that too.
cli-wrong-pairs = "{ $given }" does not do for --pairs. { $details }
cli-wrong-pairs-none = With "{ $given }" the first question offers nothing to make pairs of.

## Failures

cli-ledger-none = "{ $file }" is not a ledger of games, so it is left alone; choose another name for --ledger.
cli-ledger-line = Line { $line } of the ledger "{ $file }" is damaged. Take that line out and its game is played again.
cli-ledger-other = "{ $file }" holds the games of another contest: { $what } is "{ $there }" there and "{ $here }" here. Give the same options, or another --ledger.
cli-contest-failed = Game { $number } could not be played to its end ({ $what }). This plays it again: { $command }
cli-contest-stopped = Stopped after { $done } of { $games } games; they could not be kept.
cli-contest-stopped-kept = Stopped after { $done } of { $games } games. This goes on with them: { $command }

## On the way

cli-contest-found = { $count ->
    [one] 1 game was played before and counts ({ $file }).
   *[other] { $count } games were played before and count ({ $file }).
  }
cli-contest-progress = { $done } of { $games } games
cli-contest-progress-left = { $done } of { $games } games, { $left } left

## The balance page

cli-report-table = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }; wins by seat: { $rates }
cli-report-written = { $count ->
    [one] The page is in "{ $file }", with 1 file beside it.
   *[other] The page is in "{ $file }", with { $count } files beside it.
  }

## Results

cli-arena-title = { $name }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $decisions } decisions in { $seconds } s
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-of = of
cli-arena-rate = rate
cli-arena-interval = 95% interval
cli-arena-rating = rating
cli-arena-score = score
cli-arena-half = half within
cli-arena-most = 95% within
cli-arena-fair = If all were equally strong, each would win { $share }. Thinking times count only choices between several options.
cli-arena-meetings = Head to head, how often one finished ahead:
cli-arena-before = { $bot } ahead of { $other }
cli-arena-seats = Wins by seat, whoever sat there:
