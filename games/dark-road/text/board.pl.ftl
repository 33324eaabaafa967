# Słowa planszy Kupców z Nocnego Traktu.
board-label = Plansza
board-wagon = Wóz
board-whole-wagon = Cały wóz
board-towns = Miasteczka i ich zamówienia
board-for-hero = za bohatera
board-for-hero-how = Każdy bohater dostarczony do miasteczka w tym regionie: { $does } (DR-14.4).
board-town = { $town }, zamówień w stosie: { $left }
board-goal = cel
board-no-contracts = brak zamówień
board-top-contract = { $contract }, w stosie { $left }
board-hero = { $hero }, { $class }, jedzie do { $town }{ $count ->
    [0] {""}
   *[other] , chce: { $goods }
 }, bonus: { $bonus }
board-hero-deck = Talia bohaterów, kart: { $count }
board-feat-deck = Talia dokonań, kart: { $count }
board-companion-deck = Talia towarzyszy, kart: { $count }
board-feat-none = puste miejsce
board-feat-total = dostawy: { $n }
board-feat-towns = miasteczka: { $n }
board-feat-pairs = bohater + zamówienie
board-feat-gifts = podarunki: { $n }
board-feat-companions = towarzysze: { $n }
board-feat-progress = { $times ->
    [0] {""}
    [one] raz spełnione
   *[other] { $times } razy spełnione
 }{ $more ->
    [yes] { $times ->
        [0] brakuje { $missing },
       *[other] {", "}do następnego { $missing },
     }
   *[no] ,
 } da
board-fortune = Uśmiech losu
board-fortune-short = uśmiech losu
board-fortune-glow = kość blasku
board-fortune-feat = dokonanie
board-fortune-coins = monety
board-fortune-upgrade = ulepszenie
board-fortune-glow-how = obie dzielnice i budynek w turze, w której jej użyjesz
board-fortune-feat-how = odkryte z bonusem albo zakryte bez niego
board-fortune-coins-how = najwięcej bierze, kto pierwszy
board-fortune-upgrade-how = na zawsze na twoim wozie
board-die-away = kość jest w karawanie
board-companion = { $card }{ $die ->
    [yes] , z kością podróży
   *[no] {""}
 }
board-prestige = Prestiż
board-prestige-track = Tor prestiżu
board-prestige-of = { $name }: prestiż { $n }
board-round = Runda { $round } z { $rounds }
board-register = { $count ->
    [one] rejestr: { $count } dostawa
    [few] rejestr: { $count } dostawy
   *[other] rejestr: { $count } dostaw
 }
board-measure = { $what ->
    [coins] Monety: { $n }
   *[prestige] Prestiż: { $n }
 }{ $lower ->
    [yes] , to niższa z dwóch wartości i ona się liczy
   *[no] {""}
 }
board-measure-coins = monety
board-measure-prestige = prestiż
board-measure-stock = zapas
board-lower-counts = Liczy się niższa z dwóch wartości.
board-dice = Twoje kości
board-reserve = Rezerwa
board-glow = Blask
board-pool = Pula
board-night-die = Kość nocy: { $face }
board-glow-die = Kość blasku: { $face }
board-lock-title = { $slot }. pole blokady
board-lock = Pole blokady { $slot }, leży tu { $face }: { $does }
board-lock-empty = Pole { $slot } jest puste.
board-craft = wytwórz
board-or = albo
board-to-pool = do puli
board-a-step = o 1 pole
board-any-die = 1–6
board-plus-die = +{ $least }, +{ $most }
board-free-shortcut = skrót za darmo
short-travel = wyjazd
board-good-any = każdy
board-good-value1 = wart 1
board-good-notOnWheel = bez kości
board-good-best = najcenniejszy
board-good-one = towar
board-cargo = Ładunek wozu
board-lanterns = Latarenki
board-inventory = Ekwipunek
board-lanterns-of = Latarenki: { $n }, haczyków { $hooks }
board-token-quartz = Żarokwarc
board-token-horseshoe = Podkowa
board-storage = Magazyn: zajęte { $used } z { $cells } pól
board-too-much = Nie mieści się
board-free-seat = miejsce dla bohatera
board-free-order = miejsce na zamówienie
board-own-contract = { $contract }, teraz da prestiżu: { $n }
board-friends = Wierzchowiec i towarzysze
board-no-companions = Towarzyszy poznasz, prowadząc karawany.
board-ability = { $does }{ $given ->
    [yes] , już użyte
   *[no] {""}
 }
