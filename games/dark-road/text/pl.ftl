# Wszystko, co Kupcy z Nocnego Traktu mówią po polsku. Słowa są te same co w docs/glossary.md.
#
# $form to forma gramatyczna, której potrzebuje zdanie: nom (mianownik, domyślnie), gen (dopełniacz), acc (biernik),
# to (dopełniacz po „do”), many (dopełniacz liczby mnogiej).
# $opening mówi, czy zdanie zaczyna się wielką (capital), czy małą literą (small, po dwukropku).

## Gra

game-name = Kupcy z Nocnego Traktu
game-tagline = Kupuj, wytwarzaj i znajduj towary, sprzedawaj je bohaterom i prowadź karawany przez długą noc.

variant-buildings = Budynki
variant-buildings-random = cztery wylosowane
variant-buildings-first-game = zestaw na pierwszą grę
variant-buildings-chosen = wybrane przez graczy
variant-start = Wierzchowce i początkowi bohaterowie
variant-start-dealt = rozdani
variant-start-draft = wybierani w parach
variant-feats = Początkowe dokonania
variant-feats-dealt = po jednym
variant-feats-choice = po dwa, zostaje jedno
variant-coins = Monety
variant-coins-hidden = za zasłonkami
variant-coins-open = jawne
variant-concern = Spółka Prywatna
variant-concern-usual = tylko w grze jednoosobowej
variant-concern-apprentice = gra na poziomie Czeladnik
variant-concern-merchant = gra na poziomie Kupiec
variant-concern-guildmaster = gra na poziomie Mistrz Gildii
variant-concern-queens-rival = gra na poziomie Rywal królowej

ending-merchant-wins = Minęło trzynaście tygodni nocy.
ending-concern-wins = Minęło trzynaście tygodni nocy i nikt nie pokonał Spółki Prywatnej.

kind-hero = Bohaterowie
kind-contract = Zamówienia
kind-companion = Towarzysze
kind-steed = Wierzchowce
kind-feat = Dokonania
kind-event = Zdarzenia
kind-building = Budynki
kind-upgrade = Ulepszenia wozu
kind-good = Towary
kind-die = Kości
kind-token = Żetony i znaczniki
kind-board = Plansze
kind-town = Miasteczka
kind-concern = Spółka Prywatna

concern = Spółka Prywatna
concern-start = { concern }
concern-inside = { concern }
level-apprentice = Czeladnik
level-merchant = Kupiec
level-guildmaster = Mistrz Gildii
level-queens-rival = Rywal królowej

## Miejsca

town-wawozno = { $form ->
    [to] Wąwoźna
   *[nom] Wąwoźno
  }
town-pogorzelce = { $form ->
    [to] Pogorzelec
   *[nom] Pogorzelce
  }
town-daciszklarki = { $form ->
    [to] Dąciszklarek
   *[nom] Dąciszklarki
  }
town-hendolina = { $form ->
    [to] Hendoliny
   *[nom] Hendolina
  }
town-wierszonoc = { $form ->
    [to] Wierszonocy
   *[nom] Wierszonoc
  }
town-kopczyczorty = { $form ->
    [to] Kopczyczortów
   *[nom] Kopczyczorty
  }
region-blue = { $form ->
    [in] niebieskim
   *[nom] niebieski
  }
region-green = { $form ->
    [in] zielonym
   *[nom] zielony
  }
region-purple = { $form ->
    [in] fioletowym
   *[nom] fioletowy
  }
class-knight = { $form ->
    [many] rycerzy
    [gen] rycerza
   *[nom] rycerz
  }
class-mercenary = { $form ->
    [many] najemników
    [gen] najemnika
   *[nom] najemnik
  }
class-alchemist = { $form ->
    [many] alchemików
    [gen] alchemika
   *[nom] alchemik
  }
class-bard = { $form ->
    [many] bardów
    [gen] barda
   *[nom] bard
  }
class-scholar = { $form ->
    [many] uczonych
    [gen] uczonego
   *[nom] uczony
  }
class-wizard = { $form ->
    [many] czarodziejów
    [gen] czarodzieja
   *[nom] czarodziej
  }

district-great-bazaar = Wielki Bazar
district-queens-commissions = Zamówienia Królowej
district-yurgs-excursions = Eskapady Yurga
district-dark-market = Czarny Rynek
district-ringway-inn = { $form ->
    [acc] Gospodę przy Dookolu
   *[nom] Gospoda przy Dookolu
  }
short-great-bazaar = { $form ->
    [between] Bazarem
   *[nom] Bazar
  }
short-queens-commissions = { $form ->
    [between] Zamówieniami
   *[nom] Zamówienia
  }
short-yurgs-excursions = { $form ->
    [between] Yurgiem
   *[nom] Yurg
  }
short-dark-market = { $form ->
    [between] Czarnym Rynkiem
   *[nom] Czarny Rynek
  }
short-ringway-inn = { $form ->
    [between] Gospodą
   *[nom] Gospoda
  }
space-between = między { $first } a { $second }
space = { $first } – { $second }
dm-bottom = dolne pole
dm-left = lewe pole
dm-top = górne pole
dm-right = prawe pole
ruins-bottom-left = lewe dolne pole
ruins-top-left = lewe górne pole
ruins-top-right = prawe górne pole
ruins-bottom-right = prawe dolne pole
route-0 = główny szlak
route-1 = skrót
by-main-road = głównym szlakiem
by-shortcut = skrótem

## Towary, żetony, kości

kind-of-weapon = { $form ->
    [gen] broni
    [few] sztuki broni
    [many] sztuk broni
   *[nom] broń
  }
kind-of-armor = { $form ->
    [gen] zbroi
    [acc] zbroję
    [few] zbroje
    [many] zbroi
   *[nom] zbroja
  }
kind-of-staff = { $form ->
    [gen] kostura
    [few] kostury
    [many] kosturów
   *[nom] kostur
  }
kind-of-tome = { $form ->
    [gen] księgi
    [acc] księgę
    [few] księgi
    [many] ksiąg
   *[nom] księga
  }
kind-of-potion = { $form ->
    [gen] mikstury
    [acc] miksturę
    [few] mikstury
    [many] mikstur
   *[nom] mikstura
  }
kind-of-instrument = { $form ->
    [gen] instrumentu
    [few] instrumenty
    [many] instrumentów
   *[nom] instrument
  }
good-weapon = { kind-of-weapon }
good-fine-weapon = { $form ->
    [acc] doskonałą broń
    [few] sztuki doskonałej broni
    [many] sztuk doskonałej broni
   *[nom] doskonała broń
  }
good-armor = { kind-of-armor }
good-fine-armor = { $form ->
    [acc] doskonałą zbroję
    [few] doskonałe zbroje
    [many] doskonałych zbroi
   *[nom] doskonała zbroja
  }
good-staff = { kind-of-staff }
good-fine-staff = { $form ->
    [few] doskonałe kostury
    [many] doskonałych kosturów
   *[nom] doskonały kostur
  }
good-tome = { kind-of-tome }
good-fine-tome = { $form ->
    [acc] doskonałą księgę
    [few] doskonałe księgi
    [many] doskonałych ksiąg
   *[nom] doskonała księga
  }
good-potion = { kind-of-potion }
good-fine-potion = { $form ->
    [acc] doskonałą miksturę
    [few] doskonałe mikstury
    [many] doskonałych mikstur
   *[nom] doskonała mikstura
  }
good-instrument = { kind-of-instrument }
good-fine-instrument = { $form ->
    [few] doskonałe instrumenty
    [many] doskonałych instrumentów
   *[nom] doskonały instrument
  }
