# Co mówi terminal. Pomoc poleceń stoi pod kluczami cli-help-<polecenie>.

cli-help =
    stolik: stół do nowoczesnych gier planszowych.

    Użycie: stolik POLECENIE [opcje]

      serve            Stolik w przeglądarce: strony, stoły, konta
      play GRA         gra w terminalu, na wolnych miejscach siadają boty
      learn GRA        pierwsza partia, która sama uczy grać
      games            gry: liczba miejsc, warianty, boty
      simulate GRA     boty grają ze sobą: wiersz na partię i podsumowanie
      arena GRA        turniej botów: odsetki zwycięstw z przedziałami, rankingi
      record GRA       boty rozgrywają jedną partię, a jej zapis trafia do pliku
      replay PLIK      stół z zapisu po dowolnym wyborze
      verify PLIK      sprawdza zapis: pieczęć rozdania, każdy wybór, wynik
      content GRA      co jest w pudełku i skąd to wiemy; sprawdza paczki zawartości
      bench            jak szybko liczone są tu zasady

    „stolik help POLECENIE” mówi więcej o każdym. --version podaje wersję.
    --lang pl|en wybiera język; domyślnie jest to język systemu.
    Kod wyjścia: 0 zrobione, 1 nie udało się, 2 złe użycie.

cli-help-play =
    stolik play GRA [opcje]
    Cała partia w terminalu. Zapisuje się po każdym wyborze.

      --seats N         miejsca przy stole (domyślnie 3)
      --people N        osoby przy tej klawiaturze (domyślnie 1); resztę miejsc zajmują boty
      --names A,B       imiona osób
      --bots A,B        boty na pozostałe miejsca, po kolei i od nowa (domyślnie greedy);
                        ich nazwy podaje „stolik games”
      --seed TEKST      rozdanie: ten sam tekst i te same wybory dają tę samą partię
      --variant K=V     wariant gry; można podać kilka razy
      --save PLIK       gdzie zapisywać (domyślnie w $XDG_STATE_HOME albo ~/.local/state/stolik)
      --resume [PLIK]   wraca do zapisanej partii
      --lang pl|en      język; można go też zmienić w trakcie gry

    Przykłady: stolik play star-scrappers --names Ania
               stolik play star-scrappers --resume

cli-help-games =
    stolik games [--json]
    Jakie są gry: nazwy, liczba miejsc, warianty z wartościami i domyślnym wyborem, boty.

cli-help-simulate =
    stolik simulate GRA [opcje]
    Boty grają ze sobą: wiersz na partię, potem podsumowanie.

      --games N         liczba partii (domyślnie 100)
      --seats N         miejsca przy stole (domyślnie 3)
      --bots A,B        boty na miejsca, po kolei i od nowa (domyślnie random)
      --seed TEKST      partia numer i ma rozdanie TEKST-i, od 0; jedyna partia ma sam TEKST
      --variant K=V     wariant gry; można podać kilka razy
      --json            jeden obiekt JSON w wierszu

    Z --report powstaje strona o równowadze gry z wykresami: miejsca, długość, wyniki, czego się używa i jak wiąże się
    to z wygraną. Boty są wtedy domyślnie greedy, partii 400 na każdą liczbę miejsc, rozdanie „balance”; ponadto:

      --out FOLDER      gdzie powstaje strona (domyślnie docs/balance)
      --pairs K=V       każda możliwość pierwszego pytania (na przykład frakcja) przeciw każdej innej, przy tym wariancie
      --pair-games N    ile razy spotyka się każda para (domyślnie 50)
      --threads N, --ledger PLIK    jak w „stolik arena”

    Przykład: stolik simulate star-scrappers --report

cli-help-record =
    stolik record GRA --out PLIK [opcje]
    Boty rozgrywają jedną partię, a jej zapis trafia do PLIKU. Plik, który nie jest zapisem, nigdy nie zostanie nadpisany.

      --out PLIK        gdzie zapisać partię
      --seats N, --bots A,B, --seed TEKST, --variant K=V    jak w simulate
      --json            co zapisano, jako JSON

cli-help-replay =
    stolik replay PLIK [opcje]
    Stół i czekająca decyzja po N wyborach z zapisu.

      --at N            po tylu wyborach (domyślnie na końcu)
      --seat S          tak, jak widzi miejsce S, licząc od 0
      --spectator       tak, jak widzi widz (domyślnie)
      --all             ze wszystkim, co ukryte
      --json            widok, decyzja i opis jako JSON

cli-help-verify =
    stolik verify PLIK [--json]
    Odtwarza zapis i sprawdza pieczęć rozdania, każdy wybór i wynik.

cli-help-content =
    stolik content GRA [--json] [--pack PLIK]
    Co jest w pudełku i skąd to wiemy. Z --pack: czy paczka zawartości pasuje?