board-steed-brembizant = Bazar tańszy o 2
board-steed-shadow = każdy budynek z blaskiem
board-steed-lovebug = wyjazd daje latarenkę
board-steed-sweethoof = może jechać o 3, ma juki
board-steed-velvet = ulepszenia bez limitu, +2 punkty prestiżu
board-steed-whisper = +1 do kości podróży
board-steed-woolly = kwarc za doskonałe w zamówieniu
board-turn-wheel = Obróć koło rynku
board-turn-wheel-how = Każdy towar tanieje o krok, a ten z ostatniej jedynki skacze na 5 (DR-8.1).
board-field = { $kind }: wart { $worth }, kości { $dice }
board-field-how = W zasobach: { $left }.
board-basket = w koszyku: { $count }
board-ruins = Ruiny Yin
board-circle-space = Pole: { $does }
board-district-used = { $district }, odwiedzone w tej turze
board-plaza = Plac { $space }
board-start = start
board-building-none = tu stanie budynek
plate-great-bazaar = Wielki
    Bazar
plate-queens-commissions = Zamówienia
    Królowej
plate-yurgs-excursions = Eskapady
    Yurga
plate-dark-market = Czarny
    Rynek
plate-ringway-inn = Gospoda
plate-quartz-mine = Kopalnia
plate-queens-eye = Oko Królowej
plate-icebreakers-wharf = Przystań
plate-guild-hall = Gildia Kupców
plate-oracle-of-lumi = Wyrocznia Lumi
plate-candle-and-quartz = Świeca i Kwarc
plate-oths-lanterns = Latarnie Otha
plate-guildmasters-estate = Dwór Mistrza
plate-yedls-workshop = Warsztat Yedla
plate-frosted-filigree = Filigran
board-night = Panel nocy
board-clock = Zegar nocy: runda { $round } z { $rounds }. Jedna kość nocy gaśnie po rundach: { $turns }.
board-plan = Którą kość blokujesz? Zwolnisz jedną z tych:
board-plan-lock = Pole { $slot }: którą kość z rezerwy tu blokujesz?
board-plan-die = Zablokujesz tę kość ({ $face }), a zwolnisz:
board-plan-row = Pole { $slot }, zwalnia kość { $face }; { $rides }
board-rides = ruch o { $by }, { $space }
board-rides-to = ruch o { $by }: { $space }
board-worth = warte { $n }
board-with-glow = kość blasku: o { $by }
board-with-glow-how = Kość blasku przeniesiona do puli pozwala zamiast tego jechać o { $by } (DR-6.1).
board-stations = Droga karawany
board-station-road = { $road ->
    [main-road] Główny szlak nic nie kosztuje, a przywódca wybiera kość przed innymi (DR-13.3, DR-13.7).
   *[shortcut] Skrót kosztuje latarenki, a przywódca wybiera kość na końcu (DR-13.3, DR-13.7).
 }
board-station-event = Zdarzenie: każdy w karawanie bierze jedną kość podróży i robi to, co stoi przy jej wartości (DR-13.9).
board-station-town = { $town }: tam dostarcza przywódca, inni tam albo w drugim miasteczku regionu. Liczba obok to twoje dostawy (DR-14.1).
board-station-fortune = { $n ->
    [one] Uśmiech losu: na końcu przywódca wybiera { $n } nagrodę (DR-15.2).
    [few] Uśmiech losu: na końcu przywódca wybiera { $n } nagrody (DR-15.2).
   *[many] Uśmiech losu: na końcu przywódca wybiera { $n } nagród (DR-15.2).
 }
