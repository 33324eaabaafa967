# Serwer.

cli-help-serve =
    stolik serve [opcje]
    Stolik w przeglądarce: strony, stoły, konta. Bez opcji trzyma wszystko w jednym katalogu i niczego więcej nie potrzebuje.

      --port N            port (domyślnie 4000 albo $PORT)
      --host ADRES        domyślnie 127.0.0.1; 0.0.0.0 dla wszystkich (albo $STOLIK_HOST)
      --data KATALOG      katalog wbudowanej bazy (domyślnie ~/.local/share/stolik albo $STOLIK_DATA)
      --database-url URL  PostgreSQL zamiast wbudowanej bazy (albo $DATABASE_URL)
      --origin URL        pod jakim adresem jest dla ludzi, https://stolik.example (albo $STOLIK_ORIGIN): potrzebne kluczom i ciasteczkom
      --trust-proxy       przed serwerem stoi pośrednik: wierz jego X-Forwarded-For i X-Forwarded-Proto
      --pages KATALOG     zbudowane strony (domyślnie web/dist; gdy ich nie ma, zbuduje je); none: bez stron
      --hosts A,B         inne nazwy, pod którymi ludzie znajdują serwer; domyślnie tylko ta z --origin
      --webhooks A,B      serwery, na które gracze mogą kierować swoje powiadomienia (webhooki); domyślnie żadne
      --contact ADRES     do kogo mogą pisać usługi powiadomień, mailto:ty@stolik.example (albo $STOLIK_CONTACT)
      --backup PLIK       zapisuje wszystko do PLIKU i kończy; serwer może przy tym działać
      --restore PLIK      wczytuje kopię do pustej bazy i kończy
      --json              to, co wypisuje, jako JSON; dziennik na standardowym wyjściu błędów i tak jest w JSON

    Ctrl-C lub SIGTERM zatrzymuje, gdy wszystko jest zapisane. $STOLIK_METRICS_TOKEN pozwala czytać /metrics także z innych maszyn.

cli-serve-open = Stolik jest otwarty pod adresem { $url }/ (Ctrl-C zamyka)
cli-serve-building = Strony nie są jeszcze zbudowane; budowa potrwa kilka sekund…
cli-serve-no-pages = Nie ma stron i nie udało się ich zbudować. „npm ci” instaluje to, co je buduje, „node web/build.mjs” je buduje; „--pages none” obywa się bez nich.
cli-serve-no-pages-there = W „{ $folder }” nie ma zbudowanych stron: brakuje index.html.
cli-serve-wrong-origin = --origin to adres bez ścieżki, na przykład https://stolik.example, a nie „{ $given }”.
cli-serve-port-taken = Port { $port } jest zajęty: wybierz inny przez --port.
cli-serve-failed = Nie udało się uruchomić serwera ({ $details }).
cli-serve-backed-up = { $rows ->
    [one] Zapisano { $rows } wiersz w { $file }.
    [few] Zapisano { $rows } wiersze w { $file }.
   *[many] Zapisano { $rows } wierszy w { $file }.
  }
cli-serve-restored = { $rows ->
    [one] Wczytano { $rows } wiersz z { $file }.
    [few] Wczytano { $rows } wiersze z { $file }.
   *[many] Wczytano { $rows } wierszy z { $file }.
  }
cli-serve-not-empty = Baza nie jest pusta, więc niczego nie wczytano: wskaż pustą przez --data lub --database-url.
cli-serve-no-backup = „{ $file }” nie jest kopią Stolika albo jest kopią z późniejszej wersji.
cli-serve-cut-off = „{ $file }” jest ucięty lub uszkodzony; niczego nie wczytano.
