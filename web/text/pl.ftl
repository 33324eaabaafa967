# Słowa stron: wszystko, co nie jest słowem gry ani stołu.

app-title = Stolik
app-title-page = { $page } · Stolik
loading = Chwileczkę…
skip = Przejdź do treści
close = Zamknij
cancel = Anuluj
delete = Usuń
reload = Wczytaj stronę ponownie
try-again = Spróbuj jeszcze raz
to-home = Do gier
export = Zapisz do pliku

## Pasek i stopka

nav-label = Strony
nav-games = Gry
nav-tables = Stoły
nav-rules = Zasady
nav-settings = Ustawienia
nav-about = O Stoliku
nav-running = { $count ->
    [one] czeka { $count } partia
    [few] czekają { $count } partie
   *[many] czeka { $count } partii
  }
language-switch = Switch to English
theme-to-light = Jasny stół
theme-to-dark = Ciemny stół
foot-label = Więcej stron
foot-rules = Zasad pilnuje stół. Każdą można sprawdzić w grze.
foot-offline = Działa też bez sieci.
my-name = Gracz

## Gry na półce

home-title-1 = Pięć gier.
home-title-2 = Jeden stolik.
home-lead = Siadasz i grasz: z botami, wspólnie przy jednym ekranie albo ze znajomymi przez link. Bez rejestracji i bez instrukcji w ręku.
home-shelf = Gry
home-play = Zagraj
home-play-game = Zagraj: { $game }. Siadasz od razu z dwoma botami
home-new-table = Nowy stół
home-new-table-game = Nowy stół: { $game }
home-coming = wkrótce
home-coming-line = Jeszcze w przygotowaniu.
fact-players = Gracze
fact-time = Czas gry
fact-weight = Złożoność { $weight } z 5
game-star-scrappers-name = Star Scrappers
game-star-scrappers-sub = Łowcy Kryształów
game-star-scrappers-line = Załoga kopie dla ciebie, póki ktoś nie przejmie całej Bazy.
game-star-scrappers-time = 45–75 min
game-excavation-earth-name = Relikty ludzkości
game-excavation-earth-sub = Excavation Earth
game-excavation-earth-line = Kosmici kopią w ruinach Ziemi, targują się i stroją galerie.
game-excavation-earth-time = 30 min/os.
game-excavation-earth-solo = 1, sam na sam z Zu
game-archipelago-name = Archipelago
game-archipelago-sub = { "" }
game-archipelago-line = Odkrywacie wyspy razem, choć każdy skrywa własny cel.
game-archipelago-time = 30–240 min
game-dark-road-name = Kupcy z Nocnego Traktu
game-dark-road-sub = Merchants of the Dark Road
game-dark-road-line = Kości nocy, ciepło latarni i karawany przez zimowy szlak.
game-dark-road-time = 120 min
game-dark-road-solo = 1, przeciw Spółce Prywatnej
game-imperium-name = Imperium
game-imperium-sub = Antyk i Legendy
game-imperium-line = Od barbarzyńców do imperium: szesnaście nacji, jedna talia.
game-imperium-time = 40 min/os.
game-imperium-solo = 1, przeciw rywalowi z talii
first-turn = Zacznij tutaj
first-line = Siadasz z dwoma botami. Co się świeci, to można kliknąć.
first-lesson-line = Osiem minut przy stole i umiesz grać. Co się świeci, to można kliknąć.
waiting-label = Partia, która czeka
waiting-yours = Twoja kolej
waiting-yours-with = Twoja kolej; grają też { $names }
waiting-names = { $count ->
    [one] Gra { $names }
   *[other] Grają { $names }
  }
waiting-going-on = Partia trwa
waiting-offline = Brak połączenia. Ostatnia wieść od stołu: { $ago }.
waiting-more = Inne stoły ze znajomymi
waiting-other = Gra { $name }
waiting-back = Wróć do stołu
waiting-others = { $count ->
    [one] i jeszcze { $count } stół
    [few] i jeszcze { $count } stoły
   *[many] i jeszcze { $count } stołów
  }

## Towarzystwo

guest-name = Gość { $number }

## Nowy stół

