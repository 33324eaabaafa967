# Gra z ludźmi, którzy są gdzie indziej.
nav-friends = Znajomi
nav-turns = { $count ->
    [one] twoja kolej przy { $count } stole
    [few] twoja kolej przy { $count } stołach
   *[many] twoja kolej przy { $count } stołach
  }
you = ty

online-no-server-title = Tu nie ma serwera
online-no-server = Ta strona działa bez serwera, więc nie da się połączyć z innymi. Możesz za to grać samotnie, z botami i wspólnie przy jednym ekranie.
online-name = Twoje imię
online-name-hint = Zobaczą je inni. Nic więcej nie trzeba; później możesz je zachować kluczem dostępu.
online-come-in = Wejdź
online-account = Jesteś tu jako { $name }
online-account-guest = Gość: pamięta cię ta przeglądarka. Z kluczem dostępu wrócisz z każdego urządzenia.
online-account-kept = Konto zachowane kluczem dostępu: zalogujesz się z każdego urządzenia.
online-keep = Zachowaj konto kluczem dostępu
online-kept = Zachowane. Od teraz możesz logować się kluczem dostępu.
online-sign-in = Zaloguj się kluczem dostępu
online-devices = Urządzenia z tym kontem
online-device-unknown = przeglądarka
online-device-here = to urządzenie
online-sign-out-there = Wyloguj się tam
online-sign-out = Wyloguj się tutaj
online-sign-out-everywhere = Wyloguj się wszędzie
online-passkey-failed = Nie udało się. Może okno zostało zamknięte albo to urządzenie nie obsługuje kluczy dostępu?
online-calls-on = Powiadamiaj mnie, gdy przyjdzie moja kolej
online-calls-off = Nie powiadamiaj mnie więcej
online-calls-denied = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Możesz to zmienić w jej ustawieniach.

new-online = Ze znajomymi przez link
online-new = Nowy stół
online-new-line = Wybierz grę, wyślij znajomym link i grajcie na żywo albo przez kilka dni.
online-gathering = gracze się zbierają
online-look = Obejrzyj
online-older = Starsze stoły
online-invite-title = { $game } ze znajomymi
online-seat = Miejsce { $seat }
online-seat-by-link = ktoś z linkiem
online-seat-open = wolne miejsce
online-seat-bot = { $name } (bot)
online-clock = Zegar
online-clock-none = bez zegara
online-clock-turn = { $time } na turę
online-clock-bank = { $time } na całą partię i jeszcze { $more } za każdą turę
online-clock-bank-bare = { $time } na całą partię
online-span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
  }
online-span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
  }
online-span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
  }
online-span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
  }
online-absence = Gdy kogoś nie ma
online-absence-bot = { $count ->
    [one] po minucie gra bot
    [few] po { $count } minutach gra bot
   *[many] po { $count } minutach gra bot
  }
online-absence-wait = pozostali czekają
online-create = Otwórz stół

online-invited = Zaproszenie
online-invitation-gone = To zaproszenie już nie działa
online-join = Usiądź
online-watch = Oglądaj grę
online-closed-title = Nie można otworzyć tego stołu
online-not-invited = Ten stół jest dla tych, którzy przy nim siedzą. Poproś ich o link z zaproszeniem: sam adres stołu otwiera go tylko im.

online-who-comes = Kto gra
online-state-ready = może zaczynać
online-state-here = przy stole
online-state-away = nie ma przy stole
online-ready = Mogę zaczynać
online-is-ready = Czekam na resztę
online-start = Zaczynamy
online-start-open = Jest jeszcze wolne miejsce
online-start-waits = Nie wszyscy są gotowi
online-leave = Odejdź od stołu
online-free-seat = Zwolnij miejsce: { $name }
online-same-screen = Ktoś przy tym ekranie
online-sit = Usiądź
online-invite = Zaproś
online-link = Link z zaproszeniem
online-link-line = Kto otworzy ten link, może zająć wolne miejsce albo oglądać grę.
online-qr = Link jako kod QR
online-copy = Skopiuj link
online-copied = Link jest skopiowany.
online-copy-failed = Przeglądarka nie pozwala tej stronie kopiować. Zaznacz link i skopiuj go samodzielnie.
online-share = Wyślij…
online-fair = Nikt nie może wybrać kart: serwer i urządzenia wszystkich graczy wiążą się ze swoją częścią rozdania, zanim ktokolwiek ją pokaże. Jak to sprawdzić
online-fair-check = Po grze ta strona sama sprawdza jej zapis. Kto woli zrobić to samodzielnie, zapisuje go jako game.json i wpisuje:
online-fair-seals = Muszą wyjść te pieczęcie: najpierw serwera, potem graczy:
online-dealing = Trwa rozdawanie. Brakuje jeszcze: { $names }
online-call-off = Odwołaj rozdanie
online-deal-called-off = { $count ->
    [one] Przy tym stole odwołano już jedno rozdanie po założeniu pieczęci.
    [few] Przy tym stole odwołano już { $count } rozdania po założeniu pieczęci.
   *[many] Przy tym stole odwołano już { $count } rozdań po założeniu pieczęci.
  }