cli-help-bench =
    stolik bench [--game GRA] [--peers] [--json]
    Decyzje, kopie i kroki przeszukiwania na sekundę na tej maszynie; z --peers ta sama praca w boardgame.io.

## Złe użycie

cli-wrong-command = Nie ma polecenia „{ $given }”; są: { $known }. Zobacz „stolik --help”.
cli-wrong-first-option = Nie ma tu opcji „{ $option }”; najpierw trzeba podać polecenie. Zobacz „stolik --help”.
cli-wrong-option = „stolik { $command }” nie ma opcji { $option }. Zobacz „stolik help { $command }”.
cli-wrong-flag = { $option } nie przyjmuje wartości, a podano „{ $given }”.
cli-wrong-missing = { $option } wymaga wartości. Zobacz „stolik help { $command }”.
cli-wrong-too-few = Czegoś brakuje po „stolik { $command }”. Zobacz „stolik help { $command }”.
cli-wrong-too-many = „{ $given }” to za dużo dla „stolik { $command }”. Zobacz „stolik help { $command }”.
cli-wrong-number = { $option } to liczba całkowita od { $least } do { $most }, a nie „{ $given }”.
cli-wrong-language = Język to pl albo en, a nie „{ $given }”.
cli-wrong-game = Nie ma gry „{ $given }”; są: { $known }.
cli-wrong-seats = { $game } ma od { $least } do { $most } miejsc, a nie { $given }.
cli-wrong-variant-form = Wariant podaje się jako nazwa=wartość, a nie „{ $given }”.
cli-wrong-variant = { $count ->
    [0] { $game } nie ma wariantów, więc nie można wybrać „{ $given }”.
   *[other] { $game } nie ma wariantu „{ $given }”; ma: { $known }.
  }
cli-wrong-variant-value = Wariant „{ $variant }” przyjmuje wartości: { $known }, a nie „{ $given }”.
cli-wrong-seed = Rozdanie (--seed) to tekst o długości od 1 do { $limit } znaków.
cli-wrong-bot = Nie ma bota „{ $given }”; są: { $known } oraz przeszukiwanie z budżetem: search:200ms, search:2s, search:500 (iteracji).
cli-wrong-bot-count = { $given ->
    [one] Podano 1 bota
    [few] Podano { $given } boty
   *[many] Podano { $given } botów
  }, a { $places ->
    [0] nie ma miejsca dla botów
    [one] jest dla nich tylko 1 miejsce
    [few] są dla nich tylko { $places } miejsca
   *[many] jest dla nich tylko { $places } miejsc
  }.
cli-wrong-names = { $given ->
    [one] Podano 1 imię
    [few] Podano { $given } imiona
   *[many] Podano { $given } imion
  }, a { $people ->
    [one] gra tylko 1 osoba
    [few] grają tylko { $people } osoby
   *[many] gra tylko { $people } osób
  }: zobacz --people.
cli-wrong-no-out = Podaj przez --out PLIK, gdzie zapisać partię.
cli-wrong-lookers = Można podać tylko jedno z: --seat, --spectator, --all.

## Niepowodzenia

cli-failed-unexpectedly = Stało się coś, co nie powinno ({ $what }). STOLIK_DEBUG=1 pokaże, w którym miejscu.
cli-not-installed = „stolik { $command }” potrzebuje pakietów, bez których serwer się obywa: zainstaluje je „npm ci”.
cli-file-missing = Nie ma pliku „{ $file }”.
cli-file-is-folder = „{ $file }” to katalog, a nie plik.
cli-file-is-no-file = „{ $file }” nie jest zwykłym plikiem.
cli-file-too-large = „{ $file }” ma ponad { $limit } MiB: to za dużo jak na taki plik.
cli-file-unreadable = Nie można odczytać „{ $file }” ({ $details }).
cli-file-unwritable = Nie można zapisać „{ $file }” ({ $details }).
cli-file-forbidden = System nie pozwala na dostęp do „{ $file }” ({ $details }).
cli-file-disk-full = Na dysku nie ma już miejsca na „{ $file }”.
cli-file-no-folder = Nie można zapisać „{ $file }”: katalog nie istnieje.
cli-file-no-text = „{ $file }” nie jest plikiem tekstowym.
cli-file-no-json = „{ $file }” nie jest pełnym plikiem JSON (ucięty albo uszkodzony?).
cli-file-no-record = „{ $file }” nie nadaje się do użycia. { $details }
cli-file-in-the-way = „{ $file }” już istnieje i nie jest zapisem partii, więc zostaje nietknięty; wybierz inną nazwę.
cli-file-unknown-game = „{ $file }” to zapis gry „{ $game }”, której tu nie ma.
cli-file-breaks = „{ $file }” jest niespójny ({ $details }).
cli-file-does-not-fit = „{ $file }” jest niespójny. { $details }

