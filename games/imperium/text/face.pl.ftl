# Krótka mowa kart: te same zdania co w cards.pl.ftl, tylko żetony, typy i symbole są znakami (‹materials›), a to, co widać z karty, nie jest powtarzane.
# Wiadomość face-x stoi na karcie w miejsce wiadomości x; czego tu nie ma, to jest mówione pełnymi słowami.

face-noun = { $form ->
    [count] { $n } { $icon }
   *[other] { $icon }
  }
face-noun-with = { $form ->
    [nom] karta z { $icon }
    [gen] karty z { $icon }
    [of] kart z { $icon }
    [count] { $n ->
        [one] { $n } kartę z { $icon }
        [few] { $n } karty z { $icon }
       *[many] { $n } kart z { $icon }
      }
   *[other] kartę z { $icon }
  }
face-tokens-materials = { $n } ‹materials›
face-tokens-population = { $n } ‹population›
face-tokens-progress = { $n } ‹progress›
face-tokens-action = { $n } ‹action›
face-tokens-any = dowolnie wiele ‹{ $token }›
face-tokens-all = wszystkie ‹{ $token }›{ $n ->
    [0] { "" }
   *[other] { " " }(co najmniej { $n })
  }
face-tokens-as-many = { $n ->
    [1] tyle samo
    [2] dwa razy tyle
   *[other] { $n } razy tyle
  } ‹{ $token }›
face-tokens-per = { $what } za { $per }
face-each-token = ‹{ $token }›
face-every-group = { $what }
face-with-tokens = z ‹{ $resource }›
face-count-unrest-of-others = ‹unrest› innych graczy
face-count-players-with-fewer = gracza z mniejszą liczbą ‹{ $resource }›
face-count-in-zone = { $what } { $zone ->
    [play] w grze
    [history] w historii
    [garrison] w garnizonach
    [here] tutaj
    [exile] w usuniętych
    [hand] na ręce
   *[discard] w odrzuconych
  }
face-from-zone = { $zone ->
    [hand] z ręki
    [deck] z talii
    [discard] z odrzuconych
    [play] z gry
    [history] z historii
    [sunken] z zatopionych
    [nation] z talii nacji
    [development] z rozwoju
    [exile] z usuniętych
    [market] z rynku
    [garrison] z garnizonów
    [here] stąd
    [quest] z miejsca misji
   *[owned] spośród swoich
  }
face-from-zone-too = { $zone ->
    [hand] ręki
    [deck] talii
    [discard] odrzuconych
    [play] gry
    [history] historii
    [sunken] zatopionych
    [nation] talii nacji
    [exile] usuniętych
    [market] rynku
    [garrison] garnizonów
   *[other] { face-from-zone }
  }
face-if-state = jesteś ‹{ $state }›
face-if-among = { $zone ->
    [play] w grze jest { $card }
    [history] w historii jest { $card }
   *[discard] w odrzuconych jest { $card }
  }
face-if-count = { $zone ->
    [here] tutaj są co najmniej { $what }
   *[play] masz w grze co najmniej { $what }
  }
face-who-state = który jest ‹{ $state }›
face-who-count = który ma w grze co najmniej { $what }
face-each-other-player = { $who ->
    [the-other] drugiemu graczowi
   *[others] każdemu innemu
  }
face-each-other-player-who = każdemu innemu, { $cond }
face-do-if-else = jeżeli { $cond }, { $what }; inaczej { $otherwise }
face-do-choose = { $mood ->
    [to] wybrać: { $branches }
    [does] wybiera: { $branches }
   *[do] wybierz: { $branches }
  }
face-do-each = { $who ->
    [all] każdy gracz { $what }
    [the-other] drugi gracz { $what }
    [others-who] każdy inny, { $cond }, { $what }
   *[others] każdy inny { $what }
  }
face-do-spend = { $mood ->
    [to] wydać
    [does] wydaje
   *[do] wydaj
  } { $n } ‹action›
