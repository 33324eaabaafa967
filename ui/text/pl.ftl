# Słowa wspólne dla wszystkich stołów: rama, podpowiedzi, klawisze.

brand-home = Stolik, strona główna
bot = bot
you = Ty
you-small = ty
close = Zamknij

## Pola i pionki
spot-legal = można wybrać
spot-selected = wybrane
rule = Zasada { $id }
tip-box = Pokaż w spisie zawartości pudełka
why-not-title = Nie teraz
why-not-open = Pokaż z bliska
why-not-watching = Oglądasz tę grę; wybierać mogą tylko gracze.
why-not-waiting = Teraz nie twoja kolej.
why-not-over = Gra się skończyła.
which-way = Co wybierasz?

## Pasek górny
top-round = runda
top-order = Kolejność przy stole
top-playing = teraz gra
cards-in-hand = { $count ->
    [one] { $count } karta w ręce
    [few] { $count } karty w ręce
   *[many] { $count } kart w ręce
  }

## Polecenie
prompt-label = Polecenie
prompt-waiting = { $count ->
    [one] Teraz wybiera { $names }
   *[other] Teraz wybierają { $names }
  }
prompt-thinking = { $name } się zastanawia
prompt-thinking-up-to = { $name } się zastanawia (najwyżej { $seconds } s)
prompt-hurry = Niech już wybiera
prompt-held = Gotowe. Za chwilę ruszą inni.
prompt-go-on = Dalej
prompt-pass = Teraz gra { $name }
prompt-pass-now = Oddaję ekran
prompt-over = Koniec gry
prompt-options = Możliwości
prompt-more = Pokaż jeszcze { $count }
prompt-more-such = np. { $what }
prompt-not-now = { $count } nie teraz
not-now-title = Czego teraz nie można zrobić
hint-title = Podpowiedź
hint-thinking = Szukamy dobrego ruchu
hint-then = Potem raczej
hint-same = Równie dobre: { $options }
hint-same-many = { $count ->
    [one] Równie dobra jest jeszcze { $count } inna możliwość
    [few] Równie dobre są jeszcze { $count } inne możliwości
   *[many] Równie dobrych jest jeszcze { $count } innych możliwości
  }
hint-none = Tu nie ma czego doradzać: każdy wybór jest dobry.
undo = Cofnij
undo-ask = Poproś o cofnięcie
no-undo-nothing-to-undo = Nie ma jeszcze czego cofnąć.
no-undo-undo-chance = Tu zadecydował los, więc tego wyboru nie można cofnąć.
no-undo-undo-revealed = Coś zakrytego zostało odkryte, więc tego wyboru nie można cofnąć.
no-undo-undo-other-seat = Ktoś już wybierał po tobie, więc tego wyboru nie można cofnąć.
no-undo-game-over = Gra się skończyła.

## Panele
tab-table = Stół
tab-players = Gracze
tab-score = Punkty
tab-log = Dziennik
tab-glows = są tu rzeczy do wyboru
board-more = { $to ->
   [up] Dalszy ciąg planszy jest wyżej
   [down] Dalszy ciąg planszy jest niżej
   [left] Dalszy ciąg planszy jest po lewej
  *[right] Dalszy ciąg planszy jest po prawej
}
panels = Panele
opponents = Przeciwnicy
board = Plansza
own-all = Wszystko, co masz
own = Twoje miejsce

## Dziennik i punkty
log-title = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-newest = Do najnowszych
log-earlier = { $count ->
    [one] { $count } wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
   *[other] { $count } wcześniejszych wpisów
}
score-title = Twoje punkty
score-none = Kto ogląda grę, zobaczy punkty wszystkich po jej zakończeniu.
score-total = Razem
ceremony-title = Koniec gry
ceremony-skip = Pokaż wszystko
ceremony-nobody = Tym razem nikt nie wygrywa
ceremony-rival = Tym razem wygrywa { $name }
ceremony-winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
  }

## Zasłona i komunikaty
curtain-title = Teraz gra { $name }
curtain-note = Oddaj ekran. Reszta niech się odwróci.
curtain-ready = To ja, pokaż stół

## Mapa
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-all = Pokaż całość

## Prosta plansza
plain-count = ×{ $count }
plain-track = { $at } z { $end }
plain-empty = pusto
points-unit = pkt

## Lekcja

beat-label = Lekcja
beat-at = { $number } z { $of }
beat-next = Dalej
beat-back = Wstecz
beat-rule = Pokaż zasadę
beat-leave = Wyjdź z lekcji
beat-later = Za chwilę
beat-held = Na to też przyjdzie pora. Teraz spróbuj tego, co świeci.
beat-own-way = Gram po swojemu
beat-between = Tu wybierz, jak chcesz. Zaraz wrócimy do lekcji.
beat-bots = Popatrz, co robią inni.
beat-resumed = Tu skończyliśmy.

## Wskazówka

tip-label = Wskazówka
tip-off = Bez wskazówek