cli-refused-game-over = Gra jest skończona.
cli-refused-not-your-decision = Teraz decyduje ktoś inny.
cli-refused-stale-decision = Na to pytanie jest już odpowiedź.
cli-refused-unknown-option = Nie ma takiej możliwości.
cli-refused-unknown-game = { $details }
cli-refused-seats = { $details }
cli-refused-variant = { $details }
cli-refused-bad-record = { $details }
cli-refused-other-version = { $details }
cli-refused-nothing-to-undo = Nie ma czego cofnąć.
cli-refused-undo-chance = Tego nie można cofnąć: zdecydował o tym los.
cli-refused-undo-revealed = Tego nie można cofnąć: odsłoniło się coś ukrytego.
cli-refused-undo-other-seat = Tego nie można cofnąć: od tego czasu wybierał ktoś inny.
cli-refused-broken-rules = { $details }

## games, simulate, record, replay, verify, content

cli-games-seats = Miejsca: { $least }–{ $most }
cli-games-bots = Boty: { $bots }
cli-games-variant = { $name }
cli-games-usual = (domyślnie)

cli-simulate-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
  }
cli-simulate-winners = { $count ->
    [0] nikt nie wygrywa
    [one] wygrywa miejsce { $seats }
   *[other] wygrywają miejsca { $seats }
  }
cli-simulate-progress = partia { $done } z { $games }
cli-simulate-summary = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  }, { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
  } w { $seconds } s: { $rate } na sekundę
cli-simulate-seat = miejsce
cli-simulate-bot = bot
cli-simulate-wins = zwycięstwa
cli-simulate-mean = średni wynik

cli-record-written = { $choices ->
    [one] Zapis jednego wyboru jest w „{ $file }”.
   *[other] Zapis { $choices } wyborów jest w „{ $file }”.
  }

cli-replay-at = Po { $at } z { $choices } wyborów.
cli-replay-over = Gra jest skończona.
cli-replay-waiting = { $count ->
    [one] Teraz wybiera { $who }.
   *[other] Teraz wybierają { $who }.
  }

cli-verify-game = Zapis gry { $game }, zasady { $rules }.
cli-verify-commitment = ✓ Pieczęć zgadza się z rozdaniem: { $commitment }
cli-verify-commitments = { $count ->
    [one] ✓ To, co dodał jeden gracz, zgadza się z jego pieczęcią sprzed ujawnienia.
    [few] ✓ To, co dodali { $count } gracze, zgadza się z ich pieczęciami sprzed ujawnienia.
   *[many] ✓ To, co dodało { $count } graczy, zgadza się z ich pieczęciami sprzed ujawnienia.
  }
cli-verify-choices = { $count ->
    [one] ✓ Jedyny wybór był zgodny z zasadami.
    [few] ✓ Wszystkie { $count } wybory były zgodne z zasadami.
   *[many] ✓ Wszystkie wybory ({ $count }) były zgodne z zasadami.
  }
cli-verify-result = ✓ Prowadzą do podanego wyniku: { $totals }.
cli-verify-unfinished = ✓ Gra nie jest skończona i zapis nie podaje wyniku.
cli-verify-failed = „{ $file }” nie przechodzi sprawdzenia. { $details }

cli-content-count = { $items ->
    [one] 1 rodzaj
    [few] { $items } rodzaje
   *[many] { $items } rodzajów
  }, { $pieces ->
    [one] 1 sztuka
    [few] { $pieces } sztuki
   *[many] { $pieces } sztuk
  }
cli-content-sources = Skąd znamy rodzaje:
cli-source-rulebook = instrukcja
cli-source-public = źródła publiczne
cli-source-known = powszechnie znane
cli-source-designed = nasze
cli-pack-fits = „{ $file }” pasuje do gry { $game }.
cli-pack-problems = { $count ->
    [one] „{ $file }” ma 1 usterkę.
    [few] „{ $file }” ma { $count } usterki.
   *[many] „{ $file }” ma { $count } usterek.
  }

## play

cli-order-explain = co
cli-order-help = pomoc
cli-order-hint = podpowiedz
cli-order-language = jezyk
cli-order-log = dziennik
cli-order-quit = wyjdz
cli-order-save = zapisz
cli-order-score = punkty
cli-order-table = stol
cli-order-undo = cofnij

cli-sheet-total = Razem
cli-sheet-name = { $who }

