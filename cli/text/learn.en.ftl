# A lesson in the terminal.

cli-help-learn =
    stolik learn GAME [options]
    A first game that teaches itself. It goes on where it was left.

      --part N     a part of the lesson, where there are several
      --again      from the beginning
      --lang pl|en the language

    Enter reads on, a key chooses, /u goes back, /h shows the rule, /q leaves.

cli-wrong-no-lesson = There is no lesson for { $game } yet; there is one for: { $known }.
cli-learn-at = Lesson { $number }/{ $of }
cli-learn-next = Enter: next
cli-learn-enter-alone = Something has to be chosen here: type the key of an option. The arrow → shows what is proposed.
cli-learn-between = Choose as you like here. The lesson goes on in a moment.
cli-learn-held = There will be time for that too. For now try what the arrow shows.
cli-learn-own = own
cli-learn-own-way = Type "own" to play your own way.
cli-learn-left = The lesson is remembered. To go on with it: stolik learn { $game }
cli-learn-over = Now you know how to play.
cli-learn-part-over = One part done.
cli-learn-ways = 1 play this game on · 2 a new game · 3 once more · Enter to end
cli-learn-ways-part = 1 the next part · 2 a new game · 3 once more · Enter to end