counted = { $n ->
    [one] { $one }
    [few] { $n } { $few }
   *[many] { $n } { $many }
  }

# Ilości w bierniku.
amount-coins = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
  }
amount-prestige = { $n ->
    [one] { $n } punkt prestiżu
    [few] { $n } punkty prestiżu
   *[many] { $n } punktów prestiżu
  }
amount-lantern = { $n ->
    [one] { $n } latarenkę
    [few] { $n } latarenki
   *[many] { $n } latarenek
  }
amount-horseshoe = { $n ->
    [one] { $n } podkowę
    [few] { $n } podkowy
   *[many] { $n } podków
  }
amount-quartz = { $n ->
    [one] { $n } żarokwarc
    [few] { $n } żarokwarce
   *[many] { $n } żarokwarców
  }
amount-glow = { $n ->
    [one] { $n } kość blasku
   *[many] { $n } kości blasku
  }
amount-vp = { $n } PZ
amount-stock = { $n ->
    [one] { $n } sztukę zapasu
    [few] { $n } sztuki zapasu
   *[many] { $n } sztuk zapasu
  }
token-lantern = latarenki
token-horseshoe = podkowy
token-quartz = żarokwarc
token-glow = kości blasku

face-none = –
face-blank = pusta
face-one = 1
face-star = ★
face-two = 2
face-three = 3
face-four = 4

contract = zamówienie do { $town } ({ $goods })
face-down = zakryta karta

## Nazwy, takie jak w plikach z zawartością pudełka

name-hero-start-edvar = Edvar
name-hero-start-hild = Hild
name-hero-start-ulvero = Ulvero
name-hero-start-jaspir = Jaspir
name-hero-start-ignac = Ignac
name-hero-start-sybirra = Sybirra
name-hero-agatha = Agatha
name-hero-roderyk = Roderyk
name-hero-isaura = Isaura
name-hero-tancred = Tancred
name-hero-wilhelmina = Wilhelmina
name-hero-garvain = Garvain
name-hero-odette = Odette
name-hero-cecily = Cecily
name-hero-drago = Drago
name-hero-maren = Maren
name-hero-skarde = Skarde
name-hero-oleg = Oleg
name-hero-tisha = Tisha
name-hero-brunon = Brunon
name-hero-anselm = Anselm
name-hero-bogna = Bogna
name-hero-crispin = Crispin
name-hero-evandra = Evandra
name-hero-kordian = Kordian
name-hero-mirabel = Mirabel
name-hero-teofil = Teofil
name-hero-aurelio = Aurelio
name-hero-dalinka = Dalinka
name-hero-fenwick = Fenwick
name-hero-lirienne = Lirienne
name-hero-nadir = Nadir
name-hero-roswita = Roswita
name-hero-talvin = Talvin
name-hero-ogrim = Ogrim
name-hero-cassia = Cassia
name-hero-ditmar = Ditmar
name-hero-fabiola = Fabiola
name-hero-hieron = Hieron
name-hero-leocadia = Leocadia
name-hero-pelagius = Pelagius
name-hero-atlantes = Atlantes
name-hero-melisande = Melisande
name-hero-ozryk = Ozryk
name-hero-thessaly = Thessaly
name-hero-vorn = Vorn
name-hero-yevka = Yevka
name-hero-zoltara = Zoltara
name-cave-dragon = Smok Jaskiniowy
name-frostmouse = Mrozimysz
name-phoenix = Feniks
name-raven = Kruk
name-snow-bee = Pszczoła Śnieżna
name-windcat = Wichrzykot
name-grace = Gracja
name-flicker = Migotka
name-cosimo = Cosimo
name-dumpling = Pierożek
name-steed-brembizant = Brembizánt
name-steed-shadow = Cień
name-steed-lovebug = Kochaluch
name-steed-sweethoof = Słodkopytek
name-steed-velvet = Aksamit
name-steed-whisper = Szept
name-steed-woolly = Wełniaczek
name-feat-trio-knight = Hetman rycerzy
name-feat-trio-mercenary = Druh najemników
name-feat-trio-alchemist = Mecenas alchemików
name-feat-trio-bard = Opiekun bardów
name-feat-trio-scholar = Protektor uczonych
name-feat-trio-wizard = Powiernik czarodziejów
name-feat-three-lands-1 = Trzy krainy: trakt królowej
name-feat-three-lands-2 = Trzy krainy: stary gościniec
name-feat-supplier-blue = Dostawca błękitnych rubieży
name-feat-supplier-green = Dostawca zielonych rubieży
name-feat-supplier-purple = Dostawca fioletowych rubieży
name-feat-royal-supplier = Dostawca korony
name-feat-dozen = Tuzin dostaw
name-feat-five-contracts = Słowny kupiec
name-feat-seven-heroes = Przewoźnik legend
name-feat-all-towns = Znany na rubieżach
name-feat-gifts = Przyjaciel zwierząt
name-feat-guest-and-goods = Gość i towar
name-feat-menagerie = Menażeria
name-event-only-one-survived = Ocalał tylko jeden…
name-event-quartz-mining = Wydobycie żarokwarcu
name-event-snowdrifts = Zaspy na gościńcu
name-event-warm-hearth = Gościnna chata
name-event-toll-gate = Rogatka
name-event-pedlar = Wędrowny kramarz
name-event-lost-horseshoe = Zgubiona podkowa
name-event-campfire-song = Pieśń przy ognisku
name-event-wolves = Wilki za wozem
name-event-queens-post = Poczta królowej
name-event-hunting-party = Drużyna łowiecka
name-event-bards-grave = Grób barda
name-event-frozen-bridge = Zamarznięty most
name-event-smugglers-den = Kryjówka przemytników
name-event-abandoned-camp = Opuszczony obóz
name-event-ildren-nest = Gniazdo ildrenów
name-event-quartz-vein = Żyła żarokwarcu
name-event-lost-pilgrim = Zbłąkany pielgrzym
name-event-forgotten-vault = Zapomniany skarbiec
name-event-stone-circle = Krąg kamieni
name-quartz-mine = Kopalnia Żarokwarcu
name-queens-eye = Oko Królowej. Rzeczoznawca
name-icebreakers-wharf = Przystań Lodołamaczy
name-guild-hall = Siedziba Gildii Kupców
name-oracle-of-lumi = Wyrocznia Lumi
name-candle-and-quartz = Świeca i Kwarc
name-oths-lanterns = Latarnie Otha
name-guildmasters-estate = Posiadłość Mistrza Gildii
name-yedls-workshop = Warsztat Yedla
name-frosted-filigree = Oszroniony Filigran
name-upgrade-master-craft = Mistrzowski warsztat
name-upgrade-twin-lamp = Podwójny kaganek
name-upgrade-strongbox = Okuta skrzynka
name-upgrade-trophy = Trofeum
name-upgrade-everlight = Wieczna latarnia
name-upgrade-second-harness = Druga uprząż
name-pc-01 = Poranny obchód
name-pc-02 = Zlecenie w blasku
name-pc-03 = Cicha umowa
name-pc-04 = Szybki skup
name-pc-05 = Ludzie do wynajęcia
name-pc-06 = Nocna zmiana
name-pc-07 = Objazd miasta
name-pc-08 = Wielkie interesy
name-pc-09 = Księgi rachunkowe
name-pc-10 = Posłaniec spółki
name-notice-levy = Danina gildii
name-notice-shortage = Niedobory
name-notice-inspection = Królewska inspekcja
name-notice-enlistment = Wielki werbunek
name-notice-open-road = Otwarty szlak
name-notice-audit = Audyt ksiąg
name-sarcophagus-open = Otwarty sarkofag
name-sarcophagus-sealed = Zapieczętowany sarkofag
name-sarcophagus-cursed = Przeklęty sarkofag
name-delivery-wawozno = Dostawa: Wąwoźno
name-delivery-pogorzelce = Dostawa: Pogorzelce
name-delivery-daciszklarki = Dostawa: Dąciszklarki
name-delivery-hendolina = Dostawa: Hendolina
name-delivery-wierszonoc = Dostawa: Wierszonoc
name-delivery-kopczyczorty = Dostawa: Kopczyczorty

