# The words of the pages: all that is neither a word of a game nor of the table.

app-title = Stolik
app-title-page = { $page } · Stolik
loading = One moment…
skip = Skip to the content
close = Close
cancel = Cancel
delete = Delete
reload = Load the page again
try-again = Try again
to-home = To the games
export = Save to a file

## Bar and foot

nav-label = Pages
nav-games = Games
nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
nav-about = About
nav-running = { $count ->
    [one] { $count } game is waiting
   *[other] { $count } games are waiting
  }
language-switch = Przełącz na polski
theme-to-light = Light table
theme-to-dark = Dark table
foot-label = More pages
foot-rules = Stolik keeps the rules for you; look any of them up as you play.
foot-offline = Works offline too.
my-name = Player

## Games on the shelf

home-title-1 = Five games.
home-title-2 = One table.
home-lead = Sit down and play: with bots, around one screen, or with friends over a link. No sign-up, no rulebook needed.
home-shelf = Games
home-play = Play
home-play-game = Play { $game }: sit down at once with two bots
home-new-table = New table
home-new-table-game = A new table for { $game }
home-coming = coming
home-coming-line = Still in the making.
fact-players = Players
fact-time = Playing time
fact-weight = Complexity { $weight } of 5
game-star-scrappers-name = Star Scrappers
game-star-scrappers-sub = Cave-In
game-star-scrappers-line = Your crew digs for you, until someone raids your whole Base.
game-star-scrappers-time = 45–75 min
game-excavation-earth-name = Excavation Earth
game-excavation-earth-sub = { "" }
game-excavation-earth-line = Aliens dig in the ruins of Earth, haggle and adorn their galleries.
game-excavation-earth-time = 30 min per player
game-excavation-earth-solo = 1, alone against Zu
game-archipelago-name = Archipelago
game-archipelago-sub = { "" }
game-archipelago-line = You explore the islands together, but each of you hides a goal.
game-archipelago-time = 30–240 min
game-dark-road-name = Merchants of the Dark Road
game-dark-road-sub = { "" }
game-dark-road-line = Dice of the night, warm lanterns and caravans on a winter road.
game-dark-road-time = 120 min
game-dark-road-solo = 1, against the Private Concern
game-imperium-name = Imperium
game-imperium-sub = Classics and Legends
game-imperium-line = From barbarians to an empire: sixteen nations, one deck.
game-imperium-time = 40 min per player
game-imperium-solo = 1, against a rival deck
first-turn = Start here
first-line = You sit down with two bots. Click anything that glows.
first-lesson-line = Eight minutes at the table and you know how to play. Click anything that glows.
waiting-label = A game is waiting
waiting-yours = Your turn
waiting-yours-with = Your turn with { $names }
waiting-names = { $names } to play
waiting-going-on = In progress
waiting-offline = No connection. Last word from the table: { $ago }.
waiting-more = Other tables with friends
waiting-other = { $name } to play
waiting-back = Back to the table
waiting-others = { $count ->
    [one] and { $count } more table
   *[other] and { $count } more tables
  }

## Company

guest-name = Guest { $number }

## New table

new-title = New table: { $game }
new-count = How many players
new-seats = Who sits down
new-who = Who takes seat { $seat }
new-name = Name for seat { $seat }
who-me = Me
who-guest = Someone at this screen
who-bot = { $name }, bot, strength { $strength } of { $of }
new-strength = Strength { $strength } of { $of }
new-switches = Difficulty options ({ $on } of { $of } on)
new-more = More
new-usual = the usual way to play
new-first-on = Set up for a first game.
new-first-off = Playing for the first time?
new-first-usual = Play the usual way
new-first-easy = Set it up for a first game
new-advanced = For the curious
new-seed = Deal
new-seed-random = random
new-seed-hint = The same word and the same choices give the same game.
new-begin = Sit down
new-problem-nobody = At least one person has to sit at the table.
new-problem-two-of-me = “Me” can take only one seat. For a second person choose “someone at this screen”.
new-problem-no-name = Somebody at the table has no name.
new-problem-same-name = Two people have the same name. In the log they would be hard to tell apart.

## At the table

