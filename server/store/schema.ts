/**
 * One schema for both stores, in the SQL that both understand. A migration is never changed once released; a new one is added. What people say
 * and do is kept as JSON text: the store looks only at what it has to find things by.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      seed TEXT NOT NULL,
      request TEXT NOT NULL UNIQUE,
      code TEXT NOT NULL,
      status TEXT NOT NULL,
      wake BIGINT,
      touched BIGINT NOT NULL,
      summary TEXT NOT NULL,
      keeper TEXT,
      keeper_until BIGINT NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL',
    'CREATE INDEX tables_code ON tables (code)',
    `CREATE TABLE journal (
      table_id TEXT NOT NULL,
      at BIGINT NOT NULL,
      time BIGINT NOT NULL,
      account TEXT,
      request TEXT,
      deed TEXT NOT NULL,
      PRIMARY KEY (table_id, at)
    )`,
    `CREATE TABLE members (
      account TEXT NOT NULL,
      table_id TEXT NOT NULL,
      PRIMARY KEY (account, table_id)
    )`,
    'CREATE INDEX members_table ON members (table_id)',
    `CREATE TABLE chat (
      table_id TEXT NOT NULL,
      n BIGINT NOT NULL,
      account TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      time BIGINT NOT NULL,
      PRIMARY KEY (table_id, n)
    )`,
    `CREATE TABLE seen (
      table_id TEXT NOT NULL,
      account TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, account)
    )`,
    'CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)',
    'CREATE TABLE sessions (hash TEXT PRIMARY KEY, account TEXT NOT NULL, created BIGINT NOT NULL)',
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    'CREATE INDEX passkeys_account ON passkeys (account)',
    'CREATE TABLE challenges (id TEXT PRIMARY KEY, challenge TEXT NOT NULL, account TEXT, until BIGINT NOT NULL)',
    `CREATE TABLE bells (
      address TEXT NOT NULL,
      account TEXT NOT NULL,
      kind TEXT NOT NULL,
      keys TEXT NOT NULL,
      created BIGINT NOT NULL,
      PRIMARY KEY (account, address)
    )`,
    'CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
    'CREATE TABLE outages (since BIGINT NOT NULL, until BIGINT NOT NULL)',
  ],
  // A line of talk that is sent again because its answer was lost is said once.
  ['ALTER TABLE chat ADD COLUMN request TEXT', 'CREATE UNIQUE INDEX chat_request ON chat (table_id, account, request)'],
  // Tables as a whole, so that opening one need not play all of its journal. Caches: a backup does without them.
  ['CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, at BIGINT NOT NULL, state TEXT NOT NULL)'],
  // Where one is signed in: `created` is when a session was last renewed, `since` when it began.
  [
    "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE sessions ADD COLUMN since BIGINT NOT NULL DEFAULT 0',
    'UPDATE sessions SET since = created',
    'CREATE INDEX sessions_account ON sessions (account)',
  ],
  // Whom people do not want to hear, or not at their tables.
  [
    `CREATE TABLE avoided (
      account TEXT NOT NULL,
      other TEXT NOT NULL,
      name TEXT NOT NULL,
      how TEXT NOT NULL,
      created BIGINT NOT NULL,
      PRIMARY KEY (account, other)
    )`,
  ],
  ['ALTER TABLE bells RENAME TO subscriptions'],
];

/** In the order in which a backup holds them. */
export const tableNames = [
  'settings',
  'accounts',
  'sessions',
  'passkeys',
  'subscriptions',
  'avoided',
  'outages',
  'tables',
  'members',
  'journal',
  'chat',
  'seen',
] as const;