new-title = Nowy stół: { $game }
new-count = Ilu graczy
new-seats = Kto siada
new-who = Kto siada na miejscu { $seat }
new-name = Imię na miejscu { $seat }
who-me = Ja
who-guest = Ktoś przy tym ekranie
who-bot = { $name }, bot, siła { $strength } z { $of }
new-strength = Siła { $strength } z { $of }
new-switches = Przełączniki trudności (włączone: { $on } z { $of })
new-more = Więcej
new-usual = gra się tak, jak zwykle
new-first-on = Przygotowane na pierwszą partię.
new-first-off = Gracie pierwszy raz?
new-first-usual = Zagraj jak zwykle
new-first-easy = Przygotuj na pierwszą partię
new-advanced = Dla dociekliwych
new-seed = Rozdanie
new-seed-random = losowe
new-seed-hint = To samo słowo i te same wybory dają tę samą partię.
new-begin = Siadamy
new-problem-nobody = Przy stole musi usiąść choć jedna osoba.
new-problem-two-of-me = „Ja” może siedzieć tylko na jednym miejscu. Dla drugiej osoby wybierz „ktoś przy tym ekranie”.
new-problem-no-name = Ktoś przy stole nie ma imienia.
new-problem-same-name = Dwie osoby mają to samo imię. W dzienniku trudno byłoby je odróżnić.

## Przy stole

table-opening = Rozkładamy grę…
table-rules = Zasady
table-hint = Podpowiedź
table-menu = Menu
saved-saved = Partia jest zapisana na tym urządzeniu.
saved-saving = Zapisujemy…
saved-failed = Partii nie udało się zapisać. Gra toczy się dalej, ale po zamknięciu strony zniknie.
save-again = Zapisz jeszcze raz
menu-replay = Obejrzyj przebieg partii
menu-export = Zapisz do pliku
board-broke = Ta chwila gry nie daje się narysować – to nasza wina. Na razie plansza jest opisana słowami; obrazki wrócą przy następnym pytaniu.
menu-plain-board = Prosta plansza, same słowa
menu-own-board = Plansza z obrazkami
menu-box = Co jest w pudełku
menu-bug = Zgłoś błąd
menu-leave = Wyjdź, partia poczeka
recap-title = Od twojego ostatniego ruchu
recap-open = Co się działo
recap-before = Poprzednie
recap-next = Następne
recap-at = { $at } z { $of }
recap-whole = Wszystko
recap-one = Po kolei
end-title = Koniec gry
end-replay = Obejrzyj partię
end-result = Wynik
end-rematch = Rewanż
bug-title = Zgłoś błąd
bug-line = Napisz, co się stało. Do tekstu dołożymy zapis partii, żeby można było zobaczyć ten sam stół. Nic nie zostanie wysłane: dostaniesz plik albo tekst w schowku.
bug-label = Co się stało, a co miało się stać?
bug-copy = Skopiuj tekst
bug-save = Zapisz plik
bug-copied = Zgłoszenie jest w schowku.
bug-not-copied = Przeglądarka nie pozwoliła użyć schowka. Zapisz plik.

## Powtórka

replay-label = Przebieg partii
replay-before = Krok wstecz
replay-next = Krok naprzód
replay-run = Odtwórz
replay-pause = Zatrzymaj
replay-slider = Moment partii
replay-at = { $at } z { $of }
replay-chair = Czyimi oczami
replay-from = { $name }
replay-spectator = widz
replay-link = Skopiuj link do tej chwili
replay-link-copied = Link jest w schowku. Otworzy tę chwilę na tym urządzeniu.
replay-link-carries = Link jest w schowku. Niesie w sobie całą partię i otworzy tę chwilę u każdego.
replay-keep = Zachowaj wśród swoich partii
replay-link-shown = Link do tej chwili: { $link }
lead-title = Szanse na wygraną
lead-title-alone = Punkty runda po rundzie
lead-label = Wykres: szanse każdego gracza na wygraną po każdej turze.
lead-label-alone = Wykres: punkty po każdej rundzie.
lead-note = Tak oceniały to boty po każdej turze. Linia kropkowana: równe szanse; kreskowane: największe zwroty.
lead-chance = { $chance }%
lead-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
lead-round = Runda { $round }
lead-working = Liczymy przebieg…
lead-turns = Największe zwroty
lead-turn = { $name }, po wyborze nr { $moment }
lead-turn-round = { $name }, runda { $round }
lead-change = O tyle zmieniły się szanse tego gracza
lead-change-alone = Tyle punktów przybyło
lead-changed = { $change }%
what-if = Zagraj stąd dalej
what-if-line = Nowa partia od tej chwili: siadasz na miejscu, z którego patrzysz, resztą grają boty.
what-if-at-end = To koniec partii. Cofnij się do chwili, od której chcesz zagrać inaczej.

## Stoły

tables-none = Nie ma tu jeszcze żadnej partii.
tables-choose = Wybierz grę
tables-running = W toku
tables-finished = Zakończone
tables-damaged = Uszkodzone
tables-damaged-one = Zapis, którego nie da się odczytać
tables-damaged-line = Plik jest niepełny albo ktoś go zmienił. Pozostałe partie są bezpieczne.
tables-won = wygrana
tables-continue = Graj dalej
tables-choices = { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
   *[many] { $count } wyborów
  }
