# What a server tells beside the game, in the log of the game.
aside-undid = { $player } undoes { $count ->
    [one] a choice
   *[other] { $count } choices
  }.
aside-undid-agreed = The others agree: { $player } undoes a choice and all that came after it.
aside-minded-absent = { $player } is away; a bot plays meanwhile.
aside-minded-clock = { $player } is out of time; a bot plays.
aside-minded-resigned = { $player } resigns; a bot plays on.
aside-returned = { $player } is back.
