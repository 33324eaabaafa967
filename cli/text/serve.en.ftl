# The server.

cli-help-serve =
    stolik serve [options]
    The web table for people: pages, tables, accounts. Without options it keeps everything in one folder and needs nothing else.

      --port N            where to listen (default 4000, or $PORT)
      --host ADDRESS      default 127.0.0.1; 0.0.0.0 for everybody (or $STOLIK_HOST)
      --data DIR          folder of the embedded store (default ~/.local/share/stolik, or $STOLIK_DATA)
      --database-url URL  PostgreSQL instead of the embedded store (or $DATABASE_URL)
      --origin URL        where people find it, https://table.example (or $STOLIK_ORIGIN): passkeys and cookies need it
      --trust-proxy       runs behind a proxy: trust its X-Forwarded-For and X-Forwarded-Proto
      --pages DIR         the built pages (default web/dist, built if they are missing); none: no pages
      --hosts A,B         other names by which people find the server; default: only that of the origin
      --webhooks A,B      hosts to which people may have calls sent; default: none
      --contact ADDRESS   whom push services may write to, mailto:you@table.example (or $STOLIK_CONTACT)
      --backup FILE       writes everything to FILE and ends; the server may be running meanwhile
      --restore FILE      reads a backup into an empty store and ends
      --json              what is printed, as JSON; the log is JSON on standard error anyway

    Ctrl-C or SIGTERM stops it when everything is written. $STOLIK_METRICS_TOKEN lets others than this machine read /metrics.

cli-serve-open = Stolik is open at { $url }/ (Ctrl-C stops it)
cli-serve-building = The pages are not built yet; building them takes a few seconds…
cli-serve-no-pages = The pages are not there and could not be built. "npm ci" installs what builds them, "node web/build.mjs" builds them; "--pages none" serves without.
cli-serve-no-pages-there = There are no built pages in "{ $folder }": no index.html.
cli-serve-wrong-origin = --origin is an address without a path, for instance https://table.example, not "{ $given }".
cli-serve-port-taken = Port { $port } is taken: choose another with --port.
cli-serve-failed = The server could not be started ({ $details }).
cli-serve-backed-up = { $rows ->
    [one] Backup written: { $rows } row in { $file }.
   *[other] Backup written: { $rows } rows in { $file }.
  }
cli-serve-restored = { $rows ->
    [one] Backup restored: { $rows } row from { $file }.
   *[other] Backup restored: { $rows } rows from { $file }.
  }
cli-serve-not-empty = The store is not empty, so nothing was restored: give an empty one with --data or --database-url.
cli-serve-no-backup = "{ $file }" is not a backup of Stolik, or one of a later version.
cli-serve-cut-off = "{ $file }" is cut off or damaged; nothing was restored.
