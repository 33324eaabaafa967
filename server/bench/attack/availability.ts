import { request } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { play } from '../../test/stage.ts';
import { holdWrites } from './hold-writes.ts';
import { type Attack, type Target, wait } from './target.ts';

/** Attacks on whether others can play. */

/** Each download that was broken off kept a file open for good. */
export const downloads: Attack = async (target, force) => {
  const { port } = new URL(target.url);
  const breakOff = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET /assets/large-abc.png HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      );
      socket.once('data', () => socket.destroy());
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve());
    });
  await breakOff();
  const before = target.openFiles();
  for (let made = 0; made < force.downloads; made += 20) await Promise.all(Array.from({ length: 20 }, breakOff));
  for (let tries = 0; target.openFiles() > before + 8 && tries < 40; tries++) await wait(50);
  const left = target.openFiles() - before;
  const figure = `${left} files left open`;
  return [{ attack: `${force.downloads} downloads broken off`, figure, holds: left <= 8 }];
};

/** Compressing a page for everybody who asks stopped the house. */
export const pages: Attack = async (target, force) => {
  const { port } = new URL(target.url);
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', host: 'localhost' };
      const asking = request({ port, host: '127.0.0.1', path: '/assets/rules-abc.js', headers }, (answer) => {
        answer.on('end', () => resolve()).resume();
      });
      asking.on('error', reject).end();
    });
  const before = target.cpu();
  let each = 0;
  const longest = await target.longestWait(async () => {
    for (let made = 0; made < force.pages; made += 30) await Promise.all(Array.from({ length: 30 }, ask));
    each = (target.cpu() - before) / force.pages;
  });
  const figure = `${each.toFixed(2)} ms of CPU each, another waits ${longest.toFixed(0)} ms`;
  return [{ attack: `${force.pages} pages, compressed`, figure, holds: each < 20 }];
};

/** A house that stood still took the time from whoever was asked. */
export const standstill: Attack = async (target, force) => {
  if (force.standstill === 0) return [];
  const people = [await target.come('Ann'), await target.come('Bo')];
  const tables: string[] = [];
  for (let made = 0; made < 3; made++)
    tables.push(await play(people, { settings: { clock: { kind: 'turn', seconds: 5 }, absence: 0 } }));
  target.signal('SIGSTOP');
  await wait(force.standstill * 1000);
  target.signal('SIGCONT');
  await wait(1500);
  const lost = tables.filter((table) => people[0]?.company(table).seats.some(({ minded }) => minded !== null)).length;
  const attack = `${force.standstill} s of standstill, clocks of 5 s`;
  return [{ attack, figure: `${lost} of ${tables.length} lost on time`, holds: lost === 0 }];
};

/** It said that it was ready while nothing could be written. */
export const unwritable: Attack = async (target) => {
  const status = async (): Promise<number> => (await fetch(`${target.url}/ready`)).status;
  const become = async (wanted: number): Promise<number> => {
    for (let tries = 0; (await status()) !== wanted && tries < 100; tries++) await wait(100);
    return status();
  };
  await become(200);
  const release = target.databaseUrl === null ? holdWrites(target.data) : await lockSettings(target.databaseUrl);
  const during = await become(503);
  await release();
  const after = await become(200);
  const figure = `ready says ${during}, then ${after}`;
  return [{ attack: 'a store that cannot be written', figure, holds: during === 503 && after === 200 }];
};

async function lockSettings(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE settings IN EXCLUSIVE MODE');
  return () => client.end();
}

/** Pings were answered without end. */
export const pings: Attack = async (target, force) => {
  const eve = await target.come('Eve');
  const before = target.cpu();
  for (let sent = 0; sent < force.pings && eve.closed === null; sent++) {
    if (eve.line.readyState === eve.line.OPEN) eve.line.ping();
    if (sent % 100 === 0) await wait(1);
  }
  for (let tries = 0; eve.closed === null && tries < 40; tries++) await wait(50);
  const cpu = target.cpu() - before;
  const figure = `closed with ${eve.closed?.code ?? 'nothing'}, ${cpu} ms of CPU`;
  return [{ attack: `${force.pings} pings`, figure, holds: eve.closed?.code === 4429 }];
};

/** On a busy machine a bot needs a while to come. */
const LONGEST_BOT = 60_000;

/** Taking back without end made each opening of the table play all of it again, on the thread that serves everybody. */
export const undos: Attack = async (target: Target, force) => {
  const ann = await target.come('Ann');
  const table = await play([ann], { seats: 2, settings: { absence: 0 } });
  const asked = (): boolean => ann.at(table).standing.decision !== null;
  const longest = await target.longestWait(async () => {
    for (let made = 0; made < force.undos; made++) {
      await ann.until(asked, LONGEST_BOT);
      await ann.choose(table);
      await ann.until(asked, LONGEST_BOT);
      await ann.do({ kind: 'undo', table, seat: 0 });
    }
  });
  await target.kill();
  await target.start();
  const again = await target.back(ann);
  let took = 0;
  const opening = await target.longestWait(async () => {
    const since = performance.now();
    await again.do({ kind: 'open', table });
    took = performance.now() - since;
  });
  return [
    {
      attack: `${force.undos} times taken back`,
      figure: `another waits ${longest.toFixed(0)} ms at most`,
      holds: longest < 1000,
    },
    {
      attack: 'that table is opened after a fall',
      figure: `in ${took.toFixed(0)} ms; another waits ${opening.toFixed(0)} ms at most`,
      holds: opening < 500 && took < 3000,
    },
  ];
};
