# Ci, których spotyka się przy stole: imię i charakter każdego poziomu.
level-novice-name = Kuba
level-novice-character = Poznał zasady w zeszłym tygodniu. Zagrywa pierwsze, co mu się spodoba, i jest zadowolony.
level-casual-name = Zosia
level-casual-character = Gra między herbatą a pogawędką. Okazje bierze chętnie, sprytnych zagrań nie zauważa.
level-regular-name = Marek
level-regular-character = Przychodzi w każdy czwartek. Wyciska ze swojej tury, ile się da, a twoją się nie przejmuje.
level-expert-name = Halina
level-expert-character = Cicha i dokładna. Zanim zagra, pomyśli, co ty na to zrobisz.
level-master-name = Wiktor
level-master-character = Mistrz klubu. Tam, gdzie warto, nie szczędzi czasu i rzadko czegoś żałuje.

# Boty bez twarzy, do symulacji i porównań.
bot-random = bot, który gra na chybił trafił
bot-greedy = bot, który bierze to, co teraz najlepsze
bot-search = bot, który myśli naprzód

# Podpowiedzi: dlaczego dana możliwość jest dobra.
hint-gives = Daje { $gains }.
hint-trades = Daje { $gains }; kosztuje { $costs }.
hint-costs = Kosztuje { $costs }.
hint-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  } ({ $label })
hint-points-alone = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
hint-about = ok. { $part }
hint-other-gains = { $player } zyskuje { $points }.
hint-other-loses = { $player } traci { $points }.
hint-later = Opłaci się później.
hint-keeps = Zachowasz to, co masz.