## Łączniki

phrase-or = { $first } lub { $second }
phrase-comma = { $first }, { $rest }
phrase-either = { $first } albo { $second }
phrase-next = { $first }; { $rest }
phrase-sentences = { $first } { $rest }

## Co robią efekty: zdania układane z programów

word-take = { $opening ->
    [capital] Weź
    [told] bierze
   *[small] weź
  }
word-lose = { $opening ->
    [capital] Strać
    [told] traci
   *[small] strać
  }
word-turn = { $opening ->
    [capital] Odwróć
    [told] odwraca
   *[small] odwróć
  }
word-move = { $opening ->
    [capital] Przesuń
    [told] przesuwa
   *[small] przesuń
  }
word-roll = { $opening ->
    [capital] Rzuć
    [told] rzuca
   *[small] rzuć
  }

do-take = { $opening ->
    [capital] Weź
    [told] zyskuje
   *[small] weź
  } { $things }
do-lose = { word-lose } { $things }
do-flip-up = { word-turn } { $n ->
    [one] zwyczajny towar
    [few] najwyżej { $n } zwyczajne towary
   *[many] najwyżej { $n } zwyczajnych towarów
  } na stronę doskonałą
do-flip-down = { word-turn } { $n ->
    [one] doskonały towar
    [few] { $n } doskonałe towary
   *[many] { $n } doskonałych towarów
  } na stronę zwyczajną
do-craft = { $opening ->
    [capital] Wytwórz
    [told] wytwarza
   *[small] wytwórz
  } { $side ->
    [fine] doskonały
   *[normal] zwyczajny
  } towar według kości na 1. polu blokady (dowolny, jeśli pole jest puste)
do-glow-to-pool = { $opening ->
    [capital] Przenieś
    [told] przenosi
   *[small] przenieś
  } kość blasku ze specjalnej rezerwy do puli akcji
do-rotate-wheel = { $opening ->
    [capital] Obróć
    [told] obraca
   *[small] obróć
  } koło rynku o jedno pole
do-take-hero = { $opening ->
    [told] bierze bez sprzedaży bohatera wraz z jego bonusem
   *[other] { word-take } bez sprzedaży odkrytego bohatera{ $blind ->
        [yes] {" "}lub zakrytego z wierzchu talii
       *[no] {""}
      } wraz z jego bonusem
  }
do-lose-hero = { word-lose } jednego ze swoich bohaterów
do-deliver-inn-hero = { $opening ->
    [capital] Dostarcz
    [told] dostarcza
   *[small] dostarcz
  } od razu odkrytego bohatera z Gospody, za nagrodę jego regionu
do-take-contract = { word-take } zamówienie z wierzchu dowolnego stosu
do-take-feat = { $opening ->
    [told] bierze dokonanie
   *[other] { word-take } odkryte dokonanie z bonusem sztandaru{ $blind ->
        [yes] {" "}albo zakryte z wierzchu talii, bez bonusu
       *[no] {""}
      }
  }
do-take-upgrade = { word-take } ulepszenie wozu
do-take-steed = { word-take } dowolnego nieużywanego wierzchowca
do-move-ruins = { word-move } znacznik ruin o { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
  } i { $opening ->
    [capital] weź
    [told] bierze
   *[small] weź
  } znaleziony tam towar
do-explore = { $opening ->
    [capital] Zbadaj
    [told] bada
   *[small] zbadaj
  } Ruiny Yin
do-roll-ruins = { word-roll } kością ruin
do-reroll-ruins = { $opening ->
    [told] rzuca nią jeszcze raz
   *[other] { word-roll } nią jeszcze raz; przy tym samym symbolu { $same }
  }
do-roll-oracle = { word-roll } kością wyroczni
do-move-dark-market = { word-move } za darmo znacznik Czarnego Rynku o { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
  } i { $opening ->
    [capital] weź
    [told] bierze
   *[small] weź
  } to, co pokazuje
do-otherwise = { $first }; jeśli nie { $opening ->
    [told] może
   *[other] możesz
  }, { $second }
do-may = { $opening ->
    [capital] Jeśli chcesz
    [told] jeśli chce
   *[small] jeśli chcesz
  }, { $does }
do-exchange = { $opening ->
    [capital] Zapłać
    [told] płaci
   *[small] zapłać
  } { $cost }; w zamian { $does }
do-first-taker = { $first } za pierwszym razem w grze, później { $later }
do-swap = { $opening ->
    [capital] Wymieniaj
    [told] wymienia
   *[small] wymieniaj
  }, ile razy { $opening ->
    [told] chce
   *[other] chcesz
  }, jedno na drugie: { $bundles }
do-set-travel-die = { $opening ->
    [capital] Wybrana
    [told] wybrana
   *[small] wybrana
  } kość podróży ma dowolną wartość
do-add-travel-die = { $opening ->
    [capital] Dodaj
    [told] dodaje
   *[small] dodaj
  } od { $least } do { $most } do wybranej kości podróży (najwyżej do 6)
do-shortcut-free = { $opening ->
    [capital] Jedź
    [told] jedzie
   *[small] jedź
  } skrótem, nie płacąc latarenek
do-bazaar = { $opening ->
    [capital] Jeśli chcesz, obróć koło i przewróć jedną kość, potem kup towary
    [told] może obrócić koło i przewrócić jedną kość, potem kupuje towary
   *[small] jeśli chcesz, obróć koło i przewróć jedną kość, potem kup towary
  }
do-inn = { $opening ->
    [capital] Sprzedaj towary jednemu bohaterowi, który do ciebie dołączy
    [told] sprzedaje towary jednemu bohaterowi, który dołącza do wozu
   *[small] sprzedaj towary jednemu bohaterowi, który do ciebie dołączy
  }
do-dark-market = { word-move } znacznik, płacąc monetę za pole, i { $opening ->
    [capital] weź
    [told] bierze
   *[small] weź
  } to, co pokazuje
do-travel = { $opening ->
    [capital] Poprowadź
    [told] prowadzi
   *[small] poprowadź
  } karawanę do miasteczka

thing-good = towar
thing-best-good = najcenniejszy towar
thing-any-good = { $side ->
    [fine] dowolny doskonały towar
    [any] dowolny towar
   *[normal] dowolny zwyczajny towar
  }
thing-value1-good = { $side ->
    [fine] doskonały towar
    [any] towar
   *[normal] zwyczajny towar
  } o wartości 1 na kole rynku
thing-notOnWheel-good = { $side ->
    [fine] doskonały towar
    [any] towar
   *[normal] zwyczajny towar
  } rodzaju, którego kości nie ma na kole rynku
thing-either-side = zwyczajną lub doskonałą { $good }
thing-hero = jednego ze swoich bohaterów

power-discount = Na Wielkim Bazarze płacisz łącznie o { $n } mniej.
power-any-building = Z kością blasku możesz aktywować dowolny budynek na planszy zamiast sąsiedniego.
power-stride = Możesz ruszyć się dokładnie o { $n ->
    [few] { $n } pola
   *[many] { $n } pól
  } zamiast o wartość kości.