online-brought = Tę partię zaczęto na jednym urządzeniu, a kto ją tu przeniósł, mógł poznać to, co dopiero przyjdzie. Zapis nie dowodzi więc uczciwego rozdania.
online-deal-proved = Zapis sprawdzony: to rozdanie zapieczętowane przed grą, z tym, co dodało to urządzenie.
online-deal-changed = Zapis nie zgadza się z tym, co zapieczętowano przed grą. Zachowaj go i zapytaj osobę, która prowadzi ten serwer.

menu-bring-online = Graj dalej ze znajomymi przez sieć
online-broken = Brak połączenia; trwają kolejne próby
online-minded-absent = { $name } jest poza stołem; na razie gra bot.
online-minded-clock = { $name } nie ma już czasu; gra bot.
online-minded-resigned = { $name } rezygnuje; dalej gra bot.
online-mine-absent = Gdy cię nie ma, gra za ciebie bot.
online-mine-clock = Skończył ci się czas; gra za ciebie bot.
online-mine-resigned = Po twojej rezygnacji gra za ciebie bot.
online-short-absent = gra bot
online-short-clock = brak czasu: bot
online-short-resigned = rezygnacja: bot
online-short-takeover = bot za { $time }
online-note-takeover = { $name } jest poza stołem; bot przejmie grę za { $time }.
online-note-away = { $name } jest poza stołem.
online-note-held = { $name } może jeszcze cofnąć ostatni wybór.
online-watching = Oglądasz tę grę.
online-you = { $name } (ty)
online-lookers = { $count ->
    [one] Ogląda: { $names }
   *[other] Oglądają: { $names }
  }
online-chat-beside = Rozmowa obok planszy
online-undo-asked = { $name } chce cofnąć wybór. Zgadzasz się?
online-undo-want = Poprosić pozostałych o cofnięcie?
online-undo-put = Poproś
online-undo-untold = Ostatni wybór.
online-undo-more = { $count ->
    [one] I { $count } późniejszy wpis w dzienniku.
    [few] I { $count } późniejsze wpisy w dzienniku.
   *[many] I { $count } późniejszych wpisów w dzienniku.
  }
online-undo-yours = Cofnie to także twój późniejszy wybór.
online-undo-mine = Prosisz o cofnięcie. Odpowiadają jeszcze: { $names }.
online-undo-waits = { $name } prosi o cofnięcie. Odpowiadają jeszcze: { $names }.
online-undo-refused = Nie ma zgody: wybór zostaje.
online-resign-title = Zrezygnować z tej partii?
online-resign-line = Do końca zagra za ciebie bot i nie da się już wrócić na swoje miejsce. Możesz dalej oglądać grę.
online-resign-not = Gram dalej
online-fair-menu = Uczciwe rozdanie
online-no-lookers = Tej gry nikt teraz nie może oglądać.
online-hold = Ostatni wybór w turze
online-hold-on = można cofnąć przez 5 sekund
online-hold-off = od razu ważny
online-sit-here = Usiądź tutaj
online-lobby-free = Zajmij wolne krzesło, żeby zagrać. Możesz też tylko oglądać: gra otworzy się tu sama, gdy się zacznie, ale bez niczego, co zakryte.
online-lobby-full = Wszystkie krzesła są zajęte. Możesz oglądać: gra otworzy się tu sama, gdy się zacznie, ale bez niczego, co zakryte.
online-lobby-closed = Wszystkie krzesła są zajęte, a tej gry nie można oglądać.
online-lobby-gone = Nie masz już miejsca przy tym stole. Z zaproszeniem możesz zająć wolne krzesło.
saved-server = Partia jest zapisana na serwerze, po każdym wyborze.
online-return = Gram dalej
online-given-up = Wszyscy zrezygnowali z tej partii.
online-invite-lookers = Zaproś kogoś do oglądania
online-lookers-line = Kto otworzy ten link, może oglądać grę, ale nie zobaczy niczego, co zakryte.
online-spectators = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
  }
online-people = Osoby przy stole
online-close-to-lookers = Nie wpuszczaj widzów
online-open-to-lookers = Wpuszczaj widzów
online-keep-out = Wyproś
online-mute = Wycisz
online-block = Zablokuj
online-report = Zgłoś
online-done = Gotowe.
online-reported = Zobaczy to osoba, która prowadzi ten serwer.
online-chat = Rozmowa
online-chat-open = { $unread ->
    [0] Rozmowa
    [one] Rozmowa: { $unread } nowa wiadomość
    [few] Rozmowa: { $unread } nowe wiadomości
   *[other] Rozmowa: { $unread } nowych wiadomości
}
online-chat-none = Nikt jeszcze nic nie powiedział.
online-chat-say = Powiedz coś
online-chat-send = Wyślij
online-yes = Tak
online-no = Nie
online-resign = Zrezygnuj
online-rematch-asked = Stół jest gotowy do następnej partii.
online-rematch-go = Zagraj jeszcze raz

online-news-turn = { $game }: przy innym stole twoja kolej.
online-news-over = { $game }: partia przy innym stole się skończyła.
online-news-begun = { $game }: partia przy innym stole już się zaczęła.
online-news-undo = { $game }: przy innym stole ktoś prosi o cofnięcie wyboru.
online-news-rematch = { $game }: inny stół jest gotowy do następnej partii.
online-news-go = Przejdź tam