face-do-toll = zignoruj ‹attack›, chyba że ten gracz da ci { $what }
face-do-draw-if-able = { $mood ->
    [to] dobrać
    [does] dobiera
   *[do] dobierz
  } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
face-do-take-unrest = { $mood ->
    [to] wziąć
    [does] bierze
   *[do] weź
  } { $n } ‹unrest›
face-do-to-discard = { $mood ->
    [to] odłożyć
    [does] odkłada
   *[do] odłóż
  } { $cards } na odrzucone{ $from ->
    [none] { "" }
   *[other] { " " }({ $from })
  }
face-do-to-deck-top = { $mood ->
    [to] położyć
    [does] kładzie
   *[do] połóż
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } na talii
face-do-return-self = { $mood ->
    [to] zwrócić
    [does] zwraca
   *[do] zwróć
  } tę kartę
face-do-garrison = { $mood ->
    [to] umieścić
    [does] umieszcza
   *[do] umieść
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } w garnizonie
face-do-station = { $mood ->
    [to] umieścić
    [does] umieszcza
   *[do] umieść
  } tę kartę w garnizonie { $host }
face-do-acquire = { $mood ->
    [to] zdobyć
    [does] zdobywa
   *[do] zdobądź
  } { $what }{ $exile ->
    [also] { " " }(też z usuniętych)
    [only] { " " }z usuniętych
   *[no] { "" }
  }
face-do-break-through = { $mood ->
    [to] podporządkować
    [does] podporządkowuje
   *[do] podporządkuj
  } { $what }{ $exile ->
    [also] { " " }(też z usuniętych)
   *[no] { "" }
  }
face-do-play = { $mood ->
    [to] zagrać
    [does] zagrywa
   *[do] zagraj
  } { $what }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }{ $how ->
    [free] { " " }bez akcji
   *[action] { " " }za 1 ‹action›
  }{ $icon ->
    [ignored] , mimo ‹barbarian› i ‹empire›
   *[kept] { "" }
  }
face-do-look-fame = { $mood ->
    [to] podejrzeć
    [does] podgląda
   *[do] podejrzyj
  } { $n } ‹fame›
face-do-look-nation = { $mood ->
    [to] podejrzeć
    [does] podgląda
   *[do] podejrzyj
  } { $n } z talii nacji
face-do-find = { $mood ->
    [to] odszukać
    [does] odszukuje
   *[do] odszukaj
  } { $what }{ $where ->
    [some] { " " }w odrzuconych lub talii
   *[all] { "" }
  }
face-do-give = { $mood ->
    [to] dać
    [does] daje
   *[do] daj
  } każdemu innemu 1 kartę z ręki lub odrzuconych
face-do-give-after = { face-do-give }; kto ją dostał, { $after }
face-do-give-after-if = { face-do-give }; kto dostał { $what }, { $after }
face-do-return-exhaust = { $mood ->
    [to] odzyskać
    [does] odzyskuje
   *[do] odzyskaj
  } { $n } ‹exhaust›
face-do-put = { $mood ->
    [to] położyć
    [does] kładzie
   *[do] połóż
  } { $what } { $on ->
    [self] tutaj
   *[market] na rynku
  }
face-do-take-tokens = { $mood ->
    [to] zyskać
    [does] zyskuje
   *[do] zyskaj
  } wszystkie żetony stąd
face-do-treat = do końca tury 1 ‹{ $symbol }› to { $n } ‹production›
face-do-ignore-icon = następna karta w tej turze bez ‹{ $icon }›
face-do-copy-exhaust = { $mood ->
    [to] użyć
    [does] używa
   *[do] użyj
  } ‹exhaust› trwałej karty innego gracza
face-do-flip = { $mood ->
    [to] odwrócić
    [does] odwraca
   *[do] odwróć
  } { $what ->
    [state] kartę systemu na ‹empire›
   *[self] tę kartę
  }
face-do-double = { $mood ->
    [to] podwoić
    [does] podwaja
   *[do] podwój
  } ‹{ $resource }› zyskane z nią