table-opening = Setting up the game…
table-rules = Rules
table-hint = Hint
table-menu = Menu
saved-saved = The game is saved on this device.
saved-saving = Saving…
saved-failed = The game could not be saved. It goes on, but it will be gone when the page is closed.
save-again = Save again
menu-replay = Look back through the game
menu-export = Save to a file
board-broke = This moment of the game cannot be drawn, and that is our fault. For now the board is told in words; the pictures come back with the next question.
menu-plain-board = Plain board, words only
menu-own-board = Board with pictures
menu-box = What is in the box
menu-bug = Report a bug
menu-leave = Leave, the game will wait
recap-title = Since your last move
recap-open = What happened
recap-before = Previous
recap-next = Next
recap-at = { $at } of { $of }
recap-whole = All of it
recap-one = One by one
end-title = The game is over
end-replay = Watch the game
end-result = Result
end-rematch = Rematch
bug-title = Report a bug
bug-line = Write what happened. The record of the game is added to your text, so that the same table can be seen again. Nothing is sent: you get a file, or the text on your clipboard.
bug-label = What happened, and what should have happened?
bug-copy = Copy the text
bug-save = Save the file
bug-copied = The report is on your clipboard.
bug-not-copied = The browser would not let us copy it. Save the file instead.

## Replay

replay-label = Replay
replay-before = One step back
replay-next = One step on
replay-run = Play
replay-pause = Pause
replay-slider = Point in the game
replay-at = { $at } of { $of }
replay-chair = View as
replay-from = { $name }
replay-spectator = spectator
replay-link = Copy a link to this moment
replay-link-copied = The link is on your clipboard. It opens this moment on this device.
replay-link-carries = The link is on your clipboard. It carries the whole game and opens this moment for anyone.
replay-keep = Keep among your games
replay-link-shown = Link to this moment: { $link }
lead-title = Chances of winning
lead-title-alone = Points round by round
lead-label = Chart: each player’s chances of winning after every turn.
lead-label-alone = Chart: points after every round.
lead-note = As the bots judged it after every turn. Dotted: even chances; dashed: the biggest turning points.
lead-chance = { $chance }%
lead-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lead-round = Round { $round }
lead-working = Working it out…
lead-turns = Biggest turning points
lead-turn = { $name }, after choice { $moment }
lead-turn-round = { $name }, round { $round }
lead-change = How much this player’s chances changed
lead-change-alone = Points gained
lead-changed = { $change }%
what-if = Play on from here
what-if-line = A new game from this moment: you take the seat you are viewing, bots play the rest.
what-if-at-end = This is the end of the game. Go back to the moment from which you want to play differently.

## Tables

tables-none = There is no game here yet.
tables-choose = Choose a game
tables-running = In progress
tables-finished = Finished
tables-damaged = Damaged
tables-damaged-one = A save that cannot be read
tables-damaged-line = The file is incomplete or was changed. Your other games are safe.
tables-won = winner
tables-continue = Continue
tables-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
download-what-is-there = Download what can be saved
deleted = Game deleted.
put-back = Put it back
import = Load from a file
import-drop = A file can also be dropped on the page.
imported = The game is loaded and checked.
storage-here = Games are kept in this browser and nowhere else. To play on elsewhere, save a game to a file and load it there.
storage-room = Used: { $used } MB of { $room } MB.
storage-lasting = The browser has promised not to clear them.
storage-passing = If the disk fills up, the browser may clear them.
storage-ask = Ask it not to

## When something goes wrong

shelf-full = There is no room left on this device, so the game is not saved. It goes on: save it to a file, or free some room.
kept-again = There is room again: the game is saved.
shelf-taken = Another tab has saved this game in the meantime.
shelf-closed = This browser does not let the page keep anything (a private window?). You can play, but save your game to a file.
record-unreadable = This is not a complete game record: the file is cut short, damaged or altered.
record-unknown-game = There is no game “{ $game }” here. A newer version may have it.
record-other-version = This game was played with version { $rules } of the rules; this Stolik has { $here }. The version that wrote it can open it; download the file, nothing is lost.
record-too-large = This file is too large for a game record.
trouble-loading = The game could not be loaded. Check the connection and try again.
open-missing-title = There is no such game here
open-missing-line = It may have been deleted, or it was saved in another browser. A game from another device can be loaded from a file.
open-torn-link-title = This link is incomplete
open-torn-link-line = The game is in the link itself, and a piece of it was lost on the way. Ask for the link again.
open-elsewhere-title = This game is open in another tab
open-elsewhere-line = So that nothing gets mixed up, a game is played in one tab at a time. You can take it over here: the other tab lets go and nothing is lost.
open-closed-shelf-title = The browser does not allow saves to be read
open-closed-shelf-line = This may be a private window, or site data may be blocked. Your saves are untouched.
open-unreadable-title = The save of this game is damaged
open-unknown-game-title = Unknown game
open-other-version-title = This game uses another version of the rules
open-broken-title = Something broke
open-broken-line = That is our fault. The saved game is untouched.
open-take-over = Play here
stopped-lost-title = Another tab has taken this game over
stopped-lost-line = It goes on there, and is saved there. You can take it back.
stopped-broken-title = The table has stopped
stopped-broken-line = That is our fault. Everything up to the last choice is saved; opening it again usually helps.
failed-title = Something broke
failed-line = That is our fault. Saved games are untouched.
failed-fetch-title = The page could not be loaded
failed-fetch-line = There seems to be no connection, and this part of the app is not on the device yet.
lost-title = There is no such page
lost-line = Check the address for a typing mistake.
update-ready = A new version of Stolik is ready.
update-now = Load it now