power-block = Masz osobny magazyn { $rows } × { $columns }.
power-unlimited = Możesz mieć dowolnie wiele ulepszeń.
power-die-plus = Do każdej wybranej kości podróży możesz dodać { $n } (najwyżej do 6).
power-free-roll = Rzut kością ruin nie kosztuje cię latarenki.
power-on-travel = Gdy decydujesz się podróżować, najpierw { $does }.
power-on-upgrade = Gdy zdobywasz ulepszenie, { $does }.
power-on-fine = Za każdy doskonały towar dostarczony w zamówieniu { $does }.
power-end-vp = Na koniec gry { $n } PZ.
power-on-take = Od razu { $does }.
power-fills-storage = Na stałe zajmuje { $rows } × { $columns } magazynu.
power-fills-hooks = Na stałe zajmuje { $n ->
    [one] jedno miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
  } na latarenki.
power-fills-inventory = Na stałe zajmuje { $n ->
    [one] jedno miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
  } w ekwipunku.
power-slot = { $slot }. pole blokady działa odtąd tak: { $does }.

feat = { $wanted }: { $reward }{ $limit ->
    [none] {""}
    [1] {" "}(tylko raz)
   *[other] {" "}(najwyżej { $limit } razy)
  }.
feat-set = Za każdy zestaw ({ $cards })
feat-each-class = Za { $n ->
    [one] każdego dostarczonego { $class }
   *[other] każdych { $n } dostarczonych { $class }
  }
feat-each-hero = { $n ->
    [one] Za każdego bohatera dostarczonego
   *[other] Za każdych { $n } bohaterów dostarczonych
  } w regionie { $region }
feat-each-contract = { $n ->
    [one] Za każde zamówienie dostarczone
    [few] Za każde { $n } zamówienia dostarczone
   *[many] Za każde { $n } zamówień dostarczonych
  } w regionie { $region }
feat-total = { $of ->
    [heroes] Za { $n } dostarczonych bohaterów
    [contracts] Za { $n } dostarczonych zamówień
   *[both] Za { $n } dostarczonych bohaterów i zamówień łącznie
  }
feat-towns = Za dostawy w { $n } różnych miasteczkach
feat-gifts = { $n ->
    [one] Za każdy podarunek
    [few] Za każde { $n } podarunki
   *[many] Za każde { $n } podarunków
  } na kartach twoich wiernych towarzyszy
feat-companions = Za { $n } towarzyszy leżących przed tobą
feat-pairs = Za każdą parę (bohater i zamówienie dostarczone do tego samego miasteczka)
feat-class = { $n } dostarczonych { $class }
feat-town-hero = { $n ->
    [one] bohater dostarczony
   *[other] { $n } bohaterów dostarczonych
  } do { $town }
feat-town-contract = { $n ->
    [one] zamówienie dostarczone
   *[other] { $n } zamówień dostarczonych
  } do { $town }
feat-region-hero = { $n ->
    [one] bohater dostarczony
   *[other] { $n } bohaterów dostarczonych
  } w regionie { $region }
feat-region-contract = { $n ->
    [one] zamówienie dostarczone
   *[other] { $n } zamówień dostarczonych
  } w regionie { $region }

concern-does = { $deeds }
concern-does-gain = zyskuje { $amount }
concern-does-lower = zyskuje { $n } w tym, czego ma mniej: w monetach albo w prestiżu
concern-does-advance-ruins = przesuwa znacznik ruin o { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
  }
concern-does-levy = dostaje od każdego gracza { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
  }, o ile ten ją ma
concern-does-reroll-market = każe przerzucić wszystkie kości rynku
concern-does-cycle-contracts = każe odłożyć zamówienie z wierzchu każdego stosu na jego spód
concern-does-replace-inn = każe wymienić wszystkich bohaterów w Gospodzie

decree-sale = Dopóki ta karta leży, Spółka Prywatna dostaje o { $n } więcej za każdą sprzedaż.
decree-wheel = Dopóki ta karta leży, nikt nie obraca za darmo koła na Wielkim Bazarze.
decree-contract = Dopóki ta karta leży, zamówienie dostarczone w całości daje o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } prestiżu więcej.
decree-hero = Dopóki ta karta leży, każdy dostarczony bohater daje o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
  } więcej.
decree-joins = Dopóki ta karta leży, Spółka Prywatna dołącza do każdej karawany.
decree-traveller = Dopóki ta karta leży, gracz prowadzący karawanę dostaje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
  } za każdego innego podróżnika.
decree-none = Ten komunikat nie ma trwałego skutku.

## Objaśnienia elementów

about-hero = Bohater: { $class } w drodze do { $town } (region { $region })
about-wants = Chce: { $goods }.
about-starting-hero = Początkowy bohater nie chce towarów.
about-bonus = Bonus, gdy wsiada: { $bonus }.
about-hero-reward = Po dostarczeniu: { $does }.
bonus-lantern = 1 latarenka
bonus-horseshoe = 1 podkowa
bonus-chest = skrzynia (miejsce na jeden towar dowolnej wielkości)
about-contract = Dostarcz do { $town } (region { $region }): { $goods }.
about-contract-reward = Za jeden, dwa albo trzy z tych towarów { $one }, { $two } albo { $three } punktów prestiżu, a za każdy doskonały jeszcze { $fine }. Zasada DR-14.3.
about-loyal = Wierny towarzysz: każda umiejętność raz na grę, za podarunek, który zostaje na karcie. Zasada DR-19.2.
about-stray = Bezpański towarzysz: za każdym razem chce podarunku, potem przechodzi do gracza po lewej. Zasada DR-19.3.
ability = Za { $gift }: { $does }.
ability-short = za { $gift } { $does }
about-event = Zdarzenie ({ $route })
event-line = { $value }: { $does }
about-good = W magazynie: { $shape }. Zasada DR-17.
about-fine = Doskonały towar: przy sprzedaży o { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  } więcej i { $quartz } żarokwarc, w zamówieniu o { $prestige ->
    [one] { $prestige } punkt
    [few] { $prestige } punkty
   *[many] { $prestige } punktów
  } prestiżu więcej.
shape-rectangle = { $rows } × { $columns }
shape-corner = { $cells } pola w kształcie litery L
about-steed = Wierzchowiec. Zasada DR-20.
about-feat = Dokonanie, liczone na koniec gry. Zasada DR-23.
about-building = Budynek: { $does }. Zasada DR-22.
about-upgrade = Ulepszenie wozu. Zasada DR-21.
about-action = { $move ->
    [0] stoi
    [one] rusza o jedno pole
    [few] rusza o { $move } pola
   *[many] rusza o { $move } pól
  }, { $glow ->
    [yes] odwiedza obie dzielnice i budynek, podróżuje skrótem
   *[no] odwiedza jedną dzielnicę, podróżuje głównym szlakiem
  }; jej miasteczko: { $town }
about-action-card = Karta akcji: { $does }.
about-notice = Spółka Prywatna od razu { $does }.
about-sarcophagus = Sarkofag: Spółka Prywatna { $does }.
about-delivery = Gdy Spółka Prywatna tu coś dostarcza, { $front } (przód) albo { $back } (tył) i odwraca kafelek.

## Pytania