board-event-later = Zdarzenie odkrywa się po drodze: wtedy każdy bierze jedną kość podróży (DR-13.9).
board-event-how = Każdy w karawanie bierze jedną kość podróży i robi to, co stoi przy jej wartości (DR-13.9).
board-line = Wartość { $value }: { $does }
board-event = zdarzenie
board-event-deck = Talia zdarzeń, { $route }: { $count }
board-road-main-road = trakt
board-road-shortcut = skrót
board-on-the-way = Do { $town }
board-travel-dice = Kości podróży
board-die-as = Kość { $value }: { $does }
board-by-steed = koń
board-reroll = Przerzuć kości za latarenkę
board-reroll-short = przerzuć
board-step-plan = plan
board-step-move = ruch
board-step-activate = aktywacja
board-step-rest = odpoczynek
board-step-caravan = karawana
board-turn-of = Teraz gra { $name }
board-answers = Odpowiedzi
board-answer-reset = Ustaw na 1, 2, 3
board-answer-keep = Zostaw je
board-answer-main-road = Trakt
board-answer-shortcut = Skrót
board-answer-flicker = Skrót z Migotką
board-road-free = za darmo
board-road-fortunes = { $n ->
    [one] na końcu { $n } uśmiech losu
    [few] na końcu { $n } uśmiechy losu
   *[many] na końcu { $n } uśmiechów losu
}
board-inn-look = { $n ->
    [one] Odkryj jeszcze { $n } bohatera
   *[other] Odkryj jeszcze { $n } bohaterów
}
board-answer-yes = Dołącz
board-answer-no = Zostań
board-answer-roll = Rzuć kością ruin
board-answer-stop = Nie rzucaj
board-answer-coins = Monety
board-answer-prestige = Prestiż
board-goods-of = { $n } z { $of } towarów
board-nothing-for = Nic tu nie masz do oddania
board-whole-visit = Dostarcz wszystko
board-whole-contract = Oddaj wszystko
board-together = Razem
board-ledger = Spółka, runda { $round }
board-ledger-back = Krok wstecz
board-ledger-again = Pokaż turę od początku
board-ledger-before = Było
board-ledger-now = Jest
board-no-goods = bez towarów
board-locks = Blokady
board-reserve-glow = Rezerwa, blask
board-goods = Towary
board-upgrades = Ulepszenia
board-opp-dice = Zablokowane, w rezerwie i kości blasku
board-opp-goods = Na wozie: { $goods }.
board-opp-heroes = Bohaterowie na wozie: { $n } z { $seats }
board-opp-contracts = Zamówienia na wozie: { $n }
board-counts = Zebrane
board-opp-tokens = Latarenki: { $lanterns }, żarokwarc: { $quartz }, podkowy: { $horseshoes }
board-count-paw = Towarzysze: { $n }
board-count-feat = Dokonania za zasłonką: { $n }
board-count-register = Rejestr kupiecki: { $n }
board-count-coins = Monety za zasłonką
board-count-actions = Karty akcji w talii: { $n }
board-count-notices = Komunikaty Gildii w talii: { $n }
board-delivered = dostarczono { $n }
board-of = { $n } z { $of }
board-action-move = ruch { $n }
board-of-lower = niższego
board-packing = Pakujesz wóz
board-cells = { $used } z { $cells } pól
board-cell = Pole, rząd { $row }, kolumna { $column }
board-pack-how = Stuknij towar i pole albo przeciągnij go; na śniegu zostaje to, czego nie bierzesz.
board-pack-held = Stuknij pole, skrzynię albo śnieg. R obraca, strzałki przesuwają, Delete odkłada na śnieg.
board-chest-of = Skrzynia: { $hero }
board-snow = Na śniegu
board-snow-how = wróci do zasobów
board-turn-tile = Obróć
board-step-back = Cofnij ruch
board-pack-missed = Tu się nie mieści: towar wystawałby z wozu.
board-leave = zostaw
board-packed = Gotowe
board-not-packed = { $count ->
    [0] Towary się nie mieszczą.
   *[other] Coś ze śniegu jeszcze się zmieści (DR-17.4).
 }
board-pack-tile = { $good }, wart { $worth }{ $snow ->
    [yes] , na śniegu
   *[no] {""}
 }
board-views = Części planszy
board-view-road = Trakt
board-view-plan = Plan
board-view-packing = Pakowanie
board-view-ring = Dookole
board-view-inn = Gospoda
board-view-towns = Miasteczka
board-view-glows = tu można wybierać
board-ring = Dookole
board-stay = Zostajesz, podkowa na później
board-first-lock = na polu 1:
board-die-named = kość { $face }
board-deliveries = Co mogę dostarczyć
board-deliveries-none = Na razie nie ma czego dostarczać: weź zamówienie albo zabierz bohatera.
board-last-visits = Ostatnie wizyty

## Księga Spółki Prywatnej: jeden krok w kilku słowach