## Rules and box

rules-of = Rules: { $game }
help-none = The rules in our own words are still being written. At the table every card and every place explains itself.
help-search = Search the rules
help-found = { $count ->
    [0] Nothing found
    [one] { $count } chapter
   *[other] { $count } chapters
  }
help-no-rule = Rule { $rule } is not in this text.
box-of = What is in the box: { $game }
box-lead = This is what our table uses, and how we know it. Pictures and descriptions are our own.
box-empty = This list is still being written.
box-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
box-kind = Kind
box-source = Source
box-search = Search names and texts
box-any = all
box-value = { $name } ({ $count })
box-results = Results
box-found = { $count ->
    [0] Nothing found
    [one] { $count } item
   *[other] { $count } items
  }
box-none = Nothing in the box matches all of this. Shorten the word you search for, or clear the filters.
box-clear = Clear the filters
box-more = { $count ->
    [one] Show { $count } more item
   *[other] Show { $count } more items
  }
box-back = Back to the list
box-steps = List
box-before = Previous: { $name }
box-after = Next: { $name }
box-at = { $at } of { $count }
box-no-item = There is no such thing in this box. Here is all that is in it.
source-rulebook = rulebook
source-rulebook-line = Given in the rulebook of the game.
source-public = public sources
source-public-line = Known from public descriptions and pictures.
source-known = generally known
source-known-line = Generally known, though not from the rulebook.
source-designed = our own
source-designed-line = Designed here, because no source gives it.
part-name-pl = Polish name
part-name-en = English name
part-count = number of copies
part-cost = cost
part-colour = colour
part-vp = points
part-effect = effect

## Settings

set-name = Your name at the table
set-language = Language
set-theme = Appearance
set-as-system = same as this device
set-theme-light = light
set-theme-dark = dark
set-pace = Speed of the bots
set-pace-hint = How long you see each of their moves.
set-pace-calm = calm
set-pace-brisk = brisk
set-pace-instant = instant
set-hold = At the end of a turn
set-hold-hint = Your last choice stays on the table for five seconds, so that you can undo it. The next key or tap lets the others go on.
set-hold-on = hold for a moment
set-hold-off = go on at once
set-hints = Hints
set-hints-hint = A button at the table (key H): what a good player would do, and why.
set-hints-on = on
set-hints-off = off
set-tips = Tips
set-tips-hint = In your first three games of a box: one line when a question is new to you.
set-tips-on = on
set-tips-off = off
set-motion = Animation
set-motion-less = no animation
set-sound = Sound
set-sound-off = off
set-sound-on = quiet taps
set-plain = Plain board instead of pictures
set-plain-hint = Everything in words; handy with a screen reader.
set-kept = Settings are kept in this browser only.

## About

about-what = Stolik is a table for modern board games: a program keeps the rules, explains them and is never wrong about whose turn it is. Play with bots and with people at one screen, offline too, or with friends over a link.
about-private = Games with bots or around one screen, and your settings, stay in your browser. Playing with friends needs a server: it keeps your tables and an account with your name, which the browser knows by one cookie. Nobody tracks you.
about-art = Pictures and words are our own. The code is open, under the MIT licence.
about-credits = Whose work we use
about-licences = Full texts of the licences
about-publishers = The titles of the games belong to their publishers and authors. This project is not connected with them.
about-version = Version { $version }

## Lessons

learn = Learn to play
learn-first = Start the lesson
learn-on = Finish the lesson: { $number } of { $of }
learn-part = Lesson, part { $number } of { $of }
learn-again = You know how to play. Again?
learn-line = First time? A lesson at the table shows you all you need.
lesson-leave = Leave the lesson
lesson-end-title = Now you know how to play
lesson-end-line = The cards will tell the rest: just point at one. This is what we went through:
lesson-end-part = One part done
lesson-end-part-line = This is what we went through:
lesson-next-part = Part { $number }
lesson-play-on = Play this game on
lesson-play-on-earlier = Play the first game of the lesson on
lesson-new-game = A new game with tips
lesson-again = Once more
lesson-rules = Rules
lesson-other-games = Other games

## The card of a game

card = The game on a card
card-of = { $game } on a card
card-goal = Goal
card-print = Print
card-whole = The whole page, to print
card-none = Nobody has put this game on one page yet.