ask-name-buildings-building = Który budynek wybierasz do tej gry?
ask-draft-steed = Którego wierzchowca i początkowego bohatera bierzesz?
ask-feat-choice-feat = Które dokonanie zatrzymujesz? Drugie trafi na spód talii.
ask-plan-reset = Wszystkie twoje zablokowane kości są równe. Ustawiasz je na 1, 2, 3?
ask-plan-die = Którą kość nocy blokujesz? O ruchu zdecyduje ta, którą zwolnisz.
ask-plan-slot = { $locks ->
    [yes] Blokowana kość: { $face } (na 1. polu wytworzy { $kind }). Z którego pola bierzesz kość do puli? Ona wyznaczy ruch.
   *[no] Którą zablokowaną kość bierzesz do puli akcji? Ona wyznaczy ruch.
  }
ask-glow-to-pool-die = Którą kość blasku przenosisz do puli akcji?
ask-move-space = Ruch: dokąd jedziesz?
ask-move-step = Używasz podkowy czy od razu coś odwiedzasz?
ask-activate-place = { $left ->
    [none] Nie ma już nic do odwiedzenia w tej turze.
   *[some] Aktywacja: co odwiedzasz?
  }
ask-bazaar-adjust = Wielki Bazar: zmieniasz coś na rynku?
ask-bazaar-face = Na jaki towar przewracasz kość?
ask-bazaar-buy = Wielki Bazar: co kupujesz?
ask-dark-market-space = Czarny Rynek: jak daleko przesuwasz znacznik?
ask-inn-hero = { $buyers ->
    [0] Gospoda: nikt tu nie kupi tego, co wieziesz. Co robisz?
   *[other] Gospoda: komu sprzedajesz?
  }
ask-inn-good = Co kupuje { $hero }?
ask-explore-space = Ruiny Yin: jak daleko przesuwasz znacznik?
ask-explore-roll = Ruiny Yin: rzucasz kością ruin?
ask-travel-companion = Którego towarzysza zabierasz?
ask-travel-road = Którą drogą jedziesz?
ask-travel-town = Do którego miasteczka jedziesz?
ask-caravan-answer = { $leader } prowadzi karawanę { $route } do { $town }. Dołączasz?
ask-pick-die = „{ $event }”: którą kość podróży bierzesz?
ask-pick-change = Zmieniasz tę kość?
ask-visits-plan = { $step ->
    [town] Które miasteczko odwiedzasz?
    [goods] Jaki towar dostarczasz? To { $contract }.
   *[cards] Co dostarczasz?
  }
ask-fortunes-fortune = Uśmiech losu: co bierzesz?
ask-companion-ability = Z pomocy którego towarzysza korzystasz?
ask-gift-thing = Co dajesz jako podarunek?
ask-exchange-cost = Płacisz?
ask-exchange-good = Którym towarem płacisz?
ask-swap-net = Co wymieniasz?
ask-choose-branch = Co wybierasz?
ask-may-answer = Chcesz z tego skorzystać?
ask-take-good-kind = Który towar bierzesz?
ask-lose-good-good = Który towar tracisz?
ask-flip-good = Który towar odwracasz?
ask-take-hero-hero = Którego bohatera bierzesz?
ask-lose-hero-hero = Którego bohatera tracisz?
ask-deliver-inn-hero-hero = Którego bohatera z Gospody dostarczasz?
ask-board-leaving = Miejsca w wozie są zajęte. Który bohater odchodzi?
ask-take-contract-contract = Które zamówienie bierzesz?
ask-take-contract-returned = Masz cztery zamówienia. Które wraca na spód stosu?
ask-take-feat-feat = Które dokonanie bierzesz?
ask-take-upgrade-upgrade = Które ulepszenie bierzesz?
ask-take-steed-steed = Którego wierzchowca bierzesz?
ask-settle-token = Ekwipunek jest pełny. Z czego rezygnujesz?
ask-settle-goods = Towary się nie mieszczą. Z czego rezygnujesz?
ask-end-plan = { $step ->
    [town] Ostatnia wizyta: które miasteczko odwiedzasz?
    [goods] Ostatnia wizyta: jaki towar dostarczasz? To { $contract }.
   *[cards] Ostatnia wizyta: co dostarczasz?
  }
ask-end-reward = „{ $feat }” daje { $n }{ $times ->
    [1] {""}
   *[other] {" "}(wypłata { $nth }. z { $times })
  }. Masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  } i { $prestige ->
    [one] { $prestige } punkt
    [few] { $prestige } punkty
   *[many] { $prestige } punktów
  } prestiżu. Co bierzesz?

## Odpowiedzi

option-companion = Skorzystaj z towarzysza…
option-use = { $what }: { $does }
option-named = { $what }. { $does }
option-pair = { $steed } oraz { $hero }, { $class } w drodze do { $town }, bonus: { $bonus }. { $does }
option-locks-reset = Tak, ustaw je na 1, 2, 3
option-locks-keep = Nie, zostaw
option-die = Kość { $face }: później { $value ->
    [0] postój
    [one] ruch o jedno pole
    [few] ruch o { $value } pola
   *[many] ruch o { $value } pól
  }; na 1. polu wytwarza { $kind }
option-slot = { $slot }. pole, kość { $face } ({ $value ->
    [0] postój
    [one] ruch o jedno pole
    [few] ruch o { $value } pola
   *[many] ruch o { $value } pól
  }): { $does }
option-slot-craft = { $slot }. pole, kość { $face } ({ $value ->
    [0] postój
    [one] ruch o jedno pole
    [few] ruch o { $value } pola
   *[many] ruch o { $value } pól
  }): wytwórz { $kind ->
    [any] dowolny { $side ->
        [fine] doskonały towar
       *[normal] zwyczajny towar
      }
   *[die] { $side ->
        [fine] doskonały towar wskazany przez blokowaną kość
       *[normal] zwyczajny towar wskazany przez blokowaną kość
      }
  }
option-face = { $face ->
    [pusta] Przenieś pustą kość
   *[other] Przenieś kość { $face }
  }
option-ride = { $by ->
    [0] Zostań
    [one] Jedno pole dalej
    [few] { $by } pola dalej
   *[many] { $by } pól dalej
  }, { $space }{ $building ->
    [none] {""}
   *[other] {" "}(tam { $building })
  }
option-step = { $by ->
    [one] O pole do przodu
   *[other] O pole do tyłu
  }, { $space }{ $building ->
    [none] {""}
   *[other] {" "}(tam { $building })
  }
option-stay = Nie używaj podkowy
option-end = Zakończ turę
option-rotate = Obróć koło o jedno pole: ceny spadają, ostatnia skacze na 5
option-turn-die = Przewróć kość { $kind } na inny towar
option-to-purchase = Przejdź do zakupów
option-face-kind = Przewróć na { $kind } (wartość { $worth })
option-buy = Kup { $kind } { $price ->
    [0] za darmo
    [one] za { $price } monetę
    [few] za { $price } monety
   *[many] za { $price } monet
  }
option-bought = Nie kupuj nic więcej
option-dark = Zapłać { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }: { $does }
option-look-at-inn = Zapłać 1 punkt prestiżu i odkryj trzech kolejnych bohaterów
option-buyer = { $hero }, { $class } w drodze do { $town }; kupi od ciebie: { $goods }, razem za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }; bonus: { $bonus }
option-price = { $kind } ({ $worth })
option-no-sale = Nic nie sprzedawaj
option-sell = Sprzedaj { $good } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }{ $quartz ->
    [yes] {" "}i 1 żarokwarc
   *[no] {""}
  }
option-sold = Nie sprzedawaj nic więcej
option-ruins = Przesuń znacznik na { $space }: { $does }
option-ruins-roll = Rzuć kością ruin
option-ruins-stop = Nie rzucaj
option-hero = { $hero }, { $class } w drodze do { $town }; bonus: { $bonus }
option-contract = Do { $town }: { $goods } (w stosie jeszcze { $left })
option-take-companion = { $card }{ $loyal ->
    [yes] {""}
   *[no] {" "}(bezpański towarzysz)
  }{ $die ->
    [yes] {" "}z kością podróży
   *[no] {""}
  }: { $does }