cli-play-person = Gracz { $number }
cli-play-a-person = człowiek
cli-map-legend = { $water } woda, { $land } ląd; brzegi: ~ morze, / pole, ^ góry. Kształty to jednostki: niewypełnione leżą, blade są zajęte. { $letters }
cli-play-you = (ty)
cli-play-bot = (bot)
cli-play-first-hint = Wpisz znak stojący przed możliwością albo część jej nazwy. /h to pomoc i zasady, ? objaśnia każdy element, /q zapisuje i kończy.
cli-play-begin = Naciśnij Enter, żeby zacząć (in English: en).
cli-play-waiting = { $count ->
    [one] Czeka partia w { $game }, po 1 wyborze ({ $names }).
   *[other] Czeka partia w { $game }, po { $count } wyborach ({ $names }).
  }
cli-play-go-on = Grać dalej? [T/n]
cli-play-no = n
cli-play-thinking = { $who } myśli…
cli-play-put-aside = Wcześniejsza partia jest odłożona: { $file }
cli-play-curtain = Teraz gra { $who }. Naciśnij Enter, kiedy nikt inny nie patrzy.
cli-play-hint = /u cofnij · /i podpowiedź · ? opis · /l dziennik · /s punkty · /t stół · /h pomoc · /q wyjdź
cli-play-more-news = { $count ->
    [one] wcześniej jeszcze 1 zdarzenie: /l
    [few] wcześniej jeszcze { $count } zdarzenia: /l
   *[many] wcześniej jeszcze { $count } zdarzeń: /l
  }
cli-play-enter-alone = Sam Enter niczego nie wybiera. Wpisz znak albo część nazwy; /h to pomoc.
cli-play-unknown = Nie ma możliwości „{ $given }”. Wpisz jej znak albo część nazwy; /h to pomoc.
cli-play-unknown-order = Nie ma polecenia „{ $given }”. /h pokazuje wszystkie.
cli-play-several = To może znaczyć:
cli-play-undone = Cofnięte.
cli-play-saved = Zapisane w „{ $file }”; odtąd partia zapisuje się tam.
cli-play-left = Partia jest zapisana. Żeby do niej wrócić: { $command }
cli-play-log-empty = Jeszcze nic się nie wydarzyło.
cli-play-pieces = { $count ->
    [one] 1 element; „? nazwa” go objaśnia:
    [few] { $count } elementy; „? nazwa” objaśnia wybrany:
   *[many] { $count } elementów; „? nazwa” objaśnia wybrany:
  }
cli-play-rules = Zasady w { $count } { $count ->
    [one] rozdziale
   *[other] rozdziałach
  }; „/h numer” albo „/h słowo” otwiera jeden z nich:
cli-play-chapters = O „{ $given }” { $count ->
    [one] mówi { $count } rozdział
    [few] mówią { $count } rozdziały
   *[many] mówi { $count } rozdziałów
  } zasad; „/h numer” otwiera jeden z nich:
cli-play-no-chapter = Żaden rozdział zasad nie mówi o „{ $given }”. /h wymienia wszystkie.
cli-play-no-rules = Nikt jeszcze nie spisał tu zasad tej gry.
cli-play-no-piece = Na stole nic nie nazywa się „{ $given }”. Samo ? pokazuje, co na nim leży.
cli-play-why-not = Nie teraz: { $reason }
cli-play-advice = { $count ->
    [one] Dobry gracz wybrałby:
   *[other] Dobry gracz wybrałby, od najlepszego:
  }
cli-play-over = Koniec gry.
cli-play-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $who }!
   *[other] Zwycięstwo dzielą { $who }!
  }
cli-play-record = Zapis partii: { $file }
cli-play-broken = Nie da się grać dalej: { $details } Partia jest zapisana tak, jak była przedtem.
cli-play-no-person = W „{ $file }” na wszystkich miejscach siedzą boty; taką partię pokazuje „stolik replay”.
cli-play-finished = Partia w „{ $file }” jest skończona; pokazuje ją „stolik replay”.
cli-play-other-game = „{ $file }” to partia gry { $game }, a nie { $asked }.

cli-play-help =
    Wpisz znak stojący przed możliwością albo część jej nazwy i naciśnij Enter.
    Te same znaki stoją przy elementach i miejscach na stole.

      /u         cofnij: wycofuje twój ostatni wybór albo mówi, dlaczego nie można
      /i         podpowiedź: co wybrałby dobry gracz i co to daje
      /h SŁOWO   zasady: rozdział po numerze, słowie albo regule podanej w nawiasie
      ?          wymienia elementy w zasięgu wzroku; „? słowo” objaśnia element, także po znaku
      /l         dziennik: co się wydarzyło
      /s         punkty: ile ich jest teraz, o ile możesz to wiedzieć
      /t         stół: rysuje go od nowa
      /w PLIK    zapisuje w wybranym pliku
      /pl, /en   po polsku, in English
      /q         zapisuje i kończy (Ctrl-C i Ctrl-D robią to samo)
