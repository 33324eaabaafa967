# Words that all tables share: frame, tooltips, keys.

brand-home = Stolik, home page
bot = bot
you = You
you-small = you
close = Close

## Places and pieces
spot-legal = can be chosen
spot-selected = chosen
rule = Rule { $id }
tip-box = Find it in the box list
why-not-title = Not now
why-not-open = Show it at large
why-not-watching = You are watching this game; only players can choose.
why-not-waiting = It is not your turn.
why-not-over = The game is over.
which-way = What do you choose?

## Top bar
top-round = round
top-order = Order at the table
top-playing = playing now
cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }

## Prompt
prompt-label = The question
prompt-waiting = Waiting for { $names }
prompt-thinking = { $name } is thinking
prompt-thinking-up-to = { $name } is thinking, up to { $seconds } s
prompt-hurry = Skip the wait
prompt-held = Done. The others go on in a moment.
prompt-go-on = Go on
prompt-pass = { $name } to play
prompt-pass-now = Hand over the screen
prompt-over = The game is over
prompt-options = Options
prompt-more = Show { $count } more
prompt-more-such = such as { $what }
prompt-not-now = { $count } not now
not-now-title = What cannot be done now
hint-title = Hint
hint-thinking = Looking for a good move
hint-then = Then probably
hint-same = Just as good: { $options }
hint-same-many = { $count ->
    [one] { $count } other is just as good
   *[other] { $count } others are just as good
  }
hint-none = No advice here: any choice will do.
undo = Undo
undo-ask = Ask to undo
no-undo-nothing-to-undo = There is nothing to undo yet.
no-undo-undo-chance = Chance has decided here, so this choice stands.
no-undo-undo-revealed = Something hidden was shown, so this choice stands.
no-undo-undo-other-seat = Another player has chosen since, so this choice cannot be undone.
no-undo-game-over = The game is over.

## Panels
tab-table = Table
tab-players = Players
tab-score = Points
tab-log = Log
tab-glows = something here can be chosen
board-more = { $to ->
   [up] More of the board is above
   [down] More of the board is below
   [left] More of the board is at the left
  *[right] More of the board is at the right
}
panels = Panels
opponents = Opponents
board = Board
own-all = All you have
own = Your area

## Log and points
log-title = Log
log-empty = Nothing has happened yet.
log-newest = Latest
log-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
score-title = Your points
score-none = Whoever watches sees everybody’s points when the game is over.
score-total = Total
ceremony-title = The game is over
ceremony-skip = Show everything
ceremony-nobody = Nobody wins this time
ceremony-rival = { $name } wins this time
ceremony-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }

## Curtain and messages
curtain-title = { $name } to play
curtain-note = Hand over the screen. Everyone else looks away.
curtain-ready = It’s me, show the table

## Map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show everything

## Plain board
plain-count = ×{ $count }
plain-track = { $at } of { $end }
plain-empty = empty
points-unit = pts

## A lesson

beat-label = Lesson
beat-at = { $number } of { $of }
beat-next = Next
beat-back = Back
beat-rule = Show the rule
beat-leave = Leave the lesson
beat-later = In a moment
beat-held = There will be time for that too. For now try what glows.
beat-own-way = Play my own way
beat-between = Choose as you like here. The lesson goes on in a moment.
beat-bots = Watch what the others do.
beat-resumed = This is where we stopped.

## A tip

tip-label = Tip
tip-off = No more tips