option-blind = Weź zakrytą kartę z wierzchu talii
option-feat = { $feat }. { $does } Od razu { $bonus }.
option-good-turn = Odwróć { $good } (wartość { $worth })
option-good-pay = Zapłać, oddając { $good } (wartość { $worth })
option-good-give = Oddaj { $good } (wartość { $worth })
option-good-take = Weź { $good } (wartość { $worth })
option-pay = Zapłać { $cost }
option-none = Nie, zrezygnuj
option-no = Nie
option-swap = Oddaj { $given }, weź { $taken }
option-give-up = Oddaj { $things }
option-reward-coins = Weź monety
option-reward-prestige = Weź prestiż

option-main-road = Główny szlak: za darmo; na końcu { $fortunes ->
    [one] jeden uśmiech losu
   *[other] { $fortunes } uśmiechy losu
  }
option-shortcut = Skrót: zapłać { $cost }; na końcu { $fortunes ->
    [one] jeden uśmiech losu
   *[other] { $fortunes } uśmiechy losu
  }
option-flicker = Skrót, { $card }: { $gift } zamiast latarenek; na końcu { $fortunes ->
    [one] jeden uśmiech losu
   *[other] { $fortunes } uśmiechy losu
  }
option-town = { $town } (region { $region }): za dostarczonego { $class } { $does }
option-town-aboard = { $town } (region { $region }); na wozie: { $aboard }
aboard-contract = zamówienie ({ $goods }; { $have ->
    [0] na razie bez towarów
   *[other] { $have } z { $of }, da { $gain }
  })
aboard-hero = { $hero } (da { $gain })
option-join-yes = Tak, dołącz do karawany
option-join-for = Tak, dołącz{ $aboard ->
    [none] {" "}(nic tam nie oddasz, a zdarzenie może ci coś zabrać)
   *[other] ; do tego regionu wieziesz: { $aboard }
  }
option-join-no = Nie, zostań w mieście
option-reroll = Zapłać latarenkę i przerzuć { $count ->
    [one] kość
    [2] obie kości
   *[many] wszystkie { $count } kości
  }
option-line = Kość { $value }: { $does }
option-keep-die = Zostaw kość { $value }: { $does }
option-raise = { $steed } zmienia kość na { $value }: { $does }
option-change-die = { $card } (za { $gift }) zmienia kość na { $value }: { $does }
option-deliver-hero = Dostarcz bohatera: { $hero }, { $class }; { $does }
option-deliver-contract = Dostarcz zamówienie ({ $goods }); masz { $have } z { $of } towarów, najwyżej { $gain }
option-deliver-good = Dostarcz { $good } (wartość { $worth }){ $fine ->
    [yes] , o 1 punkt prestiżu więcej
   *[no] {""}
  }
option-visit-enough = Nie dawaj nic więcej do tego zamówienia
option-visit-done = Zakończ dostawy
option-visit-pass = Nie odwiedzaj żadnego miasteczka

## Co się dzieje

event-game-began = Zaczyna się długa noc. Rozpoczyna { $first }; kolejność: { $order }.
event-upgrades-removed = Z gry odpadają ulepszenia: { $upgrades }.
event-building-named = { $player } wybiera budynek: { $building }.
event-buildings-placed = W grze są te budynki, od Bazaru: { $buildings }.
event-outfitted = { $player } dostaje wierzchowca ({ $steed }) i początkowego bohatera ({ $hero }).
event-concern-outfitted = Spółka Prywatna dostaje początkowego bohatera ({ $hero }).
event-feats-dealt = { $count ->
    [one] Na początek dostajesz dokonanie „{ $feats }”.
   *[other] Na początek dostajesz dokonania: { $feats }.
  }
event-feat-kept = Zatrzymujesz dokonanie „{ $feat }”.
event-feats-returned = Na spód talii { $count ->
    [one] trafia jedno dokonanie
    [few] trafiają { $count } dokonania
   *[many] trafia { $count } dokonań
  }.
event-start-good = { $player } ma na początek { $good } i { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }.
event-turn-began = Runda { $round }: { $player } zaczyna turę.
event-locks-reset = { $player } ustawia zablokowane kości na 1, 2, 3.
event-planned = { $player } blokuje na { $slot }. polu kość ({ $face }), a do puli bierze inną ({ $freed }).
event-planned-late = { $player } bierze do puli kość ({ $freed }) z { $slot }. pola.
event-glow-moved = { $player } przenosi kość blasku ({ $face }) do puli akcji.
event-glow-gained = { $player } zyskuje kość blasku ({ $face }).
event-rode = { $player } { $by ->
    [0] zostaje
   *[other] staje
  } { $space }.
event-horseshoe-used = { $player } używa podkowy i staje { $space }.
event-activated = { $player } odwiedza { $district }.
event-building-activated = { $player } korzysta z budynku: { $building }.
event-dice-rolled-anew = { $player } odrzuca jedną kość nocy i przerzuca pozostałe: { $faces }.
event-market-refilled = { $count ->
    [one] Nowa kość na rynku pokazuje { $kinds }.
   *[other] Nowe kości na rynku pokazują { $kinds }.
  }
event-refilled = { $count ->
    [one] Na stół trafia nowa karta: { $pieces }.
   *[other] Na stół trafiają nowe karty: { $pieces }.
  }
event-gained = { $player } zyskuje { $amount }.
event-lost = { $player } traci { $amount }.
event-paid = { $player } płaci { $amount }.
event-no-room = { $player } nie ma miejsca na { $amount }: przepada.
event-supply-empty = W zasobach nie ma już: { $what }.
event-goods-gained = { $player } zyskuje { $goods }.
event-goods-lost = { $player } oddaje { $goods }.
event-goods-given-up = { $player } nie ma miejsca i oddaje { $goods }.
event-good-flipped = { $player } odwraca { $good } na stronę { $up ->
    [yes] doskonałą
   *[no] zwyczajną
  }.
event-swapped = { $player } wymienia w Posiadłości { $given }.
event-wheel-turned = { $player } obraca koło rynku.
event-market-die-turned = { $player } przewraca kość { $from } na { $into }.
event-bought = { $player } kupuje { $kind } { $price ->
    [0] za darmo
    [one] za { $price } monetę
    [few] za { $price } monety
   *[many] za { $price } monet
  }.
event-marker-moved-dark-market = { $player } przesuwa znacznik Czarnego Rynku na { $space }{ $paid ->
    [0] {""}
    [one] {" "}za { $paid } monetę
    [few] {" "}za { $paid } monety
   *[many] {" "}za { $paid } monet
  }.
event-marker-moved-ruins = { $player } przesuwa znacznik ruin na { $space }.
event-heroes-revealed = { $player } rozgląda się za innymi bohaterami: { $heroes }.
event-sold = { $player } sprzedaje { $goods } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }, a kupuje { $hero }.
event-nothing-sold = { $player } nic nie sprzedaje.
event-ruins-rolled = { $player } rzuca kością ruin i { $does }.
event-oracle-rolled = { $player } rzuca kością wyroczni i { $does }.
event-hero-joined = { $player } zabiera na wóz bohatera: { $hero }.
event-hero-bonus = { $hero } daje bonus.
event-hero-left = { $player } odprawia bohatera: { $hero }.
event-contract-taken = { $player } bierze { $contract }.
event-contract-returned = { $player } odkłada { $contract }.
event-feat-taken = { $player } bierze dokonanie „{ $feat }”.
event-feat-drawn = { $player } dobiera zakryte dokonanie.
event-feat-seen = Dobierasz dokonanie „{ $feat }”.
event-upgrade-taken = { $player } bierze ulepszenie: { $upgrade }.
event-upgrade-helped = { $player } korzysta z ulepszenia: { $upgrade }.
event-steed-taken = { $player } zaprzęga wierzchowca: { $steed }.
event-steed-helped = { $player } korzysta z wierzchowca: { $steed }.
event-companion-taken = { $player } zabiera towarzysza: { $card }{ $die ->
    [yes] {" "}(z kością podróży)
   *[no] {""}
  }.
