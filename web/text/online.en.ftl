# Playing with people elsewhere.
nav-friends = Friends
nav-turns = { $count ->
    [one] your turn at { $count } table
   *[other] your turn at { $count } tables
  }
you = you

online-no-server-title = No server here
online-no-server = There is no game server behind this page, so you cannot play with people elsewhere. You can still play alone, with bots or around one screen.
online-name = Your name
online-name-hint = The others see it. Nothing else is needed; a passkey can keep it for you later.
online-come-in = Come in
online-account = You are { $name }
online-account-guest = A guest: this browser remembers you. With a passkey you can come back from any device.
online-account-kept = Saved with a passkey: you can sign in from any device.
online-keep = Save this account with a passkey
online-kept = Saved. From now on you can sign in with your passkey.
online-sign-in = Sign in with a passkey
online-devices = Where you are signed in
online-device-unknown = a browser
online-device-here = this device
online-sign-out-there = Sign out there
online-sign-out = Sign out here
online-sign-out-everywhere = Sign out everywhere
online-passkey-failed = That did not work. The window may have been closed, or this device may not support passkeys.
online-calls-on = Notify me when it is my turn
online-calls-off = Stop notifying me
online-calls-denied = The browser does not allow notifications from this page. You can change that in its settings.

new-online = With friends over a link
online-new = New table
online-new-line = Choose a game, send the link to your friends, and play live or over days.
online-gathering = waiting for players
online-look = Watch it
online-older = Older tables
online-invite-title = { $game } with friends
online-seat = Seat { $seat }
online-seat-by-link = somebody with the link
online-seat-open = free seat
online-seat-bot = { $name } (bot)
online-clock = Clock
online-clock-none = none
online-clock-turn = { $time } a turn
online-clock-bank = { $time }, and { $more } more for each turn
online-clock-bank-bare = { $time } for the whole game
online-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
online-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
online-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
online-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
online-absence = If somebody is away
online-absence-bot = { $count ->
    [one] a bot takes over after a minute
   *[other] a bot takes over after { $count } minutes
  }
online-absence-wait = the others wait
online-create = Open the table

online-invited = You are invited
online-invitation-gone = This invitation no longer works
online-join = Sit down
online-watch = Watch
online-closed-title = This table cannot be opened
online-not-invited = This table is for those who sit at it. Ask them for the invitation link: the address of the table itself opens it only for them.

online-who-comes = Who plays
online-state-ready = ready
online-state-here = here
online-state-away = away
online-ready = I am ready
online-is-ready = Ready
online-start = Begin
online-start-open = A seat is still free
online-start-waits = Not everybody is ready
online-leave = Leave this table
online-free-seat = Free { $name }’s seat
online-same-screen = Somebody at this screen
online-sit = Sit down
online-invite = Invite
online-link = Invitation link
online-link-line = Whoever opens this link can take a free seat or watch.
online-qr = The link as a QR code
online-copy = Copy the link
online-copied = The link is copied.
online-copy-failed = The browser does not let this page copy. Select the link and copy it yourself.
online-share = Send…
online-fair = Nobody can choose the cards: the server and every player’s device are bound to their parts of the deal before any of them is shown. How to check it
online-fair-check = When the game is over, this page checks its record by itself. Whoever would rather do it alone saves the record as game.json and writes:
online-fair-seals = What comes out has to be these seals, the server’s first and then the players’:
online-dealing = The cards are being dealt. Still waiting for: { $names }
online-call-off = Call the deal off
online-deal-called-off = { $count ->
    [one] One deal was called off at this table after the seals were set.
   *[other] { $count } deals were called off at this table after the seals were set.
  }
online-brought = This game was begun on one device, and whoever brought it here could know what is still to be drawn. So its record does not prove a fair deal.
online-deal-proved = The record was checked: it is the deal that was sealed before the game, with this device’s part in it.
online-deal-changed = The record does not fit what was sealed before the game. Keep it, and ask whoever runs this server.

menu-bring-online = Continue with friends online
online-broken = No connection; trying again…
online-minded-absent = { $name } is away; a bot plays meanwhile.
online-minded-clock = { $name } is out of time; a bot plays.
online-minded-resigned = { $name } has resigned; a bot plays on.
online-mine-absent = A bot plays for you while you are away.
online-mine-clock = Your time has run out; a bot plays for you.
online-mine-resigned = You have resigned; a bot plays on for you.
online-short-absent = bot plays
online-short-clock = out of time: bot
online-short-resigned = resigned: bot
online-short-takeover = bot in { $time }
online-note-takeover = { $name } is away; a bot takes over in { $time }.
online-note-away = { $name } is away.
online-note-held = { $name } can still take the last choice back.
online-watching = You are watching.
online-you = { $name } (you)
online-lookers = Watching: { $names }
online-chat-beside = Keep the chat beside the board
online-undo-asked = { $name } would like to undo. Do you agree?
online-undo-want = Ask the others to undo this?
online-undo-put = Ask
online-undo-untold = The last choice.
online-undo-more = { $count ->
    [one] And { $count } line of the log after it.
   *[other] And { $count } lines of the log after it.
  }
online-undo-yours = What you have chosen since then goes, too.
online-undo-mine = You have asked to undo. Still to answer: { $names }.
online-undo-waits = { $name } asks to undo. Still to answer: { $names }.
online-undo-refused = It was not agreed to: the choice stands.
online-resign-title = Resign from this game?
online-resign-line = A bot plays on for you to the end, and you cannot take your seat back. You can go on watching.
online-resign-not = Play on
online-fair-menu = Fair deal
online-no-lookers = Nobody can watch this game now.
online-hold = Last choice of a turn
online-hold-on = can be undone for 5 seconds
online-hold-off = stands at once
online-sit-here = Sit here
online-lobby-free = Take a free chair to play. Or stay to watch: the game opens here by itself when it begins, and you will see nothing that is hidden.
online-lobby-full = All chairs are taken. You can watch: the game opens here by itself when it begins, and you will see nothing that is hidden.
online-lobby-closed = All chairs are taken, and nobody can watch this game.
online-lobby-gone = You have no seat at this table any more. With the invitation you can take a free one.
saved-server = The game is kept on the server, after every choice.
online-return = I am back
online-given-up = Everybody has resigned from this game.
online-invite-lookers = Invite somebody to watch
online-lookers-line = Whoever opens this link can watch, and sees nothing that is hidden.
online-spectators = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
  }
online-people = People here
online-close-to-lookers = Let nobody watch
online-open-to-lookers = Let people watch
online-keep-out = Ask to go
online-mute = Mute
online-block = Block
online-report = Report
online-done = Done.
online-reported = The operator of this server will see it.
online-chat = Chat
online-chat-open = { $unread ->
    [0] Chat
    [one] Chat: { $unread } new message
   *[other] Chat: { $unread } new messages
}
online-chat-none = Nobody has said anything yet.
online-chat-say = Say something
online-chat-send = Send
online-yes = Yes
online-no = No
online-resign = Resign
online-rematch-asked = The table is set for another game.
online-rematch-go = Play again

online-news-turn = { $game }: it is your turn at another table.
online-news-over = { $game }: the game at another table is over.
online-news-begun = { $game }: the game at another table has begun.
online-news-undo = { $game }: somebody asks to undo a choice at another table.
online-news-rematch = { $game }: another table is set for one more game.
online-news-go = Go there
