import { LIMITS, type Limits } from '../limits.ts';
import { logTo } from '../log.ts';
import { ownJson } from '../own-json.ts';
import { serve } from '../serve.ts';
import { games } from '../test/games.ts';

/**
 * One node of the server as a process of its own, to be measured or killed: all players come from one address here, so limits by
 * address do not count, unless `strict`. Settings come as JSON in the first argument; says where it listens on standard output.
 */
const settings = ownJson<{
  data: string;
  databaseUrl?: string | null;
  pages?: string | null;
  /** With all limits, and believing a proxy. */
  strict?: boolean;
  limits?: Partial<Limits>;
}>(process.argv[2] ?? '{}');
const many = { burst: 1e9, perSecond: 1e9 };
const UNLIMITED: Partial<Limits> = {
  connectionsPerAddress: 1e6,
  tablesPerAccount: 1e6,
  messages: many,
  creations: many,
  guests: many,
  requests: many,
  botRests: 0,
  holdsLast: 0,
};
const running = await serve(
  { games, source: new URL('../test/games.ts', import.meta.url).href },
  {
    port: 0,
    data: settings.data,
    databaseUrl: settings.databaseUrl ?? null,
    pages: settings.pages ?? null,
    trustProxy: settings.strict ?? false,
    log: logTo((line) => process.stderr.write(line)),
    limits: {
      ...LIMITS,
      ...(settings.strict === true ? {} : UNLIMITED),
      ...settings.limits,
    },
  },
);
process.stdout.write(`${JSON.stringify({ url: running.url })}\n`);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