event-companion-used = { $player } korzysta z towarzysza ({ $card }) za { $gift }: { $does }.
event-companion-passed = { $left } przejmuje towarzysza: { $card }.
event-caravan-announced = { $player } prowadzi karawanę { $route } do { $town }.
event-joined = { $player } dołącza do karawany.
event-stayed = { $player } nie dołącza do karawany.
event-event-revealed = Po drodze zdarza się „{ $card }”. { $count ->
    [one] Kość pokazuje
   *[other] Kości pokazują
  } { $dice }.
event-dice-rerolled = { $player } przerzuca { $count ->
    [one] kość
   *[other] kości
  }: { $dice }.
event-die-changed = { $player } zmienia kość na { $value }.
event-die-picked = { $player } bierze kość { $value } i { $does }.
event-visited = { $player } dociera do { $town }.
event-contract-delivered = { $player } dostarcza { $goods }; { $contract } daje { $prestige ->
    [one] { $prestige } punkt
    [few] { $prestige } punkty
   *[many] { $prestige } punktów
  } prestiżu.
event-hero-delivered = { $player } dostarcza bohatera: { $hero }.
event-fortune-taken = { $player } wybiera uśmiech losu i { $does }.
event-concern-card = Spółka Prywatna dobiera kartę „{ $card }”: { $does }.
event-concern-balances = Spółka Prywatna ma { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  } i { $prestige ->
    [one] { $prestige } punkt
    [few] { $prestige } punkty
   *[many] { $prestige } punktów
  } prestiżu, więc wybiera cel: { $district }.
event-concern-rode = Spółka Prywatna { $by ->
    [0] zostaje
   *[other] staje
  } { $space }.
event-concern-activated = Spółka Prywatna odwiedza { $district }.
event-concern-idle = Spółce Prywatnej nic się tu nie opłaca.
event-concern-building = Dzięki kości blasku Spółka Prywatna korzysta też z budynku { $space }.
event-concern-gained = Spółka Prywatna zyskuje { $amount }.
event-concern-lost = Spółka Prywatna traci { $amount }.
event-concern-bought = Spółka Prywatna kupuje tam, gdzie najtaniej: { $kind }, { $dice ->
    [one] jedna kość
   *[other] { $dice } kości
  } za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
  }.
event-concern-sold = Spółka Prywatna sprzedaje { $kinds } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }; kupuje { $hero }, bo bierze najwięcej.
event-concern-explored = Spółka Prywatna bada ruiny („{ $card }”): { $does }.
event-concern-weighed = Najlepsze dla Spółki Prywatnej miasteczko to { $town }, warte { $value }.
event-concern-contract-delivered = Spółka Prywatna dostarcza { $goods ->
    [one] jeden towar
    [few] { $goods } towary
   *[many] { $goods } towarów
  }; { $contract } daje { $prestige ->
    [one] { $prestige } punkt
    [few] { $prestige } punkty
   *[many] { $prestige } punktów
  } prestiżu.
event-concern-fortune = Spółka Prywatna ma uśmiech losu (monety: { $coins }, prestiż: { $prestige }) i bierze { $takes ->
    [coins] monety
   *[feat] dokonanie
  }.
event-concern-tile = Kafelek dostawy ({ $town }): Spółka Prywatna { $does }.
event-concern-kept-companion = Spółka Prywatna usuwa z gry towarzysza: { $card }.
event-notice-revealed = Gildia ogłasza komunikat „{ $notice }”. { $does }
event-notice-helped = { $player } korzysta z komunikatu „{ $notice }”.
event-final-visits = Noc się kończy. Każdy może odwiedzić ostatnie miasteczko.
event-feat-scored = { $player } ma dokonanie „{ $feat }”{ $times ->
    [one] {""}
   *[other] {" "}({ $times } razy)
  } i dostaje { $rewards }.
event-feat-scored-not = { $player } nie ma dokonania „{ $feat }”.
event-concern-scored = Spółka Prywatna kończy z wynikiem { $total }: mniejsza z liczb (monety { $coins }, prestiż { $prestige }), za dokonania { $feats }, za poziom { $level }.
event-tied = { $by ->
    [sum] Przy remisie wygrywa większa suma monet i prestiżu: { $who }.
    [gifts] Przy remisie, także w sumie monet i prestiżu, wygrywa więcej podarunków u towarzyszy: { $who }.
    [contracts] Przy remisie, także w podarunkach, wygrywa więcej dostarczonych zamówień: { $who }.
    [heroes] Przy remisie, także w zamówieniach, wygrywa więcej dostarczonych bohaterów: { $who }.
   *[none] Remis we wszystkim: { $who } wygrywają razem.
  }
tied-one = { $player } { $n }
event-game-ended = Gra się kończy.

## Punkty

score-base = Monety albo prestiż
score-feats = Dokonania
score-trophy = Trofeum
score-glow = Kości blasku
score-level = Poziom
score-why-base = mniejsza z liczb: monety { $coins }, prestiż { $prestige }
score-why-tied = { score-why-base }; { $by ->
    [sum] remis rozstrzyga ich suma: { $n }
    [gifts] remis rozstrzygają podarunki u towarzyszy: { $n }
    [contracts] remis rozstrzygają dostarczone zamówienia: { $n }
    [heroes] remis rozstrzygają dostarczeni bohaterowie: { $n }
   *[none] remis we wszystkim
  }
score-why-hidden = monety za zasłonką, prestiż { $prestige }
score-why-feat = { $feat }{ $times ->
    [0] {" "}(niewykonane)
    [one] {""}
   *[other] {" "}({ $times } razy)
  }{ $base ->
    [yes] : w monetach lub prestiżu
   *[no] {""}
  }
score-why-upgrade = { $upgrade }
score-why-glow = w rezerwie: { $count }

## Stół

table-opening = Przed pierwszą turą
table-turn = Runda { $round } z { $rounds }: { $player }
table-final = Ostatnie wizyty
table-over = Koniec gry
moment = runda { $round }/{ $rounds }
table-journey = { $leader } prowadzi karawanę { $route } do { $town } (region { $region })
table-ringway = Wysoka Grań, Dookole
table-player = { $player }
table-concern = Spółka Prywatna ({ $level })

row-draft = Pary do wyboru
row-building-tiles = Budynki do wyboru
row-event = Zdarzenie
row-dice = Kości podróży
row-courtyard = Dziedziniec
row-feat-deck = Dokonania w talii
row-field = { $kind }: { $worth }
row-basket = Kupione
row-town = { $town } ({ $left })
row-companions = Towarzysze
row-companion-deck = Towarzysze w talii
row-upgrades = Ulepszenia wozu
row-steeds = Wolne wierzchowce
row-inn = Bohaterowie
row-revealed = Odkryci na czas tej sprzedaży
row-hero-deck = Bohaterowie w talii
row-reserve = Główna rezerwa
row-pool = Pula akcji
row-glow = Specjalna rezerwa
row-goods = Towary
row-heroes = Bohaterowie
row-contracts = Zamówienia
row-steeds-of = Wierzchowiec
row-upgrades-of = Ulepszenia
row-companions-of = Towarzysze ({ $gifts ->
    [one] 1 podarunek
    [few] { $gifts } podarunki
   *[many] { $gifts } podarunków
  })
