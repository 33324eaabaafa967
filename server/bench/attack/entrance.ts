import { cpSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { LIMITS } from '../../limits.ts';
import { type Attack, type Finding, type Target, wait } from './target.ts';

/** Attacks on who gets in, and on the store itself. */

const answerOf = (
  target: Target,
  path: string,
  headers: Record<string, string>,
  body: string | null = null,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(target.url);
    const method = body === null ? 'GET' : 'POST';
    const type = body === null ? {} : { 'content-type': 'application/json' };
    const asking = request({ port, host: '127.0.0.1', path, method, headers: { ...type, ...headers } }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    });
    asking.on('error', reject).end(body ?? undefined);
  });

/** With IPv6 everybody has more addresses than any limit counts. */
export const household: Attack = async (target) => {
  let guests = 0;
  for (let made = 0; made < 120; made++) {
    const address = `2001:db8:1:2:${(made + 1).toString(16)}::1`;
    const status = await answerOf(
      target,
      '/api/session',
      { host: 'localhost', 'x-forwarded-for': address },
      '{"name":"Eve"}',
    );
    if (status === 200) guests++;
  }
  const figure = `${guests} guests got in`;
  return [{ attack: '120 guests from one /64', figure, holds: guests <= LIMITS.guests.burst + 2 }];
};

/** A page elsewhere that makes its own name mean our address could read what we answer. */
export const hosts: Attack = async (target) => {
  const status = await answerOf(target, '/api/session', { host: 'evil.example' });
  return [{ attack: 'a name that is not ours', figure: `answered ${status}`, holds: status === 421 }];
};

/** Signing out left the windows open. */
export const signOut: Attack = async (target) => {
  const ann = await target.come('Ann');
  const window = await target.back(ann);
  await ann.fetch('/api/session/end', {});
  for (let tries = 0; window.closed === null && tries < 40; tries++) await wait(50);
  const figure = `its windows are closed with ${window.closed?.code ?? 'nothing'}`;
  return [{ attack: 'a session that was signed out', figure, holds: window.closed?.code === 4401 }];
};

/** Two processes each believed to be alone with the tables. Damage was found by the first table that could not be opened. */
export const store: Attack = async (target) => {
  if (target.databaseUrl !== null) return [];
  const says = async (data: string, wanted: RegExp): Promise<boolean> => {
    const said = await target.complaintOver(data);
    return said !== null && wanted.test(said);
  };
  const findings: Finding[] = [];
  const found = (attack: string, holds: boolean): number =>
    findings.push({ attack, figure: holds ? 'refused, with what to do' : 'opened', holds });
  found('a second process over the same folder', await says(target.data, /Another server keeps its tables/));
  await target.kill('SIGTERM');
  const whole = readFileSync(join(target.data, 'stolik.db'));
  const copy = (name: string): string => {
    const data = join(target.data, '..', name);
    mkdirSync(data);
    cpSync(target.data, data, { recursive: true });
    return data;
  };
  const overwritten = copy('overwritten');
  const damaged = Buffer.from(whole);
  damaged.fill(0x5a, 4096, 11 * 4096);
  writeFileSync(join(overwritten, 'stolik.db'), damaged);
  found('ten pages of the store overwritten', await says(overwritten, /is damaged/));
  const emptied = copy('emptied');
  truncateSync(join(emptied, 'stolik.db'), 0);
  found('an empty file in place of the store', await says(emptied, /is empty/));
  await target.start();
  return findings;
};