download-what-is-there = Pobierz to, co jest
deleted = Partia usunięta.
put-back = Przywróć
import = Wczytaj z pliku
import-drop = Plik można też upuścić na stronę.
imported = Partia wczytana i sprawdzona.
storage-here = Partie są zapisane w tej przeglądarce i nigdzie indziej. Żeby grać dalej na innym urządzeniu, zapisz partię do pliku i tam ją wczytaj.
storage-room = Zajęte miejsce: { $used } MB z { $room } MB.
storage-lasting = Przeglądarka obiecała nie usuwać partii.
storage-passing = Gdy zabraknie miejsca na dysku, przeglądarka może usunąć partie.
storage-ask = Poproś, by tego nie robiła

## Gdy coś się nie uda

shelf-full = Brakuje miejsca na dysku, więc partia nie jest zapisana. Gra toczy się dalej: zapisz ją do pliku albo zwolnij trochę miejsca.
kept-again = Znów jest miejsce: partia została zapisana.
shelf-taken = Tę partię zapisała w międzyczasie inna karta przeglądarki.
shelf-closed = Ta przeglądarka nie pozwala niczego zapisać (tryb prywatny?). Można grać, ale partię trzeba zapisać do pliku.
record-unreadable = To nie jest cały zapis partii: plik jest ucięty, uszkodzony albo zmieniony.
record-unknown-game = Nie ma tu gry „{ $game }”. Może jest w nowszej wersji.
record-other-version = Ta partia toczy się według zasad w wersji { $rules }, a tu jest wersja { $here }. Otworzy ją wersja, w której powstała. Pobierz plik, a nic nie zginie.
record-too-large = Ten plik jest za duży na zapis partii.
trouble-loading = Nie udało się wczytać gry. Sprawdź połączenie i spróbuj jeszcze raz.
open-missing-title = Nie ma tu takiej partii
open-missing-line = Może została usunięta albo zapisano ją w innej przeglądarce. Partię z innego urządzenia można wczytać z pliku.
open-torn-link-title = Ten link jest niepełny
open-torn-link-line = Partia jest zapisana w samym linku, a jego kawałek zginął po drodze. Poproś o link jeszcze raz.
open-elsewhere-title = Ta partia jest otwarta w innej karcie przeglądarki
open-elsewhere-line = Żeby nic się nie pomieszało, gra się w jednej karcie naraz. Możesz przejąć partię tutaj: tamta karta odda ją bez straty.
open-closed-shelf-title = Przeglądarka nie pozwala czytać zapisów
open-closed-shelf-line = Być może to tryb prywatny albo zablokowane dane stron. Zapisów nikt nie ruszył.
open-unreadable-title = Zapis tej partii jest uszkodzony
open-unknown-game-title = Nieznana gra
open-other-version-title = Partia z innej wersji zasad
open-broken-title = Coś się popsuło
open-broken-line = To nasza wina. Zapisana partia jest nienaruszona.
open-take-over = Graj tutaj
stopped-lost-title = Partię przejęła inna karta przeglądarki
stopped-lost-line = Tam toczy się dalej i tam jest zapisana. Możesz ją przejąć z powrotem.
stopped-broken-title = Stół się zatrzymał
stopped-broken-line = To nasza wina. Wszystko do ostatniego wyboru jest zapisane; zwykle pomaga ponowne otwarcie.
failed-title = Coś się popsuło
failed-line = To nasza wina. Zapisane partie są nienaruszone.
failed-fetch-title = Nie udało się wczytać strony
failed-fetch-line = Wygląda na to, że nie ma połączenia, a tej części aplikacji jeszcze nie ma na urządzeniu.
lost-title = Nie ma takiej strony
lost-line = Może w adresie jest literówka.
update-ready = Jest nowa wersja Stolika.
update-now = Wczytaj teraz

## Zasady i pudełko

rules-of = Zasady: { $game }
help-none = Opis zasad jeszcze piszemy. Przy stole każda karta i każde pole tłumaczy się samo.
help-search = Szukaj w zasadach
help-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } rozdział
    [few] { $count } rozdziały
   *[many] { $count } rozdziałów
  }
help-no-rule = Zasady { $rule } nie ma w tym opisie.
box-of = Co jest w pudełku: { $game }
box-lead = Oto czego używa nasz stół i skąd to wiemy. Obrazki i opisy są nasze.
box-empty = Spis zawartości pudełka jeszcze piszemy.
box-pieces = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
  }
