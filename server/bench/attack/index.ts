import { chaos } from '../chaos.ts';
import { downloads, pages, pings, standstill, undos, unwritable } from './availability.ts';
import { hosts, household, signOut, store } from './entrance.ts';
import { deal, requests, spectators, undoQuestions } from './tables.ts';
import { type Attack, type Finding, type Force, Target } from './target.ts';

const many = { burst: 1e9, perSecond: 1e9 };

/** The server as it is, believing what a proxy says of addresses. */
const STRICT: readonly Attack[] = [household, hosts, pings];

/** Without limits by address, so that one machine can play many; beats are quick, so that nobody waits long for an outage. */
const OPEN: readonly Attack[] = [
  downloads,
  pages,
  requests,
  undoQuestions,
  deal,
  spectators,
  signOut,
  unwritable,
  undos,
  store,
  standstill,
];
const OPEN_LIMITS = { undos: many, pages: many, heartbeatEvery: 200, outageAfter: 2000, outageGrace: 5000 };

export const FULL: Force = { downloads: 1100, pages: 300, undos: 1800, pings: 10_000, standstill: 16, kills: 5 };
/** For `npm test`: a little of each attack. Standstills and kills take their time and have tests of their own there. */
export const LITTLE: Force = { downloads: 100, pages: 60, undos: 60, pings: 2000, standstill: 0, kills: 0 };

/** All attacks on a server over one store, one after the other. */
export async function attack(
  databaseUrl: string | null,
  force: Force,
  note: (finding: Finding) => void,
): Promise<void> {
  for (const [strict, attacks, limits] of [[true, STRICT, {}] as const, [false, OPEN, OPEN_LIMITS] as const]) {
    const target = await Target.open(databaseUrl, strict, limits);
    try {
      for (const one of attacks) for (const finding of await one(target, force)) note(finding);
      const errors = target.log.filter((line) => line.includes('"level":"error"') && !line.includes('no-heartbeat'));
      note({ attack: 'what the log complains of', figure: errors[0] ?? 'nothing', holds: errors.length === 0 });
    } finally {
      await target.close();
    }
  }
  if (force.kills === 0) return;
  const { rounds, acknowledged, lost, unopened } = await chaos({
    rounds: force.kills,
    tables: [12],
    longest: 1500,
    least: 1,
    databaseUrl,
    note: () => {},
  });
  note({
    attack: `killed ${rounds} times under load`,
    figure: `${lost.length} of ${acknowledged} choices lost, ${unopened.length} tables not opened`,
    holds: lost.length === 0 && unopened.length === 0 && acknowledged > 0,
  });
}