row-feats-of = Dokonania
row-register = Rejestr (bohaterowie: { $heroes }, zamówienia: { $contracts })
row-spent = Zużyte kości nocy
row-stock = Zapas
row-concern-card = Karta akcji
row-notice = Komunikat Gildii
row-tiles = Kafelki dostaw

note-travellers = Podróżują: { $travellers }.
pile = { $kind } { $left }
note-piles = Towary w zasobach: { $piles }.
note-event-decks = Zdarzenia: { $main } na głównym szlaku, { $short } na skrótach.
note-fortune-coins = Uśmiech losu w monetach: { $does }.
note-ruins = Ruiny, { $space }{ $marker ->
    [yes] {" "}(znacznik)
   *[no] {""}
  }: { $does }.
note-dark = { $space }{ $marker ->
    [yes] {" "}(znacznik)
   *[no] {""}
  }: { $does }.
note-purse = Monety: { $coins }, prestiż: { $prestige }
note-purse-hidden = Monety za zasłonką, prestiż: { $prestige }
note-locks = Zablokowane: { $first } · { $second } · { $third }
note-tokens = Latarenki: { $lanterns } z { $hooks }; podkowy: { $horseshoes }, żarokwarce: { $quartz } (miejsc na oba: { $room })
note-room = { $count ->
    [one] Na wozie zmieści się jeszcze tylko: { $goods }.
   *[other] Na wozie zmieści się jeszcze jeden z tych towarów: { $goods }.
  }
note-room-any = Na wozie zmieści się jeszcze dowolny towar.
note-room-none = Na wozie nie zmieści się już żaden towar.
note-concern-town = Bieżące miasteczko: { $town }.
note-concern-counts = Dokonania: { $feats }; dostarczeni bohaterowie: { $heroes }, zamówienia: { $contracts }.

shown = { $piece }
shown-number = { $n }
shown-die = kość rynku
shown-wagon = wóz: { $player }
shown-contract = { $town }
mark-pair = oraz { $hero }, { $class } w drodze do { $town }, bonus: { $bonus }
mark-inn = { $class } w drodze do { $town }; chce: { $goods }; bonus: { $bonus }
mark-hero = { $class } w drodze do { $town }{ $chest ->
    [yes] , ze skrzynią
   *[no] {""}
  }
mark-contract = { $goods }
mark-region = region { $region }
mark-die = kość podróży
mark-gifts = { $n ->
    [one] 1 podarunek
    [few] { $n } podarunki
   *[many] { $n } podarunków
  }
mark-stray = bezpański
mark-banner = od razu { $does }
mark-side-0 = przód
mark-side-1 = tył

## Dlaczego czegoś nie można wybrać

why-over = Gra jest skończona.
why-wait = Teraz wybierają inni.
why-turn = Teraz gra { $player }.
why-turn-concern = Teraz gra Spółka Prywatna.
why-away = To nie sąsiaduje z twoim wozem (DR-7.1).
why-visited = Ta dzielnica była już odwiedzona w tej turze (DR-7.2).
why-one-district = Bez kości blasku odwiedzasz jedną dzielnicę (DR-7.1).
why-plan-first = Najpierw planowanie i ruch, potem odwiedziny (DR-4.2).
why-ride-first = Najpierw ruch: odwiedzisz to, obok czego staniesz (DR-4.2).
why-feat = Dokonanie daje uśmiech losu po karawanie, którą prowadzisz, albo dolne pole Czarnego Rynku (DR-10.2, DR-15.2).
why-upgrade = Ulepszenie daje uśmiech losu na końcu karawany, którą prowadzisz (DR-15.2).
why-other-town = To do { $town }, a karawana jedzie do { $goal } (DR-14.1).
why-begun = Najpierw dokończ zaczęte zamówienie; każdą rzecz dostarczasz raz (DR-14.3).
why-own-caravan = Prowadzisz karawanę do { $town } i tylko tam dostarczasz (DR-14.1).
why-other-region = Karawana tam nie jedzie: dotrzesz z nią do { $one } albo do { $other } (DR-14.1).
why-nothing-for-town = Nie masz nic, co można tam dostarczyć (DR-14.1).
why-one-visit = W jednej wizycie odwiedzasz jedno miasteczko (DR-14.1, DR-25.1).
why-commission-first = Najpierw wybierz zamówienie, które chce tego towaru (DR-14.3).
why-not-wanted = Tego towaru nie chce żadne twoje zamówienie stąd (DR-14.3).
why-not-for-sale = Tego towaru ten bohater nie kupuje (DR-11.2).
why-die-first = Najpierw wybierz w rezerwie kość, którą tu zablokujesz (DR-5.2).
why-slot-now = Kość jest wybrana: teraz wskaż pole, z którego inna przejdzie do puli (DR-5.2).
why-lock-empty = To pole jest puste: nie ma stąd czego zwolnić (DR-5.4).
why-glow-locked = Kości blasku się nie blokuje: do puli przenosi ją pole 2 (DR-5.3).
why-rode = Twój wóz już w tej turze jechał; teraz odwiedzasz to, obok czego stoi (DR-7.1).
why-no-such-die = Takiej kości podróży już nie ma (DR-13.8).
why-no-goods = Nie masz żadnego z jego towarów (DR-14.3).
why-nothing-great-bazaar = Nie ma tu nic do zrobienia (DR-7.5).
why-nothing-queens-commissions = Wszystkie stosy są puste (DR-7.5).
why-nothing-yurgs-excursions = Nie ma tu nic do zrobienia (DR-7.5).
why-nothing-dark-market = Każde pole znacznika kosztuje monetę, a nie masz żadnej (DR-10.1).
why-nothing-ringway-inn = Nie masz nic, czego chce któryś z bohaterów, ani prestiżu, żeby rozejrzeć się za innymi (DR-7.5).
why-visit-inn = Najpierw odwiedź Gospodę (DR-11).
why-visit-commissions = Najpierw odwiedź Zamówienia Królowej (DR-9).
why-visit-yurg = Towarzysze dołączają, gdy prowadzisz karawanę: najpierw odwiedź Yurga (DR-13.1).
why-no-glow = Budynek wymaga kości blasku w puli akcji (DR-7.2).
why-building-used = W tej turze budynek był już użyty (DR-22.1).
why-building-away = Ten budynek nie stoi przy twoim polu (DR-7.2).
why-building-price = Nie masz czym zapłacić (DR-22.1).
why-stride = Żadna kość z puli akcji tam nie prowadzi (DR-6.1).
why-horseshoe = Podkowa przesuwa o jedno pole (DR-6.2).
why-no-die = Nie leży tu kość rynku (DR-8.2).
why-no-tile = W zasobach nie ma już tego towaru (DR-8.3).
why-price = To kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
  }, a masz { $coins } (DR-8.2).
why-wants = Ten bohater chce: { $goods }, a nic z tego nie masz (DR-11.2).
why-companion-turn = Towarzysze pomagają tylko w twojej turze (DR-19.1).
why-companion-spent = Wszystkie jego umiejętności mają już podarunki (DR-19.2).
why-companion-gift = Za pomoc trzeba dać { $gift }, a tego nie masz (DR-19.2).
why-companion-idle = Teraz nie ma na co zadziałać (DR-19.6).