box-kind = Rodzaj
box-source = Skąd to wiemy
box-search = Szukaj w nazwach i opisach
box-any = wszystko
box-value = { $name } ({ $count })
box-results = Wyniki
box-found = { $count ->
    [0] Nic nie pasuje
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
box-none = Nic w pudełku nie spełnia wszystkich warunków naraz. Skróć szukane słowo albo wyczyść filtry.
box-clear = Wyczyść filtry
box-more = { $count ->
    [one] Pokaż jeszcze { $count } pozycję
    [few] Pokaż jeszcze { $count } pozycje
   *[many] Pokaż jeszcze { $count } pozycji
  }
box-back = Do spisu
box-steps = Spis
box-before = Poprzednia: { $name }
box-after = Następna: { $name }
box-at = { $at } z { $count }
box-no-item = W tym pudełku nie ma takiej rzeczy. Oto wszystko, co w nim jest.
source-rulebook = instrukcja
source-rulebook-line = Podane w instrukcji gry.
source-public = źródła publiczne
source-public-line = Znane z publicznych opisów i zdjęć.
source-known = powszechnie znane
source-known-line = Powszechnie znane, choć nie z instrukcji.
source-designed = nasz pomysł
source-designed-line = Zaprojektowane tutaj, bo nie ma tego w żadnym źródle.
part-name-pl = nazwa po polsku
part-name-en = nazwa po angielsku
part-count = liczba sztuk
part-cost = koszt
part-colour = kolor
part-vp = punkty
part-effect = działanie

## Ustawienia

set-name = Twoje imię przy stole
set-language = Język
set-theme = Wygląd
set-as-system = jak w systemie
set-theme-light = jasny
set-theme-dark = ciemny
set-pace = Tempo botów
set-pace-hint = Ile czasu masz na obejrzenie każdego ich ruchu.
set-pace-calm = spokojne
set-pace-brisk = żwawe
set-pace-instant = natychmiast
set-hold = Na końcu tury
set-hold-hint = Ostatni wybór czeka na stole pięć sekund, żeby można go było cofnąć. Następny klawisz albo dotknięcie puszcza grę dalej.
set-hold-on = zaczekaj chwilę
set-hold-off = od razu dalej
set-hints = Podpowiedzi
set-hints-hint = Przycisk przy stole (klawisz H): co zagrałby dobry gracz i dlaczego.
set-hints-on = są pod ręką
set-hints-off = bez podpowiedzi
set-tips = Wskazówki
set-tips-hint = W pierwszych trzech partiach każdej gry: przy nowym pytaniu jedno zdanie, o co chodzi.
set-tips-on = mów
set-tips-off = bez wskazówek
set-motion = Ruch na ekranie
set-motion-less = bez animacji
set-sound = Dźwięk
set-sound-off = cisza
set-sound-on = ciche stuknięcia
set-plain = Prosta plansza zamiast obrazków
set-plain-hint = Wszystko słowami; wygodna z czytnikiem ekranu.
set-kept = Ustawienia są zapisane tylko w tej przeglądarce.

## O stoliku

about-what = Stolik to stół do nowoczesnych gier planszowych: zasad pilnuje program, tłumaczy je i nigdy się nie myli, czyja kolej. Grać można z botami, wspólnie przy jednym ekranie, także bez sieci, albo ze znajomymi przez link.
about-private = Partie z botami i przy jednym ekranie oraz ustawienia zostają w twojej przeglądarce. Gra ze znajomymi potrzebuje serwera: zapisuje on wasze stoły i konto z imieniem, a przeglądarka poznaje je po jednym ciasteczku. Nikt cię nie śledzi.
about-art = Obrazki i słowa są nasze. Kod jest otwarty, na licencji MIT.
about-credits = Czyjej pracy używamy
about-licences = Pełne teksty licencji
about-publishers = Tytuły gier należą do ich wydawców i autorów. Ten projekt nie jest z nimi związany.
about-version = Wersja { $version }

## Lekcje

learn = Naucz się grać
learn-first = Zacznij lekcję
learn-on = Dokończ lekcję: { $number } z { $of }
learn-part = Lekcja, część { $number } z { $of }
learn-again = Umiesz grać. Jeszcze raz?
learn-line = Pierwszy raz? Lekcja przy stole pokaże wszystko, co trzeba.
lesson-leave = Wyjdź z lekcji
lesson-end-title = Umiesz już grać
lesson-end-line = Resztę opowiedzą karty, wystarczy którąś wskazać. Przeszliśmy razem:
lesson-end-part = Część za tobą
lesson-end-part-line = Przeszliśmy razem:
lesson-next-part = Część { $number }
lesson-play-on = Graj dalej tę partię
lesson-play-on-earlier = Graj dalej pierwszą partię z lekcji
lesson-new-game = Nowa partia ze wskazówkami
lesson-again = Jeszcze raz
lesson-rules = Zasady
lesson-other-games = Inne gry

## Karta gry

card = Karta gry
card-of = Karta gry: { $game }
card-goal = Cel
card-print = Drukuj
card-whole = Na całej stronie, do druku
card-none = Tej gry nikt jeszcze nie spisał na jednej kartce.
