# Turnieje botów i wszystko, co rozgrywane jest w wielu wątkach i zapisywane w księdze.

cli-help-arena =
    stolik arena GRA [opcje]
    Turniej botów. Miejsca przesuwają się, więc każdy bot siedzi na każdym równie często. Podaje odsetki zwycięstw
    z przedziałami 95%, rankingi (openskill) i czas namysłu botów.

      --bots A,B,C      kto gra (domyślnie greedy,random); gdy jest ich więcej niż miejsc, zmieniają się
      --games N         ile partii (domyślnie 100)
      --seats N         miejsca przy stole (domyślnie po jednym dla każdego bota)
      --seed TEKST      partia numer i ma rozdanie TEKST-i, od 0
      --variant K=V     wariant gry; można podać kilka razy
      --mirror          każde rozdanie gra się raz na każde ustawienie miejsc; rozdania są wtedy numerowane osobno: TEKST-0, TEKST-1 i tak dalej
      --threads N       ile partii naraz (domyślnie po jednej na procesor)
      --ledger PLIK     zapisuje tam każdą skończoną partię; jeśli PLIK już jest, gra dalej jego turniej
      --json            jeden obiekt JSON

    Ctrl-C przerywa: to, co rozegrano, liczy się, a program podaje polecenie, które gra dalej.

    Przykład: stolik arena star-scrappers --bots greedy,random --games 400 --seed a --ledger partie.jsonl

## Złe użycie

cli-wrong-alone = Turniej potrzebuje co najmniej dwóch botów: --bots greedy,random.
cli-wrong-bot-twice = „{ $given }” podano w --bots dwa razy; wystarczy raz, miejsca się przesuwają.
cli-wrong-mirror = --mirror wymaga bota na każde miejsce: botów jest { $bots }, a miejsc { $seats }.
cli-wrong-bots-many = Liczba podanych botów to { $given }; może ich być najwyżej { $most }.
cli-wrong-without-report = { $option } działa tylko razem z --report; zobacz „stolik help simulate”.
cli-wrong-pair-games = --pair-games mówi, ile razy spotyka się każda para z --pairs; podaj też --pairs.
cli-wrong-pairs = „{ $given }” nie nadaje się do --pairs. { $details }
cli-wrong-pairs-none = Przy „{ $given }” pierwsze pytanie nie oferuje nic do łączenia w pary.

## Niepowodzenia

cli-ledger-none = „{ $file }” nie jest księgą partii, więc zostaje nietknięty; podaj inną nazwę w --ledger.
cli-ledger-line = Wiersz { $line } księgi „{ $file }” jest uszkodzony. Usuń go, a jego partia zostanie rozegrana ponownie.
cli-ledger-other = „{ $file }” zawiera partie innego turnieju: { $what } to tam „{ $there }”, a tu „{ $here }”. Podaj te same opcje albo inny plik w --ledger.
cli-contest-failed = Partii { $number } nie udało się rozegrać do końca ({ $what }). Ponownie rozegra ją polecenie: { $command }
cli-contest-stopped = Przerwano po { $done } z { $games } partii; nie udało się ich zachować.
cli-contest-stopped-kept = Przerwano po { $done } z { $games } partii. Dalej gra polecenie: { $command }

## W trakcie

cli-contest-found = { $count ->
    [one] Liczy się 1 partia rozegrana wcześniej ({ $file }).
    [few] Liczą się { $count } partie rozegrane wcześniej ({ $file }).
   *[many] Liczy się { $count } partii rozegranych wcześniej ({ $file }).
  }
cli-contest-progress = partia { $done } z { $games }
cli-contest-progress-left = partia { $done } z { $games }, jeszcze { $left }

## Strona o równowadze

cli-report-table = { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
  }, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  }; zwycięstwa według miejsc: { $rates }
cli-report-written = { $count ->
    [one] Strona jest w „{ $file }”, obok 1 plik.
    [few] Strona jest w „{ $file }”, obok { $count } pliki.
   *[many] Strona jest w „{ $file }”, obok { $count } plików.
  }

## Wyniki

cli-arena-title = { $name }, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
  }: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  }, { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
  } w { $seconds } s
cli-arena-bot = bot
cli-arena-wins = wygrane
cli-arena-of = z
cli-arena-rate = odsetek
cli-arena-interval = przedział 95%
cli-arena-rating = ranking
cli-arena-score = wynik
cli-arena-half = 50% w
cli-arena-most = 95% w
cli-arena-fair = Gdyby wszyscy byli równie silni, każdy wygrałby { $share }. Czas namysłu liczy się przy wyborach spośród kilku opcji.
cli-arena-meetings = Kto był wyżej, gdy spotkały się dwa boty:
cli-arena-before = { $bot } przed { $other }
cli-arena-seats = Zwycięstwa według miejsc, bez względu na to, kto siedział:
