# Lekcja w terminalu.

cli-help-learn =
    stolik learn GRA [opcje]
    Pierwsza partia, która sama uczy grać. Zaczyna się tam, gdzie ją zostawiono.

      --part N     część lekcji, jeśli jest ich kilka
      --again      od początku
      --lang pl|en język

    Enter czyta dalej, klawisz wybiera, /u cofa, /h pokazuje zasadę, /q wychodzi.

cli-wrong-no-lesson = { $game } nie ma jeszcze lekcji; mają ją: { $known }.
cli-learn-at = Lekcja { $number }/{ $of }
cli-learn-next = Enter: dalej
cli-learn-enter-alone = Tu trzeba coś wybrać: wpisz klawisz opcji. Strzałka → wskazuje propozycję.
cli-learn-between = Tu wybierz, jak chcesz. Zaraz wrócimy do lekcji.
cli-learn-held = Na to też przyjdzie pora. Teraz spróbuj tego, co wskazuje strzałka.
cli-learn-own = swoje
cli-learn-own-way = Wpisz „swoje”, żeby zagrać po swojemu.
cli-learn-left = Lekcja jest zapamiętana. Żeby do niej wrócić: stolik learn { $game }
cli-learn-over = Umiesz już grać.
cli-learn-part-over = Ta część za tobą.
cli-learn-ways = 1 graj dalej tę partię · 2 nowa partia · 3 jeszcze raz · Enter koniec
cli-learn-ways-part = 1 następna część · 2 nowa partia · 3 jeszcze raz · Enter koniec