face-do-develop = { $mood ->
    [to] wykonać
    [does] wykonuje
   *[do] wykonaj
  } rozwój{ $price ->
    [free] { " " }za darmo
   *[paid] { "" }
  }
face-do-mill = { $mood ->
    [to] odrzucić
    [does] odrzuca
   *[do] odrzuć
  } { $n } z wierzchu talii
face-do-take-top-fame = { $mood ->
    [to] wziąć
    [does] bierze
   *[do] weź
  } wierzchnią ‹fame›
face-do-swap-exile = { $mood ->
    [to] wymienić
    [does] wymienia
   *[do] wymień
  } kartę z rynku na usuniętą
face-do-swap-with-nation = { $mood ->
    [to] wymienić
    [does] wymienia
   *[do] wymień
  } kartę z ręki na wierzchnią z talii nacji
face-do-gain-nation = { $mood ->
    [to] odłożyć
    [does] odkłada
   *[do] odłóż
  } wierzchnią z talii nacji na odrzucone
face-do-trigger-end = zaczyna się koniec gry
face-do-avoid-attack = { $mood ->
    [to] zignorować
    [does] ignoruje
   *[do] zignoruj
  } ‹attack›
face-when-youGainFromMarket = weźmiesz z rynku kartę z ‹{ $resource }›
face-when-youAcquireExiled = zdobędziesz { $what } z usuniętych
face-when-youPlayFromDiscard = zagrasz { $what } z odrzuconych
face-when-youGainMaterialsFrom = zyskasz ‹materials› dzięki innej karcie z ‹{ $symbol }›
face-when-youPay = zapłacisz ‹{ $resource }›
face-when-youReturnUnrest = zwrócisz ‹unrest›
face-when-youTakeUnrest = weźmiesz ‹unrest›
face-when-attacked = inny gracz zagra ‹attack›
face-when-deckEmpty = skończy się talia
face-rule-freePlay = bez akcji
face-rule-noGarrison = nie do garnizonu
face-rule-noAbandon = nie można porzucić
face-rule-noRecall = nie można cofnąć
face-rule-unplayable = nie można zagrać
face-rule-questLast = tylko jako ostatnia misja
face-rule-play-if = tylko gdy { $cond }
face-modifier-handSize = ręka +{ $n }
face-modifier-loseIcon = { $what } bez ‹{ $icon }›
face-modifier-freePlayable = { $what } bez akcji
face-modifier-acquireExiled = możesz zdobywać usunięte { $what }
face-modifier-questHolder = misja w garnizonie jest aktywna
face-modifier-unrestCost = zagranie ‹unrest› o { $what } taniej (co najmniej { $min })
face-modifier-developCost = rozwój o { $what } taniej
face-modifier-discardSubstitute = zamiast odrzucać { $what }, możesz porzucać karty stąd
face-modifier-replace-history = zamiast do historii: { $does }
face-modifier-replace-gainMaterials = zamiast zyskać ‹materials›: { $does }
face-modifier-replace-lookFame = zamiast podejrzeć ‹fame›: { $does }
face-modifier-replace-placeMarketToken = zamiast kłaść ‹progress› na rynku: { $does }
face-modifier-extend-history = gdy przenosisz do historii: { $does }
face-modifier-extend-gainMaterials = gdy zyskujesz ‹materials›: { $does }
face-modifier-extend-lookFame = gdy podglądasz ‹fame›: { $does }
face-modifier-extend-placeMarketToken = gdy kładziesz ‹progress› na rynku: { $does }
face-when = gdy { $when }: { $does }
face-points-fixed = { $n }
face-points-variable = { $terms }
face-points-per = { $n } za { $per }
face-points-conditional = { $cases }{ $otherwise ->
    [none] { "" }
   *[other] , inaczej { $otherwise }
  }
face-points-if = { $n } { $place ->
    [inHistory] w historii
    [inPlay] w grze
    [notInPlay] poza grą
   *[garrisoned] w garnizonie
  }
face-do-history = { $mood ->
    [to] przenieść
    [does] przenosi
   *[do] przenieś
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } do historii
