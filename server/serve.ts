import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { botNames } from '@stolik/bots';
import { reasonOf } from '@stolik/engine';
import { WebSocketServer } from 'ws';
import { Accounts } from './accounts/accounts.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { BotPool } from './bots/pool.ts';
import { type Config, configOf } from './config.ts';
import { Heartbeat } from './heartbeat.ts';
import type { House, Registry } from './house.ts';
import { HouseClock } from './house-clock.ts';
import { handler } from './http/router.ts';

import { Metrics } from './metrics.ts';
import { Notifier } from './notify/notifier.ts';
import { portOf } from './port.ts';
import { Buckets } from './rates.ts';
import { newId } from './secrets.ts';
import { newsOf } from './serialise.ts';
import { CLOSE } from './socket/connection.ts';
import { Connections } from './socket/connections.ts';
import { holdFolder } from './store/data-folder.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Hall } from './tables/hall.ts';

export interface Running {
  readonly port: number;
  readonly url: string;
  readonly house: House;
  /** Lets everybody finish what is being written, and goes. */
  stop(): Promise<void>;
}

/** Opens the house: the store, the tables, the sockets and the pages. */
export async function serve(registry: Registry, given: Partial<Config> = {}): Promise<Running> {
  const config = configOf(given);
  const { head, headWithin, requestWithin, stalledAfter } = config.limits;
  const server = createServer({ maxHeaderSize: head, requestTimeout: requestWithin, headersTimeout: headWithin });
  // One who asks for a page and takes nothing of it holds a connection for nothing. Sockets have pings of their own.
  server.setTimeout(stalledAfter);
  // Whoever comes while the store is being opened is told to wait.
  server.on('request', notYet);
  const port = await listen(server, config);
  try {
    const folder = config.databaseUrl === null ? holdFolder(config.data) : null;
    try {
      const store = await openStore(config);
      try {
        const own = { ...config, port, origin: given.origin ?? `http://localhost:${port}` };
        return await openHouse(registry, own, server, store, () => folder?.release());
      } catch (error) {
        await store.close();
        throw error;
      }
    } catch (error) {
      folder?.release();
      throw error;
    }
  } catch (error) {
    server.close();
    throw error;
  }
}

async function openHouse(
  registry: Registry,
  config: Config,
  server: Server,
  store: Store,
  /** The folder of the store is free for others. */
  closed: () => void,
): Promise<Running> {
  const { limits, log } = config;
  const clock = new HouseClock(config.watch);
  const { now } = clock;
  const metrics = new Metrics();
  let open = true;
  const connections = new Connections();
  const pool = new BotPool({
    house: registry.source,
    ...(config.botThreads === null ? {} : { threads: config.botThreads }),
    longest: limits.botThinks,
    failed: (message) => {
      metrics.failures.add();
      log('error', 'bot-failed', { reason: message });
    },
    took: (_bot, ms) => metrics.botTime.observe(ms / 1000),
  });
  const notifier = new Notifier({
    store,
    limits,
    metrics,
    log,
    allowedHosts: { push: config.pushServices, webhooks: config.webhooks, plain: config.plainCalls },
    contact: config.contact,
    now,
    tellWindows: (account, call) => connections.tell(account, newsOf(call.table, call.game, call.what)),
  });
  const heartbeat = new Heartbeat(store, limits, log, clock, () => hall.readOutages());
  const hall: Hall = new Hall({
    node: newId(),
    games: registry.games,
    store,
    limits,
    pool,
    metrics,
    log,
    now,
    fresh: () => heartbeat.fresh(),
    happened: (table, entry, before, own) => {
      if (own) notifier.happened(table, entry, before);
    },
  });
  const house: House = {
    registry,
    bots: botNames,
    store,
    hall,
    accounts: new Accounts(store, limits, now, (sessions) => {
      connections.signOut(sessions);
      store.tell({ kind: 'signed-out', sessions });
    }),
    passkeys: new Passkeys(store, limits, config.origin, now),
    notifier,
    limits,
    metrics,
    log,
    rates: {
      chat: new Buckets(limits.chat, limits.counted),
      creations: new Buckets(limits.creations, limits.counted),
      undos: new Buckets(limits.undos, limits.counted),
      reports: new Buckets(limits.reports, limits.counted),
      guests: new Buckets(limits.guests, limits.counted),
      requests: new Buckets(limits.requests, limits.counted),
      pages: new Buckets(limits.pages, limits.counted),
    },
    muted: (account, other, isMuted) => connections.mute(account, other, isMuted),
    renamed: (person) => connections.rename(person),
    now,
    isWriting: () => heartbeat.isWriting(),
    isOpen: () => open,
  };
  metrics.gauge('stolik_connections', 'Open connections.', () => connections.size);
  metrics.gauge('stolik_bot_jobs_waiting', 'Bots that wait for a thread.', () => pool.queued);
  store.hear((news) => {
    if (news.kind === 'signed-out') connections.signOut(news.sessions);
    else if (news.kind === 'lost')
      void connections.checkSessions((hash) => house.accounts.byHash(hash)).catch(() => {});
  });
  await heartbeat.start();
  await notifier.start();
  await hall.start();
  server.off('request', notYet);
  server.on('request', handler(house, config));
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    autoPong: false,
  });
  server.on('upgrade', (request, socket, head) => connections.upgrade(house, config, sockets, request, socket, head));
  log('info', 'open', { port: config.port, store: store.kind, games: registry.games.map(({ id }) => id) });

  const tidying = setInterval(() => {
    store
      .tidy(now(), {
        sessions: now() - limits.sessionLives,
        gatherings: now() - limits.gatheringLives,
        guests: now() - limits.guestRests,
      })
      .catch((error: unknown) => log('warn', 'not-tidied', { reason: reasonOf(error) }));
  }, limits.tidyEvery);
  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    open = false;
    log('info', 'stopping', { connections: connections.size, tables: hall.size });
    clearInterval(tidying);
    hall.stop();
    server.close();
    const settled = hall.settled().then(() => notifier.stop());
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, limits.stopWithin).unref())]);
    connections.closeAll(CLOSE.stopping, 'stopping');
    await connections.allClosed(2000);
    await pool.stop();
    await heartbeat.stop();
    server.closeAllConnections();
    await store.close();
    closed();
    log('info', 'stopped');
  };
  return {
    port: config.port,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`,
    house,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

const notYet = (_request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(503, { 'retry-after': '1', connection: 'close' }).end('opening\n');
};

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve(portOf(server));
    });
  });
}