board-led-concern-card = karta „{ $card }”, ruch { $move }{ $glow ->
    [yes] , blask
   *[no] {""}
  }
board-led-concern-balances = monety { $coins }, prestiż { $prestige }: cel { $district }
board-led-concern-rode = { $by ->
    [0] stoi
   *[other] jedzie o { $by }
  }, { $space }
board-led-concern-activated = { $district }
board-led-concern-idle = nic się tu nie opłaca
board-led-concern-building = budynek, kość blasku
board-led-concern-bought = kupno: { $kind }, kości: { $dice }
board-led-concern-sold = sprzedaż: { $hero }
board-led-concern-explored = ruiny: { $card }
board-led-concern-weighed = najlepsze: { $town }, wartość { $value }
board-led-concern-fortune = uśmiech losu ({ $coins } i { $prestige }): { $takes ->
    [coins] monety
   *[feat] dokonanie
  }
board-led-concern-contract-delivered = zamówienie ({ $town }), towary: { $goods }
board-led-concern-tile = kafelek ({ $town }), { $side ->
    [front] przód
   *[back] tył
  }
board-led-concern-kept-companion = z gry odchodzi { $card }
board-led-notice-revealed = komunikat „{ $notice }”
board-led-die-picked = kość { $value }: { $does }
board-led-hero-delivered = dostawa: { $hero }
board-led-hero-joined = wsiada { $hero }
board-led-contract-taken = nowe zamówienie: { $town }
board-led-feat-taken = dokonanie „{ $feat }”
board-led-feat-drawn = dokonanie z talii
board-led-caravan-announced = karawana { $route } do { $town }
board-led-marker-moved = znacznik: { $space }
board-any-line = z towarzyszem wybierzesz dowolny wynik
board-spaces = { $n ->
    [one] pole
    [few] pola
   *[other] pól
 }
board-helper = Towarzysz: { $cards }
board-helpers = Skorzystaj z towarzysza
board-view-concern = Spółka
board-ledger-next = Krok naprzód
board-ledger-step = Krok { $at } z { $of }
board-ledger-on = Dalej
board-ledger-end = Do końca
board-risk-title = Co zwykle robią kości
board-risk-how = Minus: na tej drodze większość zdarzeń przy tej wartości coś zabiera. Plus: coś daje (DR-13.9).
board-risk = Zdarzenie poznasz po drodze. Zwykle:
board-answer-yes-how = wybierasz kość jako { $place ->
    [1] pierwsza
    [2] druga
    [3] trzecia
   *[other] czwarta
 } osoba
board-no-horseshoe = Bez podkowy
board-join = Tak, dołącz
board-answer-no-how = nic nie zyskasz ani nie stracisz
board-swap = Wymień
board-no-swap = Nic nie wymieniaj
board-swap-less = { $what ->
    [lantern] Oddaj latarenki: { $n }
    [quartz] Oddaj żarokwarc: { $n }
    [horseshoe] Oddaj podkowy: { $n }
   *[coins] Oddaj monety: { $n }
 }
board-swap-more = { $what ->
    [lantern] Weź latarenki: { $n }
    [quartz] Weź żarokwarc: { $n }
    [horseshoe] Weź podkowy: { $n }
   *[coins] Weź monety: { $n }
 }
board-swap-sum = { $state ->
    [even] Ile oddajesz, tyle bierzesz.
    [give] { $n ->
        [one] Oddaj jeszcze jedno.
        [few] Oddaj jeszcze { $n }.
       *[other] Oddaj jeszcze { $n }.
     }
   *[take] { $n ->
        [one] Weź jeszcze jedno.
        [few] Weź jeszcze { $n }.
       *[other] Weź jeszcze { $n }.
     }
 }
board-nothing-to-join-for = Nic tam nie oddasz, a zdarzenie może ci zabrać nawet najcenniejszy towar.
board-upgrade-master-craft = pole 1 wytwarza doskonały towar
board-upgrade-twin-lamp = pole 2 daje latarenkę i kość blasku do puli
board-upgrade-strongbox = pole 3 daje 3 monety albo prestiż
board-upgrade-trophy = 2 PZ na koniec, zajmuje 2 × 2 w wozie
board-upgrade-everlight = rzut w ruinach bez latarenki, zajmuje haczyk
board-upgrade-second-harness = drugi wierzchowiec, zajmuje miejsce w ekwipunku
