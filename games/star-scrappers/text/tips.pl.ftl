## Wskazówki w pierwszych partiach: tip-<wskazówka>

tip-raided = Lider wraca do ciebie; karty spod niego możesz kiedyś odebrać.
tip-totem-lost = Totem ma kolor Lidera z przejętej Bazy: wybieraj Lidera rozważnie.
tip-last-round = Ostatnia runda: wszyscy rozegrają tyle samo tur.
tip-end-near = Koniec blisko: karty w ręce i w Bazie same nie dają punktów.
tip-crystals-out = Pusty stos też przesuwa znacznik Zawalenia Kopalni.
tip-extra-mining = Dodatkowe fedrowanie przepada z końcem tury.
tip-symbol = Liczą się różne symbole: każdy nowy jest wart więcej.
tip-full-hand = Pełna ręka: teraz nie rekrutujesz ani nie bierzesz kart.
tip-full-base = Baza mieści siedem kart; najstarsze wypadną z gry.
tip-short-of-cards = Mało kart? Przejmij Bazę, choćby własną.
tip-two-actions = Obie akcje muszą być różnego rodzaju.
tip-no-raid-now = Przejęcie Bazy już nie w tej turze: zastępuje obie akcje.
tip-leader = Lider pomaga za darmo, zanim zaczniesz akcje. Możesz go też pominąć.
tip-paying = Kolejność ma znaczenie: ostatnia karta zostanie Liderem.
tip-wild = Kryształ frakcji spoza gry jest Dziki: płać dowolnym, ale jednym kolorem.
tip-recruiting = Poziom 1 za darmo, wyższy za kartę o poziomie dokładnie o 1 niższym.
tip-half = Lewa na koniec gry, prawa od teraz. Drugiej już nie będzie.
tip-skill = Karta może zapłacić albo użyć umiejętności, nigdy jedno i drugie.
tip-from-base = Lidera nie ruszy żadna umiejętność, resztę Bazy tak.
tip-recolouring = Zmień kolor na ten, którym najłatwiej zapłacisz.
tip-subjugating = Zniewolona karta wypada z gry i daje tyle punktów, ile ma poziom.
