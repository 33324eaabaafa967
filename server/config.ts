import { machineWatch, type Watch } from './house-clock.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Log, noLog } from './log.ts';
import { PUSH_SERVICES } from './notify/allowed-hosts.ts';

/** How one node is run. */
export interface Config {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Folder of the embedded store. */
  readonly data: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | null;
  /** Where people find the pages, `https://table.example`: for passkeys, cookies and the check of where requests come from. */
  readonly origin: string;
  /** Names beside that of the origin by which people may find us. */
  readonly hosts: readonly string[];
  /** Built pages to serve; null: none. */
  readonly pages: string | null;
  /** A proxy stands before us: believe what it says of addresses and https. */
  readonly trustProxy: boolean;
  readonly metricsToken: string | null;
  /** Whom push services may write to when something is wrong with our calls. */
  readonly contact: string;
  /** Hosts of webhooks that people may name; none: there are no webhooks. */
  readonly webhooks: readonly string[];
  /** Hosts of push services, and whether plain http is allowed: for tests and closed networks. */
  readonly pushServices: readonly string[];
  readonly plainCalls: boolean;
  readonly botThreads: number | null;
  readonly limits: Limits;
  readonly log: Log;
  /** Tests bring one of their own. */
  readonly watch: Watch;
}

export const configOf = (given: Partial<Config> = {}): Config => {
  const { host = '127.0.0.1', port = 4000 } = given;
  return {
    host,
    port,
    data: 'data',
    databaseUrl: null,
    origin: `http://localhost:${port}`,
    hosts: [],
    pages: null,
    trustProxy: false,
    metricsToken: null,
    contact: 'mailto:operator@localhost.invalid',
    webhooks: [],
    pushServices: PUSH_SERVICES,
    plainCalls: false,
    botThreads: null,
    limits: LIMITS,
    log: noLog,
    watch: machineWatch,
    ...given,
  };
};
